import { expect, it } from '@jest/globals';
import { campaignWord } from './campaign-word.js';

it.each([
  ['instagram', 'instagram'],
  ['fiestas-patrias_2026.a~b+c%20d', 'fiestas-patrias_2026.a~b+c%20d'],
  ['Boletín de otoño', 'Boletin-de-otono'],
  ['<b>Ana</b>, Ñuñoa 12', 'b-Ana-b-Nunoa-12'],
  [' — ', null],
  ['', null],
  [null, null],
  [undefined, null],
  ['x'.repeat(200), 'x'.repeat(100)],
])('keeps %j as %j', (given, kept) => {
  expect(campaignWord(given)).toBe(kept);
});
