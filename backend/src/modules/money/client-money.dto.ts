import { ApiProperty } from '@nestjs/swagger';
import { Choice } from '../../platform/http/fields.js';
import { WAYS, type Way } from './money-kinds.js';
import { PAYMENT_STATES, type PaymentState } from './payment-moves.js';
import type { Step } from './plan.js';
import { TRANSFER_STATES, type TransferState } from './transfer.entity.js';

/** What a client pays at once. */
export const PAID_AT_ONCE = ['next', 'rest'] as const;

/** The parts of a plan. */
const STEPS = ['reserva', 'saldo', 'total'] as const satisfies Step['what'][];

/** The client begins to pay by card. The amount is the server's. */
export class PayByCardDto {
  @Choice(PAID_AT_ONCE, { description: 'The next step of the plan, or all that is left.', example: 'next' })
  what!: (typeof PAID_AT_ONCE)[number];
}

/** The way to Webpay's form: the browser posts the token to the address as `token_ws`. */
export class WebpayFormDto {
  @ApiProperty({ type: 'string', format: 'uri' })
  url!: string;

  token!: string;
}

/** A payment that waits at Webpay. */
export class OpenedPaymentDto extends WebpayFormDto {
  /** Its name at Webpay: the order of purchase. */
  order!: string;

  /** Whole CLP. */
  @ApiProperty({ type: 'integer' })
  amount!: number;
}

/** A part of what was agreed, and when it is due. */
export class MyStepDto {
  @ApiProperty({ enum: STEPS, type: 'string' })
  what!: Step['what'];

  /** Whole CLP. */
  @ApiProperty({ type: 'integer' })
  amount!: number;

  /** What is still to pay of it. */
  @ApiProperty({ type: 'integer' })
  left!: number;

  /** Of an offer that nobody accepted: as if it were accepted today. */
  @ApiProperty({ type: 'string', format: 'date' })
  due_on!: string;

  /** Whether its day has passed without all of it being paid. */
  overdue!: boolean;
}

/** What is to pay for an evening, and when. */
export class MyPlanDto {
  /** Whether the client said yes to it. */
  agreed!: boolean;

  /** Whole CLP. */
  @ApiProperty({ type: 'integer' })
  total!: number;

  /** What came, without what was given back. */
  @ApiProperty({ type: 'integer' })
  paid!: number;

  @ApiProperty({ type: 'integer' })
  left!: number;

  /** What we still have to give back. */
  @ApiProperty({ type: 'integer' })
  to_give_back!: number;

  /** Hours after the yes until which the reserva is due. */
  @ApiProperty({ type: 'integer', example: 48 })
  reserva_hours!: number;

  /** Business days before the evening on which the saldo is due. */
  @ApiProperty({ type: 'integer', example: 6 })
  saldo_days!: number;

  /** Whether its date is confirmed with what is due first, and not before. */
  to_confirm!: boolean;

  /** Whether all is due at once, because the evening is that near to the yes. */
  at_once!: boolean;

  /** In the order of their days. Empty for a cancelled evening. */
  @ApiProperty({ type: () => [MyStepDto], maxItems: 2 })
  steps!: MyStepDto[];

  /** The secret page on which it is paid; null before the yes. */
  @ApiProperty({ type: 'string', format: 'uri', nullable: true })
  url!: string | null;
}

/** What is to pay; null where nothing is due and nothing was paid. */
export class MyPlanAnswerDto {
  plan!: MyPlanDto | null;
}

/** A try to pay by card of the last day. */
export class MyTryDto {
  /** Its name at Webpay: the order of purchase. */
  order!: string;

  /** Whole CLP. */
  @ApiProperty({ type: 'integer' })
  amount!: number;

  @ApiProperty({ enum: PAYMENT_STATES, type: 'string' })
  state!: PaymentState;

  /** Whether it may have been charged, and nobody knows yet. */
  pending!: boolean;

  /** Null once its client came back, or can enter Webpay's form no more. */
  @ApiProperty({ type: () => WebpayFormDto, nullable: true })
  form!: WebpayFormDto | null;

  @ApiProperty({ type: 'string', format: 'date-time' })
  at!: string;
}

/** Money that came or was given back. */
export class MyReceiptDto {
  /** @example "C-2026-0001-1" */
  number!: string;

  @ApiProperty({ enum: ['charge', 'refund'], type: 'string' })
  kind!: 'charge' | 'refund';

  @ApiProperty({ type: 'string', format: 'date-time' })
  at!: string;

  /** Whole CLP. */
  @ApiProperty({ type: 'integer' })
  amount!: number;

  @ApiProperty({ enum: WAYS, type: 'string' })
  way!: Way;

  /** How the card was charged, as Webpay says it: 'VD' debit, 'VP' prepaid, the others credit. */
  card_type!: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  instalments!: number | null;

  /** The last four digits of the card. */
  card_digits!: string | null;

  /** The provider's authorisation, or the bank's reference. */
  authorization!: string | null;
}

/** The account to which the client transfers. */
export class MyAccountDto {
  bank!: string;

  /** @example "Cuenta corriente" */
  kind!: string;

  number!: string;

  holder!: string;

  /** @example "76.123.456-7" */
  rut!: string;

  email!: string;
}

/** A transfer that the client announced. */
export class MyTransferDto {
  /** What the client said, in whole CLP. */
  @ApiProperty({ type: 'integer' })
  amount!: number;

  /** What came, with its corrections; null until staff confirmed it. */
  @ApiProperty({ type: 'integer', nullable: true })
  came!: number | null;

  @ApiProperty({ type: 'string', format: 'date' })
  day!: string;

  @ApiProperty({ enum: TRANSFER_STATES, type: 'string' })
  state!: TransferState;

  has_proof!: boolean;
}

/** A boleta or factura of the evening. */
export class MyDocumentDto {
  id!: number;

  /** @example "Boleta 1024" */
  name!: string;

  @ApiProperty({ type: 'string', format: 'date' })
  issued_on!: string;

  /** Whole CLP. */
  @ApiProperty({ type: 'integer' })
  amount!: number;

  /** Whether its PDF can be downloaded. */
  has_paper!: boolean;
}

/** The money of an evening as its client sees it. */
export class MyMoneyDto extends MyPlanDto {
  /** Number of the offer. */
  number!: string;

  /** The client's first name. */
  client!: string;

  @ApiProperty({ type: 'string', format: 'date' })
  day!: string;

  /** @example "20:30" */
  starts_at!: string;

  chef_name!: string;

  cancelled!: boolean;

  /** Whether cards are taken. */
  card!: boolean;

  /** The account for transfers; null where nothing is due, or the company takes none. */
  account!: MyAccountDto | null;

  /** What the client announced, the newest first. */
  @ApiProperty({ type: () => [MyTransferDto], maxItems: 10 })
  transfers!: MyTransferDto[];

  /** The newest first. */
  @ApiProperty({ type: () => [MyTryDto], maxItems: 10 })
  tries!: MyTryDto[];

  /** In the order in which it came. */
  receipts!: MyReceiptDto[];

  documents!: MyDocumentDto[];
}
