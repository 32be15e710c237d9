import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql } from 'kysely';
import { statement, type Placeholders } from '../../platform/database/statement.js';
import { tables, type Tables } from '../../platform/database/tables.js';
import { TO_CONFIRM } from '../money/plan.columns.js';
import { BLOCKED_NAME, unlessBlocked } from '../personal-data/index.js';
import { SHEET_HOURS } from '../offers/index.js';
import { isBlocked } from '../quotes/index.js';
import { MOST_EVENINGS, type KitchenEveningDto } from './kitchen-evenings.dto.js';

const { ref } = expressionBuilder<Tables, 'evening'>();
const BLOCKED = isBlocked(ref('evening.quote_request_id'));

const ofChef = statement(({ chef }: Placeholders<{ chef: number }>) =>
  tables
    .selectFrom('evening')
    .select([
      'evening.id',
      'evening.day',
      'evening.starts_at',
      'evening.minutes',
      'evening.guests',
      unlessBlocked(BLOCKED, ref('evening.commune'), '').as('commune'),
      unlessBlocked(BLOCKED, ref('evening.client_first_name'), BLOCKED_NAME).as('client_first_name'),
      sql<boolean>`evening.ends_at <= now()`.as('over'),
      TO_CONFIRM.as('to_confirm'),
    ])
    .where('evening.chef_id', '=', chef)
    .where('evening.cancelled_at', 'is', null)
    .where('evening.ends_at', '>', sql<string>`now() - make_interval(hours => ${sql.lit(SHEET_HOURS)})`)
    .orderBy('evening.begins_at')
    .orderBy('evening.id')
    .limit(sql.lit(MOST_EVENINGS)),
);

/** A chef's own evenings. */
@Injectable()
export class KitchenEveningsRepository {
  constructor(private readonly em: EntityManager) {}

  /** Those ahead and those of the last three days, the soonest first. */
  ofChef(chef: number): Promise<KitchenEveningDto[]> {
    return ofChef.rows(this.em, { chef });
  }
}
