import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { database } from '../../platform/database/tables.js';
import { WAITING_WISHES } from './offer.columns.js';

@Injectable()
export class WishesRepository {
  constructor(private readonly em: EntityManager) {}

  /** The wishes of a request since which staff have done nothing, the oldest first. */
  async waiting(requestId: number): Promise<string[]> {
    const found = await database(this.em)
      .selectFrom(WAITING_WISHES.as('wish'))
      .select('wish.text')
      .where('wish.request_id', '=', requestId)
      .orderBy('wish.id')
      .execute();
    return found.map(({ text }) => text ?? '');
  }
}
