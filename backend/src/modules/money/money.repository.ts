import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager, EntityRepository } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { statement, type Placeholders } from '../../platform/database/statement.js';
import { database } from '../../platform/database/tables.js';
import { todayInChile } from '../../platform/http/value/day.js';
import {
  AGREED,
  COUNTS_AS,
  COUNTS_AT,
  FIRST_AGREED,
  FIRST_SENT,
  FIRST_YES,
  PAID_BY_GIFT_CARDS,
  TAKES_MONEY,
} from './money.columns.js';
import { MoneyEntry } from './money-entry.entity.js';
import { RESERVA_HOURS, SALDO_DAYS } from './money-kinds.js';
import { MONEY_SETTINGS_ID, MoneySettings } from './money-settings.entity.js';
import type { Payment } from './payment.entity.js';
import type { DateFacts } from './plan.js';
import type { Refund } from './refund.entity.js';
import type { Counted, MoneyFacts } from './balance.js';

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

const paidByGiftCards = statement(({ id }: Placeholders<{ id: number }>) =>
  PAID_BY_GIFT_CARDS.where('entry.evening_id', '=', id).orderBy(({ fn }) => fn.max('entry.id'), 'desc'),
);

/** The ledger in the database, with what the money of an evening follows from. */
@Injectable()
export class MoneyRepository extends EntityRepository<MoneyEntry> {
  constructor(protected override readonly em: EntityManager) {
    super(em, MoneyEntry);
  }

  /** What the money of an evening follows from; undefined without the evening. */
  async facts(eveningId: number): Promise<EveningFacts | undefined> {
    const evening = await database(this.em)
      .selectFrom('evening')
      .leftJoin('offer', (join) => join.onRef('offer.evening_id', '=', 'evening.id').on('offer.state', '=', 'aceptada'))
      .select(['evening.day', 'evening.cancelled_at', 'evening.refund_percent', 'evening.created_at'])
      .select('evening.moved_at')
      .select(['offer.number', 'offer.settled_at', AGREED.as('agreed'), FIRST_YES.as('first_yes')])
      .select([FIRST_SENT.as('first_sent'), FIRST_AGREED.as('first_agreed')])
      .leftJoin('money_settings', (join) => join.on('money_settings.id', '=', MONEY_SETTINGS_ID))
      .select(['money_settings.reserva_percent as percent', 'offer.reserva_percent', 'offer.reserva_hours'])
      .select(['money_settings.reserva_hours as hours', 'money_settings.saldo_days as days', 'offer.saldo_days'])
      .select('money_settings.confirms_date')
      // What took place or was agreed before the company took money here is not asked for.
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
      entries: await this.counted(eveningId),
      acceptedAt: new Date(evening.first_yes ?? evening.created_at),
      changedAt: new Date(evening.settled_at ?? evening.created_at),
      movedAt: evening.moved_at === null ? null : new Date(evening.moved_at),
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

  /** The evening or the gift card of an entry; undefined without such an entry. */
  async aboutOf(id: number): Promise<{ evening: number | null; giftCard: number | null } | undefined> {
    return database(this.em)
      .selectFrom('money_entry')
      .select(['evening_id as evening', 'gift_card_id as giftCard'])
      .where('id', '=', id)
      .executeTakeFirst();
  }

  /** Until when the gift card is valid that got back what an entry of an evening gave back; undefined where nobody uses it. */
  async cardEnd(entryId: number): Promise<string | undefined> {
    const found = await database(this.em)
      .selectFrom('money_entry as entry')
      .innerJoin('money_entry as of_card', 'of_card.id', 'entry.gift_card_entry_id')
      .innerJoin('gift_card', 'gift_card.id', 'of_card.gift_card_id')
      .select('gift_card.valid_until')
      .where('entry.id', '=', entryId)
      .where('gift_card.state', '=', 'vigente')
      .executeTakeFirst();
    return found?.valid_until ?? undefined;
  }

  /** Forgets why entries of a gift card were corrected. */
  async forgetNotes(giftCardId: number): Promise<void> {
    await database(this.em)
      .deleteFrom('money_note')
      .where('entry_id', 'in', ({ selectFrom }) =>
        selectFrom('money_entry').select('money_entry.id').where('money_entry.gift_card_id', '=', giftCardId),
      )
      .execute();
  }

  /** The entry that a form wrote with this key, with that of the gift card; null if there is none. */
  writtenWith(creationKey: string): Promise<MoneyEntry | null> {
    return this.findOne({ creationKey }, { populate: ['giftCardEntry'] });
  }

  /** The amount of an entry with its corrections. */
  async corrected(id: number): Promise<number> {
    const { amount } = await database(this.em)
      .selectFrom('money_entry')
      .select(sql<number>`coalesce(sum(amount), 0)::int`.as('amount'))
      .where(({ or, eb }) => or([eb('id', '=', id), eb('corrects_id', '=', id)]))
      .executeTakeFirstOrThrow();
    return amount;
  }

  /** Whether the entry of a payment by card, or of a refund, was corrected to nothing. */
  async isUndone(of: { payment: Payment } | { refund: Refund }): Promise<boolean> {
    const entry = await this.findOne('refund' in of ? of : { ...of, kind: { $in: ['charge', 'gift_card_sold'] } });
    return entry !== null && (await this.corrected(entry.id)) === 0;
  }

  /** What gift cards paid of an evening and did not get back, the card that was used last first. Void ones get nothing back. */
  async paidByGiftCards(eveningId: number): Promise<{ card: number; left: number }[]> {
    return paidByGiftCards.rows(this.em, { id: eveningId });
  }

  /** The settings, locked until the end of the transaction; null while nobody saved them. */
  lockSettings(): Promise<MoneySettings | null> {
    return this.em.findOne(MoneySettings, { id: MONEY_SETTINGS_ID }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** The settings; null while nobody saved them. */
  settings(): Promise<MoneySettings | null> {
    return this.em.fork().findOne(MoneySettings, { id: MONEY_SETTINGS_ID });
  }

  /** The administrators who can sign in, or one of them. */
  async administrators(id?: number): Promise<{ id: number; name: string; email: string }[]> {
    const found = database(this.em)
      .selectFrom('person')
      .select(['id', 'name', 'email'])
      .where('role', '=', 'ADMIN')
      .where('state', '=', 'ACTIVE')
      .orderBy('id');
    return (id === undefined ? found : found.where('id', '=', id)).execute();
  }

  private async counted(eveningId: number): Promise<Counted[]> {
    return database(this.em)
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
