import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { database } from '../../platform/database/tables.js';
import { WAITING_WISHES } from './offer.columns.js';

/** Changes that clients wished for their evenings. */
@Injectable()
export class WishesRepository {
  /** The wishes of a request since which staff have done nothing, the oldest first. */
  async waiting(em: EntityManager, requestId: number): Promise<string[]> {
    const found = await database(em)
      .selectFrom(WAITING_WISHES.as('wish'))
      .select('wish.text')
      .where('wish.request_id', '=', requestId)
      .orderBy('wish.id')
      .execute();
    return found.map(({ text }) => text ?? '');
  }
}
