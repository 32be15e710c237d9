import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { Client, Pool } from 'pg';
import { DatabasePulse } from '../src/platform/database/database-pulse.js';
import { createEmptyDatabase, type TestDatabase } from './harness/test-database.js';

const TICK = 200;

const OPEN = `select pid from pg_stat_activity where datname = current_database() and query <> ''`;

let database: TestDatabase;
let beside: Client;

beforeAll(async () => {
  database = await createEmptyDatabase();
  beside = new Client({ connectionString: database.url });
  await beside.connect();
});
afterAll(async () => {
  await beside.end();
  await database.drop();
});

/** Lets so much time pass, during which the database answers whatever else is asked. */
async function pass(seconds: number): Promise<void> {
  for (let tick = 0; tick < (seconds * 1_000) / TICK; tick++) {
    jest.advanceTimersByTime(TICK);
    await pause(25);
  }
}

it('nobody waits longer for a statement than any may take, also where the server is at work on it', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  const { onPoolCreated, ...options } = new DatabasePulse(database.url).driverOptions;
  const pool = new Pool({ connectionString: database.url, ...options });
  pool.on('error', () => undefined);
  onPoolCreated(pool);
  const client = await pool.connect();
  client.on('error', () => undefined);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  let failed: unknown;
  const waits = client.query('select pg_sleep(60)').catch((error: unknown) => (failed = error));
  await pass(1);
  // The question whether the database answers has a connection of its own, which is open by then.
  while ((await beside.query(`${OPEN} and pid not in (pg_backend_pid(), ${rows[0]?.pid})`)).rowCount === 0)
    await pause(10);
  await pass(9);
  expect(failed).toBeUndefined();
  await pass(2);
  await waits;
  expect(failed).toMatchObject({ message: 'Query read timeout' });
  await beside.query(
    `select pg_cancel_backend(pid) from pg_stat_activity where query like '%pg_sleep(60)%' and pid <> pg_backend_pid()`,
  );
  jest.useRealTimers();
  await pool.end();
});
