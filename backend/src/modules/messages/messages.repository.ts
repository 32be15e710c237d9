import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { QuoteRequestActivity } from '../quotes/index.js';

/** Messages in the database. Each is an activity of a request. */
@Injectable()
export class MessagesRepository {
  /** The message with its request. Null if it does not exist. */
  byId(em: EntityManager, id: number): Promise<QuoteRequestActivity | null> {
    return em.findOne(QuoteRequestActivity, { id, kind: 'message' }, { populate: ['quoteRequest'] });
  }

  /** The same, locked until the end of the transaction. */
  lock(em: EntityManager, id: number): Promise<QuoteRequestActivity | null> {
    return em.findOne(QuoteRequestActivity, { id, kind: 'message' }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }
}
