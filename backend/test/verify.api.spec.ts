import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { QuoteRetention } from '../src/modules/quotes/quote-retention.js';
import { REQUEST_LINK } from '../src/modules/quotes/request-link.js';
import { query } from '../src/platform/database/query.js';
import { Jobs } from '../src/platform/jobs/jobs.js';
import { JobsRepository } from '../src/platform/jobs/jobs.repository.js';
import { Links } from '../src/platform/links/links.js';
import { Storage } from '../src/platform/storage/storage.js';
import { NightlyVerification } from '../src/verify/nightly-verification.js';
import { differencesOf, verifyProduct, type Verification } from '../src/verify/index.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { eventually } from './harness/eventually.js';
import { chefForm, foodTypeId, proposalForm, uploadedImage } from './harness/factories.js';
import { expireAll } from './harness/expire.js';
import { signIn, type SignedIn } from './harness/sign-in.js';

const API = '/api/v1';

let test: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  test = await createTestApp({ JOBS_HURRY: 'true', QUOTE_RETENTION_MONTHS: '12' });
  admin = await signIn(test);
});
afterAll(() => test.close());

type Method = 'post' | 'put' | 'delete';

async function call<Data = { id: number }>(method: Method, path: string, body: object = {}): Promise<Data> {
  const answer = await test.request[method](`${API}/${path}`).set(admin.header).send(body);
  expect([path, answer.status < 300, answer.status < 300 || answer.body]).toEqual([path, true, true]);
  return (answer.body as { data: Data }).data;
}

const storage = (): Storage => test.app.get(Storage, { strict: false });
/** Makes all pictures older than an upload that is under way. What is kept of a chef is out of date after it. */
const age = () =>
  query(
    test.em(),
    `update image set created_at = created_at - interval '1 hour' where created_at > now() - interval '30 minutes'`,
  );
async function verify(repair = false): Promise<Verification> {
  await age();
  return verifyProduct(test.em(), storage(), repair);
}
const found = async (repair = false): Promise<string[]> => differencesOf(await verify(repair));

const newChef = async (name: string): Promise<number> =>
  (await call('post', 'chefs/create', await chefForm(test, { name, food_types: ['Peruana', 'Chilena'] }))).id;

async function asked(): Promise<number> {
  const form = {
    name: 'Camila Rojas',
    email: `camila.${randomUUID()}@cocina.example`,
    phone_number: '+56912345678',
    guests: 8,
    kind: 'cena',
    message: 'Somos ocho.',
    consent: true,
    request_key: randomUUID(),
  };
  await test.request.post(`${API}/quote_requests/create`).send(form).expect(201);
  const [row] = await query<{ id: number }>(test.em(), 'select max(id) as id from quote_request');
  return row?.id ?? 0;
}

/** Uses that leave the product in a state of their own. */
const USES: Record<string, () => Promise<unknown>> = {
  'a request erased by its client': async () => {
    const id = await asked();
    const url = await test.em().transactional((em) => test.app.get(Links).give(em, REQUEST_LINK, id, null));
    await test.request.post(`${API}/my_request/erase/${url.split('/').at(-1)}`).expect(200);
  },
  'a request erased by staff': async () => call('put', 'personal_data/erase', { requests: [await asked()] }),
  'a request that is blocked': async () => call('put', 'personal_data/block', { requests: [await asked()] }),
  'a request that is corrected': async () =>
    call('put', 'personal_data/rectify', { requests: [await asked()], name: 'Xiomara Núñez' }),
  'requests that were deleted for their age': async () => {
    const id = await asked();
    await query(
      test.em(),
      `update quote_request set stage = 'perdida', lost_reason = 'precio', updated_at = now() - interval '2 years' where id = $1`,
      [id],
    );
    await test.app.get(QuoteRetention, { strict: false }).sweep();
  },
  'a chef whose pictures were replaced': async () => {
    const id = await newChef('Fotogénica');
    await call('put', `chefs/update/${id}`, await chefForm(test, { name: 'Fotogénica Ñandú' }));
  },
  'a chef who was deactivated': async () => call('put', `chefs/change-state/${await newChef('Ausente')}`),
  'a chef who was deleted with experiences and opinions, and brought back': async () => {
    const id = await newChef('Yerko');
    await call('post', 'proposals/create', await proposalForm(test, id));
    await call('post', 'comments/create', { client_name: 'Inés', description: 'Volvería.', score: 4.5, chef_id: id });
    await test.request.get(`${API}/chefs/get-one/Yerko`).expect(200);
    await call('delete', `chefs/delete/${id}`);
    expect(await found()).toEqual([]);
    const { body } = await test.request.get(`${API}/deleted_records/all`).set(admin.header).expect(200);
    await call('post', `deleted_records/bring-back/${(body as { data: { id: number }[] }).data[0]?.id}`);
  },
  'a chef who is gone for good': async () => {
    await call('delete', `chefs/delete/${await newChef('Breve')}`);
    await expireAll(test);
  },
  'food types that were merged, and what was called like one of them': async () => {
    const id = await newChef('Mestiza');
    await call('post', 'proposals/create', await proposalForm(test, id, { food_types: ['Peruana'] }));
    await test.request.get(`${API}/chefs/active`).expect(200);
    const into = { into_id: await foodTypeId(test, 'Chilena') };
    await call('put', `lookups/food_type/merge/${await foodTypeId(test, 'Peruana')}`, into);
  },
  'a person who was invited and deleted': async () => {
    const { id } = await call('post', 'users/create', { name: 'Eva Soto', email: 'eva@cocina.example', role: 'USER' });
    await call('delete', `users/delete/${id}`);
  },
  'an upload that nothing uses': async () => uploadedImage(test, 'logo'),
  'an upload whose process was killed before its files were there': () =>
    query(
      test.em(),
      `insert into image (kind, content_hash, width, height, placeholder, variants)
       values ('logo', 'half', 1, 1, '', '[{"key": "images/logo/half-100.webp", "type": "image/webp", "width": 100}]')`,
    ),
};

