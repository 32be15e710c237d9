import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { EveningCancelled } from '../agenda/index.js';
import { GiftCardErased, GiftCardGivenBack, GiftCardSold } from '../gift-cards/index.js';
import { by } from '../quotes/index.js';
import { GiftCardMoney } from './gift-card-money.js';
import { momentOf } from './money-moment.js';
import { MoneyEntry } from './money-entry.entity.js';
import { MoneyRepository } from './money.repository.js';
import { MoneyLocks } from './money-locks.js';
import { PaymentsRepository } from './payments.repository.js';

/** Writes into the ledger what happens to gift cards, and gives back to them, within the same transaction. */
@Injectable()
export class GiftCardEventsListener {
  constructor(
    private readonly locks: MoneyLocks,
    private readonly giftCards: GiftCardMoney,
    private readonly payments: PaymentsRepository,
    private readonly money: MoneyRepository,
  ) {}

  @OnEvent(GiftCardSold.event, { suppressErrors: false })
  async sold({ em, card, paid: { way, day, reference }, caller }: GiftCardSold): Promise<void> {
    const facts = { kind: 'gift_card_sold', way, amount: card.amount, at: momentOf(day), reference } as const;
    await em.persist(new MoneyEntry(card, facts, by(em, caller))).flush();
  }

  @OnEvent(GiftCardGivenBack.event, { suppressErrors: false })
  async givenBack({ em, card, back: { way, amount, reference }, caller }: GiftCardGivenBack): Promise<void> {
    await em.persist(new MoneyEntry(card, { kind: 'refund', way, amount, reference }, by(em, caller))).flush();
  }

  @OnEvent(GiftCardErased.event, { suppressErrors: false })
  async erased({ card }: GiftCardErased): Promise<void> {
    await this.payments.forgetDigits(card.id);
    await this.money.forgetNotes(card.id);
  }

  @OnEvent(EveningCancelled.event, { suppressErrors: false })
  async cancelled({ em, evening }: EveningCancelled): Promise<void> {
    await em.flush();
    await this.giftCards.cancelled(await this.locks.locked(evening));
  }
}
