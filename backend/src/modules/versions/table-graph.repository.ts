import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { database } from '../../platform/database/tables.js';

/** A row of a table, as JSON has it. */
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

/** Rows of a table to be read. */
interface Wanted {
  table: string;
  column: string;
  values: readonly number[];
}

/**
 * Reads and writes rows of whatever tables refer to a record. The foreign keys and columns come from the database's catalogue,
 * so that no list of tables can become outdated.
 */
@Injectable()
export class TableGraph {
  /** Every foreign key of the product. */
  async references(em: EntityManager): Promise<Reference[]> {
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

  /** The rows in which a column has one of these values. */
  async rows(em: EntityManager, { table, column, values }: Wanted): Promise<StoredRow[]> {
    const { rows } = await sql<{ row: StoredRow }>`select to_jsonb(one) as row from ${sql.table(table)} one
      where one.${sql.ref(column)} = any(${values}::int[])`.execute(database(em));
    return rows.map(({ row }) => row);
  }

  /** The ids of those of these rows that exist. Where one was merged into another, the other's. */
  async present(em: EntityManager, table: string, ids: readonly number[]): Promise<Map<number, number>> {
    const merges = await this.columns(em, table).then((all) => all.includes('merged_into_id'));
    const now = merges ? sql`coalesce(one.merged_into_id, one.id)` : sql`one.id`;
    const { rows } = await sql<{ id: number; now: number }>`select one.id, ${now} as now from ${sql.table(table)} one
      where one.id = any(${ids}::int[])`.execute(database(em));
    return new Map(rows.map((row) => [row.id, row.now]));
  }

  /**
   * Writes rows as they were.
   * @param leaving whether one whose key another row has is left out, instead of being refused
   */
  async insert(em: EntityManager, table: string, rows: readonly StoredRow[], leaving: boolean): Promise<void> {
    const columns = (await this.columns(em, table)).map((name) => sql.ref(name));
    const names = sql.join(columns);
    await sql`insert into ${sql.table(table)} (${names}) select ${names}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
      ${leaving ? sql`on conflict do nothing` : sql``}`.execute(database(em));
  }

  /** Lets a row refer to something again, unless it refers to something else by now. */
  async refer(em: EntityManager, table: string, column: string, id: number, to: number): Promise<void> {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to}
      where id = ${id} and ${sql.ref(column)} is null`.execute(database(em));
  }

  /** Whether an address is taken, in a table of addresses. */
  async hasKey(em: EntityManager, table: string, key: string): Promise<boolean> {
    const { rows } = await sql`select from ${sql.table(table)} where key = ${key}`.execute(database(em));
    return rows.length > 0;
  }

  /** Those of these keys of creation that rows have. */
  async creationKeys(em: EntityManager, table: string, keys: readonly string[]): Promise<Set<string>> {
    const { rows } = await sql<{ key: string }>`select creation_key as key from ${sql.table(table)}
      where creation_key = any(${keys}::uuid[])`.execute(database(em));
    return new Set(rows.map(({ key }) => key));
  }

  /** The columns that can be written. */
  private async columns(em: EntityManager, table: string): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      order by attnum`.execute(database(em));
    return rows.map(({ name }) => name);
  }
}
