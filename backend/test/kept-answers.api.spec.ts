import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { AnswerCache } from '../src/platform/cache/answer-cache.js';
import { PUBLIC_TABLES } from '../src/platform/cache/public-tables.js';
import { query } from '../src/platform/database/query.js';
import { seedReference } from '../src/seed/reference.seeder.js';
import { operations, type Operation } from './harness/contract.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { everyAddress } from './harness/every-address.js';
import { bodyOf, exampleOf, inTheirOrder } from './harness/examples.js';
import { chefForm } from './harness/factories.js';
import { fillWithChefs } from './harness/many-rows.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { sampleOf } from './harness/soak.js';
import { statementsDuring } from './harness/statements.js';

/** What visitors are given of everything: remembered by one process, and made again by another. */
let kept: TestApp;
let fresh: TestApp;
let admin: SignedIn;

/** Every address that there was, also of what is gone since. */
const addresses = new Set<string>();

beforeAll(async () => {
  kept = await createTestApp({ CACHE_MB: '64' });
  admin = await signIn(kept);
  await kept.app.get(EntityManager).transactional((em) => seedReference(em));
  await kept.request
    .post('/api/v1/chefs/create')
    .set(admin.header)
    .send(await chefForm(kept))
    .expect(200);
  await fillWithChefs((sql) => query(kept.em(), sql), 3);
  await query(
    kept.em(),
    `insert into comment (chef_id, client_name, description, score, favorite, search_key)
       select id, 'Rosa', 'Muy rico.', 5, id < 3, 'rosa' from chef`,
  );
  await query(
    kept.em(),
    `with request as (
       insert into quote_request (request_key, name, email, phone_number, guests, kind, search_key)
       select gen_random_uuid(), chef_name, 'rosa@cocina.example', '+56912345678', 8, 'cena', 'rosa' from chef where id < 3
       returning id, name)
     insert into evening (quote_request_id, uid, chef_id, chef_name, day, starts_at, minutes, begins_at, ends_at, guests, commune, menu, client_first_name, by_hand)
     select request.id, gen_random_uuid(), chef.id, chef_name, '2027-03-06', '20:00', 180, '2027-03-06 23:00Z', '2027-03-07 02:00Z', 8, 'Ñuñoa', 'Cena', 'Rosa', true
     from request join chef on chef.chef_name = request.name`,
  );
  await query(
    kept.em(),
    `insert into blocked_range (chef_id, first_day, last_day, reason)
       select id, '2027-03-06', '2027-03-07', 'Viaje' from chef where id > 1`,
  );
  fresh = await createTestApp({ CACHE_MB: '64', DATABASE_URL: kept.env.DATABASE_URL ?? '' });
  expect((await kept.app.getHttpAdapter().getInstance().inject('/')).statusCode).toBe(200);
});
afterAll(async () => {
  await fresh.close();
  await kept.close();
});

const cacheOf = (test: TestApp): AnswerCache => test.app.get(AnswerCache);

/** What visitors get at an address: the status, where it leads, and every letter. */
async function given(test: TestApp, address: string): Promise<string> {
  const answer = await test.app.getHttpAdapter().getInstance().inject(address);
  // The state of a page that does not exist has what had ended by then, and nobody keeps it.
  const shown = answer.statusCode === 200 ? inOneOrder(withoutKeys(answer.body)) : '';
  return `${answer.statusCode} ${String(answer.headers.location)} ${shown}`;
}

