import { Form } from 'antd';

import { ClientPhoneField } from '../client-phone/ClientPhoneField';
import { fieldsOf } from '../../ui/admin/field/contract-fields';

const needed = (isNeeded: boolean, message: string) => ({
  required: isNeeded,
  rules: isNeeded ? [{ required: true, message }] : [],
});

/** How to reach the client, for a form that is sent as `schema`. The one is needed by which they are answered. */
export function contactFields(schema: 'TakeQuoteRequestDto' | 'CorrectQuoteRequestDto') {
  const { Field, TextField } = fieldsOf(schema);
  const useByMail = () => Form.useWatch<string | undefined>('reply_by') === 'correo';

  function Phone() {
    return (
      <Field
        name="phone_number"
        label="Teléfono"
        {...needed(!useByMail(), 'Escribe un teléfono, o elige responder por correo.')}
      >
        <ClientPhoneField />
      </Field>
    );
  }

  function Email() {
    const asked = needed(useByMail(), 'Escribe un correo, o elige otra forma de responder.');
    return <TextField name="email" label="Correo" keyboard="email" {...asked} />;
  }

  return { Phone, Email };
}
