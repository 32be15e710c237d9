import { Button } from 'antd';

import type { PersonDto } from '../../api/generated';
import { StateTag } from '../../ui/admin/StateTag';
import { personStateLabel } from './words';

const LOOKS = { ACTIVE: 'on', INACTIVE: 'off', PENDING: 'wait' } as const;

interface PersonStateProps {
  person: PersonDto;
  busy: boolean;
  onInviteAgain: (person: PersonDto) => void;
}

/** A person's state. An invitation that was not mailed has a button to send it. */
export function PersonState({ person, busy, onInviteAgain }: PersonStateProps) {
  const { name, state, invitation_mailed_at: mailedAt } = person;
  return (
    <div className="people-state">
      <StateTag look={LOOKS[state]}>{personStateLabel(state)}</StateTag>
      {state === 'PENDING' && mailedAt === null && (
        <>
          <span className="people-unmailed">Correo sin enviar</span>
          <Button
            type="link"
            size="small"
            disabled={busy}
            aria-label={`Enviar la invitación a ${name}`}
            onClick={() => onInviteAgain(person)}
          >
            Enviar
          </Button>
        </>
      )}
    </div>
  );
}
