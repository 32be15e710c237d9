import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import type { OwnSessionDto } from '../../api/generated';
import { AdminTheme } from '../layout/AdminTheme';
import { SessionsPage } from './SessionsPage';

const session = (id: string, device: string, current = false): OwnSessionDto => ({
  id,
  device,
  started_at: '2026-11-28T12:00:00Z',
  last_seen_at: '2026-11-28T15:30:00Z',
  current,
});

let sessions: OwnSessionDto[];
const ended: unknown[] = [];
const answer = (msg: string, data: unknown = null) => HttpResponse.json({ status: 200, msg, data });
serveApi(
  http.get('*/api/v1/users/sessions', () => answer('Tus sesiones', sessions)),
  http.post('*/api/v1/users/sessions/end', async ({ request }) => {
    const { id } = (await request.json()) as { id: string };
    ended.push(id);
    sessions = sessions.filter((one) => one.id !== id);
    return answer('La sesión fue cerrada.');
  }),
  http.post('*/api/v1/users/sessions/end-others', () => {
    ended.push('others');
    sessions = sessions.filter(({ current }) => current);
    return answer('Las otras sesiones fueron cerradas.');
  }),
);
beforeEach(() => {
  ended.length = 0;
  sessions = [
    session('a', 'Chrome en Windows', true),
    session('b', 'Safari en iPhone'),
    session('c', 'Edge en Windows'),
  ];
});

test('says where one is signed in, marks this session, and ends one or all others', async () => {
  renderApp(
    <AdminTheme>
      <SessionsPage />
    </AdminTheme>,
    { path: '/gestion/sesiones', user: ADMIN },
  );
  const mine = (await screen.findByRole('heading', { name: 'Chrome en Windows' })).closest('li');
  expect(mine).toHaveTextContent(/^Chrome en WindowsEsta sesión\. Comenzó el 28 nov 2026, 09:00\.$/);
  expect(mine?.querySelector('button')).toBeNull();
  expect(screen.getByText(/^Último uso: 28 nov 2026, 12:30\./, { selector: 'li:nth-child(2) p' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar la sesión de Safari en iPhone' }));
  expect(await screen.findByText('La sesión fue cerrada.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Safari en iPhone' })).not.toBeInTheDocument());
  // Of one other there is nothing more to say than its own button.
  expect(screen.queryByRole('button', { name: 'Cerrar todas las otras' })).not.toBeInTheDocument();
  expect(ended).toEqual(['b']);
});

test('all others end by one press', async () => {
  renderApp(
    <AdminTheme>
      <SessionsPage />
    </AdminTheme>,
    { path: '/gestion/sesiones', user: ADMIN },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar todas las otras' }));
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1));
  expect(ended).toEqual(['others']);
});
