import { Socket } from 'node:net';
import { Client, DatabaseError } from 'pg';

/** Ticks after which a connection that answered before is tried no longer: it may be the dead one itself. */
const STALE = 3;

/**
 * Those of these processes that the server does not have, or that wait for a statement. None behind a pooler, which names
 * processes of its own.
 */
const IDLE = `select asked.pid from unnest($1::int[]) asked(pid)
  where pg_backend_pid() = $2 and not exists (
    select from pg_stat_activity at_work
    where at_work.pid = asked.pid and (at_work.state is null or at_work.state not like 'idle%'))`;

/** Asks whether the database answers, and which processes of the server are idle, on a connection of its own. */
export class Heartbeat {
  /** Whether the answer has not arrived yet. */
  isAsked = false;
  private readonly socket = new Socket().unref();
  private readonly client: Client & { processID?: number | null };
  private connected: Promise<unknown> | undefined;
  private hasAnswered = false;
  private ticks = 0;

  constructor(connectionString: string) {
    this.client = new Client({ connectionString, keepAlive: true, stream: () => this.socket });
    // A connection that breaks rejects the question. One that breaks between two questions makes the next one fail.
    this.client.on('error', () => undefined);
  }

  /** Bytes that have arrived: each one, also of the greeting, says that the server lives. */
  get received(): number {
    return this.socket.bytesRead;
  }

  get isOver(): boolean {
    return this.socket.destroyed;
  }

  /** Counts one more tick without an answer. @returns whether a new connection may get one */
  wait(): boolean {
    this.ticks += 1;
    return this.hasAnswered && this.ticks >= STALE;
  }

  /**
   * @param pids the server's processes whose answers are overdue
   * @returns those of them that are idle; none where the server is full or starting; undefined when the connection broke
   */
  async ask(pids: number[]): Promise<number[] | undefined> {
    this.isAsked = true;
    this.ticks = 0;
    try {
      await (this.connected ??= this.client.connect());
      const { rows } = await (pids.length > 0
        ? this.client.query<{ pid: number }>(IDLE, [pids, this.client.processID])
        : this.client.query<{ pid: number }>('select 1'));
      this.hasAnswered = true;
      return pids.length > 0 ? rows.map(({ pid }) => pid) : [];
    } catch (error) {
      this.end();
      return error instanceof DatabaseError ? [] : undefined;
    } finally {
      this.isAsked = false;
    }
  }

  /** Closes the connection without waiting. */
  end(): void {
    this.socket.destroy();
  }
}
