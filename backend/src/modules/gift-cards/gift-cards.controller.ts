import { Body, Controller, Get, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LogExports } from '../../platform/audit/log-exports.js';
import { CurrentPerson, Roles, SignedIn, type Caller } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { ListAnswer, type Listed } from '../../platform/http/answer/list-answer.js';
import { IdParam } from '../../platform/http/value/params.js';
import {
  GiftCardCodeDto,
  GiftCardDto,
  GiftCardPageDto,
  GiveBackGiftCardDto,
  ListGiftCardsQuery,
  ReceiveGiftCardDto,
  SellGiftCardDto,
  VoidGiftCardDto,
} from './gift-cards.dto.js';
import { GiftCardsRepository } from './gift-cards.repository.js';
import { GiftCardsService } from './gift-cards.service.js';

/** What staff do with gift cards. */
@ApiTags('gift-cards')
@Controller('gift_cards')
export class GiftCardsController {
  constructor(
    private readonly cards: GiftCardsRepository,
    private readonly service: GiftCardsService,
  ) {}

  /** The back-office's list. Without `page` and `perPage` it is the whole list; X-Total-Count tells how many match. */
  @Get('all')
  @SignedIn()
  @LogExports('gift_card')
  @ListAnswer({ msg: 'Gift cards', type: GiftCardDto })
  @Refuses(400, 401)
  listGiftCards(@Query() asked: ListGiftCardsQuery): Promise<Listed<GiftCardDto>> {
    return this.cards.list(asked);
  }

  /** A gift card with everything that moved its money. */
  @Get('get-one/:id')
  @SignedIn()
  @Answer({ msg: 'Gift card', type: GiftCardPageDto })
  @Refuses(400, 401, 404)
  getGiftCard(@IdParam() id: number): Promise<GiftCardPageDto> {
    return this.service.page(id);
  }

  /** Sells a card on the telephone, whose money has come. The same `creation_key` twice is one card. */
  @Post('sell')
  @SignedIn()
  @Answer({ msg: 'La gift card quedó vendida.', type: GiftCardDto })
  @Refuses(400, 401, 409, 413, 415, 422)
  sellGiftCard(@Body() form: SellGiftCardDto, @CurrentPerson() caller: Caller): Promise<GiftCardDto> {
    return this.service.sell(form, caller);
  }

  /** The money came of a card that a visitor asked for: from now on it is valid. Refused (409) where it was paid. */
  @Put('receive/:id')
  @SignedIn()
  @Answer({ msg: 'La gift card quedó pagada.', type: GiftCardDto })
  @Refuses(400, 401, 404, 409, 413, 415)
  receiveGiftCard(
    @IdParam() id: number,
    @Body() form: ReceiveGiftCardDto,
    @CurrentPerson() caller: Caller,
  ): Promise<GiftCardDto> {
    return this.service.receive(id, form, caller);
  }

  /** Voids a card with a reason: nobody uses what is left of it. Where it was given back, the ledger says how. */
  @Put('void/:id')
  @Roles('ADMIN')
  @Answer({ msg: 'La gift card quedó anulada.', type: GiftCardDto })
  @Refuses(400, 401, 403, 404, 409, 413, 415)
  voidGiftCard(
    @IdParam() id: number,
    @Body() form: VoidGiftCardDto,
    @CurrentPerson() caller: Caller,
  ): Promise<GiftCardDto> {
    return this.service.voidCard(id, form, caller);
  }

  /** Notes that what was paid too much for a card was given back. The card stays as it is. Refused (409) where it is another amount by now. */
  @Put('give-back/:id')
  @Roles('ADMIN')
  @Answer({ msg: 'La devolución quedó anotada.', type: GiftCardDto })
  @Refuses(400, 401, 403, 404, 409, 413, 415)
  giveBackGiftCard(
    @IdParam() id: number,
    @Body() form: GiveBackGiftCardDto,
    @CurrentPerson() caller: Caller,
  ): Promise<GiftCardDto> {
    return this.service.giveBack(id, form, caller);
  }

  /** Shows a card's code again, which the log of changes says. */
  @Post('show-code/:id')
  @SignedIn()
  @Answer({ msg: 'Código de la gift card', type: GiftCardCodeDto })
  @Refuses(400, 401, 404, 409)
  showGiftCardCode(@IdParam() id: number): Promise<GiftCardCodeDto> {
    return this.service.code(id);
  }

  /** Mails a card once more, to who gets it or to its buyer. */
  @Post('send-again/:id')
  @SignedIn()
  @Answer({ msg: 'La gift card se está enviando otra vez.', type: GiftCardDto })
  @Refuses(400, 401, 404, 409)
  sendGiftCardAgain(@IdParam() id: number): Promise<GiftCardDto> {
    return this.service.sendAgain(id);
  }

  /** Erases who gave a card and who got it. What was paid, used and is left stays, and so does the code. */
  @Post('erase/:id')
  @Roles('ADMIN')
  @Answer({ msg: 'Los datos de la gift card quedaron borrados.', type: GiftCardDto })
  @Refuses(400, 401, 403, 404)
  eraseGiftCard(@IdParam() id: number): Promise<GiftCardDto> {
    return this.service.erase(id);
  }
}
