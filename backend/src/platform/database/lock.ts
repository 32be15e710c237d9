import type { EntityManager } from '@mikro-orm/postgresql';
import { advisoryKey } from './advisory-key.js';
import { query } from './query.js';
import type { Tables } from './tables.js';

/**
 * Takes a lock that is named by words, until the end of the transaction. Transactions with the same name exclude each
 * other.
 */
export async function lockForTransaction(em: EntityManager, ...name: (string | number)[]): Promise<void> {
  await takeLocks(em, [{ name }]);
}

/** A lock that is named by words. */
export interface NamedLock {
  name: readonly (string | number)[];
  /** Whether several transactions may have it at once, but nobody beside one that has it alone. */
  shared?: true;
}

/** A row by its id. */
interface LockedRow {
  table: keyof Tables;
  id: number;
}

/** What a transaction locks after its first locks. */
export interface FurtherLocks {
  /** A row, if it exists. */
  row?: LockedRow;
  /** Locks that come after that row. */
  then?: readonly NamedLock[];
}

/** Takes several locks, in this order. */
export async function takeLocks(em: EntityManager, locks: readonly NamedLock[], further?: FurtherLocks): Promise<void> {
  await query(em, taking(locks, further));
}

function taking(locks: readonly NamedLock[], { row, then = [] }: FurtherLocks = {}): string {
  const texts = locks.length > 0 ? [textOf(locks)] : [];
  if (row) texts.push(`select from "${row.table}" where id = ${Math.trunc(row.id)} for update`);
  if (then.length > 0) texts.push(textOf(then));
  return texts.join('; ');
}

/** The keys are numbers of ours, so that the text has no values: PostgreSQL takes several statements in one text only so. */
function textOf(locks: readonly NamedLock[]): string {
  const calls = locks.map(
    ({ name, shared }) => `pg_advisory_xact_lock${shared ? '_shared' : ''}(${advisoryKey(...name)})`,
  );
  return `select ${calls.join(', ')}`;
}
