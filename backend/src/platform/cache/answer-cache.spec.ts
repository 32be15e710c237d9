import type { FastifyReply } from 'fastify';
import { AnswerCache } from './answer-cache.js';
import { FinishedAnswer } from './finished-answer.js';

const reply = { statusCode: 200, routeOptions: { url: '/carta' }, getHeaders: () => ({}) } as unknown as FastifyReply;
const answer = (text = 'la carta') => new FinishedAnswer(text, reply);

function hearing(megabytes = 1): AnswerCache {
  const cache = new AnswerCache(megabytes);
  cache.listen(true);
  return cache;
}

describe('the answer cache', () => {
  it('gives what it keeps until something changes', () => {
    const cache = hearing();
    const kept = answer();
    cache.keep('/carta', kept, cache.now);
    expect(cache.get('/carta')).toBe(kept);
    cache.drop();
    expect(cache.get('/carta')).toBeUndefined();
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

  it('with no memory keeps nothing', () => {
    const cache = hearing(0);
    cache.keep('/carta', answer(), cache.now);
    expect([cache.enabled, cache.get('/carta')]).toEqual([false, undefined]);
  });
});
