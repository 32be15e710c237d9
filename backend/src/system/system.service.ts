import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Env } from '../config/env.js';
import { tryParts } from '../doctor/index.js';
import { noteDone } from '../platform/audit/audit.repository.js';
import { buildInfo } from '../platform/build-info.js';
import { databaseRefusal } from '../platform/database/database-errors.js';
import { Replicas } from '../platform/health/replicas.repository.js';
import { ImageMaker } from '../platform/images/image-maker.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { JobsRepository, type LockedJob, type TroubledJob } from '../platform/jobs/jobs.repository.js';
import { Mails, SEND_MAIL } from '../platform/mail/mails.js';
import { PageSpeedCounts } from '../platform/page-speed/page-speed-counts.js';
import { Storage } from '../platform/storage/storage.js';
import { checkProxy, type IncomingRequest } from './proxy-check.js';
import type {
  JobKindDto,
  ReplicaDto,
  SystemDto,
  SystemPartDto,
  TroubledJobDto,
  UndeliveredMailRowDto,
  VersionsDto,
} from './system.dto.js';
import { JobRunsError, NotTroubledError, SameJobWaitsError } from './system.errors.js';
import { SystemRepository } from './system.repository.js';

/** States of a job that failed at least once and is not done. */
const PENDING: readonly LockedJob['state'][] = ['retry', 'active', 'failed'];

/** Most pages whose speed is shown. */
const SHOWN_PAGES = 20;

/** What administrators see of the running product, and what they do with jobs in trouble. */
@Injectable()
export class SystemService {
  constructor(
    private readonly em: EntityManager,
    private readonly env: Env,
    private readonly facts: SystemRepository,
    private readonly replicas: Replicas,
    private readonly jobs: Jobs,
    private readonly queue: JobsRepository,
    private readonly storage: Storage,
    private readonly maker: ImageMaker,
    private readonly speed: PageSpeedCounts,
    private readonly mails: Mails,
  ) {}

  async status(): Promise<SystemDto> {
    const [{ postgres, bytes, images }, alive, jobs, troubled, undelivered] = await Promise.all([
      this.facts.facts(),
      this.replicas.alive(),
      this.kinds(),
      this.troubled(),
      this.undelivered(),
    ]);
    const { version, commit, date } = buildInfo();
    const versions: VersionsDto = { product: version, commit, date, node: process.versions.node, postgres };
    const replicas = alive.map(({ id, host, version: its, started }): ReplicaDto => ({
      id,
      host,
      version: its,
      started,
      answers: id === this.replicas.self.id,
    }));
    const speed = this.speed.pages().slice(0, SHOWN_PAGES);
    return { versions, replicas, data: { bytes, images }, jobs, troubled, undelivered, speed };
  }

  /** Tries each part of the product, all at once, and looks at how the request arrived. Takes seconds where a part does not answer. */
  async parts(arrival: IncomingRequest): Promise<SystemPartDto[]> {
    const { env, storage, maker } = this;
    const parts = await tryParts({ env, databaseUrl: env.DATABASE_URL ?? '', storage, maker });
    return [...parts, checkProxy(arrival, env)];
  }

  /**
   * Lets a job in trouble be tried now. Of several people who press at once, all are right.
   * @throws NotTroubledError | SameJobWaitsError
   */
  async retry(id: string): Promise<void> {
    await this.em.transactional(async (em) => {
      const { name, state } = await this.lock(em, id);
      if (state === 'active') return;
      await this.note(em, 'retry', name);
      await this.jobs.retry(em, name, id).catch((error: unknown) => {
        throw databaseRefusal(error)?.status === 409 ? new SameJobWaitsError() : error;
      });
    });
  }

  /**
   * Gives a job in trouble up.
   * @throws NotTroubledError | JobRunsError
   */
  async discard(id: string): Promise<void> {
    await this.em.transactional(async (em) => {
      const { name, state } = await this.lock(em, id);
      if (state === 'active') throw new JobRunsError();
      await this.jobs.discard(em, name, id);
      await this.note(em, 'discard', name);
    });
  }

  /** The log says what became of a job, by the title that the screen shows. */
  private note(em: EntityManager, action: 'retry' | 'discard', name: string): Promise<void> {
    const title = this.jobs.kinds.find((kind) => kind.name === name)?.title ?? name;
    return noteDone(em, { action, kind: 'job', name: title });
  }

  /** A job that is or was in trouble, for this transaction alone. */
  private async lock(em: EntityManager, id: string): Promise<LockedJob> {
    const names = this.jobs.kinds.map(({ name }) => name);
    const job = await this.queue.lock(em, names, id);
    if (!job || !PENDING.includes(job.state)) throw new NotTroubledError();
    return job;
  }

  private async kinds(): Promise<JobKindDto[]> {
    const counts = new Map((await this.queue.counts()).map((count) => [count.name, count]));
    return this.jobs.kinds.map(({ name, title, cron }) => {
      const { waiting = 0, running = 0, failed = 0, oldest = null, lastDone = null } = counts.get(name) ?? {};
      return { name, title, periodic: cron !== undefined, waiting, running, failed, oldest, last_done: lastDone };
    });
  }

  private async undelivered(): Promise<UndeliveredMailRowDto[]> {
    const rows = await this.facts.undelivered();
    return rows.map(({ kind, ...mail }) => ({ ...mail, title: this.mails.titleOf(kind) }));
  }

  private async troubled(): Promise<TroubledJobDto[]> {
    const titles = new Map(this.jobs.kinds.map(({ name, title }) => [name, title]));
    const jobs = await this.queue.troubled([...titles.keys()]);
    const addressees = await this.facts.addressees(jobs.flatMap(mailOf));
    return jobs.map((job) => ({
      id: job.id,
      title: titles.get(job.name) ?? job.name,
      about: addressees.find(({ id }) => mailOf(job).includes(id))?.about ?? null,
      failed: job.failed,
      tries: job.tries,
      added_at: job.addedAt,
      next_at: job.nextAt,
      error: job.error,
    }));
  }
}

/** The mail that a job sends. */
function mailOf({ name, data }: TroubledJob): number[] {
  const id = name === SEND_MAIL.name && data && 'id' in data ? data.id : undefined;
  return typeof id === 'number' ? [id] : [];
}
