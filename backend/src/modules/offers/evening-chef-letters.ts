import { longDay } from '../../platform/http/value/words.js';
import type { Letter } from '../../platform/mail/letter.js';
import { BLOCKED_NAME } from '../personal-data/index.js';
import { firstNameOf } from '../quotes/rules.js';
import type { BlockedSnapshot } from './evening-snapshot.js';
import { factsOf, type EveningFacts, type Facts } from './evening-letter-parts.js';
import type { Parties } from './offer-letters.js';

/* The mails to chefs about evenings, besides the sheet (`EventSheets`). `EveningMails` adds the calendar file. */

const toChef = (
  chef: Letter['to'],
  { office }: Pick<Parties, 'office'>,
  title: string,
  { when, news, facts }: { when: string; news: string; facts: Facts },
): Letter => ({
  to: chef,
  replyTo: office,
  list: 'fichas',
  title,
  subject: `${title}: ${when}`,
  paragraphs: [`Hola ${chef.name}:`, news],
  facts,
  after: ['Responde este correo si tienes una pregunta.'],
});

/** To the chef whose evening another chef takes. It says neither who does, nor where, nor what changed. */
export const formerChefLetter = ({ day, startsAt }: EveningFacts, chef: Letter['to'], parties: Parties): Letter =>
  toChef(chef, parties, 'Ya no cocinas esta mesa', {
    when: `${longDay(day)}, ${startsAt}`,
    news: `La mesa de ${firstNameOf(parties.client.name)} la toma otra persona: ya no la cocinas tú. Tu calendario la saca con el archivo adjunto.`,
    facts: [
      ['Día', longDay(day)],
      ['Hora', startsAt],
    ],
  });

export const cancelledChefLetter = (evening: EveningFacts, chef: Letter['to'], parties: Parties): Letter =>
  toChef(chef, parties, 'Tu mesa fue cancelada', {
    when: `${longDay(evening.day)}, ${evening.startsAt}`,
    news: `La mesa de ${firstNameOf(parties.client.name)} no se hará. Tu calendario la saca con el archivo adjunto.`,
    facts: factsOf(evening),
  });

/** About a move or cancellation while the client's data are blocked: it says nothing of the client. */
export function blockedChefLetter(
  { day, startsAt, minutes, isOff }: BlockedSnapshot,
  chef: Letter['to'],
  office: Letter['to'],
): Letter {
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
      ['Cliente', BLOCKED_NAME],
    ],
  });
}
