import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { KeyReusedError } from '../../platform/database/creation-key.js';
import type { Caller } from '../../platform/http/access.js';
import { by } from '../quotes/index.js';
import { MoneyEntry } from './money-entry.entity.js';
import type { WayByHand } from './money-kinds.js';
import {
  CardEntryError,
  CorrectionRefusedError,
  EntryNotFoundError,
  GiftCardEntryError,
  MoneyChangedError,
  PayoutEntryError,
  RefundOpenError,
} from './money.errors.js';
import { momentOf } from './money-moment.js';
import { MoneyNote } from './money-note.entity.js';
import { MoneyRepository } from './money.repository.js';
import { holds, MoneyWork } from './money-work.js';
import { Receipts } from './receipts.js';
import { RefundsRepository } from './refunds.repository.js';
import type { Standing } from './standing.js';

/** Money that came in another way than by card, as staff write it. */
export interface TakenForm {
  way: WayByHand;
  /** Whole CLP: what came, which may be more or less than what was due. */
  amount: number;
  /** When it came ('YYYY-MM-DD'). */
  day: string;
  reference?: string | null;
  note?: string | null;
  /** Of the form: sent twice it is one entry. */
  creationKey: string;
}

/** What an entry should have been. */
export interface CorrectionForm {
  /** The right amount in whole CLP; 0 where nothing came or went. */
  amount: number;
  /** What the entry came to when it was seen. */
  seen: number;
  note: string;
}

/** What staff write into the ledger themselves. */
@Injectable()
export class LedgerService {
  constructor(
    private readonly em: EntityManager,
    private readonly work: MoneyWork,
    private readonly money: MoneyRepository,
    private readonly refunds: RefundsRepository,
    private readonly receipts: Receipts,
  ) {}

  /**
   * How an evening stands.
   * @throws EveningNotFoundError
   */
  standing(eveningId: number): Promise<Standing> {
    return this.work.withEvening(eveningId, ({ standing }) => Promise.resolve(standing));
  }

  /**
   * Takes in money for an evening, also for a cancelled or paid one: then it is to give back.
   * @returns the entry
   * @throws EveningNotFoundError, KeyReusedError, TooMuchPaidError
   */
  take(eveningId: number, form: TakenForm, caller: Caller): Promise<number> {
    return this.work.withEvening(eveningId, async (locked) => {
      const {
        evening,
        facts: { number },
      } = locked;
      const { way, amount, day, reference = null, note, creationKey } = form;
      const written = await this.money.writtenWith(creationKey);
      if (written?.evening === evening && written.amount === amount && written.way === way) return written.id;
      if (written) throw new KeyReusedError();
      holds(locked, amount);
      const facts = { kind: 'charge', way, amount, at: momentOf(day), reference, creationKey } as const;
      const actor = by(this.em, caller);
      const entry = new MoneyEntry(evening, facts, actor);
      await this.em.persist(entry).flush();
      if (note) await this.em.persist(new MoneyNote(entry, note)).flush();
      await this.receipts.add({ evening, number }, entry, actor);
      return entry.id;
    });
  }

  /**
   * Corrects what staff wrote, by an entry that names the other.
   * @throws EntryNotFoundError, CardEntryError, PayoutEntryError, MoneyChangedError,
   * CorrectionRefusedError, RefundOpenError, TooMuchPaidError
   */
  async correct(entryId: number, { amount, seen, note }: CorrectionForm, caller: Caller): Promise<void> {
    const eveningId = await this.money.eveningOfEntry(entryId);
    if (eveningId === undefined) throw new EntryNotFoundError();
    await this.work.withEvening(eveningId, async (locked) => {
      const { evening, standing } = locked;
      const wrong = await this.money.findOne({ id: entryId });
      if (!wrong || wrong.kind === 'correction') throw new EntryNotFoundError();
      if (wrong.payment) throw new CardEntryError();
      if (wrong.kind === 'payout') throw new PayoutEntryError();
      if (wrong.giftCardEntry) throw new GiftCardEntryError();
      const present = await this.money.corrected(entryId);
      if (seen !== present) throw new MoneyChangedError();
      const more = amount - present;
      if (more === 0) return;
      const kept = standing.paid - standing.givenBack + (wrong.kind === 'refund' ? -more : more);
      if (kept < 0) throw new CorrectionRefusedError();
      // What the provider may be giving back now needs the money that it gives back.
      if (kept < (await this.refunds.underWay(evening.id))) throw new RefundOpenError();
      if (wrong.kind === 'charge') holds(locked, more);
      const facts = { kind: 'correction', way: wrong.way, amount: more, corrects: wrong } as const;
      const entry = new MoneyEntry(evening, facts, by(this.em, caller));
      await this.em.persist(entry).flush();
      await this.em.persist(new MoneyNote(entry, note)).flush();
    });
  }
}
