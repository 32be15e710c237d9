import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager, EntityRepository } from '@mikro-orm/postgresql';
import { expressionBuilder, sql, type SqlBool } from 'kysely';
import { readList, type ListSource } from '../../platform/database/list.js';
import { containing } from '../../platform/database/search-words.js';
import { database, type Tables } from '../../platform/database/tables.js';
import type { Listed } from '../../platform/http/answer/list-answer.js';
import { chefsLike, presentChefName } from '../chefs/chef.columns.js';
import { EVENING_BALANCE } from '../money/money.columns.js';
import { commissionFor } from '../offers/chef-pay.columns.js';
import { Payout } from './payout.entity.js';
import { PAYOUT_SETTINGS_ID, PayoutSettings } from './payout-settings.entity.js';
import { DIFFERENCE, KEPT, LISTED, PART, PAY, PAYOUT_STATE } from './payouts.columns.js';
import type { ListPayoutsQuery } from './payouts.dto.js';

const { eb, or, ref } = expressionBuilder<Tables, 'evening' | 'offer'>();

const CHEF_NAME = presentChefName(ref('evening.chef_id'), ref('evening.chef_name'));

const LIST: ListSource<ListPayoutsQuery> = {
  search: (text) =>
    or([eb('evening.chef_id', 'in', chefsLike(containing(text))), eb('offer.number', 'ilike', containing(text))]),
  filters: {
    state: (state) => sql<SqlBool>`${PAYOUT_STATE} = ${state}`,
    chef: (chef) => eb('evening.chef_id', '=', chef),
    from: (day) => eb('evening.day', '>=', day),
    to: (day) => eb('evening.day', '<=', day),
  },
  orders: {
    // Of those that were paid, the ones whose part changed since then come first.
    turn: sql`(array_position(array['due', 'unsettled', 'ahead', 'paid'], ${PAYOUT_STATE}), ${DIFFERENCE} = 0, ${ref('evening.day')})`,
    day: ref('evening.day'),
    chef_name: CHEF_NAME,
    amount: { by: PART, nullsLast: true },
  },
  id: ref('evening.id'),
};

/** Every evening with what was agreed with its chef, its money, and the payout that was not undone. */
const parts = (em: EntityManager) =>
  database(em)
    .selectFrom('evening')
    .leftJoin('chef_pay', 'chef_pay.evening_id', 'evening.id')
    .leftJoin('payout', (join) => join.onRef('payout.evening_id', '=', 'evening.id').on('payout.undone_at', 'is', null))
    .leftJoin('money_entry as entry', 'entry.id', 'payout.entry_id')
    // What a former chef of the evening gave is not the present one's.
    .leftJoin('boleta', (join) =>
      join
        .onRef('boleta.evening_id', '=', 'evening.id')
        .on('boleta.chef_id', 'is not distinct from', ref('evening.chef_id')),
    )
    .leftJoin('offer', (join) => join.onRef('offer.evening_id', '=', 'evening.id').on('offer.state', '=', 'aceptada'))
    .innerJoinLateral(EVENING_BALANCE.as('money'), (join) => join.onTrue());

/** What of an entry a payout has. */
const PAYOUT_DAY = sql<string | null>`to_char(entry.at at time zone 'America/Santiago', 'YYYY-MM-DD')`;

const SHOWN = [
  'evening.id',
  'evening.id as evening_id',
  'evening.chef_id',
  CHEF_NAME.as('chef_name'),
  'evening.day',
  'offer.number',
  sql<boolean>`evening.cancelled_at is not null`.as('cancelled'),
  'money.agreed as total',
  PART.as('amount'),
  PAYOUT_STATE.as('state'),
  DIFFERENCE.as('difference'),
  'payout.id as payout_id',
  PAYOUT_DAY.as('payout_day'),
  'entry.amount as payout_amount',
  'entry.reference',
  'payout.boleta_number',
  'boleta.number as given_number',
  'entry.actor_name as by',
  sql<boolean>`exists (select from payee where payee.chef_id = evening.chef_id and payee.bank is not null)`.as(
    'has_account',
  ),
] as const;

