import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { decodeJwt } from 'jose';
import { GoogleSettings } from '../src/modules/users/google/google-settings.js';
import { StandIn } from '../src/modules/users/google/stand-in.js';
import { Person, type PersonState } from '../src/modules/users/index.js';
import type { Role } from '../src/platform/http/access.js';
import { Browser, type Visit } from './harness/browser.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';

const START = '/api/v1/auth/google';
const CALLBACK = '/api/v1/auth/google/callback';
const LOGIN = '/api/v1/users/login';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** How long a sign-in may take, in milliseconds. */
const LIFE = 10 * 60_000;

/** Sets the clock by which cookies are judged; credentials, which end too, are judged by another. */
function later(milliseconds: number): { mockRestore: () => void } {
  const now = Date.now.bind(Date);
  return jest.spyOn(Date, 'now').mockImplementation(() => now() + milliseconds);
}
afterEach(() => {
  jest.restoreAllMocks();
});

const newBrowser = (of = test): Browser =>
  new Browser(of.env.PUBLIC_URL, of.app.getHttpServer().address() as AddressInfo);

async function givenPerson(email: string, role: Role, state: PersonState, of = test): Promise<void> {
  const person = Object.assign(Person.invite({ name: 'Ana & "Co"', email, role }), { state });
  await of.em().persist(person).flush();
}

const stored = (email: string): Promise<Person | null> => test.em().findOne(Person, { email });

/** The value of the chooser's button with this text. */
function accountShown(chooser: Visit, shown: string): string {
  const button = [...chooser.body.matchAll(/<button name="account" value="(\d+)">(.*?)<\/button>/g)].find(
    ([, , content]) => content?.includes(shown),
  );
  if (!button?.[1]) throw new Error(`no account '${shown}' in ${chooser.body}`);
  return button[1];
}

/** Goes from the sign-in button to the login page with the account that shows this text. */
async function comeBackAs(shown: string, browser: Browser): Promise<URLSearchParams> {
  const chooser = await browser.open(START);
  const { url } = await browser.submit(chooser.url.href, { account: accountShown(chooser, shown) });
  return new URLSearchParams(url.hash.slice(1));
}

async function credentialOf(shown: string, browser: Browser): Promise<string> {
  return (await comeBackAs(shown, browser)).get('credential') ?? '';
}

/** The whole flow: button, chooser, callback, login call. */
async function signIn(shown: string, email = shown): Promise<Visit> {
  const browser = newBrowser();
  return browser.post(LOGIN, { email, credential: await credentialOf(shown, browser) });
}

const answered = ({
  status,
  body,
}: Visit): { status: number; body: { msg: string; data: Record<string, string> | null } } => ({
  status,
  body: JSON.parse(body) as { msg: string; data: Record<string, string> | null },
});

