import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql, type SqlBool } from 'kysely';
import { statement, type Placeholders } from '../../platform/database/statement.js';
import { database, moment, tables } from '../../platform/database/tables.js';
import type { RightKind } from './data-right.entity.js';
import type { DataRightDto } from './personal-data.dto.js';

const ROWS = tables
  .selectFrom('data_right')
  .select(({ ref }) => [
    'data_right.id',
    moment(ref('data_right.at')).as('at'),
    'data_right.kind',
    'data_right.step',
    'data_right.requests',
    'data_right.due_on',
    'data_right.reason',
    'data_right.actor',
    'data_right.actor_name',
  ]);

/** Entries that nobody has answered. */
const OPEN = ROWS.where('data_right.step', '=', sql.lit('asked'))
  .where(({ not, exists, selectFrom, ref }) =>
    not(
      exists(
        selectFrom('data_right as answer').select('answer.id').where('answer.answers_id', '=', ref('data_right.id')),
      ),
    ),
  )
  .orderBy('data_right.due_on')
  .orderBy('data_right.id');

const open = statement(() => OPEN);

const openFor = statement(({ kind, requests }: Placeholders<{ kind: RightKind; requests: string }>) =>
  OPEN.where('data_right.kind', '=', kind)
    .where(sql<SqlBool>`data_right.requests @> ${requests}::int[]`)
    .limit(sql.lit(1)),
);

/** Unanswered wishes for erasure of some of these requests, of whose clients nothing is left. */
const fulfilled = statement(({ requests }: Placeholders<{ requests: string }>) =>
  OPEN.where('data_right.kind', '=', sql.lit('erasure'))
    .where(sql<SqlBool>`data_right.requests && ${requests}::int[]`)
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom('quote_request')
            .select('quote_request.id')
            .where(sql<SqlBool>`quote_request.id = any(${ref('data_right.requests')})`)
            .where('quote_request.erased_at', 'is', null),
        ),
      ),
    ),
);

/** How many entries of the log are shown. */
const SHOWN = 200;

const latest = statement(() => ROWS.orderBy('data_right.id', 'desc').limit(sql.lit(SHOWN)));

const byId = statement(({ id }: Placeholders<{ id: number }>) => ROWS.where('data_right.id', '=', id));

/** The log of rights over personal data. */
@Injectable()
export class DataRightsRepository {
  constructor(private readonly em: EntityManager) {}

  open(): Promise<DataRightDto[]> {
    return open.rows(this.em);
  }

  /** The unanswered entry for all of these requests; the most urgent of several. */
  openFor(kind: RightKind, requests: readonly number[]): Promise<DataRightDto | undefined> {
    return openFor.first(this.em, { kind, requests: `{${requests.join()}}` });
  }

  /** The unanswered wishes for erasure that these requests were the last of. */
  fulfilled(requests: readonly number[]): Promise<DataRightDto[]> {
    return fulfilled.rows(this.em, { requests: `{${requests.join()}}` });
  }

  latest(): Promise<DataRightDto[]> {
    return latest.rows(this.em);
  }

  /** An unanswered entry. The unique index of answers prevents a second answer. */
  async openById(id: number): Promise<DataRightDto | undefined> {
    const asked = await byId.first(this.em, { id });
    if (asked?.step !== 'asked') return undefined;
    const answered = await database(this.em)
      .selectFrom('data_right')
      .select('id')
      .where('answers_id', '=', id)
      .executeTakeFirst();
    return answered ? undefined : asked;
  }
}
