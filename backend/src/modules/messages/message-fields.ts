import { FieldsUnfinishedError, UnknownFieldError } from './messages.errors.js';

/** The fields that a text can name in braces, with their Spanish names. */
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

/** The values of the fields for one message; empty if the request lacks the value. */
export type FieldValues = Record<MessageField, string>;

/** A text with its fields filled in. */
export interface Filled {
  text: string;
  /** The named fields without a value, in their order. */
  empty: MessageField[];
}

const BRACES = /\{([^{}]*)\}/g;

/** The noun after a count: staff write the plural; one guest needs the singular. */
const COUNTED: Readonly<Record<string, string>> = {
  personas: 'persona',
  invitados: 'invitado',
  invitadas: 'invitada',
  asistentes: 'asistente',
  comensales: 'comensal',
};

/** A field, with the noun that it counts. */
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

/** The client's name with the space before it, or with the text after it at the beginning of a line. */
const NAME_FIRST = /^\{\s*nombre\s*\}[,:]?[ \t]*([¿¡]?\p{L}?)/gimu;
const NAME = /[ \t]?\{\s*nombre\s*\}/giu;

/** The same text without the client's name: 'Hola {nombre}:' becomes 'Hola:'. */
export const withoutName = (text: string): string =>
  text.replace(NAME_FIRST, (_all, next: string) => next.toLocaleUpperCase('es')).replace(NAME, '');

/** Fills a text once: braces inside a value are not fields. '{invitados} personas' becomes '1 persona' for one. */
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
