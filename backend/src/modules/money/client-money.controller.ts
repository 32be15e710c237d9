import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { ByLink, TokenParam } from '../../platform/links/by-link.js';
import { MyMoneyDto, MyPlanAnswerDto, OpenedPaymentDto, PayByCardDto } from './client-money.dto.js';
import { ClientMoney } from './client-money.js';
import { PaymentsService } from './payments.service.js';

/** What the client of an evening sees and pays, by secret links. */
@ApiTags('money')
@Controller('money')
export class ClientMoneyController {
  constructor(
    private readonly money: ClientMoney,
    private readonly payments: PaymentsService,
  ) {}

  /** What the offer that a link opens says of money: before the yes what would be due, after it what is. */
  @Get('of-offer/:token')
  @ByLink()
  @Answer({ msg: 'Lo que se paga', type: MyPlanAnswerDto })
  @Refuses(404, 409)
  async planOfOffer(@TokenParam() token: unknown): Promise<MyPlanAnswerDto> {
    return { plan: await this.money.ofOffer(token) };
  }

  /** The same of the request that the client's link opens. */
  @Get('of-my-request/:token')
  @ByLink()
  @Answer({ msg: 'Lo que se paga', type: MyPlanAnswerDto })
  @Refuses(404, 409)
  async planOfMyRequest(@TokenParam() token: unknown): Promise<MyPlanAnswerDto> {
    return { plan: await this.money.ofMyRequest(token) };
  }

  /** The payment page that a link opens: what is due, what was paid, and the ways. */
  @Get('by-link/:token')
  @ByLink()
  @Answer({ msg: 'Tu pago', type: MyMoneyDto })
  @Refuses(404, 409)
  async readPayment(@TokenParam() token: unknown): Promise<MyMoneyDto> {
    return this.money.page(await this.money.eveningOf(token));
  }

  /**
   * Begins a payment by card at Webpay, for an amount that the server knows. Nothing is charged before the client has paid there and
   * has come back. Begun twice it is two tries, of which the client goes to one. Refused (409) where nothing is due.
   */
  @Post('pay-by-card/:token')
  @ByLink()
  @Answer({ msg: 'Webpay te espera.', type: OpenedPaymentDto })
  @Refuses(400, 404, 409, 413, 415)
  async payByCard(@TokenParam() token: unknown, @Body() { what }: PayByCardDto): Promise<OpenedPaymentDto> {
    const { url, token: webpay, amount } = await this.payments.begin(await this.money.eveningOf(token), what);
    return { url, token: webpay, amount };
  }
}
