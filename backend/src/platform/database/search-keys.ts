import { IsolationLevel, type EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { databaseRefusal } from './database-errors.js';
import { database, type Tables } from './tables.js';

/** Rows that are compared at a time. */
const BATCH = 500;

/** The key of a row. */
interface RowKey {
  id: number;
  key: string;
}

/** A column that the product computes from others, for its searches. Each module says which it has. */
export type SearchKeys = {
  [Table in keyof Tables]: {
    table: Table;
    column: keyof Tables[Table] & string;
    /** What the column should hold. A row without an answer may hold anything. */
    of(em: EntityManager, ids: number[]): Promise<RowKey[]>;
  };
}[keyof Tables];

/** How a column differs. */
export interface KeyComparison {
  /** Rows with another key than they should have. */
  different: number;
  /** Those of them that could not be repaired. All of them where nobody asked for that. */
  left: number;
}

/** Writes the search keys of many rows in one statement. A row whose key is the same already is left as it is. */
export async function storeSearchKeys<Table extends keyof Tables>(
  em: EntityManager,
  table: Table,
  column: keyof Tables[Table] & string,
  keys: readonly RowKey[],
): Promise<void> {
  const [row, stored] = [sql.table(table), sql.ref(`${table}.${column}`)];
  await sql`update ${row} set ${sql.ref(column)} = renewed.key
    from unnest(${keys.map(({ id }) => id)}::int[], ${keys.map(({ key }) => key)}::text[]) as renewed (id, key)
    where ${sql.ref(`${table}.id`)} = renewed.id and ${stored} <> renewed.key`.execute(database(em));
}

/** Computes a column again for these rows. */
export async function recomputeSearchKeys(
  em: EntityManager,
  { table, column, of }: SearchKeys,
  ids: number[],
): Promise<void> {
  // The column is one of this table, which TypeScript does not see in a union of tables.
  await storeSearchKeys(em, table, column as never, await of(em, ids));
}

/**
 * Compares a column with what it would be if it were computed now.
 * @param repair whether rows that differ are written again
 */
export async function compareSearchKeys(em: EntityManager, keys: SearchKeys, repair: boolean): Promise<KeyComparison> {
  const sum: KeyComparison = { different: 0, left: 0 };
  // A row and its parts are read as they were at one moment: a save meanwhile makes no difference.
  const isolationLevel = IsolationLevel.REPEATABLE_READ;
  let above: number | undefined = 0;
  while (above !== undefined) {
    const from: number = above;
    const { wrong, last } = await em.transactional((own) => compareBatch(own, keys, from), { isolationLevel });
    for (const id of wrong) if (!repair || !(await isRepaired(em, keys, id))) sum.left += 1;
    sum.different += wrong.length;
    above = last;
  }
  return sum;
}

/** The rows of a batch that have another key than they should have, and its last id, if it was not the last batch. */
async function compareBatch(
  em: EntityManager,
  { table, column, of }: SearchKeys,
  above: number,
): Promise<{ wrong: number[]; last: number | undefined }> {
  const { rows } = await sql<{ id: number; key: string | null }>`select id, ${sql.ref(column)} as key
    from ${sql.table(table)} where id > ${above} order by id limit ${BATCH}`.execute(database(em));
  const stored = new Map(rows.map(({ id, key }) => [id, key]));
  const wrong = (await of(em, [...stored.keys()])).filter(({ id, key }) => stored.has(id) && stored.get(id) !== key);
  return { wrong: wrong.map(({ id }) => id), last: rows.length < BATCH ? undefined : rows.at(-1)?.id };
}

/** Writes the key of one row again. False where the database refuses it: the others can be repaired all the same. */
async function isRepaired(em: EntityManager, keys: SearchKeys, id: number): Promise<boolean> {
  try {
    await em.transactional(async (own) => {
      // Without the lock, a row that somebody saves now would get the key of its former words.
      await sql`select from ${sql.table(keys.table)} where id = ${id} for update`.execute(database(own));
      await recomputeSearchKeys(own, keys, [id]);
    });
    return true;
  } catch (error) {
    if (databaseRefusal(error)?.status === 503) throw error;
    return false;
  }
}
