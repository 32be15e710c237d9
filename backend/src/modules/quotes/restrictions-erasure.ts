import { Injectable } from '@nestjs/common';
import { todayInChile } from '../../platform/http/day.js';
import { definePeriodicJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { RestrictionsRepository } from './restrictions.repository.js';

const RESTRICTIONS_ERASURE = definePeriodicJob({
  name: 'restrictions-erasure',
  title: 'Borrado de restricciones de alimentación',
  limit: 300,
  cron: '27 * * * *',
});

/** Days after the evening, or after the request ended, for which restrictions are kept. */
export const KEPT_DAYS = 30;

/** Erases what guests cannot eat when the meal is over for 30 days: nobody needs data about their health any more. */
@Injectable()
export class RestrictionsErasure {
  constructor(
    private readonly restrictions: RestrictionsRepository,
    jobs: Jobs,
  ) {
    jobs.handle(RESTRICTIONS_ERASURE, () => this.sweep());
  }

  async sweep(now = new Date()): Promise<void> {
    await this.restrictions.eraseAfter(KEPT_DAYS, todayInChile(now));
  }
}
