import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { slugKey } from '../../../platform/database/name-key.js';
import { statement, type Places } from '../../../platform/database/statement.js';
import { tables } from '../../../platform/database/tables.js';
import { shown } from '../../files/index.js';
import { SHOWN_DIETS } from '../../proposals/index.js';
import { commentsOf } from '../comments/chef-comments.columns.js';
import { PROPOSAL_CARD } from './proposal-card.columns.js';
import type { PublicProposalDto } from './proposal-page.dto.js';

const byAddress = statement(({ key }: Places<{ key: string }>) => {
  const asked = tables
    .selectFrom('proposal_slug')
    .innerJoin('proposal', 'proposal.id', 'proposal_slug.proposal_id')
    .select(['proposal.id', 'proposal.chef_id'])
    .where('proposal_slug.key', '=', key);
  return tables
    .selectFrom(asked.as('asked'))
    .innerJoin('proposal', 'proposal.id', 'asked.id')
    .innerJoin('chef', 'chef.id', 'asked.chef_id')
    .select(PROPOSAL_CARD)
    .select(['proposal.chef_id', 'proposal.starter', 'proposal.main_course', 'proposal.dessert', SHOWN_DIETS])
    .select(({ ref, selectFrom }) => [
      jsonArrayFrom(
        selectFrom('proposal')
          .innerJoin('chef', 'chef.id', 'proposal.chef_id')
          .select(PROPOSAL_CARD)
          .whereRef('proposal.chef_id', '=', 'asked.chef_id')
          .whereRef('proposal.id', '<>', 'asked.id')
          .orderBy('proposal.id'),
      ).as('moreProposals'),
      jsonArrayFrom(commentsOf(ref('asked.chef_id'))).as('comments'),
    ])
    .where('chef.state', '=', sql.lit('ACTIVE'));
});

/** Reads the public page of an experience, in one statement. */
@Injectable()
export class ProposalPageRepository {
  constructor(private readonly em: EntityManager) {}

  /** The experience of an active chef with this current or former address. Case and accents do not matter. */
  async byName(name: string): Promise<PublicProposalDto | undefined> {
    const row = await byAddress.first(this.em, { key: slugKey(name) });
    return row && shown(row);
  }
}
