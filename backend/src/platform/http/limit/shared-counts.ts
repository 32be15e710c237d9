import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { databaseRefusal } from '../../database/database-errors.js';
import { forgetCounts, STRICT_COUNTS } from '../../database/strict-counts.js';
import { definePeriodicJob } from '../../jobs/job.js';
import { Jobs } from '../../jobs/jobs.js';
import { MINUTE, RequestCounts } from './request-counts.js';

const SECOND = 1_000;

const FORGET_COUNTS = definePeriodicJob({
  name: 'forget-counts',
  title: 'Limpieza de límites',
  limit: 30,
  cron: '* * * * *',
});

/** What counting a request says. */
export interface Counted {
  /** How many more are allowed in this minute. */
  remaining: number;
  /** Seconds until the minute of this key ends. */
  secondsLeft: number;
  isRefused: boolean;
}

/**
 * Counts what few may do often, for all processes together, in PostgreSQL. A minute begins with a key's first request.
 * Anyone beyond the limit is refused from memory. A process asks the database about a key at most as often as the limit
 * allows, and no more once the database has refused it.
 */
@Injectable()
export class SharedCounts {
  private readonly limiters = new Map<number, RateLimiterPostgres>();

  constructor(
    private readonly em: EntityManager,
    private readonly own: RequestCounts,
    jobs: Jobs,
  ) {
    jobs.handle(FORGET_COUNTS, () => this.forget());
  }

  /** Counts one more request. While the database is away, this process counts alone: the call fails at its own work. */
  async count(key: string, limit: number): Promise<Counted> {
    const own = this.own.count(key);
    const alone = { remaining: Math.max(0, limit - own), secondsLeft: this.own.secondsLeft, isRefused: own > limit };
    if (alone.isRefused) return alone;
    try {
      const limiter = this.limiters.get(limit) ?? (await this.open(limit));
      return counted(await limiter.consume(key));
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return { ...counted(refusal), isRefused: true };
      if (databaseRefusal(refusal)?.status === 503) return alone;
      throw refusal;
    }
  }

  /** Forgets the minutes that are over, so that the table has the addresses of the last two minutes at most. */
  forget(): Promise<void> {
    return forgetCounts(this.em);
  }

  /** Makes the limiter of a limit. There are as many as limits, which are settings. */
  private async open(limit: number): Promise<RateLimiterPostgres> {
    const limiter = new RateLimiterPostgres({
      storeClient: await this.em.getConnection().getNativeClient(),
      storeType: 'pool',
      tableName: STRICT_COUNTS,
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: '',
      points: limit,
      duration: MINUTE / SECOND,
      inMemoryBlockOnConsumed: limit,
    });
    this.limiters.set(limit, limiter);
    return limiter;
  }
}

const counted = ({ remainingPoints, msBeforeNext }: RateLimiterRes): Counted => ({
  remaining: remainingPoints,
  secondsLeft: Math.max(1, Math.ceil(msBeforeNext / SECOND)),
  isRefused: false,
});
