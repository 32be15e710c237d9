import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { cautionsOf, readEnv, type Env } from './config/env.js';
import { createApp } from './create-app.js';
import { readEmbedSettings } from './embeds/index.js';
import { Person } from './modules/users/index.js';
import { databaseConfig } from './platform/database/database.config.js';
import { logCaution } from './platform/database/discreet-log.js';
import { migrate } from './platform/database/migrate.js';
import { Readiness } from './platform/health/readiness.js';
import { explainStartFailure } from './platform/start/explain-start-failure.js';
import { requireFolder } from './platform/start/make-folder.js';
import { requirePort } from './platform/start/port.js';
import { printSummary, progress, type SummaryPerson } from './platform/start/report.js';
import { seed } from './seed/seed.js';

/** How long requests in flight may take after SIGTERM, in milliseconds. */
const DRAIN_LIMIT = 9_000;

/** Most people in the summary. */
const SUMMARY_PEOPLE = 8;

/** What ends each part that was started, in the order of starting. */
type Endings = (() => Promise<void> | void)[];

/**
 * Runs the product: settings, database, migrations, first data, application. What stops the start is printed as one
 * sentence, and the process ends with 1. SIGTERM and Ctrl-C end it in order, with 0.
 */
export async function runProduct(): Promise<void> {
  const endings: Endings = [];
  let stopping = false;
  const stop = async (code: number): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), DRAIN_LIMIT).unref();
    for (const end of endings.toReversed()) await Promise.resolve(end()).catch(() => undefined);
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

  try {
    await start(readEnv(), endings);
  } catch (error) {
    if (stopping) return;
    process.stderr.write(`\n${explainStartFailure(error)}\n`);
    await stop(1);
  }
}

async function start(env: Env, endings: Endings): Promise<void> {
  const { notice } = readEmbedSettings(env);
  if (notice) progress(notice);
  cautionsOf(env).forEach(progress);
  await requirePort(env.PORT, env.HOST);
  if (env.DATABASE_URL === undefined || env.STORAGE === 'local') requireFolder(env.DATA_DIR);
  const databaseUrl = await openDatabase(env, endings);
  const app = await createApp(env);
  endings.push(() => app.close());
  await app.init();
  await seed(app, databaseUrl, progress);
  // Loads the renderer and opens connections, so that the first visitor does not wait for either.
  await app.inject('/');
  await app.listen(env.PORT, env.HOST);
  endings.push(() => app.get(Readiness).drain());
  printSummary({ productName: env.PRODUCT_NAME, url: env.PUBLIC_URL, people: await peopleToTry(app, env) });
}

/** Embeds PostgreSQL when no address is given, and brings the database to the newest migration. */
async function openDatabase(env: Env, endings: Endings): Promise<string> {
  if (env.DATABASE_URL === undefined) {
    progress('Preparando la base de datos…');
    const { startEmbeddedPostgres } = await import('./platform/database/embedded-postgres.js');
    const server = await startEmbeddedPostgres({ dataDir: env.DATA_DIR, log: progress });
    endings.push(() => server.stop());
    env.DATABASE_URL = server.url;
  }
  const orm = await MikroORM.init(databaseConfig(env.DATABASE_URL, { pool: 2, unlimited: true }));
  try {
    await migrate(orm, env.DATABASE_URL);
  } finally {
    await orm.close();
  }
  const caution = await logCaution(env.DATABASE_URL);
  if (caution) progress(caution);
  return env.DATABASE_URL;
}

/** The people whom one can try at the sign-in page while the embedded provider stands in for Google. */
async function peopleToTry(app: NestFastifyApplication, env: Env): Promise<SummaryPerson[]> {
  if (env.googleConfigured || !env.DEMO_DATA) return [];
  return app
    .get(EntityManager)
    .fork()
    .find(Person, {}, { orderBy: { id: 'asc' }, limit: SUMMARY_PEOPLE });
}
