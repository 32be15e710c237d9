import type { EntityManager } from '@mikro-orm/postgresql';
import { freeSlug } from './free-slug.js';
import { takeLocks, type NamedLock } from './lock.js';

/**
 * Returns the id of what an address, given as its key, leads to now or led to before. Undefined if the address is free.
 */
type AddressOwner = (key: string) => Promise<number | undefined>;

/** An address for a name, and whether its key must still be stored for the named thing. */
export interface Address {
  slug: string;
  key: string;
  isNew: boolean;
}

/** An address that the caller has locked already, and whose it is. */
export interface LookedAddress {
  key: string;
  owner: number | undefined;
}

/**
 * The locks under which an address is looked up and taken: the address, which excludes only those who want the same, and all
 * addresses of the book for who takes many of them (`lockForTransaction` by the book's name).
 */
export const addressLocks = (book: string, key: string): NamedLock[] => [
  { name: [book], shared: true },
  { name: [book, key] },
];

/**
 * The address for a new thing, or for a renamed one. Former addresses still lead to their owner, so only the owner may
 * get them again.
 *
 * Callers that run at the same time must exclude each other, with a lock of each address before they ask whose it is
 * (`addressLocks`). They try 'ana', 'ana-2', 'ana-3' …, and 'ana-2' as a name of its own goes on with 'ana-2-2': everybody
 * takes these locks in one order, so that no two wait for each other.
 * @param self id of the renamed thing; left out for a new one
 */
export async function addressFor(name: string, ownerOf: AddressOwner, self?: number): Promise<Address> {
  let owner: number | undefined;
  const { slug, key } = await freeSlug(name, async (wanted) => {
    owner = await ownerOf(wanted);
    return owner !== undefined && owner !== self;
  });
  return { slug, key, isNew: owner === undefined };
}

/** What is known of the thing that wants an address. */
interface Wanting {
  ownerOf: AddressOwner;
  /** Id of the renamed thing; left out for a new one. */
  self?: number;
  looked?: LookedAddress;
}

/** The address for a name, as `addressFor` finds it, with a lock of each address that the caller has not locked already. */
export function lockedAddress(em: EntityManager, book: string, name: string, { ownerOf, self, looked }: Wanting) {
  const lockAndLook = async (key: string): Promise<number | undefined> => {
    if (key === looked?.key) return looked.owner;
    await takeLocks(em, addressLocks(book, key));
    return ownerOf(key);
  };
  return addressFor(name, lockAndLook, self);
}
