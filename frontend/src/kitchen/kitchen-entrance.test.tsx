import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { RouteObject } from 'react-router-dom';

import { ADMIN, renderApp } from '../../test-setup/render';
import { serveApi } from '../../test-setup/server';
import type { EnterKitchenApiResponse, GetKitchenChefApiResponse } from '../api/kitchen.generated';
import { leaveMark } from '../session/sign-in-mark';
import { CHEF_KEY, LATE_KEYS, USER_KEY } from '../session/stored-user';
import { kitchenRoutes } from './routes';

const CHEF = { name: 'Camila Soto', email: 'camila@cocina.example', token: 'a-chef-token' };
const asked: unknown[] = [];
const tokens: (string | null)[] = [];
const server = serveApi(
  http.post('*/api/v1/kitchen/:call', async ({ request, params }) => {
    const text = await request.text();
    asked.push([params.call, text && JSON.parse(text)]);
    tokens.push(request.headers.get('authorization'));
    return HttpResponse.json<EnterKitchenApiResponse>({ status: 200, msg: 'Listo', data: CHEF });
  }),
  http.get('*/api/v1/kitchen/inquiries/all', () => HttpResponse.json({ status: 200, msg: 'Consultas', data: [] })),
  http.get('*/api/v1/kitchen/evenings/all', () => HttpResponse.json({ status: 200, msg: 'Tus veladas', data: [] })),
  http.get('*/api/v1/kitchen/me', ({ request }) => {
    tokens.push(request.headers.get('authorization'));
    return HttpResponse.json<GetKitchenChefApiResponse>({
      status: 200,
      msg: 'Mi cocina',
      data: { name: CHEF.name, email: CHEF.email, slug: 'camila-soto' },
    });
  }),
);

const ROUTES: RouteObject[] = [{ path: '/cocina', children: kitchenRoutes }];
const stored = () => window.localStorage.getItem(CHEF_KEY);
const signedIn = { [CHEF_KEY]: JSON.stringify({ ...CHEF, role: 'USER', state: 'ACTIVE' }) };
const payload = Buffer.from(JSON.stringify({ email: CHEF.email })).toString('base64url');

