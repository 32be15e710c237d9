/* Days are 'YYYY-MM-DD'. They are shown as Chile's calendar has them, whatever the phone's clock says. */
const DAY_MS = 24 * 60 * 60 * 1_000;

const at = (day: string): Date => new Date(`${day}T00:00:00Z`);
const words = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('es-CL', { ...options, timeZone: 'UTC' });

const LONG = words({ weekday: 'long', day: 'numeric', month: 'long' });
const MONTH = words({ month: 'long', year: 'numeric' });
const CHILE = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago' });

/** 'sábado 5 de diciembre' */
export const longDay = (day: string): string => LONG.format(at(day)).replace(',', '');

/** 'diciembre de 2026' */
export const monthName = (day: string): string => MONTH.format(at(day));

/** The current day in Chile. */
export const today = (): string => CHILE.format(new Date());

export const dayAfter = (day: string, days: number): string =>
  new Date(at(day).getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** From Monday, 1, to Sunday, 7. */
export const weekdayOf = (day: string): number => at(day).getUTCDay() || 7;

export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** The first day of the month so many months away. */
export function monthAfter(day: string, months: number): string {
  const date = at(firstOfMonth(day));
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

/** The days of a month's weeks, from Monday to Sunday, with those of the months beside it. */
export function weeksOf(month: string): string[][] {
  const first = firstOfMonth(month);
  const end = monthAfter(month, 1);
  const weeks: string[][] = [];
  for (let monday = dayAfter(first, 1 - weekdayOf(first)); monday < end; monday = dayAfter(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => dayAfter(monday, at)));
  return weeks;
}

export const WEEKDAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];
