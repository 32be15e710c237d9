import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import type { OfferEveningDto, OfferPageDto } from '../../api/generated';
import { AdminTheme } from '../layout/AdminTheme';
import { EveningPanel } from './EveningPanel';

// Without styles and motion antd's parts come and go at once; looks are tested in the browser.
jest.mock('../../app/antd-theme', () => ({ antdTheme: { zeroRuntime: true, token: { motion: false } } }));

// antd in jsdom takes its time on a busy machine.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });

serveApi(
  http.get('*/api/v1/offers/event-sheet/4', () =>
    HttpResponse.json({
      status: 200,
      msg: 'Ficha',
      data: { text: 'Ocho personas', chef_name: 'Ana', phone_number: '+56912345678', email: 'ana@cocina.example' },
    }),
  ),
);

const open = (day: string, none: OfferPageDto['no_mail'] = null) => {
  const refund = { percent: 30, amount: 60_000, business_days: 0 };
  const evening = { day, starts_at: '20:00', version: 1, refund } as OfferEveningDto;
  const calls = { isBusy: () => false, run: () => Promise.resolve({ settled: true }) };
  return renderApp(
    <AdminTheme>
      <EveningPanel
        offer={{ id: 4, chef_name: 'Ana', overlaps: false, no_mail: none } as OfferPageDto}
        evening={evening}
        calls={calls}
      />
    </AdminTheme>,
    { path: '/gestion/solicitudes/7/cotizaciones/4', user: ADMIN },
  );
};

test('what is to come can be told to the chef, moved and called off, with what is given back', async () => {
  open('2999-12-12');
  expect(await screen.findByText('Ocho personas')).toBeInTheDocument();
  for (const name of ['Enviar ficha del chef', 'Cambiar fecha', 'Cancelar velada'])
    expect(screen.getByRole('button', { name })).toBeVisible();
  expect(screen.getByText(/^Si el cliente cancela hoy/)).toBeVisible();
});

test('of what took place there is only the sheet left to read', async () => {
  open('2020-12-12');
  expect(await screen.findByText('Ocho personas')).toBeInTheDocument();
  for (const name of ['Enviar ficha del chef', 'Cambiar fecha', 'Cancelar velada'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(screen.queryByText(/^Si el cliente cancela hoy/)).not.toBeInTheDocument();
});

test('without mail the sheet goes by WhatsApp, and nothing says that somebody is mailed', async () => {
  const user = userEvent.setup();
  open('2999-12-12', 'server');
  expect(await screen.findByRole('link', { name: 'Ficha por WhatsApp' })).toBeVisible();
  expect(screen.getByText('Este sitio no tiene correo configurado. Envía la ficha por WhatsApp.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Enviar ficha del chef' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cambiar fecha' }));
  expect(await screen.findByText(/Cuéntale tú al cliente la nueva fecha\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await user.click(screen.getByRole('button', { name: 'Cancelar velada' }));
  expect(await screen.findByText(/Avísale tú al cliente\.$/)).toBeVisible();
  expect(screen.queryByText(/reciben un correo/)).not.toBeInTheDocument();
});

test('with mail both sides are told of a new date', async () => {
  const user = userEvent.setup();
  open('2999-12-12');
  await user.click(await screen.findByRole('button', { name: 'Cambiar fecha' }));
  expect(await screen.findByText('El cliente y la empresa reciben un correo con la nueva fecha.')).toBeVisible();
});
