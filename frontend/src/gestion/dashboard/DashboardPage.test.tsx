import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Outlet } from 'react-router-dom';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import type {
  GetDashboardSummaryApiResponse,
  GetRequestFiguresApiResponse,
  GetTodayApiResponse,
} from '../../api/generated';
import type { SessionUser } from '../../session/session-slice';
import type { Screen } from '../screen';
import { requestFiguresOf, summaryOf, todayOf } from './dashboard.fixtures';
import { DashboardPage } from './DashboardPage';

const answer = (changes: Parameters<typeof summaryOf>[0] = {}) =>
  http.get('*/api/v1/dashboard/summary', () =>
    HttpResponse.json<GetDashboardSummaryApiResponse>({ status: 200, msg: 'Resumen', data: summaryOf(changes) }),
  );
const requests = http.get('*/api/v1/dashboard/requests', () =>
  HttpResponse.json<GetRequestFiguresApiResponse>({ status: 200, msg: 'Cifras', data: requestFiguresOf() }),
);
const nothing = http.get('*/api/v1/dashboard/today', () =>
  HttpResponse.json<GetTodayApiResponse>({ status: 200, msg: 'Hoy', data: todayOf() }),
);
const server = serveApi(answer(), requests, nothing);

const Nothing = () => null;
const SCREENS: Screen[] = [
  {
    label: 'Personas',
    to: '/gestion/personas',
    icon: Nothing,
    roles: ['ADMIN'],
    card: 'Invita y mantiene a quienes administran el sitio.',
    pages: [{ path: 'personas', page: Nothing }],
  },
  {
    label: 'Chefs',
    to: '/gestion/chefs',
    icon: Nothing,
    card: 'Crea y mantiene a los chefs.',
    pages: [{ path: 'chefs', page: Nothing }],
  },
];

const open = (user: SessionUser = ADMIN) =>
  renderApp(
    [
      { element: <Outlet context={SCREENS} />, children: [{ path: '/gestion', element: <DashboardPage /> }] },
      { path: '/otra', element: <p>Otra</p> },
    ],
    { path: '/gestion', user },
  );
const figures = () => screen.getByRole('region', { name: 'En cifras' });

test('shows the figures, each leading to its list where there is one', async () => {
  open();
  expect(await within(figures()).findByText('24')).toBeVisible();
  expect(within(figures()).getByRole('link', { name: 'Chefs activos' })).toHaveAttribute(
    'href',
    '/gestion/chefs?state=ACTIVE',
  );
  expect(within(figures()).getByRole('link', { name: 'Personas en espera' })).toBeVisible();
  expect(within(figures()).queryByRole('link', { name: 'Experiencias' })).not.toBeInTheDocument();
  // There is no such screen among these.
  expect(within(figures()).queryByRole('link', { name: 'Opiniones' })).not.toBeInTheDocument();
  expect(screen.getByText('Todo está en su sitio. La mesa está puesta.')).toBeVisible();
});

test('holds its place while the figures are counted', () => {
  open();
  expect(figures()).toHaveAttribute('aria-busy', 'true');
  expect(within(figures()).getAllByRole('listitem')).toHaveLength(5);
  expect(screen.queryByText('Todo está en su sitio. La mesa está puesta.')).not.toBeInTheDocument();
});

test('says what is incomplete and leads there', async () => {
  server.use(answer({ chefs_without_price: 3, headers: 1 }));
  open();
  expect(await screen.findByRole('link', { name: '3 chefs activos no tienen precio por persona.' })).toHaveAttribute(
    'href',
    '/gestion/chefs?state=ACTIVE&missing=price',
  );
  expect(screen.getByText('La portada tiene 1 de 3 headers.')).toBeVisible();
});

test('a moderator sees nothing about people', async () => {
  server.use(answer({ people_waiting: null }));
  open({ ...ADMIN, role: 'USER' });
  expect(await within(figures()).findByText('24')).toBeVisible();
  expect(screen.queryByText(/Personas/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Chefs' })).toBeVisible();
});

test('figures that cannot be read say so and are asked for again; the way to the sections stays', async () => {
  server.use(
    http.get('*/api/v1/dashboard/summary', () =>
      HttpResponse.json({ status: 503, msg: 'La base de datos no responde.', data: null }, { status: 503 }),
    ),
  );
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('La base de datos no responde.');
  expect(screen.getByRole('link', { name: 'Chefs' })).toBeVisible();
  expect(screen.queryByText('Por completar')).not.toBeInTheDocument();

  server.use(answer());
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('24')).toBeVisible();
});

test('every visit counts again', async () => {
  const { router } = open();
  expect(await within(figures()).findByText('24')).toBeVisible();
  await act(() => router.navigate('/otra'));
  server.use(answer({ active_chefs: 25 }));
  await act(() => router.navigate('/gestion'));
  expect(await within(figures()).findByText('25')).toBeVisible();
});
