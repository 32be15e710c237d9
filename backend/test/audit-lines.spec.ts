import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { watchTables } from '../src/platform/audit/log-triggers.repository.js';
import { databaseConfig } from '../src/platform/database/database.config.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';

/** The line of a record says the same, in however many statements its parts are written. */

let database: TestDatabase;
let client: Client;
let orm: MikroORM;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  orm = await MikroORM.init(databaseConfig(database.url, { pool: 2 }));
  await client.query(`insert into image (kind, content_hash, width, height, placeholder, variants)
    select 'gallery', 'hash ' || n, 1, 1, 'x', '[]' from generate_series(1, 3) n`);
  const names = `from (values ('Zapallar'), ('Ñuñoa'), ('Ancud')) as one (name)`;
  for (const list of ['city', 'food_type', 'modality'])
    await client.query(`insert into ${list} (name, name_key) select name, lower(name) ${names}`);
  await client.query(
    `insert into diet (name, name_key, kind) values ('Vegana', 'vegana', 'vegana'), ('Sin gluten', 'sin gluten', 'sin_gluten')`,
  );
});
afterAll(async () => {
  await client.end();
  await orm.close();
  await database.drop();
});

// Each test has a transaction of its own, in which lines are read before it is undone.
beforeEach(async () => {
  await client.query('begin');
});
afterEach(async () => {
  await client.query('rollback');
});

const chef = (
  name: string,
  values = '1',
): string => `insert into chef (id, chef_name, slug, search_key, public_search_key,
    description, information, profile_image_id, cover_image_id, email, phone_number)
  select ${values} + 1000, '${name}', '${name} ' || ${values}, 'x', 'x', 'Cocina', 'Años', image.id, image.id, 'ana@cocina.example', '+56912345678'
  from (select min(id) as id from image) as image`;

const chosen = (list: string, ids: string, from = ''): string =>
  `insert into chef_${list} (chef_id, ${list}_id) select ${ids}, one.id from ${list} as one${from}`;

const gallery = (ids: string, from = ''): string =>
  `insert into gallery_image (chef_id, position, image_id) select ${ids}, image.id % 3, image.id from image${from}`;

/** Its parts, the ones that follow the given row. */
const PARTS = [
  chosen('city', 'made.id', ', made'),
  chosen('food_type', 'made.id', ', made'),
  chosen('modality', 'made.id', ', made'),
  gallery('made.id', ', made'),
];

/** A chef with its parts in one statement. */
const WHOLE = `with made as (${chef('Ana')} returning id), ${PARTS.map((part, at) => `part_${at} as (${part})`).join(', ')} select 1`;

/** The same in several. */
const ONE_BY_ONE = [chef('Ana'), ...PARTS.map((part) => part.replaceAll(', made', '').replaceAll('made.id', '1001'))];

/** The lines that these statements leave, without the number of the line and its time. */
async function linesOf(...texts: string[]): Promise<unknown[]> {
  await client.query('savepoint before');
  for (const text of texts) await client.query(text);
  const { rows } = await client.query<{ line: unknown }>(
    `select to_jsonb(line) - 'id' - 'at' - 'tx' as line from audit_line as line where tx = pg_current_xact_id()::text::bigint
     order by kind, record_id, id`,
  );
  await client.query('rollback to before');
  return rows.map(({ line }) => line);
}

const author = (said: object): string => `set local audit.author = '${JSON.stringify(said)}'`;

it.each([
  ['by hand', []],
  ['by somebody', [author({ actor: 'person', id: 7, name: 'Elena', request: 'one-request' })]],
  ['as it comes back', [author({ actor: 'system', name: 'Sobremesa', doing: 'restore' })]],
])('a record that is created whole has the line of one that is created step by step: %s', async (_, said) => {
  const lines = await linesOf(...said, WHOLE);
  expect(lines).toEqual(await linesOf(...said, ...ONE_BY_ONE));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    record_id: 1001,
    changes: {
      cities: [[], ['Ancud', 'Ñuñoa', 'Zapallar']],
      gallery: [[], [expect.any(Number), expect.any(Number), expect.any(Number)]],
      email: true,
    },
  });
});

