import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { JobFailure } from '../platform/jobs/job-failure.js';
import { definePeriodicJob } from '../platform/jobs/job.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { Storage } from '../platform/storage/storage.js';
import { differencesOf, verifyProduct } from './verify-product.js';

/** For how many days a failed verification is shown, unless a later one finds nothing wrong. */
const REMEMBERED = 40;

/** The alert DataDamaged knows it by this name. */
const VERIFICATION = {
  ...definePeriodicJob({
    name: 'verify',
    title: 'Revisión de los datos',
    limit: 60 * 60,
    cron: '41 3 * * *',
  }),
  kept: REMEMBERED,
};

/** Compares what is stored every night, and repairs nothing: the job fails with what differs, which raises an alert. */
@Injectable()
export class NightlyVerification {
  constructor(
    private readonly em: EntityManager,
    private readonly storage: Storage,
    jobs: Jobs,
  ) {
    jobs.handle(VERIFICATION, () => this.verify());
  }

  /** @throws JobFailure when anything differs */
  async verify(): Promise<void> {
    const differences = differencesOf(await verifyProduct(this.em.fork(), this.storage, false));
    if (differences.length > 0) throw new JobFailure(`${differences.join(' ')} La orden verify dice más.`);
  }
}
