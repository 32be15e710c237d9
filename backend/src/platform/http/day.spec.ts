import { expect, it } from '@jest/globals';
import { isDay, todayInChile } from './day.js';

it.each([
  ['2026-11-22T02:59:59Z', '2026-11-21'],
  ['2026-11-22T03:00:00Z', '2026-11-22'],
  ['2026-07-01T03:59:59Z', '2026-06-30'],
])('at %s it is %s in Chile', (now, day) => {
  expect(todayInChile(new Date(now))).toBe(day);
});

it.each(['2026-02-28', '2028-02-29', '2026-12-31'])('%s is a day', (day) => {
  expect(isDay(day)).toBe(true);
});

it.each([
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '20260101',
  '2026-01-01T00:00',
  ' 2026-01-01',
  '',
  null,
  20260101,
  ['2026-01-01'],
])('%j is none', (value) => {
  expect(isDay(value)).toBe(false);
});
