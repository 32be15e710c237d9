import { Socket } from 'node:net';
import { Logger } from '@nestjs/common';
import { Client, type ClientConfig, DatabaseError, type Pool } from 'pg';
import { freeBroken } from './free-broken.js';

/** How often it checks whether somebody waits for the database, in milliseconds. */
const TICK = 200;

/**
 * Ticks without any answer until the database counts as silent. With the first tick they stay below the two seconds
 * within which every caller is answered. It counts ticks and not time, because a process that was itself stopped (a
 * suspended laptop, a long computation) has one tick afterwards, and reads what has arrived before the next.
 */
const PATIENCE = 7;

/** For how many ticks the connection of the question is kept after nobody waits any more. */
const KEPT = 50;

/**
 * Notices a database that accepts requests and answers nothing: a stopped process, or a network that drops packets. A
 * limit on statements cannot tell that from slow work. So while somebody waits, it asks a question that takes no work.
 * When nothing has arrived for a while, neither the answer nor a byte on any connection, those who wait are told, and
 * those who come later are told at once until the question is answered.
 *
 * The server rolls back what a connection had under way when it is given up. Nobody can know whether a commit under way
 * took place: as after every lost connection, the caller gets 503 and asks again.
 */
export class DatabasePulse {
  private readonly logger = new Logger(DatabasePulse.name);
  /** The open connections, and how many bytes each had received at the last tick. */
  private readonly sockets = new Map<Socket, number>();
  private question: Question | undefined;
  private patience = PATIENCE;
  private quiet = 0;
  private silent = false;

  constructor(private readonly clientUrl: string) {}

  /** Settings of pg and MikroORM with which a pool's connections are watched here. */
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

  /** Whether anything has arrived on any connection since the last tick. */
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

/** Asks whether the database answers, on a connection of its own. */
class Question {
  private readonly socket = new Socket().unref();
  private readonly client: Client;
  private connected: Promise<unknown> | undefined;
  private asked = false;

  constructor(connectionString: string) {
    const settings: ClientConfig = { connectionString, keepAlive: true, stream: () => this.socket };
    this.client = new Client(settings);
    // A connection that breaks rejects the question. One that breaks between two questions makes the next one fail.
    this.client.on('error', () => undefined);
  }

  /** Whether the answer has not arrived yet. */
  get isAsked(): boolean {
    return this.asked;
  }

  /** Whether it can ask nothing more. */
  get isOver(): boolean {
    return this.socket.destroyed;
  }

  /**
   * @returns true when the server answered anything, even that it is full or starting; false when the connection broke
   */
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

  /** Closes the connection without waiting. */
  end(): void {
    this.socket.destroy();
  }
}

/** A connection that fails without being tried. */
class RefusedSocket extends Socket {
  override connect(): this {
    process.nextTick(() => this.destroy(new Error('Connection terminated: the database answers nothing')));
    return this;
  }
}
