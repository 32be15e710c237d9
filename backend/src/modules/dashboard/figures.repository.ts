import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Expression, type SqlBool } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { statement } from '../../platform/database/statement.js';
import { COUNT, tables } from '../../platform/database/tables.js';
import type { Role } from '../../platform/http/access.js';
import { EXPERIENCE_LACKS, LACKS } from '../chefs/chef-lacks.columns.js';
import { COMPANY_FIELDS } from '../company/index.js';
import type { DashboardSummaryDto } from './dashboard.dto.js';

const countOf = (condition: Expression<SqlBool>) => sql<number>`count(*) filter (where ${condition})::int`;

const ACTIVE = tables.selectFrom('chef').where('chef.state', '=', sql.lit('ACTIVE'));

const figures = statement(() =>
  tables.selectNoFrom(({ selectFrom }) => [
    jsonObjectFrom(
      ACTIVE.select([
        COUNT.as('active_chefs'),
        countOf(LACKS.experiences).as('chefs_without_experiences'),
        countOf(LACKS.price).as('chefs_without_price'),
        countOf(LACKS.food_types).as('chefs_without_food_types'),
        countOf(LACKS.cities).as('chefs_without_cities'),
      ]),
    )
      .$notNull()
      .as('chefs'),
    jsonObjectFrom(
      ACTIVE.innerJoin('proposal', 'proposal.chef_id', 'chef.id').select([
        COUNT.as('experiences'),
        countOf(EXPERIENCE_LACKS.guests).as('experiences_without_guests'),
        countOf(EXPERIENCE_LACKS.duration).as('experiences_without_duration'),
      ]),
    )
      .$notNull()
      .as('menus'),
    // A condition of the rows rather than of the count: PostgreSQL then looks up all diets at once.
    ACTIVE.innerJoin('proposal', 'proposal.chef_id', 'chef.id')
      .select(COUNT.as('count'))
      .where(EXPERIENCE_LACKS.diets)
      .$asScalar()
      .$notNull()
      .as('experiences_without_diets'),
    selectFrom('comment').select(COUNT.as('count')).$asScalar().$notNull().as('opinions'),
    selectFrom('quote_request')
      .select(COUNT.as('count'))
      .where('stage', '=', sql.lit('nueva'))
      .$asScalar()
      .$notNull()
      .as('new_requests'),
    selectFrom('header').select(COUNT.as('count')).$asScalar().$notNull().as('headers'),
    jsonObjectFrom(selectFrom('company').select(COMPANY_FIELDS)).as('company'),
  ]),
);

const waiting = statement(() =>
  tables.selectFrom('person').select(COUNT.as('people')).where('state', '=', sql.lit('PENDING')),
);

/** The counts of the first screen, over every module's rows. */
@Injectable()
export class FiguresRepository {
  constructor(private readonly em: EntityManager) {}

  async summary(role: Role): Promise<DashboardSummaryDto> {
    const [row, people] = await Promise.all([figures.first(this.em), role === 'ADMIN' ? waiting.first(this.em) : null]);
    if (!row) throw new Error('A count without a row');
    const { chefs, menus, company, ...counts } = row;
    return {
      ...chefs,
      ...menus,
      ...counts,
      people_waiting: people?.people ?? null,
      company_missing: COMPANY_FIELDS.filter((field) => !company?.[field]),
    };
  }
}
