import { Form, Select } from 'antd';

import { useVoidGiftCardMutation, type GiftCardDto, type VoidGiftCardDto } from '../../api/generated';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import { ActionDialog } from '../../ui/admin/dialog/ActionDialog';
import type { DialogReports } from '../../ui/admin/form/use-job';
import { clp } from '../../ui/format';

const { Field, TextField } = fieldsOf('VoidGiftCardDto');

const WAYS = [
  { value: 'transfer', label: 'Por transferencia' },
  { value: 'other', label: 'De otra forma' },
];

interface VoidDialogProps extends DialogReports {
  card: GiftCardDto;
}

/** Voids a card for ever, and says how what was left of it was given back. */
export function VoidDialog({ card: { id, number, balance, version }, ...reports }: VoidDialogProps) {
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
      {balance > 0 && <GivenBack balance={balance} />}
      <p>No se puede deshacer: nadie podrá usar el código.</p>
    </ActionDialog>
  );
}

function GivenBack({ balance }: { balance: number }) {
  const way: unknown = Form.useWatch('given_back');
  return (
    <>
      <Field
        name="given_back"
        label={`Cómo devolviste los ${clp(balance)} que quedan`}
        extra="Primero devuélvelos a quien la compró: después nadie los puede usar."
      >
        <Select options={WAYS} placeholder="Elige cómo" />
      </Field>
      {way === 'transfer' && (
        <TextField name="reference" label="Referencia del banco" extra="Solo letras, números y guiones." />
      )}
    </>
  );
}
