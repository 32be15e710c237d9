import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Company } from '../src/modules/company/index.js';
import { QuoteRetention } from '../src/modules/quotes/quote-retention.js';
import { RestrictionsErasure } from '../src/modules/quotes/restrictions-erasure.js';
import { query } from '../src/platform/database/query.js';
import { todayInChile } from '../src/platform/http/value/day.js';
import { Jobs } from '../src/platform/jobs/jobs.js';
import { operations } from './harness/contract.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { EVENT_YEAR } from './harness/days.js';
import { emptyTables } from './harness/empty-tables.js';
import { eventually } from './harness/eventually.js';
import { partsOf, startMailServer, type MailServer } from './harness/mail-server.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { SERVER_LOG } from './harness/test-server.js';

const API = '/api/v1/quote_requests';
/** Found nowhere else, whole or in capitals. */
const PLANTED = 'Zanahoriafobia severa';
const DAY = 86_400_000;

let test: TestApp;
let admin: SignedIn;
let server: MailServer;

beforeAll(async () => {
  server = await startMailServer();
  test = await createTestApp({ SMTP_URL: server.url, JOBS_HURRY: 'true', PUBLIC_URL: 'http://localhost:3000' });
  await test.app.get(Jobs).start();
  admin = await signIn(test);
  const details = { city: 'Santiago', address: 'Av. Providencia 1', phoneNumber: '+56912345678' };
  const channels = { email: 'hola@sobremesa.example', facebook: null, instagram: null, linkedin: null };
  await test
    .em()
    .persist(new Company({ ...details, ...channels }))
    .flush();
});
afterAll(async () => {
  await test.close();
  await server.close();
});
beforeEach(() => emptyTables(test.em(), 'quote_request'));

const form = (changes: object = {}) => ({
  name: 'Camila Rojas',
  email: 'camila@cocina.example',
  phone_number: '+56912345678',
  guests: 8,
  kind: 'cena',
  consent: true,
  restrictions: PLANTED,
  restrictions_consent: true,
  request_key: randomUUID(),
  ...changes,
});
const ask = (changes: object = {}) => test.request.post(`${API}/create`).send(form(changes));
const get = (path: string) => test.request.get(path).set(admin.header);
const put = (path: string, body: object) => test.request.put(`${API}/${path}`).set(admin.header).send(body).expect(200);
const kept = async () =>
  (
    await query<{ id: number }>(test.em(), 'select quote_request_id as id from quote_request_restriction order by 1')
  ).map(({ id }) => id);

