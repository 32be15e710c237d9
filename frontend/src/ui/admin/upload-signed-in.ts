import type { Store } from '@reduxjs/toolkit';

import type { ImageDto } from '../../api/generated';
import { selectToken, sessionExpired, type SessionState } from '../../session/session-slice';
import type { ImageKind } from './image-kinds';
import { uploadImage, UploadFailed } from './upload-image';

export type SessionStore = Pick<Store<{ session: SessionState }>, 'dispatch' | 'getState' | 'subscribe'>;

interface Options {
  onProgress: (percent: number) => void;
  /** False once the field is gone: then nothing is sent again. */
  isWanted: () => boolean;
}

/**
 * Uploads with the token of whoever is signed in. When it has stopped working, the person is asked to sign in again, and
 * the picture they chose is sent then, without being chosen twice.
 */
export async function uploadSignedIn(
  store: SessionStore,
  file: File,
  kind: ImageKind,
  { onProgress, isWanted }: Options,
): Promise<ImageDto> {
  for (;;) {
    const token = selectToken(store.getState());
    try {
      return await uploadImage(file, kind, { token, onProgress });
    } catch (error) {
      if (!(error instanceof UploadFailed) || error.status !== 401) throw error;
      await anotherToken(store, token);
      if (!isWanted()) throw error;
    }
  }
}

/** Asks to sign in again, unless somebody just did; resolves as soon as there is another token. */
function anotherToken(store: SessionStore, refused: string | undefined): Promise<void> {
  const isThere = () => selectToken(store.getState()) !== refused;
  if (isThere()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      if (!isThere()) return;
      stop();
      resolve();
    });
    store.dispatch(sessionExpired());
  });
}
