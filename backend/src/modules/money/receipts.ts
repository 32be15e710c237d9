import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { todayInChile } from '../../platform/http/value/day.js';
import { pesos } from '../../platform/http/value/words.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import type { MailKind } from '../../platform/mail/mail-kind.js';
import { Mails } from '../../platform/mail/mails.js';
import { ClientMails, QuoteRequestActivity, type Actor } from '../quotes/index.js';
import { ClientMoneyRepository } from './client-money.repository.js';
import type { MoneyEntry } from './money-entry.entity.js';
import { ENTRY_NAMES } from './money-kinds.js';
import type { LockedEvening } from './money-locks.js';
import { MoneyRepository } from './money.repository.js';
import { PaymentMails } from './payment-mails.js';
import { isToConfirm, openSteps, planOf } from './plan.js';
import { correctionMail, receiptMail, returnMail } from './receipt-mail-content.js';
import { balanceOf } from './balance.js';

/** The client's receipt: one for each entry. */
const RECEIPT = {
  name: 'money-receipt',
  about: 'quote_request_activity_id',
  title: 'Comprobante de pago',
} as const satisfies MailKind;

/** The mail that money was given back: one for each entry. */
const RETURNED = {
  name: 'money-returned',
  about: 'quote_request_activity_id',
  title: 'Devolución hecha',
} as const satisfies MailKind;

/** The mail that a receipt, or what was said to be given back, was wrong: one for each correction. */
const CORRECTED = {
  name: 'money-corrected',
  about: 'quote_request_activity_id',
  title: 'Corrección de un comprobante',
} as const satisfies MailKind;

/** What the mail is composed from. */
interface Paid {
  evening: number;
  entry: number;
}

/** What the mail about a correction is composed from, with what the entry came to before and after, in whole CLP. */
interface Corrected extends Paid {
  was: number;
  is: number;
}

/** Reports money that came or was given back, and what was wrong about it: to staff as an activity of the request, to the client by a mail. */
@Injectable()
export class Receipts {
  constructor(
    private readonly em: EntityManager,
    private readonly money: MoneyRepository,
    private readonly reads: ClientMoneyRepository,
    private readonly clients: ClientMails,
    private readonly paymentMails: PaymentMails,
    mails: Mails,
  ) {
    // Added by `enter` only. Without a snapshot the client was erased, and the mail is dropped.
    mails.write(RECEIPT, { compose: (_id, paid) => this.mail(RECEIPT, paid as Paid | null) });
    mails.write(RETURNED, { compose: (_id, paid) => this.mail(RETURNED, paid as Paid | null) });
    mails.write(CORRECTED, { compose: (_id, corrected) => this.correctionMail(corrected as Corrected | null) });
  }

  /** Stores a charge or a refund with its activity and mail, in the transaction that locked the evening. */
  async enter({ evening, facts }: LockedEvening, entry: MoneyEntry, by: Actor): Promise<void> {
    await this.em.persist(entry).flush();
    const { quoteRequest: request } = evening;
    const { id, kind, amount, way } = entry;
    const [what, mail] =
      kind === 'refund' ? (['money_returned', RETURNED] as const) : (['money_received', RECEIPT] as const);
    const happened = new QuoteRequestActivity(request, what, by, null, { offer: facts.number, amount, way });
    await this.em.persist(happened).flush();
    if (request.erasedAt) return;
    const snapshot: Paid = { evening: evening.id, entry: id };
    await this.clients.add(mail, request, happened.id, { thread: threadOf(id), snapshot });
  }

  /**
   * Stores a correction with its activity, and a mail that corrects the receipt, in the transaction that locked the evening.
   * @param was what the entry that it names came to before
   */
  async correct({ evening, facts }: LockedEvening, correction: MoneyEntry, was: number, by: Actor): Promise<void> {
    await this.em.persist(correction).flush();
    const { quoteRequest: request } = evening;
    const { corrects: wrong, amount: more } = correction;
    if (!wrong) return;
    const is = was + more;
    const changes = [{ field: ENTRY_NAMES[wrong.kind], before: pesos(was), after: pesos(is) }];
    const happened = new QuoteRequestActivity(request, 'money_corrected', by, null, { offer: facts.number, changes });
    await this.em.persist(happened).flush();
    if (request.erasedAt) return;
    const snapshot: Corrected = { evening: evening.id, entry: wrong.id, was, is };
    await this.clients.add(CORRECTED, request, happened.id, { thread: threadOf(wrong.id), snapshot });
  }

  private async mail(kind: MailKind, paid: Paid | null): Promise<MailContent | undefined> {
    const facts = paid && (await this.money.facts(paid.evening));
    if (!paid || !facts) return undefined;
    const receipts = await this.reads.receipts('evening_id', paid.evening, facts.number);
    const receipt = receipts.find(({ entry }) => entry === paid.entry);
    const envelope = receipt && (await this.paymentMails.envelope(paid.evening));
    if (!receipt || !envelope) return undefined;
    const balance = balanceOf(facts);
    if (kind === RETURNED) return returnMail(receipt, balance, envelope, await this.money.cardEnd(paid.entry));
    const { cancelled } = facts;
    const [next] = cancelled ? [] : openSteps(planOf(facts), balance, todayInChile());
    const before = { ...balance, paid: balance.paid - receipt.amount };
    const confirms = isToConfirm(facts, before) && !isToConfirm(facts, balance);
    return receiptMail({ receipt, balance, cancelled, confirms, next }, envelope);
  }

  private async correctionMail(corrected: Corrected | null): Promise<MailContent | undefined> {
    const facts = corrected && (await this.money.facts(corrected.evening));
    if (!corrected || !facts) return undefined;
    const receipts = await this.reads.allReceipts('evening_id', corrected.evening, facts.number);
    const receipt = receipts.find(({ entry }) => entry === corrected.entry);
    const envelope = receipt && (await this.paymentMails.envelope(corrected.evening));
    if (!receipt || !envelope) return undefined;
    const balance = balanceOf(facts);
    const [next] = facts.cancelled ? [] : openSteps(planOf(facts), balance, todayInChile());
    return correctionMail({ receipt, balance, cancelled: facts.cancelled, next, ...corrected }, envelope);
  }
}

/** Mails about one entry arrive in their order. */
const threadOf = (entry: number): string => `receipt-${entry}`;
