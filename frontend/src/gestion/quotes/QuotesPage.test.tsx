import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import type { MoveQuoteRequestDto, QuoteMoveDto, QuoteRequestDto } from '../../api/generated';
import { AdminTheme } from '../layout/AdminTheme';
import { NewRequests } from './NewRequests';
import { quoteRequest } from './quotes.fixtures';
import { QuotesPage } from './QuotesPage';

// Without styles and motion antd's parts come and go at once; looks are tested in the browser.
jest.mock('../../app/antd-theme', () => ({ antdTheme: { zeroRuntime: true, token: { motion: false } } }));

// antd in jsdom takes its time on a busy machine.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });

/** The server's rows, which its calls change as the real one does. */
let rows: QuoteRequestDto[] = [];
const asked: Record<string, string>[] = [];
const done: unknown[] = [];

const LOSE = { to: 'perdida', needs: 'reason', label: 'Marcar perdida' } as const;
const MOVES: Partial<Record<QuoteRequestDto['state'], QuoteMoveDto[]>> = {
  contactada: [LOSE],
  perdida: [{ to: 'contactada', needs: 'nothing', label: 'Reabrir' }],
};

const GONE = { status: 404, msg: 'La solicitud no existe o ya fue eliminada.', data: null };
serveApi(
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
  http.post('*/api/v1/quote_requests/mail-again/:id', ({ params }) => {
    done.push(['mail', Number(params.id)]);
    const sent = { mailed: true, mail: { state: 'sent', problem: null, settled_at: null } } as const;
    rows = rows.map((row) => ({ ...row, ...sent }));
    return HttpResponse.json({ status: 200, msg: 'Enviamos el aviso otra vez.', data: rows[0] });
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
  expect(other.getAllByText('No Registra')).toHaveLength(3);
  expect(other.getByText('Contactada')).toBeVisible();
  expect(screen.getByText('1–2 de 2 solicitudes')).toBeVisible();
});

test('a request of which the company was not told says so with the reason, and is mailed again', async () => {
  const problem = 'El servidor de correo rechazó la dirección.';
  rows = [quoteRequest({ mailed: false, mail: { state: 'refused', problem, settled_at: null } })];
  await open();
  const row = await rowOf('Camila Rojas');
  expect(row.getByText('Correo no entregado')).toBeVisible();
  await userEvent.click(row.getByText('Camila Rojas'));
  const drawer = within(await dialogOf('Solicitud de Camila Rojas'));
  expect(drawer.getByText(/Correo no entregado a la empresa\..*rechazó la dirección/)).toBeVisible();
  await userEvent.click(drawer.getByRole('button', { name: 'Enviar de nuevo' }));
  expect(await screen.findByText('Enviamos el aviso a la empresa.')).toBeVisible();
  expect(done).toEqual([['mail', 1]]);
  expect(await drawer.findByText(/Enviado a la empresa/)).toBeVisible();
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
  });
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
  await userEvent.dblClick((await rowOf('Camila Rojas')).getByRole('button', { name: /^Marcar contactada:/ }));
  expect(await screen.findByText('El estado cambió.')).toBeVisible();
  expect(done).toEqual([[1, 'contactada', 1]]);
});

