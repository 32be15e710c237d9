import { longDay } from '../../platform/http/value/words.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import { firstNameOf } from '../quotes/rules.js';
import type { BlockedSnapshot } from './evening-snapshot.js';
import { factsOf, type EveningFacts, type Facts } from './evening-mail-parts.js';
import type { Parties } from './offer-mail-content.js';

/* The mails to chefs about evenings, besides the sheet (`EventSheets`). `EveningMails` adds the calendar file. */

const toChef = (
  chef: MailContent['to'],
  { office }: Pick<Parties, 'office'>,
  title: string,
  { when, news, facts }: { when: string; news: string; facts: Facts },
): MailContent => ({
  to: chef,
  replyTo: office,
  list: 'fichas',
  title,
  subject: `${title}: ${when}`,
  paragraphs: [`Hola ${chef.name}:`, news],
  facts,
  after: ['Responde este correo si tienes una pregunta.'],
});

/**
 * To the chef whose evening another chef takes. It says neither who does, nor where, nor what changed.
 * @param client the client's first name; null where nobody may say it
 */
export const formerChefMail = (
  { day, startsAt }: Pick<EveningFacts, 'day' | 'startsAt'>,
  chef: MailContent['to'],
  office: MailContent['to'],
  client: string | null,
): MailContent =>
  toChef(chef, { office }, 'Ya no cocinas esta mesa', {
    when: `${longDay(day)}, ${startsAt}`,
    news: `${client === null ? 'Esta mesa' : `La mesa de ${client}`} la toma otra persona: ya no la cocinas tú. Tu calendario la saca con el archivo adjunto.`,
    facts: [
      ['Día', longDay(day)],
      ['Hora', startsAt],
    ],
  });

export const cancelledChefMail = (evening: EveningFacts, chef: MailContent['to'], parties: Parties): MailContent =>
  toChef(chef, parties, 'Tu mesa fue cancelada', {
    when: `${longDay(evening.day)}, ${evening.startsAt}`,
    news: `La mesa de ${firstNameOf(parties.client.name)} no se hará. Tu calendario la saca con el archivo adjunto.`,
    facts: factsOf(evening),
  });

/**
 * About a move or cancellation while the client's data are blocked or erased: it says nothing of the client.
 * @param client what stands in place of the name
 */
export function blockedChefMail(
  { day, startsAt, minutes, isOff }: BlockedSnapshot,
  chef: MailContent['to'],
  office: MailContent['to'],
  client: string,
): MailContent {
  const when = longDay(day);
  return toChef(chef, { office }, isOff ? 'Tu mesa fue cancelada' : 'Tu mesa cambió de fecha u hora', {
    when,
    news: isOff
      ? 'Esta mesa no se hará. Tu calendario la saca con el archivo adjunto.'
      : 'Esta mesa tiene nueva fecha u hora. Tu calendario la corrige con el archivo adjunto.',
    facts: [
      ['Día', when],
      ['Hora', startsAt],
      ['Duración', `${minutes} min`],
      ['Cliente', client],
    ],
  });
}
