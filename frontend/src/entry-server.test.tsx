/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { PageState } from './app/page-state';
import { type PageAnswer, renderPage } from './entry-server';
import { KEY_PLACE } from './site/quote/form/request-key';

const settings = { productName: 'Sobremesa', publicUrl: 'https://sobremesa.example' };
const IMAGE = { id: 1, publicUrl: '/files/a.webp', width: 800, height: 1000, variants: [], placeholder: '#8a3b2a' };
const CHEF = {
  id: 1,
  chef_name: 'Ana María Pérez',
  slug: 'Ana-María-Pérez',
  description: 'Cocina chilena </script><script>alert(1)</script> de temporada.',
  information: 'Crecí entre ollas.',
  profile_image: IMAGE,
  cover_image: IMAGE,
  gallery: [IMAGE],
  price_per_person: 45000,
  modalities: [],
  chef_food_types: [],
  chef_cities: [],
  proposals: [],
  comments: [],
  free_saturdays: [],
};

type Answers = Record<string, { status: number; body: object } | 'away'>;

/** An API that answers by the end of the path, and fails for all other paths. */
function apiOf(answers: Answers): typeof globalThis.fetch {
  return (input) => {
    const { pathname } = new URL((input as Request).url);
    const answer = answers[decodeURIComponent(pathname).replace('/api/v1', '')];
    if (!answer || answer === 'away') return Promise.reject(new TypeError('fetch failed'));
    return Promise.resolve(Response.json(answer.body, { status: answer.status }));
  };
}

function render(path: string, answers: Answers = {}): Promise<PageAnswer> {
  const url = `https://sobremesa.example${path}`;
  return renderPage({ url, settings, baseUrl: settings.publicUrl, fetch: apiOf(answers) });
}

async function renderShown(path: string, answers: Answers = {}) {
  const answer = await render(path, answers);
  if (answer.kind !== 'page') throw new Error(`${path} led to ${answer.location}`);
  return { ...answer, ...answer.parts, state: JSON.parse(answer.parts.state ?? 'null') as PageState };
}

const found = { status: 200, body: { status: 200, msg: 'Chef', data: CHEF } };
const missing = { status: 404, body: { status: 404, msg: 'El chef buscado no existe', data: null } };

/** The API's answer when the active reference forms have these addresses. */
const activeForms = (...urls: string[]): Answers => ({
  '/form_reference/get-active': {
    status: 200,
    body: {
      status: 200,
      msg: 'Formularios activos',
      data: urls.map((url, at) => ({ id: at + 1, type: 1, title: 'Matrimonios', url, script: 'https://a.example' })),
    },
  },
});

/** The contact page's form, as a browser without scripts sends it. */
const FORM = {
  name: 'Ana </script>',
  email: 'ana@correo.cl',
  phone_number: '9 1234 5678',
  kind: 'cena',
  guests: '8',
  consent: 'si',
  chef_id: '7',
};

async function post(form: Record<string, string>, answers: Answers = {}) {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'POST') asked.push(await request.clone().text());
    return apiOf(answers)(request);
  };
  const url = 'https://sobremesa.example/cotiza?chef=ana&utm_source=boletin';
  const body = new URLSearchParams(form).toString();
  const answer = await renderPage({ url, settings, baseUrl: settings.publicUrl, fetch, form: body });
  return { answer, asked };
}

async function postRefused(form: Record<string, string>, answers: Answers = {}) {
  const { answer } = await post(form, answers);
  if (answer.kind !== 'page') throw new Error(`The form led to ${answer.location}`);
  return answer;
}

