import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ChoiceRows } from '../../platform/database/choice-rows.js';
import { query } from '../../platform/database/query.js';
import type { LookupKind } from '../lookups/index.js';
import { publicSearchKey } from './chef.entity.js';

const chosen = (kind: LookupKind): ChoiceRows => new ChoiceRows(`chef_${kind}`, 'chef_id', `${kind}_id`);

/** Changes the use of a food type, city or format, for any number of chefs. */
@Injectable()
export class ChefLookupsRepository {
  count(em: EntityManager, kind: LookupKind, id: number): Promise<number> {
    return chosen(kind).count(em, id);
  }

  /** Chefs that use one choice use another one instead, and their search keys contain its name. */
  move(em: EntityManager, kind: LookupKind, from: number, into: number): Promise<void> {
    return chosen(kind).move(em, from, into, (ids) => renewSearchKeys(em, kind, ids));
  }

  /** Writes the search keys of the chefs that use the choice again, with its current name. */
  renew(em: EntityManager, kind: LookupKind, id: number): Promise<void> {
    return chosen(kind).each(em, id, (ids) => renewSearchKeys(em, kind, ids));
  }
}

/** Visitors find chefs by food types, but not by cities or formats. Writes the same keys as `Chef.describe`. */
async function renewSearchKeys(em: EntityManager, kind: LookupKind, ids: number[]): Promise<void> {
  if (kind !== 'food_type') return;
  const rows = await query<{ id: number; chef_name: string; description: string; food_types: string[] }>(
    em,
    `select c.id, c.chef_name, c.description, array(select f.name from chef_food_type x
       join food_type f on f.id = x.food_type_id where x.chef_id = c.id and not f.hidden) as food_types
     from chef c where c.id = any($1)`,
    [ids],
  );
  const keys = rows.map((row) => publicSearchKey(row.chef_name, row.description, row.food_types));
  await query(
    em,
    `update chef c set public_search_key = k.key from unnest($1::int[], $2::text[]) as k (id, key)
     where c.id = k.id and c.public_search_key <> k.key`,
    [rows.map(({ id }) => id), keys],
  );
}
