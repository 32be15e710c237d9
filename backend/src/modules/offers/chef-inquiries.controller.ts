import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPerson, SignedIn, type Caller } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { todayInChile } from '../../platform/http/value/day.js';
import { IdParam } from '../../platform/http/value/params.js';
import { ChefInquiriesRepository } from './chef-inquiries.repository.js';
import { ChefInquiries } from './chef-inquiries.service.js';
import { AnswerChefInquiryDto, AskChefsDto, ChefInquiryDto, OpenOfferDto } from './chef-inquiry.dto.js';

/** What staff ask chefs before an offer. */
@ApiTags('offers')
@SignedIn()
@Controller('offers')
export class ChefInquiriesController {
  constructor(
    private readonly service: ChefInquiries,
    private readonly inquiries: ChefInquiriesRepository,
  ) {}

  /** What chefs were asked for a request, and their answers: open questions first, then the newest. */
  @Get('inquiries/of-request/:id')
  @Answer({ msg: 'Consultas a chefs', type: ChefInquiryDto, isArray: true })
  @Refuses(400, 401, 404)
  listChefInquiries(@IdParam() id: number): Promise<ChefInquiryDto[]> {
    return this.service.ofRequest(id);
  }

  /**
   * Asks up to ten chefs whether they can, for the request `id`. A chef who was asked the same already is not asked again; with
   * other facts the former question ends. Refused (409) once the client has decided.
   */
  @Post('inquiries/ask/:id')
  @Answer({ msg: 'La consulta quedó hecha.', type: ChefInquiryDto, isArray: true })
  @Refuses(400, 401, 404, 409, 413, 415)
  askChefs(
    @IdParam() id: number,
    @Body() form: AskChefsDto,
    @CurrentPerson() caller: Caller,
  ): Promise<ChefInquiryDto[]> {
    return this.service.ask(id, form, caller);
  }

  /** Mails the question to its chef once more. Refused (409) once it is over, and where no mail server is configured. */
  @Post('inquiries/mail-again/:id')
  @Answer({ msg: 'Enviamos la consulta por correo.', type: ChefInquiryDto })
  @Refuses(400, 401, 404, 409)
  mailChefInquiryAgain(@IdParam() id: number): Promise<ChefInquiryDto> {
    return this.service.mailAgain(id);
  }

  /** Takes the question back. A chef who has not said no hears it, and the day is free. */
  @Post('inquiries/withdraw/:id')
  @Answer({ msg: 'La consulta quedó retirada.', type: ChefInquiryDto })
  @Refuses(400, 401, 404, 409)
  withdrawChefInquiry(@IdParam() id: number, @CurrentPerson() caller: Caller): Promise<ChefInquiryDto> {
    return this.service.withdraw(id, caller);
  }

  /** Writes down what the chef said on the telephone, as if they had answered themselves. */
  @Post('inquiries/note-answer/:id')
  @Answer({ msg: 'La respuesta quedó anotada.', type: ChefInquiryDto })
  @Refuses(400, 401, 404, 409, 413, 415)
  noteChefAnswer(
    @IdParam() id: number,
    @Body() form: AnswerChefInquiryDto,
    @CurrentPerson() caller: Caller,
  ): Promise<ChefInquiryDto> {
    return this.service.note(id, form, caller);
  }

  /** The offers of a chef that their clients can still accept: not any more once the chef is deactivated. */
  @Get('open-of-chef/:id')
  @Answer({ msg: 'Cotizaciones abiertas', type: OpenOfferDto, isArray: true })
  @Refuses(400, 401, 404)
  listOpenOffers(@IdParam() id: number): Promise<OpenOfferDto[]> {
    return this.inquiries.openOffersOf(id, todayInChile());
  }
}
