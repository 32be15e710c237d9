import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  Choice,
  CreationKey,
  Email,
  EVENT_DAY,
  FutureDay,
  INT4_MAX,
  Line,
  PastDay,
  Text,
  Version,
  Whole,
} from '../../platform/http/fields.js';
import { check } from '../../platform/http/fields/field.js';
import { listQuery } from '../../platform/http/list-query.js';
import { pesos } from '../../platform/http/value/words.js';
import { MailDto } from '../../platform/mail/mail.dto.js';
import {
  AMOUNT_STEP,
  GIFT_CARD_ORIGINS,
  GIFT_CARD_STANDINGS,
  GIFT_CARD_WAYS,
  LEAST_AMOUNT,
  MAX_MESSAGE,
  MOST_AMOUNT,
  type GiftCardOrigin,
  type GiftCardStanding,
  type GiftCardWay,
} from './gift-card-states.js';

/** Most people of an experience that is given. */
const MOST_GUESTS = 60;

const has =
  (name: string) =>
  ({ [name]: value }: Record<string, unknown>) =>
    value !== undefined && value !== null;

/** An amount in whole CLP, in steps. */
const Amount = (): PropertyDecorator =>
  applyDecorators(
    Whole({
      min: LEAST_AMOUNT,
      max: MOST_AMOUNT,
      msg: `Escribe un monto entre ${pesos(LEAST_AMOUNT)} y ${pesos(MOST_AMOUNT)}.`,
      optional: { when: has('proposal_id'), msg: 'Elige un monto o una experiencia.' },
      description: 'Whole CLP in steps of 1.000; left out for an experience, which is worth its price of today.',
      example: 60_000,
    }),
    check(
      'step',
      (value) => typeof value !== 'number' || value % AMOUNT_STEP === 0,
      'El monto va de mil en mil pesos.',
    ),
  );

/** How a bank names a transfer: letters, digits and hyphens. The ledger keeps nothing else of it. */
const Reference = (example: string): PropertyDecorator =>
  applyDecorators(
    Line({ max: 40, optional: true, description: 'The bank’s name for the transfer.', example }),
    check('reference', (value) => /^[A-Za-z0-9-]+$/.test(String(value)), 'Usa solo letras, números y guiones.'),
  );

/** What somebody gives, to whom, and when it is to arrive. */
export class GiveGiftCardDto {
  @Amount()
  amount?: number | null;

  @Whole({
    min: 1,
    max: INT4_MAX,
    msg: 'Elige una experiencia.',
    optional: true,
    description: 'The experience that is given.',
    example: null,
  })
  proposal_id?: number | null;

  @Whole({
    min: 1,
    max: MOST_GUESTS,
    msg: `Escribe para cuántas personas es, de 1 a ${MOST_GUESTS}.`,
    optional: { when: (form) => !has('proposal_id')(form), msg: 'Di para cuántas personas es la experiencia.' },
    description: 'For how many people the experience is.',
    example: null,
  })
  guests?: number | null;

  @Line({ max: 120, description: 'Who gives it.', example: 'Camila Rojas' })
  buyer_name!: string;

  @Email({ description: 'Where the buyer gets the card’s page.' })
  buyer_email!: string;

  @Line({ max: 120, description: 'Who gets it.', example: 'Antonia Pizarro' })
  receiver_name!: string;

  @Email({ optional: true, description: 'Where the card is mailed on its day; to the buyer where it is left out.' })
  receiver_email?: string | null;

  @Text({ max: MAX_MESSAGE, optional: true, description: 'Printed on the card.', example: 'Feliz cumpleaños.' })
  message?: string | null;

  @FutureDay({ description: 'The day on which it is to arrive.', example: EVENT_DAY })
  arrives_on!: string;
}

/** How the money of a card came that a visitor asked for. */
export class ReceiveGiftCardDto {
  @Choice(Object.keys(GIFT_CARD_WAYS), { names: GIFT_CARD_WAYS, description: 'How it was paid.', example: 'transfer' })
  way!: GiftCardWay;

  @PastDay({ description: 'The day on which the money came.', example: '2026-11-20' })
  paid_on!: string;

  @Reference('00041722')
  reference?: string | null;
}

/** A card that staff sell on the telephone, already paid. */
export class SellGiftCardDto extends GiveGiftCardDto {
  @Choice(Object.keys(GIFT_CARD_WAYS), { names: GIFT_CARD_WAYS, description: 'How it was paid.', example: 'transfer' })
  way!: GiftCardWay;

  @PastDay({ description: 'The day on which the money came.', example: '2026-11-20' })
  paid_on!: string;

