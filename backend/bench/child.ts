import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** Hundredths of a second: Linux's unit of a process's time. */
const TICK_MS = 10;
const KB = 1024;
const START_LIMIT = 120_000;

/** A server that is measured, in a process of its own. */
export class Child {
  private constructor(
    private readonly process: ChildProcess,
    readonly url: string,
    /** From its start to its first answer, in milliseconds. */
    readonly startedIn: number,
  ) {}

  /** Starts a Node program that listens on $PORT, and waits until it answers under `path`. */
  static async start(args: string[], port: number, path: string, env: Record<string, string>): Promise<Child> {
    const begun = performance.now();
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...env, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const url = `http://localhost:${port}`;
    while (!(await answers(url + path))) {
      if (child.exitCode !== null || performance.now() - begun > START_LIMIT)
        throw new Error(`${args.join(' ')} did not start`);
      await pause(20);
    }
    return new Child(child, url, performance.now() - begun);
  }

  /** Processor time used so far, in milliseconds. */
  async cpu(): Promise<number> {
    const stat = await readFile(`/proc/${this.process.pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  }

  /** Memory in use, in MB. */
  async memory(): Promise<number> {
    const status = await readFile(`/proc/${this.process.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / KB;
  }

  async stop(): Promise<void> {
    this.process.kill('SIGTERM');
    if (this.process.exitCode === null) await once(this.process, 'exit');
  }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
