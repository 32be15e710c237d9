import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Links } from '../../platform/links/links.js';
import { BUYER_LINK } from '../gift-cards/index.js';
import { PAYMENT_LINK } from '../offers/index.js';
import { PaymentsRepository } from './payments.repository.js';

/** What a payment is for, and the secret page to which its client returns: the only place that knows the kinds of what is paid. */
@Injectable()
export class PaymentSubjects {
  constructor(
    private readonly em: EntityManager,
    private readonly payments: PaymentsRepository,
    private readonly links: Links,
  ) {}

  /**
   * The address of the page with a payment's state; null where its client was erased. The address of Webpay's return stays in
   * histories and logs: after an hour it redirects only to an existing link, and creates none.
   */
  async pageOf(paymentId: number): Promise<string | null> {
    const paid = await this.payments.paidFor(paymentId);
    if (!paid || paid.erased) return null;
    const { evening, giftCard } = paid;
    const [link, subject] = evening === null ? [BUYER_LINK, giftCard] : [PAYMENT_LINK, evening];
    if (subject === null) return null;
    const page = paid.recent
      ? await this.em.fork().transactional((em) => this.links.give(em, link, subject))
      : await this.links.given(this.em.fork(), link, subject);
    return page && `${page}?${new URLSearchParams({ pago: paid.order }).toString()}`;
  }
}
