import { Socket } from 'node:net';
import { Logger } from '@nestjs/common';
import type { Client, ClientConfig, Pool, PoolConfig } from 'pg';
import { Heartbeat } from './heartbeat.js';
import { DeadConnectionError, PulseClient } from './pulse-client.js';

/** How often it checks whether somebody waits for the database, in milliseconds. */
const TICK = 200;

/**
 * Ticks without any answer until the database counts as silent. With the first tick they stay below the two seconds
 * within which every caller is answered. It counts ticks and not time, because a process that was itself stopped has one
 * tick afterwards, and reads what has arrived before the next.
 */
const PATIENCE = 7;

/** For how many ticks the heartbeat's connection is kept after nobody waits any more. */
const KEPT = 50;

/**
 * Notices a database that accepts requests and answers nothing: a stopped process, or a network that drops packets. A
 * limit on statements cannot distinguish that from slow work. So while somebody waits, it sends a heartbeat: a question that takes no work.
 * When nothing has arrived for a while, neither the answer nor a byte on any connection, waiting calls fail, and
 * later calls fail at once until the heartbeat is answered.
 *
 * One connection may be dead while the others live. So the heartbeat also asks for the work of the connections whose
 * answer is overdue. One on which the server is not at work is given up, and with it the unused ones, which probably died
 * with it.
 *
 * The server rolls back what a connection had under way when it is given up. Nobody can know whether a commit under way
 * took place: as after every lost connection, the caller gets 503 and asks again.
 */
export class DatabasePulse {
  private readonly logger = new Logger(DatabasePulse.name);
  private readonly clients = new Set<PulseClient>();
  private readonly taken = new Set<Client>();
  private heartbeat: Heartbeat | undefined;
  private patience = PATIENCE;
  private quiet = 0;
  /** Bytes of the heartbeat's connection at the last tick. */
  private received = 0;
  private silent = false;

  constructor(private readonly clientUrl: string) {}

  /** Settings of pg and MikroORM with which a pool's connections are watched here. */
  get driverOptions(): Pick<PoolConfig, 'Client'> & { onPoolCreated: (pool: Pool) => void } {
    const open = (client: PulseClient) => this.open(client);
    const socket = () => (this.silent ? new RefusedSocket() : new Socket());
    class WithPulse extends PulseClient {
      constructor(config?: ClientConfig) {
        super(config, socket());
        open(this);
      }
    }
    return { Client: WithPulse, onPoolCreated: (pool) => this.watch(pool) };
  }

  private open(client: PulseClient): void {
    this.clients.add(client);
    client.socket.once('close', () => this.clients.delete(client));
  }

  private watch(pool: Pool): void {
    pool.on('acquire', (client) => this.taken.add(client));
    pool.on('release', (_error, client) => this.taken.delete(client));
    pool.on('connect', (client) => {
      // A transaction returns its connection after the rollback, which fails on a broken one: it would take a place for ever.
      client.once('end', () => {
        if (!this.taken.has(client)) return;
        const release = client.release.bind(client);
        client.release = () => undefined;
        release(true);
      });
    });
    const timer = setInterval(() => {
      if (pool.ended) {
        clearInterval(timer);
        this.heartbeat?.end();
      } else this.tick(pool.totalCount > pool.idleCount);
    }, TICK).unref();
  }

  /** @param busy whether somebody has a connection or waits for one */
  private tick(busy: boolean): void {
    if (this.hasReceived()) this.patience = PATIENCE;
    for (const client of this.clients) if (client.isEndless) client.socket.destroy(new Error('Query read timeout'));
    if (!busy && !this.silent) return this.rest();
    this.quiet = 0;
    if (this.heartbeat?.isAsked && this.heartbeat.wait()) this.drop(this.heartbeat);
    this.heartbeat ??= new Heartbeat(this.clientUrl);
    if (!this.heartbeat.isAsked) this.ask(this.heartbeat);
    if (this.patience-- > 0) return;
    this.drop(this.heartbeat);
    this.patience = PATIENCE;
    this.giveUp();
  }

  /** Whether anything has arrived on any connection since the last tick, the heartbeat's included. */
  private hasReceived(): boolean {
    const { received = 0 } = this.heartbeat ?? {};
    const isGreeted = received > this.received;
    this.received = received;
    return [...this.clients].filter((client) => client.tick()).length > 0 || isGreeted;
  }

  private rest(): void {
    this.patience = PATIENCE;
    if (this.heartbeat && (this.quiet += 1) >= KEPT) this.drop(this.heartbeat);
  }

  private drop(heartbeat: Heartbeat): void {
    heartbeat.end();
    this.heartbeat = undefined;
  }

  private ask(heartbeat: Heartbeat): void {
    const overdue = [...this.clients].filter(({ isOverdue }) => isOverdue);
    void heartbeat.ask(overdue.flatMap(({ pid = [] }) => pid)).then((idle) => {
      if (heartbeat !== this.heartbeat) return;
      if (heartbeat.isOver) this.heartbeat = undefined;
      if (idle === undefined) return;
      this.hear();
      const dead = overdue.filter((client) => idle.includes(client.pid ?? 0) && client.deny());
      if (dead.length > 0) this.bury(dead);
    });
  }

  private hear(): void {
    this.patience = PATIENCE;
    if (this.silent) this.logger.log('the database answers again');
    this.silent = false;
  }

  /** Gives up dead connections, after the unused ones: a caller that retries at once must not get one of those. */
  private bury(dead: PulseClient[]): void {
    this.logger.warn('a connection to the database is dead; it and the unused ones are opened again');
    const unused = [...this.clients].filter((client) => client.isReady && !this.taken.has(client));
    void Promise.all(unused.map(({ socket }) => closed(socket))).then(() => {
      for (const { socket } of dead) socket.destroy(new DeadConnectionError());
    });
  }

  private giveUp(): void {
    if (!this.silent) this.logger.warn('the database answers nothing; requests are refused until it does');
    this.silent = true;
    for (const { socket } of this.clients) socket.destroy();
  }
}

/** Closes a socket. Resolves once it is closed, also when it broke meanwhile. */
const closed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => void socket.once('close', () => resolve()).destroy());

/** A connection that fails at once. */
class RefusedSocket extends Socket {
  override connect(): this {
    process.nextTick(() => this.destroy(new Error('Connection terminated: the database answers nothing')));
    return this;
  }
}
