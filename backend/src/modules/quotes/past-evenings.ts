import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { databaseNow } from '../../platform/database/database-clock.js';
import { todayInChile } from '../../platform/http/value/day.js';
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

/** Requests per transaction. */
const BATCH = 100;

/** Without a known end, an evening may last past midnight. Its next day begins at six, in milliseconds. */
const MORNING = 6 * 60 * 60 * 1_000;

/** Moves accepted requests on when their evening is over. Repeating finds only those not moved yet. */
@Injectable()
export class PastEvenings {
  constructor(
    private readonly em: EntityManager,
    private readonly quotes: QuotesRepository,
    jobs: Jobs,
  ) {
    jobs.handle(PAST_EVENINGS, async () => void (await this.sweep()));
  }

  /**
   * @param now evenings are over at this moment; the database's time unless said
   * @returns how many were moved
   */
  async sweep(now?: Date): Promise<number> {
    const at = now ?? (await databaseNow(this.em.fork()));
    const todayFromSix = todayInChile(new Date(at.getTime() - MORNING));
    const past = { now: at, today: todayInChile(at), todayFromSix };
    let moved = 0;
    for (let batch = BATCH; batch === BATCH; moved += batch) batch = await this.move(past);
    return moved;
  }

  private move(past: Past): Promise<number> {
    return this.em.fork().transactional(async (em) => {
      const requests = await this.quotes.lockPast(past, BATCH);
      for (const request of requests) {
        request.beginEdit(null);
        em.persist(request.moveTo('realizada', 'time', BY_ITSELF, {}, { today: past.today }));
      }
      return requests.length;
    });
  }
}
