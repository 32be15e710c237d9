import { useMarkPaidMutation, type MarkPaidDto, type PaidOutcomeDto, type PayoutRowDto } from '../../api/api';
import { ActionDialog } from '../../ui/admin/dialog/ActionDialog';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { NumberField } from '../../ui/admin/field/NumberField';
import { SaveGivenUp } from '../../ui/admin/form/use-save-form';
import type { DialogReports } from '../../ui/admin/form/use-edit-dialog';
import { todayInChile } from '../../ui/today';
import { clp, counted } from '../../ui/format';
import { useToast } from '../../ui/Toast';

const { Field, TextField, DayField } = fieldsOf('MarkPaidDto');

type Said = Omit<MarkPaidDto, 'evenings'>;

interface MarkPaidDialogProps extends DialogReports {
  rows: readonly PayoutRowDto[];
  /** The rows as they are now. */
  onDone: (rows: readonly PayoutRowDto[]) => void;
  onRefused: (ids: number[]) => void;
}

const refusedText = (refused: readonly PaidOutcomeDto[]): string =>
  refused.map(({ name, msg }) => `${name}: ${msg ?? ''}`).join(' ');

/** Notes that chefs were paid: one or several at once, with the day and the bank's reference. */
export function MarkPaidDialog({ rows, onDone, onRefused, ...reports }: MarkPaidDialogProps) {
  const [mark] = useMarkPaidMutation();
  const toast = useToast();
  const evenings = rows.map(({ evening_id, amount }) => ({ evening_id, amount: amount ?? 0 }));
  const sum = evenings.reduce((all, { amount }) => all + amount, 0);
  const [only] = rows;
  return (
    <ActionDialog<Said>
      {...reports}
      title={
        rows.length === 1 && only
          ? `Marcar pagado: ${only.chef_name}`
          : `Marcar pagados: ${counted(rows.length, 'pago', 'pagos')}`
      }
      saveLabel="Marcar pagado"
      draftName={`PagosAChefs/${evenings.map(({ evening_id: id }) => id).join('-')}`}
      initial={{ day: todayInChile(), reference: '' }}
      fields={['day', 'reference', 'boleta_number']}
      save={async (said) => {
        const sent = { ...said, reference: said.reference || null, evenings };
        const { data, msg } = await mark({ markPaidDto: sent }).unwrap();
        onDone(data.flatMap(({ row }) => row ?? []));
        const refused = data.filter(({ done }) => !done);
        onRefused(refused.map(({ evening_id: id }) => id));
        if (refused.length === 0) return { msg: rows.length === 1 ? 'El pago quedó anotado.' : msg };
        toast.error(`${counted(refused.length, 'no se anotó', 'no se anotaron')}. ${refusedText(refused)}`);
        const noted = data.length - refused.length;
        if (noted > 0) return { msg: `${counted(noted, 'pago anotado', 'pagos anotados')}.` };
        // There is nothing to be glad of, and nothing left to ask.
        reports.onClose();
        throw new SaveGivenUp();
      }}
      width={480}
    >
      <p className="payout-sum">
        <b>{clp(sum)}</b> {rows.length > 1 ? 'en total' : 'según lo acordado'}
      </p>
      <DayField name="day" label="Cuándo se pagó" required />
      <TextField name="reference" label="Referencia del banco" placeholder="TEF-4412" />
      {rows.length === 1 && (
        <Field name="boleta_number" label="Número de la boleta">
          <NumberField />
        </Field>
      )}
    </ActionDialog>
  );
}
