import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type NotNull } from 'kysely';
import { database } from '../../platform/database/tables.js';

/** What gift cards have to do with the money in the database. */
@Injectable()
export class GiftCardMoneyRepository {
  /** What gift cards paid of an evening and did not get back, the card that was used last first. Void ones get nothing back. */
  async paidByGiftCards(em: EntityManager, eveningId: number): Promise<{ card: number; left: number }[]> {
    const left = sql<number>`sum(case entry.kind when 'charge' then entry.amount else -entry.amount end)::int`;
    return database(em)
      .selectFrom('money_entry as entry')
      .innerJoin('money_entry as of_card', 'of_card.id', 'entry.gift_card_entry_id')
      .innerJoin('gift_card', 'gift_card.id', 'of_card.gift_card_id')
      .select('of_card.gift_card_id as card')
      .select(left.as('left'))
      .$narrowType<{ card: NotNull }>()
      .where('entry.evening_id', '=', eveningId)
      .where('gift_card.state', '=', 'vigente')
      .groupBy('of_card.gift_card_id')
      .having(left, '>', 0)
      .orderBy(({ fn }) => fn.max('entry.id'), 'desc')
      .execute();
  }

  /** Forgets which cards a gift card was paid with. */
  async forgetDigits(em: EntityManager, giftCardId: number): Promise<void> {
    await database(em)
      .updateTable('payment')
      .set({ card_digits: null })
      .where('gift_card_id', '=', giftCardId)
      .execute();
  }
}
