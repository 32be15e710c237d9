import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ComponentType } from 'react';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import type { BankRowDto, CashAccountDto, CashEntryDto, CashFiguresDto } from '../../api/api';
import { rememberSaved } from '../../ui/admin/list/csv.fixtures';
import { AdminTheme } from '../layout/AdminTheme';
import { CashAccountsPage } from './CashAccountsPage';
import { CashPage } from './CashPage';
import { ReconciliationPage } from './ReconciliationPage';

const ACCOUNT = {
  evening_id: 7,
  gift_card_id: null,
  number: 'C-2026-0012',
  client: 'Camila Rojas',
  chef_name: 'Ana Soto',
};
const ENTRY: CashEntryDto = {
  ...{ ...ACCOUNT, id: 1, day: '2026-11-05', kind: 'charge', way: 'transfer', amount: 180_000 },
  ...{ reference: 'TEF-1', corrects: false, actor_name: null, bank: 'open' },
};
const PAYOUT: CashEntryDto = { ...ENTRY, id: 2, kind: 'payout', amount: -90_000, bank: 'matched' };
const CARD: CashAccountDto = {
  ...{ ...ACCOUNT, id: -4, evening_id: null, gift_card_id: 4, number: 'G-00004', chef_name: null, day: null },
  ...{ cancelled: false, agreed: 60_000, paid: 60_000, given_back: 0, left: 0, moved: -20_000 },
};
const EVENING: CashAccountDto = { ...CARD, ...ACCOUNT, id: 7, day: '2026-11-28', agreed: 360_000, paid: 180_000, left: 180_000, moved: 180_000 }; // prettier-ignore
const ROW: BankRowDto = {
  ...{ id: 9, source: 'bank', day: '2026-11-06', amount: 180_500, reference: '48213', words: 'TEF de Camila' },
  ...{ state: 'pending', by: null, entries: [] },
};
const FIGURES: CashFiguresDto = {
  month: '2026-11',
  ways: [
    { way: 'card', came_in: 0, given_back: 0, paid_out: 0, total: 0 },
    { way: 'transfer', came_in: 180_000, given_back: 0, paid_out: 90_000, total: 90_000 },
    { way: 'other', came_in: 0, given_back: 0, paid_out: 0, total: 0 },
  ],
  sums: { by_entry: 90_000, by_way: 90_000, by_account: 90_000 },
  ...{ gift_cards_sold: 0, gift_cards_used: 20_000, gift_cards_open: { amount: 40_000, count: 1 } },
  ...{ due: { amount: 180_000, count: 1 }, overdue: { amount: 0, count: 0 } },
};
const PENDING = { bank: { amount: 180_500, count: 1 }, ours: { amount: 180_000, count: 1 } };

let figures: CashFiguresDto;
let rows: BankRowDto[];
const asked: URLSearchParams[] = [];
const sent: unknown[] = [];
const answer = (data: unknown) =>
  HttpResponse.json({ status: 200, msg: 'Listo.', data }, { headers: { 'X-Total-Count': '2' } });
const list = (path: string, read: () => unknown) =>
  http.get(`*/api/v1/cash_book/${path}`, ({ request }) => {
    asked.push(new URL(request.url).searchParams);
    return answer(read());
  });
const server = serveApi(
  http.get('*/api/v1/cash_book/figures', () => answer(figures)),
  http.get('*/api/v1/cash_book/pending', () => answer(PENDING)),
  list('entries', () => [ENTRY, PAYOUT]),
  list('accounts', () => [EVENING, CARD]),
  list('bank_rows', () => rows),
  http.get('*/api/v1/cash_book/bank_rows/:id/candidates', () =>
    answer([ENTRY, { ...ENTRY, id: 3, amount: 500, client: 'Pía' }]),
  ),
  http.all('*/api/v1/cash_book/bank_rows/:id/:what', async ({ request, params }) => {
    const body = (await request.json().catch(() => null)) as { aside?: boolean } | null;
    sent.push([request.method, params['what'], body]);
    const matched = { state: 'matched' as const, entries: [ENTRY] };
    const state = request.method === 'DELETE' || body?.aside === false ? 'pending' : 'aside';
    const now: BankRowDto = { ...ROW, id: Number(params['id']), ...(body && !('aside' in body) ? matched : { state }) };
    // The list is asked for what waits.
    rows = rows.filter(({ id }) => id !== now.id);
    return answer(now);
  }),
  http.post('*/api/v1/cash_book/bank_rows', async ({ request }) => {
    sent.push(await request.json());
    return answer({ source: 'bank', read: 3, known: 1, matched: 2, month: '2026-10', unreadable: [{ line: 4, msg: 'El monto no se entiende.' }], skipped: 2 }); // prettier-ignore
  }),
);
beforeEach(() => {
  figures = FIGURES;
  rows = [ROW];
  asked.length = sent.length = 0;
});

