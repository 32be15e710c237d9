import type { EntityManager } from '@mikro-orm/postgresql';
import { advisoryKey } from './advisory-key.js';
import { prepared } from './named-statements.js';
import { query } from './query.js';

/**
 * Takes a lock that is named by words, until the end of the transaction. Transactions with the same name exclude each
 * other.
 */
export async function lockForTransaction(em: EntityManager, ...name: (string | number)[]): Promise<void> {
  await query(em, 'select pg_advisory_xact_lock($1)', [advisoryKey(...name)]);
}

/** A lock that is named by words. */
export interface NamedLock {
  name: readonly (string | number)[];
  /** Whether several transactions may have it at once, but nobody beside one that has it alone. */
  shared?: true;
}

/** Takes several such locks, in this order, in one trip. */
export async function takeLocks(em: EntityManager, locks: readonly NamedLock[]): Promise<void> {
  const calls = locks.map(({ shared }, at) => `pg_advisory_xact_lock${shared ? '_shared' : ''}($${at + 1})`);
  const keys = locks.map(({ name }) => advisoryKey(...name));
  await query(em, prepared(`select ${calls.join(', ')}`), keys);
}
