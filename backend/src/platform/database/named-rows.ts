import type { EntityManager } from '@mikro-orm/postgresql';
import { takeLocks, type NamedLock } from './lock.js';

const NAME = ['named rows'];

/**
 * For whoever deletes rows that others name, or brings them back: a deletion holds the row and then waits for all that
 * name it. To be taken before the row.
 */
export const NAMED_ROWS: NamedLock = { name: NAME };

/** The same lock by itself. */
export const lockNamedRows = (em: EntityManager): Promise<void> => takeLocks(em, [NAMED_ROWS]);

/**
 * For whoever works on a row that names others, such as a request with its chef: they hold it and then wait for what it
 * names, so that they and a deletion would wait for each other. Several at once, but none beside a deletion. To be taken
 * before the row.
 */
export const lockNamingRows = (em: EntityManager): Promise<void> => takeLocks(em, [{ name: NAME, shared: true }]);
