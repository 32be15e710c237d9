import { IsolationLevel, type EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { databaseRefusal } from './database-errors.js';
import { storeKeys } from './store-keys.js';
import { database, type Tables } from './tables.js';

/** Rows that are compared at a time. */
const BATCH = 500;

/** A column that the product computes from others, for its searches. Each module says which it has. */
export type ComputedKeys = {
  [Table in keyof Tables]: {
    table: Table;
    column: keyof Tables[Table] & string;
    /** What the column should hold. A row without an answer may hold anything. */
    of(em: EntityManager, ids: number[]): Promise<{ id: number; key: string }[]>;
  };
}[keyof Tables];

/** How a column differs. */
export interface KeyComparison {
  /** Rows with another key than they should have. */
  different: number;
  /** Those of them that could not be repaired. All of them where nobody asked for that. */
  left: number;
}

interface Stored {
  id: number;
  key: string | null;
}

/**
 * Compares a column with what it would be if it were computed now.
 * @param repair whether rows that differ are written again
 */
export async function compareKeys(em: EntityManager, keys: ComputedKeys, repair: boolean): Promise<KeyComparison> {
  const sum: KeyComparison = { different: 0, left: 0 };
  let above: number | undefined = 0;
  while (above !== undefined) {
    const batch = await compareFrom(em, keys, above, repair);
    sum.different += batch.different;
    sum.left += batch.left;
    above = batch.last;
  }
  return sum;
}

async function compareFrom(em: EntityManager, keys: ComputedKeys, above: number, repair: boolean): Promise<Batch> {
  // A row and what its key is made of are read as they were at one moment: anyone who saves one meanwhile makes no difference.
  const isolationLevel = IsolationLevel.REPEATABLE_READ;
  const { wrong, last } = await em.transactional((own) => compareBatch(own, keys, above), { isolationLevel });
  let left = wrong.length;
  if (repair) for (const id of wrong) if (await isRepaired(em, keys, id)) left -= 1;
  return { different: wrong.length, left, last };
}

/** Writes the key of one row again. False where the database refuses it: the others can be repaired all the same. */
async function isRepaired(em: EntityManager, keys: ComputedKeys, id: number): Promise<boolean> {
  try {
    await em.transactional(async (own) => {
      // Without the lock, a row that somebody saves now would get the key of its former words.
      await sql`select from ${sql.table(keys.table)} where id = ${id} for update`.execute(database(own));
      await renewKeys(own, keys, [id]);
    });
    return true;
  } catch (error) {
    if (databaseRefusal(error)?.status === 503) throw error;
    return false;
  }
}

interface Batch extends KeyComparison {
  /** Id of its last row; undefined after the last batch. */
  last: number | undefined;
}

/** Computes a column again for these rows. */
export async function renewKeys(em: EntityManager, keys: ComputedKeys, ids: number[]): Promise<void> {
  await store(em, keys, await keys.of(em, ids));
}

// The column is one of this table, which TypeScript does not see in a union of tables.
const store = (
  em: EntityManager,
  { table, column }: Pick<ComputedKeys, 'table' | 'column'>,
  keys: readonly { id: number; key: string }[],
): Promise<void> => storeKeys(em, table, column as never, keys);

/** The rows of a batch that have another key than they should have. */
async function compareBatch(
  em: EntityManager,
  { table, column, of }: ComputedKeys,
  above: number,
): Promise<{ wrong: number[]; last: number | undefined }> {
  const { rows } = await sql<Stored>`select id, ${sql.ref(column)} as key from ${sql.table(table)}
    where id > ${above} order by id limit ${BATCH}`.execute(database(em));
  const stored = new Map(rows.map(({ id, key }) => [id, key]));
  const wrong = (await of(em, [...stored.keys()])).filter(({ id, key }) => stored.has(id) && stored.get(id) !== key);
  return { wrong: wrong.map(({ id }) => id), last: rows.length < BATCH ? undefined : rows.at(-1)?.id };
}
