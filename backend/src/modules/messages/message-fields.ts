import { FieldsUnfinishedError, UnknownFieldError } from './messages.errors.js';

/** What a text to a client may name in braces, as staff read of it. */
export const MESSAGE_FIELDS = {
  nombre: 'Primer nombre del cliente',
  fecha: 'Día del evento',
  invitados: 'Número de invitados',
  comuna: 'Comuna del evento',
  tipo: 'Lo que pide',
  chef: 'Chefs que eligió',
  experiencia: 'Experiencias que eligió',
  remitente: 'Nombre de quien escribe',
  empresa: 'Nombre de la empresa',
  enlace: 'Página del cliente con su solicitud',
} as const;
export type MessageField = keyof typeof MESSAGE_FIELDS;

/** What each field is in one message; empty where the request does not say it. */
export type FieldValues = Record<MessageField, string>;

/** A text with its fields filled in. */
export interface Filled {
  text: string;
  /** The fields that were named and have no value, in their order. */
  empty: MessageField[];
}

const BRACES = /\{([^{}]*)\}/g;

/** What is counted by the field before it: the plural is what staff write, the singular what one guest needs. */
const COUNTED: Readonly<Record<string, string>> = {
  personas: 'persona',
  invitados: 'invitado',
  invitadas: 'invitada',
  asistentes: 'asistente',
  comensales: 'comensal',
};

/** A field, with the word that it counts. */
const FIELD = new RegExp(`${BRACES.source}(?:(\\s+)(${Object.keys(COUNTED).join('|')})(?!\\p{L}))?`, 'gu');

/** '{Nombre }' is the field `nombre`. */
const fieldOf = (written: string): MessageField | undefined => {
  const name = written.trim().toLocaleLowerCase('es');
  return Object.hasOwn(MESSAGE_FIELDS, name) ? (name as MessageField) : undefined;
};

/**
 * Throws unless every field of a text is known and closed.
 * @param where the form's field that has the text
 * @throws UnknownFieldError, FieldsUnfinishedError
 */
export function refuseUnknownFields(text: string, where: 'text' | 'subject' = 'text'): void {
  for (const [written, name = ''] of text.matchAll(BRACES))
    if (!fieldOf(name)) throw new UnknownFieldError(written, Object.keys(MESSAGE_FIELDS), where);
  if (/[{}]/.test(text.replace(BRACES, ''))) throw new FieldsUnfinishedError(where);
}

/** Fills a text once: what a value holds in braces is no field. '{invitados} personas' is '1 persona' for one. */
export function fill(text: string, values: FieldValues): Filled {
  const empty = new Set<MessageField>();
  const filled = text.replace(
    FIELD,
    (written, name: string, space: string | undefined, counted: string | undefined) => {
      const field = fieldOf(name);
      if (!field) return written;
      const value = values[field];
      if (value === '') empty.add(field);
      const isOne = field === 'invitados' && value === '1';
      return counted === undefined ? value : `${value}${space}${isOne ? COUNTED[counted] : counted}`;
    },
  );
  return { text: filled, empty: [...empty] };
}
