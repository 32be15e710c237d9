import { describe, expect, it } from '@jest/globals';
import { KeyReusedError } from './creation-key.js';
import { replacementOf } from './replacement.js';

const KEY = '3f0c8a52-7d1e-4a6b-9c55-0b9d2f6e8a11';
const row = (id: number, creationKey: string | null = null) => ({
  id,
  creationKey,
  creationDigest: creationKey && 'same',
});
const rows = [row(1), row(2, KEY), row(3)];
const gone = (index: number): Error => new Error(`gone ${index}`);

describe('replacing a set of rows', () => {
  it('pairs listed rows with their items, in the order listed, and finds new items', () => {
    const { listed } = replacementOf(rows, [{ id: 3 }, { name: 'new' }, { id: null }, { id: 1 }], null, gone);
    expect(listed.map(({ row, index }) => [row?.id, index])).toEqual([
      [3, 0],
      [undefined, 1],
      [undefined, 2],
      [1, 3],
    ]);
  });

  it('knows a new item again by the key of its form, and leaves its row as it is', () => {
    const items = [{ creation: { key: KEY, digest: 'same' } }, { creation: null }, { id: 1 }];
    const { listed, removed } = replacementOf(rows, items, null, gone);
    expect(listed.map(({ row: found, again }) => [found?.id, again])).toEqual([
      [2, true],
      [undefined, false],
      [1, false],
    ]);
    expect(removed.map(({ id }) => id)).toEqual([3]);
    const other = [{ creation: { key: KEY, digest: 'other' } }];
    expect(() => replacementOf(rows, other, null, gone)).toThrow(KeyReusedError);
  });

  it('removes the rows that are missing', () => {
    expect(replacementOf(rows, [{ id: 2 }], null, gone).removed).toEqual([row(1), row(3)]);
    expect(replacementOf(rows, [], undefined, gone).removed).toEqual(rows);
  });

  it('leaves alone what was added after the form was opened', () => {
    expect(replacementOf(rows, [{ id: 2 }], [1, 2], gone).removed).toEqual([row(1)]);
    expect(replacementOf(rows, [], [], gone).removed).toEqual([]);
  });

  it('refuses an item whose row is not of the set, naming its place', () => {
    expect(() => replacementOf(rows, [{ id: 1 }, { id: 4 }], null, gone)).toThrow('gone 1');
  });
});
