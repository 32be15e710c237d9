import { expect, it } from '@jest/globals';
import { firstPastDay, isDay, lastEventDay, momentInChile, thisWeekInChile, todayInChile } from './day.js';

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

it.each([
  ['a Monday', '2026-11-23T03:00:00Z'],
  ['a Wednesday', '2026-11-25T12:00:00Z'],
  ['a Sunday until its last second, over the end of the month', '2026-11-30T02:59:59Z'],
])('the week goes from Monday to Sunday, on %s', (_day, now) => {
  expect(thisWeekInChile(new Date(now))).toEqual(['2026-11-23', '2026-11-29']);
});

it.each([
  ['2026-11-22T19:05:00Z', '22 nov 2026, 16:05'],
  ['2026-11-22T03:05:00Z', '22 nov 2026, 00:05'],
])('the moment %s is written as %s', (moment, written) => {
  expect(momentInChile(new Date(moment))).toBe(written);
});

it.each([
  ['2026-11-27', '2023-11-27', '2029-11-27'],
  ['2028-02-29', '2025-02-28', '2031-02-28'],
])('seen on %s, what happened did so from %s on, and the last event is on %s', (today, first, last) => {
  expect([firstPastDay(today), lastEventDay(today)]).toEqual([first, last]);
});
