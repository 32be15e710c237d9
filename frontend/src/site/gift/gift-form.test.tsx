import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { RouteObject } from 'react-router-dom';

import { renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import { COMPANY } from '../../../test-setup/sent-page';
import { dropDraft } from './draft';
import { GiftPage } from './GiftPage';

const answer = (data: unknown) => () => HttpResponse.json({ status: 200, msg: '', data });
const server = serveApi(
  http.get('*/api/v1/gift_cards/offer', answer({ offered: true, months: 12, experiences: [] })),
  http.get('*/api/v1/company/one', answer(COMPANY)),
);
const ROUTES: RouteObject[] = [
  { path: '/regala', element: <GiftPage /> },
  { path: '/regala/saldo', element: <p>Saldo</p> },
];
const open = () => renderApp(ROUTES, { path: '/regala' });
const nameOf = () => screen.findByLabelText<HTMLInputElement>('Nombre de quien la recibe');

beforeEach(() => {
  window.sessionStorage.clear();
  dropDraft();
});

async function fillIn(): Promise<void> {
  await userEvent.type(await nameOf(), 'Antonia');
  await userEvent.click(screen.getByLabelText('Otro'));
  await userEvent.type(screen.getByLabelText('Otro monto'), '75.000');
}

async function expectFilled(): Promise<void> {
  expect(await nameOf()).toHaveValue('Antonia');
  expect(screen.getByLabelText('Otro')).toBeChecked();
  expect(screen.getByLabelText('Otro monto')).toHaveValue('75.000');
}

test('what was typed is there after another page of the site, and after a reload, which leaves nothing on the device', async () => {
  const { unmount } = open();
  await fillIn();
  await userEvent.click(screen.getByRole('link', { name: 'Mira su saldo' }));
  expect(await screen.findByText('Saldo')).toBeVisible();
  expect(window.sessionStorage).toHaveLength(0);
  unmount();
  const again = open();
  await expectFilled();
  window.dispatchEvent(new Event('pagehide'));
  expect(window.sessionStorage).toHaveLength(1);
  again.unmount();
  // Memory is gone with the page.
  const kept = window.sessionStorage.getItem('regalo') ?? '';
  dropDraft();
  window.sessionStorage.setItem('regalo', kept);
  open();
  await waitFor(async () => expect(await nameOf()).toHaveValue('Antonia'));
  await expectFilled();
  expect(window.sessionStorage).toHaveLength(0);
});

test.each([
  ['no network', () => HttpResponse.error()],
  ['a proxy without the product', () => new HttpResponse('<html>', { status: 503 })],
])('%s: it is said in Spanish, and nothing typed is lost', async (_name, fails) => {
  server.use(http.post('*/api/v1/gift_cards/buy', fails));
  open();
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Seguir al pago' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos enviar el formulario.');
  await expectFilled();
});

test('what is wrong stands beside its field, the first has the focus, and a correction takes it away', async () => {
  const errors = [{ field: 'agreed', msg: 'Acepta los términos para seguir.' }];
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/v1/gift_cards/buy', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ status: 400, msg: 'Revisa.', data: null, errors }, { status: 400 });
    }),
  );
  open();
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Seguir al pago' }));
  expect(await screen.findByText('Acepta los términos para seguir.')).toBeVisible();
  expect(sent).toMatchObject([{ amount: 75_000, receiver_name: 'Antonia' }]);
  expect(screen.getByLabelText('Tu nombre')).toHaveFocus();
  expect(screen.getByLabelText('Tu nombre')).toHaveAccessibleDescription('Completa este campo.');
  await userEvent.type(screen.getByLabelText('Tu nombre'), 'Camila');
  expect(screen.getByLabelText('Tu nombre')).not.toHaveAttribute('aria-invalid');
  const terms = screen.getByRole('link', { name: 'términos y condiciones' });
  expect(terms).toHaveAttribute('target', '_blank');
});
