import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readBody, SlowBodyError } from './read-body.js';

const MB = 1024 * 1024;
const LIMIT = 48 * MB;

let payload: PassThrough;

beforeEach(() => {
  payload = new PassThrough({ highWaterMark: LIMIT });
});

describe('a body', () => {
  it.each([
    ['of a known length', 6],
    ['in chunks, whose length nobody said', undefined],
  ])('%s is read whole, into memory of its own', async (_, length) => {
    const body = readBody(payload, length, LIMIT);
    payload.write('uno');
    payload.end('dos');
    const { buffer, byteLength } = await body;
    expect(Buffer.from(buffer).toString()).toBe('unodos');
    expect(byteLength).toBe(buffer.byteLength);
  });

  it('is never moved where its length is known, and else to twice the room at most', async () => {
    const moved = jest.spyOn(ArrayBuffer.prototype, 'transfer');
    const known = readBody(payload, 6, LIMIT);
    payload.write('uno');
    payload.end('dos');
    await known;
    expect(moved).not.toHaveBeenCalled();
    payload = new PassThrough();
    const unknown = readBody(payload, undefined, 60);
    for (let sent = 0; sent < 50; sent++) payload.write('x');
    payload.end();
    await unknown;
    expect(moved.mock.calls).toEqual([1, 2, 4, 8, 16, 32, 60, 50].map((size) => [size]));
    moved.mockRestore();
  });

  it('of nothing is empty', async () => {
    payload.end();
    expect(await readBody(payload, undefined, LIMIT)).toHaveLength(0);
  });

  it.each([
    ['says that it is larger than it may be', 'abc', 7, { code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 }],
    ['is larger than it may be', 'abcdefg', undefined, { code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 }],
    ['is shorter than it says', 'abc', 4, { code: 'FST_ERR_CTP_INVALID_CONTENT_LENGTH', statusCode: 400 }],
  ])('that %s is refused', async (_, text, length, error) => {
    payload.end(text);
    await expect(readBody(payload, length, 6)).rejects.toMatchObject(error);
  });

  it('that breaks off is refused, and nobody listens any more', async () => {
    const listening = () => ['data', 'end', 'error'].map((event) => payload.listenerCount(event));
    const before = listening();
    const body = readBody(payload, 6, LIMIT);
    payload.write('uno');
    payload.destroy(new Error('aborted'));
    await expect(body).rejects.toMatchObject({ message: 'aborted', statusCode: 400 });
    expect(listening()).toEqual(before);
  });
});

describe('its pace', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    jest.advanceTimersByTime(600_000);
  });
  afterEach(() => void jest.useRealTimers());

  /** Sends so many megabytes a second for so many seconds. */
  async function send(megabytes: number, seconds: number): Promise<void> {
    for (let second = 0; second < seconds; second++) {
      payload.write(Buffer.alloc(megabytes * MB));
      await jest.advanceTimersByTimeAsync(1_000);
    }
  }

  it('is enough when the body would be here in two minutes', async () => {
    const body = readBody(payload, LIMIT, LIMIT);
    await send(0.5, 96);
    payload.end();
    expect(await body).toHaveLength(LIMIT);
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each([
    ['nothing comes', 0],
    ['it would take longer', 0.25],
  ])('is too slow when %s, which ten seconds show', async (_, pace) => {
    const body = expect(readBody(payload, LIMIT, LIMIT)).rejects.toThrow(SlowBodyError);
    await send(pace, 10);
    await body;
    expect(payload.listenerCount('data')).toBe(0);
  });

  it('is too slow when nothing comes of what may be as long as it likes', async () => {
    const body = expect(readBody(payload, undefined, LIMIT)).rejects.toThrow(SlowBodyError);
    await jest.advanceTimersByTimeAsync(10_000);
    await body;
  });

  it('of a small body does not count: it is here in ten seconds or not at all', async () => {
    payload = new PassThrough();
    const body = expect(readBody(payload, undefined, 32 * 1024)).rejects.toThrow(SlowBodyError);
    for (let second = 0; second < 10; second++) {
      payload.write('{"a":1,');
      await jest.advanceTimersByTimeAsync(1_000);
    }
    await body;
    expect(payload.listenerCount('data')).toBe(0);
  });

  it('of a large body in chunks is too slow when it trickles', async () => {
    const body = expect(readBody(payload, undefined, LIMIT)).rejects.toThrow(SlowBodyError);
    for (let second = 0; second < 10; second++) {
      payload.write('x');
      await jest.advanceTimersByTimeAsync(1_000);
    }
    await body;
  });

  it('that is too slow is refused in a sentence', () => {
    const message = 'Lo que enviaste llega demasiado lento. Revisa tu conexión e inténtalo de nuevo.';
    expect(new SlowBodyError()).toMatchObject({ code: 'slow_body', message, status: 408 });
  });
});
