import { Socket } from 'node:net';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Client, DatabaseError } from 'pg';
import { Env } from '../../config/env.js';
import { BEAT } from '../database/living-replicas.js';
import { Replicas } from '../health/replicas.js';
import { Gate } from '../images/gate.js';
import { AnswerCache } from './answer-cache.js';
import type { Sources } from './sources.js';

/**
 * The channel on which the database notifies every process of committed changes that visitors see (by triggers of the
 * migrations).
 */
const CHANNEL = 'content_changed';

/** What the database's list of connections calls this one. */
const NAME = 'sobremesa: changes';

/**
 * How long the database may take to answer: so many ticks of so many milliseconds. It counts ticks and not time,
 * because a process that was itself stopped has one tick afterwards, and reads what has arrived before the next one.
 */
const PATIENCE = 10;
const TICK = 200;

/** Pause before the next attempt to listen, in milliseconds. */
const RETRY = 1_000;

/** The connection on which changes are heard of. It is asked one thing at a time. */
interface Line {
  client: Client;
  socket: Socket;
  turns: Gate;
  /** The next question whether all was heard, until it is sent. */
  next?: Promise<void> | undefined;
}

/**
 * Hears of committed changes on a connection of its own, and invalidates what depends on the changed rows. While it cannot hear, nothing is
 * kept. That the process is alive is said on the same connection, which shows at once whether the connection is.
 */
@Injectable()
export class ContentChanges implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ContentChanges.name);
  private line: Line | undefined;
  private timer: NodeJS.Timeout | undefined;
  private over = false;

  constructor(
    private readonly env: Env,
    private readonly cache: AnswerCache,
    private readonly replicas: Replicas,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.listen();
  }

  async onApplicationShutdown(): Promise<void> {
    this.over = true;
    clearTimeout(this.timer);
    const { line } = this;
    if (!line) return;
    await inTime(line.turns.run(() => this.replicas.leave(line.client))).catch(() => undefined);
    await inTime(line.client.end()).catch(() => line.socket.destroy());
  }

  private async listen(): Promise<void> {
    const socket = new Socket();
    const client = new Client({
      connectionString: this.env.DATABASE_URL,
      application_name: NAME,
      keepAlive: true,
      stream: () => socket,
    });
    const line: Line = { client, socket, turns: new Gate(1) };
    this.line = line;
    client.on('notification', ({ payload }) => this.cache.drop(sourcesIn(payload)));
    client.on('error', () => this.lose(line));
    client.on('end', () => this.lose(line));
    try {
      await inTime(client.connect());
      await inTime(client.query(`listen ${CHANNEL}`));
      this.cache.listen(true, () => this.confirm(line));
    } catch {
      return this.lose(line);
    }
    await this.beat(line);
  }

  /**
   * Resolves when all that was said on this connection so far has been read: an answer follows what was said before. Who asks
   * while another question is on its way shares the next one, which leaves after that.
   */
  private async confirm(line: Line): Promise<void> {
    line.next ??= line.turns.run(async () => {
      line.next = undefined;
      await line.client.query('select 1');
    });
    try {
      await inTime(line.next);
    } catch (error) {
      this.lose(line);
      throw error;
    }
  }

  private async beat(line: Line): Promise<void> {
    try {
      await inTime(line.turns.run(() => this.replicas.beat(line.client)));
    } catch (error) {
      // A refusal is an answer: the connection lives.
      if (!(error instanceof DatabaseError)) return this.lose(line);
    }
    if (this.line === line) this.later(BEAT, () => this.beat(line));
  }

  /** The connection is lost. Nothing is kept until there is a new one. */
  private lose(line: Line): void {
    if (this.line !== line || this.over) return;
    this.line = undefined;
    this.cache.listen(false);
    this.logger.warn('changes are not heard of; nothing is kept until they are');
    // The socket is closed at once: `end` would wait for a server that does not answer.
    line.socket.destroy();
    this.later(RETRY, () => this.listen());
  }

  private later(pause: number, work: () => Promise<void>): void {
    clearTimeout(this.timer);
    if (!this.over) this.timer = setTimeout(() => void work(), pause).unref();
  }
}

/** What the database says of a change: a table, and the records to which the changed rows belong. */
const SAID = /^[a-z_]+(?: [a-z_]+:\d+)*$/;

/** What has changed. What is not understood, or says nothing, may be anything. */
const sourcesIn = (said: string | undefined): Sources => (said && SAID.test(said) ? said.split(' ') : undefined);

/** Returns the answer. Throws if none comes within the time of `PATIENCE` ticks. */
async function inTime<Answer>(asked: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    let ticks = PATIENCE;
    timer = setInterval(() => {
      if (--ticks === 0) reject(new Error('the database answers nothing'));
    }, TICK);
  });
  try {
    return await Promise.race([asked, tooLate]);
  } finally {
    clearInterval(timer);
  }
}
