import { useCorrectEntryMutation, type CorrectEntryDto, type EveningMoneyDto, type MoneyEntryDto } from '../../api/api';
import { ActionDialog } from '../../ui/admin/dialog/ActionDialog';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { PriceField } from '../../ui/admin/field/PriceField';
import type { DialogReports } from '../../ui/admin/form/use-edit-dialog';
import { dayOf } from '../../ui/admin/moments';
import { clp } from '../../ui/format';
import { useAmountQuestion } from './use-amount-question';

const { Field, TextField } = fieldsOf('CorrectEntryDto');

interface CorrectEntryProps extends DialogReports {
  entry: MoneyEntryDto;
  money: EveningMoneyDto;
}

/** Corrects what staff wrote, or said of a card, by an entry that names the other: the wrong one stays to be seen. */
export function CorrectEntryDialog({ entry, money, ...reports }: CorrectEntryProps) {
  const [correct] = useCorrectEntryMutation();
  const question = useAmountQuestion('Corregir');
  const { id, kind, kind_name: name, at, way, amount: whole } = entry;
  const seen = entry.comes_to ?? whole;
  // By card it was all of it or nothing: the other of both is the right one.
  const right = way !== 'card' ? seen : seen === 0 ? whole : 0;
  const most = seen + money.left;
  const isBeyond = (amount: number) => kind === 'charge' && !money.cancelled && amount > most;
  return (
    <ActionDialog<Omit<CorrectEntryDto, 'seen'>>
      {...reports}
      title="Corregir un movimiento"
      saveLabel="Corregir"
      draftName={`Movimiento/${id}`}
      initial={{ amount: right, note: '' }}
      fields={['amount', 'note']}
      save={async (values) => {
        await question.agree(values.amount, isBeyond(values.amount) ? `Es más de lo que faltaba (${clp(most)}).` : '');
        return correct({ id, correctEntryDto: { ...values, seen } }).unwrap();
      }}
    >
      <p className="g-evening-note">
        {name} del {dayOf(at)} por {clp(seen)}. Lo anotado no se borra: la corrección queda debajo, con su motivo.
      </p>
      <Field name="amount" label="Lo correcto" extra="Escribe 0 si no llegó ni salió nada.">
        <PriceField />
      </Field>
      <TextField name="note" label="Motivo" rows={2} />
      {question.dialog}
    </ActionDialog>
  );
}