  @Reference('00041722')
  reference?: string | null;

  @CreationKey()
  creation_key?: string | null;
}

/** Why nobody may use a card any more, and how what was left of it was given back. */
export class VoidGiftCardDto {
  @Text({ max: 300, description: 'Only staff read it.', example: 'El cliente la compró dos veces.' })
  reason!: string;

  @Choice(Object.keys(GIFT_CARD_WAYS), {
    optional: true,
    names: GIFT_CARD_WAYS,
    description: 'How what is left was given back to the buyer; left out where nothing is left.',
    example: 'transfer',
  })
  given_back?: GiftCardWay | null;

  @Reference('00041723')
  reference?: string | null;

  @Version()
  version?: number | null;
}

/** How what was paid too much for a card was given back. */
export class GiveBackGiftCardDto {
  @Choice(Object.keys(GIFT_CARD_WAYS), {
    names: GIFT_CARD_WAYS,
    description: 'How it was given back.',
    example: 'transfer',
  })
  way!: GiftCardWay;

  @Whole({
    min: 1,
    max: INT4_MAX,
    description: 'All that was paid too much, in whole CLP, as it was seen; another amount is refused (409).',
    example: 60_000,
  })
  amount!: number;

  @Reference('00041724')
  reference?: string | null;
}

/** A card's code. */
export class GiftCardCodeDto {
  /** @example "ABCD-EFGH-JKLM-NPQR" */
  code!: string;
}

/** The list of gift cards: without `page` and `perPage`, the whole list. */
export class ListGiftCardsQuery extends listQuery({
  search: 'Part of a name, an e-mail or the number; case and accents do not matter.',
  filters: { state: { of: GIFT_CARD_STANDINGS } },
  orders: ['created_at', 'amount', 'balance', 'valid_until'],
  order: '-created_at',
  ordering: 'Order; the newest first unless said.',
}) {}

/** A gift card as staff see it. */
export class GiftCardDto {
  /** @example 12 */
  id!: number;

  /** @example "G-00012" */
  number!: string;

  @ApiProperty({ enum: GIFT_CARD_STANDINGS })
  state!: GiftCardStanding;

  @ApiProperty({ enum: [...GIFT_CARD_ORIGINS] })
  origin!: GiftCardOrigin;

  /** Whole CLP. */
  amount!: number;

  /** What is left of it to use, by the ledger. */
  balance!: number;

  /** What is to give back to its buyer: what came beyond its worth, and all of a void one. */
  to_give_back!: number;

  experience_name!: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  guests!: number | null;

  buyer_name!: string;

  buyer_email!: string;

  receiver_name!: string;

  /** Null where the card goes to the buyer. */
  receiver_email!: string | null;

  message!: string | null;

  @ApiProperty({ type: 'string', format: 'date' })
  arrives_on!: string;

  /** Null until it is paid. */
  @ApiProperty({ type: 'string', format: 'date', nullable: true })
  valid_until!: string | null;

  void_reason!: string | null;

  version!: number;

  @ApiProperty({ type: 'string', format: 'date-time' })
  created_at!: string;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  sold_at!: string | null;

  /** When it was mailed. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  mailed_at!: string | null;

  /** When who gave it and who got it was erased. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  erased_at!: string | null;

  /** What became of the mail with the card; null where none was written. */
  mail!: MailDto | null;
}

/** What moved a card's money. */
export class GiftCardEntryDto {
  id!: number;

  /** When it happened. */
  @ApiProperty({ type: 'string', format: 'date-time' })
  at!: string;

  @ApiProperty({ enum: ['gift_card_sold', 'gift_card_used', 'gift_card_returned', 'refund', 'correction'] })
  kind!: string;

  /** Whole CLP; what left the card is below zero. Of a correction, what it adds to the sale that it names. */
  amount!: number;

  /** What a sale that staff wrote, or verified of a card, comes to with its corrections; null of everything else. */
  @ApiProperty({ type: 'integer', nullable: true })
  comes_to!: number | null;

  /** Why it was corrected. */
  note!: string | null;

  @ApiProperty({ enum: ['card', 'transfer', 'gift_card', 'other'] })
  way!: string;

  reference!: string | null;

  /** The evening that was paid, or gave back. */
  @ApiProperty({ type: 'integer', nullable: true })
  evening_id!: number | null;

  /** Who did it, where it was a member of staff. */
  actor_name!: string | null;
}

/** A gift card with everything that moved its money, the newest first. */
export class GiftCardPageDto extends GiftCardDto {
  entries!: GiftCardEntryDto[];
}
