import { expressionBuilder } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Tables } from '../../../platform/database/tables.js';
import { imageOf } from '../../files/index.js';
import { PROPOSAL_IMAGE, PROPOSAL_SIZE, SHOWN_CHOICES } from '../../proposals/index.js';

const { ref } = expressionBuilder<Tables, 'chef'>();

/** The columns of `proposal` and its `chef` for a ProposalCardDto. */
export const PROPOSAL_CARD = [
  'proposal.id',
  'proposal.dish_name',
  'proposal.slug',
  'proposal.description',
  PROPOSAL_IMAGE,
  ...PROPOSAL_SIZE,
  ...SHOWN_CHOICES,
  'chef.price_per_person',
  jsonBuildObject({
    chef_name: ref('chef.chef_name'),
    slug: ref('chef.slug'),
    profile_image: imageOf(ref('chef.profile_image_id')),
  }).as('chef'),
] as const;
