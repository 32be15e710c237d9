import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { PayoutRowDto } from '../../api/api';
import { dayText } from '../../ui/days';
import { LeaveQuestion } from '../../ui/admin/form/LeaveQuestion';
import { ListTable } from '../../ui/admin/list/ListTable';
import { RowMenu, type RowAction } from '../../ui/admin/list/RowMenu';
import { useList } from '../../ui/admin/list/use-list';
import { optionalDialog } from '../../ui/optional/optional-dialog';
import { PageHead } from '../layout/PageHead';
import { eveningPath, PAYOUTS_PATH } from '../paths';
import { PayoutBar } from './PayoutBar';
import { payoutList } from './payout-list';
import './payouts.css';

const MarkPaidDialog = optionalDialog(async () => (await import('./MarkPaidDialog')).MarkPaidDialog);
const UndoPayoutDialog = optionalDialog(async () => (await import('./UndoPayoutDialog')).UndoPayoutDialog);
const PayoutSettingsDialog = optionalDialog(async () => (await import('./PayoutSettingsDialog')).PayoutSettingsDialog);

/** What is asked in a dialog: which are paid, which is taken back, or what the company settles. */
type Asked = { pay: readonly PayoutRowDto[] } | { undo: PayoutRowDto } | 'settings';

/** Pagos a chefs: what is due, what lies ahead and what was paid; searched, filtered and paged, all of it in the address. */
export function PayoutsPage() {
  const list = useList(payoutList);
  const navigate = useNavigate();
  const [ids, setIds] = useState<number[]>([]);
  const [asked, setAsked] = useState<Asked>();
  const [dirty, setDirty] = useState(false);
  // Of another page or filter nothing is chosen any more.
  const chosen = (list.rows ?? []).filter(({ id }) => ids.includes(id));
  const due = chosen.filter(({ state }) => state === 'due');
  const dialog = { onClose: () => setAsked(undefined), onDirty: setDirty };

  const actionsOf = (row: PayoutRowDto): RowAction[] => {
    const see = { key: 'see', label: 'Ver la velada', onSelect: () => void navigate(eveningPath(row.evening_id)) };
    if (row.state === 'due')
      return [{ key: 'pay', label: 'Marcar pagado', onSelect: () => setAsked({ pay: [row] }) }, see];
    if (row.state === 'unsettled') return [{ ...see, label: 'Acordar en la velada' }];
    if (row.state !== 'paid') return [see];
    return [see, { key: 'undo', label: 'Deshacer el pago', danger: true, onSelect: () => setAsked({ undo: row }) }];
  };

  return (
    <>
      <PageHead
        title="Pagos a chefs"
        crumbs={[{ name: 'Pagos a chefs', path: PAYOUTS_PATH }]}
        action={<Button onClick={() => setAsked('settings')}>Comisión y retención</Button>}
      />
      {chosen.length > 0 && (
        <PayoutBar due={due} chosen={chosen.length} onPay={() => setAsked({ pay: due })} onChoose={setIds} />
      )}
      <ListTable
        list={list}
        selection={{
          ids: chosen.map(({ id }) => id),
          onChange: setIds,
          nameOf: ({ chef_name: name, day }) => `${name}, ${dayText(day)}`,
        }}
        actions={(row) => <RowMenu subject={`${row.chef_name}, ${dayText(row.day)}`} actions={actionsOf(row)} />}
      />
      <Suspense>
        {asked === 'settings' && <PayoutSettingsDialog {...dialog} />}
        {typeof asked === 'object' && 'pay' in asked && (
          <MarkPaidDialog {...dialog} rows={asked.pay} onDone={(rows) => rows.forEach(list.keep)} onRefused={setIds} />
        )}
        {typeof asked === 'object' && 'undo' in asked && (
          <UndoPayoutDialog {...dialog} row={asked.undo} onDone={list.keep} />
        )}
      </Suspense>
      <LeaveQuestion dirty={dirty} />
    </>
  );
}
