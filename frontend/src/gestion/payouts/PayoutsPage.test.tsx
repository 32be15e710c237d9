import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import type { PaidOutcomeDto, PayoutRowDto } from '../../api/api';
import { rememberSaved } from '../../ui/admin/list/csv.fixtures';
import { AdminTheme } from '../layout/AdminTheme';
import { payout } from './payouts.fixtures';
import { PayoutsPage } from './PayoutsPage';

const DUE = payout();
const OTHER = payout({
  id: 8,
  evening_id: 8,
  chef_name: 'Javier Quiroz',
  amount: 90_000,
  has_account: false,
  boleta: 12,
});
const PAID = payout({
  id: 9,
  evening_id: 9,
  chef_name: 'Rayén Collío',
  state: 'paid',
  difference: -72_000,
  payout: { id: 4, day: '2026-11-20', amount: 288_000, reference: 'TEF-1', boleta_number: 80, by: 'Martina Leiva' },
});
const OPEN = payout({ id: 10, evening_id: 10, chef_name: 'Karim Nazal', state: 'unsettled', amount: null });

const asked: URLSearchParams[] = [];
const sent: unknown[] = [];
const list = (rows: PayoutRowDto[]) =>
  http.get('*/api/v1/payouts/all', ({ request }) => {
    asked.push(new URL(request.url).searchParams);
    return HttpResponse.json({ status: 200, msg: 'Pagos', data: rows }, { headers: { 'X-Total-Count': '4' } });
  });
const marked = (...outcomes: Partial<PaidOutcomeDto>[]) =>
  http.post('*/api/v1/payouts/mark-paid', async ({ request }) => {
    sent.push(await request.json());
    const data = outcomes.map((one) => ({
      evening_id: 7,
      name: 'Kenji Morales',
      done: true,
      msg: null,
      row: null,
      ...one,
    }));
    return HttpResponse.json({ status: 200, msg: 'Los pagos quedaron anotados.', data });
  });

const server = serveApi(
  list([DUE, OTHER, OPEN, PAID]),
  http.post('*/api/v1/payouts/undo/:id', async ({ request, params }) => {
    sent.push([params['id'], await request.json()]);
    return HttpResponse.json({
      status: 200,
      msg: 'El pago quedó deshecho.',
      data: { ...PAID, state: 'due', payout: null },
    });
  }),
);

beforeEach(() => {
  asked.length = sent.length = 0;
});

