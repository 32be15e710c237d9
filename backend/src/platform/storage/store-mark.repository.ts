import { advisoryKey } from '../database/lock.js';
import type { Asking } from '../database/table-rows.js';

/** The table of the store's mark. A backup leaves it out: a restored database gets the mark of its own store. */
export const STORE_MARK = 'store_mark';

/**
 * The mark of the store that has this database's files. Undefined before the first start. Locked until the end of the
 * transaction, so that of many processes that start at once one writes it.
 */
export async function lockStoreMark(client: Asking): Promise<string | undefined> {
  await client.query('select pg_advisory_xact_lock($1)', [advisoryKey(STORE_MARK)]);
  const { rows } = await client.query<{ id: string }>(`select id from ${STORE_MARK}`);
  return rows[0]?.id;
}

/** Notes the mark of the store. There must be none. */
export async function noteStoreMark(client: Asking, id: string): Promise<void> {
  await client.query(`insert into ${STORE_MARK} (id) values ($1)`, [id]);
}
