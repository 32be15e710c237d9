import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseRefusal, DatabaseUnavailableError } from '../src/platform/database/database-errors.js';
import { query } from '../src/platform/database/query.js';
import { BreakableProxy } from './harness/breakable-proxy.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';
import { startTestServer, type TestServer } from './harness/test-server.js';

/** In milliseconds: 503 within two seconds, and full service within five of the database's return. */
const REFUSED_WITHIN = 2_500;
const BACK_WITHIN = 5_000;

/** Fewer connections than simultaneous requests, so that a connection that is not returned makes the test fail. */
const POOL = 3;

let server: TestServer;
let database: TestDatabase;
let proxy: BreakableProxy;
let test: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  // A server of its own, because the test stops it.
  server = await startTestServer();
  database = await createTestDatabase();
  proxy = new BreakableProxy(new URL(database.url));
  await proxy.open();
  test = await createTestApp({ DATABASE_URL: proxy.url, DATABASE_POOL: String(POOL) });
  admin = await signIn(test);
});
afterAll(async () => {
  await test.close();
  await proxy.cut();
  await database.drop();
  await server.stop();
});

const UNAVAILABLE = {
  status: 503,
  msg: 'El servicio no está disponible por ahora. Intenta otra vez en unos segundos.',
  data: null,
};

/** A complete and valid request for a quote. */
const ASKED = {
  name: 'Camila',
  email: 'camila@cocina.example',
  phone_number: '+56912345678',
  guests: 2,
  kind: 'cena',
  consent: true,
  request_key: randomUUID(),
};

const INVITED = { name: 'Eva', email: 'eva@cocina.example', role: 'USER' };

async function timed<Result>(work: () => PromiseLike<Result>): Promise<[Result, number]> {
  const before = performance.now();
  return [await work(), performance.now() - before];
}

/** Makes calls of every kind, more at a time than there are connections. */
async function expectUnavailable(): Promise<void> {
  const asks = [
    () => test.request.get('/api/v1/modality/all'),
    () => test.request.get('/api/v1/chefs/all').set(admin.header),
    () => test.request.post('/api/v1/quote_requests/create').send(ASKED),
    () => test.request.post('/api/v1/users/create').set(admin.header).send(INVITED),
    () => test.request.get('/api/v1/health/ready'),
  ];
  await Promise.all(
    asks.map(async (ask) => {
      const [answer, took] = await timed(ask);
      expect(answer.body).toEqual(UNAVAILABLE);
      expect(took).toBeLessThan(REFUSED_WITHIN);
    }),
  );
  // The document tells the page at once that no form comes, and the page shows another way to ask.
  const [form, took] = await timed(() => test.request.get('/embed/form/1').set('host', '127.0.0.1:3000'));
  expect([form.status, form.text]).toEqual([503, expect.stringContaining('data-failed="true"')]);
  expect(took).toBeLessThan(REFUSED_WITHIN);
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
  // Refused where the first of these attempts was the one that came through.
  const invited = await test.request.post('/api/v1/users/create').set(admin.header).send(INVITED);
  expect([200, 409]).toContain(invited.status);
  // Also what was asked while nobody could know whether it was stored.
  expect(await query(test.em(), 'select from quote_request')).toHaveLength(1);
  expect(await query(test.em(), 'select from person where email = $1', [INVITED.email])).toHaveLength(1);
}

/** Opens every connection, so that none has to be opened later. */
const connectAll = (): Promise<unknown> =>
  Promise.all(Array.from({ length: POOL }, () => query(test.em(), 'select pg_sleep(0.05)')));

it('a database that refuses connections is a 503 at once, and the same process serves again when it is back', async () => {
  await test.request.get('/api/v1/modality/all').expect(200);
  await proxy.cut();
  await expectUnavailable();
  await proxy.open();
  await expectBack();
});

it('a network that swallows everything is a 503 within two seconds', async () => {
  await connectAll();
  proxy.mute();
  await expectUnavailable();
  await proxy.cut();
  await proxy.open();
  await expectBack();
});

