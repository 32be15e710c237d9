import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Agenda, EveningNotFoundError, type Evening } from '../agenda/index.js';
import { GiftCards, type GiftCard } from '../gift-cards/index.js';
import { MAX_PAID } from './money-kinds.js';
import { TooMuchPaidError } from './money.errors.js';
import { MoneyRepository, type EveningFacts } from './money.repository.js';
import { balanceOf, type EveningBalance } from './balance.js';

/** An evening, locked: what happens to its money runs one after the other. */
export interface LockedEvening {
  evening: Evening;
  balance: EveningBalance;
  facts: EveningFacts;
}

/**
 * Refuses more money than an evening can have.
 * @throws TooMuchPaidError
 */
export function refuseTooMuch({ balance }: LockedEvening, more: number): void {
  if (balance.paid + more > MAX_PAID) throw new TooMuchPaidError();
}

/** A gift card, locked in the same way. */
export interface LockedGiftCard {
  giftCard: GiftCard;
}

/** Runs each change of an evening's or a gift card's money in one transaction that locks its request and the evening first. */
@Injectable()
export class MoneyLocks {
  constructor(
    private readonly em: EntityManager,
    private readonly agenda: Agenda,
    private readonly money: MoneyRepository,
    private readonly cards: GiftCards,
  ) {}

  /** @throws EveningNotFoundError */
  withEvening<Result>(eveningId: number, work: (locked: LockedEvening) => Promise<Result>): Promise<Result> {
    return this.em.fork().transactional(async () => work(await this.locked(await this.agenda.lock(eveningId))));
  }

  /** @throws GiftCardNotFoundError */
  withGiftCard<Result>(cardId: number, work: (locked: LockedGiftCard) => Promise<Result>): Promise<Result> {
    return this.em.fork().transactional(async () => work({ giftCard: await this.cards.lock(cardId) }));
  }

  /**
   * How an evening stands that the caller's transaction has locked.
   * @throws EveningNotFoundError
   */
  async locked(evening: Evening): Promise<LockedEvening> {
    const facts = await this.money.facts(evening.id);
    if (!facts) throw new EveningNotFoundError();
    return { evening, facts, balance: balanceOf(facts) };
  }
}
