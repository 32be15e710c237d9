import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { InvalidInputError } from '../../platform/http/answer/domain-error.js';
import { CalendarFeedsService, daysBetween, OwnDaysService } from '../agenda/index.js';
import type { ChefCaller } from './chef-caller.js';
import {
  BlockOwnDaysDto,
  KitchenCalendarDto,
  KitchenDaysDto,
  KitchenDaysQuery,
  OwnDaysDto,
  WeekdayDto,
  WeeklyBlockDto,
} from './kitchen-days.dto.js';
import { CurrentChef, InKitchen } from './kitchen-decorators.js';

/** Most days of one answer: three months. */
const MOST_DAYS = 92;

/** The chef's own calendar. */
@ApiTags('kitchen')
@InKitchen()
@Controller('kitchen/days')
export class KitchenDaysController {
  constructor(
    private readonly days: OwnDaysService,
    private readonly feeds: CalendarFeedsService,
  ) {}

  /** What stands on some days: evenings, blocked days and weekly rules. */
  @Get('all')
  @Answer({ msg: 'Tu calendario', type: KitchenDaysDto })
  @Refuses(400, 401)
  async getKitchenDays(
    @Query() { from, to }: KitchenDaysQuery,
    @CurrentChef() { chefId }: ChefCaller,
  ): Promise<KitchenDaysDto> {
    const days = daysBetween(from, to);
    if (days < 0 || days > MOST_DAYS)
      throw new InvalidInputError([{ field: 'to', msg: `Pide entre 1 y ${MOST_DAYS} días, del primero al último.` }]);
    const { taken, blocked, weekly } = await this.days.of(chefId, { first: from, last: to });
    return {
      taken,
      blocked: blocked.map((block) => ({
        first_day: block.firstDay,
        last_day: block.lastDay,
        own: block.byChef,
        weekly: block.weekly,
      })),
      weekly: weekly.map(({ weekday, lastDay }) => ({ weekday, last_day: lastDay })),
      first_free: this.days.firstDay(),
    };
  }

  /** Takes free days back, until 24 hours before they begin. Refused (409) for later ones, and for days with an evening. */
  @Put('block')
  @Answer({ msg: 'Los días quedaron bloqueados.' })
  @Refuses(400, 401, 409, 413, 415)
  blockKitchenDays(
    @Body() { first_day, last_day, reason }: BlockOwnDaysDto,
    @CurrentChef() { chefId }: ChefCaller,
  ): Promise<void> {
    return this.days.block(chefId, { first: first_day, last: last_day }, reason ?? null);
  }

  /** Opens days that the chef blocked. Refused (409) for days that staff blocked. */
  @Put('free')
  @Answer({ msg: 'Los días quedaron libres.' })
  @Refuses(400, 401, 409, 413, 415)
  freeKitchenDays(@Body() { first_day, last_day }: OwnDaysDto, @CurrentChef() { chefId }: ChefCaller): Promise<void> {
    return this.days.free(chefId, { first: first_day, last: last_day });
  }

  /** Keeps a day of the week free, from Monday, 1, to Sunday, 7, up to an end. Days with an evening stay as they are. */
  @Put('weekly')
  @Answer({ msg: 'Quedó anotado.' })
  @Refuses(400, 401, 413, 415)
  repeatKitchenBlock(
    @Body() { weekday, last_day }: WeeklyBlockDto,
    @CurrentChef() { chefId }: ChefCaller,
  ): Promise<void> {
    return this.days.repeat(chefId, weekday, last_day);
  }

  /** Ends such a rule: its days from today on are open again. */
  @Put('weekly/end')
  @Answer({ msg: 'Esos días vuelven a estar libres.' })
  @Refuses(400, 401, 413, 415)
  endKitchenRepeat(@Body() { weekday }: WeekdayDto, @CurrentChef() { chefId }: ChefCaller): Promise<void> {
    return this.days.endRepeat(chefId, weekday);
  }

  /** The secret address of the chef's calendar: the same until it is ended. */
  @Post('calendar')
  @Answer({ msg: 'Dirección de tu calendario', type: KitchenCalendarDto })
  @Refuses(401)
  async giveKitchenCalendar(@CurrentChef() { chefId }: ChefCaller): Promise<KitchenCalendarDto> {
    return { url: await this.feeds.give(chefId) };
  }

  /** Ends that address at once, for all who have it. */
  @Delete('calendar')
  @Answer({ msg: 'La dirección anterior ya no sirve.' })
  @Refuses(401)
  endKitchenCalendar(@CurrentChef() { chefId }: ChefCaller): Promise<void> {
    return this.feeds.revoke(chefId);
  }
}
