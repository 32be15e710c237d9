import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Client } from 'pg';
import { buildInfo } from '../build-info.js';
import { beatOf, farewellOf, livingReplicas, type Replica } from '../database/living-replicas.js';

/**
 * Who serves this product beside this process. Each process writes its row on the connection on which it hears of
 * changes, in place of the question whether that connection lives: it costs no connection and no statement of its own.
 */
@Injectable()
export class Replicas {
  /** This process. */
  readonly self: Omit<Replica, 'seen_at'>;

  constructor(private readonly em: EntityManager) {
    const started = new Date(performance.timeOrigin).toISOString();
    this.self = { id: randomUUID(), host: hostname(), version: buildInfo().version, started };
  }

  /** Says on this connection that the process is alive. */
  async beat(client: Client): Promise<void> {
    await client.query(beatOf(this.self));
  }

  /** Says on this connection that the process ends. */
  async leave(client: Client): Promise<void> {
    await client.query(farewellOf(this.self.id));
  }

  /** The processes that are alive, the oldest first. One that ended without a word is among them for some seconds more. */
  alive(): Promise<Replica[]> {
    return livingReplicas(this.em.fork());
  }
}