function open(Page: ComponentType, path: string) {
  return renderApp(
    <AdminTheme>
      <Page />
    </AdminTheme>,
    { path, user: ADMIN },
  );
}

test('a month says what came and went, by way, what is to pay, and that it adds up', async () => {
  open(CashPage, '/gestion/caja?mes=2026-11&way=transfer');
  expect(await screen.findByText(/^Cuadra: .* suma \$90\.000\.$/)).toBeVisible();
  const ways = within(screen.getByRole('table', { name: 'Por forma de pago' }));
  const cellsOf = (name: string) => within(ways.getByRole('row', { name: new RegExp(`^${name}`) })).getAllByRole('cell').map((cell) => cell.textContent); // prettier-ignore
  expect([cellsOf('Entró'), cellsOf('A chefs'), cellsOf('Queda')]).toEqual([['$0', '$180.000', '$0'], ['$0', '$90.000', '$0'], ['$0', '$90.000', '$0']]); // prettier-ignore
  expect(screen.getByText('1 velada, desde hoy')).toBeVisible();
  const payout = await screen.findByRole('row', { name: /Pago al chef/ });
  expect(payout).toHaveTextContent(
    /Camila Rojas.*C-2026-0012 · Ana Soto.*5 nov.*2026.*Transferencia.*−\$90\.000.*Conciliado/,
  );
  expect(asked[0]?.get('month')).toBe('2026-11');
  expect(asked[0]?.get('way')).toBe('transfer');
  expect(screen.getByRole('link', { name: 'Mes anterior' })).toHaveAttribute('href', expect.stringContaining('mes=2026-10&way=transfer')); // prettier-ignore
  expect(screen.getByRole('link', { name: 'Por velada' })).toHaveAttribute('href', '/gestion/caja/veladas?mes=2026-11');
});

test('where the sums differ it says so', async () => {
  figures = { ...FIGURES, sums: { ...FIGURES.sums, by_account: 80_000 } };
  open(CashPage, '/gestion/caja');
  expect(await screen.findByText(/^No cuadra: .* por velada o gift card, \$80\.000\.$/)).toBeVisible();
});

test('by evening: agreed, paid and left, with gift cards, and all of it in the file', async () => {
  const saved = rememberSaved();
  open(CashAccountsPage, '/gestion/caja/veladas?mes=2026-11');
  const evening = await screen.findByRole('row', { name: /Camila Rojas.*28 nov/ });
  expect(evening).toHaveTextContent(/\$360\.000.*\$180\.000.*\$180\.000.*\$180\.000/);
  expect(within(screen.getByRole('row', { name: /G-00004/ })).getByRole('link', { name: 'Camila Rojas' })).toHaveAttribute('href', '/gestion/gift-cards/4'); // prettier-ignore
  await userEvent.click(screen.getByRole('button', { name: 'Exportar CSV' }));
  expect(await screen.findByText('Exportación lista: 2 filas.')).toBeVisible();
  expect(await saved()).toContain('Camila Rojas;G-00004;;;No;60000;60000;0;0;-20000');
  expect(asked.at(-1)?.get('export')).toBe('true');
  expect(asked.at(-1)?.get('month')).toBe('2026-11');
});

test('a statement is read from a file or pasted; what came of it stands above its own month', async () => {
  const { router } = open(ReconciliationPage, '/gestion/caja/conciliacion?mes=2026-11');
  await userEvent.click(await screen.findByRole('button', { name: 'Subir cartola' }));
  const dialog = await screen.findByRole('dialog', { name: 'Subir cartola' });
  const file = new File(['Fecha;Monto\n5/11/2026;10'], 'cartola.csv', { type: 'text/csv' });
  await userEvent.upload(dialog.querySelector('input[type="file"]') as HTMLInputElement, file);
  await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveValue('Fecha;Monto\n5/11/2026;10'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Leer y conciliar' }));
  expect(await screen.findByText(/Leímos 3 filas; 1 ya estaba\. 2 se conciliaron por referencia/)).toBeVisible();
  expect(screen.getByText('Fila 4: El monto no se entiende.')).toBeVisible();
  expect(screen.getByText(/^2 filas sin fecha se saltaron/)).toBeVisible();
  expect(sent).toEqual([{ text: 'Fecha;Monto\n5/11/2026;10' }]);
  await waitFor(() => expect(router.state.location.search).toBe('?mes=2026-10'));
});

test('a file that is no text is refused, and what is pasted stays', async () => {
  open(ReconciliationPage, '/gestion/caja/conciliacion?mes=2026-11');
  await userEvent.click(await screen.findByRole('button', { name: 'Subir cartola' }));
  const dialog = await screen.findByRole('dialog', { name: 'Subir cartola' });
  const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d])], 'cartola.csv', { type: 'text/csv' }); // prettier-ignore
  await userEvent.upload(dialog.querySelector('input[type="file"]') as HTMLInputElement, png);
  expect(await screen.findByText('Ese archivo no es un CSV. Descárgalo del banco como CSV.')).toBeVisible();
  expect(within(dialog).getByRole('textbox')).toHaveValue('');
});

