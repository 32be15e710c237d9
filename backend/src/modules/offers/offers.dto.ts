import { ApiProperty } from '@nestjs/swagger';
import {
  Choice,
  EVENT_DAY,
  FutureDay,
  Hour,
  Ids,
  INT4_MAX,
  Line,
  NearDay,
  NestedList,
  PRICE_MAX,
  Text,
  Version,
  Whole,
} from '../../platform/http/fields.js';
import { MailDto, UndeliveredMailDto } from '../../platform/mail/mail.dto.js';
import { CANCELLER_NAMES, CANCELLERS, type CancelledBy } from '../agenda/index.js';
import { LookupDto } from '../lookups/index.js';
import { NO_MAIL, QUOTE_STATES, SENT_BY, type NoMail, type QuoteState, type SentBy } from '../quotes/index.js';
import { MAX_GUESTS } from '../quotes/rules.js';
import { MAX_DESCRIPTION, MAX_LINES, MAX_QUANTITY } from './offer-line.entity.js';
import { MAX_MENUS } from './offer-menu.entity.js';
import { COMPARED_FIELDS, type Compared } from './offer-changes.js';
import { OFFER_STATE_NAMES, OFFER_STATES, type OfferState } from './offer-moves.js';
import { MAX_MINUTES, MIN_MINUTES } from './offer-words.js';

/** A new draft of a request. */
export class CreateOfferDto {
  @Whole({ min: 1, max: INT4_MAX, description: 'The request.', example: 1 })
  request_id!: number;
}

/** So many of something at a price. */
export class OfferLineFieldsDto {
  @Text({ max: MAX_DESCRIPTION, example: 'Cena de tres tiempos' })
  description!: string;

  @Whole({ min: 1, max: MAX_QUANTITY, description: 'How many.', example: 8 })
  quantity!: number;

  @Whole({
    min: -PRICE_MAX,
    max: PRICE_MAX,
    description: 'Price of one, in whole CLP with taxes; negative for a discount.',
    example: 45000,
  })
  unit_price!: number;
}

/** What staff write in a draft. Anything may be left out until it is sent. */
export class UpdateOfferDto {
  @Whole({ min: 1, max: INT4_MAX, optional: true, description: 'The chef.', example: 1 })
  chef_id?: number | null;

  @Ids({ max: MAX_MENUS, description: "The chef's experiences, in order.", example: [] })
  proposal_ids!: number[];

  @Whole({ min: 1, max: MAX_GUESTS, optional: true, description: 'How many people.', example: 8 })
  guests?: number | null;

  @NearDay({ optional: true, description: "Day of the evening ('YYYY-MM-DD').", example: null })
  day?: string | null;

  @Hour({ optional: true, description: "When it begins ('HH:MM'), by the clocks of Santiago." })
  starts_at?: string | null;

  @Whole({ min: MIN_MINUTES, max: MAX_MINUTES, description: 'How long it lasts, in minutes.', example: 240 })
  minutes!: number;

  @Line({ max: 80, optional: true, description: 'Commune.', example: 'Providencia' })
  commune?: string | null;

  @Line({ max: 200, optional: true, description: 'Address.', example: null })
  address?: string | null;

  @Text({ max: 1000, optional: true, description: 'What the price includes.', example: 'Ingredientes y servicio.' })
  included?: string | null;

  @Text({ max: 2000, optional: true, description: 'Conditions.', example: 'La fecha queda reservada al aceptar.' })
  conditions?: string | null;

  @NearDay({ optional: true, description: "Last day to accept ('YYYY-MM-DD'), not after the evening.", example: null })
  valid_until?: string | null;

  @Whole({
    min: 0,
    max: 100,
    optional: true,
    description: "The share that is due first, in percent; the company's where it is left out.",
    example: null,
  })
  reserva_percent?: number | null;

  @NestedList(() => OfferLineFieldsDto, {
    max: MAX_LINES,
    description: 'The lines, in order.',
    example: [{ description: 'Cena de tres tiempos', quantity: 8, unit_price: 45000 }],
  })
  lines!: OfferLineFieldsDto[];

  @Version()
  version?: number | null;
}

/** Sends a draft. */
export class SendOfferDto {
  @Choice(SENT_BY, {
    names: { mail: 'Correo', link: 'Enlace' },
    description: 'By mail, which needs a mail server, or by a link that staff pass on.',
    example: 'link',
  })
  by!: SentBy;

  @Version()
  version?: number | null;
}

/** Writes down that the client accepted on the telephone. */
export class AcceptOfferByPhoneDto {
  @Text({ max: 500, description: 'How the client accepted.', example: 'Aceptó por teléfono.' })
  text!: string;

  @Version()
  version?: number | null;
}

/** What was agreed on the telephone where no offer says it. */
export class NoteAgreementDto {
  @Whole({ min: 1, max: INT4_MAX, description: 'Who cooks.', example: 1 })
  chef_id!: number;

