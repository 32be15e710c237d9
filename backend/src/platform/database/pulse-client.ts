import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import type { ClientConfig } from 'pg';
import { MeasuredClient } from './measured-client.js';

/** Ticks without a byte until one should ask whether the server is at work on the statement. */
const OVERDUE = 5;

/**
 * Ticks without a byte until it is given up: eleven seconds, one more than any statement may take. The driver's own limit is
 * a timer for each statement, which keeps the memory of a request for longer than the request.
 */
const ENDLESS = 55;

/** How often the server must say that it is idle, one tick apart: the answer may be on its way. */
const DENIALS = 2;

/** PostgreSQL does not know a statement that was prepared here: a pooler gave the session to others, or emptied it. */
const UNKNOWN_STATEMENT = '26000';

/** What pg's client knows of itself and its types leave out. */
interface Inside {
  readonly connection: EventEmitter<{ errorMessage: [{ code?: string }] }>;
  /** The server's process for this connection. Null until it is open. */
  readonly processID: number | null;
  /** False while a statement waits for its answer. */
  readonly readyForQuery: boolean;
}

/** This connection is dead, while the database lives. */
export class DeadConnectionError extends Error {
  constructor() {
    super('Connection terminated: it was dead');
  }
}

/**
 * A connection of the pool that counts for how long its statement has been without an answer. It may be dead while the
 * database lives: the host at its other end failed over, or a router forgot it.
 */
export class PulseClient extends MeasuredClient {
  private received = 0;
  private quiet = 0;
  private denied = 0;

  /** @param socket the connection's own, which it opens */
  constructor(
    config: ClientConfig | undefined,
    readonly socket: Socket,
  ) {
    // The pool hides the password from anyone who copies its settings.
    super({ ...config, password: config?.password, stream: () => socket });
    // The driver believes that it is prepared, and would ask in vain for as long as the connection lives.
    this.inside.connection.on('errorMessage', ({ code }) => {
      if (code === UNKNOWN_STATEMENT) socket.destroy();
    });
  }

  /** The server's process for this connection. Undefined until it is open. */
  get pid(): number | undefined {
    return this.inside.processID ?? undefined;
  }

  get isReady(): boolean {
    return this.pid !== undefined && this.inside.readyForQuery;
  }

  get isOverdue(): boolean {
    return this.quiet >= OVERDUE;
  }

  get isEndless(): boolean {
    return this.quiet >= ENDLESS;
  }

  /** Counts one more tick. @returns whether anything has arrived since the last one */
  tick(): boolean {
    const { bytesRead } = this.socket;
    const any = bytesRead > this.received;
    this.received = bytesRead;
    if (any || this.isReady || this.pid === undefined) this.quiet = this.denied = 0;
    else this.quiet += 1;
    return any;
  }

  /** The server says that it is idle here. @returns whether it has said so often enough: the connection is dead */
  deny(): boolean {
    if (!this.isOverdue || this.socket.bytesRead > this.received) return false;
    this.denied += 1;
    return this.denied >= DENIALS;
  }

  private get inside(): Inside {
    return this as unknown as Inside;
  }
}
