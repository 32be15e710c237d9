import { sql, type AliasableExpression, type NotNull, type SqlBool } from 'kysely';
import { statement, type Placeholders } from '../../../platform/database/statement.js';
import { moment, tables } from '../../../platform/database/tables.js';
import { presentChefName } from '../../chefs/chef.columns.js';
import { BALANCE, NUMBER, TO_GIVE_BACK } from '../../gift-cards/gift-card.columns.js';
import { OWED_SINCE, EVENING_BALANCE, TAKES_MONEY } from '../../money/money.columns.js';
import { isAskedFor, OPEN_STEPS, TO_CONFIRM } from '../../money/plan.columns.js';
import { STATE as TRANSFER_STATE } from '../../money/transfer.columns.js';
import { PART, PAYOUT_STATE } from '../../payouts/payouts.columns.js';
import { BLOCKED_NAME, unlessBlocked } from '../../personal-data/unless-blocked.columns.js';
import { IS_BLOCKED } from '../../quotes/blocked-clients.columns.js';
import {
  allRequests,
  asksForAnybody,
  beginningOf,
  eveningsOf,
  isAsked,
  NO_REQUEST,
  oldest,
  requests,
  SHOWN,
  shownOf,
  TOTAL,
  WHO,
  type Asked,
  type FoundDuty,
} from './duty.columns.js';

/* What has to be done about money. What is to give back, to verify or to look for in the account waits also where the client's data are blocked or erased. */

/** Duties about the money of an evening, with the number of what was agreed. */
const moneyOf = (found: AliasableExpression<FoundDuty>) =>
  eveningsOf(found)
    .leftJoin('offer', (join) =>
      join.onRef('offer.evening_id', '=', 'evening.id').on('offer.state', '=', sql.lit('aceptada')),
    )
    .select(['evening.day', 'offer.number']);

/** What the duty that was found is about, in pesos. */
const AMOUNT = sql.ref<number>('found.amount').as('amount');

/** Evenings, not too long ago, with a part that should have been paid before today. */
export const OVERDUE_PAYMENTS = statement((asked: Placeholders<Asked>) => {
  const found = requests(asked)
    .innerJoin('evening', 'evening.quote_request_id', 'quote_request.id')
    .innerJoinLateral(EVENING_BALANCE.as('money'), (join) => join.onTrue())
    .innerJoinLateral(OPEN_STEPS.as('step'), (join) => join.onTrue())
    .select(({ fn }) => [
      'evening.id',
      beginningOf(fn.min('step.due_on')).as('since'),
      sql<number>`sum(step."left")::int`.as('amount'),
    ])
    .where('evening.cancelled_at', 'is', null)
    .where(isAskedFor(asked.today))
    .where(TAKES_MONEY)
    .where('step.due_on', '<', asked.today)
    .groupBy(['evening.id', 'quote_request.id'])
    .$call(oldest);
  return moneyOf(found).select([AMOUNT, TO_CONFIRM.as('to_confirm')]);
});

/** Evenings with money to give back. */
export const DUE_REFUNDS = statement((asked: Placeholders<Asked>) => {
  const found = allRequests(asked)
    .innerJoin('evening', 'evening.quote_request_id', 'quote_request.id')
    .innerJoinLateral(EVENING_BALANCE.as('money'), (join) => join.onTrue())
    .select(['evening.id', OWED_SINCE.as('since'), 'money.to_give_back as amount'])
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
  return moneyOf(found).select([AMOUNT, sql<boolean>`evening.cancelled_at is not null`.as('cancelled')]);
});

/** Transfers that clients announced, and nobody has looked for in the account. Money of a cancelled evening waits too. */
export const WAITING_TRANSFERS = statement((asked: Placeholders<Asked>) => {
  const found = allRequests(asked)
    .innerJoin('evening', 'evening.quote_request_id', 'quote_request.id')
    .innerJoin('transfer', 'transfer.evening_id', 'evening.id')
    .select(['transfer.id', 'transfer.created_at as since'])
    .where(TRANSFER_STATE, '=', sql.lit('anunciada'))
    .$call(oldest);
  return shownOf(found)
    .innerJoin('transfer', 'transfer.id', 'found.id')
    .leftJoin('offer', (join) =>
      join.onRef('offer.evening_id', '=', 'transfer.evening_id').on('offer.state', '=', sql.lit('aceptada')),
    )
    .select(['transfer.evening_id', 'transfer.amount', 'transfer.day', 'offer.number'])
    .select(sql<boolean>`transfer.proof_id is not null and not ${IS_BLOCKED}`.as('has_proof'));
});

