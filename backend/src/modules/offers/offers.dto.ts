import { ApiProperty } from '@nestjs/swagger';
import { MailDto, UndeliveredMailDto } from '../../platform/mail/mail.dto.js';
import { LookupDto } from '../lookups/index.js';
import { NO_MAIL, QUOTE_STATES, type NoMail, type QuoteState } from '../quotes/index.js';
import { COMPARED_FIELDS, type Compared } from './offer-changes.js';
import { CancellationDto, OfferEveningDto } from './offer-evening.dto.js';
import { MAX_LINES } from './offer-line.entity.js';
import { MAX_MENUS } from './offer-menu.entity.js';
import { OFFER_STATE_NAMES, OFFER_STATES, type OfferState } from './offer-moves.js';

/** A line as it is shown. */
export class OfferLineDto {
  /** @example "Cena de tres tiempos" */
  description!: string;

  @ApiProperty({ type: 'integer', example: 8 })
  quantity!: number;

  /** Whole CLP; negative for a discount. */
  @ApiProperty({ type: 'integer', example: 45000 })
  unit_price!: number;

  /** Whole CLP. */
  @ApiProperty({ type: 'integer', example: 360000 })
  total!: number;
}

/** An experience as it is offered. */
export class OfferMenuDto {
  /** Null once the experience was deleted. */
  @ApiProperty({ type: 'integer', nullable: true })
  proposal_id!: number | null;

  /** @example "Pastel de choclo" */
  dish_name!: string;

  /** Parte 1. */
  starter!: string;

  /** Parte 2. */
  main_course!: string;

  /** Parte 3. */
  dessert!: string;
}

/** The chef of an offer. */
export class OfferChefDto {
  id!: number;

  /** @example "Ana María Pérez" */
  chef_name!: string;

  /** The chef's address: /chef/{slug}. */
  slug!: string;
}

/** An offer as staff see it. */
export class OfferDto {
  id!: number;

  @ApiProperty({ type: 'integer' })
  request_id!: number;

  /** Null in a draft. A change of what was agreed has the number of what it changes, with its version: 'C-2026-0001 · v2'. */
  @ApiProperty({ type: 'string', nullable: true, example: 'C-2026-0001' })
  number!: string | null;

  /** 1, or higher for a change of what was agreed. */
  @ApiProperty({ type: 'integer', example: 1 })
  revision!: number;

  @ApiProperty({ enum: OFFER_STATES, type: 'string', 'x-names': OFFER_STATE_NAMES } as object)
  state!: OfferState;

  /**
   * The state as people read it.
   * @example "Enviada"
   */
  state_name!: string;

  /** Null in a draft without one, and once the chef was deleted. */
  chef!: OfferChefDto | null;

  /** The chef's name when it was written. */
  chef_name!: string | null;

  @ApiProperty({ type: () => [OfferMenuDto], maxItems: MAX_MENUS })
  menus!: OfferMenuDto[];

  @ApiProperty({ type: 'integer', nullable: true })
  guests!: number | null;

