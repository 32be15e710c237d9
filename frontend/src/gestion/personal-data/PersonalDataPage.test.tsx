import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import { pasteInto } from '../../../test-setup/paste-into';
import type {
  ClientRequestDto,
  DataRightDto,
  FindPersonalDataApiResponse,
  ListDataRightsApiResponse,
} from '../../api/generated';
import { AdminTheme } from '../layout/AdminTheme';
import { PersonalDataPage } from './PersonalDataPage';
import { daysUntil, dueText, requestsText } from './right-words';

const right = (changes: Partial<DataRightDto> = {}): DataRightDto => ({
  id: 7,
  at: '2026-11-01T15:00:00.000Z',
  kind: 'erasure',
  step: 'asked',
  requests: [12],
  due_on: '2026-12-01',
  reason: null,
  actor: 'client',
  actor_name: null,
  ...changes,
});

const client = (changes: Partial<ClientRequestDto> = {}): ClientRequestDto => ({
  id: 12,
  name: 'Camila Rojas',
  email: 'camila@correo.example',
  phone_number: '+56912345678',
  created_at: '2026-11-01T15:00:00.000Z',
  consented_at: '2026-11-01T15:00:00.000Z',
  consent_purpose: 'Responder la solicitud',
  consent_version: '2026-11',
  blocked_at: null,
  erased_at: null,
  ...changes,
});

let rights: ListDataRightsApiResponse['data'];
let found: FindPersonalDataApiResponse['data'];
const sent: unknown[] = [];
const done = (msg: string) => HttpResponse.json({ status: 200, msg, data: null });

const server = serveApi(
  http.get('*/api/v1/personal_data/rights', () =>
    HttpResponse.json<ListDataRightsApiResponse>({ status: 200, msg: 'Derechos', data: rights }),
  ),
  http.post('*/api/v1/personal_data/find', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json<FindPersonalDataApiResponse>({ status: 200, msg: 'Datos', data: found });
  }),
  http.put('*/api/v1/personal_data/:what', async ({ request, params }) => {
    sent.push({ what: params.what, body: await request.json() });
    return done('Hecho está.');
  }),
  http.post('*/api/v1/personal_data/note', async ({ request }) => {
    sent.push({ noted: await request.json() });
    return done('El pedido quedó anotado.');
  }),
  http.put('*/api/v1/personal_data/refuse/:id', async ({ request, params }) => {
    sent.push({ refused: params.id, body: await request.json() });
    return done('La petición quedó rechazada.');
  }),
);
beforeEach(() => {
  sent.length = 0;
  rights = { tasks: [], log: [] };
  found = { requests: [client()], mentions: [] };
});

const open = () =>
  renderApp(
    <AdminTheme>
      <PersonalDataPage />
    </AdminTheme>,
    { path: '/gestion/datos-personales', user: ADMIN },
  );
async function search(contact: string): Promise<void> {
  await pasteInto(await screen.findByRole('textbox', { name: 'Correo o teléfono' }), contact);
  await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
}
const inDialog = (name: string) => within(screen.getByRole('dialog', { name }));

test('a person is found, and the contact stays out of the address', async () => {
  const { router } = open();
  await search('camila@correo.example');
  expect(await screen.findByText('1 solicitud encontrada.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Solicitud 12' })).toHaveAttribute('href', '/gestion/solicitudes/12');
  expect(screen.getByText(/Responder la solicitud \(texto 2026-11\)/)).toBeVisible();
  expect(sent).toEqual([{ contact: 'camila@correo.example' }]);
  expect(router.state.location.search).toBe('');
});

test('what cannot be searched says so, and nothing is asked', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Buscar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Escribe un correo o un teléfono.');
  expect(sent).toEqual([]);
  server.use(
    http.post('*/api/v1/personal_data/find', () =>
      HttpResponse.json({ status: 400, msg: 'Escribe un correo completo.', data: null }, { status: 400 }),
    ),
  );
  await search('camila');
  expect(await screen.findByRole('alert')).toHaveTextContent('Escribe un correo completo.');
});

