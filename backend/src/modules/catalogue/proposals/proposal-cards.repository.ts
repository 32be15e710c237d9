import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { containsAll, type Patterns } from '../../../platform/database/search-words.js';
import { statement, type Places } from '../../../platform/database/statement.js';
import { tables } from '../../../platform/database/tables.js';
import { shown } from '../../files/index.js';
import type { Asked } from '../lookups/asked-choices.js';
import { proposalMatches } from '../lookups/asked-choices.columns.js';
import { MergedChoicesRepository } from '../lookups/merged-choices.repository.js';
import type { ProposalCardDto } from './proposal-card.dto.js';
import { PROPOSAL_CARD } from './proposal-card.columns.js';

/** The filters of a visitor. Undefined means all. */
export interface ProposalSearch extends Asked, Partial<Patterns> {
  limit: number;
  offset: number;
}

/** Experiences of active chefs. */
const PUBLIC = tables
  .selectFrom('proposal')
  .innerJoin('chef', 'chef.id', 'proposal.chef_id')
  .where('chef.state', '=', sql.lit('ACTIVE'));

const publicProposals = statement(({ limit, offset, ...asked }: Places<ProposalSearch>) => {
  const found = PUBLIC.where(({ and, ref }) =>
    and([...containsAll(ref('proposal.search_key'), asked), ...proposalMatches(asked)]),
  );
  return tables
    .selectFrom(found.select('proposal.id').orderBy('proposal.id', 'desc').limit(limit).offset(offset).as('page'))
    .innerJoin('proposal', 'proposal.id', 'page.id')
    .innerJoin('chef', 'chef.id', 'proposal.chef_id')
    .select(PROPOSAL_CARD)
    .orderBy('proposal.id', 'desc');
});

/** Reads lists of experiences of active chefs, in one statement each. */
@Injectable()
export class ProposalCardsRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly merged: MergedChoicesRepository,
  ) {}

  /** The experiences that have what is asked for, newest first. */
  async find(search: ProposalSearch): Promise<ProposalCardDto[]> {
    return shown(await this.merged.search(search, (asked) => publicProposals.rows(this.em, asked)));
  }
}
