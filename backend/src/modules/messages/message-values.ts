import { spokenDay } from '../../platform/http/value/words.js';
import { QUOTE_KIND_NAMES, type QuoteRequestDto } from '../quotes/index.js';
import type { FieldValues, MessageField, Several } from './message-fields.js';
import { LINK_PLACE, OFFER_PLACE } from './message-links.js';
import type { Agreed } from './messages.repository.js';

const NAMES = new Intl.ListFormat('es', { type: 'conjunction' });

/** The author and the client of a text. */
interface Sender {
  /** Name of the author. */
  name: string;
  productName: string;
}

/** The values of a text's fields for one request, with what is offered or agreed for it, and the fields that name several. */
export function valuesOf(
  request: QuoteRequestDto,
  { offer, evening, sheetSentOn }: Agreed,
  { name, productName }: Sender,
): { values: FieldValues; several: Several } {
  const { guests, event_date: day, city, kind, choices } = request;
  const chefs = namesOf(choices.map(({ chef }) => chef.chef_name));
  const dishes = namesOf(choices.flatMap(({ proposal }) => (proposal ? [proposal.dish_name] : [])));
  const values = {
    nombre: firstOf(request.name),
    fecha: day ? spokenDay(day) : '',
    invitados: guests === null ? '' : guests.toLocaleString('es-CL'),
    comuna: oneLine(city?.name ?? ''),
    tipo: QUOTE_KIND_NAMES[kind].toLocaleLowerCase('es'),
    chef: NAMES.format(chefs),
    experiencia: NAMES.format(dishes),
    remitente: firstOf(name),
    empresa: oneLine(productName),
    enlace: LINK_PLACE,
    cotización: offer === null ? '' : OFFER_PLACE,
    velada: evening ? `${spokenDay(evening.day)} a las ${evening.starts_at}, con ${oneLine(evening.chef_name)}` : '',
    ficha: sheetSentOn ? spokenDay(sheetSentOn) : '',
  };
  const several = new Set<MessageField>();
  if (chefs.size > 1) several.add('chef');
  if (dishes.size > 1) several.add('experiencia');
  return { values, several };
}

/** A value stays on one line, whatever a visitor typed. */
const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

const firstOf = (name: string): string => oneLine(name).split(' ')[0] ?? '';

const namesOf = (names: readonly string[]): Set<string> => new Set(names.map(oneLine));
