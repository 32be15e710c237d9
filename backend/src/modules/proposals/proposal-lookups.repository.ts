import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { JoinTable } from '../../platform/database/join-table.js';
import { storeSearchKeys, type SearchKeys } from '../../platform/database/search-keys.js';
import { among, database } from '../../platform/database/tables.js';
import { CHEF_CONTACTS } from '../chefs/chef.columns.js';
import { ChefLookupsRepository, ChefsService } from '../chefs/index.js';
import { LookupUses, namesShown, type LookupKind, type LookupWords } from '../lookups/index.js';
import { proposalSearchKey } from './proposal.entity.js';
import { ProposalsRepository } from './proposals.repository.js';

/** The food types, cities and formats of experiences. */
@Injectable()
export class ProposalLookupsRepository extends LookupUses {
  constructor(
    private readonly proposals: ProposalsRepository,
    private readonly chefs: ChefsService,
    private readonly menus: ChefLookupsRepository,
  ) {
    super((kind) => new JoinTable(`proposal_${kind}`, 'proposal_id', `${kind}_id`), 'experiencia', 'experiencias');
  }

  protected async renewSearchKeys(
    em: EntityManager,
    kind: LookupKind,
    ids: number[],
    words?: LookupWords,
  ): Promise<void> {
    await storeSearchKeys(em, 'proposal', 'search_key', await searchKeys(em, ids, words));
    // Chefs are found by the diets of their experiences.
    if (kind === 'diet') await this.menus.renewMenus(em, await this.proposals.chefsOf(ids), words);
  }

  protected async lockAll(ids: number[]): Promise<void> {
    await this.chefs.lockAll(await this.proposals.chefsOf(ids));
  }
}

/** The same keys as `Proposal.nameForSearch` sets. */
async function searchKeys(em: EntityManager, ids: number[], words?: LookupWords) {
  const [foods, formats, cities, diets] = (['food_type', 'modality', 'city', 'diet'] as const).map((kind) =>
    namesShown('proposal', kind, words),
  );
  const rows = await database(em)
    .selectFrom('proposal')
    .innerJoin(CHEF_CONTACTS.as('contact'), 'contact.id', 'proposal.chef_id')
    .select(['proposal.id', 'proposal.dish_name', 'proposal.description', 'contact.chef_name'])
    .select(sql<string[]>`${foods} || ${formats} || ${cities} || ${diets}`.as('choices'))
    .where(({ ref }) => among(ref('proposal.id'), ids))
    .execute();
  return rows.map((row) => ({
    id: row.id,
    key: proposalSearchKey(row.dish_name, row.description, row.choices, row.chef_name),
  }));
}

/** What the product computes of experiences. */
export const PROPOSAL_KEYS: SearchKeys[] = [{ table: 'proposal', column: 'search_key', of: searchKeys }];
