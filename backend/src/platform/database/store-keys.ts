import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { database, type Tables } from './tables.js';

/** Writes the search keys of many rows in one statement. A row whose key is the same already is left as it is. */
export async function storeKeys<Table extends keyof Tables>(
  em: EntityManager,
  table: Table,
  column: keyof Tables[Table] & string,
  keys: readonly { id: number; key: string }[],
): Promise<void> {
  const [row, stored] = [sql.table(table), sql.ref(`${table}.${column}`)];
  await sql`update ${row} set ${sql.ref(column)} = renewed.key
    from unnest(${keys.map(({ id }) => id)}::int[], ${keys.map(({ key }) => key)}::text[]) as renewed (id, key)
    where ${sql.ref(`${table}.id`)} = renewed.id and ${stored} <> renewed.key`.execute(database(em));
}
