import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from './query.js';
import type { Tables } from './tables.js';

/** A lock that is named by words. */
export interface NamedLock {
  name: readonly (string | number)[];
  /** Whether several transactions may have it at once, but nobody beside one that has it alone. */
  shared?: true;
}

/** A row by its id, if it exists. */
interface RowLock {
  table: keyof Tables;
  id: number;
}

export type Lock = NamedLock | RowLock;

/** Makes a key for an advisory lock from words. PostgreSQL names these locks by a 64-bit integer. */
export function advisoryKey(...words: (string | number)[]): string {
  return createHash('sha256').update(words.join(' ')).digest().readBigInt64BE().toString();
}

/** Takes a lock that is named by words, until the end of the transaction. */
export const lockForTransaction = (em: EntityManager, ...name: (string | number)[]): Promise<void> =>
  takeLocks(em, [{ name }]);

/** Takes several locks in this order, until the end of the transaction, by one call. */
export async function takeLocks(em: EntityManager, locks: readonly Lock[]): Promise<void> {
  // The keys are numbers of ours: PostgreSQL takes several statements in one text only without values.
  await query(em, locks.map(textOf).join('; '));
}

const textOf = (lock: Lock): string =>
  'table' in lock
    ? `select from "${lock.table}" where id = ${Math.trunc(lock.id)} for update`
    : `select pg_advisory_xact_lock${lock.shared ? '_shared' : ''}(${advisoryKey(...lock.name)})`;

/**
 * For a deletion of a row that other rows refer to, or for bringing it back. A deletion holds the row and then waits for all
 * rows that refer to it; anyone who holds one of those waits for the row: a deadlock. Take this lock before the row.
 */
export const DELETION_LOCK: NamedLock = { name: ['deletion'] };

/**
 * For work on a row that refers to others, such as a request with its chef. Several may hold it at once, but none beside a
 * deletion. Take it before the row.
 */
export const lockAgainstDeletion = (em: EntityManager): Promise<void> =>
  takeLocks(em, [{ ...DELETION_LOCK, shared: true }]);
