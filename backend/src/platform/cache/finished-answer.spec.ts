import { jest } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { AnswerCache } from './answer-cache.js';
import { FinishedAnswer } from './finished-answer.js';

const reply = { statusCode: 200, routeOptions: { url: '/*' }, getHeaders: () => ({}) } as unknown as FastifyReply;
const TEXT = `<title>Ñusta «Cocina»</title><main>${'Entrada, fondo y postre. '.repeat(900)}</main>`;
const page = () => new FinishedAnswer(TEXT, reply);

/** What a visitor who accepts these encodings is sent. */
async function sent(answer: FinishedAnswer, accepted = '', method = 'GET', known = '') {
  const head: string[] = [];
  const pieces: Buffer[] = [];
  const raw = {
    writeHead: (_status: number, given: string[]) => (head.push(...given), raw),
    end: (piece?: Buffer) => void (piece && pieces.push(piece)),
  };
  const request = { id: '1', method, headers: { 'accept-encoding': accepted, 'if-none-match': known } };
  await answer.send(request as unknown as FastifyRequest, { raw, hijack: () => undefined } as unknown as FastifyReply);
  const value = (name: string) => head[head.indexOf(name) + 1] ?? '';
  return { bytes: Buffer.concat(pieces), length: Number(value('content-length')), encoding: value('content-encoding') };
}

describe('a finished answer', () => {
  it('is read as the same text in every encoding, whatever was asked for before', async () => {
    for (const order of [
      ['', 'gzip', 'br'],
      ['br', 'gzip', ''],
      ['gzip', '', 'br'],
      ['gzip', 'br', '', 'gzip'],
    ]) {
      const answer = page();
      for (const accepted of order) {
        const { bytes, length } = await sent(answer, accepted);
        const text = accepted === 'br' ? brotliDecompressSync(bytes) : accepted ? gunzipSync(bytes) : bytes;
        expect(text.toString()).toBe(TEXT);
        expect(length).toBe(bytes.length);
      }
      expect(await answer.text()).toBe(TEXT);
    }
  });

  it('is compressed once for all who ask meanwhile, and leaves at once for anyone who asks then', async () => {
    const answer = page();
    let compressed = 0;
    answer.onWeight = () => (compressed += 1);
    await Promise.all([sent(answer, 'br'), sent(answer, 'br'), sent(answer, 'br')]);
    expect(compressed).toBe(1);
    const raw = { writeHead: () => raw, end: jest.fn() };
    const request = { id: '1', method: 'GET', headers: { 'accept-encoding': 'br' } } as unknown as FastifyRequest;
    void answer.send(request, { raw, hijack: () => undefined } as unknown as FastifyReply);
    expect(raw.end).toHaveBeenCalledTimes(1);
  });

  it('weighs what was asked for of it, and not a text that nobody reads as it is', async () => {
    const answer = page();
    const own = Buffer.byteLength(TEXT);
    expect(answer.weight).toBeGreaterThanOrEqual(own);
    expect(answer.weight).toBeLessThan(own + 1_000);
    const { bytes } = await sent(answer, 'gzip');
    expect(answer.weight).toBeLessThan(bytes.length + 1_000);
    const light = answer.weight;
    await sent(answer, '');
    expect(answer.weight).toBe(light + own);
  });

  it('sends the length and nothing else to who asks for its head, and neither to who has it', async () => {
    const answer = page();
    const { bytes, length } = await sent(answer, '', 'HEAD');
    expect([bytes.length, length]).toEqual([0, Buffer.byteLength(TEXT)]);
    expect(await sent(answer, '', 'GET', answer.etag)).toMatchObject({ bytes: Buffer.alloc(0), length: NaN });
  });

  it('has another mark when its text is another', () => {
    const answers = [page(), page(), new FinishedAnswer(`${TEXT} `, reply)];
    expect(new Set(answers.map(({ etag }) => etag)).size).toBe(2);
  });
});

it('a cache counts what its answers weigh after they were sent', async () => {
  const cache = new AnswerCache(1);
  cache.listen(true);
  const answer = page();
  cache.keep('/chefs', answer, cache.now);
  const text = cache.figures.bytes;
  await sent(answer, 'gzip');
  expect(cache.figures.bytes).toBeLessThan(text / 5);
  await sent(answer, '');
  expect(cache.figures.bytes).toBeGreaterThan(text);
});
