import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '../start/start-error.js';
import { findBinaries } from './embedded/binaries.js';
import {
  clusterIn,
  ensureCluster,
  makeDataDir,
  SUPERUSER,
  type Cluster,
  type ServerParts,
} from './embedded/cluster.js';
import { chooseLauncher } from './embedded/launcher.js';
import { findPostmaster } from './embedded/postmaster.js';
import { bringDown, bringUp, explainPostgres } from './embedded/server.js';

/** A PostgreSQL server that belongs to the product. */
export interface EmbeddedPostgres {
  /** Connection address of the product's database for its owner, with the password. */
  readonly url: string;
  /** The same for the role that the product serves with. It is made after the migrations. */
  readonly servingUrl: string;
  /** Stops the server in order. Everything committed is on the disk then. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Absolute path of the folder with the product's data. Created when it does not exist. */
  readonly dataDir: string;
  /** Takes a Spanish sentence for each step that a person may have to wait for. */
  readonly log: (sentence: string) => void;
  /** False only in tests: a crash of the machine may lose everything, and Ctrl-C ends the server too. */
  readonly durable?: boolean;
}

const DATABASE = 'sobremesa';
const SERVING = 'sobremesa_app';
const IN_USE = 5_733_442;
const STOP_LIMIT_MS = 8_000;
const RETRY_MS = 1_000;

/** Reserves the data folder for this process while the connection lives, with a lock in the database. */
async function claim(client: pg.Client, { folder }: Cluster): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [IN_USE]);
    if (rows[0]?.taken) return;
    await delay(50);
  }
  const { rows } = await client.query<{ holder: string }>(
    `select application_name as holder from pg_stat_activity join pg_locks using (pid) where locktype = 'advisory' and objid = $1`,
    [IN_USE],
  );
  const pid = /\d+/.exec(rows[0]?.holder ?? '')?.[0] ?? 'desconocido';
  throw new StartError(
    `Otro proceso (${pid}) ya usa la carpeta de datos de ${folder}: detenlo o elige otra carpeta con DATA_DIR.`,
  );
}

/** The serving role's password is a digest of the owner's, so that the folder keeps one password. */
function addressesOf(password: string, port: number | undefined): Pick<EmbeddedPostgres, 'url' | 'servingUrl'> {
  const addressOf = (user: string): string => `postgresql://${user}@127.0.0.1:${port}/${DATABASE}`;
  const serving = createHash('sha256').update(`serving:${password}`).digest('base64url');
  return { url: addressOf(`${SUPERUSER}:${password}`), servingUrl: addressOf(`${SERVING}:${serving}`) };
}

/** A running server and the connection that reserves its folder. Restarts the server when it dies. */
class KeptServer implements EmbeddedPostgres {
  private readonly ending = new AbortController();
  private revival: Promise<void> = Promise.resolve();
  private client?: pg.Client;
  private port?: number;
  private pid?: number;

  constructor(
    private readonly parts: ServerParts,
    private readonly log: (sentence: string) => void,
  ) {}

  get url(): string {
    return addressesOf(this.parts.password, this.port).url;
  }

  get servingUrl(): string {
    return addressesOf(this.parts.password, this.port).servingUrl;
  }

  /** Starts the server, on the same port as before if there was one, and reserves its folder. */
  async up(): Promise<void> {
    const { client, port, pid } = await bringUp(this.parts, this.port, this.ending.signal);
    try {
      await claim(client, this.parts.cluster);
    } catch (error) {
      await client.end().catch(() => undefined);
      if (error instanceof StartError) throw error;
      return this.up(); // Its former process was just stopping the server.
    }
    this.client = client;
    this.port = port;
    this.pid = pid;
    client.once('end', () => {
      if (!this.ending.signal.aborted) this.revival = this.revive();
    });
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  }

  /** A server that is not reserved belongs to another process and keeps running. */
  async stop(): Promise<void> {
    this.ending.abort();
    await this.revival;
    if (this.client === undefined) return;
    await this.client.end().catch(() => undefined);
    await bringDown(this.parts.cluster.folder, STOP_LIMIT_MS, this.pid);
  }

  private async revive(): Promise<void> {
    this.log('La base de datos se detuvo: se está levantando de nuevo…');
    while (!this.ending.signal.aborted) {
      try {
        await this.up();
        this.log('La base de datos está de vuelta.');
        return;
      } catch (error) {
        if (this.ending.signal.aborted) return;
        this.log(error instanceof StartError ? error.message : 'La base de datos aún no responde.');
        await delay(RETRY_MS, undefined, { signal: this.ending.signal }).catch(() => undefined);
      }
    }
  }
}

async function prepare({ dataDir, log, durable = true }: EmbeddedPostgresOptions): Promise<ServerParts> {
  await makeDataDir(dataDir);
  const folder = await realpath(dataDir);
  const cluster = clusterIn(folder);
  const binaries = findBinaries();
  const launcher = await chooseLauncher(folder, binaries.postgres);
  try {
    const onCreate = (): void => log('Creando la base de datos…');
    const password = await ensureCluster({ cluster, binaries, launcher, durable, onCreate });
    return { cluster, binaries, launcher, password, durable };
  } catch (error) {
    const output = (error as { stderr?: unknown }).stderr;
    throw typeof output === 'string' ? await explainPostgres(output, cluster) : error;
  }
}

/**
 * Starts PostgreSQL in a data folder and creates the database on the first start, or takes over the server that a
 * killed process of the product has left running there. The server listens on a free port of the loopback address, with
 * a random password that is kept in the folder. If it dies, it is started again on the same port.
 *
 * @throws StartError when the folder or the machine does not allow it, or another process uses the folder
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const server = new KeptServer(await prepare(options), options.log);
  await server.up().catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
  return server;
}

/**
 * Gives access to the server of a data folder beside a product that may be running on it. It uses that product's server
 * and leaves it running, or starts one for the time of the work.
 *
 * @throws StartError when there is no database yet, and as {@link startEmbeddedPostgres} does
 */
export async function borrowEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const cluster = clusterIn(await realpath(options.dataDir).catch(() => options.dataDir));
  if (!existsSync(cluster.folder)) throw new StartError(`No hay una base de datos en ${options.dataDir}.`);
  const running = findPostmaster(cluster.folder);
  if (running === undefined) return startEmbeddedPostgres(options);
  const password = (await readFile(cluster.passwordFile, 'utf8')).trim();
  return { ...addressesOf(password, running.port), stop: () => Promise.resolve() };
}
