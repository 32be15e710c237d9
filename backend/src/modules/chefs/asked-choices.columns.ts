import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { Placeholder, Placeholders } from '../../platform/database/statement.js';
import { tables, type Tables, type Table } from '../../platform/database/tables.js';
import type { Asked } from './asked-choices.js';

/** The tables of these conditions that the lists themselves do not name. */
export const SEARCHED_TABLES: readonly Table[] = ['proposal', 'proposal_diet', 'diet'];

const of = expressionBuilder<Tables, 'chef' | 'proposal'>();

/**
 * The conditions that `chef` or `proposal` has these choices. The tables of who chose what have the same columns: this is
 * written once, with the types of one of them.
 */
function chose(owner: 'chef' | 'proposal', { foodId, cityId, modalityId }: Placeholders<Asked>): Expression<SqlBool>[] {
  const has = (kind: string, choice: Placeholder<number> | undefined): Expression<SqlBool>[] => {
    if (!choice) return [];
    const owners = tables.selectFrom(`${owner}_${kind}` as 'chef_food_type').select(`${owner}_id` as 'chef_id');
    return [of.eb(`${owner}.id`, 'in', owners.where(`${kind}_id` as 'food_type_id', '=', choice).$asScalar())];
  };
  return [...has('food_type', foodId), ...has('city', cityId), ...has('modality', modalityId)];
}

/** The conditions that `chef` asks a price between these. A chef without one matches none. */
const asksBetween = ({ priceFrom, priceTo }: Placeholders<Asked>): Expression<SqlBool>[] => [
  ...(priceFrom ? [of.eb('chef.price_per_person', '>=', priceFrom)] : []),
  ...(priceTo ? [of.eb('chef.price_per_person', '<=', priceTo)] : []),
];

/** The conditions that `proposal` is for this many people and serves these diets. One that says nothing of it matches none. */
const serves = ({ guests, dietIds = [] }: Placeholders<Asked>): Expression<SqlBool>[] => [
  ...(guests ? [of.eb('proposal.guests_min', '<=', guests), of.eb('proposal.guests_max', '>=', guests)] : []),
  ...dietIds.map((diet) =>
    of.eb(
      'proposal.id',
      'in',
      tables.selectFrom('proposal_diet').select('proposal_id').where('diet_id', '=', diet).$asScalar(),
    ),
  ),
];

/** The conditions that `chef` has what is asked for. One experience must be for all these people and diets. */
export function chefMatches(asked: Placeholders<Asked>): Expression<SqlBool>[] {
  const served = serves(asked);
  const serving = tables.selectFrom('proposal').select('proposal.chef_id').where(of.and(served));
  return [
    ...chose('chef', asked),
    ...asksBetween(asked),
    ...(served.length > 0 ? [of.eb('chef.id', 'in', serving.$asScalar())] : []),
  ];
}

/** The conditions that `proposal`, or its `chef` where prices are concerned, has what is asked for. */
export const proposalMatches = (asked: Placeholders<Asked>): Expression<SqlBool>[] => [
  ...chose('proposal', asked),
  ...asksBetween(asked),
  ...serves(asked),
];
