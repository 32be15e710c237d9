import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { chefForm } from './harness/factories.js';
import { signIn } from './harness/sign-in.js';
import { query } from '../src/platform/database/query.js';
import { deadlocks, retryDeadlock } from '../src/platform/database/retry-deadlock.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('runs the one of two transactions again that PostgreSQL has rolled back', async () => {
  const admin = await signIn(test);
  for (const name of ['Ana Soto', 'Eva Soto'])
    await test.request
      .post('/api/v1/chefs/create')
      .set(admin.header)
      .send(await chefForm(test, { name }))
      .expect(200);
  const before = deadlocks.retried;
  let waiting = 0;
  let bothHaveOne: () => void;
  const both = new Promise<void>((resolve) => (bothHaveOne = resolve));
  const lock = (ids: readonly [number, number]): Promise<void> =>
    retryDeadlock(() =>
      test.em().transactional(async (em) => {
        await query(em, 'select from chef where id = $1 for update', [ids[0]]);
        if (++waiting === 2) bothHaveOne();
        await both;
        await query(em, 'select from chef where id = $1 for update', [ids[1]]);
      }),
    );
  await Promise.all([lock([1, 2]), lock([2, 1])]);
  expect(deadlocks.retried).toBe(before + 1);
});

it('passes on every other error at once', async () => {
  let tries = 0;
  const failing = () => {
    tries += 1;
    return Promise.reject(new Error('no deadlock'));
  };
  await expect(retryDeadlock(failing)).rejects.toThrow('no deadlock');
  expect(tries).toBe(1);
});
