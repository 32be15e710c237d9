import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { ChoiceRows } from '../../platform/database/choice-rows.js';
import type { ComputedKeys } from '../../platform/database/computed-keys.js';
import { storeKeys } from '../../platform/database/store-keys.js';
import { among, database, tables } from '../../platform/database/tables.js';
import { CHEF_CONTACTS } from '../chefs/chef.columns.js';
import { foodTypesShown, LookupUses, type LookupWords } from '../lookups/index.js';
import { proposalSearchKey } from './proposal.entity.js';

/** The food types, cities and formats of experiences. */
@Injectable()
export class ProposalLookupsRepository extends LookupUses {
  constructor() {
    super((kind) => new ChoiceRows(`proposal_${kind}`, 'proposal_id', `${kind}_id`));
  }

  protected async renewSearchKeys(em: EntityManager, ids: number[], words?: LookupWords): Promise<void> {
    await storeKeys(em, 'proposal', 'search_key', await searchKeys(em, ids, words));
  }
}

/** The same keys as `Proposal.nameForSearch` sets. With words to come, two food types may have one name for a moment. */
async function searchKeys(em: EntityManager, ids: number[], words?: LookupWords) {
  const shown = tables
    .selectFrom('proposal_food_type')
    .innerJoin(foodTypesShown(words).as('food_type'), 'food_type.id', 'proposal_food_type.food_type_id')
    .select('food_type.name')
    .distinct()
    .where('proposal_food_type.proposal_id', '=', sql.ref<number>('proposal.id'));
  const rows = await database(em)
    .selectFrom('proposal')
    .innerJoin(CHEF_CONTACTS.as('contact'), 'contact.id', 'proposal.chef_id')
    .select(['proposal.id', 'proposal.dish_name', 'proposal.description', 'contact.chef_name'])
    .select(sql<string[]>`array(${shown})`.as('food_types'))
    .where(({ ref }) => among(ref('proposal.id'), ids))
    .execute();
  return rows.map((row) => ({
    id: row.id,
    key: proposalSearchKey(row.dish_name, row.description, row.food_types, row.chef_name),
  }));
}

/** What the product computes of experiences. */
export const PROPOSAL_KEYS: ComputedKeys[] = [{ table: 'proposal', column: 'search_key', of: searchKeys }];
