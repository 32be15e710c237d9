import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import {
  Day,
  Email,
  Ids,
  INT4_MAX,
  Line,
  Measured,
  NestedList,
  PastDay,
  Rut,
  Text,
  Version,
  Whole,
} from '../../platform/http/fields.js';
import { check } from '../../platform/http/fields/field.js';
import { listQuery } from '../../platform/http/list-query.js';
import { MAX_MONEY_NOTE, REFERENCE_PATTERN } from '../money/index.js';
import { MAX_PAY } from '../offers/index.js';
import { MAX_BOLETA_NUMBER } from './payout.entity.js';
import { LISTED_STATES, PAYOUT_STATES, type PayoutState } from './payout-states.js';

/** Most payouts of one press, and most evenings of one file for the bank. */
export const MOST_PAID = 100;

/** Most rates of retention of the list. */
export const MOST_RETENTIONS = 20;

const Commission = (description: string): PropertyDecorator =>
  Measured({ max: 99.99, optional: true, description, example: 20 });

const REFERENCE_MSG = 'Escribe la referencia con letras, números y guiones.';

/** The bank's name for a transfer. */
const Reference = (): PropertyDecorator =>
  applyDecorators(
    Line({ max: 40, optional: true, description: "The bank's name for the transfer.", example: 'TEF-4412' }),
    ApiProperty({ pattern: REFERENCE_PATTERN, 'x-msg': REFERENCE_MSG } as object),
    check(
      'reference',
      (value) => typeof value === 'string' && new RegExp(REFERENCE_PATTERN).test(value),
      REFERENCE_MSG,
    ),
  );

/** From a day on, so much of a boleta is retained. */
export class RetentionDto {
  @Day({ description: "From this day on ('YYYY-MM-DD').", example: '2027-01-01' })
  from!: string;

  @Measured({ max: 50, description: 'In percent.', example: 16 })
  percent!: number;
}

/** What the company settles about chefs' pay. What was agreed before stays. */
export class PayoutSettingsFieldsDto {
  @Commission('In percent of the total; null where each evening is agreed by hand.')
  commission?: number | null;

  @NestedList(() => RetentionDto, {
    min: 1,
    max: MOST_RETENTIONS,
    description: 'Retention of a boleta, by day.',
    example: [{ from: '2027-01-01', percent: 16 }],
  })
  retentions!: RetentionDto[];

  @Version()
  version?: number | null;
}

/** What the company settled about chefs' pay. */
export class PayoutSettingsDto {
  /** In percent of the total; null where each evening is agreed by hand. */
  commission!: number | null;

  /** By day. */
  retentions!: RetentionDto[];

  /** Null until somebody saved it. */
  @ApiProperty({ type: 'integer', nullable: true })
  version!: number | null;
}

/** How a chef is paid. The account is written whole, or not at all. */
export class PayeeFieldsDto {
  @Commission("The chef's own commission in percent; null for the company's.")
  commission?: number | null;

  @Line({ max: 60, optional: true, example: 'Banco de Chile' })
  bank?: string | null;

  @Line({ max: 40, optional: true, example: 'Cuenta corriente' })
  account_kind?: string | null;

  @Line({ max: 30, optional: true, example: '1234567890' })
  account_number?: string | null;

  @Line({ max: 120, optional: true, example: 'Camila Soto' })
  account_holder?: string | null;

  @Rut({ optional: true })
  account_rut?: string | null;

  @Email({ optional: true })
  account_email?: string | null;

  @Version()
  version?: number | null;
}

/** How a chef is paid. */
export class PayeeDto {
  /** @example "Camila Soto" */
  chef_name!: string;

  /** The chef's own commission in percent; null for the company's. */
  commission!: number | null;

  /** The company's, in percent; null where it settled none. */
  usual_commission!: number | null;

  /** Null, as all of the account, where none is known. */
  @ApiProperty({ type: 'string', nullable: true, example: 'Banco de Chile' })
  bank!: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: 'Cuenta corriente' })
  account_kind!: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: '1234567890' })
  account_number!: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: 'Camila Soto' })
  account_holder!: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: '76086428-5' })
  account_rut!: string | null;

  @ApiProperty({ type: 'string', nullable: true, example: 'ana@cocina.example' })
  account_email!: string | null;

  /** Null until somebody saved it. */
  @ApiProperty({ type: 'integer', nullable: true })
  version!: number | null;
}

