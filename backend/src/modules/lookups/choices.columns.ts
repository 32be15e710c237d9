import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { COUNT, tables, type Tables } from '../../platform/database/tables.js';
import type { LookupKind } from './lookup.entity.js';
import type { LookupScope } from './lookup-scopes.js';

const NO = sql<boolean>`false`;
const YES = sql<boolean>`true`;
const NOTHING = sql<boolean | null>`null`;
const NO_USES = sql<number>`0`;

/**
 * What is read of a list of choices. The lists have the same columns, and the same tables of who chose what: this is
 * written once, with the types of one of them. Diets are chosen by experiences only; a chef has those of an experience.
 * `Known` are the words by which the site knows choices of the list, whatever they are called.
 */
export function choicesOf<Known extends string>(kind: LookupKind) {
  const list = kind as 'food_type';
  const chosen = `${list}_id` as const;
  const ofChefs = `chef_${list}` as const;
  const ofProposals = `proposal_${list}` as const;
  const isCity = kind === 'city';
  const isOfChefs = kind !== 'diet';
  const isKnown = kind === 'modality' || kind === 'diet';
  const { ref, not, selectFrom } = expressionBuilder<Tables, 'food_type'>();
  const id = `${list}.id` as const;

  // Both look for one and stop there. Asked whether one exists, PostgreSQL would rather read all there are.
  const hasChef = selectFrom(ofChefs)
    .innerJoin('chef', 'chef.id', `${ofChefs}.chef_id`)
    .select(YES.as('has'))
    .whereRef(`${ofChefs}.${chosen}`, '=', id)
    .where('chef.state', '=', sql.lit('ACTIVE'))
    .limit(sql.lit(1));
  const hasProposal = selectFrom(ofProposals)
    .innerJoin('proposal', 'proposal.id', `${ofProposals}.proposal_id`)
    .innerJoin('chef', 'chef.id', 'proposal.chef_id')
    .select(YES.as('has'))
    .whereRef(`${ofProposals}.${chosen}`, '=', id)
    .where('chef.state', '=', sql.lit('ACTIVE'))
    .limit(sql.lit(1));
  /** The service reaches some communes in any case; other choices know no such thing. */
  const inAnyCase: Expression<boolean> = isCity ? sql.ref('city.service') : NO;

  /** For whom a choice that is not hidden is meant. */
  const MEANT: Record<Exclude<LookupScope, 'staff'>, Expression<SqlBool>> = {
    chefs: sql`coalesce(${isOfChefs ? hasChef : hasProposal}, false)`,
    proposals: sql`coalesce(${hasProposal}, false)`,
    quotes: sql`(${inAnyCase} or coalesce(${isOfChefs ? hasChef : NOTHING}, ${hasProposal}, false))`,
  };
  /** Whether the site offers it somewhere. */
  const isOffered = sql<boolean>`(not ${ref(`${list}.hidden`)} and ${MEANT.quotes})`;

  const former = selectFrom(`${list} as former`).whereRef('former.merged_into_id', '=', id).orderBy('former.id');
  const usesOf = (table: typeof ofChefs | typeof ofProposals) =>
    selectFrom(table).select(COUNT.as('uses')).whereRef(`${table}.${chosen}`, '=', id);
  const requests = selectFrom('quote_request').select(COUNT.as('uses')).whereRef('quote_request.city_id', '=', id);

  /** Formats stand in the order in which they were created, the others by name. What went into another one is in no list. */
  const rows = tables
    .selectFrom(list)
    .select([id, `${list}.name`])
    .where(`${list}.merged_into_id`, 'is', null)
    .orderBy(kind === 'modality' ? id : `${list}.name`)
    .orderBy(id);
  const choices = rows.select([
    sql<number[]>`array(${former.select('former.id')})`.as('former_ids'),
    ...(isKnown ? [sql.ref<Known | null>(`${kind}.kind`).as('kind')] : []),
  ]);

  return {
    /** The choices for somebody: without a scope, all that are not hidden. */
    list(scope: LookupScope | 'all') {
      if (scope === 'staff') return choices;
      const shown = choices.where(not(ref(`${list}.hidden`)));
      return scope === 'all' ? shown : shown.where(MEANT[scope]);
    },
    /** All choices, with how much uses each. */
    usage: rows.select([
      `${list}.hidden`,
      `${list}.version`,
      sql<boolean | null>`${isCity ? inAnyCase : sql.lit(null)}`.as('service'),
      sql<string[]>`array(${former.select('former.name').where('former.name_key', 'is not', null)})`.as('former_names'),
      sql<number>`${isOfChefs ? usesOf(ofChefs) : NO_USES}`.as('chefs'),
      usesOf(ofProposals).$asScalar().$notNull().as('proposals'),
      sql<number>`${isCity ? requests : sql.lit(0)}`.as('requests'),
      isOffered.as('on_site'),
    ]),
  };
}
