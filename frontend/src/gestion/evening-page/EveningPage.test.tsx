import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import type { EveningPageDto, EveningPartDto } from '../../api/api';
import { AdminTheme } from '../layout/AdminTheme';
import { EveningPage, type EveningParts } from './EveningPage';

const CHEF = { id: 3, chef_name: 'Ana Soto', email: 'ana@cocina.example', phone_number: '+56987654321' };
const EVENING: EveningPageDto = {
  ...{ id: 9, request_id: 12, state: 'agreed', client_name: 'Camila Rojas', client_phone: '+56912345678' },
  ...{ blocked: false, erased: false, chef_name: 'Ana Soto', day: '2999-12-12', starts_at: '20:30', ends_at: '00:30' },
  chef: CHEF,
  ...{ minutes: 240, begun: false, guests: 8, commune: 'Ñuñoa', address: 'Los Leones 120', contact_name: null },
  ...{
    contact_phone: null,
    menu: '',
    by_hand: false,
    sequence: 1,
    version: 4,
    sheet: 'stale',
    sheet_confirmed_at: null,
  },
  menus: [{ proposal_id: 1, dish_name: 'Pastel de choclo', starter: 'Sopa', main_course: 'Pastel', dessert: 'Flan' }],
  offer: { id: 7, number: 'C-2026-0001', total: 360_000, included: 'Todo', overlaps: false },
  sheets: [
    {
      ...{ id: 2, chef_name: 'Ana Soto', sequence: 0, sent_by: 'mail', sent_at: '2026-11-28T12:00:00Z' },
      ...{ confirmed_at: '2026-11-28T13:00:00Z', arrived: true },
    },
  ],
  letters: [
    { reader: 'client', title: 'Cambio de la velada', state: 'sent', problem: null, at: '2026-11-28T12:00:00Z' },
  ],
  chats: [{ letter: 'accepted', reader: 'client', title: 'Confirmación de la velada' }],
  wishes: ['Seremos diez'],
  next: ['El cliente pide un cambio: respóndele.', 'Envía a Ana Soto la ficha nueva.'],
  ...{ no_mail: null, refund: { business_days: 20, percent: 100, amount: 360_000, paid: null }, cancellation: null },
};

const PART: EveningPartDto = {
  ...{ evening_id: 9, day: '2999-12-12', number: 'C-2026-0001', cancelled: false, amount: 288_000, state: 'ahead' },
  ...{ boleta: null, payout: null, retention: { percent: 17, retained: 48_960, net: 239_040 } },
  ...{
    chef_name: 'Ana Soto',
    total: 360_000,
    pay: 288_000,
    by_hand: false,
    commission: 20,
    usual: 288_000,
    version: 1,
    difference: 0,
  },
};

const done: unknown[] = [];
let part: EveningPartDto = PART;
let evening: EveningPageDto;
const answer = (data: unknown) => HttpResponse.json({ status: 200, msg: 'Listo.', data });
serveApi(
  http.get('*/api/v1/payouts/of-evening/9', () => answer(part)),
  http.get('*/api/v1/evenings/get-one/:id', ({ params }) =>
    params['id'] === '9'
      ? answer(evening)
      : HttpResponse.json({ status: 404, msg: 'No.', data: null }, { status: 404 }),
  ),
  http.put('*/api/v1/payouts/settle/9', async ({ request }) => {
    done.push(await request.json());
    return answer(part);
  }),
  http.get('*/api/v1/quote_requests/get-one/:id', () => answer({ id: 12, version: 1 })),
  http.put('*/api/v1/evenings/night/9', async ({ request }) => {
    done.push(await request.json());
    return answer(evening);
  }),
  http.post('*/api/v1/evenings/send-sheet/9', async ({ request }) => {
    const form = (await request.json()) as { by: string };
    done.push(form);
    return answer({ chat: form.by === 'mail' ? null : { phone_number: '+56987654321', text: 'Ficha' } });
  }),
  http.post('*/api/v1/evenings/open-chat/9', async ({ request }) => {
    done.push(await request.json());
    return answer({ phone_number: '+56912345678', text: 'Hola' });
  }),
);

const PARTS: EveningParts = {
  Restrictions: () => <p>Sin maní</p>,
  Activity: () => <p>Seguimiento</p>,
  Move: ({ offerId }) => <p>Mover {offerId}</p>,
  Payments: ({ eveningId }) => <p>Pagos de {eveningId}</p>,
  Transfers: () => null,
};

const open = (changes: Partial<EveningPageDto> = {}, id = 9) => {
  evening = { ...EVENING, ...changes };
  done.length = 0;
  const page = (
    <AdminTheme>
      <EveningPage parts={PARTS} />
    </AdminTheme>
  );
  const path = `/gestion/veladas/${id}`;
  return renderApp([{ path: '/gestion/veladas/:id', element: page }], { path, user: ADMIN });
};

