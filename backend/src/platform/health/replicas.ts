import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Client } from 'pg';
import { buildInfo } from '../build-info.js';
import { beatOf, farewellOf, livingReplicas, type Replica } from '../database/living-replicas.js';

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
    await client.query(beatOf(this.self));
  }

  /** Reports on this connection that the process ends. */
  async leave(client: Client): Promise<void> {
    await client.query(farewellOf(this.self.id));
  }

  /** The live processes, oldest first. One that was killed stays among them for some seconds. */
  alive(): Promise<Replica[]> {
    return livingReplicas(this.em.fork());
  }
}
