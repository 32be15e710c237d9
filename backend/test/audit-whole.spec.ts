import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';

/**
 * A record that is created with its parts in one statement has its line from one trigger. The line is the one that it has when its
 * parts come in statements of their own, of which each adds to it.
 */

let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
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

it('has one trigger write it, which the others do not add to', async () => {
  await client.query(`create table written (changes jsonb)`);
  await client.query(`create function note() returns trigger language plpgsql as $$
    begin insert into written values (new.changes); return new; end $$`);
  await client.query(`create trigger note after insert or update on audit_line for each row execute function note()`);
  await client.query(WHOLE);
  expect((await client.query('select * from written')).rowCount).toBe(1);
});

/** What the product says around the statement that writes a record whole. */
const said = (kind: string, ...texts: string[]): string[] => [
  `set local audit.whole = '${kind}'`,
  ...texts,
  `set local audit.whole = ''`,
];

/** How often each trigger's function was called in this transaction. */
async function callsDuring(...texts: string[]): Promise<Record<string, number>> {
  await client.query(`set local track_functions = 'pl'`);
  for (const text of texts) await client.query(text);
  const { rows } = await client.query<{ called: string; calls: number }>(
    `select proname as called, pg_stat_get_xact_function_calls(oid)::int as calls from pg_proc
     where (proname like 'audit\\_%' or proname like 'content\\_%') and pg_stat_get_xact_function_calls(oid) > 0 order by proname`,
  );
  return Object.fromEntries(rows.map(({ called, calls }) => [called, calls]));
}

it('calls no trigger of its parts where the writer says that it is whole, and each of them otherwise', async () => {
  expect(await callsDuring(...said('chef', WHOLE))).toEqual({ audit_made_chef: 1, content_whole_chef: 1 });
  await client.query('delete from chef');
  const called = await callsDuring(WHOLE);
  expect(called).toMatchObject({
    audit_chef_city: 2,
    audit_gallery_image: 2,
    content_chef: 2,
    content_gallery_image: 2,
  });
});

it('tells the same line where the writer says that it is whole, and of what comes after it', async () => {
  const after = [
    `delete from chef_city where city_id = (select min(city_id) from chef_city)`,
    'delete from gallery_image',
  ];
  expect(await linesOf(...said('chef', WHOLE))).toEqual(await linesOf(...ONE_BY_ONE));
  expect(await linesOf(...said('chef', WHOLE), ...after)).toEqual(await linesOf(...ONE_BY_ONE, ...after));
  const more = [chosen('city', '1001', ` where name = 'Ancud'`)];
  const fewer = WHOLE.replace(PARTS[0] ?? '', `${PARTS[0]} where one.name <> 'Ancud'`);
  expect(await linesOf(...said('chef', fewer), ...more)).toEqual(await linesOf(...ONE_BY_ONE));
});

it('says that a whole record has more than a thousand of something', async () => {
  await client.query(`insert into city (name, name_key) select 'C' || n, 'c' || n from generate_series(1, 1200) n`);
  const whole = `with made as (${chef('Ana')} returning id) ${chosen('city', 'made.id', ', made')}`;
  const lines = await linesOf(...said('chef', whole));
  expect(lines).toContainEqual(
    expect.objectContaining({ record_id: 1001, changes: expect.objectContaining({ cities: true }) as unknown }),
  );
});

it('refuses several records of which the writer says that they are one', async () => {
  const three = chef('Ana', 'n').replace(' as image', ' as image, generate_series(1, 3) n');
  await expect(linesOf(...said('chef', three))).rejects.toThrow('one record is whole, and not several');
});

it('tells of what another record gets while one is said to be whole', async () => {
  const made = [chef('Ana'), chosen('city', '1001')];
  expect(await linesOf(...made.slice(0, 1), ...said('proposal', ...made.slice(1)))).toEqual(await linesOf(...made));
});

it('has no line where the product says that there is none', async () => {
  const quiet = author({ actor: 'system', name: 'Sobremesa', quiet: true });
  expect(await linesOf(quiet, WHOLE)).toEqual([]);
  expect(await linesOf(quiet, ...said('chef', WHOLE))).toEqual([]);
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

it('knows a part that a later migration adds', async () => {
  await client.query(
    `create table chef_prize (chef_id int not null references chef, prize text not null, primary key (chef_id, prize))`,
  );
  await client.query(
    `select audit_watch_part('chef_prize', 'chef', 'chef_id', 'chef_name', 'part.prize', 'part.prize', 'prizes')`,
  );
  const prizes = (ids: string, from = ''): string => `insert into chef_prize select ${ids}, 'Oro'${from}`;
  const lines = await linesOf(`with made as (${chef('Ana')} returning id) ${prizes('made.id', ' from made')}`);
  expect(lines).toEqual(await linesOf(chef('Ana'), prizes('1001')));
  expect(lines).toMatchObject([{ changes: { prizes: [[], ['Oro']] } }]);
});

it('hears of a column that becomes personal by a later migration', async () => {
  await client.query(`alter table chef add column secret_dish text default 'Charquicán'`);
  await client.query(`comment on column chef.secret_dish is 'audit: personal'`);
  await client.query('select audit_watch()');
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

it('tells processes the same of a record that its writer says to be whole', async () => {
  const slug = `, slug as (insert into chef_slug (key, chef_id) select 'ana', id from made) select 1`;
  const whole = WHOLE.replace(/ select 1$/, slug);
  expect(await toldBy(...said('chef', whole))).toEqual(await toldBy(whole));
});
