import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { slugKey } from '../../platform/database/name-key.js';
import { query } from '../../platform/database/query.js';
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
}

/** Where an experience's choices stand, by the filter that asks for them. */
const CHOICE_OF: Record<keyof ProposalSearch, string> = {
  foodId: 'proposal_food_type x where x.food_type_id',
  cityId: 'proposal_city x where x.city_id',
  modalityId: 'proposal_modality x where x.modality_id',
};

/**
 * The conditions of a search on proposal `p`: only those asked for, since PostgreSQL finds rows by the index of a choice
 * when the choice stands there, not when it might.
 * @param first number of the first parameter
 */
function having(search: ProposalSearch, first: number): { conditions: string; ids: number[] } {
  const asked = (Object.keys(CHOICE_OF) as (keyof ProposalSearch)[]).flatMap((filter) => {
    const id = search[filter];
    return id === undefined ? [] : [{ choice: CHOICE_OF[filter], id }];
  });
  const conditions = asked.map(
    ({ choice }, at) => `and exists (select 1 from ${choice} = $${first + at} and x.proposal_id = p.id)`,
  );
  return { conditions: conditions.join(' '), ids: asked.map(({ id }) => id) };
}

/** Experiences in the database. Public reads give those of active chefs only, in one statement each. */
@Injectable()
export class ProposalsRepository {
  constructor(private readonly em: EntityManager) {}

  /** Experiences that have the food type, city and format asked for, newest first. */
  find(search: ProposalSearch, limit: number, offset: number): Promise<ProposalCardRow[]> {
    const { conditions, ids } = having(search, 3);
    return query(
      this.em,
      `select ${card('p')} from (
         select p.id from proposal p join chef c on c.id = p.chef_id where c.state = 'ACTIVE' ${conditions}
         order by p.id desc limit $1 offset $2) page
       join proposal p using (id) join chef c on c.id = p.chef_id order by p.id desc`,
      [limit, offset, ...ids],
    );
  }

  /** The experience at this address, current or former, whatever its case and accents. */
  async publicByName(name: string): Promise<PublicProposalRow | undefined> {
    const rows = await query<PublicProposalRow>(
      this.em,
      `select ${PAGE} from proposal_slug s join proposal p on p.id = s.proposal_id join chef c on c.id = p.chef_id
       where s.key = $1 and c.state = 'ACTIVE'`,
      [slugKey(name)],
    );
    return rows[0];
  }

  /** Cities where an active chef offers an experience, by name. */
  citiesWithProposals(): Promise<LookupDto[]> {
    return query(
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
