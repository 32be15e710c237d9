import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';

import { pasteInto } from '../../../test-setup/paste-into';
import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import type { GiftCardPageDto } from '../../api/generated';
import { AdminTheme } from '../layout/AdminTheme';
import { GiftCardPage } from './GiftCardPage';
import { GiftCardsPage } from './GiftCardsPage';

const CARD: GiftCardPageDto = {
  id: 12,
  number: 'G-00012',
  state: 'vigente',
  origin: 'phone',
  amount: 60_000,
  balance: 45_000,
  to_give_back: 0,
  experience_name: null,
  guests: null,
  buyer_name: 'Camila Rojas',
  buyer_email: 'camila@cocina.example',
  receiver_name: 'Antonia Pizarro',
  receiver_email: null,
  message: 'Feliz cumpleaños.',
  arrives_on: '2026-12-24',
  valid_until: '2027-11-28',
  void_reason: null,
  version: 2,
  created_at: '2026-11-28T15:00:00Z',
  sold_at: '2026-11-28T15:00:00Z',
  mailed_at: null,
  erased_at: null,
  mail: null,
  entries: [
    { id: 8, at: '2026-11-28T16:00:00Z', kind: 'gift_card_used', amount: -15_000, way: 'gift_card', reference: null, evening_id: 3, actor_name: null, comes_to: null, note: null },
    { id: 7, at: '2026-11-28T15:00:00Z', kind: 'gift_card_sold', amount: 60_000, way: 'transfer', reference: 'T-1', evening_id: null, actor_name: 'Martina Leiva', comes_to: 60_000, note: null },
  ],
}; // prettier-ignore

const sent: unknown[] = [];
let changes: Partial<GiftCardPageDto> = {};
const answer = (data: unknown, msg = 'Listo.') => HttpResponse.json({ status: 200, msg, data });
serveApi(
  http.get('*/api/v1/gift_cards/all', ({ request }) => {
    sent.push(new URL(request.url).searchParams.get('state'));
    return HttpResponse.json({ status: 200, msg: '', data: [CARD] }, { headers: { 'X-Total-Count': '1' } });
  }),
  http.get('*/api/v1/gift_cards/offer', () => answer({ offered: true, months: 12, experiences: [] })),
  http.get('*/api/v1/gift_cards/get-one/12', () => answer({ ...CARD, ...changes })),
  http.post('*/api/v1/gift_cards/sell', async ({ request }) => {
    sent.push(await request.json());
    return answer(CARD, 'La gift card quedó vendida.');
  }),
  http.post('*/api/v1/gift_cards/show-code/12', () => answer({ code: 'ABCD-EFGH-JKLM-NPQR' })),
  http.put('*/api/v1/gift_cards/give-back/12', async ({ request }) => {
    sent.push(await request.json());
    return answer(CARD);
  }),
  http.put('*/api/v1/money/entries/7/correct', async ({ request }) => {
    sent.push(await request.json());
    return answer(null);
  }),
  http.put('*/api/v1/gift_cards/void/12', async ({ request }) => {
    sent.push(await request.json());
    return answer(CARD);
  }),
);
beforeEach(() => {
  sent.length = 0;
  changes = {};
});

const open = (path: string, user = ADMIN) =>
  renderApp(
    <AdminTheme>
      <Routes>
        <Route path="/gestion/gift-cards" element={<GiftCardsPage />} />
        <Route path="/gestion/gift-cards/:id" element={<GiftCardPage />} />
      </Routes>
    </AdminTheme>,
    { path, user },
  );

test('lists the cards of a state with what is left of each', async () => {
  open('/gestion/gift-cards?state=vigente');
  const row = within((await screen.findByText('G-00012')).closest('tr') as HTMLElement);
  for (const text of ['Vigente', 'Camila Rojas', 'Antonia Pizarro', '$60.000', '$45.000'])
    expect(row.getByText(text)).toBeVisible();
  expect(sent).toEqual(['vigente']);
});

