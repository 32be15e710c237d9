import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { firstKey } from '../src/platform/database/free-slug.js';
import { addressLocks } from '../src/platform/database/address.js';
import { askLocked, takeLocks } from '../src/platform/database/lock.js';
import { nameOf, prepared } from '../src/platform/database/named-statements.js';
import { query } from '../src/platform/database/query.js';
import { statement, type Places } from '../src/platform/database/statement.js';
import { tables } from '../src/platform/database/tables.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { chefForm, proposalForm } from './harness/factories.js';
import { fillWithChefs } from './harness/many-rows.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { statementsDuring } from './harness/statements.js';

/** What saving costs the database, and whom it keeps waiting. */

const API = '/api/v1';

let test: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  admin = await signIn(test);
});
afterAll(() => test.close());

const post = (path: string, body: object) => test.request.post(`${API}${path}`).set(admin.header).send(body);

interface Saved {
  body: { data: { id: number; slug: string; chef_food_types: { food_type: { name: string } }[] } };
}

const create = async (form: object): Promise<Saved['body']['data']> =>
  ((await post('/chefs/create', form).expect(200)) as Saved).body.data;

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

it('asks for all pictures and for all choices of a form at once', async () => {
  const form = await chefForm(test, {
    name: 'Berta Soto',
    // Also names that an array of PostgreSQL has to write with care.
    food_types: ['A "la" \\ brasa, {dos}', 'Chilena', 'NULL'],
    cities: ['Lota', 'Ñuñoa'],
  });
  await create(form);
  let foodTypes: { food_type: { name: string } }[] = [];
  const sent = await statementsDuring(async () => {
    ({ chef_food_types: foodTypes } = await create({ ...form, name: 'Celia Soto' }));
  });
  expect(foodTypes.map(({ food_type: { name } }) => name).toSorted()).toEqual(form['food_types']);
  const texts = sent.map(({ text }) => text);
  const asked = texts.filter((text) => text.includes('select "id", "kind" from "image"'));
  expect(asked).toHaveLength(1);
  // They are not locked: what refers to them from this transaction is.
  expect(asked[0]).not.toMatch(/for (key )?share/);
  expect(texts.filter((text) => /from "(food_type|city|modality)" one/.test(text))).toEqual(asked);
  // Under the locks, and in their trip.
  expect(asked[0]).toMatch(/^begin; .*pg_advisory_xact_lock/);
  // Choices that are there are not written again, which would use up their ids.
  expect(texts.filter((text) => /insert into "(food_type|city)"/.test(text))).toEqual([]);
  // Where ids come from is asked once on each connection.
  expect(texts.filter((text) => text.includes('pg_get_serial_sequence'))).toEqual([]);
  expect(texts.filter((text) => text.includes("currval('public.chef_id_seq')"))).toHaveLength(1);
});

it('writes a new chef, and a new experience, by one statement each, which the log and the versions see', async () => {
  const form = await chefForm(test, { name: 'Berta Lagos', creation_key: '0d5f2a86-2f2c-4f1e-9a53-0f0a6b1a7c11' });
  let id = 0;
  const sent = await statementsDuring(async () => ({ id } = await create(form)));
  const menu = await proposalForm(test, id, { diets: [] });
  const also = await statementsDuring(() => post('/proposals/create', menu).expect(201));
  const written = [...sent, ...also].map(({ text }) => text).filter((text) => /(^|; )with made/.test(text));
  expect(written.map((text) => [...text.matchAll(/insert into "(\w+)"/g)].map(([, table]) => table))).toEqual([
    ['chef', 'chef_modality', 'chef_food_type', 'chef_city', 'chef_slug', 'gallery_image'],
    ['proposal', 'proposal_modality', 'proposal_food_type', 'proposal_city', 'proposal_diet', 'proposal_slug'],
  ]);
  const lines = await query(
    test.em(),
    `select action, kind, record_name, changes ? 'gallery' as gallery, changes->'cities' as cities from audit_line
     where kind in ('chef', 'proposal') order by id desc limit 2`,
  );
  const cities = [[], ['Providencia']];
  expect(lines).toEqual([
    { action: 'create', kind: 'proposal', record_name: 'Pastel de choclo', gallery: false, cities },
    { action: 'create', kind: 'chef', record_name: 'Berta Lagos', gallery: true, cities },
  ]);
  const versions = await query(
    test.em(),
    `select kind, number, person_id from record_version where kind in ('chef', 'proposal') order by id desc limit 2`,
  );
  expect(versions).toEqual([
    { kind: 'proposal', number: 1, person_id: admin.person.id },
    { kind: 'chef', number: 1, person_id: admin.person.id },
  ]);
});

