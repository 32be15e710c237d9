import { Body, Controller, Get, Header, Post, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Cached } from '../../platform/cache/cached-reads.js';
import { Public } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { ByLink, TokenParam } from '../../platform/links/by-link.js';
import { GiftCardLimit } from './gift-card-limit.js';
import { GiftCardSalesService } from './gift-card-sales.service.js';
import {
  BoughtGiftCardDto,
  BuyGiftCardDto,
  CheckGiftCardDto,
  GiftCardBalanceDto,
  GiftCardLinkPageDto,
  GiftCardOfferDto,
} from './public-gift-cards.dto.js';

/** Gift cards for visitors, and the page of a card. */
@ApiTags('gift-cards')
@Controller('gift_cards')
export class PublicGiftCardsController {
  constructor(private readonly sales: GiftCardSalesService) {}

  /** Whether cards are sold here, for how long they are valid, and which experiences can be given. */
  @Get('offer')
  @Public()
  @Cached('chef', 'proposal', 'money_settings')
  @Answer({ msg: 'Gift cards', type: GiftCardOfferDto })
  getGiftCardOffer(): Promise<GiftCardOfferDto> {
    return this.sales.offer();
  }

  /** Stores a card. It is valid once it is paid, on the page of the answered address. */
  @Post('buy')
  @Public()
  @UseGuards(GiftCardLimit)
  @Answer({ msg: 'Tu gift card está casi lista: falta pagarla.', type: BoughtGiftCardDto })
  @Refuses(400, 409, 413, 415, 422)
  buyGiftCard(@Body() form: BuyGiftCardDto): Promise<BoughtGiftCardDto> {
    return this.sales.buy(form);
  }

  /** What is left of a card. What is no code, and a code of no card, get one answer. */
  @Post('balance')
  @Public()
  @UseGuards(GiftCardLimit)
  @Header('Cache-Control', 'no-store')
  @Answer({ msg: 'Saldo de la gift card', type: GiftCardBalanceDto })
  @Refuses(400, 404, 413, 415)
  checkGiftCard(@Body() form: CheckGiftCardDto): Promise<GiftCardBalanceDto> {
    return this.sales.balance(form);
  }

  /** The card that the link opens: its buyer's, or that of who has it. */
  @Get('by_link/:token')
  @ByLink()
  @Answer({ msg: 'Gift card', type: GiftCardLinkPageDto })
  @Refuses(404)
  getGiftCardByLink(@TokenParam() token: string): Promise<GiftCardLinkPageDto> {
    return this.sales.page(token);
  }
}
