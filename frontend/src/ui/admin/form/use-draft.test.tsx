import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

import { ADMIN, createTestStore } from '../../../../test-setup/render';
import { signedIn } from '../../../session/session-slice';
import { draftsOf } from '../../drafts';
import { useDraft } from './use-draft';

const isText = (content: unknown): content is string => typeof content === 'string';
const draftsNamed = (form: string) => draftsOf(ADMIN.email, form, isText).map(({ content }) => content);

/** The form of a new chef, who exists once `create` was called. */
async function openNew() {
  const store = createTestStore();
  store.dispatch(signedIn(ADMIN));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter>{children}</MemoryRouter>
    </Provider>
  );
  const { result, rerender } = renderHook((form: string) => useDraft({ form, isContent: isText }), {
    wrapper,
    initialProps: 'chef/nuevo',
  });
  // It looks for what an earlier tab left behind.
  await act(() => Promise.resolve());
  return { result, create: () => rerender('chef/12') };
}

/** The pause in typing after which a draft is written is over. */
const pause = () => act(() => jest.runAllTimers());

beforeEach(() => {
  window.localStorage.clear();
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

test('what another open tab writes is offered once that tab is closed', async () => {
  const earlier = await openNew();
  earlier.result.current.keep('de otra pestaña');
  pause();
  const [{ slot } = { slot: '' }] = draftsOf(ADMIN.email, 'chef/nuevo', isText);
  let held = [{ name: `sobremesa.draft.${slot}` }];
  const locks = { query: () => Promise.resolve({ held }), request: () => Promise.resolve() };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  expect((await openNew()).result.current.offered).toBeUndefined();
  held = [];
  expect((await openNew()).result.current.offered?.content).toBe('de otra pestaña');
});

test('what is written before the record exists is under its name from then on', async () => {
  const { result, create } = await openNew();
  result.current.keep('escrito');
  pause();
  expect(draftsNamed('chef/nuevo')).toEqual(['escrito']);
  create();
  expect(draftsNamed('chef/nuevo')).toEqual([]);
  expect(draftsNamed('chef/12')).toEqual(['escrito']);
});

test('nor is lost what was written right before', async () => {
  const { result, create } = await openNew();
  result.current.keep('recién escrito');
  create();
  pause();
  expect(draftsNamed('chef/nuevo')).toEqual([]);
  expect(draftsNamed('chef/12')).toEqual(['recién escrito']);
});

test('a save that began before the record existed keeps and drops the draft of the record', async () => {
  const { result, create } = await openNew();
  const began = result.current;
  create();
  began.keep('lo que falta');
  pause();
  expect(draftsNamed('chef/nuevo')).toEqual([]);
  expect(draftsNamed('chef/12')).toEqual(['lo que falta']);
  began.drop();
  expect(draftsNamed('chef/12')).toEqual([]);
});
