import { mkdir, statfs } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Webpay } from '../src/modules/money/index.js';
import { publicPages } from '../src/platform/http/public-pages.generated.js';
import { definePeriodicJob } from '../src/platform/jobs/job.js';
import { Jobs } from '../src/platform/jobs/jobs.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { eventually } from './harness/eventually.js';
import { picture } from '../src/platform/images/image-samples.js';
import { freePort } from './harness/product.js';
import { query } from '../src/platform/database/query.js';
import { signIn } from './harness/sign-in.js';

let test: TestApp;
let port: number;

beforeAll(async () => {
  port = await freePort();
  test = await createTestApp({
    METRICS_PORT: String(port),
    CACHE_MB: '8',
    RATE_LIMIT_PAGES: '10',
    RATE_LIMIT_QUOTES: '1',
    JOBS_HURRY: 'true',
  });
});
afterAll(() => test.close());

const scrape = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

/** The value of a series, found by its name and some of its labels in the order of their declaration. */
async function valueOf(series: string): Promise<number | undefined> {
  const line = (await scrape()).split('\n').find((one) => one.startsWith(series));
  return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(' ')));
}

const duration = (method: string, route: string, status: string) =>
  valueOf(`http_request_duration_seconds_count{method="${method}",route="${route}",status_class="${status}"}`);

describe('the port of the figures', () => {
  it('answers /metrics and nothing else, and visitors find no /metrics at the site’s', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
    expect((await test.request.get('/metrics')).text).not.toContain('process_cpu');
  });
});

describe('disks', () => {
  it('say how much room they have, those of folders that exist', async () => {
    const { bavail, bsize } = await statfs(test.env.DATA_DIR);
    const free = (await valueOf('sobremesa_disk_free_bytes{folder="data"}')) ?? 0;
    expect(Math.abs(free - bavail * bsize)).toBeLessThan(1024 ** 3);
    expect(await valueOf('sobremesa_disk_free_bytes{folder="backups"}')).toBeUndefined();
    await mkdir(test.env.BACKUP_DIR);
    expect(await valueOf('sobremesa_disk_free_bytes{folder="backups"}')).toBeGreaterThan(0);
  });
});

