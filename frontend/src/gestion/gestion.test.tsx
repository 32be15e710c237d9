import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { ADMIN, renderApp } from '../../test-setup/render';
import { serveApi } from '../../test-setup/server';
import type {
  GetDashboardSummaryApiResponse,
  GetRequestFiguresApiResponse,
  GetTodayApiResponse,
  HealthReadyApiResponse,
} from '../api/generated';
import { restored, sessionExpired, type SessionUser } from '../session/session-slice';
import { requestFiguresOf, summaryOf, todayOf } from './dashboard/dashboard.fixtures';
import { ROLE_HELP } from './people/RoleSelect';
import { gestionRoutes } from './routes';
import { screens } from './screens';

let returned = 0;
const server = serveApi(
  http.get('*/api/v1/health/ready', () =>
    HttpResponse.json<HealthReadyApiResponse>({
      status: 200,
      msg: 'Listo',
      data: { version: '1.4.0', commit: '3f2a9c41d07b', date: '2026-11-22T18:30:00Z' },
    }),
  ),
  http.get('*/api/v1/validate-token', () => HttpResponse.json({ isValid: true })),
  http.get('*/api/v1/quote_requests/all', () => {
    returned += 1;
    return HttpResponse.json({ status: 200, msg: 'Solicitudes', data: [] }, { headers: { 'X-Total-Count': '0' } });
  }),
  http.get('*/api/v1/dashboard/summary', () =>
    HttpResponse.json<GetDashboardSummaryApiResponse>({ status: 200, msg: 'Resumen', data: summaryOf() }),
  ),
  http.get('*/api/v1/dashboard/requests', () =>
    HttpResponse.json<GetRequestFiguresApiResponse>({ status: 200, msg: 'Cifras', data: requestFiguresOf() }),
  ),
  http.get('*/api/v1/dashboard/today', () =>
    HttpResponse.json<GetTodayApiResponse>({ status: 200, msg: 'Hoy', data: todayOf() }),
  ),
);

const MODERATOR: SessionUser = { ...ADMIN, role: 'USER' };
const open = (path: string, user: SessionUser = ADMIN) =>
  renderApp([{ path: '/gestion', children: gestionRoutes }], { path, user });

test('what is said of a moderator’s rights names every section they may not enter', () => {
  const closed = screens.filter(({ roles }) => roles && !roles.includes('USER')).map(({ label }) => label);
  expect(ROLE_HELP).toContain(`todo menos ${new Intl.ListFormat('es').format(closed)}.`);
});

test('the Dashboard greets by name and leads to the sections', async () => {
  open('/gestion');
  expect(await screen.findByRole('heading', { name: 'Hola Martina Leiva!' })).toBeVisible();
  const shortcuts = within(screen.getByRole('navigation', { name: 'Accesos directos' })).getAllByRole('link');
  const carded = screens.filter(({ card }) => card).map(({ label, cardTitle = label, to }) => [cardTitle, to]);
  expect(shortcuts.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(carded);
});

test('a moderator finds no card of Personas, nor anything at its address', async () => {
  open('/gestion', MODERATOR);
  expect(await screen.findAllByRole('link', { name: 'Chefs' })).not.toHaveLength(0);
  expect(screen.queryByText('Personas')).not.toBeInTheDocument();
});

test('nor the screen', async () => {
  open('/gestion/personas', MODERATOR);
  expect(await screen.findByText('Esta sección es solo para administradores.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Crear Persona' })).not.toBeInTheDocument();
});

test('says who is signed in', async () => {
  open('/gestion', MODERATOR);
  expect(await screen.findByText('martina.leiva@sobremesa.example')).toBeVisible();
  expect(screen.getByText('Moderador')).toBeVisible();
});

test('says at its foot which version runs', async () => {
  open('/gestion');
  expect(await screen.findByText('Versión 1.4.0 · 3f2a9c4')).toHaveAttribute(
    'title',
    '3f2a9c41d07b, 2026-11-22T18:30:00Z',
  );
});

test('says the version alone where the build does not know its commit', async () => {
  const data = { version: '1.4.0', commit: 'unknown', date: 'unknown' };
  server.use(http.get('*/api/v1/health/ready', () => HttpResponse.json({ status: 200, msg: 'Listo', data })));
  open('/gestion');
  expect(await screen.findByText('Versión 1.4.0')).not.toHaveAttribute('title');
});

test('stays out of search engines', async () => {
  open('/gestion');
  await screen.findByRole('heading', { level: 1 });
  expect(document.title).toBe('Dashboard | Gestión interna | Sobremesa');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('an address below /gestion where nothing is', async () => {
  open('/gestion/no-existe');
  expect(await screen.findByRole('heading', { name: 'No encontramos esta página' })).toBeVisible();
});

test('an expired session asks to sign in in another tab, and goes on with its token', async () => {
  const { store } = open('/gestion');
  await screen.findByRole('heading', { level: 1 });
  act(() => void store.dispatch(sessionExpired()));
  expect(await screen.findByText('Tu sesión terminó')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Iniciar sesión en otra pestaña' });
  expect(link).toHaveAttribute('href', '/login?volver=%2Fgestion');
  expect(link).toHaveAttribute('target', '_blank');

  act(() => void store.dispatch(restored({ ...ADMIN, token: 'a-new-token' })));
  expect(await screen.findByText('Sesión iniciada. Puedes continuar donde quedaste.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Tu sesión terminó')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Hola Martina Leiva!' })).toBeVisible();
});

test('coming back to the tab reads again what may have changed meanwhile', async () => {
  open('/gestion');
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(returned).toBeGreaterThan(0));
  const before = returned;
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(returned).toBe(before + 1));
});
