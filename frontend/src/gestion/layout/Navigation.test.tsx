import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import type { SessionUser } from '../../session/session-slice';
import { USER_KEY } from '../../session/stored-user';
import { screens } from '../screens';
import { Navigation } from './Navigation';

const ended: (string | null)[] = [];
let newRequests = 0;
const server = serveApi(
  http.get('*/api/v1/quote_requests/all', () => {
    const headers = { 'X-Total-Count': String(newRequests) };
    return HttpResponse.json({ status: 200, msg: 'Solicitudes', data: [] }, { headers });
  }),
  http.post('*/api/v1/users/logout', ({ request }) => {
    ended.push(request.headers.get('Authorization'));
    return HttpResponse.json({ status: 200, msg: 'Hasta pronto', data: null });
  }),
);

beforeEach(() => {
  newRequests = 0;
});

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

test('the sections stand in the order of docs/product.md', () => {
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

test('who was made an administrator since signing in sees Personas with the next answer', async () => {
  const answer = { status: 200, msg: 'Solicitudes', data: [] };
  server.use(
    http.get('*/api/v1/quote_requests/all', () => HttpResponse.json(answer, { headers: { 'X-Role': 'ADMIN' } })),
  );
  open('/gestion', MODERATOR);
  expect(await screen.findByRole('link', { name: 'Personas' })).toBeVisible();
});

test('the sections of administrators are not shown to USER', () => {
  open('/gestion', MODERATOR);
  expect(links().map((link) => link.textContent)).toEqual(
    labels.filter(
      (label) =>
        ![
          'Caja',
          'Pagos a chefs',
          'Devoluciones',
          'Personas',
          'Listas',
          'Textos',
          'Datos personales',
          'Registro',
          'Sistema',
        ].includes(label),
    ),
  );
});

const EVERY_PAGE = screens.flatMap(({ label, pages }) =>
  pages.map(({ path }): [string, string] => [`/gestion/${path.replace(':id', '7')}`.replace(/\/$/, ''), label]),
);

test.each(EVERY_PAGE)('at %s the current section is %s', (path, label) => {
  open(path, ADMIN);
  const current = links().filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current).toHaveLength(1);
  expect(current[0]).toHaveTextContent(new RegExp(`^${label}`));
});

test('says how many requests are new, and nothing when none is', async () => {
  newRequests = 3;
  open('/gestion', ADMIN);
  expect(await screen.findByRole('link', { name: 'Solicitudes , 3 nuevas' })).toBeVisible();
});

test('more than two digits have no room', async () => {
  newRequests = 1200;
  open('/gestion', ADMIN);
  expect(await screen.findByText('99+')).toBeVisible();
});

test('the count is read again when the person comes back to the tab', async () => {
  newRequests = 3;
  open('/gestion', ADMIN);
  expect(await screen.findByRole('link', { name: 'Solicitudes , 3 nuevas' })).toBeVisible();
  newRequests = 1;
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByRole('link', { name: 'Solicitudes , 1 nueva' })).toBeVisible();
});

test('the current section is scrolled to, and the way out is no part of what scrolls', () => {
  const scrolled: Element[] = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this);
  });
  open('/gestion/sesiones', ADMIN);
  expect(scrolled).toEqual(links().filter((link) => link.getAttribute('aria-current') === 'page'));
  expect(within(screen.getByRole('list')).queryByRole('button')).not.toBeInTheDocument();
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
