import { jest } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { SteadyPart } from '../http/limit/steady-part.js';
import { AnswerCache } from './answer-cache.js';
import { FinishedAnswer } from './finished-answer.js';

const reply = { statusCode: 200, routeOptions: { url: '/*' }, getHeaders: () => ({}) } as unknown as FastifyReply;
const STYLES = Array.from({ length: 4_000 }, (_, rule) => `.plato-${rule}{width:${rule * 7}px}`).join('');
const part = new SteadyPart(STYLES);
const [before, after] = ['<title>Ñusta «Cocina»</title>', `<main>${'Entrada, fondo y postre. '.repeat(900)}</main>`];
const TEXT = before + STYLES + after;
const page = () => new FinishedAnswer({ before, part, after }, reply);

/** What a visitor who accepts these encodings is sent. */
async function sent(answer: FinishedAnswer, accepted = '', method = 'GET', known = '') {
  const head: string[] = [];
  const pieces: Buffer[] = [];
  const raw = {
    writeHead: (_status: number, given: string[]) => (head.push(...given), raw),
    write: (piece: Buffer) => pieces.push(piece),
    end: (piece?: Buffer) => void (piece && pieces.push(piece)),
  };
  const request = { id: '1', method, headers: { 'accept-encoding': accepted, 'if-none-match': known } };
  await answer.send(request as unknown as FastifyRequest, { raw, hijack: () => undefined } as unknown as FastifyReply);
  const value = (name: string) => head[head.indexOf(name) + 1] ?? '';
  return { bytes: Buffer.concat(pieces), length: Number(value('content-length')), encoding: value('content-encoding') };
}

const BROWSER = 'gzip, deflate, br, zstd';

describe('a page with a part that all pages have', () => {
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

  it('is compressed once for all who ask meanwhile, and leaves at once for whoever asks then', async () => {
    const answer = page();
    let compressed = 0;
    answer.onWeight = () => (compressed += 1);
    await Promise.all([sent(answer, 'br'), sent(answer, 'br'), sent(answer, 'br')]);
    expect(compressed).toBe(1);
    const raw = { writeHead: () => raw, write: () => raw, end: jest.fn() };
    const request = { id: '1', method: 'GET', headers: { 'accept-encoding': 'br' } } as unknown as FastifyRequest;
    void answer.send(request, { raw, hijack: () => undefined } as unknown as FastifyReply);
    expect(raw.end).toHaveBeenCalledTimes(1);
  });

  it('is sent to browsers as gzip, which takes least time, until it has so many readers that Brotli pays', async () => {
    const answer = page();
    const encodings: string[] = [];
    for (let reader = 1; reader <= 9; reader++) encodings.push((await sent(answer, BROWSER)).encoding);
    expect(encodings).toEqual([...Array<string>(8).fill('gzip'), 'br']);
  });

  it('weighs what was asked for of it: not the part of all pages, nor a text that nobody reads as it is', async () => {
    const answer = page();
    const own = Buffer.byteLength(before + after);
    expect(answer.weight).toBeGreaterThanOrEqual(own);
    expect(answer.weight).toBeLessThan(own + 1_000);
    const { bytes } = await sent(answer, 'gzip');
    expect(answer.weight).toBeLessThan(bytes.length - part.deflated.length + 1_000);
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

  it('has another mark when its own text or the part of all pages is another', () => {
    const other = new SteadyPart(STYLES.replace('7px', '8px'));
    const answers = [
      page(),
      page(),
      new FinishedAnswer({ before, part, after: after + ' ' }, reply),
      new FinishedAnswer({ before, part: other, after }, reply),
    ];
    expect(new Set(answers.map(({ etag }) => etag)).size).toBe(3);
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
