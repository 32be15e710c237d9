import { statfs } from 'node:fs/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Counter, Gauge, type Registry } from 'prom-client';
import { buildInfo } from '../build-info.js';
import { clockOffset } from '../database/database-clock.js';
import type { AnswerCache } from '../cache/answer-cache.js';
import { deadlocks } from '../database/retry-deadlock.js';
import type { RequestCounts } from '../http/limit/request-counts.js';
import type { ImageMaker } from '../images/image-maker.js';
import type { JobCounts, JobsRepository } from '../jobs/jobs.repository.js';
import type { MailsRepository } from '../mail/mails.repository.js';

// Counters of other parts are read at the scrape, so counting costs an addition.

/** The running version. */
export function countBuild(registry: Registry): void {
  const { version, commit } = buildInfo();
  new Gauge({
    name: 'sobremesa_build_info',
    help: 'The version that runs; always 1.',
    labelNames: ['version', 'commit'] as const,
    registers: [registry],
  }).set({ version, commit }, 1);
}

/** Finished answers in the cache. */
export function countCache(registry: Registry, cache: AnswerCache): void {
  counted(registry, 'sobremesa_cache_hits_total', 'Answers that came from memory.', () => cache.figures.hits);
  counted(registry, 'sobremesa_cache_misses_total', 'Answers that had to be made.', () => cache.figures.misses);
  counted(
    registry,
    'sobremesa_cache_drops_total',
    'How many changes of what visitors see were heard of.',
    () => cache.figures.drops,
  );
  gauged(registry, 'sobremesa_cache_bytes', 'Memory of the kept answers.', () => cache.figures.bytes);
  gauged(registry, 'sobremesa_cache_entries', 'Kept answers.', () => cache.figures.entries);
}

/** Requests refused by rate limits, by kind of limit. */
export function countLimits(registry: Registry, { refusals }: RequestCounts): void {
  new Counter({
    name: 'sobremesa_requests_limited_total',
    help: 'Requests that were refused because there were too many.',
    labelNames: ['kind'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const [kind, count] of refusals) this.inc({ kind }, count);
    },
  });
}

/** Transactions that were run once more. */
export function countDeadlocks(registry: Registry): void {
  new Counter({
    name: 'sobremesa_db_deadlocks_retried_total',
    help: 'Transactions that lost a deadlock and were run once more.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(deadlocks.retried);
    },
  });
}

/** Connections to the database. */
export function countPool(registry: Registry, em: EntityManager): void {
  new Gauge({
    name: 'sobremesa_db_pool_connections',
    help: 'Connections to the database: used, idle, and the most there may be.',
    labelNames: ['state'] as const,
    registers: [registry],
    async collect() {
      const { totalCount, idleCount, options } = await em.getConnection().getNativeClient();
      this.set({ state: 'used' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'max' }, options.max);
    },
  });
  new Gauge({
    name: 'sobremesa_db_pool_waiting',
    help: 'Requests that wait for a connection to the database.',
    registers: [registry],
    async collect() {
      this.set((await em.getConnection().getNativeClient()).waitingCount);
    },
  });
}

/** Events of the process that makes pictures: started, crashed, too slow, not started. */
export function countImageProcess(registry: Registry, { figures }: ImageMaker): void {
  new Counter({
    name: 'sobremesa_image_process_total',
    help: 'What became of the process that makes pictures: started, crashed, slow (killed for it), unstarted.',
    labelNames: ['event'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const [event, count] of Object.entries(figures)) this.inc({ event }, count);
    },
  });
}

/**
 * Waiting jobs and the time of the last backups. Read from the database, so they are absent while it is away; other
 * gauges show that.
 */
export function countJobs(registry: Registry, jobs: JobsRepository): void {
  let read: Promise<JobCounts[]> | undefined;
  /** The gauges of one scrape share one read. */
  const counts = (): Promise<JobCounts[]> => {
    read ??= jobs
      .counts()
      .catch(() => [])
      .finally(() => setImmediate(() => (read = undefined)));
    return read;
  };
  new Gauge({
    name: 'sobremesa_jobs',
    help: 'Jobs in the queue of all processes: waiting, running, failed for good.',
    labelNames: ['job', 'state'] as const,
    registers: [registry],
    async collect() {
      this.reset();
      for (const { name, waiting, running, failed } of await counts()) {
        this.set({ job: name, state: 'waiting' }, waiting);
        this.set({ job: name, state: 'running' }, running);
        this.set({ job: name, state: 'failed' }, failed);
      }
    },
  });
  new Gauge({
    name: 'sobremesa_jobs_oldest_seconds',
    help: 'For how long the job has waited that is due and has waited longest.',
    labelNames: ['job'] as const,
    registers: [registry],
    async collect() {
      this.reset();
      for (const { name, oldest } of await counts())
        this.set({ job: name }, oldest === null ? 0 : secondsSince(oldest));
    },
  });
  new Gauge({
    name: 'sobremesa_jobs_last_done_timestamp_seconds',
    help: 'When a job of this kind was last done; for one that runs by itself and never was, since when it should.',
    labelNames: ['job'] as const,
    registers: [registry],
    async collect() {
      this.reset();
      for (const [job, since] of await jobs.scheduled().catch(() => [])) this.set({ job }, Date.parse(since) / 1_000);
      for (const { name, lastDone } of await counts())
        if (lastDone !== null) this.set({ job: name }, Date.parse(lastDone) / 1_000);
    },
  });
}

/** Results of the last day's mails. Absent while the database is away. */
export function countMails(registry: Registry, mails: MailsRepository): void {
  new Gauge({
    name: 'sobremesa_mails_last_day',
    help: 'Letters of the last day, of all processes: sent, refused at once or later, failed.',
    labelNames: ['state'] as const,
    registers: [registry],
    async collect() {
      this.reset();
      const counts = await mails.settledToday().catch(() => undefined);
      for (const state of counts ? SETTLED : [])
        this.set({ state }, counts?.find((row) => row.state === state)?.count ?? 0);
    },
  });
}

/** The difference between this machine's clock and the database's. Absent while the database is away. */
export function countClock(registry: Registry, em: EntityManager): void {
  new Gauge({
    name: 'sobremesa_clock_offset_seconds',
    help: 'By how much the clock of this machine is ahead of the database; negative where it is behind.',
    registers: [registry],
    async collect() {
      this.reset();
      const off = await clockOffset(em).catch(() => undefined);
      if (off === undefined) this.remove();
      else this.set(off / 1_000);
    },
  });
}

/** Free space of the disks of these folders. A folder that does not exist, such as with a bucket, is left out. */
export function countSpace(registry: Registry, folders: Readonly<Record<string, string>>): void {
  new Gauge({
    name: 'sobremesa_disk_free_bytes',
    help: 'Room on the disk of a folder: data, backups.',
    labelNames: ['folder'] as const,
    registers: [registry],
    async collect() {
      this.reset();
      for (const [folder, path] of Object.entries(folders)) {
        const disk = await statfs(path).catch(() => undefined);
        if (disk) this.set({ folder }, disk.bavail * disk.bsize);
      }
    },
  });
}

/** States of mails that are counted. Dropped mails were dropped on purpose. */
const SETTLED = ['sent', 'refused', 'failed'] as const;

const secondsSince = (moment: string): number => Math.max(0, (Date.now() - Date.parse(moment)) / 1_000);

function counted(registry: Registry, name: string, help: string, read: () => number): void {
  new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      this.reset();
      this.inc(read());
    },
  });
}

function gauged(registry: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}