async function open(path = '/gestion/pagos-a-chefs') {
  renderApp(
    <AdminTheme>
      <PayoutsPage />
    </AdminTheme>,
    { path, user: ADMIN },
  );
  return screen.findByRole('table');
}
const choose = (name: RegExp) => userEvent.click(screen.getByRole('checkbox', { name }));
const act = async (subject: RegExp, entry: string) => {
  await userEvent.click(screen.getByRole('button', { name: subject }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
};

test('shows what is due, why, and what a boleta would come to; what is asked for stands in the address', async () => {
  const table = await open('/gestion/pagos-a-chefs?state=due&from=2026-11-01');
  expect(asked[0]?.get('state')).toBe('due');
  expect(asked[0]?.get('from')).toBe('2026-11-01');
  const [, due, other, unsettled, paid] = within(table).getAllByRole('row');
  expect(due).toHaveTextContent(/Kenji Morales.*15 nov.*2026.*C-2026-0012.*Por pagar.*\$288\.000.*líquido \$244\.080/);
  expect(other).toHaveTextContent('Falta su cuenta');
  expect(other).toHaveTextContent('Boleta 12');
  expect(unsettled).toHaveTextContent(/Por acordar.*–/);
  expect(paid).toHaveTextContent('difiere −$72.000: ahora son $216.000');
  expect(paid).toHaveTextContent(/Pagado.*20 nov.*2026.*TEF-1 · boleta 80/);
});

test('marks several as paid in one press, and names those that were not', async () => {
  server.use(marked({}, { evening_id: 8, name: 'Javier Quiroz, 15 de noviembre', done: false, msg: 'Ya se pagó el 20 de noviembre.' })); // prettier-ignore
  await open();
  for (const name of [/Kenji/, /Javier/, /Rayén/]) await choose(name);
  expect(screen.getByText('3 elegidos, $378.000 por pagar')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Marcar pagados' }));
  const dialog = await screen.findByRole('dialog', { name: 'Marcar pagados: 2 pagos' });
  await userEvent.type(within(dialog).getByLabelText(/Referencia/), 'TEF-9');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Marcar pagado' }));
  expect(await screen.findByText(/1 no se anotó\. Javier Quiroz, 15 de noviembre: Ya se pagó/)).toBeVisible();
  expect(sent).toEqual([
    {
      evenings: [
        { evening_id: 7, amount: 288_000 },
        { evening_id: 8, amount: 90_000 },
      ],
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      reference: 'TEF-9',
    },
  ]);
  await waitFor(() => expect(asked.length).toBeGreaterThan(1));
  expect(screen.getByText('1 elegido, $90.000 por pagar')).toBeVisible();
});

test('a row that was paid, or whose payout was taken back, keeps its place, wherever the list puts it then', async () => {
  const other = { evening_id: 8, name: 'Javier Quiroz', done: true };
  server.use(marked({ row: { ...DUE, state: 'paid', payout: PAID.payout } }, { ...other, row: { ...OTHER, state: 'paid', payout: PAID.payout } })); // prettier-ignore
  await open();
  // From now on the list has other rows on this page.
  server.use(list([OPEN, payout({ id: 11, evening_id: 11, chef_name: 'Otra Chef' })]));
  for (const name of [/Kenji/, /Javier/]) await choose(name);
  await userEvent.click(screen.getByRole('button', { name: 'Marcar pagados' }));
  const dialog = await screen.findByRole('dialog', { name: 'Marcar pagados: 2 pagos' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Marcar pagado' }));
  expect(await screen.findByText('Los pagos quedaron anotados.')).toBeVisible();
  await screen.findByText('Otra Chef');
  const rows = () => within(screen.getByRole('table')).getAllByRole('row');
  expect(rows()[1]).toHaveTextContent(/Kenji Morales.*Pagado/);
  expect(rows()[2]).toHaveTextContent(/Javier Quiroz.*Pagado/);

  server.use(
    http.post('*/api/v1/payouts/undo/:id', () =>
      HttpResponse.json({ status: 200, msg: 'El pago quedó deshecho.', data: DUE }),
    ),
    list([OPEN, OTHER]),
  );
  await act(/Kenji Morales/, 'Deshacer el pago');
  const undoing = await screen.findByRole('dialog', { name: 'Deshacer el pago a Kenji Morales' });
  await userEvent.type(within(undoing).getByLabelText('Por qué'), 'x');
  await userEvent.click(within(undoing).getByRole('button', { name: 'Deshacer el pago' }));
  expect(await screen.findByText('El pago quedó deshecho.')).toBeVisible();
  await waitFor(() => expect(rows()[1]).toHaveTextContent(/Kenji Morales.*Por pagar/));
});

test('takes a payout back with the reason', async () => {
  await open();
  await act(/Rayén Collío/, 'Deshacer el pago');
  const dialog = await screen.findByRole('dialog', { name: 'Deshacer el pago a Rayén Collío' });
  await userEvent.type(within(dialog).getByLabelText('Por qué'), 'El banco la devolvió.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Deshacer el pago' }));
  expect(await screen.findByText('El pago quedó deshecho.')).toBeVisible();
  expect(sent).toEqual([['4', { note: 'El banco la devolvió.' }]]);
});

test('makes a file for the bank, and says whose account is missing', async () => {
  const account = { bank: 'Santander', account_kind: 'Cuenta corriente', account_number: '00451230', account_holder: 'Kenji Morales', account_rut: '76086428-5', account_email: 'kenji@cocina.example' }; // prettier-ignore
  server.use(
    http.post('*/api/v1/payouts/bank-file', () =>
      HttpResponse.json({
        status: 200,
        msg: 'Planilla',
        data: {
          lines: [
            {
              ...account,
              chef_name: 'Kenji Morales',
              amount: 288_000,
              retention: DUE.retention,
              numbers: 'C-2026-0012',
            },
          ],
          missing: ['Javier Quiroz'],
        },
      }),
    ),
  );
  const saved = rememberSaved();
  await open();
  for (const name of [/Kenji/, /Javier/]) await choose(name);
  await userEvent.click(screen.getByRole('button', { name: 'Planilla para el banco' }));
  expect(await screen.findByText(/Falta la cuenta de Javier Quiroz/)).toBeVisible();
  expect(await saved()).toContain('76086428-5;Kenji Morales;Santander;Cuenta corriente;00451230');
});

test('settles commission and retention, and refuses a row that is half written', async () => {
  const settings = { commission: 20, retentions: [{ from: '2026-01-01', percent: 15.25 }], version: 3 };
  server.use(
    http.get('*/api/v1/payouts/settings', () => HttpResponse.json({ status: 200, msg: 'x', data: settings })),
    http.put('*/api/v1/payouts/settings', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ status: 200, msg: 'Quedó guardado.', data: settings });
    }),
  );
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Comisión y retención' }));
  const dialog = await screen.findByRole('dialog', { name: 'Comisión y retención' });
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Agregar un cambio' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar Cambios' }));
  expect(await within(dialog).findByText('Completa la fecha y el por ciento de cada fila.')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Quitar la retención 2' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar Cambios' }));
  expect(await screen.findByText('Quedó guardado.')).toBeVisible();
  expect(sent).toEqual([settings]);
});
