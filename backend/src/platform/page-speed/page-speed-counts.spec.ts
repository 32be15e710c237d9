import { describe, expect, it } from '@jest/globals';
import { PageSpeedCounts } from './page-speed-counts.js';

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

  it('says no more than the last bound of what is beyond', () => {
    const counts = new PageSpeedCounts();
    counts.add({ route: '/', device: 'tablet', figures: { lcp: 60 } });
    expect(counts.pages()[0]?.lcp).toBe(10);
  });
});
