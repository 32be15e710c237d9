import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { database, COUNT } from '../../platform/database/tables.js';
import { todayInChile } from '../../platform/http/value/day.js';
import {
  AGREED,
  COUNTS_AS,
  COUNTS_AT,
  FIRST_AGREED,
  FIRST_SENT,
  FIRST_YES,
  STANDING,
  TAKES_MONEY,
} from './money.columns.js';
import { MoneyEntry } from './money-entry.entity.js';
import { RESERVA_HOURS, SALDO_DAYS } from './money-kinds.js';
import { MONEY_SETTINGS_ID, MoneySettings } from './money-settings.entity.js';
import { OPEN_REFUND_STATES } from './payment-moves.js';
import { Payment } from './payment.entity.js';
import type { DateFacts } from './plan.js';
import { Refund } from './refund.entity.js';
import type { Counted, MoneyFacts, Standing } from './standing.js';

/** Most payments or refunds that one run asks for. */
const BATCH = 50;

/** What a payment of an evening can give back by card. */
export interface RefundablePayment {
  id: number;
  left: number;
}

/** Everything that the money of an evening follows from. */
export type EveningFacts = MoneyFacts &
  DateFacts & {
    /** Of what was agreed: what payments are called by. */
    number: string;
    /** Whether an offer says what was agreed. */
    offered: boolean;
    /** When what was agreed was first sent to the client ('YYYY-MM-DD'): nobody paid for it before. */
    offeredOn: string;
  };

/** The money in the database. */
@Injectable()
export class MoneyRepository {
  constructor(private readonly em: EntityManager) {}

