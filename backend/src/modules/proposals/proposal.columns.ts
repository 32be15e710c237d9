import { expressionBuilder } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { Tables } from '../../platform/database/tables.js';
import { imageOf } from '../files/index.js';

const { ref, selectFrom } = expressionBuilder<Tables, 'proposal'>();

/** The picture, formats, food types and cities of `proposal`. */
export const PROPOSAL_CHOICES = [
  imageOf(ref('proposal.profile_image_id')).as('profile_image'),
  jsonArrayFrom(
    selectFrom('proposal_modality')
      .innerJoin('modality', 'modality.id', 'proposal_modality.modality_id')
      .select(['modality.id', 'modality.name'])
      .whereRef('proposal_modality.proposal_id', '=', 'proposal.id')
      .orderBy('modality.id'),
  ).as('modalities'),
  jsonArrayFrom(
    selectFrom('proposal_food_type')
      .innerJoin('food_type', 'food_type.id', 'proposal_food_type.food_type_id')
      .select(({ ref }) => jsonBuildObject({ id: ref('food_type.id'), name: ref('food_type.name') }).as('food_type'))
      .whereRef('proposal_food_type.proposal_id', '=', 'proposal.id')
      .orderBy('food_type.name_key'),
  ).as('proposal_food_types'),
  jsonArrayFrom(
    selectFrom('proposal_city')
      .innerJoin('city', 'city.id', 'proposal_city.city_id')
      .select(({ ref }) => jsonBuildObject({ id: ref('city.id'), name: ref('city.name') }).as('city'))
      .whereRef('proposal_city.proposal_id', '=', 'proposal.id')
      .orderBy('city.name_key'),
  ).as('proposal_cities'),
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
  'proposal.creation_key',
  'proposal.version',
  ...PROPOSAL_CHOICES,
] as const;
