import { Button } from 'antd';
import { Suspense, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import {
  useSetBankRowAsideMutation,
  useUnmatchBankRowMutation,
  type BankRowDto,
  type StatementReadDto,
} from '../../api/api';
import { LeaveQuestion } from '../../ui/admin/form/LeaveQuestion';
import { ListTable } from '../../ui/admin/list/ListTable';
import { RowMenu, type RowAction } from '../../ui/admin/list/RowMenu';
import { useList } from '../../ui/admin/list/use-list';
import { optionalDialog } from '../../ui/optional/optional-dialog';
import { bankRowsOf, rowName } from './bank-list';
import { CashFrame } from './CashFrame';
import { OursOpen } from './OursOpen';
import { StatementOutcome } from './StatementOutcome';
import { useCashAddress } from './use-cash-address';

const StatementDialog = optionalDialog(async () => (await import('./StatementDialog')).StatementDialog);
const MatchDialog = optionalDialog(async () => (await import('./MatchDialog')).MatchDialog);

/** Conciliación: the bank's rows of a month beside the ledger, and what each of both sides has alone. */
export function ReconciliationPage() {
  const { month, addressOf } = useCashAddress();
  const list = useList(useMemo(() => bankRowsOf(month), [month]));
  const navigate = useNavigate();
  const [unmatch] = useUnmatchBankRowMutation();
  const [setAside] = useSetBankRowAsideMutation();
  const [asked, setAsked] = useState<'statement' | BankRowDto>();
  const [outcome, setOutcome] = useState<StatementReadDto>();
  const [dirty, setDirty] = useState(false);
  const dialog = { onClose: () => setAsked(undefined), onDirty: setDirty };

  const actionsOf = (row: BankRowDto): RowAction[] => {
    const { id, state } = row;
    const put = (aside: boolean) => () =>
      void list.run(id, () => setAside({ id, setAsideDto: { aside } }).unwrap(), () => (aside ? 'Quedó apartada.' : 'Vuelve a estar por conciliar.')); // prettier-ignore
    if (state === 'matched')
      return [{ key: 'undo', label: 'Deshacer', danger: true, onSelect: () => void list.run(id, () => unmatch({ id }).unwrap()) }]; // prettier-ignore
    if (state === 'aside') return [{ key: 'take', label: 'Retomar', onSelect: put(false) }];
    return [
      { key: 'match', label: 'Conciliar', onSelect: () => setAsked(row) },
      { key: 'aside', label: 'Apartar: no es de Caja', onSelect: put(true) },
    ];
  };

  return (
    <CashFrame
      title="Conciliación"
      action={
        <Button type="primary" onClick={() => setAsked('statement')}>
          Subir cartola
        </Button>
      }
    >
      {outcome && <StatementOutcome outcome={outcome} onClose={() => setOutcome(undefined)} />}
      <section aria-labelledby="bank-rows">
        <h2 id="bank-rows">Lo que dice el banco</h2>
        <ListTable
          list={list}
          actions={(row) => <RowMenu subject={rowName(row)} busy={list.isBusy(row.id)} actions={actionsOf(row)} />}
        />
      </section>
      {(list.rows !== undefined || list.error !== undefined) && <OursOpen month={month} />}
      <Suspense>
        {asked === 'statement' && (
          <StatementDialog
            {...dialog}
            onRead={(read) => {
              setOutcome(read);
              if (read.month !== null && read.month !== month) void navigate(addressOf(read.month));
            }}
          />
        )}
        {typeof asked === 'object' && <MatchDialog {...dialog} row={asked} onDone={list.keep} />}
      </Suspense>
      <LeaveQuestion dirty={dirty} />
    </CashFrame>
  );
}
