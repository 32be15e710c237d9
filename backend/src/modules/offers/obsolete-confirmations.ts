import { Injectable } from '@nestjs/common';
import { definePeriodicJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { BY_ITSELF } from '../quotes/index.js';
import { OfferLocks } from './offer-locks.js';
import { OffersRepository } from './offers.repository.js';
import { OverlapSteps } from './overlap-steps.js';

const SETTLED_OVERLAPS = definePeriodicJob({
  name: 'settled-overlaps',
  title: 'Veladas que ya no se cruzan',
  limit: 300,
  cron: '17 * * * *',
});

/**
 * Removes confirmations that are no longer needed, because the other evening was moved or cancelled, and the next steps
 * that asked for them. Readers of the offer see it at once. The other evening's change does not do it: it has locked
 * the other request, and two such changes would deadlock.
 */
@Injectable()
export class ObsoleteConfirmations {
  constructor(
    private readonly offers: OffersRepository,
    private readonly locks: OfferLocks,
    private readonly steps: OverlapSteps,
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
    return this.locks.withOffer(id, async (locked) => {
      const { request, offer } = locked;
      // It may have been moved into another overlap meanwhile.
      const now = await this.offers.row(id);
      if (now?.overlaps) return 0;
      offer.unconfirmed = false;
      this.steps.drop(locked, BY_ITSELF);
      request.beginEdit(null);
      return 1;
    });
  }
}
