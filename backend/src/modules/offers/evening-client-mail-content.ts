import { longDay } from '../../platform/http/value/words.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import type { QuoteRequestActivity } from '../quotes/index.js';
import { greetingOf } from '../quotes/rules.js';
import {
  factsOf,
  nameOf,
  payWords,
  shareSentence,
  totalFact,
  type EveningFacts,
  type Share,
  type ToPay,
} from './evening-mail-parts.js';
import type { Before } from './evening-snapshot.js';
import { changeLine, type Compared } from './offer-changes.js';
import type { ToClient } from './offer-mail-content.js';
import type { OfferTerms } from './offer-terms.js';

/* The mails to clients about their evenings. `EveningMails` adds the calendar file. */

type Happened = Pick<QuoteRequestActivity, 'kind' | 'actor' | 'data'>;

const toClient = (title: string, evening: EveningFacts, { reader, office }: ToClient, paragraphs: string[]) => ({
  to: reader,
  replyTo: office,
  list: 'cotizaciones',
  title,
  subject: `${title}: ${evening.chefName}, ${longDay(evening.day)}`,
  paragraphs: [`${greetingOf(reader)}:`, ...paragraphs],
});

/** The rule of refunds in one sentence. */
const refundSentence = ({ rules, businessDays }: OfferTerms): string =>
  `Devoluciones: ${rules.map(({ notice, percent }) => `${notice.toLocaleLowerCase('es')}, ${percent} %`).join('; ')}. ${businessDays}`;

/** The links to the page of the payment. */
const payLinks = (pay: ToPay | undefined): string[] => (pay ? [pay.url] : []);

/** Confirms the acceptance, or says what confirms the date; and what is to pay. */
export function acceptedMail(
  evening: EveningFacts,
  parties: ToClient,
  { url, page, pay }: { url: string; page: string; pay: ToPay | undefined },
  terms: OfferTerms,
): MailContent {
  const title = pay?.toConfirm ? 'Falta confirmar tu fecha' : 'Tu mesa está confirmada';
  return {
    ...toClient(title, evening, parties, [
      `Aceptaste ${nameOf(evening)}. Te adjuntamos la fecha para tu calendario.`,
      ...payWords(pay),
      `En tu página puedes completar la dirección y quién recibe al chef: ${page}`,
    ]),
    links: [page, ...payLinks(pay)],
    facts: [...factsOf(evening), ...totalFact(evening, ', impuestos incluidos')],
    action: { label: 'Ver lo que aceptaste', url },
    after: [refundSentence(terms), 'Si algo cambia, responde este correo.'],
  };
}

/** What of the data for that night a mail names. */
const NIGHT_NAMES = new Map([
  ['address', 'la dirección'],
  ['contact_name', 'quién recibe al chef'],
  ['contact_phone', 'su teléfono'],
  ['phone_number', 'tu teléfono'],
]);
const LIST = new Intl.ListFormat('es');

/** What changed for that night, and whose words they were. What guests cannot eat is not named: it is about health. */
function nightSentence(happened: Happened | null): string {
  if (happened?.kind === 'rectified') return 'Corregimos tus datos. El chef los verá en su ficha.';
  const did = happened?.actor === 'person' ? 'Cambiamos' : happened?.actor === 'client' ? 'Cambiaste' : 'Anotamos';
  const names = happened?.data.changes?.flatMap(({ field }) => NIGHT_NAMES.get(field) ?? []) ?? [];
  return names.length > 0
    ? `${did} ${LIST.format(names)}. El chef lo verá en su ficha.`
    : `${did} un dato para esa noche, que el chef verá en su ficha. Por cuidado no lo repetimos aquí: puedes verlo en tu página.`;
}

/**
 * The evening moved, or something else changed. A mail about another day also says what is to pay.
 * @param before null unless it moved
 * @param happened the activity that records the other change
 */
export const changedMail = (
  evening: EveningFacts,
  before: Before | null,
  parties: ToClient,
  { url, pay }: { url: string; pay: ToPay | undefined },
  happened: Happened | null = null,
): MailContent => ({
  ...toClient(
    before ? 'Tu mesa cambió de fecha u hora' : 'Anotamos un cambio para tu mesa',
    evening,
    parties,
    before
      ? ['Tu mesa tiene nueva fecha u hora. Tu calendario la corrige con el archivo adjunto.', ...payWords(pay)]
      : [nightSentence(happened)],
  ),
  links: payLinks(pay),
  facts: [
    ...factsOf(evening),
    ...(before ? [['Antes era', `${longDay(before.day)}, ${before.startsAt}`] as const] : []),
  ],
  action: { label: 'Ver el detalle', url },
  after: ['Si algo no calza, responde este correo.'],
});

/** Renegotiated terms, perhaps another chef, and what is to pay now. */
export const agreedChangeMail = (
  evening: EveningFacts,
  changes: readonly Compared[],
  parties: ToClient,
  { url, pay }: { url: string; pay: ToPay | undefined },
): MailContent => ({
  ...toClient('Tu mesa cambió como acordamos', evening, parties, [
    `Esto es lo que vale ahora, en ${nameOf(evening)}. Tu calendario se corrige con el archivo adjunto.`,
    ...payWords(pay),
  ]),
  links: payLinks(pay),
  facts: [
    ['Lo que cambió', changes.map(changeLine).join('\n')],
    ...factsOf(evening),
    ...totalFact(evening, ', impuestos incluidos'),
  ],
  action: { label: 'Ver el detalle', url },
  after: ['Si algo no calza, responde este correo.'],
});

/** 'Revisa tu velada', three days before. It says whether restrictions are noted, not which, and what is still to pay. */
export const reminderMail = (
  evening: EveningFacts,
  parties: ToClient,
  { url, pay }: { url: string; pay: ToPay | undefined },
  restricted: boolean,
): MailContent => ({
  ...toClient('Revisa tu velada', evening, parties, [
    'Falta poco para tu mesa. Revisa que todo esté bien: en tu página puedes corregirlo hasta que empiece.',
    ...payWords(pay),
  ]),
  links: payLinks(pay),
  facts: [
    ['Chef', evening.chefName],
    ['Día', longDay(evening.day)],
    ['El chef llega a las', evening.startsAt],
    ['Dónde', evening.place || 'Falta la dirección'],
    ['Invitados', String(evening.guests)],
    ['Restricciones de alimentación', restricted ? 'Están anotadas' : 'No hay ninguna anotada'],
  ],
  action: { label: 'Ver y corregir', url },
  after: ['Si quieres cambiar los invitados o el menú, pídelo en tu página: te respondemos si se puede.'],
});

export const cancelledMail = (evening: EveningFacts, share: Share, parties: ToClient, url: string): MailContent => ({
  ...toClient('Tu mesa fue cancelada', evening, parties, [
    share.by === 'client'
      ? 'Cancelaste tu mesa. Tu calendario la saca con el archivo adjunto.'
      : 'Tu mesa no se hará. Tu calendario la saca con el archivo adjunto.',
    shareSentence(share),
  ]),
  facts: factsOf(evening),
  action: { label: 'Ver el detalle', url },
  after: ['Si quieres otra fecha, responde este correo.'],
});
