import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import type { AuditLineDto } from '../../api/generated';
import { rememberSaved } from '../../ui/admin/list/csv.fixtures';
import { AdminTheme } from '../layout/AdminTheme';
import { AuditPage } from './AuditPage';

const line = (changes: Partial<AuditLineDto> = {}): AuditLineDto => ({
  id: 2,
  at: '2026-11-01T12:00:00.000Z',
  action: 'update',
  kind: 'chef',
  record_id: 12,
  record_name: 'Ana Pérez',
  actor: 'person',
  person_id: 2,
  actor_name: 'Camila Rojas',
  request_id: 'one-request',
  changes: [
    { field: 'price_per_person', hidden: false, was: ['45000'], now: ['50000'] },
    { field: 'cities', hidden: false, was: ['Providencia'], now: null },
    { field: 'email', hidden: true, was: null, now: null },
  ],
  ...changes,
});
const REFUSED = line({
  id: 1,
  action: 'refuse_sign_in',
  kind: 'session',
  record_id: null,
  record_name: 'invalid_credential',
  actor: 'client',
  person_id: null,
  actor_name: null,
  changes: [{ field: 'count', hidden: false, was: null, now: ['30'] }],
});

const asked: URLSearchParams[] = [];
serveApi(
  http.get('*/api/v1/audit/all', ({ request }) => {
    asked.push(new URL(request.url).searchParams);
    return HttpResponse.json(
      { status: 200, msg: 'Registro', data: [line(), REFUSED] },
      { headers: { 'X-Total-Count': '2' } },
    );
  }),
  // Of people the screen shows the names.
  http.get('*/api/v1/users/all', () =>
    HttpResponse.json({ status: 200, msg: 'Personas', data: [{ id: 2, name: 'Camila Rojas' }] }),
  ),
);

const shown = (path = '/gestion/registro') =>
  renderApp(
    <AdminTheme>
      <AuditPage />
    </AdminTheme>,
    { path, user: ADMIN },
  );

it('says who did what, and opens what changed side by side under the words of the form', async () => {
  const user = userEvent.setup();
  shown();
  expect(await screen.findByText('Chef: Ana Pérez')).toBeVisible();
  expect(screen.getByText('Credencial no válida')).toBeVisible();
  // The names of the fields say what a line is about: they are not cut.
  expect(screen.getByText('Precio por persona, Ciudades, Correo')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ver cambios: Chef: Ana Pérez' }));
  const dialog = await screen.findByRole('dialog');
  const rows = within(dialog)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Campo', 'Antes', 'Después'],
    ['Precio por persona', '$45.000', '$50.000'],
    ['Ciudades', 'Providencia', 'Vacío'],
    ['Correo', 'cambiado', 'cambiado'],
  ]);
  expect(dialog).toHaveTextContent('Petición one-request');
});

it('asks for a day, a kind and a person as the address says, and for nothing where it is nonsense', async () => {
  shown('/gestion/registro?day=2026-11-01&kind=chef&person=2');
  await screen.findByText('Chef: Ana Pérez');
  await waitFor(() =>
    expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({ day: '2026-11-01', kind: 'chef', person: '2' }),
  );
  expect(screen.getByLabelText('Día')).toHaveValue('2026-11-01');
  expect(screen.getByText('Día')).toBeVisible();
});

it('is taken away with both values of every change, as a file whose name needs no accents', async () => {
  const saved = rememberSaved();
  shown();
  await screen.findByText('Chef: Ana Pérez');
  await userEvent.click(screen.getByRole('button', { name: 'Exportar CSV' }));
  await screen.findByText('Exportación lista: 2 filas.');
  const [head = '', first = ''] = (await saved()).split('\r\n');
  expect(head).toMatch(/;Antes;Después;Petición$/);
  expect(first).toContain('"Precio por persona: $45.000; Ciudades: Providencia; Correo: cambiado"');
  expect(first).toContain('"Precio por persona: $50.000; Ciudades: Vacío; Correo: cambiado"');
  const { download } = jest.mocked(HTMLAnchorElement.prototype.click).mock.contexts.at(-1) as HTMLAnchorElement;
  expect(download).toMatch(/^registro-\d{4}-\d\d-\d\d\.csv$/);
});
