import { EMAIL_RULE, PHONE_RULE } from '../../../ui/admin/contract-fields';
import { PhoneField } from '../../../ui/admin/PhoneField';
import { Field, TextField } from './fields';

/** Section 2: how the team reaches the chef; never published. */
export function ContactSection() {
  return (
    <div className="cols">
      <TextField name="email" label="Correo" type="email" rules={[EMAIL_RULE]} />
      <Field name="phone_number" label="Teléfono" rules={[PHONE_RULE]}>
        <PhoneField />
      </Field>
    </div>
  );
}
