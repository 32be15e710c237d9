import { jest } from '@jest/globals';
import { MINUTE, RequestCounts } from './request-counts.js';

describe('the counts of requests', () => {
  beforeEach(() => void jest.useFakeTimers({ now: 0 }));
  afterEach(() => void jest.useRealTimers());

  it('are kept apart by key, and begin anew with each minute', () => {
    const counts = new RequestCounts();
    expect([counts.count('read /a'), counts.count('read /a'), counts.count('read /b')]).toEqual([1, 2, 1]);
    jest.setSystemTime(MINUTE - 1);
    expect(counts.count('read /a')).toBe(3);
    jest.setSystemTime(MINUTE);
    expect(counts.count('read /a')).toBe(1);
  });

  it('say when the next minute begins, never at once', () => {
    const counts = new RequestCounts();
    counts.count('read /a');
    const left = [0, 500, 59_500, 2 * MINUTE].map((now) => {
      jest.setSystemTime(now);
      return counts.secondsLeft;
    });
    expect(left).toEqual([60, 60, 1, 1]);
  });

  it('refuse what is beyond a limit, not what reaches it', async () => {
    const counts = new RequestCounts();
    const refusals: boolean[] = [];
    for (let count = 0; count < 3; count++) refusals.push((await counts.increment('sign-in', MINUTE, 2)).isBlocked);
    expect(refusals).toEqual([false, false, true]);
  });

  it('begins anew rather than count endless addresses', () => {
    const counts = new RequestCounts();
    counts.count('first');
    for (let at = 0; at < 99_999; at++) counts.count(`read /chefs 2001:db8::${at}`);
    expect(counts.count('last')).toBe(1);
    expect(counts.count('first')).toBe(1);
  });
});
