import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { statement, type Placeholder, type Placeholders } from '../../platform/database/statement.js';
import { COUNT, tables } from '../../platform/database/tables.js';
import { IS_INCOME, SIGNED } from '../money/cash.columns.js';
import { COUNTS_AT } from '../money/money.columns.js';
import type { RequestFiguresDto } from './request-figures.dto.js';
import type { Period } from './period.js';

/**
 * Each figure is one statement on a covering index. All but the last are about the requests that came in the period.
 */

interface Given {
  /** The moment at which the period begins. */
  since: string;
}

const countOf = (condition: string) => sql<number>`count(*) filter (where ${sql.raw(condition)})::int`;

/** Consecutive spans of time, given by their beginnings; the last one has no end. */
const spans = (starts: Placeholder<string>) => sql<{
  began: string;
  ended: string;
  number: number;
}>`(select began, number::int,
  coalesce(lead(began) over (order by number), 'infinity') as ended
  from unnest(${starts}::timestamptz[]) with ordinality as starts (began, number))`;

/** Each week reads its own part of the index. Looking up the week of each request takes three times as long. */
const byWeek = statement(({ starts }: Placeholders<{ starts: string }>) =>
  tables
    .selectFrom(spans(starts).as('weeks'))
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('quote_request')
          .select([
            countOf("origin = 'web' and utm_source is null").as('site'),
            countOf("origin = 'web' and utm_source is not null").as('campaign'),
            countOf("origin = 'phone'").as('phone'),
          ])
          .whereRef('created_at', '>=', 'weeks.began')
          .whereRef('created_at', '<', 'weeks.ended')
          .as('counts'),
      (join) => join.onTrue(),
    )
    .select(['site', 'campaign', 'phone'])
    .orderBy('weeks.number'),
);

/** What is agreed and was not cancelled. */
const AGREED = tables
  .selectFrom('offer')
  .where('offer.state', '=', sql.lit('aceptada'))
  .where('offer.cancelled_at', 'is', null);

/** Changes of what was agreed, at the first yes. That version is gone once its client was erased. */
const CHANGED = AGREED.leftJoin('offer as first', (join) =>
  join.onRef('first.number', '=', 'offer.number').on('first.revision', '=', sql.lit(1)),
)
  .select(['offer.total', sql<string>`coalesce(first.settled_at, offer.settled_at)`.as('settled_at')])
  .where('offer.revision', '>', sql.lit(1));

/** What is agreed now, in the month of the first yes to it, without cancelled ones, and what came in. */
const byMonth = statement(({ starts }: Placeholders<{ starts: string }>) =>
  tables
    .with(
      (cte) => cte('changed').materialized(),
      () => CHANGED,
    )
    .selectFrom(spans(starts).as('months'))
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom(
          AGREED.select(['offer.total'])
            .where('offer.revision', '=', sql.lit(1))
            .where('offer.settled_at', '>=', sql.ref<string>('months.began'))
            .where('offer.settled_at', '<', sql.ref<string>('months.ended'))
            .unionAll(
              selectFrom('changed')
                .select('changed.total')
                .whereRef('changed.settled_at', '>=', 'months.began')
                .whereRef('changed.settled_at', '<', 'months.ended'),
            )
            .as('agreed'),
        )
          .select([COUNT.as('offers'), sql<number>`coalesce(sum(agreed.total), 0)::float8`.as('total')])
          .as('sums'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('money_entry as entry')
          .leftJoin('money_entry as corrected', 'corrected.id', 'entry.corrects_id')
          .select(sql<number>`coalesce(sum(${SIGNED}), 0)::float8`.as('paid'))
          .where(IS_INCOME)
          // Nothing counts later than it is written: the index leaves out what was before.
          .whereRef('entry.at', '>=', 'months.began')
          .where(COUNTS_AT, '>=', sql.ref<string>('months.began'))
          .where(COUNTS_AT, '<', sql.ref<string>('months.ended'))
          .as('income'),
      (join) => join.onTrue(),
    )
    .select(['offers', 'total', 'paid'])
    .orderBy('months.number'),
);

