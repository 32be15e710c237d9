/** What the page knows of the visitor's wish, and passes on to the provider where that allows it. */
export const CONTEXT_KEYS = ['chef', 'experience', 'commune', 'utm_source', 'utm_medium', 'utm_campaign'] as const;
export type ContextKey = (typeof CONTEXT_KEYS)[number];
export type EmbedContext = Partial<Record<ContextKey, string>>;

/** The provider's names for what is passed on; a form has no field for what is not named. */
export type FieldNames = Partial<Record<ContextKey, string>>;

/** Longest value that is passed on, in characters: a chef's name has at most as many. */
const MAX_VALUE = 200;

/** Of an address's parameters, those that are passed on, as one line of text each. Whatever else comes is ignored. */
export function readContext(parameters: unknown): EmbedContext {
  const given = typeof parameters === 'object' && parameters !== null ? (parameters as Record<string, unknown>) : {};
  return Object.fromEntries(
    CONTEXT_KEYS.flatMap((key) => {
      const text = Object.hasOwn(given, key) ? oneLine(given[key]) : '';
      return text === '' ? [] : [[key, text]];
    }),
  );
}

/** The values under the provider's names. */
export function prefillOf(context: EmbedContext, names: FieldNames): [name: string, value: string][] {
  return CONTEXT_KEYS.flatMap((key) => {
    const [name, value] = [names[key], context[key]];
    return name === undefined || value === undefined ? [] : [[name, value] as [string, string]];
  });
}

function oneLine(value: unknown): string {
  if (typeof value !== 'string') return '';
  const line = value
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Z}]+/gu, ' ')
    .trim();
  return [...line].slice(0, MAX_VALUE).join('');
}
