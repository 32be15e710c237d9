import { expressionBuilder, sql, type RawBuilder } from 'kysely';
import { tables, type Tables } from '../../platform/database/tables.js';

const { ref } = expressionBuilder<Tables, 'evening'>();

/** What an entry counts as: a correction as what it corrects, also in time. */
export const COUNTS_AS = sql<'charge' | 'refund'>`coalesce(corrected.kind, entry.kind)`;
export const COUNTS_AT = sql<string>`coalesce(corrected.at, entry.at)`;

const entries = tables
  .selectFrom('money_entry as entry')
  .leftJoin('money_entry as corrected', 'corrected.id', 'entry.corrects_id')
  .where('entry.evening_id', '=', ref('evening.id'));

const sum = (kind: 'charge' | 'refund', only = sql<boolean>`true`) =>
  sql<number>`coalesce(sum(entry.amount) filter (where ${COUNTS_AS} = ${sql.lit(kind)} and ${only}), 0)::int`;

const BEFORE = sql<boolean>`coalesce(${COUNTS_AT} <= ${ref('evening.cancelled_at')}, true)`;
const AFTER = sql<boolean>`${COUNTS_AT} > ${ref('evening.cancelled_at')}`;

/** What was agreed for the statement's `evening`: the total of its accepted offer. */
export const AGREED = sql<number>`coalesce(${tables
  .selectFrom('offer as agreed')
  .select('agreed.total')
  .where('agreed.evening_id', '=', ref('evening.id'))
  .where('agreed.state', '=', sql.lit('aceptada'))
  .orderBy('agreed.id', 'desc')
  .limit(1)}, 0)`;

/**
 * Whether the company asks for money for the statement's `evening`: what took place before it began to was paid elsewhere, and who
 * said yes before it did has read of no terms, unless a change of what was agreed has them.
 */
export const TAKES_MONEY = sql<boolean>`exists (${tables
  .selectFrom('money_settings as begun')
  .select('begun.id')
  .where(sql<boolean>`${ref('evening.day')} >= (begun.created_at at time zone 'America/Santiago')::date`)
  .where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('offer as agreed')
          .select('agreed.id')
          .where('agreed.evening_id', '=', ref('evening.id'))
          .where('agreed.state', '=', sql.lit('aceptada'))
          .where('agreed.reserva_hours', 'is', null)
          .whereRef('agreed.settled_at', '<', 'begun.created_at'),
      ),
    ),
  )})`;

/** Since when something of the statement's `evening` is to give back: it was cancelled, or the last line of its ledger was written. */
export const OWED_SINCE = sql<string>`greatest(${ref('evening.cancelled_at')}, ${tables
  .selectFrom('money_entry as last')
  .select(({ fn }) => fn.max('last.noted_at').as('at'))
  .where('last.evening_id', '=', ref('evening.id'))})`;

const LEFT_OF_CARD = sql<number>`sum(case entry.kind when 'charge' then entry.amount else -entry.amount end)::int`;

/** What gift cards that are valid paid of evenings and did not get back: a row for each card. Narrow it down to one evening. */
export const PAID_BY_GIFT_CARDS = tables
  .selectFrom('money_entry as entry')
  .innerJoin('money_entry as of_card', 'of_card.id', 'entry.gift_card_entry_id')
  .innerJoin('gift_card', 'gift_card.id', 'of_card.gift_card_id')
  .select(['gift_card.id as card', LEFT_OF_CARD.as('left')])
  .where('gift_card.state', '=', sql.lit('vigente'))
  .groupBy('gift_card.id')
  .having(LEFT_OF_CARD, '>', sql.lit(0));

/**
 * How much of what is to give back of the statement's `evening` goes to gift cards before anything else; its `money` is joined
 * (`EVENING_BALANCE`). The same as `GiftCardMoney.owed` says, in SQL, for lists.
 */
export const TO_GIFT_CARDS = sql<number>`least(money.to_give_back, coalesce((${tables
  .selectFrom(PAID_BY_GIFT_CARDS.where('entry.evening_id', '=', ref('evening.id')).as('paid'))
  .select(({ fn }) => fn.sum('paid.left').as('left'))}), 0))::int`;

/** When the client first said yes to what the statement's `offer` says: a change of it has the same number. */
export const FIRST_YES = sql<string | null>`${tables
  .selectFrom('offer as version')
  .select(({ fn }) => fn.min('version.settled_at').as('at'))
  .where('version.number', '=', sql.ref<string>('offer.number'))
  .where('version.accepted_name', 'is not', null)}`;

/** When what the statement's `offer` says was first sent to the client. */
export const FIRST_SENT = sql<string | null>`${tables
  .selectFrom('offer as version')
  .select(({ fn }) => fn.min('version.sent_at').as('at'))
  .where('version.number', '=', sql.ref<string>('offer.number'))}`;

/** The total of that first yes. */
export const FIRST_AGREED = sql<number | null>`${tables
  .selectFrom('offer as version')
  .select('version.total')
  .where('version.number', '=', sql.ref<string>('offer.number'))
  .where('version.accepted_name', 'is not', null)
  .orderBy('version.settled_at')
  .limit(1)}`;

/** What the money of the statement's `evening` follows from, as one row. */
const FACTS = sql`select ${AGREED} as agreed, ${ref('evening.cancelled_at')} is not null as cancelled,
      coalesce(${ref('evening.refund_percent')}, 100) as percent, sums.* from (${entries.select([
        sum('charge').as('paid'),
        sum('refund').as('given_back'),
        sql<number>`greatest(0, ${sum('charge', BEFORE)} - ${sum('refund', BEFORE)})`.as('held'),
        sql<number>`${sum('charge', AFTER)} - ${sum('refund', AFTER)}`.as('later'),
        sum('refund', AFTER).as('returned'),
      ])}) as sums`;

/** What is to give back of a cancelled evening by a share, beside what was. */
const toGiveBack = (percent: RawBuilder<number>) =>
  sql<number>`least(paid - given_back, greatest(0,
        round(least(held, agreed) * ${percent}::numeric / 100)::int + greatest(0, held - agreed) + later))`;

/**
 * How the statement's `evening` stands, as one row: the same as `balanceOf` says, in SQL, for lists.
 * Join it laterally.
 */
export const EVENING_BALANCE = sql<{
  agreed: number;
  paid: number;
  given_back: number;
  left: number;
  to_give_back: number;
}>`(select agreed, paid, given_back,
    case when cancelled then 0 else greatest(0, agreed - paid + given_back) end as "left",
    case when cancelled then ${toGiveBack(sql.ref('percent'))}
      else greatest(0, paid - given_back - agreed) end as to_give_back
  from (${FACTS}) as facts)`;

/**
 * What a cancellation of the statement's `evening` gives back by a share, what went back since included, and of how much, as one row:
 * none where the company keeps no money for it. While it stands, as if it were cancelled now. Join it laterally.
 */
export const givenBackBy = (percent: number) => sql<{ paid: number; amount: number }>`(
  select paid - given_back + returned as paid, ${toGiveBack(sql<number>`${percent}::int`)} + returned as amount
  from (${FACTS}) as facts
  where ${TAKES_MONEY} or exists (${tables
    .selectFrom('money_entry as line')
    .select('line.id')
    .where('line.evening_id', '=', ref('evening.id'))}))`;
