import type { MailDto, OfferPageDto } from '../../../api/generated';

/** Whether a mail has not arrived and is not retried any more. */
export const isUndelivered = (mail: MailDto | null): boolean => mail?.state === 'refused' || mail?.state === 'failed';

/** Whether a mail is still retried. */
export const isOnItsWay = (mail: MailDto | null): boolean => mail?.state === 'waiting';

const NO_MAIL = {
  server: 'Este sitio no tiene correo configurado.',
  blocked: 'No salen correos: el cliente pidió que no se usen sus datos.',
  erased: 'No salen correos: los datos del cliente fueron borrados.',
  address: 'El cliente no dejó correo.',
};

/** Why no mail goes out, and what to do instead where somebody may be written to; null where mails go out. */
export function noMailText(why: OfferPageDto['no_mail'], instead: string): string | null {
  return why && (why === 'server' || why === 'address' ? `${NO_MAIL[why]} ${instead}` : NO_MAIL[why]);
}

/** Whether mails go to the chef and the company: they do where only the client has no address. */
export const mailsOthers = (why: OfferPageDto['no_mail']): boolean => why === null || why === 'address';

/** Who gets a mail that an evening is cancelled. */
export function cancelledText(why: OfferPageDto['no_mail']): string {
  if (why === null) return 'El cliente y la empresa reciben un correo, y también el chef, si ya tiene la ficha.';
  return mailsOthers(why)
    ? 'La empresa recibe un correo, y el chef, si ya tiene la ficha. El cliente no dejó correo: avísale tú por WhatsApp.'
    : (noMailText(why, 'Avísale tú al cliente y al chef.') ?? '');
}

/** Why a mail has not arrived, in our words: with the code where nothing else was said. */
export function ownWords({ problem, status_code: code, reply }: MailDto): string | null {
  if (problem === null) return null;
  return code === null || reply !== null ? problem : `${problem} Código ${code}.`;
}

/** What another server said of a mail that came back. It is a stranger's text, so it stands in quotation marks. */
export const theirWords = ({ problem, reply }: MailDto): string | null =>
  problem === null || reply === null ? null : `Su servidor dijo: «${reply}»`;

/** Why a mail has not arrived, in one line. */
export function problemText(mail: MailDto): string | null {
  const [own, their] = [ownWords(mail), theirWords(mail)];
  return their === null ? own : `${own} ${their}`;
}