/** What a boleta of an amount comes to, if the chef gives one. */
export class RetainedDto {
  /** In percent. */
  percent!: number;

  @ApiProperty({ type: 'integer' })
  retained!: number;

  /** What is left to transfer. */
  @ApiProperty({ type: 'integer' })
  net!: number;
}

/** A payout that was made. */
export class PayoutDto {
  id!: number;

  /** When it was made. */
  @ApiProperty({ type: 'string', format: 'date' })
  day!: string;

  /** Whole CLP. */
  @ApiProperty({ type: 'integer' })
  amount!: number;

  /** The bank's name for it. */
  reference!: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  boleta_number!: number | null;

  /** Who noted it. */
  by!: string | null;
}

/** What both sides know of an evening's chef's part. */
export class ChefPartDto {
  evening_id!: number;

  @ApiProperty({ type: 'string', format: 'date' })
  day!: string;

  /** Number of the offer; null where staff once entered the evening by hand. */
  @ApiProperty({ type: 'string', nullable: true, example: 'C-2026-0001' })
  number!: string | null;

  /** Whether the evening was cancelled: then the chef gets the same share of what is kept. */
  cancelled!: boolean;

  /** What the chef gets, in whole CLP; null where nobody agreed it. */
  @ApiProperty({ type: 'integer', nullable: true })
  amount!: number | null;

  @ApiProperty({ enum: PAYOUT_STATES, type: 'string' })
  state!: PayoutState;

  /** The number of the boleta that the chef gave as a PDF; null without one. */
  @ApiProperty({ type: 'integer', nullable: true })
  boleta!: number | null;

  payout!: PayoutDto | null;

  /** If the chef gives a boleta de honorarios: shown, not decided. */
  retention!: RetainedDto | null;
}

/** The chef's part of an evening, as a list shows it. */
export class PayoutRowDto extends ChefPartDto {
  id!: number;

  /** Null once the chef was deleted. */
  @ApiProperty({ type: 'integer', nullable: true })
  chef_id!: number | null;

  /** @example "Camila Soto" */
  chef_name!: string;

  /** What the client pays, in whole CLP. */
  @ApiProperty({ type: 'integer' })
  total!: number;

  /** Whether an account of the chef is known. */
  has_account!: boolean;

  /** By how much the chef's part changed after it was paid, in whole CLP; 0 where it did not, or nothing was paid. */
  @ApiProperty({ type: 'integer', example: -72000 })
  difference!: number;
}

/** The chef's part on the page of an evening. */
export class EveningPartDto extends ChefPartDto {
  /** @example "Camila Soto" */
  chef_name!: string;

  /** What the client pays, in whole CLP. */
  @ApiProperty({ type: 'integer' })
  total!: number;

  /** What the chef gets if the evening takes place; null where nobody agreed it. */
  @ApiProperty({ type: 'integer', nullable: true })
  pay!: number | null;

  /** Whether staff agreed it otherwise than by the commission. */
  by_hand!: boolean;

  /** In percent: that of the day of the yes, or today's where nothing was agreed. Null where none is settled. */
  commission!: number | null;

  /** The total less that commission; null without one. */
  @ApiProperty({ type: 'integer', nullable: true })
  usual!: number | null;

  /** Of what was agreed; 0 where nothing was. */
  @ApiProperty({ type: 'integer' })
  version!: number;

  /** By how much the part changed after it was paid, in whole CLP; 0 where it did not, or nothing was paid. */
  @ApiProperty({ type: 'integer', example: 0 })
  difference!: number;
}

/** What staff agree with the chef of an evening. */
export class SettlePayDto {
  @Whole({
    min: 0,
    max: MAX_PAY,
    optional: true,
    description: 'Whole CLP; null for the total less the commission.',
    example: 240000,
  })
  amount?: number | null;

  @Whole({
    min: 0,
    max: INT4_MAX,
    optional: true,
    description: 'Version read when the form was opened; 0 where nothing was agreed.',
    example: 0,
  })
  version?: number | null;
}