/** How far requests came, from received to accepted: each step includes those that came further. */
const STEP = sql<number>`case
  when accepted_at is not null or stage in ('aceptada', 'realizada') then 3
  when quoted_at is not null or stage = 'cotizada' then 2
  when first_answered_at is not null or stage = 'contactada' then 1
  else 0 end`;

/** How many came exactly as far as each step. The step is computed once per request. */
const funnel = statement(({ since }: Placeholders<Given>) =>
  tables
    .selectFrom('quote_request')
    .select([STEP.as('step'), COUNT.as('count')])
    .where('created_at', '>=', since)
    .groupBy(sql`1`),
);

/** Working minutes at which the next group of waiting times begins: 1, 2 and 4 hours, one day and three days. */
const WAITS = [60, 120, 240, 600, 1_800];

/** How many waited how long, and the median. Equal minutes are counted before they are sorted. */
const answers = statement(({ since }: Placeholders<Given>) =>
  tables
    .with('waits', (db) =>
      db
        .selectFrom('quote_request')
        .select(['first_answer_minutes as minutes', COUNT.as('count')])
        .where('created_at', '>=', since)
        .where('first_answer_minutes', 'is not', null)
        .groupBy('first_answer_minutes'),
    )
    .with('runs', (db) =>
      db
        .selectFrom('waits')
        .select([
          'minutes',
          'count',
          sql<boolean>`2 * sum(count) over (order by minutes) >= sum(count) over ()`.as('is_half'),
        ]),
    )
    .selectFrom('runs')
    .select([
      sql<number>`width_bucket(minutes, ${sql.lit(`{${WAITS.join(',')}}`)}::int[])`.as('wait'),
      sql<number>`sum(count)::int`.as('count'),
      sql<number | null>`min(minutes) filter (where is_half)`.as('half_within'),
    ])
    .groupBy(sql`1`)
    .orderBy(sql`1`),
);

const losses = statement(({ since }: Placeholders<Given>) =>
  tables
    .selectFrom('quote_request')
    .select(({ ref }) => [ref('lost_reason').$notNull().as('reason'), COUNT.as('count')])
    .where('created_at', '>=', since)
    .where('stage', '=', sql.lit('perdida'))
    .where('lost_reason', 'is not', null)
    .groupBy('lost_reason')
    .orderBy(sql`2 desc, 1`),
);

const NO_VALUE = { offers: 0, total: 0, paid: 0 };

const NOTHING = { site: 0, campaign: 0, phone: 0 };

/** The figures of the requests of a period. */
@Injectable()
export class RequestFiguresRepository {
  constructor(private readonly em: EntityManager) {}

  async of({ mondays, starts, months, monthStarts }: Period): Promise<RequestFiguresDto> {
    const [since = ''] = starts;
    const [weeks, waits, steps, lost, accepted] = await Promise.all([
      byWeek.rows(this.em, { starts: `{${starts.join(',')}}` }),
      answers.rows(this.em, { since }),
      funnel.rows(this.em, { since }),
      losses.rows(this.em, { since }),
      byMonth.rows(this.em, { starts: `{${monthStarts.join(',')}}` }),
    ]);
    const atLeast = (least: number) => steps.reduce((sum, { step, count }) => (step < least ? sum : sum + count), 0);
    return {
      weeks: mondays.map((week, index) => ({ week, ...(weeks[index] ?? NOTHING) })),
      answers: {
        median_minutes: waits.find(({ half_within: minutes }) => minutes !== null)?.half_within ?? null,
        waits: [...WAITS, null].map((minutes, index) => ({
          below_minutes: minutes,
          count: waits.find(({ wait }) => wait === index)?.count ?? 0,
        })),
      },
      funnel: { received: atLeast(0), answered: atLeast(1), quoted: atLeast(2), accepted: atLeast(3) },
      lost,
      accepted: months.map((month, index) => ({ month, ...(accepted[index] ?? NO_VALUE) })),
    };
  }
}
