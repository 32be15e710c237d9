import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { query } from '../src/platform/database/query.js';
import { statement, type Placeholders } from '../src/platform/database/statement.js';
import { COUNT, tables } from '../src/platform/database/tables.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { chefForm } from './harness/factories.js';
import { fillWithChefs, fillWithWork } from './harness/many-rows.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { statementsDuring } from './harness/statements.js';

/** Number of chefs that the lists must handle. `SCALE_CHEFS=100000` is what the limits of searches were found with. */
const CHEFS = Number(process.env['SCALE_CHEFS'] ?? 10_000);
const COMMENTS = 30_000;
const PEOPLE = 10_000;
const REQUESTS = 10_000;

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
  // A connection of its own: those of requests have limits on time, and the log of what they change.
  const filling = new Client({ connectionString: test.env.DATABASE_URL });
  await filling.connect();
  await filling.query(`set audit.author = '{"actor": "system", "name": "test", "quiet": true}'`);
  const sql = (text: string): Promise<unknown> => filling.query(text);
  await fillWithChefs(sql, CHEFS);
  await fillWithWork(sql, { chefs: CHEFS, comments: COMMENTS, people: PEOPLE, requests: REQUESTS });
  await filling.end();
}, 300_000);
afterAll(() => test.close());

/** The plan of a statement for these values, or for any. */
const explained = (text: string, values?: unknown[]) =>
  query<{ 'QUERY PLAN': string }>(test.em(), `explain ${values ? '' : '(generic_plan) '}${text}`, values);

/** The plans, as text, of the statements that a request runs: for their values, or for any where they are prepared. */
async function plansOf(ask: () => PromiseLike<{ status: number }>, about = /"chef"/): Promise<string[]> {
  const statements = await statementsDuring(async () => expect((await ask()).status).toBe(200));
  return Promise.all(
    statements
      .filter(({ text }) => about.test(text))
      .map(async ({ text, values, name }) =>
        (await explained(text, name === undefined ? values : undefined)).map((row) => row['QUERY PLAN']).join('\n'),
      ),
  );
}

const get = (path: string) => () => test.request.get(`/api/v1${path}`).set(admin.header);
const search = (body: object) => () => test.request.post('/api/v1/cities/city-filter-food').send(body).expect(200);
const searchMenu = (body: object) => () => test.request.post('/api/v1/proposals/search_menu').send(body).expect(200);

