import { sql } from 'kysely';
import { tables } from '../../platform/database/tables.js';
import type { LookupWords } from './lookup-events.js';
import type { LookupKind } from './lookup.entity.js';

/** No choice has this id. */
const NONE = { id: 0, name: '', hidden: false };

/**
 * The names of one list that visitors see of `chef` or `proposal`, with one choice as `words` will make it. With words
 * to come, two choices may have one name for a moment. The lists have the same columns, so this is written once, with
 * the types of one of them.
 */
export function namesShown(owner: 'chef' | 'proposal', kind: LookupKind, words?: LookupWords) {
  const list = kind as 'food_type';
  const pivot = `${owner}_${list}` as 'chef_food_type';
  const { id, name, hidden } = words?.kind === kind ? words : NONE;
  const shown = tables
    .selectFrom(pivot)
    .innerJoin(list, `${list}.id`, `${pivot}.${list}_id`)
    .select(({ ref }) =>
      sql<string>`case when ${ref(`${list}.id`)} = ${id} then ${name}::text else ${ref(`${list}.name`)} end`.as('name'),
    )
    .distinct()
    .where(sql<number>`${sql.ref(`${pivot}.${owner}_id`)}`, '=', sql.ref<number>(`${owner}.id`))
    .where(
      ({ ref }) =>
        sql<boolean>`case when ${ref(`${list}.id`)} = ${id} then not ${hidden}::boolean else not ${ref(`${list}.hidden`)} end`,
    );
  return sql<string[]>`array(${shown})`;
}
