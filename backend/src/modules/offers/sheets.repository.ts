import { Injectable } from '@nestjs/common';
import { EntityManager, EntityRepository } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { statement, type Placeholders } from '../../platform/database/statement.js';
import { database, moment, tables } from '../../platform/database/tables.js';
import type { Evening } from '../agenda/index.js';
import { EventSheet } from './event-sheet.entity.js';
import type { SentSheetDto } from './evening-page.dto.js';
import { HAS_ARRIVED, WAS_READ } from './offer.columns.js';

/** Most sheets of an evening that its page lists. */
const MOST = 50;

const sent = statement(({ id }: Placeholders<{ id: number }>) =>
  tables
    .selectFrom('event_sheet')
    .select(({ ref }) => [
      'event_sheet.id',
      'event_sheet.chef_id',
      'event_sheet.chef_name',
      'event_sheet.sequence',
      'event_sheet.sent_by',
      moment(ref('event_sheet.sent_at')).as('sent_at'),
      moment(ref('event_sheet.confirmed_at')).as('confirmed_at'),
      HAS_ARRIVED.as('arrived'),
    ])
    .where('event_sheet.evening_id', '=', id)
    .orderBy('event_sheet.id', 'desc')
    .limit(sql.lit(MOST)),
);

@Injectable()
export class SheetsRepository extends EntityRepository<EventSheet> {
  constructor(protected override readonly em: EntityManager) {
    super(em, EventSheet);
  }

  /** The newest first. */
  ofEvening(id: number): Promise<(SentSheetDto & { chef_id: number | null })[]> {
    return sent.rows(this.em, { id });
  }

  /**
   * Whether a chef was ever sent a sheet of an evening. One who was not hears nothing of its changes and its end: it would be
   * the first word of it, and no staff member's.
   */
  async wasNotified({ id }: Evening, chefId: number | undefined): Promise<boolean> {
    return chefId !== undefined && (await this.count({ evening: id, chef: chefId })) > 0;
  }

  /** The last sheet of an evening that reached a chef or is on its way. */
  last(evening: number, chef: number): Promise<EventSheet | null> {
    return this.newest(evening, chef, HAS_ARRIVED);
  }

  /** The last sheet of an evening that a chef has, before the one given by its id: the next one marks what differs from it. */
  former(evening: number, chef: number, before?: number): Promise<EventSheet | null> {
    return this.newest(evening, chef, WAS_READ, before);
  }

  /** Whether what the guests of a request cannot eat changed after an activity. */
  async isRestrictedSince(request: number, activity: number): Promise<boolean> {
    const found = await database(this.em)
      .selectFrom('quote_request_activity')
      .select('id')
      .where('quote_request_id', '=', request)
      .where('kind', '=', 'restrictions_changed')
      .where('id', '>', activity)
      .limit(1)
      .executeTakeFirst();
    return found !== undefined;
  }

  async idsOfRequest(request: number): Promise<number[]> {
    const found = await database(this.em)
      .selectFrom('event_sheet')
      .innerJoin('evening', 'evening.id', 'event_sheet.evening_id')
      .select('event_sheet.id')
      .where('evening.quote_request_id', '=', request)
      .execute();
    return found.map(({ id }) => id);
  }

  private async newest(
    evening: number,
    chef: number,
    which: RawBuilder<boolean>,
    before?: number,
  ): Promise<EventSheet | null> {
    const found = await database(this.em)
      .selectFrom('event_sheet')
      .select('event_sheet.id')
      .where('event_sheet.evening_id', '=', evening)
      .where('event_sheet.chef_id', '=', chef)
      .where(which)
      .$if(before !== undefined, (some) => some.where('event_sheet.id', '<', before ?? 0))
      .orderBy('event_sheet.id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return found ? this.findOne({ id: found.id }) : null;
  }
}