it('a database that is stopped is a 503 within two seconds, and serves again within five of going on', async () => {
  await connectAll();
  await server.signal('SIGSTOP');
  try {
    await expectUnavailable();
  } finally {
    await server.signal('SIGCONT');
  }
  await expectBack();
});

describe('while the database answers on other connections', () => {
  /** In milliseconds: what every caller is answered within. */
  const ANSWERED_WITHIN = 2_000;

  it('a read on a dead one is answered by another within two seconds, and the next at once', async () => {
    await connectAll();
    proxy.swallow();
    const [[read, took], [guarded, tookToo]] = await Promise.all([
      timed(() => test.request.get('/api/v1/modality/all')),
      timed(() => test.request.get('/api/v1/chefs/all').set(admin.header)),
    ]);
    expect([read.status, guarded.status]).toEqual([200, 200]);
    expect(Math.max(took, tookToo)).toBeLessThan(ANSWERED_WITHIN);
    // The third, which nobody used, was dead as well.
    const [, later] = await timed(() => Promise.all([1, 2, 3].map(() => query(test.em(), 'select pg_sleep(0.05)'))));
    expect(later).toBeLessThan(1_000);
  });

  it('a request for a quote on a dead one is stored within two seconds', async () => {
    await connectAll();
    proxy.swallow();
    const [{ status }, took] = await timed(() => test.request.post('/api/v1/quote_requests/create').send(ASKED));
    expect(status).toBe(201);
    expect(took).toBeLessThan(ANSWERED_WITHIN);
  });

  it('a transaction on a dead one fails within two seconds, and works when it is begun again', async () => {
    await connectAll();
    proxy.swallow();
    const write = () => test.em().transactional((em) => query(em, 'select 1'));
    const [refusal, took] = await timed(() => write().catch((error: unknown) => databaseRefusal(error)));
    expect(refusal).toBeInstanceOf(DatabaseUnavailableError);
    expect(took).toBeLessThan(ANSWERED_WITHIN);
    const [, tookAgain] = await timed(write);
    expect(tookAgain).toBeLessThan(1_000);
  });

  it('a dead one takes nothing from a slow statement, nor from a transaction that pauses', async () => {
    await connectAll();
    const slow = query(test.em(), 'select pg_sleep(3)');
    const pausing = test.em().transactional(async (em) => {
      await query(em, 'select 1');
      await pause(2_500);
      return query(em, 'select 1');
    });
    await pause(50);
    proxy.swallowIdle();
    await test.request.get('/api/v1/modality/all').expect(200);
    await expect(Promise.all([slow, pausing])).resolves.toEqual([[expect.anything()], [expect.anything()]]);
  });

  it('the one that asks may be dead itself', async () => {
    await connectAll();
    const slow = query(test.em(), 'select pg_sleep(4)');
    await pause(600);
    proxy.swallowIdle();
    await expect(slow).resolves.toHaveLength(1);
  });

  it('a pooler that names processes of its own is left alone', async () => {
    await proxy.cut();
    proxy.pooling = true;
    try {
      await proxy.open();
      await expectBack();
      await expect(query(test.em(), 'select pg_sleep(3)')).resolves.toHaveLength(1);
    } finally {
      await proxy.cut();
      proxy.pooling = false;
      await proxy.open();
    }
    await expectBack();
  });
});

it('a connection that breaks within a transaction leaves its place to others', async () => {
  for (let round = 0; round <= POOL; round += 1) {
    const broken = test.em().transactional((em) => query(em, 'select pg_terminate_backend(pg_backend_pid())'));
    await expect(broken).rejects.toThrow();
  }
  await test.request.get('/api/v1/modality/all').expect(200);
});

it('a database that takes its time is waited for, even while this process is held up itself', async () => {
  const slow = query(test.em(), 'select pg_sleep(3.6)');
  await pause(300);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_700);
  await expect(slow).resolves.toHaveLength(1);
});
