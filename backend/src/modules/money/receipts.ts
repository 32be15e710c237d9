import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Env } from '../../config/env.js';
import { todayInChile } from '../../platform/http/value/day.js';
import { Links } from '../../platform/links/links.js';
import type { Letter } from '../../platform/mail/letter.js';
import type { MailKind } from '../../platform/mail/mail-kind.js';
import { MailNotSentError } from '../../platform/mail/mail-problems.js';
import { Mails } from '../../platform/mail/mails.js';
import type { Evening } from '../agenda/index.js';
import { CompanyRepository } from '../company/index.js';
import { PAYMENT_LINK } from '../offers/index.js';
import { ClientMails, ClientReadersRepository, QuoteRequestActivity, type Actor } from '../quotes/index.js';
import { ClientMoneyRepository } from './client-money.repository.js';
import type { MoneyEntry } from './money-entry.entity.js';
import { MoneyRepository } from './money.repository.js';
import { isToConfirm, openSteps, planOf } from './plan.js';
import { receiptLetter, returnLetter } from './receipt-letter.js';
import { standingOf } from './standing.js';

/** The mail with which a client has in hand what they paid: one for each entry. */
const RECEIPT = {
  name: 'money-receipt',
  about: 'quote_request_activity_id',
  title: 'Comprobante de pago',
} as const satisfies MailKind;

/** The mail with which a client hears that money was given back: one for each entry. */
const RETURNED = {
  name: 'money-returned',
  about: 'quote_request_activity_id',
  title: 'Devolución hecha',
} as const satisfies MailKind;

/** What a receipt, or the word of a refund, is written from. */
interface Paid {
  evening: number;
  entry: number;
}

/** Tells staff and client of money that came or was given back: in what happened to the request, and by a mail. */
@Injectable()
export class Receipts {
  constructor(
    private readonly em: EntityManager,
    private readonly env: Env,
    private readonly money: MoneyRepository,
    private readonly reads: ClientMoneyRepository,
    private readonly clients: ClientMails,
    private readonly readers: ClientReadersRepository,
    private readonly companies: CompanyRepository,
    private readonly links: Links,
    mails: Mails,
  ) {
    // Written by `tell` only. Without a snapshot the client was erased, and the letter is dropped.
    mails.write(RECEIPT, { compose: (_id, paid) => this.letter(RECEIPT, paid as Paid | null) });
    mails.write(RETURNED, { compose: (_id, paid) => this.letter(RETURNED, paid as Paid | null) });
  }

  /** Notes that money came or was given back, and adds the mail, in the transaction of its entry, which is flushed. */
  async tell(
    em: EntityManager,
    { evening, number }: { evening: Evening; number: string },
    entry: MoneyEntry,
    by: Actor,
  ): Promise<void> {
    const { quoteRequest: request } = evening;
    const { id, kind, amount, way } = entry;
    const [what, mail] =
      kind === 'refund' ? (['money_returned', RETURNED] as const) : (['money_received', RECEIPT] as const);
    const happened = new QuoteRequestActivity(request, what, by, null, { offer: number, amount, way });
    await em.persist(happened).flush();
    if (request.erasedAt) return;
    const snapshot: Paid = { evening: evening.id, entry: id };
    await this.clients.add(mail, request, happened.id, { thread: `receipt-${id}`, snapshot });
  }

  private async letter(mail: MailKind, paid: Paid | null): Promise<Letter | undefined> {
    const em = this.em.fork();
    const [facts, evening] = paid
      ? [await this.money.facts(em, paid.evening), await this.reads.evening(paid.evening)]
      : [];
    if (!paid || !facts || !evening) return undefined;
    const receipt = (await this.reads.receipts(em, paid.evening, facts.number)).find(
      ({ entry }) => entry === paid.entry,
    );
    const reader = receipt && (await this.readers.of(evening.requestId));
    if (!receipt || !reader) return undefined;
    const company = await this.companies.one();
    if (!company) throw new MailNotSentError('recipient');
    const office = { name: this.env.PRODUCT_NAME, address: company.email };
    const url = await em.transactional((inside) =>
      this.links.giveInLetter(inside, PAYMENT_LINK, paid.evening, reader.address),
    );
    const standing = standingOf(facts);
    if (mail === RETURNED) return returnLetter(receipt, standing, { reader, office }, url);
    const { cancelled } = facts;
    const [next] = cancelled ? [] : openSteps(planOf(facts), standing, todayInChile());
    const before = { ...standing, paid: standing.paid - receipt.amount };
    const confirms = isToConfirm(facts, before) && !isToConfirm(facts, standing);
    return receiptLetter({ receipt, standing, cancelled, confirms, next }, { reader, office }, url);
  }
}
