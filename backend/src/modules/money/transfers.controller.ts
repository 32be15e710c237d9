import { Body, Controller, Get, Put, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentPerson, SignedIn, type Caller } from '../../platform/http/access.js';
import { Answer, FileAnswer, Refuses } from '../../platform/http/answer/answer.js';
import { IdParam } from '../../platform/http/value/params.js';
import { sendPaper } from '../files/index.js';
import { ConfirmTransferDto, RejectTransferDto, TransferDto } from './transfers.dto.js';
import { MOST_TRANSFERS, TransfersRepository } from './transfers.repository.js';
import { TransfersService } from './transfers.service.js';

/** Transfers that clients announced, for staff. */
@ApiTags('money')
@SignedIn()
@Controller('money')
export class TransfersController {
  constructor(
    private readonly reads: TransfersRepository,
    private readonly transfers: TransfersService,
  ) {}

  /** The announced transfers that wait for staff, the oldest first. */
  @Get('transfers')
  @Answer({ msg: 'Transferencias por confirmar', type: TransferDto, isArray: true, maxItems: MOST_TRANSFERS })
  @Refuses(401)
  listTransfers(): Promise<TransferDto[]> {
    return this.reads.waiting();
  }

  /** Every transfer that was announced for an evening, the newest first. */
  @Get('evenings/:id/transfers')
  @Answer({ msg: 'Transferencias de la velada', type: TransferDto, isArray: true, maxItems: MOST_TRANSFERS })
  @Refuses(400, 401, 404)
  listEveningTransfers(@IdParam() id: number): Promise<TransferDto[]> {
    return this.reads.ofEvening(id);
  }

  /** Staff found it in the account, with the amount that came. Refused (409) where somebody else decided it otherwise. */
  @Put('transfers/:id/confirm')
  @Answer({ msg: 'La transferencia quedó confirmada.' })
  @Refuses(400, 401, 404, 409, 413, 415)
  confirmTransfer(
    @IdParam() id: number,
    @Body() form: ConfirmTransferDto,
    @CurrentPerson() caller: Caller,
  ): Promise<void> {
    return this.transfers.confirm(id, form, caller);
  }

  /** Staff did not find it, and the client gets a mail. It can still be confirmed later. Refused (409) once it is confirmed. */
  @Put('transfers/:id/reject')
  @Answer({ msg: 'El cliente sabrá que no la encontramos.' })
  @Refuses(400, 401, 404, 409, 413, 415)
  rejectTransfer(
    @IdParam() id: number,
    @Body() { version }: RejectTransferDto,
    @CurrentPerson() caller: Caller,
  ): Promise<void> {
    return this.transfers.reject(id, version, caller);
  }

  /** The bank's paper that the client sent, as an attachment: a PDF or a picture. */
  @Get('transfers/:id/proof')
  @FileAnswer('application/pdf', 'El comprobante')
  @Refuses(400, 401, 404)
  async getTransferProof(
    @IdParam() id: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return sendPaper(await this.transfers.proof(id), reply);
  }
}