it.each([
  ['has no parts', [`with made as (${chef('Ana')} returning id) select 1`], [chef('Ana')]],
  [
    'gets more parts, and loses some, in further statements',
    [
      WHOLE,
      `delete from chef_city where city_id = (select min(city_id) from chef_city)`,
      `insert into chef_city select 1001, id from city where id not in (select city_id from chef_city)`,
      `delete from gallery_image`,
    ],
    [
      ...ONE_BY_ONE,
      `delete from chef_city where city_id = (select min(city_id) from chef_city)`,
      `insert into chef_city select 1001, id from city where id not in (select city_id from chef_city)`,
      `delete from gallery_image`,
    ],
  ],
  [
    'gets a part in the statement that changes it',
    [
      WHOLE,
      'delete from chef_city',
      `with u as (update chef set x = 'x' returning id) ${chosen('city', 'u.id', ', u')}`,
    ],
    [...ONE_BY_ONE, 'delete from chef_city', `update chef set x = 'x'`, chosen('city', '1001')],
  ],
  [
    'comes with others',
    [
      `with made as (${chef('Ana', 'n').replace(' as image', ' as image, generate_series(1, 3) n')} returning id),
         cities as (${chosen('city', 'made.id', ', made')}) ${gallery('made.id', ', made')}`,
    ],
    [1, 2, 3].flatMap((n) => [chef('Ana', String(n)), chosen('city', String(1000 + n)), gallery(String(1000 + n))]),
  ],
  [
    'comes with parts of another one',
    [
      chef('Eva', '2'),
      `with made as (${chef('Ana')} returning id), both_of as (select id from made union all select 1002)
       ${chosen('city', 'both_of.id', ', both_of')}`,
    ],
    [chef('Eva', '2'), chef('Ana'), chosen('city', '1001'), chosen('city', '1002')],
  ],
  [
    'is created after another one that was',
    [WHOLE, WHOLE.replaceAll('select 1 + 1000', 'select 2 + 1000').replaceAll("'Ana ' || 1", "'Ana ' || 2")],
    [
      ...ONE_BY_ONE,
      ...ONE_BY_ONE.map((text) =>
        text.replace('select 1 + ', 'select 2 + ').replace('|| 1,', '|| 2,').replace('1001', '1002'),
      ),
    ],
  ],
  [
    'has parts that are written before it is',
    [`with cities as (${chosen('city', '1001')}) ${chef('Ana')}`],
    [chef('Ana'), chosen('city', '1001')],
  ],
  [
    'comes in a statement that is undone and made again',
    ['savepoint here', WHOLE, 'rollback to here', ...ONE_BY_ONE],
    ONE_BY_ONE,
  ],
  [
    'is created where its parts came in part before',
    [
      ...ONE_BY_ONE,
      'delete from chef',
      `with made as (${chef('Ana')} returning id) ${chosen('city', 'made.id', ', made')}`,
    ],
    [...ONE_BY_ONE, 'delete from chef', chef('Ana'), chosen('city', '1001')],
  ],
])('tells the same of a record that %s', async (_, whole, steps) => {
  const lines = await linesOf(...whole);
  expect(lines).toEqual(await linesOf(...steps));
  expect(lines.length).toBeGreaterThan(0);
});

it('says how many where there are more than a thousand', async () => {
  await client.query(`insert into city (name, name_key) select 'C' || n, 'c' || n from generate_series(1, 1200) n`);
  const whole = `with made as (${chef('Ana')} returning id) ${chosen('city', 'made.id', ', made')}`;
  const lines = await linesOf(whole);
  expect(lines).toEqual(await linesOf(chef('Ana'), chosen('city', '1001')));
  expect(lines).toContainEqual(expect.objectContaining({ changes: { cities: true, count: [null, 1] } }));
});

it('tells an experience with its choices whole, too', async () => {
  await client.query(chef('Ana'));
  const made = `insert into proposal (id, chef_id, dish_name, slug, search_key, description, profile_image_id, starter, main_course,
    dessert) select 5001, 1001, 'Pastel', 'Pastel', 'x', 'Campo', min(id), 'a', 'b', 'c' from image`;
  const parts = ['city', 'food_type', 'modality', 'diet'].map(
    (list) => `insert into proposal_${list} (proposal_id, ${list}_id) select 5001, id from ${list}`,
  );
  const whole = `with made as (${made}), ${parts.map((part, at) => `part_${at} as (${part})`).join(', ')} select 1`;
  const lines = await linesOf(whole);
  expect(lines).toEqual(await linesOf(made, ...parts));
  expect(lines).toContainEqual(
    expect.objectContaining({ changes: expect.objectContaining({ diets: [[], ['Sin gluten', 'Vegana']] }) }),
  );
});

it('keeps no value of a column that a later migration marks as personal', async () => {
  await client.query(`alter table chef add column secret_dish text default 'Charquicán'`);
  await client.query(`comment on column chef.secret_dish is 'audit: personal'`);
  await client.query('commit');
  await watchTables(orm.em.fork());
  await client.query('begin');
  expect(await linesOf(WHOLE)).toMatchObject([{ changes: { secret_dish: true } }]);
  expect(await linesOf(WHOLE, `update chef set secret_dish = 'Otro', price_per_person = 1`)).toMatchObject([
    { action: 'create', changes: { secret_dish: true, price_per_person: [null, 1] } },
  ]);
});

/** What the processes are told when these statements are committed. Then all is undone. */
async function toldBy(...texts: string[]): Promise<string[]> {
  const told: string[] = [];
  const note = ({ payload = '' }): number => told.push(payload);
  await client.query('listen content_changed');
  await client.query('commit; begin');
  client.on('notification', note);
  for (const text of texts) await client.query(text);
  await client.query('commit');
  client.off('notification', note);
  await client.query('unlisten content_changed');
  await client.query('delete from chef');
  await client.query('begin');
  return told.toSorted();
}

it('notifies the caches of each table, with the chef whose rows changed', async () => {
  const slug = `, slug as (insert into chef_slug (key, chef_id) select 'ana', id from made) select 1`;
  const tables = ['chef', 'chef_city', 'chef_food_type', 'chef_modality', 'chef_slug', 'gallery_image'];
  expect(await toldBy(WHOLE.replace(/ select 1$/, slug))).toEqual(tables.map((table) => `${table} chef:1001`));
});

it('notifies them that anything may have changed after a statement over many rows', async () => {
  expect(await toldBy(chef('Ana', 'n').replace(' as image', ' as image, generate_series(1, 401) n'))).toEqual(['']);
});

it('notifies nobody of a statement that changes no row', async () => {
  expect(await toldBy(`update chef set x = 'x' where false`)).toEqual([]);
});
