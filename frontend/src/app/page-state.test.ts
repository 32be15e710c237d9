import { http, HttpResponse } from 'msw';

import { ADMIN, createTestStore } from '../../test-setup/render';
import { serveApi } from '../../test-setup/server';
import { api } from '../api/public.generated';
import { signedIn } from '../session/session-slice';
import { parsePageState, readQueries, restoreQueries, serialize, STATE_ID } from './page-state';

const settings = { productName: 'Sobremesa', publicUrl: 'https://sobremesa.example' };

const { listFoodTypes, listModalities } = api.endpoints;

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
    const server = createTestStore();
    await server.dispatch(listModalities.initiate({}));
    const failed = server.dispatch(listFoodTypes.initiate({})).unwrap();
    await expect(failed).rejects.toMatchObject({ status: 'FETCH_ERROR' });
    document.body.innerHTML = `<script type="application/json" id="${STATE_ID}">${serialize({ settings, queries: readQueries(server) })}</script>`;

    const state = parsePageState(document);
    const browser = createTestStore();
    restoreQueries(browser, state?.queries ?? []);
    calls = 0;
    const { data } = await browser.dispatch(listModalities.initiate({}));
    expect(data?.data[0]?.name).toBe('</script><script>alert(1)');
    expect(calls).toBe(0);
    expect(listFoodTypes.select({})(browser.getState()).isUninitialized).toBe(true);
  });

  it('restores the tags too, so that a change made here drops what the server sent', () => {
    const browser = createTestStore();
    const value = { status: 200, msg: 'Formatos', data: [] };
    restoreQueries(browser, [{ endpointName: 'listModalities', arg: {}, value }]);
    browser.dispatch(api.util.invalidateTags(['lookups']));
    expect(listModalities.select({})(browser.getState()).isUninitialized).toBe(true);
  });

  it('is the same for the same data, so that pages keep their ETag', async () => {
    const scopes = [{ scope: 'chefs' }, { scope: 'proposals' }] as const;
    const [one, two] = [createTestStore(), createTestStore()];
    for (const scope of scopes) await one.dispatch(listModalities.initiate(scope));
    for (const scope of [...scopes].reverse()) await two.dispatch(listModalities.initiate(scope));
    expect(serialize({ settings, queries: readQueries(one) })).toBe(serialize({ settings, queries: readQueries(two) }));
    expect(readQueries(one)).toHaveLength(2);
  });

  it('has the queries only: nobody’s session is in it', async () => {
    const server = createTestStore();
    server.dispatch(signedIn(ADMIN));
    await server.dispatch(listModalities.initiate({}));
    expect(serialize({ settings, queries: readQueries(server) })).not.toContain(ADMIN.email);
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
