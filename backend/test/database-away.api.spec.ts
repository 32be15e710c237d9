import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { BreakableProxy } from './harness/breakable-proxy.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';

/** quality.md 5: 503 within two seconds, and full service within five of the database's return. */
const REFUSED_WITHIN = 2_500;
const BACK_WITHIN = 5_000;

let database: TestDatabase;
let proxy: BreakableProxy;
let test: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = new BreakableProxy(new URL(database.url));
  await proxy.open();
  test = await createTestApp({ DATABASE_URL: proxy.url });
  admin = await signIn(test);
});
afterAll(async () => {
  await test.close();
  await proxy.cut();
  await database.drop();
});

const UNAVAILABLE = {
  status: 503,
  msg: 'El servicio no está disponible por ahora. Intenta otra vez en unos segundos.',
  data: null,
};

/** A request for a quote, complete and valid. */
const ASKED = {
  name: 'Camila',
  email: 'camila@cocina.example',
  phone_number: '+56912345678',
  guests: 2,
  kind: 'cena',
  consent: true,
  request_key: randomUUID(),
};

async function timed<Result>(work: () => PromiseLike<Result>): Promise<[Result, number]> {
  const before = performance.now();
  return [await work(), performance.now() - before];
}

async function expectUnavailable(): Promise<void> {
  for (const ask of [
    () => test.request.get('/api/v1/modality/all'),
    () => test.request.get('/api/v1/chefs/all').set(admin.header),
    () => test.request.post('/api/v1/quote_requests/create').send(ASKED),
  ]) {
    const [answer, took] = await timed(ask);
    expect(answer.body).toEqual(UNAVAILABLE);
    expect(took).toBeLessThan(REFUSED_WITHIN);
  }
  // The page is told at once that no form comes, and shows another way to ask.
  const [form, took] = await timed(() => test.request.get('/embed/form/1').set('host', '127.0.0.1:3000'));
  expect([form.status, form.text]).toEqual([503, expect.stringContaining('data-failed="true"')]);
  expect(took).toBeLessThan(REFUSED_WITHIN);
  expect((await test.request.get('/api/v1/health/ready')).status).toBe(503);
  expect((await test.request.get('/api/v1/health/live')).status).toBe(200);
  const token = await test.request.get('/api/v1/validate-token').set(admin.header);
  expect([token.status, token.body]).toEqual([503, { isValid: false }]);
}

async function expectBack(): Promise<void> {
  const until = performance.now() + BACK_WITHIN;
  let status = 0;
  while (status !== 200 && performance.now() < until) status = (await test.request.get('/api/v1/modality/all')).status;
  expect(status).toBe(200);
  await test.request.get('/api/v1/chefs/all').set(admin.header).expect(200);
  await test.request.get('/api/v1/health/ready').expect(200);
  await test.request.post('/api/v1/quote_requests/create').send(ASKED).expect(201);
}

it('a database that refuses connections is a 503 at once, and the same process serves again when it is back', async () => {
  await test.request.get('/api/v1/modality/all').expect(200);
  await proxy.cut();
  await expectUnavailable();
  await proxy.open();
  await expectBack();
});

it('a database that answers nothing is a 503 within two seconds', async () => {
  await proxy.cut();
  await proxy.open();
  proxy.mute();
  await expectUnavailable();
  await proxy.cut();
  await proxy.open();
  await expectBack();
});
