import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Links } from '../../platform/links/links.js';
import { BUYER_LINK, GiftCards } from '../gift-cards/index.js';
import { shownAccount } from './bank-account.entity.js';
import type { OpenedPaymentDto } from './client-money.dto.js';
import { ClientMoneyRepository } from './client-money.repository.js';
import type { PayGiftCardDto } from './gift-card-payments.dto.js';
import { GiftCardReceipts } from './gift-card-receipts.js';
import { MoneyRepository } from './money.repository.js';
import { PaymentsService } from './payments.service.js';
import { Webpay } from './webpay.js';

/** How the buyer of a gift card pays it, on the page of the buyer's link. */
@Injectable()
export class GiftCardPayments {
  constructor(
    private readonly em: EntityManager,
    private readonly links: Links,
    private readonly cards: GiftCards,
    private readonly money: MoneyRepository,
    private readonly reads: ClientMoneyRepository,
    private readonly payments: PaymentsService,
    private readonly webpay: Webpay,
    private readonly receipts: GiftCardReceipts,
  ) {}

  /** @throws LinkNotFoundError */
  async page(token: unknown): Promise<PayGiftCardDto> {
    const id = await this.links.subjectOf(BUYER_LINK, token);
    const card = await this.em.fork().transactional(() => this.cards.lock(id));
    const due = card.isPaid ? 0 : card.amount;
    const account = due > 0 ? (await this.money.settings())?.account : null;
    return {
      due,
      card: this.webpay.offered,
      account: account ? shownAccount(account) : null,
      tries: await this.reads.tries('gift_card_id', id),
      receipts: await this.receipts.of(id),
    };
  }

  /** @throws LinkNotFoundError, NoCardsError, NothingDueError, TooManyTriesError, ProviderAwayError */
  async begin(token: unknown): Promise<OpenedPaymentDto> {
    return this.payments.beginGiftCard(await this.links.subjectOf(BUYER_LINK, token));
  }
}
