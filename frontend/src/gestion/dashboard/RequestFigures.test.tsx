import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import type { GetRequestFiguresApiResponse } from '../../api/generated';
import { AdminTheme } from '../layout/AdminTheme';
import { requestFiguresOf } from './dashboard.fixtures';
import { RequestFigures } from './RequestFigures';

const asked: (string | null)[] = [];
const answer = (changes: Parameters<typeof requestFiguresOf>[0] = {}) =>
  http.get('*/api/v1/dashboard/requests', ({ request }) => {
    asked.push(new URL(request.url).searchParams.get('weeks'));
    return HttpResponse.json<GetRequestFiguresApiResponse>({
      status: 200,
      msg: 'Cifras de las solicitudes',
      data: requestFiguresOf(changes),
    });
  });
const UNANSWERED = { median_minutes: null, waits: [] };
const server = serveApi(answer());
beforeEach(() => (asked.length = 0));

const open = (path = '/gestion') =>
  renderApp(
    <AdminTheme>
      <RequestFigures />
    </AdminTheme>,
    { path, user: ADMIN },
  );
const figure = (name: string) => screen.findByRole('region', { name });
const cells = (region: HTMLElement) =>
  within(region)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('names every reason that is the most frequent one, not the first of them', async () => {
  server.use(
    answer({
      lost: [
        { reason: 'fecha', count: 2 },
        { reason: 'precio', count: 2 },
        { reason: 'spam', count: 1 },
      ],
    }),
  );
  open();
  expect(await figure('Por qué se pierden')).toHaveTextContent('Lo más frecuente: fecha y precio.');
});

test('says each figure in words, and as a table that screen readers find at once', async () => {
  open();
  const weeks = await figure('Solicitudes por semana');
  expect(weeks).toHaveTextContent('10 solicitudes desde el 2 de noviembre; 1 esta semana.');
  expect(cells(weeks)).toEqual([
    ['Semana del', 'Sitio', 'Campaña', 'Teléfono', 'Total'],
    ['2 nov', '3', '1', '0', '4'],
    ['9 nov', '0', '0', '0', '0'],
    ['16 nov', '2', '2', '1', '5'],
    ['23 nov', '1', '0', '0', '1'],
  ]);
  const way = await figure('De la solicitud a la mesa');
  expect(way).toHaveTextContent('De 10 solicitudes se aceptaron 2 (20 %).');
  expect(cells(way)[3]).toEqual(['Cotizadas', '5', '50 %']);
  const answered = await figure('Tiempo hasta la primera respuesta');
  expect(answered).toHaveTextContent('La mitad se respondió en 2 h 5 min o menos (mediana).');
  expect(answered).toHaveTextContent('lunes a sábado de 9 a 19');
  expect(cells(answered).slice(1)).toEqual([
    ['Menos de 1 h', '3', '38 %'],
    ['1 h a 2 h', '1', '13 %'],
    ['2 h a 4 h', '2', '25 %'],
    ['4 h a 1 día', '0', '0 %'],
    ['1 día a 3 días', '1', '13 %'],
    ['3 días o más', '1', '13 %'],
  ]);
  const value = await figure('Aceptado y pagado por mes');
  expect(value).toHaveTextContent('$1.234.500 en 2 cotizaciones aceptadas; entraron $690.000.');
  expect(cells(value).slice(1)).toEqual([
    ['oct 2026', '0', '$0', '$90.000'],
    ['nov 2026', '2', '$1.234.500', '$600.000'],
  ]);
  const lost = await figure('Por qué se pierden');
  expect(lost).toHaveTextContent('Se perdieron 3 solicitudes. Lo más frecuente: precio.');
  expect(cells(lost)[1]).toEqual(['Precio', '2']);
});

test('a press shows the table, and another hides it', async () => {
  open();
  const weeks = await figure('Solicitudes por semana');
  const box = () => within(weeks).getByRole('table').parentElement;
  expect(box()).toHaveClass('visually-hidden');
  await userEvent.click(within(weeks).getByRole('button', { name: 'Ver tabla' }));
  expect(box()).not.toHaveClass('visually-hidden');
  await userEvent.click(within(weeks).getByRole('button', { name: 'Ocultar tabla' }));
  expect(box()).toHaveClass('visually-hidden');
});

test('the period stands in the address', async () => {
  const { router } = open('/gestion?semanas=4');
  await figure('Solicitudes por semana');
  expect(screen.getByRole('link', { name: '4 semanas' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('link', { name: '52 semanas' }));
  await waitFor(() => expect(router.state.location.search).toBe('?semanas=52'));
  await waitFor(() => expect(asked).toEqual(['4', '52']));
});

test.each(['', '?semanas=7', '?semanas=abc'])('twelve weeks for %j', async (search) => {
  open(`/gestion${search}`);
  await figure('Solicitudes por semana');
  expect(asked).toEqual(['12']);
});

test('without any request it says so, and draws nothing', async () => {
  server.use(answer({ funnel: { received: 0, answered: 0, quoted: 0, accepted: 0 }, lost: [], answers: UNANSWERED }));
  open();
  expect(await screen.findByText(/Desde el 2 de noviembre no llegó ninguna solicitud/)).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('a figure without anything to draw says so', async () => {
  server.use(answer({ lost: [], answers: UNANSWERED }));
  open();
  expect(await figure('Por qué se pierden')).toHaveTextContent('No se ha perdido ninguna de estas solicitudes.');
  const answered = await figure('Tiempo hasta la primera respuesta');
  expect(answered).toHaveTextContent('Todavía nadie ha respondido estas solicitudes.');
  expect(within(answered).queryByRole('button')).not.toBeInTheDocument();
});

test('each figure is a file for Excel', async () => {
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const names: string[] = [];
  open();
  const way = await figure('De la solicitud a la mesa');
  await userEvent.click(within(way).getByRole('button', { name: 'Descargar CSV: De la solicitud a la mesa' }));
  expect(names[0]).toMatch(/^de-solicitud-a-aceptada-\d{4}-\d\d-\d\d\.csv$/);
  clicked.mockRestore();
});

test('what cannot be read says why, and is asked for again', async () => {
  server.use(
    http.get('*/api/v1/dashboard/requests', () =>
      HttpResponse.json({ status: 503, msg: 'La base de datos no responde.', data: null }, { status: 503 }),
    ),
  );
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('La base de datos no responde.');
  server.use(answer());
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await figure('Solicitudes por semana')).toBeVisible();
});
