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
  cotización: 'Página del cliente con su cotización',
  velada: 'Día, hora y chef de la velada',
  ficha: 'Día en que el chef recibió la ficha',
} as const;
export type MessageField = keyof typeof MESSAGE_FIELDS;

/** The values of the fields for one message; empty if the request lacks the value. */
export type FieldValues = Record<MessageField, string>;

/** Fields that name several, so that a verb after them is in the plural: 'A y B pueden'. */
export type Several = ReadonlySet<MessageField>;
const NONE: Several = new Set();

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

/** Verbs after a name, one and several: whichever staff write, the number of names decides. */
const VERBS: readonly (readonly [one: string, several: string])[] = [
  ['puede', 'pueden'],
  ['podría', 'podrían'],
  ['podrá', 'podrán'],
  ['es', 'son'],
  ['está', 'están'],
  ['estará', 'estarán'],
  ['tiene', 'tienen'],
  ['va', 'van'],
  ['viene', 'vienen'],
  ['llega', 'llegan'],
  ['cocina', 'cocinan'],
  ['prepara', 'preparan'],
  ['propone', 'proponen'],
  ['ofrece', 'ofrecen'],
  ['confirma', 'confirman'],
  ['confirmó', 'confirmaron'],
  ['respondió', 'respondieron'],
  ['queda', 'quedan'],
  ['quiere', 'quieren'],
  ['trabaja', 'trabajan'],
  ['recibe', 'reciben'],
  ['incluye', 'incluyen'],
];
const VERB_OF = new Map(VERBS.flatMap((verb) => verb.map((form) => [form, verb] as const)));

/** A field, with the noun that it counts or the verb that belongs to it. */
const FIELD = new RegExp(
  `${BRACES.source}(?:(\\s+)(${[...Object.keys(COUNTED), ...VERB_OF.keys()].join('|')})(?!\\p{L}))?`,
  'gu',
);

/** Fields that are also known without their accent. */
const UNACCENTED: Readonly<Record<string, MessageField>> = { cotizacion: 'cotización' };

/** '{Nombre }' is the field `nombre`. */
const fieldOf = (written: string): MessageField | undefined => {
  const name = written.trim().toLocaleLowerCase('es').normalize('NFC');
  if (Object.hasOwn(UNACCENTED, name)) return UNACCENTED[name];
  return Object.hasOwn(MESSAGE_FIELDS, name) ? (name as MessageField) : undefined;
};

/** The word after a field, in the form that its value asks for: '1 persona', 'A y B pueden'. */
function agreeing(word: string, field: MessageField, value: string, several: Several): string {
  if (Object.hasOwn(COUNTED, word)) return field === 'invitados' && value === '1' ? (COUNTED[word] ?? word) : word;
  const verb = field === 'chef' || field === 'experiencia' ? VERB_OF.get(word) : undefined;
  return verb?.[several.has(field) ? 1 : 0] ?? word;
}

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

/**
 * Fills a text once: braces inside a value are not fields. '{invitados} personas' becomes '1 persona' for one, and '{chef} puede'
 * 'A y B pueden' for two.
 */
export function fill(text: string, values: FieldValues, several: Several = NONE): Filled {
  const empty = new Set<MessageField>();
  const filled = text.replace(FIELD, (written, name: string, space: string | undefined, word: string | undefined) => {
    const field = fieldOf(name);
    if (!field) return written;
    const value = values[field];
    if (value === '') empty.add(field);
    return word === undefined ? value : `${value}${space}${agreeing(word, field, value, several)}`;
  });
  return { text: filled, empty: [...empty] };
}
