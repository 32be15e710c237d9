import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import type { EveningMoneyDto, MoneyEntryDto } from '../../api/api';
import { AdminTheme } from '../layout/AdminTheme';
import { EveningPayments } from './EveningPayments';

const ENTRY: MoneyEntryDto = {
  ...{ id: 3, kind: 'charge', kind_name: 'Pago', amount: 180_000, comes_to: 180_000 },
  ...{ way: 'transfer', way_name: 'Transferencia', at: '2026-11-28T15:00:00Z', who: 'Ana Soto' },
  ...{ reference: '000123', note: null, corrects_id: null, card_digits: null, instalments: null, correctable: true },
};
const MONEY: EveningMoneyDto = {
  ...{ agreed: 360_000, paid: 180_000, given_back: 0, left: 180_000, to_give_back: 0 },
  ...{ cancelled: false, number: 'C-2026-0001', asked: true, to_confirm: false },
  plan: [
    { what: 'reserva', name: 'Reserva', amount: 180_000, due_on: '2026-11-30', left: 0, overdue: false },
    { what: 'saldo', name: 'Saldo', amount: 180_000, due_on: '2026-12-30', left: 180_000, overdue: true },
  ],
  entries: [ENTRY],
  ...{ tries: [], refunds: [], documents: [] },
};

let money: EveningMoneyDto;
const done: unknown[] = [];
const answer = (data: unknown) => HttpResponse.json({ status: 200, msg: 'Listo.', data });
const taken = async ({ request, params }: { request: Request; params: { id?: unknown } }) => {
  done.push([Number(params.id), await request.json()]);
  return answer(money);
};
serveApi(
  http.get('*/api/v1/money/evenings/9', () => answer(money)),
  http.post('*/api/v1/money/evenings/:id/take', taken),
  http.post('*/api/v1/money/evenings/:id/documents', taken),
  http.put('*/api/v1/money/entries/:id/correct', taken),
  http.put('*/api/v1/money/payments/:id/verify', taken),
  http.put('*/api/v1/money/documents/:id/paper', taken),
);

