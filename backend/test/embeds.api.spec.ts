import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Company } from '../src/modules/company/index.js';
import { FORM_TYPES } from '../src/modules/forms/rules.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { signIn } from './harness/sign-in.js';
import { statementsDuring } from './harness/statements.js';

const HOST = '127.0.0.1:3000';
const PIPEDRIVE =
  '<div class="pipedriveWebForms" data-pd-webforms="https://webforms.pipedrive.com/f/6c8Sv5"><script src="https://webforms.pipedrive.com/f/loader"></script></div>';
const GOOGLE = 'https://docs.google.com/forms/d/e/1FAIp/viewform';
const JOTFORM = 'https://form.jotform.com/jsform/2412';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({
    QUOTE_FORM_TYPE: '1',
    QUOTE_FORM_SCRIPT: PIPEDRIVE,
    LEAD_FORM_TYPE: '3',
    LEAD_FORM_SCRIPT: GOOGLE,
    LEAD_FORM_FIELDS: 'chef=entry.1001, utm_source=entry.1002',
    ANALYTICS_ID: 'G-ABC1234',
    ANALYTICS_CONVERSION: 'AW-123456789/AbC-d_1',
  });
});
afterAll(() => test.close());

const get = (path: string, host = HOST) => test.request.get(path).set('host', host);
const shown = async (path: string): Promise<string> => (await get(path).expect(200)).text;
const policyOf = async (path: string): Promise<string[]> =>
  String((await get(path)).headers['content-security-policy']).split('; ');
const preview = (type: unknown, script: string): string =>
  `/embed/preview?type=${encodeURIComponent(String(type))}&script=${encodeURIComponent(script)}`;
