import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Env } from '../../config/env.js';
import { AnswerCache } from './answer-cache.js';
import { FinishedAnswer } from './finished-answer.js';

// These specs fill memory and measure it, which takes seconds: mutants are tried without them.

const reply = { statusCode: 200, routeOptions: { url: '/carta' }, getHeaders: () => ({}) } as unknown as FastifyReply;
const answer = (text: string) => new FinishedAnswer(text, reply);

function listening(megabytes: number): AnswerCache {
  const cache = new AnswerCache(megabytes);
  cache.listen(true);
  return cache;
}

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
async function sendEncoded(finished: FinishedAnswer, encoding: string): Promise<void> {
  const raw = { writeHead: () => raw, end: () => raw };
  const request = { id: '1', method: 'GET', headers: { 'accept-encoding': encoding } } as unknown as FastifyRequest;
  await finished.send(request, { raw, hijack: () => undefined } as unknown as FastifyReply);
}

describe('a flood', () => {
  const { CACHE_MB } = new Env();

  it('of 100,000 addresses of up to 15 KB stays within the memory that is configured', () => {
    const cache = listening(CACHE_MB);
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

  it('of short addresses stays within it, whatever encodings their small answers are sent in', async () => {
    const megabytes = 8;
    const cache = listening(megabytes);
    const before = megabytesInUse();
    for (let count = 0; count < 1_000; count++) {
      const small = answer(`{"status":200,"data":${count}}`);
      cache.keep(`/api/v1/chefs/active?page=${count}`, small, cache.now);
      await Promise.all([sendEncoded(small, 'br'), sendEncoded(small, 'gzip')]);
    }
    expect(megabytesInUse() - before).toBeLessThan(megabytes);
  });
});
