import type { Letter } from '../../platform/mail/letter.js';
import { CANCELLER_NAMES, type CancelledBy } from '../agenda/index.js';
import type { QuoteRequestActivity } from '../quotes/index.js';
import { answersTo, firstNameOf, greetingOf } from '../quotes/rules.js';
import { dueText, type ToPay } from './due-words.js';
import { changeLine, type Compared } from './offer-changes.js';
import { longDay, type Parties, type ToClient } from './offer-letters.js';
import type { OfferTerms } from './offer-terms.js';
import { pesos } from './offer-words.js';
import type { Before } from './evening-told.js';
import type { ShareSum } from './refund-rules.js';

type Calendar = NonNullable<Letter['calendar']>;
type Happened = Pick<QuoteRequestActivity, 'actor' | 'data'>;
type Fact = readonly [name: string, value: string];

/** What the letters about an evening say of it. */
export interface EveningFacts {
  /** Number of the offer; null without one. */
  number: string | null;
  chefName: string;
  day: string;
  startsAt: string;
  guests: number;
  /** Address and commune. */
  place: string;
  /** The dishes, in one line. */
  menu: string;
  /** Whole CLP; null where it is not known. */
  total: number | null;
}

/** What is given back of a cancelled evening. */
export interface Share extends ShareSum {
  by: CancelledBy;
  percent: number;
}

/** 'la cotización C-2026-0001', or 'tu mesa' without one. */
const nameOf = ({ number }: EveningFacts): string => (number === null ? 'tu mesa' : `la cotización ${number}`);

/**
 * The share in a sentence: 'Se devuelve el 50 % de lo que pagaste: $90.000.'
 * @param ofPaid of what the share is, where it is of what was paid
 */
export function shareSentence({ percent, amount, paid }: Omit<Share, 'by'>, ofPaid = 'de lo que pagaste'): string {
  if (paid === 0) return 'No hay pagos: no hay nada que devolver.';
  const sum = amount === null ? '' : `: ${pesos(amount)}`;
  return `Se devuelve el ${percent} % ${paid === null ? 'del total acordado' : ofPaid}${sum}.`;
}

/** The rule of refunds in one sentence. */
const refundSentence = ({ rules, businessDays }: OfferTerms): string =>
  `Devoluciones: ${rules.map(({ notice, percent }) => `${notice.toLocaleLowerCase('es')}, ${percent} %`).join('; ')}. ${businessDays}`;

const totalFact = ({ total }: EveningFacts, text = ''): Fact[] =>
  total === null ? [] : [['Total', `${pesos(total)}${text}`]];

/** What each mail to the client about an evening has. */
const toClient = (title: string, evening: EveningFacts, { reader, office }: ToClient, paragraphs: string[]) => ({
  to: reader,
  replyTo: office,
  list: 'cotizaciones' as const,
  title,
  subject: `${title}: ${evening.chefName}, ${longDay(evening.day)}`,
  paragraphs: [`${greetingOf(reader)}:`, ...paragraphs],
});

/** The mail to the client that confirms the acceptance, or says what confirms the date. */
export function acceptedLetter(
  evening: EveningFacts,
  parties: ToClient,
  { url, page, pay }: { url: string; page: string; pay: ToPay | undefined },
  calendar: Calendar,
  terms: OfferTerms,
): Letter {
  const confirming = pay?.toConfirm ? pay : undefined;
  const title = confirming ? 'Falta confirmar tu fecha' : 'Tu mesa está confirmada';
  return {
    ...toClient(title, evening, parties, [
      `Aceptaste ${nameOf(evening)}. Te adjuntamos la fecha para tu calendario.`,
      ...(confirming
        ? [`La fecha se confirma con tu primer pago, de ${dueText(confirming.steps.slice(0, 1))}: ${confirming.url}`]
        : []),
      `En tu página puedes completar la dirección y quién recibe al chef: ${page}`,
    ]),
    links: confirming ? [page, confirming.url] : [page],
    facts: [...factsOf(evening), ...totalFact(evening, ', impuestos incluidos')],
    action: { label: 'Ver lo que aceptaste', url },
    after: [refundSentence(terms), 'Si algo cambia, responde este correo.'],
    calendar,
  };
}

