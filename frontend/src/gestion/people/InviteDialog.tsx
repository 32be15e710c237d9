import type { InvitePersonDto } from '../../api/generated';
import type { Role } from '../../session/session-slice';
import { EMAIL_RULE, fieldsOf } from '../../ui/admin/contract-fields';
import { FormDialog } from '../../ui/admin/FormDialog';
import type { DialogReports } from '../../ui/admin/use-job';
import { ROLE_HELP, RoleSelect } from './RoleSelect';

const { Field, TextField } = fieldsOf('InvitePersonDto');

interface Invitation extends Omit<InvitePersonDto, 'role'> {
  role?: Role;
}

/** Nobody's role is chosen by accident. */
const NOBODY: Invitation = { name: '', email: '' };

interface InviteDialogProps extends DialogReports {
  open: boolean;
  /** Sends the invitation and says what to tell; rejects with the server's answer. */
  invite: (person: InvitePersonDto) => Promise<{ msg: string }>;
}

/** 'Invitar nuevo'. */
export function InviteDialog({ open, onClose, onDirty, invite }: InviteDialogProps) {
  return (
    <FormDialog<Invitation>
      open={open}
      title="Invitar nuevo"
      saveLabel="Invitar Usuario"
      leaveTitle="Salir de la creación"
      draftName="Persona/nuevo"
      initial={NOBODY}
      fields={['name', 'email', 'role']}
      // The form lets nobody through without a role.
      save={({ name, email, role = 'USER' }) => invite({ name, email, role })}
      onClose={onClose}
      onDirty={onDirty}
      width={520}
    >
      {() => (
        <>
          <p className="people-about">Completa la información para enviar una invitación.</p>
          <TextField name="name" label="Nombre" />
          <TextField
            name="email"
            label="Email"
            type="email"
            rules={[EMAIL_RULE]}
            extra="La cuenta de Google con que entrará."
          />
          <Field name="role" label="Rol" extra={ROLE_HELP}>
            <RoleSelect />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
