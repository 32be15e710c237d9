import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Links } from '../../platform/links/links.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import { Office } from '../company/index.js';
import { PAYMENT_LINK } from '../offers/index.js';
import { ClientReadersRepository } from '../quotes/index.js';
import { ClientMoneyRepository, type PaidEvening } from './client-money.repository.js';

/** Who reads a mail about an evening's money, who gets the answer, and the client's payment page. */
export interface PaymentEnvelope {
  reader: MailContent['to'];
  office: MailContent['to'];
  url: string;
}

/** What all mails to clients about the money of an evening have in common. */
@Injectable()
export class PaymentMails {
  constructor(
    private readonly em: EntityManager,
    private readonly reads: ClientMoneyRepository,
    private readonly readers: ClientReadersRepository,
    private readonly office: Office,
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
    const office = await this.office.mailbox();
    const url = await this.em
      .fork()
      .transactional((em) => this.links.giveInMail(em, PAYMENT_LINK, eveningId, reader.address));
    return { evening, reader, office, url };
  }
}
