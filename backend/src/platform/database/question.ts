import { Socket } from 'node:net';
import { Client, type ClientConfig, DatabaseError } from 'pg';

/** Ticks after which a connection that answered before is tried no longer: it may be the dead one itself. */
const STALE = 3;

/**
 * Of these processes those that the server does not have, or that wait for a statement. Behind a pooler that names
 * processes of its own, none: there nobody knows.
 */
const IDLE = `select asked.pid from unnest($1::int[]) asked(pid)
  where pg_backend_pid() = $2 and not exists (
    select from pg_stat_activity at_work
    where at_work.pid = asked.pid and (at_work.state is null or at_work.state not like 'idle%'))`;

/** What the server answers. */
interface Answer {
  /** The processes that are not at work. */
  idle: number[];
}

/** Asks whether the database answers, and what it is at work on, on a connection of its own. */
export class Question {
  private readonly socket = new Socket().unref();
  private readonly client: Client & { processID?: number | null };
  private connected: Promise<unknown> | undefined;
  private asked = false;
  private answers = 0;
  private ticks = 0;

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

  /** Counts one more tick without an answer. @returns whether a new connection may get one */
  wait(): boolean {
    this.ticks += 1;
    return this.answers > 0 && this.ticks >= STALE;
  }

  /**
   * @param pids the server's processes on which somebody has waited for long
   * @returns what the server answered, even that it is full or starting; undefined when the connection broke
   */
  async ask(pids: number[]): Promise<Answer | undefined> {
    this.asked = true;
    this.ticks = 0;
    try {
      await (this.connected ??= this.client.connect());
      const idle = pids.length > 0 ? await this.idleOf(pids) : [];
      if (pids.length === 0) await this.client.query('select 1');
      this.answers += 1;
      return { idle };
    } catch (error) {
      this.end();
      return error instanceof DatabaseError ? { idle: [] } : undefined;
    } finally {
      this.asked = false;
    }
  }

  /** Closes the connection without waiting. */
  end(): void {
    this.socket.destroy();
  }

  private async idleOf(pids: number[]): Promise<number[]> {
    const { rows } = await this.client.query<{ pid: number }>(IDLE, [pids, this.client.processID]);
    return rows.map(({ pid }) => pid);
  }
}
