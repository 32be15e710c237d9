import { sql, type SqlBool } from 'kysely';
import { statement, type Places } from '../../platform/database/statement.js';
import { moment, tables } from '../../platform/database/tables.js';
import { BALANCE, NUMBER } from '../gift-cards/gift-card.columns.js';
import { OWED_SINCE, STANDING, TAKES_MONEY } from '../money/money.columns.js';
import { OPEN_STEPS, TO_CONFIRM } from '../money/plan.columns.js';
import { BLOCKED_NAME, unlessBlocked } from '../personal-data/unless-blocked.columns.js';
import { IS_BLOCKED } from '../quotes/blocked-clients.columns.js';
import { isAsked, oldest, requests, SHOWN, TOTAL, WHO, type Asked } from './duties.columns.js';

/* What has to be done about money. What is to give back or to verify waits also where the client's data are blocked or erased. */

/** Evenings of which a part should have been paid before today. */
export const OVERDUE_PAYMENTS = statement((asked: Places<Asked>) => {
  const found = requests(asked)
    .innerJoin('evening', 'evening.quote_request_id', 'quote_request.id')
    .innerJoinLateral(STANDING.as('money'), (join) => join.onTrue())
    .innerJoinLateral(OPEN_STEPS.as('step'), (join) => join.onTrue())
    .select(({ fn }) => [
      'evening.id',
      fn.min('step.due_on').as('since'),
      sql<number>`sum(step."left")::int`.as('amount'),
      TOTAL,
    ])
    .where('evening.cancelled_at', 'is', null)
    .where(TAKES_MONEY)
    .where('step.due_on', '<', asked.today)
    .groupBy('evening.id')
    .$call(oldest);
  return tables
    .selectFrom(found.as('found'))
    .innerJoin('evening', 'evening.id', 'found.id')
    .innerJoin('quote_request', 'quote_request.id', 'evening.quote_request_id')
    .leftJoin('offer', (join) =>
      join.onRef('offer.evening_id', '=', 'evening.id').on('offer.state', '=', sql.lit('aceptada')),
    )
    .select(WHO)
    .select(sql<string>`to_json(found.since::timestamp at time zone 'America/Santiago')`.as('since'))
    .select(['found.total', 'found.amount', 'evening.id as evening_id', 'evening.day', 'offer.number'])
    .select(TO_CONFIRM.as('to_confirm'));
});

/** Evenings of which something is to give back. */
export const DUE_REFUNDS = statement((asked: Places<Asked>) => {
  const found = tables
    .selectFrom('quote_request')
    .innerJoin('evening', 'evening.quote_request_id', 'quote_request.id')
    .innerJoinLateral(STANDING.as('money'), (join) => join.onTrue())
    .select(['evening.id', OWED_SINCE.as('since'), 'money.to_give_back as amount', TOTAL])
    .where(isAsked(asked))
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('money_entry').select('money_entry.id').whereRef('money_entry.evening_id', '=', 'evening.id')),
    )
    .where('money.to_give_back', '>', sql.lit(0))
    // One that is under way is waited for, or to verify.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refund')
            .select('refund.id')
            .whereRef('refund.evening_id', '=', 'evening.id')
            .where(sql<SqlBool>`refund.state in ('pedida', 'por_verificar')`),
        ),
      ),
    )
    .$call(oldest);
  return tables
    .selectFrom(found.as('found'))
    .innerJoin('evening', 'evening.id', 'found.id')
    .innerJoin('quote_request', 'quote_request.id', 'evening.quote_request_id')
    .leftJoin('offer', (join) =>
      join.onRef('offer.evening_id', '=', 'evening.id').on('offer.state', '=', sql.lit('aceptada')),
    )
    .select(WHO)
    .select(({ ref: of }) => [moment(of('found.since')).$notNull().as('since'), 'found.total', 'found.amount'])
    .select(['evening.id as evening_id', 'evening.day', 'offer.number'])
    .select(sql<boolean>`evening.cancelled_at is not null`.as('cancelled'));
});

/** Payments and refunds by card of which nobody could say what became of them. */
export const MONEY_TO_VERIFY = statement((asked: Places<Asked>) => {
  const waiting = tables
    .selectFrom('payment')
    .select([
      'payment.id',
      'payment.evening_id',
      'payment.gift_card_id',
      'payment.amount',
      'payment.settled_at',
      'payment.buy_order',
    ])
    .select(sql<boolean>`false`.as('is_refund'))
    .where('payment.state', '=', sql.lit('por_verificar'))
    .unionAll(
      tables
        .selectFrom('refund')
        .leftJoin('payment', 'payment.id', 'refund.payment_id')
        .select(['refund.id', 'refund.evening_id', sql<number | null>`null::int`.as('gift_card_id')])
        .select(['refund.amount', 'refund.settled_at'])
        .select(({ fn }) => [fn.coalesce('payment.buy_order', sql<string>`''`).as('buy_order')])
        .select(sql<boolean>`true`.as('is_refund'))
        .where('refund.state', '=', sql.lit('por_verificar')),
    );
  return tables
    .selectFrom(waiting.as('waiting'))
    .leftJoin('evening', 'evening.id', 'waiting.evening_id')
    .leftJoin('quote_request', 'quote_request.id', 'evening.quote_request_id')
    .leftJoin('gift_card', 'gift_card.id', 'waiting.gift_card_id')
    .select(WHO)
    .select(({ fn, ref: of }) =>
      fn
        .coalesce('gift_card.buyer_name', unlessBlocked(IS_BLOCKED, of('quote_request.name'), BLOCKED_NAME))
        .as('client'),
    )
    .select(({ ref: of }) => [moment(of('waiting.settled_at')).$notNull().as('since'), TOTAL])
    .select(['waiting.amount', 'waiting.buy_order', 'waiting.is_refund', 'evening.id as evening_id'])
    .select('waiting.gift_card_id as card_id')
    .where(isAsked(asked))
    .orderBy('waiting.settled_at')
    .orderBy('waiting.id')
    .limit(sql.lit(SHOWN));
});

/**
 * Gift cards with more than they were sold for, because their buyer paid twice, and void ones to which money came late. They are
 * nobody's.
 */
export const GIFT_CARDS_TO_GIVE_BACK = statement(({ owner }: Places<Asked>) =>
  tables
    .selectFrom('gift_card')
    .select(({ ref: of }) => [
      moment(of('gift_card.sold_at')).$notNull().as('since'),
      TOTAL,
      sql<number>`${BALANCE} - case when ${of('gift_card.state')} = 'anulada' then 0 else ${of('gift_card.amount')} end`.as(
        'amount',
      ),
      sql<boolean>`${of('gift_card.state')} = 'anulada'`.as('is_void'),
      'gift_card.id as card_id',
      NUMBER.as('number'),
      'gift_card.buyer_name as client',
      sql<null>`null::int`.as('request_id'),
    ])
    .where(({ eb, or, and }) =>
      or([
        and([eb('gift_card.state', '=', sql.lit('vigente')), eb(BALANCE, '>', eb.ref('gift_card.amount'))]),
        and([eb('gift_card.state', '=', sql.lit('anulada')), eb(BALANCE, '>', sql.lit(0))]),
      ]),
    )
    .$if(owner !== undefined, (some) => some.where(sql<SqlBool>`false`))
    .orderBy('gift_card.sold_at')
    .orderBy('gift_card.id')
    .limit(sql.lit(SHOWN)),
);
