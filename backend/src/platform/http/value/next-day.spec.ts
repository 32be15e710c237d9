import { expect, it } from '@jest/globals';
import { nextDayInChile } from './next-day.js';

it.each([
  ['in summer', '2026-11-23T02:59:59Z', '2026-11-23T03:00:00.000Z'],
  ['at midnight', '2026-11-23T03:00:00Z', '2026-11-24T03:00:00.000Z'],
  ['in winter', '2027-07-01T12:00:00Z', '2027-07-02T04:00:00.000Z'],
  ['when midnight is skipped', '2027-09-04T12:00:00Z', '2027-09-05T04:00:00.000Z'],
  ['on a day that begins at one', '2027-09-05T12:00:00Z', '2027-09-06T03:00:00.000Z'],
  ['when an hour comes twice', '2027-04-04T02:30:00Z', '2027-04-04T04:00:00.000Z'],
])('the next day begins %s', (_name, now, next) => {
  expect(nextDayInChile(new Date(now)).toISOString()).toBe(next);
});
