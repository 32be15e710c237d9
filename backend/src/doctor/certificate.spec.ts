import { daysLeft } from './certificate.js';

const DAY = 24 * 60 * 60 * 1_000;
const NOW = Date.parse('2026-11-23T12:00:00Z');

/** A certificate for so many days, with so many left. */
const left = (whole: number, rest: number): number | undefined =>
  daysLeft({ from: new Date(NOW + (rest - whole) * DAY), to: new Date(NOW + rest * DAY) }, NOW);

describe('the days that a certificate has left', () => {
  it.each([
    [90, 14.5],
    [365, 14.5],
    [45, 9.5],
    [6, 1.5],
  ])('are no word worth while it can still be renewed: of %s days %s', (whole, rest) => {
    expect(left(whole, rest)).toBeUndefined();
  });

  it.each([
    [90, 13.5, 13],
    [365, 13.9, 13],
    [45, 8.5, 8],
    [6, 1.1, 1],
    [90, 0.5, 0],
    [90, -1, 0],
  ])('are counted when nobody has renewed it: of %s days %s', (whole, rest, days) => {
    expect(left(whole, rest)).toBe(days);
  });
});
