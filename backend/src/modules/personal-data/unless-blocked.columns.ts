import { sql, type Expression, type SqlBool } from 'kysely';

/** The text in place of a blocked client. */
export const BLOCKED_NAME = 'Datos bloqueados';

/**
 * A column about the client; another value if the client's data are blocked. Every read of words about clients uses it:
 * `blocked-clients.api.spec.ts` checks every read of the API.
 */
export const unlessBlocked = <Value, Instead extends string | null>(
  blocked: Expression<SqlBool>,
  value: Expression<Value>,
  instead: Instead,
) =>
  sql<Value | (Instead extends null ? null : never)>`case when ${blocked} then ${sql.lit(instead)} else ${value} end`;