/** A row as the database gives it. */
export type PartRow = Awaited<ReturnType<PayoutsRepository['list']>>['rows'][number];

/** Most evenings of a chef in one answer. */
export const MOST_OF_CHEF = 300;

/** What chefs get, in the database. */
@Injectable()
export class PayoutsRepository extends EntityRepository<Payout> {
  constructor(protected override readonly em: EntityManager) {
    super(em, Payout);
  }

  /** The page of a list, with the total count. */
  list(asked: ListPayoutsQuery) {
    const all = parts(this.em).where(LISTED);
    return readList(asked, LIST, all, (found) => found.select(SHOWN)) satisfies Promise<Listed<unknown>>;
  }

  /** The same of one evening, with what it follows from; undefined without the evening. */
  part(eveningId: number) {
    return parts(this.em)
      .select(SHOWN)
      .select([
        PAY.as('pay'),
        KEPT.as('kept'),
        'chef_pay.version',
        sql<boolean>`chef_pay.amount is not null`.as('by_hand'),
      ])
      .select(
        sql<
          number | null
        >`case when chef_pay.id is null then ${commissionFor(ref('evening.chef_id'))} else chef_pay.commission::float8 end`.as(
          'commission',
        ),
      )
      .where('evening.id', '=', eveningId)
      .executeTakeFirst();
  }

  /** What a chef earned or will, the latest evening first. */
  ofChef(chefId: number) {
    return parts(this.em)
      .select(SHOWN)
      .where('evening.chef_id', '=', chefId)
      .where(LISTED)
      .orderBy('evening.day', 'desc')
      .orderBy('evening.id', 'desc')
      .limit(MOST_OF_CHEF)
      .execute();
  }

  /** These evenings as rows of the list, whatever it would show of them now. */
  rows(eveningIds: readonly number[]) {
    return parts(this.em).select(SHOWN).where('evening.id', 'in', eveningIds).execute();
  }

  /** What is due of these evenings. */
  due(eveningIds: readonly number[]) {
    return parts(this.em)
      .select(SHOWN)
      .where('evening.id', 'in', eveningIds)
      .where(PAYOUT_STATE, '=', 'due')
      .orderBy(CHEF_NAME)
      .orderBy('evening.day')
      .orderBy('evening.id')
      .execute();
  }

  /** These evenings in the order in which they are locked, with what people call them. Those that do not exist are left out. */
  inOrder(eveningIds: readonly number[]): Promise<{ id: number; chef_name: string; day: string }[]> {
    return database(this.em)
      .selectFrom('evening')
      .select(['id', 'day', CHEF_NAME.as('chef_name')])
      .where('id', 'in', eveningIds)
      .orderBy('quote_request_id')
      .orderBy('id')
      .execute();
  }

  /** The payout of an evening that was not undone, with its entry. */
  made(eveningId: number): Promise<Payout | null> {
    return this.findOne({ evening: eveningId, undoneAt: null }, { populate: ['entry'], refresh: true });
  }

  /** The company's settings, locked until the end of the transaction. Of two who save for the first time, the second waits for the first. */
  async lockSettings(): Promise<PayoutSettings> {
    const first = { id: PAYOUT_SETTINGS_ID, retentions: '[]' };
    await database(this.em)
      .insertInto('payout_settings')
      .values(first)
      .onConflict((on) => on.doNothing())
      .execute();
    return this.em.findOneOrFail(PayoutSettings, { id: first.id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** The evening of a payout; undefined if it does not exist. */
  async eveningOf(payoutId: number): Promise<number | undefined> {
    const found = database(this.em).selectFrom('payout').select('evening_id').where('id', '=', payoutId);
    return (await found.executeTakeFirst())?.evening_id;
  }

  /** A payout with its entry, as the database has it. */
  payout(id: number): Promise<Payout | null> {
    return this.findOne({ id }, { populate: ['entry'], refresh: true });
  }
}
