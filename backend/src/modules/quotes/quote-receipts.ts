import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Env } from '../../config/env.js';
import { TOKEN_LENGTH } from '../../platform/http/secret-address.js';
import { Links } from '../../platform/links/links.js';
import type { Letter } from '../../platform/mail/letter.js';
import { Mails } from '../../platform/mail/mails.js';
import { CompanyRepository } from '../company/index.js';
import { RECEIPT } from './client-mail-kinds.js';
import { QuotesRepository } from './quotes.repository.js';
import { receiptLetter } from './receipt-letter.js';
import { REQUEST_LINK } from './request-link.js';

/** Most receipts that one address gets in a day: anybody can write somebody else's address into the form. */
const MOST_IN_A_DAY = 5;

/** Tells clients by mail what arrived and where to follow it. */
@Injectable()
export class QuoteReceipts {
  constructor(
    private readonly em: EntityManager,
    private readonly quotes: QuotesRepository,
    private readonly companies: CompanyRepository,
    private readonly links: Links,
    private readonly mails: Mails,
    private readonly env: Env,
  ) {
    mails.write(RECEIPT, { compose: (id) => this.compose(id) });
  }

  /** Writes a request's receipt, in the transaction that stores it. */
  async send(em: EntityManager, id: number, email: string): Promise<void> {
    if ((await this.quotes.countToday(em, email)) <= MOST_IN_A_DAY) await this.mails.add(em, RECEIPT, id);
  }

  /** What a program is given in place of a page: an address that looks like one and opens nothing. */
  noLink(): string | null {
    if (this.mails.configured) return null;
    return (
      this.env.PUBLIC_URL + REQUEST_LINK.path + randomBytes(TOKEN_LENGTH).toString('base64url').slice(0, TOKEN_LENGTH)
    );
  }

  /** The page of a request where no mail tells its client of it; otherwise null. */
  linkInstead(em: EntityManager, id: number): Promise<string | null> {
    return this.mails.configured ? Promise.resolve(null) : this.links.give(em, REQUEST_LINK, id);
  }

  private async compose(id: number): Promise<Letter | undefined> {
    const request = await this.quotes.byId(id);
    if (!request || request.erased) return undefined;
    const company = await this.companies.one();
    const url = await this.em.fork().transactional((em) => this.links.give(em, REQUEST_LINK, id));
    return receiptLetter(request, { productName: this.env.PRODUCT_NAME, address: company?.email, url });
  }
}
