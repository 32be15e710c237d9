import { ApiProperty } from '@nestjs/swagger';
import { INT4_MAX, Text, Whole } from '../../platform/http/fields.js';
import { ANSWER_STATES, MAX_ANSWER, type AnswerState } from '../comments/index.js';

/** Most opinions of one answer: the newest. */
export const MOST_OPINIONS = 200;

/** The chef's public answer to an opinion. */
export class AnswerOpinionDto {
  @Text({ max: MAX_ANSWER, description: 'Visitors read it once staff published it.', example: 'Gracias, Camila.' })
  text!: string;

  @Whole({ min: 0, max: INT4_MAX, description: 'Version of the answer that was seen; 0 before the first.', example: 0 })
  version!: number;
}

/** The answer and its state. */
export class KitchenAnswerDto {
  text!: string;

  @ApiProperty({ enum: ANSWER_STATES, type: 'string' })
  state!: AnswerState;

  /** What staff ask where they returned it. */
  note!: string | null;
}

/** An opinion about the chef, as the site shows it. */
export class KitchenOpinionDto {
  id!: number;

  /** @example "Camila R." */
  client_name!: string;

  description!: string;

  /** 0 to 5 in half steps. */
  @ApiProperty({ type: 'number', minimum: 0, maximum: 5, multipleOf: 0.5 })
  score!: number;

  /** Whether the client wrote it, through a link that they were sent after the evening. */
  verified!: boolean;

  /** The day on which it came. */
  @ApiProperty({ type: 'string', format: 'date' })
  day!: string;

  /** What the chef answered; null where they did not. */
  answer!: KitchenAnswerDto | null;

  /** Of the answer: send it back with a new one, so that another tab's is not overwritten unseen. 0 before the first. */
  @ApiProperty({ type: 'integer' })
  answer_version!: number;
}
