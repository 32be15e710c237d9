import { Body, Controller, Get, Post, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { ByLink, TokenParam } from '../../platform/links/by-link.js';
import { GiftCardLimit } from '../gift-cards/index.js';
import { OpenedPaymentDto } from './client-money.dto.js';
import { ClientMoney } from './client-money.js';
import { GiftCardMoney } from './gift-card-money.js';
import { PayGiftCardDto, SpendGiftCardDto, SpentGiftCardDto } from './gift-card-payments.dto.js';
import { GiftCardPayments } from './gift-card-payments.js';

/** How gift cards are paid, and pay, by secret links. */
@ApiTags('money')
@Controller('money')
export class GiftCardPaymentsController {
  constructor(
    private readonly payments: GiftCardPayments,
    private readonly giftCards: GiftCardMoney,
    private readonly money: ClientMoney,
  ) {}

  /** What is to pay of the gift card that its buyer's link opens, and the ways. */
  @Get('of-gift-card/:token')
  @ByLink()
  @Answer({ msg: 'Lo que se paga', type: PayGiftCardDto })
  @Refuses(404)
  readGiftCardPayment(@TokenParam() token: unknown): Promise<PayGiftCardDto> {
    return this.payments.page(token);
  }

  /** Begins to pay a gift card at Webpay. Nothing is charged before its buyer has paid there and has come back. */
  @Post('pay-gift-card/:token')
  @ByLink()
  @Answer({ msg: 'Webpay te espera.', type: OpenedPaymentDto })
  @Refuses(404, 409)
  payGiftCard(@TokenParam() token: unknown): Promise<OpenedPaymentDto> {
    return this.payments.begin(token);
  }

  /** Pays what is due for an evening, or a part of it, with a gift card. What is no code, and one of no card, get one answer. */
  @Post('spend-gift-card/:token')
  @ByLink()
  @UseGuards(GiftCardLimit)
  @Answer({ msg: 'Pagaste con tu gift card.', type: SpentGiftCardDto })
  @Refuses(400, 404, 409, 413, 415, 422)
  async spendGiftCard(@TokenParam() token: unknown, @Body() form: SpendGiftCardDto): Promise<SpentGiftCardDto> {
    return this.giftCards.spend(await this.money.eveningOf(token), form);
  }
}
