import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager, EntityRepository } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { statement, type Placeholders } from '../../platform/database/statement.js';
import { tables } from '../../platform/database/tables.js';
import { todayInChile } from '../../platform/http/value/day.js';
import { LAST_SHEET } from '../offers/offer.columns.js';
import { QuoteRequestActivity } from '../quotes/index.js';

/** What is offered or agreed for a request, as texts to its client name it. */
export interface Agreed {
  /** The number of the offer that the client can read now: the accepted one, or the last open one. */
  offer: number | null;
  evening: { day: string; starts_at: string; chef_name: string } | null;
  /** Day in Chile on which the evening's chef was last sent a sheet that arrived. */
  sheetSentOn: string | null;
}

const agreed = statement(({ id, today }: Placeholders<{ id: number; today: string }>) =>
  tables.selectNoFrom(({ selectFrom }) => [
    selectFrom('offer')
      .select('offer.id')
      .where('offer.quote_request_id', '=', id)
      .where('offer.cancelled_at', 'is', null)
      .where(({ or, and, eb }) =>
        or([
          eb('offer.state', '=', 'aceptada'),
          and([eb('offer.state', 'in', ['enviada', 'vista']), eb('offer.valid_until', '>=', today)]),
        ]),
      )
      .orderBy(sql`offer.state = 'aceptada'`, 'desc')
      .orderBy('offer.id', 'desc')
      .limit(sql.lit(1))
      .as('offer'),
    jsonObjectFrom(
      selectFrom('evening')
        .select(['evening.day', 'evening.starts_at', 'evening.chef_name'])
        .where('evening.quote_request_id', '=', id)
        .where('evening.cancelled_at', 'is', null),
    ).as('evening'),
    selectFrom('evening')
      .select(
        LAST_SHEET.select(sql<string>`(event_sheet.sent_at at time zone 'America/Santiago')::date::text`.as('on')).as(
          'on',
        ),
      )
      .where('evening.quote_request_id', '=', id)
      .where('evening.cancelled_at', 'is', null)
      .as('sheetSentOn'),
  ]),
);

/** Messages in the database. Each is an activity of a request. */
@Injectable()
export class MessagesRepository extends EntityRepository<QuoteRequestActivity> {
  constructor(protected override readonly em: EntityManager) {
    super(em, QuoteRequestActivity);
  }

  /** What is offered or agreed for a request. */
  async agreed(requestId: number): Promise<Agreed> {
    const row = await agreed.first(this.em, { id: requestId, today: todayInChile() });
    return { offer: row?.offer ?? null, evening: row?.evening ?? null, sheetSentOn: row?.sheetSentOn ?? null };
  }

  /** The message with its request. Null if it does not exist. */
  byId(id: number): Promise<QuoteRequestActivity | null> {
    return this.findOne({ id, kind: 'message' }, { populate: ['quoteRequest'] });
  }

  /** The same, locked until the end of the transaction. */
  lock(id: number): Promise<QuoteRequestActivity | null> {
    return this.findOne({ id, kind: 'message' }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }
}
