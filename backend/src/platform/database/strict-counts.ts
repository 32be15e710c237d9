import type { EntityManager } from '@mikro-orm/postgresql';
import { database } from './tables.js';

/** The table of what all processes count together. It is not logged: after a crash it is empty, which harms nobody. */
export const STRICT_COUNTS = 'strict_count';

/** Deletes the counts of minutes that are over. */
export async function forgetCounts(em: EntityManager): Promise<void> {
  await database(em).deleteFrom(STRICT_COUNTS).where('expire', '<', String(Date.now())).execute();
}
