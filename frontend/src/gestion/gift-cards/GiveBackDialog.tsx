import { Form, Select } from 'antd';

import { useGiveBackGiftCardMutation, type GiftCardDto, type GiveBackGiftCardDto } from '../../api/generated';
import { ActionDialog } from '../../ui/admin/dialog/ActionDialog';
import { fieldsOf } from '../../ui/admin/field/contract-fields';
import type { DialogReports } from '../../ui/admin/form/use-edit-dialog';
import { clp } from '../../ui/format';
import { BACK_WAYS } from './gift-card-text';

const { Field, TextField } = fieldsOf('GiveBackGiftCardDto');

/** What came beyond the worth of a card was given back. The card stays as it is. */
export function GiveBackDialog({ card, ...reports }: DialogReports & { card: GiftCardDto }) {
  const { id, number, to_give_back: amount } = card;
  const [giveBack] = useGiveBackGiftCardMutation();
  return (
    <ActionDialog<Omit<GiveBackGiftCardDto, 'amount'>>
      {...reports}
      title={`Devolver ${clp(amount)} de ${number}`}
      saveLabel="Anotar devolución"
      draftName={`GiftCard/${id}/devolver`}
      initial={{ way: 'transfer' }}
      fields={['way', 'reference']}
      save={(form) => giveBack({ id, giveBackGiftCardDto: { ...form, amount } }).unwrap()}
    >
      <p>Es lo que llegó de más. Primero devuélvelo a quien la compró: anotarlo aquí no mueve dinero.</p>
      <Field name="way" label="Cómo lo devolviste">
        <Select options={BACK_WAYS} />
      </Field>
      <Reference />
      <p>La gift card sigue como está, y le escribimos a quien la compró.</p>
    </ActionDialog>
  );
}

function Reference() {
  const way: unknown = Form.useWatch('way');
  return (
    way === 'transfer' && (
      <TextField name="reference" label="Referencia del banco" extra="Solo letras, números y guiones." />
    )
  );
}
