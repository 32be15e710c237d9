import { ApiProperty } from '@nestjs/swagger';
import { Flag, Ids, Text } from '../../platform/http/fields.js';
import { listQuery } from '../../platform/http/list-query.js';
import {
  BANK_ROW_STATE_NAMES,
  BANK_ROW_STATES,
  MAX_STATEMENT,
  MOST_ENTRIES_OF_ROW,
  MOST_UNREADABLE,
  SOURCE_NAMES,
  STATEMENT_SOURCES,
  type BankRowState,
  type StatementSource,
} from './bank-row-values.js';
import { EntryInCashDto } from './cash-book.dto.js';

/** A statement of the bank or of Transbank. */
export class ReadStatementDto {
  @Text({
    max: MAX_STATEMENT,
    description: 'The CSV file as text, with the names of its columns: separated by semicolons, commas or tabs.',
    example: 'Fecha;Descripción;N° documento;Cargo;Abono\n05/11/2026;Transferencia;48213;;180.000',
  })
  text!: string;
}

/** A row that could not be read. */
export class UnreadableRowDto {
  /** Among the rows of the file that are not empty, from 1. */
  @ApiProperty({ type: 'integer' })
  line!: number;

  msg!: string;
}

/** What became of a statement. */
export class StatementReadDto {
  @ApiProperty({ enum: STATEMENT_SOURCES, type: 'string', 'x-names': SOURCE_NAMES } as object)
  source!: StatementSource;

  /** Rows with an amount. */
  @ApiProperty({ type: 'integer' })
  read!: number;

  /** Those among them that had been read before. */
  @ApiProperty({ type: 'integer' })
  known!: number;

  /** How many rows of the bank this matched by reference, amount and day. */
  @ApiProperty({ type: 'integer' })
  matched!: number;

  /** The latest month of its rows ('YYYY-MM'); null without rows. */
  @ApiProperty({ type: 'string', nullable: true, example: '2026-11' })
  month!: string | null;

  @ApiProperty({ type: () => [UnreadableRowDto], maxItems: MOST_UNREADABLE })
  unreadable!: UnreadableRowDto[];

  /** How many rows were skipped because they have no day, such as sums and notes. */
  @ApiProperty({ type: 'integer' })
  skipped!: number;
}

/** An entry of the ledger as a row of the bank should say it. */
export class BankEntryDto extends EntryInCashDto {
  /** Whole CLP with its corrections; what went out is below zero. */
  @ApiProperty({ type: 'integer' })
  amount!: number;
}

/** A row of the bank. */
export class BankRowDto {
  id!: number;

  @ApiProperty({ enum: STATEMENT_SOURCES, type: 'string', 'x-names': SOURCE_NAMES } as object)
  source!: StatementSource;

  @ApiProperty({ type: 'string', format: 'date' })
  day!: string;

  /** Whole CLP; what went out is below zero. */
  @ApiProperty({ type: 'integer' })
  amount!: number;

  /** Empty where the bank has no name for it. */
  reference!: string;

  /** The bank's words, without numbers of accounts and people; null once they are no use. */
  words!: string | null;

  @ApiProperty({ enum: BANK_ROW_STATES, type: 'string', 'x-names': BANK_ROW_STATE_NAMES } as object)
  state!: BankRowState;

  /** Who matched it or set it aside; null where nobody did. */
  by!: string | null;

  /** The entries that it is, with their corrections. */
  @ApiProperty({ type: () => [BankEntryDto], maxItems: MOST_ENTRIES_OF_ROW })
  entries!: BankEntryDto[];
}

/** The list of the bank's rows: without `page` and `perPage`, all of them. */
export class ListBankRowsQuery extends listQuery({
  search: "Part of the reference or of the bank's words.",
  filters: {
    month: { month: "The month of the rows' days ('YYYY-MM'); the current one unless said." },
    state: { of: BANK_ROW_STATES, description: 'How it stands.' },
  },
  orders: ['turn', 'day', 'amount'],
  order: 'turn',
  ordering: 'Order; unless said what nobody knows yet first, the oldest before.',
}) {}

/** Which entries a row of the bank is. */
export class MatchBankRowDto {
  @Ids({ min: 1, max: MOST_ENTRIES_OF_ROW, description: 'Entries of the ledger in the same direction.', example: [1] })
  entry_ids!: number[];
}

/** Whether a row of the bank is nothing of the ledger. */
export class SetAsideDto {
  @Flag({ description: 'False takes it up again.', example: true })
  aside!: boolean;
}
