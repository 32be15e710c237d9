import { Body, Controller, Delete, Get, Ip, Post, Put, Query, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LogExports } from '../../platform/audit/log-exports.js';
import { CurrentPerson, Public, SignedIn, type Caller } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { ListAnswer, type Listed } from '../../platform/http/answer/list-answer.js';
import { IdParam } from '../../platform/http/value/params.js';
import { QuoteLimit } from './quote-limit.js';
import {
  AssignQuoteRequestDto,
  AssignQuoteRequestsDto,
  CorrectQuoteRequestDto,
  ExportQuoteRequestsDto,
  LoseQuoteRequestsDto,
  MoveQuoteRequestDto,
  NoteQuoteRequestDto,
  PlanQuoteRequestDto,
  QuoteOutcomeDto,
  QuoteRequestPageDto,
  RestrictQuoteRequestDto,
  StaffDto,
  TakeQuoteRequestDto,
} from './quote-work.dto.js';
import { QuoteWorkService } from './quote-work.service.js';
import { ChangeQuoteRequestStateDto, ListQuoteRequestsQuery, QuoteRequestDto } from './quotes.dto.js';
import { CreatedQuoteRequestDto, CreateQuoteRequestDto } from './quote-form.dto.js';
import { QuoteListRepository } from './quote-list.repository.js';
import { QuotesRepository } from './quotes.repository.js';
import { QuotesService } from './quotes.service.js';

@ApiTags('quotes')
@Controller('quote_requests')
export class QuotesController {
  constructor(
    private readonly lists: QuoteListRepository,
    private readonly quotes: QuotesRepository,
    private readonly service: QuotesService,
    private readonly work: QuoteWorkService,
  ) {}

  /**
   * Asks for a quote. A commune, chef or experience that does not exist is left out, so that a visitor can always ask.
   * Sent twice with the same `request_key` it is stored once, and answered the same.
   */
  @Post('create')
  @Public()
  @UseGuards(QuoteLimit)
  @Answer({ status: 201, msg: 'Recibimos tu solicitud. Te contactaremos pronto.', type: CreatedQuoteRequestDto })
  @Refuses(400, 413, 415, 422)
  createQuoteRequest(@Body() form: CreateQuoteRequestDto, @Ip() visitor: string): Promise<CreatedQuoteRequestDto> {
    return this.service.create(form, visitor);
  }

  /** The back-office's list. Without `page` and `perPage` it is the whole list; X-Total-Count is the number of matches. */
  @Get('all')
  @SignedIn()
  @LogExports('quote_request')
  @ListAnswer({ msg: 'Solicitudes', type: QuoteRequestDto })
  @Refuses(400, 401)
  listQuoteRequests(
    @Query() asked: ListQuoteRequestsQuery,
    @CurrentPerson() caller: Caller,
  ): Promise<Listed<QuoteRequestDto>> {
    return this.lists.list(asked, caller.id);
  }

  /** A request with its choices, its moves and everything that happened to it. */
  @Get('get-one/:id')
  @SignedIn()
  @Answer({ msg: 'Solicitud', type: QuoteRequestPageDto })
  @Refuses(400, 401, 404)
  getQuoteRequest(@IdParam() id: number): Promise<QuoteRequestPageDto> {
    return this.service.page(id);
  }

  /** Everybody to whom a request can be given: people who may sign in, by name. */
  @Get('people')
  @SignedIn()
  @Answer({ msg: 'Personas', type: StaffDto, isArray: true })
  @Refuses(401)
  listQuotePeople(@CurrentPerson() caller: Caller): Promise<StaffDto[]> {
    return this.quotes.people(caller.id);
  }

  /** Stores a request that a client made on the telephone. It is the caller's. The same `request_key` twice is one request. */
  @Post('take')
  @SignedIn()
  @Answer({ msg: 'La solicitud quedó anotada.', type: QuoteRequestDto })
  @Refuses(400, 401, 413, 415, 422)
  takeQuoteRequest(@Body() form: TakeQuoteRequestDto, @CurrentPerson() caller: Caller): Promise<QuoteRequestDto> {
    return this.service.take(form, caller);
  }

  /**
   * Moves a request to another state, with the reason or the note that the move asks for. `moves` of a request names what
   * is allowed; everything else is refused (409), and so is a move that names an older `version`.
   */
  @Put('move/:id')
  @SignedIn()
  @Answer({ msg: 'El estado de la solicitud ha sido actualizado exitosamente', type: QuoteRequestDto })
  @Refuses(400, 401, 404, 409, 413, 415)
  moveQuoteRequest(
    @IdParam() id: number,
    @Body() form: MoveQuoteRequestDto,
    @CurrentPerson() caller: Caller,
  ): Promise<QuoteRequestDto> {
    return this.work.move(id, form, caller);
  }

  /** Gives a request to an active person, or to nobody. */
  @Put('assign/:id')
  @SignedIn()
  @Answer({ msg: 'La solicitud tiene nuevo responsable.', type: QuoteRequestDto })
  @Refuses(400, 401, 404, 409, 413, 415)
  assignQuoteRequest(
    @IdParam() id: number,
    @Body() form: AssignQuoteRequestDto,
    @CurrentPerson() caller: Caller,
  ): Promise<QuoteRequestDto> {
    return this.work.assign(id, form, caller);
  }

