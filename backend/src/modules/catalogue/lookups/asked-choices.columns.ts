import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { Place, Places } from '../../../platform/database/statement.js';
import { tables, type Tables } from '../../../platform/database/tables.js';
import type { AskedChoices } from './asked-choices.js';

const { eb } = expressionBuilder<Tables>();

type Choosing = Record<keyof Required<AskedChoices>, (choice: Place<number>) => Expression<number>>;

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

const chose =
  (those: Choosing) =>
  (id: Expression<number>, { foodId, cityId, modalityId }: Places<AskedChoices>): Expression<SqlBool>[] => [
    ...(foodId ? [eb(id, 'in', those.foodId(foodId))] : []),
    ...(cityId ? [eb(id, 'in', those.cityId(cityId))] : []),
    ...(modalityId ? [eb(id, 'in', those.modalityId(modalityId))] : []),
  ];

/** The conditions that the chef of this id has each of the choices that are asked for. */
export const chefChose = chose(CHEFS);

/** The conditions that the experience of this id has each of the choices that are asked for. */
export const proposalChose = chose(PROPOSALS);
