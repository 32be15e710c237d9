import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ChoiceRows } from '../../platform/database/choice-rows.js';
import { query } from '../../platform/database/query.js';
import type { LookupKind } from '../lookups/index.js';
import { proposalSearchKey } from './proposal.entity.js';

const chosen = (kind: LookupKind): ChoiceRows => new ChoiceRows(`proposal_${kind}`, 'proposal_id', `${kind}_id`);

/** Which experiences use a food type, city or format, however many they are. */
@Injectable()
export class ProposalLookupsRepository {
  count(em: EntityManager, kind: LookupKind, id: number): Promise<number> {
    return chosen(kind).count(em, id);
  }

  /** Those that use one use the other instead, and are found by it. */
  move(em: EntityManager, kind: LookupKind, from: number, into: number): Promise<void> {
    return chosen(kind).move(em, from, into, (ids) => renewSearchKeys(em, kind, ids));
  }

  /** Those that use it are found by what it is called now. */
  renew(em: EntityManager, kind: LookupKind, id: number): Promise<void> {
    return chosen(kind).each(em, id, (ids) => renewSearchKeys(em, kind, ids));
  }
}

/** Only food types are among what visitors find experiences by. The same keys that `Proposal.nameForSearch` writes. */
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
