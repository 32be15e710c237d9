import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chown } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import { StartError } from '../../start/start-error.js';

const execute = promisify(execFile);

/** Starts PostgreSQL's programs as a user that PostgreSQL accepts, which root is not. */
export interface Launcher {
  /** Runs a program to its end. Rejects with the program's standard error when it fails. */
  run(program: string, args: readonly string[]): Promise<{ stdout: string; stderr: string }>;
  /**
   * Starts a server that writes to an open log file.
   *
   * @param apart in a session of its own, which the terminal's Ctrl-C does not reach
   */
  serve(program: string, args: readonly string[], log: number, apart: boolean): ChildProcess;
  /** Gives a file or folder to the user that the programs run as. */
  own(path: string): Promise<void>;
}

interface ServiceUser {
  readonly uid: number;
  readonly gid: number;
}

/**
 * The environment of the programs. Nothing of the caller's environment (PGDATA, PGPORT, LC_ALL …) may change what the
 * server does, and its PATH may lack useradd, as root's does after a plain `su`.
 */
const ENVIRONMENT = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LANG: 'C.UTF-8',
  LC_ALL: 'C.UTF-8',
};
const OPTIONS = { cwd: '/', env: ENVIRONMENT };
const USER = 'postgres';

async function findUser(): Promise<ServiceUser | undefined> {
  try {
    const [uid, gid] = await Promise.all([execute('id', ['-u', USER], OPTIONS), execute('id', ['-g', USER], OPTIONS)]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

async function findOrCreateUser(): Promise<ServiceUser> {
  const existing = await findUser();
  if (existing !== undefined) return existing;
  const args = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', USER];
  try {
    await execute('useradd', args, OPTIONS);
  } catch (cause) {
    const afterRace = await findUser();
    if (afterRace !== undefined) return afterRace;
    throw new StartError(
      `PostgreSQL no puede ejecutarse como root y no fue posible crear el usuario ${USER}: inicia el producto con otro usuario o indica DATABASE_URL.`,
      { cause },
    );
  }
  return findOrCreateUser();
}

function launcher(user: ServiceUser | undefined, prefix: readonly string[] = []): Launcher {
  const options = { ...OPTIONS, ...(prefix.length === 0 ? user : undefined) };
  const command = (program: string, args: readonly string[]): [string, string[]] => {
    const [first = program, ...rest] = [...prefix, program, ...args];
    return [first, rest];
  };
  return {
    run: (program, args) => execute(...command(program, args), options),
    serve: (program, args, log, apart) =>
      spawn(...command(program, args), { ...options, detached: apart, stdio: ['ignore', log, log] }),
    own: async (path) => {
      if (user !== undefined) await chown(path, user.uid, user.gid);
    },
  };
}

/**
 * Root's home is usually closed to other users. In it the server still runs as its own user, but keeps the one
 * capability that lets it pass through closed folders, for access(2) too, which would drop it otherwise.
 */
function throughClosedFolders({ uid, gid }: ServiceUser): string[] {
  const user = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  const capability = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--securebits=+no_setuid_fixup'];
  return ['setpriv', ...user, ...capability];
}

/**
 * Chooses how to run PostgreSQL's programs on this machine.
 *
 * @param folder where the data will be; it must exist
 * @param program one of the programs, to check whether the user can reach it
 * @throws StartError when running as root and no other user can reach both
 */
export async function chooseLauncher(folder: string, program: string): Promise<Launcher> {
  if (userInfo().uid !== 0) return launcher(undefined);
  const user = await findOrCreateUser();
  for (const candidate of [launcher(user), launcher(user, throughClosedFolders(user))]) {
    try {
      await candidate.run('/bin/sh', ['-c', 'test -x "$0" && cd "$1"', program, folder]);
      return candidate;
    } catch {
      continue;
    }
  }
  throw new StartError(
    `PostgreSQL no puede ejecutarse como root y el usuario ${USER} no llega a ${folder}: elige otra carpeta con DATA_DIR, o mueve el proyecto fuera de las carpetas privadas de root.`,
  );
}
