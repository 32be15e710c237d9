import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import { among, database, tables, type Tables } from '../../platform/database/tables.js';
import { imageOf, shown } from '../files/index.js';
import { SHOWN_FORMATS as CHEF_FORMATS } from '../chefs/chef-card.columns.js';
import { PROPOSAL_IMAGE, PROPOSAL_SIZE, SHOWN_FORMATS } from '../proposals/proposal.columns.js';
import type { FindShortlistQuery, ShortlistDto } from './shortlist.dto.js';

const { ref } = expressionBuilder<Tables, 'chef' | 'proposal'>();

const chefsAmong = (ids: readonly number[]) =>
  tables
    .selectFrom('chef')
    .select(['chef.id', 'chef.chef_name', 'chef.slug', 'chef.price_per_person'])
    .select([imageOf(ref('chef.profile_image_id')).as('profile_image'), CHEF_FORMATS])
    .where('chef.state', '=', sql.lit('ACTIVE'))
    .where(among(ref('chef.id'), ids))
    .orderBy('chef.id');

const proposalsAmong = (ids: readonly number[]) =>
  tables
    .selectFrom('proposal')
    .innerJoin('chef', 'chef.id', 'proposal.chef_id')
    .select(['proposal.id', 'proposal.dish_name', 'proposal.slug', PROPOSAL_IMAGE, ...PROPOSAL_SIZE])
    .select(['chef.price_per_person', SHOWN_FORMATS])
    .select(jsonBuildObject({ id: ref('chef.id'), chef_name: ref('chef.chef_name') }).as('chef'))
    .where('chef.state', '=', sql.lit('ACTIVE'))
    .where(among(ref('proposal.id'), ids))
    .orderBy('proposal.id');

/** Reads what visitors have kept, in one statement. */
@Injectable()
export class ShortlistRepository {
  constructor(private readonly em: EntityManager) {}

  /** Which of these chefs and experiences visitors can see now. */
  async find({ chefs, proposals }: FindShortlistQuery): Promise<ShortlistDto> {
    const found = await database(this.em)
      .selectNoFrom([
        jsonArrayFrom(chefsAmong(chefs)).as('chefs'),
        jsonArrayFrom(proposalsAmong(proposals)).as('proposals'),
      ])
      .executeTakeFirstOrThrow();
    return { chefs: shown(found.chefs), proposals: shown(found.proposals) };
  }
}
