import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Larger than every process id of Linux or macOS. */
const NOBODYS_PID = 2_147_483_646;

/** Whether a process with this id exists, no matter who owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The command line of a process. Empty when the process is gone. */
function commandOf(pid: number): string[] {
  try {
    if (existsSync('/proc/self/cmdline')) return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/);
  } catch {
    return [];
  }
}

/** Whether this process is a PostgreSQL server in this data folder. */
export function serves(pid: number, folder: string): boolean {
  const [program = '', ...args] = commandOf(pid);
  return basename(program) === 'postgres' && `${args.join(' ')} `.includes(`-D ${folder} `);
}

/** The lines of `postmaster.pid`; none where there is no such file. */
function readPidFile(folder: string): string[] {
  try {
    return readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** The server that runs in a data folder, also one that outlived the process which started it. */
export function findPostmaster(folder: string): { pid: number; port: number } | undefined {
  const [pid, , , port] = readPidFile(folder);
  const found = { pid: Number(pid), port: Number(port) };
  return found.pid > 0 && found.port > 0 && serves(found.pid, folder) ? found : undefined;
}

/**
 * Replaces the id in `postmaster.pid` where it belongs to another program after a crash: PostgreSQL would refuse to start.
 * With the rest of the file it still checks that no process of the old server uses the folder.
 */
export function forgetRecycledPid(folder: string): void {
  const [pid, ...rest] = readPidFile(folder);
  if (pid === undefined || !isAlive(Number(pid)) || serves(Number(pid), folder)) return;
  writeFileSync(join(folder, 'postmaster.pid'), [NOBODYS_PID, ...rest].join('\n'));
}
