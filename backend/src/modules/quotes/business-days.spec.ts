import { expect, it } from '@jest/globals';
import { businessDaysUntil, isBusinessDay } from './business-days.js';

it.each([
  ['a Monday', '2026-11-23', true],
  ['a Friday', '2026-11-27', true],
  ['a Saturday', '2026-11-28', false],
  ['a Sunday', '2026-11-29', false],
  ['a holiday', '2026-12-08', false],
  ['a day of a year whose holidays nobody knows yet', '2099-01-01', true],
])('%s is a business day: %s, %s', (_name, day, is) => expect(isBusinessDay(day)).toBe(is));

it.each([
  ['2026-11-23', '2026-11-23', 0],
  ['2026-11-23', '2026-11-24', 1],
  ['2026-11-27', '2026-11-30', 1],
  ['2026-12-07', '2026-12-10', 2],
  ['2026-11-24', '2026-11-23', 0],
])('after %s up to %s lie so many business days: %i', (from, to, days) =>
  expect(businessDaysUntil(from, to)).toBe(days),
);
