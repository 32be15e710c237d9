import { Injectable, Logger } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { databaseNow } from '../../platform/database/database-clock.js';
import { definePeriodicJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { PaymentsRepository } from './payments.repository.js';
import { PaymentsService } from './payments.service.js';
import { RefundsRepository } from './refunds.repository.js';
import { RefundsService } from './refunds.service.js';

const OPEN_MONEY = definePeriodicJob({
  name: 'open-money',
  title: 'Pagos y devoluciones por resolver',
  limit: 300,
  cron: '*/2 * * * *',
});

/** Asks the provider for payments and refunds until each is decided, and gives those to staff that nobody can decide. */
@Injectable()
export class OpenMoney {
  private readonly logger = new Logger('OpenMoney');

  constructor(
    private readonly em: EntityManager,
    private readonly payments: PaymentsRepository,
    private readonly refunds: RefundsRepository,
    private readonly paymentsService: PaymentsService,
    private readonly refundsService: RefundsService,
    jobs: Jobs,
  ) {
    jobs.handle(OPEN_MONEY, (_none, { signal }) => this.sweep(undefined, signal));
  }

  /** @param now the time; the database's by default */
  async sweep(now?: Date, signal?: AbortSignal): Promise<void> {
    const at = now ?? (await databaseNow(this.em.fork()));
    for (const id of await this.payments.toAsk(at))
      await this.one(signal, 'payment', () => this.paymentsService.pursue(id, at));
    for (const id of await this.refunds.toAsk(at))
      await this.one(signal, 'refund', () => this.refundsService.ask(id, at));
  }

  /** One that fails must not keep the others from being asked for. */
  private async one(signal: AbortSignal | undefined, what: string, work: () => Promise<void>): Promise<void> {
    if (signal?.aborted) return;
    await work().catch((error: unknown) => {
      this.logger.error({ what, error: error instanceof Error ? error.name : 'unknown' }, 'could not be asked for');
    });
  }
}
