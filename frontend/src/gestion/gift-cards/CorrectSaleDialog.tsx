import { useCorrectEntryMutation, type CorrectEntryDto } from '../../api/api';
import type { GiftCardEntryDto } from '../../api/generated';
import { ActionDialog } from '../../ui/admin/dialog/ActionDialog';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { PriceField } from '../../ui/admin/field/PriceField';
import type { DialogReports } from '../../ui/admin/form/use-edit-dialog';
import { dayOf } from '../../ui/admin/moments';
import { clp } from '../../ui/format';

const { Field, TextField } = fieldsOf('CorrectEntryDto');

/** Corrects the sale of a card that staff wrote or verified, by an entry that names the other. */
export function CorrectSaleDialog({ entry, ...reports }: DialogReports & { entry: GiftCardEntryDto }) {
  const [correct] = useCorrectEntryMutation();
  const { id, at, way, amount } = entry;
  const seen = entry.comes_to ?? amount;
  // By card it was all of it or nothing: the other of both is the right one.
  const right = way !== 'card' ? seen : seen === 0 ? amount : 0;
  return (
    <ActionDialog<Omit<CorrectEntryDto, 'seen'>>
      {...reports}
      title="Corregir la venta"
      saveLabel="Corregir"
      draftName={`Movimiento/${id}`}
      initial={{ amount: right, note: '' }}
      fields={['amount', 'note']}
      save={(values) => correct({ id, correctEntryDto: { ...values, seen } }).unwrap()}
    >
      <p>
        Venta del {dayOf(at)} por {clp(seen)}. La gift card pasa a valer lo correcto, y la corrección queda entre los
        movimientos, con su motivo.
      </p>
      <Field
        name="amount"
        label="Lo correcto"
        extra="Escribe 0 si no llegó nada: queda por pagar y nadie la puede usar."
      >
        <PriceField />
      </Field>
      <TextField name="note" label="Motivo" rows={2} />
    </ActionDialog>
  );
}
