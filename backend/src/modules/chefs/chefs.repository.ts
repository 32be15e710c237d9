import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Conditions } from '../../platform/database/conditions.js';
import { slugKey } from '../../platform/database/name-key.js';
import { preparedQuery, query } from '../../platform/database/query.js';
import { containing, holding } from '../../platform/database/search-words.js';
import { imageJson } from '../files/index.js';
import type { LookupDto } from '../lookups/index.js';
import { adminProposal } from './chef-proposal.dto.js';
import { LACKS } from './chef-figures.repository.js';
import type { ChefLack } from './chef-lacks.js';
import { Chef } from './chef.entity.js';
import type { ChefSort } from './chefs.dto.js';
import type { AdminChefRow, ChefCardRow, ChefListRow, PublicChefRow } from './chefs.rows.js';

/** Most chefs the home page shows. */
const TOP_CHEFS = 12;

const PROFILE_IMAGE = `(select ${imageJson('i')} from image i where i.id = c.profile_image_id) as profile_image`;
const COVER_IMAGE = `(select ${imageJson('i')} from image i where i.id = c.cover_image_id) as cover_image`;
const GALLERY = `(select coalesce(json_agg(${imageJson('i')} order by g.position), '[]')
  from gallery_image g join image i on i.id = g.image_id where g.chef_id = c.id) as gallery`;
const MODALITIES = `(select coalesce(json_agg(json_build_object('id', m.id, 'name', m.name) order by m.id), '[]')
  from chef_modality cm join modality m on m.id = cm.modality_id where cm.chef_id = c.id) as modalities`;
const FOOD_TYPES = `(select coalesce(json_agg(json_build_object('food_type', json_build_object('id', f.id, 'name', f.name)) order by f.name_key), '[]')
  from chef_food_type cf join food_type f on f.id = cf.food_type_id where cf.chef_id = c.id) as chef_food_types`;
const CITIES = `(select coalesce(json_agg(json_build_object('city', json_build_object('id', t.id, 'name', t.name)) order by t.name_key), '[]')
  from chef_city cc join city t on t.id = cc.city_id where cc.chef_id = c.id) as chef_cities`;
const PROPOSALS = `(select coalesce(json_agg(json_build_object('id', p.id, 'dish_name', p.dish_name, 'slug', p.slug, 'description', p.description,
    'profile_image', ${imageJson('i')}, 'starter', p.starter, 'main_course', p.main_course, 'dessert', p.dessert) order by p.id), '[]')
  from proposal p join image i on i.id = p.profile_image_id where p.chef_id = c.id) as proposals`;
const ADMIN_PROPOSALS = `(select coalesce(json_agg(row_to_json(a) order by a.id), '[]')
  from (select ${adminProposal('p')} from proposal p where p.chef_id = c.id) a) as proposals`;
const COMMENTS = `(select coalesce(json_agg(json_build_object('id', k.id, 'client_name', k.client_name, 'description', k.description,
    'score', k.score) order by k.id desc), '[]')
  from comment k where k.chef_id = c.id) as comments`;

const ADMIN_COMMENTS = `(select coalesce(json_agg(json_build_object('id', k.id, 'client_name', k.client_name, 'description', k.description,
    'score', k.score, 'creation_key', k.creation_key) order by k.id desc), '[]')
  from comment k where k.chef_id = c.id) as comments`;

const CARD = `c.id, c.chef_name, c.slug, c.description, c.price_per_person, ${PROFILE_IMAGE}, ${MODALITIES}, ${FOOD_TYPES}, ${CITIES}`;
const DETAILS = `${CARD}, c.information, ${COVER_IMAGE}, ${GALLERY}`;
const PAGE = `${DETAILS}, ${COMMENTS}, ${PROPOSALS}`;
const LIST = `c.id, c.chef_name, c.slug, c.email, c.phone_number, c.price_per_person, ${PROFILE_IMAGE}, ${FOOD_TYPES}, ${CITIES},
  c.favorite, c.state, c.version, to_json(c.updated_at) as updated_at`;
const ALL = `${DETAILS}, ${ADMIN_COMMENTS}, ${ADMIN_PROPOSALS}, c.email, c.phone_number, c.instagram, c.facebook, c.x, c.favorite, c.state, c.version,
  to_json(c.created_at) as created_at, to_json(c.updated_at) as updated_at`;

const ORDERS: Record<ChefSort, string> = {
  chef_name: 'c.chef_name, c.id',
  '-chef_name': 'c.chef_name desc, c.id desc',
  price_per_person: 'c.price_per_person nulls last, c.id',
  '-price_per_person': 'c.price_per_person desc nulls last, c.id desc',
  updated_at: 'c.updated_at, c.id',
  '-updated_at': 'c.updated_at desc, c.id desc',
};

/** Filters of the back-office's list. */
export interface ChefListFilter {
  search?: string;
  state?: string;
  favorite?: boolean;
  /** Only chefs who lack this. */
  missing?: ChefLack;
  sort: ChefSort;
  limit?: number;
  offset: number;
}

