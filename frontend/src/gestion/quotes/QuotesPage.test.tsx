import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import { pasteInto } from '../../../test-setup/paste-into';
import type { MoveQuoteRequestDto, QuoteMoveDto, QuoteRequestDto } from '../../api/generated';
import { rememberSaved } from '../../ui/admin/list/csv.fixtures';
import { AdminTheme } from '../layout/AdminTheme';
import { NewRequests } from './NewRequests';
import { quoteRequest } from './quotes.fixtures';
import { QuotesPage } from './QuotesPage';

/** The server's rows, which its calls change as the real one does. */
let rows: QuoteRequestDto[] = [];
const asked: Record<string, string>[] = [];
const done: unknown[] = [];

const LOSE = { to: 'perdida', needs: 'reason', label: 'Marcar perdida', admin: false } as const;
const MOVES: Partial<Record<QuoteRequestDto['state'], QuoteMoveDto[]>> = {
  contactada: [LOSE],
  perdida: [{ to: 'contactada', needs: 'nothing', label: 'Reabrir', admin: false }],
};

const GONE = { status: 404, msg: 'La solicitud no existe o ya fue eliminada.', data: null };
const server = serveApi(
  http.get('*/api/v1/quote_requests/all', ({ request }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    // The count of the navigation asks for one row only.
    if (query.perPage !== '1') asked.push(query);
    const found = rows.filter(({ state }) => !query.state || state === query.state);
    const headers = { 'X-Total-Count': String(found.length) };
    return HttpResponse.json({ status: 200, msg: 'Solicitudes', data: found }, { headers });
  }),
  http.put('*/api/v1/quote_requests/move/:id', async ({ params, request }) => {
    const { state, version, ...words } = (await request.json()) as MoveQuoteRequestDto;
    done.push([Number(params.id), state, version, ...(words.reason ? [words] : [])]);
    await delay(20);
    const row = rows.find(({ id }) => id === Number(params.id));
    if (!row) return HttpResponse.json(GONE, { status: 404 });
    row.state = state;
    row.moves = MOVES[state] ?? [];
    return HttpResponse.json({ status: 200, msg: 'El estado cambió.', data: row });
  }),
  http.get('*/api/v1/quote_requests/people', () =>
    HttpResponse.json({ status: 200, msg: 'Personas', data: [{ id: 5, name: 'Diego Vera', me: false }] }),
  ),
  http.put('*/api/v1/quote_requests/assign-all', async ({ request }) => {
    done.push(['assign', await request.json()]);
    const data = [
      { id: 1, name: 'Camila Rojas', done: true, msg: null },
      { id: 2, name: 'Íñigo Ruz', done: false, msg: 'La solicitud está realizada.' },
    ];
    return HttpResponse.json({ status: 200, msg: 'Solicitudes asignadas', data });
  }),
  http.put('*/api/v1/quote_requests/lose-all', async ({ request }) => {
    done.push(['lose', await request.json()]);
    return HttpResponse.json({
      status: 200,
      msg: 'Perdidas',
      data: [{ id: 2, name: 'Íñigo Ruz', done: true, msg: null }],
    });
  }),
  http.delete('*/api/v1/quote_requests/delete/:id', ({ params }) => {
    done.push(['delete', Number(params.id)]);
    rows = rows.filter(({ id }) => id !== Number(params.id));
    return HttpResponse.json({ status: 200, msg: 'La solicitud fue eliminada.', data: null });
  }),
);

beforeEach(() => {
  asked.length = 0;
  done.length = 0;
  rows = [
    quoteRequest(),
    quoteRequest({
      id: 2,
      name: 'Íñigo Ruz',
      state: 'contactada',
      moves: [LOSE],
      chef: null,
      proposal: null,
      city: null,
      event_date: null,
      message: null,
      mailed: false,
    }),
  ];
});

async function open(path = '/gestion/solicitudes') {
  const opened = renderApp(
    <AdminTheme>
      <p data-testid="count">
        <NewRequests />
      </p>
      <QuotesPage />
    </AdminTheme>,
    { path, user: ADMIN },
  );
  await screen.findByRole('heading', { name: 'Solicitudes' });
  return opened;
}
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement);
/** By the title it shows: in tests antd gives every title the same id. */
const dialogOf = async (title: string) => (await screen.findByText(title)).closest('[role="dialog"]') as HTMLElement;
const count = () => screen.getByTestId('count');
async function openMenu(name: string) {
  await userEvent.click((await rowOf(name)).getByRole('button', { name: `Opciones de ${name}` }));
  return within(await screen.findByRole('menu'));
}

