import type { EntityManager } from '@mikro-orm/postgresql';
import { takeLocks, type NamedLock } from './lock.js';

const NAME = ['deletion'];

/**
 * For a deletion of a row that other rows refer to, or for bringing it back. A deletion holds the row and then waits for all
 * rows that refer to it; anyone who holds one of those waits for the row: a deadlock. Take this lock before the row.
 */
export const DELETION_LOCK: NamedLock = { name: NAME };

/** The same lock by itself. */
export const lockForDeletion = (em: EntityManager): Promise<void> => takeLocks(em, [DELETION_LOCK]);

/**
 * For work on a row that refers to others, such as a request with its chef. Several may hold it at once, but none beside a
 * deletion. Take it before the row.
 */
export const lockAgainstDeletion = (em: EntityManager): Promise<void> => takeLocks(em, [{ name: NAME, shared: true }]);
