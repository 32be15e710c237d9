import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { contentOf } from './image-keys.js';

describe('contentOf', () => {
  it('is the SHA-256 of the bytes, of however many', async () => {
    for (const length of [0, 1, 1024 * 1024, 1024 * 1024 + 1, 5_000_000]) {
      const bytes = Buffer.alloc(length, 'ñandú');
      const hash = createHash('sha256').update(bytes).digest('hex');
      expect(await contentOf(bytes, 'gallery')).toEqual({ kind: 'gallery', hash });
    }
  });

  it('lets others have a turn for each megabyte', async () => {
    let turns = 0;
    let isDone = false;
    const count = (): void => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    await contentOf(Buffer.alloc(10 * 1024 * 1024), 'gallery');
    isDone = true;
    expect(turns).toBeGreaterThanOrEqual(9);
  });
});
