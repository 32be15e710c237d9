const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** How an hour of the clock is written, from 00:00 to 23:59. */
export const HOUR_PATTERN = '^([01][0-9]|2[0-3]):[0-5][0-9]$';

/** Formats a moment as a day of Chile, in the form of ISO 8601. */
const CHILEAN_DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Santiago',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The current day in Chile, as 'YYYY-MM-DD'. */
export const todayInChile = (now = new Date()): string => CHILEAN_DAY.format(now);

/** The day so many days after another one; before it where the number is negative. Days are 'YYYY-MM-DD'. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** How many years ahead an event may lie. Anyone who writes a later one has mistyped it. */
export const YEARS_AHEAD = 3;

/** The last day on which an event may be: the same day in three years, or the one before it where that year has none. */
export const lastEventDay = (today = todayInChile()): string => yearsAfter(today, YEARS_AHEAD);

/** How many years ago something may have happened that is noted now. Anyone who writes an earlier one has mistyped it. */
const YEARS_BACK = 3;

/** The first day on which something may have happened that is noted now. */
export const firstPastDay = (today = todayInChile()): string => yearsAfter(today, -YEARS_BACK);

function yearsAfter(day: string, years: number): string {
  const year = String(Number(day.slice(0, 4)) + years).padStart(4, '0');
  return `${year}${day.slice(4).replace('-02-29', '-02-28')}`;
}

/** Monday and Sunday of the current week in Chile, as 'YYYY-MM-DD'. */
export function thisWeekInChile(now = new Date()): [monday: string, sunday: string] {
  const today = todayInChile(now);
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return [dayAfter(today, -sinceMonday), dayAfter(today, 6 - sinceMonday)];
}

const CHILEAN_MOMENT = new Intl.DateTimeFormat('es-CL', {
  timeZone: 'America/Santiago',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A moment in the time of Chile, as one writes it: '22 nov 2026, 16:05'. */
export const momentInChile = (moment: Date): string => CHILEAN_MOMENT.format(moment);

/** Whether a value is an existing day, as 'YYYY-MM-DD'. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !DAY.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
