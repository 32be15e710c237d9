import { expressionBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { tables, type Tables } from '../../platform/database/tables.js';
import type { LookupDto } from './lookups.dto.js';

type Owner = 'chef' | 'proposal';
type Kind = 'food_type' | 'city' | 'modality';

const { ref } = expressionBuilder<Tables, 'food_type' | 'chef_food_type'>();

/**
 * The choices of all whose ids `page` has, as JSON, those left out that staff hide from visitors. They are read for all
 * together: a sub-select for each row and list took most of the time of a page. The tables have the same columns, so this is
 * written once, with the types of one of them.
 */
function chosen<Choice>(owner: Owner, kind: Kind, choice: (plain: ReturnType<typeof plainOf>) => unknown) {
  const list = kind as 'food_type';
  const pivot = `${owner}_${list}` as 'chef_food_type';
  const id = ref(`${pivot}.${owner}_id` as 'chef_food_type.chef_id');
  // Formats stand in the order in which they were created, the others by name.
  const place = kind === 'modality' ? ref(`${list}.id`) : ref(`${list}.name`);
  return tables
    .selectFrom(pivot)
    .innerJoin(list, `${list}.id`, `${pivot}.${list}_id`)
    .select([id.as('owner'), sql<Choice[]>`json_agg(${choice(plainOf(list))} order by ${place})`.as('choices')])
    .where(sql<boolean>`${id} = any(array(select id from page))`)
    .where(`${list}.hidden`, '=', sql.lit(false))
    .groupBy(id);
}

const plainOf = (list: 'food_type') => jsonBuildObject({ id: ref(`${list}.id`), name: ref(`${list}.name`) });

/** The choices of the rows in `page`, by the names that the answers have for them. */
export const pageChoices = (owner: Owner) => ({
  modalities: chosen<LookupDto>(owner, 'modality', (plain) => plain),
  foodTypes: chosen<{ food_type: LookupDto }>(owner, 'food_type', (plain) => jsonBuildObject({ food_type: plain })),
  cities: chosen<{ city: LookupDto }>(owner, 'city', (plain) => jsonBuildObject({ city: plain })),
});

/** Those of the row at hand; none where it has none. */
export const choicesIn = <Choice>(list: 'modalities' | 'food_types' | 'cities') =>
  sql<Choice[]>`coalesce(${sql.ref(`${list}.choices`)}, '[]')`;