it('lets nobody wait for an address but those who want the same', async () => {
  const [other, same] = await Promise.all(['Delia Rojas', 'Elsa Rojas'].map((name) => chefForm(test, { name })));
  let waiting: Promise<{ slug: string }> | undefined;
  const { slug } = await create(same ?? {});
  await test.em().transactional(async (em) => {
    await takeLocks(em, addressLocks('chef-slug', firstKey('Elsa Rojas')));
    let isOver = false;
    waiting = create(same ?? {}).finally(() => (isOver = true));
    expect((await create(other ?? {})).slug).toBe('Delia-Rojas');
    expect(isOver).toBe(false);
  });
  expect([slug, (await waiting)?.slug]).toEqual(['Elsa-Rojas', 'Elsa-Rojas-2']);
});

it('lets nobody wait for the address of an experience but those who want the same', async () => {
  const chefs = await Promise.all(['Flora', 'Gilda'].map(async (name) => create(await chefForm(test, { name }))));
  const [other, same] = await Promise.all(
    ['Cazuela', 'Charquicán'].map((dish_name, at) => proposalForm(test, chefs[at]?.id ?? 0, { dish_name })),
  );
  const add = async (form: object | undefined): Promise<string> =>
    ((await post('/proposals/create', form ?? {}).expect(201)) as Saved).body.data.slug;
  let waiting: Promise<string> | undefined;
  await test.em().transactional(async (em) => {
    await takeLocks(em, addressLocks('proposal-slug', firstKey('Charquicán')));
    let isOver = false;
    waiting = add(same).finally(() => (isOver = true));
    expect(await add(other)).toBe('Cazuela');
    expect(isOver).toBe(false);
  });
  expect(await waiting).toBe('Charquicán');
});

it('gives each of many chefs whose names look like numbered addresses one of its own, also at the same moment', async () => {
  const names = ['Hilda', 'Hilda 2', 'Hilda', 'Hilda 2', 'Hilda-2-2', 'Hilda', 'Hilda 3', 'Hilda'];
  const form = await chefForm(test);
  const slugs = await Promise.all(names.map(async (name) => (await create({ ...form, name })).slug.toLowerCase()));
  expect(new Set(slugs).size).toBe(names.length);
});

it('takes few trips for a save of each kind, and no more than it takes', async () => {
  const form = await chefForm(test, { name: 'Inés Vera' });
  const chef = await create(form);
  const put = (path: string, body: object) => test.request.put(`${API}${path}`).set(admin.header).send(body);
  const change = (description: string): PromiseLike<unknown> =>
    put(`/chefs/update/${chef.id}`, { ...form, description }).expect(200);
  const menu = await proposalForm(test, chef.id);
  const opinion = { chef_id: chef.id, client_name: 'Luz', description: 'Todo muy rico.', score: 5 };
  const { body } = (await post('/proposals/create', menu).expect(201)) as Saved;
  const edit = (starter: string): PromiseLike<unknown> =>
    put(`/proposals/update/${body.data.id}`, { ...menu, starter }).expect(200);
  // The first of each prepares its statements, one by one.
  const trips = async (save: (once: string) => PromiseLike<unknown>): Promise<number> => {
    await save('Antes.');
    return (await statementsDuring(() => save('Después.'))).length;
  };
  expect({
    'create a chef': await trips((once) =>
      create({ ...form, name: `Julia ${once}`, creation_key: crypto.randomUUID() }),
    ),
    'update a chef': await trips(change),
    'create an experience': await trips((dish_name) => post('/proposals/create', { ...menu, dish_name }).expect(201)),
    'update an experience': await trips(edit),
    'create an opinion': await trips(() => post('/comments/create', opinion).expect(200)),
  }).toEqual({
    'create a chef': 4,
    'update a chef': 5,
    'create an experience': 4,
    'update an experience': 6,
    'create an opinion': 4,
  });
});

