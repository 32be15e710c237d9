import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Company } from '../src/modules/company/index.js';
import { QuoteRetention } from '../src/modules/quotes/quote-retention.js';
import { RestrictionsErasure } from '../src/modules/quotes/restrictions-erasure.js';
import { query } from '../src/platform/database/query.js';
import { todayInChile } from '../src/platform/http/value/day.js';
import { operations } from './harness/contract.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { dayIn, EVENT_YEAR } from './harness/days.js';
import { entryOf } from './harness/calendar-file.js';
import { emptyTables } from './harness/empty-tables.js';
import { eventually } from './harness/eventually.js';
import { chefForm } from './harness/factories.js';
import { partsOf, startMailServer, type MailServer, type Received } from './harness/mail-server.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { startJobs } from './harness/start-jobs.js';
import { SERVER_LOG } from './harness/test-server.js';
import { RequestSteps } from './harness/request-steps.js';

const API = '/api/v1/quote_requests';
/** Found nowhere else, whole or in capitals. */
const PLANTED = 'Zanahoriafobia severa';

let test: TestApp;
let admin: SignedIn;
let server: MailServer;

beforeAll(async () => {
  server = await startMailServer();
  test = await createTestApp({ SMTP_URL: server.url, JOBS_HURRY: 'true', PUBLIC_URL: 'http://localhost:3000' });
  await startJobs(test);
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
  const sweep = (days: number) => test.app.get(RestrictionsErasure).sweep(new Date(`${dayIn(days)}T15:00:00Z`));

  it('30 days after the evening, whatever became of the request, and not before', async () => {
    await ask({ event_date: todayInChile() }).expect(201);
    await ask({ event_date: dayIn(5) }).expect(201);
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

describe('what guests cannot eat, told after the request', () => {
  const CLIENT = 'camila@cocina.example';
  const staff = (changes: object = {}) =>
    test.request
      .put(`${API}/restrictions/1`)
      .set(admin.header)
      .send({ restrictions: PLANTED, restrictions_consent: true, ...changes });
  const page = async () => (await get(`${API}/get-one/1`).expect(200)).body.data;
  const table = async () => {
    const form_ = await chefForm(test, { name: 'Ana María Pérez' });
    const { body } = await test.request.post('/api/v1/chefs/create').set(admin.header).send(form_).expect(200);
    return new RequestSteps(test, admin, (body as { data: { id: number } }).data.id);
  };
  const tellsOfChange = (mail: Received) => (partsOf(mail)['text/plain'] ?? '').includes('Por cuidado no lo repetimos');
  const mailsTo = (address: string, count: number) =>
    eventually(
      () => Promise.resolve(server.received.filter(({ to }) => to.includes(address))),
      (mails) => mails.length >= count,
    );

  it('is added, corrected and removed by staff, with the consent, and is an activity without its words', async () => {
    await ask({ restrictions: null, restrictions_consent: false }).expect(201);
    await staff({ restrictions_consent: false }).expect(400);
    await staff({ restrictions: 'x'.repeat(501) }).expect(400);
    expect(await kept()).toEqual([]);
    await staff({ version: 99 }).expect(409);
    await staff().expect(200);
    // Pressed again, it is nothing new.
    await staff().expect(200);
    const { restrictions, activity } = await page();
    expect(restrictions).toMatchObject({ text: PLANTED });
    expect(activity).toMatchObject([{ kind: 'restrictions_changed', actor: 'person', text: null }]);
    await staff({ restrictions: 'Sin gluten' }).expect(200);
    expect(await tablesWith(PLANTED)).toEqual([]);
    await staff({ restrictions: null, restrictions_consent: null }).expect(200);
    expect(await kept()).toEqual([]);
    await put('move/1', { state: 'perdida', reason: 'precio' });
    await staff().expect(409);
  });

  it('reaches the chef by a new sheet and the client without the words, no matter who changed it, until the evening', async () => {
    const way = await table();
    const request = await way.ask();
    await way.accept((await way.offer(request)).id);
    // A chef who was never sent the sheet hears of no change.
    await way.call('post', 'evenings/send-sheet/1', { by: 'whatsapp' });
    server.received.length = 0;
    const token = await way.token('request', request);
    const mine = (restrictions: string | null, restrictions_consent = true, seen: object = {}) =>
      test.request
        .post(`/api/v1/my_request/restrictions/${token}`)
        .send({ restrictions, restrictions_consent, ...seen });
    await mine(PLANTED, false).expect(400);
    const pressed = await Promise.all([mine(PLANTED), mine(PLANTED)]);
    expect(pressed.map(({ status }) => status)).toEqual([200, 200]);
    const [sheet] = await mailsTo('ana@cocina.example', 1);
    expect(sheet && partsOf(sheet)['text/plain']).toContain(`Restricciones de alimentación: ${PLANTED} (cambió)`);
    expect(sheet && entryOf(partsOf(sheet)['text/calendar'] ?? '')).toMatchObject({
      method: 'REQUEST',
      event: { sequence: 1 },
    });
    // The confirmation may still be on its way.
    const mail = await eventually(
      () => Promise.resolve(server.received.filter(({ to }) => to.includes(CLIENT)).find(tellsOfChange)),
      (mail) => mail !== undefined,
    );
    expect(mail && Object.values(partsOf(mail)).join()).not.toContain(PLANTED);
    const { body } = await test.request.get(`/api/v1/my_request/${token}`).expect(200);
    expect((body as { data: object }).data).toMatchObject({ restricted: true, can_restrict: true });
    expect(JSON.stringify(body)).not.toContain(PLANTED);
    // A page that was opened before replaces no words that it did not know of; sent again, the same ones are no change.
    const { restricted_at } = (body as { data: { restricted_at: string } }).data;
    const old = await mine('Sin gluten', true, { restricted_at: null }).expect(409);
    expect((old.body as { msg: string }).msg).toMatch(/^Cambiaron las restricciones anotadas/);
    await mine(null, false, { restricted_at: '2026-01-01T00:00:00Z' }).expect(409);
    await mine(PLANTED, true, { restricted_at: null }).expect(200);
    expect((await page()).restrictions).toMatchObject({ text: PLANTED });
    await mine(PLANTED, true, { restricted_at }).expect(200);
    await staff({ restrictions: null }).expect(200);
    const [, next] = await mailsTo('ana@cocina.example', 2);
    expect(next && partsOf(next)['text/plain']).toContain('Restricciones de alimentación: Ninguna (cambió)');
    const kinds = (await page()).activity.map(({ kind, actor }: { kind: string; actor: string }) => `${kind} ${actor}`);
    expect(kinds.slice(0, 2)).toEqual(['restrictions_changed person', 'restrictions_changed client']);
    await query(test.em(), `update evening set begins_at = now() - interval '1 minute'`);
    expect((await staff().expect(409)).body.msg).toMatch(/ya comenzó/);
    await mine(PLANTED).expect(409);
    expect(await kept()).toEqual([]);
  });
});

describe('what a client asks for', () => {
  const FACTS = {
    kind: 'catering',
    guests: 20,
    event_date: null,
    city_id: null,
    budget_per_person: 30_000,
    reply_by: 'correo',
  };
  const correct = (changes: object = {}) =>
    test.request
      .put(`${API}/facts/1`)
      .set(admin.header)
      .send({ ...FACTS, ...changes });

  it('is corrected by staff, with before and after, and the message stays', async () => {
    await ask({ message: 'Somos ocho.' }).expect(201);
    await correct({ guests: null }).expect(400);
    await correct({ message: 'Somos veinte.' }).expect(400);
    await correct({ version: 99 }).expect(409);
    await correct().expect(200);
    await correct().expect(200);
    const { body } = await get(`${API}/get-one/1`).expect(200);
    expect(body.data).toMatchObject({ kind: 'catering', guests: 20, reply_by: 'correo', message: 'Somos ocho.' });
    expect(body.data.activity).toEqual([
      expect.objectContaining({
        kind: 'facts_changed',
        changes: [
          { field: 'kind', before: 'Cena', after: 'Catering' },
          { field: 'guests', before: '8', after: '20' },
          { field: 'budget_per_person', before: null, after: '30000' },
          { field: 'reply_by', before: 'WhatsApp', after: 'Correo' },
        ],
      }),
    ]);
  });

  it('keeps day, place and guests of an agreed evening', async () => {
    const form_ = await chefForm(test, { name: 'Kenji Morales' });
    const { body } = await test.request.post('/api/v1/chefs/create').set(admin.header).send(form_).expect(200);
    const way = new RequestSteps(test, admin, (body as { data: { id: number } }).data.id);
    const request = await way.ask();
    await way.accept((await way.offer(request)).id);
    const { event_date, guests } = await way.call('get', `quote_requests/get-one/${request}`);
    const kept_ = { event_date, guests };
    for (const [field, value] of Object.entries({ guests: 30, event_date: `${EVENT_YEAR}-02-01` }))
      expect((await correct({ ...kept_, [field]: value }).expect(409)).body.errors).toMatchObject([{ field }]);
    await correct(kept_).expect(200);
  });
});
