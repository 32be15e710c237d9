import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { statement, type Placeholders } from '../../platform/database/statement.js';
import { moment, tables } from '../../platform/database/tables.js';
import { chefName } from '../chefs/chef.columns.js';
import { TO_CONFIRM } from '../money/plan.columns.js';
import { unlessBlocked } from '../personal-data/index.js';
import { isBlocked } from '../quotes/index.js';
import type { CalendarBlock, CalendarEvening } from './calendar.js';

/** Most entries of each kind in one feed: years of one chef, and more than a calendar shows. */
const MOST = 1_000;

interface FeedDays {
  from: string;
  to: string;
  chef?: number;
}

const evenings = statement(({ from, to, chef }: Placeholders<FeedDays>) => {
  const found = tables
    .selectFrom('evening')
    .select(({ ref }) => {
      const blocked = isBlocked(ref('quote_request_id'));
      return [
        'uid',
        'sequence',
        'quote_request_id as requestId',
        'chef_name as chefName',
        'day',
        'starts_at as startsAt',
        'minutes',
        'guests',
        unlessBlocked(blocked, ref('commune'), '').as('commune'),
        unlessBlocked(blocked, ref('menu'), '').as('menu'),
        unlessBlocked(blocked, ref('client_first_name'), null).as('clientFirstName'),
        moment(ref('updated_at')).as('updated'),
        TO_CONFIRM.as('toConfirm'),
      ];
    })
    .where('cancelled_at', 'is', null)
    .where('day', '>=', from)
    .where('day', '<=', to);
  return (chef ? found.where('chef_id', '=', chef) : found).orderBy('day').orderBy('id').limit(sql.lit(MOST));
});

const blocked = statement(({ from, to, chef }: Placeholders<FeedDays>) => {
  const found = tables
    .selectFrom('blocked_range')
    .select(({ ref }) => [
      'id',
      chefName(ref('chef_id')).$notNull().as('chef'),
      'first_day as firstDay',
      'last_day as lastDay',
      'reason',
      'version',
      moment(ref('updated_at')).as('updated'),
    ])
    .where('last_day', '>=', from)
    .where('first_day', '<=', to);
  return (chef ? found.where('chef_id', '=', chef) : found).orderBy('first_day').orderBy('id').limit(sql.lit(MOST));
});

const chefOf = statement(({ id }: Placeholders<{ id: number }>) =>
  tables.selectNoFrom(chefName(sql<number>`${id}::int`).as('chef')),
);

/** An evening with the data of the staff's calendar. */
export interface FeedEvening extends CalendarEvening {
  readonly requestId: number;
  /** Null if the client's data are blocked. */
  readonly clientFirstName: string | null;
}

/** A blocked range with the data of the staff's calendar. */
interface FeedBlock extends CalendarBlock {
  readonly chefName: string;
  readonly reason: string;
}

@Injectable()
export class CalendarFeedsRepository {
  constructor(private readonly em: EntityManager) {}

  async evenings(days: FeedDays): Promise<FeedEvening[]> {
    const found = await evenings.rows(this.em, days);
    return found.map(({ updated, ...row }) => ({ ...row, updatedAt: new Date(updated), cancelledAt: null }));
  }

  async blocked(days: FeedDays): Promise<FeedBlock[]> {
    const found = await blocked.rows(this.em, days);
    return found.map(({ chef, updated, ...row }) => ({
      ...row,
      chefName: chef.chef_name,
      updatedAt: new Date(updated),
    }));
  }

  async chefName(id: number): Promise<string | undefined> {
    return (await chefOf.first(this.em, { id }))?.chef?.chef_name;
  }
}
