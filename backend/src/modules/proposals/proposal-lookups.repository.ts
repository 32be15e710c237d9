import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ChoiceRows, type Lock } from '../../platform/database/choice-rows.js';
import { sql } from 'kysely';
import { among, database, tables } from '../../platform/database/tables.js';
import { CHEF_CONTACTS } from '../chefs/index.js';
import {
  foodTypesShown,
  type LookupKind,
  type LookupMerging,
  type LookupWords,
  type LookupWordsChanging,
} from '../lookups/index.js';
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

  /** Writes the search keys of the experiences that use the choice again, with its current name. Very many are left to steps. */
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

/**
 * Visitors find experiences by food types, but not by cities or formats. Writes the same keys as
 * `Proposal.nameForSearch`.
 */
async function renewSearchKeys(em: EntityManager, kind: LookupKind, ids: number[], words?: LookupWords): Promise<void> {
  if (kind !== 'food_type') return;
  const shown = tables
    .selectFrom('proposal_food_type')
    .innerJoin(foodTypesShown(words).as('food_type'), 'food_type.id', 'proposal_food_type.food_type_id')
    .select('food_type.name')
    .where('proposal_food_type.proposal_id', '=', sql.ref<number>('proposal.id'));
  const rows = await database(em)
    .selectFrom('proposal')
    .innerJoin(CHEF_CONTACTS.as('contact'), 'contact.id', 'proposal.chef_id')
    .select(['proposal.id', 'proposal.dish_name', 'proposal.description', 'contact.chef_name'])
    .select(sql<string[]>`array(${shown})`.as('food_types'))
    .where(({ ref }) => among(ref('proposal.id'), ids))
    .execute();
  const keys = rows.map((row) => proposalSearchKey(row.dish_name, row.description, row.food_types, row.chef_name));
  await sql`update proposal set search_key = renewed.key
    from unnest(${rows.map(({ id }) => id)}::int[], ${keys}::text[]) as renewed (id, key)
    where proposal.id = renewed.id and proposal.search_key <> renewed.key`.execute(database(em));
}
