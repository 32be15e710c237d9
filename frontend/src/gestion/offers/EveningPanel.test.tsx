import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import type { OfferEveningDto, OfferPageDto } from '../../api/generated';
import { AdminTheme } from '../layout/AdminTheme';
import { EveningPanel } from './EveningPanel';

const server = serveApi(
  http.get('*/api/v1/offers/event-sheet/4', () =>
    HttpResponse.json({
      status: 200,
      msg: 'Ficha',
      data: { text: 'Ocho personas', chef_name: 'Ana', phone_number: '+56912345678', email: 'ana@cocina.example' },
    }),
  ),
  http.get('*/api/v1/money/terms', () =>
    HttpResponse.json({
      status: 200,
      msg: 'Condiciones',
      data: { saved: true, reserva_percent: 50, reserva_hours: 48, saldo_days: 6, confirms_date: false },
    }),
  ),
  http.get('*/api/v1/offers/evening-refund/9', () =>
    HttpResponse.json({
      status: 200,
      msg: 'Devolución',
      data: { business_days: 2, percent: 30, amount: 60_000, paid: null },
    }),
  ),
);

const open = (day: string, none: OfferPageDto['no_mail'] = null, offer: Partial<OfferPageDto> = {}) => {
  const refund = { percent: 30, amount: 60_000, paid: null, business_days: 0 };
  const evening = { id: 9, day, starts_at: '20:00', version: 1, refund } as OfferEveningDto;
  const calls = {
    isBusy: () => false,
    run: async <Answer,>(_key: unknown, call: () => Promise<Answer>) => ({ settled: true, answer: await call() }),
  };
  return renderApp(
    <AdminTheme>
      <Where />
      <EveningPanel
        offer={{ id: 4, chef_name: 'Ana', overlaps: false, no_mail: none, ...offer } as OfferPageDto}
        evening={evening}
        calls={calls}
      />
    </AdminTheme>,
    { path: '/gestion/solicitudes/7/cotizaciones/4', user: ADMIN },
  );
};

