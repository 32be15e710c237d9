import { ApiProperty } from '@nestjs/swagger';
import { Choice } from '../../platform/http/fields.js';
import { LOST_REASONS, type LostReason } from '../quotes/index.js';
import { PERIODS, type WeekCount } from './period.js';

const count = (example: number) => ApiProperty({ type: 'integer', minimum: 0, example });

/** The weeks of the figures. */
export class RequestFiguresQuery {
  @Choice(PERIODS, { optional: true, description: 'How many weeks, the current one included; 12 unless said.' })
  weeks?: WeekCount | null;
}

/** The requests that came in one week, from Monday to Sunday in Chile. */
export class RequestWeekDto {
  /** Its Monday. */
  @ApiProperty({ type: 'string', format: 'date', example: '2026-11-16' })
  week!: string;

  /** Requests from the site's form. */
  @count(9)
  site!: number;

  /** Requests from the site's form that a campaign brought. */
  @count(4)
  campaign!: number;

  /** Requests that staff wrote down on the telephone. */
  @count(2)
  phone!: number;
}

/** How far the requests of the period came. Each step holds those who came further. */
export class RequestFunnelDto {
  /** All of them. */
  @count(120)
  received!: number;

  /** Somebody answered. */
  @count(104)
  answered!: number;

  /** An offer was sent. */
  @count(61)
  quoted!: number;

  /** The client accepted. */
  @count(33)
  accepted!: number;
}

/** How many clients waited about as long for the first answer. */
export class AnswerWaitDto {
  /** They waited less than these minutes of working hours, and as much as the group before or longer; null for the longest. */
  @ApiProperty({ type: 'integer', minimum: 1, nullable: true, example: 60 })
  below_minutes!: number | null;

  @count(14)
  count!: number;
}

/** How long clients waited for the first answer. Those who wait still are not among them. */
export class FirstAnswersDto {
  /** Half of them were answered within these minutes of working hours (Monday to Saturday 9–19 in Chile); null where nobody was. */
  @ApiProperty({ type: 'integer', minimum: 0, nullable: true, example: 110 })
  median_minutes!: number | null;

  /** The shortest wait first. */
  waits!: AnswerWaitDto[];
}

/** Why requests of the period were lost. */
export class LostRequestsDto {
  @ApiProperty({ enum: LOST_REASONS, type: 'string', example: 'precio' })
  reason!: LostReason;

  @count(8)
  count!: number;
}

/** What clients accepted in one month of Chile, whenever they asked. */
export class AcceptedMonthDto {
  /** @example "2026-11" */
  month!: string;

  /** Offers that were accepted and not called off. */
  @count(7)
  offers!: number;

  /** Their total, in whole CLP with taxes. */
  @count(3_150_000)
  total!: number;

  /** What came in that month for evenings and gift cards, whenever they were agreed, in whole CLP: as Caja says it. */
  @ApiProperty({ type: 'integer', example: 2_400_000 })
  paid!: number;
}

/** What became of the requests that came in some weeks. */
export class RequestFiguresDto {
  /** Every week of the period, the current one last. */
  weeks!: RequestWeekDto[];

  answers!: FirstAnswersDto;

  funnel!: RequestFunnelDto;

  /** The most frequent reason first. */
  lost!: LostRequestsDto[];

  /** Every month that the weeks touch, whole, the current one last. */
  accepted!: AcceptedMonthDto[];
}
