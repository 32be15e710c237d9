import type { ConstructorOptions, PgBoss, QueueOptions } from 'pg-boss';
import type { Env } from '../../config/env.js';
import type { JobKind } from './job.js';

/** The queue's own tables. */
export const QUEUE_SCHEMA = 'pgboss';

const DAY = 24 * 60 * 60;

/** Days for which a job waits for a worker. */
const PATIENCE_DAYS = 60;

/** Cron expressions are in the company's local time. */
export const ZONE = 'America/Santiago';

/**
 * Seconds without a heartbeat after which a job's process counts as dead. A process sends two heartbeats in this time,
 * so even a job of hours is retried within minutes.
 */
const HEARTBEAT = 60;

/** For tests: the least that the queue takes. */
const HURRIED_HEARTBEAT = 10;

/** How soon unannounced events are noticed, in seconds. */
interface Pace {
  /** A job whose retry is due. */
  look: number;
  /** A job whose process died, and a due cron expression. */
  watch: number;
}

const CALM: Pace = { look: 30, watch: 45 };

/** For tests: minutes become seconds. */
const HURRY: Pace = { look: 0.5, watch: 1 };

type QueueSettings = Pick<Env, 'DATABASE_URL' | 'JOBS_HURRY' | 'WORKER'>;

const paceOf = ({ JOBS_HURRY }: Pick<QueueSettings, 'JOBS_HURRY'>): Pace => (JOBS_HURRY ? HURRY : CALM);

/**
 * Connects to the queue, and creates or migrates its tables; of several starting processes one does. It has a few
 * connections of its own, so that listening and maintenance take none of the visitors'.
 */
export async function openQueue(settings: QueueSettings, heard: (error: unknown) => void): Promise<PgBoss> {
  // Loading it takes a quarter of a second, so it is loaded lazily.
  const { PgBoss } = await import('pg-boss');
  const { watch } = paceOf(settings);
  const connection = {
    connectionString: settings.DATABASE_URL,
    application_name: 'sobremesa-jobs',
    max: 2,
    keepAlive: true,
    // A network that drops packets gives no other sign.
    query_timeout: 60_000,
    idleTimeoutMillis: 300_000,
    connectionTimeoutMillis: 5_000,
  };
  const options: ConstructorOptions = {
    ...connection,
    schema: QUEUE_SCHEMA,
    // The owner of the database makes it: the role that the product serves with may not.
    createSchema: false,
    supervise: settings.WORKER,
    schedule: settings.WORKER,
    useListenNotify: settings.WORKER,
    superviseIntervalSeconds: watch,
    monitorIntervalSeconds: watch,
    cronMonitorIntervalSeconds: watch,
    cronWorkerIntervalSeconds: watch,
  };
  const queue = new PgBoss(options);
  queue.on('error', heard);
  try {
    return await queue.start();
  } catch (error) {
    // Otherwise what had started before the failure would run for ever.
    await queue.stop({ graceful: false });
    throw error;
  }
}

/** How often a kind's jobs are polled. Announced jobs start at once; polling finds the others. */
export function lookingFor(settings: QueueSettings): {
  pollingIntervalSeconds: number;
  notifyPollingIntervalSeconds: number;
} {
  const { look } = paceOf(settings);
  return { pollingIntervalSeconds: Math.min(look, 5), notifyPollingIntervalSeconds: look };
}

/** The options of a kind of job in the queue. */
export function optionsOf(
  { retries, backoff, limit, kept }: JobKind,
  { JOBS_HURRY }: QueueSettings,
): QueueOptions & {
  notify: boolean;
} {
  return {
    notify: true,
    retryLimit: retries,
    retryBackoff: true,
    retryDelay: JOBS_HURRY ? 1 : backoff.first,
    retryDelayMax: JOBS_HURRY ? 1 : backoff.most,
    expireInSeconds: limit,
    heartbeatSeconds: JOBS_HURRY ? HURRIED_HEARTBEAT : HEARTBEAT,
    retentionSeconds: PATIENCE_DAYS * DAY,
    deleteAfterSeconds: kept * DAY,
  };
}
