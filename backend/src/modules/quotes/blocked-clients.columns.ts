import { expressionBuilder, sql, type Expression } from 'kysely';
import { tables, type Tables } from '../../platform/database/tables.js';

/**
 * A client may ask that their data are kept but not used. Reads go through `unlessBlocked`. Links and mails check it
 * themselves (`Links.suspend`, `Mails.silence`).
 */

const { ref } = expressionBuilder<Tables, 'quote_request'>();

/** Requests of clients whose data are blocked. They are few and have an index. */
export const BLOCKED_REQUESTS = sql<number>`${tables
  .selectFrom('quote_request as blocked')
  .select('blocked.id')
  .where('blocked.blocked_at', 'is not', null)}`;

/** Whether the data of the client of the statement's `quote_request` are blocked. */
export const IS_BLOCKED = sql<boolean>`${ref('quote_request.blocked_at')} is not null`;

/** Whether the data of the client of a request are blocked. */
export const isBlocked = (request: Expression<number>) => sql<boolean>`${request} in ${BLOCKED_REQUESTS}`;
