import { Injectable } from '@nestjs/common';
import { definePeriodicJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { BY_ITSELF } from '../quotes/index.js';
import { OfferWork } from './offer-work.js';
import { OffersRepository } from './offers.repository.js';
import { dropOverlapStep } from './overlap-step.js';

const SETTLED_OVERLAPS = definePeriodicJob({
  name: 'settled-overlaps',
  title: 'Veladas que ya no se cruzan',
  limit: 300,
  cron: '17 * * * *',
});

/**
 * Writes down that nobody has to confirm an evening any more, because the other one was moved or called off, and takes away the
 * next step that said so. Whoever reads the offer sees it at once. It is not done with the other evening's change: that has the
 * other request locked, and two such changes would wait for each other.
 */
@Injectable()
export class SettledOverlaps {
  constructor(
    private readonly offers: OffersRepository,
    private readonly work: OfferWork,
    jobs: Jobs,
  ) {
    jobs.handle(SETTLED_OVERLAPS, async () => void (await this.sweep()));
  }

  /** @returns how many were settled */
  async sweep(): Promise<number> {
    let settled = 0;
    for (let ids = await this.offers.noLongerOverlapping(); ids.length > 0;) {
      for (const id of ids) settled += await this.settle(id);
      ids = await this.offers.noLongerOverlapping();
    }
    return settled;
  }

  private settle(id: number): Promise<number> {
    return this.work.withOffer(id, async (locked) => {
      const { em, request, offer } = locked;
      // It may have been moved into another evening's way meanwhile.
      const now = await this.offers.row(id, em);
      if (now?.overlaps) return 0;
      offer.unconfirmed = false;
      dropOverlapStep(locked, BY_ITSELF);
      request.beginEdit(null);
      await em.flush();
      return 1;
    });
  }
}
