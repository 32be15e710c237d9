import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { Env } from '../../config/env.js';
import { asSystem } from '../audit/author.js';
import { DatabaseUnavailableError } from '../database/database-errors.js';
import { inSpanAfter, spanMark } from '../tracing/in-span.js';
import { failureOf, JobFailure, nameOf } from './job-failure.js';
import type { JobKind, JobRun, JobWork } from './job.js';
import { within } from './jobs.repository.js';
import { lookingFor, openQueue, optionsOf, ZONE } from './queue.js';

/**
 * How long a stopping process waits for its running jobs, in milliseconds: longer than the provider of payments may take, shorter
 * than the process has. Another process takes the others.
 */
const LAST_WORK = 8_500;

/** Pause before the queue is opened again, in milliseconds. */
const RETRY = 5_000;

/**
 * Errors of the queue are logged at most this often, in milliseconds: while the database is away, every poll is one.
 */
const SILENCE = 60_000;

/**
 * Delay of a hurried job, in seconds from the beginning of the transaction. This process's clock would be later, and a
 * job that is not due yet wakes nobody.
 */
const AT_ONCE = 0;

/** What a module does with a kind of job. */
interface Handled {
  kind: JobKind;
  work: (data: object | null, run: JobRun) => Promise<void>;
  /** Called when administrators discard a job, within their transaction. */
  discarded: (em: EntityManager, data: object | null) => Promise<void>;
}

/** Options of an added job. */
interface Added {
  /** Of jobs of one kind with the same key, at most one waits or runs. */
  key?: string;
}

/**
 * The queue of all processes, in PostgreSQL. A job is written in the transaction of its change, and any process with
 * `WORKER` does it afterwards. The queue is opened on first use.
 */
