import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import { AdminTheme } from '../layout/AdminTheme';
import { LOOK, SHARE, usePreviews } from './use-previews';

const URL = 'https://sobremesa.example/vista-previa/chef/abcdefghijklmnopqrstuvwxyz0';
const calls: string[] = [];
const server = serveApi(
  http.post('*/api/v1/previews/:way/chef/7', ({ params }) => {
    calls.push(String(params.way));
    return HttpResponse.json({ status: 200, msg: 'Listo', data: { url: URL, until: '2026-11-30T15:00:00Z' } });
  }),
  http.delete('*/api/v1/previews/share/chef/7', () => {
    calls.push('revoke');
    return HttpResponse.json({ status: 200, msg: 'El enlace ya no sirve', data: null });
  }),
);
beforeEach(() => {
  calls.length = 0;
});
afterEach(() => jest.restoreAllMocks());

const ANA = { subject: 'chef', id: 7, name: 'Ana María Pérez' } as const;

function Buttons() {
  const { look, share, dialog } = usePreviews();
  return (
    <>
      <button onClick={() => look(ANA)}>{LOOK}</button>
      <button onClick={() => share(ANA)}>{SHARE}</button>
      {dialog}
    </>
  );
}
const show = () =>
  renderApp(
    <AdminTheme>
      <Buttons />
    </AdminTheme>,
    { user: ADMIN },
  );

test('a look opens in the tab of the press', async () => {
  const tab = { opener: window, location: { replace: jest.fn() }, close: jest.fn() };
  jest.spyOn(window, 'open').mockReturnValue(tab as never);
  show();
  await userEvent.click(screen.getByRole('button', { name: LOOK }));
  await screen.findByRole('button', { name: LOOK });
  expect(calls).toEqual(['look']);
  expect(tab.location.replace).toHaveBeenCalledWith(URL);
  expect(tab.opener).toBeNull();
});

test('a refused look closes its tab and says why', async () => {
  const tab = { opener: window, location: { replace: jest.fn() }, close: jest.fn() };
  jest.spyOn(window, 'open').mockReturnValue(tab as never);
  const msg = 'El chef buscado no existe';
  server.use(
    http.post('*/api/v1/previews/look/chef/7', () =>
      HttpResponse.json({ status: 404, msg, data: null }, { status: 404 }),
    ),
  );
  show();
  await userEvent.click(screen.getByRole('button', { name: LOOK }));
  expect(await screen.findByText(msg)).toBeVisible();
  expect(tab.close).toHaveBeenCalled();
});

test('a link is made, shown with its end, and revoked', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: SHARE }));
  await userEvent.click(await screen.findByRole('button', { name: 'Crear enlace' }));
  expect(await screen.findByRole('textbox', { name: 'Enlace de la vista previa' })).toHaveValue(URL);
  expect(screen.getByText('Sirve hasta el 30 de noviembre de 2026.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Revocar enlace' }));
  expect(await screen.findByRole('button', { name: 'Crear enlace' })).toBeVisible();
  expect(calls).toEqual(['share', 'revoke']);
});
