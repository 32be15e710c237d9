import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addressLocks, firstKey } from '../src/platform/database/address.js';
import { takeLocks } from '../src/platform/database/lock.js';
import { query } from '../src/platform/database/query.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { chefForm, proposalForm } from './harness/factories.js';
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
  expect(texts.filter((text) => /from "(food_type|city|modality)" one/.test(text))).toHaveLength(1);
  // Under the locks.
  const locked = texts.findIndex((text) => text.includes('pg_advisory_xact_lock'));
  expect(texts.indexOf(asked[0] ?? '')).toBeGreaterThan(locked);
  // Choices that are there are not written again, which would use up their ids.
  expect(texts.filter((text) => /insert into "(food_type|city)"/.test(text))).toEqual([]);
});

it('leaves one line in the log and one version of a new chef, and of a new experience', async () => {
  const form = await chefForm(test, { name: 'Berta Lagos', creation_key: '0d5f2a86-2f2c-4f1e-9a53-0f0a6b1a7c11' });
  const { id } = await create(form);
  await post('/proposals/create', await proposalForm(test, id, { diets: [] })).expect(201);
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
  const entered = (await post('/comments/create', opinion).expect(200)) as Saved;
  const edit = (starter: string): PromiseLike<unknown> =>
    put(`/proposals/update/${body.data.id}`, { ...menu, starter }).expect(200);
  const trips = async (save: (once: string) => PromiseLike<unknown>): Promise<number> =>
    (await statementsDuring(() => save('Después.'))).length;
  expect({
    'create a chef': await trips((once) =>
      create({ ...form, name: `Julia ${once}`, creation_key: crypto.randomUUID() }),
    ),
    'update a chef': await trips(change),
    'create an experience': await trips((dish_name) => post('/proposals/create', { ...menu, dish_name }).expect(201)),
    'update an experience': await trips(edit),
    'create an opinion': await trips(() => post('/comments/create', opinion).expect(200)),
    'update an opinion': await trips((description) =>
      put(`/comments/update/${entered.body.data.id}`, { ...opinion, description }).expect(200),
    ),
  }).toEqual({
    'create a chef': 15,
    'update a chef': 12,
    'create an experience': 18,
    'update an experience': 16,
    'create an opinion': 9,
    'update an opinion': 10,
  });
});

it('refuses a picture of the chef in a place that is not its own', async () => {
  const form = await chefForm(test, { name: 'Juana Vera' });
  const { id } = await create(form);
  const { cover_image: cover } = form as { cover_image: object };
  const sent = test.request
    .put(`${API}/chefs/update/${id}`)
    .set(admin.header)
    .send({ ...form, gallery: [cover] });
  const refused = { field: 'gallery.0', msg: 'Esta imagen se subió para otro lugar. Vuelve a subirla.' };
  await sent.expect(({ status, body }) => expect([status, body]).toMatchObject([400, { errors: [refused] }]));
});

it('takes few trips for a request with four choices', async () => {
  const chefs = await Promise.all(
    ['Mora', 'Nuria', 'Olga', 'Paz'].map(async (name) => create(await chefForm(test, { name }))),
  );
  const form = {
    name: 'Ximena Rojas',
    email: 'ximena@correo.example',
    phone_number: '+56977665544',
    guests: 8,
    kind: 'cena',
    consent: true,
    request_key: crypto.randomUUID(),
    choices: chefs.map(({ id }) => ({ chef_id: id })),
  };
  const sent = await statementsDuring(() =>
    test.request
      .post(`${API}/quote_requests/create`)
      .send(form)
      .expect(({ status, body }) => expect([status, body]).toEqual([201, body])),
  );
  // Rows are locked in one order, so that no two requests wait for each other.
  const locked = sent.filter(({ text }) => / for share/.test(text)).map(({ text }) => text);
  expect(locked).toEqual([expect.stringMatching(/order by .*"id" asc for share/)]);
  expect(sent.length).toBeLessThanOrEqual(15);
});

it('undoes a save whose version is refused', async () => {
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
