import { Link } from 'react-router-dom';

import type { UndeliveredMailRowDto } from '../../api/generated';
import { MailProblem } from '../../ui/admin/feedback/MailProblem';
import { momentText } from '../../ui/admin/moments';
import { personSearchPath, requestPath } from '../paths';

/** The mails of the last days that have not arrived, with the way to whom they were for. */
export function Undelivered({ mails }: { mails: UndeliveredMailRowDto[] }) {
  return (
    <section aria-labelledby="system-undelivered">
      <h2 id="system-undelivered">Correos que no llegaron</h2>
      <ul className="system-rows">
        {mails.map(({ id, ...mail }) => (
          <li key={id}>
            <b>{mail.title}</b>
            <small>{mail.settled_at && momentText(mail.settled_at)}</small>
            <p>
              <About mail={mail} /> <MailProblem mail={mail} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whom it was for, with the way to where it is sent again. */
function About({ mail: { about, request_id: request } }: { mail: Omit<UndeliveredMailRowDto, 'id'> }) {
  if (about === null) return null;
  // Only an invitation is about no request: 'Persona: Eva Soto'.
  const path = request === null ? personSearchPath(about.slice(about.indexOf(':') + 2)) : requestPath(request);
  return (
    <span className="system-about">
      <Link to={path}>{about}</Link>.
    </span>
  );
}
