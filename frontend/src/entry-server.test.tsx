/** @jest-environment node */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { PageState } from './app/page-state';
import { type PageAnswer, renderPage } from './entry-server';

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
};

type Answers = Record<string, { status: number; body: object } | 'away'>;

/** An API that answers by the end of the path, and nothing otherwise. */
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
  return { ...answer, ...answer.parts, state: JSON.parse(answer.parts.state) as PageState };
}

const found = { status: 200, body: { status: 200, msg: 'Chef', data: CHEF } };
const missing = { status: 404, body: { status: 404, msg: 'El chef buscado no existe', data: null } };

describe('renderPage', () => {
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

  it('redirects for good to the current address of a chef', async () => {
    await expect(render('/chef/ana', { '/chefs/get-one/ana': found })).resolves.toEqual({
      kind: 'redirect',
      status: 301,
      location: '/chef/Ana-Mar%C3%ADa-P%C3%A9rez',
    });
  });

  it.each([
    ['an unknown chef', '/chef/nadie', { '/chefs/get-one/nadie': missing }],
    ['an address that is none of ours', '/catering-para-matrimonios', {}],
  ])('answers 404 inside the frame for %s', async (_case, path, answers) => {
    const shown = await renderShown(path, answers);
    expect(shown.status).toBe(404);
    expect(shown.page).toContain('<header');
    expect(shown.page).toContain('<footer');
    expect(shown.head).toContain('<meta name="robots" content="noindex"/>');
  });

  it('answers 503 inside the frame while the API is away, and says nothing of the reason', async () => {
    const shown = await renderShown('/chef/ana', { '/chefs/get-one/ana': 'away' });
    expect(shown.status).toBe(503);
    expect(shown.page).toContain('<footer');
    expect(JSON.stringify(shown.parts)).not.toContain('fetch failed');
  });

  it.each(['/gestion', '/gestion/chefs', '/gestion/chef/editar-chef/7'])(
    'sends an empty shell for %s',
    async (path) => {
      const shown = await renderShown(path);
      expect([shown.status, shown.page, shown.state.router]).toEqual([200, '', undefined]);
      expect(shown.head).toContain('noindex');
      expect(shown.state.settings).toEqual(settings);
    },
  );

  it('renders the sign-in page, kept out of search engines', async () => {
    const shown = await renderShown('/login');
    expect(shown.page).toContain('Iniciar sesión');
    expect(shown.head).toContain('noindex');
  });
});
