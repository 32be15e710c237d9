import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Db } from 'pg-boss';
import { query } from '../database/query.js';
import { keptFailure } from './job-failure.js';
import { QUEUE_SCHEMA } from './queue.js';

/** Counts of one kind of job. */
export interface JobCounts {
  name: string;
  waiting: number;
  running: number;
  failed: number;
  /** When the oldest due job was added; ISO 8601. */
  oldest: string | null;
  /** When the last one finished. */
  lastDone: string | null;
}

/** A job that failed at least once and has not succeeded. */
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
  /** Its payload. */
  data: object | null;
}

/** The state of one locked job. */
export interface LockedJob {
  name: string;
  /** The queue's names: `retry` waits for its next try, `failed` gets no more tries. */
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

/** Since when each kind of job has its cron expression. */
const SCHEDULED = `select name, to_json(created_on) as since from ${QUEUE_SCHEMA}.schedule`;

const TROUBLED = `select id, name, state = 'failed' as failed,
    retry_count + 1 as tries,
    to_json(created_on) as "addedAt",
    case when state = 'retry' then to_json(start_after) end as "nextAt",
    data, output
  from ${QUEUE_SCHEMA}.job where state in ('failed', 'retry') and name = any($1::text[])
  order by state desc, created_on desc, id limit ${SHOWN}`;

/** The connection of a transaction, in the queue's form. */
export const within = (em: EntityManager): Db => ({
  executeSql: async (text, values) => ({ rows: await query(em, text, values) }),
});

/** Reads of the queue. Its tables are created after the first process started, so they may not exist yet. */
@Injectable()
export class JobsRepository {
  constructor(private readonly em: EntityManager) {}

  /** The counts of each kind that has jobs. */
  async counts(): Promise<JobCounts[]> {
    return (await this.exists()) ? query<JobCounts>(this.em, COUNTS) : [];
  }

  /** Since when each periodic kind runs, by its name; ISO 8601. */
  async scheduled(): Promise<Map<string, string>> {
    const rows = (await this.exists()) ? await query<{ name: string; since: string }>(this.em, SCHEDULED) : [];
    return new Map(rows.map(({ name, since }) => [name, since]));
  }

  /** Failed jobs of these kinds, those that failed for good first. */
  async troubled(names: readonly string[]): Promise<TroubledJob[]> {
    if (!(await this.exists())) return [];
    const rows = await query<Omit<TroubledJob, 'error'> & { output: unknown }>(this.em, TROUBLED, [names]);
    return rows.map(({ output, ...job }) => ({ ...job, error: keptFailure(output) }));
  }

  /** A job of one of these kinds by id, locked until the transaction of `em` ends. */
  async lock(em: EntityManager, names: readonly string[], id: string): Promise<LockedJob | undefined> {
    if (!(await this.exists())) return undefined;
    const text = `select name, state from ${QUEUE_SCHEMA}.job where id = $1::uuid and name = any($2::text[]) for update`;
    const look = async (): Promise<LockedJob | undefined> => (await query<LockedJob>(em, text, [id, names]))[0];
    // The queue replaces the row of a failing job under the same id, so the first look may find the old row gone.
    return (await look()) ?? (await look());
  }

  private async exists(): Promise<boolean> {
    return (await query<{ yes: boolean }>(this.em, EXISTS))[0]?.yes ?? false;
  }
}
