import { longDay } from '../../platform/http/value/words.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import { CANCELLER_NAMES } from '../agenda/index.js';
import { answersTo } from '../quotes/rules.js';
import { factsOf, nameOf, shareSentence, totalFact, type EveningFacts, type Share } from './evening-mail-parts.js';
import type { Parties } from './offer-mail-content.js';

/* The mails to the company about evenings. `EveningMails` adds the calendar file. */

const toOffice = (
  evening: EveningFacts,
  { client, office }: Parties,
  url: string,
  words: Pick<MailContent, 'title' | 'subject' | 'paragraphs'>,
): MailContent => ({
  to: office,
  ...answersTo(client),
  list: 'solicitudes',
  ...words,
  facts: [...factsOf(evening), ...totalFact(evening)],
  action: { label: 'Ver la solicitud', url },
});

export const acceptedOfficeMail = (
  evening: EveningFacts,
  parties: Parties,
  url: string,
  { acceptedBy, overlaps, onBlockedDay }: { acceptedBy: string; overlaps: boolean; onBlockedDay: boolean },
): MailContent =>
  toOffice(evening, parties, url, {
    title: 'Cotización aceptada',
    subject: `${parties.client.name} aceptó ${nameOf(evening)}`,
    paragraphs: [
      `Aceptó ${acceptedBy}. La velada ya está en la agenda.`,
      ...(overlaps
        ? [`Atención: ${evening.chefName} tiene otra velada a esa hora. Confirma con el chef cuál puede hacer.`]
        : onBlockedDay
          ? [`Atención: ${evening.chefName} tiene bloqueado ese día. Confirma con el chef si puede.`]
          : []),
    ],
  });

export const cancelledOfficeMail = (evening: EveningFacts, share: Share, parties: Parties, url: string): MailContent =>
  toOffice(evening, parties, url, {
    title: 'Velada cancelada',
    subject: `Velada cancelada: ${parties.client.name}, ${longDay(evening.day)}`,
    paragraphs: [
      `Canceló: ${CANCELLER_NAMES[share.by].toLocaleLowerCase('es')}.`,
      shareSentence(share, 'de lo pagado'),
    ],
  });
