import { Body, Controller, Delete, Get, Post, Put, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentPerson, Roles, SignedIn, type Caller } from '../../platform/http/access.js';
import { Answer, FileAnswer, Refuses } from '../../platform/http/answer/answer.js';
import { BodyLimit } from '../../platform/http/limit/server-limits.js';
import { IdParam } from '../../platform/http/value/params.js';
import { PAPER_BODY_MB, sendPaper } from '../files/index.js';
import { EveningMoney } from './evening-money.js';
import {
  AttachDocumentDto,
  CorrectEntryDto,
  EveningMoneyDto,
  NoteDocumentDto,
  TakePaymentDto,
  VerifyPaymentDto,
} from './evening-money.dto.js';
import { LedgerService } from './ledger.service.js';
import { PaymentsService } from './payments.service.js';
import { SaleDocumentsService } from './sale-documents.service.js';

/** The money of one evening, for staff. */
@ApiTags('money')
@Controller('money')
export class EveningMoneyController {
  constructor(
    private readonly money: EveningMoney,
    private readonly ledger: LedgerService,
    private readonly payments: PaymentsService,
    private readonly documents: SaleDocumentsService,
  ) {}

  /** What is agreed, paid, left and to give back, when it is due, and every line of the ledger. */
  @Get('evenings/:id')
  @SignedIn()
  @Answer({ msg: 'Pagos de la velada', type: EveningMoneyDto })
  @Refuses(400, 401, 404)
  getEveningMoney(@IdParam() id: number): Promise<EveningMoneyDto> {
    return this.money.of(id);
  }

  /** Takes in money that came by transfer or in another way. With the same `entry_key` it is one entry. Refused (409) above what an evening can have. */
  @Post('evenings/:id/take')
  @SignedIn()
  @Answer({ msg: 'El pago quedó anotado.', type: EveningMoneyDto })
  @Refuses(400, 401, 404, 409, 413, 415, 422)
  async takePayment(
    @IdParam() id: number,
    @Body() form: TakePaymentDto,
    @CurrentPerson() caller: Caller,
  ): Promise<EveningMoneyDto> {
    await this.ledger.take(id, form, caller);
    return this.money.of(id);
  }

  /**
   * Corrects an entry of staff by another entry that names it. A payment or refund by card that a person verified can only
   * be corrected to nothing or back to the whole. Refused (409) where its amount is another one by now.
   */
  @Put('entries/:id/correct')
  @Roles('ADMIN')
  @Answer({ msg: 'El movimiento quedó corregido.' })
  @Refuses(400, 401, 403, 404, 409, 413, 415)
  correctEntry(@IdParam() id: number, @Body() form: CorrectEntryDto, @CurrentPerson() caller: Caller): Promise<void> {
    return this.ledger.correct(id, form, caller);
  }

  /** Stores the result of a payment by card that Webpay did not answer for, as Transbank's portal shows it. Refused (409) once it is decided otherwise. */
  @Put('payments/:id/verify')
  @Roles('ADMIN')
  @Answer({ msg: 'El pago quedó resuelto.' })
  @Refuses(400, 401, 403, 404, 409, 413, 415)
  verifyPayment(
    @IdParam() id: number,
    @Body() { paid }: VerifyPaymentDto,
    @CurrentPerson() caller: Caller,
  ): Promise<void> {
    return this.payments.verify(id, paid, caller);
  }

  /** Notes a boleta or factura. One that another evening has is refused (409). */
  @Post('evenings/:id/documents')
  @SignedIn()
  @Answer({ msg: 'El documento quedó anotado.', type: EveningMoneyDto })
  @Refuses(400, 401, 404, 409, 413, 415)
  async noteDocument(
    @IdParam() id: number,
    @Body() { issued_on: issuedOn, ...form }: NoteDocumentDto,
  ): Promise<EveningMoneyDto> {
    await this.documents.note(id, { ...form, issuedOn });
    return this.money.of(id);
  }

  /** Attaches its PDF, in place of the former. It is opened before it is kept. Refused (409) where too many came for it today. */
  @Put('documents/:id/paper')
  @BodyLimit(PAPER_BODY_MB)
  @SignedIn()
  @Answer({ msg: 'El PDF quedó guardado.' })
  @Refuses(400, 401, 404, 409, 413, 415)
  attachDocument(@IdParam() id: number, @Body() { data }: AttachDocumentDto): Promise<void> {
    return this.documents.attach(id, data);
  }

  /** Its PDF, as an attachment. */
  @Get('documents/:id/paper')
  @SignedIn()
  @FileAnswer('application/pdf', 'El documento')
  @Refuses(400, 401, 404)
  async getDocumentPaper(
    @IdParam() id: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return sendPaper(await this.documents.handOut(id), reply);
  }

  /** Takes away a boleta or factura that was noted by mistake. */
  @Delete('documents/:id')
  @SignedIn()
  @Answer({ msg: 'El documento ya no está anotado.' })
  @Refuses(400, 401, 404)
  removeDocument(@IdParam() id: number): Promise<void> {
    return this.documents.remove(id);
  }
}
