import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import type { SessionUser } from '../../session/session-slice';
import { USER_KEY } from '../../session/stored-user';
import { screens } from '../screens';
import { Navigation } from './Navigation';

const ended: (string | null)[] = [];
const server = serveApi(
  http.post('*/api/v1/users/logout', ({ request }) => {
    ended.push(request.headers.get('Authorization'));
    return HttpResponse.json({ status: 200, msg: 'Hasta pronto', data: null });
  }),
);

const MODERATOR: SessionUser = { ...ADMIN, role: 'USER' };
const labels = screens.map(({ label }) => label);

function open(path: string, user: SessionUser) {
  return renderApp(
    [
      { path: '/gestion/*', element: <Navigation screens={screens} /> },
      { path: '/', element: <p>Inicio</p> },
    ],
    { path, user },
  );
}
const links = () => within(screen.getByRole('navigation', { name: 'Gestión interna' })).getAllByRole('link');

test('the sections stand in the order of the specification', () => {
  const SPECIFIED = ['Dashboard', 'Personas', 'Chefs', 'Comentarios', 'Header', 'Logo', 'Formularios'];
  expect(labels).toEqual(expect.arrayContaining(['Personas']));
  expect(labels.filter((label) => SPECIFIED.includes(label))).toEqual(
    SPECIFIED.filter((label) => labels.includes(label)),
  );
});

test('an administrator sees every section there is', () => {
  open('/gestion', ADMIN);
  expect(links().map((link) => link.textContent)).toEqual(labels);
});

test('Personas is not shown to USER', () => {
  open('/gestion', MODERATOR);
  expect(links().map((link) => link.textContent)).toEqual(labels.filter((label) => label !== 'Personas'));
});

test.each([
  ['/gestion', 'Dashboard'],
  ['/gestion/chefs', 'Chefs'],
  ['/gestion/chef/nuevo-chef', 'Chefs'],
  ['/gestion/chef/editar-chef/7', 'Chefs'],
  ['/gestion/personas', 'Personas'],
])('at %s the current section is %s', (path, label) => {
  open(path, ADMIN);
  const current = links().filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.textContent)).toEqual([label]);
});

test('nothing is marked where no section is', () => {
  open('/gestion/no-existe', ADMIN);
  expect(links().filter((link) => link.hasAttribute('aria-current'))).toEqual([]);
});

test('Cerrar Sesión ends the token on the server, forgets the user and goes to Home', async () => {
  open('/gestion', ADMIN);
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar Sesión' }));
  expect(await screen.findByText('Inicio')).toBeVisible();
  expect(ended).toEqual(['Bearer a-token']);
  expect(window.localStorage.getItem(USER_KEY)).toBeNull();
});

test('also while the server is away', async () => {
  server.use(http.post('*/api/v1/users/logout', () => HttpResponse.error()));
  const { store } = open('/gestion', ADMIN);
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar Sesión' }));
  expect(await screen.findByText('Inicio')).toBeVisible();
  expect(store.getState().session.user).toBeNull();
});
