/**
 * Writes the migration that brings the database from the newest migration to what the entities say now:
 * `node --import @oxc-node/core/register tools/migration.mjs NAME`. Compares on a PostgreSQL of its own, which is thrown
 * away.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { databaseConfig } from '../backend/src/platform/database/database.config.js';
import { startEmbeddedPostgres } from '../backend/src/platform/database/embedded-postgres.js';
import { migrate } from '../backend/src/platform/database/migrate.js';

const dataDir = mkdtempSync(join(tmpdir(), 'migration-'));
const server = await startEmbeddedPostgres({ dataDir, log: () => undefined, durable: false });
try {
  const orm = await MikroORM.init(databaseConfig(server.url, { pool: 2, unlimited: true }));
  await migrate(orm, server.url);
  await orm.close();
  const command = ['run', '--silent', 'migration:create', '-w', 'backend', '--', `--name=${process.argv[2]}`];
  const env = { ...process.env, DATABASE_URL: server.url };
  process.exitCode = spawnSync('npm', command, { stdio: 'inherit', env }).status ?? 1;
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
