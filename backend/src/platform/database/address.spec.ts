import { describe, expect, it } from '@jest/globals';
import { addressFor, addressLocks } from './address.js';

const book = (addresses: Record<string, number>) => (key: string) => Promise.resolve(addresses[key]);

describe('an address', () => {
  it('of something new is that of its name, or the next free one', async () => {
    expect(await addressFor('Ana Soto', book({}))).toEqual({ slug: 'Ana-Soto', key: 'ana-soto', isNew: true });
    const taken = book({ 'ana-soto': 1, 'ana-soto-2': 2 });
    expect(await addressFor('Ana Soto', taken)).toEqual({ slug: 'Ana-Soto-3', key: 'ana-soto-3', isNew: true });
  });

  it('that led to the renamed thing before is given back to it', async () => {
    const former = book({ 'ana-soto': 7 });
    expect(await addressFor('ANA Soto', former, 7)).toEqual({ slug: 'ANA-Soto', key: 'ana-soto', isNew: false });
  });

  it('that led to another before is not taken away from it', async () => {
    const former = book({ 'ana-soto': 1, 'ana-soto-2': 7 });
    expect(await addressFor('Ana Soto', former, 7)).toEqual({ slug: 'Ana-Soto-2', key: 'ana-soto-2', isNew: false });
    expect(await addressFor('Ana Soto', former, 8)).toEqual({ slug: 'Ana-Soto-3', key: 'ana-soto-3', isNew: true });
  });

  it('is locked alone, and its book together with others', () => {
    expect(addressLocks('chef-slug', 'ana')).toEqual([
      { name: ['chef-slug'], shared: true },
      { name: ['chef-slug', 'ana'] },
    ]);
  });
});
