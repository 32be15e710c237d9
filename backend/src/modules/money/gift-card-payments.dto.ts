import { ApiProperty } from '@nestjs/swagger';
import { Line, Uuid, Whole } from '../../platform/http/fields.js';
import { pesos } from '../../platform/http/value/words.js';
import { MyReceiptDto, MyTryDto } from './client-money.dto.js';
import { MAX_AMOUNT } from './money-kinds.js';

/** Longest code as people type it, with spaces or hyphens. */
const CODE_TEXT_MAX = 40;

/** A client pays with a gift card. */
export class SpendGiftCardDto {
  @Line({ max: CODE_TEXT_MAX, description: 'With or without hyphens, in any case.', example: 'ABCD-EFGH-JKLM-NPQR' })
  code!: string;

  @Whole({
    min: 1,
    max: MAX_AMOUNT,
    msg: `Escribe un monto entre $1 y ${pesos(MAX_AMOUNT)}.`,
    optional: true,
    description: 'Whole CLP; as much as is due and on the card where it is left out.',
    example: 40_000,
  })
  amount?: number | null;

  @Uuid({ description: 'Made with the form: sent twice it is one payment.' })
  creation_key!: string;
}

/** What a gift card paid. */
export class SpentGiftCardDto {
  /** Whole CLP. */
  @ApiProperty({ type: 'integer' })
  used!: number;

  /** What is left on the card. */
  @ApiProperty({ type: 'integer' })
  left!: number;
}

/** The account to which a buyer transfers. */
export class GiftCardAccountDto {
  bank!: string;

  account_kind!: string;

  account_number!: string;

  account_holder!: string;

  account_rut!: string;

  account_email!: string;
}

/** How a card is paid that waits for it. */
export class PayGiftCardDto {
  /** Whole CLP; 0 once it is paid. */
  @ApiProperty({ type: 'integer' })
  due!: number;

  /** Whether cards are taken. */
  card!: boolean;

  /** Null where clients cannot transfer, and once it is paid. */
  account!: GiftCardAccountDto | null;

  /** The newest first. */
  @ApiProperty({ type: () => [MyTryDto], maxItems: 10 })
  tries!: MyTryDto[];

  /** What was paid and given back, in the order in which it happened. */
  receipts!: MyReceiptDto[];
}
