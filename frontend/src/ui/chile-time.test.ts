import { inChile } from './chile-time';
import { csvFileName } from './admin/list/csv';
import { csvTime, dayOf, momentText, timeOf } from './admin/moments';

/** Late on the 26th in Chile, where it is three hours earlier than in UTC; the 27th in UTC and in Auckland. */
const LATE = '2026-11-27T02:27:09.500Z';

test.each([
  ['a day', dayOf, '26 nov 2026'],
  ['a time', timeOf, '23:27'],
  ['a moment', momentText, '26 nov 2026, 23:27'],
  ['other words', inChile({ day: 'numeric', month: 'long' }), '26 de noviembre'],
  ['a file', csvTime, '2026-11-26 23:27'],
  ['the name of a file', (moment: string) => csvFileName('chefs', new Date(moment)), 'chefs-2026-11-26.csv'],
])('%s is shown by the clock of Chile, wherever the browser is', (_what, show, text) => {
  expect(show(LATE)).toBe(text);
});
