import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { lockNamingRows } from '../../platform/database/named-rows.js';
import { QuoteRequest } from '../quotes/index.js';
import { Opinion } from './opinion.entity.js';

/** Requests that are looked at in one run: those of two weeks, of which there are far fewer. */
const MOST = 1_000;

/** Opinions in the database. */
@Injectable()
export class OpinionsRepository {
  /** The opinion of a request, with its words. Null while none was given. */
  ofRequest(em: EntityManager, requestId: number): Promise<Opinion | null> {
    return em.findOne(Opinion, { quoteRequest: requestId }, { populate: ['comment'] });
  }

  /** Locks a request until the end of the transaction, if there is one. */
  async lockRequest(em: EntityManager, id: number): Promise<void> {
    await lockNamingRows(em);
    await em.findOne(QuoteRequest, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** The request of an opinion, with its chef. Null unless it took place, and once its client's data are erased. */
  request(em: EntityManager, id: number): Promise<QuoteRequest | null> {
    return em.findOne(QuoteRequest, { id, stage: 'realizada', erasedAt: null }, { populate: ['chef'] });
  }

  /** Requests that took place and were not changed before this moment. */
  tookPlace(em: EntityManager, since: Date): Promise<QuoteRequest[]> {
    return em.find(
      QuoteRequest,
      { stage: 'realizada', updatedAt: { $gte: since } },
      { orderBy: { id: 'asc' }, limit: MOST, populate: ['chef'] },
    );
  }
}
