import { ApiProperty } from '@nestjs/swagger';
import { Agreed, ClientPhone, Line, Nested, Text, Whole } from '../../platform/http/fields.js';
import { EVENING_TEXTS } from '../agenda/index.js';
import { ImageDto } from '../files/index.js';
import { MAX_LINES } from './offer-line.entity.js';
import { MAX_MENUS } from './offer-menu.entity.js';
import { OFFER_STATES, type OfferState } from './offer-moves.js';
import { OfferComparedDto, OfferLineDto, OfferMenuDto } from './offers.dto.js';

/** The client says yes. */
export class AcceptOfferDto {
  @Line({ max: 200, description: 'Who accepts.', example: 'Camila Rojas' })
  name!: string;

  @Agreed({
    msg: 'Acepta los términos para confirmar.',
    description: 'The client agrees to the terms of this version.',
    example: true,
  })
  terms!: true;

  @Text({ max: 40, description: 'Version of the terms that the client was shown.', example: '1' })
  terms_version!: string;
}

/** The client says no. */
export class DeclineOfferDto {
  @Text({ max: 500, optional: true, description: 'Why, where the client wants to say so.', example: null })
  reason?: string | null;
}

/** The client cancels the evening. */
export class CancelMyEveningDto {
  @Whole({ min: 0, max: 100, description: 'The share that the client read, in percent.', example: 50 })
  percent!: number;
}

/** Data for that night. Whole: what is left out is taken away. */
export abstract class NightForm {
  @Line({
    max: EVENING_TEXTS.address,
    optional: true,
    description: 'Street and number.',
    example: 'Los Leones 120, depto. 4',
  })
  address?: string | null;

  @Line({
    max: EVENING_TEXTS.contact,
    optional: true,
    description: 'Who receives the chef, where it is not the client.',
    example: 'Pedro Rojas',
  })
  contact_name?: string | null;

  @ClientPhone({ optional: true, description: 'Their phone.' })
  contact_phone?: string | null;
}

/** The data for that night as the client's page showed them. */
export class SeenNightDto extends NightForm {}

/** The client completes or corrects the data for that night. */
export class CompleteMyEveningDto extends NightForm {
  @Nested(() => SeenNightDto, {
    optional: true,
    description: 'What the page showed, so that nothing is overwritten unseen. Left out, nobody asks.',
  })
  seen?: SeenNightDto | null;
}

/** The client wishes other guests or another menu. */
export class WishForMyEveningDto {
  @Text({ max: 500, description: 'What should change.', example: 'Seremos diez en vez de ocho.' })
  wish!: string;
}

/** What is given back of a cancelled evening. */
export class GivenBackDto {
  /** In percent. */
  @ApiProperty({ type: 'integer' })
  percent!: number;

  /** Whole CLP. */
  @ApiProperty({ type: 'integer' })
  amount!: number;

  /** What was paid, which the share is a part of; null if it is a part of the agreed total. Whole CLP. */
  @ApiProperty({ type: 'integer', nullable: true })
  paid!: number | null;
}

/** The evening of the client's request. */
export class MyEveningDto {
  @ApiProperty({ type: 'string', format: 'date' })
  day!: string;

  /** @example "20:30" */
  starts_at!: string;

  chef_name!: string;

  @ApiProperty({ type: 'integer' })
  guests!: number;

  /** @example "Providencia" */
  commune!: string;

  /** Street and number; null where nobody said it. */
  address!: string | null;

  /** Who receives the chef, where it is not the client. */
  contact_name!: string | null;

  contact_phone!: string | null;

  /** Whether the client can complete these data, or wish a change, now: not any more once it has begun. */
  can_complete!: boolean;

  /** Changes that the client wished and nobody has answered. */
  @ApiProperty({ type: [String] })
  wishes!: string[];

  /** Whether it was cancelled. */
  cancelled!: boolean;

  /** Whether the client can cancel it now: not any more once it has begun. */
  can_cancel!: boolean;

  /** Business days until it. */
  @ApiProperty({ type: 'integer' })
  business_days!: number;

  /**
   * The rule of the terms that applies today.
   * @example "Entre 3 y 5 días hábiles antes"
   */
  notice!: string;

  /** The share that cancelling it today gives back, or that its cancellation gave; null of an old one. */
  @ApiProperty({ type: 'integer', nullable: true })
  percent!: number | null;

  /** Whole CLP; null where no offer says what was agreed. */
  @ApiProperty({ type: 'integer', nullable: true })
  amount!: number | null;

  /** What was paid, which the share is a part of; null if it is a part of the agreed total. Whole CLP. */
  @ApiProperty({ type: 'integer', nullable: true })
  paid!: number | null;
}

