import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPerson, SignedIn, type Caller } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { IdParam } from '../../platform/http/value/params.js';
import { BodyLimit } from '../../platform/http/limit/server-limits.js';
import { OfferAnswersService } from './offer-answers.service.js';
import { OfferChangesService } from './offer-changes.service.js';
import { OfferPages } from './offer-pages.js';
import {
  AcceptOfferByPhoneDto,
  CreateOfferDto,
  NoteAgreementDto,
  OfferTextsDto,
  OfferTextsFieldsDto,
  SendOfferDto,
  UpdateOfferDto,
} from './offer-form.dto.js';
import { OfferDto, OfferLinkDto, OfferPageDto } from './offers.dto.js';
import { TermsOfOffers } from './offer-terms.js';
import { OffersService } from './offers.service.js';

@ApiTags('offers')
@SignedIn()
@Controller('offers')
export class OffersController {
  constructor(
    private readonly terms: TermsOfOffers,
    private readonly service: OffersService,
    private readonly answers: OfferAnswersService,
    private readonly pages: OfferPages,
    private readonly changes: OfferChangesService,
  ) {}

  /** The offers of a request, the newest first. */
  @Get('of-request/:id')
  @Answer({ msg: 'Cotizaciones', type: OfferDto, isArray: true })
  @Refuses(400, 401, 404)
  listOffers(@IdParam() id: number): Promise<OfferDto[]> {
    return this.service.ofRequest(id);
  }

  /** An offer with what staff should know of it. */
  @Get('get-one/:id')
  @Answer({ msg: 'Cotización', type: OfferPageDto })
  @Refuses(400, 401, 404)
  getOffer(@IdParam() id: number): Promise<OfferPageDto> {
    return this.pages.forStaff(id);
  }

  /**
   * A draft with what the request says. A request has one draft at a time: asked again, it is the same one. Refused
   * (409) once the client has decided.
   */
  @Post('create')
  @Answer({ msg: 'El borrador está listo.', type: OfferDto })
  @Refuses(400, 401, 404, 409, 413, 415)
  createOffer(@Body() { request_id }: CreateOfferDto): Promise<OfferDto> {
    return this.service.create(request_id);
  }

  /** Replaces what staff wrote in a draft. A sent offer is refused (409): make a new version of it. */
  @Put('update/:id')
  @BodyLimit(1, 256)
  @Answer({ msg: 'El borrador quedó guardado.', type: OfferDto })
  @Refuses(400, 401, 404, 409, 413, 415)
  updateOffer(@IdParam() id: number, @Body() form: UpdateOfferDto): Promise<OfferDto> {
    return this.service.update(id, form);
  }

  /**
   * Sends a draft. It gets its number, its request is `cotizada`, and the offer that it is a new version of is replaced. What
   * the client has to know must be there (409, with the fields). By mail it is refused (409) where no mail server is configured.
   */
  @Post('send/:id')
  @Answer({ msg: 'La cotización fue enviada.', type: OfferDto })
  @Refuses(400, 401, 404, 409, 413, 415)
  sendOffer(@IdParam() id: number, @Body() form: SendOfferDto, @CurrentPerson() caller: Caller): Promise<OfferDto> {
    return this.service.send(id, form, caller);
  }

  /**
   * Mails the client the link once more. `mail` is its state. Refused (409) once the offer cannot be answered any more, and
   * without a mail server.
   */
  @Post('mail-again/:id')
  @Answer({ msg: 'Enviamos el correo otra vez.', type: OfferDto })
  @Refuses(400, 401, 404, 409)
  mailOfferAgain(@IdParam() id: number): Promise<OfferDto> {
    return this.service.mailAgain(id);
  }

  /** The address under which the client reads a sent offer. Anyone who has it can answer. */
  @Post('link/:id')
  @Answer({ msg: 'Enlace de la cotización', type: OfferLinkDto })
  @Refuses(400, 401, 404, 409)
  linkOffer(@IdParam() id: number, @CurrentPerson() caller: Caller): Promise<OfferLinkDto> {
    return this.service.link(id, caller);
  }