/** The value of an attribute of the document. */
const attribute = (html: string, name: string): string =>
  (new RegExp(`\\s${name}="([^"]*)"`).exec(html)?.[1] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

async function addForm(changes: object = {}): Promise<number> {
  const { header } = await signIn(test);
  const { body } = await test.request
    .post('/api/v1/form_reference/create')
    .set(header)
    .send({ title: 'Eventos', type: 2, url: `eventos-${crypto.randomUUID()}`, script: JOTFORM, ...changes })
    .expect(200);
  return (body.data as { id: number }).id;
}

describe('a slot', () => {
  it("shows Pipedrive's form through its loader", async () => {
    const html = await shown('/embed/slot/quote');
    expect(attribute(html, 'data-pd-webforms')).toBe('https://webforms.pipedrive.com/f/6c8Sv5');
    expect(html).toContain('<script src="https://webforms.pipedrive.com/f/loader"></script></div>');
    expect(html).toContain('<html lang="es-CL">');
  });

  it("passes on what the visitor looked at, as Pipedrive's hidden fields", async () => {
    const html = await shown(
      '/embed/slot/quote?chef=Ana%20Mar%C3%ADa&commune=%C3%91u%C3%B1oa&utm_campaign=a%26b&other=x',
    );
    const values = { chef: 'Ana María', commune: 'Ñuñoa', utm_campaign: 'a&b' };
    expect(JSON.parse(attribute(html, 'data-prefill'))).toEqual(values);
    const link = new URL(attribute(html, 'data-pd-webforms'));
    expect(Object.fromEntries(link.searchParams)).toEqual(values);
  });

  it("passes it on under the names that Google's form has, and nothing else", async () => {
    const html = await shown('/embed/slot/lead?chef=Ana&experience=Caleta&utm_source=instagram');
    const link = new URL(srcOf(html));
    expect(link.origin + link.pathname).toBe(GOOGLE);
    expect(Object.fromEntries(link.searchParams)).toEqual({
      embedded: 'true',
      'entry.1001': 'Ana',
      'entry.1002': 'instagram',
    });
  });
});

/** The address of the framed form. */
const srcOf = (html: string): string => attribute(/<iframe[^>]*>/.exec(html)?.[0] ?? '', 'src');

describe('a reference form', () => {
  it('is framed by its id, without the script that only writes a frame', async () => {
    const html = await shown(`/embed/form/${await addForm()}?chef=Ana&utm_source=x`);
    expect(srcOf(html)).toBe('https://form.jotform.com/2412?chef=Ana&utm_source=x');
  });

  it.each([
    'https://form.jotform.com/2412',
    'https://eu.jotform.com/form/2412',
    'https://form.jotform.com/jsform/2412?a=1',
  ])('of JotForm may be %s', async (script) => {
    expect(srcOf(await shown(preview(2, script)))).toMatch(/^https:\/\/(form|eu)\.jotform\.com\/2412(\?a=1)?$/);
  });

  it('that is switched off or unknown is answered 404, which the page is told at once', async () => {
    const id = await addForm();
    const { header } = await signIn(test);
    await test.request.put(`/api/v1/form_reference/change-state/${id}`).set(header).expect(200);
    for (const one of [id, 2147483647, 0, 'x', '1e0', '%00']) {
      const { status, text } = await get(`/embed/form/${one}`);
      expect(status).toBe(404);
      if (one === id) expect(text).toContain('data-failed="true"');
    }
    // Read as browsers read it, which leads to nothing either.
    const { status, headers } = await get('/embed/form/../slot');
    expect([status, headers['location']]).toEqual([301, '/embed/slot']);
    expect((await get('/embed/slot')).status).toBe(404);
  });

  it('is asked for in one statement', async () => {
    const id = await addForm();
    expect(await statementsDuring(() => shown(`/embed/form/${id}`))).toHaveLength(1);
  });
});

describe('a preview', () => {
  it('shows a link or snippet that is not saved', async () => {
    expect(attribute(await shown(preview(1, PIPEDRIVE)), 'data-pd-webforms')).toBe(
      'https://webforms.pipedrive.com/f/6c8Sv5',
    );
    expect(srcOf(await shown(preview(3, GOOGLE)))).toBe(`${GOOGLE}?embedded=true`);
  });

  it.each<[string, unknown, string]>([
    ['a link of another type', 2, GOOGLE],
    ['a link of nobody', 1, 'https://evil.example/f/x'],
    ['a script', 2, 'javascript:alert(1)'],
    ['no type', 'undefined', GOOGLE],
    ['the number after the last type', FORM_TYPES.length + 1, GOOGLE],
    ['a type by its name', 'GoogleForm', GOOGLE],
    ['markup', 3, '"><script>alert(1)</script>'],
    ['too much', 3, `${GOOGLE}?${'x'.repeat(5_000)}`],
  ])('refuses %s and shows nothing of it', async (_name, type, script) => {
    const { status, text } = await get(preview(type, script));
    expect(status).toBe(400);
    expect(text).toContain('data-failed="true"');
    expect(text).not.toMatch(/evil|alert|<iframe/);
  });

  it('is shown in a frame only: by itself, anybody could show a form of theirs under our name', async () => {
    const { text } = await get(preview(3, GOOGLE)).set('sec-fetch-dest', 'document').expect(403);
    expect(text).not.toContain('<iframe');
    await get(preview(3, GOOGLE)).set('sec-fetch-dest', 'iframe').expect(200);
  });

  it('refuses what comes twice or not at all', async () => {
    await get(`${preview(3, GOOGLE)}&type=1`).expect(400);
    await get(`${preview(3, GOOGLE)}&script=x`).expect(400);
    await get('/embed/preview').expect(400);
  });
});

describe('what a document may do', () => {
  it('is run our own script and those of its provider, framed by the site alone, and never move it', async () => {
    const policy = await policyOf('/embed/slot/quote');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' https://webforms.pipedrive.com https://*.pipedriveassets.com");
    expect(policy).toContain('frame-src https://webforms.pipedrive.com');
    expect(policy).toContain('frame-ancestors http://localhost:3000');
    expect(policy).toContain("form-action 'none'");
    expect(policy).toContain(
      'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin',
    );
  });

  it.each<[string, string, string]>([
    ['Google', '/embed/slot/lead', 'frame-src https://docs.google.com'],
    ['JotForm', preview(2, JOTFORM), 'frame-src https://*.jotform.com'],
  ])('is less for %s, which needs no script', async (_name, path, frames) => {
    const policy = await policyOf(path);
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain(frames);
    expect(policy.join()).not.toContain('pipedrive');
  });

  it('has no inline script anywhere', async () => {
    for (const path of ['/embed/slot/quote', '/embed/slot/lead', '/embed/analytics', '/embed/form/0'])
      for (const [tag] of (await get(path)).text.matchAll(/<script[^>]*>[^]*?<\/script>/g))
        expect(tag).toMatch(/^<script src="[^"]+"[^>]*><\/script>$/);
  });

  it.each(['/embed/slot/quote', '/embed/slot/lead', '/embed/analytics', '/embed/form/0', '/embed/frame.js'])(
    '%s sets no cookie and is kept by nobody for long',
    async (path) => {
      const { headers } = await get(path);
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers['x-frame-options']).toBeUndefined();
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['cache-control']).toBe(path.endsWith('.js') ? 'public, max-age=300' : 'no-store');
    },
  );
});

describe('analytics', () => {
  it("have Google's tag and nothing of the site", async () => {
    const html = await shown('/embed/analytics');
    expect(attribute(html, 'data-loader')).toBe('https://www.googletagmanager.com/gtag/js?id=G-ABC1234');
    expect(attribute(html, 'data-conversion')).toBe('AW-123456789/AbC-d_1');
    expect(attribute(html, 'data-page')).toBe('http://localhost:3000');
    expect(await policyOf('/embed/analytics')).toContain("script-src 'self' https://*.googletagmanager.com");
  });
});

