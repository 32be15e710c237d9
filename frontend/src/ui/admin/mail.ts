import type { MailDto } from '../../api/generated';

/** Whether a letter has not arrived and nobody tries any more. */
export const isUndelivered = (mail: MailDto | null): boolean => mail?.state === 'refused' || mail?.state === 'failed';

/** Whether a letter is tried still. */
export const isOnItsWay = (mail: MailDto | null): boolean => mail?.state === 'waiting';

/** Why a letter has not arrived, in our words: with the code where nothing else was said. */
export function ownWords({ problem, status_code: code, reply }: MailDto): string | null {
  if (problem === null) return null;
  return code === null || reply !== null ? problem : `${problem} Código ${code}.`;
}

/** What another server said of a letter that came back. It is a stranger's text, so it stands in quotation marks. */
export const theirWords = ({ problem, reply }: MailDto): string | null =>
  problem === null || reply === null ? null : `Su servidor dijo: «${reply}»`;

/** Why a letter has not arrived, in one line. */
export function problemText(mail: MailDto): string | null {
  const [own, their] = [ownWords(mail), theirWords(mail)];
  return their === null ? own : `${own} ${their}`;
}
