import { Button } from 'antd';

import type { PersonDto } from '../../api/generated';
import { isOnItsWay, isUndelivered, problemText } from '../../ui/admin/feedback/mail';
import { StateTag } from '../../ui/admin/list/StateTag';
import { personStateLabel } from './words';

const LOOKS = { ACTIVE: 'on', INACTIVE: 'off', PENDING: 'wait' } as const;

interface PersonStateProps {
  person: PersonDto;
  busy: boolean;
  onInviteAgain: (person: PersonDto) => void;
}

/** What is said of the mail of an invitation that waits. Nothing once it has arrived. */
function mailText({ invitation_mail: mail, invitation_mailed_at: mailedAt }: PersonDto): string | null {
  if (isUndelivered(mail)) return 'Correo no entregado';
  if (isOnItsWay(mail)) return 'Correo en camino';
  return mailedAt === null ? 'Correo sin enviar' : null;
}

/** A person's state. An invitation whose mail has not arrived says why, and has a button to send it. */
export function PersonState({ person, busy, onInviteAgain }: PersonStateProps) {
  const { name, state, invitation_mail: mail } = person;
  const text = state === 'PENDING' ? mailText(person) : null;
  const send = isUndelivered(mail) ? 'Enviar de nuevo' : 'Enviar';
  return (
    <div className="people-state">
      <StateTag look={LOOKS[state]}>{personStateLabel(state)}</StateTag>
      {text && (
        <>
          <span className={isUndelivered(mail) ? 'people-unmailed people-unmailed--failed' : 'people-unmailed'}>
            {text}
          </span>
          <Button
            type="link"
            size="small"
            disabled={busy}
            aria-label={`${send} la invitación a ${name}`}
            onClick={() => onInviteAgain(person)}
          >
            {send}
          </Button>
          {mail?.problem && <span className="people-problem">{problemText(mail)}</span>}
        </>
      )}
    </div>
  );
}
