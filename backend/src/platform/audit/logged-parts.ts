import type { Table } from '../database/tables.js';

/** Rows that are a field of another record: their changes stand in that record's line. */
export interface LoggedPart {
  /** The table of the record. */
  of: Table;
  /** The column that refers to the record. */
  owner: string;
  /** How lines name the field. */
  field: string;
  /** What a line shows of a row, as SQL of `part`. Without it the line says only that the field changed. */
  item?: string;
  /** The order of the items. Without it they are in their own order. */
  place?: string;
}

const choices = (of: 'chef' | 'proposal', list: Table, field: string): LoggedPart => ({
  of,
  owner: `${of}_id`,
  field,
  item: `(select name from ${list} as one where one.id = part.${list}_id)`,
});

/** All tables that are parts. A change of this list comes with a migration, also an empty one: triggers are made after those. */
export const LOGGED_PARTS: Partial<Record<Table, LoggedPart>> = {
  chef_city: choices('chef', 'city', 'cities'),
  chef_food_type: choices('chef', 'food_type', 'food_types'),
  chef_modality: choices('chef', 'modality', 'modalities'),
  gallery_image: { of: 'chef', owner: 'chef_id', field: 'gallery', item: 'part.image_id', place: 'part.position' },
  proposal_city: choices('proposal', 'city', 'cities'),
  proposal_diet: choices('proposal', 'diet', 'diets'),
  proposal_food_type: choices('proposal', 'food_type', 'food_types'),
  proposal_modality: choices('proposal', 'modality', 'modalities'),
  quote_request_choice: {
    of: 'quote_request',
    owner: 'quote_request_id',
    field: 'choices',
    item: '(select chef_name from chef as one where one.id = part.chef_id)',
    place: 'part.position',
  },
  quote_request_activity: { of: 'quote_request', owner: 'quote_request_id', field: 'activity' },
  quote_request_restriction: { of: 'quote_request', owner: 'quote_request_id', field: 'restrictions' },
  opinion: {
    of: 'quote_request',
    owner: 'quote_request_id',
    field: 'opinion',
    item: 'part.comment_id',
    place: 'part.id',
  },
  offer_line: { of: 'offer', owner: 'offer_id', field: 'lines' },
  offer_menu: { of: 'offer', owner: 'offer_id', field: 'menus', item: 'part.dish_name', place: 'part.position' },
};
