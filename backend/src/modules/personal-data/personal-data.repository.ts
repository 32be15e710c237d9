import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { database } from '../../platform/database/tables.js';
import type { Left, PersonalTable } from './personal-table.js';

/** Rows as stored, by the titles of their tables. */
export type KeptData = Record<string, unknown[]>;

/** Numbers of requests: a list, or the result of a query. */
type Requests = readonly number[] | RawBuilder<unknown>;

/** Reads and erases what the declared tables store about the clients of some requests, in all modules. */
@Injectable()
export class PersonalDataRepository {
  /** Everything that is stored about these requests. */
  async read(em: EntityManager, tables: readonly PersonalTable[], ids: readonly number[]): Promise<KeptData> {
    const kept: KeptData = {};
    for (const table of tables) {
      const { rows } = await sql<{ row: unknown }>`select to_jsonb(${sql.ref(table.table)}) as row
        from ${sql.table(table.table)} where ${belongsTo(tables, table, ids)} order by 1`.execute(database(em));
      (kept[table.title] ??= []).push(...rows.map(({ row }) => row));
    }
    return kept;
  }

  /** Erases the personal data of these requests. Child rows are erased before their parents. */
  async erase(em: EntityManager, tables: readonly PersonalTable[], ids: readonly number[]): Promise<void> {
    await allowed(em, 'on');
    for (const table of tables.toReversed()) {
      const rows = belongsTo(tables, table, ids);
      const left = Object.entries(table.erased);
      if (table.erased === 'rows') await sql`delete from ${sql.table(table.table)} where ${rows}`.execute(database(em));
      else if (table.stays)
        await sql`delete from ${sql.table(table.table)} where ${rows}
          and ${sql.ref(table.stays.column)} <> ${table.stays.value}`.execute(database(em));
      if (table.erased !== 'rows' && left.length > 0)
        await sql`update ${sql.table(table.table)} set ${sql.join(left.map(setTo))} where ${rows}`.execute(
          database(em),
        );
    }
    await allowed(em, 'off');
  }

  /** Whether a row belongs to one of the requests of a query. */
  async belongs(
    em: EntityManager,
    tables: readonly PersonalTable[],
    { table, id }: { table: string; id: number },
    requests: RawBuilder<unknown>,
  ): Promise<boolean> {
    const ways = tables.filter((one) => one.table === table).map((one) => belongsTo(tables, one, requests));
    if (ways.length === 0) return false;
    const { rows } =
      await sql`select from ${sql.table(table)} where id = ${id} and (${sql.join(ways, sql` or `)})`.execute(
        database(em),
      );
    return rows.length > 0;
  }
}

/** The database allows changes of activities only after this setting, within the transaction. */
const allowed = (em: EntityManager, word: 'on' | 'off') =>
  sql`select set_config('sobremesa.erasing_personal_data', ${word}, true)`.execute(database(em));

/** A null stays null. */
function setTo([column, left]: [string, Left | undefined]): RawBuilder<unknown> {
  const value = sql.ref(column);
  if (left === null || left === undefined) return sql`${value} = null`;
  if (typeof left === 'string') return sql`${value} = case when ${value} is not null then ${left} end`;
  return sql`${value} = case when ${value} is not null then
    coalesce((select jsonb_object_agg(field.key, field.value) from jsonb_each(${value}) as field
    where field.key = any(${left.fields}::text[])), '{}') end`;
}

/** Whether a row belongs to one of the requests. */
function belongsTo(
  tables: readonly PersonalTable[],
  { belongs: { column, to, by = 'id', list } }: PersonalTable,
  requests: Requests,
): RawBuilder<SqlBool> {
  const parent = tables.find(({ table }) => table === to);
  if (to !== undefined && !parent) throw new Error(`${to} is declared by nobody.`);
  if (parent && to !== undefined)
    return sql`${sql.ref(column)} in (select ${sql.ref(by)} from ${sql.table(to)} where ${belongsTo(tables, parent, requests)})`;
  if (list && 'toOperationNode' in requests) return sql`${sql.ref(column)} && array(${requests})`;
  if (list && !('toOperationNode' in requests)) return sql`${sql.ref(column)} && ${requests}::int[]`;
  return 'toOperationNode' in requests
    ? sql`${sql.ref(column)} in (${requests})`
    : sql`${sql.ref(column)} = any(${requests}::int[])`;
}
