import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Db } from 'pg-boss';
import { query } from '../database/query.js';
import { keptFailure } from './job-failure.js';
import { QUEUE_SCHEMA } from './queue.js';

/** How much of one kind of job there is. */
export interface JobCounts {
  name: string;
  waiting: number;
  running: number;
  failed: number;
  /** When the job was added that has waited longest although it is due; ISO 8601. */
  oldest: string | null;
  /** When one was last done. */
  lastDone: string | null;
}

/** A job that failed at least once and is not done. */
export interface TroubledJob {
  id: string;
  name: string;
  failed: boolean;
  /** How often it was tried. */
  tries: number;
  addedAt: string;
  /** When it is tried next; null where it failed for good. */
  nextAt: string | null;
  error: string | null;
  /** Its payload, as it was added. */
  data: object | null;
}

/** What one job is about to be. */
export interface LockedJob {
  name: string;
  /** As the queue calls it: `retry` waits for its next try, `failed` is tried by nobody any more. */
  state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';
}

/** Most troubled jobs that are shown. */
const SHOWN = 50;

const EXISTS = `select to_regclass('${QUEUE_SCHEMA}.job') is not null as yes`;

const COUNTS = `select name,
    count(*) filter (where state in ('created', 'retry'))::int as waiting,
    count(*) filter (where state = 'active')::int as running,
    count(*) filter (where state = 'failed')::int as failed,
    to_json(min(created_on) filter (where state in ('created', 'retry') and start_after <= now())) as oldest,
    to_json(max(completed_on) filter (where state = 'completed')) as "lastDone"
  from ${QUEUE_SCHEMA}.job group by name`;

const TROUBLED = `select id, name, state = 'failed' as failed,
    retry_count + 1 as tries,
    to_json(created_on) as "addedAt",
    case when state = 'retry' then to_json(start_after) end as "nextAt",
    data, output
  from ${QUEUE_SCHEMA}.job where state in ('failed', 'retry') and name = any($1::text[])
  order by state desc, created_on desc, id limit ${SHOWN}`;

/** The connection of a transaction, as the queue takes it. */
export const within = (em: EntityManager): Db => ({
  executeSql: async (text, values) => ({ rows: await query(em, text, values) }),
});

/** What is in the queue. Its tables are made when the first process has started, so there may be none yet. */
@Injectable()
export class JobsRepository {
  constructor(private readonly em: EntityManager) {}

  /** How much there is of each kind that has any. */
  async counts(): Promise<JobCounts[]> {
    return (await this.exists()) ? query<JobCounts>(this.em, COUNTS) : [];
  }

  /** Jobs of these kinds that failed and are not done, those that failed for good first. */
  async troubled(names: readonly string[]): Promise<TroubledJob[]> {
    if (!(await this.exists())) return [];
    const rows = await query<Omit<TroubledJob, 'error'> & { output: unknown }>(this.em, TROUBLED, [names]);
    return rows.map(({ output, ...job }) => ({ ...job, error: keptFailure(output) }));
  }

  /** A job of one of these kinds by its id, which nobody else begins, tries or gives up until the transaction of `em` ends. */
  async lock(em: EntityManager, names: readonly string[], id: string): Promise<LockedJob | undefined> {
    if (!(await this.exists())) return undefined;
    const text = `select name, state from ${QUEUE_SCHEMA}.job where id = $1::uuid and name = any($2::text[]) for update`;
    const look = async (): Promise<LockedJob | undefined> => (await query<LockedJob>(em, text, [id, names]))[0];
    // The queue writes a job that fails anew, under its id: whoever waited for the row that was there finds none.
    return (await look()) ?? (await look());
  }

  private async exists(): Promise<boolean> {
    return (await query<{ yes: boolean }>(this.em, EXISTS))[0]?.yes ?? false;
  }
}
