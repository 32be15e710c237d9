import { ApiProperty } from '@nestjs/swagger';
import {
  CreationKey,
  Day,
  EVENT_DAY,
  Flag,
  FutureDay,
  Hour,
  INT4_MAX,
  NearDay,
  Text,
  Version,
  Whole,
} from '../../platform/http/fields.js';
import { QueryNumber } from '../../platform/http/value/params.js';
import { MAX_REASON } from './blocked-range.entity.js';
import { MAX_MINUTES, MIN_MINUTES } from './evening.entity.js';

/** What is wrong with an evening: it overlaps another one, lies on a blocked day, or is not the only one of its day. */
export const CONFLICTS = ['overlap', 'blocked', 'same_day'] as const;
export type Conflict = (typeof CONFLICTS)[number];

/** Most evenings, and most blocked ranges, of one answer. */
export const MOST_ENTRIES = 1_000;

/** Which days of the agenda, and whose. */
export class AgendaQuery {
  @Day({ description: "First day ('YYYY-MM-DD').", example: '2026-12-01' })
  from!: string;

  @Day({ description: "Last day ('YYYY-MM-DD'), at most 92 days later.", example: '2026-12-31' })
  to!: string;

  @QueryNumber({ max: INT4_MAX, description: 'Only this chef.' })
  chef?: number;
}

const Confirmed = (): PropertyDecorator =>
  Flag({
    optional: true,
    description:
      'Said by somebody who knows that the chef has another evening at this hour. Without it that is refused (409).',
    example: null,
  });

const Minutes = (): PropertyDecorator =>
  Whole({ min: MIN_MINUTES, max: MAX_MINUTES, description: 'How long it lasts, in minutes.', example: 240 });

/** A new day and hour for an evening that staff entered. */
export class ShiftEveningDto {
  @FutureDay({ description: "The new day ('YYYY-MM-DD').", example: EVENT_DAY })
  day!: string;

  @Hour({ description: "When it begins in Chile ('HH:MM')." })
  starts_at!: string;

  @Minutes()
  minutes!: number;

  @Text({ max: 500, description: 'Why.', example: 'La clienta pidió el sábado siguiente.' })
  note!: string;

  @Confirmed()
  confirmed?: boolean | null;

  @Version()
  version?: number | null;
}

/** What staff write about days on which a chef takes no table. */
abstract class BlockedRangeForm {
  @Whole({ min: 1, max: INT4_MAX, description: 'The chef.', example: 1 })
  chef_id!: number;

  @NearDay({ description: "First day ('YYYY-MM-DD').", example: EVENT_DAY })
  first_day!: string;

  @NearDay({ description: "Last day ('YYYY-MM-DD'), the same for one day.", example: EVENT_DAY })
  last_day!: string;

  @Text({ max: MAX_REASON, description: 'For staff only.', example: 'Vacaciones' })
  reason!: string;
}

/** Days on which a chef takes no table. */
export class CreateBlockedRangeDto extends BlockedRangeForm {
  @CreationKey()
  creation_key?: string | null;
}

/** A blocked range's new values; a stale version is refused with 409. */
export class UpdateBlockedRangeDto extends BlockedRangeForm {
  @Version()
  version?: number | null;
}

/** A chef's table. */
export class EveningDto {
  id!: number;

  /** The request for which it was agreed. */
  quote_request_id!: number;

  /**
   * Who it is for; 'Datos bloqueados' where nobody may use the client's data.
   * @example "Íñigo"
   */
  client_first_name!: string;

  /** Null once the chef was deleted. */
  @ApiProperty({ type: 'integer', nullable: true })
  chef_id!: number | null;

  /** @example "Camila Soto" */
  chef_name!: string;

  /** The day on which it begins. */
  @ApiProperty({ type: 'string', format: 'date' })
  day!: string;

  /**
   * When it begins in Chile.
   * @example "20:30"
   */
  starts_at!: string;

  /**
   * When it ends in Chile, which may be on the next day.
   * @example "00:30"
   */
  ends_at!: string;