@Injectable()
export class Jobs implements OnModuleDestroy, BeforeApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly handled = new Map<string, Handled>();
  private opening: Promise<PgBoss> | undefined;
  private working: Promise<void> | undefined;
  private stopping: Promise<void> | undefined;
  private loggedAt = 0;

  constructor(private readonly env: Env) {}

  /** Registers the work for this kind of job. Call it before the start. */
  handle<Payload extends object>(
    kind: JobKind<Payload>,
    work: JobWork<Payload>,
    discarded?: (em: EntityManager, payload: Payload) => Promise<void>,
  ): void {
    const read = (data: object | null): Payload => {
      const payload = plainToInstance(kind.payload, data ?? {});
      if (validateSync(payload, { forbidUnknownValues: false }).length === 0) return payload;
      throw new JobFailure('No se entiende lo que pide.');
    };
    this.handled.set(kind.name, {
      kind,
      work: async (data, run) => work(read(data), run),
      discarded: async (em, data) => discarded?.(em, read(data)),
    });
  }

  /** The kinds of jobs, in the order in which modules declared them. */
  get kinds(): JobKind[] {
    return [...this.handled.values()].map(({ kind }) => kind);
  }

  /**
   * Adds a job in the transaction of `em`: it exists if and only if that commits.
   * @returns false if a job with this key already waits
   */
  async add<Payload extends object>(
    em: EntityManager,
    { name }: JobKind<Payload>,
    payload: Payload,
    { key = randomUUID() }: Added = {},
  ): Promise<boolean> {
    const queue = await this.open();
    const id = await queue.send(name, marked(payload), { db: within(em), singletonKey: key });
    return id !== null;
  }

  /** Makes a waiting job with this key due now, in the transaction of `em`. */
  async hurry(em: EntityManager, { name }: JobKind, key: string): Promise<void> {
    const queue = await this.open();
    await queue.update(name, undefined, { singletonKey: key, startAfter: AT_ONCE, db: within(em) });
  }

  /**
   * Retries a waiting or failed job now, in the transaction of `em`.
   * @throws DatabaseRefusalError where another job with its key waits or runs
   */
  async retry(em: EntityManager, name: string, id: string): Promise<void> {
    const queue = await this.open();
    const db = within(em);
    await queue.retry(name, id, { db });
    // Only an update of its time wakes the processes.
    await queue.update(name, undefined, { id, startAfter: AT_ONCE, db });
  }

  /** Deletes a failed job with this key, because another job does its work. In the transaction of `em`. */
  async forget(em: EntityManager, { name }: JobKind, key: string): Promise<void> {
    const queue = await this.open();
    const db = within(em);
    for (const { id, state } of await queue.findJobs(name, { key, db }))
      if (state === 'failed') await queue.deleteJob(name, id, { db });
  }

  /** Discards a job, in the transaction of `em`. */
  async discard(em: EntityManager, name: string, id: string): Promise<void> {
    const queue = await this.open();
    const db = within(em);
    const [job] = await queue.findJobs<object>(name, { id, db });
    if (job?.state !== 'failed' && job?.state !== 'retry') return;
    await queue.deleteJob(name, id, { db });
    await this.handled.get(name)?.discarded(em, job.data);
  }

  /** Opens the queue, and starts to work if this process is a worker. Retries while the database is away. */
  start(): Promise<void> {
    this.working ??= this.begin();
    return this.working;
  }

  onModuleDestroy(): void {
    this.stopping ??= this.stop();
  }

  /** Waits for running jobs, up to a limit. Another process retries the rest. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.stopping;
  }

  private async begin(): Promise<void> {
    while (!this.stopping) {
      try {
        const queue = await this.open();
        if (this.env.WORKER) await this.work(queue);
        return;
      } catch (error) {
        this.logError(error);
        await new Promise((resolve) => setTimeout(resolve, RETRY).unref());
      }
    }
  }

  private async stop(): Promise<void> {
    const queue = await this.opening?.catch(() => undefined);
    await queue?.stop({ graceful: true, timeout: LAST_WORK }).catch((error: unknown) => this.logError(error));
  }

  private open(): Promise<PgBoss> {
    if (this.stopping && !this.opening) throw new DatabaseUnavailableError();
    this.opening ??= this.connect().catch((error: unknown) => {
      this.opening = undefined;
      throw error;
    });
    return this.opening;
  }

  private async connect(): Promise<PgBoss> {
    const queue = await openQueue(this.env, (error) => this.logError(error));
    try {
      const known = new Set((await queue.getQueues()).map(({ name }) => name));
      for (const kind of this.kinds) {
        const options = optionsOf(kind, this.env);
        if (known.has(kind.name)) await queue.updateQueue(kind.name, options);
        else await queue.createQueue(kind.name, { ...options, policy: 'exclusive' });
      }
      return queue;
    } catch (error) {
      await queue.stop({ graceful: false });
      throw error;
    }
  }

  private async work(queue: PgBoss): Promise<void> {
    const kinds = new Map(this.kinds.map((kind) => [kind.name, kind]));
    for (const { name } of await queue.getSchedules()) if (!kinds.get(name)?.cron) await queue.unschedule(name);
    for (const handled of this.handled.values()) {
      const { name, cron } = handled.kind;
      if (cron) await queue.schedule(name, cron, null, { tz: ZONE });
      let worker = '';
      worker = await queue.work<object, void, { includeMetadata: true }>(
        name,
        { includeMetadata: true, ...lookingFor(this.env) },
        async ([job]) => {
          // Several jobs may have been announced meanwhile, so it polls again at once.
          queue.notifyWorker(worker);
          if (job) await this.run(handled, job);
        },
      );
    }
  }

  private async run({ kind, work }: Handled, { data, signal, retryCount, retryLimit }: Job): Promise<void> {
    const run: JobRun = { signal, isLast: retryCount >= retryLimit };
    try {
      await asSystem(kind.title, () => inSpanAfter(markIn(data), `job ${kind.name}`, () => work(data, run)), {
        job: kind.name,
      });
      if (kind.cron) await this.forgetRuns(kind);
    } catch (error) {
      this.logger.warn({ job: kind.name, error: nameOf(error), attempt: retryCount + 1 }, 'a job failed');
      if (kind.cron && run.isLast) await this.forgetRuns(kind);
      throw failureOf(error);
    }
  }

  /**
   * Deletes earlier failed runs of periodic work: a later run made up for them, or replaces them. Otherwise frequent
   * work would hide all other failures.
   */
  private async forgetRuns({ name }: JobKind): Promise<void> {
    try {
      const queue = await this.open();
      for (const { id, state } of await queue.findJobs(name)) if (state === 'failed') await queue.deleteJob(name, id);
    } catch (error) {
      this.logError(error);
    }
  }

  /** Logs an error of the queue itself, which recovers alone. */
  private logError(error: unknown): void {
    if (Date.now() - this.loggedAt < SILENCE) return;
    this.loggedAt = Date.now();
    this.logger.warn({ error: nameOf(error) }, 'the queue is not worked on for now');
  }
}

type Job = JobWithMetadata<object>;

/** A payload with the trace context of its span, if traces are on, so that the job continues the trace. */
function marked(payload: object): object {
  const traceparent = spanMark();
  return traceparent === undefined ? payload : { ...payload, traceparent };
}

const markIn = (data: { traceparent?: unknown } | null): unknown => data?.traceparent;
