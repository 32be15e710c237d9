import { ApiProperty } from '@nestjs/swagger';
import { Choice, EVENT_DAY, FutureDay, Hour, Ids, Line, PRICE_MAX, Text, Whole } from '../../platform/http/fields.js';
import { MailDto } from '../../platform/mail/mail.dto.js';
import { SENT_BY, type QuoteKind, type SentBy } from '../quotes/index.js';
import { MAX_GUESTS, QUOTE_KINDS } from '../quotes/rules.js';
import {
  ANSWER_NAMES,
  CHEF_ANSWERS,
  INQUIRY_END_NAMES,
  type ChefAnswer,
  type InquiryEnd,
} from './chef-inquiry-answers.js';
import { INQUIRY_TEXTS } from './chef-inquiry.entity.js';
import { OfferChefDto } from './offers.dto.js';
import { OFFER_STATES, type OfferState } from './offer-moves.js';
import { MAX_MINUTES, MIN_MINUTES } from './offer-words.js';

/** Most chefs of one press. */
const MAX_ASKED = 10;

/** Most inquiries of one request, also ended ones. */
export const MAX_INQUIRIES = 60;

/** Most inquiries that a chef sees at once. */
export const MOST_OF_CHEF = 50;

/** What staff ask some chefs. */
export class AskChefsDto {
  @Ids({ min: 1, max: MAX_ASKED, description: 'Whom to ask.', example: [1] })
  chef_ids!: number[];

  @FutureDay({ description: "Day of the evening ('YYYY-MM-DD').", example: EVENT_DAY })
  day!: string;

  @Hour({ description: "When it begins ('HH:MM'), by the clocks of Santiago." })
  starts_at!: string;

  @Whole({ min: MIN_MINUTES, max: MAX_MINUTES, description: 'How long it lasts, in minutes.', example: 240 })
  minutes!: number;

  @Whole({ min: 1, max: MAX_GUESTS, description: 'How many people.', example: 8 })
  guests!: number;

  @Line({ max: INQUIRY_TEXTS.commune, description: 'Commune.', example: 'Providencia' })
  commune!: string;

  @Text({ max: INQUIRY_TEXTS.menu, optional: true, description: 'What would be cooked.', example: 'Pastel de choclo' })
  menu?: string | null;

  @Whole({
    min: 1,
    max: PRICE_MAX,
    optional: true,
    description: 'What the chef would get, in whole CLP.',
    example: 240000,
  })
  pay?: number | null;

  @Choice(SENT_BY, {
    names: { mail: 'Correo', link: 'WhatsApp' },
    description: 'By mail, which needs a mail server, or by a link that staff pass on.',
    example: 'link',
  })
  by!: SentBy;
}

/** What a chef answers. */
export class AnswerChefInquiryDto {
  @Choice(CHEF_ANSWERS, { names: ANSWER_NAMES, description: 'Whether the chef can.', example: 'can' })
  answer!: ChefAnswer;

  @Text({
    max: INQUIRY_TEXTS.answer,
    optional: true,
    description: "What would have to be different; asked for with 'Puedo, pero…'.",
    example: null,
  })
  text?: string | null;
}

/** What both sides read of an inquiry. */
abstract class AskedDto {
  id!: number;

  @ApiProperty({ type: 'string', format: 'date' })
  day!: string;

  /** @example "20:30" */
  starts_at!: string;

  @ApiProperty({ type: 'integer' })
  minutes!: number;

  @ApiProperty({ type: 'integer' })
  guests!: number;

  /** @example "Ñuñoa" */
  commune!: string;

  @ApiProperty({ enum: QUOTE_KINDS, type: 'string' })
  kind!: QuoteKind;

  menu!: string | null;

  /** What the chef would get, in whole CLP; null where nobody said. */
  @ApiProperty({ type: 'integer', nullable: true })
  pay!: number | null;

  /** Null until the chef answered. */
  @ApiProperty({ enum: [...CHEF_ANSWERS, null], type: 'string', nullable: true })
  answer!: ChefAnswer | null;

  /** What the chef wrote with it. */
  answer_text!: string | null;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  answered_at!: string | null;

  /** Until when 'Puedo' keeps the day; null where it does not. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  held_until!: string | null;

  @ApiProperty({ type: 'string', format: 'date-time' })
  asked_at!: string;
}

/** An inquiry for staff. */
export class ChefInquiryDto extends AskedDto {
  request_id!: number;

  /** Null once the chef was deleted. */
  chef!: OfferChefDto | null;

  /** The chef's name when they were asked. */
  chef_name!: string;

  /** How the chef was asked. */
  @ApiProperty({ enum: SENT_BY, type: 'string' })
  sent_by!: SentBy;

  /** What has become of the mail that asked; null where none was written. */
  mail!: MailDto | null;

  /** How it ended; null while the chef can answer. */
  @ApiProperty({ enum: [...INQUIRY_END_NAMES, null], type: 'string', nullable: true })
  ended!: InquiryEnd | null;

  /** Why the chef cannot answer any more, in a sentence for staff; null while they can. */
  over!: string | null;

  /** Opens a chat with the chef in which the question is written, or that it came to nothing; null where there is nothing to say. */
  @ApiProperty({ type: 'string', nullable: true, example: null })
  whatsapp!: string | null;
}

/** An inquiry for its chef. It names no client. */
export class ChefInquiryPageDto extends AskedDto {
  /** Who is asked. */
  chef_name!: string;

  /** Why it cannot be answered or changed any more, in Spanish; null while it can. */
  over!: string | null;

  /** Whether another table of the chef overlaps. */
  overlaps!: boolean;
}

/** An offer that its client can still accept. */
export class OpenOfferDto {
  id!: number;
  request_id!: number;

  /** @example "C-2026-0001" */
  number!: string;

  @ApiProperty({ enum: OFFER_STATES, type: 'string' })
  state!: OfferState;

  /** Who asked; 'Datos bloqueados' where nobody may use the client's data. */
  client_name!: string;

  @ApiProperty({ type: 'string', format: 'date' })
  day!: string;

  @ApiProperty({ type: 'string', format: 'date' })
  valid_until!: string;
}
