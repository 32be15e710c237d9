import { Form } from 'antd';

import type { PersonDto } from '../../api/generated';
import { roleLabel } from '../../session/session-slice';
import { LoadingButton } from '../../ui/admin/form/LoadingButton';

interface PendingInvitationProps {
  /** The person who was invited before with the refused address. */
  person: PersonDto;
  busy: boolean;
  onInviteAgain: () => void;
}

/** The address in the dialog was invited before: that person keeps name and role, and gets the invitation again. */
export function PendingInvitation({ person, busy, onInviteAgain }: PendingInvitationProps) {
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
