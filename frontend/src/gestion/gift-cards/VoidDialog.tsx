import { Form, Select } from 'antd';

import { useVoidGiftCardMutation, type GiftCardDto, type VoidGiftCardDto } from '../../api/generated';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { ActionDialog } from '../../ui/admin/dialog/ActionDialog';
import type { DialogReports } from '../../ui/admin/form/use-edit-dialog';
import { clp } from '../../ui/format';
import { BACK_WAYS } from './gift-card-text';

const { Field, TextField } = fieldsOf('VoidGiftCardDto');

interface VoidDialogProps extends DialogReports {
  card: GiftCardDto;
}

/** Voids a card for ever, and says how what was left of it was given back. */
export function VoidDialog({ card, ...reports }: VoidDialogProps) {
  const { id, number, version } = card;
  const left = card.balance + card.to_give_back;
  const [voidCard] = useVoidGiftCardMutation();
  return (
    <ActionDialog<VoidGiftCardDto>
      {...reports}
      title={`Anular ${number}`}
      saveLabel="Anular gift card"
      closeLabel="Volver"
      draftName={`GiftCard/${id}/anular`}
      initial={{ reason: '' }}
      fields={['reason', 'given_back', 'reference']}
      save={(form) => voidCard({ id, voidGiftCardDto: { ...form, version } }).unwrap()}
    >
      <TextField name="reason" label="Motivo" rows={2} placeholder="Por qué se anula. Solo lo lee el equipo." />
      {left > 0 && <GivenBack left={left} />}
      <p>
        No se puede deshacer: nadie podrá usar el código.
        {left > 0 && ' Les escribimos a quien la compró y a quien ya la recibió, sin el motivo.'}
      </p>
    </ActionDialog>
  );
}

function GivenBack({ left }: { left: number }) {
  const way: unknown = Form.useWatch('given_back');
  return (
    <>
      <Field
        name="given_back"
        label={`Cómo devolviste los ${clp(left)} que quedan`}
        required
        extra="Primero devuélvelos a quien la compró: después nadie los puede usar."
      >
        <Select options={BACK_WAYS} placeholder="Elige cómo" />
      </Field>
      {way === 'transfer' && (
        <TextField name="reference" label="Referencia del banco" extra="Solo letras, números y guiones." />
      )}
    </>
  );
}
