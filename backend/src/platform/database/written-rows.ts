import { sql, type Expression } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { JsonText } from '../http/answer/written-json.js';

/** The row of a sub-select as the text of a JSON object; null when there is no row. */
export const written = <Row extends object>(row: Expression<Row>) =>
  sql<JsonText<Row> | null>`${jsonObjectFrom(row)}::text`;
