import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { ADMIN, renderApp } from '../../test-setup/render';
import { serveApi } from '../../test-setup/server';
import { useLeaveGuard } from '../ui/use-leave-guard';
import { draftKey, draftsOf, writeDraft } from '../ui/drafts';
import { sendLateSignOuts } from './late-sign-outs';
import { useSignOut } from './use-sign-out';

let endedTokens = 0;
const server = serveApi(
  http.post('*/api/v1/users/logout', () => {
    endedTokens += 1;
    return HttpResponse.json({ status: 200, msg: 'Sesión cerrada', data: null });
  }),
);

/** A screen with or without unsaved work. */
function Work({ dirty }: { dirty: boolean }) {
  const signOut = useSignOut();
  const { asking, stay, go } = useLeaveGuard(dirty);
  return (
    <>
      <button onClick={() => void signOut()}>Cerrar Sesión</button>
      {asking && (
        <>
          <button onClick={stay}>Quedarme</button>
          <button onClick={go}>Salir</button>
        </>
      )}
    </>
  );
}

const isText = (content: unknown): content is string => typeof content === 'string';
const drafts = () => draftsOf(ADMIN.email, 'chef/1', isText);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function open(dirty: boolean) {
  endedTokens = 0;
  const routes = [
    { path: '/', element: <p>Inicio</p> },
    { path: '/gestion', element: <Work dirty={dirty} /> },
  ];
  const opened = renderApp(routes, { path: '/gestion', user: ADMIN });
  writeDraft(draftKey(ADMIN.email, 'chef/1', 'a'), 'lo mío');
  return opened;
}

test('signing out ends the token, leads home and leaves no draft on the device', async () => {
  const { store } = open(false);
  await press('Cerrar Sesión');
  expect(await screen.findByText('Inicio')).toBeVisible();
  await waitFor(() => expect(store.getState().session.user).toBeNull());
  expect(endedTokens).toBe(1);
  expect(drafts()).toEqual([]);
});

describe('while the server cannot be told', () => {
  const LATE = 'sobremesa.sign-outs';
  const kept = () => JSON.parse(window.localStorage.getItem(LATE) ?? '[]') as string[];
  const headers: (string | null)[] = [];
  const answer = (status: number) =>
    server.use(
      http.post('*/api/v1/users/logout', ({ request }) => {
        headers.push(request.headers.get('Authorization'));
        return HttpResponse.json({ status, msg: 'x', data: null }, { status });
      }),
    );
  beforeEach(() => {
    headers.length = 0;
  });
  afterEach(() => {
    jest.useRealTimers();
    window.localStorage.clear();
  });

  test('a server that says nothing is waited for five seconds, then it is done here', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    let asked: (() => void) | undefined;
    const reached = new Promise<void>((resolve) => (asked = resolve));
    server.use(
      http.post('*/api/v1/users/logout', () => {
        asked?.();
        return new Promise<never>(() => undefined);
      }),
    );
    const { store } = open(false);
    act(() => screen.getByRole('button', { name: 'Cerrar Sesión' }).click());
    await act(() => reached);
    expect(store.getState().session.user).not.toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(await screen.findByText('Inicio')).toBeVisible();
    await waitFor(() => expect(store.getState().session.user).toBeNull());
    expect(kept()).toEqual([ADMIN.token]);
  });

  test('it is told by the next page, once', async () => {
    answer(503);
    const { store } = open(false);
    await press('Cerrar Sesión');
    await waitFor(() => expect(store.getState().session.user).toBeNull());
    expect(kept()).toEqual([ADMIN.token]);

    answer(200);
    headers.length = 0;
    await sendLateSignOuts();
    expect(headers).toEqual([`Bearer ${ADMIN.token}`]);
    expect(kept()).toEqual([]);
    await sendLateSignOuts();
    expect(headers).toHaveLength(1);
  });

  test('a token that ended meanwhile is forgotten, one that nobody could be told of is not', async () => {
    window.localStorage.setItem(LATE, JSON.stringify(['a-late-token']));
    answer(503);
    await sendLateSignOuts();
    expect(kept()).toEqual(['a-late-token']);
    answer(401);
    await sendLateSignOuts();
    expect(kept()).toEqual([]);
  });
});

test('with unsaved work it asks first, while the session can still save', async () => {
  const { store } = open(true);
  await press('Cerrar Sesión');
  await press('Quedarme');
  expect(endedTokens).toBe(0);
  expect(store.getState().session.user).not.toBeNull();
  expect(drafts()).toHaveLength(1);

  await press('Cerrar Sesión');
  await press('Salir');
  expect(await screen.findByText('Inicio')).toBeVisible();
  await waitFor(() => expect(store.getState().session.user).toBeNull());
  expect(endedTokens).toBe(1);
});
