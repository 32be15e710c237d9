import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { query } from '../src/platform/database/query.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { bodyFieldsOf, document, operations, type Operation, type Schema } from './harness/contract.js';
import { uploadedImage, chefForm } from './harness/factories.js';
import { multipartForms } from './harness/hostile-multipart.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { rounds, within } from './harness/soak.js';

/** Cases over all operations together. */
const CASES = Number(process.env['FUZZ_CASES'] ?? rounds(500, 20_000));
/** A form with a picture takes about ten times as long as another call. */
const FORMS = Math.max(50, Math.ceil(CASES / 20));
const SEED = process.env['FUZZ_SEED'] ?? process.env['TEST_SEED'];

/** Values that are known to break servers. */
const HOSTILE: unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  4.3,
  1e21,
  -1e21,
  2147483647,
  2147483648,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  '0',
  '1e3',
  '0x10',
  'null',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '🍷'.repeat(600),
  'x'.repeat(5_000),
  '%',
  '_',
  '\\',
  "'; drop table chef; --",
  '$1',
  '?',
  '{{7*7}}',
  '${7*7}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://user:pass@host',
  'http://[::1]:1',
  '＜ｓ＞',
  'Ω≈ç√',
  '\u202e',
  'İ',
  'ß',
  '-'.repeat(300),
  [],
  [[]],
  [null],
  [[], []],
  {},
  { length: 3 },
  { id: {} },
  { id: [] },
  { id: '1' },
  { toString: 1 },
  { then: 'x' },
  Array.from({ length: 200 }, (_, index) => index),
  { a: { b: { c: { d: { e: { f: {} } } } } } },
];
const hostile = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

let test: TestApp;
let admin: SignedIn;
let imageIds: number[] = [];

beforeAll(async () => {
  test = await createTestApp({ UPLOAD_MAX_MB: '1' });
  admin = await signIn(test);
  imageIds = await Promise.all(
    (['profile', 'cover', 'gallery', 'header', 'logo', 'proposal'] as const).map(
      async (kind) => (await uploadedImage(test, kind)).id,
    ),
  );
  await test.request
    .post('/api/v1/chefs/create')
    .set(admin.header)
    .send(await chefForm(test))
    .expect(200);
  await query(
    test.em(),
    `insert into company (id, city, address, email, phone_number) overriding system value values (1, 'c', 'a', 'e@x.cl', '+56912345678') on conflict do nothing`,
  );
});
afterAll(() => test.close());

/** A value that fits the schema, or almost does. */
function fitting(schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  const reference = (schema['$ref'] ?? (schema['allOf'] as Schema[] | undefined)?.[0]?.['$ref']) as string | undefined;
  if (reference) {
    const name = reference.split('/').at(-1) ?? '';
    if (name === 'ImageInputDto')
      return fc.constantFrom(
        ...imageIds.map((id) => ({ id })),
        { id: 1 },
        { data: 'data:image/png;base64,AAAA', type: 'image/png', filename: 'a.png', size: 3 },
      );
    return depth > 4 ? fc.constant({}) : fitting(document.components.schemas[name] ?? {}, depth + 1);
  }
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  const { example } = schema;
  switch (schema['type']) {
    case 'integer':
    case 'number':
      return fc.oneof(fc.constant(example ?? 1), fc.integer({ min: 0, max: 10 }));
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(fitting((schema['items'] ?? {}) as Schema, depth + 1), { maxLength: 3 });
    case 'string':
      return fc.oneof(
        { weight: 3, arbitrary: fc.constant(example ?? 'texto') },
        { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
      );
    default:
      return fc.record(
        Object.fromEntries(
          Object.entries((schema['properties'] ?? {}) as Record<string, Schema>).map(([name, property]) => [
            name,
            fitting(property, depth + 1),
          ]),
        ),
        { requiredKeys: (schema['required'] as string[] | undefined) ?? [] },
      );
  }
}

/** A body: valid, with some hostile fields, or hostile as a whole. */
function bodyFor(operation: Operation): fc.Arbitrary<unknown> {
  const schema = operation.requestBody?.content['application/json']?.schema;
  if (!schema) return fc.oneof(fc.constant(undefined), hostile);
  const good = fitting(schema);
  const names = Object.keys(bodyFieldsOf(operation));
  const spoiled = fc
    .tuple(
      good,
      fc.dictionary(names.length > 0 ? fc.constantFrom(...names, 'extra', 'id') : fc.constant('extra'), hostile, {
        maxKeys: 2,
      }),
    )
    .map(([body, spoil]) => ({ ...(body as object), ...spoil }));
  return fc.oneof({ weight: 2, arbitrary: good }, { weight: 5, arbitrary: spoiled }, { weight: 2, arbitrary: hostile });
}

const addressValue = fc.oneof(
  fc.constantFrom('1', '2', '2147483647', 'Ana-María-Pérez'),
  hostile.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))),
);

interface Case {
  url: string;
  body: unknown;
  headers: Record<string, string>;
}

