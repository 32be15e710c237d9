import { Socket } from 'node:net';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Client, DatabaseError } from 'pg';
import { Env } from '../../config/env.js';
import { BEAT, Replicas } from '../health/replicas.repository.js';
import { Gate } from '../images/gate.js';
import { AnswerCache } from './answer-cache.js';
import type { Tags } from './tags.js';

/** The channel of the notices about committed changes that visitors see, which triggers send (in the migrations). */
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
 * Listens for committed changes on a connection of its own, and invalidates what depends on the changed rows. Without the
 * connection nothing is kept. The process reports itself alive on the same connection, which shows that this is alive too.
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
    client.on('notification', ({ payload }) => this.cache.invalidate(tagsIn(payload)));
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
   * Resolves when all earlier notices have been read: an answer follows what was sent before it. While a question is on its
   * way, all further callers share the next one.
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

/** A notice: a table, and the records to which the changed rows belong. */
const NOTICE = /^[a-z_]+(?: [a-z_]+:\d+)*$/;

/** The tags of a notice. One that is empty or not understood may mean anything. */
const tagsIn = (notice: string | undefined): Tags => (notice && NOTICE.test(notice) ? notice.split(' ') : undefined);

/** Returns the answer. Throws if none comes within the time of `PATIENCE` ticks. */
async function inTime<Answer>(asked: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    let ticks = PATIENCE;
    timer = setInterval(() => {
      if (--ticks === 0) reject(new Error('the database answers nothing'));
    }, TICK);
  });
  return Promise.race([asked, tooLate]).finally(() => clearInterval(timer));
}
