import { ApiProperty } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import { Choice, Flag, PastDay, Text, Uuid, Whole } from '../../platform/http/fields.js';
import { MAX_MONEY_NOTE } from './money-note.entity.js';
import {
  DOCUMENT_KINDS,
  DOCUMENT_NAMES,
  ENTRY_KINDS,
  ENTRY_NAMES,
  MAX_AMOUNT,
  WAY_NAMES,
  WAYS,
  WAYS_BY_HAND,
  type DocumentKind,
  type EntryKind,
  type Way,
  type WayByHand,
} from './money-kinds.js';
import { Reference } from './money-fields.js';
import { PAYMENT_STATE_NAMES, PAYMENT_STATES, REFUND_STATE_NAMES, REFUND_STATES } from './payment-moves.js';
import type { PaymentState, RefundState } from './payment-moves.js';
import { STEP_NAMES, type Step } from './plan.js';

/** Highest number of a boleta or factura. */
const MAX_FOLIO = 2_000_000_000;

/** Money that came in another way than by card. */
export class TakePaymentDto {
  @Choice(WAYS_BY_HAND, { names: WAY_NAMES, description: 'How it came.', example: 'transfer' })
  way!: WayByHand;

  @Whole({
    min: 1,
    max: MAX_AMOUNT,
    description: 'What came, in whole CLP; more or less than what was due.',
    example: 180000,
  })
  amount!: number;

  @PastDay({ description: "When it came ('YYYY-MM-DD').", example: '2026-11-28' })
  day!: string;

  @Reference({ optional: true, description: "The bank's name for it.", example: '000123456' })
  reference?: string | null;

  @Text({ max: MAX_MONEY_NOTE, optional: true, description: 'For staff only.', example: null })
  note?: string | null;

  @Uuid({ description: 'Made by the form: sent twice it is one entry.' })
  entry_key!: string;
}

/** What an entry should have been. */
export class CorrectEntryDto {
  @Whole({
    min: 0,
    max: MAX_AMOUNT,
    description: 'The right amount, in whole CLP; 0 where nothing came or went.',
    example: 180000,
  })
  amount!: number;

  @Whole({
    min: 0,
    max: MAX_AMOUNT,
    description: 'What the entry came to when it was seen; another is refused (409).',
    example: 18000,
  })
  seen!: number;

  @Text({ max: MAX_MONEY_NOTE, description: 'Why, for staff.', example: 'Faltaba un cero.' })
  note!: string;
}

/** What Transbank's portal says of a payment that nobody could ask for. */
export class VerifyPaymentDto {
  @Flag({ description: 'Whether it was paid.', example: true })
  paid!: boolean;
}

/** A boleta or factura that was made for an evening. */
export class NoteDocumentDto {
  @Choice(DOCUMENT_KINDS, { names: DOCUMENT_NAMES, description: 'What it is.', example: 'boleta' })
  kind!: DocumentKind;

  @Whole({ min: 1, max: MAX_FOLIO, description: 'Its number.', example: 1024 })
  number!: number;

  @PastDay({ description: "When it was made ('YYYY-MM-DD').", example: '2026-11-28' })
  issued_on!: string;

  @Whole({ min: 1, max: MAX_AMOUNT, description: 'Its amount, in whole CLP.', example: 360000 })
  amount!: number;
}

/** The PDF of a boleta or factura. */
export class AttachDocumentDto {
  /** Its bytes are measured before they are read. */
  @ApiProperty({
    type: 'string',
    description: 'The PDF as a data URL in base64, at most 5 MB.',
    example: 'data:application/pdf;base64,JVBERi0xLjQK',
  })
  @IsString({ message: 'Elige un PDF.' })
  data!: string;
}

/** A part of the total, and when it is due. */
export class MoneyStepDto {
  @ApiProperty({ enum: Object.keys(STEP_NAMES), type: 'string' })
  what!: Step['what'];

  /** @example "Reserva" */
  name!: string;

  /** Whole CLP. */
  @ApiProperty({ type: 'integer' })
  amount!: number;

  @ApiProperty({ type: 'string', format: 'date' })
  due_on!: string;

  /** What is still to pay of it. */
  @ApiProperty({ type: 'integer' })
  left!: number;

  /** Whether its day has passed, with something left. */
  overdue!: boolean;
}

/** A line of the ledger. */
export class MoneyEntryDto {
  id!: number;

