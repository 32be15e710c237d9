/** The payload of a job that finds its own work. */
export class NoPayload {}

/** A kind of work for later, done by any process, once per added job. */
export interface JobKind<Payload extends object = object> {
  /** Its stable name in the queue: a–z, digits and hyphens. Jobs of an earlier release may wait under it. */
  readonly name: string;
  /** Its name in the back-office. */
  readonly title: string;
  /** Class of the payload with its limits. Ids only: the queue keeps no personal data. */
  readonly payload: new () => Payload;
  /** How often it is retried after a failure. */
  readonly retries: number;
  /** Seconds until the first retry, doubled each time up to the most. */
  readonly backoff: { readonly first: number; readonly most: number };
  /** Time limit of one try, in seconds. If its process died it is retried sooner: see `HEARTBEAT`. */
  readonly limit: number;
  /** For periodic work: a cron expression in Chile's time. One process runs it. */
  readonly cron?: string;
  /** Days for which a finished job is stored. */
  readonly kept: number;
}

/** Declares a kind of job once, in the module that does it. */
export const defineJob = <Payload extends object>(kind: JobKind<Payload>): JobKind<Payload> => kind;

/** Declares periodic work. It finds what is left to do, so the next run makes up for a failed one. */
export const definePeriodicJob = (
  kind: Pick<JobKind, 'name' | 'title' | 'limit'> & { cron: string },
): JobKind<NoPayload> => ({
  payload: NoPayload,
  retries: 2,
  backoff: { first: 30, most: 120 },
  kept: 1,
  ...kind,
});

/** One try of a job. */
export interface JobRun {
  /** Aborted at the time limit, or when the process stops and can wait no longer. */
  readonly signal: AbortSignal;
  /** Whether no automatic retry follows. */
  readonly isLast: boolean;
}

/** Does the work of one job. It must be idempotent, because a process can die before it reports the end. */
export type JobWork<Payload extends object> = (payload: Payload, run: JobRun) => Promise<void>;
