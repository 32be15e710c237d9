import type { EntityManager } from '@mikro-orm/postgresql';
import { advisoryKey } from './advisory-key.js';
import { query } from './query.js';

/** Holds a lock named by words until the end of the transaction; equal names exclude each other. */
export async function lockForTransaction(em: EntityManager, ...name: (string | number)[]): Promise<void> {
  await query(em, 'select pg_advisory_xact_lock($1)', [advisoryKey(...name)]);
}
