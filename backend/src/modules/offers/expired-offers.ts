import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { databaseNow } from '../../platform/database/database-clock.js';
import { todayInChile } from '../../platform/http/value/day.js';
import { definePeriodicJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { ChefInquiryEnds } from './chef-inquiry-ends.js';
import { OfferLocks } from './offer-locks.js';
import { OffersRepository } from './offers.repository.js';

const EXPIRED_OFFERS = definePeriodicJob({
  name: 'expired-offers',
  title: 'Cotizaciones que vencieron',
  limit: 300,
  cron: '12 0,1,6 * * *',
});

/** Stores that offers expired. Readers see it from midnight on; this makes it permanent and adds the activity. */
@Injectable()
export class ExpiredOffers {
  constructor(
    private readonly em: EntityManager,
    private readonly offers: OffersRepository,
    private readonly locks: OfferLocks,
    private readonly inquiries: ChefInquiryEnds,
    jobs: Jobs,
  ) {
    jobs.handle(EXPIRED_OFFERS, async () => void (await this.sweep()));
  }

  /**
   * @param today the day in Chile; the database's by default
   * @returns how many expired
   */
  async sweep(today?: string): Promise<number> {
    const day = today ?? todayInChile(await databaseNow(this.em.fork()));
    let expired = 0;
    for (let ids = await this.offers.requestsWithOver(day); ids.length > 0;) {
      for (const id of ids) expired += await this.expire(id, day);
      ids = await this.offers.requestsWithOver(day);
    }
    return expired;
  }

  private expire(requestId: number, today: string): Promise<number> {
    return this.locks.withRequest(requestId, async (locked) => {
      const { request, offers } = locked;
      // The evening of a change may have been moved to an earlier day, which becomes the request's.
      const isLate = (request.eventDate ?? today) < today;
      const over = offers.filter(
        (offer) => (offer.stateOn(today) === 'vencida' || (offer.isChange && isLate)) && offer.expire(),
      );
      await this.inquiries.offersExpired(locked, over);
      return over.length;
    });
  }
}
