import { jest } from '@jest/globals';
import type { FastifyReply } from 'fastify';
import { AnswerCache } from './answer-cache.js';
import { FinishedAnswer } from './finished-answer.js';

const answer = (text = 'la carta', statusCode = 200) =>
  new FinishedAnswer(text, { statusCode, routeOptions: { url: '/carta' }, getHeaders: () => ({}) } as FastifyReply);

function listening(megabytes = 1): AnswerCache {
  const cache = new AnswerCache(megabytes);
  cache.listen(true);
  return cache;
}

afterEach(() => void jest.restoreAllMocks());

describe('the answer cache', () => {
  it('gives what it keeps until something changes', () => {
    const cache = listening();
    const kept = answer();
    cache.keep('/carta', kept, cache.now);
    expect(cache.get('/carta')).toBe(kept);
    cache.invalidate();
    expect(cache.get('/carta')).toBeUndefined();
  });

  it('drops what depends on a changed tag, and keeps the rest', () => {
    const cache = listening();
    cache.keep('/ana', answer(), cache.now, ['chef:1', 'city']);
    cache.keep('/benja', answer(), cache.now, ['chef:2', 'city']);
    cache.keep('/todo', answer(), cache.now);
    cache.invalidate(['chef', 'chef:1']);
    const given = () => ['/ana', '/benja', '/todo'].map((address) => cache.get(address) !== undefined);
    expect(given()).toEqual([false, true, false]);
    cache.invalidate(['city']);
    expect(given()).toEqual([false, false, false]);
  });

  it('keeps what was begun before a change of something else, and nothing that was begun before its own', () => {
    const cache = listening();
    const begun = cache.begin();
    cache.invalidate(['chef', 'chef:1']);
    cache.keep('/benja', answer(), begun, ['chef:2']);
    cache.keep('/ana', answer(), begun, ['chef:1']);
    cache.keep('/todo', answer(), begun);
    expect(['/benja', '/ana', '/todo'].map((address) => cache.get(address) !== undefined)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('keeps what is remembered under the tags that it names', async () => {
    const cache = listening();
    await cache.remember('/benja', (collector) => {
      collector.expect();
      collector.add(['chef:2']);
      cache.invalidate(['chef', 'chef:1']);
      return Promise.resolve(answer());
    });
    expect([cache.get('/benja') !== undefined, cache.tagsOf('/benja')]).toEqual([true, ['chef:2']]);
    await cache.remember('/todo', () => Promise.resolve(answer()));
    cache.invalidate(['chef', 'chef:1']);
    expect([cache.get('/benja') !== undefined, cache.get('/todo')]).toEqual([true, undefined]);
  });

  it('catches up with what was committed, and drops everything where that is not known in time', async () => {
    const cache = new AnswerCache(1);
    let heard = (): Promise<void> => Promise.resolve();
    cache.listen(true, () => heard());
    cache.keep('/carta', answer(), cache.now, ['city']);
    await cache.catchUp();
    expect(cache.get('/carta')).toBeDefined();
    heard = () => {
      cache.invalidate(['city']);
      return Promise.resolve();
    };
    await cache.catchUp();
    expect(cache.get('/carta')).toBeUndefined();
    for (const late of [() => Promise.reject(new Error('gone')), () => new Promise<void>(() => undefined)]) {
      heard = () => Promise.resolve();
      await cache.catchUp();
      cache.keep('/carta', answer(), cache.now, ['city']);
      heard = late;
      await cache.catchUp();
      expect(cache.get('/carta')).toBeUndefined();
    }
  });

  it('leaves no timer behind when it has caught up', async () => {
    jest.useFakeTimers();
    try {
      const cache = new AnswerCache(1);
      cache.listen(true, () => Promise.resolve());
      await cache.catchUp();
      expect(jest.getTimerCount()).toBe(0);
    } finally {
      jest.useRealTimers();
    }
  });

  it('has nothing to catch up with while it keeps nothing', async () => {
    const ask = jest.fn(() => Promise.resolve());
    const [disabled, deaf] = [new AnswerCache(0), new AnswerCache(1)];
    disabled.listen(true, ask);
    const before = [disabled.now, deaf.now];
    await Promise.all([disabled.catchUp(), deaf.catchUp()]);
    expect([disabled.now, deaf.now, ask.mock.calls.length]).toEqual([...before, 0]);
  });

  it.each<[string, (cache: AnswerCache, begun: number) => unknown]>([
    ['anyone who asks for an answer', (cache) => cache.get('/carta')],
    ['anyone who begins one', (cache) => cache.begin()],
    ['anyone who keeps one that was begun before', (cache, begun) => cache.keep('/ayer', answer(), begun)],
  ])('drops everything when the day turns in Chile, by %s first', (_who, first) => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T02:59:59Z'));
    const cache = listening();
    cache.keep('/carta', answer(), cache.now);
    const begun = cache.begin();
    expect(cache.get('/carta')).toBeDefined();
    const { drops } = cache.figures;
    clock.mockReturnValue(Date.parse('2026-11-23T03:00:00Z'));
    first(cache, begun);
    expect(cache.figures).toMatchObject({ drops: drops + 1, entries: 0 });
    cache.keep('/hoy', answer(), cache.begin());
    expect(cache.get('/hoy')).toBeDefined();
  });

  it('does not keep an answer that was begun before a change', () => {
    const cache = listening();
    const begun = cache.now;
    cache.invalidate();
    cache.keep('/carta', answer(), begun);
    expect(cache.get('/carta')).toBeUndefined();
  });

  it('keeps nothing before it hears of changes for the first time', () => {
    const cache = new AnswerCache(1);
    cache.keep('/carta', answer(), cache.now);
    expect(cache.figures.entries).toBe(0);
  });

  it('keeps and gives nothing while it does not hear of changes, nor what it kept before that', () => {
    const cache = listening();
    cache.keep('/antes', answer(), cache.now);
    cache.listen(false);
    cache.keep('/sorda', answer(), cache.now);
    expect([cache.get('/antes'), cache.get('/sorda')]).toEqual([undefined, undefined]);
    cache.listen(true);
    expect([cache.get('/antes'), cache.get('/sorda')]).toEqual([undefined, undefined]);
  });

  it('makes an answer once for all who ask meanwhile, but again for who asks after a change', async () => {
    const cache = listening();
    const [before, after] = [answer('antes'), answer('después')];
    let finish = (_made: FinishedAnswer): void => undefined;
    const first = cache.remember('/carta', () => new Promise<FinishedAnswer>((resolve) => (finish = resolve)));
    const second = cache.remember('/carta', () => Promise.resolve(after));
    cache.invalidate();
    const third = cache.remember('/carta', () => Promise.resolve(after));
    finish(before);
    expect(await Promise.all([first, second, third])).toEqual([before, before, after]);
    expect(cache.get('/carta')).toBe(after);
  });

  it('makes again what is not to be kept: what does not exist, and what is no answer', async () => {
    const cache = listening();
    for (const made of [answer('', 404), 'nada']) {
      const make = jest.fn(() => Promise.resolve(made));
      expect([await cache.remember('/nadie', make), await cache.remember('/nadie', make)]).toEqual([made, made]);
      expect(make).toHaveBeenCalledTimes(2);
    }
  });

  it('counts what it gave, what was made and how often something was dropped, and says what it keeps', () => {
    const cache = listening();
    const kept = answer();
    cache.keep('/carta', kept, cache.begin());
    cache.keep('/ana', kept, cache.begin(), ['chef:1', 'city']);
    cache.countHit();
    // An entry counts with a kilobyte of its own, its address, and 48 bytes for each tag.
    const bytes = 2 * (1024 + kept.weight) + '/carta/ana'.length + 2 * 48;
    expect(cache.figures).toEqual({ hits: 1, misses: 2, drops: 1, bytes, entries: 2 });
    expect([cache.tagsOf('/ana'), cache.tagsOf('/nadie')]).toEqual([['chef:1', 'city'], undefined]);
  });

  it('weighs nothing again that was dropped before it was sent', () => {
    const cache = listening();
    const dropped = answer();
    cache.keep('/carta', dropped, cache.now);
    cache.invalidate();
    dropped.onWeight?.();
    expect(cache.figures.entries).toBe(0);
  });

  it('stays within its memory', () => {
    const cache = listening(1);
    const large = 'x'.repeat(300_000);
    for (const address of ['/1', '/2', '/3', '/4', '/5']) cache.keep(address, answer(large), cache.now);
    expect(['/1', '/2', '/3', '/4', '/5'].map((address) => cache.get(address) !== undefined)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  it('keeps as many of the shortest answers as its tables have room for', () => {
    const cache = listening(1);
    const addresses = Array.from({ length: 2_000 }, (_, count) => `/${count}`);
    for (const address of addresses) cache.keep(address, answer(''), cache.now);
    expect(addresses.filter((address) => cache.get(address))).toHaveLength(256);
  });

  it.each([
    [
      'the process was suspended',
      (later: number) => jest.spyOn(performance, 'now').mockReturnValue(performance.now() + later),
    ],
    ['the machine slept', (later: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + later)],
  ])('gives nothing after %s, until it has made sure that it missed no change', async (_why, goOn) => {
    const cache = new AnswerCache(1);
    let hear = (): void => undefined;
    const ask = jest.fn(() => new Promise<void>((resolve) => (hear = resolve)));
    cache.listen(true, ask);
    const kept = answer();
    cache.keep('/carta', kept, cache.now);
    expect([cache.get('/carta'), cache.verifyFresh('/carta')]).toEqual([kept, undefined]);
    goOn(60_000);
    expect(cache.get('/carta')).toBeUndefined();
    const sure = cache.verifyFresh('/carta');
    expect(cache.get('/carta')).toBeUndefined();
    hear();
    await sure;
    expect(cache.get('/carta')).toBe(kept);
    expect(ask).toHaveBeenCalledTimes(1);
    goOn(60_000);
    expect([cache.verifyFresh('/nadie'), ask.mock.calls.length]).toEqual([undefined, 1]);
    expect([cache.verifyFresh('/carta'), ask.mock.calls.length]).toEqual([expect.any(Promise), 2]);
  });

  it('is sure for 700 milliseconds, and asks from half of them on, one question at a time', () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000);
    jest.spyOn(Date, 'now').mockReturnValue(1_000);
    const ask = jest.fn(() => new Promise<void>(() => undefined));
    const cache = new AnswerCache(1);
    cache.listen(true, ask);
    const kept = answer();
    cache.keep('/carta', kept, cache.now);
    const after = (time: number) => {
      clock.mockReturnValue(1_000 + time);
      return { waits: cache.verifyFresh('/carta'), asked: ask.mock.calls.length, gets: cache.get('/carta') };
    };
    expect(after(349)).toEqual({ waits: undefined, asked: 0, gets: kept });
    expect(after(350)).toEqual({ waits: undefined, asked: 1, gets: kept });
    expect(after(699)).toEqual({ waits: undefined, asked: 1, gets: kept });
    expect(after(700)).toEqual({ waits: expect.any(Promise), asked: 1, gets: undefined });
  });

  it('is as sure as by the latest of two questions, whichever is answered last', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000);
    jest.spyOn(Date, 'now').mockReturnValue(1_000);
    let hear = (): void => undefined;
    const cache = new AnswerCache(1);
    cache.listen(true, () => new Promise<void>((resolve) => (hear = resolve)));
    cache.keep('/carta', answer(), cache.now);
    clock.mockReturnValue(1_700);
    const former = cache.verifyFresh('/carta');
    clock.mockReturnValue(1_800);
    cache.listen(true, () => Promise.resolve());
    cache.keep('/carta', answer(), cache.now);
    hear();
    await former;
    clock.mockReturnValue(1_800 + 699);
    expect(cache.get('/carta')).toBeDefined();
  });

  it('does not believe an answer that was asked for before the process was suspended', async () => {
    const cache = new AnswerCache(1);
    let hear = (): void => undefined;
    cache.listen(true, () => new Promise<void>((resolve) => (hear = resolve)));
    cache.keep('/carta', answer(), cache.now);
    const began = performance.now();
    const spy = jest.spyOn(performance, 'now').mockReturnValue(began + 500);
    expect(cache.verifyFresh('/carta')).toBeUndefined();
    spy.mockReturnValue(began + 60_000);
    const sure = cache.verifyFresh('/carta');
    hear();
    await sure;
    expect(cache.get('/carta')).toBeUndefined();
  });

  it('makes nobody wait for a question that nobody answers, nor gives what it keeps', async () => {
    const cache = new AnswerCache(1);
    cache.listen(true, () => new Promise<void>(() => undefined));
    cache.keep('/carta', answer(), cache.now);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    await cache.verifyFresh('/carta');
    expect(cache.get('/carta')).toBeUndefined();
  });

  it('with no memory keeps nothing', () => {
    const cache = listening(0);
    cache.keep('/carta', answer(), cache.now);
    expect([cache.enabled, cache.get('/carta'), cache.tagsOf('/carta')]).toEqual([false, undefined, undefined]);
    expect(cache.figures).toMatchObject({ bytes: 0, entries: 0 });
    cache.listen(true, () => Promise.resolve());
    expect(cache.verifyFresh('/carta')).toBeUndefined();
  });
});
