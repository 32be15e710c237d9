import { slugKey, toSlug } from './name-key.js';

/** The slug of a name that has no character for an address. */
const NAMELESS = 'sin-nombre';

const baseOf = (name: string): string => toSlug(name) || NAMELESS;

/** The key of the address that a name gets if it is free. */
export const firstKey = (name: string): string => slugKey(baseOf(name));

/**
 * The address for a name: its slug, or the slug with -2, -3 … when that leads to something else already.
 * @param isTaken whether an address, given as its key, belongs to something else
 */
export async function freeSlug(
  name: string,
  isTaken: (key: string) => Promise<boolean>,
): Promise<{ slug: string; key: string }> {
  const base = baseOf(name);
  for (let count = 1; ; count++) {
    const slug = count === 1 ? base : `${base}-${count}`;
    const key = slugKey(slug);
    if (!(await isTaken(key))) return { slug, key };
  }
}