it('undoes a save whose version is refused, though it comes with the commit', async () => {
  const form = await chefForm(test, { name: 'Karla Vera' });
  await create(form);
  await query(test.em(), `alter table record_version add constraint none check (form->>'name' <> 'Lidia Vera')`);
  await post('/chefs/create', { ...form, name: 'Lidia Vera' }).expect(({ status }) =>
    expect(status).toBeGreaterThan(399),
  );
  await query(test.em(), 'alter table record_version drop constraint none');
  expect(await query(test.em(), `select from chef where chef_name = 'Lidia Vera'`)).toEqual([]);
  // The connection works on.
  expect((await create({ ...form, name: 'Lidia Vera' })).slug).toBe('Lidia-Vera');
});

type Plan = { 'QUERY PLAN': string }[];
const written = (plan: Plan): string => plan.map((line) => line['QUERY PLAN']).join('\n');

it('keeps plans that find rows by their keys, also where a table was empty when they were made', async () => {
  const opinion = statement(({ id }: Places<{ id: number }>) =>
    tables.selectFrom('comment').select('client_name').where('id', '=', id),
  );
  await query(test.em(), 'vacuum analyze comment');
  const plan = await test.em().transactional(async (em) => {
    for (let times = 0; times < 7; times++) {
      const asked = opinion.asked({ id: times }, () => undefined);
      await askLocked(em, { locks: [], row: { table: 'chef', id: 1 }, asked: [asked] });
    }
    return query<Plan[number]>(em, `explain execute ${nameOf(opinion.with({ id: 1 }).text)} (1)`);
  });
  // It is the kept one: a plan for its value would say the value.
  expect(written(plan)).toMatch(/Index Cond: \(id = \$1\)/);
});

it('keeps the plans of what asks for the rows of a list, which PostgreSQL would make anew each time', async () => {
  const text = prepared('select "id" from "chef" where id = any($1::int[])');
  const [plans] = await test.em().transactional(async (em) => {
    for (let times = 0; times < 7; times++) {
      const asked = { statement: { text, values: ['{1,2}'] }, answer: () => undefined };
      await askLocked(em, { locks: [], row: { table: 'chef', id: 1 }, asked: [asked] });
    }
    return query(em, 'select custom_plans::int as custom from pg_prepared_statements where statement = $1', [text]);
  });
  expect(plans).toEqual({ custom: 0 });
});

it('does not read all chefs to find that of an opinion, where the opinions of before were about the first chefs', async () => {
  await fillWithChefs((sql) => query(test.em(), sql), 3_000);
  await query(
    test.em(),
    `insert into comment (chef_id, client_name, description, search_key)
    select (select min(id) from chef), 'Luz', 'Rico', 'luz rico' from generate_series(1, 40)`,
  );
  await query(test.em(), 'analyze comment');
  const [made] = await query<{ id: number }>(
    test.em(),
    `insert into comment (chef_id, client_name, description, search_key)
     values ((select max(id) from chef), 'Luz', 'Rico', 'luz rico') returning id`,
  );
  const text = `explain select client_name, chef_name from comment join chef on chef.id = comment.chef_id where comment.id = ${made?.id}`;
  // What PostgreSQL would do by itself.
  expect(written(await query<Plan[number]>(test.em(), text))).toContain('Merge Join');
  const plan = await test.em().transactional((em) => query<Plan[number]>(em, text));
  expect(written(plan)).toContain('Nested Loop');
});
