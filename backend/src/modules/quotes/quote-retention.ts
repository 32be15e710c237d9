import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { definePeriodicJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { QuotesRepository } from './quotes.repository.js';

const QUOTE_RETENTION = definePeriodicJob({
  name: 'quote-retention',
  title: 'Borrado de solicitudes antiguas',
  limit: 300,
  cron: '17 * * * *',
});

/**
 * Deletes closed requests when they are as old as /privacidad says: personal data are kept only as long as they are
 * needed (Law 21.719). A request that is not closed is still in work, however old it is.
 */
@Injectable()
export class QuoteRetention {
  constructor(
    private readonly quotes: QuotesRepository,
    private readonly env: Env,
    jobs: Jobs,
  ) {
    jobs.handle(QUOTE_RETENTION, () => this.sweep());
  }

  async sweep(): Promise<void> {
    const months = this.env.QUOTE_RETENTION_MONTHS;
    if (months > 0) await this.quotes.deleteClosedFor(months);
  }
}
