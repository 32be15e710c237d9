import { join } from 'node:path';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type Options } from '@mikro-orm/postgresql';
import { CODE_FOLDER } from '../code-folder.js';
import { QUEUE_SCHEMA } from '../jobs/queue.js';
import { AuthorSubscriber } from './author.subscriber.js';
import { DatabasePulse } from './database-pulse.js';
import { indexForeignKeys, keepChosen } from './foreign-keys.js';
import type { Table } from './tables.js';

/** The language of this code: TypeScript when it runs from the sources (tests, tools), JavaScript from the build. */
const language = import.meta.url.endsWith('.ts') ? 'ts' : 'js';

const ENTITY_FOLDERS = ['modules', 'seed'];

/** How long a request waits for a connection, in milliseconds. */
const ACQUIRE_TIMEOUT = 1_800;
const STATEMENT_TIMEOUT = 10_000;

/** How long an idle connection is kept, in milliseconds. For a visitor, opening a new one costs more than keeping one. */
const IDLE_TIMEOUT = 300_000;

/** Limits that keep a stuck database from blocking requests, and the watch for one that does not answer at all. */
const requestOptions = (clientUrl: string): Options['driverOptions'] => ({
  statement_timeout: STATEMENT_TIMEOUT,
  idle_in_transaction_session_timeout: STATEMENT_TIMEOUT,
  ...new DatabasePulse(clientUrl).driverOptions,
});

/** The tables that no entity has, as the migrations make them. A test watches that no table is forgotten. */
const WITHOUT_ENTITY = [
  'strict_count',
  'replica',
  'store_mark',
  'mail',
  'secret_link',
  'audit_line',
  'refused_sign_in',
] satisfies Table[];

/**
 * MikroORM's settings for a database address.
 * @param pool most connections
 * @param unlimited whether there are no time limits: a migration may have to rewrite a large table
 */
export function databaseConfig(
  clientUrl: string,
  { pool = 10, unlimited = false }: { pool?: number; unlimited?: boolean } = {},
): Options {
  return defineConfig({
    clientUrl,
    entities: ENTITY_FOLDERS.map((folder) => join(CODE_FOLDER, folder, `**/*.entity.${language}`)),
    metadataProvider: ReflectMetadataProvider,
    extensions: [Migrator],
    subscribers: [AuthorSubscriber],
    forceUndefined: false,
    // An entity would give itself two functions for each of its properties, also where nothing is on the other side.
    propagationOnPrototype: false,
    pool: { min: 0, max: pool, idleTimeoutMillis: IDLE_TIMEOUT },
    driverOptions: {
      connectionTimeoutMillis: ACQUIRE_TIMEOUT,
      keepAlive: true,
      keepAliveInitialDelayMillis: STATEMENT_TIMEOUT,
      ...(unlimited ? {} : requestOptions(clientUrl)),
    },
    migrations: {
      path: join(CODE_FOLDER, 'migrations'),
      pathTs: join(CODE_FOLDER, 'migrations'),
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
    schemaGenerator: {
      ignoreTriggers: true,
      ignoreRoutines: true,
      skipTables: WITHOUT_ENTITY,
      ignoreSchema: [QUEUE_SCHEMA],
    },
  });
}
