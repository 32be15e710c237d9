import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ChoiceRows } from '../../platform/database/choice-rows.js';
import { query } from '../../platform/database/query.js';
import type { LookupKind } from '../lookups/index.js';
import { proposalSearchKey } from './proposal.entity.js';

const chosen = (kind: LookupKind): ChoiceRows => new ChoiceRows(`proposal_${kind}`, 'proposal_id', `${kind}_id`);

/** Changes the use of a food type, city or format, for any number of experiences. */
@Injectable()
export class ProposalLookupsRepository {
  count(em: EntityManager, kind: LookupKind, id: number): Promise<number> {
    return chosen(kind).count(em, id);
  }

  /** Experiences that use one choice use another one instead, and their search keys contain its name. */
  move(em: EntityManager, kind: LookupKind, from: number, into: number): Promise<void> {
    return chosen(kind).move(em, from, into, (ids) => renewSearchKeys(em, kind, ids));
  }

  /** Writes the search keys of the experiences that use the choice again, with its current name. */
  renew(em: EntityManager, kind: LookupKind, id: number): Promise<void> {
    return chosen(kind).each(em, id, (ids) => renewSearchKeys(em, kind, ids));
  }
}

/**
 * Visitors find experiences by food types, but not by cities or formats. Writes the same keys as
 * `Proposal.nameForSearch`.
 */
async function renewSearchKeys(em: EntityManager, kind: LookupKind, ids: number[]): Promise<void> {
  if (kind !== 'food_type') return;
  const rows = await query<{ id: number; dish_name: string; description: string; food_types: string[]; chef: string }>(
    em,
    `select p.id, p.dish_name, p.description, c.chef_name as chef, array(select f.name from proposal_food_type x
       join food_type f on f.id = x.food_type_id where x.proposal_id = p.id and not f.hidden) as food_types
     from proposal p join chef c on c.id = p.chef_id where p.id = any($1)`,
    [ids],
  );
  const keys = rows.map((row) => proposalSearchKey(row.dish_name, row.description, row.food_types, row.chef));
  await query(
    em,
    `update proposal p set search_key = k.key from unnest($1::int[], $2::text[]) as k (id, key)
     where p.id = k.id and p.search_key <> k.key`,
    [rows.map(({ id }) => id), keys],
  );
}
