import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { ADMIN, renderApp } from '../../../../test-setup/render';
import { serveApi } from '../../../../test-setup/server';
import { api, type PersonDto } from '../../../api/api';
import { rememberSaved } from './csv.fixtures';
import { ExportButton } from './ExportButton';

let calls = 0;
const server = serveApi(
  http.get('*/api/v1/users/all', () => {
    calls += 1;
    const data = [{ name: 'Ana' }] as PersonDto[];
    return HttpResponse.json({ status: 200, msg: 'Personas', data });
  }),
);

beforeEach(() => {
  calls = 0;
});

const open = () =>
  renderApp(
    <ExportButton
      initiate={api.endpoints.listPeople.initiate}
      noun={['persona', 'personas']}
      columns={[
        { label: 'Nombre', csv: ({ name }: PersonDto) => name },
        { label: 'Solo en la tabla', cell: ({ email }: PersonDto) => email },
      ]}
      asked={{ role: 'USER' }}
    />,
    { user: ADMIN },
  );
const press = () => userEvent.click(screen.getByRole('button', { name: 'Exportar CSV' }));

test('asks the server again with every press, and saves what it says', async () => {
  const saved = rememberSaved();
  open();
  await press();
  expect(await screen.findByText('Exportación lista: 1 fila.')).toBeVisible();
  expect(await saved()).toBe('Nombre\r\nAna\r\n');
  await press();
  await screen.findByRole('button', { name: 'Exportar CSV' });
  expect(calls).toBe(2);
});

test('a second press while the list is on its way does nothing', async () => {
  rememberSaved();
  open();
  const button = screen.getByRole('button', { name: 'Exportar CSV' });
  // Both before anything is answered, also where the machine is busy.
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByText('Exportación lista: 1 fila.');
  expect(calls).toBe(1);
});

test('a failed export says why and saves nothing', async () => {
  const saved = rememberSaved();
  server.use(
    http.get('*/api/v1/users/all', () =>
      HttpResponse.json({ status: 503, msg: 'La base de datos no responde.', data: null }, { status: 503 }),
    ),
  );
  open();
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('La base de datos no responde.');
  await expect(saved()).rejects.toThrow('nothing was saved');
});
