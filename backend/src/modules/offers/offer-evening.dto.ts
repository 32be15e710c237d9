import { ApiProperty } from '@nestjs/swagger';
import { Choice, EVENT_DAY, FutureDay, Hour, Text, Version, Whole } from '../../platform/http/fields.js';
import { CANCELLER_NAMES, CANCELLERS, type CancelledBy } from '../agenda/index.js';

/** Moves an evening to another day or hour. */
export class MoveEveningDto {
  @FutureDay({ description: "The new day ('YYYY-MM-DD').", example: EVENT_DAY })
  day!: string;

  @Hour({ description: "When it begins ('HH:MM'), by the clocks of Santiago." })
  starts_at!: string;

  @Text({ max: 500, description: 'Why, for staff.', example: 'El cliente pidió otra fecha.' })
  note!: string;

  @Version()
  version?: number | null;
}

/** Cancels an evening for ever. */
export class CancelEveningDto {
  @Choice(CANCELLERS, { names: CANCELLER_NAMES, description: 'Who cancels.', example: 'client' })
  by!: CancelledBy;

  @Text({ max: 500, description: 'Why, for staff.', example: 'Se enfermó la clienta.' })
  reason!: string;

  @Whole({
    min: 0,
    max: 100,
    optional: true,
    description:
      'The share that is given back, of what was paid, or of the agreed total where the company keeps no money, in percent. At least what the terms say, which it is by default: their table where the client cancels, otherwise all.',
    example: null,
  })
  percent?: number | null;

  @Text({ max: 500, optional: true, description: 'Why it is more than the terms say; asked for then.', example: null })
  percent_note?: string | null;

  @Version()
  version?: number | null;
}

/** What would be given back if the evening were called off today. */
export class RefundDto {
  /** Business days until the evening. */
  @ApiProperty({ type: 'integer' })
  business_days!: number;

  /** @example 50 */
  @ApiProperty({ type: 'integer' })
  percent!: number;

  /** Whole CLP; null where no offer says what was agreed. */
  @ApiProperty({ type: 'integer', nullable: true })
  amount!: number | null;

  /** What was paid, which the share is a part of; null if it is a part of the agreed total. Whole CLP. */
  @ApiProperty({ type: 'integer', nullable: true })
  paid!: number | null;
}

/** How an evening ended early. It stays as it was on that day. */
export class CancellationDto {
  @ApiProperty({ enum: CANCELLERS, type: 'string' })
  by!: CancelledBy;

  /**
   * Who cancelled, as people read it.
   * @example "El cliente"
   */
  by_name!: string;

  /** Why, for staff; null where the client did it alone, or it was erased. */
  reason!: string | null;

  /** The share that is given back, in percent. */
  @ApiProperty({ type: 'integer' })
  percent!: number;

  /** Whole CLP. */
  @ApiProperty({ type: 'integer' })
  amount!: number;

  /** What was paid, which the share is a part of; null if it is a part of the agreed total. Whole CLP. */
  @ApiProperty({ type: 'integer', nullable: true })
  paid!: number | null;

  /** Why it is more than the terms say. */
  percent_note!: string | null;

  @ApiProperty({ type: 'string', format: 'date-time' })
  at!: string;
}

/** The evening of an accepted offer. */
export class OfferEveningDto {
  id!: number;

  @ApiProperty({ type: 'string', format: 'date' })
  day!: string;

  /** @example "20:30" */
  starts_at!: string;

  version!: number;

  /** What calling it off today would give back. */
  refund!: RefundDto;
}

/** The chef's event sheet, for a chat. */
export class EventSheetDto {
  chef_name!: string;
  email!: string;

  /** @example "+56912345678" */
  phone_number!: string;

  /** What the chef has to know, in lines. */
  text!: string;
}
