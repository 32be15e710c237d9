import { daysAfter, inWords } from './days';
import { monthsAfter } from './months';

/** First and last day of a month. */
export const daysOf = (month: string): [first: string, last: string] => [
  `${month}-01`,
  daysAfter(`${monthsAfter(month, 1)}-01`, -1),
];

/** The weeks that a month touches, from Monday on, with the days of other months that fill them. */
export function weeksOf(month: string): string[][] {
  const [first, last] = daysOf(month);
  const sinceMonday = (new Date(first).getUTCDay() + 6) % 7;
  const weeks: string[][] = [];
  for (let monday = daysAfter(first, -sinceMonday); monday <= last; monday = daysAfter(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => daysAfter(monday, index)));
  return weeks;
}

/** The days from Monday to Sunday as a heading has them, and in full for those who hear them. */
export const WEEKDAYS = Array.from({ length: 7 }, (_, index) => {
  const day = daysAfter('2026-11-23', index);
  return { short: inWords({ weekday: 'short' })(day).replace('.', ''), long: inWords({ weekday: 'long' })(day) };
});
