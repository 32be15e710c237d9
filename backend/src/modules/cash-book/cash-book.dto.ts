import { ApiProperty } from '@nestjs/swagger';
import { Month } from '../../platform/http/fields.js';
import { listQuery } from '../../platform/http/list-query.js';
import { COUNTED_KINDS, ENTRY_NAMES, WAY_NAMES, WAYS, type CountedKind, type Way } from '../money/rules.js';
import { ENTRY_BANK_STATES, type EntryBankState } from './bank-row-values.js';

const money = (example: number) => ApiProperty({ type: 'integer', example });
const count = (example: number) => ApiProperty({ type: 'integer', minimum: 0, example });

const MONTH_FILTER = { month: "The month in Chile ('YYYY-MM'); the current one unless said." };

/** Of which month figures are asked. */
export class CashFiguresQuery {
  @Month({ optional: true, description: MONTH_FILTER.month })
  month?: string | null;
}

/** What moved in one way. */
export class CashWayDto {
  @ApiProperty({ enum: WAYS, type: 'string', 'x-names': WAY_NAMES } as object)
  way!: Way;

  /** Whole CLP that came in, for evenings and gift cards. */
  @money(1_800_000)
  came_in!: number;

  @money(90_000)
  given_back!: number;

  @money(700_000)
  paid_out!: number;

  /** What came in, less what was given back and paid to chefs. */
  @money(1_010_000)
  total!: number;
}

/** The month summed in three ways, which come to the same. */
export class CashSumsDto {
  @money(1_010_000)
  by_entry!: number;

  @money(1_010_000)
  by_way!: number;

  /** By evening or gift card. */
  @money(1_010_000)
  by_account!: number;
}

/** An amount, and of how many. */
export class CashCountDto {
  @money(450_000)
  amount!: number;

  @count(3)
  count!: number;
}

/** One month's money. */
export class CashFiguresDto {
  /** @example "2026-11" */
  month!: string;

  /** Card, transfer and other. */
  ways!: CashWayDto[];

  sums!: CashSumsDto;

  /** Gift cards that were sold in the month: a part of what came in. */
  @money(120_000)
  gift_cards_sold!: number;

  /** What gift cards paid of evenings in the month: it had come in before. */
  @money(60_000)
  gift_cards_used!: number;

  /** Gift cards that are valid today, and what is left of them. */
  gift_cards_open!: CashCountDto;

  /** What is to pay from today until the end of the month, and of how many evenings of the last 18 months and ahead. */
  due!: CashCountDto;

  /** What should have been paid by the end of the month, before today, and was not, of the same evenings. */
  overdue!: CashCountDto;
}

/** What of a month the bank and the ledger have alone. */
export class CashPendingDto {
  /** Rows of the bank in the month of which nobody knows what they are: what came less what went, and how many. */
  bank!: CashCountDto;

  /** Entries of the month without a row of the bank, corrections too, as the list has them: what came less what went, and how many. */
  ours!: CashCountDto;
}

/** Whose money it is: an evening's or a gift card's. */
class OfAccountDto {
  @ApiProperty({ type: 'integer', nullable: true })
  evening_id!: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  gift_card_id!: number | null;

  /** Of what was agreed, or of the gift card; null where staff once entered the evening by hand. */
  @ApiProperty({ type: 'string', nullable: true, example: 'C-2026-0001' })
  number!: string | null;

  /** Who pays; without a name where the data are blocked. */
  client!: string;

  /** Null of a gift card. */
  chef_name!: string | null;
}

/** What every list shows of an entry of the ledger. */
export class EntryInCashDto extends OfAccountDto {
  id!: number;

  /** The day in Chile on which it counts: a correction does on that of what it corrects. */
  @ApiProperty({ type: 'string', format: 'date' })
  day!: string;

  /** What it counts as. */
  @ApiProperty({ enum: COUNTED_KINDS, type: 'string', 'x-names': ENTRY_NAMES } as object)
  kind!: CountedKind;

  @ApiProperty({ enum: WAYS, type: 'string', 'x-names': WAY_NAMES } as object)
  way!: Way;

  reference!: string | null;
}

/** An entry of the ledger. */
export class CashEntryDto extends EntryInCashDto {
  /** Whether it corrects another one. */
  corrects!: boolean;

  /** Whole CLP; what went out is below zero. */
  @ApiProperty({ type: 'integer' })
  amount!: number;

  /** Who wrote it, where it was a member of staff. */
  actor_name!: string | null;

  /** Whether a row of the bank was found for it; 'none' where no bank has one. */
  @ApiProperty({ enum: ENTRY_BANK_STATES, type: 'string' } as object)
  bank!: EntryBankState;
}

/** An evening of the month, or an evening or gift card whose money moved in it. */
export class CashAccountDto extends OfAccountDto {
  /** The evening's number; that of a gift card below zero. */
  @ApiProperty({ type: 'integer' })
  id!: number;

  /** Of the evening; null of a gift card. */
  @ApiProperty({ type: 'string', format: 'date', nullable: true })
  day!: string | null;

  cancelled!: boolean;

  /** Whole CLP, as the others. */
  @ApiProperty({ type: 'integer' })
  agreed!: number;

  @ApiProperty({ type: 'integer' })
  paid!: number;

  @ApiProperty({ type: 'integer' })
  given_back!: number;

  @ApiProperty({ type: 'integer' })
  left!: number;

  /** What moved in the month: the sum of all is the month's. */
  @ApiProperty({ type: 'integer' })
  moved!: number;
}

/** The month's entries: without `page` and `perPage`, all of them. */
export class ListCashEntriesQuery extends listQuery({
  search: 'Part of the number of what was agreed or of the gift card, or of the reference.',
  filters: {
    month: MONTH_FILTER,
    way: { of: WAYS, description: 'How it moved.' },
    kind: { of: COUNTED_KINDS, description: 'What it counts as.' },
    bank: { of: ENTRY_BANK_STATES, description: 'Whether a row of the bank was found for it.' },
  },
  orders: ['day', 'amount'],
  order: '-day',
  ordering: 'Order; the latest first unless said.',
}) {}

/** The month's evenings and gift cards: without `page` and `perPage`, all of them. */
export class ListCashAccountsQuery extends listQuery({
  search: 'Part of the number of what was agreed or of the gift card.',
  filters: {
    month: MONTH_FILTER,
    of: { of: ['evening', 'gift_card'], description: 'Whose money it is.' },
    open: { yesNo: 'Whether something is still to pay.' },
  },
  orders: ['day', 'left', 'moved'],
  order: 'day',
  ordering: 'Order; the first evening first unless said, gift cards last.',
}) {}