/** The tables with a row in which this stands, in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const names = await query<{ name: string }>(
    test.em(),
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of names) {
    const rows = await query(test.em(), `select 1 from ${name} as one where one::text ilike $1 limit 1`, [`%${text}%`]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

it('stands in its own table and on the page of its request, and nowhere else', async () => {
  await ask().expect(201);
  await put('move/1', { state: 'contactada' });
  await put('next-step/1', { next_step: 'Llamar', next_step_on: `${EVENT_YEAR}-01-12` });
  await put('assign/1', { owner_id: admin.person.id });
  await test.request.post(`${API}/note/1`).set(admin.header).send({ text: 'Anotado.' }).expect(200);
  await eventually(
    () => Promise.resolve(server.received),
    (mails) => mails.length > 0,
  );

  const { body } = await get(`${API}/get-one/1`).expect(200);
  expect(body.data.restrictions).toEqual({
    text: PLANTED,
    consented_at: expect.any(String),
    consent_version: expect.any(String),
  });
  expect(JSON.stringify({ ...body.data, restrictions: null })).not.toContain(PLANTED);

  expect(await tablesWith(PLANTED)).toEqual(['public.quote_request_restriction']);
  const searched = await get(`${API}/all?search=${encodeURIComponent('zanahoriafobia')}`).expect(200);
  expect(searched.body.data).toEqual([]);
  for (const { method, path } of operations.filter((one) => one.method === 'get')) {
    if (path === `${API}/get-one/{id}` || path.includes('/auth/')) continue;
    const { text } = await get(path.replace('{id}', '1').replace(/\{\w+\}/g, 'nadie'));
    expect([method, path, text.includes(PLANTED)]).toEqual([method, path, false]);
  }
  for (const mail of server.received) expect(Object.values(partsOf(mail)).join()).not.toContain(PLANTED);
  expect(await readFile(process.env[SERVER_LOG] ?? '', 'utf8')).not.toContain(PLANTED);
});

it('is refused without its own consent, and then nothing of the request is stored', async () => {
  for (const restrictions_consent of [undefined, null, false]) {
    const { body } = await ask({ restrictions_consent }).expect(400);
    expect(body.errors).toEqual([
      {
        field: 'restrictions_consent',
        msg: 'Marca la casilla para que podamos usar este dato, o borra lo que escribiste.',
      },
    ]);
  }
  expect(await tablesWith(PLANTED)).toEqual([]);
  await ask({ restrictions: '', restrictions_consent: true }).expect(201);
  expect(await kept()).toEqual([]);
});

it('is kept once for a request that is sent twice, with the moment of the consent', async () => {
  const request_key = randomUUID();
  await ask({ request_key }).expect(201);
  await ask({ request_key }).expect(201);
  expect(await kept()).toEqual([1]);
});

it('can be taken by telephone, where the consent is noted without what was said', async () => {
  const { consent: _given, ...taken } = form();
  const call = (changes: object) =>
    test.request
      .post(`${API}/take`)
      .set(admin.header)
      .send({ ...taken, client_agreed: true, ...changes });
  await call({ restrictions_consent: false, request_key: randomUUID() }).expect(400);
  const { body } = await call({}).expect(200);
  expect(JSON.stringify(body)).not.toContain(PLANTED);
  const { data } = (await get(`${API}/get-one/${body.data.id}`).expect(200)).body;
  expect(data.restrictions.text).toBe(PLANTED);
  expect(data.activity[0].text).toBe(
    'El cliente aceptó el uso de sus datos. También aceptó que usemos sus restricciones de alimentación para preparar la comida.',
  );
});

describe('they are erased', () => {
  const sweep = (days: number) => test.app.get(RestrictionsErasure).sweep(new Date(Date.now() + days * DAY));

  it('30 days after the evening, whatever became of the request, and not before', async () => {
    await ask({ event_date: todayInChile() }).expect(201);
    await ask({ event_date: todayInChile(new Date(Date.now() + 5 * DAY)) }).expect(201);
    await ask({}).expect(201);
    await sweep(29);
    expect(await kept()).toEqual([1, 2, 3]);
    await sweep(30);
    expect(await kept()).toEqual([2, 3]);
    await sweep(35);
    expect(await kept()).toEqual([3]);
  });

  it('30 days after the request was lost, unless it is open again', async () => {
    for (let count = 0; count < 3; count++) await ask({ event_date: `${EVENT_YEAR}-12-01` }).expect(201);
    for (const id of [1, 2]) await put(`move/${id}`, { state: 'perdida', reason: 'precio' });
    await put('move/2', { state: 'contactada' });
    await sweep(29);
    expect(await kept()).toEqual([1, 2, 3]);
    await sweep(30);
    expect(await kept()).toEqual([2, 3]);
  });

  it('with their request, by hand and when it is old', async () => {
    await ask().expect(201);
    await ask().expect(201);
    await test.request.delete(`${API}/delete/1`).set(admin.header).expect(200);
    await put('move/2', { state: 'perdida', reason: 'precio' });
    await query(test.em(), `update quote_request set updated_at = now() - interval '10 years'`);
    await test.app.get(QuoteRetention).sweep();
    expect(await tablesWith(PLANTED)).toEqual([]);
  });
});
