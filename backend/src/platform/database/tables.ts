import type { EntityManager } from '@mikro-orm/postgresql';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type Expression,
  type SqlBool,
} from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { JsonText } from '../http/answer/raw-json.js';
import type { DB } from './tables.generated.js';

export type Tables = DB;

export type Table = keyof Tables;

/** The tables without a connection, to write a `statement`. */
export const tables = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** The tables within the transaction of `em` if it has one. A frequent query is a `statement`, whose text is written once. */
export const database = (em: EntityManager): Kysely<Tables> => em.getKysely<Tables>();

/** How many rows there are, as a number: the driver gives PostgreSQL's own count as text. */
export const COUNT = sql<number>`count(*)::int`;

/** A moment as ISO 8601 writes it: the driver gives it as PostgreSQL does. */
export const moment = <Time extends string | null>(time: Expression<Time>) => sql<Time>`to_json(${time})`;

/** An exact decimal as a number: the driver gives it as text, so that no digit is lost. */
export const asNumber = (decimal: Expression<`${number}`>) => sql<number>`${decimal}::float8`;

/** The moment at which the statement's transaction began, by the database's clock. */
export const NOW = sql<string>`now()`;

/** The condition that a column is one of these ids. Without ids it matches no row. */
export const among = (column: Expression<number>, ids: readonly number[]) =>
  sql<SqlBool>`${column} = any(${ids}::int[])`;

/** A list as one value of a `statement`, as PostgreSQL writes an array: the text is the same for any length of the list. */
export const arrayOf = (items: readonly (number | string)[]): string =>
  `{${items.map((item) => (typeof item === 'number' ? item : `"${item.replace(/["\\]/g, '\\$&')}"`)).join(',')}}`;

/** The row of a sub-select as the text of a JSON object; null when there is no row. */
export const rowAsJson = <Row extends object>(row: Expression<Row>) =>
  sql<JsonText<Row> | null>`${jsonObjectFrom(row)}::text`;
