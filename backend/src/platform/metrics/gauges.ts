import { statfs } from 'node:fs/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Counter, Gauge, type LabelValues, type Registry } from 'prom-client';
import { buildInfo } from '../build-info.js';
import { clockOffset } from '../database/database-clock.js';
import type { AnswerCache } from '../cache/answer-cache.js';
import { deadlocks } from '../database/retry-deadlock.js';
import type { RequestCounts } from '../http/limit/request-counts.js';
import type { ImageMaker } from '../images/image-maker.js';
import type { JobCounts, JobsRepository } from '../jobs/jobs.repository.js';
import type { MailsRepository } from '../mail/mails.repository.js';

type Values = readonly (readonly [labels: LabelValues<string>, value: number])[];

/** What a figure is called, and its labels. */
interface Named {
  name: string;
  help: string;
  labels?: string[];
}

/** A figure that is read at the scrape, so counting costs an addition. Without labels it has one value. */
function figure(
  Kind: typeof Counter | typeof Gauge,
  registry: Registry,
  { name, help, labels = [] }: Named,
  read: () => Values | Promise<Values>,
): void {
  new Kind({
    name,
    help,
    labelNames: labels,
    registers: [registry],
    async collect() {
      const values = await read();
      this.reset();
      for (const [of, value] of values) this.inc(of, value);
    },
  });
}

const counter = (...[registry, named, read]: [Registry, Named, () => Values]): void =>
  figure(Counter, registry, named, read);
const gauge = (...[registry, named, read]: [Registry, Named, () => Values | Promise<Values>]): void =>
  figure(Gauge, registry, named, read);

const one = (value: number): Values => [[{}, value]];

/** The running version. */
export function countBuild(registry: Registry): void {
  const { version, commit } = buildInfo();
  const labels = ['version', 'commit'];
  gauge(registry, { name: 'sobremesa_build_info', help: 'The version that runs; always 1.', labels }, () => [
    [{ version, commit }, 1],
  ]);
}

/** Finished answers in the cache. */
export function countCache(registry: Registry, cache: AnswerCache): void {
  const figures = () => cache.figures;
  counter(registry, { name: 'sobremesa_cache_hits_total', help: 'Answers that came from memory.' }, () =>
    one(figures().hits),
  );
  counter(registry, { name: 'sobremesa_cache_misses_total', help: 'Answers that had to be made.' }, () =>
    one(figures().misses),
  );
  counter(
    registry,
    { name: 'sobremesa_cache_drops_total', help: 'How many changes of what visitors see were heard of.' },
    () => one(figures().drops),
  );
  gauge(registry, { name: 'sobremesa_cache_bytes', help: 'Memory of the kept answers.' }, () => one(figures().bytes));
  gauge(registry, { name: 'sobremesa_cache_entries', help: 'Kept answers.' }, () => one(figures().entries));
}

/** Requests refused by rate limits, by kind of limit. */
export function countLimits(registry: Registry, { refusals }: RequestCounts): void {
  const help = 'Requests that were refused because there were too many.';
  counter(registry, { name: 'sobremesa_requests_limited_total', help, labels: ['kind'] }, () =>
    [...refusals].map(([kind, count]) => [{ kind }, count]),
  );
}

/** Transactions that were run once more. */
export function countDeadlocks(registry: Registry): void {
  const help = 'Transactions that lost a deadlock and were run once more.';
  counter(registry, { name: 'sobremesa_db_deadlocks_retried_total', help }, () => one(deadlocks.retried));
}

/** Connections to the database. */
export function countPool(registry: Registry, em: EntityManager): void {
  const pool = () => em.getConnection().getNativeClient();
  const help = 'Connections to the database: used, idle, and the most there may be.';
  gauge(registry, { name: 'sobremesa_db_pool_connections', help, labels: ['state'] }, async () => {
    const { totalCount, idleCount, options } = await pool();
    return [
      [{ state: 'used' }, totalCount - idleCount],
      [{ state: 'idle' }, idleCount],
      [{ state: 'max' }, options.max],
    ];
  });
  gauge(
    registry,
    { name: 'sobremesa_db_pool_waiting', help: 'Requests that wait for a connection to the database.' },
    async () => one((await pool()).waitingCount),
  );
}

