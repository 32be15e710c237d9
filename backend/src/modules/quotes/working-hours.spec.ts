import { describe, expect, it } from '@jest/globals';
import Holidays from 'date-holidays';
import { HOLIDAYS } from './holidays.generated.js';
import { isWorkingDay, workingMinutes, workingMinutesAgo } from './working-hours.js';

/** Chile is at −03:00 in summer and at −04:00 in winter; clocks change on Sundays at midnight. */
const minutes = (from: string, to: string): number => workingMinutes(new Date(from), new Date(to));

describe('working minutes', () => {
  // First, because it fills the table that the other tests only read.
  it.each([
    [2025, 299],
    [2026, 299],
  ])('of %i are those of its %i working days', (year, days) => {
    expect(minutes(`${year}-01-01T00:00-03:00`, `${year + 1}-01-01T00:00-03:00`)).toBe(days * 600);
  });

  it.each<[string, string, string, number]>([
    ['within a day', '2026-11-23T10:00-03:00', '2026-11-23T13:30-03:00', 210],
    ['before the doors open', '2026-11-23T07:00-03:00', '2026-11-23T09:30-03:00', 30],
    ['after they close', '2026-11-23T18:00-03:00', '2026-11-23T23:00-03:00', 60],
    ['overnight', '2026-11-23T18:30-03:00', '2026-11-24T09:15-03:00', 45],
    ['on a Saturday, which is a working day', '2026-11-21T09:00-03:00', '2026-11-21T19:00-03:00', 600],
    ['on a Sunday', '2026-11-22T09:00-03:00', '2026-11-22T19:00-03:00', 0],
    ['over a Sunday', '2026-11-21T18:00-03:00', '2026-11-23T10:00-03:00', 120],
    ['on a holiday', '2026-12-08T09:00-03:00', '2026-12-08T19:00-03:00', 0],
    ['over the national holidays', '2026-09-17T18:00-03:00', '2026-09-21T10:00-03:00', 120],
    ['on Good Friday and Holy Saturday', '2026-04-03T09:00-03:00', '2026-04-04T19:00-03:00', 0],
    ['over the end of summer time', '2027-04-03T18:00-03:00', '2027-04-05T10:00-04:00', 120],
    ['over its beginning', '2026-09-05T18:00-04:00', '2026-09-07T10:00-03:00', 120],
    ['over New Year', '2026-12-31T18:00-03:00', '2027-01-02T10:00-03:00', 120],
    ['backwards', '2026-11-23T13:00-03:00', '2026-11-23T10:00-03:00', 0],
  ])('%s', (_name, from, to, expected) => {
    expect(minutes(from, to)).toBe(expected);
  });

  it('are counted to the thousandth of a second', () => {
    expect(minutes('2026-11-23T10:00:00.000-03:00', '2026-11-23T10:01:30.600-03:00')).toBeCloseTo(1.51, 9);
  });

  it('of a year whose holidays nobody knows are those of all days but Sundays', () => {
    expect(HOLIDAYS[2080]).toBeUndefined();
    expect(minutes('2080-01-01T00:00-03:00', '2081-01-01T00:00-03:00')).toBe((366 - 52) * 600);
  });
});

it.each([
  ['2026-11-23', true],
  ['2026-11-21', true],
  ['2026-11-22', false],
  ['2026-12-08', false],
])('%s is a working day: %s', (day, expected) => {
  expect(isWorkingDay(day)).toBe(expected);
});

describe('the moment that many working minutes ago', () => {
  it.each([
    ['2026-11-23T15:00-03:00', 240, '2026-11-23T11:00-03:00'],
    ['2026-11-23T15:31-03:00', 240, '2026-11-23T11:31-03:00'],
    ['2026-11-23T10:00-03:00', 240, '2026-11-21T16:00-03:00'],
    ['2026-11-22T12:00-03:00', 240, '2026-11-21T15:00-03:00'],
    ['2026-11-23T13:00-03:00', 240, '2026-11-21T19:00-03:00'],
    ['2026-09-07T10:00-03:00', 120, '2026-09-05T18:00-04:00'],
    ['2027-04-05T10:00-04:00', 120, '2027-04-03T18:00-03:00'],
    ['2026-04-06T10:00-04:00', 120, '2026-04-02T18:00-03:00'],
  ])('at %s, %i minutes', (now, ago, expected) => {
    expect(workingMinutesAgo(ago, new Date(now)).toISOString()).toBe(new Date(expected).toISOString());
  });

  it('parts those who waited for longer from the others', () => {
    const now = new Date('2026-11-23T13:30-03:00');
    const since = workingMinutesAgo(240, now);
    for (let hours = 0; hours < 100; hours++) {
      const came = new Date(now.getTime() - hours * 3_600_000);
      expect([hours, came < since]).toEqual([hours, workingMinutes(came, now) > 240]);
    }
  });
});

describe('the holidays', () => {
  it('are those of the library, and Holy Saturday; node tools/holidays.mjs writes them again', () => {
    const calendar = new Holidays('CL', { types: ['public'] });
    calendar.setHoliday('easter -1', { name: { es: 'Sábado Santo' }, type: 'public' });
    for (const [year, days] of Object.entries(HOLIDAYS)) {
      const known = calendar.getHolidays(Number(year)).map(({ date }) => date.slice(5, 10));
      expect([year, days]).toEqual([year, [...new Set(known)].sort().join(' ')]);
    }
  });

  it('are known for ten years ahead', () => {
    expect(HOLIDAYS[new Date().getFullYear() + 10]).toMatch(/^01-01 .* 12-25/);
  });
});
