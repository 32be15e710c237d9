import { Socket } from 'node:net';
import { Logger } from '@nestjs/common';
import { Client, type ClientConfig, DatabaseError, type Pool } from 'pg';
import { freeBroken } from './free-broken.js';

/** How often it is looked whether somebody waits for the database, in milliseconds. */
const TICK = 200;

/**
 * Ticks without a sign of life until the database counts as silent; together with the first one it stays under the two
 * seconds within which every caller is answered. Ticks and not a time: a process that is held up itself (a suspended laptop, a long
 * computation) has one tick afterwards, and reads what has arrived before the next.
 */
const PATIENCE = 7;

/** Ticks for which the connection that is asked is kept when nobody waits any more. */
const KEPT = 50;

/**
 * Notices a database that takes requests and answers nothing: a stopped process, a network that swallows packets. No
 * limit on a statement can tell that from slow work, so while somebody waits, a question that takes no work is asked
 * beside it. Only when nothing at all has come for a while, neither its answer nor a byte on any connection, are those
 * who wait told so; and whoever comes then is told at once, until the question is answered.
 *
 * What a connection had under way when it is given up is rolled back by the server. Whether a commit under way took
 * place nobody can know; like after every lost connection, the caller hears 503 and asks again.
 */
export class DatabasePulse {
  private readonly logger = new Logger(DatabasePulse.name);
  /** The open connections and how much each had received at the last tick. */
  private readonly sockets = new Map<Socket, number>();
  private question: Question | undefined;
  private patience = PATIENCE;
  private quiet = 0;
  private silent = false;

  constructor(private readonly clientUrl: string) {}

  /** What makes a pool's connections pass here, as settings of pg and MikroORM. */
  get driverOptions(): { stream: () => Socket; onPoolCreated: (pool: Pool) => void } {
    return { stream: () => this.open(), onPoolCreated: (pool) => this.watch(pool) };
  }

  private open(): Socket {
    const socket = this.silent ? new RefusedSocket() : new Socket();
    this.sockets.set(socket, 0);
    return socket.once('close', () => this.sockets.delete(socket));
  }

  private watch(pool: Pool): void {
    freeBroken(pool);
    const timer = setInterval(() => {
      if (pool.ended) {
        clearInterval(timer);
        this.question?.end();
      } else this.tick(pool.totalCount > pool.idleCount);
    }, TICK).unref();
  }

  /** @param busy whether somebody has a connection or waits for one */
  private tick(busy: boolean): void {
    if (this.hasReceived()) this.patience = PATIENCE;
    if (!busy && !this.silent) return this.rest();
    this.quiet = 0;
    this.question ??= new Question(this.clientUrl);
    if (!this.question.isAsked) this.ask(this.question);
    if (this.patience-- > 0) return;
    this.question.end();
    this.question = undefined;
    this.patience = PATIENCE;
    this.giveUp();
  }

  /** Whether anything arrived on any connection since the last tick. */
  private hasReceived(): boolean {
    let any = false;
    for (const [socket, before] of this.sockets) {
      if (socket.bytesRead > before) any = true;
      this.sockets.set(socket, socket.bytesRead);
    }
    return any;
  }

  private rest(): void {
    this.patience = PATIENCE;
    if (this.question === undefined || (this.quiet += 1) < KEPT) return;
    this.question.end();
    this.question = undefined;
  }

  private ask(question: Question): void {
    void question.ask().then((answered) => {
      if (question !== this.question) return;
      if (question.isOver) this.question = undefined;
      if (answered) this.hear();
    });
  }

  private hear(): void {
    this.patience = PATIENCE;
    if (this.silent) this.logger.log('the database answers again');
    this.silent = false;
  }

  private giveUp(): void {
    if (!this.silent) this.logger.warn('the database answers nothing; requests are refused until it does');
    this.silent = true;
    for (const socket of this.sockets.keys()) socket.destroy();
  }
}

/** Whether the database answers, asked over a connection of its own. */
class Question {
  private readonly socket = new Socket().unref();
  private readonly client: Client;
  private connected: Promise<unknown> | undefined;
  private asked = false;

  constructor(connectionString: string) {
    const settings: ClientConfig = { connectionString, keepAlive: true, stream: () => this.socket };
    this.client = new Client(settings);
    // A connection that breaks rejects what was asked; one that breaks meanwhile fails the next question.
    this.client.on('error', () => undefined);
  }

  /** Whether the answer is still awaited. */
  get isAsked(): boolean {
    return this.asked;
  }

  /** Whether nothing more can be asked. */
  get isOver(): boolean {
    return this.socket.destroyed;
  }

  /** @returns true when the server said anything, if only that it is full or starting; false when the connection broke */
  async ask(): Promise<boolean> {
    this.asked = true;
    try {
      await (this.connected ??= this.client.connect());
      await this.client.query('select 1');
      return true;
    } catch (error) {
      this.end();
      return error instanceof DatabaseError;
    } finally {
      this.asked = false;
    }
  }

  /** Hangs up without waiting for anything. */
  end(): void {
    this.socket.destroy();
  }
}

/** A connection that is not even tried. */
class RefusedSocket extends Socket {
  override connect(): this {
    process.nextTick(() => this.destroy(new Error('Connection terminated: the database answers nothing')));
    return this;
  }
}
