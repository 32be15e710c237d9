import type { Store } from '@reduxjs/toolkit';

import type { ImageDto } from '../../../api/generated';
import { selectToken, sessionExpired, type SessionState } from '../../../session/session-slice';
import type { ImageKind } from './image-kinds';
import { uploadImage, UploadFailed, type UploadOptions } from './upload-image';

export type SessionStore = Pick<Store<{ session: SessionState }>, 'dispatch' | 'getState' | 'subscribe'>;

/**
 * Uploads with the current token. When the token has ended, the person is asked to sign in again, and then the chosen
 * picture is sent, without choosing it twice.
 * @throws UploadFailed
 */
export async function uploadSignedIn(
  store: SessionStore,
  file: File,
  kind: ImageKind,
  { onProgress, signal }: Omit<UploadOptions, 'token'>,
): Promise<ImageDto> {
  for (;;) {
    const token = selectToken(store.getState());
    try {
      return await uploadImage(file, kind, { token, onProgress, signal });
    } catch (error) {
      if (!(error instanceof UploadFailed) || error.status !== 401) throw error;
      await anotherToken(store, token, signal);
      if (signal.aborted) throw error;
    }
  }
}

/** Asks to sign in again, unless somebody has just signed in. Resolves when there is another token, or none is needed. */
function anotherToken(store: SessionStore, refused: string | undefined, signal: AbortSignal): Promise<void> {
  const isThere = () => selectToken(store.getState()) !== refused;
  if (isThere()) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      stop();
      resolve();
    };
    const stop = store.subscribe(() => {
      if (isThere()) end();
    });
    signal.addEventListener('abort', end);
    store.dispatch(sessionExpired());
  });
}
