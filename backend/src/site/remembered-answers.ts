import { LRUCache } from 'lru-cache';
import type { AnswerCache } from '../platform/cache/answer-cache.js';
import type { CacheReport } from '../platform/cache/cache-report.js';
import type { FinishedAnswer } from '../platform/cache/finished-answer.js';
import type { TagCollector } from '../platform/cache/tags.js';

/** Answers whose data are kept, too: the choices of the lists, the company, the texts. Pages read few others twice. */
const MOST_READ = 32;

/** The data of the answer to a GET that is kept, by path and query. Their tags are collected. */
export type Remembered = (path: string, collector?: TagCollector) => Promise<unknown>;

/**
 * The data of the API's answers that are kept, for pages: a call that leads through the server, to read its bytes again,
 * takes ten times as long. A page needs eight answers, most of them those of every other page.
 */
export function rememberedAnswers(cache: AnswerCache, report: CacheReport): Remembered {
  const read = new LRUCache<string, { answer: FinishedAnswer; data: unknown }>({ max: MOST_READ });
  return async (path, collector) => {
    await cache.verifyFresh(path);
    const answer = cache.get(path);
    if (!answer) return undefined;
    cache.countHit();
    report.count(answer.route);
    collector?.expect();
    collector?.add(cache.tagsOf(path));
    const known = read.get(path);
    if (known?.answer === answer) return known.data;
    const data = frozen(JSON.parse(await answer.text()));
    read.set(path, { answer, data });
    return data;
  };
}

/** Many pages share the data, and a store does not look through what is frozen already. */
function frozen(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  Object.values(data).forEach(frozen);
  return Object.freeze(data);
}