  /** What the money of an evening follows from; undefined without the evening. */
  async facts(em: EntityManager, eveningId: number): Promise<EveningFacts | undefined> {
    const evening = await database(em)
      .selectFrom('evening')
      .leftJoin('offer', (join) => join.onRef('offer.evening_id', '=', 'evening.id').on('offer.state', '=', 'aceptada'))
      .select(['evening.day', 'evening.cancelled_at', 'evening.refund_percent', 'evening.created_at'])
      .select(['offer.number', 'offer.settled_at', AGREED.as('agreed'), FIRST_YES.as('first_yes')])
      .select([FIRST_SENT.as('first_sent'), FIRST_AGREED.as('first_agreed')])
      .leftJoin('money_settings', (join) => join.on('money_settings.id', '=', MONEY_SETTINGS_ID))
      .select(['money_settings.reserva_percent as percent', 'offer.reserva_percent', 'offer.reserva_hours'])
      .select(['money_settings.reserva_hours as hours', 'money_settings.saldo_days as days', 'offer.saldo_days'])
      .select('money_settings.confirms_date')
      // What took place before the company took money here was paid elsewhere.
      .select(TAKES_MONEY.as('asked'))
      .where('evening.id', '=', eveningId)
      .orderBy('offer.id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!evening) return undefined;
    return {
      agreed: evening.agreed,
      cancelled: evening.cancelled_at !== null,
      percent: evening.refund_percent,
      entries: await this.counted(em, eveningId),
      acceptedAt: new Date(evening.first_yes ?? evening.created_at),
      changedAt: new Date(evening.settled_at ?? evening.created_at),
      day: evening.day,
      reservaPercent: evening.asked ? (evening.reserva_percent ?? evening.percent) : null,
      reservaHours: evening.reserva_hours ?? evening.hours ?? RESERVA_HOURS,
      saldoDays: evening.saldo_days ?? evening.days ?? SALDO_DAYS,
      number: evening.number ?? 'V',
      offered: evening.number !== null,
      offeredOn: todayInChile(new Date(evening.first_sent ?? evening.created_at)),
      confirmsDate: evening.confirms_date ?? false,
      firstAgreed: evening.first_agreed ?? evening.agreed,
    };
  }

  /** The same as `standingOf` says, by the database: for many at once. */
  async standings(em: EntityManager, eveningIds: readonly number[]): Promise<Map<number, Standing>> {
    const { rows } = await sql<{
      id: number;
      agreed: number;
      paid: number;
      given_back: number;
      left: number;
      to_give_back: number;
    }>`select evening.id, money.* from evening cross join lateral ${STANDING} as money
      where evening.id = any(${eveningIds}::int[])`.execute(database(em));
    return new Map(
      rows.map(({ id, given_back, to_give_back, ...row }) => [
        id,
        { ...row, givenBack: given_back, toGiveBack: to_give_back },
      ]),
    );
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

  /** What a payment is for, and its order; undefined if it does not exist. */
  async paidFor(
    id: number,
  ): Promise<{ evening: number | null; giftCard: number | null; order: string; erased: boolean } | undefined> {
    return database(this.em)
      .selectFrom('payment')
      .leftJoin('evening', 'evening.id', 'payment.evening_id')
      .leftJoin('quote_request', 'quote_request.id', 'evening.quote_request_id')
      .leftJoin('gift_card', 'gift_card.id', 'payment.gift_card_id')
      .select(['payment.evening_id as evening', 'payment.gift_card_id as giftCard', 'payment.buy_order as order'])
      .select(sql<boolean>`coalesce(quote_request.erased_at, gift_card.erased_at) is not null`.as('erased'))
      .where('payment.id', '=', id)
      .executeTakeFirst();
  }

  /** The evening or the gift card of a payment; undefined if it does not exist. */
  async aboutOf(
    em: EntityManager,
    id: number,
  ): Promise<{ evening: number | null; giftCard: number | null } | undefined> {
    return database(em)
      .selectFrom('payment')
      .select(['evening_id as evening', 'gift_card_id as giftCard'])
      .where('id', '=', id)
      .executeTakeFirst();
  }

  /** The evening of a refund; undefined if it does not exist. */
  async eveningOfRefund(em: EntityManager, id: number): Promise<number | undefined> {
    const found = await database(em).selectFrom('refund').select('evening_id').where('id', '=', id).executeTakeFirst();
    return found?.evening_id;
  }

  /** The same of an entry. */
  async eveningOfEntry(id: number): Promise<number | undefined> {
    const found = database(this.em).selectFrom('money_entry').select('evening_id').where('id', '=', id);
    return (await found.executeTakeFirst())?.evening_id ?? undefined;
  }

  /** A payment, locked until the end of the transaction. Lock its evening first. */
  lockPayment(em: EntityManager, id: number): Promise<Payment | null> {
    return em.findOne(Payment, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  /** The same for a refund. */
  lockRefund(em: EntityManager, id: number): Promise<Refund | null> {
    return em.findOne(
      Refund,
      { id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, populate: ['payment', 'person'] },
    );
  }

  payment(id: number): Promise<Payment | null> {
    return this.em.fork().findOne(Payment, { id });
  }

  /** A refund with its payment. */
  refund(id: number): Promise<Refund | null> {
    return this.em.fork().findOne(Refund, { id }, { populate: ['payment'] });
  }

  entry(em: EntityManager, id: number): Promise<MoneyEntry | null> {
    return em.findOne(MoneyEntry, { id });
  }

  /** The entry that a form wrote with this key, with that of the gift card; null if there is none. */
  writtenWith(em: EntityManager, creationKey: string): Promise<MoneyEntry | null> {
    return em.findOne(MoneyEntry, { creationKey }, { populate: ['giftCardEntry'] });
  }

  /** What an entry comes to with its corrections. */
  async corrected(em: EntityManager, id: number): Promise<number> {
    const { amount } = await database(em)
      .selectFrom('money_entry')
      .select(sql<number>`coalesce(sum(amount), 0)::int`.as('amount'))
      .where(({ or, eb }) => or([eb('id', '=', id), eb('corrects_id', '=', id)]))
      .executeTakeFirstOrThrow();
    return amount;
  }

  /** How many tries to pay an evening or a gift card are not decided, and what they come to. */
  async openTries(
    em: EntityManager,
    about: { evening: number } | { giftCard: number },
  ): Promise<{ count: number; amount: number }> {
    const tries = database(em)
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

  /** What refunds of an evening may be giving back now; 0 where all are decided. */
  async underWay(em: EntityManager, eveningId: number): Promise<number> {
    const { amount } = await database(em)
      .selectFrom('refund')
      .select(sql<number>`coalesce(sum(amount), 0)::int`.as('amount'))
      .where('evening_id', '=', eveningId)
      .where('state', 'in', [...OPEN_REFUND_STATES])
      .executeTakeFirstOrThrow();
    return amount;
  }

  /** The payments of an evening by card with what is left of each, that with the most first. */
  async refundable(em: EntityManager, eveningId: number): Promise<RefundablePayment[]> {
    const rows = await database(em)
      .selectFrom('payment')
      .select('id')
      .select((eb) =>
        sql<number>`amount - ${eb
          .selectFrom('refund')
          .select(sql<number>`coalesce(sum(refund.amount), 0)::int`.as('given'))
          .whereRef('refund.payment_id', '=', 'payment.id')
          .where('refund.state', '=', 'hecha')}`.as('left'),
      )
      .where('evening_id', '=', eveningId)
      .where('state', '=', 'pagada')
      .orderBy('left', 'desc')
      .orderBy('id')
      .execute();
    return rows.filter(({ left }) => left > 0);
  }

  /** What was given back of a payment by card. */
  async givenBackOf(em: EntityManager, paymentId: number): Promise<number> {
    const { given } = await database(em)
      .selectFrom('refund')
      .select(sql<number>`coalesce(sum(amount), 0)::int`.as('given'))
      .where('payment_id', '=', paymentId)
      .where('state', '=', 'hecha')
      .executeTakeFirstOrThrow();
    return given;
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

  /** Refunds by card whose answer is missing since a minute. */
  async refundsToAsk(now: Date): Promise<number[]> {
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

  /** The settings, locked until the end of the transaction; null while nobody saved them. */
  lockSettings(em: EntityManager): Promise<MoneySettings | null> {
    return em.findOne(MoneySettings, { id: MONEY_SETTINGS_ID }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** The settings; null while nobody saved them. */
  settings(em: EntityManager = this.em.fork()): Promise<MoneySettings | null> {
    return em.findOne(MoneySettings, { id: MONEY_SETTINGS_ID });
  }

  /** The administrators who can sign in, or one of them. */
  async administrators(em: EntityManager, id?: number): Promise<{ id: number; name: string; email: string }[]> {
    const found = database(em)
      .selectFrom('person')
      .select(['id', 'name', 'email'])
      .where('role', '=', 'ADMIN')
      .where('state', '=', 'ACTIVE')
      .orderBy('id');
    return (id === undefined ? found : found.where('id', '=', id)).execute();
  }

  private async counted(em: EntityManager, eveningId: number): Promise<Counted[]> {
    return database(em)
      .selectFrom('money_entry as entry')
      .leftJoin('money_entry as corrected', 'corrected.id', 'entry.corrects_id')
      .innerJoin('evening', 'evening.id', 'entry.evening_id')
      .select([COUNTS_AS.as('kind'), 'entry.amount'])
      .select(({ ref }) => sql<boolean>`coalesce(${COUNTS_AT} <= ${ref('evening.cancelled_at')}, true)`.as('before'))
      .where('entry.evening_id', '=', eveningId)
      .where(COUNTS_AS, 'in', ['charge', 'refund'])
      .execute();
  }
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const WEEK_MS = 7 * 24 * HOUR_MS;

/** After this time nobody can pay an open one any more. */
const WAITS_MS = 21 * MINUTE_MS;
