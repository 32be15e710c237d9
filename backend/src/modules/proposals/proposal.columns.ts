import { expressionBuilder, sql, type Expression } from 'kysely';
import { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres';
import { tables, type Tables } from '../../platform/database/tables.js';
import { imageOf } from '../files/index.js';

const { ref, selectFrom } = expressionBuilder<Tables, 'proposal'>();

const NO = sql.lit(false);

const modalities = selectFrom('proposal_modality')
  .innerJoin('modality', 'modality.id', 'proposal_modality.modality_id')
  .select(['modality.id', 'modality.name'])
  .whereRef('proposal_modality.proposal_id', '=', 'proposal.id')
  .orderBy('modality.id');

const foodTypes = selectFrom('proposal_food_type')
  .innerJoin('food_type', 'food_type.id', 'proposal_food_type.food_type_id')
  .select(({ ref }) => jsonBuildObject({ id: ref('food_type.id'), name: ref('food_type.name') }).as('food_type'))
  .whereRef('proposal_food_type.proposal_id', '=', 'proposal.id')
  .orderBy('food_type.name');

const cities = selectFrom('proposal_city')
  .innerJoin('city', 'city.id', 'proposal_city.city_id')
  .select(({ ref }) => jsonBuildObject({ id: ref('city.id'), name: ref('city.name') }).as('city'))
  .whereRef('proposal_city.proposal_id', '=', 'proposal.id')
  .orderBy('city.name');

const diets = selectFrom('proposal_diet')
  .innerJoin('diet', 'diet.id', 'proposal_diet.diet_id')
  .whereRef('proposal_diet.proposal_id', '=', 'proposal.id')
  .orderBy('diet.name');

/** For how many people `proposal` is, and how long it takes. */
export const PROPOSAL_SIZE = ['proposal.guests_min', 'proposal.guests_max', 'proposal.duration_minutes'] as const;

/** The diets of `proposal` that staff do not hide from visitors. */
export const SHOWN_DIETS = jsonArrayFrom(
  diets.select(['diet.id', 'diet.name', 'diet.kind']).where('diet.hidden', '=', NO),
).as('diets');

/** The picture of `proposal`. */
export const PROPOSAL_IMAGE = imageOf(ref('proposal.profile_image_id')).as('profile_image');

/** The formats of `proposal` that staff do not hide from visitors. */
export const SHOWN_FORMATS = jsonArrayFrom(modalities.where('modality.hidden', '=', NO)).as('modalities');

/** The formats, food types and cities of `proposal` that staff do not hide from visitors. */
export const SHOWN_CHOICES = [
  SHOWN_FORMATS,
  jsonArrayFrom(foodTypes.where('food_type.hidden', '=', NO)).as('proposal_food_types'),
  jsonArrayFrom(cities.where('city.hidden', '=', NO)).as('proposal_cities'),
] as const;

/** What is selected of `proposal` for an AdminProposalDto. */
export const ADMIN_PROPOSAL = [
  'proposal.id',
  'proposal.chef_id',
  'proposal.dish_name',
  'proposal.slug',
  'proposal.description',
  'proposal.starter',
  'proposal.main_course',
  'proposal.dessert',
  ...PROPOSAL_SIZE,
  'proposal.creation_key',
  'proposal.version',
  PROPOSAL_IMAGE,
  jsonArrayFrom(modalities).as('modalities'),
  jsonArrayFrom(foodTypes).as('proposal_food_types'),
  jsonArrayFrom(cities).as('proposal_cities'),
  jsonArrayFrom(diets.select(['diet.id', 'diet.name'])).as('diets'),
] as const;

/** The experience of this id by name and address, for rows of other modules that refer to it; null without one. */
export const proposalName = (id: Expression<number | null>) =>
  jsonObjectFrom(
    tables
      .selectFrom('proposal')
      .select(['proposal.id', 'proposal.dish_name', 'proposal.slug'])
      .where('proposal.id', '=', id),
  );
