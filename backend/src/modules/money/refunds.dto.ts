import { ApiProperty } from '@nestjs/swagger';
import { Choice, Flag, Whole } from '../../platform/http/fields.js';
import { Reference } from './money-fields.js';
import { MAX_AMOUNT, REFUND_WAYS, WAY_NAMES, type RefundWay } from './money-kinds.js';
import { REFUND_STATE_NAMES, REFUND_STATES, type RefundState } from './payment-moves.js';

/** What an administrator gives back. */
export class GiveBackDto {
  @Choice(REFUND_WAYS, {
    names: WAY_NAMES,
    description: 'By card through Transbank, or made by hand before.',
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
