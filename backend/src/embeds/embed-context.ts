/** What the page knows about the visitor's wish and passes on to the provider, where the provider allows it. */
export const CONTEXT_KEYS = ['chef', 'experience', 'commune', 'utm_source', 'utm_medium', 'utm_campaign'] as const;
type ContextKey = (typeof CONTEXT_KEYS)[number];
export type EmbedContext = Partial<Record<ContextKey, string>>;

/** The provider's field names for these values. A value without a name is not passed on. */
export type FieldNames = Partial<Record<ContextKey, string>>;

/** Longest value passed on, in characters. A chef's name is not longer. */
const MAX_VALUE = 200;

/** Picks the known parameters of an address, each as one line of text. Ignores all others. */
export function readContext(parameters: unknown): EmbedContext {
  const given = typeof parameters === 'object' && parameters !== null ? (parameters as Record<string, unknown>) : {};
  return Object.fromEntries(
    CONTEXT_KEYS.flatMap((key) => {
      const text = Object.hasOwn(given, key) ? oneLine(given[key]) : '';
      return text === '' ? [] : [[key, text]];
    }),
  );
}

/** The values with the provider's field names. */
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
