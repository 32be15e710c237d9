import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql, type SqlBool } from 'kysely';
import { readList, type ListSource } from '../../platform/database/list.js';
import { containing } from '../../platform/database/search-words.js';
import { database, type Tables } from '../../platform/database/tables.js';
import type { Listed } from '../../platform/http/answer/list-answer.js';
import { presentChefName } from '../chefs/chef.columns.js';
import { NUMBER as CARD_NUMBER } from '../gift-cards/gift-card.columns.js';
import { counted, isDayOf, SIGNED } from '../money/cash.columns.js';
import { COUNTS_AS, COUNTS_AT, EVENING_BALANCE } from '../money/money.columns.js';
import type { CountedKind } from '../money/rules.js';
import { BLOCKED_NAME, unlessBlocked } from '../personal-data/unless-blocked.columns.js';
import { IS_BLOCKED } from '../quotes/blocked-clients.columns.js';
import type { CashAccountDto, CashEntryDto, ListCashAccountsQuery, ListCashEntriesQuery } from './cash-book.dto.js';
import { BANK_STATE } from './entry-bank.columns.js';

const { ref } = expressionBuilder<Tables, 'evening' | 'quote_request' | 'gift_card'>();

/** What was agreed is called by, or the gift card. */
const NUMBER = sql<string | null>`case when gift_card.id is null
  then (select offer.number from offer where offer.evening_id = evening.id and offer.state = 'aceptada' order by offer.id desc limit 1)
  else ${CARD_NUMBER} end`;

/** Of an evening and a gift card that are joined, whose money it is. */
const ACCOUNT = [
  'evening.id as evening_id',
  'gift_card.id as gift_card_id',
  NUMBER.as('number'),
  sql<string>`coalesce(gift_card.buyer_name, ${unlessBlocked(IS_BLOCKED, ref('quote_request.name'), BLOCKED_NAME)})`.as(
    'client',
  ),
  sql<string | null>`case when evening.id is not null then ${presentChefName(ref('evening.chef_id'), ref('evening.chef_name'))} end`.as('chef_name'), // prettier-ignore
] as const;

const KIND = COUNTS_AS.$castTo<CountedKind>();

/** What every list shows of an entry, and whose it is. */
export const ENTRY = [
  'entry.id',
  sql<string>`to_char(${COUNTS_AT} at time zone 'America/Santiago', 'YYYY-MM-DD')`.as('day'),
  KIND.as('kind'),
  'entry.way',
  'entry.reference',
  ...ACCOUNT,
] as const;

/** Every entry with what it corrects, and whose it is. */
export const entries = (em: EntityManager) =>
  database(em)
    .selectFrom('money_entry as entry')
    .leftJoin('money_entry as corrected', 'corrected.id', 'entry.corrects_id')
    .leftJoin('evening', 'evening.id', 'entry.evening_id')
    .leftJoin('quote_request', 'quote_request.id', 'evening.quote_request_id')
    .leftJoin('gift_card', 'gift_card.id', 'entry.gift_card_id');

const ENTRIES: ListSource<ListCashEntriesQuery> = {
  search: (text) => sql<SqlBool>`(${NUMBER} ilike ${containing(text)} or entry.reference ilike ${containing(text)})`,
  filters: { month: counted, way: sql.ref('entry.way'), kind: KIND, bank: BANK_STATE },
  orders: { day: COUNTS_AT, amount: SIGNED },
  id: sql.ref('entry.id'),
};

/** Ids of gift cards are negated, so that they differ from those of evenings. */
const ACCOUNT_ID = sql<number>`coalesce(evening.id, -gift_card.id)`;

/** What came for the gift card, with its corrections, and went back. */
const ofCard = (
  kind: 'gift_card_sold' | 'refund',
) => sql<number>`(select coalesce(sum(one.amount), 0)::int from money_entry as one
  left join money_entry as other on other.id = one.corrects_id
  where one.gift_card_id = gift_card.id and coalesce(other.kind, one.kind) = ${sql.lit(kind)})`;
const evenOr = (evening: 'agreed' | 'paid' | 'given_back' | 'left', card: ReturnType<typeof ofCard>) =>
  sql<number>`case when gift_card.id is null then ${sql.ref(`money.${evening}`)} else ${card} end`;
const LEFT = evenOr('left', sql`greatest(0, gift_card.amount - ${ofCard('gift_card_sold')})`);

/** The evenings of a month, and the evenings and gift cards whose money moved in it, with how much did. */
const accounts = (em: EntityManager, month: string) =>
  database(em)
    .selectFrom(
      sql<{ evening_id: number | null; gift_card_id: number | null; moved: number }>`(
        select evening_id, gift_card_id, sum(moved)::float8 as moved from (
          select entry.evening_id, entry.gift_card_id, ${SIGNED} as moved from money_entry as entry
            left join money_entry as corrected on corrected.id = entry.corrects_id where ${counted(month)}
          union all
          select id, null, 0 from evening where cancelled_at is null and ${isDayOf(sql.ref('day'), month)}
        ) as moves group by 1, 2)`.as('account'),
    )
    .leftJoin('evening', 'evening.id', 'account.evening_id')
    .leftJoin('quote_request', 'quote_request.id', 'evening.quote_request_id')
    .leftJoin('gift_card', 'gift_card.id', 'account.gift_card_id')
    .innerJoinLateral(EVENING_BALANCE.as('money'), (join) => join.onTrue());

const ACCOUNTS: ListSource<ListCashAccountsQuery> = {
  search: (text) => sql<SqlBool>`${NUMBER} ilike ${containing(text)}`,
  filters: {
    // The rows are the month's.
    month: () => sql<SqlBool>`true`,
    of: sql<'evening' | 'gift_card'>`case when gift_card.id is null then 'evening' else 'gift_card' end`,
    open: (open) => sql<SqlBool>`(${LEFT} > 0) = ${open}`,
  },
  orders: {
    day: { by: ref('evening.day'), nullsLast: true },
    left: LEFT,
    moved: sql.ref('account.moved'),
  },
  id: ACCOUNT_ID,
};

/** What Caja lists. */
@Injectable()
export class CashListRepository {
  constructor(private readonly em: EntityManager) {}

  /** The month's entries, in a total order, and how many match in all. */
  entries(asked: ListCashEntriesQuery): Promise<Listed<CashEntryDto>> {
    return readList(asked, ENTRIES, entries(this.em), (found) =>
      found
        .select(ENTRY)
        .select([SIGNED.as('amount'), 'entry.actor_name', BANK_STATE.as('bank')])
        .select(sql<boolean>`entry.corrects_id is not null`.as('corrects')),
    );
  }

  /** The month's evenings and gift cards, in a total order, and how many match in all. */
  accounts(asked: ListCashAccountsQuery & { month: string }): Promise<Listed<CashAccountDto>> {
    return readList(asked, ACCOUNTS, accounts(this.em, asked.month), (found) =>
      found
        .select([ACCOUNT_ID.as('id'), 'evening.day'])
        .select(ACCOUNT)
        .select(sql<boolean>`evening.cancelled_at is not null`.as('cancelled'))
        .select([
          evenOr('agreed', sql.ref('gift_card.amount')).as('agreed'),
          evenOr('paid', ofCard('gift_card_sold')).as('paid'),
          evenOr('given_back', ofCard('refund')).as('given_back'),
          LEFT.as('left'),
          'account.moved',
        ]),
    );
  }
}
