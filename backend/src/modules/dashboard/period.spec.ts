import { describe, expect, it } from '@jest/globals';
import { periodOf } from './period.js';

describe('the weeks of the figures', () => {
  it('begin on Monday in Chile, and the last one is the current', () => {
    // In Chile it is still Sunday the 22nd.
    expect(periodOf('4', new Date('2026-11-23T01:00:00Z')).mondays).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
    ]);
    expect(periodOf('4', new Date('2026-11-23T03:00:00Z')).mondays.at(-1)).toBe('2026-11-23');
  });

  it('begin at midnight before and after Chile changes its clocks', () => {
    const { starts } = periodOf('4', new Date('2026-09-16T12:00:00Z'));
    expect(starts).toEqual([
      '2026-08-24T04:00:00.000Z',
      '2026-08-31T04:00:00.000Z',
      '2026-09-07T03:00:00.000Z',
      '2026-09-14T03:00:00.000Z',
    ]);
  });

  it('touch whole months, the current one too', () => {
    const { months, monthStarts } = periodOf('12', new Date('2026-11-23T12:00:00Z'));
    expect(months).toEqual(['2026-09', '2026-10', '2026-11']);
    expect(monthStarts[0]).toBe('2026-09-01T04:00:00.000Z');
    expect(monthStarts[1]).toBe('2026-10-01T03:00:00.000Z');
    // In Chile the month has not begun, and the week of its first day has.
    expect(periodOf('4', new Date('2026-12-01T02:00:00Z')).months).toEqual(['2026-11']);
    expect(periodOf('52', new Date('2026-11-23T12:00:00Z')).months).toHaveLength(12);
  });

  it.each(['4', '12', '52'] as const)('are %s', (weeks) => {
    expect(periodOf(weeks).mondays).toHaveLength(Number(weeks));
  });
});
