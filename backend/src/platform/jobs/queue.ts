import type { ConstructorOptions, PgBoss, QueueOptions } from 'pg-boss';
import type { Env } from '../../config/env.js';
import type { JobKind } from './job.js';

/** The queue's own tables. */
export const QUEUE_SCHEMA = 'pgboss';

const DAY = 24 * 60 * 60;

/** Days for which a job waits for a process that works. */
const PATIENCE_DAYS = 60;

/** Times of cron expressions are the ones on the walls of the company. */
export const ZONE = 'America/Santiago';

/** How soon things are noticed that nobody announces, in seconds. */
interface Pace {
  /** A job whose next try is due. */
  look: number;
  /** A job whose process died, and a cron expression that is due. */
  watch: number;
}

const CALM: Pace = { look: 30, watch: 45 };

/** For tests: what takes minutes takes seconds. */
const HURRY: Pace = { look: 0.5, watch: 1 };

export type QueueSettings = Pick<Env, 'DATABASE_URL' | 'JOBS_HURRY' | 'WORKER'>;

const paceOf = ({ JOBS_HURRY }: Pick<QueueSettings, 'JOBS_HURRY'>): Pace => (JOBS_HURRY ? HURRY : CALM);

/**
 * Connects to the queue, and makes or migrates its tables: of processes that start at once, one does. It has few
 * connections of its own, because listening and maintenance would hold those of visitors.
 */
export async function openQueue(settings: QueueSettings, heard: (error: unknown) => void): Promise<PgBoss> {
  // Loading it takes a quarter of a second, for which nobody waits.
  const { PgBoss } = await import('pg-boss');
  const { watch } = paceOf(settings);
  const connection = {
    connectionString: settings.DATABASE_URL,
    application_name: 'sobremesa-jobs',
    max: 2,
    keepAlive: true,
    // A network that swallows packets gives no other sign.
    query_timeout: 60_000,
    idleTimeoutMillis: 300_000,
    connectionTimeoutMillis: 5_000,
  };
  const options: ConstructorOptions = {
    ...connection,
    schema: QUEUE_SCHEMA,
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
    // What had begun before the failure would go on for ever.
    await queue.stop({ graceful: false });
    throw error;
  }
}

/** How often a kind's work is looked for. An announced job is begun at once; this finds the others. */
export function lookingFor(settings: QueueSettings): {
  pollingIntervalSeconds: number;
  notifyPollingIntervalSeconds: number;
} {
  const { look } = paceOf(settings);
  return { pollingIntervalSeconds: Math.min(look, 5), notifyPollingIntervalSeconds: look };
}

/** What the queue knows of a kind of job. */
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
    expireInSeconds: JOBS_HURRY ? Math.min(limit, 5) : limit,
    retentionSeconds: PATIENCE_DAYS * DAY,
    deleteAfterSeconds: kept * DAY,
  };
}
