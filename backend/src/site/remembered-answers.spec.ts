import type { FastifyReply } from 'fastify';
import { AnswerCache } from '../platform/cache/answer-cache.js';
import { CacheReport } from '../platform/cache/cache-report.js';
import { FinishedAnswer } from '../platform/cache/finished-answer.js';
import { rememberedAnswers } from './remembered-answers.js';

const PATH = '/api/v1/diets/all?scope=chefs';
const reply = { statusCode: 200, routeOptions: { url: PATH }, getHeaders: () => ({}) } as unknown as FastifyReply;

describe('rememberedAnswers', () => {
  let cache: AnswerCache;
  let remembered: (path: string) => Promise<unknown>;
  const keep = (...names: string[]) =>
    cache.keep(PATH, new FinishedAnswer(JSON.stringify({ data: names.map((name) => ({ name })) }), reply), cache.now);

  beforeEach(() => {
    cache = new AnswerCache(1);
    cache.listen(true);
    remembered = rememberedAnswers(cache, new CacheReport());
  });

  it('knows the data of what is kept, the same for all who ask, and lets nobody change them', async () => {
    keep('Vegana');
    const data = await remembered(PATH);
    expect(data).toEqual({ data: [{ name: 'Vegana' }] });
    expect(await remembered(PATH)).toBe(data);
    expect(() => (data as { data: { name: string }[] }).data.push({ name: 'Halal' })).toThrow(TypeError);
    expect(() => Object.assign((data as { data: object[] }).data[0] ?? {}, { name: 'Halal' })).toThrow(TypeError);
    expect(cache.figures.hits).toBe(2);
  });

  it('forgets with the cache', async () => {
    keep('Vegana');
    await remembered(PATH);
    cache.invalidate();
    expect(await remembered(PATH)).toBeUndefined();
    keep('Vegana', 'Halal');
    expect(await remembered(PATH)).toEqual({ data: [{ name: 'Vegana' }, { name: 'Halal' }] });
  });

  it('makes sure first that every change was heard of', async () => {
    const clock = { now: 0 };
    cache.listen(true, () => {
      cache.invalidate();
      return Promise.resolve();
    });
    keep('Vegana');
    const even = performance.now.bind(performance);
    performance.now = () => even() + clock.now;
    try {
      clock.now = 60_000;
      expect(await remembered(PATH)).toBeUndefined();
    } finally {
      performance.now = even;
    }
  });
});