/** A page without the idempotency keys of its forms, which are other ones for each visitor. */
const withoutKeys = (page: string): string =>
  page.replaceAll(/(?<=name="(?:request|creation)_key" value=")[\da-f-]{36}/g, '');

/** A page with its tags in one order: the page itself has it in the order in which the calls ended. */
const inOneOrder = (page: string): string =>
  page.replace(/(?<="queries":)\[.*\](?=\}<\/script>)/s, (queries) =>
    (JSON.parse(queries) as object[])
      .map((read) => JSON.stringify(read))
      .sort()
      .join('\n'),
  );

/**
 * The addresses at which visitors get something else than what a process without a cache entry makes. They are in the cache
 * afterwards.
 * @param count how many addresses are compared by day
 */
async function differing(count = 40): Promise<string[]> {
  for (const address of await everyAddress(kept)) addresses.add(address);
  const chosen = sampleOf([...addresses], count);
  // One after the other: of many pages at once some would be refused, because their calls wait for the database too long.
  const remembered = new Map<string, string>();
  for (const address of chosen) remembered.set(address, await given(kept, address));
  cacheOf(fresh).invalidate();
  const compared: (readonly [string, string, string])[] = [];
  for (const address of chosen)
    compared.push([address, remembered.get(address) ?? '', await given(fresh, address)] as const);
  return compared.filter(([, remembered, made]) => remembered !== made).map(([address]) => address);
}

/** Whatever is committed is heard of. */
const heard = () => cacheOf(kept).catchUp();

const isRemembered = (address: string): boolean => cacheOf(kept).get(address) !== undefined;

it('everything that exists is remembered, and names its tags', async () => {
  expect(await differing(Infinity)).toEqual([]);
  const found: (readonly [string, string])[] = [];
  for (const address of addresses) found.push([address, await given(kept, address)] as const);
  const there = found.filter(([, answer]) => answer.startsWith('200')).map(([address]) => address);
  expect(there.length).toBeGreaterThan(80);
  await heard();
  expect(there.filter((address) => !isRemembered(address))).toEqual([]);
  expect(there.filter((address) => cacheOf(kept).tagsOf(address) === undefined)).toEqual([]);
});

it('an answer says all the tables from which it is read', async () => {
  const owned = new Set(Object.entries(PUBLIC_TABLES).flatMap(([name, chef]) => (chef ? name : [])));
  for (const address of [...addresses].filter((one) => one.startsWith('/api/'))) {
    const tags = cacheOf(kept).tagsOf(address);
    if (!tags) continue;
    cacheOf(fresh).invalidate();
    const ofOne = tags.some((tag) => tag.startsWith('chef:'));
    const read = await tablesReadDuring(() => given(fresh, address));
    expect([address, read.filter((table) => !tags.includes(table) && !(ofOne && owned.has(table)))]).toEqual([
      address,
      [],
    ]);
  }
});

/** The tables that the statements of a read can look into, as PostgreSQL plans them for any values. */
async function tablesReadDuring(read: () => Promise<unknown>): Promise<string[]> {
  const statements = (await statementsDuring(read)).filter(({ text }) => /^\s*(select|with)/i.test(text));
  expect(statements.length).toBeGreaterThan(0);
  const plans = await Promise.all(
    statements.map(({ text }) => query(kept.em(), `explain (generic_plan, format json) ${text}`)),
  );
  return [...new Set([...JSON.stringify(plans).matchAll(/"Relation Name":"(\w+)"/g)].map(([, table]) => table ?? ''))];
}

/** What takes away comes last. */
const writes = inTheirOrder(
  operations.filter(
    ({ method, operationId, 'x-access': access }) =>
      method !== 'get' && ['staff', 'administrators'].includes(access) && operationId !== 'logout',
  ),
).toSorted((one, other) => Number(one.method === 'delete') - Number(other.method === 'delete'));

/** Several of what the paths name. */
const ONES: Record<string, string[]> = {
  kind: ['food_type', 'city', 'modality', 'diet'],
  text: ['refunds', 'footer', 'terms'],
  subject: ['chef'],
  number: ['1'],
};

function pathsOf({ path, operationId }: Operation): string[] {
  // Nobody may change their own row. The other choices are those that no example has changed before.
  const id = path.includes('/users/') ? 2 : ({ mergeLookup: 3, toggleLookupHidden: 4 }[operationId] ?? 1);
  const [, part = ''] = /\{(kind|text|subject)\}/.exec(path) ?? [];
  const kinds = path.startsWith('/api/v1/versions/') ? ['chef', 'company'] : (ONES[part] ?? ['']);
  return kinds.map((one) => path.replace(`{${part}}`, one).replace('{number}', '1').replace('{id}', String(id)));
}

it.each(sampleOf(writes, 3).map((write) => [write.operationId, write] as const))(
  '%s leaves nothing old with visitors, from its answer on',
  async (_id, write) => {
    for (const path of pathsOf(write)) {
      const body = bodyOf(write);
      const call = kept.request[write.method](path).set(admin.header);
      const { status } = await (body ? call.send(exampleOf(body) as object) : call);
      expect(status).toBeLessThan(500);
      expect(await differing()).toEqual([]);
    }
  },
);

/** How a value becomes another one of its type. */
const OTHER: Record<string, (column: string) => string> = {
  text: (column) => `${column} || 'x'`,
  varchar: (column) => `${column} || 'x'`,
  bool: (column) => `not ${column}`,
  int4: (column) => `${column} + 1`,
  int2: (column) => `${column} + 1`,
  numeric: (column) => `${column} - 0.5`,
  date: (column) => `${column} + 7`,
  timestamptz: (column) => `${column} + interval '1 day'`,
};

/** Every table, with its columns that can be changed. */
const tablesWith = () =>
  query<{ name: string; isPublic: boolean; columns: { name: string; type: string }[] }>(
    kept.em(),
    `select c.relname as name,
       c.relname = any($1) as "isPublic",
       (select json_agg(json_build_object('name', a.attname, 'type', y.typname)) from pg_attribute a join pg_type y on y.oid = a.atttypid
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
    [Object.keys(PUBLIC_TABLES)],
  );

/** Runs statements in one transaction, each by itself: what the rules of the tables refuse is left out. */
async function change(statements: readonly string[]): Promise<void> {
  await kept.em().transactional(async (em) => {
    // A rule that is looked at on committing would refuse all of them.
    await query(em, 'set constraints all immediate');
    for (const statement of statements) {
      await query(em, 'savepoint before');
      await query(em, statement).catch(() => query(em, 'rollback to savepoint before'));
    }
  });
  await heard();
}

it('no value of a row of what visitors see, in either of two rows, can be another without being seen', async () => {
  await query(
    kept.em(),
    `insert into text_version (text, number, document, is_original) select 'join', n,
    '{"type": "doc", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "Ven."}]}]}', false
    from generate_series(2, 3) as n`,
  );
  // The writes before have taken what there was.
  await query(
    kept.em(),
    `insert into client_logo (name_company, color_logo_id, transparent_logo_id)
       select 'Cliente ' || n, image.id, image.id from generate_series(1, 2) as n, (select min(id) as id from image) as image`,
  );
  await query(
    kept.em(),
    `insert into form_reference (title, url, type, script)
       select 'Formulario ' || n, 'formulario-' || n, n, '' from generate_series(1, 2) as n on conflict do nothing`,
  );
  await query(
    kept.em(),
    `insert into header (company_id, header_image_id, cover_title, cover_description, position)
       select company.id, image.id, 'Portada ' || n, 'Texto', n
       from generate_series(1, 2) as n, company, (select min(id) as id from image) as image
       where not exists (select from header)`,
  );
  for (const { name, columns } of sampleOf(
    (await tablesWith()).filter(({ isPublic }) => isPublic),
    1,
  )) {
    const rows = await query<{ at: string }>(kept.em(), `select ctid::text as at from ${name}`);
    expect([name, rows.length]).not.toEqual([name, 0]);
    for (const which of ['asc', 'desc']) {
      await change(
        columns.flatMap((column) => {
          const other = OTHER[column.type]?.(`"${column.name}"`);
          const one = `ctid = (select ctid from ${name} order by ctid ${which} limit 1)`;
          return other ? [`update ${name} set "${column.name}" = ${other} where ${one}`] : [];
        }),
      );
      expect([name, await differing()]).toEqual([name, []]);
    }
  }
}, 300_000);

it('what visitors do not see is in nothing that they are given, and makes nobody wait', async () => {
  const others = (await tablesWith()).filter(({ name, isPublic }) => !isPublic && name !== 'replica');
  const { now } = cacheOf(kept);
  await change(
    others.flatMap(({ name, columns }) =>
      columns.flatMap((column) => {
        const other = OTHER[column.type]?.(`"${column.name}"`);
        return other ? [`update ${name} set "${column.name}" = ${other}`] : [];
      }),
    ),
  );
  expect(cacheOf(kept).now).toBe(now);
  expect(await differing()).toEqual([]);
});

it('no row of what visitors see can go without being missed', async () => {
  for (const { name } of sampleOf(
    (await tablesWith()).filter(({ isPublic }) => isPublic),
    1,
  )) {
    await change([`delete from ${name} where ctid = (select max(ctid) from ${name})`]);
    expect([name, await differing()]).toEqual([name, []]);
  }
}, 300_000);
