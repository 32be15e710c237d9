import { expressionBuilder } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Tables } from '../../platform/database/tables.js';
import { imageOf } from '../files/index.js';
import type { LookupDto } from '../lookups/index.js';
import { choicesIn } from '../lookups/page-choices.columns.js';
import type { ProposalCityDto, ProposalFoodTypeDto } from './proposal-row.dto.js';
import { PROPOSAL_IMAGE, PROPOSAL_SIZE, SHOWN_CHOICES } from './proposal.columns.js';

const { ref } = expressionBuilder<Tables, 'chef'>();

/** What stands before and after the choices of `proposal` in a ProposalCardDto. */
const BEFORE = [
  'proposal.id',
  'proposal.dish_name',
  'proposal.slug',
  'proposal.description',
  PROPOSAL_IMAGE,
  ...PROPOSAL_SIZE,
] as const;
const AFTER = [
  'chef.price_per_person',
  jsonBuildObject({
    chef_name: ref('chef.chef_name'),
    slug: ref('chef.slug'),
    profile_image: imageOf(ref('chef.profile_image_id')),
  }).as('chef'),
] as const;

/** The columns of `proposal` and its `chef` for a ProposalCardDto. */
export const PROPOSAL_CARD = [...BEFORE, ...SHOWN_CHOICES, ...AFTER] as const;

/** The same where the choices of a whole page are read together (`pageOf`). */
export const PAGE_PROPOSAL_CARD = [
  ...BEFORE,
  choicesIn<LookupDto>('modalities').as('modalities'),
  choicesIn<ProposalFoodTypeDto>('food_types').as('proposal_food_types'),
  choicesIn<ProposalCityDto>('cities').as('proposal_cities'),
  ...AFTER,
] as const;
