import { http, HttpResponse } from 'msw';

import { ADMIN } from '../../test-setup/render';
import { serveApi } from '../../test-setup/server';
import { keyOf } from '../api/answers';
import { api } from '../api/lists.generated';
import { restored, selectUser } from '../session/session-slice';
import { createLateStore, type SiteStore } from './late-store';

const mockCode = { comes: true };
jest.mock('./store', () => ({
  get createAppStore() {
    if (!mockCode.comes) throw new Error('The code did not come.');
    return jest.requireActual<{ createAppStore: unknown }>('./store').createAppStore;
  },
}));

const formats = (name: string) => ({ status: 200, msg: 'Formatos', data: [{ id: 1, name, former_ids: [] }] });
const key = keyOf('listModalities', { scope: 'chefs' });

let calls = 0;
serveApi(
  http.get('*/api/v1/modality/all', () => {
    calls += 1;
    return HttpResponse.json(formats('Clases'));
  }),
);
beforeEach(() => {
  calls = 0;
  mockCode.comes = true;
});

const SENT = { endpointName: 'listModalities', arg: { scope: 'chefs' }, value: formats('Cenas') };
const storeWith = (...sent: (typeof SENT)[]) =>
  createLateStore(sent, { baseUrl: window.location.origin, fetch: (...call) => globalThis.fetch(...call) });
const heldBy = (store: SiteStore) => store.getState().api.queries[key];

/** Resolves when the store holds this format, or an answer in this state. */
const until = (store: SiteStore, wanted: string) =>
  new Promise<void>((resolve) => {
    const look = () => JSON.stringify(heldBy(store) ?? {}).includes(`"${wanted}"`) && resolve();
    store.subscribe(look);
    look();
  });

test('an answer that came with the page is there at once, and the same one once calls can be made', async () => {
  const store = storeWith(SENT);
  const end = store.follow('listModalities', { scope: 'chefs' });
  expect(heldBy(store)?.data).toBe(SENT.value);

  await store.start();
  expect(heldBy(store)?.data).toBe(SENT.value);
  expect(heldBy(store)?.status).toBe('fulfilled');
  end();
  expect(calls).toBe(0);
});

test('what is looked at stays followed: a change here asks for it again', async () => {
  const store = storeWith(SENT);
  store.follow('listModalities', { scope: 'chefs' });
  const whole = await store.start();
  whole.dispatch(api.util.invalidateTags(['lookups']));
  await until(store, 'Clases');

  expect(calls).toBe(1);
});

test('what nobody looks at any more is not asked for', async () => {
  const store = storeWith(SENT);
  store.follow('listModalities', { scope: 'chefs' })();
  const whole = await store.start();
  whole.dispatch(api.util.invalidateTags(['lookups']));
  expect(heldBy(store)).toBeUndefined();
  expect(calls).toBe(0);
});

test('what did not come with the page is asked for', async () => {
  const store = storeWith();
  store.follow('listModalities', { scope: 'chefs' });
  await until(store, 'Clases');
});

test('where the code of calls does not come, the call has failed, and can be tried again', async () => {
  mockCode.comes = false;
  const store = storeWith();
  store.follow('listModalities', { scope: 'chefs' });
  await until(store, 'rejected');

  mockCode.comes = true;
  store.again('listModalities', { scope: 'chefs' });
  await until(store, 'Clases');
  expect(calls).toBe(1);
});

test('who is signed in stays so, and is told to whoever listens, before and after', async () => {
  const store = storeWith();
  const told: (string | undefined)[] = [];
  store.subscribe(() => told.push(selectUser(store.getState())?.name));
  store.dispatch(restored(ADMIN));
  expect(told).toEqual([ADMIN.name]);

  await store.start();
  expect(selectUser(store.getState())).toEqual(ADMIN);
  store.dispatch(restored(null));
  expect(told.at(-1)).toBeUndefined();
});

test('it begins once, however many ask', async () => {
  const store = storeWith(SENT);
  const [one, other] = await Promise.all([store.start(), store.start()]);
  expect(one).toBe(other);
});
