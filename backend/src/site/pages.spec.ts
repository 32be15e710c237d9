import { jest } from '@jest/globals';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { AnswerCache } from '../platform/cache/answer-cache.js';
import { CacheReport } from '../platform/cache/cache-report.js';
import { FinishedAnswer } from '../platform/cache/finished-answer.js';
import { RequestCounts } from '../platform/http/limit/request-counts.js';
import { Env } from '../config/env.js';
import { readEmbedSettings } from '../embeds/index.js';
import { KEY_PLACE } from './form-key.js';
import { tidyPath } from './page-address.js';
import { servePages } from './pages.js';
import type { PageRequest, RenderedPage } from './site-build.js';

const embeds = readEmbedSettings({ ...new Env(), PUBLIC_URL: 'https://sobremesa.example' });
const env = {
  embeds,
  PRODUCT_NAME: 'Sobremesa',
  PUBLIC_URL: 'https://sobremesa.example',
  FILES_PUBLIC_URL: '/files',
  UPLOAD_MAX_MB: 7,
  QUOTE_RETENTION_MONTHS: 18,
  RATE_LIMIT_PAGES: 5,
};
const HTML = `<!doctype html><p>${'La mesa ya está puesta. '.repeat(80)}</p>`;

describe('pages', () => {
  const render = jest.fn<(request: PageRequest) => Promise<RenderedPage>>();
  let server: FastifyInstance;
  let cache: AnswerCache;

  const isInForce = jest.fn<(token: unknown) => Promise<boolean>>();
  const noteOpened = jest.fn<(token: unknown, query: string) => Promise<void>>();
  const cards = () => Promise.resolve('https://webpay.example');
  const serve = () => {
    const [counts, report] = [new RequestCounts(), new CacheReport()];
    servePages(server, { files: '', render }, env, { cache, counts, report, links: { isInForce, noteOpened }, cards });
  };

  beforeEach(async () => {
    isInForce.mockReset().mockResolvedValue(true);
    noteOpened.mockReset().mockResolvedValue();
    render.mockReset().mockResolvedValue({ status: 200, html: HTML });
    server = Fastify();
    server.get('/api/v1/chefs/:id', (request) => ({ seen: request.id, ...(request.params as object) }));
    server.setNotFoundHandler((_request, reply) =>
      reply.code(404).send({ status: 404, msg: 'No existe lo que buscas.', data: null }),
    );
    cache = new AnswerCache(1);
    serve();
    await server.ready();
  });

  afterEach(() => server.close());

  it('renders any address with the configured name, origin and limit of uploads, whatever Host the request claims', async () => {
    const answer = await server.inject({ url: '/chef/Ana-Mar%C3%ADa', headers: { host: 'evil.example' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(HTML);
    expect(render.mock.calls[0]?.[0]).toMatchObject({
      url: 'https://sobremesa.example/chef/Ana-Mar%C3%ADa',
      settings: {
        embedUrl: null,
        slots: { quote: null, lead: null },
        analytics: false,
        productName: 'Sobremesa',
        publicUrl: 'https://sobremesa.example',
        uploadMaxMb: 7,
        quoteRetentionMonths: 18,
      },
    });
  });

  it.each([404, 429, 503, 500])('passes status %i on, and lets nobody keep such a page', async (status) => {
    render.mockResolvedValue({ status, html: HTML });
    const answer = await server.inject('/nada');
    expect(answer.statusCode).toBe(status);
    expect(answer.headers.etag).toBeUndefined();
    expect(answer.headers['retry-after']).toBe({ 503: '5', 429: '1' }[status]);
  });

  it('renders what does not exist once for its route, and asks of each other address only whether it does', async () => {
    cache.listen(true);
    render.mockImplementation(({ brief }) => Promise.resolve(brief ? { absent: true } : { status: 404, html: HTML }));
    for (const path of ['/chef/nadie', '/chef/ninguna', '/experiencia/nada']) {
      const answer = await server.inject(path);
      expect([answer.statusCode, answer.body]).toEqual([404, HTML]);
    }
    expect(render.mock.calls.filter(([{ brief }]) => !brief)).toHaveLength(2);
  });

  it('has one document for all of the back-office', async () => {
    cache.listen(true);
    for (const path of ['/gestion', '/gestion/chefs', '/gestion/no/hay?vista=1']) await server.inject(path);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('leads on with the marks of a campaign', async () => {
    render.mockResolvedValue({ status: 302, location: '/chefs?hasta=100000' });
    const answer = await server.inject('/chefs?hasta=90000&utm_source=carta');
    expect(answer.headers.location).toBe('/chefs?hasta=100000&utm_source=carta');
  });

  it('passes permanent redirects on', async () => {
    render.mockResolvedValue({ status: 301, location: '/chef/Ana-Mar%C3%ADa' });
    const answer = await server.inject('/chef/ana');
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/chef/Ana-Mar%C3%ADa']);
  });

  it.each([
    ['/chefs/?cocina=2', '/chefs?cocina=2'],
    ['//evil.example/', '/evil.example'],
    ['/chef//ana', '/chef/ana'],
    ['/CHEFS?pagina=2', '/chefs?pagina=2'],
    ['/%63hefs', '/chefs'],
    ['/Chef/Ana-Mar%C3%ADa', '/chef/Ana-Mar%C3%ADa'],
    ['/Terminos-y-condiciones/VERSION/1', '/terminos-y-condiciones/version/1'],
    ['/LOGIN', '/login'],
    ['/Gestion/Solicitudes/1?vista=Todas', '/gestion/solicitudes/1?vista=Todas'],
    ['/%67estion', '/gestion'],
    ['/chefs%E2%80%8B', '/chefs'],
    ['/chef/Ana%EF%BB%BF%e2%80%8e?a=1', '/chef/Ana?a=1'],
  ])('has one spelling of %s and never leaves the site', async (asked, tidy) => {
    const answer = await server.inject(`http://localhost${asked}`);
    const location = answer.headers.location ?? '';
    expect([answer.statusCode, location]).toEqual([301, tidy]);
    expect(render).not.toHaveBeenCalled();
  });

  it('lets nobody keep where another spelling of a secret page leads to', async () => {
    for (const path of ['/SOLICITUD/abc', '/solicitud/abc/', '//solicitud/abc']) {
      const { statusCode, headers } = await server.inject(`http://localhost${path}`);
      expect([statusCode, headers['cache-control']]).toEqual([301, 'no-store']);
    }
    expect((await server.inject('/CHEFS')).headers['cache-control']).toBeUndefined();
  });

  it.each([
    '/chef/ANA',
    '/Formulario-de-otros',
    '/terminos-y-condiciones%2Fversion/1',
    '/%E0%A4%A',
    '/gestion/%2F',
    '/gestion%2FCHEFS',
  ])('leaves %s as it is', (path) => expect(tidyPath(path)).toBe(path));

  it('takes backslashes for slashes, as browsers do with where they are sent', () => {
    expect(tidyPath('/\\evil.example/')).toBe('/evil.example');
    expect(tidyPath('/\\/evil.example')).toBe('/evil.example');
  });

  it.each(['/api/nada', '/api', '/files/no.webp', '/assets/old-hash.js'])('leaves %s to its owner', async (path) => {
    const answer = await server.inject(path);
    expect([answer.statusCode, answer.json<{ status: number }>().status]).toEqual([404, 404]);
    expect(render).not.toHaveBeenCalled();
  });

  it('answers HEAD without a body, and other methods not at all', async () => {
    const head = await server.inject({ method: 'HEAD', url: '/' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect((await server.inject({ method: 'POST', url: '/' })).statusCode).toBe(404);
  });

  describe("the quote page's form, without scripts", () => {
    const HOME = 'https://sobremesa.example';
    const TYPE = 'application/x-www-form-urlencoded';
    const post = (headers: Record<string, string>, payload = 'name=Ana', url = '/cotiza?chef=ana') =>
      server.inject({ method: 'POST', url, headers: { 'content-type': TYPE, ...headers }, payload });

    it.each([
      ['a browser that says so', { 'sec-fetch-site': 'same-origin' }],
      ['an older one', { origin: HOME }],
    ])('renders what came in from %s', async (_case, headers) => {
      render.mockResolvedValue({ status: 400, html: HTML });
      const answer = await post(headers);
      expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([400, HTML, undefined]);
      expect(render.mock.calls[0]?.[0]).toMatchObject({ url: `${HOME}/cotiza?chef=ana`, form: 'name=Ana' });
    });

    it('sees the visitor off where it was taken', async () => {
      render.mockResolvedValue({ status: 303, location: '/gracias' });
      const answer = await post({ origin: HOME });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/gracias']);
    });

    it.each([
      ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
      ['a site beside ours, such as that of the embeds', { 'sec-fetch-site': 'same-site', origin: HOME }],
      ['another site in an older browser', { origin: 'https://evil.example' }],
      ['a sandboxed frame', { origin: 'null' }],
      ['no page at all', {}],
    ])('takes nothing from %s', async (_case, headers: Record<string, string>) => {
      expect((await post(headers)).statusCode).toBe(403);
      expect(render).not.toHaveBeenCalled();
    });

    it('takes nothing large, nothing else than a form, and nothing for other pages', async () => {
      const large = await post({ origin: HOME }, `message=${'a'.repeat(40_000)}`);
      const wide = await post({ origin: HOME }, 'a&'.repeat(65));
      const json = await post({ origin: HOME, 'content-type': 'application/json' }, '{}');
      const elsewhere = await post({ origin: HOME }, 'name=Ana', '/chefs');
      expect([large.statusCode, wide.statusCode, json.statusCode]).toEqual([413, 400, 415]);
      expect(elsewhere.statusCode).toBeGreaterThanOrEqual(400);
      expect(render).not.toHaveBeenCalled();
    });

    it('takes a form with a file as it came, for the page that has one and for no other', async () => {
      render.mockResolvedValue({ status: 200, html: HTML });
      const type = 'multipart/form-data; boundary=x';
      const payload = `--x\r\ncontent-disposition: form-data; name="comprobante"; filename="a.pdf"\r\n\r\n${'%'.repeat(50_000)}\r\n--x--`;
      const headers = { origin: HOME, 'content-type': type };
      expect((await post(headers, payload)).statusCode).toBe(415);
      expect((await post(headers, payload, `/cotizacion/${'a'.repeat(27)}`)).statusCode).toBe(415);
      expect(render).not.toHaveBeenCalled();
      expect((await post(headers, payload, `/pago/${'a'.repeat(27)}`)).statusCode).toBe(200);
      expect(render.mock.calls[0]?.[0].form).toEqual({ type, body: Buffer.from(payload) });
      render.mockClear();
      const large = await post(headers, '%'.repeat(13 * 1024 * 1024), `/pago/${'a'.repeat(27)}`);
      const parts = await post(headers, '--x\r\n'.repeat(18), `/pago/${'a'.repeat(27)}`);
      expect([large.statusCode, parts.statusCode]).toEqual([413, 400]);
      expect(large.body).toContain('puede pesar hasta 5 MB');
      // The separator is that of the form's reader, and one without is none.
      const many = '--x\r\n'.repeat(18);
      const [feigned, none] = [
        await post(
          { ...headers, 'content-type': 'multipart/form-data; xboundary=y; boundary=x' },
          many,
          `/pago/${'a'.repeat(27)}`,
        ),
        await post({ ...headers, 'content-type': 'multipart/form-data' }, many, `/pago/${'a'.repeat(27)}`),
      ];
      expect([feigned.statusCode, none.statusCode]).toEqual([400, 400]);
      for (const refused of [large, parts, feigned, none]) {
        expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
        expect(refused.body).toContain('No recibimos tu formulario');
      }
      expect(render).not.toHaveBeenCalled();
      expect((await post(headers, '--x\r\n'.repeat(17), `/pago/${'a'.repeat(27)}`)).statusCode).toBe(200);
    });

    it("makes the API's calls in the visitor's name", async () => {
      server = Fastify();
      server.post('/api/v1/echo', (request) => request.ip);
      serve();
      render.mockImplementation(async ({ fetch, baseUrl }) => {
        const answer = await fetch(`${baseUrl}/api/v1/echo`, { method: 'POST', body: '{}' });
        return { status: 200, html: await answer.text() };
      });
      const options = { method: 'POST', url: '/cotiza', headers: { 'content-type': TYPE, origin: HOME } } as const;
      const answer = await server.inject({ ...options, payload: 'a=b', remoteAddress: '203.0.113.9' });
      expect(answer.body).toBe('203.0.113.9');
    });
  });

  it('makes a page with a form once, and gives each visitor a key of their own', async () => {
    const html = `${HTML}<input name="request_key" value="${KEY_PLACE}">`;
    cache.listen(true);
    render.mockResolvedValue({ status: 200, html });
    const open = async (accepted: string, known = '"x"') => {
      const headers = { 'accept-encoding': accepted, 'if-none-match': known };
      const answer = await server.inject({ url: '/cotiza', headers });
      const { rawPayload: bytes } = answer;
      expect(answer.headers).toMatchObject({
        'cache-control': 'private, no-cache',
        'content-length': String(bytes.length),
      });
      expect([answer.statusCode, answer.headers.etag]).toEqual([200, undefined]);
      const text = accepted === 'br' ? brotliDecompressSync(bytes) : accepted ? gunzipSync(bytes) : bytes;
      return /name="request_key" value="([\da-f-]{36})"/.exec(text.toString())?.[1];
    };
    const keys = [await open(''), await open('gzip'), await open('br'), await open('')];
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).not.toContain(undefined);
    expect(render).toHaveBeenCalledTimes(1);
    const head = await server.inject({ method: 'HEAD', url: '/cotiza' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  it('answers 304 while a page is still the same, and the page once it changed', async () => {
    const { etag } = (await server.inject('/')).headers;
    const same = await server.inject({ url: '/', headers: { 'if-none-match': String(etag) } });
    expect([same.statusCode, same.body]).toEqual([304, '']);
    render.mockResolvedValue({ status: 200, html: '<p>otra</p>' });
    expect((await server.inject({ url: '/', headers: { 'if-none-match': String(etag) } })).statusCode).toBe(200);
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ])('compresses for %s', async (accepted, encoding, decompress) => {
    const answer = await server.inject({ url: '/', headers: { 'accept-encoding': accepted } });
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(decompress(answer.rawPayload).toString()).toBe(HTML);
  });

  it('sends plain text to who wants no encoding', async () => {
    const answer = await server.inject({ url: '/', headers: { 'accept-encoding': 'br;q=0, identity' } });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body).toBe(HTML);
  });

  it('forbids inline scripts and framing', async () => {
    const { headers } = await server.inject('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
    });
  });

  it('shows a Spanish page with status 500 when rendering itself fails, and nothing of the error', async () => {
    render.mockRejectedValue(new Error('secret detail'));
    const answer = await server.inject('/');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain('Ha ocurrido un error');
    expect(answer.body).toMatch(/\(código [\w-]{5,8}\)/);
    expect(answer.body).not.toContain('secret detail');
  });

  it('names the provider of card payments only where the press leads there', async () => {
    const policyOf = async (path: string) =>
      String((await server.inject(path)).headers['content-security-policy']).match(/form-action [^;]*/)?.[0];
    const token = 'a'.repeat(27);
    for (const kind of ['pago', 'gift-card'])
      expect(await policyOf(`/${kind}/${token}?webpay=C-1`)).toBe("form-action 'self' https://webpay.example");
    for (const path of [`/pago/${token}`, `/pago/${token}?pago=C-1`, `/solicitud/${token}?webpay=C-1`])
      expect(await policyOf(path)).toBe("form-action 'self'");
  });

  describe('of a secret link', () => {
    const open = (token: string) => server.inject(`/cotizacion/${token}`);

    beforeEach(() => cache.listen(true));

    it('is made for each visit and kept for none while the link opens something', async () => {
      const answer = await open('opens-aaaaaaaaaaaaaaaaaaaaa');
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toContain('no-store');
      await open('opens-aaaaaaaaaaaaaaaaaaaaa');
      expect(isInForce).toHaveBeenCalledWith('opens-aaaaaaaaaaaaaaaaaaaaa');
      expect(noteOpened).toHaveBeenCalledWith('opens-aaaaaaaaaaaaaaaaaaaaa', '');
      expect(render).toHaveBeenCalledTimes(2);
    });

    it('is made once for all links that open nothing, until something of it changes, and names none of them', async () => {
      isInForce.mockResolvedValue(false);
      render.mockImplementation(({ url }) => Promise.resolve({ status: 404, html: url }));
      const answers = await Promise.all(['guess-1', 'guess-2'].map(open));
      answers.push(await open('guess-3'), await server.inject('/solicitud/guess-4'));
      cache.invalidate();
      answers.push(await open('guess-5'));
      const HOME = 'https://sobremesa.example';
      const [offer, request] = ['cotizacion', 'solicitud'].map((kind) => `${HOME}/${kind}/000000000000000000000000000`);
      expect(answers.map(({ body }) => body)).toEqual([offer, offer, offer, request, offer]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(404));
      expect(answers.every(({ headers }) => String(headers['cache-control']).includes('no-store'))).toBe(true);
      expect(render).toHaveBeenCalledTimes(3);
    });

    it.each([
      '/./cotizacion/opens',
      '/x/../cotizacion/opens',
      '/cotizacion/%2e/opens',
      '/chef/%2E%2e/cotizacion/opens',
      '/cotizacion/opens#here',
      '/cotizacion\\opens',
    ])('has no other address: %s leads to it, and is made for nobody', async (path) => {
      await server.listen({ host: '127.0.0.1', port: 0 });
      const { port } = server.server.address() as AddressInfo;
      // What tidies an address itself, such as fetch, would not ask for this one.
      const asked = get({ host: '127.0.0.1', port, path });
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      answer.resume();
      expect([answer.statusCode, answer.headers.location]).toEqual([301, '/cotizacion/opens']);
      expect(render).not.toHaveBeenCalled();
    });

    it('is what it says of itself where the database does not answer', async () => {
      isInForce.mockRejectedValue(new Error('no database'));
      render.mockResolvedValue({ status: 503, html: HTML });
      expect((await open('any')).statusCode).toBe(503);
    });
  });

  it('lets pages call the API in-process, under the same request id', async () => {
    render.mockImplementation(async ({ fetch, baseUrl }) => {
      const answer = await fetch(`${baseUrl}/api/v1/chefs/7`);
      return { status: 200, html: JSON.stringify(await answer.json()) };
    });
    expect((await server.inject('/')).json()).toMatchObject({ id: '7' });
  });

  it('tells pages what is remembered of the API, and only while it is', async () => {
    cache.listen(true);
    const reply = { statusCode: 200, routeOptions: { url: '' }, getHeaders: () => ({}) };
    const path = '/api/v1/diets/all?scope=chefs';
    cache.keep(path, new FinishedAnswer('{"data":["Vegana"]}', reply as unknown as FastifyReply), cache.now);
    const seen: unknown[] = [];
    render.mockImplementation(async ({ remembered }) => {
      seen.push(await remembered(path), await remembered('/api/v1/diets/all'));
      return { status: 200, html: HTML };
    });
    await server.inject('/chefs');
    cache.invalidate();
    await server.inject('/chefs');
    expect(seen).toEqual([{ data: ['Vegana'] }, undefined, undefined, undefined]);
  });

  describe('while changes are heard of', () => {
    beforeEach(() => cache.listen(true));

    const text = async (url: string) => (await server.inject(url)).body;

    it('renders a page once, also for many at the same moment, and keeps it until something changes', async () => {
      await Promise.all([text('/chefs'), text('/chefs'), text('/chefs')]);
      await text('/chefs');
      expect(render).toHaveBeenCalledTimes(1);
      render.mockResolvedValue({ status: 200, html: '<p>otra</p>' });
      cache.invalidate();
      expect(await text('/chefs')).toBe('<p>otra</p>');
    });

    it('knows a page under whatever campaigns add to its address, but not under other filters', async () => {
      await text('/chefs?ciudad=3');
      await text('/chefs?utm_source=carta&ciudad=3&fbclid=x');
      expect(render.mock.calls.map(([{ url }]) => url)).toEqual(['https://sobremesa.example/chefs?ciudad=3']);
      await text('/chefs?ciudad=4');
      expect(render).toHaveBeenCalledTimes(2);
      await text('/cotiza?gclid=x&motivo=otra');
      expect(render.mock.lastCall?.[0].url).toBe('https://sobremesa.example/cotiza?motivo=otra');
    });

    it('knows it whatever the order of its filters, and without those that no page or another page reads', async () => {
      for (const url of [
        '/chefs?ciudad=3&formato=2',
        '/chefs?formato=2&busca=&ciudad=3',
        '/chefs?motivo=otra&formato=2&ciudad=3&ciudad=4',
      ])
        await text(url);
      for (const url of [
        '/nosotros',
        '/nosotros?pagina=2',
        '/nosotros?busca=a',
        '/nada/existe?busca=a',
        '/nada/existe',
      ])
        await text(url);
      expect(render.mock.calls.map(([{ url }]) => url.slice('https://sobremesa.example'.length))).toEqual([
        '/chefs?formato=2&ciudad=3',
        '/nosotros',
        '/nada/existe',
      ]);
    });

    it('knows it by each of what it may be asked for several times, up to ten', async () => {
      await text('/chefs?dieta=2&personas=8&dieta=5&dieta=');
      await text(`/chefs?${Array.from({ length: 30 }, (_, at) => `dieta=${at}`).join('&')}`);
      expect(render.mock.calls.map(([{ url }]) => new URL(url).search)).toEqual([
        '?personas=8&dieta=2&dieta=5',
        `?${Array.from({ length: 10 }, (_, at) => `dieta=${at}`).join('&')}`,
      ]);
    });

    it('does not keep what was begun before a change', async () => {
      let finish: (page: RenderedPage) => void = () => undefined;
      render.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
      const early = text('/');
      await new Promise((resolve) => setImmediate(resolve));
      cache.invalidate();
      finish({ status: 200, html: '<p>antes</p>' });
      expect(await early).toBe('<p>antes</p>');
      expect(await text('/')).toBe(HTML);
    });

    it.each([404, 503, 500])('keeps no page of status %i', async (status) => {
      render.mockResolvedValue({ status, html: HTML });
      await text('/nada');
      await text('/nada');
      expect(render).toHaveBeenCalledTimes(2);
    });
  });

  describe('what one address has rendered', () => {
    let url: string;

    beforeEach(async () => {
      cache.listen(true);
      url = await server.listen({ port: 0, host: '127.0.0.1' });
    });

    const statusOf = async (path: string) => (await fetch(url + path)).status;

    it('is limited, however often the address of a page is changed, and says so in Spanish', async () => {
      for (let word = 0; word < 5; word++) expect(await statusOf(`/chefs?busca=${word}`)).toBe(200);
      const refused = await fetch(`${url}/chefs?busca=otra`);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([
        429,
        expect.stringMatching(/^(60|[1-5]?\d)$/),
      ]);
      expect(await refused.text()).toContain('Espera un minuto');
      expect(refused.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(render).toHaveBeenCalledTimes(5);
    });

    it('makes one refusal of each second for all, so that a flood compresses nothing', async () => {
      for (let word = 0; word < 5; word++) await statusOf(`/chefs?busca=${word}`);
      const send = jest.spyOn(FinishedAnswer.prototype, 'send');
      const began = Date.now();
      for (let count = 0; count < 20; count++) expect(await statusOf(`/nada/${count}`)).toBe(429);
      const made = new Set(send.mock.contexts);
      send.mockRestore();
      expect(made.size).toBeLessThanOrEqual(2 + (Date.now() - began) / 1_000);
    });

    it('leaves it what was rendered before, for whomever', async () => {
      await server.inject('/');
      for (let word = 0; word < 6; word++) await statusOf(`/chefs?busca=${word}`);
      expect([await statusOf('/'), await statusOf('/?utm_source=carta'), await statusOf('/nada')]).toEqual([
        200, 200, 429,
      ]);
    });

    it('counts each sending of a page with a key, which is compressed for it', async () => {
      cache.listen(true);
      render.mockResolvedValue({ status: 200, html: `${HTML}<input value="${KEY_PLACE}">` });
      const statuses: number[] = [];
      for (let count = 0; count < 6; count++) statuses.push(await statusOf('/cotiza'));
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      expect(render).toHaveBeenCalledTimes(1);
    });

    it('counts forms, too', async () => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
      const post = () => fetch(`${url}/cotiza`, { method: 'POST', headers, body: 'a=b' });
      for (let count = 0; count < 5; count++) expect((await post()).status).toBe(200);
      expect((await post()).status).toBe(429);
    });
  });
});
