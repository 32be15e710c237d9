import { waitFor } from '@testing-library/react';

import { ADMIN, createTestStore } from '../../test-setup/render';
import { answered, selectAdmitted, selectSessionExpired, selectUser, signedIn, signedOut } from './session-slice';
import { connectSession, LATE_KEYS, readStoredUser, USER_KEY } from './stored-user';

const stored = () => window.localStorage.getItem(USER_KEY);
const otherTab = (newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: USER_KEY, newValue }));

let disconnect: (() => void) | undefined;
function connected() {
  const store = createTestStore();
  disconnect = connectSession(store);
  return store;
}

beforeEach(() => window.localStorage.clear());
afterEach(() => disconnect?.());

test('restores the stored user', () => {
  window.localStorage.setItem(USER_KEY, JSON.stringify(ADMIN));
  expect(selectUser(connected().getState())).toEqual(ADMIN);
});

test.each([
  '',
  'no es JSON',
  'null',
  '{}',
  '{"name":"A","email":"a@b.cl","role":"ADMIN","state":"ACTIVE"}',
  JSON.stringify({ ...ADMIN, token: '' }),
])('takes %j for nobody', (text) => {
  window.localStorage.setItem(USER_KEY, text);
  expect(readStoredUser()).toBeNull();
  expect(connected().getState().session).toEqual({ user: null, ready: true, expired: false });
});

test('signing in stores the user, signing out removes it', () => {
  const store = connected();
  store.dispatch(signedIn(ADMIN));
  expect(JSON.parse(stored() ?? '')).toEqual(ADMIN);

  store.dispatch(signedOut());
  expect(stored()).toBeNull();
});

test('a credential that an earlier version kept leaves the device', () => {
  window.localStorage.setItem(USER_KEY, JSON.stringify({ ...ADMIN, googleToken: 'a.b.c' }));
  expect(selectUser(connected().getState())).toEqual(ADMIN);
  expect(JSON.parse(stored() ?? '')).toEqual(ADMIN);
});

test('signing in again in another tab revives the session here', () => {
  const store = connected();
  store.dispatch(signedIn(ADMIN));
  store.dispatch({ type: 'session/sessionExpired' });
  otherTab(JSON.stringify({ ...ADMIN, token: 'a-new-token' }));
  expect(selectUser(store.getState())?.token).toBe('a-new-token');
});

test('a changed role is stored, and heard of in other tabs', () => {
  const store = connected();
  store.dispatch(signedIn(ADMIN));
  store.dispatch(answered({ token: ADMIN.token, status: 200, role: 'USER' }));
  expect(JSON.parse(stored() ?? '')).toEqual({ ...ADMIN, role: 'USER' });
  otherTab(JSON.stringify(ADMIN));
  expect(selectUser(store.getState())?.role).toBe('ADMIN');
});

test('signing out in another tab ends the session here, but keeps the screen', () => {
  const store = connected();
  store.dispatch(signedIn(ADMIN));
  otherTab(null);
  expect(selectSessionExpired(store.getState())).toBe(true);
  expect(selectUser(store.getState())).toBeNull();
  expect(selectAdmitted(store.getState())).toEqual(ADMIN);
});

test('works without local storage', () => {
  const closed = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(readStoredUser()).toBeNull();
  closed.mockRestore();
});

test('a sign-out that the server could not be told of is finished by the next page', async () => {
  const asked = jest.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 200 }));
  window.localStorage.setItem(LATE_KEYS[USER_KEY], JSON.stringify(['a-late-token']));
  connected();
  await waitFor(() => expect(window.localStorage.getItem(LATE_KEYS[USER_KEY])).toBeNull());
  expect(asked).toHaveBeenCalledWith('/api/v1/users/logout', expect.objectContaining({ method: 'POST' }));
  asked.mockRestore();
});
