import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager, EntityRepository } from '@mikro-orm/postgresql';
import { expressionBuilder, sql, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { readList, type ListSource } from '../../platform/database/list.js';
import { lockForTransaction } from '../../platform/database/lock.js';
import { containing } from '../../platform/database/search-words.js';
import { among, database, NOW, type Tables } from '../../platform/database/tables.js';
import type { Listed } from '../../platform/http/answer/list-answer.js';
import { isDayOf } from '../money/cash.columns.js';
import { BankMatch } from './bank-match.entity.js';
import { MOST_ENTRIES_OF_ROW, type BankRowState } from './bank-row-values.js';
import { BankRow } from './bank-row.entity.js';
import { entries, ENTRY } from './cash-list.repository.js';
import { AT_BANK, IS_OPEN, PASSES_NO_BANK } from './entry-bank.columns.js';
import type { BankSide, Match, OurSide } from './matching.js';
import type { BankEntryDto, BankRowDto, ListBankRowsQuery } from './reconciliation.dto.js';
import type { Statement } from './statement-file.js';

const { ref } = expressionBuilder<Tables, 'bank_row'>();

const IS_MATCHED = sql<boolean>`exists (select from bank_match where bank_match.bank_row_id = bank_row.id)`;
const STATE = sql<BankRowState>`case when bank_row.aside_at is not null then 'aside' when ${IS_MATCHED} then 'matched' else 'pending' end`;

const LIST: ListSource<ListBankRowsQuery> = {
  search: (text) =>
    sql<SqlBool>`(bank_row.reference ilike ${containing(text)} or bank_row.words ilike ${containing(text)})`,
  filters: { month: (month) => isDayOf(ref('bank_row.day'), month), state: STATE },
  orders: {
    turn: sql`(array_position(array['pending', 'matched', 'aside'], ${STATE}), ${ref('bank_row.day')})`,
    day: ref('bank_row.day'),
    amount: ref('bank_row.amount'),
  },
  id: ref('bank_row.id'),
};

/** Days around a row in which its entries are looked for: staff note late, and banks book late. */
const LOOKED_FOR_DAYS = 45;

/** Days around the rows of a file in which entries may be theirs without a person. */
const MATCHED_WITHIN_DAYS = 10;

const DAY = sql<string>`(entry.at at time zone 'America/Santiago')::date`;

/** Whether an entry's day lies between two, or so many days beside them: a range of moments, which the ledger's index finds. */
const isAround = (from: string, to: string, days: number) =>
  sql<SqlBool>`entry.at >= (${from}::date - ${days}::int)::timestamp at time zone 'America/Santiago'
    and entry.at < (${to}::date + ${days}::int + 1)::timestamp at time zone 'America/Santiago'`;

/** The rows of the bank in the database. */
@Injectable()
export class BankRowsRepository extends EntityRepository<BankRow> {
  constructor(protected override readonly em: EntityManager) {
    super(em, BankRow);
  }

  /** The list, in a total order, and how many rows match in all. */
  list(asked: ListBankRowsQuery): Promise<Listed<BankRowDto>> {
    return readList(asked, LIST, database(this.em).selectFrom('bank_row'), (found) => found.select(this.shown()));
  }

  /** One of them; undefined where it is gone. */
  shownRow(id: number): Promise<BankRowDto | undefined> {
    return database(this.em)
      .selectFrom('bank_row')
      .select(this.shown())
      .where('bank_row.id', '=', id)
      .executeTakeFirst();
  }

  /** What is shown of a row. */
  private shown() {
    const matched = jsonArrayFrom(
      entries(this.em)
        .innerJoin('bank_match', 'bank_match.entry_id', 'entry.id')
        .where('bank_match.bank_row_id', '=', ref('bank_row.id'))
        .select([...ENTRY, AT_BANK.as('amount')])
        .orderBy('entry.id')
        .limit(MOST_ENTRIES_OF_ROW),
    );
    return [
      'bank_row.id',
      'bank_row.source',
      'bank_row.day',
      'bank_row.amount',
      'bank_row.reference',
      'bank_row.words',
      STATE.as('state'),
      sql<string | null>`coalesce(bank_row.aside_by, (select min(matched_by) from bank_match
        where bank_match.bank_row_id = bank_row.id))`.as('by'),
      matched.as('entries'),
    ] as const;
  }

  /** Entries without a row that may be this one, cheques among them, the likeliest first: by amount, then by day. */
  candidates({ amount, day }: Pick<BankRow, 'amount' | 'day'>): Promise<BankEntryDto[]> {
    return entries(this.em)
      .select([...ENTRY, AT_BANK.as('amount')])
      .where(IS_OPEN)
      .where(sql<SqlBool>`sign(${AT_BANK}) = sign(${amount}::int)`)
      .where(isAround(day, day, LOOKED_FOR_DAYS))
      .orderBy(sql`abs(${AT_BANK} - ${amount}::int)`)
      .orderBy(sql`abs(${DAY} - ${day}::date)`)
      .orderBy('entry.id')
      .limit(MOST_ENTRIES_OF_ROW)
      .execute();
  }

  /** Of two who match or read at once, the second waits for the first. */
  alone(): Promise<void> {
    return lockForTransaction(this.em, 'bank-rows');
  }

  lock(id: number): Promise<BankRow | null> {
    return this.findOne({ id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  matches(row: BankRow): Promise<BankMatch[]> {
    return this.em.find(BankMatch, { bankRow: row }, { refresh: true });
  }

  /** Those among these entries that wait for a row, with what it should say of each. */
  open(ids: readonly number[]): Promise<{ id: number; amount: number }[]> {
    return entries(this.em)
      .select(['entry.id', AT_BANK.as('amount')])
      .where(IS_OPEN)
      .where(among(sql.ref<number>('entry.id'), ids))
      .execute();
  }

  /**
   * Keeps the rows of a statement. Those that were kept before stay; one that still waits has its words again.
   * @returns how many are new
   */
  async keep({ source, rows }: Statement): Promise<number> {
    if (rows.length === 0) return 0;
    const kept = await database(this.em)
      .insertInto('bank_row')
      .values(rows.map((row) => ({ source, ...row })))
      .onConflict((on) =>
        on
          .columns(['source', 'day', 'amount', 'reference', 'place'])
          .doUpdateSet({ words: sql.ref('excluded.words') })
          .where('bank_row.words', 'is', null)
          .where(sql<SqlBool>`not ${IS_MATCHED}`),
      )
      .returning(sql<boolean>`xmax = 0`.as('is_new'))
      .execute();
    return kept.filter(({ is_new: isNew }) => isNew).length;
  }

  /** The rows between two days that wait and may be matched without a person. */
  waiting(from: string, to: string): Promise<BankSide[]> {
    return database(this.em)
      .selectFrom('bank_row')
      .select(['id', 'source', 'day', 'amount', 'reference', 'words'])
      .where('day', '>=', from)
      .where('day', '<=', to)
      .where('automatic', '=', true)
      .where(STATE, '=', 'pending')
      .orderBy('id')
      .execute();
  }

  /** The entries around these days that wait for a row and may be matched without a person, with what each may be called by. */
  async ours(from: string, to: string): Promise<OurSide[]> {
    const found = await entries(this.em)
      .leftJoin('payment', 'payment.id', 'entry.payment_id')
      .select([...ENTRY, AT_BANK.as('amount'), 'payment.buy_order', 'payment.authorization_code'])
      .where(IS_OPEN)
      .where(sql<SqlBool>`not ${PASSES_NO_BANK}`)
      .where(isAround(from, to, MATCHED_WITHIN_DAYS))
      .orderBy('entry.id')
      .execute();
    return found.map(({ id, way, day, amount, reference, buy_order, authorization_code, number }) => ({
      ...{ id, way, day, amount, reference },
      names: [reference, buy_order, authorization_code, number],
    }));
  }

  /** Keeps what was matched without a person. The words of these rows are needed no more. */
  async match(matches: readonly Match[]): Promise<void> {
    const pairs = matches.flatMap(({ row, entries: ours }) =>
      ours.map((entry) => ({ bank_row_id: row, entry_id: entry })),
    );
    if (pairs.length === 0) return;
    await database(this.em).insertInto('bank_match').values(pairs).execute();
    const ids = matches.map(({ row }) => row);
    await database(this.em)
      .updateTable('bank_row')
      .set({ words: null })
      .where(among(ref('bank_row.id'), ids))
      .execute();
  }

  /** Forgets the words of rows that nobody matched for so many days, and rows that are so many years old. */
  async forget(days: number, years: number): Promise<void> {
    await database(this.em)
      .updateTable('bank_row')
      .set({ words: null })
      .where('words', 'is not', null)
      .where('created_at', '<', sql<string>`${NOW} - make_interval(days => ${days})`)
      .execute();
    await database(this.em)
      .deleteFrom('bank_row')
      .where('day', '<', sql<string>`(${NOW} - make_interval(years => ${years}))::date`)
      .execute();
  }
}
