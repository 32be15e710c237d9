import { monthsAfter } from '../../ui/admin/months';

const DAY = 24 * 60 * 60 * 1_000;

/* Days are texts as the API has them ('2026-12-12'), and are reckoned with in UTC, where every day has 24 hours. */

const textOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** The day that comes so many days later. */
export const daysAfter = (day: string, days: number): string => textOf(Date.parse(day) + days * DAY);

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

const inWords = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('es-CL', { ...options, timeZone: 'UTC' });
  return (day: string): string => format.format(new Date(day)).replace(',', '');
};

/** 'sábado 12 de diciembre' */
export const longDay = inWords({ weekday: 'long', day: 'numeric', month: 'long' });

/** '12 de diciembre' */
export const shortDay = inWords({ day: 'numeric', month: 'long' });

/** The days from Monday to Sunday as a heading has them, and in full for those who hear them. */
export const WEEKDAYS = Array.from({ length: 7 }, (_, index) => {
  const day = daysAfter('2026-11-23', index);
  return { short: inWords({ weekday: 'short' })(day).replace('.', ''), long: inWords({ weekday: 'long' })(day) };
});
