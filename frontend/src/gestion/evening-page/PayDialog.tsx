import { useSettleChefPayMutation, type EveningPartDto, type SettlePayDto } from '../../api/api';
import { ActionDialog } from '../../ui/admin/dialog/ActionDialog';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { NumberField } from '../../ui/admin/field/NumberField';
import type { DialogReports } from '../../ui/admin/form/use-edit-dialog';
import { percentText } from '../../ui/chef-part';
import { clp } from '../../ui/format';

const { Field } = fieldsOf('SettlePayDto');

/** Agrees with the chef what they get; left empty, it is the total less the commission. */
export function PayDialog({ part, ...reports }: DialogReports & { part: EveningPartDto }) {
  const [settle] = useSettleChefPayMutation();
  const { evening_id: id, version, usual, commission, pay, by_hand: byHand } = part;
  const empty =
    usual === null || commission === null
      ? 'La empresa no ha fijado una comisión: escribe cuánto recibe.'
      : `Vacío, recibe el total menos ${percentText(commission)}: ${clp(usual)}.`;
  return (
    <ActionDialog<Pick<SettlePayDto, 'amount'>>
      {...reports}
      title={`Lo que recibe ${part.chef_name}`}
      saveLabel="Guardar Cambios"
      draftName={`Velada/${id}/chef`}
      initial={{ amount: byHand ? pay : null }}
      fields={['amount']}
      save={({ amount }) => settle({ id, settlePayDto: { amount: amount ?? null, version } }).unwrap()}
      width={480}
    >
      <Field name="amount" label="Recibe" required={usual === null} extra={empty}>
        <NumberField prefix="$" />
      </Field>
      <p className="g-evening-note">
        El cliente no lo ve. Si el chef ya tiene la ficha, queda vieja: envíale la nueva.
      </p>
    </ActionDialog>
  );
}
