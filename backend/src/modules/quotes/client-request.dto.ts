import { ApiProperty } from '@nestjs/swagger';
import { Flag, Line, Text } from '../../platform/http/fields.js';
import { MAX_RESTRICTIONS, RESTRICTIONS_CONSENT } from './quote-restriction.entity.js';
import { QUOTE_STATES, type QuoteState } from './quote-moves.js';
import { QUOTE_KINDS, type QuoteKind } from './quote-kinds.js';

/** What becomes of a request's data when its client wants them erased: they go at once, or staff answer. */
const ERASURES = ['now', 'by_staff'] as const;
type Erasure = (typeof ERASURES)[number];

/** A line of what was asked for. */
export class WishDto {
  /** @example "Invitados" */
  name!: string;

  /** @example "8" */
  value!: string;
}

/** What guests cannot eat, as somebody adds or corrects it. */
export abstract class RestrictionsForm {
  @Text({
    max: MAX_RESTRICTIONS,
    optional: true,
    description: 'Data about health, refused without the consent to their use; null where nothing is left to mind.',
    example: 'Una persona es celíaca.',
  })
  restrictions?: string | null;

  @Flag({
    optional: true,
    description: `The client agrees to the use of the restrictions: '${RESTRICTIONS_CONSENT.text}'`,
    example: true,
  })
  restrictions_consent?: boolean | null;
}

/** The same of a client, who does not see what is noted. */
export class RestrictMyRequestDto extends RestrictionsForm {
  @Line({
    max: 40,
    optional: true,
    description:
      'The `restricted_at` that the page said, null where nothing was noted: other words that came since are not replaced (409). Left out, nothing is compared.',
    example: null,
  })
  restricted_at?: string | null;
}

/** A request as its client sees it. Without the e-mail and the phone, and without what guests cannot eat. */
export class MyRequestDto {
  /** @example "Camila" */
  first_name!: string;

  @ApiProperty({ enum: QUOTE_KINDS, type: 'string' })
  kind!: QuoteKind;

  @ApiProperty({ enum: QUOTE_STATES, type: 'string' })
  state!: QuoteState;

  /** Whether the client withdrew it. */
  withdrawn!: boolean;

  /** When it was asked. */
  @ApiProperty({ type: 'string', format: 'date-time' })
  asked_at!: string;

  /** How the client wants to be answered. */
  answered_by!: string;

  /** What was asked for, line by line. */
  wishes!: WishDto[];

  /** Whether it is noted what the guests cannot eat. The words, which are data about health, stand nowhere on the page. */
  restricted!: boolean;

  /** When that was noted. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  restricted_at!: string | null;

  /** Whether that can be changed now. */
  can_restrict!: boolean;

  /** Whether it can be withdrawn now. */
  can_withdraw!: boolean;

  /** What becomes of the client's data when they want them erased. */
  @ApiProperty({ enum: ERASURES, type: 'string' })
  erasure!: Erasure;

  /** Until when staff answer the erasure that was asked for ('YYYY-MM-DD'); null where none waits for an answer. */
  @ApiProperty({ type: 'string', format: 'date', nullable: true })
  answered_until!: string | null;
}

/** What became of the wish to have data erased. */
export class MyErasureDto {
  /** Whether everything is erased. If not, staff have it to do. */
  erased!: boolean;

  /** Until when staff answer ('YYYY-MM-DD'); null where everything is erased. */
  @ApiProperty({ type: 'string', format: 'date', nullable: true })
  answered_until!: string | null;
}
