/**
 * Writes the public holidays of Chile for working-hours.ts: `node tools/holidays.mjs`. The library that knows them takes
 * 40 MB of memory and 30 MB of disk, so the product carries the days only. A test compares them with the library.
 */
import { writeFileSync } from 'node:fs';
import Holidays from 'date-holidays';

const FILE = 'backend/src/modules/quotes/holidays.generated.ts';
const [FIRST, LAST] = [2020, 2060];

const calendar = new Holidays('CL', { types: ['public'] });
// Holy Saturday is a holiday by law (2.977), which the library's calendar does not know.
calendar.setHoliday('easter -1', { name: { es: 'Sábado Santo' }, type: 'public' });

/** @param {number} year @returns {string} its holidays, 'MM-DD', in order */
const daysOf = (year) => {
  const days = calendar.getHolidays(year).map(({ date }) => date.slice(5, 10));
  return [...new Set(days)].sort().join(' ');
};

const years = Array.from({ length: LAST - FIRST + 1 }, (_, index) => FIRST + index);
const lines = years.map((year) => `  ${year}: '${daysOf(year)}',\n`);
writeFileSync(
  FILE,
  `// Written by tools/holidays.mjs.

/** The public holidays of Chile by year: months and days, apart by spaces. */
export const HOLIDAYS: Readonly<Record<number, string>> = {
${lines.join('')}};
`,
);
