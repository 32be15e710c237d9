import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publicPages } from '../src/platform/http/public-pages.generated.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { freePort } from './harness/product.js';

const API = '/api/v1/page_speed/create';

const SPEED = { path: '/chef/Ana-Mar%C3%ADa', device: 'phone', lcp: 1_240, inp: 64, ttfb: 180, cls: 0.012 };

let test: TestApp;
let port: number;

beforeAll(async () => {
  port = await freePort();
  test = await createTestApp({ METRICS_PORT: String(port) });
});
afterAll(() => test.close());

const scrape = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
const report = (body: object) => test.request.post(API).send(body);

/** The series of what visitors' browsers measured, with their values. */
async function field(): Promise<string[]> {
  return (await scrape()).split('\n').filter((line) => line.startsWith('sobremesa_field_'));
}

describe('how fast a page was', () => {
  it('is taken without a word, and stored by nobody on the way', async () => {
    const answer = await report(SPEED).expect(204);
    expect(answer.text).toBe('');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('is counted by the page’s pattern and the kind of screen', async () => {
    await report({ ...SPEED, path: '/experiencia/Asado', lcp: 3_000, device: 'tablet' }).expect(204);
    const lines = await field();
    const of = 'route="/experiencia/:menuName",device="tablet"';
    expect(lines).toEqual(
      expect.arrayContaining([
        `sobremesa_field_lcp_seconds_bucket{le="2.5",${of}} 0`,
        `sobremesa_field_lcp_seconds_bucket{le="3",${of}} 1`,
        `sobremesa_field_lcp_seconds_sum{${of}} 3`,
        `sobremesa_field_inp_seconds_sum{${of}} 0.064`,
        `sobremesa_field_ttfb_seconds_sum{${of}} 0.18`,
        `sobremesa_field_layout_shift_sum{${of}} 0.012`,
      ]),
    );
  });

  it('may lack what the browser does not measure', async () => {
    await report({ path: '/nosotros', device: 'desktop', ttfb: 90, inp: null }).expect(204);
    const lines = (await field()).filter((line) => line.includes('route="/nosotros",device="desktop"'));
    expect(lines.map((line) => line.split(/[{_](?:bucket|sum|count)/)[0])).toContain('sobremesa_field_ttfb_seconds');
    expect(lines.filter((line) => !line.startsWith('sobremesa_field_ttfb_seconds'))).toEqual([]);
  });

  it('makes no label of what is sent', async () => {
    const paths = [
      '/alfa/beta',
      '/alfa',
      '/chef/alfa',
      '/gestion/alfa',
      'alfa',
      '/%zz',
      '/?alfa',
      ' /alfa#alfa',
      '//alfa',
    ];
    for (const path of paths) await report({ ...SPEED, path }).expect(204);
    const lines = await field();
    expect(lines.join('\n')).not.toContain('alfa');
    const allowed = new Set<string>([...publicPages.map(({ path }) => path), '/gestion', '/login', 'unmatched']);
    const routes = lines.flatMap((line) => /route="([^"]*)"/.exec(line)?.[1] ?? []);
    expect([...new Set(routes)].filter((route) => !allowed.has(route))).toEqual([]);
  });
});

describe('what is no measurement is refused, and not counted', () => {
  it.each<[string, object]>([
    ['nothing', {}],
    ['no path', { ...SPEED, path: undefined }],
    ['a path of another type', { ...SPEED, path: 7 }],
    ['an endless path', { ...SPEED, path: `/${'x'.repeat(1_000)}` }],
    ['no device', { ...SPEED, device: undefined }],
    ['a device of its own', { ...SPEED, device: 'fridge' }],
    ['a time below nothing', { ...SPEED, lcp: -1 }],
    ['a time beyond patience', { ...SPEED, inp: 600_001 }],
    ['no number', { ...SPEED, ttfb: true }],
    ['a time in words', { ...SPEED, ttfb: '180' }],
    ['a shift beyond reason', { ...SPEED, cls: 100.5 }],
    ['a field of its own', { ...SPEED, name: 'Ana' }],
  ])('%s', async (_name, body) => {
    const before = await field();
    const answer = await report(body).expect(400);
    expect(answer.body.msg).toEqual(expect.any(String));
    expect(await field()).toEqual(before);
  });

  it('also by its kind and its size', async () => {
    const text = JSON.stringify(SPEED);
    await test.request.post(API).set('content-type', 'text/plain').send(text).expect(415);
    for (const length of [3_000, 40_000]) await report({ ...SPEED, path: `/${'x'.repeat(length)}` }).expect(413);
    await test.request.post(API).set('content-type', 'application/json').send('[]').expect(400);
    await test.request.get(API).expect(404);
  });
});

it('an address may tell so much in a minute', async () => {
  const few = await createTestApp({ RATE_LIMIT_READS: '3' });
  const statuses: number[] = [];
  for (let count = 0; count < 8; count++) statuses.push((await few.request.post(API).send(SPEED)).status);
  await few.close();
  // A minute may end meanwhile.
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  expect(statuses.filter((status) => status === 204).length).toBeGreaterThanOrEqual(3);
});

it('is taken also where nobody keeps figures', async () => {
  const plain = await createTestApp();
  await plain.request.post(API).send(SPEED).expect(204);
  await plain.close();
});
