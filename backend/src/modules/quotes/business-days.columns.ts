import { sql, type Expression, type SqlBool } from 'kysely';
import { HOLIDAYS } from './holidays.generated.js';

const ALL = Object.entries(HOLIDAYS).flatMap(([year, days]) => days.split(' ').map((day) => `${year}-${day}`));

/** Saturday, as ISO counts the days of a week. */
const SATURDAY = 6;

/** Whether a day is from Monday to Friday and no public holiday of Chile: the same as business-days.ts says, in SQL. */
export const isBusinessDay = (day: Expression<string>): Expression<SqlBool> =>
  sql<SqlBool>`extract(isodow from ${day}) < ${sql.lit(SATURDAY)} and ${day} <> all (${sql.lit(`{${ALL.join(',')}}`)}::date[])`;
