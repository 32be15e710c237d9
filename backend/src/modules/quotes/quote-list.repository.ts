import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql, type SqlBool } from 'kysely';
import { readList, type ListSource } from '../../platform/database/list.js';
import { containing } from '../../platform/database/search-words.js';
import { database, type Tables } from '../../platform/database/tables.js';
import { thisWeekInChile, todayInChile } from '../../platform/http/value/day.js';
import type { Listed } from '../../platform/http/answer/list-answer.js';
import { AnswerClock, type Waiting } from './answer-clock.js';
import { CAN_LOSE_OFFER, LOST_OFFER } from './client-news.columns.js';
import { IS_NOBODYS, IS_OPEN, ROW } from './quote.columns.js';
import type { ListQuoteRequestsQuery, QuoteRequestDto } from './quotes.dto.js';
import { shownRequest } from './shown-request.js';

const { eb, ref } = expressionBuilder<Tables, 'quote_request'>();

/** The search text as typed. One that may be a phone is also searched in the stored form, without spaces and signs. */
const spellings = (text: string): string[] =>
  /^[\d\s()+-]*\d[\d\s()+-]*$/.test(text) ? [text, text.replace(/\D/g, '')] : [text];

/** The number that asks for requests of nobody. */
const NOBODY = 0;

/** The meaning of some filters depends on the caller and the time. */
const views = (caller: number, now: Date, owner: number | null | undefined) => ({
  // With an owner it is what waits for that person.
  waiting: () =>
    typeof owner === 'number' ? IS_OPEN : sql<SqlBool>`${IS_OPEN} and (owner_id = ${caller} or ${IS_NOBODYS})`,
  mine: () => sql<SqlBool>`owner_id = ${caller}`,
  week: () => {
    const [monday, sunday] = thisWeekInChile(now);
    return sql<SqlBool>`event_date between ${monday} and ${sunday} and stage <> 'perdida'`;
  },
});

/** A thousand years, in seconds. */
const MILLENNIUM = sql.lit(31_557_600_000);

/**
 * When something is due: a new request when it came, others on the day of their next step. Overdue ones sort a thousand
 * years earlier, those without a next step a thousand years later. Before all sort those whose offer was declined or
 * expired, the longest ago first: their client was the closest to a yes.
 */
function turn({ now, lateSince }: Waiting) {
  // Seconds as numbers compare fastest. The zone of Chile is left out because it costs a lookup per row; hours do not
  // matter between days.
  const came = sql`date_part('epoch', created_at)`;
  const due = sql`least(case when stage = 'nueva' then ${came} end, (next_step_on - date '1970-01-01') * 86400.0::float8 + 14400)`;
  const lost = sql`(${LOST_OFFER.select(sql`date_part('epoch', ended.settled_at)`.as('lost'))})`;
  return sql`coalesce(case when ${CAN_LOSE_OFFER} then ${lost} - 2 * ${MILLENNIUM} end, case
    when not ${IS_OPEN} or stage <> 'nueva' and next_step_on is null then ${came} + ${MILLENNIUM}
    when stage = 'nueva' and created_at < ${lateSince.toISOString()}::timestamptz or next_step_on < ${todayInChile(now)}::date
      then ${due} - ${MILLENNIUM}
    else ${due} end)`;
}

const listFor = (caller: number, waiting: Waiting, owner?: number | null): ListSource<ListQuoteRequestsQuery> => ({
  // Each spelling is its own condition, because the index cannot search for a list. A client with blocked data is not
  // found by their words.
  search: (text) =>
    eb.and([
      eb('quote_request.blocked_at', 'is', null),
      eb.or(spellings(text).map((one) => eb('quote_request.search_key', 'like', containing(one)))),
    ]),
  filters: {
    state: ref('quote_request.stage'),
    kind: ref('quote_request.kind'),
    owner: (id) => (id === NOBODY ? IS_NOBODYS : eb('quote_request.owner_id', '=', id)),
    view: (view) => views(caller, waiting.now, owner)[view](),
  },
  orders: {
    created_at: ref('quote_request.created_at'),
    event_date: { by: ref('quote_request.event_date'), nullsLast: true },
    name: ref('quote_request.name'),
    guests: { by: ref('quote_request.guests'), nullsLast: true },
    turn: turn(waiting),
  },
  id: ref('quote_request.id'),
});

/** The back-office's list of requests. */
@Injectable()
export class QuoteListRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: AnswerClock,
  ) {}

  /** A page of the list, and how many rows match in all. */
  async list(asked: ListQuoteRequestsQuery, caller: number): Promise<Listed<QuoteRequestDto>> {
    const waiting = this.clock.at(new Date());
    const source = listFor(caller, waiting, asked.owner);
    const from = database(this.em).selectFrom('quote_request');
    const { rows, total } = await readList(asked, source, from, (found) => found.select(ROW));
    return { rows: rows.map((row) => shownRequest(row, waiting)), total };
  }
}
