import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager, EntityRepository } from '@mikro-orm/postgresql';
import { lockAgainstDeletion } from '../../platform/database/lock.js';
import { QuoteRequest } from '../quotes/index.js';
import { Opinion } from './opinion.entity.js';

/** Most requests of one run. Two weeks have far fewer. */
const MOST = 1_000;

/** Opinions in the database. */
@Injectable()
export class OpinionsRepository extends EntityRepository<Opinion> {
  constructor(protected override readonly em: EntityManager) {
    super(em, Opinion);
  }

  /** The opinion of a request, with its words. Null while none was given. */
  ofRequest(requestId: number): Promise<Opinion | null> {
    return this.findOne({ quoteRequest: requestId }, { populate: ['comment'] });
  }

  /** Locks a request until the end of the transaction, if there is one. */
  async lockRequest(id: number): Promise<void> {
    await lockAgainstDeletion(this.em);
    await this.em.findOne(QuoteRequest, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** The request of an opinion, with its chef. Null unless it took place, and after its client's data are erased. */
  request(id: number): Promise<QuoteRequest | null> {
    return this.em.findOne(QuoteRequest, { id, stage: 'realizada', erasedAt: null }, { populate: ['chef'] });
  }

  /** Shows or hides the opinion of a request's client. */
  async withhold(requestId: number, withheld: boolean): Promise<void> {
    const opinion = await this.ofRequest(requestId);
    if (!opinion?.comment) return;
    opinion.comment.withheld = withheld;
    await this.em.flush();
  }

  /** Requests that took place and did not change since this moment, of clients who may get mails. */
  tookPlace(since: Date): Promise<QuoteRequest[]> {
    return this.em.find(
      QuoteRequest,
      { stage: 'realizada', updatedAt: { $gte: since }, blockedAt: null, erasedAt: null },
      { orderBy: { id: 'asc' }, limit: MOST, populate: ['chef'] },
    );
  }
}
