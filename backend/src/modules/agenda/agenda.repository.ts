import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { lockNamingRows } from '../../platform/database/named-rows.js';
import { among, database } from '../../platform/database/tables.js';
import { Chef } from '../chefs/index.js';
import { QuoteRequest } from '../quotes/index.js';
import { BlockedRange } from './blocked-range.entity.js';
import { spanOf, type EveningTime } from './evening-time.js';
import { Evening } from './evening.entity.js';

/** An evening that takes a chef's time, as staff are told of it. */
export interface TakenBy {
  kind: 'evening';
  chefId: number;
  eveningId: number;
  requestId: number;
  day: string;
  startsAt: string;
  minutes: number;
  clientFirstName: string;
  commune: string;
}

/** Days on which a chef takes no table, as staff are told of them. */
export interface BlockedBy {
  kind: 'blocked';
  chefId: number;
  blockId: number;
  firstDay: string;
  lastDay: string;
  reason: string;
}

/** Why a chef is not free. Never told to visitors. */
export type Busy = TakenBy | BlockedBy;

const TAKEN_BY = [
  sql.lit('evening').$castTo<'evening'>().as('kind'),
  'id as eveningId',
  'quote_request_id as requestId',
  'day',
  'starts_at as startsAt',
  'minutes',
  'client_first_name as clientFirstName',
  'commune',
] as const;

/** The agenda in the database. */
@Injectable()
export class AgendaRepository {
  constructor(private readonly em: EntityManager) {}

  /** The evenings of chefs that begin on a day; cancelled ones and that of one request are left out. */
  async eveningsOn(chefIds: readonly number[], day: string, exceptRequest = 0): Promise<TakenBy[]> {
    return database(this.em)
      .selectFrom('evening')
      .select(TAKEN_BY)
      .select(({ ref }) => ref('chef_id').$notNull().as('chefId'))
      .where(({ ref }) => among(ref('chef_id').$castTo<number>(), chefIds))
      .where('day', '=', day)
      .where('cancelled_at', 'is', null)
      .where('quote_request_id', '<>', exceptRequest)
      .orderBy('begins_at')
      .orderBy('id')
      .execute();
  }

  /** The blocked ranges of chefs in which a day lies. */
  async blockedOn(chefIds: readonly number[], day: string): Promise<BlockedBy[]> {
    return database(this.em)
      .selectFrom('blocked_range')
      .select([
        sql.lit('blocked').$castTo<'blocked'>().as('kind'),
        'chef_id as chefId',
        'id as blockId',
        'first_day as firstDay',
        'last_day as lastDay',
        'reason',
      ])
      .where(({ ref }) => among(ref('chef_id'), chefIds))
      .where('last_day', '>=', day)
      .where('first_day', '<=', day)
      .orderBy('id')
      .execute();
  }

  /** A chef's evenings that have time in common with this span; that of one request is left out. */
  async overlapping(em: EntityManager, chefId: number, time: EveningTime, exceptRequest = 0): Promise<TakenBy[]> {
    const { beginsAt, endsAt } = spanOf(time);
    return (
      database(em)
        .selectFrom('evening')
        .select(TAKEN_BY)
        .select(({ ref }) => ref('chef_id').$notNull().as('chefId'))
        .where('chef_id', '=', chefId)
        // No evening lasts a day: what overlaps begins on this day, the one before or the one after. The index knows days.
        .where('day', '>=', sql<string>`${time.day}::date - 1`)
        .where('day', '<=', sql<string>`${time.day}::date + 1`)
        .where('begins_at', '<', endsAt.toISOString())
        .where('ends_at', '>', beginsAt.toISOString())
        .where('cancelled_at', 'is', null)
        .where('quote_request_id', '<>', exceptRequest)
        .orderBy('begins_at')
        .orderBy('id')
        .execute()
    );
  }

  /** The evening of a request that is not cancelled. */
  ofRequest(em: EntityManager, requestId: number): Promise<Evening | null> {
    return em.findOne(Evening, { quoteRequest: requestId, cancelledAt: null });
  }

  /** Whether an evening of a request was called off. */
  async wasCalledOff(em: EntityManager, requestId: number): Promise<boolean> {
    return (await em.count(Evening, { quoteRequest: requestId, cancelledAt: { $ne: null } })) > 0;
  }

  /** The evening, locked until the end of the transaction. Null if there is none. */
  lock(em: EntityManager, id: number): Promise<Evening | null> {
    return em.findOne(Evening, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** A request, locked until the end of the transaction. Null if there is none. */
  async lockRequest(em: EntityManager, id: number): Promise<QuoteRequest | null> {
    await lockNamingRows(em);
    return em.findOne(QuoteRequest, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** The id of an evening's request; undefined if there is no such evening. */
  async requestOf(em: EntityManager, id: number): Promise<number | undefined> {
    const found = database(em).selectFrom('evening').select('quote_request_id').where('id', '=', id);
    return (await found.executeTakeFirst())?.quote_request_id;
  }

  /** A chef, locked until the end of the transaction, so that their evenings are entered one after the other. */
  lockChef(em: EntityManager, id: number): Promise<Chef | null> {
    return em.findOne(Chef, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** The blocked range, locked until the end of the transaction. Null if there is none. */
  lockBlock(em: EntityManager, id: number): Promise<BlockedRange | null> {
    return em.findOne(BlockedRange, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }
}
