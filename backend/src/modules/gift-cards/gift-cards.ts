import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { EntityManager } from '@mikro-orm/postgresql';
import { Env } from '../../config/env.js';
import { emitInOrder } from '../../platform/database/emit-in-order.js';
import { todayInChile } from '../../platform/http/value/day.js';
import { Links } from '../../platform/links/links.js';
import { Mails } from '../../platform/mail/mails.js';
import { codeIn, hashOfCode } from './gift-card-code.js';
import { GiftCardErased } from './gift-card-events.js';
import { GiftCardKey } from './gift-card-key.js';
import { countWrongCode } from './gift-card-limit.js';
import { BUYER_LINK, HOLDER_LINK } from './gift-card-link.js';
import { GIFT_CARD_BOUGHT, GIFT_CARD_LIVES_ON, GIFT_CARD_MAIL, GIFT_CARD_TWICE } from './gift-card-mail-kinds.js';
import { MOST_AMOUNT } from './gift-card-states.js';
import { monthsAfter, type GiftCard, type Worth } from './gift-card.entity.js';
import {
  GiftCardArrivesLateError,
  GiftCardNotFoundError,
  NoExperienceForGiftError,
  TooManyCodesError,
  UnknownCodeError,
} from './gift-cards.errors.js';
import type { GiveGiftCardDto } from './gift-cards.dto.js';
import { GiftCardsRepository } from './gift-cards.repository.js';

/**
 * Gift cards, for the services of this module and for the money above it. Each method runs in the caller's transaction. Where an
 * evening is part of it, lock the evening first.
 */
@Injectable()
export class GiftCards {
  constructor(
    private readonly em: EntityManager,
    private readonly cards: GiftCardsRepository,
    private readonly key: GiftCardKey,
    private readonly mails: Mails,
    private readonly links: Links,
    private readonly events: EventEmitter2,
    private readonly env: Env,
  ) {}

  /**
   * The card, locked.
   * @throws GiftCardNotFoundError
   */
  async lock(id: number): Promise<GiftCard> {
    const card = await this.cards.lock(id);
    if (!card) throw new GiftCardNotFoundError();
    return card;
  }

  /**
   * The card with a typed code, locked.
   * @throws UnknownCodeError for a malformed code and for one without a card: the caller cannot see which
   */
  async lockByCode(text: string): Promise<GiftCard> {
    const code = codeIn(text);
    const card = code === null ? null : await this.cards.lockByHash(hashOfCode(code));
    if (!card) throw new UnknownCodeError();
    return card;
  }

  /**
   * Refuses a wrong code and counts it. After too many wrong codes of a day, of all callers together, every code is refused.
   * @throws UnknownCodeError, TooManyCodesError
   */
  async refuseCode(): Promise<never> {
    const more = await this.em.fork().transactional((em) => countWrongCode(em));
    throw more ? new UnknownCodeError() : new TooManyCodesError();
  }

  /** What is left of a card to use, by the ledger. */
  async balance(id: number): Promise<number> {
    return (await this.cards.sums(id)).balance;
  }

  /**
   * Its money came: it gets its code and its end, and mails go to the buyer and, on its day, to the reader.
   * @throws GiftCardMovedError
   */
  async paid(card: GiftCard): Promise<void> {
    const today = todayInChile();
    card.paid(this.key.hashOf(card.id), today, this.env.GIFT_CARD_MONTHS);
    await this.em.flush();
    await this.mails.again(this.em, GIFT_CARD_BOUGHT, card.id);
    if (card.arrivesOn <= today) await this.mail(card);
  }

  /** Its money came by card. Where it was paid before, its buyer hears that this goes back. */
  paidByCard(card: GiftCard): Promise<void> {
    return card.isPaid ? this.mails.again(this.em, GIFT_CARD_TWICE, card.id) : this.paid(card);
  }

  /**
   * Staff correct the sale of a card by so much. The ledger's entry comes after.
   * @param byCard whether it was paid by card: that is all of its worth or nothing
   * @throws GiftCardMovedError, GiftCardUsedError, GiftCardWorthError
   */
  async saleCorrected(card: GiftCard, more: number, byCard: boolean): Promise<void> {
    if (byCard && more > 0) return this.paidByCard(card);
    const { kept, held } = await this.cards.sums(card.id);
    card.saleCorrected({ kept, more, used: kept - held });
    await this.em.flush();
  }

  /** Money came back to a card. Where it had ended, who has it hears until when it is valid now. */
  async gotBack(card: GiftCard): Promise<void> {
    if (card.gotBack(todayInChile())) await this.mails.again(this.em, GIFT_CARD_LIVES_ON, card.id);
  }

  /** Erases who gave a card and who got it: its links end, and the ledger forgets the digits. What was paid, used and is left stays. */
  async erase(card: GiftCard): Promise<void> {
    if (!card.erasedAt) card.erase();
    await this.em.flush();
    await emitInOrder(this.events, GiftCardErased.event, new GiftCardErased(this.em, card));
    for (const link of [BUYER_LINK, HOLDER_LINK]) await this.links.revoke(this.em, link, card.id);
  }

  /** Mails the card to who gets it, as it is now. */
  mail({ id, amount, experienceName, guests, validUntil }: GiftCard): Promise<void> {
    const snapshot = { amount, experienceName, guests, validUntil };
    return this.mails.add(this.em, GIFT_CARD_MAIL, id, { thread: `gift-card-${id}`, snapshot });
  }

  /**
   * Refuses a card that would arrive when less than a month is left to use it.
   * @throws GiftCardArrivesLateError
   */
  refuseLate({ arrives_on: day }: Pick<GiveGiftCardDto, 'arrives_on'>): void {
    const last = monthsAfter(todayInChile(), this.env.GIFT_CARD_MONTHS - 1);
    if (day > last) throw new GiftCardArrivesLateError(last);
  }

  /**
   * What a card of this form is worth.
   * @throws NoExperienceForGiftError
   */
  async worthOf({
    amount,
    proposal_id: proposal,
    guests,
  }: Pick<GiveGiftCardDto, 'amount' | 'proposal_id' | 'guests'>): Promise<Worth> {
    if (!proposal) return { amount: amount ?? 0, experience: null };
    const worth = await this.cards.experience(proposal, guests ?? 0);
    if (!worth || worth.amount > MOST_AMOUNT) throw new NoExperienceForGiftError();
    return worth;
  }
}
