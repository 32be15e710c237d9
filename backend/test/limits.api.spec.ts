import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from './harness/create-test-app.js';

const EMBEDS = '127.0.0.1:3000';
const FORM = 'https://docs.google.com/forms/d/e/1FAIp/viewform';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({
    RATE_LIMIT_FILES: '3',
    RATE_LIMIT_READS: '3',
    TRUST_PROXY: '1',
    QUOTE_FORM_TYPE: '3',
    QUOTE_FORM_SCRIPT: FORM,
  });
});
afterAll(() => test.close());

const ask = (path: string, address: string, host = 'localhost') =>
  test.request.get(path).set('host', host).set('x-forwarded-for', address);

describe('what no guard counts', () => {
  it.each([
    ['stored files', '/files/nada.webp', 404],
    ["the API's description", '/api/openapi.json', 200],
    ['the page that shows it', '/api/docs', 200],
    ['what that page loads', '/api/docs/swagger-ui-init.js', 200],
  ])('%s count for the limit of their address, too', async (_name, path, status) => {
    for (let count = 0; count < 3; count++) await ask(path, '203.0.113.1').expect(status);
    const { body, headers } = await ask(path, '203.0.113.1').expect(429);
    expect(body).toEqual({
      status: 429,
      msg: 'Demasiadas solicitudes. Espera un momento e intenta otra vez.',
      data: null,
    });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await ask(path, '203.0.113.2').expect(status);
  });

  it('embedded documents do, and say so as documents', async () => {
    for (let count = 0; count < 3; count++) await ask('/embed/slot/quote', '203.0.113.1', EMBEDS).expect(200);
    const { text, headers } = await ask('/embed/slot/quote', '203.0.113.1', EMBEDS).expect(429);
    expect(text).toContain('Llegaron muchas solicitudes desde tu conexión.');
    expect(headers['content-security-policy']).toContain('frame-ancestors http://localhost:3000');
    await ask('/embed/slot/quote', '203.0.113.2', EMBEDS).expect(200);
  });
});

it("the API's description is written once, and sent compressed or not at all", async () => {
  const first = await ask('/api/openapi.json', '203.0.113.3').set('accept-encoding', 'br').expect(200);
  expect(first.headers['content-encoding']).toBe('br');
  expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
  await ask('/api/openapi.json', '203.0.113.3').set('if-none-match', String(first.headers['etag'])).expect(304);
});
