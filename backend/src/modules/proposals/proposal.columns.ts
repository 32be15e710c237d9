import { expressionBuilder, sql, type Expression } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { tables, type Tables } from '../../platform/database/tables.js';
import { imageOf } from '../files/index.js';
import { ownChoices } from '../lookups/page-choices.columns.js';

const { ref, selectFrom } = expressionBuilder<Tables, 'proposal'>();

const STAFF = ownChoices('proposal', 'staff');
const SHOWN = ownChoices('proposal', 'visitors');

const diets = selectFrom('proposal_diet')
  .innerJoin('diet', 'diet.id', 'proposal_diet.diet_id')
  .whereRef('proposal_diet.proposal_id', '=', 'proposal.id')
  .orderBy('diet.name');

/** For how many people `proposal` is, and how long it takes. */
export const PROPOSAL_SIZE = ['proposal.guests_min', 'proposal.guests_max', 'proposal.duration_minutes'] as const;

/** The diets of `proposal` that staff do not hide from visitors. */
export const SHOWN_DIETS = jsonArrayFrom(
  diets.select(['diet.id', 'diet.name', 'diet.kind']).where('diet.hidden', '=', sql.lit(false)),
).as('diets');

/** The picture of `proposal`. */
export const PROPOSAL_IMAGE = imageOf(ref('proposal.profile_image_id')).as('profile_image');

/** The formats of `proposal` that staff do not hide from visitors. */
export const SHOWN_FORMATS = SHOWN.modalities.as('modalities');

/** The formats, food types and cities of `proposal` that staff do not hide from visitors. */
export const SHOWN_CHOICES = [
  SHOWN_FORMATS,
  SHOWN.foodTypes.as('proposal_food_types'),
  SHOWN.cities.as('proposal_cities'),
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
  STAFF.modalities.as('modalities'),
  STAFF.foodTypes.as('proposal_food_types'),
  STAFF.cities.as('proposal_cities'),
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
