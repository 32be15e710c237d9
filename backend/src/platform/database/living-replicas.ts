import type { EntityManager } from '@mikro-orm/postgresql';
import type { QueryConfig } from 'pg';
import { sql } from 'kysely';
import { database, moment } from './tables.js';

/** The table of the processes that are alive. */
export const REPLICAS = 'replica';

/** How often each process says that it is alive, in milliseconds. */
export const BEAT = 5_000;

/** After how many beats without a word a process counts as gone. */
const PATIENCE = 3;

/** A process that shares this database. */
export interface Replica {
  id: string;
  /** Name of its machine or container. */
  host: string;
  version: string;
  /** When it started, as ISO 8601. */
  started: string;
  /** When it was last seen, as ISO 8601. */
  seen_at: string;
}

const SILENCE = `interval '${(PATIENCE * BEAT) / 1_000} seconds'`;

/** Writes this process's row, and forgets the rows of those that have been silent for an hour: one statement for both. */
export const beatOf = ({ id, host, version, started }: Omit<Replica, 'seen_at'>): QueryConfig => ({
  text: `with gone as (delete from ${REPLICAS} where seen_at < now() - interval '1 hour' and id <> $1)
    insert into ${REPLICAS} (id, host, version, started, seen_at) values ($1, $2, $3, $4, now())
    on conflict (id) do update set seen_at = excluded.seen_at`,
  values: [id, host, version, started],
});

/** Takes this process's row away. */
export const farewellOf = (id: string): QueryConfig => ({
  text: `delete from ${REPLICAS} where id = $1`,
  values: [id],
});

/** The processes that were heard of a short while ago, the oldest first. */
export const livingReplicas = (em: EntityManager): Promise<Replica[]> =>
  database(em)
    .selectFrom(REPLICAS)
    .select(({ ref }) => [
      'id',
      'host',
      'version',
      moment(ref('started')).as('started'),
      moment(ref('seen_at')).as('seen_at'),
    ])
    .where('seen_at', '>', sql<string>`now() - ${sql.raw(SILENCE)}`)
    .orderBy('replica.started')
    .orderBy('id')
    .execute();
