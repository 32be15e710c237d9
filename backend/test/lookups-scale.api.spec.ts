import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { query } from '../src/platform/database/query.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { chefForm } from './harness/factories.js';
import { fillWithChefs } from './harness/many-rows.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { statementsDuring } from './harness/statements.js';

/** Each has one experience: what all of them have is chosen 100,000 times. */
const CHEFS = 50_000;

/** Rows that one statement changes at most. */
const AT_ONCE = 2_000;

let test: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  admin = await signIn(test);
  await test.request
    .post('/api/v1/chefs/create')
    .set(admin.header)
    .send(await chefForm(test))
    .expect(200);
  // A connection of its own: those of requests have limits on time.
  const filling = new Client({ connectionString: test.env.DATABASE_URL });
  await filling.connect();
  const sql = (text: string): Promise<unknown> => filling.query(text);
  await fillWithChefs(sql, CHEFS);
  for (const kind of ['city', 'food_type'])
    for (const owner of ['chef', 'proposal'])
      await sql(`insert into ${owner}_${kind} select id, 2 from ${owner} on conflict do nothing`);
  await sql('vacuum analyze');
  await filling.end();
}, 180_000);
afterAll(() => test.close());

const usesOf = async (kind: string, id: number): Promise<number> => {
  const [row] = await query<{ uses: number }>(
    test.em(),
    `select (select count(*) from chef_${kind} where ${kind}_id = $1)::int
       + (select count(*) from proposal_${kind} where ${kind}_id = $1)::int as uses`,
    [id],
  );
  return row?.uses ?? 0;
};

it.each(['city', 'food_type'])(
  'a %s that 100,000 use is merged in one go, some thousands at a time, while visitors go on reading',
  async (kind) => {
    expect(await usesOf(kind, 2)).toBe(2 * CHEFS);
    let longest = 0;
    let reading = true;
    const visitor = (async () => {
      while (reading) {
        const before = performance.now();
        await test.request.get('/api/v1/chefs/active').expect(200);
        longest = Math.max(longest, performance.now() - before);
      }
    })();
    const statements = await statementsDuring(() =>
      test.request
        .put(`/api/v1/lookups/${kind}/merge/2`)
        .set(admin.header)
        .send({ into_id: 3 })
        .expect(200)
        .then(() => (reading = false)),
    );
    await visitor;
    expect([await usesOf(kind, 2), await usesOf(kind, 3)]).toEqual([0, 2 * CHEFS]);
    const most = statements.flatMap(({ values }) => values.filter(Array.isArray).map((list) => list.length));
    expect(Math.max(...most)).toBe(AT_ONCE);
    // Room for a machine that is busy with other tests.
    expect(longest).toBeLessThan(5_000);
  },
  300_000,
);

it('the choices of the site are found without reading all that have them', async () => {
  const lists = ['foods_type/all?scope=chefs', 'modality/all?scope=proposals', 'cities/all?scope=quotes'];
  for (const list of lists) {
    const [statement] = await statementsDuring(() => test.request.get(`/api/v1/${list}`).expect(200));
    const plan = await query<{ 'QUERY PLAN': string }>(test.em(), `explain ${statement?.text}`, statement?.values);
    const text = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect([list, text.match(/Seq Scan on (chef|proposal)\b.*/)]).toEqual([list, null]);
  }
});