describe('the form of a browser without scripts', () => {
  const created = { status: 201, body: { status: 201, msg: 'Recibimos tu solicitud.', data: null } };

  it('is sent on, with the campaign of its address, and leads to /gracias', async () => {
    const { answer, asked } = await post(FORM, { '/quote_requests/create': created });
    expect(answer).toEqual({ kind: 'redirect', status: 303, location: '/gracias' });
    expect(asked.map((body) => JSON.parse(body) as unknown)).toEqual([
      expect.objectContaining({ phone_number: '+56912345678', guests: 8, chef_id: 7, utm_source: 'boletin' }),
    ]);
  });

  it('may ask something else for no number of people, but not say nothing', async () => {
    const question = { ...FORM, kind: 'otra', guests: '' };
    const { asked } = await post({ ...question, message: '¿Buscan chefs?' }, { '/quote_requests/create': created });
    expect(JSON.parse(asked[0] ?? '{}')).toMatchObject({ kind: 'otra', guests: null, message: '¿Buscan chefs?' });
    expect((await postRefused(question)).parts.page).toContain('Completa este campo.');
  });

  it('counts a line break once, as the field does', async () => {
    const sent = { message: 'Hola.\r\nSomos ocho.', restrictions: 'Celíaca.\r\nSin maní.', restrictions_consent: 'si' };
    const { asked } = await post({ ...FORM, ...sent }, { '/quote_requests/create': created });
    expect(JSON.parse(asked[0] ?? '{}')).toMatchObject({
      message: 'Hola.\nSomos ocho.',
      restrictions: 'Celíaca.\nSin maní.',
    });
  });

  it('is sent under the key of its page, and under one that nobody else has where that has none', async () => {
    const key = async (form: Record<string, string>) => {
      const { asked } = await post(form, { '/quote_requests/create': created });
      return (JSON.parse(asked[0] ?? '{}') as { request_key?: string }).request_key;
    };
    const request_key = '3f0c8a52-7d1e-4a6b-9c55-0b9d2f6e8a11';
    expect(await key({ ...FORM, request_key })).toBe(request_key);
    const none = [FORM, FORM, { ...FORM, request_key: KEY_PLACE }, { ...FORM, request_key: '1' }];
    const made = await Promise.all(none.map(key));
    expect(new Set(made).size).toBe(none.length);
    for (const one of made) expect(one).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it('is shown with a mark in the place of its key, which the server fills in for each visitor', async () => {
    const { page } = await renderShown('/cotiza');
    expect(page).toContain(`name="request_key" value="${KEY_PLACE}"`);
    const server = readFileSync(join(__dirname, '../../backend/src/site/form-key.ts'), 'utf8');
    expect(server).toContain(`'${KEY_PLACE}'`);
  });

  it('keeps its key while it may be stored, and comes back with another one once an earlier request is', async () => {
    const request_key = '3f0c8a52-7d1e-4a6b-9c55-0b9d2f6e8a11';
    const keyOf = ({ parts }: { parts: { page: string } }) =>
      /name="request_key" value="([^"]*)"/.exec(parts.page)?.[1];
    expect(keyOf(await postRefused({ ...FORM, request_key }))).toBe(request_key);
    expect(keyOf(await postRefused({ ...FORM, request_key, guests: '0' }))).toBe(request_key);

    const msg = 'Este formulario ya se envió. Recarga la página para pedir otra vez.';
    const reused = { status: 422, body: { status: 422, msg, data: null } };
    const answer = await postRefused({ ...FORM, request_key }, { '/quote_requests/create': reused });
    expect(answer.status).toBe(422);
    expect(answer.parts.page).toContain(`${msg} Lo que escribiste sigue aquí`);
    expect(answer.parts.page).toContain('value="ana@correo.cl"');
    expect(keyOf(answer)).toMatch(/^[\da-f-]{36}$/);
    expect(keyOf(answer)).not.toBe(request_key);
  });

  it('comes back as it was filled in, with what is wrong beside its field and the first of it focused', async () => {
    const { status, parts } = await postRefused({ ...FORM, phone_number: '12', guests: '0' });
    expect(status).toBe(400);
    expect(parts.page).toContain('value="Ana &lt;/script&gt;"');
    expect(parts.page).toContain('Escribe un teléfono completo: (+56) 9 1234 5678, o con + y el código de su país.');
    expect(parts.page).toContain('El mínimo es 1.');
    expect(parts.page.match(/<input[^>]*autofocus[^>]*>/g)).toEqual([expect.stringContaining('name="phone_number"')]);
    expect(parts.state).not.toContain('<');
  });

  it.each([
    ['an API that is away', 503, {}, 'Lo que escribiste sigue aquí'],
    [
      'a limit that is reached',
      429,
      { '/quote_requests/create': { status: 429, body: { status: 429, msg: 'Espera un minuto.', data: null } } },
      'Espera un minuto.',
    ],
  ])('comes back with a reason for %s', async (_case, status, answers: Answers, reason) => {
    const refused = await postRefused(FORM, answers);
    expect(refused.status).toBe(status);
    expect(refused.parts.page).toContain(reason);
    expect(refused.parts.page).toContain('value="ana@correo.cl"');
  });
});