describe('the whole way in', () => {
  it.each<[Role, PersonState, string]>([
    ['ADMIN', 'ACTIVE', 'jefa@cocina.example'],
    ['USER', 'ACTIVE', 'moderadora@cocina.example'],
    ['USER', 'PENDING', 'invitada@cocina.example'],
  ])('is open to %s who is %s', async (role, state, email) => {
    await givenPerson(email, role, state);
    const { status, body } = answered(await signIn(email));
    expect(status).toBe(200);
    expect(body.data).toEqual({ name: 'Ana & "Co"', token: expect.any(String), email, role, state: 'ACTIVE' });
    expect(await stored(email)).toMatchObject({ state: 'ACTIVE', googleSub: expect.stringMatching(/^\d+$/) });
    const authorization = `Bearer ${body.data?.['token']}`;
    await test.request.get('/api/v1/validate-token').set({ authorization }).expect(200, { isValid: true });
    const { body: own } = await test.request.get('/api/v1/users/sessions').set({ authorization }).expect(200);
    expect(own.data).toMatchObject([{ current: true, device: 'Otro navegador' }]);
  });

  it('is closed to a deactivated person', async () => {
    await givenPerson('inactiva@cocina.example', 'ADMIN', 'INACTIVE');
    const { status, body } = answered(await signIn('inactiva@cocina.example'));
    expect({ status, ...body }).toEqual({
      status: 403,
      msg: 'Tu cuenta está desactivada. Ponte en contacto con un administrador.',
      data: null,
    });
    expect(await stored('inactiva@cocina.example')).toMatchObject({ state: 'INACTIVE', googleSub: null });
  });

  it('is closed to a stranger', async () => {
    const { status, body } = answered(await signIn('persona.desconocida@correo.example'));
    expect({ status, ...body }).toEqual({
      status: 401,
      msg: 'No tienes acceso. Ponte en contacto con un administrador.',
      data: null,
    });
  });

  it('is closed to an account with an unverified e-mail, also when invited', async () => {
    await givenPerson('correo.sin.verificar@correo.example', 'ADMIN', 'PENDING');
    const { status, body } = answered(await signIn('Correo sin verificar', 'correo.sin.verificar@correo.example'));
    expect({ status, ...body }).toEqual({ status: 403, msg: 'Tu correo de Google no está verificado.', data: null });
    expect(await stored('correo.sin.verificar@correo.example')).toMatchObject({ state: 'PENDING' });
  });

  it('is open again to the same account, and to no other of the same address', async () => {
    await givenPerson('vuelve@cocina.example', 'USER', 'ACTIVE');
    expect((await signIn('vuelve@cocina.example')).status).toBe(200);
    expect((await signIn('vuelve@cocina.example')).status).toBe(200);
    await test.em().nativeUpdate(Person, { email: 'vuelve@cocina.example' }, { googleSub: 'the-account-before' });
    const { status, body } = answered(await signIn('vuelve@cocina.example'));
    expect(status).toBe(403);
    expect(body.msg).toBe(
      'Esta no es la cuenta de Google con la que entraste antes. Ponte en contacto con un administrador.',
    );
  });

  it('is closed to an account that is bound to somebody else', async () => {
    await givenPerson('antes@cocina.example', 'USER', 'ACTIVE');
    const browser = newBrowser();
    const credential = await credentialOf('antes@cocina.example', browser);
    await givenPerson('despues@cocina.example', 'USER', 'ACTIVE');
    await test
      .em()
      .nativeUpdate(Person, { email: 'despues@cocina.example' }, { googleSub: String(decodeJwt(credential).sub) });
    expect((await browser.post(LOGIN, { email: 'antes@cocina.example', credential })).status).toBe(403);
    expect(await stored('antes@cocina.example')).toMatchObject({ googleSub: null });
  });

  it('ends where it began when the person says no', async () => {
    const browser = newBrowser();
    const chooser = await browser.open(START);
    const { url } = await browser.submit(chooser.url.href, { account: '' });
    expect(url.pathname + url.hash).toBe('/login#error=access_denied');
    expect(browser.cookiesOf('localhost')).toEqual([]);
  });

  it('lets one change accounts', async () => {
    await givenPerson('primera@cocina.example', 'USER', 'ACTIVE');
    await givenPerson('segunda@cocina.example', 'USER', 'ACTIVE');
    const browser = newBrowser();
    for (const email of ['primera@cocina.example', 'segunda@cocina.example']) {
      expect(decodeJwt(await credentialOf(email, browser))).toMatchObject({
        email,
        email_verified: true,
        name: 'Ana & "Co"',
      });
    }
  });
});

