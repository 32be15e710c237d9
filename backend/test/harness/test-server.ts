import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { databaseConfig } from '../../src/platform/database/database.config.js';
import { startEmbeddedPostgres } from '../../src/platform/database/embedded-postgres.js';
import { migrate } from '../../src/platform/database/migrate.js';

/** The migrated database that each test file's is cloned from. */
export const TEMPLATE = 'template_migrated';

/** Name of the variable that tells test files where the server is. */
export const SERVER_URL = 'TEST_DATABASE_SERVER';

/** Address of another database of the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Starts an embedded server that forgets everything, and migrates the template. */
export async function startTestServer(): Promise<{ stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sobremesa-test-'));
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined, durable: false });
  process.env[SERVER_URL] = server.url;
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const orm = await MikroORM.init(databaseConfig(databaseUrl(server.url, TEMPLATE), { pool: 2 }));
  await migrate(orm, databaseUrl(server.url, TEMPLATE));
  await orm.close();
  return {
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
