import type { ChildProcess } from 'node:child_process';
import { closeSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { diskFull, notAllowed } from '../../start/sentences.js';
import { StartError } from '../../start/start-error.js';
import { LOG_WITHOUT_VALUES } from '../log-without-values.js';
import { SUPERUSER, type Cluster, type ServerParts } from './cluster.js';
import { findPostmaster, forgetRecycledPid, serves } from './postmaster.js';

const HOST = '127.0.0.1';
const POLL_MS = 50;
const LAUNCHES = 5;
const PATIENCE_MS = 120_000;
const LARGEST_LOG = 5_000_000;

/** With less free space PostgreSQL can neither create nor start a database, and often cannot even write why. */
const LEAST_FREE_BYTES = 8 * 1024 * 1024;

const WITHOUT_DURABILITY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
const SETTINGS = [
  `listen_addresses=${HOST}`,
  'unix_socket_directories=',
  'timezone=UTC',
  'log_timezone=UTC',
  ...Object.entries(LOG_WITHOUT_VALUES).map(([name, value]) => `${name}=${value}`),
];

/** Failures that pass by themselves: another program took the port, or processes of a killed server are still ending. */
const PASSING = /could not bind|Address already in use|shared memory block|lock file "postmaster\.pid"/;

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, HOST, resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

function openLog(logFile: string): { descriptor: number; length: number } {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LARGEST_LOG) renameSync(logFile, `${logFile}.1`);
  const descriptor = openSync(logFile, 'a', 0o600);
  return { descriptor, length: fstatSync(descriptor).size };
}

interface Launched {
  readonly process: ChildProcess;
  readonly logLength: number;
}

function launch({ cluster, binaries, launcher, durable }: ServerParts, port: number): Launched {
  forgetRecycledPid(cluster.folder);
  const settings = [...SETTINGS, ...(durable ? [] : WITHOUT_DURABILITY)].flatMap((setting) => ['-c', setting]);
  const { descriptor, length } = openLog(cluster.logFile);
  try {
    const args = ['-D', cluster.folder, '-p', String(port), ...settings];
    const process = launcher.serve(binaries.postgres, args, descriptor, durable);
    process.once('error', () => undefined);
    process.unref();
    return { process, logLength: length };
  } finally {
    closeSync(descriptor);
  }
}

const hasEnded = ({ process }: Launched): boolean =>
  process.pid === undefined || process.exitCode !== null || process.signalCode !== null;

async function connect(port: number, { password, cluster }: ServerParts): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    host: HOST,
    port,
    user: SUPERUSER,
    password,
    database: 'postgres',
    application_name: `sobremesa ${process.pid}`,
    connectionTimeoutMillis: 2_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    if ((error as pg.DatabaseError).code !== '28P01') return undefined;
    throw new StartError(
      `La contraseña de ${cluster.passwordFile} no abre la base de datos de esa carpeta: recupérala o elige otra carpeta con DATA_DIR.`,
    );
  }
}

/**
 * Starts the server of a cluster and connects to it. A running server is used, after waiting while it recovers or stops.
 * @param port the port to start on; a free one when not given
 * @throws StartError when PostgreSQL gives up
 */
export async function bringUp(
  parts: ServerParts,
  port: number | undefined,
  signal: AbortSignal,
): Promise<{ client: pg.Client; port: number; pid: number }> {
  const deadline = Date.now() + PATIENCE_MS;
  let launches = 0;
  let launched: Launched | undefined;
  while (Date.now() < deadline) {
    signal.throwIfAborted();
    const running = findPostmaster(parts.cluster.folder);
    const client = running && (await connect(running.port, parts));
    if (running && client) return { client, ...running };
    if (!running && (launched === undefined || hasEnded(launched))) {
      if (launched !== undefined) await giveUpUnlessPassing(parts.cluster, launched, launches);
      launched = launch(parts, port ?? (await freePort()));
      launches += 1;
    }
    await delay(POLL_MS);
  }
  throw new StartError(`PostgreSQL no terminó de arrancar a tiempo: los detalles están en ${parts.cluster.logFile}.`);
}

async function giveUpUnlessPassing(cluster: Cluster, { logLength }: Launched, launches: number): Promise<void> {
  const output = readFileSync(cluster.logFile).subarray(logLength).toString();
  if (!PASSING.test(output) || launches >= LAUNCHES) throw await explainPostgres(output, cluster);
  await delay(POLL_MS * 4 * launches);
}

export async function explainPostgres(output: string, cluster: Cluster): Promise<StartError> {
  const dataDir = dirname(cluster.folder);
  const { bavail, bsize } = await statfs(dataDir);
  if (output.includes('No space left on device') || bavail * bsize < LEAST_FREE_BYTES)
    return new StartError(diskFull(dataDir));
  if (/Permission denied|Read-only file system|Operation not permitted/.test(output))
    return new StartError(notAllowed(dataDir));
  const reason = output.match(/(?:FATAL|PANIC|error): +(.+)/)?.[1] ?? 'sin explicación';
  return new StartError(`PostgreSQL no pudo arrancar («${reason}»): los detalles están en ${cluster.logFile}.`);
}

/**
 * Stops the server in order (PostgreSQL's "fast" shutdown: open transactions are rolled back, everything is written).
 * After the time limit it continues alone, and the next start waits for it.
 * @param seen id of the running server: where its folder was deleted, nothing is left to write, and it is stopped at once
 */
export async function bringDown(folder: string, limitMs: number, seen?: number): Promise<void> {
  const pid = findPostmaster(folder)?.pid;
  if (pid !== undefined) return end(pid, 'SIGINT', folder, limitMs);
  if (seen !== undefined && serves(seen, folder)) await end(seen, 'SIGQUIT', folder, limitMs);
}

async function end(pid: number, signal: 'SIGINT' | 'SIGQUIT', folder: string, limitMs: number): Promise<void> {
  process.kill(pid, signal);
  const deadline = Date.now() + limitMs;
  while (serves(pid, folder) && Date.now() < deadline) await delay(POLL_MS);
}
