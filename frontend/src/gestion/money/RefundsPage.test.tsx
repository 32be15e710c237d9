import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import type { OpenRefundDto, RefundDueDto, RefundsDto } from '../../api/api';
import { AdminTheme } from '../layout/AdminTheme';
import { RefundsPage } from './RefundsPage';

const EVENING = { evening_id: 9, day: '2026-12-05', number: 'C-2026-0001', chef_name: 'Ana Soto', client: 'Camila' };
const DUE: RefundDueDto = {
  ...{ ...EVENING, agreed: 360_000, paid: 360_000, given_back: 0, to_give_back: 180_000 },
  ...{
    cancelled_at: '2026-11-28T15:00:00Z',
    percent: 50,
    came_late: 0,
    to_gift_cards: 0,
    by_card: 100_000,
    since: '2026-11-28T15:00:00Z',
  },
};
const OPEN: OpenRefundDto = {
  ...{ ...EVENING, id: 4, buy_order: 'C-2026-0001-ABCD', amount: 100_000, who: 'Ana' },
  ...{ state: 'por_verificar', state_name: 'Por verificar', created_at: '2026-11-28T15:00:00Z' },
};

let refunds: RefundsDto;
let outcome: 'hecha' | 'pedida' | 'refused';
const done: unknown[] = [];
const answer = (data: unknown) => HttpResponse.json({ status: 200, msg: 'Listo.', data });
serveApi(
  http.get('*/api/v1/money/refunds', () => answer(refunds)),
  http.put('*/api/v1/money/refunds/:id/verify', async ({ request, params }) => {
    done.push([Number(params['id']), await request.json()]);
    return answer(null);
  }),
  http.post('*/api/v1/money/evenings/:id/refunds', async ({ request, params }) => {
    done.push([Number(params['id']), await request.json()]);
    if (outcome !== 'refused') return answer({ id: 4, state: outcome });
    const msg = 'Pasó el plazo en que Transbank devuelve este pago. Puedes hacerlo por transferencia.';
    return HttpResponse.json({ status: 409, msg, code: 'refund_refused' }, { status: 409 });
  }),
);

function open(changes: Partial<RefundsDto> = {}) {
  refunds = { due: [DUE], tries: [], refunds: [], ...changes };
  outcome = 'hecha';
  done.length = 0;
  return renderApp(
    <AdminTheme>
      <RefundsPage />
    </AdminTheme>,
    { user: ADMIN },
  );
}
async function dialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Devolver a Camila' }));
  return within(await screen.findByRole('dialog', { name: 'Devolver dinero' }));
}

test('says what is to give back, to whom and why', async () => {
  open({ due: [DUE, { ...DUE, evening_id: 10, cancelled_at: null, percent: null, to_give_back: 5_000 }] });
  expect(await screen.findByText('$185.000')).toBeVisible();
  expect(screen.getByText(/se devuelve el 50 % de lo pagado/)).toBeVisible();
  expect(screen.getByText('Se pagó más de lo acordado.')).toBeVisible();
});

test('by card goes what one payment gives back, with what was seen', async () => {
  open();
  const form = await dialog();
  expect(form.getByText(/ahora, hasta \$100.000/)).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Devolver' }));
  await waitFor(() => expect(done).toEqual([[9, { way: 'card', amount: 100_000, reference: null, seen: 180_000 }]]));
});

test('what a gift card paid goes back to it first, and at most the rest in other ways', async () => {
  open({ due: [{ ...DUE, cancelled_at: null, percent: null, to_gift_cards: 50_000 }] });
  expect(await screen.findByText(/Primero vuelven \$50.000 a la gift card/)).toBeVisible();
  const form = await dialog();
  expect(form.getByText(/De otra forma, hasta \$130.000/)).toBeVisible();
  const choose = async (way: string) => {
    await userEvent.click(form.getByLabelText('Cómo'));
    await userEvent.click(await screen.findByTitle(way));
  };
  await choose('Transferencia ya hecha');
  expect(form.getByLabelText('Monto')).toHaveValue('130.000');
  await userEvent.type(form.getByLabelText('Monto'), '0');
  await userEvent.click(form.getByRole('button', { name: 'Devolver' }));
  expect(await form.findByText('De esta forma se devuelven hasta $130.000.')).toBeVisible();
  await choose('A la gift card');
  await userEvent.click(form.getByRole('button', { name: 'Devolver' }));
  await waitFor(() =>
    expect(done).toEqual([[9, { way: 'gift_card', amount: 50_000, reference: null, seen: 180_000 }]]),
  );
});

test('where all of it goes to a gift card, no other way is offered', async () => {
  open({ due: [{ ...DUE, to_gift_cards: 180_000 }] });
  const form = await dialog();
  await userEvent.click(form.getByLabelText('Cómo'));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['gift_card']);
  await userEvent.click(form.getByRole('button', { name: 'Devolver' }));
  await waitFor(() =>
    expect(done).toEqual([[9, { way: 'gift_card', amount: 180_000, reference: null, seen: 180_000 }]]),
  );
});

test('where Transbank refuses, its reason stays with the form, and a transfer is noted instead', async () => {
  open();
  outcome = 'refused';
  const form = await dialog();
  await userEvent.click(form.getByRole('button', { name: 'Devolver' }));
  expect(await screen.findByText(/Pasó el plazo/)).toBeVisible();
  outcome = 'hecha';
  await userEvent.click(form.getByLabelText('Cómo'));
  await userEvent.click(await screen.findByText('Transferencia ya hecha'));
  await userEvent.type(form.getByLabelText(/^Número de la operación/), 'TEF 7');
  await userEvent.click(form.getByRole('button', { name: 'Devolver' }));
  await waitFor(() =>
    expect(done[1]).toEqual([9, { way: 'transfer', amount: 100_000, reference: 'TEF7', seen: 180_000 }]),
  );
});

test('a refund without an answer is waited for, and decided where nobody knows', async () => {
  open({ refunds: [OPEN] });
  expect(await screen.findByText('$100.000: por verificar')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Devolver/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'No se devolvió' }));
  const asked = within(await screen.findByRole('dialog', { name: '¿No se devolvió?' }));
  expect(asked.getByText(/no se devolvieron \$100.000/)).toBeVisible();
  expect(done).toEqual([]);
  await userEvent.click(asked.getByRole('button', { name: 'No se devolvió' }));
  await waitFor(() => expect(done).toEqual([[4, { made: false }]]));
});

test('a payment of a gift card that nobody knows of leads to the card', async () => {
  const { id, buy_order, amount, state_name, created_at } = { ...OPEN, buy_order: 'G-00012-ABCDEFGH' };
  const of = { evening_id: null, gift_card_id: 12, number: 'G-00012', client: 'Camila' };
  open({ due: [], tries: [{ id, buy_order, amount, state: 'por_verificar', state_name, created_at, ...of }] });
  expect(await screen.findByRole('link', { name: 'G-00012' })).toHaveAttribute('href', '/gestion/gift-cards/12');
});

test('says that nothing waits', async () => {
  open({ due: [] });
  expect(await screen.findByText('No hay nada por devolver.')).toBeVisible();
});
