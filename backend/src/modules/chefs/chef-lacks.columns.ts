import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';
import type { ChefLack, ExperienceLack } from './chef-lacks.js';

const { eb, exists, not, selectFrom } = expressionBuilder<Tables, 'chef'>();

const lacksRowsOf = (table: 'proposal' | 'chef_food_type' | 'chef_city'): Expression<SqlBool> =>
  not(exists(selectFrom(table).select('chef_id').whereRef('chef_id', '=', 'chef.id')));

const of = expressionBuilder<Tables, 'proposal'>();

/** The condition that `proposal` does not say something. */
export const EXPERIENCE_LACKS: Record<ExperienceLack, Expression<SqlBool>> = {
  guests: of.eb('proposal.guests_min', 'is', null),
  duration: of.eb('proposal.duration_minutes', 'is', null),
  diets: of.not(
    of.exists(of.selectFrom('proposal_diet').select('proposal_id').whereRef('proposal_id', '=', 'proposal.id')),
  ),
};

const hasExperienceThat = (lack: ExperienceLack): Expression<SqlBool> =>
  exists(
    selectFrom('proposal')
      .select('proposal.id')
      .whereRef('proposal.chef_id', '=', 'chef.id')
      .where(EXPERIENCE_LACKS[lack]),
  );

/** The condition that `chef`, or an experience of the chef, lacks something. */
export const LACKS: Record<ChefLack, Expression<SqlBool>> = {
  experiences: lacksRowsOf('proposal'),
  price: eb('chef.price_per_person', 'is', null),
  food_types: lacksRowsOf('chef_food_type'),
  cities: lacksRowsOf('chef_city'),
  guests: hasExperienceThat('guests'),
  duration: hasExperienceThat('duration'),
  diets: hasExperienceThat('diets'),
};
