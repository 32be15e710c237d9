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

/**
 * Takes a shared lock of this name until the end of the transaction. Several transactions may have it at once, but
 * nobody beside the exclusive one.
 */
export async function shareLockForTransaction(em: EntityManager, ...name: (string | number)[]): Promise<void> {
  await query(em, 'select pg_advisory_xact_lock_shared($1)', [advisoryKey(...name)]);
}
