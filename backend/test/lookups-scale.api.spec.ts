import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { query } from '../src/platform/database/query.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { chefForm } from './harness/factories.js';
import { fillWithChefs } from './harness/many-rows.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { statementsDuring } from './harness/statements.js';

/**
 * Each has one experience: what all of them have is chosen twice as often, in ten steps and more of what one statement
 * changes. `SCALE_CHEFS=50000` is what the limits were found with.
 */
const CHEFS = Number(process.env['SCALE_CHEFS'] ?? 10_000);

/** Rows that one statement changes at most. */
const AT_ONCE = 2_000;

/** Room for a machine that is busy with other tests. A call that waits for a whole change waits ten seconds, and fails. */
const LONGEST = 9_000;

let test: TestApp;
let admin: SignedIn;
let form: Record<string, unknown>;

beforeAll(async () => {
  test = await createTestApp();
  admin = await signIn(test);
  form = await chefForm(test);
  await test.request.post('/api/v1/chefs/create').set(admin.header).send(form).expect(200);
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

/** The longest that each of the calls took, made again and again while the work goes on. */
async function longestDuring(work: () => PromiseLike<unknown>, ...calls: (() => PromiseLike<unknown>)[]) {
  let working = true;
  const timed = calls.map(async (call) => {
    let longest = 0;
    while (working) {
      const before = performance.now();
      await call();
      longest = Math.max(longest, performance.now() - before);
    }
    return longest;
  });
  await work();
  working = false;
  return Promise.all(timed);
}

const visit = () => test.request.get('/api/v1/chefs/active').expect(200);
/** Another administrator saves a chef who uses what is changed. */
const saveChef = () =>
  test.request
    .put('/api/v1/chefs/update/1')
    .set(admin.header)
    .send({ ...form, food_types: ['Comida 2'], cities: ['Ciudad 2'] })
    .expect(200);
const change = (path: string, body: object = {}) =>
  test.request.put(`/api/v1/lookups/${path}`).set(admin.header).send(body).expect(200);

it.each(['city', 'food_type'])(
  `a %s that ${2 * CHEFS} use is merged some thousands at a time, while others read and save`,
  async (kind) => {
    expect(await usesOf(kind, 2)).toBe(2 * CHEFS);
    let longest: number[] = [];
    const statements = await statementsDuring(async () => {
      longest = await longestDuring(() => change(`${kind}/merge/2`, { into_id: 3 }), visit, saveChef);
    });
    expect(Math.max(...longest)).toBeLessThan(LONGEST);
    expect([await usesOf(kind, 2), await usesOf(kind, 3)]).toEqual([0, 2 * CHEFS]);
    const most = statements.flatMap(({ values }) => values.filter(Array.isArray).map((list) => list.length));
    expect(Math.max(...most)).toBe(AT_ONCE);
  },
  300_000,
);

it('the choices of the site are found without reading all that have them', async () => {
  const lists = ['foods_type/all?scope=chefs', 'modality/all?scope=proposals', 'cities/all?scope=quotes'];
  for (const list of lists) {
    const [statement] = await statementsDuring(() => test.request.get(`/api/v1/${list}`).expect(200));
    const plan = await query<{ 'QUERY PLAN': string }>(
      test.em(),
      `explain (analyze, costs off) ${statement?.text}`,
      statement?.values,
    );
    const scans = plan.map((row) => row['QUERY PLAN']).filter((line) => /Scan.* on (chef|proposal)\b/.test(line));
    const read = scans.map((line) => /rows=([\d.]+) loops=(\d+)/.exec(line) ?? [0, 0, 0]);
    expect(Math.max(...read.map(([, rows, loops]) => Number(rows) * Number(loops)))).toBeLessThan(CHEFS / 100);
  }
});

/** How many chefs and experiences visitors find by a word. */
async function foundBy(word: string): Promise<number> {
  const [row] = await query<{ found: number }>(
    test.em(),
    `select (select count(*) from chef where public_search_key like '%' || $1 || '%')::int
       + (select count(*) from proposal where search_key like '%' || $1 || '%')::int as found`,
    [word],
  );
  return row?.found ?? 0;
}

it(`a food type that ${2 * CHEFS} use is renamed while others read and save`, async () => {
  const longest = await longestDuring(() => change('food_type/update/3', { name: 'Zarzuela' }), visit, saveChef);
  expect(Math.max(...longest)).toBeLessThan(LONGEST);
  expect(await foundBy('zarzuela')).toBe(2 * CHEFS);
}, 300_000);
