import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { listOf, type Listed, type Orders, type Window } from '../../../platform/database/list.js';
import { containing } from '../../../platform/database/search-words.js';
import { statement, type Places } from '../../../platform/database/statement.js';
import { database, moment, tables, type Tables } from '../../../platform/database/tables.js';
import { CHEF_STAFF_FIELDS, ChefNotFoundError, type ChefState } from '../../chefs/index.js';
import { imageOf, shown } from '../../files/index.js';
import { ADMIN_PROPOSAL } from '../../proposals/index.js';
import { commentsOf } from '../comments/chef-comments.columns.js';
import { LACKS } from './chef-lacks.columns.js';
import type { ChefLack } from './chef-lacks.js';
import type { AdminChefDto, ChefRowDto, ChefSort } from './chef-record.dto.js';
import { CHEF_CHOICES, CHEF_CITIES, CHEF_DETAILS, CHEF_FOOD_TYPES, CHEF_SUMMARY } from './chef.columns.js';

const { ref, selectFrom } = expressionBuilder<Tables, 'chef'>();

const PROPOSALS = jsonArrayFrom(
  selectFrom('proposal').select(ADMIN_PROPOSAL).whereRef('proposal.chef_id', '=', 'chef.id').orderBy('proposal.id'),
);
const COMMENTS = jsonArrayFrom(commentsOf(ref('chef.id')).select('comment.creation_key'));

const record = statement(({ id }: Places<{ id: number }>) =>
  tables
    .selectFrom('chef')
    .select(CHEF_SUMMARY)
    .select(CHEF_CHOICES)
    .select(CHEF_DETAILS)
    .select(CHEF_STAFF_FIELDS)
    .select(['chef.favorite', 'chef.state', 'chef.version'])
    .select([moment(ref('chef.created_at')).as('created_at'), moment(ref('chef.updated_at')).as('updated_at')])
    .select([PROPOSALS.as('proposals'), COMMENTS.as('comments')])
    .where('chef.id', '=', id),
);

const ROW = [
  'chef.id',
  'chef.chef_name',
  'chef.slug',
  'chef.email',
  'chef.phone_number',
  'chef.price_per_person',
  imageOf(ref('chef.profile_image_id')).as('profile_image'),
  CHEF_FOOD_TYPES,
  CHEF_CITIES,
  'chef.favorite',
  'chef.state',
  'chef.version',
  moment(ref('chef.updated_at')).as('updated_at'),
] as const;

const ORDERS: Orders<ChefSort> = {
  chef_name: { by: ref('chef.chef_name') },
  price_per_person: { by: ref('chef.price_per_person'), nullsLast: true },
  updated_at: { by: ref('chef.updated_at') },
};

/** Filters of the back-office's list; undefined means all. */
export interface ChefListFilter extends Window {
  search?: string;
  state?: ChefState;
  favorite?: boolean;
  /** Only chefs who lack this. */
  missing?: ChefLack;
  sort: ChefSort;
}

/** Chefs as staff see them, whatever their state. */
@Injectable()
export class ChefRecordsRepository {
  constructor(private readonly em: EntityManager) {}

  /** The back-office's list and how many rows match in all. */
  async list({ search, state, favorite, missing, ...asked }: ChefListFilter): Promise<Listed<ChefRowDto>> {
    let found = database(this.em).selectFrom('chef');
    if (search) found = found.where('chef.search_key', 'like', containing(search));
    if (state) found = found.where('chef.state', '=', state);
    if (favorite !== undefined) found = found.where('chef.favorite', '=', favorite);
    if (missing) found = found.where(LACKS[missing]);
    const { rows, total } = await listOf(found, found.select(ROW), { orders: ORDERS, id: ref('chef.id'), ...asked });
    return { rows: shown(rows), total };
  }

  /**
   * Everything of one chef.
   * @throws ChefNotFoundError
   */
  async byId(id: number, em: EntityManager = this.em): Promise<AdminChefDto> {
    const row = await record.first(em, { id });
    if (!row) throw new ChefNotFoundError();
    return shown(row);
  }
}
