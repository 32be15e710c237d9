import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { ADMIN, createTestStore } from '../../test-setup/render';
import { serveApi } from '../../test-setup/server';
import { api } from '../api/generated';
import {
  restored,
  roleLabel,
  selectAdmitted,
  selectToken,
  selectUser,
  sessionReducer,
  signedIn,
  signedOut,
} from './session-slice';

const refused = HttpResponse.json({ status: 401, msg: 'Tu sesión terminó.', data: null }, { status: 401 });
const server = serveApi(
  http.get('*/api/v1/chefs/all', () => refused.clone()),
  http.post('*/api/v1/users/login', () => refused.clone()),
);

function storeWithAdmin() {
  const store = createTestStore();
  store.dispatch(signedIn(ADMIN));
  return store;
}

test('begins with nobody, and not ready before the browser has looked', () => {
  expect(sessionReducer(undefined, { type: 'start' })).toEqual({ user: null, ready: false, expired: false });
});

test('signing in and out', () => {
  const store = storeWithAdmin();
  expect(selectUser(store.getState())).toEqual(ADMIN);
  expect(selectToken(store.getState())).toBe('a-token');

  store.dispatch(signedOut());
  expect(selectUser(store.getState())).toBeNull();
  expect(selectToken(store.getState())).toBeUndefined();
});

test('an answer 401 expires the session, but keeps who was at work', async () => {
  const store = storeWithAdmin();
  await store.dispatch(api.endpoints.listChefs.initiate({}));
  expect(selectUser(store.getState())).toBeNull();
  expect(selectAdmitted(store.getState())).toEqual(ADMIN);

  store.dispatch(restored({ ...ADMIN, token: 'a-new-token' }));
  expect(selectUser(store.getState())?.token).toBe('a-new-token');
});

test('a refused sign-in says nothing about the session there is', async () => {
  const store = storeWithAdmin();
  await store.dispatch(
    api.endpoints.login.initiate({ loginDto: { email: 'otra@sobremesa.example', credential: 'x' } }),
  );
  expect(selectUser(store.getState())).toEqual(ADMIN);
});

test('a late 401 about an old token leaves the new session alone', async () => {
  let answer: (() => void) | undefined;
  server.use(
    http.get('*/api/v1/chefs/all', async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return refused.clone();
    }),
  );
  const store = storeWithAdmin();
  const late = store.dispatch(api.endpoints.listChefs.initiate({}));
  await waitFor(() => expect(answer).toBeDefined());
  store.dispatch(signedIn({ ...ADMIN, token: 'a-new-token' }));
  answer?.();
  await late;
  expect(selectUser(store.getState())?.token).toBe('a-new-token');
});

test('other refusals do not end the session', async () => {
  server.use(
    http.get('*/api/v1/chefs/all', () => HttpResponse.json({ status: 403, msg: 'No', data: null }, { status: 403 })),
  );
  const store = storeWithAdmin();
  await store.dispatch(api.endpoints.listChefs.initiate({}));
  expect(selectUser(store.getState())).toEqual(ADMIN);
});

test('the roles have the names of docs/product.md', () => {
  expect(roleLabel('ADMIN')).toBe('Administrador');
  expect(roleLabel('USER')).toBe('Moderador');
});
