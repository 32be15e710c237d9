import type { EntityManager } from '@mikro-orm/postgresql';
import type { SearchKeys } from '../../platform/database/search-keys.js';
import { among, database } from '../../platform/database/tables.js';
import { requestSearchKey } from './request-details.entity.js';

async function searchKeys(em: EntityManager, ids: number[]) {
  const requests = database(em)
    .selectFrom('quote_request')
    .select(['id', 'name', 'email', 'phone_number as phoneNumber', 'message', 'erased_at']);
  const rows = await requests.where(({ ref }) => among(ref('id'), ids)).execute();
  // An erased client is found by nobody: the key is empty, and the database refuses another one.
  return rows.map((row) => ({ id: row.id, key: row.erased_at === null ? requestSearchKey(row) : '' }));
}

/** What the product computes of requests for a quote. */
export const REQUEST_KEYS: SearchKeys[] = [{ table: 'quote_request', column: 'search_key', of: searchKeys }];
