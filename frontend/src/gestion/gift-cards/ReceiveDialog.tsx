import { Select } from 'antd';

import { useReceiveGiftCardMutation, type GiftCardDto, type ReceiveGiftCardDto } from '../../api/generated';
import { OUTSIDE_WAY_NAMES } from '../../api/staff-names.generated';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { ActionDialog } from '../../ui/admin/dialog/ActionDialog';
import type { DialogReports } from '../../ui/admin/form/use-edit-dialog';
import { todayInChile } from '../../ui/today';
import { clp } from '../../ui/format';
import { optionsOf } from '../../ui/admin/field/options-of';

const { Field, TextField, DayField } = fieldsOf('ReceiveGiftCardDto');

/** The whole amount of a card came, outside Webpay: from now on it is valid. */
export function ReceiveDialog({ card: { id, number, amount }, ...reports }: DialogReports & { card: GiftCardDto }) {
  const [receive] = useReceiveGiftCardMutation();
  return (
    <ActionDialog<ReceiveGiftCardDto>
      {...reports}
      title={`Llegaron ${clp(amount)} por ${number}`}
      saveLabel="Anotar pago"
      draftName={`GiftCard/${id}/pago`}
      initial={{ way: 'transfer', paid_on: todayInChile() }}
      fields={['way', 'paid_on', 'reference']}
      save={(form) => receive({ id, receiveGiftCardDto: form }).unwrap()}
    >
      <div className="cols">
        <Field name="way" label="Cómo se pagó">
          <Select options={optionsOf(OUTSIDE_WAY_NAMES)} />
        </Field>
        <DayField name="paid_on" label="Día del pago" />
      </div>
      <TextField name="reference" label="Referencia del banco" extra="Solo letras, números y guiones." />
      <p>La gift card queda vigente, y le escribimos a quien la compró.</p>
    </ActionDialog>
  );
}
