import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Env } from '../../config/env.js';
import { Links } from '../../platform/links/links.js';
import type { Letter } from '../../platform/mail/letter.js';
import { MailNotSentError } from '../../platform/mail/mail-problems.js';
import { CompanyRepository } from '../company/index.js';
import { PAYMENT_LINK } from '../offers/index.js';
import { ClientReadersRepository } from '../quotes/index.js';
import { ClientMoneyRepository, type PaidEvening } from './client-money.repository.js';

/** Who reads a mail about an evening's money, who gets the answer, and the client's payment page. */
export interface PaymentEnvelope {
  reader: Letter['to'];
  office: Letter['to'];
  url: string;
}

/** What all mails to clients about the money of an evening have in common. */
@Injectable()
export class PaymentLetters {
  constructor(
    private readonly em: EntityManager,
    private readonly env: Env,
    private readonly reads: ClientMoneyRepository,
    private readonly readers: ClientReadersRepository,
    private readonly companies: CompanyRepository,
    private readonly links: Links,
  ) {}

  /**
   * Undefined where the evening is gone, or no mail reaches its client.
   * @throws MailNotSentError
   */
  async envelope(eveningId: number): Promise<(PaymentEnvelope & { evening: PaidEvening }) | undefined> {
    const evening = await this.reads.evening(eveningId);
    const reader = evening && (await this.readers.of(evening.requestId));
    if (!reader) return undefined;
    const company = await this.companies.one();
    if (!company) throw new MailNotSentError('recipient');
    const url = await this.em
      .fork()
      .transactional((em) => this.links.giveInLetter(em, PAYMENT_LINK, eveningId, reader.address));
    return { evening, reader, office: { name: this.env.PRODUCT_NAME, address: company.email }, url };
  }
}
