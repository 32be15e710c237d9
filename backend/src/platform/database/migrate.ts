import type { MikroORM } from '@mikro-orm/postgresql';
import type { Client } from 'pg';
import { asSystem } from '../audit/author.js';
import { applyDeclarations, UNTIL_START, type Declared } from '../audit/declarations.repository.js';
import { takeOver } from './before-first-release.js';
import { advisoryKey } from './lock.js';
import { connected } from './table-rows.js';

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
 * @param name the same name excludes the same work elsewhere
 * @param work is given that connection
 */
export const underLock = (databaseUrl: string, name: string, work: (client: Client) => Promise<void>): Promise<void> =>
  connected(databaseUrl, 1_800, async (client) => {
    await client.query('select pg_advisory_lock($1)', [advisoryKey(name)]);
    await work(client);
  });