/** The evening of the client's request; null where it has none. */
export class MyEveningAnswerDto {
  evening!: MyEveningDto | null;
}

/** The chef as the client of an offer sees them. */
export class ClientChefDto {
  /** @example "Ana María Pérez" */
  chef_name!: string;

  profile_image!: ImageDto;
}

/** What part of the price is given back, by the time before the evening. */
export class RefundRuleDto {
  /** @example "Más de 5 días hábiles antes" */
  notice!: string;

  /** @example 100 */
  @ApiProperty({ type: 'integer' })
  percent!: number;
}

/** The evening as it is agreed now. Staff may have moved it since the offer was accepted. */
export class ClientEveningDto {
  @ApiProperty({ type: 'string', format: 'date' })
  day!: string;

  /** @example "20:30" */
  starts_at!: string;
}

/** An offer in the list on the page of its request. */
export class MyOfferDto {
  /** @example "C-2026-0001" */
  number!: string;

  @ApiProperty({ enum: OFFER_STATES, type: 'string' })
  state!: OfferState;

  /** Why it cannot be answered any more, in a sentence; null while it can, and once it was accepted. */
  @ApiProperty({ type: 'string', nullable: true, example: null })
  over!: string | null;

  /** Last day on which it can be accepted. */
  @ApiProperty({ type: 'string', format: 'date' })
  valid_until!: string;

  /** Total in whole CLP. */
  @ApiProperty({ type: 'integer' })
  total!: number;

  /** Its own secret address. */
  @ApiProperty({ type: 'string', format: 'uri' })
  url!: string;
}

/** A newer version of an offer: a change that waits for an answer, or the one that holds. */
export class NewerOfferDto {
  /** @example "C-2026-0001 · v2" */
  number!: string;

  /** Its own secret address. */
  @ApiProperty({ type: 'string', format: 'uri' })
  url!: string;
}

/** An offer as its client reads it. */
export class ClientOfferDto {
  /** @example "C-2026-0001" */
  number!: string;

  /** The client's first name. */
  client!: string;

  @ApiProperty({ enum: OFFER_STATES, type: 'string' })
  state!: OfferState;

  /** Why it cannot be answered any more, in Spanish; null while it can, and once it is accepted. */
  over!: string | null;

  chef_name!: string;

  /** Null once the chef was deleted. */
  chef!: ClientChefDto | null;

  @ApiProperty({ type: () => [OfferMenuDto], maxItems: MAX_MENUS })
  menus!: OfferMenuDto[];

  @ApiProperty({ type: 'integer' })
  guests!: number;

  @ApiProperty({ type: 'string', format: 'date' })
  day!: string;

  /** @example "20:30" */
  starts_at!: string;

  @ApiProperty({ type: 'integer' })
  minutes!: number;

  commune!: string | null;

  address!: string | null;

  included!: string | null;

  conditions!: string;

  /** Last day to accept. */
  @ApiProperty({ type: 'string', format: 'date' })
  valid_until!: string;

  @ApiProperty({ type: () => [OfferLineDto], maxItems: MAX_LINES })
  lines!: OfferLineDto[];

  /** Whole CLP with taxes. */
  @ApiProperty({ type: 'integer' })
  total!: number;

  /** The total by the number of guests, in whole CLP, rounded. */
  @ApiProperty({ type: 'integer' })
  per_person!: number;

  /** What is given back when. */
  refunds!: RefundRuleDto[];

  /** What business days are. */
  business_days!: string;

  /** What our terms say of the chef's fee. */
  fee!: string;

  /** Version of the terms that are agreed to: today's, or the one that was accepted. */
  terms_version!: string;

  /** Day of that version. */
  @ApiProperty({ type: 'string', format: 'date' })
  terms_day!: string;

  /** Where the accepted version can be read; null while nothing is accepted, or when it was by telephone. */
  terms_path!: string | null;

  /** Who accepted, as they wrote their name. */
  accepted_name!: string | null;

  /** When it was accepted. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  accepted_at!: string | null;

  /** Whether the client was mailed the evening for their calendar, or still will be. */
  confirmation_mailed!: boolean;

  /** Of an accepted offer whose evening was cancelled. */
  given_back!: GivenBackDto | null;

  /** Of a change of what was agreed: both sides, field by field. Null of any other offer. */
  compared!: OfferComparedDto[] | null;

  /** A change of this offer that waits for an answer, or that took its place; null without one. */
  newer!: NewerOfferDto | null;

  /** Of an accepted offer, unless it was called off, and of a change of it that waits. */
  evening!: ClientEveningDto | null;
}
