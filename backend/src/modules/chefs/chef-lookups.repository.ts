import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ChoiceRows, type Lock } from '../../platform/database/choice-rows.js';
import { sql } from 'kysely';
import { among, database, tables } from '../../platform/database/tables.js';
import {
  foodTypesShown,
  type LookupKind,
  type LookupMerging,
  type LookupWords,
  type LookupWordsChanging,
} from '../lookups/index.js';
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
    return chosen(kind).each(em, from, (ids) => moveThese(em, kind, from, into, ids));
  }

  /**
   * Moves some thousands of them, unless there are only few.
   * @returns where it ended; undefined when no step is left
   */
  moveSome({ em, kind, id, into, after }: LookupMerging, lock: Lock): Promise<number | undefined> {
    return chosen(kind).step(em, id, after, lock, (ids) => moveThese(em, kind, id, into, ids));
  }

  /** Writes some thousands of search keys again, by these words. The rest is as above. */
  renewSome({ em, kind, words, after }: LookupWordsChanging, lock: Lock): Promise<number | undefined> {
    return chosen(kind).step(em, words.id, after, lock, (ids) => renewSearchKeys(em, kind, ids, words));
  }

  /** Writes the search keys of the chefs that use the choice again, with its current name. Very many are left to steps. */
  renew(em: EntityManager, kind: LookupKind, id: number): Promise<void> {
    return chosen(kind).few(em, id, (ids) => renewSearchKeys(em, kind, ids));
  }
}

async function moveThese(
  em: EntityManager,
  kind: LookupKind,
  from: number,
  into: number,
  ids: number[],
): Promise<void> {
  await chosen(kind).move(em, from, into, ids);
  await renewSearchKeys(em, kind, ids);
}

/** Visitors find chefs by food types, but not by cities or formats. Writes the same keys as `Chef.describe`. */
async function renewSearchKeys(em: EntityManager, kind: LookupKind, ids: number[], words?: LookupWords): Promise<void> {
  if (kind !== 'food_type') return;
  const shown = tables
    .selectFrom('chef_food_type')
    .innerJoin(foodTypesShown(words).as('food_type'), 'food_type.id', 'chef_food_type.food_type_id')
    .select('food_type.name')
    .where('chef_food_type.chef_id', '=', sql.ref<number>('chef.id'));
  const rows = await database(em)
    .selectFrom('chef')
    .select(['chef.id', 'chef.chef_name', 'chef.description', sql<string[]>`array(${shown})`.as('food_types')])
    .where(({ ref }) => among(ref('chef.id'), ids))
    .execute();
  const keys = rows.map((row) => publicSearchKey(row.chef_name, row.description, row.food_types));
  await sql`update chef set public_search_key = renewed.key
    from unnest(${rows.map(({ id }) => id)}::int[], ${keys}::text[]) as renewed (id, key)
    where chef.id = renewed.id and chef.public_search_key <> renewed.key`.execute(database(em));
}
