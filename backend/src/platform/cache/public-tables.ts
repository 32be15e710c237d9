import type { Table } from '../database/tables.js';

/**
 * The tables with rows that visitors see: a change invalidates the cached answers that depend on them. The value is the column that
 * says to which chef a row belongs; null where all answers with this table are dropped.
 */
export const PUBLIC_TABLES: Partial<Record<Table, 'id' | 'chef_id' | 'proposal_id' | null>> = {
  blocked_range: 'chef_id',
  chef: 'id',
  chef_city: 'chef_id',
  chef_food_type: 'chef_id',
  chef_modality: 'chef_id',
  chef_slug: 'chef_id',
  city: null,
  client_logo: null,
  comment: 'chef_id',
  company: null,
  diet: null,
  evening: 'chef_id',
  food_type: null,
  form_reference: null,
  gallery_image: 'chef_id',
  header: null,
  image: null,
  modality: null,
  // Whether gift cards are sold; nothing of the account is public.
  money_settings: null,
  proposal: 'chef_id',
  proposal_city: 'proposal_id',
  proposal_diet: 'proposal_id',
  proposal_food_type: 'proposal_id',
  proposal_modality: 'proposal_id',
  proposal_slug: 'proposal_id',
  text_version: null,
};