test('has everything of the evening, with the way there and to its request and offer', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Velada de Camila Rojas' })).toBeVisible();
  const way = screen.getByRole('link', { name: 'Cómo llegar' });
  expect(way).toHaveAttribute('href', expect.stringContaining('Los+Leones+120%2C+%C3%91u%C3%B1oa'));
  expect(way).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: 'C-2026-0001' })).toHaveAttribute(
    'href',
    '/gestion/solicitudes/12/cotizaciones/7',
  );
  for (const text of [
    'Pastel de choclo',
    'La ficha que tiene Ana Soto ya no vale.',
    'Envía a Ana Soto la ficha nueva.',
  ])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(/Seremos diez/)).toBeVisible();
  expect(screen.getByText(/versión anterior/)).toBeVisible();
  expect(await screen.findByText('Sin maní')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar la fecha' }));
  expect(await screen.findByText('Mover 7')).toBeVisible();
});

test('the data for that night are corrected, with the version that was read', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Corregir' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Datos para esa noche' }));
  await userEvent.type(dialog.getByLabelText(/Quién recibe/), 'Pedro');
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar Cambios' }));
  const form = { address: 'Los Leones 120', contact_name: 'Pedro', contact_phone: null, version: 4 };
  await waitFor(() => expect(done).toEqual([form]));
});

test('sheet and mails are sent by one press, in WhatsApp in a tab of their own', async () => {
  const tab = { opener: {}, location: { href: '' }, close: jest.fn() };
  const opened = jest.fn((): unknown => tab);
  window.open = opened as unknown as typeof window.open;
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar ficha del chef' }));
  await waitFor(() => expect(done).toEqual([{ by: 'mail' }]));
  await userEvent.click(screen.getByRole('button', { name: 'Ficha por WhatsApp' }));
  await waitFor(() => expect(tab.location.href).toBe('https://wa.me/56987654321?text=Ficha'));
  expect(tab.opener).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Confirmación de la velada, al cliente' }));
  await waitFor(() => expect(tab.location.href).toBe('https://wa.me/56912345678?text=Hola'));
  expect(done.at(-1)).toEqual({ letter: 'accepted', reader: 'client' });
  // Where the browser lets no tab open, the address is there to be pressed.
  opened.mockReturnValue(null);
  await userEvent.click(screen.getByRole('button', { name: 'Ficha por WhatsApp' }));
  expect(await screen.findByRole('link', { name: 'Abrir WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/56987654321?text=Ficha',
  );
});

test('a landline has no WhatsApp, and what is over is neither changed nor sent', async () => {
  open({ client_phone: '+56223456789', chef: { ...CHEF, phone_number: '+56223456789' } });
  expect(await screen.findByRole('button', { name: 'Enviar ficha del chef' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /WhatsApp|Confirmación/ })).not.toBeInTheDocument();
});

test('says what the chef gets and why, and agrees something else with what was seen', async () => {
  open();
  const shown = await screen.findByRole('region', { name: 'Lo del chef' });
  expect(await within(shown).findByText('total $360.000 menos 20 %')).toBeVisible();
  expect(shown).toHaveTextContent('Después de la velada');
  await userEvent.click(within(shown).getByRole('button', { name: 'Cambiar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lo que recibe Ana Soto' }));
  expect(dialog.getByText('Vacío, recibe el total menos 20 %: $288.000.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/^Recibe/), '300000');
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar Cambios' }));
  await waitFor(() => expect(done).toEqual([{ amount: 300_000, version: 1 }]));
});

test('what was paid, or frozen with a cancellation, is agreed no more', async () => {
  part = {
    ...PART,
    ...{ state: 'paid', cancelled: true, amount: 144_000 },
    payout: { id: 1, day: '2026-12-15', amount: 144_000, reference: 'TEF-1', boleta_number: null, by: 'Martina' },
  };
  open();
  const shown = await screen.findByRole('region', { name: 'Lo del chef' });
  expect(await within(shown).findByText(/Pagado el.*TEF-1/)).toBeVisible();
  expect(shown).toHaveTextContent(/Se acordó\$288\.000.*Recibe\$144\.000/);
  expect(within(shown).queryByRole('button')).not.toBeInTheDocument();
  part = PART;
});

test('of a cancelled evening there is who did it and what is given back, and nothing to press', async () => {
  const cancellation: EveningPageDto['cancellation'] = {
    by: 'chef',
    ...{ by_name: 'El chef', reason: 'Se enfermó', percent: 100, amount: 180_000, paid: 180_000 },
    ...{ percent_note: null, at: '2026-11-28T12:00:00Z' },
  };
  open({ state: 'cancelled', next: [], wishes: [], chats: [], refund: null, cancellation });
  expect(await screen.findByText(/Canceló el chef.*100.% de lo pagado, \$180\.000\. Motivo: Se enfermó/)).toBeVisible();
  for (const name of ['Cambiar la fecha', 'Cancelar la velada', 'Corregir', 'Enviar ficha del chef'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('one that was entered by hand works without an offer; one that is not there says so', async () => {
  open({
    offer: null,
    menus: [],
    menu: 'Asado',
    by_hand: true,
    refund: { business_days: 2, percent: 30, amount: null, paid: null },
  });
  expect(await screen.findByText('Asado')).toBeVisible();
  expect(screen.getByText(/ninguna cotización dice/)).toBeVisible();
  open({}, 8);
  expect(await screen.findByText('La velada no existe o ya fue eliminada.')).toBeVisible();
});
