import { Body, Controller, Get, Post, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answer, FileAnswer, Refuses } from '../../platform/http/answer/answer.js';
import { BodyLimit } from '../../platform/http/limit/server-limits.js';
import { IdParam } from '../../platform/http/value/params.js';
import { ByLink, TokenParam } from '../../platform/links/by-link.js';
import { PAPER_BODY_MB, paperBytes, sendPaper } from '../files/index.js';
import { MyMoneyDto, MyPlanAnswerDto, OpenedPaymentDto, PayByCardDto } from './client-money.dto.js';
import { ClientMoney } from './client-money.js';
import { PaymentsService } from './payments.service.js';
import { SaleDocumentsService } from './sale-documents.service.js';
import { AnnounceTransferDto } from './transfers.dto.js';
import { TransfersService } from './transfers.service.js';

/** What the client of an evening sees and pays, by secret links. */
@ApiTags('money')
@Controller('money')
export class ClientMoneyController {
  constructor(
    private readonly money: ClientMoney,
    private readonly payments: PaymentsService,
    private readonly transfers: TransfersService,
    private readonly documents: SaleDocumentsService,
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

  /** The PDF of a boleta or factura of the evening, as an attachment. */
  @Get('documents/:id/by-link/:token')
  @ByLink()
  @FileAnswer('application/pdf', 'Tu documento')
  @Refuses(400, 404, 409)
  async getMyDocument(
    @TokenParam() token: unknown,
    @IdParam() id: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return sendPaper(await this.documents.handOut(id, await this.money.eveningOf(token)), reply);
  }

  /**
   * Begins a payment by card at Webpay, for an amount that the server knows. Nothing is charged before the client has paid there
   * and has come back. Called twice, it begins two tries, and the client follows one. Refused (409) where nothing is due.
   */
  @Post('pay-by-card/:token')
  @ByLink()
  @Answer({ msg: 'Webpay te espera.', type: OpenedPaymentDto })
  @Refuses(400, 404, 409, 413, 415)
  async payByCard(@TokenParam() token: unknown, @Body() { what }: PayByCardDto): Promise<OpenedPaymentDto> {
    return this.payments.begin(await this.money.eveningOf(token), what);
  }

  /**
   * The client says that they transferred, also for an evening that was cancelled or paid meanwhile. It is money once staff found it in
   * the account. Said twice with one `transfer_key` it is one transfer, and with something else refused (422). Refused (409) while many of the evening wait.
   */
  @Post('announce-transfer/:token')
  @BodyLimit(PAPER_BODY_MB)
  @ByLink()
  @Answer({ msg: 'Gracias: revisamos la cuenta.' })
  @Refuses(400, 404, 409, 413, 415, 422)
  async announceTransfer(
    @TokenParam() token: unknown,
    @Body() { transfer_key: creationKey, proof, ...form }: AnnounceTransferDto,
  ): Promise<void> {
    const eveningId = await this.money.eveningOf(token);
    await this.transfers.announce(eveningId, {
      ...form,
      creationKey,
      proof: proof ? paperBytes(proof, 'proof') : null,
    });
  }
}
