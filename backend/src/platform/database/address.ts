import { freeSlug } from './free-slug.js';

/** Finds the id of what an address, given as its key, leads to now or led to before; undefined if it is free. */
export type AddressOwner = (key: string) => Promise<number | undefined>;

/** An address for a name, and whether its key has yet to be noted down as leading to the named thing. */
export interface Address {
  slug: string;
  key: string;
  isNew: boolean;
}

/**
 * The address of a new thing, or of a renamed one: former addresses go on leading to what they led to, so that only
 * their owner may have them again. Those who ask at the same time must exclude each other by a lock.
 * @param self id of the thing that is renamed; left out for a new one
 */
export async function addressFor(name: string, ownerOf: AddressOwner, self?: number): Promise<Address> {
  const { slug, key } = await freeSlug(name, async (wanted) => {
    const owner = await ownerOf(wanted);
    return owner !== undefined && owner !== self;
  });
  return { slug, key, isNew: (await ownerOf(key)) === undefined };
}
