import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { databaseUrl, SERVER_URL, TEMPLATE } from './test-server.js';

/** A database for one test. */
export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A database for one test file, cloned from the migrated template. */
export const createTestDatabase = (): Promise<TestDatabase> => create(`template ${TEMPLATE}`);

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
