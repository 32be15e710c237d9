import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { databaseNow } from '../../platform/database/database-clock.js';
import { todayInChile } from '../../platform/http/value/day.js';
import { definePeriodicJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { BY_ITSELF, QuoteRequestActivity } from '../quotes/index.js';
import { ChefInquiryEnds } from './chef-inquiry-ends.js';
import { OfferWork } from './offer-work.js';
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
    private readonly work: OfferWork,
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
    return this.sweepOn(today ?? todayInChile(await databaseNow(this.em.fork())));
  }

  private async sweepOn(today: string): Promise<number> {
    let expired = 0;
    for (let ids = await this.offers.requestsWithOver(today); ids.length > 0;) {
      for (const id of ids) expired += await this.expire(id, today);
      ids = await this.offers.requestsWithOver(today);
    }
    return expired;
  }

  private expire(requestId: number, today: string): Promise<number> {
    return this.work.withRequest(requestId, async (locked) => {
      const { em, request, offers } = locked;
      // The evening of a change may have been moved to an earlier day, which becomes the request's.
      const isLate = (request.eventDate ?? today) < today;
      const over = offers.filter(
        (offer) => (offer.stateOn(today) === 'vencida' || (offer.isChange && isLate)) && offer.expire(),
      );
      for (const { name } of over)
        em.persist(new QuoteRequestActivity(request, 'offer_expired', BY_ITSELF, null, { offer: name }));
      await em.flush();
      for (const offer of over) await this.inquiries.offerEnded(locked, offer, 'expired');
      return over.length;
    });
  }
}
