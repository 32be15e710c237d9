import { IncomingMessage } from 'node:http';
import { jest } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { countKey, MINUTE, RequestCounts } from './request-counts.js';

const CALL = { routeOptions: { url: '/chefs' }, ip: '10.0.0.1' };

describe('the counts of requests', () => {
  beforeEach(() => void jest.useFakeTimers({ now: 0 }));
  afterEach(() => void jest.useRealTimers());

  it('are kept apart by key, and begin again with each minute', () => {
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
    expect(await counts.increment('sign-in', MINUTE, 4)).toEqual({
      totalHits: 4,
      timeToExpire: 60,
      isBlocked: false,
      timeToBlockExpire: 60,
    });
    expect([...counts.refusals]).toEqual([['read', 1]]);
  });

  it('refuse nothing that the server asks of itself, and say how often they refused others, by kind', () => {
    const counts = new RequestCounts();
    const visitor = { raw: Object.create(IncomingMessage.prototype) as IncomingMessage, ...CALL } as FastifyRequest;
    const allowed = [1, 2, 3, 4].map(() => counts.allows('form', visitor, 2));
    expect(allowed).toEqual([true, true, false, false]);
    expect(counts.allows('form', { raw: {}, ...CALL } as FastifyRequest, 0)).toBe(true);
    expect([...counts.refusals]).toEqual([['form', 2]]);
  });

  it('are of a kind, an operation and an address; an IPv6 network counts as one', () => {
    expect(countKey('read', CALL as FastifyRequest)).toBe('read /chefs 10.0.0.1');
    const [one, other] = ['2001:db8:1:2::1', '2001:db8:1:2:3::9'].map((ip) =>
      countKey('read', { ...CALL, ip } as FastifyRequest),
    );
    expect(one).toBe(other);
  });

  it('begins again rather than count endless addresses', () => {
    const counts = new RequestCounts();
    counts.count('first');
    for (let at = 0; at < 99_998; at++) counts.count(`read /chefs 2001:db8::${at}`);
    expect(counts.count('first')).toBe(2);
    counts.count('last');
    expect(counts.count('first')).toBe(1);
  });
});
