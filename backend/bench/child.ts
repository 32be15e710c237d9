import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { processorTime } from './processor-time.js';

const KB = 1024;
const START_LIMIT = 120_000;

/** A measured server in a process of its own. */
export class Child {
  private constructor(
    private readonly process: ChildProcess,
    readonly url: string,
    /** Time from its start to its first answer, in milliseconds. */
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
    return processorTime(this.process.pid ?? 0);
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
