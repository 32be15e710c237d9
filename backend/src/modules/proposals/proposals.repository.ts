import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Conditions } from '../../platform/database/conditions.js';
import { slugKey } from '../../platform/database/name-key.js';
import { preparedQuery, query } from '../../platform/database/query.js';
import { holding } from '../../platform/database/search-words.js';
import { adminProposal, proposalChoices, proposalImage, type AdminProposalRow } from '../chefs/index.js';
import { imageJson } from '../files/index.js';
import type { LookupDto } from '../lookups/index.js';
import { Proposal } from './proposal.entity.js';
import type { ProposalCardRow, PublicProposalRow } from './proposals.rows.js';

/** The columns of a card of proposal `p`, whose chef is `c`. */
const card = (
  p: string,
): string => `${p}.id, ${p}.dish_name, ${p}.slug, ${p}.description, ${proposalImage(p)}, ${proposalChoices(p)},
  c.price_per_person, json_build_object('chef_name', c.chef_name, 'slug', c.slug, 'profile_image',
    (select ${imageJson('i')} from image i where i.id = c.profile_image_id)) as chef`;

const MORE = `(select coalesce(json_agg(row_to_json(other) order by other.id), '[]')
  from (select ${card('o')} from proposal o where o.chef_id = p.chef_id and o.id <> p.id) other) as "moreProposals"`;
const COMMENTS = `(select coalesce(json_agg(json_build_object('id', k.id, 'client_name', k.client_name, 'description', k.description,
    'score', k.score) order by k.id desc), '[]')
  from comment k where k.chef_id = p.chef_id) as comments`;
const PAGE = `${card('p')}, p.chef_id, p.starter, p.main_course, p.dessert, ${MORE}, ${COMMENTS}`;

/** What `Proposal.describe` replaces. */
const CHOICES = ['modalities', 'foodTypes', 'cities'] as const;

/** Filters of the public list; undefined means all. */
export interface ProposalSearch {
  foodId?: number;
  cityId?: number;
  modalityId?: number;
  /** Each must stand in the dish, the description, a food type or the chef's name. */
  words?: string[];
}

/** Which experiences `p` of chefs `c` a visitor asks for. */
function asked({ foodId, cityId, modalityId, words = [] }: ProposalSearch): Conditions {
  const has = (pivot: string, choice: string) => (id: string) =>
    `exists (select 1 from ${pivot} x where x.${choice} = ${id} and x.proposal_id = p.id)`;
  const conditions = new Conditions("c.state = 'ACTIVE'")
    .on(foodId, has('proposal_food_type', 'food_type_id'))
    .on(cityId, has('proposal_city', 'city_id'))
    .on(modalityId, has('proposal_modality', 'modality_id'));
  for (const word of words) conditions.on(...holding('p.search_key', word));
  return conditions;
}

/** Experiences in the database. Public reads give those of active chefs only, in one statement each. */
@Injectable()
export class ProposalsRepository {
  constructor(private readonly em: EntityManager) {}

  /** Experiences that have the food type, city, format and words asked for, newest first. */
  find(search: ProposalSearch, limit: number, offset: number): Promise<ProposalCardRow[]> {
    const conditions = asked(search);
    const { page, values } = conditions.page(limit, offset);
    return (search.words?.length ? query : preparedQuery)(
      this.em,
      `select ${card('p')} from (
         select p.id from proposal p join chef c on c.id = p.chef_id ${conditions.where}
         order by p.id desc ${page}) page
       join proposal p using (id) join chef c on c.id = p.chef_id order by p.id desc`,
      values,
    );
  }

  /** The experience at this address, current or former, whatever its case and accents. */
  async publicByName(name: string): Promise<PublicProposalRow | undefined> {
    const rows = await preparedQuery<PublicProposalRow>(
      this.em,
      `select ${PAGE} from proposal_slug s join proposal p on p.id = s.proposal_id join chef c on c.id = p.chef_id
       where s.key = $1 and c.state = 'ACTIVE'`,
      [slugKey(name)],
    );
    return rows[0];
  }

  /** Cities where an active chef offers an experience, by name. */
  citiesWithProposals(): Promise<LookupDto[]> {
    return preparedQuery(
      this.em,
      `select t.id, t.name from city t
       where exists (select 1 from proposal_city x join proposal p on p.id = x.proposal_id join chef c on c.id = p.chef_id
         where x.city_id = t.id and c.state = 'ACTIVE')
       order by t.name_key, t.id`,
    );
  }

  /** An experience for staff, whatever its chef's state. */
  async byId(em: EntityManager, id: number): Promise<AdminProposalRow | undefined> {
    return (await query<AdminProposalRow>(em, `select ${adminProposal('p')} from proposal p where p.id = $1`, [id]))[0];
  }

  /** A chef's experiences for staff, in the order of the chef's page. */
  byChef(em: EntityManager, chefId: number): Promise<AdminProposalRow[]> {
    return query(em, `select ${adminProposal('p')} from proposal p where p.chef_id = $1 order by p.id`, [chefId]);
  }

  /** A chef's experiences to change, with their choices, oldest first. */
  ofChef(em: EntityManager, chefId: number): Promise<Proposal[]> {
    return em.find(Proposal, { chef: chefId }, { populate: CHOICES, orderBy: { id: 'asc' } });
  }

  /** An experience to change, with its choices; null if there is none. */
  load(em: EntityManager, id: number): Promise<Proposal | null> {
    return em.findOne(Proposal, { id }, { populate: CHOICES });
  }

  /** Whose experience it is; undefined if there is none. */
  async chefIdOf(em: EntityManager, id: number): Promise<number | undefined> {
    return (await query<{ id: number }>(em, 'select chef_id as id from proposal where id = $1', [id]))[0]?.id;
  }

  /** Id of the experience whose address this is, current or former; undefined if it is free. */
  async ownerOfSlug(em: EntityManager, key: string): Promise<number | undefined> {
    return (await query<{ id: number }>(em, 'select proposal_id as id from proposal_slug where key = $1', [key]))[0]
      ?.id;
  }

  /** Ids of the pictures of a chef's experiences. */
  async imagesOfChef(em: EntityManager, chefId: number): Promise<number[]> {
    const rows = await query<{ id: number }>(em, 'select profile_image_id as id from proposal where chef_id = $1', [
      chefId,
    ]);
    return rows.map((row) => row.id);
  }
}
