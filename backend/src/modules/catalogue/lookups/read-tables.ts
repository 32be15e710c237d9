import type { Table } from '../../../platform/cache/sources.js';

/** Tables from which lists of chefs are read. */
export const CHEF_CARD_TABLES: readonly Table[] = [
  'chef',
  'chef_modality',
  'chef_food_type',
  'chef_city',
  'modality',
  'food_type',
  'city',
  'image',
];

/** Tables from which lists of experiences are read. */
export const PROPOSAL_CARD_TABLES: readonly Table[] = [
  'proposal',
  'chef',
  'proposal_modality',
  'proposal_food_type',
  'proposal_city',
  'modality',
  'food_type',
  'city',
  'image',
];

/** Tables that searches of either read besides. */
export const SEARCHED_TABLES: readonly Table[] = ['proposal', 'proposal_diet', 'diet'];

/** Tables from which a list of choices is read: the choices themselves, and which of them somebody on the site has. */
export const usersOf = (list: 'modality' | 'food_type' | 'city'): readonly Table[] => [
  list,
  `chef_${list}`,
  `proposal_${list}`,
  'chef',
  'proposal',
];