  /** A draft with the words and prices of a sent offer, which it replaces once it is sent. */
  @Post('new-version/:id')
  @Answer({ msg: 'La nueva versión está lista para editar.', type: OfferDto })
  @Refuses(400, 401, 404, 409)
  createOfferVersion(@IdParam() id: number): Promise<OfferDto> {
    return this.service.newVersion(id);
  }

  /**
   * A draft that changes what an accepted offer agreed: guests, price, menu, length, commune or chef. What was agreed holds until the
   * client says yes. An evening has one open change: its draft is given again. While a change waits for the client, a
   * second one is refused (409). So is one of an evening that has begun or was cancelled.
   */
  @Post('change/:id')
  @Answer({ msg: 'El cambio está listo para editar.', type: OfferDto })
  @Refuses(400, 401, 404, 409)
  async changeOffer(@IdParam() id: number): Promise<OfferDto> {
    return this.service.one(await this.changes.create(id));
  }

  /** Withdraws a change that the client has not answered. What was agreed holds. */
  @Post('withdraw/:id')
  @Answer({ msg: 'El cambio se retiró: sigue en pie lo acordado.', type: OfferPageDto })
  @Refuses(400, 401, 404, 409)
  async withdrawOffer(@IdParam() id: number, @CurrentPerson() caller: Caller): Promise<OfferPageDto> {
    await this.changes.withdraw(id, caller);
    return this.pages.forStaff(id);
  }

  /**
   * Writes down that the client accepted on the telephone. The evening is entered, or becomes what a change says, as if the client
   * had pressed. The draft of a change is made and accepted at once; what it lacks is said (409, with the fields).
   */
  @Post('accept-by-phone/:id')
  @Answer({ msg: 'La cotización quedó aceptada y la velada está en la agenda.', type: OfferPageDto })
  @Refuses(400, 401, 404, 409, 413, 415)
  async acceptOfferByPhone(
    @IdParam() id: number,
    @Body() form: AcceptOfferByPhoneDto,
    @CurrentPerson() caller: Caller,
  ): Promise<OfferPageDto> {
    await this.answers.acceptByPhone(id, form, caller);
    return this.pages.forStaff(id);
  }

  /**
   * Writes down what was agreed on the telephone where no offer says it: makes the offer and accepts it at once. Noted again it is
   * the same offer. Refused (409) once the client has decided, and for a lost request.
   */
  @Post('agree/:id')
  @Answer({ msg: 'Lo acordado quedó anotado y la velada está en la agenda.', type: OfferPageDto })
  @Refuses(400, 401, 404, 409, 413, 415)
  async agreeByPhone(
    @IdParam() id: number,
    @Body() form: NoteAgreementDto,
    @CurrentPerson() caller: Caller,
  ): Promise<OfferPageDto> {
    return this.pages.forStaff(await this.answers.agree(id, form, caller));
  }

  /** Deletes a draft. A sent offer stays. */
  @Delete('delete/:id')
  @Answer({ msg: 'El borrador fue eliminado.' })
  @Refuses(400, 401, 404, 409)
  async deleteOffer(@IdParam() id: number): Promise<void> {
    await this.service.delete(id);
  }

  /** The texts with which new offers begin. */
  @Get('texts')
  @Answer({ msg: 'Textos de las cotizaciones', type: OfferTextsDto })
  @Refuses(401)
  getOfferTexts(): Promise<OfferTextsDto> {
    return this.terms.beginning();
  }

  /** Replaces the texts with which new offers begin. */
  @Put('texts')
  @Answer({ msg: 'Las próximas cotizaciones empiezan con estos textos.', type: OfferTextsDto })
  @Refuses(400, 401, 409, 413, 415)
  updateOfferTexts(@Body() form: OfferTextsFieldsDto, @CurrentPerson() { name }: Caller): Promise<OfferTextsDto> {
    return this.terms.begin(form, name);
  }
}
