import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { query } from '../src/platform/database/query.js';
import { statement, type Places } from '../src/platform/database/statement.js';
import { tables } from '../src/platform/database/tables.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';

/** What saving costs the database. */

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('prepares statements within a transaction, where their plans may be kept, and nowhere else', async () => {
  const chef = statement(({ id }: Places<{ id: number }>) =>
    tables.selectFrom('chef').select(['slug', 'chef_name', 'id']).where('id', '=', id),
  );
  await test.em().transactional(async (em) => {
    for (let times = 0; times < 7; times++) await chef.rows(em, { id: 1 });
    const { text } = chef.with({ id: 1 });
    const [plans] = await query<{ custom: number; generic: number }>(
      em,
      'select custom_plans::int as custom, generic_plans::int as generic from pg_prepared_statements where statement = $1',
      [text],
    );
    expect(plans?.generic).toBeGreaterThan(0);
  });
  expect(await query(test.em(), 'show plan_cache_mode')).toEqual([{ plan_cache_mode: 'force_custom_plan' }]);
});
