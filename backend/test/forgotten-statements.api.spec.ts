import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { chefForm } from './harness/factories.js';
import { signIn, type SignedIn } from './harness/sign-in.js';

let test: TestApp;
let staff: SignedIn;

beforeAll(async () => {
  test = await createTestApp({ CACHE_MB: '0' });
  staff = await signIn(test);
});
afterAll(() => test.close());

const create = async (): Promise<number> => {
  const form = await chefForm(test);
  return (await test.request.post('/api/v1/chefs/create').set(staff.header).send(form)).status;
};
const read = async (): Promise<number> => (await test.request.get('/api/v1/chefs/active')).status;

/** Empties every session that the product has, as a pooler between two of its clients does. */
async function emptySessions(): Promise<void> {
  const pool = await test.em().getConnection().getNativeClient();
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
  for (const client of clients) {
    await client.query('discard all');
    client.release();
  }
}

it.each([
  // A save by words of its own prepares nothing.
  ['saves', create, [200]],
  ['reads', read, [200, 503]],
] as const)('a session that forgot what was prepared there is given up: %s', async (_, ask, wanted) => {
  for (let count = 0; count < 3; count++) expect(await ask()).toBe(200);
  await emptySessions();
  const statuses: number[] = [];
  for (let count = 0; count < 12; count++) statuses.push(await ask());
  expect([...new Set(statuses)].sort()).toEqual(wanted);
  expect(statuses.slice(-3)).toEqual([200, 200, 200]);
});