  @ApiProperty({ type: 'string', format: 'date', nullable: true })
  day!: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: '20:30' })
  starts_at!: string | null;

  @ApiProperty({ type: 'integer' })
  minutes!: number;

  commune!: string | null;

  address!: string | null;

  included!: string | null;

  conditions!: string | null;

  @ApiProperty({ type: 'string', format: 'date', nullable: true })
  valid_until!: string | null;

  @ApiProperty({ type: () => [OfferLineDto], maxItems: MAX_LINES })
  lines!: OfferLineDto[];

  /** Whole CLP with taxes, computed from the lines. */
  @ApiProperty({ type: 'integer' })
  total!: number;

  /** The share that is due first, in percent; null for the company's, and while the company takes no money. */
  @ApiProperty({ type: 'integer', nullable: true })
  reserva_percent!: number | null;

  /** The offer that this one replaces; a change, once the client says yes. */
  @ApiProperty({ type: 'integer', nullable: true })
  replaces_id!: number | null;

  /** Its number. */
  replaces!: string | null;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  sent_at!: string | null;

  /** When the client opened it. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  viewed_at!: string | null;

  /** When it was accepted, declined, expired, withdrawn, or replaced before its client decided. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  settled_at!: string | null;

  /** Who accepted, as they wrote their name. */
  accepted_name!: string | null;

  /** Version of the terms that the client agreed to; null while they did not, or by telephone. */
  terms_version!: string | null;

  /** Why the client declined, where they said so. */
  decline_reason!: string | null;

  /** Whether staff have to confirm it, because another accepted evening of the chef overlaps. */
  overlaps!: boolean;

  /** Whether the evening of an accepted offer was called off. */
  cancelled!: boolean;

  /** What has become of the mail to the client; null where none was written. */
  mail!: MailDto | null;

  /** Other mails about the offer and its evening, to the client, the company or the chef, that have not arrived. */
  undelivered!: UndeliveredMailDto[];

  /** Raised by every change. */
  version!: number;

  @ApiProperty({ type: 'string', format: 'date-time' })
  created_at!: string;
}

/** Something that an offer says, before and after a change, in words. Empty where it says nothing. */
export class OfferComparedDto {
  @ApiProperty({ enum: COMPARED_FIELDS, type: 'string' })
  field!: Compared['field'];

  /** @example "Invitados" */
  label!: string;

  /** @example "8" */
  before!: string;

  /** @example "9" */
  after!: string;

  /** Whether it changes. */
  differs!: boolean;
}

/** A change of what was agreed, as the accepted offer names it. */
export class OfferChangeDto {
  id!: number;

  /** Null in a draft. */
  @ApiProperty({ type: 'string', nullable: true, example: 'C-2026-0001 · v2' })
  number!: string | null;

  @ApiProperty({ enum: OFFER_STATES, type: 'string' })
  state!: OfferState;
}

/** What a draft lacks before it can be sent. */
export class OfferLackDto {
  /** The field of the draft. */
  @ApiProperty({ example: 'chef_id' })
  field!: string;

  @ApiProperty({ example: 'Elige al chef.' })
  msg!: string;
}

/** An offer with what its page shows beside it. */
export class OfferPageDto extends OfferDto {
  /** What a draft lacks before it can be sent; empty of what was sent. */
  @ApiProperty({ type: () => [OfferLackDto] })
  lacks!: OfferLackDto[];

  /** Who asked. */
  client_name!: string;

  /** How far the request has come: a newer version is made until its client has decided. */
  @ApiProperty({ enum: QUOTE_STATES, type: 'string' })
  request_state!: QuoteState;

  /** Why no mail about it goes out: no mail server is configured, or its client is blocked or erased; null where mails do. */
  @ApiProperty({ enum: [...NO_MAIL, null], type: 'string', nullable: true, example: null })
  no_mail!: NoMail | null;

  /** What staff should know before they send it, such as a chef who is taken that day. */
  @ApiProperty({ type: [String], example: ['Ana María Pérez ya tiene una mesa ese día.'] })
  warnings!: string[];

  /** What the guests cannot eat, for who writes a draft; null otherwise, and where nothing is noted. Data about health: nobody else reads it. */
  @ApiProperty({ type: 'string', nullable: true, example: null })
  restrictions!: string | null;

  /** The diets of the list that these words name. An experience that does not say them may not serve them. */
  needed_diets!: LookupDto[];

  /** Of an accepted offer. */
  evening!: OfferEveningDto | null;

  /** Of a change: what was agreed and what the change says, field by field. Null of any other offer. */
  compared!: OfferComparedDto[] | null;

  /** The change that waits for its client's yes, or that took the place of this offer; null without one. */
  change!: OfferChangeDto | null;

  /** How its evening ended early; null where it did not. */
  cancellation!: CancellationDto | null;
}

/** The address under which the client reads an offer. */
export class OfferLinkDto {
  /** @example "https://sobremesa.example/cotizacion/…" */
  url!: string;
}