test('by hand: what is chosen is added up beside the bank’s amount', async () => {
  open(ReconciliationPage, '/gestion/caja/conciliacion?mes=2026-11');
  await userEvent.click(await screen.findByRole('button', { name: 'Opciones de TEF de Camila' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Conciliar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Conciliar' });
  await userEvent.click(await within(dialog).findByRole('checkbox', { name: /Camila Rojas/ }));
  expect(within(dialog).getByText('Faltan $500 para lo que dice el banco.')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /Pía/ }));
  expect(within(dialog).getByText('Suman lo mismo que el banco.')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Conciliar' }));
  await waitFor(() => expect(sent).toEqual([['PUT', 'match', { entry_ids: [1, 3] }]]));
  await waitFor(() => expect(dialog).not.toBeVisible());
});

test.each(['Conciliar', 'Apartar: no es de Caja'])('a row keeps its place in the list after %s', async (action) => {
  rows = [{ ...ROW, id: 8, words: 'TEF de Pía' }, ROW, { ...ROW, id: 10, words: 'TEF de Ana' }];
  open(ReconciliationPage, '/gestion/caja/conciliacion?mes=2026-11&state=pending');
  await userEvent.click(await screen.findByRole('button', { name: 'Opciones de TEF de Camila' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  if (action === 'Conciliar') {
    const dialog = within(await screen.findByRole('dialog', { name: action }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Camila Rojas/ }));
    await userEvent.click(dialog.getByRole('button', { name: action }));
  }
  const state = action === 'Conciliar' ? 'Conciliada' : 'Apartada';
  const row = await screen.findByRole('row', { name: new RegExp(`^TEF de Camila.*${state}`) });
  await waitFor(() => expect(asked.filter((one) => one.get('state') === 'pending').length).toBeGreaterThan(1));
  const names = screen.getAllByRole('row').map(({ textContent }) => /TEF de [^B]*/.exec(textContent ?? '')?.[0]);
  expect(names.filter(Boolean)).toEqual(['TEF de Pía', 'TEF de Camila', 'TEF de Ana']);
  expect(row).toBeVisible();
});

test('a match is undone, a row is set aside; ours without the bank stand below', async () => {
  rows = [ROW, { ...ROW, id: 10, state: 'matched', words: null, entries: [ENTRY] }];
  open(ReconciliationPage, '/gestion/caja/conciliacion?mes=2026-11');
  const act = async (subject: string, entry: string) => {
    await userEvent.click(await screen.findByRole('button', { name: subject }));
    await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
  };
  expect(await screen.findByText('Difiere en $500')).toBeVisible();
  await act('Opciones de TEF de Camila', 'Apartar: no es de Caja');
  await act('Opciones de 48213', 'Deshacer');
  await waitFor(() => expect(sent).toEqual([['PUT', 'aside', { aside: true }], ['DELETE', 'match', null]])); // prettier-ignore
  const ours = screen.getByRole('region', { name: 'Lo nuestro sin fila del banco' });
  expect(ours).toHaveTextContent('1 movimiento del mes, que suman $180.000.');
});

test('ours that cannot be read is said, with another try: nothing there would look reconciled', async () => {
  const refused = { status: 503, msg: 'La base de datos no responde.', data: null };
  server.use(http.get('*/api/v1/cash_book/pending', () => HttpResponse.json(refused, { status: 503 }), { once: true }));
  open(ReconciliationPage, '/gestion/caja/conciliacion?mes=2026-11');
  const ours = await screen.findByRole('region', { name: 'Lo nuestro sin fila del banco' });
  expect(await within(ours).findByRole('alert')).toHaveTextContent('La base de datos no responde.');
  await userEvent.click(within(ours).getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(ours).toHaveTextContent('1 movimiento del mes, que suman $180.000.'));
});

test('a long name is one link, and one stop of the keyboard', async () => {
  rows = [];
  server.use(list('entries', () => [{ ...ENTRY, client: 'Constructora e Inmobiliaria Andina' }]));
  open(CashPage, '/gestion/caja?mes=2026-11');
  const link = await screen.findByRole('link', { name: 'Constructora e Inmobiliaria Andina' });
  expect(link).toHaveTextContent('Constructora e Inmob…');
  expect(link.querySelector('[tabindex]')).toBeNull();
});
