import type { EntityManager } from '@mikro-orm/postgresql';
import type { SearchKeys } from '../../platform/database/search-keys.js';
import { among, database } from '../../platform/database/tables.js';
import { commentSearchKey } from './comment.entity.js';

async function searchKeys(em: EntityManager, ids: number[]) {
  const comments = database(em).selectFrom('comment').select(['id', 'client_name', 'description']);
  const rows = await comments.where(({ ref }) => among(ref('id'), ids)).execute();
  return rows.map((row) => ({ id: row.id, key: commentSearchKey(row.client_name, row.description) }));
}

/** What the product computes of opinions. */
export const COMMENT_KEYS: SearchKeys[] = [{ table: 'comment', column: 'search_key', of: searchKeys }];
