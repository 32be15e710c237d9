import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { ADMIN, createTestStore, renderApp } from '../../test-setup/render';
import { serveApi } from '../../test-setup/server';
import type { ValidateTokenApiResponse } from '../api/generated';
import { RequireSession } from './RequireSession';
import { signedOut } from './session-slice';
import { USER_KEY } from './stored-user';

const tokens: (string | null)[] = [];
const server = serveApi(
  http.get('*/api/v1/validate-token', ({ request }) => {
    tokens.push(request.headers.get('Authorization'));
    return HttpResponse.json<ValidateTokenApiResponse>({ isValid: true });
  }),
);

const answer = (isValid: boolean, status: number) =>
  server.use(http.get('*/api/v1/validate-token', () => HttpResponse.json({ isValid }, { status })));

function open(user?: typeof ADMIN) {
  const guarded = (
    <RequireSession>
      <p>Lo de adentro</p>
    </RequireSession>
  );
  return renderApp(
    [
      { path: '/gestion/*', element: guarded },
      { path: '/login', element: <p>Iniciar sesión</p> },
      { path: '/', element: <p>Inicio</p> },
    ],
    { path: '/gestion/chefs?page=2#fila-7', user, store: createTestStore() },
  );
}

const whereTo = ({ router }: ReturnType<typeof open>) => router.state.location.pathname + router.state.location.search;

test('a valid token is let in, after the server has said so', async () => {
  tokens.length = 0;
  open(ADMIN);
  expect(screen.queryByText('Lo de adentro')).not.toBeInTheDocument();
  expect(await screen.findByText('Lo de adentro')).toBeVisible();
  expect(tokens).toContain('Bearer a-token');
});

test('nobody is sent to sign in, and back here afterwards', async () => {
  const opened = open();
  expect(await screen.findByText('Iniciar sesión')).toBeVisible();
  expect(whereTo(opened)).toBe('/login?volver=%2Fgestion%2Fchefs%3Fpage%3D2%23fila-7');
});

test('an invalid token is forgotten', async () => {
  answer(false, 200);
  const opened = open(ADMIN);
  expect(await screen.findByText('Iniciar sesión')).toBeVisible();
  expect(whereTo(opened)).toBe('/login?volver=%2Fgestion%2Fchefs%3Fpage%3D2%23fila-7');
  expect(window.localStorage.getItem(USER_KEY)).toBeNull();
});

const tokenUntil = (end: number) => `e30.${Buffer.from(JSON.stringify({ exp: end / 1000 })).toString('base64url')}.x`;

test.each([
  ['ran out', tokenUntil(Date.now() - 1_000), 'Tu sesión caducó. Inicia sesión otra vez para continuar.'],
  [
    'was ended before its time',
    tokenUntil(Date.now() + 3_600_000),
    'Tu sesión ya no es válida: se cerró en otro lugar, o un administrador cambió tu acceso. Inicia sesión otra vez.',
  ],
  [
    'is no token',
    'a-token',
    'Tu sesión ya no es válida: se cerró en otro lugar, o un administrador cambió tu acceso. Inicia sesión otra vez.',
  ],
])('a session that %s says so on the sign-in page', async (_what, token, reason) => {
  answer(false, 200);
  const { router } = open({ ...ADMIN, token });
  expect(await screen.findByText('Iniciar sesión')).toBeVisible();
  expect(router.state.location.state).toEqual({ reason });
});

test('nobody has no session to lose, and is told nothing', async () => {
  const { router } = open();
  expect(await screen.findByText('Iniciar sesión')).toBeVisible();
  expect(router.state.location.state).toEqual({ reason: undefined });
});

test('anyone who signs out goes home, not to sign in', async () => {
  const opened = open(ADMIN);
  expect(await screen.findByText('Lo de adentro')).toBeVisible();
  act(() => void opened.store.dispatch(signedOut()));
  expect(await screen.findByText('Inicio')).toBeVisible();
  expect(whereTo(opened)).toBe('/');
});

test('while the database is away nobody is logged out', async () => {
  answer(false, 503);
  open(ADMIN);
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos comprobar tu sesión.');
  expect(window.localStorage.getItem(USER_KEY)).not.toBeNull();

  answer(true, 200);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Lo de adentro')).toBeVisible();
});

test.each([
  ['the limit of calls is reached', () => HttpResponse.json({ status: 429, msg: 'Demasiadas' }, { status: 429 })],
  ['a proxy answers with a page of its own', () => HttpResponse.html('<p>Conéctate al wifi</p>')],
])('nor when %s', async (_what, say) => {
  server.use(http.get('*/api/v1/validate-token', say));
  open(ADMIN);
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  expect(window.localStorage.getItem(USER_KEY)).not.toBeNull();
});

test('nor while the network is', async () => {
  server.use(http.get('*/api/v1/validate-token', () => HttpResponse.error()));
  open(ADMIN);
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
});
