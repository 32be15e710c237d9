import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPerson, Roles, type Caller } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { IdParam } from '../../platform/http/value/params.js';
import { PAYMENT_STATE_NAMES, REFUND_STATE_NAMES } from './payment-moves.js';
import { GiveBackDto, RefundOutcomeDto, RefundsDto, VerifyRefundDto } from './refunds.dto.js';
import { RefundsRepository } from './refunds.repository.js';
import { RefundsService } from './refunds.service.js';

/** What administrators give back. */
@ApiTags('money')
@Roles('ADMIN')
@Controller('money')
export class RefundsController {
  constructor(
    private readonly refunds: RefundsService,
    private readonly list: RefundsRepository,
  ) {}

  /** What is to give back, the oldest first, and the payments and refunds by card whose result is not known yet. */
  @Get('refunds')
  @Answer({ msg: 'Devoluciones', type: RefundsDto })
  @Refuses(401, 403)
  async listRefunds(): Promise<RefundsDto> {
    const [due, payments, refunds] = await Promise.all([this.list.due(), this.list.payments(), this.list.refunds()]);
    return {
      due,
      tries: payments.map((one) => ({ ...one, state_name: PAYMENT_STATE_NAMES[one.state] })),
      refunds: refunds.map((one) => ({ ...one, state_name: REFUND_STATE_NAMES[one.state] })),
    };
  }

  /**
   * Gives back for an evening. A refund by card is requested from Transbank; if it refuses (409), nothing was given back. If it does
   * not answer, the refund stays open, and the evening gets no other one meanwhile.
   */
  @Post('evenings/:id/refunds')
  @Answer({ msg: 'La devolución quedó anotada.', type: RefundOutcomeDto })
  @Refuses(400, 401, 403, 404, 409, 413, 415)
  async giveBack(
    @IdParam() id: number,
    @Body() form: GiveBackDto,
    @CurrentPerson() caller: Caller,
  ): Promise<RefundOutcomeDto> {
    return this.refunds.outcome(await this.refunds.give(id, form, caller));
  }

  /** Stores the result of a refund by card that Webpay did not answer for, as Transbank's portal shows it. Refused (409) once it is decided otherwise. */
  @Put('refunds/:id/verify')
  @Answer({ msg: 'La devolución quedó resuelta.' })
  @Refuses(400, 401, 403, 404, 409, 413, 415)
  verifyRefund(@IdParam() id: number, @Body() { made }: VerifyRefundDto): Promise<void> {
    return this.refunds.verify(id, made);
  }
}
