import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../src/platform/database/query.js';

/** What PostgreSQL calls two transactions that wait for each other. */
const DEADLOCK = '40P01';

/**
 * Empties tables and what refers to them, and counts from one again. A job that the test before left may be writing to
 * several of them: of two that wait for each other PostgreSQL ends one, which begins again here as the job does.
 */
export async function emptyTables(em: EntityManager, ...tables: string[]): Promise<void> {
  try {
    await query(em, `truncate ${tables.join(', ')} restart identity cascade`);
  } catch (error) {
    if ((error as { code?: string }).code !== DEADLOCK) throw error;
    await emptyTables(em, ...tables);
  }
}
