import type { EntityManager } from '@mikro-orm/postgresql';
import type { SearchKeys } from '../../platform/database/search-keys.js';
import { nameKey } from '../../platform/database/name-key.js';
import { among, database } from '../../platform/database/tables.js';
import { LOOKUP_KINDS, type LookupKind } from './lookup.entity.js';

/** A merged choice whose name a third one has now has no key, and needs none. */
const nameKeys = (kind: LookupKind) => async (em: EntityManager, ids: number[]) => {
  const named = database(em).selectFrom(kind).select(['id', 'name']).where('name_key', 'is not', null);
  const rows = await named.where(({ ref }) => among(ref('id'), ids)).execute();
  return rows.map(({ id, name }) => ({ id, key: nameKey(name) }));
};

/** What the product computes of choices. */
export const LOOKUP_KEYS: SearchKeys[] = LOOKUP_KINDS.map((kind) => ({
  table: kind,
  column: 'name_key' as const,
  of: nameKeys(kind),
}));
