import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from '../../start/make-folder.js';
import { StartError } from '../../start/start-error.js';
import type { Binaries } from './binaries.js';
import type { Launcher } from './launcher.js';
import { isAlive } from './postmaster.js';

export interface Cluster {
  readonly folder: string;
  readonly passwordFile: string;
  readonly logFile: string;
}

export interface ServerParts {
  readonly cluster: Cluster;
  readonly binaries: Binaries;
  readonly launcher: Launcher;
  readonly password: string;
  readonly durable: boolean;
}

export const SUPERUSER = 'sobremesa';

export function clusterIn(dataDir: string): Cluster {
  return {
    folder: join(dataDir, 'postgres'),
    passwordFile: join(dataDir, 'postgres.password'),
    logFile: join(dataDir, 'postgres.log'),
  };
}

/** Resolves to undefined where the work fails with one of these codes. */
async function unless<Result>(codes: readonly string[], work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (codes.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

const readIfThere = async (path: string): Promise<string | undefined> =>
  (await unless(['ENOENT'], readFile(path, 'utf8')))?.trim();

/** Creates the data folder. The user that PostgreSQL runs as may pass through it; the secrets in it are 0600. */
export async function makeDataDir(dataDir: string): Promise<void> {
  makeFolder(dataDir);
  const { mode } = await stat(dataDir);
  if ((mode & 0o011) !== 0o011) await chmod(dataDir, mode | 0o011);
}

/**
 * The random password of this data folder. It is written before the database is created, so that a database is never
 * without its password, and completely or not at all. Of two starts at the same moment, both use the first password.
 */
async function ensurePassword(file: string): Promise<string> {
  const draft = `${file}.new-${process.pid}`;
  await writeFile(draft, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true });
  try {
    await unless(['EEXIST'], link(draft, file));
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(file, 'utf8')).trim();
}

async function sync(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes what killed starts left behind while they created the database, but not the work of a running start. */
async function removeHalfMade(folder: string): Promise<void> {
  const prefix = `${basename(folder)}.new-`;
  for (const name of await readdir(dirname(folder))) {
    if (!name.startsWith(prefix)) continue;
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    if (pid === process.pid || !isAlive(pid)) await rm(join(dirname(folder), name), { recursive: true, force: true });
  }
}

/**
 * Creates the database beside its final place and renames it when it is complete, so that a killed start leaves all of
 * it or nothing.
 */
async function create({ cluster, binaries, launcher, password, durable }: ServerParts): Promise<void> {
  await removeHalfMade(cluster.folder);
  const workplace = `${cluster.folder}.new-${process.pid}`;
  const passwordFile = `${workplace}-password`;
  try {
    await mkdir(workplace, { mode: 0o700 });
    await launcher.own(workplace);
    await writeFile(passwordFile, password, { mode: 0o600 });
    await launcher.own(passwordFile);
    await launcher.run(binaries.initdb, [
      `--pgdata=${workplace}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--lc-messages=C',
      ...(durable ? [] : ['--no-sync']),
    ]);
    // Another start may have put one there in the meantime.
    await unless(['ENOTEMPTY', 'EEXIST'], rename(workplace, cluster.folder));
    if (durable) await sync(dirname(cluster.folder));
  } finally {
    await rm(passwordFile, { force: true });
    await rm(workplace, { recursive: true, force: true });
  }
}

/**
 * Makes sure that the data folder has a database of this PostgreSQL version. Creates it on the first start.
 *
 * @returns the superuser's password
 * @throws StartError when the folder contains something that cannot be used; nothing in it is changed then
 */
export async function ensureCluster(parts: Omit<ServerParts, 'password'> & { onCreate: () => void }): Promise<string> {
  const { cluster, binaries, launcher } = parts;
  const files = (await unless(['ENOENT'], readdir(cluster.folder))) ?? [];
  if (files.length === 0) {
    parts.onCreate();
    const password = await ensurePassword(cluster.passwordFile);
    await create({ ...parts, password });
    return password;
  }
  const found = await readIfThere(join(cluster.folder, 'PG_VERSION'));
  if (found === undefined) {
    throw new StartError(
      `La carpeta ${cluster.folder} existe pero no contiene una base de datos completa: muévela a otro lugar o elige otra carpeta con DATA_DIR.`,
    );
  }
  const { stdout } = await launcher.run(binaries.postgres, ['--version']);
  const expected = /\d+/.exec(stdout)?.[0] ?? stdout.trim();
  if (found !== expected) {
    throw new StartError(
      `La base de datos de ${cluster.folder} es de PostgreSQL ${found} y este producto trae PostgreSQL ${expected}: restaura un respaldo en otra carpeta con DATA_DIR.`,
    );
  }
  const password = await readIfThere(cluster.passwordFile);
  if (!password) {
    throw new StartError(
      `Falta ${cluster.passwordFile}, la contraseña de la base de datos de esa carpeta: recupérala o elige otra carpeta con DATA_DIR.`,
    );
  }
  return password;
}
