import type { Store } from '@reduxjs/toolkit';

import { fetchCode } from '../ui/optional/fetch-code';
import { keepText, readKept } from '../ui/storage';
import { restored, sessionExpired, type SessionState, type SessionUser } from './session-slice';

/** The local storage key of the signed-in user, and that of the chef in Mi cocina: two doors, two sessions. */
export const USER_KEY = 'sobremesa.user';
export const CHEF_KEY = 'sobremesa.cocina';
export type SessionKey = typeof USER_KEY | typeof CHEF_KEY;
/** Those of tokens whose end has not reached the server. */
export const LATE_KEYS = {
  [USER_KEY]: 'sobremesa.sign-outs',
  [CHEF_KEY]: 'sobremesa.cocina.sign-outs',
};

function isSessionUser(value: unknown): value is SessionUser {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return (
    ['name', 'token', 'email', 'role', 'state'].every((field) => typeof fields[field] === 'string') &&
    fields.token !== ''
  );
}

function parseUser(text: string | null): SessionUser | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isSessionUser(value) ? { ...value, picture: value.picture ?? '', googleToken: '' } : null;
  } catch {
    return null;
  }
}

/** The stored user. Null when nothing usable is stored or local storage cannot be used (private mode, policies). */
export const readStoredUser = (key: SessionKey = USER_KEY): SessionUser | null =>
  parseUser(readKept('localStorage', key));

/** Where local storage cannot be used, the session lasts as long as this page. */
const writeStoredUser = (user: SessionUser | null, key: SessionKey): void =>
  void keepText('localStorage', key, user && JSON.stringify(user));

/** The code that reports a sign-out later comes only to the devices where one waits for it. */
function finishSignOuts(key: SessionKey): void {
  if (!readKept('localStorage', LATE_KEYS[key])) return;
  fetchCode(() => import('./late-sign-outs'))
    .then(({ sendLateSignOuts }) => sendLateSignOuts(key))
    .catch(() => undefined);
}

/**
 * Connects the store with local storage: restores the user, stores every change, and follows other tabs. A sign-in in
 * another tab revives a form whose session has ended. Call it once, after hydration.
 * @param key of the door whose session the store has
 * @returns a function that disconnects
 */
export function connectSession(
  store: Pick<Store<{ session: SessionState }>, 'dispatch' | 'getState' | 'subscribe'>,
  key: SessionKey = USER_KEY,
): () => void {
  store.dispatch(restored(readStoredUser(key)));
  finishSignOuts(key);
  let known = store.getState().session.user;
  // What is kept may come from an earlier version, with a credential that nothing needs any more.
  if (known) writeStoredUser(known, key);

  const unsubscribe = store.subscribe(() => {
    const { user } = store.getState().session;
    if (user === known) return;
    known = user;
    writeStoredUser(user, key);
  });

  const follow = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    const user = parseUser(event.newValue);
    if (!user) {
      store.dispatch(sessionExpired());
      return;
    }
    const same = user.token === known?.token && user.role === known.role;
    if (same && !store.getState().session.expired) return;
    known = user;
    store.dispatch(restored(user));
  };
  window.addEventListener('storage', follow);

  return () => {
    unsubscribe();
    window.removeEventListener('storage', follow);
  };
}