test('a row says who asks for what, when, where and how far it has come', async () => {
  await open();
  const row = await rowOf('Camila Rojas');
  for (const text of ['Cena', '12 dic 2026', 'Ñuñoa', '8', 'Pastel de choclo', 'Nueva'])
    expect(row.getByText(text)).toBeVisible();
  const other = await rowOf('Íñigo Ruz');
  // Neither day nor commune are said once.
  expect(other.getAllByText('No Registra')).toHaveLength(2);
  expect(other.getByText('Contactada')).toBeVisible();
  expect(screen.getByText('1–2 de 2 solicitudes')).toBeVisible();
});

test('search, filters, order and page come from the address', async () => {
  await open('/gestion/solicitudes?search=camila&state=nueva&kind=cena&sort=-guests&page=1');
  await screen.findByText('Camila Rojas');
  expect(asked[0]).toEqual({
    search: 'camila',
    state: 'nueva',
    kind: 'cena',
    sort: '-guests',
    page: '1',
    perPage: '12',
    view: 'waiting',
  });
});

test('it opens on what waits, the most urgent first; the other views are links that take the search along', async () => {
  const { router } = await open('/gestion/solicitudes?search=ruz&page=2&sort=name');
  expect(asked[0]).toMatchObject({ view: 'waiting', sort: 'name' });
  await userEvent.click(screen.getByRole('link', { name: 'Mías' }));
  await waitFor(() => expect(router.state.location.search).toBe('?search=ruz&vista=mias'));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ view: 'mine', sort: 'turn', search: 'ruz', page: '1' }));
  await userEvent.click(screen.getByRole('link', { name: 'Esta semana' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ view: 'week', sort: 'event_date' }));
  await userEvent.click(screen.getByRole('link', { name: 'Todas' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: '-created_at' }));
  expect(asked.at(-1)).not.toHaveProperty('view');
  expect(screen.getByRole('link', { name: 'Todas' })).toHaveAttribute('aria-current', 'page');
});

test('a row says whose turn it is, what comes next, and since when nobody has answered', async () => {
  rows = [
    quoteRequest({ overdue: true, owner: { id: 4, name: 'Paula Soto', active: true } }),
    quoteRequest({
      id: 2,
      name: 'Íñigo Ruz',
      state: 'contactada',
      waiting_minutes: null,
      overdue: true,
      owner: { id: 5, name: 'Diego Vera', active: false },
      next_step: 'Llamar',
      next_step_on: '2026-11-20',
    }),
  ];
  await open();
  const row = await rowOf('Camila Rojas');
  expect(row.getByText('Sin responder hace 3 h')).toHaveClass('is-late');
  expect(row.getByText('Paula Soto')).toBeVisible();
  const other = await rowOf('Íñigo Ruz');
  expect(other.getByText('Nadie')).toBeVisible();
  expect(other.getByText('Llamar')).toBeVisible();
  expect(other.getByText('20 nov 2026')).toHaveClass('is-late');
});

test('says how an offer ended that nobody followed up; a plan made before is not late', async () => {
  rows = [
    quoteRequest({
      state: 'cotizada',
      waiting_minutes: null,
      lost_offer: 'rechazada',
      overdue: true,
      next_step_on: '2099-01-01',
    }),
    quoteRequest({
      id: 2,
      name: 'Íñigo Ruz',
      state: 'cotizada',
      waiting_minutes: null,
      lost_offer: 'vencida',
      overdue: true,
    }),
  ];
  await open();
  const row = await rowOf('Camila Rojas');
  expect(row.getByText('Rechazó la cotización')).toHaveClass('is-late');
  expect(row.getByText('1 ene 2099')).not.toHaveClass('is-late');
  expect((await rowOf('Íñigo Ruz')).getByText('Venció la cotización')).toHaveClass('is-late');
});

test('the list and the board are narrowed down to a colleague, from the address at once; one’s own are not', async () => {
  const { router } = await open('/gestion/solicitudes?owner=5');
  await screen.findByText('Camila Rojas');
  expect(asked[0]).toMatchObject({ owner: '5', view: 'waiting' });
  expect(await screen.findByText('Diego Vera')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Mías' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ view: 'mine' }));
  expect(asked.at(-1)).not.toHaveProperty('owner');
  expect(screen.queryByRole('combobox', { name: 'Responsable' })).not.toBeInTheDocument();
  await act(() => router.navigate('/gestion/solicitudes?owner=0&vista=tablero'));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ owner: '0' }));
  expect(asked.at(-1)).not.toHaveProperty('view');
});

