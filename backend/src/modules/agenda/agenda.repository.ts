import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager, EntityRepository } from '@mikro-orm/postgresql';
import { expressionBuilder, sql } from 'kysely';
import { lockAgainstDeletion } from '../../platform/database/lock.js';
import { nameKey } from '../../platform/database/name-key.js';
import { among, database, moment, NOW, type Tables } from '../../platform/database/tables.js';
import { Chef } from '../chefs/index.js';
import { City } from '../lookups/entities.js';
import { BLOCKED_NAME, unlessBlocked } from '../personal-data/index.js';
import { isBlocked, QuoteRequest } from '../quotes/index.js';
import { IN_FORCE } from './agenda.columns.js';
import { BlockedRange } from './blocked-range.entity.js';
import { spanOf, type EveningTime } from './evening-time.js';
import { Evening } from './evening.entity.js';
import { HeldDay } from './held-day.entity.js';

/** An evening that takes a chef's time, in words for staff. */
export interface TakenBy {
  kind: 'evening';
  chefId: number;
  eveningId: number;
  requestId: number;
  day: string;
  startsAt: string;
  clientFirstName: string;
  commune: string;
}

/** A chef's blocked days, in words for staff. */
interface BlockedBy {
  kind: 'blocked';
  chefId: number;
  firstDay: string;
  lastDay: string;
  reason: string;
}

/** A day that a chef keeps for another request, in words for staff. */
interface HeldBy {
  kind: 'held';
  startsAt: string;
  /** When it is free again. */
  until: string;
}

/** Why a chef is not free. Visitors never see it. */
export type Busy = TakenBy | BlockedBy | HeldBy;

const { ref } = expressionBuilder<Tables, 'evening'>();
const BLOCKED = isBlocked(ref('quote_request_id'));

const TAKEN_BY = [
  sql.lit('evening').$castTo<'evening'>().as('kind'),
  'id as eveningId',
  'quote_request_id as requestId',
  'day',
  'starts_at as startsAt',
  unlessBlocked(BLOCKED, ref('client_first_name'), BLOCKED_NAME).as('clientFirstName'),
  unlessBlocked(BLOCKED, ref('commune'), '').as('commune'),
  ref('chef_id').$notNull().as('chefId'),
] as const;

@Injectable()
export class AgendaRepository extends EntityRepository<Evening> {
  constructor(protected override readonly em: EntityManager) {
    super(em, Evening);
  }

  /** The commune of the list with this name; null without one. */
  city(name: string): Promise<City | null> {
    return this.em.findOne(City, { nameKey: nameKey(name) });
  }

  /** The evenings of chefs that begin on a day, without cancelled ones and those of one request. */
  async eveningsOn(chefIds: readonly number[], day: string, exceptRequest = 0): Promise<TakenBy[]> {
    return this.taking()
      .where(among(ref('chef_id').$castTo<number>(), chefIds))
      .where('day', '=', day)
      .where('quote_request_id', '<>', exceptRequest)
      .execute();
  }

  /** The blocked ranges of chefs that contain a day. */
  async blockedOn(chefIds: readonly number[], day: string): Promise<BlockedBy[]> {
    return database(this.em)
      .selectFrom('blocked_range')
      .select([
        sql.lit('blocked').$castTo<'blocked'>().as('kind'),
        'chef_id as chefId',
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

  /** The days that chefs keep for other requests. */
  async heldOn(chefIds: readonly number[], day: string, exceptRequest = 0): Promise<HeldBy[]> {
    return database(this.em)
      .selectFrom('held_day')
      .select([sql.lit('held').$castTo<'held'>().as('kind'), 'starts_at as startsAt'])
      .select(({ ref }) => moment(ref('until')).as('until'))
      .where(({ ref }) => among(ref('chef_id'), chefIds))
      .where('day', '=', day)
      .where(IN_FORCE)
      .where('quote_request_id', '<>', exceptRequest)
      .orderBy('starts_at')
      .orderBy('id')
      .execute();
  }

  /** The day that a chef keeps for a request; null without one. */
  heldFor(requestId: number, chefId: number): Promise<HeldDay | null> {
    return this.em.findOne(HeldDay, { quoteRequest: requestId, chef: chefId });
  }

  /** A chef's evenings that overlap with this span, without those of one request. */
  async overlapping(chefId: number, time: EveningTime, exceptRequest = 0): Promise<TakenBy[]> {
    const { beginsAt, endsAt } = spanOf(time);
    return (
      this.taking()
        .where('chef_id', '=', chefId)
        // No evening lasts a day. An overlapping one begins on this day, the day before or the day after; the index has
        // days.
        .where('day', '>=', sql<string>`${time.day}::date - 1`)
        .where('day', '<=', sql<string>`${time.day}::date + 1`)
        .where('begins_at', '<', endsAt.toISOString())
        .where('ends_at', '>', beginsAt.toISOString())
        .where('quote_request_id', '<>', exceptRequest)
        .execute()
    );
  }

  /** The evening of a request, if it is not cancelled. */
  ofRequest(requestId: number): Promise<Evening | null> {
    return this.findOne({ quoteRequest: requestId, cancelledAt: null });
  }

  /** All evenings of a request, also cancelled ones. */
  allOf(requestId: number): Promise<Evening[]> {
    return this.find({ quoteRequest: requestId });
  }

  /** The last evening of a request, also a cancelled one. */
  async lastOf(requestId: number): Promise<Evening | null> {
    const [last] = await this.find({ quoteRequest: requestId }, { orderBy: { id: 'desc' }, limit: 1 });
    return last ?? null;
  }

  /** The evenings of a chef that have not ended, the soonest first, each with its accepted offer. */
  async aheadOf(chefId: number): Promise<(TakenBy & { offerId: number | null })[]> {
    return this.taking()
      .select(({ selectFrom }) =>
        selectFrom('offer')
          .select('offer.id')
          .whereRef('offer.evening_id', '=', 'evening.id')
          .where('offer.state', '=', sql.lit('aceptada'))
          .limit(sql.lit(1))
          .as('offerId'),
      )
      .where('chef_id', '=', chefId)
      .where('ends_at', '>', NOW)
      .execute();
  }

  /** Whether a request has a cancelled evening. */
  async wasCalledOff(requestId: number): Promise<boolean> {
    return (await this.count({ quoteRequest: requestId, cancelledAt: { $ne: null } })) > 0;
  }

  lock(id: number): Promise<Evening | null> {
    return this.findOne({ id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  async lockRequest(id: number): Promise<QuoteRequest | null> {
    await lockAgainstDeletion(this.em);
    return this.em.findOne(QuoteRequest, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** The id of an evening's request; undefined if there is no such evening. */
  async requestOf(id: number): Promise<number | undefined> {
    const found = database(this.em).selectFrom('evening').select('quote_request_id').where('id', '=', id);
    return (await found.executeTakeFirst())?.quote_request_id;
  }

  /** A chef, locked until the end of the transaction, so that no two of their evenings are entered at once. */
  lockChef(id: number): Promise<Chef | null> {
    return this.em.findOne(Chef, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  lockBlock(id: number): Promise<BlockedRange | null> {
    return this.em.findOne(BlockedRange, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** Evenings that are not cancelled, by the hour at which they begin. */
  private taking() {
    return database(this.em)
      .selectFrom('evening')
      .select(TAKEN_BY)
      .where('cancelled_at', 'is', null)
      .orderBy('begins_at')
      .orderBy('id');
  }
}
