import { describe, expect, it } from '@jest/globals';
import { replacementOf } from './replacement.js';

const rows = [{ id: 1 }, { id: 2 }, { id: 3 }];
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

  it('removes the rows that are missing', () => {
    expect(replacementOf(rows, [{ id: 2 }], null, gone).removed).toEqual([{ id: 1 }, { id: 3 }]);
    expect(replacementOf(rows, [], undefined, gone).removed).toEqual(rows);
  });

  it('leaves alone what was added after the form was opened', () => {
    expect(replacementOf(rows, [{ id: 2 }], [1, 2], gone).removed).toEqual([{ id: 1 }]);
    expect(replacementOf(rows, [], [], gone).removed).toEqual([]);
  });

  it('refuses an item whose row is not of the set, naming its place', () => {
    expect(() => replacementOf(rows, [{ id: 1 }, { id: 4 }], null, gone)).toThrow('gone 1');
  });
});
