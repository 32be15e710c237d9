import { sql, type Expression, type SqlBool } from 'kysely';
import { nameKey } from './name-key.js';
import type { Placeholders } from './statement.js';

/** Each word is one more condition on every row. Further words are not searched for. */
const MOST_WORDS = 8;

/** The words of a search, each once, without case and accents, at most eight. One inside another word says nothing more. */
export function searchWords(text: string | null | undefined): string[] {
  const all = nameKey(text ?? '')
    .split(' ')
    .filter((word) => word !== '');
  const words = [...new Set(all.slice(0, MOST_WORDS))];
  return words.filter((word) => !words.some((other) => other !== word && other.includes(word)));
}

export interface Patterns {
  /** LIKE patterns of the words of three characters or more, which may be anywhere in a key. */
  within: string[];
  /** The same words, in the same order, for the text search. One with other signs has no endings: it is empty here. */
  words: string[];
  /** LIKE patterns of the shorter ones, which must begin a word of the key. */
  beginning: string[];
}

interface Searched {
  /** Search keys, each with a trigram index. */
  keys: Expression<string>[];
  /** The words of these keys without their endings: a `tsvector` of PostgreSQL's Spanish text search. */
  stems: Expression<unknown>;
}

/**
 * The patterns of the words of a search. A word of less than three characters is searched only where words begin: only
 * there can an index find it, and a visitor who searches 'té' does not mean 'parte'.
 */
export function patternsOf(words: readonly string[]): Patterns {
  const long = words.filter(hasThreeInARow);
  return {
    within: long.map(containing),
    words: long.map((word) => (/^[\p{L}\p{N}]+$/u.test(word) ? word : '')),
    beginning: words.filter((word) => !hasThreeInARow(word)).map((word) => `${likeLiteral(nameKey(word))}%`),
  };
}

/**
 * The conditions that one of the search keys contains each word: as it is, or, of three characters or more, with another
 * ending (`vegano` finds `vegana`). A word that the text search ignores, such as an article, must be there as it is.
 */
export function containsAll(
  { keys, stems }: Searched,
  { words = [], within = [], beginning = [] }: Partial<Placeholders<Patterns>>,
): Expression<SqlBool>[] {
  return [
    ...within.map((pattern, index) =>
      anyOf([
        ...keys.map((key) => sql`${key} like ${pattern}`),
        sql`${stems} @@ plainto_tsquery('spanish', ${words[index]})`,
      ]),
    ),
    ...beginning.map((pattern) =>
      anyOf(keys.flatMap((key) => [sql`${key} like ${pattern}`, sql`${key} like '% ' || ${pattern}`])),
    ),
  ];
}

const anyOf = (conditions: Expression<unknown>[]): Expression<SqlBool> =>
  sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;

/** Whether a trigram index can find the word. */
const hasThreeInARow = (word: string): boolean => /[\p{L}\p{N}]{3}/u.test(word);

/** Escapes a text so that it matches itself within LIKE. */
export const likeLiteral = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The LIKE pattern of search keys that contain this text. */
export const containing = (text: string): string => `%${likeLiteral(nameKey(text))}%`;
