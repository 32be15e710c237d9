import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql, type SelectQueryBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { slugKey } from '../../platform/database/name-key.js';
import { statement, type Placeholders } from '../../platform/database/statement.js';
import { tables, type Tables, rowAsJson } from '../../platform/database/tables.js';
import { RawJson } from '../../platform/http/answer/raw-json.js';
import { commentsOf } from '../comments/comment.columns.js';
import { shownText } from '../files/index.js';
import { PROPOSAL_CARD } from './proposal-card.columns.js';
import type { PublicProposalDto } from './proposal-page.dto.js';
import { SHOWN_DIETS } from './proposal.columns.js';

/** The page of the experience that a query gives by its id and its chef's, as JSON. */
const pageOf = (asked: SelectQueryBuilder<Tables, keyof Tables, { id: number; chef_id: number }>) =>
  tables.selectFrom(asked.as('asked')).select(({ selectFrom }) => [
    'asked.chef_id',
    rowAsJson(
      selectFrom('proposal')
        .innerJoin('chef', 'chef.id', 'proposal.chef_id')
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
        .whereRef('proposal.id', '=', 'asked.id'),
    )
      .$notNull()
      .as('page'),
  ]);

const byAddress = statement(
  ({ key }: Placeholders<{ key: string }>) =>
    pageOf(
      tables
        .selectFrom('proposal_slug')
        .innerJoin('proposal', 'proposal.id', 'proposal_slug.proposal_id')
        .innerJoin('chef', 'chef.id', 'proposal.chef_id')
        .select(['proposal.id', 'proposal.chef_id'])
        .where('proposal_slug.key', '=', key)
        .where('chef.state', '=', sql.lit('ACTIVE')),
    ),
  { byKey: true },
);

/** The page of an experience as it is saved, whatever the state of its chef. */
const byId = statement(
  ({ id }: Placeholders<{ id: number }>) =>
    pageOf(tables.selectFrom('proposal').select(['proposal.id', 'proposal.chef_id']).where('proposal.id', '=', id)),
  { byKey: true },
);

/** Reads the public page of an experience, in one statement. */
@Injectable()
export class ProposalPageRepository {
  constructor(private readonly em: EntityManager) {}

  /** The experience of an active chef with this current or former address. Case and accents do not matter. */
  async byName(name: string): Promise<{ chefId: number; page: RawJson<PublicProposalDto> } | undefined> {
    const row = await byAddress.first(this.em, { key: slugKey(name) });
    return row && { chefId: row.chef_id, page: RawJson.of(shownText(row.page)) };
  }

  /** The experience with this id as visitors would see it, whatever the state of its chef. */
  async byId(id: number): Promise<RawJson<PublicProposalDto> | undefined> {
    const row = await byId.first(this.em, { id });
    return row && RawJson.of(shownText(row.page));
  }
}
