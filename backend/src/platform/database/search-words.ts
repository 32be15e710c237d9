import { sql, type Expression, type SqlBool } from 'kysely';
import { likeLiteral } from './like-literal.js';
import { nameKey } from './name-key.js';
import type { Places } from './statement.js';

/** Most words of a search: each is one more condition on every row. Further words are not searched for. */
export const MOST_WORDS = 8;

/**
 * The words of a search, each once, without case and accents, at most eight. A word inside another one is left out, because
 * whatever contains the longer one contains it too.
 */
export function searchWords(text: string | null | undefined): string[] {
  const all = nameKey(text ?? '')
    .split(' ')
    .filter((word) => word !== '');
  const words = [...new Set(all.slice(0, MOST_WORDS))];
  return words.filter((word) => !words.some((other) => other !== word && other.includes(word)));
}

/** LIKE patterns of the words of a search: within a key, or where a word of it begins. */
export interface Patterns {
  within: string[];
  beginning: string[];
}

/**
 * The patterns of the words of a search. A word of less than three letters is searched only where words begin: only
 * there can an index find it, and a visitor who searches 'té' does not mean 'parte'.
 */
export function patternsOf(words: readonly string[]): Patterns {
  return {
    within: words.filter(hasThreeInARow).map(containing),
    beginning: words.filter((word) => !hasThreeInARow(word)).map((word) => `${likeLiteral(nameKey(word))}%`),
  };
}

/** The conditions that a search key contains every word. */
export function containsAll(
  key: Expression<string>,
  { within = [], beginning = [] }: Partial<Places<Patterns>>,
): Expression<SqlBool>[] {
  return [
    ...within.map((pattern) => sql<SqlBool>`${key} like ${pattern}`),
    ...beginning.map((pattern) => sql<SqlBool>`(${key} like ${pattern} or ${key} like '% ' || ${pattern})`),
  ];
}

/** Whether an index of groups of three letters can find the word. */
const hasThreeInARow = (word: string): boolean => /[\p{L}\p{N}]{3}/u.test(word);

/** The LIKE pattern of search keys that contain this text. Wildcards in the text match only themselves. */
export const containing = (text: string): string => `%${likeLiteral(nameKey(text))}%`;
