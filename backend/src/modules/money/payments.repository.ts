import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager, EntityRepository } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { COUNT, database } from '../../platform/database/tables.js';
import { LEFT_BY_CARD } from './payment.columns.js';
import { Payment } from './payment.entity.js';

/** Most payments that one run asks for. */
const BATCH = 50;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const WEEK_MS = 7 * 24 * HOUR_MS;

/** After this time nobody can pay an open one any more. */
const WAITS_MS = 21 * MINUTE_MS;

/** Payments by card in the database. */
@Injectable()
export class PaymentsRepository extends EntityRepository<Payment> {
  constructor(protected override readonly em: EntityManager) {
    super(em, Payment);
  }

  /** A payment that came back with this token, or with this order and session; undefined if there is none. */
  async returned(back: { token: string } | { order: string; session: string }): Promise<number | undefined> {
    const found = database(this.em).selectFrom('payment').select('id');
    const one =
      'token' in back
        ? found.where('token', '=', back.token)
        : found.where('buy_order', '=', back.order).where(sql<string>`session_id::text`, '=', back.session);
    return (await one.executeTakeFirst())?.id;
  }

  /** What a payment is for, its order, and whether it began within the hour; undefined if it does not exist. */
  async paidFor(id: number) {
    return database(this.em)
      .selectFrom('payment')
      .leftJoin('evening', 'evening.id', 'payment.evening_id')
      .leftJoin('quote_request', 'quote_request.id', 'evening.quote_request_id')
      .leftJoin('gift_card', 'gift_card.id', 'payment.gift_card_id')
      .select(['payment.evening_id as evening', 'payment.gift_card_id as giftCard', 'payment.buy_order as order'])
      .select(sql<boolean>`coalesce(quote_request.erased_at, gift_card.erased_at) is not null`.as('erased'))
      .select(sql<boolean>`payment.created_at > now() - interval '1 hour'`.as('recent'))
      .where('payment.id', '=', id)
      .executeTakeFirst();
  }

  /** A payment, locked until the end of the transaction. Lock its evening first. */
  lock(id: number): Promise<Payment | null> {
    return this.findOne({ id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  /** A payment as it is stored, outside of a transaction. */
  read(id: number): Promise<Payment | null> {
    return this.em.fork().findOne(Payment, { id });
  }

  /** How many tries to pay an evening or a gift card are not decided, and what they come to. */
  async openTries(about: { evening: number } | { giftCard: number }): Promise<{ count: number; amount: number }> {
    const tries = database(this.em)
      .selectFrom('payment')
      .select([COUNT.as('count'), sql<number>`coalesce(sum(amount), 0)::float8`.as('amount')]);
    return (
      'evening' in about
        ? tries.where('evening_id', '=', about.evening)
        : tries.where('gift_card_id', '=', about.giftCard)
    )
      .where('state', 'in', ['creada', 'en_webpay'])
      .executeTakeFirstOrThrow();
  }

  /** The payments of an evening by card with what is left of each, that with the most first. */
  async refundable(eveningId: number): Promise<{ id: number; left: number }[]> {
    const rows = await database(this.em)
      .selectFrom('payment')
      .select('id')
      .select(LEFT_BY_CARD.as('left'))
      .where('evening_id', '=', eveningId)
      .where('state', '=', 'pagada')
      .orderBy('left', 'desc')
      .orderBy('id')
      .execute();
    return rows.filter(({ left }) => left > 0);
  }

  /**
   * Payments that the provider should be asked for now: those that came back or were committed since a minute, those that nobody can
   * pay any more, and, once an hour for a week, what staff have to verify. The one that was asked longest ago comes first.
   */
  async toAsk(now: Date): Promise<number[]> {
    const before = (ms: number): string => new Date(now.getTime() - ms).toISOString();
    const found = await database(this.em)
      .selectFrom('payment')
      .select('id')
      .where(({ or, and, eb }) =>
        or([
          and([eb('state', 'in', ['creada', 'en_webpay']), eb('created_at', '<', before(WAITS_MS))]),
          and([eb('state', 'in', ['en_webpay', 'anulada', 'vencida']), eb('commit_sent_at', '<', before(MINUTE_MS))]),
          and([
            eb('state', '=', 'en_webpay'),
            eb('commit_sent_at', 'is', null),
            eb('returned_at', '<', before(MINUTE_MS)),
          ]),
          and([
            eb('state', '=', 'por_verificar'),
            eb('asked_at', '<', before(HOUR_MS)),
            eb('created_at', '>', before(WEEK_MS)),
          ]),
        ]),
      )
      .orderBy('asked_at', (order) => order.asc().nullsFirst())
      .orderBy('id')
      .limit(BATCH)
      .execute();
    return found.map(({ id }) => id);
  }

  /** Forgets which cards a gift card was paid with. */
  async forgetDigits(giftCardId: number): Promise<void> {
    await database(this.em)
      .updateTable('payment')
      .set({ card_digits: null })
      .where('gift_card_id', '=', giftCardId)
      .execute();
  }
}
