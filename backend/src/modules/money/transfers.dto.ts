import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';
import { PastDay, Uuid, Version, Whole } from '../../platform/http/fields.js';
import { pesos } from '../../platform/http/value/words.js';
import { MAX_AMOUNT } from './money-kinds.js';
import { TRANSFER_STATE_NAMES, TRANSFER_STATES, type TransferState } from './transfer.entity.js';

/** The client says that they transferred. */
export class AnnounceTransferDto {
  @Whole({
    min: 1,
    max: MAX_AMOUNT,
    msg: `Escribe un monto entre $1 y ${pesos(MAX_AMOUNT)}.`,
    description: 'What they transferred, in whole CLP.',
    example: 180000,
  })
  amount!: number;

  @PastDay({ description: "When ('YYYY-MM-DD'), not before the offer was sent.", example: '2026-11-28' })
  day!: string;

  @Uuid({ description: 'Made with the form: sent twice it is one transfer.' })
  transfer_key!: string;

  /** Its bytes are measured before they are read. */
  @ApiProperty({
    type: 'string',
    required: false,
    nullable: true,
    description: "The bank's paper as a data URL in base64: a PDF or a picture, at most 5 MB.",
  })
  @IsOptional()
  @IsString({ message: 'Elige un PDF o una imagen.' })
  proof?: string | null;
}

/** Staff found it in the account. */
export class ConfirmTransferDto {
  @Whole({
    min: 1,
    max: MAX_AMOUNT,
    description: 'What came, in whole CLP; it may differ from what the client says.',
    example: 180000,
  })
  amount!: number;

  @PastDay({
    description:
      "When it came by the account ('YYYY-MM-DD'), whatever the client says: what came before a cancellation is given back by its share.",
    example: '2026-11-28',
  })
  day!: string;

  @Version()
  version?: number | null;
}

/** Staff did not find it in the account. */
export class RejectTransferDto {
  @Version()
  version?: number | null;
}

/** A transfer that a client announced. */
export class TransferDto {
  id!: number;

  @ApiProperty({ type: 'integer' })
  version!: number;

  evening_id!: number;

  /** What the client should have written as the transfer's reference; null where no offer says what was agreed. */
  @ApiProperty({ type: 'string', nullable: true, example: 'C-2026-0001' })
  number!: string | null;

  client!: string;

  /** What the client says, in whole CLP. */
  @ApiProperty({ type: 'integer' })
  amount!: number;

  /** What came, with its corrections; null until it is confirmed. */
  @ApiProperty({ type: 'integer', nullable: true })
  came!: number | null;

  @ApiProperty({ type: 'string', format: 'date' })
  day!: string;

  @ApiProperty({ enum: TRANSFER_STATES, type: 'string', 'x-names': TRANSFER_STATE_NAMES } as object)
  state!: TransferState;

  /** Who decided. */
  settled_by!: string | null;

  @ApiProperty({ type: 'string', format: 'date-time' })
  announced_at!: string;

  has_proof!: boolean;

  /** Whether the evening was cancelled: what comes is to give back. */
  cancelled!: boolean;
}
