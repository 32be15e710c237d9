import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chown } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import { StartError } from '../../start/start-error.js';

const execute = promisify(execFile);

interface ServiceUser {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Nothing of the caller's environment (PGDATA, PGPORT, LC_ALL …) may change what the server does, and its PATH may lack
 * useradd, as root's does after a plain `su`.
 */
const ENVIRONMENT = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LANG: 'C.UTF-8',
  LC_ALL: 'C.UTF-8',
};
const OPTIONS = { cwd: '/', env: ENVIRONMENT };
const USER = 'postgres';

/** Starts PostgreSQL's programs as a user that PostgreSQL accepts, which root is not. */
export class Launcher {
  /**
   * @param user undefined for the user of this process
   * @param prefix a command that runs the program as that user, in place of Node
   */
  constructor(
    private readonly user?: ServiceUser,
    private readonly prefix: readonly string[] = [],
  ) {}

  /** Runs a program to its end. Rejects with the program's standard error when it fails. */
  run(program: string, args: readonly string[]): Promise<{ stdout: string; stderr: string }> {
    return execute(...this.command(program, args), this.options);
  }

  /**
   * Starts a server that writes to an open log file.
   * @param apart in a session of its own, which the terminal's Ctrl-C does not reach
   */
  serve(program: string, args: readonly string[], log: number, apart: boolean): ChildProcess {
    const options = { ...this.options, detached: apart };
    return spawn(...this.command(program, args), { ...options, stdio: ['ignore', log, log] });
  }

  /** Gives a file or folder to the user that the programs run as. */
  async own(path: string): Promise<void> {
    if (this.user) await chown(path, this.user.uid, this.user.gid);
  }

  private get options() {
    return { ...OPTIONS, ...(this.prefix.length === 0 ? this.user : undefined) };
  }

  private command(program: string, args: readonly string[]): [string, string[]] {
    const [first = program, ...rest] = [...this.prefix, program, ...args];
    return [first, rest];
  }
}

async function findUser(): Promise<ServiceUser | undefined> {
  try {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((which) => execute('id', [which, USER], OPTIONS)));
    return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) };
  } catch {
    return undefined;
  }
}

async function findOrCreateUser(): Promise<ServiceUser> {
  const existing = await findUser();
  if (existing) return existing;
  const args = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', USER];
  // Another start may create it at the same moment.
  const failure = await execute('useradd', args, OPTIONS).then(
    () => undefined,
    (cause: unknown) => cause,
  );
  const created = await findUser();
  if (created) return created;
  throw new StartError(
    `PostgreSQL no puede ejecutarse como root y no fue posible crear el usuario ${USER}: inicia el producto con otro usuario o indica DATABASE_URL.`,
    { cause: failure },
  );
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
  if (userInfo().uid !== 0) return new Launcher();
  const user = await findOrCreateUser();
  for (const candidate of [new Launcher(user), new Launcher(user, throughClosedFolders(user))]) {
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
