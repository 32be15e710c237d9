import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPerson, SignedIn, type Caller } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { IdParam } from '../../platform/http/value/params.js';
import { EveningsService } from './evenings.service.js';
import { EventSheets } from './event-sheets.js';
import { OfferPages } from './offer-pages.js';
import { CancelEveningDto, EventSheetDto, MoveEveningDto, OfferPageDto } from './offers.dto.js';

/** The evening of an accepted offer. */
@ApiTags('offers')
@Controller('offers')
export class EveningsController {
  constructor(
    private readonly service: EveningsService,
    private readonly sheets: EventSheets,
    private readonly pages: OfferPages,
  ) {}

  /** Moves the evening to another day or hour, with a note, and tells both sides by mail where mails go out. */
  @Put('move-evening/:id')
  @SignedIn()
  @Answer({ msg: 'La velada quedó en su nueva fecha.', type: OfferPageDto })
  @Refuses(400, 401, 404, 409, 413, 415)
  async moveEvening(
    @IdParam() id: number,
    @Body() form: MoveEveningDto,
    @CurrentPerson() caller: Caller,
  ): Promise<OfferPageDto> {
    await this.service.move(id, form, caller);
    return this.pages.forStaff(id);
  }

  /** Calls the evening off, with a note, and tells both sides by mail where mails go out. Nothing is paid back by the product. */
  @Put('cancel-evening/:id')
  @SignedIn()
  @Answer({ msg: 'La velada fue cancelada.', type: OfferPageDto })
  @Refuses(400, 401, 404, 409, 413, 415)
  async cancelEvening(
    @IdParam() id: number,
    @Body() form: CancelEveningDto,
    @CurrentPerson() caller: Caller,
  ): Promise<OfferPageDto> {
    await this.service.cancel(id, form, caller);
    return this.pages.forStaff(id);
  }

  /** Notes that the chef can do it, although another accepted evening overlaps. */
  @Post('confirm-overlap/:id')
  @SignedIn()
  @Answer({ msg: 'La velada quedó confirmada.', type: OfferPageDto })
  @Refuses(400, 401, 404, 409)
  async confirmOverlap(@IdParam() id: number, @CurrentPerson() caller: Caller): Promise<OfferPageDto> {
    await this.service.confirm(id, caller);
    return this.pages.forStaff(id);
  }

  /** The chef's event sheet as a text for a chat. */
  @Get('event-sheet/:id')
  @SignedIn()
  @Answer({ msg: 'Ficha del chef', type: EventSheetDto })
  @Refuses(400, 401, 404, 409)
  getEventSheet(@IdParam() id: number): Promise<EventSheetDto> {
    return this.sheets.text(id);
  }

  /** Mails the chef the event sheet. Refused (409) where no mail server is configured. */
  @Post('event-sheet/:id')
  @SignedIn()
  @Answer({ msg: 'Enviamos la ficha al chef.' })
  @Refuses(400, 401, 404, 409)
  async sendEventSheet(@IdParam() id: number, @CurrentPerson() caller: Caller): Promise<void> {
    await this.service.sendSheet(id, caller);
  }
}
