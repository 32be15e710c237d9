import { http, HttpResponse } from 'msw';

import { createTestStore } from '../../test-setup/render';
import { serveApi } from '../../test-setup/server';
import { api } from '../api/lists.generated';
import { restoreQueries } from './page-answers';
import { parsePageState, serialize, STATE_ID } from './page-state';
import { createPageStore } from './page-store';

const settings = { productName: 'Sobremesa', publicUrl: 'https://sobremesa.example' };

const serverStore = () =>
  createPageStore({ baseUrl: window.location.origin, fetch: (...call) => globalThis.fetch(...call) });

describe('page state', () => {
  let calls = 0;
  serveApi(
    http.get('http://localhost/api/v1/modality/all', () => {
      calls += 1;
      return HttpResponse.json({ status: 200, msg: 'Formatos', data: [{ id: 1, name: '</script><script>alert(1)' }] });
    }),
    http.get('http://localhost/api/v1/foods_type/all', () => HttpResponse.error()),
  );

  it('carries answers to another store, which then asks nothing again', async () => {
    const server = serverStore();
    await server.read('listModalities', {});
    await expect(server.read('listFoodTypes', {})).rejects.toMatchObject({ status: 'FETCH_ERROR' });
    document.body.innerHTML = `<script type="application/json" id="${STATE_ID}">${serialize({ settings, queries: server.answers() })}</script>`;

    const state = parsePageState(document);
    const browser = createTestStore();
    restoreQueries(browser, state?.queries ?? []);
    calls = 0;
    const { data } = await browser.dispatch(api.endpoints.listModalities.initiate({}));
    expect(data?.data[0]?.name).toBe('</script><script>alert(1)');
    expect(calls).toBe(0);
    expect(api.endpoints.listFoodTypes.select({})(browser.getState()).isUninitialized).toBe(true);
  });

  it('restores the tags too, so that a change made here drops what the server sent', () => {
    const browser = createTestStore();
    const value = { status: 200, msg: 'Formatos', data: [] };
    restoreQueries(browser, [{ endpointName: 'listModalities', arg: {}, value }]);
    browser.dispatch(api.util.invalidateTags(['lookups']));
    expect(api.endpoints.listModalities.select({})(browser.getState()).isUninitialized).toBe(true);
  });

  it('is the same for the same data, so that pages keep their ETag', async () => {
    const [one, two] = [serverStore(), serverStore()];
    await one.read('listModalities', {});
    await two.read('listModalities', {});
    expect(serialize({ settings, queries: one.answers() })).toBe(serialize({ settings, queries: two.answers() }));
  });

  it('is the JSON of all its parts, whether they are frozen for many pages or new', () => {
    const value = { data: [{ name: 'Ñandú </b>', none: null }] };
    const kept = Object.freeze({ data: ['<'] });
    const queries = [
      { endpointName: 'getCompany', arg: undefined, value },
      { endpointName: 'listClientLogos', arg: { page: 1 }, value: kept },
      { endpointName: 'listClientLogos', arg: '<', value: null },
    ];
    const state = { settings, router: { loaderData: {}, actionData: null, errors: null }, queries };
    for (let time = 0; time < 2; time++) {
      expect(serialize(state)).toBe(JSON.stringify(state).replaceAll('<', '\\u003c'));
      expect(serialize({ settings, queries: [] })).toBe(JSON.stringify({ settings, queries: [] }));
    }
    value.data = [];
    expect(serialize({ settings, queries })).toContain('{"data":[]}');
  });

  it('cannot be ended by a text it carries', () => {
    expect(serialize({ settings, queries: [{ endpointName: 'x', arg: '</script>', value: '<!--' }] })).not.toContain(
      '<',
    );
  });

  it('is null in a document that no server rendered', () => {
    document.body.innerHTML = '';
    expect(parsePageState(document)).toBeNull();
  });
});
