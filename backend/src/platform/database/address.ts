import type { EntityManager } from '@mikro-orm/postgresql';
import { takeLocks, type NamedLock } from './lock.js';
import { slugKey, toSlug } from './name-key.js';

/** An address for a name, and whether its key must still be stored for the named thing. */
interface Address {
  slug: string;
  key: string;
  isNew: boolean;
}

/** Returns the id of the owner, now or before, of an address, given as its key. Undefined if the address is free. */
type AddressOwner = (key: string) => Promise<number | undefined>;

/** An address that the caller has locked already, and its owner. */
export interface LookedAddress {
  key: string;
  owner: number | undefined;
}

/** The slug of a name, or of one that has no character for an address. */
const baseOf = (name: string): string => toSlug(name) || 'sin-nombre';

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

/** The locks of one address of a book, and with it of the book (`lockForTransaction` takes the whole book alone). */
export const addressLocks = (book: string, key: string): NamedLock[] => [
  { name: [book], shared: true },
  { name: [book, key] },
];

/**
 * The address for a new thing, or for a renamed one. Former addresses still lead to their owner, so only the owner may
 * get them again.
 *
 * Callers lock each address before they look for its owner (`lockedAddress`): 'ana', 'ana-2', 'ana-3' …, and 'ana-2' as a
 * name of its own goes on with 'ana-2-2'. All take these locks in one order, so there is no deadlock.
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

/** The address for a name, as `addressFor` finds it, with a lock of each address that the caller has not locked already. */
export function lockedAddress(
  em: EntityManager,
  book: string,
  name: string,
  { ownerOf, self, looked }: { ownerOf: AddressOwner; self?: number; looked?: LookedAddress },
): Promise<Address> {
  const lockAndLook = async (key: string): Promise<number | undefined> => {
    if (key === looked?.key) return looked.owner;
    await takeLocks(em, addressLocks(book, key));
    return ownerOf(key);
  };
  return addressFor(name, lockAndLook, self);
}
