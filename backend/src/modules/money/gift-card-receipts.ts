import { Injectable } from '@nestjs/common';
import { GiftCardMails, numberOf } from '../gift-cards/index.js';
import type { MyReceiptDto } from './client-money.dto.js';
import { ClientMoneyRepository } from './client-money.repository.js';
import { receiptFacts } from './receipt-mail-content.js';

/** The receipts of what the buyer of a gift card paid and got back: on the buyer's page, and in the mails about a payment. */
@Injectable()
export class GiftCardReceipts {
  constructor(
    private readonly reads: ClientMoneyRepository,
    mails: GiftCardMails,
  ) {
    mails.receiptBy(async (id) => {
      const last = (await this.of(id)).findLast(({ kind }) => kind === 'charge');
      return last ? receiptFacts(last) : [];
    });
  }

  /** All of them, in their order. */
  async of(cardId: number): Promise<MyReceiptDto[]> {
    const rows = await this.reads.receipts('gift_card_id', cardId, numberOf(cardId));
    return rows.map(({ entry: _, ...receipt }) => receipt);
  }
}
