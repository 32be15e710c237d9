/** What a job without a payload is given: it finds its own work. */
export class NoPayload {}

/** A kind of work that is done later, by any process, once for each time it was asked for. */
export interface JobKind<Payload extends object = object> {
  /** Its stable name in the queue: letters, digits and hyphens. Jobs of an earlier release may wait under it. */
  readonly name: string;
  /** Its name in the back-office. */
  readonly title: string;
  /** Class of the payload with its limits. Ids only: the queue keeps no personal data. */
  readonly payload: new () => Payload;
  /** How often it is tried again after a failure. */
  readonly retries: number;
  /** Seconds until the first of these tries, doubled each time up to the most. */
  readonly backoff: { readonly first: number; readonly most: number };
  /** Seconds that one try may take. It counts as broken off afterwards, also when its process died. */
  readonly limit: number;
  /** When it runs by itself: a cron expression, in the time of Chile. One process of all runs it. */
  readonly cron?: string;
  /** Days for which a job that is over can be looked at. */
  readonly kept: number;
}

/** Declares a kind of job once, in the module that does it. */
export const defineJob = <Payload extends object>(kind: JobKind<Payload>): JobKind<Payload> => kind;

/** Declares work that runs by itself. It finds what is left to do, so the next run makes up for one that failed. */
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
  /** Aborted when the time is over, or when the process stops and can wait no longer. */
  readonly signal: AbortSignal;
  /** Whether nobody tries again by himself after this one. */
  readonly isLast: boolean;
}

/** Does the work of one job. It may be called again for work that was done, because a process can die before it says so. */
export type JobWork<Payload extends object> = (payload: Payload, run: JobRun) => Promise<void>;