/** Payments and refunds by card with an unknown result. */
export const MONEY_TO_VERIFY = statement((asked: Placeholders<Asked>) => {
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
 * Gift cards with more than they were sold for, because their buyer paid twice, and void ones to which money came late. No
 * person owns them.
 */
export const GIFT_CARDS_TO_GIVE_BACK = statement((asked: Placeholders<Asked>) =>
  tables
    .selectFrom('gift_card')
    .select(({ ref: of }) => [
      moment(of('gift_card.sold_at')).$notNull().as('since'),
      TOTAL,
      TO_GIVE_BACK.as('amount'),
      sql<boolean>`${of('gift_card.state')} = 'anulada'`.as('is_void'),
      'gift_card.id as card_id',
      NUMBER.as('number'),
      'gift_card.buyer_name as client',
      NO_REQUEST,
    ])
    .where(TO_GIVE_BACK, '>', sql.lit(0))
    .where(asksForAnybody(asked))
    .orderBy('gift_card.sold_at')
    .orderBy('gift_card.id')
    .limit(sql.lit(SHOWN)),
);

/** Since when a payout is due. */
const DUE_SINCE = sql<string>`coalesce(evening.cancelled_at, evening.ends_at)`;

/** Payouts to chefs that are due. No person owns them. */
export const DUE_PAYOUTS = statement((asked: Placeholders<Asked>) =>
  tables
    .selectFrom('evening')
    .innerJoin('quote_request', 'quote_request.id', 'evening.quote_request_id')
    .innerJoin('chef_pay', 'chef_pay.evening_id', 'evening.id')
    .leftJoin('payout', (join) => join.onRef('payout.evening_id', '=', 'evening.id').on('payout.undone_at', 'is', null))
    .leftJoin('offer', (join) =>
      join.onRef('offer.evening_id', '=', 'evening.id').on('offer.state', '=', sql.lit('aceptada')),
    )
    .innerJoinLateral(EVENING_BALANCE.as('money'), (join) => join.onTrue())
    .select(({ ref: of }) => [
      moment(DUE_SINCE).as('since'),
      TOTAL,
      'evening.quote_request_id as request_id',
      unlessBlocked(IS_BLOCKED, of('quote_request.name'), BLOCKED_NAME).as('client'),
      presentChefName(of('evening.chef_id'), of('evening.chef_name')).as('chef_name'),
      'evening.day',
      'offer.number',
      PART.$notNull().as('amount'),
    ])
    // What is paid or lies ahead is left out before the money of an evening is added up.
    .where('payout.id', 'is', null)
    .where(({ or, eb: is }) => or([is('evening.cancelled_at', 'is not', null), is('evening.ends_at', '<=', asked.now)]))
    .where(PAYOUT_STATE, '=', sql.lit('due'))
    .where(asksForAnybody(asked))
    .orderBy(DUE_SINCE)
    .orderBy('evening.id')
    .limit(sql.lit(SHOWN)),
);

/** Days before its end on which a gift card with something left is a duty. */
const GIFT_CARD_DAYS = 30;

/** The day from which a gift card is a duty. */
const FIRST_GIFT_CARD_DAY = sql<string>`(gift_card.valid_until - ${sql.lit(GIFT_CARD_DAYS)})`;

/** Gift cards that end within a month, with something left. No person owns them. */
export const ENDING_GIFT_CARDS = statement((asked: Placeholders<Asked>) => {
  const found = tables
    .selectFrom('gift_card')
    .select(['gift_card.id', beginningOf(FIRST_GIFT_CARD_DAY).as('since'), TOTAL, BALANCE.as('left')])
    .where('gift_card.state', '=', sql.lit('vigente'))
    .where('gift_card.erased_at', 'is', null)
    .where('gift_card.valid_until', '>=', asked.today)
    .where(FIRST_GIFT_CARD_DAY, '<=', asked.today)
    .where(BALANCE, '>', sql.lit(0))
    .where(asksForAnybody(asked))
    .$call(oldest);
  return tables
    .selectFrom(found.as('found'))
    .innerJoin('gift_card', 'gift_card.id', 'found.id')
    .select(({ ref: of }) => [
      moment(of('found.since')).$notNull().as('since'),
      'found.total',
      'found.left',
      'gift_card.id as card_id',
      'gift_card.receiver_name as client',
      'gift_card.valid_until',
      NO_REQUEST,
    ])
    .$narrowType<{ valid_until: NotNull }>();
});
