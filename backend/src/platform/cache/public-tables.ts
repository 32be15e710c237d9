import type { Table } from '../database/tables.js';

const OF_PROPOSAL = '(select chef_id from proposal where proposal.id = touched.proposal_id)';

/**
 * The tables of which visitors see rows: a change drops the cached answers made from them. The value says to which chef
 * a row belongs, as SQL of `touched`; null where all answers with this table are dropped. A
 * change of this list comes with a migration, also an empty one: triggers are made after those.
 */
export const PUBLIC_TABLES: Partial<Record<Table, string | null>> = {
  blocked_range: 'touched.chef_id',
  chef: 'touched.id',
  chef_city: 'touched.chef_id',
  chef_food_type: 'touched.chef_id',
  chef_modality: 'touched.chef_id',
  chef_slug: 'touched.chef_id',
  city: null,
  client_logo: null,
  comment: 'touched.chef_id',
  company: null,
  diet: null,
  evening: 'touched.chef_id',
  food_type: null,
  form_reference: null,
  gallery_image: 'touched.chef_id',
  header: null,
  image: null,
  modality: null,
  proposal: 'touched.chef_id',
  proposal_city: OF_PROPOSAL,
  proposal_diet: OF_PROPOSAL,
  proposal_food_type: OF_PROPOSAL,
  proposal_modality: OF_PROPOSAL,
  proposal_slug: OF_PROPOSAL,
  text_version: null,
};
