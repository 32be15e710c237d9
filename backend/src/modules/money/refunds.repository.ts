import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager, EntityRepository } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { statement } from '../../platform/database/statement.js';
import { database, moment, tables } from '../../platform/database/tables.js';
import { presentChefName } from '../chefs/chef.columns.js';
import { NUMBER } from '../gift-cards/gift-card.columns.js';
import { BLOCKED_NAME, unlessBlocked } from '../personal-data/unless-blocked.columns.js';
import { IS_BLOCKED } from '../quotes/blocked-clients.columns.js';
import { MOST_REFUNDS } from './money-kinds.js';
import { OWED_SINCE, EVENING_BALANCE, TO_GIFT_CARDS } from './money.columns.js';
import { OPEN_REFUND_STATES } from './payment-moves.js';
import { BACK_BY_CARD, LEFT_BY_CARD } from './payment.columns.js';
import { Refund } from './refund.entity.js';

/** Evenings with their clients, and the offers by which they were agreed. */
const evenings = tables
  .selectFrom('evening')
  .innerJoin('quote_request', 'quote_request.id', 'evening.quote_request_id')
  .leftJoin('offer', (join) =>
    join.onRef('offer.evening_id', '=', 'evening.id').on('offer.state', '=', sql.lit('aceptada')),
  )
  .select(({ ref }) => [
    'evening.id as evening_id',
    'evening.day',
    'offer.number',
    presentChefName(ref('evening.chef_id'), ref('evening.chef_name')).as('chef_name'),
    unlessBlocked(IS_BLOCKED, ref('quote_request.name'), BLOCKED_NAME).as('client'),
  ]);

const due = statement(() =>
  evenings
    .innerJoinLateral(EVENING_BALANCE.as('money'), (join) => join.onTrue())
    .select(({ ref, selectFrom }) => [
      moment(ref('evening.cancelled_at')).as('cancelled_at'),
      'evening.refund_percent as percent',
      'money.agreed',
      'money.paid',
      'money.given_back',
      'money.to_give_back',
      TO_GIFT_CARDS.as('to_gift_cards'),
      moment(OWED_SINCE).$notNull().as('since'),
      sql<number>`coalesce((${selectFrom('money_entry as late')
        .select(({ fn }) => fn.sum('late.amount').as('sum'))
        .whereRef('late.evening_id', '=', 'evening.id')
        .where('late.kind', '=', sql.lit('charge'))
        .whereRef('late.at', '>', 'evening.cancelled_at')}), 0)::int`.as('came_late'),
      sql<number>`coalesce((${selectFrom('payment')
        .select(({ fn }) => fn.max(LEFT_BY_CARD).as('left'))
        .whereRef('payment.evening_id', '=', 'evening.id')
        .where('payment.state', '=', sql.lit('pagada'))}), 0)::int`.as('by_card'),
    ])
    // Without a line of the ledger nothing is owed, and nothing is added up.
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('money_entry').select('money_entry.id').whereRef('money_entry.evening_id', '=', 'evening.id')),
    )
    .where('money.to_give_back', '>', sql.lit(0))
    .orderBy(OWED_SINCE)
    .orderBy('evening.id')
    .limit(sql.lit(MOST_REFUNDS)),
);

