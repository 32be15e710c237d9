import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { KeyReusedError } from '../../platform/database/creation-key.js';
import type { Caller } from '../../platform/http/access.js';
import { GiftCardMovedError, GiftCards } from '../gift-cards/index.js';
import { by } from '../quotes/index.js';
import type { CorrectEntryDto, TakePaymentDto } from './evening-money.dto.js';
import { MoneyEntry } from './money-entry.entity.js';
import {
  CardEntryError,
  CorrectionRefusedError,
  EntryNotFoundError,
  GiftCardEntryError,
  MoneyChangedError,
  PayoutEntryError,
  RefundOpenError,
  WholeCardEntryError,
} from './money.errors.js';
import { momentOf } from './money-moment.js';
import { MoneyNote } from './money-note.entity.js';
import { MoneyRepository } from './money.repository.js';
import { MoneyLocks, refuseTooMuch } from './money-locks.js';
import { Receipts } from './receipts.js';
import { RefundsRepository } from './refunds.repository.js';

/** What staff write into the ledger themselves. */
@Injectable()
export class LedgerService {
  constructor(
    private readonly em: EntityManager,
    private readonly locks: MoneyLocks,
    private readonly money: MoneyRepository,
    private readonly refunds: RefundsRepository,
    private readonly receipts: Receipts,
    private readonly giftCards: GiftCards,
  ) {}

  /**
   * Takes in money for an evening, also for a cancelled or paid one: then it is to give back.
   * @returns the entry
   * @throws EveningNotFoundError, KeyReusedError, TooMuchPaidError
   */
  take(eveningId: number, form: TakePaymentDto, caller: Caller): Promise<number> {
    return this.locks.withEvening(eveningId, async (locked) => {
      const { evening } = locked;
      const { way, amount, day, reference = null, note, entry_key: creationKey } = form;
      const written = await this.money.writtenWith(creationKey);
      if (written?.evening === evening && written.amount === amount && written.way === way) return written.id;
      if (written) throw new KeyReusedError();
      refuseTooMuch(locked, amount);
      const facts = { kind: 'charge', way, amount, at: momentOf(day), reference, creationKey } as const;
      const actor = by(this.em, caller);
      const entry = new MoneyEntry(evening, facts, actor);
      if (note) this.em.persist(new MoneyNote(entry, note));
      await this.receipts.enter(locked, entry, actor);
      return entry.id;
    });
  }

  /**
   * Corrects what staff wrote, or verified of a card, by an entry that names the other. A client with a receipt gets a mail.
   * @throws EntryNotFoundError, CardEntryError, WholeCardEntryError, PayoutEntryError, GiftCardEntryError, MoneyChangedError,
   * GiftCardMovedError, CorrectionRefusedError, GiftCardUsedError, GiftCardWorthError, RefundOpenError, TooMuchPaidError
   */
  async correct(entryId: number, form: CorrectEntryDto, caller: Caller): Promise<void> {
    const about = await this.money.aboutOf(entryId);
    if (about?.giftCard) return this.correctSale(about.giftCard, entryId, form, caller);
    if (!about?.evening) throw new EntryNotFoundError();
    const { amount, seen, note } = form;
    await this.locks.withEvening(about.evening, async (locked) => {
      const { evening, balance } = locked;
      const wrong = await this.money.findOne({ id: entryId }, { populate: ['refund'] });
      if (!wrong || wrong.kind === 'correction') throw new EntryNotFoundError();
      refuseCard(wrong, amount);
      if (wrong.kind === 'payout') throw new PayoutEntryError();
      if (wrong.giftCardEntry) throw new GiftCardEntryError();
      const present = await this.money.corrected(entryId);
      if (seen !== present) throw new MoneyChangedError();
      const more = amount - present;
      if (more === 0) return;
      const kept = balance.paid - balance.givenBack + (wrong.kind === 'refund' ? -more : more);
      if (kept < 0) throw new CorrectionRefusedError();
      // What the provider may be giving back now needs the money that it gives back.
      if (kept < (await this.refunds.underWay(evening.id))) throw new RefundOpenError();
      if (wrong.kind === 'charge') refuseTooMuch(locked, more);
      // What was given back of a payment was paid.
      if (wrong.payment && wrong.kind === 'charge' && (await this.refunds.givenBackOf(wrong.payment.id)) > amount)
        throw new CorrectionRefusedError();
      const facts = { kind: 'correction', way: wrong.way, amount: more, corrects: wrong } as const;
      const actor = by(this.em, caller);
      const entry = new MoneyEntry(evening, facts, actor);
      this.em.persist(new MoneyNote(entry, note));
      await this.receipts.correct(locked, entry, present, actor);
    });
  }

  private correctSale(
    cardId: number,
    entryId: number,
    { amount, seen, note }: CorrectEntryDto,
    caller: Caller,
  ): Promise<void> {
    return this.locks.withGiftCard(cardId, async ({ giftCard }) => {
      const wrong = await this.money.findOneOrFail({ id: entryId });
      if (wrong.kind !== 'gift_card_sold') throw new GiftCardEntryError();
      refuseCard(wrong, amount);
      const present = await this.money.corrected(entryId);
      if (seen !== present) throw new GiftCardMovedError();
      const more = amount - present;
      if (more === 0) return;
      await this.giftCards.saleCorrected(giftCard, more, wrong.way === 'card');
      const facts = { kind: 'correction', way: wrong.way, amount: more, corrects: wrong } as const;
      const entry = new MoneyEntry(giftCard, facts, by(this.em, caller));
      this.em.persist([entry, new MoneyNote(entry, note)]);
    });
  }
}

/**
 * What the provider said is not corrected, and what a person said in its place only to nothing or back.
 * @throws CardEntryError, WholeCardEntryError
 */
function refuseCard(wrong: MoneyEntry, amount: number): void {
  if (wrong.isProviders) throw new CardEntryError();
  if (wrong.payment && amount !== 0 && amount !== wrong.amount) throw new WholeCardEntryError(wrong.amount);
}
