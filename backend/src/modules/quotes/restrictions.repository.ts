import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { statement, type Placeholders } from '../../platform/database/statement.js';
import { database, moment, tables } from '../../platform/database/tables.js';
import { BLOCKED_REQUESTS } from './blocked-clients.columns.js';
import { RESTRICTIONS_CONSENT } from './quote-restriction.entity.js';
import type { RestrictionsDto } from './quote-work.dto.js';

const byRequest = statement(({ id }: Placeholders<{ id: number }>) =>
  tables
    .selectFrom('quote_request_restriction')
    .select(({ ref }) => ['text', moment(ref('consented_at')).as('consented_at'), 'consent_version'])
    .where('quote_request_id', '=', id)
    .where('quote_request_id', 'not in', BLOCKED_REQUESTS),
);

/** Food restrictions of requests' guests. No other statement of the product names this table. */
@Injectable()
export class RestrictionsRepository {
  constructor(private readonly em: EntityManager) {}

  /** The food restrictions of a request; undefined if none were given, they were erased, or the data are blocked. */
  of(id: number): Promise<RestrictionsDto | undefined> {
    return byRequest.first(this.em, { id });
  }

  /** Stores the restrictions and the consent, once per request. */
  async add(id: number, text: string): Promise<void> {
    await database(this.em)
      .insertInto('quote_request_restriction')
      .values({ quote_request_id: id, text, consent_version: RESTRICTIONS_CONSENT.version })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Replaces the restrictions with a new consent, or removes them. */
  async replace(id: number, text: string | null): Promise<void> {
    await database(this.em).deleteFrom('quote_request_restriction').where('quote_request_id', '=', id).execute();
    if (text !== null) await this.add(id, text);
  }

  /**
   * Erases restrictions of evenings and requests that ended so many days before `today`.
   * @param today 'YYYY-MM-DD' in Chile
   */
  async eraseAfter(days: number, today: string): Promise<void> {
    const last = sql<string>`${today}::date - ${days}::int`;
    const over = tables
      .selectFrom('quote_request')
      .select('quote_request.id')
      .where(({ eb, or, and, ref, selectFrom }) => {
        const ended = selectFrom('quote_request_activity as activity')
          .select(({ fn }) => fn.max('activity.at').as('at'))
          .where('activity.quote_request_id', '=', ref('quote_request.id'))
          .where(sql<string>`activity.data->>'to'`, 'in', ['perdida', 'realizada']);
        return or([
          eb('quote_request.event_date', '<=', last),
          and([
            eb('quote_request.stage', 'in', ['perdida', 'realizada']),
            eb(sql<string>`(${ended} at time zone 'America/Santiago')::date`, '<=', last),
          ]),
        ]);
      });
    await database(this.em).deleteFrom('quote_request_restriction').where('quote_request_id', 'in', over).execute();
    // Together with the request's other columns, the digest would allow guessing the erased text.
    await database(this.em)
      .updateTable('quote_request')
      .set({ request_digest: null })
      .where('request_digest', 'is not', null)
      .where('id', 'in', over)
      .execute();
  }
}
