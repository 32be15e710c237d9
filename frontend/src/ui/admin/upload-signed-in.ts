import type { Store } from '@reduxjs/toolkit';

import type { ImageDto } from '../../api/generated';
import { selectToken, sessionExpired, type SessionState } from '../../session/session-slice';
import type { ImageKind } from './image-kinds';
import { uploadImage, UploadFailed } from './upload-image';

export type SessionStore = Pick<Store<{ session: SessionState }>, 'dispatch' | 'getState' | 'subscribe'>;

interface Options {
  onProgress: (percent: number) => void;
  /** False when the field is gone. Then nothing is sent again. */
  isWanted: () => boolean;
}

/**
 * Uploads with the current token. When the token has ended, the person is asked to sign in again, and then the chosen
 * picture is sent, without choosing it twice.
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

/** Asks to sign in again, unless somebody has just signed in. Resolves when there is another token. */
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
