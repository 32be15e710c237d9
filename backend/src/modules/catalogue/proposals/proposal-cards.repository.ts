import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { holds, type Patterns } from '../../../platform/database/search-words.js';
import { statement, type Places } from '../../../platform/database/statement.js';
import { tables } from '../../../platform/database/tables.js';
import { shown } from '../../files/index.js';
import { MergedChoicesRepository, type AskedChoices } from '../lookups/merged-choices.repository.js';
import type { ProposalCardDto } from './proposal-card.dto.js';
import { PROPOSAL_CARD } from './proposal-card.columns.js';

/** The filters of a visitor. Undefined means all. */
export interface ProposalSearch extends AskedChoices, Partial<Patterns> {
  limit: number;
  offset: number;
}

/** Experiences of active chefs. */
const PUBLIC = tables
  .selectFrom('proposal')
  .innerJoin('chef', 'chef.id', 'proposal.chef_id')
  .where('chef.state', '=', sql.lit('ACTIVE'));

const found = statement(({ foodId, cityId, modalityId, limit, offset, ...words }: Places<ProposalSearch>) => {
  let asked = PUBLIC.where(({ and, ref }) => and(holds(ref('proposal.search_key'), words)));
  if (foodId)
    asked = asked.where(
      'proposal.id',
      'in',
      tables.selectFrom('proposal_food_type').select('proposal_id').where('food_type_id', '=', foodId),
    );
  if (cityId)
    asked = asked.where(
      'proposal.id',
      'in',
      tables.selectFrom('proposal_city').select('proposal_id').where('city_id', '=', cityId),
    );
  if (modalityId)
    asked = asked.where(
      'proposal.id',
      'in',
      tables.selectFrom('proposal_modality').select('proposal_id').where('modality_id', '=', modalityId),
    );
  return tables
    .selectFrom(asked.select('proposal.id').orderBy('proposal.id', 'desc').limit(limit).offset(offset).as('page'))
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

  /** The experiences with this food type, city, format and words, newest first. */
  async find(search: ProposalSearch): Promise<ProposalCardDto[]> {
    const rows = await found.rows(this.em, search);
    const meant = rows.length === 0 ? await this.merged.meantBy(search) : undefined;
    return shown(meant ? await found.rows(this.em, { ...search, ...meant }) : rows);
  }
}
