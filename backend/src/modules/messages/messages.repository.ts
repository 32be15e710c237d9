import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { QuoteRequestActivity } from '../quotes/index.js';

/** Messages in the database: each is one of the things that happened to a request. */
@Injectable()
export class MessagesRepository {
  /** The message with its request. Null if there is none. */
  byId(em: EntityManager, id: number): Promise<QuoteRequestActivity | null> {
    return em.findOne(QuoteRequestActivity, { id, kind: 'message' }, { populate: ['quoteRequest'] });
  }

  /** The same, locked until the end of the transaction. */
  lock(em: EntityManager, id: number): Promise<QuoteRequestActivity | null> {
    return em.findOne(QuoteRequestActivity, { id, kind: 'message' }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }
}