/** Filters of the public list; undefined means all. */
export interface ChefSearch {
  foodId?: number;
  cityId?: number;
  modalityId?: number;
  /** Each must stand in the name, the description or a food type. */
  words?: string[];
}

/** Which chefs `c` a visitor asks for. The staff's `search_key` has no place here: it holds the private e-mail. */
function asked({ foodId, cityId, modalityId, words = [] }: ChefSearch): Conditions {
  const has = (pivot: string, choice: string) => (id: string) =>
    `exists (select 1 from ${pivot} x where x.${choice} = ${id} and x.chef_id = c.id)`;
  const conditions = new Conditions("c.state = 'ACTIVE'")
    .on(foodId, has('chef_food_type', 'food_type_id'))
    .on(cityId, has('chef_city', 'city_id'))
    .on(modalityId, has('chef_modality', 'modality_id'));
  for (const word of words) conditions.on(...holding('c.public_search_key', word));
  return conditions;
}

/** The one statement of the public list; the benchmark also runs it without us. */
export function activeChefs(search: ChefSearch, limit: number, offset: number): { text: string; values: unknown[] } {
  const conditions = asked(search);
  const { page, values } = conditions.page(limit, offset);
  const text = `select ${CARD} from (select c.id from chef c ${conditions.where} order by c.id desc ${page}) page
    join chef c using (id) order by c.id desc`;
  return { text, values };
}

/** Chefs in the database. Public reads give active chefs only, in one statement each. */
@Injectable()
export class ChefsRepository {
  constructor(private readonly em: EntityManager) {}

  /** Active chefs that have the food type, city, format and words asked for, newest first. */
  active(search: ChefSearch, limit: number, offset: number): Promise<ChefCardRow[]> {
    const { text, values } = activeChefs(search, limit, offset);
    return (search.words?.length ? query : preparedQuery)(this.em, text, values);
  }

  /** Active favourites, newest change first; without any, the newest active chefs. */
  async top(): Promise<ChefCardRow[]> {
    const favorites = await preparedQuery<ChefCardRow>(
      this.em,
      `select ${CARD} from chef c where c.favorite and c.state = 'ACTIVE'
       order by c.favorite_changed_at desc, c.id desc limit ${TOP_CHEFS}`,
    );
    return favorites.length > 0 ? favorites : this.active({}, TOP_CHEFS, 0);
  }

  /** The active chef at this address, current or former, whatever its case and accents. */
  async activeByName(name: string): Promise<PublicChefRow | undefined> {
    const rows = await preparedQuery<PublicChefRow>(
      this.em,
      `select ${PAGE} from chef_slug s join chef c on c.id = s.chef_id where s.key = $1 and c.state = 'ACTIVE'`,
      [slugKey(name)],
    );
    return rows[0];
  }

  /** Cities where an active chef works, by name. */
  citiesWithChefs(): Promise<LookupDto[]> {
    return preparedQuery(
      this.em,
      `select t.id, t.name from city t
       where exists (select 1 from chef_city cc join chef c on c.id = cc.chef_id where cc.city_id = t.id and c.state = 'ACTIVE')
       order by t.name_key, t.id`,
    );
  }

  /** The back-office's list and how many rows match in all. */
  async list({
    search,
    state,
    favorite,
    missing,
    sort,
    limit,
    offset,
  }: ChefListFilter): Promise<{ rows: ChefListRow[]; total: number }> {
    const conditions = new Conditions(...(missing ? [LACKS[missing]] : []))
      .on(search && containing(search), (pattern) => `c.search_key like ${pattern}`)
      .on(state, (wanted) => `c.state = ${wanted}`)
      .on(favorite, (wanted) => `c.favorite = ${wanted}`);
    const { where } = conditions;
    const { page, values } = conditions.page(limit, offset);
    const [rows, counted] = await Promise.all([
      query<ChefListRow>(this.em, `select ${LIST} from chef c ${where} order by ${ORDERS[sort]} ${page}`, values),
      query<{ total: number }>(this.em, `select count(*)::int as total from chef c ${where}`, conditions.values),
    ]);
    return { rows, total: counted[0]?.total ?? 0 };
  }

  /** Everything of one chef, in whatever state. */
  async byId(id: number, em: EntityManager = this.em): Promise<AdminChefRow | undefined> {
    return (await query<AdminChefRow>(em, `select ${ALL} from chef c where c.id = $1`, [id]))[0];
  }

  /** The chef, locked until the end of the transaction; null if there is none. */
  lock(em: EntityManager, id: number): Promise<Chef | null> {
    return em.findOne(Chef, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** Id of the chef that a form created under this key. */
  async idOfCreation(em: EntityManager, key: string): Promise<number | undefined> {
    return (await query<{ id: number }>(em, 'select id from chef where creation_key = $1', [key]))[0]?.id;
  }

  /** Id of the chef whose address this is, current or former; undefined if it is free. */
  async ownerOfSlug(em: EntityManager, key: string): Promise<number | undefined> {
    return (await query<{ id: number }>(em, 'select chef_id as id from chef_slug where key = $1', [key]))[0]?.id;
  }
}
