import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { RouteObject } from 'react-router-dom';

import { renderApp } from '../../test-setup/render';
import { serveApi } from '../../test-setup/server';
import type { ChefPartDto } from '../api/kitchen.generated';
import { CHEF_KEY } from '../session/stored-user';
import { kitchenRoutes } from './routes';

const CHEF = { name: 'Camila Soto', email: 'camila@cocina.example', token: 'a-chef-token' };
const part = (changes: Partial<ChefPartDto> = {}): ChefPartDto => ({
  evening_id: 7,
  day: '2026-11-15',
  number: 'C-2026-0012',
  cancelled: false,
  amount: 288_000,
  state: 'due',
  boleta: null,
  payout: null,
  retention: { percent: 15.25, retained: 43_920, net: 244_080 },
  ...changes,
});
const PAID = part({
  evening_id: 6,
  day: '2026-11-01',
  state: 'paid',
  amount: 100_000,
  boleta: 80,
  payout: { id: 1, day: '2026-11-05', amount: 100_000, reference: 'TEF-1', boleta_number: 80, by: null },
});
const AHEAD = part({ evening_id: 9, day: '2026-12-05', state: 'ahead', amount: 200_000 });

const sent: unknown[] = [];
const server = serveApi(
  http.get('*/api/v1/kitchen/payouts/all', () =>
    HttpResponse.json({ status: 200, msg: 'Tus pagos', data: [AHEAD, part(), PAID] }),
  ),
  http.post('*/api/v1/kitchen/payouts/boleta/:id', async ({ request, params }) => {
    sent.push([params['id'], await request.json()]);
    return HttpResponse.json({ status: 200, msg: 'Listo: recibimos tu boleta.', data: null });
  }),
);

const ROUTES: RouteObject[] = [{ path: '/cocina', children: kitchenRoutes }];
beforeEach(() => {
  sent.length = 0;
});

async function open() {
  renderApp(ROUTES, {
    path: '/cocina/pagos',
    publicUrl: window.location.origin,
    stored: { [CHEF_KEY]: JSON.stringify({ ...CHEF, role: 'USER', state: 'ACTIVE' }) },
  });
  await screen.findByRole('heading', { name: 'Tus pagos' });
}

test('shows what was earned and paid, by month and evening', async () => {
  await open();
  const november = await screen.findByRole('region', { name: 'Noviembre de 2026' });
  expect(november).toHaveTextContent('Ganado $388.000 · pagado $100.000');
  expect(november).toHaveTextContent('Con boleta de honorarios: retención 15,25 % ($43.920), líquido $244.080.');
  expect(within(november).getByText('pagado el jueves 5 de noviembre')).toBeVisible();
  const december = screen.getByRole('region', { name: 'Diciembre de 2026' });
  expect(december).toHaveTextContent('$200.000');
  expect(december).not.toHaveTextContent('Ganado');
  expect(within(december).queryByRole('button')).not.toBeInTheDocument();
});

test('says when there is nothing, and when it cannot be read', async () => {
  server.use(http.get('*/kitchen/payouts/all', () => HttpResponse.json({ status: 200, msg: 'x', data: [] })));
  await open();
  expect(await screen.findByText(/Todavía no hay nada aquí/)).toBeVisible();
});

test('gives a boleta: a number and a PDF. A refusal loses nothing of it', async () => {
  const msg = 'El PDF no se puede abrir: está dañado o tiene clave. Guárdalo otra vez y vuelve a subirlo.';
  server.use(
    http.post(
      '*/kitchen/payouts/boleta/7',
      () => HttpResponse.json({ status: 400, msg, data: null }, { status: 400 }),
      {
        once: true,
      },
    ),
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Subir mi boleta' }));
  const give = screen.getByRole('button', { name: 'Subir boleta' });
  await userEvent.click(give);
  expect(screen.getByRole('alert')).toHaveTextContent('Escribe el número de la boleta.');
  await userEvent.type(screen.getByLabelText('Número de la boleta'), '12a8');
  await userEvent.click(give);
  expect(screen.getByRole('alert')).toHaveTextContent('Elige el PDF de la boleta.');
  await userEvent.upload(screen.getByLabelText('PDF'), new File(['%PDF-1.4'], 'b.pdf', { type: 'application/pdf' }));
  await userEvent.click(give);
  expect(await screen.findByText(msg)).toBeVisible();
  expect(screen.getByLabelText('Número de la boleta')).toHaveValue('128');
  await userEvent.click(give);
  expect(await screen.findByText('Listo: recibimos tu boleta.')).toBeInTheDocument();
  expect(sent).toEqual([['7', { number: 128, data: `data:application/pdf;base64,${btoa('%PDF-1.4')}` }]]);
});
