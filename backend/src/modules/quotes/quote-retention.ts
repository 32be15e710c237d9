import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Env } from '../../config/env.js';
import { definePeriodicJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { BY_ITSELF } from './quote-activity.entity.js';
import { QuoteErasure } from './quote-erasure.js';
import { QuotesRepository } from './quotes.repository.js';

const QUOTE_RETENTION = definePeriodicJob({
  name: 'quote-retention',
  title: 'Borrado de solicitudes antiguas',
  limit: 300,
  cron: '17 * * * *',
});

/** Years for which the law requires the papers of a sale (Código Tributario, articles 17 and 200). */
export const PAPERS_YEARS = 6;

/** Requests per transaction. */
const BATCH = 100;

/**
 * Erases clients of closed requests at the age that /privacidad states, because personal data are kept only as long as
 * needed (Law 21.719). An unaccepted request is deleted. Of an accepted one the papers stay, without the client, for
 * six years after the evening. Open and blocked requests are skipped.
 */
@Injectable()
export class QuoteRetention {
  constructor(
    private readonly em: EntityManager,
    private readonly quotes: QuotesRepository,
    private readonly erasure: QuoteErasure,
    private readonly env: Env,
    jobs: Jobs,
  ) {
    jobs.handle(QUOTE_RETENTION, () => this.sweep());
  }

  async sweep(): Promise<void> {
    const months = this.env.QUOTE_RETENTION_MONTHS;
    if (months === 0) return;
    await this.inBatches(async () => {
      const ids = await this.quotes.lockClosedFor(months, BATCH, 'never accepted');
      await this.erasure.deleteAll(ids, BY_ITSELF);
      return ids;
    });
    await this.inBatches(async () => {
      const ids = await this.quotes.lockClosedFor(months, BATCH, 'accepted');
      for (const id of ids) await this.erasure.erase(id, BY_ITSELF);
      return ids;
    });
    await this.inBatches(async () => {
      const ids = await this.quotes.lockPapersOver(PAPERS_YEARS, BATCH);
      await this.erasure.deleteAll(ids, BY_ITSELF);
      return ids;
    });
  }

  private async inBatches(work: () => Promise<number[]>): Promise<void> {
    let done: number[];
    do done = await this.em.fork().transactional(work);
    while (done.length === BATCH);
  }
}
