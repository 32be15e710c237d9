import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { KeyReusedError } from '../../platform/database/creation-key.js';
import { todayInChile } from '../../platform/http/value/day.js';
import { GiftCards, UnknownCodeError } from '../gift-cards/index.js';
import type { Actor } from '../quotes/index.js';
import type { SpendGiftCardDto, SpentGiftCardDto } from './gift-card-payments.dto.js';
import { MoneyEntry } from './money-entry.entity.js';
import { GiftCardUnusableError, NothingDueError } from './money.errors.js';
import { MoneyRepository } from './money.repository.js';
import { MoneyLocks, type LockedEvening } from './money-locks.js';
import { Receipts } from './receipts.js';
import { Refund } from './refund.entity.js';
import { RefundsRepository } from './refunds.repository.js';

/** Who gives back. */
type Giver = Pick<Refund, 'person' | 'actorName'>;

/** The giver of refunds that a cancellation makes. */
const BY_CANCELLATION: Giver = { person: null, actorName: 'Cancelación' };

/** What gift cards pay of evenings, and get back: an entry of the card and one of the evening. Lock order: evening, then card. */
@Injectable()
export class GiftCardMoney {
  constructor(
    private readonly em: EntityManager,
    private readonly locks: MoneyLocks,
    private readonly money: MoneyRepository,
    private readonly refunds: RefundsRepository,
    private readonly cards: GiftCards,
    private readonly receipts: Receipts,
  ) {}

  /**
   * Pays what is left of an evening, or a part of it, with a card.
   * @throws EveningNotFoundError, UnknownCodeError, TooManyCodesError, KeyReusedError, GiftCardUnusableError, NothingDueError
   */
  spend(eveningId: number, form: SpendGiftCardDto): Promise<SpentGiftCardDto> {
    return this.spent(eveningId, form).catch((error: unknown) => {
      if (error instanceof UnknownCodeError) return this.cards.refuseCode();
      throw error;
    });
  }

  private spent(
    eveningId: number,
    { code, amount, creation_key: creationKey }: SpendGiftCardDto,
  ): Promise<SpentGiftCardDto> {
    return this.locks.withEvening(eveningId, async (locked) => {
      const { evening, balance, facts } = locked;
      const card = await this.cards.lockByCode(code);
      const cardBalance = await this.cards.balance(card.id);
      const written = await this.money.writtenWith(creationKey);
      if (written?.evening === evening && written.giftCardEntry?.giftCard === card)
        return { used: written.amount, left: cardBalance };
      if (written) throw new KeyReusedError();
      if (facts.cancelled || balance.left === 0) throw new NothingDueError();
      if (card.state !== 'vigente') throw new GiftCardUnusableError('void');
      if (!card.isUsable(todayInChile())) throw new GiftCardUnusableError('ended');
      if (cardBalance === 0) throw new GiftCardUnusableError('empty');
      const used = Math.min(amount ?? balance.left, balance.left, cardBalance);
      const by: Actor = { actor: 'client' };
      const ofCard = new MoneyEntry(card, { kind: 'gift_card_used', way: 'gift_card', amount: used }, by);
      await this.em.persist(ofCard).flush();
      const facing = { kind: 'charge', way: 'gift_card', amount: used, at: ofCard.at, giftCardEntry: ofCard } as const;
      await this.receipts.enter(locked, new MoneyEntry(evening, { ...facing, creationKey }, by), by);
      return { used, left: cardBalance - used };
    });
  }

  /** How much of what is to give back goes to gift cards: at most what valid ones paid. */
  async owed({ evening, balance }: LockedEvening): Promise<number> {
    const paid = await this.money.paidByGiftCards(evening.id);
    return Math.min(
      balance.toGiveBack,
      paid.reduce((sum, { left }) => sum + left, 0),
    );
  }

  /**
   * Gives back to the valid cards that paid, the one that was used last first. Each refund has its mail and activity. A card that
   * expired meanwhile gets some days more.
   * @param most whole CLP: how much goes back at most
   * @returns the refunds that were made
   */
  async giveBack(locked: LockedEvening, most: number, giver: Giver): Promise<Refund[]> {
    const { evening } = locked;
    const paid = await this.money.paidByGiftCards(evening.id);
    // Locked by id, so that two evenings that give back to the same cards cause no deadlock.
    const ids = paid.map(({ card }) => card).toSorted((one, other) => one - other);
    const cards = new Map<number, Awaited<ReturnType<GiftCards['lock']>>>();
    for (const id of ids) cards.set(id, await this.cards.lock(id));
    const made: Refund[] = [];
    let rest = most;
    for (const { card: id, left } of paid) {
      const card = cards.get(id);
      const amount = Math.min(left, rest);
      // It may have been voided before it was locked.
      if (card?.state !== 'vigente' || amount === 0) continue;
      rest -= amount;
      const refund = new Refund(evening, { way: 'gift_card', amount, payment: null, reference: null }, giver);
      refund.settle('hecha');
      const by = refund.giver;
      const ofCard = new MoneyEntry(card, { kind: 'gift_card_returned', way: 'gift_card', amount }, by);
      await this.cards.gotBack(card);
      await this.em.persist([ofCard, refund]).flush();
      const facing = { kind: 'refund', way: 'gift_card', amount, at: ofCard.at, giftCardEntry: ofCard } as const;
      await this.receipts.enter(locked, new MoneyEntry(evening, { ...facing, refund }, by), by);
      made.push(refund);
    }
    return made;
  }

  /** A cancelled evening gives back to the cards at once, before anything else of it is given back. */
  async cancelled(locked: LockedEvening): Promise<void> {
    const under = await this.refunds.underWay(locked.evening.id);
    const most = Math.min(await this.owed(locked), locked.balance.toGiveBack - under);
    if (most > 0) await this.giveBack(locked, most, BY_CANCELLATION);
  }
}