  minutes!: number;
  guests!: number;

  /** @example "Ñuñoa" */
  commune!: string;

  menu!: string;

  /** The client said that their data must not be used: commune and menu are empty then. */
  blocked!: boolean;

  /** Whether staff entered it themselves, and may change it here. */
  by_hand!: boolean;

  version!: number;

  /** What is wrong with it. Null for most. */
  @ApiProperty({ enum: [...CONFLICTS, null], type: 'string', nullable: true })
  conflict!: Conflict | null;

  /** Whether its date waits for the client's payment. */
  to_confirm!: boolean;
}

/** Days on which a chef takes no table. */
export class BlockedRangeDto {
  id!: number;
  chef_id!: number;

  /** @example "Camila Soto" */
  chef_name!: string;

  @ApiProperty({ type: 'string', format: 'date' })
  first_day!: string;

  @ApiProperty({ type: 'string', format: 'date' })
  last_day!: string;

  /** @example "Vacaciones" */
  reason!: string;

  /** Whether it is a day of the chef's weekly rule, such as 'Los lunes no'. */
  weekly!: boolean;

  version!: number;
}

/** Which weekly rule of a chef. */
export class EndWeeklyRuleDto {
  @Whole({ min: 1, max: INT4_MAX, description: 'The chef.', example: 1 })
  chef_id!: number;

  @Whole({ min: 1, max: 7, description: 'From Monday, 1, to Sunday, 7.', example: 1 })
  weekday!: number;
}

/** A day that a chef keeps for a request without an agreement yet. */
export class HeldDayDto {
  id!: number;

  /** The request for which it is kept. */
  quote_request_id!: number;

  /**
   * Who it is for; 'Datos bloqueados' where nobody may use the client's data.
   * @example "Íñigo"
   */
  client_first_name!: string;

  chef_id!: number;

  /** @example "Camila Soto" */
  chef_name!: string;

  @ApiProperty({ type: 'string', format: 'date' })
  day!: string;

  /** @example "20:30" */
  starts_at!: string;

  minutes!: number;

  /** When it is free again. */
  @ApiProperty({ type: 'string', format: 'date-time' })
  until!: string;
}

/** What is in the agenda on some days. */
export class AgendaDto {
  /** By the hour at which they begin; cancelled ones are left out. */
  @ApiProperty({ type: () => [EveningDto], maxItems: MOST_ENTRIES })
  evenings!: EveningDto[];

  @ApiProperty({ type: () => [BlockedRangeDto], maxItems: MOST_ENTRIES })
  blocked!: BlockedRangeDto[];

  /** Days that chefs keep for requests. */
  @ApiProperty({ type: () => [HeldDayDto], maxItems: MOST_ENTRIES })
  held!: HeldDayDto[];

  /** Whether there is more than was sent: then ask for fewer days, or for one chef. */
  more!: boolean;
}

/** The evening of a request. */
export class RequestEveningDto {
  evening!: EveningDto | null;
}

/** An evening of a chef that has not ended. */
export class EveningAheadDto {
  /** The request for which it was agreed. */
  quote_request_id!: number;

  /** The offer that agreed it, on whose page the chef is exchanged; null where staff entered it by hand. */
  @ApiProperty({ type: 'integer', nullable: true })
  offer_id!: number | null;

  @ApiProperty({ type: 'string', format: 'date' })
  day!: string;

  /** @example "20:30" */
  starts_at!: string;

  /** @example "Camila" */
  client_first_name!: string;

  /** @example "Ñuñoa" */
  commune!: string;
}

/** Whose calendar. */
export class CalendarFeedDto {
  @Whole({ min: 1, max: INT4_MAX, optional: true, description: 'The chef; null for the calendar of all.', example: 1 })
  chef_id?: number | null;
}

/** Where a calendar is. */
export class CalendarAddressDto {
  /**
   * Secret: anyone who knows it reads the calendar.
   * @example "https://sobremesa.example/calendario/Xk3v….ics"
   */
  url!: string;
}
