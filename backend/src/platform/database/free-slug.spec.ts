import { expect, it } from '@jest/globals';
import { firstKey, freeSlug } from './free-slug.js';

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
