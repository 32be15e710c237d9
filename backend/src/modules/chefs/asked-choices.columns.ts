import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { Place, Places } from '../../platform/database/statement.js';
import { tables, type Tables, type Table } from '../../platform/database/tables.js';
import type { Asked } from './asked-choices.js';

/** The tables of these conditions that the lists themselves do not name. */
export const SEARCHED_TABLES: readonly Table[] = ['proposal', 'proposal_diet', 'diet'];

const { eb } = expressionBuilder<Tables>();

type Choosing = Record<'foodId' | 'cityId' | 'modalityId', (choice: Place<number>) => Expression<number>>;

const CHEFS: Choosing = {
  foodId: (id) => tables.selectFrom('chef_food_type').select('chef_id').where('food_type_id', '=', id).$asScalar(),
  cityId: (id) => tables.selectFrom('chef_city').select('chef_id').where('city_id', '=', id).$asScalar(),
  modalityId: (id) => tables.selectFrom('chef_modality').select('chef_id').where('modality_id', '=', id).$asScalar(),
};

const PROPOSALS: Choosing = {
  foodId: (id) =>
    tables.selectFrom('proposal_food_type').select('proposal_id').where('food_type_id', '=', id).$asScalar(),
  cityId: (id) => tables.selectFrom('proposal_city').select('proposal_id').where('city_id', '=', id).$asScalar(),
  modalityId: (id) =>
    tables.selectFrom('proposal_modality').select('proposal_id').where('modality_id', '=', id).$asScalar(),
};

const chose = (
  those: Choosing,
  id: Expression<number>,
  { foodId, cityId, modalityId }: Places<Asked>,
): Expression<SqlBool>[] => [
  ...(foodId ? [eb(id, 'in', those.foodId(foodId))] : []),
  ...(cityId ? [eb(id, 'in', those.cityId(cityId))] : []),
  ...(modalityId ? [eb(id, 'in', those.modalityId(modalityId))] : []),
];

const of = expressionBuilder<Tables, 'chef' | 'proposal'>();

/** The conditions that `chef` asks a price between these. A chef without one matches none. */
const asksBetween = ({ priceFrom, priceTo }: Places<Asked>): Expression<SqlBool>[] => [
  ...(priceFrom ? [of.eb('chef.price_per_person', '>=', priceFrom)] : []),
  ...(priceTo ? [of.eb('chef.price_per_person', '<=', priceTo)] : []),
];

/** The conditions that `proposal` is for this many people and serves these diets. One that says nothing of it matches none. */
const serves = ({ guests, dietIds = [] }: Places<Asked>): Expression<SqlBool>[] => [
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
export function chefMatches(asked: Places<Asked>): Expression<SqlBool>[] {
  const served = serves(asked);
  const serving = tables.selectFrom('proposal').select('proposal.chef_id').where(of.and(served));
  return [
    ...chose(CHEFS, of.ref('chef.id'), asked),
    ...asksBetween(asked),
    ...(served.length > 0 ? [of.eb('chef.id', 'in', serving.$asScalar())] : []),
  ];
}

/** The conditions that `proposal`, or its `chef` where prices are concerned, has what is asked for. */
export const proposalMatches = (asked: Places<Asked>): Expression<SqlBool>[] => [
  ...chose(PROPOSALS, of.ref('proposal.id'), asked),
  ...asksBetween(asked),
  ...serves(asked),
];