test('a sale opens the page of the card, without a question about unsaved work', async () => {
  const { router } = open('/gestion/gift-cards');
  await userEvent.click(await screen.findByRole('button', { name: 'Vender gift card' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Vender gift card' }));
  await pasteInto(dialog.getByLabelText(/^Monto/), '60000');
  await pasteInto(dialog.getByLabelText(/^De/), CARD.buyer_name);
  await pasteInto(dialog.getAllByLabelText(/^Su email/)[0] as HTMLElement, CARD.buyer_email);
  await pasteInto(dialog.getByLabelText(/^Para/), CARD.receiver_name);
  await userEvent.click(dialog.getByRole('button', { name: 'Vender' }));
  expect(await screen.findByRole('button', { name: 'Mostrar código' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/gestion/gift-cards/12');
  expect(screen.queryByText(/Tienes cambios sin guardar/)).not.toBeInTheDocument();
  expect(sent).toContainEqual(expect.objectContaining({ amount: 60_000, receiver_name: CARD.receiver_name }));
});

test('a card shows what moved its money, its code on a press, and is voided with a reason', async () => {
  open('/gestion/gift-cards/12');
  expect(await screen.findByRole('link', { name: 'Pago de una velada' })).toHaveAttribute('href', '/gestion/veladas/3');
  expect(screen.getByText('−$15.000')).toBeVisible();
  expect(screen.queryByText('ABCD-EFGH-JKLM-NPQR')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar código' }));
  expect(await screen.findByText('ABCD-EFGH-JKLM-NPQR')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Anular' }));
  await userEvent.type(await screen.findByLabelText(/^Motivo/), 'Doble compra');
  await userEvent.click(screen.getByRole('button', { name: 'Anular gift card' }));
  // What is left has to go back first.
  const back = screen.getByRole('combobox', { name: 'Cómo devolviste los $45.000 que quedan' });
  await waitFor(() => expect(back).toHaveAttribute('aria-invalid', 'true'));
  expect(sent).toEqual([]);
  await userEvent.click(back);
  await userEvent.click(await screen.findByTitle('De otra forma'));
  await userEvent.click(screen.getByRole('button', { name: 'Anular gift card' }));
  const asked = { reason: 'Doble compra', given_back: 'other', version: 2 };
  await waitFor(() => expect(sent).toEqual([expect.objectContaining(asked)]));
});

test('a card of which nothing is left is voided with a reason alone', async () => {
  changes = { state: 'agotada', balance: 0 };
  open('/gestion/gift-cards/12');
  await userEvent.click(await screen.findByRole('button', { name: 'Anular' }));
  await userEvent.type(await screen.findByLabelText(/^Motivo/), 'Doble compra');
  expect(screen.queryByLabelText(/^Cómo devolviste/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Anular gift card' }));
  await waitFor(() => expect(sent).toEqual([{ reason: 'Doble compra', version: 2 }]));
});

test('what was paid too much is given back, and nothing else is', async () => {
  changes = { to_give_back: 60_000 };
  open('/gestion/gift-cards/12');
  expect(await screen.findByText('Por devolver a quien la compró: $60.000.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Anotar devolución' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Devolver $60.000 de G-00012' }));
  await userEvent.type(dialog.getByLabelText(/^Referencia/), 'T-2');
  await userEvent.click(dialog.getByRole('button', { name: 'Anotar devolución' }));
  await waitFor(() => expect(sent).toContainEqual({ way: 'transfer', amount: 60_000, reference: 'T-2' }));
});

test('no refund is offered of a card that was paid once', async () => {
  open('/gestion/gift-cards/12');
  expect(await screen.findByRole('button', { name: 'Anular' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Anotar devolución' })).not.toBeInTheDocument();
});

test('a sale that staff wrote is corrected with a reason, by administrators alone', async () => {
  const { unmount } = open('/gestion/gift-cards/12');
  await userEvent.click(await screen.findByRole('button', { name: 'Corregir' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Corregir la venta' }));
  const right = dialog.getByLabelText(/^Lo correcto/);
  await userEvent.clear(right);
  await userEvent.type(right, '20000');
  await userEvent.type(dialog.getByLabelText(/^Motivo/), 'Sobraba un monto');
  await userEvent.click(dialog.getByRole('button', { name: 'Corregir' }));
  await waitFor(() => expect(sent).toContainEqual({ amount: 20_000, seen: 60_000, note: 'Sobraba un monto' }));
  unmount();
  open('/gestion/gift-cards/12', { ...ADMIN, role: 'USER' });
  expect(await screen.findByText('Venta')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Corregir' })).not.toBeInTheDocument();
});

test('what a person said of a payment by card is corrected to nothing, or back', async () => {
  const sale = CARD.entries.filter(({ kind }) => kind === 'gift_card_sold');
  for (const [comes_to, right] of [
    [60_000, 0],
    [0, 60_000],
  ] as const) {
    const entries = sale.map((one) => ({ ...one, way: 'card' as const, comes_to }));
    changes = { state: comes_to > 0 ? 'vigente' : 'por_pagar', entries };
    const { unmount } = open('/gestion/gift-cards/12');
    await userEvent.click(await screen.findByRole('button', { name: 'Corregir' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Corregir la venta' }));
    await userEvent.type(dialog.getByLabelText(/^Motivo/), 'Era otra orden');
    await userEvent.click(dialog.getByRole('button', { name: 'Corregir' }));
    await waitFor(() => expect(sent).toContainEqual({ amount: right, seen: comes_to, note: 'Era otra orden' }));
    unmount();
  }
});