function caseFor(operation: Operation): fc.Arbitrary<Case> {
  const parameters = operation.parameters ?? [];
  const query = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  // A word among a few would hardly be met by chance.
  const words = new Map(
    parameters.flatMap(({ in: place, name, schema }) =>
      place === 'path' && Array.isArray(schema['enum']) ? [[name, schema['enum'] as string[]] as const] : [],
    ),
  );
  const headers = fc.record(
    {
      'content-type': fc.constantFrom(
        'application/json',
        'application/json; charset=latin1',
        'text/plain',
        'multipart/form-data',
        'x',
      ),
      'x-request-id': fc.string({ maxLength: 80 }).filter((text) => /^[\x20-\x7e]*$/.test(text)),
    },
    { requiredKeys: [] },
  );
  return fc
    .record({
      values: fc.array(addressValue, { minLength: 2, maxLength: 2 }),
      asked: fc.dictionary(query.length > 0 ? fc.constantFrom(...query, 'extra') : fc.constant('extra'), addressValue, {
        maxKeys: 2,
      }),
      body: bodyFor(operation),
      headers,
      plain: fc.boolean(),
    })
    .map(({ values, asked, body, headers: chosen, plain }) => {
      const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
        const known = plain ? words.get(name) : undefined;
        return encodeSafely(known?.[(values[1]?.length ?? 0) % known.length] ?? values[0] ?? '1');
      });
      const search = Object.entries(asked)
        .map(([name, value]) => `${name}=${encodeSafely(value)}`)
        .join('&');
      return {
        url: search && operation.method === 'get' ? `${path}?${search}` : path,
        body,
        headers: plain ? {} : chosen,
      };
    });
}

const encodeSafely = (text: string): string => encodeURIComponent(text.toWellFormed());

/** A number that changes with every row written to the database. */
async function fingerprint(): Promise<string> {
  const [row] = await query<{ print: string }>(
    test.em(),
    `select concat_ws(',', (select count(*) || ':' || coalesce(sum(version), 0) || ':' || count(*) filter (where favorite) || ':' || count(*) filter (where state = 'ACTIVE') from chef),
       (select count(*) || ':' || coalesce(sum(version), 0) from proposal), (select count(*) || ':' || count(*) filter (where favorite) || ':' || coalesce(max(updated_at)::text, '') from comment),
       (select sum(version) from company), (select count(*) || ':' || coalesce(sum(version), 0) from header), (select count(*) || ':' || coalesce(sum(version), 0) from client_logo),
       (select count(*) || ':' || coalesce(sum(version), 0) || ':' || count(*) filter (where state = 'active') from form_reference),
       (select count(*) || ':' || count(*) filter (where stage = 'nueva') || ':' || count(*) filter (where stage = 'perdida') from quote_request),
       (select count(*) || ':' || coalesce(string_agg(name || role || state, '|' order by id), '') from person),
       (select count(*) || ':' || sum(version) || ':' || count(merged_into_id) || ':' || count(*) filter (where hidden) || ':' || string_agg(name, '|' order by id) from (select id, version, merged_into_id, hidden, name from city union all select id, version, merged_into_id, hidden, name from food_type union all select id, version, merged_into_id, hidden, name from modality union all select id, version, merged_into_id, hidden, name from diet) lookup), (select count(*) from chef_slug), (select count(*) from proposal_slug), (select count(*) from gallery_image)) as print`,
  );
  return row?.print ?? '';
}

it(`no input of ${CASES} makes the API fail, answer other than documented, or write what it refused`, async () => {
  const server = test.app.getHttpAdapter().getInstance();
  const each = Math.ceil(CASES / operations.length);
  let before = await fingerprint();
  for (const operation of operations) {
    await fc.assert(
      fc.asyncProperty(caseFor(operation), async ({ url, body, headers }) => {
        const payload =
          body === undefined || operation.method === 'get'
            ? {}
            : { payload: typeof body === 'string' ? body : JSON.stringify(body) };
        const type = 'payload' in payload ? { 'content-type': 'application/json' } : {};
        const { statusCode } = await server.inject({
          method: operation.method.toUpperCase() as 'GET',
          url,
          headers: { ...type, ...headers, ...admin.header },
          ...payload,
        });
        if (statusCode >= 500) throw new Error(`${operation.operationId} answered ${statusCode}`);
        if (operation.method === 'get') return;
        const after = await fingerprint();
        if (statusCode >= 400) expect(after).toBe(before);
        before = after;
        if (operation.operationId === 'logout' && statusCode < 400) {
          admin = await signIn(test);
          before = await fingerprint();
        }
      }),
      { numRuns: each, ...(SEED === undefined ? {} : { seed: Number(SEED) }), endOnFailure: true },
    );
    before = await fingerprint();
  }
}, 300_000);

/** The images and their stored files. */
async function uploads(): Promise<{ images: number; files: string[] }> {
  const [row] = await query<{ images: number }>(test.em(), 'select count(*)::int as images from image');
  const folder = join(test.env.DATA_DIR, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return {
    images: row?.images ?? 0,
    files: entries
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort(),
  };
}

it(`no form of ${FORMS} with a picture makes the upload fail, answer other than documented, or keep what it refused`, async () => {
  const server = test.app.getHttpAdapter().getInstance();
  const seen = new Set<number>();
  let before = await uploads();
  await fc.assert(
    fc.asyncProperty(await multipartForms(), async ({ headers, payload }) => {
      const { statusCode } = await server.inject({
        method: 'POST',
        url: '/api/v1/files/upload',
        headers: { ...headers, ...admin.header },
        payload,
      });
      seen.add(statusCode);
      if (statusCode >= 500) throw new Error(`answered ${statusCode}`);
      const after = await uploads();
      if (statusCode >= 400) expect(after).toEqual(before);
      else expect(after.images).toBe(before.images + 1);
      before = after;
    }),
    {
      numRuns: FORMS,
      timeout: within(10_000),
      ...(SEED === undefined ? {} : { seed: Number(SEED) }),
      endOnFailure: true,
    },
  );
  // Fifty forms need not meet all of them.
  if (FORMS >= 500) expect([...seen].sort()).toEqual([201, 400, 413, 415]);
  else expect([201, 400, 413, 415]).toEqual(expect.arrayContaining([...seen]));
});