  @FutureDay({ description: "Day of the evening ('YYYY-MM-DD').", example: EVENT_DAY })
  day!: string;

  @Hour({ description: "When it begins ('HH:MM'), by the clocks of Santiago." })
  starts_at!: string;

  @Whole({
    min: MIN_MINUTES,
    max: MAX_MINUTES,
    optional: true,
    description: 'How long it lasts, in minutes; four hours by default.',
    example: 240,
  })
  minutes?: number | null;

  @Line({ max: 80, description: 'Commune.', example: 'Providencia' })
  commune!: string;

  @Whole({ min: 1, max: MAX_GUESTS, description: 'How many people.', example: 8 })
  guests!: number;

  @Whole({ min: 1, max: PRICE_MAX, description: 'The agreed total, in whole CLP with taxes.', example: 360000 })
  total!: number;

  @Text({ max: 500, optional: true, description: 'How the client accepted.', example: 'Aceptó por teléfono.' })
  text?: string | null;
}

/** The texts with which new offers begin. */
export class OfferTextsFieldsDto {
  @Text({ max: 2000, description: 'Conditions.', example: 'La fecha queda reservada al aceptar.' })
  conditions!: string;

  @Text({ max: 1000, description: 'What the price includes.', example: 'Ingredientes y servicio.' })
  included!: string;

  @Version()
  version?: number | null;
}

/** The texts with which new offers begin. */
export class OfferTextsDto {
  conditions!: string;
  included!: string;
  version!: number;
}

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
      'The share of the agreed total that is given back, in percent. At least what the terms say, which it is by default: their table where the client cancels, otherwise all.',
    example: null,
  })
  percent?: number | null;

  @Text({ max: 500, optional: true, description: 'Why it is more than the terms say; asked for then.', example: null })
  percent_note?: string | null;

  @Version()
  version?: number | null;
}

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
  @ApiProperty({ type: 'string', nullable: true })
  reason!: string | null;

  /** The share of the agreed total that is given back, in percent. */
  @ApiProperty({ type: 'integer' })
  percent!: number;

  /** Whole CLP. */
  @ApiProperty({ type: 'integer' })
  amount!: number;

  /** Why it is more than the terms say. */
  @ApiProperty({ type: 'string', nullable: true })
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
  @ApiProperty({ type: () => RefundDto })
  refund!: RefundDto;
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
  @ApiProperty({ type: () => OfferChefDto, nullable: true })
  chef!: OfferChefDto | null;

  /** The chef's name when it was written. */
  @ApiProperty({ type: 'string', nullable: true })
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

  @ApiProperty({ type: 'string', nullable: true })
  commune!: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  address!: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  included!: string | null;

  @ApiProperty({ type: 'string', nullable: true })
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
  @ApiProperty({ type: 'string', nullable: true })
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
  @ApiProperty({ type: 'string', nullable: true })
  accepted_name!: string | null;

  /** Version of the terms that the client agreed to; null while they did not, or by telephone. */
  @ApiProperty({ type: 'string', nullable: true })
  terms_version!: string | null;

  /** Why the client declined, where they said so. */
  @ApiProperty({ type: 'string', nullable: true })
  decline_reason!: string | null;

  /** Whether staff have to confirm it, because another accepted evening of the chef overlaps. */
  overlaps!: boolean;

  /** Whether the evening of an accepted offer was called off. */
  cancelled!: boolean;

  /** What has become of the mail to the client; null where none was written. */
  @ApiProperty({ type: () => MailDto, nullable: true })
  mail!: MailDto | null;

  /** Other letters about the offer and its evening, to the client, the company or the chef, that have not arrived. */
  @ApiProperty({ type: () => [UndeliveredMailDto] })
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

/** An offer with what its page shows beside it. */
export class OfferPageDto extends OfferDto {
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
  @ApiProperty({ type: () => [LookupDto] })
  needed_diets!: LookupDto[];

  /** Of an accepted offer. */
  @ApiProperty({ type: () => OfferEveningDto, nullable: true })
  evening!: OfferEveningDto | null;

  /** Of a change: what was agreed and what the change says, field by field. Null of any other offer. */
  @ApiProperty({ type: () => [OfferComparedDto], nullable: true })
  compared!: OfferComparedDto[] | null;

  /** The change that waits for its client's yes, or that took the place of this offer; null where there is none. */
  @ApiProperty({ type: () => OfferChangeDto, nullable: true })
  change!: OfferChangeDto | null;

  /** How its evening ended early; null where it did not. */
  @ApiProperty({ type: () => CancellationDto, nullable: true })
  cancellation!: CancellationDto | null;
}

/** The address under which the client reads an offer. */
export class OfferLinkDto {
  /** @example "https://sobremesa.example/cotizacion/…" */
  url!: string;
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
