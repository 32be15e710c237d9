import { todayInChile } from '../../src/platform/http/day.js';

/** A day this many days from today in Chile ('YYYY-MM-DD'). */
export function dayIn(days: number): string {
  const day = new Date(`${todayInChile()}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