function open(address: string, options: Parameters<typeof renderApp>[1] = {}) {
  window.history.replaceState(null, '', address);
  return renderApp(ROUTES, { path: address.replace(/#.*/, ''), publicUrl: window.location.origin, ...options });
}

beforeEach(() => {
  asked.length = tokens.length = 0;
  window.sessionStorage.clear();
});
afterEach(() => window.history.replaceState(null, '', '/'));

test('anyone who is not signed in asks for a link, and hears the same of every address', async () => {
  open('/cocina');
  await userEvent.type(await screen.findByLabelText('Tu correo'), ` ${CHEF.email} `);
  await userEvent.click(screen.getByRole('button', { name: 'Mandarme un enlace' }));
  expect(await screen.findByRole('status')).toHaveTextContent(`Si ${CHEF.email} tiene acceso, te mandamos un enlace.`);
  expect(asked).toEqual([['ask-for-link', { email: CHEF.email }]]);
});

test.each([
  ['without a network', () => HttpResponse.error()],
  ['where a proxy answers alone', () => new HttpResponse('<html>', { status: 503 })],
])('%s it says what to look at', async (_name, fails) => {
  server.use(http.post('*/kitchen/ask-for-link', fails));
  open('/cocina');
  await userEvent.click(await screen.findByRole('button', { name: 'Mandarme un enlace' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos conectarnos. Revisa tu conexión');
});

test('what the server says of an address stands at its field', async () => {
  server.use(
    http.post('*/kitchen/ask-for-link', () =>
      HttpResponse.json(
        { status: 400, msg: 'x', errors: [{ field: 'email', msg: 'Escribe un correo.' }] },
        { status: 400 },
      ),
    ),
  );
  open('/cocina');
  await userEvent.click(await screen.findByRole('button', { name: 'Mandarme un enlace' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Escribe un correo.');
  expect(screen.getByLabelText('Tu correo')).toHaveFocus();
  expect(screen.getByLabelText('Tu correo')).toBeInvalid();
});

test('a mailed link is used up by a press alone, and stands in no address any more', async () => {
  open('/cocina/entrar#enlace=the-token');
  const enter = await screen.findByRole('button', { name: 'Entrar a mi cocina' });
  expect(window.location.hash).toBe('');
  expect(asked).toEqual([]);
  await userEvent.dblClick(enter);
  expect(await screen.findByRole('heading', { name: 'Tus próximas veladas' })).toBeVisible();
  expect(asked).toEqual([['enter', { token: 'the-token' }]]);
  expect(JSON.parse(stored() ?? '')).toMatchObject(CHEF);
});

test('a link that works no more says so, and offers another', async () => {
  const msg = 'Este enlace ya se usó o caducó. Pide uno nuevo.';
  server.use(http.post('*/kitchen/enter', () => HttpResponse.json({ status: 404, msg, data: null }, { status: 404 })));
  open('/cocina/entrar#enlace=old');
  await userEvent.click(await screen.findByRole('button', { name: 'Entrar a mi cocina' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(msg);
  await userEvent.click(screen.getByRole('link', { name: 'Pedir un enlace' }));
  expect(await screen.findByLabelText('Tu correo')).toBeVisible();
});

test('comes back from Google only to the tab that went there', async () => {
  open(`/cocina/entrar#credential=e30.${payload}.firma`);
  expect(await screen.findByRole('alert')).toHaveTextContent('No reconocemos este inicio de sesión.');
  expect(asked).toEqual([]);
});

test('signs in with what Google brought', async () => {
  leaveMark('/cocina');
  open(`/cocina/entrar#credential=e30.${payload}.firma`);
  expect(await screen.findByRole('heading', { name: 'Tus próximas veladas' })).toBeVisible();
  expect(asked).toEqual([['enter-with-google', { email: CHEF.email, credential: `e30.${payload}.firma` }]]);
});

test('somebody who is of the staff too has two doors: each call carries its own token', async () => {
  const { store } = open('/cocina', { user: ADMIN, stored: signedIn });
  await screen.findByRole('heading', { name: 'Tus próximas veladas' });
  await screen.findByText(/Todavía no tienes veladas/);
  expect(tokens).toEqual([`Bearer ${CHEF.token}`]);
  await userEvent.click(screen.getByRole('button', { name: 'Salir' }));
  expect(await screen.findByLabelText('Tu correo')).toBeVisible();
  expect(asked).toEqual([['leave', '']]);
  expect(stored()).toBeNull();
  expect(window.localStorage.getItem(USER_KEY)).not.toBeNull();
  expect(store.getState().session.user).toEqual(ADMIN);
});

test('a session that ended asks to sign in again, over the page', async () => {
  server.use(
    http.get('*/kitchen/evenings/all', () =>
      HttpResponse.json({ status: 401, msg: 'Tu sesión terminó.', data: null }, { status: 401 }),
    ),
  );
  open('/cocina', { stored: signedIn });
  expect(await screen.findByRole('heading', { name: 'Tu sesión terminó' })).toBeInTheDocument();
  window.dispatchEvent(
    new StorageEvent('storage', {
      key: CHEF_KEY,
      newValue: JSON.stringify({ ...CHEF, token: 'new', role: 'USER', state: 'ACTIVE' }),
    }),
  );
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Tu sesión terminó' })).not.toBeInTheDocument());
});

const inOtherTab = (chef: object) =>
  act(() => {
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: CHEF_KEY,
        newValue: JSON.stringify({ ...CHEF, role: 'USER', state: 'ACTIVE', ...chef }),
      }),
    );
  });

test('what one chef read is gone when another signs in on the same device', async () => {
  const evening = { id: 1, day: '2030-05-04', starts_at: '20:30', guests: 8, commune: 'Ñuñoa', over: false };
  server.use(
    http.get('*/kitchen/evenings/all', ({ request }) => {
      const isOther = request.headers.get('authorization') === 'Bearer b-token';
      const data = isOther ? [] : [{ ...evening, client_first_name: 'Íñigo' }];
      return HttpResponse.json({ status: 200, msg: 'Tus veladas', data });
    }),
  );
  open('/cocina', { stored: signedIn });
  expect(await screen.findByText(/Íñigo/)).toBeVisible();
  // The same chef's new session changes nothing on the page.
  const heading = screen.getByRole('heading', { name: 'Tus próximas veladas' });
  inOtherTab({ token: 'new' });
  expect(heading).toBeInTheDocument();
  inOtherTab({ name: 'Berta', email: 'berta@cocina.example', token: 'b-token' });
  expect(screen.queryByText(/Íñigo/)).not.toBeInTheDocument();
  expect(heading).not.toBeInTheDocument();
  expect(await screen.findByText(/Todavía no tienes veladas/)).toBeVisible();
});

test("'Salir' without network is told to the server by the next page", async () => {
  server.use(http.post('*/kitchen/leave', () => HttpResponse.error()));
  const first = open('/cocina', { stored: signedIn });
  await userEvent.click(await screen.findByRole('button', { name: 'Salir' }));
  expect(await screen.findByLabelText('Tu correo')).toBeVisible();
  const late = window.localStorage.getItem(LATE_KEYS[CHEF_KEY]);
  expect(JSON.parse(late ?? '')).toEqual([CHEF.token]);
  first.unmount();
  server.resetHandlers();
  tokens.length = 0;
  open('/cocina', { stored: { [LATE_KEYS[CHEF_KEY]]: late ?? '' } });
  await waitFor(() => expect(window.localStorage.getItem(LATE_KEYS[CHEF_KEY])).toBeNull());
  expect(asked).toContainEqual(['leave', '']);
  expect(tokens).toContain(`Bearer ${CHEF.token}`);
});