/** The mail to the company about an acceptance. */
export function acceptedOfficeLetter(
  evening: EveningFacts,
  { client, office }: Parties,
  url: string,
  calendar: Calendar,
  { acceptedBy, overlaps }: { acceptedBy: string; overlaps: boolean },
): Letter {
  return {
    to: office,
    ...answersTo(client),
    list: 'solicitudes',
    title: 'Cotización aceptada',
    subject: `${client.name} aceptó ${nameOf(evening)}`,
    paragraphs: [
      `Aceptó ${acceptedBy}. La velada ya está en la agenda.`,
      ...(overlaps
        ? [`Atención: ${evening.chefName} tiene otra velada a esa hora. Confirma con el chef cuál puede hacer.`]
        : []),
    ],
    facts: [...factsOf(evening), ...totalFact(evening)],
    action: { label: 'Ver la solicitud', url },
    calendar,
  };
}

/** What of the data for that night a letter names. */
const NIGHT_NAMES = new Map([
  ['address', 'la dirección'],
  ['contact_name', 'quién recibe al chef'],
  ['contact_phone', 'su teléfono'],
]);

/** What changed for that night, and whose words they were. What guests cannot eat is not named: it is about health. */
function nightSentence(happened: Happened | null): string {
  const did = happened?.actor === 'person' ? 'Cambiamos' : happened?.actor === 'client' ? 'Cambiaste' : 'Anotamos';
  const names = happened?.data.changes?.flatMap(({ field }) => NIGHT_NAMES.get(field) ?? []) ?? [];
  return names.length > 0
    ? `${did} ${LIST.format(names)}. El chef lo verá en su ficha.`
    : `${did} un dato para esa noche, que el chef verá en su ficha. Por cuidado no lo repetimos aquí: puedes verlo en tu página.`;
}
const LIST = new Intl.ListFormat('es');

/**
 * The mail to the client about an evening that moved or changed.
 * @param happened the activity that records the other change
 */
export function changedLetter(
  evening: EveningFacts,
  before: Before | null,
  parties: ToClient,
  url: string,
  calendar: Calendar,
  happened: Happened | null = null,
): Letter {
  const what = before ? 'Tu mesa cambió de fecha u hora' : 'Anotamos un cambio para tu mesa';
  return {
    ...toClient(what, evening, parties, [
      before
        ? 'Tu mesa tiene nueva fecha u hora. Tu calendario la corrige con el archivo adjunto.'
        : nightSentence(happened),
    ]),
    facts: [...factsOf(evening), ...beforeFact(before)],
    action: { label: 'Ver el detalle', url },
    after: ['Si algo no calza, responde este correo.'],
    calendar,
  };
}

/** The mail to the client about an evening with renegotiated terms, perhaps another chef. */
export function agreedChangeLetter(
  evening: EveningFacts,
  changes: readonly Compared[],
  parties: ToClient,
  url: string,
  calendar: Calendar,
): Letter {
  return {
    ...toClient('Tu mesa cambió como acordamos', evening, parties, [
      `Esto es lo que vale ahora, en ${nameOf(evening)}. Tu calendario se corrige con el archivo adjunto.`,
    ]),
    facts: [
      ['Lo que cambió', changes.map(changeLine).join('\n')],
      ...factsOf(evening),
      ...totalFact(evening, ', impuestos incluidos'),
    ],
    action: { label: 'Ver el detalle', url },
    after: ['Si algo no calza, responde este correo.'],
    calendar,
  };
}

