import { HOLIDAYS } from './holidays.generated.js';

const DAY = 86_400_000;

/** Monday to Friday, and no public holiday of Chile. */
export function isBusinessDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const holidays = HOLIDAYS[Number(day.slice(0, 4))]?.split(' ');
  return weekday !== 0 && weekday !== 6 && !holidays?.includes(day.slice(5));
}

/** How many business days lie after one day, up to and including another; both 'YYYY-MM-DD'. None where it is over. */
export function businessDaysUntil(from: string, to: string): number {
  let count = 0;
  for (let at = Date.parse(`${from}T00:00:00Z`) + DAY; at <= Date.parse(`${to}T00:00:00Z`); at += DAY)
    if (isBusinessDay(new Date(at).toISOString().slice(0, 10))) count++;
  return count;
}
