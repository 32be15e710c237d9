import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { readList, type ListSource } from '../../platform/database/list.js';
import { containing } from '../../platform/database/search-words.js';
import { statement, type Placeholders } from '../../platform/database/statement.js';
import { database, moment, tables, type Tables } from '../../platform/database/tables.js';
import type { Listed } from '../../platform/http/answer/list-answer.js';
import { commentsOf } from '../comments/comment.columns.js';
import { imageOf, shown } from '../files/index.js';
import { ADMIN_PROPOSAL } from '../proposals/proposal.columns.js';
import { Versions } from '../versions/index.js';
import { CHEF_CHOICES, CHEF_CITIES, CHEF_DETAILS, CHEF_FOOD_TYPES, CHEF_SUMMARY } from './chef-card.columns.js';
import { LACKS } from './chef-lacks.columns.js';
import type { AdminChefDto, ChefFormRow, ChefRowDto, ListChefsQuery } from './chef-record.dto.js';
import { CHEF_STAFF_FIELDS, type UpdateChefDto } from './chefs.dto.js';
import { ChefNotFoundError } from './chefs.errors.js';

const { eb, ref, selectFrom } = expressionBuilder<Tables, 'chef'>();

const PROPOSALS = jsonArrayFrom(
  selectFrom('proposal').select(ADMIN_PROPOSAL).whereRef('proposal.chef_id', '=', 'chef.id').orderBy('proposal.id'),
);
const COMMENTS = jsonArrayFrom(
  commentsOf(ref('chef.id'))
    .select(['comment.creation_key', 'comment.version'])
    .where('comment.verified', '=', sql.lit(false)),
);

const FORM = tables
  .selectFrom('chef')
  .select(CHEF_SUMMARY)
  .select(CHEF_CHOICES)
  .select(CHEF_DETAILS)
  .select(CHEF_STAFF_FIELDS);

const record = statement(({ id }: Placeholders<{ id: number }>) =>
  FORM.select(['chef.favorite', 'chef.state', 'chef.version'])
    .select([moment(ref('chef.created_at')).as('created_at'), moment(ref('chef.updated_at')).as('updated_at')])
    .select([PROPOSALS.as('proposals'), COMMENTS.as('comments')])
    .where('chef.id', '=', id),
);

const formRow = statement(({ id }: Placeholders<{ id: number }>) =>
  FORM.select('chef.version').where('chef.id', '=', id),
);

const menus = selectFrom('proposal').whereRef('proposal.chef_id', '=', 'chef.id');

/** What the chef's experiences are for, together. */
const SERVED = [
  menus
    .select(({ fn }) => fn.min('proposal.guests_min').as('guests'))
    .$asScalar()
    .as('guests_min'),
  menus
    .select(({ fn }) => fn.max('proposal.guests_max').as('guests'))
    .$asScalar()
    .as('guests_max'),
  sql<string[]>`array(${menus
    .innerJoin('proposal_diet', 'proposal_diet.proposal_id', 'proposal.id')
    .innerJoin('diet', 'diet.id', 'proposal_diet.diet_id')
    .select('diet.name')
    .distinct()
    .orderBy('diet.name')})`.as('diets'),
] as const;

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
  ...SERVED,
  'chef.favorite',
  'chef.state',
  'chef.version',
  moment(ref('chef.updated_at')).as('updated_at'),
] as const;

const LIST: ListSource<ListChefsQuery> = {
  search: (text) => eb('chef.search_key', 'like', containing(text)),
  filters: { state: ref('chef.state'), favorite: ref('chef.favorite'), missing: (lack) => LACKS[lack] },
  orders: {
    chef_name: ref('chef.chef_name'),
    price_per_person: { by: ref('chef.price_per_person'), nullsLast: true },
    updated_at: ref('chef.updated_at'),
  },
  id: ref('chef.id'),
};

/** Chefs as staff see them, whatever their state. */
@Injectable()
export class ChefRecordsRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly versions: Versions,
  ) {}

  /** The back-office's list and how many rows match in all. */
  async list(asked: ListChefsQuery): Promise<Listed<ChefRowDto>> {
    const chefs = database(this.em).selectFrom('chef');
    const { rows, total } = await readList(asked, LIST, chefs, (found) => found.select(ROW));
    return { rows: shown(rows), total };
  }

  /** What the form of a chef holds, without experiences and opinions. Undefined if it does not exist. */
  async formRow(em: EntityManager, id: number): Promise<ChefFormRow | undefined> {
    const row = await formRow.first(em, { id });
    return row && shown(row);
  }

  /** The form of a chef as it would be sent unchanged, with the chef's version. Undefined if it does not exist. */
  async form(em: EntityManager, id: number): Promise<UpdateChefDto | undefined> {
    const row = await this.formRow(em, id);
    if (!row) return undefined;
    const { chef_name, slug: _slug, id: _id, modalities, chef_food_types, chef_cities, gallery, ...same } = row;
    return {
      ...same,
      name: chef_name,
      profile_image: { id: row.profile_image.id },
      cover_image: { id: row.cover_image.id },
      gallery: gallery.map(({ id: image }) => ({ id: image })),
      modalities: modalities.map(({ id: modality }) => modality),
      food_types: chef_food_types.map(({ food_type: { name } }) => name),
      cities: chef_cities.map(({ city: { name } }) => name),
    };
  }

  /**
   * Everything of one chef.
   * @throws ChefNotFoundError
   */
  async byId(id: number, em: EntityManager = this.em): Promise<AdminChefDto> {
    return this.answer(em, await record.rows(em, { id }));
  }

  private answer(em: EntityManager, [row]: Awaited<ReturnType<typeof record.rows>>): AdminChefDto {
    if (!row) throw new ChefNotFoundError();
    const chef = shown(row);
    this.versions.know(em, 'chef', chef);
    return chef;
  }
}
