import { ApiProperty, IntersectionType, OmitType } from '@nestjs/swagger';
import { Choice, Flag, Whole } from '../../platform/http/fields.js';
import { PaymentTryDto, RefundTryDto, StandingDto } from './evening-money.dto.js';
import { Reference } from './money-fields.js';
import { MAX_AMOUNT, MOST_REFUNDS, REFUND_WAYS, WAY_NAMES, type RefundWay } from './money-kinds.js';
import { REFUND_STATE_NAMES, REFUND_STATES, type RefundState } from './payment-moves.js';

/** What an administrator gives back. */
export class GiveBackDto {
  @Choice(REFUND_WAYS, {
    names: WAY_NAMES,
    description: 'By card through Transbank, to the gift cards that paid, or made by hand before.',
    example: 'transfer',
  })
  way!: RefundWay;

  @Whole({ min: 1, max: MAX_AMOUNT, description: 'How much, in whole CLP.', example: 90000 })
  amount!: number;

  @Whole({
    min: 0,
    max: MAX_AMOUNT,
    description: 'What was to give back when it was seen; another is refused (409): somebody was faster.',
    example: 90000,
  })
  seen!: number;

  @Reference({ optional: true, description: "The bank's name for a transfer.", example: '000123456' })
  reference?: string | null;
}

/** What Transbank's portal says of a refund that nobody could ask for. */
export class VerifyRefundDto {
  @Flag({ description: 'Whether it was made.', example: true })
  made!: boolean;
}

/** What became of a refund. */
export class RefundOutcomeDto {
  id!: number;

  @ApiProperty({ enum: REFUND_STATES, type: 'string', 'x-names': REFUND_STATE_NAMES } as object)
  state!: RefundState;
}

/** Whose money it is. */
class OfEveningDto {
  evening_id!: number;

  @ApiProperty({ type: 'string', format: 'date' })
  day!: string;

  /** The number of what was agreed; null where staff once entered the evening by hand. */
  number!: string | null;

  chef_name!: string;

  /** The client's name; without it where the data are blocked. */
  client!: string;
}

/** An evening with money to give back. */
export class RefundDueDto extends IntersectionType(OfEveningDto, OmitType(StandingDto, ['left'])) {
  /** When it was cancelled; null where more was paid than agreed. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  cancelled_at!: string | null;

  /** The share of what was paid that the cancellation gives back, in percent. */
  @ApiProperty({ type: 'integer', nullable: true })
  percent!: number | null;

  /** What came after the cancellation, in whole CLP. */
  @ApiProperty({ type: 'integer' })
  came_late!: number;

  /** How much of it goes back first to the gift cards that paid, in whole CLP. The other ways give back at most the rest. */
  @ApiProperty({ type: 'integer' })
  to_gift_cards!: number;

  /** The most that can be given back by card at once, in whole CLP: Transbank gives back payment by payment. */
  @ApiProperty({ type: 'integer' })
  by_card!: number;

  /** Since when it waits. */
  @ApiProperty({ type: 'string', format: 'date-time' })
  since!: string;
}

/** A payment by card that staff have to verify. */
export class PaymentToVerifyDto extends PaymentTryDto {
  /** Null where it pays a gift card. */
  @ApiProperty({ type: 'integer', nullable: true })
  evening_id!: number | null;

  /** Null where it pays an evening. */
  @ApiProperty({ type: 'integer', nullable: true })
  gift_card_id!: number | null;

  /** Of what was agreed, or of the gift card. */
  @ApiProperty({ type: 'string', nullable: true, example: 'G-00012' })
  number!: string | null;

  /** Who pays; without a name where the data are blocked. */
  client!: string;
}

/** A refund by card that is not decided. */
export class OpenRefundDto extends IntersectionType(OfEveningDto, RefundTryDto) {}

/** 'Devoluciones': what is to give back, and what nobody knows yet. The oldest first. */
export class RefundsDto {
  @ApiProperty({ type: () => [RefundDueDto], maxItems: MOST_REFUNDS })
  due!: RefundDueDto[];

  @ApiProperty({ type: () => [PaymentToVerifyDto], maxItems: MOST_REFUNDS })
  tries!: PaymentToVerifyDto[];

  @ApiProperty({ type: () => [OpenRefundDto], maxItems: MOST_REFUNDS })
  refunds!: OpenRefundDto[];
}
