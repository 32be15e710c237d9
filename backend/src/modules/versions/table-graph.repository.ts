import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Table } from '../../platform/database/table-rows.js';
import { database } from '../../platform/database/tables.js';

export type StoredRow = Record<string, unknown>;

/** A foreign key of one column. */
export interface Reference {
  table: string;
  column: string;
  target: string;
  /** What becomes of a row when its target is deleted: 'c' it goes too, 'n' its reference becomes empty. */
  rule: string;
  nullable: boolean;
}

/** Every foreign key of the product, from the database's catalogue: no list of tables can become outdated. */
export async function referencesIn(em: EntityManager): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select t.relname as "table", a.attname as "column", target.relname as target, f.confdeltype as rule,
      not a.attnotnull as nullable
    from pg_constraint f
    join pg_class t on t.oid = f.conrelid
    join pg_class target on target.oid = f.confrelid
    join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
    where f.contype = 'f' and t.relnamespace = 'public'::regnamespace
    order by t.relname, a.attnum`.execute(database(em));
  return rows;
}

export async function rowsContaining(
  em: EntityManager,
  table: string,
  column: string,
  values: readonly number[],
): Promise<StoredRow[]> {
  const { rows } = await sql<{ row: StoredRow }>`select to_jsonb(one) as row from ${sql.table(table)} one
    where one.${sql.ref(column)} = any(${values}::int[])`.execute(database(em));
  return rows.map(({ row }) => row);
}

/** The ids of those of these rows that exist. Where one was merged into another, the other's. */
export async function present(em: EntityManager, table: string, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; now: number }>`
    select one.id, coalesce((to_jsonb(one)->>'merged_into_id')::int, one.id) as now from ${sql.table(table)} one
    where one.id = any(${ids}::int[])`.execute(database(em));
  return new Map(rows.map((row) => [row.id, row.now]));
}

/**
 * Writes rows as they were.
 * @param leaving whether one whose key another row has is left out, instead of being refused
 */
export async function insertRows(
  em: EntityManager,
  { name, columns }: Table,
  rows: readonly StoredRow[],
  leaving: boolean,
): Promise<void> {
  const names = sql.raw(columns.join(', '));
  await sql`insert into ${sql.table(name)} (${names}) select ${names}
    from jsonb_populate_recordset(null::${sql.table(name)}, ${JSON.stringify(rows)}::jsonb)
    ${leaving ? sql`on conflict do nothing` : sql``}`.execute(database(em));
}

/** Lets a row refer to something again, unless it refers to something else by now. */
export async function refer(em: EntityManager, table: string, column: string, id: number, to: number): Promise<void> {
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to}
    where id = ${id} and ${sql.ref(column)} is null`.execute(database(em));
}

/** Whether an address is taken, in a table of addresses. */
export async function hasKey(em: EntityManager, table: string, key: string): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} where key = ${key}`.execute(database(em));
  return rows.length > 0;
}

/** Those of these creation keys that rows have. */
export async function creationKeys(em: EntityManager, table: string, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`select creation_key as key from ${sql.table(table)}
    where creation_key = any(${keys}::uuid[])`.execute(database(em));
  return new Set(rows.map(({ key }) => key));
}
