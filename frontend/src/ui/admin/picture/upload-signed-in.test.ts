import { http, HttpResponse } from 'msw';

import { ADMIN, createTestStore } from '../../../../test-setup/render';
import { serveApi } from '../../../../test-setup/server';
import { restored, selectSessionExpired, signedIn } from '../../../session/session-slice';
import { uploadSignedIn } from './upload-signed-in';

const tokens: (string | null)[] = [];
serveApi(
  http.post('*/api/v1/files/upload', ({ request }) => {
    const token = request.headers.get('Authorization');
    tokens.push(token);
    return token === 'Bearer good'
      ? HttpResponse.json({ status: 201, msg: 'Imagen guardada', data: { id: 5 } }, { status: 201 })
      : HttpResponse.json({ status: 401, msg: 'Tu sesión terminó.', data: null }, { status: 401 });
  }),
);

const file = new File(['pixels'], 'plato.png', { type: 'image/png' });

function start() {
  tokens.length = 0;
  const store = createTestStore();
  store.dispatch(signedIn({ ...ADMIN, token: 'revoked' }));
  const field = new AbortController();
  const upload = uploadSignedIn(store, file, 'proposal', { onProgress: () => undefined, signal: field.signal });
  const expired = new Promise<void>((resolve) => {
    const stop = store.subscribe(() => {
      if (!selectSessionExpired(store.getState())) return;
      stop();
      resolve();
    });
  });
  return { store, upload, expired, field };
}

test('a refused token asks to sign in again, and the picture follows by itself', async () => {
  const { store, upload, expired } = start();
  await expired;
  store.dispatch(restored({ ...ADMIN, token: 'good' }));
  await expect(upload).resolves.toEqual({ id: 5 });
  expect(tokens).toEqual(['Bearer revoked', 'Bearer good']);
  expect(selectSessionExpired(store.getState())).toBe(false);
});

test('one that is given up does not wait for the sign-in, and is not sent again', async () => {
  const { store, upload, expired, field } = start();
  await expired;
  field.abort();
  await expect(upload).rejects.toMatchObject({ status: 401 });
  store.dispatch(restored({ ...ADMIN, token: 'good' }));
  expect(tokens).toEqual(['Bearer revoked']);
});
