import { sql } from 'kysely';
import { tables } from '../../platform/database/tables.js';
import type { LookupWords } from './lookup-events.js';

/** No food type has this id. */
const NONE: LookupWords = { id: 0, name: '', hidden: false };

/** The food types that visitors see, with one of them as `words` will make it. */
export const foodTypesShown = ({ id, name, hidden }: LookupWords = NONE) =>
  tables
    .selectFrom('food_type')
    .select([
      'food_type.id',
      sql<string>`case when food_type.id = ${id} then ${name}::text else food_type.name end`.as('name'),
    ])
    .where(sql<boolean>`case when food_type.id = ${id} then not ${hidden}::boolean else not food_type.hidden end`);
