import { describe, expect, it } from '@jest/globals';
import { PageSpeedCounts } from './page-speed-counts.js';
import { BUCKETS } from './page-speed.js';

describe('what is known of the speed of pages', () => {
  it('is nothing at first', () => {
    expect(new PageSpeedCounts().pages()).toEqual([]);
  });

  it('is for each page and kind of screen what three of four visitors did not exceed', () => {
    const counts = new PageSpeedCounts();
    for (const lcp of [0.4, 0.4, 0.4, 20]) counts.add({ route: '/', device: 'phone', figures: { lcp, cls: 0 } });
    counts.add({ route: '/', device: 'desktop', figures: { inp: 0.3 } });
    expect(counts.pages()).toEqual([
      { route: '/', device: 'phone', visits: 4, lcp: 0.5, inp: null, ttfb: null, cls: 0.0075 },
      { route: '/', device: 'desktop', visits: 1, lcp: null, inp: 0.275, ttfb: null, cls: null },
    ]);
  });

  it('stands with the most visited page first', () => {
    const counts = new PageSpeedCounts();
    for (const route of ['/', '/chefs', '/chefs']) counts.add({ route, device: 'phone', figures: {} });
    expect(counts.pages().map(({ route, visits }) => [route, visits])).toEqual([
      ['/chefs', 2],
      ['/', 1],
    ]);
  });

  it('lies within the bucket that has the third of four, at its bound where that is its last', () => {
    const lcpOf = (...seen: number[]): number | null | undefined => {
      const counts = new PageSpeedCounts();
      for (const lcp of seen) counts.add({ route: '/', device: 'phone', figures: { lcp } });
      return counts.pages()[0]?.lcp;
    };
    const [first = 0, second = 0] = BUCKETS.lcp;
    expect(lcpOf(first, first, first, second)).toBe(first);
    expect(lcpOf(first, second, second, second)).toBeCloseTo(first + ((second - first) * 2) / 3);
    expect(lcpOf(first / 2)).toBeCloseTo(first * 0.75);
  });

  it('says no more than the last bound of what is beyond', () => {
    const counts = new PageSpeedCounts();
    counts.add({ route: '/', device: 'tablet', figures: { lcp: 60 } });
    expect(counts.pages()[0]?.lcp).toBe(10);
  });
});