  /** Says what will be done next, and on which day. */
  @Put('next-step/:id')
  @SignedIn()
  @Answer({ msg: 'El próximo paso quedó guardado.', type: QuoteRequestDto })
  @Refuses(400, 401, 404, 409, 413, 415)
  planQuoteRequest(
    @IdParam() id: number,
    @Body() form: PlanQuoteRequestDto,
    @CurrentPerson() caller: Caller,
  ): Promise<QuoteRequestDto> {
    return this.work.plan(id, form, caller);
  }

  /**
   * Corrects what the client asks for; `activity` has the values before and after. The client's message is never edited. Refused
   * (409) for day, commune and guests once an evening is agreed.
   */
  @Put('facts/:id')
  @SignedIn()
  @Answer({ msg: 'Los datos quedaron corregidos.', type: QuoteRequestDto })
  @Refuses(400, 401, 404, 409, 413, 415)
  correctQuoteRequest(
    @IdParam() id: number,
    @Body() form: CorrectQuoteRequestDto,
    @CurrentPerson() caller: Caller,
  ): Promise<QuoteRequestDto> {
    return this.work.correct(id, form, caller);
  }

  /**
   * Adds or corrects what the guests cannot eat, with the client's consent, or removes it. Of an agreed evening client and chef
   * hear of it, the chef by a new sheet. Refused (409) once the evening has begun.
   */
  @Put('restrictions/:id')
  @SignedIn()
  @Answer({ msg: 'Las restricciones quedaron anotadas.', type: QuoteRequestDto })
  @Refuses(400, 401, 404, 409, 413, 415)
  restrictQuoteRequest(
    @IdParam() id: number,
    @Body() form: RestrictQuoteRequestDto,
    @CurrentPerson() caller: Caller,
  ): Promise<QuoteRequestDto> {
    return this.work.restrict(id, form, caller);
  }

  /** Keeps a note that only staff read. It cannot be edited. */
  @Post('note/:id')
  @SignedIn()
  @Answer({ msg: 'La nota quedó guardada.', type: QuoteRequestDto })
  @Refuses(400, 401, 404, 409, 413, 415, 422)
  noteQuoteRequest(
    @IdParam() id: number,
    @Body() form: NoteQuoteRequestDto,
    @CurrentPerson() caller: Caller,
  ): Promise<QuoteRequestDto> {
    return this.work.note(id, form, caller);
  }

  /** Gives several requests to an active person, or to nobody. Each is changed whole or not at all, and says so. */
  @Put('assign-all')
  @SignedIn()
  @Answer({ msg: 'Solicitudes asignadas', type: QuoteOutcomeDto, isArray: true })
  @Refuses(400, 401, 413, 415)
  assignQuoteRequests(
    @Body() form: AssignQuoteRequestsDto,
    @CurrentPerson() caller: Caller,
  ): Promise<QuoteOutcomeDto[]> {
    return this.work.assignAll(form, caller);
  }

  /** Writes down that the caller takes a file of requests that the screen shows. Called before the file is made. */
  @Post('export')
  @SignedIn()
  @Answer({ msg: 'La copia quedó anotada en el registro.' })
  @Refuses(400, 401, 413, 415)
  async exportQuoteRequests(@Body() { ids }: ExportQuoteRequestsDto): Promise<void> {
    await this.service.noteExport(ids);
  }

  /** Loses several requests for one reason. Each is changed whole or not at all, and says so. */
  @Put('lose-all')
  @SignedIn()
  @Answer({ msg: 'Solicitudes perdidas', type: QuoteOutcomeDto, isArray: true })
  @Refuses(400, 401, 413, 415)
  loseQuoteRequests(@Body() form: LoseQuoteRequestsDto, @CurrentPerson() caller: Caller): Promise<QuoteOutcomeDto[]> {
    return this.work.loseAll(form, caller);
  }

  /** Moves a request to a state that needs no reason and no note; `move` is for the others. */
  @Put('change-state/:id')
  @SignedIn()
  @Answer({ msg: 'El estado de la solicitud ha sido actualizado exitosamente', type: QuoteRequestDto })
  @Refuses(400, 401, 404, 409, 413, 415)
  changeQuoteRequestState(
    @IdParam() id: number,
    @Body() { state }: ChangeQuoteRequestStateDto,
    @CurrentPerson() caller: Caller,
  ): Promise<QuoteRequestDto> {
    return this.work.move(id, { state }, caller);
  }

  /**
   * Mails a new request to the company once more. `mail` is its state. Refused (409) once staff work on it, and
   * where no mail server is configured.
   */
  @Post('mail-again/:id')
  @SignedIn()
  @Answer({ msg: 'Enviamos el aviso otra vez.', type: QuoteRequestDto })
  @Refuses(400, 401, 404, 409)
  mailQuoteRequestAgain(@IdParam() id: number): Promise<QuoteRequestDto> {
    return this.service.mailAgain(id);
  }

  /**
   * Deletes a request with the visitor's data. It cannot be undone. One that was accepted stays for six years without these data:
   * what was agreed for how much. Refused (409) while the data are blocked, and once nothing else is left.
   */
  @Delete('delete/:id')
  @SignedIn()
  @Answer({ msg: 'La solicitud ha sido eliminada exitosamente' })
  @Refuses(400, 401, 404, 409)
  async deleteQuoteRequest(@IdParam() id: number, @CurrentPerson() caller: Caller): Promise<void> {
    await this.service.delete(id, caller);
  }
}
