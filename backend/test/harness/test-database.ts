import { randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { applyDeclarations, UNTIL_START } from '../../src/platform/audit/declarations.repository.js';
import { databaseConfig } from '../../src/platform/database/database.config.js';
import { databaseUrl, SERVER_URL, TEMPLATE } from './test-server.js';

/** A database for one test. */
export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A database for one test file, cloned from the migrated template. */
export const createTestDatabase = (): Promise<TestDatabase> => create(`template ${TEMPLATE}`);

/** The address of a database for a role as the product serves with: it adds to the log and the ledger, and changes neither. */
export async function asServingRole({ url }: TestDatabase): Promise<string> {
  const role = { name: `serving_${randomUUID().slice(0, 8)}`, password: randomUUID() };
  const orm = await MikroORM.init(databaseConfig(url, { pool: 1 }));
  await orm.em.transactional((em) => applyDeclarations(em, { ...UNTIL_START, role }));
  await orm.close();
  return Object.assign(new URL(url), { username: role.name, password: role.password }).href;
}

/** A database without any table. */
export const createEmptyDatabase = (): Promise<TestDatabase> => create('template template0');

async function create(origin: string): Promise<TestDatabase> {
  const serverUrl = process.env[SERVER_URL];
  if (!serverUrl) throw new Error(`${SERVER_URL} is not set: run the tests through Jest's global setup`);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(serverUrl, `create database ${name} ${origin}`);
  return {
    url: databaseUrl(serverUrl, name),
    drop: () => administer(serverUrl, `drop database ${name} with (force)`),
  };
}

/**
 * Several files clone the template at once. PostgreSQL refuses to clone a template that somebody is connected to, so
 * they wait in a queue.
 */
async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(1)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
