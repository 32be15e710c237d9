import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { query } from '../../platform/database/query.js';
import { statement, type Placeholders } from '../../platform/database/statement.js';
import { among, arrayOf, database, moment, tables } from '../../platform/database/tables.js';
import { IMAGE, type ImageRow } from '../files/index.js';
import type { KeptForm } from './form-of.js';
import type { KindName } from './kept-kind.js';
import type { ListedVersionDto, VersionDto } from './versions.dto.js';

interface RecordKey {
  kind: KindName;
  id: number;
}

interface NewVersion extends RecordKey {
  number: number;
  form: KeptForm;
  pictures: number[];
  author: { id?: number; name: string } | undefined;
  restoredFrom: number | undefined;
}

/** The newest versions of a record are kept in any case, the others for a while. */
const KEPT = 50;
const KEPT_FOR = sql`interval '12 months'`;

/** The fields of a form that are not as in the version before. */
const CHANGED = sql<string[] | null>`case when before is not null then array(
  select key from jsonb_each(form) as now full join jsonb_each(before) as old using (key)
  where now.value is distinct from old.value order by key) end`;

const all = statement(({ kind, id }: Placeholders<RecordKey>) =>
  tables
    .selectFrom(({ selectFrom }) =>
      selectFrom('record_version')
        .select(['number', 'at', 'person_name', 'restored_from', 'form'])
        .select(sql<KeptForm | null>`lag(form) over (order by number)`.as('before'))
        .where('kind', '=', kind)
        .where('record_id', '=', id)
        .as('version'),
    )
    .select(({ ref }) => [
      'number',
      moment(ref('at')).as('at'),
      'person_name as by',
      'restored_from',
      CHANGED.as('fields'),
    ])
    .orderBy('number', 'desc')
    .limit(sql.lit(500)),
);

const one = statement(({ kind, id, number }: Placeholders<RecordKey & { number: number }>) =>
  tables
    .selectFrom('record_version')
    .select(({ ref }) => ['number', moment(ref('at')).as('at'), 'person_name as by', 'restored_from', 'form'])
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .where('number', '=', number),
);

const latest = statement(({ kind, id }: Placeholders<RecordKey>) =>
  tables
    .selectFrom('record_version')
    .select('number')
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .orderBy('number', 'desc')
    .limit(sql.lit(1)),
);

/** It is a part of every save. */
const ADD = `with newest as (
    select form from record_version where kind = $1::varchar and record_id = $2::int order by number desc limit 1),
  added as (
    insert into record_version (kind, record_id, number, person_id, person_name, restored_from, form)
    select $1::varchar, $2::int, $3::int, $4::int, $5::varchar, $6::int, $7::jsonb
    where $7::jsonb is distinct from (select form from newest)
    on conflict (kind, record_id, number) do update
      set form = excluded.form, at = excluded.at, person_id = excluded.person_id, person_name = excluded.person_name
    returning id)
  insert into record_version_image (record_version_id, image_id)
  select added.id, image.id from added, image where image.id = any($8::int[])
  on conflict do nothing`;

@Injectable()
export class VersionsRepository {
  /** The newest 500 versions of a record, newest first. */
  all(em: EntityManager, key: RecordKey): Promise<ListedVersionDto[]> {
    return all.rows(em, key);
  }

  /** A version with what it holds. Undefined if it does not exist. */
  async one(em: EntityManager, key: RecordKey, number: number): Promise<(VersionDto & { form: KeptForm }) | undefined> {
    const row = await one.first(em, { ...key, number });
    // It is written by `add` alone, which takes nothing else.
    return row && { ...row, form: row.form as KeptForm };
  }

  async latest(em: EntityManager, { kind, id }: RecordKey): Promise<number | undefined> {
    return (await latest.first(em, { kind, id }))?.number;
  }

  /** Adds a version unless the newest one holds the same. */
  async add(em: EntityManager, version: NewVersion): Promise<void> {
    const { kind, id, number, form, pictures, author, restoredFrom } = version;
    const by = [author?.id ?? null, author?.name ?? null];
    const values = [kind, id, number, ...by, restoredFrom ?? null, JSON.stringify(form), arrayOf(pictures)];
    await query(em, ADD, values);
  }

  async pictures(em: EntityManager, ids: readonly number[]): Promise<ImageRow[]> {
    const found = database(em).selectFrom('image').select(IMAGE);
    return found.where(({ ref }) => among(ref('image.id'), ids)).execute();
  }

  /** Forgets versions that are neither among a record's newest nor young. */
  async forgetOld(em: EntityManager, now: Date): Promise<void> {
    await sql`delete from record_version v where v.at < ${now}::timestamptz - ${KEPT_FOR} and (
        select count(*) from record_version newer
        where newer.kind = v.kind and newer.record_id = v.record_id and newer.number > v.number) >= ${KEPT}`.execute(
      database(em),
    );
  }
}