test('nobody found is said, and where else the contact is', async () => {
  found = { requests: [], mentions: [{ title: 'Chefs', name: 'Ana Pérez', path: '/gestion/chef/editar-chef/3' }] };
  open();
  await search('ana@cocina.example');
  expect(await screen.findByText('No hay ninguna solicitud de ana@cocina.example.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Chefs: Ana Pérez' })).toHaveAttribute('href', '/gestion/chef/editar-chef/3');
});

test('erasing and blocking ask first, and read what is left', async () => {
  found = { requests: [client(), client({ id: 15 })], mentions: [] };
  open();
  await search('camila@correo.example');
  await userEvent.click(await screen.findByRole('button', { name: 'Borrar datos' }));
  const question = inDialog('¿Borrar los datos?');
  expect(question.getByText(/Con una velada por delante no se borra nada: cancélala primero/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Cancelar' }));
  expect(sent).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Bloquear' }));
  found = { requests: [client({ blocked_at: '2026-11-02T15:00:00.000Z' })], mentions: [] };
  await userEvent.click(inDialog('¿Bloquear los datos?').getByRole('button', { name: 'Bloquear' }));
  expect(await screen.findByText('Bloqueada')).toBeVisible();
  expect(sent[1]).toEqual({ what: 'block', body: { requests: [12, 15] } });
  expect(screen.getByRole('button', { name: 'Desbloquear' })).toBeVisible();
});

test('only what was corrected is sent, and the person is found by the new contact', async () => {
  open();
  await search('camila@correo.example');
  await userEvent.click(await screen.findByRole('button', { name: 'Corregir' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Corregir los datos' }));
  const email = dialog.getByRole('textbox', { name: 'Correo' });
  await userEvent.clear(email);
  await pasteInto(email, 'nueva@correo.example');
  await userEvent.click(dialog.getByRole('button', { name: 'Corregir' }));
  await waitFor(() =>
    expect(sent.slice(1)).toEqual([
      { what: 'rectify', body: { requests: [12], email: 'nueva@correo.example' } },
      { contact: 'nueva@correo.example' },
    ]),
  );
  expect(screen.getByRole('textbox', { name: 'Correo o teléfono' })).toHaveValue('nueva@correo.example');
});

test.each(['Nombre', 'Correo', 'Teléfono'])('%s is not corrected to nothing', async (label) => {
  open();
  await search('camila@correo.example');
  await userEvent.click(await screen.findByRole('button', { name: 'Corregir' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Corregir los datos' }));
  await userEvent.clear(dialog.getByRole('textbox', { name: label }));
  await userEvent.click(dialog.getByRole('button', { name: 'Corregir' }));
  expect(await dialog.findByText('Completa este campo.')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('after a correction the person is found by what was sought, which may have more of their requests', async () => {
  found = { requests: [client(), client({ id: 15, email: 'otra@correo.example' })], mentions: [] };
  open();
  await search('9 1234 5678');
  await userEvent.click(await screen.findByRole('button', { name: 'Corregir' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Corregir los datos' }));
  await pasteInto(dialog.getByRole('textbox', { name: 'Nombre' }), ' Soto');
  await userEvent.click(dialog.getByRole('button', { name: 'Corregir' }));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[2]).toEqual({ contact: '9 1234 5678' });
  expect(screen.getByRole('textbox', { name: 'Correo o teléfono' })).toHaveValue('9 1234 5678');
});

describe('where the session has ended only the dialog that asks to sign in again says so', () => {
  const msg = 'Tu sesión ya no es válida.';
  const ended = () => HttpResponse.json({ status: 401, msg, data: null }, { status: 401 });

  test('to a search', async () => {
    server.use(http.post('*/api/v1/personal_data/find', ended));
    const { store } = open();
    await search('camila@correo.example');
    await waitFor(() => expect(store.getState().session.expired).toBe(true));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Correo o teléfono' })).not.toHaveAttribute('readonly'),
    );
    expect(screen.queryByText(msg)).not.toBeInTheDocument();
  });

  test.each([
    ['a copy', 'Descargar copia', client()],
    ['a change', 'Desbloquear', client({ blocked_at: '2026-11-02T15:00:00.000Z' })],
  ])('to %s', async (_what, label, request) => {
    found = { requests: [request], mentions: [] };
    server.use(http.post('*/api/v1/personal_data/export', ended), http.put('*/api/v1/personal_data/unblock', ended));
    const { store } = open();
    await search('camila@correo.example');
    await userEvent.click(await screen.findByRole('button', { name: label }));
    await waitFor(() => expect(store.getState().session.expired).toBe(true));
    await screen.findByRole('button', { name: label });
    expect(screen.queryByText(msg)).not.toBeInTheDocument();
  });
});

test('what is found belongs to the contact in the field', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.post('*/api/v1/personal_data/find', async () => {
      await answered;
      return HttpResponse.json<FindPersonalDataApiResponse>({ status: 200, msg: 'Datos', data: found });
    }),
  );
  open();
  const field = await screen.findByRole('textbox', { name: 'Correo o teléfono' });
  await userEvent.type(field, 'camila@correo.example{Enter}otra{Enter}');
  expect(field).toHaveValue('camila@correo.example');
  answer();
  expect(await screen.findByText('1 solicitud encontrada.')).toBeVisible();
  await userEvent.type(field, '.cl');
  expect(screen.queryByText('1 solicitud encontrada.')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Borrar datos' })).not.toBeInTheDocument();
});

test('a task says by when it is due, and is answered', async () => {
  rights = { tasks: [right()], log: [] };
  open();
  const task = within(await screen.findByRole('listitem', { name: 'Borrado: solicitud 12' }));
  expect(task.getByText(/^Responder hasta el 1 dic 2026/)).toBeVisible();
  await userEvent.click(task.getByRole('button', { name: 'Rechazar' }));
  await pasteInto(screen.getByRole('textbox', { name: /^Motivo/ }), 'La factura se guarda');
  rights = {
    tasks: [],
    log: [right({ id: 8, step: 'refused', reason: 'La factura se guarda', actor: 'person', actor_name: 'Martina' })],
  };
  await userEvent.click(inDialog('¿Rechazar la petición?').getByRole('button', { name: 'Rechazar' }));
  expect(await screen.findByText('Nadie espera una respuesta.')).toBeVisible();
  expect(sent).toEqual([{ refused: '7', body: { reason: 'La factura se guarda' } }]);
  expect(screen.getByRole('row', { name: /Martina Borrado · Rechazado/ })).toBeVisible();
});

test('what a letter asks for is written down, and says so until it is answered', async () => {
  open();
  await search('camila@correo.example');
  await userEvent.click(await screen.findByRole('button', { name: 'Anotar un pedido' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Anotar un pedido' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Anotar' }));
  expect(await dialog.findByText('Completa este campo.')).toBeVisible();
  await userEvent.click(dialog.getByRole('combobox', { name: 'Qué pide' }));
  await userEvent.click(await screen.findByTitle('Copia de los datos'));
  await userEvent.clear(dialog.getByLabelText('Cuándo lo pidió'));
  await pasteInto(dialog.getByLabelText('Cuándo lo pidió'), '2026-11-10');
  const noted = right({ kind: 'access', actor: 'person', actor_name: 'Martina', due_on: '2026-12-10' });
  rights = { tasks: [noted], log: [noted] };
  await userEvent.click(dialog.getByRole('button', { name: 'Anotar' }));
  expect(await screen.findByText('Lo pidió el 10 nov 2026; lo anotó Martina.')).toBeVisible();
  expect(sent.slice(1)).toEqual([{ noted: { requests: [12], kind: 'access', asked_on: '2026-11-10' } }]);
});

test('days are counted in Chile', () => {
  // In Chile it is still the 30th.
  const now = new Date('2026-12-01T02:00:00Z');
  expect(daysUntil('2026-12-01', now)).toBe(1);
  expect(dueText('2026-11-30', now)).toBe('vence hoy');
  expect(dueText('2026-12-02', now)).toBe('quedan 2 días');
  expect(dueText('2026-11-29', now)).toBe('venció hace 1 día');
  expect(requestsText([1, 2, 3])).toBe('solicitudes 1, 2 y 3');
});

test('a panel that crashes says so in its place, and the others stay', async () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  rights = { ...rights, log: null as never };
  open();
  expect(await screen.findByText(/^Algo falló de nuestro lado en esta parte/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Correo o teléfono' })).toBeVisible();
});
