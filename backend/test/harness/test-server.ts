import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { databaseConfig } from '../../src/platform/database/database.config.js';
import { startEmbeddedPostgres } from '../../src/platform/database/embedded-postgres.js';
import { findPostmaster } from '../../src/platform/database/embedded/postmaster.js';
import { migrate } from '../../src/platform/database/migrate.js';

/** The migrated database that each test file clones. */
export const TEMPLATE = 'template_migrated';

/** Name of the variable with the server's address, for test files. */
export const SERVER_URL = 'TEST_DATABASE_SERVER';

/** Name of the variable with the path of the server's log, for test files. */
export const SERVER_LOG = 'TEST_DATABASE_LOG';

/** Address of another database of the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** An embedded server that keeps nothing on the disk. */
export interface TestServer {
  /** Sends a signal to the server and all of its processes. */
  signal(signal: NodeJS.Signals): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a server for the following test databases, and migrates the template. */
export async function startTestServer(): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sobremesa-test-'));
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined, durable: false });
  process.env[SERVER_URL] = server.url;
  process.env[SERVER_LOG] = join(dataDir, 'postgres.log');
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const orm = await MikroORM.init(databaseConfig(databaseUrl(server.url, TEMPLATE), { pool: 2 }));
  await migrate(orm, databaseUrl(server.url, TEMPLATE));
  await orm.close();
  const postmaster = findPostmaster(join(dataDir, 'postgres'))?.pid ?? 0;
  return {
    async signal(signal) {
      for (const pid of await withChildren(postmaster)) process.kill(pid, signal);
    },
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
    },
  };
}

/** A process and its children. Leaves out one that has just ended. */
async function withChildren(pid: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=']);
  const children = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return [pid, ...children.flatMap(([child = 0, parent]) => (parent === pid ? [child] : []))];
}
