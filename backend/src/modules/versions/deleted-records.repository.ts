import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { statement } from '../../platform/database/statement.js';
import { database, moment, tables } from '../../platform/database/tables.js';
import { KEPT_DAYS, type LostReference } from './deleted-record.entity.js';
import type { DeletedRecordRow } from './deleted-records.dto.js';
import type { KindName } from './kept-kind.js';
import type { StoredRow } from './table-graph.repository.js';

export interface DeletedRows {
  table: string;
  rows: StoredRow[];
}

interface NewDeletion {
  kind: KindName;
  id: number;
  name: string;
  author: { id: number; name: string } | undefined;
  parts: DeletedRows[];
  lost: LostReference[];
  pictures: number[];
}

const LIFE = sql.lit(`${KEPT_DAYS} days`);

const RECORDS = tables
  .selectFrom('deleted_record')
  .select(({ ref }) => [
    'deleted_record.id',
    'deleted_record.kind',
    'deleted_record.name',
    moment(ref('deleted_record.at')).as('at'),
    'deleted_record.person_name as by',
    moment(sql<string>`${ref('deleted_record.at')} + ${LIFE}::interval`).as('until'),
    sql<Record<string, number>>`(select coalesce(jsonb_object_agg(table_name, count), '{}') from (
      select table_name, count(*)::int as count from deleted_row
      where deleted_record_id = deleted_record.id group by table_name) counted)`.as('counts'),
  ])
  .where(sql<boolean>`deleted_record.at > now() - ${LIFE}::interval`);

const all = statement(() =>
  RECORDS.orderBy('deleted_record.at', 'desc').orderBy('deleted_record.id', 'desc').limit(sql.lit(500)),
);

@Injectable()
export class DeletedRecordsRepository {
  /** The latest 500 that can be brought back, the latest first. */
  all(em: EntityManager): Promise<DeletedRecordRow[]> {
    return all.rows(em);
  }

  /** Until the end of the transaction, what its deletion emptied may be filled again, also in a sent offer. */
  async beginRestoring(em: EntityManager): Promise<void> {
    await sql`select set_config('sobremesa.restoring', 'on', true)`.execute(database(em));
  }

  async add(em: EntityManager, { kind, id, name, author, parts, lost, pictures }: NewDeletion): Promise<void> {
    const rows = parts.flatMap(({ table, rows: all }) =>
      all.map((content) => ({
        table_name: table,
        content,
        opinion_id: table === 'comment' ? wordsOf(lost, content['id']) : null,
      })),
    );
    await sql`with deleted as (
        insert into deleted_record (kind, record_id, name, person_id, person_name, lost)
        values (${kind}, ${id}, ${name}, ${author?.id ?? null}::int, ${author?.name ?? null}::varchar,
          ${JSON.stringify(lost)}::jsonb) returning id),
      kept as (
        insert into deleted_record_image (deleted_record_id, image_id)
        select deleted.id, image.id from deleted, image where image.id = any(${pictures}::int[]))
      insert into deleted_row (deleted_record_id, table_name, opinion_id, content)
      select deleted.id, r.table_name, r.opinion_id, r.content from deleted,
        jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (table_name varchar, opinion_id int, content jsonb)`.execute(
      database(em),
    );
  }

  async kindOf(em: EntityManager, id: number): Promise<string | undefined> {
    const found = database(em).selectFrom('deleted_record').select('kind').where('id', '=', id);
    return (await found.executeTakeFirst())?.kind;
  }

  /** A deletion, locked until the end of the transaction. Undefined if it is over. */
  async lock(em: EntityManager, id: number) {
    const found = database(em)
      .selectFrom('deleted_record')
      .select(['id', 'kind', 'record_id', 'lost'])
      .where('id', '=', id)
      .where(sql<boolean>`at > now() - ${LIFE}::interval`)
      .forUpdate();
    return found.executeTakeFirst();
  }

  async parts(em: EntityManager, id: number): Promise<Map<string, StoredRow[]>> {
    const rows = await database(em)
      .selectFrom('deleted_row')
      .select(['table_name', 'content'])
      .where('deleted_record_id', '=', id)
      .orderBy('id')
      .execute();
    const parts = new Map<string, StoredRow[]>();
    // It is written by `add` alone, which takes nothing else.
    for (const { table_name: table, content } of rows)
      parts.set(table, [...(parts.get(table) ?? []), content as StoredRow]);
    return parts;
  }

  /** Forgets a deletion: what it was of is there again. */
  async remove(em: EntityManager, id: number): Promise<void> {
    await database(em).deleteFrom('deleted_record').where('id', '=', id).execute();
  }

  async forgetOld(em: EntityManager, now: Date): Promise<void> {
    await sql`delete from deleted_record where at < ${now}::timestamptz - ${LIFE}::interval`.execute(database(em));
  }

  /** Forgets the versions of records that neither exist nor can be brought back. */
  async forgetVersionsOfGone(em: EntityManager, kind: KindName, table: string): Promise<void> {
    await sql`delete from record_version v where v.kind = ${kind}
      and not exists (select from ${sql.table(table)} one where one.id = v.record_id)
      and not exists (select from deleted_row r
        where r.table_name = ${table} and (r.content->>'id')::int = v.record_id)`.execute(database(em));
  }
}

/** The opinion whose words a comment had. */
const wordsOf = (lost: readonly LostReference[], comment: unknown): number | null =>
  lost.find(({ table, column, to }) => table === 'opinion' && column === 'comment_id' && to === comment)?.id ?? null;