test('this week says who cooks and at what hour', async () => {
  rows = [
    quoteRequest({ evening: { chef_name: 'Kenji Morales', starts_at: '20:30' } }),
    quoteRequest({ id: 2, name: 'Íñigo Ruz' }),
  ];
  await open('/gestion/solicitudes?vista=semana');
  const row = await rowOf('Camila Rojas');
  expect(row.getByText('Kenji Morales')).toBeVisible();
  expect(row.getByText(/20:30/)).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Cocina' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: /Recibida/ })).not.toBeInTheDocument();
});

test('several are given to somebody at once, and lost for one reason; what was refused says why and stays chosen', async () => {
  await open();
  await rowOf('Camila Rojas');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Elegir: Camila Rojas' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Elegir: Íñigo Ruz' }));
  const bar = within(await screen.findByRole('group', { name: 'Con las elegidas' }));
  expect(bar.getByRole('status')).toHaveTextContent('2 elegidas');
  await userEvent.click(bar.getByRole('combobox', { name: 'Asignar las elegidas' }));
  await userEvent.click(await screen.findByText('Diego Vera', { selector: '.ant-select-item-option-content' }));
  expect(await screen.findByText('1 solicitud cambió.')).toBeVisible();
  expect(await screen.findByText('1 no cambió. Íñigo Ruz: La solicitud está realizada.')).toBeVisible();
  expect(done).toEqual([['assign', { ids: [1, 2], owner_id: 5 }]]);
  expect(bar.getByRole('status')).toHaveTextContent('1 elegida');
  await userEvent.click(bar.getByRole('button', { name: 'Marcar perdidas' }));
  const dialog = within(await dialogOf('Marcar perdidas: 1 solicitud'));
  await userEvent.click(dialog.getByRole('combobox', { name: /Motivo/ }));
  await userEvent.click(await screen.findByText('Spam', { selector: '.ant-select-item-option-content' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Marcar perdidas' }));
  await waitFor(() => expect(done.at(-1)).toEqual(['lose', { ids: [2], reason: 'spam', text: '' }]));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Con las elegidas' })).not.toBeInTheDocument());
});

test('their reason stays although somebody takes the last chosen one off the list while it is written', async () => {
  await open('/gestion/solicitudes?state=nueva');
  await rowOf('Camila Rojas');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Elegir: Camila Rojas' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Marcar perdidas' }));
  const dialog = within(await dialogOf('Marcar perdidas: 1 solicitud'));
  rows = rows.filter(({ id }) => id !== 1);
  fireEvent.focus(window);
  await waitFor(() => expect(screen.queryByText('Camila Rojas')).not.toBeInTheDocument());
  await userEvent.click(dialog.getByRole('combobox', { name: /Motivo/ }));
  await userEvent.click(await screen.findByText('Spam', { selector: '.ant-select-item-option-content' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Marcar perdidas' }));
  await waitFor(() => expect(done.at(-1)).toEqual(['lose', { ids: [1], reason: 'spam', text: '' }]));
});

test('where none of several changes, nothing is told as done', async () => {
  server.use(
    http.put('*/api/v1/quote_requests/lose-all', () => {
      const data = [{ id: 1, name: 'Camila Rojas', done: false, msg: 'La solicitud ya está perdida.' }];
      return HttpResponse.json({ status: 200, msg: 'Perdidas', data });
    }),
  );
  await open();
  await rowOf('Camila Rojas');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Elegir: Camila Rojas' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Marcar perdidas' }));
  const dialog = within(await dialogOf('Marcar perdidas: 1 solicitud'));
  await userEvent.click(dialog.getByRole('combobox', { name: /Motivo/ }));
  await userEvent.click(await screen.findByText('Spam', { selector: '.ant-select-item-option-content' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Marcar perdidas' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '1 no cambió. Camila Rojas: La solicitud ya está perdida.',
  );
  expect(screen.queryByText('0 solicitudes cambiaron.')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('those that were chosen are exported, and no others; the log hears of it first', async () => {
  const noted: unknown[] = [];
  server.use(
    http.post('*/api/v1/quote_requests/export', async ({ request }) => {
      noted.push(await request.json());
      return HttpResponse.json({ status: 200, msg: 'Anotado', data: null });
    }),
  );
  await open();
  await rowOf('Camila Rojas');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Elegir: Camila Rojas' }));
  const saved = rememberSaved();
  await userEvent.click(await screen.findByRole('button', { name: 'Exportar elegidas' }));
  await waitFor(() => expect(noted).toEqual([{ ids: [1] }]));
  const text = await waitFor(saved);
  expect(text).toContain('Camila Rojas');
  expect(text).not.toContain('Íñigo Ruz');
});

test('the usual next step is one press, which the count of new ones follows', async () => {
  await open();
  await waitFor(() => expect(count()).toHaveTextContent('1, 1 nueva'));
  await userEvent.click((await rowOf('Camila Rojas')).getByRole('button', { name: /^Marcar contactada:/ }));
  expect(await screen.findByText('El estado cambió.')).toBeVisible();
  expect(done).toEqual([[1, 'contactada', 1]]);
  await waitFor(() => expect(count()).toBeEmptyDOMElement());
  expect(await (await rowOf('Camila Rojas')).findByText('Contactada')).toBeVisible();
  expect((await rowOf('Camila Rojas')).queryByRole('button', { name: /^Marcar/ })).not.toBeInTheDocument();
});

test('pressed twice it is done once', async () => {
  await open();
  const move = (await rowOf('Camila Rojas')).getByRole('button', { name: /^Marcar contactada:/ });
  // Both before anything is answered, also where the machine is busy.
  fireEvent.click(move);
  fireEvent.click(move);
  expect(await screen.findByText('El estado cambió.')).toBeVisible();
  expect(done).toEqual([[1, 'contactada', 1]]);
});

test('the menu offers the moves that there are; one that needs a reason asks for it', async () => {
  await open();
  const menu = await openMenu('Íñigo Ruz');
  expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Ver solicitud',
    'Escribir al cliente',
    'Marcar perdida',
    'Eliminar',
  ]);
  await userEvent.click(menu.getByRole('menuitem', { name: 'Marcar perdida' }));
  const dialog = within(await dialogOf('Marcar perdida: Íñigo Ruz'));
  await userEvent.click(dialog.getByRole('button', { name: 'Marcar perdida' }));
  expect(await dialog.findByText('Elige un motivo.')).toBeVisible();
  expect(done).toEqual([]);
  await userEvent.click(dialog.getByRole('combobox', { name: /Motivo/ }));
  await userEvent.click(await screen.findByText('Otra', { selector: '.ant-select-item-option-content' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Marcar perdida' }));
  expect(await dialog.findByText('Cuenta cuál fue el motivo.')).toBeVisible();
  await pasteInto(dialog.getByRole('textbox', { name: /Detalle/ }), 'Se mudan');
  await userEvent.click(dialog.getByRole('button', { name: 'Marcar perdida' }));
  expect(await screen.findByText('El estado cambió.')).toBeVisible();
  expect(done).toEqual([[2, 'perdida', 1, { reason: 'otra', text: 'Se mudan' }]]);
});

test('a request whose client said how it was says so', async () => {
  rows = [
    quoteRequest({ state: 'realizada', waiting_minutes: null, opinion: true }),
    quoteRequest({ id: 2, name: 'Íñigo Ruz' }),
  ];
  await open('/gestion/solicitudes?vista=todas');
  expect((await rowOf('Camila Rojas')).getByText('Dejó su opinión')).toBeVisible();
  expect((await rowOf('Íñigo Ruz')).queryByText('Dejó su opinión')).not.toBeInTheDocument();
});

test('writing to the client happens on their page, where it is noted; to nobody who said that nobody may', async () => {
  rows = [quoteRequest(), quoteRequest({ id: 2, name: 'Íñigo Ruz', blocked: true })];
  const { router } = await open();
  const refused = await openMenu('Íñigo Ruz');
  expect(refused.queryByRole('menuitem', { name: 'Escribir al cliente' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  const menu = await openMenu('Camila Rojas');
  await userEvent.click(menu.getByRole('menuitem', { name: 'Escribir al cliente' }));
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/gestion/solicitudes/1' }));
  expect(router.state.location.hash).toBe('#write-message');
});

test('what another administrator deleted meanwhile is said, and leaves the list', async () => {
  await open();
  const row = await rowOf('Camila Rojas');
  rows = rows.filter(({ id }) => id !== 1);
  await userEvent.click(row.getByRole('button', { name: /^Marcar contactada:/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('La solicitud no existe o ya fue eliminada.');
  await waitFor(() => expect(screen.queryByText('Camila Rojas')).not.toBeInTheDocument());
  expect(screen.getByText('Íñigo Ruz')).toBeVisible();
});

test('when nothing waits it says so; nothing found offers to take the filters away', async () => {
  rows = [];
  const { router } = await open();
  expect(await screen.findByText('No hay nada por atender: nadie espera.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Exportar CSV' })).toBeDisabled();
  await pasteInto(screen.getByRole('searchbox'), 'nadie');
  await waitFor(() => expect(router.state.location.search).toBe('?search=nadie'));
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar filtros' }));
  expect(router.state.location.search).toBe('');
});
