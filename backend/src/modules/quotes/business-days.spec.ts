import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { businessDaysUntil } from './business-days.js';
import { HOLIDAYS } from './holidays.generated.js';

const DAY = 86_400_000;
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** The same, counted day by day. */
function counted(from: string, to: string): number {
  let count = 0;
  for (let at = Date.parse(from) + DAY; at <= Date.parse(to); at += DAY) {
    const [day, weekday] = [dayOf(at), new Date(at).getUTCDay()];
    const isHoliday = HOLIDAYS[Number(day.slice(0, 4))]?.split(' ').includes(day.slice(5)) ?? false;
    if (weekday !== 0 && weekday !== 6 && !isHoliday) count += 1;
  }
  return count;
}

it.each([
  ['2026-11-23', '2026-11-23', 0],
  ['2026-11-23', '2026-11-24', 1],
  ['2026-11-27', '2026-11-30', 1],
  ['2026-12-07', '2026-12-10', 2],
  ['2026-11-24', '2026-11-23', 0],
])('after %s up to %s lie so many business days: %i', (from, to, days) =>
  expect(businessDaysUntil(from, to)).toBe(days),
);

it('are as many as one counts from day to day, in years with known holidays and in others', () => {
  const day = fc.integer({ min: Date.parse('1969-01-01') / DAY, max: Date.parse('2080-12-31') / DAY });
  fc.assert(
    fc.property(day, fc.integer({ min: -20, max: 1_500 }), (first, days) => {
      const [from, to] = [dayOf(first * DAY), dayOf((first + days) * DAY)];
      expect(businessDaysUntil(from, to)).toBe(counted(from, to));
    }),
    { numRuns: 300 },
  );
});

it('are known at once of a day in another millennium', () => {
  // Day by day it would take three million steps, and seconds of processor time.
  const before = process.cpuUsage();
  expect(businessDaysUntil('2026-11-27', '9999-12-31')).toBeGreaterThan(2_000_000);
  expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
});
