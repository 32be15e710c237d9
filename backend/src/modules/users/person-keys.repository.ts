import type { EntityManager } from '@mikro-orm/postgresql';
import type { SearchKeys } from '../../platform/database/search-keys.js';
import { among, database } from '../../platform/database/tables.js';
import { personSearchKey } from './person.entity.js';

async function searchKeys(em: EntityManager, ids: number[]) {
  const people = database(em).selectFrom('person').select(['id', 'name', 'email']);
  const rows = await people.where(({ ref }) => among(ref('id'), ids)).execute();
  return rows.map((row) => ({ id: row.id, key: personSearchKey(row.name, row.email) }));
}

/** Computed columns of people. */
export const PERSON_KEYS: SearchKeys[] = [{ table: 'person', column: 'search_key', of: searchKeys }];
