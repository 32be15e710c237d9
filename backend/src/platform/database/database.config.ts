import { fileURLToPath } from 'node:url';
import { dirname, join } from 'node:path';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type Options } from '@mikro-orm/postgresql';
import { indexForeignKeys } from './index-foreign-keys.js';

const sourceRoot = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Whether this runs from the sources (tests, command line) or from the build. */
const language = import.meta.url.endsWith('.ts') ? 'ts' : 'js';

/** Where entities live, below the source root. */
const ENTITY_FOLDERS = ['modules', 'seed'];

/** How long a request waits for a connection, and a statement for its answer, in milliseconds (quality.md 5). */
const ACQUIRE_TIMEOUT = 1_800;
const STATEMENT_TIMEOUT = 10_000;

/**
 * MikroORM's settings for a database address.
 * @param clientUrl postgres://… address
 * @param pool connections to hold at most
 */
export function databaseConfig(clientUrl: string, pool = 10): Options {
  return defineConfig({
    clientUrl,
    entities: ENTITY_FOLDERS.map((folder) => join(sourceRoot, folder, `**/*.entity.${language}`)),
    metadataProvider: ReflectMetadataProvider,
    extensions: [Migrator],
    forceUndefined: false,
    pool: { min: 0, max: pool },
    driverOptions: {
      connectionTimeoutMillis: ACQUIRE_TIMEOUT,
      statement_timeout: STATEMENT_TIMEOUT,
      idle_in_transaction_session_timeout: STATEMENT_TIMEOUT,
      keepAlive: true,
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
    discovery: { afterDiscovered: indexForeignKeys },
  });
}
