import type { EntityManager } from '@mikro-orm/postgresql';
import { advisoryKey } from './advisory-key.js';
import { query } from './query.js';

/**
 * Takes a lock that is named by words, until the end of the transaction. Transactions with the same name exclude each
 * other.
 */
export async function lockForTransaction(em: EntityManager, ...name: (string | number)[]): Promise<void> {
  await query(em, 'select pg_advisory_xact_lock($1)', [advisoryKey(...name)]);
}

/** Shares such a lock: with everyone else who shares it, and not with who holds it alone. */
export async function shareLockForTransaction(em: EntityManager, ...name: (string | number)[]): Promise<void> {
  await query(em, 'select pg_advisory_xact_lock_shared($1)', [advisoryKey(...name)]);
}
