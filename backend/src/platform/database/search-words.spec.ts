import { expect, it } from '@jest/globals';
import { containing, searchWords } from './search-words.js';

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

it('a pattern is without case and accents, and takes wildcards as they stand', () => {
  expect(containing('Ñandú 100%_\\')).toBe('%nandu 100\\%\\_\\\\%');
});
