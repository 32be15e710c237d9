import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { containing, containsAll, patternsOf, searchWords, type Patterns } from './search-words.js';
import { statement, type Placeholders } from './statement.js';
import { tables } from './tables.js';

it.each<[string | null | undefined, string[]]>([
  ['  Ñoquis  de\tPapá ', ['noquis', 'de', 'papa']],
  ['pan PAN pán', ['pan']],
  ['maca macarrones carro', ['macarrones']],
  ['100% a_b', ['100%', 'a_b']],
  [' \u0301 ', []],
  ['', []],
  [null, []],
  [undefined, []],
])('the words of %j are %j', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

it.each([
  ['Ñoquis', ['%noquis%', 'noquis'], `("slug" like $1 or "stems" @@ plainto_tsquery('spanish', $2))`],
  ['100%', ['%100\\%%', ''], `("slug" like $1 or "stems" @@ plainto_tsquery('spanish', $2))`],
  ['Té', ['te%', 'te%'], `("slug" like $1 or "slug" like '% ' || $2)`],
  ['a_b', ['a\\_b%', 'a\\_b%'], `("slug" like $1 or "slug" like '% ' || $2)`],
])('%s is looked for where an index finds it', (word, values, condition) => {
  const chefs = statement((words: Placeholders<Patterns>) =>
    tables
      .selectFrom('chef')
      .select('id')
      .where(({ and, ref }) => and(containsAll({ keys: [ref('slug')], stems: sql.ref('stems') }, words))),
  );
  expect(chefs.with(patternsOf(searchWords(word)))).toMatchObject({
    text: `select "id" from "chef" where ${condition}`,
    values,
  });
});

it('a pattern is without case and accents, and takes wildcards as they stand', () => {
  expect(containing('Ñandú 100%_\\')).toBe('%nandu 100\\%\\_\\\\%');
});

it('further words than eight are not searched for', () => {
  expect(searchWords('uno dos tres cuatro cinco seis siete ocho nueve diez')).toHaveLength(8);
});
