import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ChoiceRows } from '../../platform/database/choice-rows.js';
import { sql } from 'kysely';
import { among, database, tables } from '../../platform/database/tables.js';
import { CHEF_CONTACTS } from '../chefs/index.js';
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
  const shown = tables
    .selectFrom('proposal_food_type')
    .innerJoin('food_type', 'food_type.id', 'proposal_food_type.food_type_id')
    .select('food_type.name')
    .where('food_type.hidden', '=', false)
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
