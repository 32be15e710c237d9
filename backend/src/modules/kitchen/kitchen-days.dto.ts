import { ApiProperty } from '@nestjs/swagger';
import { Day, EVENT_DAY, NearDay, Text, Whole } from '../../platform/http/fields.js';

/** Which days. */
export class KitchenDaysQuery {
  @Day({ description: "First day ('YYYY-MM-DD').", example: '2026-12-01' })
  from!: string;

  @Day({ description: "Last day ('YYYY-MM-DD'), at most 92 days later.", example: '2026-12-31' })
  to!: string;
}

/** Days of the chef. */
export class OwnDaysDto {
  @NearDay({ description: "First day ('YYYY-MM-DD').", example: EVENT_DAY })
  first_day!: string;

  @NearDay({ description: "Last day ('YYYY-MM-DD'), the same for one day.", example: EVENT_DAY })
  last_day!: string;
}

/** Days that the chef keeps free. */
export class BlockOwnDaysDto extends OwnDaysDto {
  @Text({ max: 200, optional: true, description: 'Staff read it.', example: 'Vacaciones' })
  reason?: string | null;
}

/** A day of the week. */
export class WeekdayDto {
  @Whole({ min: 1, max: 7, description: 'From Monday, 1, to Sunday, 7.', example: 1 })
  weekday!: number;
}

/** Up to when a day of the week is kept free. */
export class WeeklyBlockDto extends WeekdayDto {
  @NearDay({ description: "Last day ('YYYY-MM-DD'), at most three years from now.", example: EVENT_DAY })
  last_day!: string;
}

/** Days on which the chef takes no table. */
export class KitchenBlockDto {
  @ApiProperty({ type: 'string', format: 'date' })
  first_day!: string;

  @ApiProperty({ type: 'string', format: 'date' })
  last_day!: string;

  /** Whether the chef blocked them, and may open them. */
  own!: boolean;

  /** Whether they belong to a weekly rule. */
  weekly!: boolean;
}

/** A day of the week that the chef keeps free. */
export class KitchenWeeklyDto {
  /** From Monday, 1, to Sunday, 7. */
  weekday!: number;

  @ApiProperty({ type: 'string', format: 'date' })
  last_day!: string;
}

/** What stands on some days. */
export class KitchenDaysDto {
  /** Days on which an evening begins. */
  @ApiProperty({ type: 'array', items: { type: 'string', format: 'date' } })
  taken!: string[];

  blocked!: KitchenBlockDto[];

  /** Rules that have not ended. */
  weekly!: KitchenWeeklyDto[];

  /** The first day that the chef can still take back. */
  @ApiProperty({ type: 'string', format: 'date' })
  first_free!: string;
}

/** Where the chef's calendar is. */
export class KitchenCalendarDto {
  /**
   * Secret: anyone who knows it reads the calendar.
   * @example "https://sobremesa.example/calendario/Xk3v….ics"
   */
  url!: string;
}
