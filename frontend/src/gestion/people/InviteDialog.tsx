import { useState } from 'react';

import { statusOf } from '../../api/error-text';
import type { InvitePersonDto, PersonDto } from '../../api/generated';
import type { Role } from '../../session/session-slice';
import { fieldsOf } from '../../ui/admin/contract-fields';
import { FormDialog } from '../../ui/admin/FormDialog';
import type { DialogReports } from '../../ui/admin/use-job';
import { PendingInvitation } from './PendingInvitation';
import { ROLE_HELP, RoleSelect } from './RoleSelect';

const { Field, TextField } = fieldsOf('InvitePersonDto');

interface Invitation extends Omit<InvitePersonDto, 'role'> {
  role?: Role;
}

/** Without a role, so that nobody's role is chosen by accident. */
const NOBODY: Invitation = { name: '', email: '' };

interface InviteDialogProps extends DialogReports {
  open: boolean;
  /** Sends the invitation and returns what to say. Rejects with the server's answer. */
  invite: (person: InvitePersonDto) => Promise<{ msg: string }>;
  /** The person who was invited before with this address and has not signed in yet. */
  findWaiting: (email: string) => Promise<PersonDto | undefined>;
  isBusy: (id: number) => boolean;
  /** Sends the invitation again. Returns whether it was sent, or nothing more is to be sent. */
  inviteAgain: (person: PersonDto) => Promise<boolean>;
}

const TAKEN = 409;

/** 'Invitar nuevo'. An address that was invited before keeps its invitation, which can be sent again from here. */
export function InviteDialog(props: InviteDialogProps) {
  const { open, onClose, onDirty, invite, findWaiting, isBusy, inviteAgain } = props;
  const [waiting, setWaiting] = useState<PersonDto>();

  async function save(person: InvitePersonDto) {
    try {
      return await invite(person);
    } catch (error) {
      if (statusOf(error) === TAKEN) setWaiting(await findWaiting(person.email));
      throw error;
    }
  }

  async function sendAgain(person: PersonDto) {
    if (await inviteAgain(person)) onClose();
  }

  return (
    <FormDialog<Invitation>
      open={open}
      title="Invitar nuevo"
      saveLabel="Invitar Usuario"
      leaveTitle="Salir de la creación"
      draftName="Persona/nuevo"
      initial={NOBODY}
      fields={['name', 'email', 'role']}
      // The form cannot be sent without a role.
      save={({ name, email, role = 'USER' }) => save({ name, email, role })}
      onClose={onClose}
      onDirty={onDirty}
      width={520}
    >
      {() => (
        <>
          <p className="people-about">Completa la información para enviar una invitación.</p>
          <TextField name="name" label="Nombre" />
          <TextField name="email" label="Email" type="email" extra="La cuenta de Google con que entrará." />
          <Field name="role" label="Rol" extra={ROLE_HELP}>
            <RoleSelect />
          </Field>
          {waiting && (
            <PendingInvitation
              person={waiting}
              busy={isBusy(waiting.id)}
              onInviteAgain={() => void sendAgain(waiting)}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
