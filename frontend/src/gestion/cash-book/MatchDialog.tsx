import { Checkbox } from 'antd';

import {
  useListBankRowCandidatesQuery,
  useMatchBankRowMutation,
  type BankEntryDto,
  type BankRowDto,
  type MatchBankRowDto,
} from '../../api/api';
import { WAY_NAMES } from '../../api/staff-names.generated';
import { dayText } from '../../ui/days';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { ActionDialog } from '../../ui/admin/dialog/ActionDialog';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import type { FormControl } from '../../ui/admin/field/form-control';
import type { DialogReports } from '../../ui/admin/form/use-edit-dialog';
import { clp } from '../../ui/format';
import { rowName } from './bank-list';
import { KIND_LABELS } from './cash-text';

const { Field } = fieldsOf('MatchBankRowDto');

interface MatchDialogProps extends DialogReports {
  row: BankRowDto;
  /** The row as it is now. */
  onDone: (row: BankRowDto) => void;
}

/** Says by hand which entries a row of the bank is. The likeliest stand first. */
export function MatchDialog({ row, onDone, ...reports }: MatchDialogProps) {
  const { currentData, error, refetch } = useListBankRowCandidatesQuery(
    { id: row.id },
    { refetchOnMountOrArgChange: true },
  );
  const [match] = useMatchBankRowMutation();
  const candidates = currentData?.data;
  return (
    <ActionDialog<MatchBankRowDto>
      {...reports}
      title="Conciliar"
      saveLabel="Conciliar"
      draftName={`Conciliación/${row.id}`}
      unkept={['entry_ids']}
      initial={{ entry_ids: [] }}
      fields={['entry_ids']}
      save={async (values) => {
        const answer = await match({ id: row.id, matchBankRowDto: values }).unwrap();
        onDone(answer.data);
        return answer;
      }}
      instead={candidates?.length === 0 ? <p className="cash-about">{NOTHING}</p> : undefined}
    >
      <p className="cash-about">
        {rowName(row)}, {dayText(row.day)}: <b>{clp(row.amount)}</b>
      </p>
      {!candidates && <LoadingOrError error={error} onRetry={refetch} />}
      {candidates && candidates.length > 0 && (
        <Field name="entry_ids" label="Movimientos de Caja">
          <Candidates row={row} candidates={candidates} />
        </Field>
      )}
    </ActionDialog>
  );
}

const NOTHING =
  'No hay movimientos sin conciliar que puedan ser esta fila. Si falta anotar el pago, anótalo en la velada; si no es de Caja, apártala.';

interface CandidatesProps extends FormControl<number[]> {
  row: BankRowDto;
  candidates: readonly BankEntryDto[];
}

function Candidates({ row, candidates, id, value = [], onChange }: CandidatesProps) {
  const sum = candidates.reduce((all, entry) => (value.includes(entry.id) ? all + entry.amount : all), 0);
  const rest = Math.abs(row.amount) - Math.abs(sum);
  return (
    <div id={id} role="group" className="cash-candidates">
      <ul>
        {candidates.map((entry) => (
          <li key={entry.id}>
            <Checkbox
              checked={value.includes(entry.id)}
              onChange={({ target }) =>
                onChange?.(target.checked ? [...value, entry.id] : value.filter((other) => other !== entry.id))
              }
            >
              <span className="cash-cell">
                <span>
                  {entry.client} · {clp(entry.amount)}
                </span>
                <small>
                  {[entry.number, KIND_LABELS[entry.kind], WAY_NAMES[entry.way], dayText(entry.day), entry.reference]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
      <p role="status">
        {value.length === 0
          ? 'Elige uno o varios.'
          : rest === 0
            ? 'Suman lo mismo que el banco.'
            : differenceText(rest)}
      </p>
    </div>
  );
}

const differenceText = (rest: number): string =>
  rest > 0 ? `Faltan ${clp(rest)} para lo que dice el banco.` : `Son ${clp(-rest)} más de lo que dice el banco.`;
