import { Body, Controller, Delete, Get, Post, Put, Query, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public, SignedIn } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer.js';
import { ListAnswer, type Listed } from '../../platform/http/list-answer.js';
import { IdParam } from '../../platform/http/params.js';
import { QuoteLimit } from './quote-limit.js';
import {
  ChangeQuoteRequestStateDto,
  CreateQuoteRequestDto,
  ListQuoteRequestsQuery,
  QuoteRequestDto,
} from './quotes.dto.js';
import { QuotesRepository } from './quotes.repository.js';
import { QuotesService } from './quotes.service.js';

@ApiTags('quotes')
@Controller('quote_requests')
export class QuotesController {
  constructor(
    private readonly quotes: QuotesRepository,
    private readonly service: QuotesService,
  ) {}

  /**
   * Asks for a quote. A commune, chef or experience that does not exist is left out, so that a visitor can always ask.
   * Sent twice with the same `request_key` it is stored once, and answered the same.
   */
  @Post('create')
  @Public()
  @UseGuards(QuoteLimit)
  @Answer({ status: 201, msg: 'Recibimos tu solicitud. Te contactaremos pronto.' })
  @Refuses(400, 413, 415)
  async createQuoteRequest(@Body() form: CreateQuoteRequestDto): Promise<void> {
    await this.service.create(form);
  }

  /** The back-office's list. Without `page` and `perPage` it is the whole list; X-Total-Count tells how many match. */
  @Get('all')
  @SignedIn()
  @ListAnswer({ msg: 'Solicitudes', type: QuoteRequestDto })
  @Refuses(400, 401)
  listQuoteRequests(@Query() asked: ListQuoteRequestsQuery): Promise<Listed<QuoteRequestDto>> {
    return this.quotes.list(asked);
  }

  /** Moves a request to another state. */
  @Put('change-state/:id')
  @SignedIn()
  @Answer({ msg: 'El estado de la solicitud ha sido actualizado exitosamente', type: QuoteRequestDto })
  @Refuses(400, 401, 404, 413, 415)
  changeQuoteRequestState(
    @IdParam() id: number,
    @Body() { state }: ChangeQuoteRequestStateDto,
  ): Promise<QuoteRequestDto> {
    return this.service.changeState(id, state);
  }

  /** Mails a new request to the company once more. `mail` says what has become of it. Refused (409) once staff work on it. */
  @Post('mail-again/:id')
  @SignedIn()
  @Answer({ msg: 'Enviamos el aviso otra vez.', type: QuoteRequestDto })
  @Refuses(400, 401, 404, 409)
  mailQuoteRequestAgain(@IdParam() id: number): Promise<QuoteRequestDto> {
    return this.service.mailAgain(id);
  }

  /** Deletes a request with the visitor's data. It cannot be undone. */
  @Delete('delete/:id')
  @SignedIn()
  @Answer({ msg: 'La solicitud ha sido eliminada exitosamente' })
  @Refuses(400, 401, 404)
  async deleteQuoteRequest(@IdParam() id: number): Promise<void> {
    await this.service.delete(id);
  }
}