describe('the beginning', () => {
  it('asks for an account to be chosen, with state, nonce and PKCE', async () => {
    const { status, headers } = await newBrowser().request(START);
    const { searchParams } = new URL(headers.location ?? '');
    expect(status).toBe(302);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      prompt: 'select_account',
      redirect_uri: `${test.env.PUBLIC_URL}${CALLBACK}`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('is cached and told to nobody, and its cookie is for the callback alone', async () => {
    const browser = newBrowser();
    const { headers } = await browser.request(START);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const [cookie, ...others] = browser.cookiesOf('localhost');
    expect(others).toEqual([]);
    expect(cookie).toMatchObject({ path: CALLBACK });
    expect(cookie?.attributes).toMatch(/^Max-Age=600; Path=\S+; HttpOnly; SameSite=Lax$/);
  });

  it('goes to the public host first, once', async () => {
    const lost = { address: '127.0.0.1', port: (test.app.getHttpServer().address() as AddressInfo).port };
    const elsewhere = new Browser(`http://127.0.0.1:${lost.port}`, lost);
    const { status, headers } = await elsewhere.request(START);
    expect({ status, location: headers.location }).toEqual({
      status: 302,
      location: `${test.env.PUBLIC_URL}${START}?host=public`,
    });
    const behindProxy = await elsewhere.request(`${START}?host=public`);
    expect(new URL(behindProxy.headers.location ?? '').pathname).toBe('/auth');
  });

  it('ignores what the address pretends to bring from the issuer', async () => {
    const { headers } = await newBrowser().request(`${START}?code=x&error=access_denied&error_description=%0d%0ax`);
    expect(new URL(headers.location ?? '').pathname).toBe('/auth');
  });

  it('never leaves a browser with more cookies than it can send', async () => {
    const browser = newBrowser();
    for (let attempt = 0; attempt < 40; attempt++) await browser.request(START);
    expect(browser.cookiesOf('localhost').length).toBeLessThanOrEqual(16);
    expect((await browser.request(`${CALLBACK}?code=x&state=y`)).headers.location).toBe('/login#error=expired');
  });
});

describe('the callback', () => {
  let browser: Browser;
  let returned: URL;

  /** Everything up to the redirect to the callback. The callback's address is kept. */
  beforeEach(async () => {
    await test.em().upsert(Person, {
      name: 'Ana',
      email: 'regresa@cocina.example',
      searchKey: 'ana',
      role: 'USER',
      state: 'ACTIVE',
    });
    browser = newBrowser();
    const chooser = await browser.open(START);
    const account = accountShown(chooser, 'regresa@cocina.example');
    const chosen = await browser.request(chooser.url.href, {
      method: 'POST',
      type: 'application/x-www-form-urlencoded',
      body: `account=${account}`,
    });
    const resumed = await browser.request(chosen.headers.location ?? '');
    returned = new URL(resumed.headers.location ?? '');
    expect(returned.pathname).toBe(CALLBACK);
  });

  const outcome = async (address: string | URL, by = browser): Promise<string> => {
    const { status, headers } = await by.request(String(address));
    expect(status).toBe(302);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    return (headers.location ?? '').replace(/=eyJ[\w-]+\.[\w-]+\.[\w-]+$/, '=…');
  };

  it('hands over the credential, and the nonce to this browser', async () => {
    expect(await outcome(returned)).toBe('/login#credential=…');
    const [nonce, ...others] = browser.cookiesOf('localhost');
    expect(others).toEqual([]);
    expect(nonce).toMatchObject({ path: LOGIN });
    expect(nonce?.attributes).toMatch(/^Max-Age=600; Path=\S+; HttpOnly; SameSite=Strict$/);
  });

  it('works once', async () => {
    const [attempt] = browser.cookiesOf('localhost');
    await outcome(returned);
    expect(await outcome(returned)).toBe('/login#error=expired');
    if (attempt) browser.setCookie('localhost', attempt.name, attempt);
    expect(await outcome(returned)).toBe('/login#error=server');
  });

  it('works in the browser that began only', async () => {
    expect(await outcome(returned, newBrowser())).toBe('/login#error=expired');
    expect(await outcome(returned)).toBe('/login#credential=…');
  });

  it.each<[string, (url: URL) => void]>([
    ['another state', (url) => url.searchParams.set('state', 'x'.repeat(43))],
    ['no state', (url) => url.searchParams.delete('state')],
    ['two states', (url) => url.searchParams.append('state', 'x')],
    ['two codes', (url) => url.searchParams.append('code', 'x')],
    ['no code', (url) => url.searchParams.delete('code')],
    ['an empty code', (url) => url.searchParams.set('code', '')],
  ])('refuses %s', async (_what, change) => {
    change(returned);
    expect(await outcome(returned)).toBe('/login#error=expired');
  });

  it.each<[string, (url: URL) => void]>([
    ['another code', (url) => url.searchParams.set('code', 'x'.repeat(43))],
    ['an error of the issuer', (url) => url.searchParams.set('error', 'server_error')],
    ['two errors', (url) => ['access_denied', 'x'].forEach((error) => url.searchParams.append('error', error))],
  ])('does not get a credential for %s', async (_what, change) => {
    change(returned);
    expect(await outcome(returned)).toBe('/login#error=server');
  });

  it.each<[string, (url: URL) => void]>([
    ['without a nonce', (url) => url.searchParams.delete('nonce')],
    ["with a nonce of one's own choice", (url) => url.searchParams.set('nonce', 'x'.repeat(43))],
  ])('does not hand out a credential that was asked for %s', async (_what, change) => {
    const asked = new URL((await browser.request(START)).headers.location ?? '');
    change(asked);
    const chooser = await browser.open(asked.href);
    const { url } = await browser.submit(chooser.url.href, {
      account: accountShown(chooser, 'regresa@cocina.example'),
    });
    expect(url.hash).toBe('#error=server');
  });

  it('refuses a cookie that was changed, or made elsewhere', async () => {
    const [attempt] = browser.cookiesOf('localhost');
    if (!attempt) throw new Error('no attempt');
    const [payload = '', signature] = decodeURIComponent(attempt.value).split('.');
    const content = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const longer = Buffer.from(JSON.stringify({ ...content, expires: Date.now() + 1e9 })).toString('base64url');
    for (const value of [
      `${longer}.${signature}`,
      payload,
      `${payload}.x`,
      'x',
      '',
      '%',
      `${payload}.${signature}.${signature}`,
    ]) {
      browser.setCookie('localhost', attempt.name, { value, path: CALLBACK });
      expect(await outcome(returned)).toBe('/login#error=expired');
    }
  });

  it('is too late after ten minutes, also in a browser that keeps its cookies for ever', async () => {
    later(LIFE + 1_000);
    expect(await outcome(returned)).toBe('/login#error=expired');
  });

  it('gives up when the issuer takes too long', async () => {
    const settings: { timeout: number } = test.app.get(GoogleSettings);
    const { timeout } = settings;
    settings.timeout = 0;
    try {
      expect(await outcome(returned)).toBe('/login#error=server');
    } finally {
      settings.timeout = timeout;
    }
  });
});

describe('a credential', () => {
  const email = 'credencial@cocina.example';
  let browser: Browser;
  let credential: string;

  beforeEach(async () => {
    await test.em().upsert(Person, { name: 'Ana', email, searchKey: 'ana', role: 'USER', state: 'ACTIVE' });
    browser = newBrowser();
    credential = await credentialOf(email, browser);
  });

  const refused = { status: 401, msg: 'JWT provided is invalid', data: null };

  it('works once', async () => {
    const cookies = browser.cookiesOf('localhost');
    expect((await browser.post(LOGIN, { email, credential })).status).toBe(200);
    expect(browser.cookiesOf('localhost')).toEqual([]);
    for (const cookie of cookies) browser.setCookie('localhost', cookie.name, cookie);
    expect(JSON.parse((await browser.post(LOGIN, { email, credential })).body)).toEqual(refused);
  });

  it('works once also when sent ten times at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => browser.post(LOGIN, { email, credential })));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 401)]);
  });

  it('works in the browser that asked for it only: no other site can sign a visitor in with its own', async () => {
    const victim = newBrowser();
    await credentialOf(email, victim);
    expect(JSON.parse((await victim.post(LOGIN, { email, credential })).body)).toEqual(refused);
    expect((await browser.post(LOGIN, { email, credential })).status).toBe(200);
  });

  it('is bound by a cookie that only the server can make', async () => {
    const [nonce] = browser.cookiesOf('localhost');
    if (!nonce) throw new Error('no nonce');
    const [payload = ''] = decodeURIComponent(nonce.value).split('.');
    browser.setCookie('localhost', nonce.name, { value: `${payload}.${'A'.repeat(43)}`, path: LOGIN });
    expect((await browser.post(LOGIN, { email, credential })).status).toBe(401);
  });

  it('is not taken from a browser that came back more than ten minutes ago', async () => {
    const { mockRestore } = later(LIFE + 1_000);
    expect((await browser.post(LOGIN, { email, credential })).status).toBe(401);
    mockRestore();
    expect((await browser.post(LOGIN, { email, credential })).status).toBe(200);
  });

  it('is for its own address, whatever its case and outer spaces', async () => {
    expect((await browser.post(LOGIN, { email: 'jefa@cocina.example', credential })).status).toBe(401);
    expect((await browser.post(LOGIN, { email: ` ${email.toUpperCase()} `, credential })).status).toBe(200);
  });

  it.each<[string, object]>([
    ['missing', { email }],
    ['null', { email, credential: null }],
    ['empty', { email, credential: '' }],
    ['undecodable', { email, credential: 'x.y.z' }],
    [
      'made up',
      {
        email,
        credential: `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{}').toString('base64url')}.`,
      },
    ],
  ])('that is %s is refused', async (_what, body) => {
    expect(JSON.parse((await browser.post(LOGIN, body)).body)).toEqual(refused);
  });

  it.each<[string, object]>([
    ['no address', { credential: 'x' }],
    ['an invalid address', { email: 'ana', credential: 'x' }],
    ['several addresses', { email: [email], credential: 'x' }],
    ['a credential that is no text', { email, credential: { toString: 'x' } }],
    ['a credential without end', { email, credential: 'x'.repeat(9_000) }],
    ['an unknown field', { email, credential: 'x', role: 'ADMIN' }],
  ])('with %s does not fit the call', async (_what, body) => {
    expect((await browser.post(LOGIN, body)).status).toBe(400);
  });
});

describe('the stand-in for Google', () => {
  it('lists people and outsiders, as text and without scripts', async () => {
    await givenPerson('<script>@cocina.example', 'ADMIN', 'ACTIVE');
    const { body, headers } = await newBrowser().open(START);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(headers['cache-control']).toBe('no-store');
    expect(body).not.toMatch(/<script|onclick|Ana & "/i);
    expect(body).toContain('&#60;script&#62;@cocina.example');
    expect(body).toContain('Administrador, cuenta activa');
    expect(body).toContain('Otra persona');
    expect(body).toContain('Cancelar');
  });

  it('serves its own name only, and says when an attempt is over', async () => {
    const { issuers } = test.app.get(GoogleSettings);
    const { port } = new URL(issuers[0] ?? '');
    const rebound = new Browser('http://evil.example', { address: '127.0.0.1', port: Number(port) });
    expect((await rebound.request('/.well-known/openid-configuration')).status).toBe(421);
    const late = await newBrowser().request(`${issuers[0]}/interaction/x`);
    expect(late.status).toBe(400);
    expect(late.body).toContain('vuelve a la página e inténtalo otra vez');
  });

  it('accepts accounts of its list only', async () => {
    const browser = newBrowser();
    const { url } = await browser.open(START);
    for (const account of ['1', 'x', '0'.repeat(5_000)])
      expect((await browser.submit(url.href, { account })).status).toBe(400);
  });
});

describe('without the issuer', () => {
  it('nothing can be said about a credential', async () => {
    const alone = await createTestApp();
    try {
      await givenPerson('ana@cocina.example', 'USER', 'ACTIVE', alone);
      const browser = newBrowser(alone);
      const credential = await credentialOf('ana@cocina.example', browser);
      const again = await browser.request(START);
      await alone.app.get(StandIn).onApplicationShutdown();
      const { status, body } = answered(await browser.post(LOGIN, { email: 'ana@cocina.example', credential }));
      expect({ status, msg: body.msg }).toEqual({ status: 503, msg: 'No fue posible validar tu cuenta de Google.' });
      const state = new URL(again.headers.location ?? '').searchParams.get('state') ?? '';
      expect((await browser.request(`${CALLBACK}?code=x&state=${state}`)).headers.location).toBe('/login#error=server');
    } finally {
      await alone.close();
    }
  });
});

describe('in production', () => {
  let production: TestApp;

  beforeAll(async () => {
    production = await createTestApp({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://sobremesa.example',
      GOOGLE_CLIENT_ID: 'ours.apps.googleusercontent.com',
      GOOGLE_CLIENT_SECRET: 'secret',
      PROTECTED_ADMINS: 'jefa@cocina.example',
      RATE_LIMIT_SIGN_IN: '20',
    });
  });
  afterAll(() => production.close());

  it('Google itself vouches for people', async () => {
    const browser = newBrowser(production);
    const { origin, pathname, searchParams } = new URL((await browser.request(START)).headers.location ?? '');
    expect(origin + pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'ours.apps.googleusercontent.com',
      redirect_uri: `https://sobremesa.example${CALLBACK}`,
    });
    expect(production.app.get(GoogleSettings)).toMatchObject({
      issuers: ['https://accounts.google.com', 'accounts.google.com'],
      tokenURL: 'https://oauth2.googleapis.com/token',
      jwksURL: 'https://www.googleapis.com/oauth2/v3/certs',
    });
  });

  it('no other host, subdomains included, can set the cookies of a sign-in', async () => {
    const browser = newBrowser(production);
    const { headers } = await browser.request(START);
    const state = new URL(headers.location ?? '').searchParams.get('state') ?? '';
    const [cookie] = browser.cookiesOf('sobremesa.example');
    expect(cookie).toMatchObject({ name: expect.stringMatching(/^__Host-sign_in_attempt_[0-9a-f]$/), path: '/' });
    expect(cookie?.attributes).toBe('Max-Age=600; Path=/; HttpOnly; Secure; SameSite=Lax');
    // Only with the same attributes does a browser let go of it.
    const ended = await browser.request(`${CALLBACK}?error=access_denied&state=${state}`);
    const [line = ''] = ended.headers['set-cookie'] ?? [];
    expect(line).toMatch(/^__Host-sign_in_attempt_\w=;(?=.*; Path=\/;)(?=.*; Secure)(?!.*Domain)/);
    expect(browser.cookiesOf('sobremesa.example')).toEqual([]);
  });

  it('a cookie of another name, as a subdomain may set one, stands for no attempt', async () => {
    const browser = newBrowser(production);
    const { headers } = await browser.request(START);
    const state = new URL(headers.location ?? '').searchParams.get('state') ?? '';
    const [{ name, ...cookie } = { name: '', value: '', path: '/' }] = browser.cookiesOf('sobremesa.example');
    browser.forgetCookies();
    browser.setCookie('sobremesa.example', name.replace('__Host-', ''), cookie);
    expect((await browser.request(`${CALLBACK}?code=x&state=${state}`)).headers.location).toBe('/login#error=expired');
  });

  it('too many attempts of one address are refused, at the button with the login page', async () => {
    const browser = newBrowser(production);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 21; attempt++)
      statuses.push((await browser.post(LOGIN, { email: 'ana@cocina.example' })).status);
    expect(statuses).toEqual([...Array<number>(20).fill(401), 429]);
    const toGoogle = /^https:\/\/accounts\.google\.com/;
    let location = '';
    for (let attempt = 0; attempt < 21; attempt++) location = (await browser.request(START)).headers.location ?? '';
    expect(location).not.toMatch(toGoogle);
    expect(location).toBe('/login#error=busy');
  });
});
