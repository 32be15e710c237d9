import { http, HttpResponse } from 'msw';

import { ADMIN, createTestStore } from '../../test-setup/render';
import { serveApi } from '../../test-setup/server';
import { selectSessionExpired, signedIn } from '../session/session-slice';
import { api } from './api';
import { isNotSent, messageOf } from './error-text';

const API = 'http://localhost/api/v1';

describe('every call', () => {
  const server = serveApi();

  it('carries the token of anyone who is signed in, and none otherwise', async () => {
    const seen: (string | null)[] = [];
    server.use(
      http.get(`${API}/modality/all`, ({ request }) => {
        seen.push(request.headers.get('Authorization'));
        return HttpResponse.json({ status: 200, msg: 'Formatos', data: [] });
      }),
    );
    const store = createTestStore();
    await store.dispatch(api.endpoints.listModalities.initiate({}));
    store.dispatch(signedIn(ADMIN));
    await store.dispatch(api.endpoints.listModalities.initiate({}, { forceRefetch: true }));
    expect(seen).toEqual([null, 'Bearer a-token']);
  });

  it('hears which role the person has now, unless somebody else has signed in meanwhile', async () => {
    server.use(
      http.get(`${API}/modality/all`, () =>
        HttpResponse.json({ status: 200, msg: 'Formatos', data: [] }, { headers: { 'X-Role': 'USER' } }),
      ),
      http.get(`${API}/users/all`, () =>
        HttpResponse.json({ status: 403, msg: 'No', data: null }, { status: 403, headers: { 'X-Role': 'ADMIN' } }),
      ),
    );
    const store = createTestStore();
    const role = () => store.getState().session.user?.role;
    store.dispatch(signedIn(ADMIN));
    await store.dispatch(api.endpoints.listModalities.initiate({}));
    expect(role()).toBe('USER');
    // A refusal carries the role too.
    await store.dispatch(api.endpoints.listPeople.initiate({}));
    expect(role()).toBe('ADMIN');

    const late = store.dispatch(api.endpoints.listModalities.initiate({}, { forceRefetch: true }));
    store.dispatch(signedIn({ ...ADMIN, token: 'another-token' }));
    await late;
    expect(role()).toBe('ADMIN');
  });

  it('hears what the person is called now', async () => {
    const headers = { 'X-Role': 'ADMIN', 'X-Name': encodeURIComponent('Begoña Ñandú') };
    server.use(http.get(`${API}/validate-token`, () => HttpResponse.json({ isValid: true }, { headers })));
    const store = createTestStore();
    store.dispatch(signedIn(ADMIN));
    await store.dispatch(api.endpoints.validateToken.initiate());
    expect(store.getState().session.user?.name).toBe('Begoña Ñandú');
  });

  it('sends a file as multipart with its kind beside it', async () => {
    let sent: Record<string, unknown> = {};
    server.use(
      http.post(`${API}/files/upload`, async ({ request }) => {
        const form = await request.formData();
        const file = form.get('file') as File;
        sent = { kind: form.get('kind'), name: file.name, text: await file.text() };
        return HttpResponse.json({ status: 201, msg: 'Imagen guardada', data: null }, { status: 201 });
      }),
    );
    const file = new File(['pixels'], 'plato.png', { type: 'image/png' });
    await createTestStore().dispatch(api.endpoints.uploadFile.initiate({ body: { file, kind: 'proposal' } }));
    expect(sent).toEqual({ kind: 'proposal', name: 'plato.png', text: 'pixels' });
  });

  it('leaves out of the address what was not given', async () => {
    let address = '';
    server.use(
      http.get(`${API}/users/all`, ({ request }) => {
        address = request.url;
        return HttpResponse.json({ status: 200, msg: 'Personas', data: [] });
      }),
    );
    await createTestStore().dispatch(api.endpoints.listPeople.initiate({ search: 'Ñuñoa & más', page: 2 }));
    expect(address).toBe(`${API}/users/all?search=%C3%91u%C3%B1oa+%26+m%C3%A1s&page=2`);
  });

  it('that nothing answers, or a proxy in place of the API, fails without a sentence of its own', async () => {
    server.use(http.get(`${API}/modality/all`, () => HttpResponse.error()));
    const unreachable = await createTestStore().dispatch(api.endpoints.listModalities.initiate({}));
    expect(unreachable.error).toMatchObject({ status: 'FETCH_ERROR' });

    server.use(http.get(`${API}/modality/all`, () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })));
    const proxied = await createTestStore().dispatch(api.endpoints.listModalities.initiate({}));
    expect(proxied.error).toMatchObject({ status: 'PARSING_ERROR', originalStatus: 502 });
    expect(messageOf(proxied.error)).toBe('Ha ocurrido un error');
  });

  it.each([
    ['sent without a network', false, true, 'Sin conexión: no se guardó nada.'],
    ['whose answer was lost', true, false, 'No llegó la respuesta y no sabemos si se guardó.'],
  ])('a change %s says what is known of it', async (_what, onLine, notSent, told) => {
    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    server.use(http.put(`${API}/users/change-permission/1`, () => HttpResponse.error()));
    const store = createTestStore();
    store.dispatch(signedIn(ADMIN));
    const { error } = await store.dispatch(api.endpoints.togglePersonState.initiate({ id: 1 }));
    expect(messageOf(error)).toContain(told);
    expect(isNotSent(error)).toBe(notSent);
    network.mockRestore();
  });

  it('puts the total of a paged list beside its rows', async () => {
    server.use(
      http.get(`${API}/users/all`, () =>
        HttpResponse.json({ status: 200, msg: 'Personas', data: [] }, { headers: { 'X-Total-Count': '41' } }),
      ),
    );
    const { data } = await createTestStore().dispatch(api.endpoints.listPeople.initiate({ page: 5, perPage: 10 }));
    expect(data?.total).toBe(41);
  });

  it('counts the rows itself where the list came whole', async () => {
    const rows = [{ id: 1 }, { id: 2 }];
    server.use(http.get(`${API}/users/all`, () => HttpResponse.json({ status: 200, msg: 'Personas', data: rows })));
    const { data } = await createTestStore().dispatch(api.endpoints.listPeople.initiate({}));
    expect(data?.total).toBe(2);
  });

  it('ends the session when the token is refused, with the sentence of the server', async () => {
    const msg = 'Tu sesión ya no es válida. Inicia sesión otra vez.';
    server.use(
      http.get(`${API}/users/all`, () => HttpResponse.json({ status: 401, msg, data: null }, { status: 401 })),
    );
    const store = createTestStore();
    store.dispatch(signedIn(ADMIN));
    const { error } = await store.dispatch(api.endpoints.listPeople.initiate({}));
    expect(messageOf(error)).toBe(msg);
    expect(selectSessionExpired(store.getState())).toBe(true);
  });
});