describe('renderPage', () => {
  it('asks for the first pictures before the fonts, whose texts have a stand-in', async () => {
    const { head } = await renderShown('/chef/Ana-Mar%C3%ADa-P%C3%A9rez', { '/chefs/get-one/Ana-María-Pérez': found });
    const asked = [...head.matchAll(/<link rel="preload"[^>]* as="(\w+)"|<link rel="preload" as="(\w+)"/g)];
    expect(asked.map(([, last, first]) => last ?? first)).toEqual(['image', 'font', 'font']);
  });

  it('renders a page with its data, its head and the state to continue from', async () => {
    const shown = await renderShown('/chef/Ana-Mar%C3%ADa-P%C3%A9rez', { '/chefs/get-one/Ana-María-Pérez': found });
    expect(shown.status).toBe(200);
    expect(shown.page).toContain('Ana María Pérez');
    expect(shown.head).toContain('<title>Ana María Pérez');
    expect(shown.head).toContain(
      '<link rel="canonical" href="https://sobremesa.example/chef/Ana-Mar%C3%ADa-P%C3%A9rez"/>',
    );
    expect(shown.state.queries).toContainEqual(
      expect.objectContaining({ endpointName: 'getChefByName', value: found.body }),
    );
  });

  it('keeps requests apart that are answered at the same time', async () => {
    const path = '/chef/Ana-Mar%C3%ADa-P%C3%A9rez';
    const called = (chef_name: string): Answers => ({
      '/chefs/get-one/Ana-María-Pérez': { status: 200, body: { ...found.body, data: { ...CHEF, chef_name } } },
    });
    const [one, other] = await Promise.all([renderShown(path, called('Ana')), renderShown(path, called('Berta'))]);
    expect([one.page.includes('Berta'), other.page.includes('Ana ')]).toEqual([false, false]);
    expect([one.head, other.head]).toEqual([
      expect.stringContaining('<title>Ana'),
      expect.stringContaining('<title>Berta'),
    ]);
  });

  it('asks for nothing that is remembered', async () => {
    const asked: string[] = [];
    const fetch: typeof globalThis.fetch = (input) => {
      asked.push(new URL((input as Request).url).pathname);
      return apiOf({})(input);
    };
    const remembered = (at: string) =>
      Promise.resolve(at.startsWith('/api/v1/chefs/get-one/') ? found.body : undefined);
    const url = 'https://sobremesa.example/chef/Ana-Mar%C3%ADa-P%C3%A9rez';
    const answer = await renderPage({ url, settings, baseUrl: settings.publicUrl, fetch, remembered });
    expect(answer.kind === 'page' && answer.parts.page).toContain('Ana María Pérez');
    expect(asked).toContain('/api/v1/company/one');
    expect(asked.join()).not.toContain('get-one');
  });

  it('lets no text of a chef become markup, neither in the page nor in the state', async () => {
    const { page, parts } = await renderShown('/chef/Ana-Mar%C3%ADa-P%C3%A9rez', {
      '/chefs/get-one/Ana-María-Pérez': found,
    });
    expect(page).not.toContain('<script>alert');
    expect(parts.state).not.toContain('<');
  });

  it('names the source of the chunk the browser needs next, which exists', async () => {
    const { modules } = await renderShown('/chef/Ana-Mar%C3%ADa-P%C3%A9rez', {
      '/chefs/get-one/Ana-María-Pérez': found,
    });
    expect(modules).toEqual(['src/site/chef/ChefPage.tsx']);
    expect(modules.every((file) => existsSync(join(__dirname, '..', file)))).toBe(true);
  });

  it("names nothing more for the site's own form, which works without scripts until somebody uses the page", async () => {
    const answer = await render('/cotiza');
    expect(answer).toMatchObject({ kind: 'page', modules: ['src/site/contact/ContactPage.tsx'] });
  });

  it('redirects for good to the current address of a chef', async () => {
    await expect(render('/chef/ana', { '/chefs/get-one/ana': found })).resolves.toEqual({
      kind: 'redirect',
      status: 301,
      location: '/chef/Ana-Mar%C3%ADa-P%C3%A9rez',
    });
  });

  it.each([
    ['an unknown chef', '/chef/nadie', { '/chefs/get-one/nadie': missing }],
    ['an invalid address of ours', '/no/existe', {}],
    ['an address that is no active form’s', '/catering', activeForms('otro-formulario', 'catering')],
  ])('answers 404 inside the frame for %s', async (_case, path, answers) => {
    const shown = await renderShown(path, answers);
    expect(shown.status).toBe(404);
    expect(shown.page).toContain('<header');
    expect(shown.page).toContain('<footer');
    expect(shown.head).toContain('<meta name="robots" content="noindex"/>');
  });

  it("shows the first active form at its own address, in the site's frame", async () => {
    const shown = await renderShown('/matrimonios', activeForms('matrimonios', 'otro'));
    expect(shown.status).toBe(200);
    expect(shown.page).toContain('<h1>Matrimonios</h1>');
    expect(shown.page).toContain('<footer');
    expect(shown.head).toContain('<link rel="canonical" href="https://sobremesa.example/matrimonios"/>');
  });

  it('answers 503 inside the frame while the API is away, and says nothing of the reason', async () => {
    const shown = await renderShown('/chef/ana', { '/chefs/get-one/ana': 'away' });
    expect(shown.status).toBe(503);
    expect(shown.page).toContain('<footer');
    expect(JSON.stringify(shown.parts)).not.toContain('fetch failed');
  });

  it.each([
    ['/gestion', 'La gestión'],
    ['/gestion/chefs', 'La gestión'],
    ['/gestion/chef/editar-chef/7', 'La gestión'],
    ['/cocina', 'Mi cocina'],
  ])('sends a shell for %s, which says what it needs', async (path, area) => {
    const shown = await renderShown(path);
    expect([shown.status, shown.state.router]).toEqual([200, undefined]);
    expect(shown.page).toMatch(
      new RegExp(`^<noscript><p class="[\\w -]+">${area} necesita JavaScript[^<]*</p></noscript>$`),
    );
    expect(shown.head).toContain('noindex');
    expect(shown.state.settings).toEqual(settings);
  });

  it('keeps nothing of a form with a file that cannot be taken apart, on a page that cannot be shown', async () => {
    const url = `https://sobremesa.example/pago/${'a'.repeat(27)}`;
    const form = { type: 'multipart/form-data; boundary=x', body: '--x\r\nbroken' };
    const answer = await renderPage({ url, settings, baseUrl: settings.publicUrl, fetch: apiOf({}), form });
    expect(answer).toMatchObject({ kind: 'page', status: 400, parts: { state: null } });
  });

  it('renders the sign-in page, kept out of search engines', async () => {
    const shown = await renderShown('/login');
    expect(shown.page).toContain('Iniciar sesión');
    expect(shown.page).toContain('<noscript><p>Para iniciar sesión, activa JavaScript en tu navegador.</p></noscript>');
    expect(shown.head).toContain('noindex');
  });
});
