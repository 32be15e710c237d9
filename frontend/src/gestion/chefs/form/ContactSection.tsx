import { PhoneField } from '../../../ui/admin/PhoneField';
import { Field, TextField } from './fields';

/** Section 2: how the team reaches the chef; never published (decisions.md 1). */
export function ContactSection() {
  return (
    <div className="cols">
      <TextField
        name="email"
        label="Correo"
        type="email"
        rules={[{ type: 'email', message: 'Escribe un correo completo.' }]}
      />
      <Field
        name="phone_number"
        label="Teléfono"
        rules={[{ pattern: /^\+56\d{9}$/, message: 'Escribe el teléfono completo: (+56) 9 1234 5678.' }]}
      >
        <PhoneField />
      </Field>
    </div>
  );
}
