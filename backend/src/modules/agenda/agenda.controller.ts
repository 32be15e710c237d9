import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPerson, SignedIn, type Caller } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { InvalidInputError } from '../../platform/http/answer/domain-error.js';
import { IdParam } from '../../platform/http/value/params.js';
import { AgendaEntriesRepository } from './agenda-entries.repository.js';
import {
  AgendaDto,
  AgendaQuery,
  BlockedRangeDto,
  CalendarAddressDto,
  CalendarFeedDto,
  CreateBlockedRangeDto,
  EndWeeklyRuleDto,
  EveningAheadDto,
  EveningDto,
  RequestEveningDto,
  ShiftEveningDto,
  UpdateBlockedRangeDto,
} from './agenda-staff.dto.js';
import { BlockedRangesService } from './blocked-ranges.service.js';
import { CalendarFeedsService } from './calendar-feeds.service.js';
import { daysBetween } from './days.js';
import { EveningsByHandService } from './evenings-by-hand.service.js';
import { OwnDaysService } from './own-days.service.js';

/** Most days of one answer: three months. */
const MOST_DAYS = 92;

@ApiTags('agenda')
@SignedIn()
@Controller('agenda')
export class AgendaController {
  constructor(
    private readonly entries: AgendaEntriesRepository,
    private readonly evenings: EveningsByHandService,
    private readonly blocks: BlockedRangesService,
    private readonly ownDays: OwnDaysService,
    private readonly feeds: CalendarFeedsService,
  ) {}

  /** What is in the agenda on some days: evenings with what is wrong with them, days that chefs keep for a request, and blocked ranges. */
  @Get('all')
  @Answer({ msg: 'Agenda', type: AgendaDto })
  @Refuses(400, 401)
  async getAgenda(@Query() asked: AgendaQuery): Promise<AgendaDto> {
    const days = daysBetween(asked.from, asked.to);
    if (days < 0 || days > MOST_DAYS)
      throw new InvalidInputError([{ field: 'to', msg: `Pide entre 1 y ${MOST_DAYS} días, del primero al último.` }]);
    return this.entries.between(asked);
  }

  /** The evening of a request; null where it has none or it was cancelled. */
  @Get('of-request/:id')
  @Answer({ msg: 'Velada de la solicitud', type: RequestEveningDto })
  @Refuses(400, 401, 404)
  getEveningOfRequest(@IdParam() id: number): Promise<RequestEveningDto> {
    return this.evenings.ofRequest(id);
  }

  /** The evenings of a chef that have not ended, the soonest first. While there is one, the chef is neither deactivated nor deleted. */
  @Get('ahead-of-chef/:id')
  @Answer({ msg: 'Veladas por delante', type: EveningAheadDto, isArray: true })
  @Refuses(400, 401, 404)
  listEveningsAhead(@IdParam() id: number): Promise<EveningAheadDto[]> {
    return this.evenings.aheadOf(id);
  }

  /** Moves an evening that staff entered; that of an offer is refused (409), because its offer informs both sides. */
  @Put('evening/move/:id')
  @Answer({ msg: 'La velada cambió de fecha.', type: EveningDto })
  @Refuses(400, 401, 404, 409, 413, 415)
  shiftEvening(
    @IdParam() id: number,
    @Body() form: ShiftEveningDto,
    @CurrentPerson() caller: Caller,
  ): Promise<EveningDto> {
    return this.evenings.move(id, form, caller);
  }

  /** The secret address of a chef's calendar, or of that of all. It is the same until it is revoked. */
  @Post('calendar/give')
  @Answer({ msg: 'Dirección del calendario', type: CalendarAddressDto })
  @Refuses(400, 401, 413, 415)
  async giveCalendar(@Body() { chef_id }: CalendarFeedDto): Promise<CalendarAddressDto> {
    return { url: await this.feeds.give(chef_id ?? null) };
  }

  /** Ends the address of a calendar at once, for all who have it. The next one that is given is another. */
  @Put('calendar/revoke')
  @Answer({ msg: 'La dirección anterior ya no sirve.' })
  @Refuses(400, 401, 413, 415)
  async revokeCalendar(@Body() { chef_id }: CalendarFeedDto): Promise<void> {
    await this.feeds.revoke(chef_id ?? null);
  }

  /** Blocks days of a chef, with a reason that only staff read. */
  @Post('blocked/create')
  @Answer({ msg: 'Los días quedaron bloqueados.', type: BlockedRangeDto })
  @Refuses(400, 401, 413, 415, 422)
  createBlockedRange(@Body() form: CreateBlockedRangeDto): Promise<BlockedRangeDto> {
    return this.blocks.create(form);
  }

  /** Replaces a blocked range. With a `version` older than the stored one: 409. */
  @Put('blocked/update/:id')
  @Answer({ msg: 'El bloqueo fue actualizado.', type: BlockedRangeDto })
  @Refuses(400, 401, 404, 409, 413, 415)
  updateBlockedRange(@IdParam() id: number, @Body() form: UpdateBlockedRangeDto): Promise<BlockedRangeDto> {
    return this.blocks.update(id, form);
  }

  /** Frees the days of a blocked range. */
  @Delete('blocked/delete/:id')
  @Answer({ msg: 'Los días quedaron libres.' })
  @Refuses(400, 401, 404)
  async deleteBlockedRange(@IdParam() id: number): Promise<void> {
    await this.blocks.delete(id);
  }

  /** Ends a weekly rule that a chef set: its days from today on are open again. Ended again nothing changes. */
  @Put('weekly/end')
  @Answer({ msg: 'Esos días vuelven a estar libres.' })
  @Refuses(400, 401, 413, 415)
  async endWeeklyRule(@Body() { chef_id, weekday }: EndWeeklyRuleDto): Promise<void> {
    await this.ownDays.endRepeat(chef_id, weekday);
  }
}