describe('the host', () => {
  it.each(['/embed/slot/quote', '/embed/form/1', '/embed/analytics', '/embed/frame.js', '/embed/preview?type=3'])(
    'of the site never answers %s: there the session is',
    async (path) => {
      for (const host of ['localhost:3000', 'localhost', '127.0.0.1', '127.0.0.1:3001', 'evil.example'])
        await get(path, host).expect(404);
    },
  );

  it('is told apart from what a request claims beside it, unless a proxy is trusted', async () => {
    await test.request.get('/embed/slot/quote').set({ host: 'localhost:3000', 'x-forwarded-host': HOST }).expect(404);
  });
});

it('behind a trusted proxy the host is the one that the visitor asked', async () => {
  const behind = await createTestApp({ TRUST_PROXY: '1', QUOTE_FORM_TYPE: '3', QUOTE_FORM_SCRIPT: GOOGLE });
  try {
    const ask = (forwarded: string) =>
      behind.request.get('/embed/slot/quote').set({ host: 'app:3000', 'x-forwarded-host': forwarded });
    await ask(HOST).expect(200);
    await ask('localhost:3000').expect(404);
  } finally {
    await behind.close();
  }
});

describe('in production', () => {
  let live: TestApp;
  beforeAll(async () => {
    live = await createTestApp({
      NODE_ENV: 'production',
      CACHE_MB: '8',
      PUBLIC_URL: 'https://sobremesa.example',
      EMBED_URL: 'https://formularios.sobremesa.example/',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      PROTECTED_ADMINS: 'jefa@cocina.example',
      QUOTE_FORM_TYPE: '3',
      QUOTE_FORM_SCRIPT: GOOGLE,
    });
    const company = new Company({
      city: 'Santiago',
      address: 'Av. Providencia 1',
      email: 'hola@sobremesa.example',
      phoneNumber: '+56912345678',
      facebook: null,
      instagram: null,
      linkedin: null,
    });
    await live.em().persist(company).flush();
  });
  afterAll(() => live.close());

  it.each([
    '/',
    '/api/v1/company/one',
    '/api/v1/chefs/get-one/Ana',
    '/api/docs',
    '/api/openapi.json',
    '/login',
    '/files/x',
    '/embed',
    '/gestion',
  ])('the embed host does not answer %s, nor what is cached of it', async (path) => {
    if (path === '/api/v1/company/one') await live.request.get(path).set('host', 'sobremesa.example').expect(200);
    for (const host of ['FORMULARIOS.sobremesa.example', 'formularios.sobremesa.example:8443']) {
      const { status, body } = await live.request.get(path).set('host', host);
      expect([host, status, body]).toEqual([host, 404, { status: 404, msg: 'No existe lo que buscas.', data: null }]);
    }
  });

  it('both hosts answer what is theirs', async () => {
    await live.request.get('/embed/slot/quote').set('host', 'formularios.sobremesa.example').expect(200);
    await live.request.get('/embed/slot/lead').set('host', 'formularios.sobremesa.example').expect(404);
    await live.request.get('/embed/slot/quote').set('host', 'sobremesa.example').expect(404);
    await live.request.get('/api/v1/health/live').set('host', 'sobremesa.example').expect(200);
  });
});

it('whatever an address says, a document holds no markup or link of its making', async () => {
  const server = test.app.getHttpAdapter().getInstance();
  const names = fc.constantFrom(
    'chef',
    'experience',
    'commune',
    'utm_source',
    'type',
    'script',
    '__proto__',
    'toString',
    'x',
  );
  const values = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom(
      '"><script>alert(1)</script>',
      "' onload='x",
      '</script>',
      'javascript:alert(1)',
      '1',
      '2',
      '3',
      GOOGLE,
      '\u0000',
      '%',
      '&type=1',
    ),
  );
  const paths = fc.constantFrom('slot/quote', 'slot/lead', 'preview', 'form/1', 'analytics', 'form/%00', 'nada');
  await fc.assert(
    fc.asyncProperty(paths, fc.array(fc.tuple(names, values), { maxLength: 8 }), async (path, pairs) => {
      const query = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&');
      const { statusCode, body } = await server.inject({ url: `/embed/${path}?${query}`, headers: { host: HOST } });
      expect(statusCode).toBeLessThan(500);
      if (statusCode === 404) return;
      expect(body.match(/<script/g)?.length ?? 0).toBeLessThanOrEqual(2);
      expect(body.replace(/="[^"]*"/g, '')).not.toMatch(/alert|onload/);
      for (const [, address = ''] of body.matchAll(/\s(?:src|data-pd-webforms|data-loader)="([^"]*)"/g))
        expect(address).toMatch(
          /^(\/embed\/|https:\/\/(webforms\.pipedrive\.com|form\.jotform\.com|docs\.google\.com|www\.googletagmanager\.com)\/)/,
        );
    }),
    { numRuns: 1_500 },
  );
});
