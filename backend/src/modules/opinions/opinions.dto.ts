import { ApiProperty } from '@nestjs/swagger';
import { Line, Score, Text } from '../../platform/http/fields.js';
import { PUBLICATIONS, type Publication } from '../comments/index.js';
import { MAX_SHOWN_NAME } from './shown-name.js';

/** What a client says of the evening. */
export class GiveOpinionDto {
  @Line({ max: MAX_SHOWN_NAME, description: 'As the site shows it.', example: 'Camila R.' })
  client_name!: string;

  @Score({ given: true, description: 'Half a star to five, in half steps.', example: 4.5 })
  score!: number;

  @Text({ max: 300, example: 'Una noche inolvidable. Todo impecable.' })
  description!: string;
}

/** Where a client gives an opinion. */
export class OpinionLinkDto {
  /** Anyone who has it can write the opinion. */
  url!: string;
}

/** What the page of an opinion shows to its client. */
export class OpinionPageDto {
  /** @example "Ana María Pérez" */
  chef_name!: string;

  /** The chef's address: /chef/{slug}; null where the site shows the chef no more. */
  chef_slug!: string | null;

  /** Day of the evening ('YYYY-MM-DD'). */
  @ApiProperty({ type: 'string', format: 'date', nullable: true })
  day!: string | null;

  /** The name as it was given; first name and initial before. */
  client_name!: string;

  /** Null until it is given. */
  @ApiProperty({ type: 'number', minimum: 0, maximum: 5, multipleOf: 0.5, nullable: true })
  score!: number | null;

  description!: string | null;

  /** Whether visitors read it; null until it is given. */
  @ApiProperty({ enum: [...PUBLICATIONS, null], type: 'string', nullable: true })
  publication!: Publication | null;

  /** Until when it can be changed; null until it is given. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  changeable_until!: string | null;
}