/** Events of the process that makes pictures. */
export function countImageProcess(registry: Registry, { figures }: ImageMaker): void {
  const help = 'What became of the process that makes pictures: started, crashed, slow (killed for it), unstarted.';
  counter(registry, { name: 'sobremesa_image_process_total', help, labels: ['event'] }, () =>
    Object.entries(figures).map(([event, count]) => [{ event }, count]),
  );
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
  const states = 'Jobs in the queue of all processes: waiting, running, failed for good.';
  gauge(registry, { name: 'sobremesa_jobs', help: states, labels: ['job', 'state'] }, async () =>
    (await counts()).flatMap(({ name: job, ...count }) =>
      (['waiting', 'running', 'failed'] as const).map((state) => [{ job, state }, count[state]] as const),
    ),
  );
  const oldest = 'For how long the job has waited that is due and has waited longest.';
  gauge(registry, { name: 'sobremesa_jobs_oldest_seconds', help: oldest, labels: ['job'] }, async () =>
    (await counts()).map(({ name: job, oldest: since }) => [{ job }, since === null ? 0 : secondsSince(since)]),
  );
  const last =
    'When a job of this kind was last done; for one that runs by itself and never was, since when it should.';
  gauge(registry, { name: 'sobremesa_jobs_last_done_timestamp_seconds', help: last, labels: ['job'] }, async () => {
    const times = new Map<string, string>(await jobs.scheduled().catch(() => []));
    for (const { name, lastDone } of await counts()) if (lastDone !== null) times.set(name, lastDone);
    return [...times].map(([job, time]) => [{ job }, Date.parse(time) / 1_000]);
  });
}

/** Results of the last day's mails. Absent while the database is away. */
export function countMails(registry: Registry, mails: MailsRepository): void {
  const help = 'Mails of the last day, of all processes: sent, refused at once or later, failed.';
  gauge(registry, { name: 'sobremesa_mails_last_day', help, labels: ['state'] }, async () => {
    const counts = await mails.settledToday().catch(() => undefined);
    if (!counts) return [];
    return SETTLED.map((state) => [{ state }, counts.find((row) => row.state === state)?.count ?? 0]);
  });
}

/** What the metrics ask the module of the money: the platform knows no module. */
export interface MoneyFigures {
  /** Payments by card that began within the last day, by what became of them. */
  payments(): Promise<readonly Count[]>;
  /** What waits for an answer or for somebody, by its kind. */
  waiting(): Promise<readonly (Count & { oldest: number })[]>;
}

interface Count {
  of: string;
  count: number;
}

/** Payments of the last day, and money that waits. Absent while the database is away. */
export function countMoney(registry: Registry, money: MoneyFigures): void {
  const paid = 'Payments by card of the last day, of all processes, by what became of them.';
  gauge(registry, { name: 'sobremesa_payments_last_day', help: paid, labels: ['state'] }, async () =>
    (await money.payments().catch(() => [])).map(({ of: state, count }) => [{ state }, count]),
  );
  const waits = 'Payments, refunds and transfers that nobody has decided about.';
  gauge(registry, { name: 'sobremesa_money_waiting', help: waits, labels: ['kind'] }, async () =>
    (await money.waiting().catch(() => [])).map(({ of: kind, count }) => [{ kind }, count]),
  );
  const oldest = 'For how long the one of them has waited that has waited longest.';
  gauge(registry, { name: 'sobremesa_money_waiting_oldest_seconds', help: oldest, labels: ['kind'] }, async () =>
    (await money.waiting().catch(() => [])).map(({ of: kind, oldest: seconds }) => [{ kind }, seconds]),
  );
}

/** The difference between this machine's clock and the database's. Absent while the database is away. */
export function countClock(registry: Registry, em: EntityManager): void {
  new Gauge({
    name: 'sobremesa_clock_offset_seconds',
    help: 'By how much the clock of this machine is ahead of the database; negative where it is behind.',
    registers: [registry],
    async collect() {
      const off = await clockOffset(em).catch(() => undefined);
      if (off === undefined) this.remove();
      else this.set(off / 1_000);
    },
  });
}

/** Free space of the disks of these folders. A folder that does not exist, such as with a bucket, is left out. */
export function countSpace(registry: Registry, folders: Readonly<Record<string, string>>): void {
  const help = 'Room on the disk of a folder: data, backups.';
  gauge(registry, { name: 'sobremesa_disk_free_bytes', help, labels: ['folder'] }, async () => {
    const disks = Object.entries(folders).map(async ([folder, path]) => {
      const disk = await statfs(path).catch(() => undefined);
      return disk ? [[{ folder }, disk.bavail * disk.bsize] as const] : [];
    });
    return (await Promise.all(disks)).flat();
  });
}

/** States of mails that are counted. Dropped mails were dropped on purpose. */
const SETTLED = ['sent', 'refused', 'failed'] as const;

const secondsSince = (moment: string): number => Math.max(0, (Date.now() - Date.parse(moment)) / 1_000);
