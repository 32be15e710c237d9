import { sql, type Expression } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { tables } from '../../platform/database/tables.js';

/* Columns of people for other modules whose rows refer to them. */

/** The person of this id by name, and whether they may sign in; null if it does not exist. */
export const personName = (id: Expression<number | null>) =>
  jsonObjectFrom(
    tables
      .selectFrom('person')
      .select(({ eb }) => [
        'person.id',
        'person.name',
        eb('person.state', '=', sql.lit('ACTIVE')).$castTo<boolean>().as('active'),
      ])
      .where('person.id', '=', id),
  );

/** Ids of the people who may sign in. */
export const ACTIVE_PEOPLE = tables
  .selectFrom('person')
  .select('person.id')
  .where('person.state', '=', sql.lit('ACTIVE'));

/** The people who may sign in, by name. */
export const ACTIVE_STAFF = tables
  .selectFrom('person')
  .select(['person.id', 'person.name'])
  .where('person.state', '=', sql.lit('ACTIVE'))
  .orderBy('person.name')
  .orderBy('person.id');
