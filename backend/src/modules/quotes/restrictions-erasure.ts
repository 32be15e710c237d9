import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { databaseNow } from '../../platform/database/database-clock.js';
import { todayInChile } from '../../platform/http/value/day.js';
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

/** Erases food restrictions 30 days after the meal, when nobody needs these data about health. */
@Injectable()
export class RestrictionsErasure {
  constructor(
    private readonly em: EntityManager,
    private readonly restrictions: RestrictionsRepository,
    jobs: Jobs,
  ) {
    jobs.handle(RESTRICTIONS_ERASURE, () => this.sweep());
  }

  /** @param now the moment that counts as the present; the database's time by default */
  async sweep(now?: Date): Promise<void> {
    const today = todayInChile(now ?? (await databaseNow(this.em.fork())));
    await this.em.transactional(() => this.restrictions.eraseAfter(KEPT_DAYS, today));
  }
}
