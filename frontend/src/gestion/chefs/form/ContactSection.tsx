import { PhoneField } from '../../../ui/admin/PhoneField';
import { Field, TextField } from './fields';

/** Section 2: how the team reaches the chef; never published. */
export function ContactSection() {
  return (
    <div className="cols">
      <TextField name="email" label="Correo" type="email" />
      <Field name="phone_number" label="Teléfono">
        <PhoneField />
      </Field>
    </div>
  );
}
