import { expressionBuilder, sql, type Expression } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import { tables, type Tables } from '../../platform/database/tables.js';
import type { LookupDto } from './lookups.dto.js';

type Owner = 'chef' | 'proposal';
type Kind = 'food_type' | 'city' | 'modality';

const { ref, selectFrom } = expressionBuilder<Tables, 'food_type' | 'chef_food_type'>();

/*
 * The tables of who chose what, and the lists, have the same columns. What is read of them is written once, with the types of
 * one of them. Formats stand in the order in which they were created, the others by name.
 */

const typed = (kind: Kind) => kind as 'food_type';
const plainOf = (list: 'food_type') => jsonBuildObject({ id: ref(`${list}.id`), name: ref(`${list}.name`) });

/** The choices of the statement's `chef` or `proposal`, as columns: all of them, or those that staff do not hide from visitors. */
export function ownChoices(owner: Owner, seenBy: 'staff' | 'visitors') {
  const rowsOf = (kind: Kind) => {
    const list = typed(kind);
    const pivot = `${owner}_${list}` as 'chef_food_type';
    const rows = selectFrom(pivot)
      .innerJoin(list, `${list}.id`, `${pivot}.${list}_id`)
      .where(ref(`${pivot}.${owner}_id` as 'chef_food_type.chef_id'), '=', sql.ref<number>(`${owner}.id`))
      .orderBy(kind === 'modality' ? `${list}.id` : `${list}.name`);
    return seenBy === 'staff' ? rows : rows.where(`${list}.hidden`, '=', sql.lit(false));
  };
  const format = typed('modality');
  return {
    modalities: jsonArrayFrom(rowsOf('modality').select([`${format}.id`, `${format}.name`])),
    foodTypes: jsonArrayFrom(rowsOf('food_type').select(plainOf(typed('food_type')).as('food_type'))),
    cities: jsonArrayFrom(rowsOf('city').select(plainOf(typed('city')).as('city'))),
  };
}

/**
 * The choices of all whose ids `page` has, as JSON, without those that staff hide from visitors. They are read for all
 * together: a sub-select for each row and list took most of the time of a page.
 */
function chosen<Choice>(owner: Owner, kind: Kind, choice: (plain: ReturnType<typeof plainOf>) => unknown) {
  const list = typed(kind);
  const pivot = `${owner}_${list}` as 'chef_food_type';
  const id = ref(`${pivot}.${owner}_id` as 'chef_food_type.chef_id');
  const place = kind === 'modality' ? ref(`${list}.id`) : ref(`${list}.name`);
  return tables
    .selectFrom(pivot)
    .innerJoin(list, `${list}.id`, `${pivot}.${list}_id`)
    .select([id.as('owner'), sql<Choice[]>`json_agg(${choice(plainOf(list))} order by ${place})`.as('choices')])
    .where(sql<boolean>`${id} = any(array(select id from page))`)
    .where(`${list}.hidden`, '=', sql.lit(false))
    .groupBy(id);
}

/** A query's ids as `page`, each row beside its choices (`choicesIn`). */
export const pageOf = <Page extends { id: number }>(owner: Owner, found: Expression<Page>) =>
  tables
    .with(
      (name) => name('page').materialized(),
      () => found,
    )
    .with('modalities', () => chosen<LookupDto>(owner, 'modality', (plain) => plain))
    .with('food_types', () =>
      chosen<{ food_type: LookupDto }>(owner, 'food_type', (plain) => jsonBuildObject({ food_type: plain })),
    )
    .with('cities', () => chosen<{ city: LookupDto }>(owner, 'city', (plain) => jsonBuildObject({ city: plain })))
    .selectFrom('page')
    .leftJoin('modalities', 'modalities.owner', 'page.id')
    .leftJoin('food_types', 'food_types.owner', 'page.id')
    .leftJoin('cities', 'cities.owner', 'page.id');

/** The choices of the row at hand; empty where it has none. */
export const choicesIn = <Choice>(list: 'modalities' | 'food_types' | 'cities') =>
  sql<Choice[]>`coalesce(${sql.ref(`${list}.choices`)}, '[]')`;
