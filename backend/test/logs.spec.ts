import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { BreakableProxy } from './harness/breakable-proxy.js';
import { Browser } from './harness/browser.js';
import { freePort, Product } from './harness/product.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';

const ADMIN = 'jefa@cocina.example';
const FORWARDED = '203.0.113.77';

let database: TestDatabase;
let proxy: BreakableProxy;
let dataDir: string;

beforeAll(async () => {
  Product.mustBeBuilt();
  database = await createTestDatabase();
  proxy = new BreakableProxy(new URL(database.url));
  await proxy.open();
  dataDir = await mkdtemp(join(tmpdir(), 'sobremesa-logs-'));
});
afterAll(async () => {
  await Product.endAll();
  await proxy.cut();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Signs in and returns the credential and the token. */
async function signIn(browser: Browser): Promise<{ credential: string; token: string }> {
  const chooser = await browser.open('/api/v1/auth/google');
  const account = /<button name="account" value="(\d+)">/.exec(chooser.body)?.[1] ?? '';
  const { url } = await browser.submit(chooser.url.href, { account });
  const credential = new URLSearchParams(url.hash.slice(1)).get('credential') ?? '';
  const { body } = await browser.post('/api/v1/users/login', { email: ADMIN, credential });
  return { credential, token: (JSON.parse(body) as { data: { token: string } }).data.token };
}

/** Reads everything that a process logs at its most detailed level, while people sign in, work, and cause errors. */
it('no token, credential, cookie, password, body or address of a visitor reaches the logs', async () => {
  const port = await freePort();
  const product = await new Product({
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: proxy.url,
    PROTECTED_ADMINS: ADMIN,
    LOG_LEVEL: 'trace',
    TRUST_PROXY: '1',
  }).up();
  const site = `http://localhost:${port}`;
  const browser = new Browser(site, { address: '127.0.0.1', port });
  const { credential, token } = await signIn(browser);
  const call = async (path: string, init: RequestInit = {}, bearer = token): Promise<number> => {
    const headers = { authorization: `Bearer ${bearer}`, 'x-forwarded-for': FORWARDED, ...init.headers };
    return (await fetch(`${site}/api/v1/${path}`, { ...init, headers })).status;
  };
  const json = (body: string): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const form = new FormData();
  form.append('kind', 'logo');
  form.append('file', new Blob(['secreto-del-archivo']), 'secreto-del-nombre.png');

  expect(await call('users/all?search=secreto-de-busqueda')).toBe(200);
  expect(await call('users/all', {}, 'secreto-inventado')).toBe(401);
  expect(await call('users/login', json(JSON.stringify({ email: ADMIN, credential })))).toBe(401);
  expect(await call('users/create', json('{"name":"secreto-cortado'))).toBe(400);
  expect(await call('users/create', json('{"name":"secreto-del-cuerpo","email":"x","role":"ADMIN"}'))).toBe(400);
  const request = { name: 'secreto-de-nombre', email: 'secreto@de.correo', phone_number: '+56912345678', kind: 'cena' };
  const health = { ...request, guests: 8, restrictions: 'secreto-de-salud', consent: true, request_key: randomUUID() };
  expect(await call('quote_requests/create', json(JSON.stringify(health)))).toBe(400);
  const agreed = JSON.stringify({ ...health, restrictions_consent: true });
  expect(await call('quote_requests/create', json(agreed))).toBe(201);
  expect(await call('files/upload', { method: 'POST', body: form })).toBe(400);
  const client = {
    name: 'secreto-de-nombre',
    email: 'secreto-de-cliente@correo.example',
    phone_number: '+56912345678',
    guests: 2,
    kind: 'cena',
    consent: true,
    request_key: crypto.randomUUID(),
  };
  expect(await call('quote_requests/create', json(JSON.stringify(client)))).toBe(201);
  expect(await call('personal_data/find', json(JSON.stringify({ contact: client.email })))).toBe(200);
  expect(await call('personal_data/export', json('{"requests":[1]}'))).toBe(200);
  expect(await call('personal_data/erase', { ...json('{"requests":[1]}'), method: 'PUT' })).toBe(200);
  // Word of the changes before may come between two of these and drop what was remembered.
  for (let count = 0; count < 20; count++) expect((await fetch(`${site}/api/v1/modality/all?`)).status).toBe(200);
  expect(await call('users/change-permission/999999', { method: 'PUT' })).toBe(404);
  await proxy.cut();
  expect(await call('chefs/all?search=secreto-de-busqueda')).toBe(503);
  await product.says('unavailable');
  await product.end('SIGTERM');

  const cookies = browser.cookiesOf('localhost').map(({ value }) => value);
  const tokenSecret = await readFile(join(dataDir, 'token-secret'), 'utf8');
  const { password } = new URL(database.url);
  const secrets = [token, credential, tokenSecret, password, ...cookies, 'secreto-', FORWARDED];
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(7);
    for (const part of secret.split('.').filter((text) => text.length > 12)) expect(product.output).not.toContain(part);
    expect(product.output).not.toContain(secret);
  }
  // What Node itself says of code is no line of the log.
  expect(product.output).not.toContain('DeprecationWarning');
  for (const path of ['users/login', 'users/all', 'files/upload', 'chefs/all'])
    expect(product.output).toContain(`"path":"/api/v1/${path}"`);
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  const linesOf = (path: string) =>
    product.output.split('\n').filter((line) => line.includes(`"path":"/api/v1/${path}"`));
  const byStaff = (path: string) => linesOf(path).filter((line) => !line.includes('"status":401'));
  for (const path of ['users/all', 'files/upload', 'users/change-permission/999999']) {
    expect(byStaff(path).length).toBeGreaterThan(0);
    for (const line of byStaff(path)) expect(line).toContain(`"person":${sub}`);
  }
  // A body that is cut off is refused before anybody asks whose it is.
  expect(byStaff('users/create').map((line) => line.includes(`"person":${sub}`))).toEqual([false, true]);
  for (const line of linesOf('users/login')) expect(line).not.toContain('"person"');
  expect(product.output).toMatch(/"answers":\{"\/api\/v1\/modality\/all":\d+\}/);
});
