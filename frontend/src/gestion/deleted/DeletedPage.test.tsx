import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import type { DeletedRecordDto } from '../../api/generated';
import { AdminTheme } from '../layout/AdminTheme';
import { DeletedPage } from './DeletedPage';

const CHEF: DeletedRecordDto = {
  id: 4,
  kind_name: 'Chef',
  name: 'Ana María Pérez',
  at: '2026-11-20T15:00:00Z',
  by: 'Bruno Soto',
  until: '2026-12-20T15:00:00Z',
  parts: [
    { name: 'experiencias', count: 12 },
    { name: 'opinión', count: 1 },
  ],
};
const NOTE = 'La dirección /chef/Ana ya es de otro: ahora es /chef/Ana-2.';

let rows: DeletedRecordDto[];
let answer: () => Response;
serveApi(
  http.get('*/api/v1/deleted_records/all', () => HttpResponse.json({ status: 200, msg: 'Eliminados', data: rows })),
  http.post('*/api/v1/deleted_records/bring-back/4', () => answer()),
);
beforeEach(() => {
  rows = [CHEF];
  answer = () => {
    rows = [];
    return HttpResponse.json({ status: 200, msg: 'El registro ha sido recuperado', data: { notes: [NOTE] } });
  };
});

const open = () =>
  renderApp(
    [
      {
        path: '/',
        element: (
          <AdminTheme>
            <DeletedPage />
          </AdminTheme>
        ),
      },
    ],
    { path: '/', user: ADMIN },
  );

test('says what was deleted, by whom, with what, and until when it can come back', async () => {
  open();
  const card = (await screen.findByRole('heading', { level: 2, name: 'Ana María Pérez' })).closest('li');
  expect(card).toHaveTextContent('ChefAna María PérezCon 12 experiencias y 1 opinión.');
  expect(card).toHaveTextContent(
    /Eliminado el 20 nov 2026, .* por Bruno Soto\. Se puede recuperar hasta el 20 de diciembre de 2026\./,
  );
});

test('brings it back, and says what is not as it was', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Recuperar Ana María Pérez' }));
  expect(await screen.findByText('Ana María Pérez: recuperado')).toBeVisible();
  expect(await screen.findByRole('dialog', { name: 'Recuperado, con cambios' })).toHaveTextContent(NOTE);
  await userEvent.click(screen.getByRole('button', { name: 'Entendido' }));
  expect(await screen.findByText('No hay nada eliminado en los últimos 30 días.')).toBeVisible();
});

test('says why it cannot come back', async () => {
  const msg = 'Aquello a lo que pertenece ya no existe. Recupéralo primero.';
  answer = () => HttpResponse.json({ status: 409, msg, data: null }, { status: 409 });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Recuperar Ana María Pérez' }));
  expect(await screen.findByText(msg)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Recuperar Ana María Pérez' })).toBeEnabled();
});