describe('requests', () => {
  it('are counted by method, route and class of status, from memory or not', async () => {
    const hits = (await valueOf('sobremesa_cache_hits_total')) ?? 0;
    for (let count = 0; count < 3; count++) await test.request.get('/api/v1/modality/all').expect(200);
    expect(await duration('GET', '/api/v1/modality/all', '2xx')).toBe(3);
    expect(await valueOf('sobremesa_cache_hits_total')).toBe(hits + 2);
    await test.request.get('/api/v1/chefs/get-one/nadie').expect(404);
    expect(await duration('GET', '/api/v1/chefs/get-one/:name', '4xx')).toBe(1);
    expect(await valueOf('sobremesa_cache_misses_total')).toBeGreaterThanOrEqual(1);
    expect(await valueOf('sobremesa_cache_bytes')).toBeGreaterThan(0);
  });

  it('for pages are counted under the page’s own pattern, and what pages ask for themselves not at all', async () => {
    const before = await duration('GET', '/api/v1/chefs/active', '2xx');
    await test.request.get('/chefs');
    await test.request.get('/chefs?busca=ají');
    await test.request.get('/gestion/chefs/12');
    expect(await duration('GET', '/chefs', '2xx')).toBe(2);
    expect(await duration('GET', '/gestion', '2xx')).toBe(1);
    expect(await duration('GET', '/api/v1/chefs/active', '2xx')).toBe(before);
    expect(await valueOf('sobremesa_page_render_duration_seconds_count{route="/chefs",outcome="done"}')).toBe(2);
  });

  it('make no new series, whatever a visitor asks for', async () => {
    const series = async () => new Set((await scrape()).split('\n').map((line) => line.replace(/ [^ ]*$/, '')));
    const tries = (mark: string) =>
      Promise.all([
        test.request.get(`/${mark}/a/b/c`),
        test.request.get(`/api/v1/${mark}`),
        test.request.get(`/files/images/${mark}.webp`),
        test.request.get(`/chef/${mark}`),
        test.request.post(`/${mark}`),
        test.request.get('/api/v1/modality/all').set('user-agent', mark).set('x-request-id', `${mark}-12345678`),
      ]);
    await tries('alfa');
    const known = await series();
    await tries('beta');
    await test.request.propfind('/gamma');
    await test.request.mkcol('/delta');
    const added = [...(await series())].filter((one) => !known.has(one));
    // What the collector of garbage does for the first time in the meantime is none of them.
    const made = added.filter(
      (one) => !one.includes('method="other",route="unmatched"') && !one.startsWith('nodejs_gc'),
    );
    expect(made).toEqual([]);
    expect(await scrape()).not.toMatch(/alfa|beta|gamma|delta/);
    const routes = [...(await scrape()).matchAll(/route="([^"]*)"/g)].map(([, route = '']) => route);
    const allowed = new Set<string>([...publicPages.map(({ path }) => path), '/gestion', '/login', 'unmatched']);
    for (const route of new Set(routes)) expect(allowed.has(route) || /^\/(api|files|assets)\//.test(route)).toBe(true);
  });
});

describe('statements', () => {
  it('are counted by their first word and table', async () => {
    const before = (await valueOf(SELECTS)) ?? 0;
    await test.request.get('/api/v1/chefs/get-one/otra').expect(404);
    expect((await valueOf(SELECTS)) ?? 0).toBeGreaterThan(before);
    const names = [...(await scrape()).matchAll(/statement="([^"]*)"/g)].map(([, name = '']) => name);
    expect(names.filter((name) => !/^[a-z]+( [a-z_]+)?$/.test(name))).toEqual([]);
  });

  const SELECTS = 'sobremesa_db_statement_duration_seconds_count{statement="select chef_slug",outcome="done"}';
});

describe('limits', () => {
  it('count what they refused, by their kind', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 12; count++) statuses.push((await test.request.get(`/chefs?busca=${count}`)).status);
    const refused = statuses.filter((status) => status === 429).length;
    expect(refused).toBeGreaterThan(0);
    expect(await valueOf('sobremesa_requests_limited_total{kind="page"}')).toBe(refused);
    for (let count = 0; count < 3; count++) await test.request.post('/api/v1/quote_requests/create').send({});
    expect(await valueOf('sobremesa_requests_limited_total{kind="quote"}')).toBe(2);
  });
});

describe('the queue', () => {
  const STIR = definePeriodicJob({ name: 'stir', title: 'Revolver', limit: 30, cron: '0 0 1 1 *' });

  it('is counted by kind and state, with the age of what waits and the time of what was done', async () => {
    test.app.get(Jobs).handle(STIR, () => Promise.resolve());
    const em = test.em();
    const before = Date.now() / 1_000;
    await em.transactional((transaction) => test.app.get(Jobs).add(transaction, STIR, {}));
    expect(await valueOf('sobremesa_jobs{job="stir",state="waiting"}')).toBe(1);
    expect(await valueOf('sobremesa_jobs_oldest_seconds{job="stir"}')).toBeGreaterThanOrEqual(0);
    await test.app.get(Jobs).start();
    // From the start on it has a time: since when it should run by itself.
    const undone = async () =>
      Promise.all(['waiting', 'running'].map((state) => valueOf(`sobremesa_jobs{job="stir",state="${state}"}`)));
    expect(await eventually(undone, (counts) => counts.every((count) => count === 0))).toEqual([0, 0]);
    expect(await valueOf('sobremesa_jobs_last_done_timestamp_seconds{job="stir"}')).toBeGreaterThan(before - 1);
  });
});

