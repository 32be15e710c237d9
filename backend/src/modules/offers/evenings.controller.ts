import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPerson, SignedIn, type Caller } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { IdParam } from '../../platform/http/value/params.js';
import { EveningsService } from './evenings.service.js';
import { EventSheets } from './event-sheets.js';
import { OfferPages } from './offer-pages.js';
import { CancelEveningDto, EventSheetDto, MoveEveningDto, RefundDto } from './offer-evening.dto.js';
import { OfferPageDto } from './offers.dto.js';

/** The evening of an accepted offer. */
@ApiTags('offers')
@SignedIn()
@Controller('offers')
export class EveningsController {
  constructor(
    private readonly service: EveningsService,
    private readonly sheets: EventSheets,
    private readonly pages: OfferPages,
  ) {}

  /** Moves the evening to another day or hour, with a note, and notifies client and chef by mail where mails go out. */
  @Put('move-evening/:id')
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

  /** What the terms would give back if the client cancelled an evening today. */
  @Get('evening-refund/:id')
  @Answer({ msg: 'Lo que se devuelve', type: RefundDto })
  @Refuses(400, 401, 404)
  getEveningRefund(@IdParam() id: number): Promise<RefundDto> {
    return this.service.refund(id);
  }

  /**
   * Cancels an evening for ever, with who and why, and notifies everybody by mail where mails go out. Its request is lost with it. The
   * share that is given back is frozen; less than the terms say, or more without a note, is refused (409). Nothing is paid back by
   * the product.
   */
  @Put('cancel-evening/:id')
  @Answer({ msg: 'La velada fue cancelada.' })
  @Refuses(400, 401, 404, 409, 413, 415)
  async cancelEvening(
    @IdParam() id: number,
    @Body() form: CancelEveningDto,
    @CurrentPerson() caller: Caller,
  ): Promise<void> {
    await this.service.cancel(id, form, caller);
  }

  /** Notes that the chef can do it, although another accepted evening overlaps. */
  @Post('confirm-overlap/:id')
  @Answer({ msg: 'La velada quedó confirmada.', type: OfferPageDto })
  @Refuses(400, 401, 404, 409)
  async confirmOverlap(@IdParam() id: number, @CurrentPerson() caller: Caller): Promise<OfferPageDto> {
    await this.service.confirm(id, caller);
    return this.pages.forStaff(id);
  }

  /** The chef's event sheet as a text for a chat. */
  @Get('event-sheet/:id')
  @Answer({ msg: 'Ficha del chef', type: EventSheetDto })
  @Refuses(400, 401, 404, 409)
  getEventSheet(@IdParam() id: number): Promise<EventSheetDto> {
    return this.sheets.text(id);
  }
}
