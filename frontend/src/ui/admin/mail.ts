import type { MailDto } from '../../api/generated';

/** Whether a letter has not arrived and nobody tries any more. */
export const isUndelivered = (mail: MailDto | null): boolean => mail?.state === 'refused' || mail?.state === 'failed';

/** Whether a letter is tried still. */
export const isOnItsWay = (mail: MailDto | null): boolean => mail?.state === 'waiting';

/** Why a letter has not arrived. What another server said of one that came back is a stranger's text, so it stands in quotation marks. */
export function problemText({ problem, status_code: code, reply }: MailDto): string | null {
  if (problem === null) return null;
  if (reply !== null) return `${problem} Su servidor dijo: «${reply}»`;
  return code === null ? problem : `${problem} Código ${code}.`;
}