/** Of an evening or of a gift card. */
const payments = statement(() =>
  tables
    .selectFrom('payment')
    .leftJoin('gift_card', 'gift_card.id', 'payment.gift_card_id')
    .leftJoin('evening', 'evening.id', 'payment.evening_id')
    .leftJoin('quote_request', 'quote_request.id', 'evening.quote_request_id')
    .leftJoin('offer', (join) =>
      join.onRef('offer.evening_id', '=', 'evening.id').on('offer.state', '=', sql.lit('aceptada')),
    )
    .select(['payment.id', 'payment.buy_order', 'payment.amount', 'payment.state'])
    .select(['payment.evening_id', 'payment.gift_card_id'])
    .select(({ fn, ref }) => [
      sql<
        string | null
      >`case when ${ref('payment.gift_card_id')} is null then ${ref('offer.number')} else ${NUMBER} end`.as('number'),
      fn
        .coalesce('gift_card.buyer_name', unlessBlocked(IS_BLOCKED, ref('quote_request.name'), BLOCKED_NAME))
        .$notNull()
        .as('client'),
    ])
    .select(({ ref }) => moment(ref('payment.created_at')).as('created_at'))
    .where('payment.state', '=', sql.lit('por_verificar'))
    .orderBy('payment.id')
    .limit(sql.lit(MOST_REFUNDS)),
);

const refunds = statement(() =>
  evenings
    .innerJoin('refund', 'refund.evening_id', 'evening.id')
    .leftJoin('payment', 'payment.id', 'refund.payment_id')
    .select(['refund.id', 'payment.buy_order', 'refund.amount', 'refund.state', 'refund.actor_name as who'])
    .select(({ ref }) => moment(ref('refund.created_at')).as('created_at'))
    .where(
      'refund.state',
      'in',
      OPEN_REFUND_STATES.map((state) => sql.lit(state)),
    )
    .orderBy('refund.id')
    .limit(sql.lit(MOST_REFUNDS)),
);

/** Most refunds that one run asks for. */
const BATCH = 50;

const MINUTE_MS = 60_000;

/** Refunds in the database, and what 'Devoluciones' lists. */
@Injectable()
export class RefundsRepository extends EntityRepository<Refund> {
  constructor(protected override readonly em: EntityManager) {
    super(em, Refund);
  }

  /** Evenings with money to give back, the oldest first. */
  due() {
    return due.rows(this.em);
  }

  /** Payments by card that staff have to verify. */
  payments() {
    return payments.rows(this.em);
  }

  /** Refunds by card that are not decided. */
  refunds() {
    return refunds.rows(this.em);
  }

  /** The evening of a refund; undefined if it does not exist. */
  async eveningOf(id: number): Promise<number | undefined> {
    const found = database(this.em).selectFrom('refund').select('evening_id').where('id', '=', id);
    return (await found.executeTakeFirst())?.evening_id;
  }

  /** A refund, locked until the end of the transaction. Lock its evening first. */
  lock(id: number): Promise<Refund | null> {
    const populate = ['payment', 'person'] as const;
    return this.findOne({ id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, populate });
  }

  /** A refund with its payment as it is stored, outside of a transaction. */
  read(id: number): Promise<Refund | null> {
    return this.em.fork().findOne(Refund, { id }, { populate: ['payment'] });
  }

  /** What refunds of an evening may be giving back now; 0 where all are decided. */
  async underWay(eveningId: number): Promise<number> {
    const { amount } = await database(this.em)
      .selectFrom('refund')
      .select(sql<number>`coalesce(sum(amount), 0)::int`.as('amount'))
      .where('evening_id', '=', eveningId)
      .where('state', 'in', [...OPEN_REFUND_STATES])
      .executeTakeFirstOrThrow();
    return amount;
  }

  /** What was given back of a payment by card, with its corrections. */
  async givenBackOf(paymentId: number): Promise<number> {
    const { given } = await database(this.em)
      .selectFrom('payment')
      .select(BACK_BY_CARD.as('given'))
      .where('payment.id', '=', paymentId)
      .executeTakeFirstOrThrow();
    return given;
  }

  /** Refunds by card whose answer is missing since a minute. */
  async toAsk(now: Date): Promise<number[]> {
    const found = await database(this.em)
      .selectFrom('refund')
      .select('id')
      .where('state', '=', 'pedida')
      .where('created_at', '<', new Date(now.getTime() - MINUTE_MS).toISOString())
      .orderBy('id')
      .limit(BATCH)
      .execute();
    return found.map(({ id }) => id);
  }
}