describe('nothing is wrong after', () => {
  it.each(Object.entries(USES))('%s', async (_what, use) => {
    await use();
    expect(await found()).toEqual([]);
    expect(await found(true)).toEqual([]);
  });
});

const KEY = `images/logo/${'f'.repeat(32)}-100.webp`;

/** What is planted, what is said of it, and whether it can be repaired. */
const DAMAGE: [what: string, plant: () => Promise<unknown>, said: RegExp, isRepaired: boolean][] = [
  [
    'a file without a row',
    () => storage().put(KEY, Buffer.from('x'), 'image/webp'),
    /^Archivos que ninguna imagen usa: 1\.$/,
    true,
  ],
  [
    'a key of a request',
    () => query(test.em(), `update quote_request set search_key = 'otra' where erased_at is null`),
    /^quote_request\.search_key: \d+ filas difieren\.$/,
    true,
  ],
  [
    'a key of a chef',
    () => query(test.em(), `update chef set public_search_key = 'otra' where id = 1`),
    /^chef\.public_search_key: 1 filas difieren\.$/,
    true,
  ],
  [
    "a key of a chef's experiences",
    () => query(test.em(), `update chef set menu_search_key = 'otra' where id = 1`),
    /^chef\.menu_search_key: 1 filas difieren\.$/,
    true,
  ],
  [
    'a key of a person',
    () => query(test.em(), `update person set search_key = 'otra'`),
    /^person\.search_key: \d+ filas difieren\.$/,
    true,
  ],
  ['keys that the database does not take', plantRefusedKey, /^food_type\.name_key: 1 filas difieren\.$/, false],
  ['a missing file', removeOneFile, /^Faltan 1 archivos de imágenes\.$/, false],
];

/** Two rows want the same unique key: one of them cannot have it. */
function plantRefusedKey(): Promise<unknown> {
  const plant = `insert into food_type (name, name_key) select name || ' ', 'zz-' || name_key from food_type where name = 'Chilena'`;
  return query(test.em(), plant);
}

async function removeOneFile(): Promise<void> {
  const [row] = await query<{ key: string }>(
    test.em(),
    `select variants->0->>'key' as key from image where id in (select profile_image_id from chef) limit 1`,
  );
  await storage().remove(row?.key ?? '');
}

describe('damage is named', () => {
  it.each(DAMAGE)('%s', async (_what, plant, said, isRepaired) => {
    await age();
    await test.request.get(`${API}/chefs/active`).expect(200);
    await plant();
    const named = [expect.stringMatching(said)];
    expect(await found()).toEqual(named);
    const { files, keys } = await verify(true);
    const left = files.missing.length + files.left + keys.reduce((sum, key) => sum + key.left, 0);
    expect(left).toBe(isRepaired ? 0 : 1);
    expect(await found()).toEqual(isRepaired ? [] : named);
    if (!isRepaired) await query(test.em(), `delete from food_type where name_key like 'zz-%'`);
  });
});

describe('every night', () => {
  it('the job fails with what is wrong, which stays until a night finds nothing', async () => {
    await test.app.get(Jobs).start();
    const kind = test.app.get(Jobs).kinds.find(({ name }) => name === 'verify');
    expect(kind).toMatchObject({ title: 'Revisión de los datos', cron: '41 3 * * *' });
    const run = () =>
      test.em().transactional(async (em) => void (kind && (await test.app.get(Jobs).add(em, kind, {}))));
    const troubled = () => test.app.get(JobsRepository).troubled(['verify']);
    await query(test.em(), `update person set search_key = 'otra'`);
    await run();
    const [job] = await eventually(troubled, (jobs) => jobs.some(({ failed }) => failed));
    expect(job?.error).toMatch(/person\.search_key: \d+ filas difieren\. .*La orden verify dice más\.$/);
    await verify(true);
    await expect(test.app.get(NightlyVerification, { strict: false }).verify()).rejects.toThrow(/^Faltan 1 archivos/);
  });
});
