import { Alert } from 'antd';

import type { UndeliveredMailDto } from '../../../api/generated';
import { MailProblem } from './MailProblem';
import './undelivered-mails.css';

/** The mails that have not arrived, and why. Nothing where all have. */
export function UndeliveredMails({ mails }: { mails: UndeliveredMailDto[] }) {
  if (mails.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={mails.length === 1 ? 'Un correo no llegó' : `${mails.length} correos no llegaron`}
      description={
        <ul className="undelivered-mails">
          {mails.map((mail) => (
            <li key={`${mail.title} ${mail.settled_at}`}>
              <b>{mail.title}.</b> <MailProblem mail={mail} />
            </li>
          ))}
        </ul>
      }
    />
  );
}
