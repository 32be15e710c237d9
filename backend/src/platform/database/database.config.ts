import { fileURLToPath } from 'node:url';
import { dirname, join } from 'node:path';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type Options } from '@mikro-orm/postgresql';
import { DatabasePulse } from './database-pulse.js';
import { indexForeignKeys } from './index-foreign-keys.js';
import { keepChosen } from './keep-chosen.js';

const sourceRoot = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Whether this runs from the sources (tests, command line) or from the build. */
const language = import.meta.url.endsWith('.ts') ? 'ts' : 'js';

/** Where entities live, below the source root. */
const ENTITY_FOLDERS = ['modules', 'seed'];

/** How long a request waits for a connection, and a statement for its answer, in milliseconds. */
const ACQUIRE_TIMEOUT = 1_800;
const STATEMENT_TIMEOUT = 10_000;

/** How long a connection nobody uses is kept, in milliseconds: opening one costs a visitor more than keeping it. */
const IDLE_TIMEOUT = 300_000;

/** Limits that keep a stuck database from holding requests. `query_timeout` is the client's own, for a silent network. */
const REQUEST_LIMITS = {
  statement_timeout: STATEMENT_TIMEOUT,
  idle_in_transaction_session_timeout: STATEMENT_TIMEOUT,
  query_timeout: STATEMENT_TIMEOUT + 1_000,
};

/**
 * Prepared statements are planned for their values each time. A plan for any value would be kept after five uses if it
 * looked as cheap on average, and read a whole index where few chefs have what is asked for.
 */
const PLANS = '-c plan_cache_mode=force_custom_plan';

/** Limits on time, and a watch for a database that answers nothing, which would use each of them up. */
const requestOptions = (clientUrl: string): Options['driverOptions'] => ({
  ...REQUEST_LIMITS,
  ...new DatabasePulse(clientUrl).driverOptions,
});

interface DatabaseOptions {
  /** Connections to hold at most. */
  pool?: number;
  /** Without limits on time, for migrations, which may have to rewrite a large table. */
  unlimited?: boolean;
}

/**
 * MikroORM's settings for a database address.
 * @param clientUrl postgres://… address
 */
export function databaseConfig(clientUrl: string, { pool = 10, unlimited = false }: DatabaseOptions = {}): Options {
  return defineConfig({
    clientUrl,
    entities: ENTITY_FOLDERS.map((folder) => join(sourceRoot, folder, `**/*.entity.${language}`)),
    metadataProvider: ReflectMetadataProvider,
    extensions: [Migrator],
    forceUndefined: false,
    pool: { min: 0, max: pool, idleTimeoutMillis: IDLE_TIMEOUT },
    driverOptions: {
      connectionTimeoutMillis: ACQUIRE_TIMEOUT,
      keepAlive: true,
      keepAliveInitialDelayMillis: STATEMENT_TIMEOUT,
      options: PLANS,
      ...(unlimited ? {} : requestOptions(clientUrl)),
    },
    migrations: {
      path: join(sourceRoot, 'migrations'),
      pathTs: join(sourceRoot, 'migrations'),
      glob: `Migration*.${language}`,
      snapshot: false,
      silent: true,
      transactional: true,
      allOrNothing: true,
      disableForeignKeys: false,
    },
    discovery: {
      afterDiscovered: (storage) => {
        indexForeignKeys(storage);
        keepChosen(storage);
      },
    },
    // Written by hand in the migrations; a test watches that no table is forgotten.
    schemaGenerator: { ignoreTriggers: true },
  });
}
