import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { readEnv, type Env } from '../config/env.js';
import { asSystem } from '../platform/audit/author.js';
import { databaseConfig } from '../platform/database/database.config.js';
import type { EmbeddedPostgres, EmbeddedPostgresOptions } from '../platform/database/embedded-postgres.js';
import { progress } from '../platform/start/report.js';
import { openStorage } from '../platform/storage/storage.module.js';
import type { Storage } from '../platform/storage/storage.js';

/** What commands work with: the settings, the database and the store of the product. */
export interface Workplace {
  env: Env;
  /** The database for its owner. */
  databaseUrl: string;
  /** The database for the role that the product serves with. */
  servingUrl: string;
  storage: Storage;
  /** Does work with the product's own entities and rules. */
  withEntities: <Result>(work: (em: EntityManager) => Promise<Result>) => Promise<Result>;
}

/**
 * Opens what the settings name, does the work and closes it.
 * @param isNew whether the embedded database may be made here: only a restore fills a new one
 */
export async function withWorkplace(
  settings: NodeJS.ProcessEnv | undefined,
  isNew: boolean,
  work: (place: Workplace) => Promise<void>,
): Promise<void> {
  const env = readEnv(settings);
  const database = await openDatabase(env, isNew);
  try {
    const place = await workplaceOf(env, database.url, database.servingUrl);
    await asSystem('Orden de administración', () => work(place));
  } finally {
    await database.stop();
  }
}

/** The workplace of an open database. */
async function workplaceOf(env: Env, databaseUrl: string, servingUrl: string): Promise<Workplace> {
  const withEntities: Workplace['withEntities'] = async (task) => {
    const orm = await MikroORM.init(databaseConfig(databaseUrl, { pool: 2, unlimited: true }));
    try {
      return await task(orm.em.fork());
    } finally {
      await orm.close();
    }
  };
  return { env, databaseUrl, servingUrl, storage: await openStorage(env), withEntities };
}

/** Opens the database of the settings: the one that somebody else keeps, or the embedded one, also while it runs. */
async function openDatabase(env: Env, isNew: boolean): Promise<EmbeddedPostgres> {
  const { DATABASE_URL: servingUrl, DATABASE_OWNER_URL: url = servingUrl } = env;
  if (url !== undefined && servingUrl !== undefined) return { url, servingUrl, stop: () => Promise.resolve() };
  const { borrowEmbeddedPostgres, startEmbeddedPostgres } = await import('../platform/database/embedded-postgres.js');
  const options: EmbeddedPostgresOptions = { dataDir: env.DATA_DIR, log: progress };
  return isNew ? startEmbeddedPostgres(options) : borrowEmbeddedPostgres(options);
}