/** The mail to the chef whose evening another chef takes. It says neither who does, nor where, nor what changed. */
export function formerChefLetter(
  { day, startsAt }: EveningFacts,
  chef: Letter['to'],
  { client, office }: Parties,
  calendar: Calendar,
): Letter {
  return {
    to: chef,
    replyTo: office,
    list: 'fichas',
    title: 'Ya no cocinas esta mesa',
    subject: `Ya no cocinas esta mesa: ${longDay(day)}, ${startsAt}`,
    paragraphs: [
      `Hola ${chef.name}:`,
      `La mesa de ${firstNameOf(client.name)} la toma otra persona: ya no la cocinas tú. Tu calendario la saca con el archivo adjunto.`,
    ],
    facts: [
      ['Día', longDay(day)],
      ['Hora', startsAt],
    ],
    after: ['Responde este correo si tienes una pregunta.'],
    calendar,
  };
}

/** 'Revisa tu velada', three days before. It says whether restrictions are noted, not which, and what is still to pay. */
export function reminderLetter(
  evening: EveningFacts,
  parties: ToClient,
  { url, pay }: { url: string; pay: ToPay | undefined },
  restricted: boolean,
): Letter {
  return {
    ...toClient('Revisa tu velada', evening, parties, [
      'Falta poco para tu mesa. Revisa que todo esté bien: en tu página puedes corregirlo hasta que empiece.',
      ...(pay ? [`Falta por pagar ${dueText(pay.steps)}: ${pay.url}`] : []),
    ]),
    links: pay ? [pay.url] : [],
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
  };
}

/** The mail to the client about a cancelled evening. */
export function cancelledLetter(
  evening: EveningFacts,
  share: Share,
  parties: ToClient,
  url: string,
  calendar: Calendar,
): Letter {
  return {
    ...toClient('Tu mesa fue cancelada', evening, parties, [
      share.by === 'client'
        ? 'Cancelaste tu mesa. Tu calendario la saca con el archivo adjunto.'
        : 'Tu mesa no se hará. Tu calendario la saca con el archivo adjunto.',
      shareSentence(share),
    ]),
    facts: factsOf(evening),
    action: { label: 'Ver el detalle', url },
    after: ['Si quieres otra fecha, responde este correo.'],
    calendar,
  };
}

/** The mail to the company about a cancelled evening. */
export function cancelledOfficeLetter(
  evening: EveningFacts,
  share: Share,
  { client, office }: Parties,
  url: string,
  calendar: Calendar,
): Letter {
  return {
    to: office,
    ...answersTo(client),
    list: 'solicitudes',
    title: 'Velada cancelada',
    subject: `Velada cancelada: ${client.name}, ${longDay(evening.day)}`,
    paragraphs: [
      `Canceló: ${CANCELLER_NAMES[share.by].toLocaleLowerCase('es')}.`,
      shareSentence(share, 'de lo pagado'),
    ],
    facts: [...factsOf(evening), ...totalFact(evening)],
    action: { label: 'Ver la solicitud', url },
    calendar,
  };
}

/** The mail to the chef about a cancelled evening. */
export function cancelledChefLetter(
  evening: EveningFacts,
  chef: Letter['to'],
  { client, office }: Parties,
  calendar: Calendar,
): Letter {
  return {
    to: chef,
    replyTo: office,
    list: 'fichas',
    title: 'Tu mesa fue cancelada',
    subject: `Tu mesa fue cancelada: ${longDay(evening.day)}, ${evening.startsAt}`,
    paragraphs: [
      `Hola ${chef.name}:`,
      `La mesa de ${firstNameOf(client.name)} no se hará. Tu calendario la saca con el archivo adjunto.`,
    ],
    facts: factsOf(evening),
    after: ['Responde este correo si tienes una pregunta.'],
    calendar,
  };
}

const beforeFact = (before: Before | null): Fact[] =>
  before ? [['Antes era', `${longDay(before.day)}, ${before.startsAt}`]] : [];

function factsOf({ chefName, day, startsAt, guests, place, menu }: EveningFacts): Fact[] {
  const facts: Fact[] = [
    ['Chef', chefName],
    ['Día', longDay(day)],
    ['Hora', startsAt],
    ['Invitados', String(guests)],
    ['Dónde', place],
    ['Menú', menu],
  ];
  return facts.filter(([, value]) => value !== '');
}
