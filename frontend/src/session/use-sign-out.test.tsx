import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { ADMIN, renderApp } from '../../test-setup/render';
import { serveApi } from '../../test-setup/server';
import { useLeaveGuard } from '../ui/admin/use-leave-guard';
import { draftKey, draftsOf, writeDraft } from '../ui/drafts';
import { useSignOut } from './use-sign-out';

let endedTokens = 0;
serveApi(
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
