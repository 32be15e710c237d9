import 'reflect-metadata';
import { resolve } from 'node:path';
import { makeBackup, restoreBackup } from './backup/index.js';
import { readEnv, type Env } from './config/env.js';
import type { EmbeddedPostgresOptions } from './platform/database/embedded-postgres.js';
import { explainStartFailure } from './platform/start/explain-start-failure.js';
import { progress } from './platform/start/report.js';
import { openStorage } from './platform/storage/storage.module.js';

/**
 * `node dist/backup.js make FOLDER` backs up the database and the files that the settings name, `restore FOLDER` puts
 * them into empty ones. Ends with 0, or with one sentence and 1.
 */
async function run([task, path = '']: string[]): Promise<void> {
  const env = readEnv();
  const folder = resolve(path);
  const work = task === 'restore' ? restoreBackup : makeBackup;
  const database = await openDatabase(env, task === 'restore');
  try {
    const { rows, files } = await work(database.url, await openStorage(env), folder);
    const count = Object.values(rows).reduce((sum, some) => sum + some, 0);
    progress(
      `${task === 'restore' ? 'Restaurado desde' : 'Respaldo listo en'} ${folder}: ${count} filas y ${files} archivos.`,
    );
  } finally {
    await database.stop();
  }
}

/**
 * Opens the database of the settings. A backup may be made while the product runs; for a restore the database must be
 * new.
 */
async function openDatabase(env: Env, isNew: boolean): Promise<{ url: string; stop(): Promise<void> }> {
  if (env.DATABASE_URL !== undefined) return { url: env.DATABASE_URL, stop: () => Promise.resolve() };
  const { borrowEmbeddedPostgres, startEmbeddedPostgres } = await import('./platform/database/embedded-postgres.js');
  const options: EmbeddedPostgresOptions = { dataDir: env.DATA_DIR, log: progress };
  return isNew ? startEmbeddedPostgres(options) : borrowEmbeddedPostgres(options);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`\n${explainStartFailure(error)}\n`);
  process.exitCode = 1;
}
