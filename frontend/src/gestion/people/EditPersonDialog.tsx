import { Form, Input } from 'antd';

import type { PersonDto, UpdatePersonDto } from '../../api/generated';
import { fieldsOf } from '../../ui/admin/contract-fields';
import { FormDialog } from '../../ui/admin/FormDialog';
import { FieldInputs } from '../../ui/admin/record-fields';
import type { DialogReports } from '../../ui/admin/use-job';
import { PERSON_FIELDS } from './person-fields';
import { ROLE_HELP, RoleSelect } from './RoleSelect';

const { Field } = fieldsOf('UpdatePersonDto');

const PROTECTED_ROLE = 'Este Administrador está protegido: no puede cambiar de rol.';

interface EditPersonDialogProps extends DialogReports {
  person: PersonDto | null;
  /** Saves the changes. Rejects with the server's answer. */
  update: (changes: UpdatePersonDto) => Promise<{ msg: string }>;
}

/** 'Editar persona': the e-mail is read-only, the role required. */
export function EditPersonDialog({ person, onClose, onDirty, update }: EditPersonDialogProps) {
  return (
    <FormDialog
      open={person !== null}
      title="Editar persona"
      saveLabel="Editar persona"
      leaveTitle="Salir de la Edición"
      draftName={`Persona/${person?.id}`}
      initial={{ name: person?.name ?? '', role: person?.role ?? 'USER' }}
      fields={['name', 'role']}
      // An unchanged name is not sent, because another administrator may have corrected it.
      save={({ name, role }) => update(name === person?.name ? { role } : { name, role })}
      onClose={onClose}
      onDirty={onDirty}
      width={520}
    >
      {(onBusy) => (
        <>
          <FieldInputs fields={PERSON_FIELDS} names={['name']} isNew={false} onBusy={onBusy} />
          <Form.Item
            label={PERSON_FIELDS.email.label}
            htmlFor="person-email"
            required
            extra="El email no se puede cambiar."
          >
            <Input id="person-email" readOnly value={person?.email} />
          </Form.Item>
          <Field name="role" label={PERSON_FIELDS.role.label} extra={person?.protected ? PROTECTED_ROLE : ROLE_HELP}>
            <RoleSelect disabled={person?.protected ?? false} />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
