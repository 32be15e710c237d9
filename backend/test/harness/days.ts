import { todayInChile } from '../../src/platform/http/value/day.js';

/** A day this many days from today in Chile ('YYYY-MM-DD'). */
export const dayIn = (days: number): string => dayAfter(todayInChile(), days);

/** A year whose days all lie ahead, and none further than an event may. */
export const EVENT_YEAR = Number(todayInChile().slice(0, 4)) + 2;

/** A day as a mail has it: 'lunes, 18 de septiembre de 2028'. */
export const spokenDay = (day: string): string =>
  new Intl.DateTimeFormat('es-CL', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** The day of the week in Spanish: 'lunes'. */
export const weekdayOf = (day: string): string => spokenDay(day).split(',')[0] ?? '';

/** The day so many days after another one. */
export function dayAfter(day: string, days: number): string {
  const later = new Date(`${day}T00:00:00Z`);
  later.setUTCDate(later.getUTCDate() + days);
  return later.toISOString().slice(0, 10);
}
