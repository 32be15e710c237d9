import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { ADMIN, createTestStore, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import { Root } from '../../app/Root';
import { api } from '../../api/api';
import { useSlowWork } from './use-slow-work';

let answer: () => void;
let answered: Promise<void>;
beforeEach(() => {
  answered = new Promise((resolve) => (answer = resolve));
});
serveApi(
  http.put('*/api/v1/chefs/change-state/:id', async () => {
    await answered;
    return HttpResponse.json({ status: 200, msg: 'Listo', data: null });
  }),
);

function Screen() {
  useSlowWork();
  return <p>Chefs</p>;
}

afterEach(() => jest.useRealTimers());

test('of what is not answered for ten seconds it is said that it takes long, until it is', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  const store = createTestStore();
  renderApp([{ Component: Root, children: [{ path: '*', Component: Screen }] }], { store, user: ADMIN });
  const late = () => screen.queryByText(/^Está tardando más de lo normal/);
  let call: Promise<unknown> | undefined;
  await act(async () => {
    call = store.dispatch(api.endpoints.toggleChefState.initiate({ id: 1 }));
    await jest.advanceTimersByTimeAsync(9_000);
  });
  expect(late()).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(late()).toBeVisible();
  // Its toast is gone by then, and comes again.
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(late()).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(late()).toBeVisible();
  await act(async () => {
    answer();
    await jest.advanceTimersByTimeAsync(100);
    await call;
  });
  expect(late()).not.toBeInTheDocument();
});

test('what takes its time in the back-office shows the overlay, and for a second more once it is done', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  const store = createTestStore();
  renderApp([{ Component: Root, children: [{ path: '*', Component: Screen }] }], { store, user: ADMIN });
  const loader = () => screen.queryByAltText('Loader Academia Maker');
  const call = store.dispatch(api.endpoints.toggleChefState.initiate({ id: 1 }));
  expect(loader()).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(600));
  expect(loader()).toBeVisible();
  await act(async () => {
    answer();
    await jest.advanceTimersByTimeAsync(100);
    await call;
  });
  expect(loader()).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(loader()).not.toBeInTheDocument();
});
