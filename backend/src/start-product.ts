import { setTimeout as pause } from 'node:timers/promises';
import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { forgetOwner, type Env } from './config/env.js';
import { createApp } from './create-app.js';
import { Person } from './modules/users/index.js';
import { isApplied, type Declared } from './platform/audit/declarations.repository.js';
import { roleOf } from './platform/audit/rights.repository.js';
import { databaseConfig } from './platform/database/database.config.js';
import { migrationsMissing } from './platform/database/database-facts.js';
import { inTransaction } from './platform/database/table-rows.js';
import { migrate } from './platform/database/migrate.js';
import { Readiness } from './platform/health/readiness.js';
import { OpenConnections } from './platform/http/body/open-connections.js';
import { Jobs } from './platform/jobs/jobs.js';
import { printSummary, progress, type SummaryPerson } from './platform/start/report.js';
import { isUnanswered, requireSameStore } from './platform/storage/same-store.js';
import { openStorage, placeOf } from './platform/storage/storage.module.js';
import type { Endings } from './run-product.js';
import { seed } from './seed/seed.js';

/** Most people in the summary. */
const SUMMARY_PEOPLE = 8;

const SECOND = 1_000;

/**
 * Starts everything with settings that were checked, and serves the product when this resolves.
 * @param endings receives what ends each part that was started
 */
export async function startProduct(env: Env, endings: Endings): Promise<void> {
  const databaseUrl = await openDatabase(env, endings);
  await checkStore(env, databaseUrl);
  const app = await createApp(env);
  endings.push(() => app.close());
  await app.init();
  await seed(app, databaseUrl, progress);
  // Loads the renderer and opens connections, so that the first visitor does not wait for either.
  await app.inject('/');
  const connections = new OpenConnections(app.getHttpServer());
  await app.listen(env.PORT, env.HOST);
  endings.push(() => connections.closeUnused());
  endings.push(() => leaveBalancer(app.get(Readiness), connections, env));
  // Visitors are served first: opening the queue takes half a second on a fresh machine.
  void app.get(Jobs).start();
  printSummary({ productName: env.PRODUCT_NAME, url: env.PUBLIC_URL, people: await peopleToTry(app, env) });
}

/** Reports that the process is not ready, and still answers until its balancers have noticed. */
async function leaveBalancer(readiness: Readiness, connections: OpenConnections, env: Env): Promise<void> {
  readiness.drain();
  connections.endWithAnswers();
  await pause(env.SHUTDOWN_DELAY * SECOND);
}

/** Throws when the store is not the one of this database. One that does not answer is tried again by anyone who needs it. */
async function checkStore(env: Env, databaseUrl: string): Promise<void> {
  try {
    await requireSameStore(databaseUrl, await openStorage(env), placeOf(env));
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    progress(`${placeOf(env)} no responde: hasta que vuelva no se ven ni se guardan imágenes.`);
  }
}

/**
 * Embeds PostgreSQL when no address is given, and brings the database to the newest migration and to what the code declares.
 * The owner does it, where there are two roles; its connections are closed and its address is forgotten then.
 * @returns the address that the product serves with
 */
async function openDatabase(env: Env, endings: Endings): Promise<string> {
  if (env.DATABASE_URL === undefined) {
    progress('Preparando la base de datos…');
    const { startEmbeddedPostgres } = await import('./platform/database/embedded-postgres.js');
    const server = await startEmbeddedPostgres({ dataDir: env.DATA_DIR, log: progress });
    endings.push(() => server.stop());
    env.DATABASE_URL = server.servingUrl;
    env.DATABASE_OWNER_URL = server.url;
  }
  const { DATABASE_URL, DATABASE_OWNER_URL: ownerUrl } = env;
  const role = ownerUrl === undefined ? undefined : roleOf(DATABASE_URL);
  await bringUpToDate(ownerUrl ?? DATABASE_URL, { keptMonths: env.AUDIT_RETENTION_MONTHS, role });
  forgetOwner(env);
  return DATABASE_URL;
}

/** Migrates without time limits. Most starts find nothing to do by two statements, and do not load what migrates. */
async function bringUpToDate(databaseUrl: string, declared: Declared): Promise<void> {
  const { pending, unknown } = await migrationsMissing(databaseUrl);
  const applied = await inTransaction(databaseUrl, 'read committed', (client) => isApplied(client, declared));
  // A newer version has migrated: what it declared stays.
  if (pending.length === 0 && (applied || unknown.length > 0)) return;
  const orm = await MikroORM.init(databaseConfig(databaseUrl, { pool: 2, unlimited: true }));
  try {
    await migrate(orm, databaseUrl, declared);
  } finally {
    await orm.close();
  }
}

/** The people whom one can try at the sign-in page while the embedded provider stands in for Google. */
async function peopleToTry(app: NestFastifyApplication, env: Env): Promise<SummaryPerson[]> {
  if (env.googleConfigured || !env.DEMO_DATA) return [];
  return app
    .get(EntityManager)
    .fork()
    .find(Person, {}, { orderBy: { id: 'asc' }, limit: SUMMARY_PEOPLE });
}