describe(`at ${CHEFS} chefs`, () => {
  it.each<[string, () => PromiseLike<{ status: number }>]>([
    ['the public list', get('/chefs/active')],
    ['a far page of the public list', get('/chefs/active?page=400')],
    ['the top chefs', get('/chefs/top_chef')],
    ["a chef's page", get('/chefs/get-one/chef-5000')],
    ['a search by three filters', search({ foodId: 5, cityId: 5, modalityId: 1 })],
    ['a search by guests', search({ guests: 8 })],
    ['a search by guests whom few can serve', search({ guests: 67 })],
    ['a search by diets', search({ diets: [1, 2] })],
    ['a search by a price that few ask', search({ priceFrom: 5000, priceTo: 5010 })],
    ['a search by all filters', search({ foodId: 5, cityId: 5, modalityId: 1, guests: 8, diets: [1], priceTo: 9000 })],
    ['a search by words', search({ search: 'hef 512 com' })],
    ['a search by a word that most chefs have', search({ search: 'comida' })],
    ['a search by a word and a filter', search({ search: '512', foodId: 33 })],
    ['a search by two characters that nobody has', search({ search: 'zx' })],
    ["the back-office's list by last change", get('/chefs/all?page=1&perPage=20&sort=-updated_at')],
    ["the back-office's list by name", get('/chefs/all?page=1&perPage=20&sort=chef_name')],
    ["the back-office's list by price", get('/chefs/all?page=1&perPage=20&sort=price_per_person')],
    ["the back-office's search by part of a name", get('/chefs/all?page=1&perPage=20&search=hef%20512')],
  ])('%s reads chefs through an index', async (_name, ask) => {
    const plans = (await plansOf(ask)).filter((plan) => !/^Aggregate/.test(plan) || /search_key/.test(plan));
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on chef( |$)/m);
  });

  it.each<[string, () => PromiseLike<{ status: number }>]>([
    ['the public list', get('/proposals/all')],
    ['a later page of the public list', get('/proposals/all?page=40')],
    ["an experience's page", get('/proposals/one/plato-5000')],
    ['a search by words', searchMenu({ search: 'plato 512 chef' })],
    ['a search by a word that most experiences have', searchMenu({ search: 'plato' })],
    ['a search by a word and a filter', searchMenu({ search: '512', foodSearchId: 33 })],
    ['a search by two characters that nobody has', searchMenu({ search: 'zx' })],
    ['a search by three filters', searchMenu({ foodSearchId: 5, citySearchId: 5, modalityId: 1 })],
    ['a search by guests', searchMenu({ guests: 8 })],
    ['a search by guests whom few can serve', searchMenu({ guests: 67 })],
    ['a search by diets', searchMenu({ diets: [1, 2] })],
    ['a search by a price that few ask', searchMenu({ priceFrom: 5000, priceTo: 5010 })],
    ['a search by guests, diets and price', searchMenu({ guests: 8, diets: [1], priceFrom: 3000, priceTo: 9000 })],
  ])('%s reads experiences through an index', async (_name, ask) => {
    const plans = await plansOf(ask);
    expect(plans).toHaveLength(1);
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on (proposal|chef)( |$)/m);
  });

  it.each<[string, () => PromiseLike<{ status: number }>]>([
    ['chefs', search({ foodId: 5, cityId: 5, modalityId: 1 })],
    ['experiences', searchMenu({ foodSearchId: 5, citySearchId: 5, modalityId: 1 })],
  ])('a search of %s by three filters reads who chose what from indexes alone', async (_name, ask) => {
    const [plan] = await plansOf(ask);
    expect(plan).toMatch(/Index Only Scan (Backward )?using \w+_food_type_id_(chef|proposal)_id_index/);
    expect(plan).not.toMatch(/(Heap|Seq|Index) Scan .*on (chef|proposal)_(food_type|city|modality)/);
  });

  it.each([
    ['the public list', '/chefs/active'],
    ["a chef's page", '/chefs/get-one/chef-5000'],
    ["an experience's page", '/proposals/one/plato-5000'],
    ['the list of experiences', '/proposals/all'],
  ])('%s is prepared', async (_name, path) => {
    const [read] = (await statementsDuring(get(path))).filter(({ text }) => /"chef"/.test(text));
    expect(read?.name).toMatch(/^by_key_/);
  });

  it('a prepared statement within a transaction sees what it wrote', async () => {
    const called = statement(({ name }: Placeholders<{ name: string }>) =>
      tables.selectFrom('chef').select(COUNT.as('chefs')).where('chef_name', '=', name),
    );
    const name = 'Nadie más';
    await expect(
      test.em().transactional(async (em) => {
        await query(em, "update chef set chef_name = 'Nadie más' where id = 2");
        expect(await called.rows(em, { name })).toEqual([{ chefs: 1 }]);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await called.rows(test.em(), { name })).toEqual([{ chefs: 0 }]);
  });

  it('a search gives a hundred at most', async () => {
    for (const ask of [search({ search: 'chef' }), search({ modalityId: 1 }), searchMenu({ search: 'plato' })])
      expect((await ask()).body.data).toHaveLength(100);
  });

  const median = (path: string): Promise<number> => medianOf(get(path));
  const medianOf = async (ask: () => PromiseLike<unknown>): Promise<number> => {
    const times: number[] = [];
    for (let count = 0; count < 9; count++) {
      const before = performance.now();
      await ask();
      times.push(performance.now() - before);
    }
    return times.sort((one, other) => one - other)[4] ?? 0;
  };

  const SORTS = {
    comments: [
      'client_name',
      '-client_name',
      'score',
      '-score',
      'chef_name',
      '-chef_name',
      'created_at',
      '-created_at',
    ],
    quote_requests: ['created_at', '-created_at', 'event_date', '-event_date', 'name', '-name', 'guests', '-guests'],
    users: ['name', '-name', 'email', '-email', 'state', '-state', 'role', '-role', 'created_at', '-created_at'],
  };
  const TABLES = {
    quote_requests: /"quote_request"/,
    comments: /"comment"/,
    users: /from "person"(?! where "id")/,
  };

  it.each([
    ['comments', 'a text', 'texto%20512'],
    ['comments', "a chef's name", 'hef%20512'],
    ['comments', "a chef's e-mail", 'chef512@'],
    ['quote_requests', 'a name', 'isita%20512'],
    ['quote_requests', 'an e-mail', 'visita512@'],
    ['users', 'a name', 'ersona%20512'],
    ['users', 'an e-mail', 'persona512@'],
  ] as const)('the search of %s by part of %s finds and counts through indexes', async (list, _by, text) => {
    const plans = await plansOf(get(`/${list}/all?page=1&perPage=20&search=${text}`), TABLES[list]);
    expect(plans).toHaveLength(2);
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on (comment|chef|person|quote_request)( |$)/m);
  });

  it.each(Object.entries(SORTS).flatMap(([list, sorts]) => sorts.map((sort) => [list, sort] as const)))(
    'a page of %s in the order %s is read in that order',
    async (list, sort) => {
      const plans = await plansOf(
        get(`/${list}/all?page=2&perPage=20&sort=${sort}`),
        TABLES[list as keyof typeof TABLES],
      );
      const paged = plans.filter((plan) => !/^Aggregate/.test(plan));
      expect(paged).toHaveLength(1);
      for (const plan of paged) {
        expect(plan).not.toMatch(/Seq Scan on (comment|chef|person|quote_request)( |$)/m);
        // Which rows the page has is found out in its order. Then those few are sorted once more, and what each has of its own,
        // such as the choices of a request, may have an order too.
        const [, found = ''] = (plan.split(/^ *SubPlan /m)[0] ?? '').split(/-> {2}Limit {2}/);
        expect(found).toMatch(/Index (Only )?Scan/);
        expect(found).not.toMatch(/-> {2}Sort {2}\(/);
      }
    },
  );

  it('page 400 takes at most a few times what page 1 takes', async () => {
    const [first, far] = [await median('/chefs/active?page=1'), await median('/chefs/active?page=400')];
    expect(far).toBeLessThan(first * 4 + 5);
  });

  it('a search by words, guests, diets and prices takes about what one by the three filters takes', async () => {
    const price = { priceFrom: CHEFS / 2, priceTo: CHEFS / 2 + 40 };
    const rare = { guests: 67, diets: [8] };
    const asked: [name: string, chefs: object, menus: object][] = [
      ['three filters', { foodId: 5, cityId: 5, modalityId: 1 }, { foodSearchId: 5, citySearchId: 5, modalityId: 1 }],
      ...Object.entries({ guests: { guests: 8 }, diets: { diets: [1, 2] }, price, rare }).map(
        ([name, facts]): [string, object, object] => [name, facts, facts],
      ),
      [
        'everything',
        { foodId: 5, cityId: 5, modalityId: 1, guests: 8, diets: [1], priceTo: CHEFS },
        { foodSearchId: 5, citySearchId: 5, modalityId: 1, guests: 8, diets: [1], priceTo: CHEFS },
      ],
      ...['cocino', 'ciudades 7', 'platos 512', 'comidas chefs', 'dietas', 'nadie', 'para']
        .concat('abcdefghi '.repeat(10).trim(), 'uno dos tres cuatro cinco seis siete ocho')
        .map((search): [string, object, object] => [search, { search }, { search }]),
      ['nothing', { guests: 9, diets: [1, 8], priceTo: 1100 }, { guests: 9, diets: [1, 8], priceTo: 1100 }],
    ];
    const times: [string, number, number][] = [];
    for (const [name, chefs, menus] of asked)
      times.push([name, await medianOf(search(chefs)), await medianOf(searchMenu(menus))]);
    const told = times.map(([name, chefs, menus]) => `${name} ${chefs.toFixed(1)} / ${menus.toFixed(1)}`);
    process.stdout.write(`searches of chefs / experiences at ${CHEFS} chefs, ms: ${told.join(', ')}\n`);
    const [three] = times;
    // The three find few; what finds a hundred reads as many cards as the longest answer has.
    for (const [, chefs, menus] of times) {
      expect(chefs).toBeLessThan((three?.[1] ?? 0) * 4 + 30);
      expect(menus).toBeLessThan((three?.[2] ?? 0) * 4 + 30);
    }
  });

  it('the figures of the Dashboard are counted in a moment', async () => {
    expect(await median('/dashboard/summary')).toBeLessThan(250);
  });
});
