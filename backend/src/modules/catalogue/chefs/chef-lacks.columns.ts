import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { ChefLack } from './chef-lacks.js';

const { eb, exists, not, selectFrom } = expressionBuilder<Tables, 'chef'>();

const lacksRowsOf = (table: 'proposal' | 'chef_food_type' | 'chef_city'): Expression<SqlBool> =>
  not(exists(selectFrom(table).select('chef_id').whereRef('chef_id', '=', 'chef.id')));

/** The condition that `chef` lacks something. */
export const LACKS: Record<ChefLack, Expression<SqlBool>> = {
  experiences: lacksRowsOf('proposal'),
  price: eb('chef.price_per_person', 'is', null),
  food_types: lacksRowsOf('chef_food_type'),
  cities: lacksRowsOf('chef_city'),
};
