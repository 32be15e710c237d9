import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { Client } from 'pg';
import { BEAT, Replicas } from '../src/platform/health/replicas.repository.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';

let database: TestDatabase;
let one: TestApp;
let asked: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  one = await createTestApp({ DATABASE_URL: database.url });
  asked = new Client({ connectionString: database.url });
  await asked.connect();
});
afterAll(async () => {
  await asked.end();
  await one.close();
  await database.drop();
});

const replicasOf = ({ app }: TestApp): Replicas => app.get(Replicas, { strict: false });
const alive = async (): Promise<string[]> => (await replicasOf(one).alive()).map(({ id }) => id);

it('a process is alive from its start until it ends in order, with its machine, version and times', async () => {
  const other = await createTestApp({ DATABASE_URL: database.url });
  const [first, second] = [replicasOf(one).self, replicasOf(other).self];
  expect((await alive()).toSorted()).toEqual([first.id, second.id].toSorted());
  const seen = (await replicasOf(one).alive()).find(({ id }) => id === first.id);
  expect(seen).toMatchObject({ host: first.host, version: first.version });
  expect(new Date(seen?.started ?? '').toISOString()).toBe(first.started);
  expect(Math.abs(Date.now() - Date.parse(seen?.seen_at ?? ''))).toBeLessThan(10_000);
  await other.close();
  expect(await alive()).toEqual([first.id]);
});

it('one that says nothing for three beats is not alive, and its row goes an hour later', async () => {
  const gone = '00000000-0000-4000-8000-000000000000';
  const silentFor = (milliseconds: number): Promise<unknown> =>
    asked.query(
      `insert into replica values ($1, 'lost', '1', now(), now() - $2 * interval '1 ms')
       on conflict (id) do update set seen_at = excluded.seen_at`,
      [gone, milliseconds],
    );
  const rows = async (): Promise<number | null> =>
    (await asked.query('select from replica where id = $1', [gone])).rowCount;
  await silentFor(2 * BEAT);
  expect(await alive()).toContain(gone);
  await silentFor(3 * BEAT);
  expect(await alive()).not.toContain(gone);
  await replicasOf(one).beat(asked);
  expect(await rows()).toBe(1);
  await silentFor(3_600_000);
  await replicasOf(one).beat(asked);
  expect(await rows()).toBe(0);
});

it('saying so is one statement each time, and makes no second row', async () => {
  const spy = jest.spyOn(asked, 'query');
  await replicasOf(one).beat(asked);
  expect(spy).toHaveBeenCalledTimes(1);
  expect((await asked.query('select from replica')).rowCount).toBe(1);
});