test('the menu offers the moves that there are; one that needs a reason asks for it', async () => {
  await open();
  const menu = await openMenu('Íñigo Ruz');
  expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Ver solicitud',
    'Abrir chat',
    'Enviar correo',
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
  await userEvent.type(dialog.getByRole('textbox', { name: /Detalle/ }), 'Se mudan');
  await userEvent.click(dialog.getByRole('button', { name: 'Marcar perdida' }));
  expect(await screen.findByText('El estado cambió.')).toBeVisible();
  expect(done).toEqual([[2, 'perdida', 1, { reason: 'otra', text: 'Se mudan' }]]);
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

test('e-mail and phone are copied with one press, from the list and from the details', async () => {
  const user = userEvent.setup();
  const copied = jest.spyOn(window.navigator.clipboard, 'writeText');
  const { router } = await open();
  const row = await rowOf('Camila Rojas');
  await user.click(row.getByRole('button', { name: 'Copiar teléfono de Camila Rojas' }));
  expect(await screen.findByText('Teléfono copiado.')).toBeVisible();
  expect(copied).toHaveBeenLastCalledWith('(+56) 9 1234 5678');
  await user.click(row.getByRole('link', { name: 'Camila Rojas' }));
  expect(router.state.location.search).toBe('?ficha=1');
  const drawer = within(await dialogOf('Solicitud de Camila Rojas'));
  await user.click(drawer.getByRole('button', { name: 'Copiar email de Camila Rojas' }));
  expect(await screen.findByText('Email copiado.')).toBeVisible();
  expect(copied).toHaveBeenLastCalledWith('camila.rojas@correo.example');
});

test('a request has an address, which closing it leaves', async () => {
  const { router } = await open('/gestion/solicitudes?search=camila&ficha=1');
  const drawer = await dialogOf('Solicitud de Camila Rojas');
  await userEvent.click(within(drawer).getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(router.state.location.search).toBe('?search=camila'));
});

test('an address of a request that is not in the list says so, and leaves', async () => {
  const { router } = await open('/gestion/solicitudes?ficha=99');
  expect(await screen.findByRole('alert')).toHaveTextContent('No está en esta lista');
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('the details show all the visitor wrote and the ways to answer', async () => {
  await open();
  await userEvent.click(await screen.findByRole('link', { name: 'Camila Rojas' }));
  const drawer = within(await dialogOf('Solicitud de Camila Rojas'));
  expect(drawer.getByText(/Celebramos un cumpleaños\.\s+Una persona es celíaca\./)).toBeVisible();
  expect(drawer.getByText('Enviado a la empresa')).toBeVisible();
  const address = (name: string) => drawer.getByRole('link', { name }).getAttribute('href');
  expect(address('Ana María Pérez')).toBe('/chef/Ana-Mar%C3%ADa-P%C3%A9rez');
  expect(address('Pastel de choclo')).toBe('/experiencia/Pastel-de-choclo');
  expect(address('Abrir chat')).toMatch(/^https:\/\/wa\.me\/56912345678\?text=Hola%20Camila/);
  expect(address('Enviar correo')).toMatch(/^mailto:camila\.rojas@correo\.example\?subject=/);
  expect(drawer.queryByText('Campaña')).not.toBeInTheDocument();
});

test('a question shows no gaps where an event would have its facts', async () => {
  rows = [quoteRequest({ kind: 'otra', guests: null, event_date: null, city: null, message: '¿Buscan chefs?' })];
  await open();
  const row = await rowOf('Camila Rojas');
  expect(row.getByText('Otra consulta')).toBeVisible();
  expect(screen.getByText('1 solicitud')).toBeVisible();
  await userEvent.click(row.getByRole('link', { name: 'Camila Rojas' }));
  const drawer = within(await dialogOf('Solicitud de Camila Rojas'));
  expect(drawer.getByText('¿Buscan chefs?')).toBeVisible();
  for (const name of ['Para', 'Fecha', 'Comuna']) expect(drawer.queryByText(name)).not.toBeInTheDocument();
});

test('a request that its new state takes out of the filtered list stays, in the list and open', async () => {
  await open('/gestion/solicitudes?state=nueva');
  await userEvent.click(await screen.findByRole('link', { name: 'Camila Rojas' }));
  const drawer = within(await dialogOf('Solicitud de Camila Rojas'));
  await userEvent.click(drawer.getByRole('button', { name: 'Marcar contactada' }));
  expect(await (await rowOf('Camila Rojas')).findByText('Contactada')).toBeInTheDocument();
  expect(drawer.getByText('Contactada')).toBeVisible();
});

test('deleting asks first, says so and takes the details away', async () => {
  await open();
  await userEvent.click(await screen.findByRole('link', { name: 'Camila Rojas' }));
  const drawer = await dialogOf('Solicitud de Camila Rojas');
  await userEvent.click(within(drawer).getByRole('button', { name: 'Eliminar' }));
  const question = await dialogOf('¿Desea Eliminar la Solicitud?');
  expect(done).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Si, Eliminar' }));
  expect(await screen.findByText('La solicitud fue eliminada.')).toBeVisible();
  expect(done).toEqual([['delete', 1]]);
  await waitFor(() => expect(screen.queryByText('Camila Rojas')).not.toBeInTheDocument());
  await waitFor(() => expect(drawer).not.toBeInTheDocument());
});

test('before the first request it says what comes here; nothing found offers to take the filters away', async () => {
  rows = [];
  const { router } = await open();
  expect(
    await screen.findByText('Todavía nadie ha pedido su mesa. Las solicitudes del sitio llegan aquí.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Exportar CSV' })).toBeDisabled();
  await userEvent.type(screen.getByRole('searchbox'), 'nadie');
  await waitFor(() => expect(router.state.location.search).toBe('?search=nadie'));
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar filtros' }));
  expect(router.state.location.search).toBe('');
});
