import { QUOTE_KIND_NAMES, type QuoteRequestDto } from '../quotes/index.js';
import type { FieldValues } from './message-fields.js';
import { LINK_PLACE } from './message-links.js';

const DAY = new Intl.DateTimeFormat('es-CL', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const NAMES = new Intl.ListFormat('es', { type: 'conjunction' });

/** The author and the client of a text. */
interface Sender {
  /** Name of the author. */
  name: string;
  productName: string;
}

/** The values of a text's fields for one request. */
export function valuesOf(request: QuoteRequestDto, { name, productName }: Sender): FieldValues {
  const { guests, event_date: day, city, kind, choices } = request;
  return {
    nombre: firstOf(request.name),
    fecha: day ? DAY.format(new Date(day)).replace(',', '') : '',
    invitados: guests === null ? '' : guests.toLocaleString('es-CL'),
    comuna: oneLine(city?.name ?? ''),
    tipo: QUOTE_KIND_NAMES[kind].toLocaleLowerCase('es'),
    chef: listed(choices.map(({ chef }) => chef.chef_name)),
    experiencia: listed(choices.flatMap(({ proposal }) => (proposal ? [proposal.dish_name] : []))),
    remitente: firstOf(name),
    empresa: oneLine(productName),
    enlace: LINK_PLACE,
  };
}

/** A value stays on one line, whatever a visitor typed. */
const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

const firstOf = (name: string): string => oneLine(name).split(' ')[0] ?? '';

const listed = (names: readonly string[]): string => NAMES.format(new Set(names.map(oneLine)));
