import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { query } from '../src/platform/database/query.js';
import { RequestCounts } from '../src/platform/http/limit/request-counts.js';
import { SharedCounts } from '../src/platform/http/limit/shared-counts.js';
import { BreakableProxy } from './harness/breakable-proxy.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { signIn } from './harness/sign-in.js';
import { statementsDuring } from './harness/statements.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';
import { within } from './harness/soak.js';

const LIMIT = 3;
const SETTINGS = {
  RATE_LIMIT_SIGN_IN: String(LIMIT),
  RATE_LIMIT_QUOTES: String(LIMIT),
  RATE_LIMIT_INVITATIONS: String(LIMIT),
  TRUST_PROXY: '1',
};

/** A request for a quote, but for its key. */
const ASKED = {
  name: 'Camila',
  email: 'camila@cocina.example',
  phone_number: '+56912345678',
  guests: 2,
  kind: 'cena',
  consent: true,
};

/** In milliseconds of processor time: what a refused request may cost, with the test's own part of it. */
const CHEAP = 2;

let database: TestDatabase;
let proxy: BreakableProxy;
let one: TestApp;
let other: TestApp;

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = new BreakableProxy(new URL(database.url));
  await proxy.open();
  one = await createTestApp({ ...SETTINGS, DATABASE_URL: proxy.url });
  other = await createTestApp({ ...SETTINGS, DATABASE_URL: database.url });
});
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  await proxy.cut();
  await database.drop();
});

/** A sign-in without a credential, which is answered with 401. */
async function attempt({ app }: TestApp, address: string): Promise<{ status: number; retryAfter: unknown }> {
  const answer = await app
    .getHttpAdapter()
    .getInstance()
    .inject({
      method: 'POST',
      url: '/api/v1/users/login',
      payload: { email: 'ana@cocina.example' },
      headers: { 'x-forwarded-for': address },
    });
  return { status: answer.statusCode, retryAfter: answer.headers['retry-after'] };
}

const statusOf = async (app: TestApp, address: string): Promise<number> => (await attempt(app, address)).status;

const rows = () =>
  query<{ key: string; points: number }>(one.em(), 'select key, points from strict_count order by key');

it('processes count together, and addresses apart', async () => {
  const statuses: number[] = [];
  for (const app of [one, other, one, other, one]) statuses.push(await statusOf(app, '203.0.113.1'));
  expect(statuses).toEqual([401, 401, 401, 429, 429]);
  const { retryAfter } = await attempt(other, '203.0.113.1');
  expect(Number(retryAfter)).toBeGreaterThan(0);
  expect(Number(retryAfter)).toBeLessThanOrEqual(60);
  expect(await statusOf(other, '203.0.113.2')).toBe(401);
});

it('kinds and operations are counted apart', async () => {
  const address = '203.0.113.3';
  for (let count = 0; count < LIMIT; count++) await attempt(one, address);
  const asked = await one.request.post('/api/v1/quote_requests/create').set('x-forwarded-for', address).send({});
  expect(asked.status).toBe(400);
  expect((await rows()).map(({ key }) => key)).toEqual(
    expect.arrayContaining([
      `quote /api/v1/quote_requests/create ${address}`,
      `sign-in /api/v1/users/login ${address}`,
    ]),
  );
});

it('invitations are few, no matter who sends them', async () => {
  const { header } = await signIn(one);
  const statuses: number[] = [];
  for (let count = 0; count <= LIMIT; count++) {
    const body = { name: 'Eva', email: `eva.${count}@cocina.example`, role: 'USER' };
    const { request } = count % 2 ? one : other;
    statuses.push((await request.post('/api/v1/users/create').set(header).send(body)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
});

/** The process counts by the minute. One that ended meanwhile would let more pass. */
const beginMinute = (): boolean => Reflect.set(one.app.get(RequestCounts, { strict: false }), 'ends', 0);

it('of a hundred at once as many pass as the limit says, and no more reach the database', async () => {
  let statuses: number[] = [];
  beginMinute();
  const sent = await statementsDuring(async () => {
    statuses = await Promise.all(Array.from({ length: 100 }, () => statusOf(one, '203.0.113.4')));
  });
  expect(statuses.filter((status) => status === 401)).toHaveLength(LIMIT);
  expect(statuses.filter((status) => status === 429)).toHaveLength(100 - LIMIT);
  expect(sent.filter(({ text }) => text.includes('strict_count'))).toHaveLength(LIMIT);
});

it('a flood from a refused address costs no statement, and hardly any time', async () => {
  const address = '203.0.113.5';
  beginMinute();
  // Refused by the other process. This one learns it with its first request.
  for (let count = 0; count <= LIMIT; count++) await attempt(other, address);
  expect(await statusOf(one, address)).toBe(429);
  const flood = async (): Promise<void> => {
    for (let count = 0; count < 500; count++) expect(await statusOf(one, address)).toBe(429);
  };
  await flood();
  const before = process.cpuUsage();
  const sent = await statementsDuring(flood);
  const { user, system } = process.cpuUsage(before);
  // A cron job may clear the table at the same time.
  expect(sent.filter(({ text }) => !text.startsWith('delete'))).toEqual([]);
  expect((user + system) / 1_000 / 500).toBeLessThan(within(CHEAP));
});

it('minutes that are over are forgotten', async () => {
  await attempt(one, '203.0.113.6');
  await attempt(one, '203.0.113.7');
  await query(one.em(), `update strict_count set expire = 1 where key like '%203.0.113.6'`);
  await one.app.get(SharedCounts).forget();
  const left = (await rows()).map(({ key }) => key.split(' ').at(-1));
  expect(left).toContain('203.0.113.7');
  expect(left).not.toContain('203.0.113.6');
});

it('a minute that is over counts no more', async () => {
  const address = '203.0.113.8';
  for (let count = 0; count < LIMIT; count++) await attempt(other, address);
  await query(one.em(), 'update strict_count set expire = 1');
  expect(await statusOf(one, address)).toBe(401);
  expect((await rows()).find(({ key }) => key.endsWith(address))?.points).toBe(1);
});

it('while the database is away, a process counts alone', async () => {
  await proxy.cut();
  beginMinute();
  const statuses: number[] = [];
  for (let count = 0; count <= LIMIT; count++) {
    const answer = await one.request
      .post('/api/v1/quote_requests/create')
      .set('x-forwarded-for', '203.0.113.9')
      .send({ ...ASKED, request_key: randomUUID() });
    statuses.push(answer.status);
  }
  await proxy.open();
  expect(statuses).toEqual([503, 503, 503, 429]);
});
