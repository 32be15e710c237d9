import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { jest } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Env } from '../../config/env.js';
import { AnswerCache } from './answer-cache.js';
import { FinishedAnswer } from './finished-answer.js';

const reply = { statusCode: 200, routeOptions: { url: '/carta' }, getHeaders: () => ({}) } as unknown as FastifyReply;
const answer = (text = 'la carta') => new FinishedAnswer(text, reply);

function hearing(megabytes = 1): AnswerCache {
  const cache = new AnswerCache(megabytes);
  cache.listen(true);
  return cache;
}

afterEach(() => void jest.restoreAllMocks());

describe('the answer cache', () => {
  it('gives what it keeps until something changes', () => {
    const cache = hearing();
    const kept = answer();
    cache.keep('/carta', kept, cache.now);
    expect(cache.get('/carta')).toBe(kept);
    cache.drop();
    expect(cache.get('/carta')).toBeUndefined();
  });

  it('drops what was made from what has changed, and keeps the rest', () => {
    const cache = hearing();
    cache.keep('/ana', answer(), cache.now, ['chef:1', 'city']);
    cache.keep('/benja', answer(), cache.now, ['chef:2', 'city']);
    cache.keep('/todo', answer(), cache.now);
    cache.drop(['chef', 'chef:1']);
    const given = () => ['/ana', '/benja', '/todo'].map((address) => cache.get(address) !== undefined);
    expect(given()).toEqual([false, true, false]);
    cache.drop(['city']);
    expect(given()).toEqual([false, false, false]);
  });

  it('keeps what was begun before a change of something else, and nothing that was begun before its own', () => {
    const cache = hearing();
    const begun = cache.begin();
    cache.drop(['chef', 'chef:1']);
    cache.keep('/benja', answer(), begun, ['chef:2']);
    cache.keep('/ana', answer(), begun, ['chef:1']);
    cache.keep('/todo', answer(), begun);
    expect(['/benja', '/ana', '/todo'].map((address) => cache.get(address) !== undefined)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('keeps what is remembered by what it says that it was made from', async () => {
    const cache = hearing();
    await cache.remember('/benja', (gathered) => {
      gathered.ask();
      gathered.tell(['chef:2']);
      cache.drop(['chef', 'chef:1']);
      return Promise.resolve(answer());
    });
    expect([cache.get('/benja') !== undefined, cache.sourcesOf('/benja')]).toEqual([true, ['chef:2']]);
    await cache.remember('/todo', () => Promise.resolve(answer()));
    cache.drop(['chef', 'chef:1']);
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
      cache.drop(['city']);
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

  it('drops everything when the day turns in Chile, also what was begun before', () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T02:59:59Z'));
    const cache = hearing();
    cache.keep('/carta', answer(), cache.now);
    const begun = cache.begin();
    expect(cache.get('/carta')).toBeDefined();
    clock.mockReturnValue(Date.parse('2026-11-23T03:00:00Z'));
    cache.keep('/ayer', answer(), begun);
    expect([cache.get('/carta'), cache.get('/ayer')]).toEqual([undefined, undefined]);
    cache.keep('/hoy', answer(), cache.begin());
    expect(cache.get('/hoy')).toBeDefined();
  });

  it('does not keep an answer that was begun before a change', () => {
    const cache = hearing();
    const begun = cache.now;
    cache.drop();
    cache.keep('/carta', answer(), begun);
    expect(cache.get('/carta')).toBeUndefined();
  });

  it('keeps and gives nothing while it does not hear of changes, nor what it kept before that', () => {
    const cache = hearing();
    cache.keep('/antes', answer(), cache.now);
    cache.listen(false);
    cache.keep('/sorda', answer(), cache.now);
    expect([cache.get('/antes'), cache.get('/sorda')]).toEqual([undefined, undefined]);
    cache.listen(true);
    expect([cache.get('/antes'), cache.get('/sorda')]).toEqual([undefined, undefined]);
  });

  it('makes an answer once for all who ask meanwhile, but anew for who asks after a change', async () => {
    const cache = hearing();
    const [before, after] = [answer('antes'), answer('después')];
    let finish = (_made: FinishedAnswer): void => undefined;
    const first = cache.remember('/carta', () => new Promise<FinishedAnswer>((resolve) => (finish = resolve)));
    const second = cache.remember('/carta', () => Promise.resolve(after));
    cache.drop();
    const third = cache.remember('/carta', () => Promise.resolve(after));
    finish(before);
    expect(await Promise.all([first, second, third])).toEqual([before, before, after]);
    expect(cache.get('/carta')).toBe(after);
  });

  it('stays within its memory', () => {
    const cache = hearing(1);
    const large = 'x'.repeat(300_000);
    for (const address of ['/1', '/2', '/3', '/4']) cache.keep(address, answer(large), cache.now);
    expect(['/1', '/2', '/3', '/4'].map((address) => cache.get(address) !== undefined)).toEqual([
      false,
      false,
      true,
      true,
    ]);
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
    expect([cache.get('/carta'), cache.makeSure('/carta')]).toEqual([kept, undefined]);
    goOn(60_000);
    expect(cache.get('/carta')).toBeUndefined();
    const sure = cache.makeSure('/carta');
    expect(cache.get('/carta')).toBeUndefined();
    hear();
    await sure;
    expect(cache.get('/carta')).toBe(kept);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('does not believe an answer that was asked for before the process was suspended', async () => {
    const cache = new AnswerCache(1);
    let hear = (): void => undefined;
    cache.listen(true, () => new Promise<void>((resolve) => (hear = resolve)));
    cache.keep('/carta', answer(), cache.now);
    const began = performance.now();
    const spy = jest.spyOn(performance, 'now').mockReturnValue(began + 500);
    expect(cache.makeSure('/carta')).toBeUndefined();
    spy.mockReturnValue(began + 60_000);
    const sure = cache.makeSure('/carta');
    hear();
    await sure;
    expect(cache.get('/carta')).toBeUndefined();
  });

  it('makes nobody wait for a question that nobody answers, nor gives what it keeps', async () => {
    const cache = new AnswerCache(1);
    cache.listen(true, () => new Promise<void>(() => undefined));
    cache.keep('/carta', answer(), cache.now);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    await cache.makeSure('/carta');
    expect(cache.get('/carta')).toBeUndefined();
  });

  it('with no memory keeps nothing', () => {
    const cache = hearing(0);
    cache.keep('/carta', answer(), cache.now);
    expect([cache.enabled, cache.get('/carta')]).toEqual([false, undefined]);
  });
});

/** What is in use of the heap and beside it, in MB, once everything that nobody needs is gone. */
function megabytesInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1024 / 1024;
}

/** Has an answer sent in an encoding, as visitors do, so that the encoded bytes are kept, too. */
function sendEncoded(finished: FinishedAnswer, encoding: string): Promise<unknown> {
  const raw = { writeHead: () => raw, end: () => raw };
  const request = { id: '1', method: 'GET', headers: { 'accept-encoding': encoding } } as unknown as FastifyRequest;
  return finished.send(request, { raw, hijack: () => undefined } as unknown as FastifyReply);
}

describe('a flood', () => {
  const { CACHE_MB } = new Env();

  it('of 100,000 addresses of up to 15 KB stays within the memory that is configured', () => {
    const cache = hearing(CACHE_MB);
    const before = megabytesInUse();
    const filling = Buffer.alloc(15_000, 'x');
    const address = (count: number): string => {
      filling.write(`/api/v1/modality/all?${count}&`);
      return filling.toString('latin1', 0, count % 10 === 0 ? 15_000 : 1_500);
    };
    for (let count = 0; count < 100_000; count++) cache.keep(address(count), answer('[]'), cache.now);
    expect(megabytesInUse() - before).toBeLessThan(CACHE_MB);
    expect(cache.get(address(99_999))).toBeDefined();
  });

  it('of the shortest addresses keeps as many as their tables have room for', () => {
    const cache = hearing(1);
    const addresses = Array.from({ length: 2_000 }, (_, count) => `/${count}`);
    for (const address of addresses) cache.keep(address, answer(''), cache.now);
    expect(addresses.filter((address) => cache.get(address))).toHaveLength(256);
  });

  it('of short addresses stays within it, whatever encodings their small answers are sent in', async () => {
    const megabytes = 8;
    const cache = hearing(megabytes);
    const before = megabytesInUse();
    for (let count = 0; count < 1_000; count++) {
      const small = answer(`{"status":200,"data":${count}}`);
      cache.keep(`/api/v1/chefs/active?page=${count}`, small, cache.now);
      await Promise.all([sendEncoded(small, 'br'), sendEncoded(small, 'gzip')]);
    }
    expect(megabytesInUse() - before).toBeLessThan(megabytes);
  });
});