/** An evening whose chef is paid, and what there was to pay when it was seen. */
export class PaidEveningDto {
  @Whole({ min: 1, max: INT4_MAX, description: 'The evening.', example: 1 })
  evening_id!: number;

  @Whole({
    min: 1,
    max: MAX_PAY,
    description: 'What there was to pay, in whole CLP: another amount is refused.',
    example: 240000,
  })
  amount!: number;
}

/** Payouts that were made. */
export class MarkPaidDto {
  @NestedList(() => PaidEveningDto, {
    min: 1,
    max: MOST_PAID,
    description: 'Which.',
    example: [{ evening_id: 1, amount: 240000 }],
  })
  evenings!: PaidEveningDto[];

  @PastDay({ description: "When they were made ('YYYY-MM-DD').", example: '2026-11-27' })
  day!: string;

  @Reference()
  reference?: string | null;

  @Whole({ min: 1, max: MAX_BOLETA_NUMBER, optional: true, description: 'Number of the boleta.', example: null })
  boleta_number?: number | null;
}

/** What became of one payout. */
export class PaidOutcomeDto {
  evening_id!: number;

  /** @example "Camila Soto, 5 de diciembre" */
  name!: string;

  done!: boolean;

  /** Why it was not made. */
  msg!: string | null;

  /** The row of the list as it is now; null where the evening does not exist any more. */
  @ApiProperty({ type: () => PayoutRowDto, nullable: true })
  row!: PayoutRowDto | null;
}

/** Why a payout is taken back. */
export class UndoPayoutDto {
  @Text({ max: MAX_MONEY_NOTE, description: 'Why.', example: 'El banco devolvió la transferencia.' })
  note!: string;
}

/** Which evenings a file for the bank is about. */
export class BankFileDto {
  @Ids({ min: 1, max: MOST_PAID, description: 'Evenings whose payout is due.', example: [1] })
  evening_ids!: number[];
}

/** A transfer to one chef. */
export class BankLineDto {
  chef_name!: string;

  /** @example "Banco de Chile" */
  bank!: string;

  /** @example "Cuenta corriente" */
  account_kind!: string;

  account_number!: string;
  account_holder!: string;

  /** @example "76086428-5" */
  account_rut!: string;

  account_email!: string;

  /** What there is to pay for all of the chef's evenings, in whole CLP. */
  @ApiProperty({ type: 'integer' })
  amount!: number;

  /** What is retained, and left to transfer, if the chef gives boletas. */
  retention!: RetainedDto | null;

  /** The numbers of the offers. */
  @ApiProperty({ type: 'string', example: 'C-2026-0001 C-2026-0007' })
  numbers!: string;
}

/** The file for the bank. */
export class BankFileAnswerDto {
  lines!: BankLineDto[];

  /** Chefs without an account, by name: they are not in it. */
  @ApiProperty({ type: 'string', isArray: true })
  missing!: string[];
}

/** A chef's boleta for an evening. */
export class GiveBoletaDto {
  @Whole({ min: 1, max: MAX_BOLETA_NUMBER, description: 'Its number.', example: 128 })
  number!: number;

  /** Its bytes are measured before they are read. */
  @ApiProperty({
    type: 'string',
    description: 'The PDF as a data URL in base64, at most 5 MB.',
    example: 'data:application/pdf;base64,JVBERi0xLjQK',
  })
  @IsString({ message: 'Elige un PDF.' })
  data!: string;
}

/** The list of chefs' parts: without `page` and `perPage`, the whole list. */
export class ListPayoutsQuery extends listQuery({
  search: 'Part of the name of the chef or of the number of the offer; case and accents do not matter.',
  filters: {
    state: { of: LISTED_STATES, description: 'How the payout stands.' },
    chef: { upTo: INT4_MAX, description: 'Only this chef.' },
    from: { day: "Evenings from this day on ('YYYY-MM-DD')." },
    to: { day: "Evenings up to this day ('YYYY-MM-DD')." },
  },
  orders: ['turn', 'day', 'chef_name', 'amount'],
  order: 'turn',
  ordering: 'Order; unless said what is due first, the oldest before.',
}) {}
