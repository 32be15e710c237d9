import { http, HttpResponse } from 'msw';

import { ADMIN, createTestStore } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import { restored, selectSessionExpired, signedIn } from '../../session/session-slice';
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

function start(isWanted: () => boolean) {
  tokens.length = 0;
  const store = createTestStore();
  store.dispatch(signedIn({ ...ADMIN, token: 'revoked' }));
  const upload = uploadSignedIn(store, file, 'proposal', { onProgress: () => undefined, isWanted });
  const expired = new Promise<void>((resolve) => {
    const stop = store.subscribe(() => {
      if (!selectSessionExpired(store.getState())) return;
      stop();
      resolve();
    });
  });
  return { store, upload, expired };
}

test('a refused token asks to sign in again, and the picture follows by itself', async () => {
  const { store, upload, expired } = start(() => true);
  await expired;
  store.dispatch(restored({ ...ADMIN, token: 'good' }));
  await expect(upload).resolves.toEqual({ id: 5 });
  expect(tokens).toEqual(['Bearer revoked', 'Bearer good']);
  expect(selectSessionExpired(store.getState())).toBe(false);
});

test('nothing is sent for a field that is gone', async () => {
  const { store, upload, expired } = start(() => false);
  await expired;
  store.dispatch(restored({ ...ADMIN, token: 'good' }));
  await expect(upload).rejects.toMatchObject({ status: 401 });
  expect(tokens).toEqual(['Bearer revoked']);
});
