import { sql, type SqlBool } from 'kysely';
import { tables } from '../../platform/database/tables.js';
import type { ActivityKind } from './quote-activity.entity.js';

/**
 * The requests whose activities of a kind keep an e-mail or a phone as the value before or after a change.
 * @param contact in small letters
 */
export const keepingContact = (
  kind: Extract<ActivityKind, 'facts_changed' | 'evening_details_changed'>,
  contact: string,
) =>
  tables
    .selectFrom('quote_request_activity')
    .select('quote_request_activity.quote_request_id as id')
    .where('quote_request_activity.kind', '=', sql.lit(kind))
    .where(
      sql<SqlBool>`exists (select from jsonb_array_elements(quote_request_activity.data -> 'changes') as change
        where ${contact} in (lower(change ->> 'before'), lower(change ->> 'after')))`,
    );
