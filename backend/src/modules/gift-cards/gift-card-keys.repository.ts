import type { EntityManager } from '@mikro-orm/postgresql';
import type { SearchKeys } from '../../platform/database/search-keys.js';
import { among, database } from '../../platform/database/tables.js';
import { searchKeyOf } from './gift-card.entity.js';

/** An erased card has no names, and so an empty key. */
async function searchKeys(em: EntityManager, ids: number[]) {
  const cards = database(em)
    .selectFrom('gift_card')
    .select(['id', 'buyer_name as buyerName', 'buyer_email as buyerEmail'])
    .select(['receiver_name as receiverName', 'receiver_email as receiverEmail', 'erased_at']);
  const rows = await cards.where(({ ref }) => among(ref('id'), ids)).execute();
  return rows.map(({ id, erased_at: erasedAt, ...names }) => ({
    id,
    key: erasedAt === null ? searchKeyOf(names) : '',
  }));
}

/** Computed columns of gift cards. */
export const GIFT_CARD_KEYS: SearchKeys[] = [{ table: 'gift_card', column: 'search_key', of: searchKeys }];
