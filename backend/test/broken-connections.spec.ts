import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { Client } from 'pg';
import { underLock } from '../src/platform/database/migrate.js';
import { query } from '../src/platform/database/query.js';
import { statement } from '../src/platform/database/statement.js';
import { inTransaction } from '../src/platform/database/table-rows.js';
import { tables } from '../src/platform/database/tables.js';
import { createTestApp } from './harness/create-test-app.js';
import { createEmptyDatabase, type TestDatabase } from './harness/test-database.js';

interface Cut {
  done: boolean | null;
}

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
  await expect(underLock(database.url, 'work', work)).rejects.toThrow('the work says it');
});

it('so does one that rows are copied over, with the next statement', async () => {
  const copied = inTransaction(database.url, 'repeatable read', async (copier) => {
    const { rows } = await copier.query<{ pid: number }>('select pg_backend_pid() as pid');
    await client.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await pause(100);
    await copier.query('select 1');
  });
  await expect(copied).rejects.toThrow(/terminat|not queryable/);
});

it('what only reads is asked again where the server has cut the connections of the pool', async () => {
  const test = await createTestApp();
  const read = () => test.request.get('/api/v1/modality/all');
  const other = new Client({ connectionString: test.env.DATABASE_URL });
  await other.connect();
  const statuses: number[] = [];
  for (let round = 0; round < 5; round++) {
    await Promise.all([read(), read(), read()]);
    await other.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state = 'idle'`);
    statuses.push((await read()).status);
  }
  await other.end();
  // A sequence counts what failed, too: this ends its own connection, once.
  await query(test.em(), 'create sequence cuts');
  const cut = sql<Cut>`(select case when nextval('cuts') = 1 then pg_terminate_backend(pg_backend_pid()) end as done)`;
  const cutsOnce = statement(() => tables.selectFrom(cut.as('cut')).select('cut.done'));
  expect(await cutsOnce.rows(test.em())).toEqual([{ done: null }]);
  await test.close();
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
});
