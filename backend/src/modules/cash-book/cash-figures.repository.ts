import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { database } from '../../platform/database/tables.js';
import { BALANCE, STANDING as CARD_STANDING } from '../gift-cards/gift-card.columns.js';
import { counted, isDayOf, SIGNED } from '../money/cash.columns.js';
import { COUNTS_AS, EVENING_BALANCE, TAKES_MONEY } from '../money/money.columns.js';
import { isAskedFor, OPEN_STEPS } from '../money/plan.columns.js';
import type { CashFiguresDto, CashPendingDto } from './cash-book.dto.js';
import { BANK_STATE } from './entry-bank.columns.js';

/** Amounts as numbers: the sums of a month are above four bytes. */
const sum = (amount: string, only = 'true') =>
  sql<number>`coalesce(sum(${sql.raw(amount)}) filter (where ${sql.raw(only)}), 0)::float8`;

/** Each way with what came and went; the entries of gift cards are each other's opposite, and come to nothing. */
const WAYS = sql`select way, ${sum('amount', "kind in ('charge', 'gift_card_sold', 'gift_card_used')")} as came_in,
    ${sum('-amount', "kind in ('refund', 'gift_card_returned')")} as given_back, ${sum('-amount', "kind = 'payout'")} as paid_out,
    ${sum('amount')} as total
  from entries group by way`;

const counting = (amount: string, count = '*') =>
  sql`json_build_object('amount', ${sum(amount)}, 'count', count(${sql.raw(count)})::int)`;

/** The figures of one month's money. */
@Injectable()
export class CashFiguresRepository {
  constructor(private readonly em: EntityManager) {}

  /** One statement, so that its sums are of one moment. */
  async of(month: string, today: string): Promise<CashFiguresDto> {
    const { rows } = await sql<Omit<CashFiguresDto, 'month'>>`
      with entries as materialized (
        select entry.way, ${COUNTS_AS} as kind, ${SIGNED} as amount, entry.evening_id, entry.gift_card_id
          from money_entry as entry left join money_entry as corrected on corrected.id = entry.corrects_id
          where ${counted(month)}),
      ways as (${WAYS}),
      steps as (
        select evening.id as evening_id, step.due_on, step."left" from evening
          cross join lateral ${EVENING_BALANCE} as money cross join lateral ${OPEN_STEPS} as step
          where evening.cancelled_at is null and ${isAskedFor(sql`${today}`)} and ${TAKES_MONEY}
            and step.due_on < ${`${month}-01`}::date + interval '1 month')
      select
        (select json_agg(json_build_object('way', way, 'came_in', coalesce(came_in, 0), 'given_back', coalesce(given_back, 0),
            'paid_out', coalesce(paid_out, 0), 'total', coalesce(total, 0)) order by place)
          from unnest(array['card', 'transfer', 'other']) with ordinality as shown (way, place) left join ways using (way)) as ways,
        json_build_object('by_entry', (select ${sum('amount')} from entries),
          'by_way', (select ${sum('total')} from ways),
          'by_account', (select ${sum('total')} from
            (select sum(amount) as total from entries group by evening_id, gift_card_id) as accounts)) as sums,
        (select ${sum('amount', "kind = 'gift_card_sold'")} from entries) as gift_cards_sold,
        (select ${sum('-amount', "kind = 'gift_card_used'")} from entries) as gift_cards_used,
        (select ${counting('balance')} from (select ${BALANCE} as balance from gift_card where ${CARD_STANDING} = 'vigente') as cards)
          as gift_cards_open,
        (select ${counting('"left"', 'distinct evening_id')} from steps where due_on >= ${today}::date) as due,
        (select ${counting('"left"', 'distinct evening_id')} from steps where due_on < ${today}::date) as overdue`.execute(
      database(this.em),
    );
    const [found] = rows;
    if (!found) throw new Error('Figures without a row');
    return { month, ...found };
  }

  /** What of the month the bank has alone, and what the ledger has. */
  async pending(month: string): Promise<CashPendingDto> {
    const { rows } = await sql<CashPendingDto>`
      select
        (select ${counting('amount')} from bank_row where ${isDayOf(sql.ref('day'), month)} and aside_at is null
          and not exists (select from bank_match where bank_match.bank_row_id = bank_row.id)) as bank,
        (select ${counting('amount')} from (select ${SIGNED} as amount
          from money_entry as entry left join money_entry as corrected on corrected.id = entry.corrects_id
          where ${counted(month)} and ${BANK_STATE} = 'open') as entries) as ours`.execute(database(this.em));
    const [found] = rows;
    if (!found) throw new Error('Figures without a row');
    return found;
  }
}
