import { Injectable } from '@nestjs/common';
import { EntityManager, EntityRepository } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { database } from '../../platform/database/tables.js';
import { BlockedRange } from './blocked-range.entity.js';
import { WeeklyBlock } from './weekly-block.entity.js';

/** What stands on some days of one chef. */
export interface OwnDays {
  /** Days on which an evening begins. */
  taken: string[];
  blocked: { firstDay: string; lastDay: string; byChef: boolean; weekly: boolean }[];
  weekly: { weekday: number; lastDay: string }[];
}

/** The first and the last included. */
export interface Days {
  first: string;
  last: string;
}

@Injectable()
export class OwnDaysRepository extends EntityRepository<BlockedRange> {
  constructor(protected override readonly em: EntityManager) {
    super(em, BlockedRange);
  }

  async of(chefId: number, days: Days): Promise<OwnDays> {
    const [taken, blocked, weekly] = await Promise.all([
      this.taken(chefId, days),
      database(this.em)
        .selectFrom('blocked_range')
        .select(['first_day as firstDay', 'last_day as lastDay', 'by_chef as byChef', 'weekly'])
        .where('chef_id', '=', chefId)
        .where('last_day', '>=', days.first)
        .where('first_day', '<=', days.last)
        .orderBy('first_day')
        .orderBy('id')
        .execute(),
      database(this.em)
        .selectFrom('weekly_block')
        .select(['weekday', 'last_day as lastDay'])
        .where('chef_id', '=', chefId)
        .where('last_day', '>=', sql<string>`(now() at time zone 'America/Santiago')::date`)
        .orderBy('weekday')
        .execute(),
    ]);
    return { taken, blocked, weekly };
  }

  /** The days on which an evening of the chef begins. */
  async taken(chefId: number, { first, last }: Days): Promise<string[]> {
    const rows = await database(this.em)
      .selectFrom('evening')
      .select('day')
      .distinct()
      .where('chef_id', '=', chefId)
      .where('cancelled_at', 'is', null)
      .where('day', '>=', first)
      .where('day', '<=', last)
      .orderBy('day')
      .execute();
    return rows.map(({ day }) => day);
  }

  /** Whether one block contains all of these days. */
  async isBlocked(chefId: number, { first, last }: Days): Promise<boolean> {
    const found = database(this.em)
      .selectFrom('blocked_range')
      .select('id')
      .where('chef_id', '=', chefId)
      .where('first_day', '<=', first)
      .where('last_day', '>=', last);
    return (await found.executeTakeFirst()) !== undefined;
  }

  /** The blocks that touch these days. */
  blocks(chefId: number, { first, last }: Days): Promise<BlockedRange[]> {
    return this.find({ chef: chefId, lastDay: { $gte: first }, firstDay: { $lte: last } });
  }

  /** The chef's own blocks that end on this day or later, without those of weekly rules. */
  countAhead(chefId: number, from: string): Promise<number> {
    return this.count({ chef: chefId, byChef: true, weekly: false, lastDay: { $gte: from } });
  }

  /** The rule for a day of the week. Null if it does not exist. */
  weekly(chefId: number, weekday: number): Promise<WeeklyBlock | null> {
    return this.em.findOne(WeeklyBlock, { chef: chefId, weekday });
  }

  /** Opens the days of a rule from this one on. */
  async removeWeekly(chefId: number, weekday: number, from: string): Promise<void> {
    await database(this.em)
      .deleteFrom('blocked_range')
      .where('chef_id', '=', chefId)
      .where('weekly', '=', true)
      .where('first_day', '>=', from)
      .where(sql<number>`extract(isodow from first_day)::int`, '=', weekday)
      .execute();
  }
}
