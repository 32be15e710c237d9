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

/** Fills a text once: what a value holds in braces is no field. */
export function fill(text: string, values: FieldValues): Filled {
  const empty = new Set<MessageField>();
  const filled = text.replace(BRACES, (written, name: string) => {
    const field = fieldOf(name);
    if (!field) return written;
    if (values[field] === '') empty.add(field);
    return values[field];
  });
  return { text: filled, empty: [...empty] };
}
