import { Link } from 'react-router-dom';

import type { UndeliveredLetterDto } from '../../api/generated';
import { MailProblem } from '../../ui/admin/feedback/MailProblem';
import { momentText } from '../../ui/admin/moments';
import { personSearchPath, requestPath } from '../paths';

/** The letters of the last days that have not arrived, with the way to whom they were for. */
export function Undelivered({ letters }: { letters: UndeliveredLetterDto[] }) {
  return (
    <section aria-labelledby="system-undelivered">
      <h2 id="system-undelivered">Correos que no llegaron</h2>
      <ul className="system-rows">
        {letters.map(({ id, ...letter }) => (
          <li key={id}>
            <b>{letter.title}</b>
            <small>{letter.settled_at && momentText(letter.settled_at)}</small>
            <p>
              <About letter={letter} /> <MailProblem mail={letter} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whom it was for, with the way to where it is sent again. */
function About({ letter: { about, request_id: request } }: { letter: Omit<UndeliveredLetterDto, 'id'> }) {
  if (about === null) return null;
  // Only an invitation is about no request: 'Persona: Eva Soto'.
  const path = request === null ? personSearchPath(about.slice(about.indexOf(':') + 2)) : requestPath(request);
  return (
    <span className="system-about">
      <Link to={path}>{about}</Link>.
    </span>
  );
}
