import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { JoinTable } from '../../platform/database/join-table.js';
import { storeSearchKeys, type SearchKeys } from '../../platform/database/search-keys.js';
import { among, database, tables } from '../../platform/database/tables.js';
import { LookupUses, namesShown, type LookupKind, type LookupWords } from '../lookups/index.js';
import { menuSearchKey, publicSearchKey, staffSearchKey } from './chef.entity.js';
import { ChefsRepository } from './chefs.repository.js';

/** The food types, cities and formats of chefs. */
@Injectable()
export class ChefLookupsRepository extends LookupUses {
  constructor(private readonly chefs: ChefsRepository) {
    // Diets are chosen by experiences only.
    const rows = (kind: LookupKind) =>
      kind === 'diet' ? undefined : new JoinTable(`chef_${kind}`, 'chef_id', `${kind}_id`);
    super(rows, 'chef', 'chefs');
  }

  /** Writes what visitors find these chefs' experiences by. Call it when an experience was saved, deleted or brought back. */
  async renewMenus(em: EntityManager, ids: number[], words?: LookupWords): Promise<void> {
    await storeSearchKeys(em, 'chef', 'menu_search_key', await menuKeys(em, ids, words));
  }

  protected async renewSearchKeys(
    em: EntityManager,
    _kind: LookupKind,
    ids: number[],
    words?: LookupWords,
  ): Promise<void> {
    await storeSearchKeys(em, 'chef', 'public_search_key', await publicKeys(em, ids, words));
  }

  protected lockAll(ids: number[]): Promise<void> {
    return this.chefs.lockAll(ids);
  }
}

/** The same keys as `Chef.describe` sets. */
async function publicKeys(em: EntityManager, ids: number[], words?: LookupWords) {
  const [foods, formats, cities] = (['food_type', 'modality', 'city'] as const).map((kind) =>
    namesShown('chef', kind, words),
  );
  const rows = await database(em)
    .selectFrom('chef')
    .select(['chef.id', 'chef.chef_name', 'chef.description'])
    .select(sql<string[]>`${foods} || ${formats} || ${cities}`.as('choices'))
    .where(({ ref }) => among(ref('chef.id'), ids))
    .execute();
  return rows.map((row) => ({ id: row.id, key: publicSearchKey(row.chef_name, row.description, row.choices) }));
}

async function menuKeys(em: EntityManager, ids: number[], words?: LookupWords) {
  const menus = tables.selectFrom('proposal').where('proposal.chef_id', '=', sql.ref<number>('chef.id'));
  const diets = menus.select(sql<string>`unnest(${namesShown('proposal', 'diet', words)})`.as('name')).distinct();
  const rows = await database(em)
    .selectFrom('chef')
    .select('chef.id')
    .select(sql<string[]>`array(${menus.select('proposal.dish_name')}) || array(${diets})::text[]`.as('words'))
    .where(({ ref }) => among(ref('chef.id'), ids))
    .execute();
  return rows.map((row) => ({ id: row.id, key: menuSearchKey(row.words) }));
}

async function staffKeys(em: EntityManager, ids: number[]) {
  const chefs = database(em).selectFrom('chef').select(['id', 'chef_name', 'email']);
  const rows = await chefs.where(({ ref }) => among(ref('id'), ids)).execute();
  return rows.map((row) => ({ id: row.id, key: staffSearchKey(row.chef_name, row.email) }));
}

/** What the product computes of chefs. */
export const CHEF_KEYS: SearchKeys[] = [
  { table: 'chef', column: 'search_key', of: staffKeys },
  { table: 'chef', column: 'public_search_key', of: publicKeys },
  { table: 'chef', column: 'menu_search_key', of: menuKeys },
];