function open(changes: Partial<EveningMoneyDto> = {}, user = ADMIN) {
  money = { ...MONEY, ...changes };
  done.length = 0;
  return renderApp(
    <AdminTheme>
      <EveningPayments eveningId={9} onDirty={() => undefined} />
    </AdminTheme>,
    { user },
  );
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('says what is agreed, paid, left and due, and who wrote each line', async () => {
  open();
  expect(await screen.findByText('Vencido')).toBeVisible();
  expect(screen.getByText('Falta').parentElement).toHaveTextContent('$180.000');
  const line = screen.getByText('Pago, transferencia').closest('li');
  expect(line).toHaveTextContent('28 nov 2026 · Ana Soto · referencia 000123');
});

test('a payment that came is noted once, with what is due and today', async () => {
  open();
  await press('Anotar un pago');
  const form = await dialog('Anotar un pago');
  expect(form.getByLabelText('Monto')).toHaveValue('180.000');
  await userEvent.type(form.getByLabelText(/^Número de la operación/), '000 124');
  await userEvent.click(form.getByRole('button', { name: 'Anotar pago' }));
  await waitFor(() => expect(done).toHaveLength(1));
  expect(done[0]).toMatchObject([
    9,
    { way: 'transfer', amount: 180_000, reference: '000124', note: null, entry_key: expect.stringMatching(/-/) },
  ]);
});

test.each([
  [{}, '180001', /Escribiste \$180.001. Llegó más de lo que falta \(\$180.000\). ¿Anotar igual\?/],
  [{ left: 0 }, '5000', /No falta nada por pagar: queda por devolver/],
  [{ left: 0, cancelled: true }, '5000', /La velada fue cancelada: queda por devolver/],
])('more than what is left (%j) is noted after a question', async (standing, typed, why) => {
  open({ ...standing });
  await press('Anotar un pago');
  const form = await dialog('Anotar un pago');
  await userEvent.clear(form.getByLabelText('Monto'));
  await userEvent.type(form.getByLabelText('Monto'), typed);
  await userEvent.click(form.getByRole('button', { name: 'Anotar pago' }));
  let question = await dialog('¿El monto está bien escrito?');
  expect(question.getByText(why)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Cambiar el monto' }));
  expect(done).toEqual([]);
  await userEvent.click(await form.findByRole('button', { name: 'Anotar pago' }));
  question = await dialog('¿El monto está bien escrito?');
  await userEvent.click(question.getByRole('button', { name: 'Anotar igual' }));
  await waitFor(() => expect(done).toMatchObject([[9, { amount: Number(typed) }]]));
});

test('a payment is corrected to more than what was left after a question', async () => {
  open();
  await press('Corregir');
  const form = await dialog('Corregir un movimiento');
  await userEvent.clear(form.getByLabelText('Lo correcto'));
  await userEvent.type(form.getByLabelText('Lo correcto'), '360001');
  await userEvent.type(form.getByLabelText('Motivo'), 'Llegó más');
  await userEvent.click(form.getByRole('button', { name: 'Corregir' }));
  const question = await dialog('¿El monto está bien escrito?');
  expect(question.getByText(/Es más de lo que faltaba \(\$360.000\)/)).toBeVisible();
  expect(done).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Corregir igual' }));
  await waitFor(() => expect(done).toMatchObject([[3, { amount: 360_001 }]]));
});

test('an administrator corrects an entry with what it came to, and others do not', async () => {
  const { unmount } = open({ entries: [{ ...ENTRY, comes_to: 170_000 }] });
  expect(await screen.findByText(/queda en \$170.000/)).toBeVisible();
  await press('Corregir');
  const form = await dialog('Corregir un movimiento');
  await userEvent.clear(form.getByLabelText('Lo correcto'));
  await userEvent.type(form.getByLabelText('Lo correcto'), '0');
  await userEvent.type(form.getByLabelText('Motivo'), 'No llegó');
  await userEvent.click(form.getByRole('button', { name: 'Corregir' }));
  await waitFor(() => expect(done).toEqual([[3, { amount: 0, seen: 170_000, note: 'No llegó' }]]));
  unmount();
  open({}, { ...ADMIN, role: 'USER' });
  expect(await screen.findByText('Vencido')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Corregir' })).not.toBeInTheDocument();
});

test('what nobody could ask for is decided by an administrator', async () => {
  const asked = { id: 5, buy_order: 'C-2026-0001-ABCD', amount: 180_000, created_at: '2026-11-27T12:00:00Z' };
  open({ tries: [{ ...asked, state: 'por_verificar', state_name: 'Por verificar' }] });
  expect(await screen.findByText(/orden C-2026-0001-ABCD/)).toBeVisible();
  await press('Se pagó');
  let question = await dialog('¿Se pagó?');
  expect(question.getByText(/se pagaron \$180.000/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Volver' }));
  await press('No se pagó');
  question = await dialog('¿No se pagó?');
  expect(done).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'No se pagó' }));
  await waitFor(() => expect(done).toEqual([[5, { paid: false }]]));
});

test('what a person said of a card is corrected to nothing', async () => {
  open({ entries: [{ ...ENTRY, way: 'card', way_name: 'Tarjeta' }] });
  await press('Corregir');
  const form = await dialog('Corregir un movimiento');
  expect(form.getByLabelText('Lo correcto')).toHaveValue('0');
});

test('a boleta is noted with its number', async () => {
  open();
  await press('Anotar');
  const form = await dialog('Anotar boleta o factura');
  await userEvent.type(form.getByLabelText('Número'), '1024');
  await userEvent.click(form.getByRole('button', { name: 'Anotar' }));
  await waitFor(() => expect(done[0]).toMatchObject([9, { kind: 'boleta', number: 1024, amount: 360_000 }]));
});

test('the PDF of a boleta is attached', async () => {
  const document = { id: 4, kind: 'boleta' as const, kind_name: 'Boleta', number: 12, issued_on: '2026-11-28' };
  open({ documents: [{ ...document, amount: 360_000, has_paper: false }] });
  await screen.findByRole('button', { name: 'Adjuntar el PDF de la boleta 12' });
  const input = screen.getByLabelText<HTMLInputElement>('PDF de la boleta 12');
  await userEvent.upload(input, new File(['%PDF-'], 'boleta.pdf', { type: 'application/pdf' }));
  await waitFor(() => expect(done).toEqual([[4, { data: `data:application/pdf;base64,${btoa('%PDF-')}` }]]));
  await userEvent.upload(input, new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'b.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('El PDF pesa más de 5 MB. Elige otro.')).toBeVisible();
  expect(done).toHaveLength(1);
});

test('of a cancelled evening there is what is to give back, and no plan', async () => {
  open({ cancelled: true, left: 0, to_give_back: 90_000, plan: [] });
  expect(await screen.findByText('Hay $90.000 por devolver.')).toBeVisible();
  expect(screen.queryByText('Falta')).not.toBeInTheDocument();
});
