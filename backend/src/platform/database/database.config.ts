import { join } from 'node:path';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type Options } from '@mikro-orm/postgresql';
import { AUDIT_LINES, REFUSED_SIGN_INS } from '../audit/audit-tables.js';
import { SECRET_LINKS } from '../links/links-table.js';
import { CODE_FOLDER } from '../code-folder.js';
import { MAILS } from '../mail/mails-table.js';
import { QUEUE_SCHEMA } from '../jobs/queue.js';
import { AuthorSubscriber } from './author.subscriber.js';
import { DatabasePulse } from './database-pulse.js';
import { indexForeignKeys } from './index-foreign-keys.js';
import { keepChosen } from './keep-chosen.js';
import { REPLICAS } from './living-replicas.js';
import { STORE_MARK } from './store-mark.js';
import { STRICT_COUNTS } from './strict-counts.js';

/** The language of this code: TypeScript when it runs from the sources (tests, tools), JavaScript from the build. */
const language = import.meta.url.endsWith('.ts') ? 'ts' : 'js';

/** Folders with entities, below the source root. */
const ENTITY_FOLDERS = ['modules', 'seed'];

/** How long a request waits for a connection, in milliseconds. */
const ACQUIRE_TIMEOUT = 1_800;
const STATEMENT_TIMEOUT = 10_000;

/**
 * How long an idle connection is kept, in milliseconds. For a visitor, opening a new one costs more than keeping one.
 */
const IDLE_TIMEOUT = 300_000;

/** Limits that keep a stuck database from blocking requests. For a network without an answer there is `DatabasePulse`. */
const REQUEST_LIMITS = {
  statement_timeout: STATEMENT_TIMEOUT,
  idle_in_transaction_session_timeout: STATEMENT_TIMEOUT,
};

/** Time limits, and the watch for a database that does not answer, with which each of these limits would run out. */
const requestOptions = (clientUrl: string): Options['driverOptions'] => ({
  ...REQUEST_LIMITS,
  ...new DatabasePulse(clientUrl).driverOptions,
});

interface DatabaseOptions {
  /** Most connections. */
  pool?: number;
  /** Whether there are no time limits: a migration may have to rewrite a large table. */
  unlimited?: boolean;
}

/**
 * MikroORM's settings for a database address.
 * @param clientUrl postgres://… address
 */
export function databaseConfig(clientUrl: string, { pool = 10, unlimited = false }: DatabaseOptions = {}): Options {
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
    // Written by hand in the migrations; a test watches that no table is forgotten. These are no entities of ours.
    schemaGenerator: {
      ignoreTriggers: true,
      ignoreRoutines: true,
      skipTables: [STRICT_COUNTS, REPLICAS, STORE_MARK, MAILS, SECRET_LINKS, AUDIT_LINES, REFUSED_SIGN_INS],
      ignoreSchema: [QUEUE_SCHEMA],
    },
  });
}
