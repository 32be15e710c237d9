import { useState } from 'react';
import { Form } from 'antd';

import { statusOf } from '../../api/error-text';
import type { InvitePersonDto, PersonDto } from '../../api/generated';
import { FormDialog } from '../../ui/admin/dialog/FormDialog';
import { emptyOf, FieldInputs, namesOfFields, type ValuesOf } from '../../ui/admin/field/record-fields';
import type { DialogReports } from '../../ui/admin/form/use-edit-dialog';
import { roleLabel } from '../../session/session-slice';
import { LoadingButton } from '../../ui/admin/form/LoadingButton';
import { PERSON_FIELDS } from './person-fields';

type Invitation = ValuesOf<typeof PERSON_FIELDS>;

const NOBODY = emptyOf(PERSON_FIELDS);
const NAMES = namesOfFields(PERSON_FIELDS);

interface InviteDialogProps extends DialogReports {
  open: boolean;
  invite: (person: InvitePersonDto) => Promise<{ msg: string }>;
  findPerson: (email: string) => Promise<PersonDto | undefined>;
  isBusy: (id: number) => boolean;
  /** Sends the invitation again. Returns whether it was sent, or nothing more is to be sent. */
  inviteAgain: (person: PersonDto) => Promise<boolean>;
}

const TAKEN = 409;

const KNOWN = 'Ya existe una persona con ese correo.';
const INVITED = 'Ya hay una invitación en espera para ese correo. Puedes enviarla de nuevo.';

/** Whether a person has not signed in yet. */
const isWaiting = ({ state }: PersonDto): boolean => state === 'PENDING';

/** 'Invitar nuevo'. An address that was invited before keeps its invitation, which can be sent again from here. */
export function InviteDialog(props: InviteDialogProps) {
  const { open, onClose, onDirty, invite, findPerson, isBusy, inviteAgain } = props;
  const [waiting, setWaiting] = useState<PersonDto>();

  async function lookUp(email: string): Promise<PersonDto | undefined> {
    const person = await findPerson(email);
    if (person && isWaiting(person)) setWaiting(person);
    return person;
  }

  /** Says on leaving the field that somebody has the address. The server decides, on saving. */
  async function refuseKnown(email: string): Promise<void> {
    const person = await lookUp(email);
    if (person) throw new Error(isWaiting(person) ? INVITED : KNOWN);
  }

  async function save(person: InvitePersonDto) {
    try {
      return await invite(person);
    } catch (error) {
      // Somebody else invited the person since the field was left.
      if (statusOf(error) === TAKEN) await lookUp(person.email);
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
      fields={NAMES}
      // The form cannot be sent without a role.
      save={({ name, email, role = 'USER' }) => save({ name, email, role })}
      onClose={onClose}
      onDirty={onDirty}
      width={520}
    >
      {(onBusy) => (
        <>
          <p className="people-about">Completa la información para enviar una invitación.</p>
          <FieldInputs
            fields={PERSON_FIELDS}
            rules={{ email: [{ validator: (_, email: string) => refuseKnown(email) }] }}
            isNew
            onBusy={onBusy}
          />
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

interface PendingInvitationProps {
  /** The person who was invited before with the refused address. */
  person: PersonDto;
  busy: boolean;
  onInviteAgain: () => void;
}

/** The address in the dialog was invited before: that person keeps name and role, and gets the invitation again. */
function PendingInvitation({ person, busy, onInviteAgain }: PendingInvitationProps) {
  const email = Form.useWatch<string | undefined>('email') ?? '';
  if (email.trim().toLowerCase() !== person.email.toLowerCase()) return null;
  return (
    <div className="people-waiting" role="status">
      <p>
        {person.name} ya tiene una invitación en espera como {roleLabel(person.role)}.
      </p>
      <LoadingButton busy={busy} onClick={onInviteAgain}>
        Enviar la invitación de nuevo
      </LoadingButton>
    </div>
  );
}
