import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { Documents } from '../src/modules/catalogue/documents/documents.js';
import { DocumentsRepository } from '../src/modules/catalogue/documents/documents.repository.js';
import { query } from '../src/platform/database/query.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { chefForm } from './harness/factories.js';
import { fillWithChefs } from './harness/many-rows.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { statementsDuring } from './harness/statements.js';

const API = '/api/v1';

/** What is told of chefs and experiences is kept; without a cache, so that each read asks for it. */
let test: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  test = await createTestApp({ CACHE_MB: '0' });
  admin = await signIn(test);
  await test.request
    .post(`${API}/chefs/create`)
    .set(admin.header)
    .send(await chefForm(test))
    .expect(200);
  await fillWithChefs((sql) => query(test.em(), sql), 5);
});
afterAll(() => test.close());

interface Kept {
  kind: string;
  record_id: number;
  chef_id: number;
  revision: string;
}

const kept = () =>
  query<Kept>(test.em(), 'select kind, record_id, chef_id, revision from catalogue_document order by kind, record_id');

const ADDRESSES = [
  '/chefs/active',
  '/chefs/top_chef',
  '/chefs/get-one/Chef-2',
  '/proposals/all',
  '/proposals/one/Plato-2',
];

/** Reads everything, and waits until what was made for it is kept. */
async function readAll(): Promise<string[]> {
  const answers: string[] = [];
  for (const address of ADDRESSES) answers.push((await test.request.get(API + address).expect(200)).text);
  await test.app.get(Documents).written();
  return answers;
}

/** How many statements it takes to read something. */
const trips = async (address: string): Promise<number> =>
  (await statementsDuring(() => test.request.get(API + address).expect(200))).length;

beforeEach(async () => {
  await test.app.get(Documents).written();
  await query(test.em(), 'delete from catalogue_document');
});

describe('what is told of chefs and experiences', () => {
  it('is made once, and the same when it is kept', async () => {
    const made = await readAll();
    const documents = await kept();
    expect(documents.map(({ kind, record_id }) => `${kind} ${record_id}`)).toEqual([
      ...[1, 2, 3, 4, 5].map((id) => `chef_card ${id}`),
      'chef_page 2',
      ...[1, 2, 3, 4, 5].map((id) => `proposal_card ${id}`),
      expect.stringMatching(/^proposal_page \d$/),
    ]);
    expect(await readAll()).toEqual(made);
    expect(await kept()).toEqual(documents);
    // Without favourites the newest stand in their place, which is a statement more.
    const one = ADDRESSES.filter((address) => !address.endsWith('top_chef'));
    for (const address of one) expect([address, await trips(address)]).toEqual([address, 1]);
  });

  it('is made anew of the chef that changed, and of no other', async () => {
    await readAll();
    const ofOthers = async () => (await kept()).filter(({ chef_id }) => chef_id !== 2);
    const before = await ofOthers();
    await query(test.em(), `update chef set description = 'Otra cosa.' where id = 2`);
    expect((await readAll()).filter((answer) => answer.includes('Otra cosa.'))).toHaveLength(3);
    expect(await ofOthers()).toEqual(before);
  });

  it.each([
    ['an experience', `update proposal set dish_name = 'Plato nuevo' where id = 2`, 'Plato nuevo'],
    ['what a chef has chosen', `delete from chef_city where chef_id = 2`, '"chef_cities":[]'],
    ['a name that all share', `update food_type set name = 'Renombrada' where id = 3`, 'Renombrada'],
    [
      'more rows than a notification tells',
      `insert into proposal (chef_id, dish_name, slug, search_key, description, profile_image_id, starter, main_course, dessert)
         select 2, 'Uno de muchos', 'uno-' || n, 'uno', 'Muchos.', profile_image_id, 'a', 'b', 'c'
         from proposal, generate_series(1, 401) n where proposal.id = 2`,
      'Uno de muchos',
    ],
  ])('is made anew after a change of %s', async (_what, change, shown) => {
    await readAll();
    await query(test.em(), change);
    expect((await readAll()).join()).toContain(shown);
  });

  it('does not wait for opinions, which are read for each page', async () => {
    await readAll();
    const before = await kept();
    await query(
      test.em(),
      `insert into comment (chef_id, client_name, description, score, search_key) values (2, 'Rosa', 'Muy rico.', 5, 'rosa')`,
    );
    expect((await readAll()).join()).toContain('Muy rico.');
    expect(await kept()).toEqual(before);
  });

  it('never counts when it was made from rows as they were before a change that was committed meanwhile', async () => {
    const writer = new Client({ connectionString: test.env.DATABASE_URL });
    await writer.connect();
    try {
      await writer.query(`set audit.author = '{"actor": "system", "name": "test"}'`);
      await writer.query('begin');
      await writer.query(`update chef set description = 'Durante la lectura.' where id = 3`);
      // This reads, and keeps, what was there before.
      expect((await readAll()).join()).not.toContain('Durante la lectura.');
      await writer.query('commit');
    } finally {
      await writer.end();
    }
    expect((await readAll()).join()).toContain('Durante la lectura.');
  });

  it('is counted once for a transaction, however much it changes', async () => {
    const revision = async () =>
      (await query<{ revision: string }>(test.em(), 'select revision from catalogue_revision where chef_id = 4'))[0]
        ?.revision ?? '0';
    const before = Number(await revision());
    await test.em().transactional(async (em) => {
      await query(em, `update chef set description = 'Una.' where id = 4`);
      await query(em, `update chef set description = 'Dos.' where id = 4`);
      await query(em, 'delete from chef_city where chef_id = 4');
    });
    expect(Number(await revision())).toBe(before + 1);
  });

  it('is answered also where nothing can be kept', async () => {
    const made = await readAll();
    await query(test.em(), 'delete from catalogue_document');
    await query(test.em(), 'alter table catalogue_document add constraint nothing check (false)');
    try {
      expect(await readAll()).toEqual(made);
      expect(await kept()).toEqual([]);
    } finally {
      await query(test.em(), 'alter table catalogue_document drop constraint nothing');
    }
  });

  it('is forgotten in time where it counts no more', async () => {
    await readAll();
    const before = await kept();
    await query(test.em(), `update chef set description = 'Nadie lo lee.' where id = 5`);
    await test.app.get(DocumentsRepository).removeOld();
    expect(await kept()).toEqual(before.filter(({ chef_id }) => chef_id !== 5));
  });
});
