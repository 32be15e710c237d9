import { http, HttpResponse } from 'msw';

import { createTestStore } from '../../test-setup/render';
import { serveApi } from '../../test-setup/server';
import { api } from '../api/public.generated';
import { notFound, type PageContext, type PageLoader, redirect, routeLoader, orListProblem } from './page-loader';

const CHEF = 'http://localhost/api/v1/chefs/get-one/:name';

/** Runs a loader for /chef/ana, as the router does. */
function run(load: PageLoader, store = createTestStore()) {
  return routeLoader(store, load)({ request: new Request('http://localhost/chef/ana'), params: { name: 'ana' } });
}

const askForChef = ({ store, params: { name = '' } }: PageContext) =>
  store.dispatch(api.endpoints.getChefByName.initiate({ name }, { subscribe: false }));

const readChef: PageLoader = async (context) => {
  await askForChef(context).unwrap();
  return null;
};

describe('a page loader', () => {
  const server = serveApi();
  let logged: jest.SpyInstance;

  beforeEach(() => {
    logged = jest.spyOn(console, 'error').mockReturnValue(undefined);
  });
  afterEach(() => logged.mockRestore());

  it.each([
    [404, 404],
    [400, 404],
    [409, 409],
    [429, 429],
    [500, 503],
    [503, 503],
  ])('turns an API answer %i into a page with status %i', async (status, page) => {
    server.use(http.get(CHEF, () => HttpResponse.json({ status, msg: 'No', data: null }, { status })));
    await expect(run(readChef)).rejects.toMatchObject({ status: page });
    const sentences = logged.mock.calls.map(([sentence]: unknown[]) => sentence);
    expect(sentences).toEqual(page === 404 || page === 409 ? [] : ['Error al obtener los datos:']);
  });

  it.each([
    [404, 404],
    [503, undefined],
  ])(
    'leaves an answer %i to a page that tells of it itself, unless the API knows nothing of the kind',
    async (status, page) => {
      server.use(http.get(CHEF, () => HttpResponse.json({ status, msg: 'No', data: null }, { status })));
      const telling: PageLoader = async (context) => {
        await orListProblem(context.store, askForChef(context));
        return null;
      };
      const answer = await run(telling).catch((response: Response) => response.status);
      expect(answer ?? undefined).toBe(page);
      expect(logged.mock.calls.length).toBe(page === 404 ? 0 : 1);
    },
  );

  it('turns an API that does not answer into 503', async () => {
    server.use(http.get(CHEF, () => HttpResponse.error()));
    await expect(run(readChef)).rejects.toMatchObject({ status: 503 });
  });

  it('leaves our own mistakes what they are', async () => {
    const mistake = new TypeError('chef is undefined');
    await expect(run(() => Promise.reject(mistake))).rejects.toBe(mistake);
  });

  it('passes on what the page itself decided', async () => {
    const refusing: PageLoader = () => {
      throw notFound('El chef buscado no existe');
    };
    await expect(run(refusing)).rejects.toMatchObject({ status: 404 });
    await expect(run(() => Promise.resolve(null))).resolves.toBeNull();
  });
});

describe('redirect', () => {
  it.each([
    ['/chef/Ana-María', '/chef/Ana-Mar%C3%ADa'],
    ['/chef/Ana-Mar%C3%ADa', '/chef/Ana-Mar%C3%ADa'],
    ['//evil.example/chef', '/chef'],
    ['/chefs?cocina=2', '/chefs?cocina=2'],
  ])('to %s is safe for a header and stays on this site', (path, location) => {
    const response = redirect(path, 301);
    expect([response.status, response.headers.get('Location')]).toEqual([301, location]);
  });
});
