import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Client } from 'pg';
import { buildInfo } from '../build-info.js';
import { database, moment } from '../database/tables.js';

/** How often each process says that it is alive, in milliseconds. */
export const BEAT = 5_000;

/** A process counts as gone after three beats without a word. */
const SILENCE = sql.raw(`interval '${(3 * BEAT) / 1_000} seconds'`);

/** Writes this process's row, and deletes the rows of those that have been silent for an hour. */
export const SAY_ALIVE = `with gone as (delete from replica where seen_at < now() - interval '1 hour' and id <> $1)
  insert into replica (id, host, version, started, seen_at) values ($1, $2, $3, $4, now())
  on conflict (id) do update set seen_at = excluded.seen_at`;

/** A process that shares this database. */
interface Replica {
  id: string;
  /** Name of its machine or container. */
  host: string;
  version: string;
  /** When it started, as ISO 8601. */
  started: string;
  /** When it was last seen, as ISO 8601. */
  seen_at: string;
}

/**
 * The processes of this product. Each writes its row on the connection on which it listens for changes, in place of a
 * keep-alive query: it needs no connection or statement of its own.
 */
@Injectable()
export class Replicas {
  /** This process. */
  readonly self: Omit<Replica, 'seen_at'>;

  constructor(private readonly em: EntityManager) {
    const started = new Date(performance.timeOrigin).toISOString();
    this.self = { id: randomUUID(), host: hostname(), version: buildInfo().version, started };
  }

  /** Reports on this connection that the process is alive. */
  async beat(client: Client): Promise<void> {
    const { id, host, version, started } = this.self;
    await client.query({ text: SAY_ALIVE, values: [id, host, version, started] });
  }

  /** Reports on this connection that the process ends. */
  async leave(client: Client): Promise<void> {
    await client.query({ text: 'delete from replica where id = $1', values: [this.self.id] });
  }

  /** The live processes, oldest first. One that was killed stays among them for some seconds. */
  alive(): Promise<Replica[]> {
    return database(this.em.fork())
      .selectFrom('replica')
      .select(({ ref }) => [
        'id',
        'host',
        'version',
        moment(ref('started')).as('started'),
        moment(ref('seen_at')).as('seen_at'),
      ])
      .where('seen_at', '>', sql<string>`now() - ${SILENCE}`)
      .orderBy('replica.started')
      .orderBy('id')
      .execute();
  }
}
