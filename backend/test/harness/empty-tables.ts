import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../src/platform/database/query.js';

/** What PostgreSQL calls two transactions that wait for each other. */
const DEADLOCK = '40P01';

/**
 * Empties tables and what refers to them, and counts from one again. A job that the test before left may be writing to
 * several of them: of two that wait for each other PostgreSQL ends one, which begins again here as the job does.
 *
 * Letters are not counted from one again: the job that sends a letter is known by its number, and of two with one number the
 * queue takes one. A job of the test before that is still under way would be taken for the next letter's.
 */
export async function emptyTables(em: EntityManager, ...tables: string[]): Promise<void> {
  const [letters] = await query<{ last: number }>(em, 'select last_value::int as last from mail_id_seq');
  try {
    await query(em, `truncate ${tables.join(', ')} restart identity cascade`);
  } catch (error) {
    if ((error as { code?: string }).code !== DEADLOCK) throw error;
    return emptyTables(em, ...tables);
  }
  await query(em, `select setval('mail_id_seq', $1)`, [letters?.last]);
}