it('mails of the last day are counted by what became of them', async () => {
  const mail = `insert into mail (person_id, kind, state, settled_at) select (select min(id) from person), kind, state, at from (values`;
  const rows = `('a', 'sent', now()), ('b', 'refused', now()), ('c', 'refused', now()), ('d', 'sent', now() - interval '2 days'), ('e', 'dropped', now())`;
  await signIn(test);
  await query(test.em(), `${mail} ${rows}) as mails (kind, state, at)`);
  expect(await valueOf('sobremesa_mails_last_day{state="sent"}')).toBe(1);
  expect(await valueOf('sobremesa_mails_last_day{state="refused"}')).toBe(2);
  expect(await valueOf('sobremesa_mails_last_day{state="failed"}')).toBe(0);
  expect(await valueOf('sobremesa_mails_last_day{state="dropped"}')).toBeUndefined();
});

it('counts the money by what became of it and what it waits for, and names no amount', async () => {
  const rows = await query<{ id: number }>(
    test.em(),
    `with asked as (
       insert into quote_request (request_key, name, email, phone_number, guests, kind, search_key, stage)
       values (gen_random_uuid(), 'Ana', 'ana@cocina.example', '+56912345678', 2, 'cena', '', 'aceptada') returning id)
     insert into evening (quote_request_id, chef_name, day, starts_at, minutes, begins_at, ends_at, guests, commune, menu, client_first_name)
     select id, 'Ana', current_date, '20:30', 240, now(), now(), 2, '', '', 'Ana' from asked returning id`,
  );
  await query(
    test.em(),
    `insert into payment (evening_id, buy_order, session_id, amount, state, token, settled_at, created_at) values
       ($1, 'one', gen_random_uuid(), 1000, 'por_verificar', 'one', now(), now() - interval '2 hours'),
       ($1, 'two', gen_random_uuid(), 1000, 'en_webpay', 'two', null, now()),
       ($1, 'old', gen_random_uuid(), 1000, 'rechazada', 'old', now(), now() - interval '2 days')`,
    [rows[0]?.id],
  );
  for (const [series, value] of [
    ['sobremesa_payments_last_day{state="por_verificar"}', 1],
    ['sobremesa_payments_last_day{state="rechazada"}', 0],
    ['sobremesa_money_waiting{kind="payment_to_verify"}', 1],
    ['sobremesa_money_waiting{kind="payment"}', 1],
    ['sobremesa_money_waiting{kind="transfer"}', 0],
  ] as const)
    expect([series, await valueOf(series)]).toEqual([series, value]);
  expect(await valueOf('sobremesa_money_waiting_oldest_seconds{kind="payment_to_verify"}')).toBeGreaterThan(7_100);
  const webpay = test.app.get(Webpay, { strict: false });
  await expect(webpay.status('0'.repeat(64))).rejects.toThrow();
  expect(await valueOf('sobremesa_card_provider_duration_seconds_count{call="status",outcome="failed"}')).toBe(1);
});

describe('what the product works with', () => {
  it('is counted: version, connections, pictures, event loop, garbage', async () => {
    const { header } = await signIn(test);
    // One that no other file has had made in this process.
    const logo = await picture(120, 120).png().toBuffer();
    const upload = (bytes: Buffer) =>
      test.request.post('/api/v1/files/upload').set(header).field('kind', 'logo').attach('file', bytes, 'a.png');
    await upload(logo).expect(201);
    await upload(Buffer.from('no picture')).expect(400);
    const text = await scrape();
    expect(text).toMatch(/^sobremesa_build_info\{version="\d+\.\d+\.\d+",commit="[\w-]+"\} 1$/m);
    expect(text).toMatch(/^sobremesa_db_pool_connections\{state="max"\} 10$/m);
    expect(text).toMatch(/^sobremesa_db_pool_waiting 0$/m);
    expect(text).toMatch(/^sobremesa_image_duration_seconds_count\{format="(png|jpeg)",outcome="done"\} 1$/m);
    expect(text).toMatch(/^sobremesa_image_duration_seconds_count\{format="other",outcome="failed"\} 1$/m);
    expect(text).toMatch(/^sobremesa_image_process_total\{event="started"\} 1$/m);
    expect(text).toMatch(/^sobremesa_image_process_total\{event="unstarted"\} 0$/m);
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'nodejs_gc_duration_seconds',
      'process_resident_memory_bytes',
    ])
      expect(text).toContain(name);
  });
});
