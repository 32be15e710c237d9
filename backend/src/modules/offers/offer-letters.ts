import type { Letter, LetterFile } from '../../platform/mail/letter.js';
import { greetingOf } from '../quotes/rules.js';
import type { OfferRow } from './offers.repository.js';
import type { OfferTerms } from './offer-terms.js';

const LONG_DAY = new Intl.DateTimeFormat('es-CL', { dateStyle: 'full', timeZone: 'UTC' });

/** A day in words: 'viernes, 5 de diciembre de 2026'. */
export const longDay = (day: string): string => LONG_DAY.format(new Date(`${day}T00:00:00Z`));

/** Whole CLP: '$45.000'. */
export const pesos = (amount: number): string =>
  `${amount < 0 ? '-' : ''}$${String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, '.')}`;

type Person = Letter['to'];

/** The writer and the reader. */
export interface Parties {
  /** The client as staff know them. */
  client: Person;
  /** The client as a reader: without the name while nobody has opened a mail at this address. */
  reader: Person;
  /** The company, which gets the clients' answers. */
  office: Person;
}

/** When an evening takes place, as agreed now. */
export interface When {
  day: string;
  startsAt: string;
}

/** The mail that sends an offer to its client. */
export function offerLetter(offer: OfferRow, { reader, office }: Parties, url: string): Letter {
  return {
    to: reader,
    replyTo: office,
    list: 'cotizaciones',
    title: 'Tu cotización está lista',
    subject: `Tu cotización ${offer.number ?? ''}: ${offer.chef_name ?? ''}, ${longDay(offer.day ?? '')}`,
    paragraphs: [
      `${greetingOf(reader)}:`,
      'Preparamos tu cotización. Ábrela para ver el menú y el detalle, y para aceptarla o decirnos que no.',
    ],
    facts: [
      ...eveningFacts(offer),
      ['Total', `${pesos(offer.total)}, impuestos incluidos`],
      ['Vale hasta', longDay(offer.valid_until ?? '')],
    ],
    action: { label: 'Ver la cotización', url },
    after: ['Si tienes una pregunta, responde este correo.'],
  };
}

/** The mail to the client that confirms the acceptance. */
export function acceptedLetter(
  offer: OfferRow,
  when: When,
  { reader, office }: Parties,
  url: string,
  file: LetterFile,
  terms: OfferTerms,
): Letter {
  return {
    to: reader,
    replyTo: office,
    list: 'cotizaciones',
    title: 'Tu mesa está confirmada',
    subject: `Tu mesa está confirmada: ${offer.chef_name ?? ''}, ${longDay(when.day)}`,
    paragraphs: [
      `${greetingOf(reader)}:`,
      `Aceptaste la cotización ${offer.number ?? ''}. Te adjuntamos la fecha para tu calendario.`,
    ],
    facts: [...eveningFacts(offer, when), ['Total', `${pesos(offer.total)}, impuestos incluidos`]],
    action: { label: 'Ver lo que aceptaste', url },
    after: [refundSentence(terms), 'Si algo cambia, responde este correo.'],
    files: [file],
  };
}

/** The mail to the company about an acceptance. */
export function acceptedOfficeLetter(
  offer: OfferRow,
  when: When,
  { client, office }: Parties,
  url: string,
  file: LetterFile,
): Letter {
  return {
    to: office,
    replyTo: client,
    list: 'solicitudes',
    title: 'Cotización aceptada',
    subject: `${client.name} aceptó la cotización ${offer.number ?? ''}`,
    paragraphs: [
      `Aceptó ${offer.accepted_name ?? client.name}. La velada ya está en la agenda.`,
      ...(offer.overlaps
        ? [
            `Atención: ${offer.chef_name ?? 'el chef'} tiene otra velada a esa hora. Confirma con el chef cuál puede hacer.`,
          ]
        : []),
    ],
    facts: [...eveningFacts(offer, when), ['Total', pesos(offer.total)]],
    action: { label: 'Ver la solicitud', url },
    files: [file],
  };
}

/** The mail to the company about a declined offer. */
export function declinedLetter(offer: OfferRow, { client, office }: Parties, url: string): Letter {
  return {
    to: office,
    replyTo: client,
    list: 'solicitudes',
    title: 'Cotización rechazada',
    subject: `${client.name} dijo que no a la cotización ${offer.number ?? ''}`,
    paragraphs: [offer.decline_reason ? 'El cliente explicó por qué.' : 'El cliente no dijo por qué.'],
    facts: [...(offer.decline_reason ? [['Motivo', offer.decline_reason] as const] : []), ...eveningFacts(offer)],
    action: { label: 'Ver la solicitud', url },
  };
}

/** The mail to one side about a moved or cancelled evening. */
export function changedLetter(
  offer: OfferRow,
  when: When & { isOff: boolean },
  to: Person,
  answers: Person,
  url: string,
  file: LetterFile,
  terms: OfferTerms,
): Letter {
  const what = when.isOff ? 'La mesa fue cancelada' : 'La mesa cambió de fecha';
  return {
    to,
    replyTo: answers,
    list: 'cotizaciones',
    title: what,
    subject: `${what}: ${offer.chef_name ?? ''}, ${longDay(when.day)}`,
    paragraphs: [
      when.isOff
        ? `La mesa de la cotización ${offer.number ?? ''} no se hará. El archivo adjunto la saca de tu calendario.`
        : `La mesa de la cotización ${offer.number ?? ''} tiene nueva fecha u hora. El archivo adjunto la corrige en tu calendario.`,
    ],
    facts: eveningFacts(offer, when),
    action: { label: 'Ver el detalle', url },
    after: when.isOff ? [refundSentence(terms)] : [],
    files: [file],
  };
}

/** The rule of refunds in one sentence. */
const refundSentence = ({ rules, businessDays }: OfferTerms): string =>
  `Devoluciones: ${rules.map(({ notice, percent }) => `${notice.toLocaleLowerCase('es')}, ${percent} %`).join('; ')}. ${businessDays}`;

function eveningFacts(offer: OfferRow, when: Partial<When> = {}): [string, string][] {
  const facts: [string, string | null][] = [
    ['Chef', offer.chef_name],
    ['Día', longDay(when.day ?? offer.day ?? '')],
    ['Hora', when.startsAt ?? offer.starts_at],
    ['Invitados', offer.guests === null ? null : String(offer.guests)],
    ['Dónde', [offer.address, offer.commune].filter(Boolean).join(', ')],
    ['Menú', offer.menus.map(({ dish_name }) => dish_name).join(' · ')],
  ];
  return facts.flatMap(([name, value]) => (value ? [[name, value]] : []));
}
