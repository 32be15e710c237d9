const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Spells days as ISO 8601 does, as they are where the product is at home. */
const CHILEAN_DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Santiago',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day it is in Chile, as 'YYYY-MM-DD'. */
export const todayInChile = (now = new Date()): string => CHILEAN_DAY.format(now);

/** Whether a value is a day that the calendar has, as 'YYYY-MM-DD'. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !DAY.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
