import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Env } from '../../config/env.js';
import { TOKEN_LENGTH } from '../../platform/http/log/secret-address.js';
import { Links } from '../../platform/links/links.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import { Mails } from '../../platform/mail/mails.js';
import { CompanyRepository } from '../company/index.js';
import { RECEIPT } from './mail-kinds.js';
import { QuotesRepository } from './quotes.repository.js';
import { ReceiptLimit } from './receipt-limit.js';
import { receiptMail } from './receipt-mail-content.js';
import { REQUEST_LINK } from './request-link.js';

/** Mails clients a receipt with the link to their request. */
@Injectable()
export class QuoteReceipts {
  constructor(
    private readonly em: EntityManager,
    private readonly quotes: QuotesRepository,
    private readonly companies: CompanyRepository,
    private readonly links: Links,
    private readonly mails: Mails,
    private readonly env: Env,
    private readonly limit: ReceiptLimit,
  ) {
    mails.write(RECEIPT, { compose: (id) => this.compose(id) });
  }

  /**
   * Adds a request's receipt in the transaction that stores it, unless a limit per mailbox or visitor is reached.
   * @returns whether a mail goes to the client
   */
  async send(id: number, email: string, visitor: string): Promise<boolean> {
    if (!this.mails.configured) return false;
    // A retried sending is one request with one receipt.
    if (await this.mails.of(this.em, RECEIPT, id)) return true;
    if (!(await this.limit.allows(email, visitor))) return false;
    await this.mails.add(this.em, RECEIPT, id);
    return true;
  }

  /** The fake answer for a bot: an address that looks valid and opens nothing. */
  noLink(): string | null {
    if (this.mails.configured) return null;
    return (
      this.env.PUBLIC_URL + REQUEST_LINK.path + randomBytes(TOKEN_LENGTH).toString('base64url').slice(0, TOKEN_LENGTH)
    );
  }

  /** The request's page for the sender. Its link is not a mail's link, so it proves nothing about the address. */
  link(id: number): Promise<string> {
    return this.links.give(this.em, REQUEST_LINK, id);
  }

  /**
   * The request's page for a retried sending; null if a mail went to the client the first time. Writes nothing, so a
   * revoked link is not replaced.
   */
  async linkGiven(id: number): Promise<string | null> {
    const isMailed = this.mails.configured && (await this.mails.of(this.em, RECEIPT, id)) !== null;
    return isMailed ? null : this.links.given(this.em, REQUEST_LINK, id);
  }

  private async compose(id: number): Promise<MailContent | undefined> {
    const request = await this.quotes.byId(id);
    if (!request?.email || request.erased) return undefined;
    const { email } = request;
    const company = await this.companies.one();
    const url = await this.em.fork().transactional((em) => this.links.giveInMail(em, REQUEST_LINK, id, email));
    return receiptMail(request, { to: email, productName: this.env.PRODUCT_NAME, address: company?.email, url });
  }
}
