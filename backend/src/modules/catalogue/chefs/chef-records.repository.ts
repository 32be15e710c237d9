import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, type InferResult, type SelectQueryBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { containing } from '../../../platform/database/search-words.js';
import { statement, type Places } from '../../../platform/database/statement.js';
import { COUNT, database, moment, tables, type Tables } from '../../../platform/database/tables.js';
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

type Listed = SelectQueryBuilder<Tables, 'chef', InferResult<typeof listed>[number]>;
const listed = tables.selectFrom('chef').select(ROW);

const ORDERS: Record<ChefSort, (rows: Listed) => Listed> = {
  chef_name: (rows) => rows.orderBy('chef.chef_name').orderBy('chef.id'),
  '-chef_name': (rows) => rows.orderBy('chef.chef_name', 'desc').orderBy('chef.id', 'desc'),
  price_per_person: (rows) => rows.orderBy('chef.price_per_person', (by) => by.asc().nullsLast()).orderBy('chef.id'),
  '-price_per_person': (rows) =>
    rows.orderBy('chef.price_per_person', (by) => by.desc().nullsLast()).orderBy('chef.id', 'desc'),
  updated_at: (rows) => rows.orderBy('chef.updated_at').orderBy('chef.id'),
  '-updated_at': (rows) => rows.orderBy('chef.updated_at', 'desc').orderBy('chef.id', 'desc'),
};

/** Filters of the back-office's list; undefined means all. */
export interface ChefListFilter {
  search?: string;
  state?: ChefState;
  favorite?: boolean;
  /** Only chefs who lack this. */
  missing?: ChefLack;
  sort: ChefSort;
  limit?: number;
  offset: number;
}

/** Chefs as staff see them, whatever their state. */
@Injectable()
export class ChefRecordsRepository {
  constructor(private readonly em: EntityManager) {}

  /** The back-office's list and how many rows match in all. */
  async list({
    search,
    state,
    favorite,
    missing,
    sort,
    limit,
    offset,
  }: ChefListFilter): Promise<{ rows: ChefRowDto[]; total: number }> {
    let found = database(this.em).selectFrom('chef');
    if (search) found = found.where('chef.search_key', 'like', containing(search));
    if (state) found = found.where('chef.state', '=', state);
    if (favorite !== undefined) found = found.where('chef.favorite', '=', favorite);
    if (missing) found = found.where(LACKS[missing]);
    const [rows, { total }] = await Promise.all([
      ORDERS[sort](found.select(ROW))
        .limit(limit ?? null)
        .offset(offset)
        .execute(),
      found.select(COUNT.as('total')).executeTakeFirstOrThrow(),
    ]);
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
