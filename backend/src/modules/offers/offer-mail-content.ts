import { longDay, pesos } from '../../platform/http/value/words.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import { answersTo, greetingOf } from '../quotes/rules.js';
import { changeLine, type Compared } from './offer-changes.js';
import type { OfferRow } from './offers.repository.js';

type Person = MailContent['to'];

/** The writer and the reader. */
export interface Parties {
  /** The client as staff know them. */
  client: { name: string; address: string | null };
  /** The client as a reader: without the name while nobody has opened a mail at this address. Null without an address. */
  reader: Person | null;
  /** The company, which gets the clients' answers. */
  office: Person;
}

/** The parties of a mail to the client. */
export type ToClient = Pick<Parties, 'office'> & { reader: Person };

/** The mail that sends an offer to its client. */
export function offerMail(offer: OfferRow, { reader, office }: ToClient, url: string): MailContent {
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

/** The mail that asks the client for a yes to a change of what was agreed. */
export function changeMail(
  offer: OfferRow,
  changes: readonly Compared[],
  { reader, office }: ToClient,
  url: string,
): MailContent {
  return {
    to: reader,
    replyTo: office,
    list: 'cotizaciones',
    title: 'Un cambio para tu mesa, por confirmar',
    subject: `Un cambio para tu mesa, por confirmar: ${offer.number ?? ''}`,
    paragraphs: [
      `${greetingOf(reader)}:`,
      'Preparamos el cambio de tu mesa. Ábrelo para ver lo acordado y lo nuevo lado a lado, y dinos si te parece. Mientras no digas que sí, sigue en pie lo que habías aceptado.',
    ],
    facts: [
      ['Lo que cambia', changes.map(changeLine).join('\n')],
      ['Total', `${pesos(offer.total)}, impuestos incluidos`],
      ['Responde hasta', longDay(offer.valid_until ?? '')],
    ],
    action: { label: 'Ver el cambio', url },
    after: ['Si tienes una pregunta, responde este correo.'],
  };
}

/** The mail to the company about a declined offer. */
export function declinedMail(offer: OfferRow, { client, office }: Parties, url: string): MailContent {
  const isChange = offer.revision > 1;
  return {
    to: office,
    ...answersTo(client),
    list: 'solicitudes',
    title: isChange ? 'Cambio rechazado' : 'Cotización rechazada',
    subject: `${client.name} dijo que no ${isChange ? 'al cambio' : 'a la cotización'} ${offer.number ?? ''}`,
    paragraphs: [
      offer.decline_reason ? 'El cliente explicó por qué.' : 'El cliente no dijo por qué.',
      ...(isChange ? ['Sigue en pie lo que había aceptado.'] : []),
    ],
    facts: [...(offer.decline_reason ? [['Motivo', offer.decline_reason] as const] : []), ...eveningFacts(offer)],
    action: { label: 'Ver la solicitud', url },
  };
}

function eveningFacts(offer: OfferRow): [string, string][] {
  const facts: [string, string | null][] = [
    ['Chef', offer.chef_name],
    ['Día', longDay(offer.day ?? '')],
    ['Hora', offer.starts_at],
    ['Invitados', offer.guests === null ? null : String(offer.guests)],
    ['Dónde', [offer.address, offer.commune].filter(Boolean).join(', ')],
    ['Menú', offer.menus.map(({ dish_name }) => dish_name).join(' · ')],
  ];
  return facts.flatMap(([name, value]) => (value ? [[name, value]] : []));
}
