import { Alert } from 'antd';

import type { UndeliveredMailDto } from '../../../api/generated';
import { MailProblem } from './MailProblem';
import './undelivered-letters.css';

/** The letters that have not arrived, and why. Nothing where all have. */
export function UndeliveredLetters({ letters }: { letters: UndeliveredMailDto[] }) {
  if (letters.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={letters.length === 1 ? 'Un correo no llegó' : `${letters.length} correos no llegaron`}
      description={
        <ul className="undelivered-letters">
          {letters.map((letter) => (
            <li key={`${letter.title} ${letter.settled_at}`}>
              <b>{letter.title}.</b> <MailProblem mail={letter} />
            </li>
          ))}
        </ul>
      }
    />
  );
}
