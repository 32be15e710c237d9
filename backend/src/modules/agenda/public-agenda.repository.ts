import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { statement, type Placeholders } from '../../platform/database/statement.js';
import { tables } from '../../platform/database/tables.js';
import { ACTIVE_CHEFS } from '../chefs/chef.columns.js';

const taken = statement(({ chefs, day }: Placeholders<{ chefs: number[]; day: string }>) =>
  tables
    .selectFrom(
      tables
        .selectFrom('evening')
        .select(({ ref }) => ref('evening.chef_id').$notNull().as('id'))
        .where('evening.day', '=', day)
        .where('evening.cancelled_at', 'is', null)
        .where('evening.chef_id', 'in', chefs)
        .union(
          tables
            .selectFrom('blocked_range')
            .select('blocked_range.chef_id as id')
            .where('blocked_range.last_day', '>=', day)
            .where('blocked_range.first_day', '<=', day)
            .where('blocked_range.chef_id', 'in', chefs),
        )
        .as('busy'),
    )
    .select('busy.id')
    .where('busy.id', 'in', ACTIVE_CHEFS)
    .orderBy('busy.id'),
);

/** The public part of the agenda. */
@Injectable()
export class PublicAgendaRepository {
  constructor(private readonly em: EntityManager) {}

  /** The active chefs among these who have an evening on a day or have blocked it. */
  async taken(chefs: number[], day: string): Promise<number[]> {
    return (await taken.rows(this.em, { chefs, day })).map(({ id }) => id);
  }
}
