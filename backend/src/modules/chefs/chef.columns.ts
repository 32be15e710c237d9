import { sql, type Expression } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { tables } from '../../platform/database/tables.js';
import { imageOf } from '../files/index.js';

/*
 * What other modules read of the chefs whom their rows refer to. It stands here so that one place shows everything that other modules read of chefs.
 */

/** Chefs by id, for staff: to be joined. */
export const CHEF_CONTACTS = tables.selectFrom('chef').select(['chef.id', 'chef.chef_name', 'chef.email']);

/** Ids of the chefs whose name or e-mail matches a LIKE pattern. */
export const chefsLike = (pattern: string) =>
  tables.selectFrom('chef').select('chef.id').where('chef.search_key', 'like', pattern);

/** Ids of the chefs that visitors see. */
export const ACTIVE_CHEFS = tables.selectFrom('chef').select('chef.id').where('chef.state', '=', sql.lit('ACTIVE'));

/** The chef of this id by name and address; null without one. */
export const chefName = (id: Expression<number | null>) =>
  jsonObjectFrom(
    tables.selectFrom('chef').select(['chef.id', 'chef.chef_name', 'chef.slug']).where('chef.id', '=', id),
  );

/** The chef's present name; the one that a row kept, once the chef was deleted. */
export const presentChefName = (id: Expression<number | null>, kept: Expression<string | null>) =>
  sql<string>`coalesce(${tables.selectFrom('chef').select('chef.chef_name').where('chef.id', '=', id)}, ${kept})`;

/** The chef of this id by name, address and pictures, as visitors may see them; null without one. */
export const chefCard = (id: Expression<number | null>) =>
  jsonObjectFrom(
    tables
      .selectFrom('chef')
      .select(({ ref }) => [
        'chef.id',
        'chef.chef_name',
        'chef.slug',
        imageOf(ref('chef.profile_image_id')).as('profile_image'),
      ])
      .where('chef.id', '=', id),
  );
