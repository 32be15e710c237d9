import { expect, it } from '@jest/globals';
import { containing, holding, searchWords } from './search-words.js';

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
  ['Ñoquis', ['%noquis%', 'k like $1']],
  ['100%', ['%100\\%%', 'k like $1']],
  ['Té', ['te%', "(k like $1 or k like '% ' || $1)"]],
  ['a_b', ['a\\_b%', "(k like $1 or k like '% ' || $1)"]],
])('%s is looked for where an index finds it', (word, wanted) => {
  const [value, condition] = holding('k', word);
  expect([value, condition('$1')]).toEqual(wanted);
});

it('a pattern is without case and accents, and takes wildcards as they stand', () => {
  expect(containing('Ñandú 100%_\\')).toBe('%nandu 100\\%\\_\\\\%');
});
