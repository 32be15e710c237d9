import type { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { asSystem } from '../audit/author.js';
import { applyDeclarations, UNTIL_START, type Declared } from '../audit/declarations.repository.js';
import { advisoryKey } from './advisory-key.js';
import { takeOver } from './before-first-release.js';

/** How long a start waits for a database that does not answer, in milliseconds. */
const CONNECT_TIMEOUT = 1_800;

/**
 * Brings the database to the newest migration. Several replicas may start at once: one migrates under an advisory lock
 * of its session, the others wait and find nothing left to do.
 * @param databaseUrl of the owner
 * @param declared what the database is given beside its tables
 */
export async function migrate(orm: MikroORM, databaseUrl: string, declared: Declared = UNTIL_START): Promise<void> {
  const upAndDeclared = (): Promise<void> =>
    orm.em.fork().transactional(async (em) => {
      await takeOver(em);
      await orm.migrator.up({ transaction: em.getTransactionContext<object>() });
      await applyDeclarations(em, declared);
    });
  await underLock(databaseUrl, 'migrate', () => asSystem('Actualización', upAndDeclared));
}

/**
 * Runs work that only one replica may do at a time, on a connection of its own that takes the lock.
 * @param name name of the work; the same name excludes the same work elsewhere
 * @param work is given that connection
 */
export async function underLock(
  databaseUrl: string,
  name: string,
  work: (client: Client) => Promise<void>,
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_TIMEOUT });
  // A database that stops meanwhile, as when the product has to end, fails the work, which says so. Here nobody asks for anything.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryKey(name)]);
    await work(client);
  } finally {
    await client.end();
  }
}
