import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { underLock } from '../src/platform/database/migrate.js';
import { createEmptyDatabase, type TestDatabase } from './harness/test-database.js';

let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  database = await createEmptyDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const holders = `select pid from pg_locks where locktype = 'advisory' and granted
  and database = (select oid from pg_database where datname = current_database())`;

it('a connection of the lock that breaks leaves it to the work to say what failed', async () => {
  const work = async (): Promise<void> => {
    await client.query(`select pg_terminate_backend(pid) from (${holders}) as holder`);
    while ((await client.query(holders)).rowCount) await pause(10);
    await pause(50);
    throw new Error('the work says it');
  };
  await expect(underLock(database.url, 'start', work)).rejects.toThrow('the work says it');
});
