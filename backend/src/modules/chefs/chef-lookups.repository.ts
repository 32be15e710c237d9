import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { ChoiceRows } from '../../platform/database/choice-rows.js';
import type { ComputedKeys } from '../../platform/database/computed-keys.js';
import { storeKeys } from '../../platform/database/store-keys.js';
import { among, database, tables } from '../../platform/database/tables.js';
import { foodTypesShown, LookupUses, type LookupWords } from '../lookups/index.js';
import { publicSearchKey, staffSearchKey } from './chef.entity.js';

/** The food types, cities and formats of chefs. */
@Injectable()
export class ChefLookupsRepository extends LookupUses {
  constructor() {
    // Diets are chosen by experiences only.
    super((kind) => (kind === 'diet' ? undefined : new ChoiceRows(`chef_${kind}`, 'chef_id', `${kind}_id`)));
  }

  protected async renewSearchKeys(em: EntityManager, ids: number[], words?: LookupWords): Promise<void> {
    await storeKeys(em, 'chef', 'public_search_key', await publicKeys(em, ids, words));
  }
}

/** The same keys as `Chef.describe` sets. With words to come, two food types may have one name for a moment. */
async function publicKeys(em: EntityManager, ids: number[], words?: LookupWords) {
  const shown = tables
    .selectFrom('chef_food_type')
    .innerJoin(foodTypesShown(words).as('food_type'), 'food_type.id', 'chef_food_type.food_type_id')
    .select('food_type.name')
    .distinct()
    .where('chef_food_type.chef_id', '=', sql.ref<number>('chef.id'));
  const rows = await database(em)
    .selectFrom('chef')
    .select(['chef.id', 'chef.chef_name', 'chef.description', sql<string[]>`array(${shown})`.as('food_types')])
    .where(({ ref }) => among(ref('chef.id'), ids))
    .execute();
  return rows.map((row) => ({ id: row.id, key: publicSearchKey(row.chef_name, row.description, row.food_types) }));
}

async function staffKeys(em: EntityManager, ids: number[]) {
  const chefs = database(em).selectFrom('chef').select(['id', 'chef_name', 'email']);
  const rows = await chefs.where(({ ref }) => among(ref('id'), ids)).execute();
  return rows.map((row) => ({ id: row.id, key: staffSearchKey(row.chef_name, row.email) }));
}

/** What the product computes of chefs. */
export const CHEF_KEYS: ComputedKeys[] = [
  { table: 'chef', column: 'search_key', of: staffKeys },
  { table: 'chef', column: 'public_search_key', of: publicKeys },
];
