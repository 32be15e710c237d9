import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Navigate } from 'react-router-dom';

import { ADMIN, renderApp } from '../../test-setup/render';
import { serveApi } from '../../test-setup/server';
import type { LoginApiResponse } from '../api/public.generated';
import { LoginPage } from './LoginPage';
import { leaveMark, takeMark } from './sign-in-mark';
import { USER_KEY } from './stored-user';

const SESSION = {
  name: 'Martina',
  token: 't',
  email: 'martina@sobremesa.example',
  role: 'ADMIN',
  state: 'ACTIVE',
} as const;
const payload = Buffer.from(JSON.stringify({ email: SESSION.email })).toString('base64url');
const CREDENTIAL = `e30.${payload}.firma`;

const asked: unknown[] = [];
const server = serveApi(
  http.post('*/api/v1/users/login', async ({ request }) => {
    asked.push(await request.json());
    return HttpResponse.json<LoginApiResponse>({ status: 200, msg: 'Bienvenida', data: SESSION });
  }),
);

const ROUTES = [
  { path: '/login', element: <LoginPage /> },
  { path: '/gestion/*', element: <p>Back-office</p> },
];

function openLogin(fragment = '', query = '') {
  window.history.replaceState(null, '', `/login${query}${fragment}`);
  return renderApp(ROUTES, { path: `/login${query}`, publicUrl: window.location.origin });
}

beforeEach(() => {
  asked.length = 0;
  window.sessionStorage.clear();
});
afterEach(() => window.history.replaceState(null, '', '/'));

test('says what docs/product.md says', () => {
  openLogin();
  expect(screen.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  expect(
    screen.getByText('¿Tienes pronblemas para iniciar sesión? Ponte en contacto con un administrador.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
});

test.each([
  ['/login', '/gestion'],
  ['/login?volver=%2Fgestion%2Fchefs', '/gestion/chefs'],
  ['/login?volver=https%3A%2F%2Fotro.example%2Fgestion', '/gestion'],
  ['/login?volver=%2Fchefs', '/gestion'],
])('anyone who is signed in goes on from %s to %s', async (path, page) => {
  const { router } = renderApp(ROUTES, { path, user: ADMIN, publicUrl: window.location.origin });
  expect(await screen.findByText('Back-office')).toBeVisible();
  expect(router.state.location.pathname).toBe(page);
});

test('says why the back-office sent somebody here, and nothing else that a navigation carries', () => {
  const reason = 'Tu sesión caducó. Inicia sesión otra vez para continuar.';
  const sent = (state: unknown) =>
    renderApp([...ROUTES, { path: '/sent', element: <Navigate to="/login" state={state} /> }], {
      path: '/sent',
      publicUrl: window.location.origin,
    });
  const first = sent({ reason });
  expect(screen.getByRole('status')).toHaveTextContent(reason);
  first.unmount();
  sent({ reason: { toString: 'x' } });
  expect(screen.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('the button is a plain link that leaves a mark with the page asked for', async () => {
  openLogin('', '?volver=%2Fgestion%2Fchefs');
  const link = screen.getByRole('link', { name: 'Continuar con Google' });
  expect(link).toHaveAttribute('href', '/api/v1/auth/google');

  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(takeMark()).toEqual({ returnTo: '/gestion/chefs' });
});

test('a credential with the mark signs in, stores the user and goes to the page asked for', async () => {
  leaveMark('/gestion/chefs');
  const { router } = openLogin(`#credential=${CREDENTIAL}`);
  expect(await screen.findByText('Back-office')).toBeVisible();
  expect(router.state.location.pathname).toBe('/gestion/chefs');
  expect(asked).toEqual([{ email: SESSION.email, credential: CREDENTIAL }]);
  expect(JSON.parse(window.localStorage.getItem(USER_KEY) ?? '')).toEqual({
    ...SESSION,
    picture: '',
    googleToken: '',
  });
});

test('the credential leaves the address at once', async () => {
  leaveMark('/gestion');
  openLogin(`#credential=${CREDENTIAL}`);
  expect(window.location.hash).toBe('');
  expect(await screen.findByText('Back-office')).toBeVisible();
});

test('a credential this tab did not ask for is refused unread', async () => {
  openLogin(`#credential=${CREDENTIAL}`);
  expect(await screen.findByRole('alert')).toHaveTextContent('No reconocemos este inicio de sesión.');
  expect(asked).toEqual([]);
});

test.each([
  ['before one leaves for Google', ''],
  ['on the way back', `#credential=${CREDENTIAL}`],
])('where the browser keeps nothing, %s, that is said', async (_when, fragment) => {
  const blocked = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  openLogin(fragment);
  const link = screen.getByRole('link', { name: 'Continuar con Google' });
  const left = fragment ? undefined : createEvent.click(link);
  if (left) fireEvent(link, left);
  expect(await screen.findByRole('alert')).toHaveTextContent('Permite las cookies y los datos de este sitio');
  expect([left?.defaultPrevented ?? true, asked]).toEqual([true, []]);
  blocked.mockRestore();
});

test('the mark works once', () => {
  leaveMark('/gestion');
  expect(takeMark()).not.toBeNull();
  expect(takeMark()).toBeNull();
});

test('the mark goes stale after ten minutes', () => {
  leaveMark('/gestion');
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10 * 60 * 1000 + 1);
  expect(takeMark()).toBeNull();
  later.mockRestore();
});

test('an unreadable credential never reaches the server', async () => {
  leaveMark('/gestion');
  openLogin('#credential=a.b.c');
  expect(await screen.findByRole('alert')).toHaveTextContent('JWT provided is invalid');
  expect(asked).toEqual([]);
});

test('nor is it more than unreadable to a tab that did not ask for it', async () => {
  openLogin('#credential=garbage');
  expect(await screen.findByRole('alert')).toHaveTextContent('JWT provided is invalid');
});

test.each([
  [401, 'No tienes acceso. Ponte en contacto con un administrador.'],
  [403, 'Tu cuenta está desactivada. Ponte en contacto con un administrador.'],
])('a refusal %d shows the sentence of the server', async (status, msg) => {
  server.use(http.post('*/api/v1/users/login', () => HttpResponse.json({ status, msg, data: null }, { status })));
  leaveMark('/gestion');
  openLogin(`#credential=${CREDENTIAL}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(msg);
  expect(window.localStorage.getItem(USER_KEY)).toBeNull();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Continuar con Google' })).toBeVisible());
});

test.each([
  ['access_denied', 'Cancelaste el inicio de sesión con Google.'],
  ['busy', 'Hubo demasiados intentos de inicio de sesión. Espera un minuto e inténtalo de nuevo.'],
  ['server', 'No fue posible iniciar sesión con Google. Inténtalo de nuevo.'],
  ['<b>texto de otro</b>', 'No fue posible iniciar sesión con Google. Inténtalo de nuevo.'],
  ['toString', 'No fue posible iniciar sesión con Google. Inténtalo de nuevo.'],
])('the code %s of the callback has its own sentence', async (code, sentence) => {
  openLogin(`#error=${encodeURIComponent(code)}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});
