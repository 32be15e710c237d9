import type { MailDto } from '../../../api/generated';
import { ownWords, theirWords } from './mail';
import './mail-problem.css';

/** Why a mail has not arrived: our words, and below them those of the other server. */
export function MailProblem({ mail }: { mail: MailDto }) {
  const their = theirWords(mail);
  return (
    <>
      {ownWords(mail)}
      {their !== null && <span className="mail-problem-reply">{` ${their}`}</span>}
    </>
  );
}
