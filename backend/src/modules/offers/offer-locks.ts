import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { QuoteRequestNotFoundError, QuotesRepository, type QuoteRequest } from '../quotes/index.js';
import type { Offer } from './offer.entity.js';
import { OfferNotFoundError } from './offers.errors.js';
import { OffersRepository } from './offers.repository.js';

/** A request with its offers, locked: changes of one request run one after the other. */
export interface Locked {
  request: QuoteRequest;
  /** The oldest first. */
  offers: Offer[];
}

/** The same with the offer in question. */
export type LockedOffer = Locked & { offer: Offer };

/** The accepted offer of a request whose evening is not cancelled: what holds. */
export const inForce = ({ offers }: Pick<Locked, 'offers'>): Offer | undefined =>
  offers.find(({ state, cancelledAt }) => state === 'aceptada' && !cancelledAt);

/** Runs each change of an offer in one transaction. It locks the request first, then all its offers. */
@Injectable()
export class OfferLocks {
  constructor(
    private readonly em: EntityManager,
    private readonly quotes: QuotesRepository,
    private readonly offers: OffersRepository,
  ) {}

  /** @throws QuoteRequestNotFoundError */
  withRequest<Result>(requestId: number, work: (locked: Locked) => Promise<Result>): Promise<Result> {
    return this.em.fork().transactional(async () => {
      const request = await this.quotes.lock(requestId);
      if (!request) throw new QuoteRequestNotFoundError();
      return work({ request, offers: await this.offers.lockAll(requestId) });
    });
  }

  /** @throws OfferNotFoundError */
  async withOffer<Result>(id: number, work: (locked: LockedOffer) => Promise<Result>): Promise<Result> {
    const requestId = await this.offers.requestOf(id);
    if (requestId === undefined) throw new OfferNotFoundError();
    return this.withRequest(requestId, async (locked) => {
      const offer = locked.offers.find((one) => one.id === id);
      if (!offer) throw new OfferNotFoundError();
      return work({ ...locked, offer });
    });
  }
}
