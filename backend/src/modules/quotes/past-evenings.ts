import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { todayInChile } from '../../platform/http/day.js';
import { definePeriodicJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { BY_ITSELF } from './quote-activity.entity.js';
import { QuotesRepository, type Past } from './quotes.repository.js';

const PAST_EVENINGS = definePeriodicJob({
  name: 'past-evenings',
  title: 'Solicitudes que ya se realizaron',
  limit: 300,
  cron: '7 * * * *',
});

/** Requests that are moved in one transaction. */
const BATCH = 100;

/** Where nobody knows when an evening ends, it may go on past midnight: its next day begins at six, in milliseconds. */
const MORNING = 6 * 60 * 60 * 1_000;

/** Moves accepted requests on when their evening is over. Those that are moved already are not found again. */
@Injectable()
export class PastEvenings {
  constructor(
    private readonly em: EntityManager,
    private readonly quotes: QuotesRepository,
    jobs: Jobs,
  ) {
    jobs.handle(PAST_EVENINGS, async () => void (await this.sweep()));
  }

  /** @returns how many were moved */
  async sweep(now = new Date()): Promise<number> {
    const past = {
      now,
      today: todayInChile(now),
      todayFromSix: todayInChile(new Date(now.getTime() - MORNING)),
    };
    let moved = 0;
    for (let batch = BATCH; batch === BATCH; moved += batch) batch = await this.move(past);
    return moved;
  }

  private move(past: Past): Promise<number> {
    return this.em.fork().transactional(async (em) => {
      const requests = await this.quotes.lockPast(em, past, BATCH);
      for (const request of requests) {
        request.beginEdit(null);
        em.persist(request.moveTo('realizada', 'time', BY_ITSELF));
      }
      return requests.length;
    });
  }
}
