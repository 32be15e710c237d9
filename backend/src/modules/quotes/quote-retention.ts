import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Env } from '../../config/env.js';
import { QuotesRepository } from './quotes.repository.js';

/**
 * Deletes closed requests when they are as old as /privacidad says: personal data are kept only as long as they are
 * needed (Law 21.719). A request that is not closed is still in work, however old it is. Any replica may do it.
 */
@Injectable()
export class QuoteRetention {
  private readonly logger = new Logger(QuoteRetention.name);

  constructor(
    private readonly quotes: QuotesRepository,
    private readonly env: Env,
  ) {}

  @Cron(CronExpression.EVERY_HOUR)
  async sweep(): Promise<void> {
    const months = this.env.QUOTE_RETENTION_MONTHS;
    if (months === 0) return;
    try {
      await this.quotes.deleteClosedFor(months);
    } catch (error) {
      this.logger.warn({ err: error }, 'old requests were not deleted; the next hour tries again');
    }
  }
}
