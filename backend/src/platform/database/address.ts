import { freeSlug } from './free-slug.js';

/**
 * Returns the id of what an address, given as its key, leads to now or led to before. Undefined if the address is free.
 */
export type AddressOwner = (key: string) => Promise<number | undefined>;

/** An address for a name, and whether its key must still be stored for the named thing. */
export interface Address {
  slug: string;
  key: string;
  isNew: boolean;
}

/**
 * The address for a new thing, or for a renamed one. Former addresses still lead to their owner, so only the owner may
 * get them again. Callers that run at the same time must exclude each other with a lock.
 * @param self id of the renamed thing; left out for a new one
 */
export async function addressFor(name: string, ownerOf: AddressOwner, self?: number): Promise<Address> {
  const { slug, key } = await freeSlug(name, async (wanted) => {
    const owner = await ownerOf(wanted);
    return owner !== undefined && owner !== self;
  });
  return { slug, key, isNew: (await ownerOf(key)) === undefined };
}