/** The address that one is at. */
function Where() {
  const { pathname, hash } = useLocation();
  return <p>{`at ${pathname}${hash}`}</p>;
}

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
  expect(await screen.findByRole('button', { name: 'Ficha por WhatsApp' })).toBeVisible();
  expect(screen.getByText('Este sitio no tiene correo configurado. Envía la ficha por WhatsApp.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Enviar ficha del chef' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cambiar fecha' }));
  expect(await screen.findByText(/Cuéntales tú la nueva fecha al cliente y al chef\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await user.click(screen.getByRole('button', { name: 'Cancelar velada' }));
  expect(await screen.findByText(/Avísale tú al cliente y al chef\.$/)).toBeVisible();
  expect(screen.queryByText(/reciben un correo/)).not.toBeInTheDocument();
});

test('a client without an address is told by WhatsApp, while the chef’s sheet is mailed', async () => {
  const user = userEvent.setup();
  open('2999-12-12', 'address', { request_id: 7 });
  expect(await screen.findByRole('button', { name: 'Enviar ficha del chef' })).toBeVisible();
  expect(screen.getByText(/^El cliente no dejó correo\. Cuéntale tú lo acordado:/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Escribir por WhatsApp' })).toHaveAttribute(
    'href',
    '/gestion/solicitudes/7#write-message',
  );
  await user.click(screen.getByRole('button', { name: 'Cambiar fecha' }));
  expect(await screen.findByText(/cuéntale tú la nueva fecha por WhatsApp\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await user.click(screen.getByRole('button', { name: 'Cancelar velada' }));
  expect(await screen.findByText(/y el chef, si ya tiene la ficha\. El cliente no dejó correo/)).toBeVisible();
});

test('says which share of what was paid is given back', async () => {
  const refund = { business_days: 2, percent: 30, amount: 30_000, paid: 100_000 };
  server.use(
    http.get('*/api/v1/offers/evening-refund/9', () => HttpResponse.json({ status: 200, msg: '', data: refund })),
  );
  const user = userEvent.setup();
  open('2999-12-12');
  await user.click(await screen.findByRole('button', { name: 'Cancelar velada' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar la velada' }));
  await user.click(dialog.getByRole('combobox', { name: /Quién cancela/ }));
  await user.click(await screen.findByText('El cliente', { selector: '.ant-select-item-option-content' }));
  expect(await dialog.findByText(/Son \$30\.000 de \$100\.000 pagados\./)).toBeVisible();
});

test('says why what is given back cannot be read, and reads it again', async () => {
  const refused = { status: 400, msg: 'No se pudo leer la devolución.', data: null };
  server.use(http.get('*/api/v1/offers/evening-refund/9', () => HttpResponse.json(refused, { status: 400 })));
  const user = userEvent.setup();
  open('2999-12-12');
  await user.click(await screen.findByRole('button', { name: 'Cancelar velada' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar la velada' }));
  expect(await dialog.findByText('No se pudo leer la devolución.')).toBeVisible();
  server.resetHandlers();
  await user.click(dialog.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(dialog.queryByText('No se pudo leer la devolución.')).not.toBeInTheDocument());
});

test('is cancelled with who, why and what is given back, which may be raised with a note', async () => {
  const sent: object[] = [];
  server.use(
    http.get('*/api/v1/offers/evening-refund/9', () =>
      HttpResponse.json({ status: 200, msg: '', data: { business_days: 2, percent: 30, amount: 60_000, paid: null } }),
    ),
    http.put('*/api/v1/offers/cancel-evening/9', async ({ request }) => {
      sent.push((await request.json()) as object);
      return HttpResponse.json({ status: 200, msg: 'La velada fue cancelada.', data: null });
    }),
  );
  const user = userEvent.setup();
  open('2999-12-12');
  await user.click(await screen.findByRole('button', { name: 'Cancelar velada' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar la velada' }));
  const choose = async (name: string) => {
    await user.click(dialog.getByRole('combobox', { name: /Quién cancela/ }));
    await user.click(await screen.findByText(name, { selector: '.ant-select-item-option-content' }));
  };
  await choose('El chef');
  expect(await dialog.findByText(/los términos devuelven el 100 %\. Son \$200\.000 de \$200\.000/)).toBeVisible();
  await choose('El cliente');
  expect(await dialog.findByText(/Faltan 2 días hábiles: los términos devuelven el 30 %/)).toBeVisible();
  const share = dialog.getByLabelText(/Se devuelve/);
  await waitFor(() => expect(share).toHaveValue('30'));
  expect(dialog.queryByLabelText(/Por qué se devuelve más/)).not.toBeInTheDocument();
  await user.clear(share);
  await user.type(share, '50');
  await user.type(await dialog.findByLabelText(/Por qué se devuelve más/), 'Cliente de siempre');
  await user.type(dialog.getByLabelText(/Motivo/), 'Se enfermó');
  await user.click(dialog.getByRole('button', { name: 'Cancelar velada' }));
  const form = { by: 'client', reason: 'Se enfermó', percent: 50, percent_note: 'Cliente de siempre', version: 1 };
  await waitFor(() => expect(sent).toEqual([form]));
});

test('with mail both sides are told of a new date', async () => {
  const user = userEvent.setup();
  open('2999-12-12');
  await user.click(await screen.findByRole('button', { name: 'Cambiar fecha' }));
  expect(
    await screen.findByText(
      'El cliente recibe un correo con la nueva fecha, y el chef, si ya tiene la ficha, la nueva.',
    ),
  ).toBeVisible();
});

test('what is in the way of a new date is said before it is saved, and asks for nothing', async () => {
  const night = { day: '2999-12-11', starts_at: '21:00', ends_at: '03:00', minutes: 360, guests: 8, commune: 'Ñuñoa' };
  const own = { ...night, id: 1, quote_request_id: 7, chef_id: 3, chef_name: 'Ana', client_first_name: 'Íñigo' };
  const other = { ...own, id: 2, quote_request_id: 8, client_first_name: 'Pedro' };
  const block = {
    id: 5,
    chef_id: 3,
    chef_name: 'Ana',
    first_day: '2999-12-12',
    last_day: '2999-12-14',
    reason: 'Viaje',
  };
  server.use(
    http.get('*/api/v1/agenda/all', () =>
      HttpResponse.json({
        status: 200,
        msg: 'Agenda',
        data: { evenings: [own, other], blocked: [block], more: false },
      }),
    ),
  );
  const user = userEvent.setup();
  open('2999-12-12', null, { request_id: 7, chef: { id: 3, chef_name: 'Ana', slug: 'Ana' }, minutes: 240 });
  await user.click(await screen.findByRole('button', { name: 'Cambiar fecha' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar la fecha' }));
  expect(await dialog.findByText('Ana tiene bloqueado ese día: Viaje.')).toBeVisible();
  expect(dialog.queryByText(/ya tiene una mesa/)).not.toBeInTheDocument();
  const hour = dialog.getByLabelText(/^Hora/);
  await user.clear(hour);
  await user.type(hour, '02:00');
  expect(
    await dialog.findByText(/^Ana ya tiene una mesa .*: 21:00 a 03:00, Pedro, 8 personas en Ñuñoa\.$/),
  ).toBeVisible();
  expect(dialog.getAllByRole('listitem')).toHaveLength(2);
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
});

test.each([
  ['Cambio acordado', ''],
  ['Cambiar de chef', '#chef'],
])('«%s» makes the draft of a change and leads there', async (name, hash) => {
  const begun: string[] = [];
  server.use(
    http.post('*/api/v1/offers/change/4', ({ request }) => {
      begun.push(new URL(request.url).pathname);
      return HttpResponse.json({ status: 200, msg: 'Listo', data: { id: 5 } });
    }),
  );
  const user = userEvent.setup();
  open('2999-12-12', null, { request_id: 7 });
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(begun).toHaveLength(1));
  expect(await screen.findByText(`at /gestion/solicitudes/7/cotizaciones/5${hash}`)).toBeVisible();
});

test.each([
  ['borrador', null, 'Seguir con el cambio acordado'],
  ['vista', 'C-2026-0001 · v2', 'Ver el cambio C-2026-0001 · v2'],
] as const)('an open change (%s) is the only one, and the way to it is there', async (state, number, name) => {
  open('2999-12-12', null, { request_id: 7, change: { id: 5, number, state } });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/gestion/solicitudes/7/cotizaciones/5');
  expect(screen.queryByRole('button', { name: 'Cambio acordado' })).not.toBeInTheDocument();
});

test('nothing new is agreed with a client whose data are blocked', async () => {
  open('2999-12-12', 'blocked', { request_id: 7 });
  expect(await screen.findByRole('button', { name: 'Cambiar fecha' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cambiar de chef' })).not.toBeInTheDocument();
});
