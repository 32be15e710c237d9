import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { storeKeys } from './store-keys.js';
import { database, type Tables } from './tables.js';

/** Rows that are compared at a time. They are locked for that long when differences are repaired. */
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

interface Stored {
  id: number;
  key: string | null;
}

/**
 * Compares a column with what it would be if it were computed now.
 * @param repair whether rows that differ are written again
 * @returns how many rows differ
 */
export async function compareKeys(em: EntityManager, keys: ComputedKeys, repair: boolean): Promise<number> {
  let different = 0;
  let above: number | undefined = 0;
  while (above !== undefined) {
    const from: number = above;
    const batch = await em.transactional((transaction) => compareBatch(transaction, keys, from, repair));
    different += batch.different;
    above = batch.last;
  }
  return different;
}

/** Computes a column anew for these rows. */
export async function renewKeys(em: EntityManager, keys: ComputedKeys, ids: number[]): Promise<void> {
  await store(em, keys, await keys.of(em, ids));
}

// The column is one of this table, which TypeScript does not see in a union of tables.
const store = (
  em: EntityManager,
  { table, column }: Pick<ComputedKeys, 'table' | 'column'>,
  keys: readonly { id: number; key: string }[],
): Promise<void> => storeKeys(em, table, column as never, keys);

async function compareBatch(
  em: EntityManager,
  { table, column, of }: ComputedKeys,
  above: number,
  repair: boolean,
): Promise<{ different: number; last: number | undefined }> {
  // Without a lock, a row that somebody saves now would get the key of its former words.
  const lock = repair ? sql`for update` : sql``;
  const { rows } = await sql<Stored>`select id, ${sql.ref(column)} as key from ${sql.table(table)}
    where id > ${above} order by id limit ${BATCH} ${lock}`.execute(database(em));
  const stored = new Map(rows.map(({ id, key }) => [id, key]));
  const wrong = (await of(em, [...stored.keys()])).filter(({ id, key }) => stored.has(id) && stored.get(id) !== key);
  if (repair && wrong.length > 0) await store(em, { table, column }, wrong);
  return { different: wrong.length, last: rows.length < BATCH ? undefined : rows.at(-1)?.id };
}
