import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { tables, type Tables } from '../../platform/database/tables.js';
import { isBusinessDay } from '../quotes/business-days.columns.js';
import { FIRST_AGREED, FIRST_YES, EVENING_BALANCE, TAKES_MONEY } from './money.columns.js';
import { BETWEEN_DAYS, type STEP_NAMES } from './plan.js';

const { ref } = expressionBuilder<Tables, 'evening'>();

/** Days before an evening among which the day of its saldo is: more than the most business days take. */
const LOOK_BACK_DAYS = 150;

/** Months after an evening in which what is left of it is added up for all; later its own page alone says it. */
const ASKED_FOR_MONTHS = 18;

/** Whether the statement's `evening` lies ahead or not that long ago. Its day has an index: ask it before its money is added up. */
export const isAskedFor = (today: Expression<string>) =>
  sql<SqlBool>`${ref('evening.day')} >= ${today}::date - make_interval(months => ${sql.lit(ASKED_FOR_MONTHS)})`;

const dayOf = (moment: ReturnType<typeof sql<string>>) =>
  sql<string>`(${moment} at time zone 'America/Santiago')::date`;

/** By which terms the statement's `evening` is paid, as one row; none while the company has not said how it takes money. */
const TERMS = tables
  .selectFrom('money_settings as rules')
  .leftJoin('offer', (join) =>
    join.on('offer.evening_id', '=', ref('evening.id')).on('offer.state', '=', sql.lit('aceptada')),
  )
  .select(({ fn }) => [
    fn.coalesce('offer.reserva_percent', 'rules.reserva_percent').as('percent'),
    fn.coalesce('offer.reserva_hours', 'rules.reserva_hours').as('hours'),
    fn.coalesce('offer.saldo_days', 'rules.saldo_days').as('days'),
    sql<string>`coalesce(${FIRST_YES}, ${ref('evening.created_at')})`.as('accepted_at'),
    sql<string>`coalesce(offer.settled_at, ${ref('evening.created_at')})`.as('changed_at'),
    ref('evening.moved_at').as('moved_at'),
    FIRST_AGREED.as('first_agreed'),
    'rules.confirms_date',
  ])
  .orderBy('offer.id', 'desc')
  .limit(1);

const ACCEPTED_ON = dayOf(sql<string>`terms.accepted_at`);

/** When the evening was last moved to another day; null if it never was. */
const MOVED_ON = dayOf(sql<string>`terms.moved_at`);

/** How many business days lie after the yes, up to the day of the evening. */
const AHEAD = sql<number>`(select count(*) from generate_series(${ACCEPTED_ON} + 1, ${ref('evening.day')}, '1 day') as ahead (day)
  where ${isBusinessDay(sql`ahead.day::date`)})`;

/** Whether all is due at once. */
const IS_NEAR = sql<boolean>`${AHEAD} < terms.days + ${sql.lit(BETWEEN_DAYS)}`;

/** The last business day that has so many of them after it, and not before the evening was moved. */
const SALDO_ON = sql<string>`greatest(${MOVED_ON}, (select back.day::date from generate_series(${ref('evening.day')},
    ${ref('evening.day')} - ${sql.lit(LOOK_BACK_DAYS)}, '-1 day') as back (day)
  where ${isBusinessDay(sql`back.day::date`)} order by back.day desc offset terms.days limit 1))`;

const RESERVA = sql<number>`round(money.agreed * terms.percent::numeric / 100)::int`;

/**
 * The steps of the statement's `evening` that are not paid, as rows: the same as `planOf` and `openSteps` say, in SQL, for lists.
 * Join it laterally after `EVENING_BALANCE`, as `money`. It does not ask whether the company takes money for it (`TAKES_MONEY`).
 */
export const OPEN_STEPS = sql<{ what: keyof typeof STEP_NAMES; amount: number; due_on: string; left: number }>`(
  select what, amount, due_on, amount - covered as "left" from (
    select step.what, step.amount, greatest(step.due_on, ${dayOf(sql<string>`terms.changed_at`)}) as due_on,
      least(step.amount, greatest(0, money.paid - money.given_back - step.earlier)) as covered
    from (${TERMS}) as terms cross join lateral (select ${IS_NEAR} as whole, ${SALDO_ON} as saldo_on offset 0) as days
    cross join lateral (values
      (case when days.whole or ${RESERVA} = money.agreed then 'total' else 'reserva' end,
        case when days.whole then money.agreed else ${RESERVA} end, 0,
        case when days.whole then greatest(${ACCEPTED_ON}, ${MOVED_ON})
          else least(${dayOf(sql<string>`(terms.accepted_at + make_interval(hours => terms.hours))`)}, days.saldo_on) end),
      (case when ${RESERVA} = 0 then 'total' else 'saldo' end,
        case when days.whole then 0 else money.agreed - ${RESERVA} end, ${RESERVA}, days.saldo_on)
    ) as step (what, amount, earlier, due_on)
    where step.amount > 0 and money."left" > 0
  ) as steps where amount > covered)`;

/**
 * Whether the statement's `evening` stands as 'por confirmar': the same as `isToConfirm` says, in SQL, for lists. Where the company
 * confirms no dates, nothing is added up.
 */
export const TO_CONFIRM = sql<boolean>`(${ref('evening.cancelled_at')} is null
  and ${ref('evening.day')} >= (now() at time zone 'America/Santiago')::date
  and exists (select from money_settings where confirms_date)
  and exists (select from (${TERMS}) as terms cross join lateral ${EVENING_BALANCE} as money
    cross join lateral (select least(money.agreed, terms.first_agreed) as agreed) as first
    where terms.confirms_date and terms.percent > 0 and ${TAKES_MONEY} and money.paid - money.given_back < first.agreed
      and (money.paid - money.given_back < round(first.agreed * terms.percent::numeric / 100)::int or ${IS_NEAR})))`;
