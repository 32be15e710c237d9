import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Checksums } from './checksums.js';

/** A device of Linux that is always full. Elsewhere a folder that is not there fails as early. */
const [FOLDER, FILE, CODE] = existsSync('/dev/full') ? ['/dev', 'full', 'ENOSPC'] : ['/nowhere', 'rows', 'ENOENT'];

/** Promises that were rejected while nobody waited for them: each would end a process. */
const unheard: unknown[] = [];
const hear = (reason: unknown): void => void unheard.push(reason);

beforeAll(() => void process.on('unhandledRejection', hear));
afterAll(() => void process.off('unhandledRejection', hear));

let closed = 0;
async function* rows(): AsyncGenerator<string> {
  try {
    for (;;) {
      await turn();
      yield 'x'.repeat(100_000);
    }
  } finally {
    closed += 1;
  }
}

it('a file that cannot be written fails the call that waits for it, and nothing else', async () => {
  await expect(new Checksums().write(FOLDER, FILE, rows())).rejects.toMatchObject({ code: CODE });
  const picture = new Readable({ read: () => undefined });
  await expect(new Checksums().write('/nowhere', 'picture', picture)).rejects.toMatchObject({ code: 'ENOENT' });
  await turn();
  expect(closed).toBe(1);
  expect(picture.destroyed).toBe(true);
  expect(unheard).toEqual([]);
});

it('a source that fails fails it, too', async () => {
  async function* away(): AsyncGenerator<string> {
    yield await Promise.resolve('x');
    throw new Error('away');
  }
  await expect(new Checksums().write('/dev', 'null', away())).rejects.toThrow('away');
  await turn();
  expect(unheard).toEqual([]);
});
