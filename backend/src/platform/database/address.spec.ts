import { describe, expect, it } from '@jest/globals';
import { addressFor, addressLocks, firstKey, freeSlug } from './address.js';

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

/** The address of a name where these keys lead to something else. */
const slugOf = (name: string, ...taken: string[]) => freeSlug(name, (key) => Promise.resolve(taken.includes(key)));

it.each([
  ['Ñusta Pérez', [], 'Ñusta-Pérez', 'nusta-perez'],
  ['Ñusta Pérez', ['nusta-perez'], 'Ñusta-Pérez-2', 'nusta-perez-2'],
  ['Ñusta Pérez', ['nusta-perez', 'nusta-perez-2', 'nusta-perez-4'], 'Ñusta-Pérez-3', 'nusta-perez-3'],
  ['???', [], 'sin-nombre', 'sin-nombre'],
  ['???', ['sin-nombre'], 'sin-nombre-2', 'sin-nombre-2'],
])('%s gets an address that leads to nothing else: %j', async (name, taken, slug, key) =>
  expect(await slugOf(name, ...taken)).toEqual({ slug, key }),
);

it.each([
  ['Ñusta Pérez', 'nusta-perez'],
  ['???', 'sin-nombre'],
])('%s would first get the address %s', (name, key) => expect(firstKey(name)).toBe(key));
