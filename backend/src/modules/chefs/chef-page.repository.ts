import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { slugKey } from '../../platform/database/name-key.js';
import { statement, type Placeholders } from '../../platform/database/statement.js';
import { tables, type Tables, rowAsJson } from '../../platform/database/tables.js';
import { RawJson } from '../../platform/http/answer/raw-json.js';
import { freeSaturdays } from '../agenda/agenda.columns.js';
import { commentsOf } from '../comments/comment.columns.js';
import { imageOf, shownText } from '../files/index.js';
import { PROPOSAL_SIZE } from '../proposals/proposal.columns.js';
import { CHEF_CARD, CHEF_DETAILS } from './chef-card.columns.js';
import type { PublicChefDto } from './chef-page.dto.js';

const { ref, selectFrom } = expressionBuilder<Tables, 'chef'>();

const PROPOSALS = jsonArrayFrom(
  selectFrom('proposal')
    .select(({ ref }) => [
      'proposal.id',
      'proposal.dish_name',
      'proposal.slug',
      'proposal.description',
      imageOf(ref('proposal.profile_image_id')).as('profile_image'),
      'proposal.starter',
      'proposal.main_course',
      'proposal.dessert',
      ...PROPOSAL_SIZE,
    ])
    .whereRef('proposal.chef_id', '=', 'chef.id')
    .orderBy('proposal.id'),
);

/** The page of the chef whose id is `asked.id`, as JSON. */
const PAGE = rowAsJson(
  selectFrom('chef')
    .select(CHEF_CARD)
    .select(CHEF_DETAILS)
    .select([PROPOSALS.as('proposals'), jsonArrayFrom(commentsOf(ref('chef.id'))).as('comments')])
    .select(freeSaturdays(ref('chef.id')).as('free_saturdays'))
    .where('chef.id', '=', sql.ref<number>('asked.id')),
)
  .$notNull()
  .as('page');

/** The page of a chef as it is saved, in whatever state. */
const byId = statement(
  ({ id }: Placeholders<{ id: number }>) => tables.selectFrom('chef as asked').select(PAGE).where('asked.id', '=', id),
  { byKey: true },
);

const byAddress = statement(
  ({ key }: Placeholders<{ key: string }>) =>
    tables
      .selectFrom('chef_slug')
      .innerJoin('chef as asked', 'asked.id', 'chef_slug.chef_id')
      .select(['asked.id', PAGE])
      .where('chef_slug.key', '=', key)
      .where('asked.state', '=', sql.lit('ACTIVE')),
  { byKey: true },
);

/** Reads the public page of a chef, in one statement. */
@Injectable()
export class ChefPageRepository {
  constructor(private readonly em: EntityManager) {}

  /** The active chef with this current or former address. Case and accents do not matter. */
  async byName(name: string): Promise<{ chefId: number; page: RawJson<PublicChefDto> } | undefined> {
    const row = await byAddress.first(this.em, { key: slugKey(name) });
    return row && { chefId: row.id, page: RawJson.of(shownText(row.page)) };
  }

  /** The chef with this id as visitors would see it, in whatever state. */
  async byId(id: number): Promise<RawJson<PublicChefDto> | undefined> {
    const row = await byId.first(this.em, { id });
    return row && RawJson.of(shownText(row.page));
  }
}