  @ApiProperty({ enum: ENTRY_KINDS, type: 'string', 'x-names': ENTRY_NAMES } as object)
  kind!: EntryKind;

  /** @example "Pago" */
  kind_name!: string;

  /** Whole CLP; of a correction, what it adds. */
  @ApiProperty({ type: 'integer' })
  amount!: number;

  /** Its amount with its corrections; null for a correction. */
  @ApiProperty({ type: 'integer', nullable: true })
  comes_to!: number | null;

  @ApiProperty({ enum: WAYS, type: 'string', 'x-names': WAY_NAMES } as object)
  way!: Way;

  /** @example "Transferencia" */
  way_name!: string;

  /** When it happened. */
  @ApiProperty({ type: 'string', format: 'date-time' })
  at!: string;

  /** Who wrote it. */
  who!: string;

  reference!: string | null;

  /** What staff wrote about it. */
  note!: string | null;

  /** The entry that it corrects. */
  @ApiProperty({ type: 'integer', nullable: true })
  corrects_id!: number | null;

  /** The last digits of the card. */
  card_digits!: string | null;

  /** Of a payment by card. */
  @ApiProperty({ type: 'integer', nullable: true })
  instalments!: number | null;

  /** Whether an administrator may correct it: what was paid or given back by card is what Transbank says, unless a person said it. */
  correctable!: boolean;
}

/** A payment by card that is not decided. */
export class PaymentTryDto {
  id!: number;

  /** Our name for it at Transbank. */
  buy_order!: string;

  /** Whole CLP. */
  @ApiProperty({ type: 'integer' })
  amount!: number;

  @ApiProperty({ enum: PAYMENT_STATES, type: 'string', 'x-names': PAYMENT_STATE_NAMES } as object)
  state!: PaymentState;

  /** @example "En Webpay" */
  state_name!: string;

  @ApiProperty({ type: 'string', format: 'date-time' })
  created_at!: string;
}

/** A refund by card that is not decided. */
export class RefundTryDto {
  id!: number;

  /** Our name for its payment at Transbank. */
  buy_order!: string | null;

  /** Whole CLP. */
  @ApiProperty({ type: 'integer' })
  amount!: number;

  @ApiProperty({ enum: REFUND_STATES, type: 'string', 'x-names': REFUND_STATE_NAMES } as object)
  state!: RefundState;

  /** @example "Por verificar" */
  state_name!: string;

  /** Who gave it back. */
  who!: string;

  @ApiProperty({ type: 'string', format: 'date-time' })
  created_at!: string;
}

/** A boleta or factura as it is noted. */
export class SaleDocumentDto {
  id!: number;

  @ApiProperty({ enum: DOCUMENT_KINDS, type: 'string', 'x-names': DOCUMENT_NAMES } as object)
  kind!: DocumentKind;

  /** @example "Boleta" */
  kind_name!: string;

  @ApiProperty({ type: 'integer', example: 1024 })
  number!: number;

  @ApiProperty({ type: 'string', format: 'date' })
  issued_on!: string;

  /** Whole CLP. */
  @ApiProperty({ type: 'integer' })
  amount!: number;

  /** Whether its PDF is there. */
  has_paper!: boolean;
}

/** How an evening stands, in whole CLP. */
export class StandingDto {
  @ApiProperty({ type: 'integer' })
  agreed!: number;

  /** Everything that came. */
  @ApiProperty({ type: 'integer' })
  paid!: number;

  @ApiProperty({ type: 'integer' })
  given_back!: number;

  /** What is still to pay; 0 of a cancelled evening. */
  @ApiProperty({ type: 'integer' })
  left!: number;

  /** What is to give back, beside what was. */
  @ApiProperty({ type: 'integer' })
  to_give_back!: number;
}

/** The money of an evening. */
export class EveningMoneyDto extends StandingDto {
  cancelled!: boolean;

  /** The number of what was agreed: the reference of a transfer. Null where staff once entered the evening by hand. */
  number!: string | null;

  /** Whether the client has to pay here: the company had saved how it takes money before the client agreed. */
  asked!: boolean;

  /** Whether the evening stands as 'por confirmar', because its reserva is not paid. */
  to_confirm!: boolean;

  plan!: MoneyStepDto[];

  /** The oldest first. */
  entries!: MoneyEntryDto[];

  /** Payments by card that are not decided. */
  tries!: PaymentTryDto[];

  /** Refunds by card that are not decided. */
  refunds!: RefundTryDto[];

  documents!: SaleDocumentDto[];
}
