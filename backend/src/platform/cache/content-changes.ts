import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Client } from 'pg';
import { Env } from '../../config/env.js';
import { AnswerCache } from './answer-cache.js';

/** Channel on which the database tells every process that something visitors see was committed (triggers of the migration). */
const CHANNEL = 'content_changed';

/** How often the connection is tried, and how long it may take to answer, in milliseconds: no process stays deaf unnoticed for longer. */
const PULSE = 5_000;
const PATIENCE = 2_000;
/** Pause before the next attempt to listen, in milliseconds. */
const RETRY = 1_000;

/** Hears of committed changes on a connection of its own and drops what was kept; while it cannot hear, nothing is kept. */
@Injectable()
export class ContentChanges implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ContentChanges.name);
  private client: Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private over = false;

  constructor(
    private readonly env: Env,
    private readonly cache: AnswerCache,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.cache.enabled) await this.listen();
  }

  async onApplicationShutdown(): Promise<void> {
    this.over = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  private async listen(): Promise<void> {
    const client = new Client({
      connectionString: this.env.DATABASE_URL,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      keepAlive: true,
    });
    this.client = client;
    client.on('notification', () => this.cache.drop());
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.cache.listen(true);
      this.later(PULSE, () => this.pulse(client));
    } catch {
      this.lose(client);
    }
  }

  private async pulse(client: Client): Promise<void> {
    try {
      await client.query('select 1');
      this.later(PULSE, () => this.pulse(client));
    } catch {
      this.lose(client);
    }
  }

  /** The connection is gone: nothing is kept until there is another. */
  private lose(client: Client): void {
    if (this.client !== client || this.over) return;
    this.client = undefined;
    this.cache.listen(false);
    this.logger.warn('changes are not heard of; nothing is kept until they are');
    void client.end().catch(() => undefined);
    this.later(RETRY, () => this.listen());
  }

  private later(pause: number, work: () => Promise<void>): void {
    clearTimeout(this.timer);
    if (!this.over) this.timer = setTimeout(() => void work(), pause).unref();
  }
}
