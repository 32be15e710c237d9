import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';

import { ADMIN, renderApp } from '../../../test-setup/render';
import { serveApi } from '../../../test-setup/server';
import type { ChefInquiryDto, OfferPageDto, SendOfferDto, UpdateOfferDto } from '../../api/generated';
import { AdminTheme } from '../layout/AdminTheme';
import { OfferScreen } from './OfferScreen';

/** A year whose days all lie ahead, and none too far for an event. */
const YEAR = new Date().getUTCFullYear() + 2;
const DINNER = { description: 'Cena', quantity: 8, unit_price: 45_000, total: 360_000 };
const DRAFT: OfferPageDto = {
  id: 4,
  request_id: 7,
  number: null,
  revision: 1,
  state: 'borrador',
  state_name: 'Borrador',
  chef: { id: 3, chef_name: 'Ana Soto', slug: 'Ana-Soto' },
  chef_name: 'Ana Soto',
  menus: [],
  guests: 8,
  day: `${YEAR}-12-19`,
  starts_at: '20:00',
  minutes: 240,
  commune: 'Ñuñoa',
  address: null,
  included: 'Ingredientes',
  conditions: 'Al aceptar se reserva.',
  valid_until: `${YEAR}-12-10`,
  reserva_percent: null,
  lines: [DINNER],
  total: 360_000,
  replaces_id: null,
  replaces: null,
  sent_at: null,
  viewed_at: null,
  settled_at: null,
  accepted_name: null,
  terms_version: null,
  decline_reason: null,
  mail: null,
  undelivered: [],
  created_at: '2026-11-21T16:00:00.000Z',
  no_mail: null,
  lacks: [],
  warnings: [],
  restrictions: null,
  needed_diets: [],
  evening: null,
  compared: null,
  change: null,
  cancellation: null,
  client_name: 'Camila Rojas',
  request_state: 'cotizada',
  overlaps: false,
  cancelled: false,
  version: 1,
};

/** The server's offer, which its calls change as the real one does; null once it is gone. */
let offer: OfferPageDto | null;
const saved: UpdateOfferDto[] = [];
let inquiries: ChefInquiryDto[];
const answer = (data: unknown, msg = 'Listo') => HttpResponse.json({ status: 200, msg, data });
const refuse = (status: number, msg: string) => HttpResponse.json({ status, msg, data: null }, { status });
const STALE = 'Otra persona guardó cambios mientras editabas. Recarga para verlos.';
const URL_OF = 'https://sobremesa.example/cotizacion/secreto';

const server = serveApi(
  http.get('*/api/v1/payouts/settings', () =>
    HttpResponse.json({ status: 200, msg: 'x', data: { commission: 20, retentions: [], version: 1 } }),
  ),
  http.get('*/api/v1/offers/get-one/4', () => (offer ? answer(offer) : refuse(404, 'La cotización no existe.'))),
  http.put('*/api/v1/offers/update/4', async ({ request }) => {
    const form = (await request.json()) as UpdateOfferDto;
    if (!offer) return refuse(404, 'La cotización no existe.');
    if (offer.state !== 'borrador') return refuse(409, 'Esta cotización ya se envió.');
    if (form.version !== offer.version) return refuse(409, STALE);
    saved.push(form);
    const { included = null, conditions = null, guests = null } = form;
    offer = { ...offer, included, conditions, guests, version: offer.version + 1 };
    return answer(offer, 'El borrador quedó guardado.');
  }),
  http.post('*/api/v1/offers/link/4', () => answer({ url: URL_OF })),
  http.get('*/api/v1/money/terms', () =>
    answer({ saved: true, reserva_percent: 50, reserva_hours: 48, saldo_days: 6, confirms_date: false }),
  ),
  http.get('*/api/v1/offers/texts', () => answer({ included: '', conditions: '', version: 1 })),
  http.get('*/api/v1/offers/inquiries/of-request/7', () => answer(inquiries)),
  http.get('*/api/v1/chefs/all', () => answer([])),
  http.get('*/api/v1/chefs/get-one-id/3', () =>
    answer({ id: 3, chef_name: 'Ana Soto', price_per_person: 40_000, proposals: [] }),
  ),
);
beforeEach(() => {
  offer = DRAFT;
  inquiries = [];
  saved.length = 0;
});

function open() {
  renderApp(
    <AdminTheme>
      <Routes>
        <Route path="/gestion/solicitudes/:id/cotizaciones/:offerId" element={<OfferScreen />} />
      </Routes>
    </AdminTheme>,
    { path: '/gestion/solicitudes/7/cotizaciones/4', user: ADMIN },
  );
  return userEvent.setup();
}
const field = (name: RegExp) => screen.findByRole('textbox', { name });
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

test('two who edit one draft choose field by field, and nothing of either is lost', async () => {
  const user = open();
  const conditions = await field(/^Condiciones/);
  await user.clear(conditions);
  await user.type(conditions, 'Lo mío.');
  const quantity = screen.getByRole('textbox', { name: /^Cantidad/ });
  await user.clear(quantity);
  await user.type(quantity, '9');
  offer = { ...DRAFT, version: 2, conditions: 'Lo suyo.', lines: [{ ...DINNER, quantity: 10 }], guests: 10 };
  await press(user, 'Guardar borrador');
  const dialog = within(await screen.findByRole('dialog', { name: 'Otra persona guardó cambios' }));
  expect(dialog.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
    'Precio',
    'Condiciones',
  ]);
  expect(dialog.getByText('10 × Cena: $450.000')).toBeVisible();
  expect(dialog.getByText('Lo suyo.')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: /Lo que guardó la otra persona.*450/ }));
  await user.click(dialog.getByRole('button', { name: 'Guardar con lo elegido' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ conditions: 'Lo mío.', guests: 10, version: 2, lines: [{ quantity: 10 }] });
});

test('what a colleague saved is shown where nothing was being written', async () => {
  open();
  expect(await field(/^Condiciones/)).toHaveValue('Al aceptar se reserva.');
  offer = { ...DRAFT, version: 2, conditions: 'Lo suyo.' };
  window.dispatchEvent(new Event('focus'));
  await waitFor(async () => expect(await field(/^Condiciones/)).toHaveValue('Lo suyo.'));
});

test.each([
  ['deleted', () => (offer = null), 'Otra persona eliminó este borrador, o su solicitud, mientras escribías.'],
  [
    'sent',
    () => (offer = { ...DRAFT, state: 'enviada', state_name: 'Enviada', number: 'C-2026-0001', version: 2 }),
    'Otra persona envió esta cotización mientras escribías.',
  ],
])('what is being written stays when a colleague has %s the draft, and can be copied', async (_what, happen, why) => {
  const user = open();
  const conditions = await field(/^Condiciones/);
  await user.clear(conditions);
  await user.type(conditions, 'Lo mío.');
  happen();
  await press(user, 'Guardar borrador');
  expect(await screen.findByText(why)).toBeVisible();
  expect(conditions).toHaveValue('Lo mío.');
  expect(screen.queryByRole('button', { name: 'Guardar borrador' })).not.toBeInTheDocument();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await press(user, 'Copiar lo que escribí');
  expect(await screen.findByText('Lo que escribiste está copiado.')).toBeVisible();
  for (const line of ['Chef y experiencias: Ana Soto', 'Precio: 8 × Cena: $360.000', 'Condiciones: Lo mío.'])
    expect(copied).toHaveBeenCalledWith(expect.stringContaining(line));
  await press(user, 'Descartar lo que escribí');
  await press(user, 'No, seguir editando');
  expect(conditions).toHaveValue('Lo mío.');
  await press(user, 'Descartar lo que escribí');
  await press(user, 'Sí, descartar');
  await waitFor(() => expect(screen.queryByText(why)).not.toBeInTheDocument());
  expect(saved).toEqual([]);
});

test('a draft keeps its own share where nobody knows yet how money is taken', async () => {
  offer = { ...DRAFT, reserva_percent: 30 };
  server.use(http.get('*/api/v1/money/terms', () => refuse(400, 'No se pudo leer cómo se cobra.')));
  const user = open();
  expect(await screen.findByText('No se pudo leer cómo se cobra.')).toBeVisible();
  await user.type(await field(/^Condiciones/), ' Más.');
  await press(user, 'Guardar borrador');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ reserva_percent: 30 });
});

test('a draft that the session or the tab ended is offered again', async () => {
  const user = open();
  const conditions = await field(/^Condiciones/);
  await user.clear(conditions);
  await user.type(conditions, 'Lo mío.');
  await waitFor(() =>
    expect(
      Object.entries(window.localStorage)
        .filter(([key]) => key.includes('/Cotizaci'))
        .join(),
    ).toContain('Lo mío.'),
  );
});

test('the chef’s price for the guests becomes a line with one press', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Desde el chef ($40.000 × 8)' }));
  await user.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.lines.at(-1)).toEqual({ description: 'Ana Soto, por persona', quantity: 8, unit_price: 40_000 });
});

test('a price and a quantity are what one sees: emptied they are none, and nothing is cut to fit', async () => {
  const user = open();
  const price = await field(/^Precio unitario/);
  await user.clear(price);
  expect(price).toHaveValue('');
  await user.type(price, '52000');
  expect(price).toHaveValue('52.000');
  const quantity = await field(/^Cantidad/);
  await user.clear(quantity);
  await user.paste('12,5');
  await press(user, 'Guardar borrador');
  expect(await screen.findByText('Escribe un número entero.')).toBeVisible();
  await user.clear(quantity);
  await user.paste('1.000');
  await press(user, 'Guardar borrador');
  expect(await screen.findByText('El máximo es 999.')).toBeVisible();
  expect(quantity).toHaveValue('1.000');
  expect(saved).toEqual([]);
  await user.clear(quantity);
  await user.type(quantity, '6');
  await press(user, 'Guardar borrador');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.lines).toEqual([{ description: 'Cena', quantity: 6, unit_price: 52_000 }]);
});

test.each([
  ['without what is charged', /^Detalle/, ''],
  ['of a thousand', /^Cantidad/, '1000'],
  ['with a price that is no whole number', /^Precio unitario/, '45,5'],
])('a line %s gets the focus when it is refused', async (_what, name, typed) => {
  const user = open();
  const wrong = await field(name);
  await user.clear(wrong);
  if (typed) await user.type(wrong, typed);
  await press(user, 'Revisar y enviar');
  await waitFor(() => expect(wrong).toHaveFocus());
  expect(wrong).toBeInvalid();
  expect(saved).toEqual([]);
});

test.each([
  ['a field of a line', 'lines.1.description', 'Usa como máximo 200 caracteres.'],
  ['the lines together', 'lines', 'El total es demasiado alto.'],
])('what the server says of %s stands there, and brings the focus there', async (_what, named, msg) => {
  offer = { ...DRAFT, lines: [DINNER, { ...DINNER, description: 'Postre' }] };
  server.use(
    http.put('*/api/v1/offers/update/4', () =>
      HttpResponse.json(
        { status: 400, msg: 'Revisa los datos.', data: null, errors: [{ field: named, msg }] },
        { status: 400 },
      ),
    ),
  );
  const user = open();
  await user.type(await field(/^Qué incluye/), ' y vino');
  await press(user, 'Guardar borrador');
  expect(await screen.findByText(msg)).toBeVisible();
  const lines = screen.getByRole('group', { name: 'Precio' });
  const refused = named === 'lines' ? lines : within(lines).getAllByRole('textbox', { name: 'Detalle' })[1];
  await waitFor(() => expect(refused).toHaveFocus());
});

test('all that a draft lacks is said before the preview, at its field, until it is no longer true', async () => {
  const lacks = [
    { field: 'chef_id', msg: 'Elige al chef.' },
    { field: 'commune', msg: 'Indica la comuna o la dirección.' },
    { field: 'lines', msg: 'Agrega al menos una línea.' },
  ];
  offer = { ...DRAFT, chef: null, chef_name: null, commune: null, lines: [], total: 0, lacks };
  const user = open();
  await field(/^Condiciones/);
  await press(user, 'Revisar y enviar');
  for (const { msg } of lacks) expect(await screen.findByText(msg)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: /^Chef/ })).toHaveFocus();
  await press(user, 'Agregar línea');
  await waitFor(() => expect(screen.queryByText('Agrega al menos una línea.')).not.toBeInTheDocument());
  await user.type(await field(/^Dirección/), 'Av. Italia 1439');
  await waitFor(() => expect(screen.queryByText('Indica la comuna o la dirección.')).not.toBeInTheDocument());
});

test.each([
  [null, 'borrador', 'Reserva: 50 % del total.'],
  [30, 'borrador', 'Reserva: 30 % del total.'],
  [null, 'enviada', 'Reserva: 50 % del total.'],
] as const)('an offer with a reserva of %s (%s) says what the client pays first', async (percent, state, said) => {
  offer = { ...DRAFT, reserva_percent: percent, state, number: state === 'borrador' ? null : 'C-2026-0001' };
  const user = open();
  if (state === 'borrador') await user.click(await screen.findByRole('button', { name: 'Revisar y enviar' }));
  expect(await screen.findByText(said)).toBeVisible();
});

test('what was agreed without a reserva has none, whatever the company says by now', async () => {
  offer = { ...DRAFT, state: 'aceptada', number: 'C-2026-0001' };
  open();
  expect(await screen.findByText(/^Vale hasta/)).toBeVisible();
  expect(screen.queryByText(/^Reserva:/)).not.toBeInTheDocument();
});

test('what one sentence says of a total is said once where it is sent', async () => {
  const msg = 'El total debe ser mayor que $0.';
  server.use(
    http.post('*/api/v1/offers/send/4', () =>
      HttpResponse.json({ status: 409, msg, data: null, errors: [{ field: 'lines', msg }] }, { status: 409 }),
    ),
  );
  const user = open();
  await field(/^Condiciones/);
  await press(user, 'Revisar y enviar');
  const dialog = within(await screen.findByRole('dialog', { name: 'Así la ve el cliente' }));
  await user.click(dialog.getByRole('button', { name: 'Enviar por correo' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/^El total debe ser mayor que \$0\.$/);
});

describe('what the sheet shows is what is sent', () => {
  let named: number[];
  beforeEach(() => {
    named = [];
    server.use(
      http.post('*/api/v1/offers/send/4', async ({ request }) => {
        const { version = 0 } = (await request.json()) as SendOfferDto;
        named.push(version ?? 0);
        if (!offer || version !== offer.version) return refuse(409, STALE);
        offer = { ...offer, state: 'enviada', state_name: 'Enviada', number: 'C-2026-0001', version: version + 1 };
        return answer(offer, 'La cotización fue enviada por correo.');
      }),
    );
  });
  const review = async (user: ReturnType<typeof open>) => {
    await press(user, 'Revisar y enviar');
    return within(await screen.findByRole('dialog', { name: 'Así la ve el cliente' }));
  };
  const byMail = { name: 'Enviar por correo' };

  test('where a colleague saved it before it was opened', async () => {
    const user = open();
    await field(/^Condiciones/);
    offer = { ...DRAFT, version: 2, conditions: 'Lo suyo.' };
    const dialog = await review(user);
    expect(await dialog.findByText('Lo suyo.')).toBeVisible();
    await user.click(dialog.getByRole('button', byMail));
    expect(await screen.findByText('La cotización fue enviada por correo.')).toBeVisible();
    expect(named).toEqual([2]);
  });

  test('where a colleague saved it meanwhile, it is shown before it is sent', async () => {
    const user = open();
    await field(/^Condiciones/);
    const dialog = await review(user);
    expect(await dialog.findByText('Al aceptar se reserva.')).toBeVisible();
    offer = { ...DRAFT, version: 2, conditions: 'Lo suyo.' };
    await user.click(dialog.getByRole('button', byMail));
    expect(await dialog.findByText('Lo suyo.')).toBeVisible();
    await user.click(dialog.getByRole('button', byMail));
    expect(await screen.findByText('La cotización fue enviada por correo.')).toBeVisible();
    expect(named).toEqual([1, 2]);
  });

  test('where it was just saved, the sheet from before is not shown', async () => {
    const user = open();
    const conditions = await field(/^Condiciones/);
    await user.clear(conditions);
    await user.type(conditions, 'Lo mío.');
    let read = () => undefined as void;
    const asked = new Promise<void>((resolve) => (read = resolve));
    server.use(
      http.get('*/api/v1/offers/get-one/4', async () => {
        await asked;
        return answer(offer);
      }),
    );
    await press(user, 'Revisar y enviar');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(screen.queryByText('Al aceptar se reserva.')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    read();
    const dialog = within(await screen.findByRole('dialog', { name: 'Así la ve el cliente' }));
    expect(await dialog.findByText('Lo mío.')).toBeVisible();
    await user.click(dialog.getByRole('button', byMail));
    expect(await screen.findByText('La cotización fue enviada por correo.')).toBeVisible();
    expect(named).toEqual([2]);
  });
});

test('a discount is written as one writes an amount, and lowers the price', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Agregar descuento' }));
  const [, price] = screen.getAllByRole('textbox', { name: 'Precio unitario' });
  expect(price).toHaveFocus();
  expect(screen.getByText('Total, impuestos incluidos').parentElement).toHaveTextContent('$360.000');
  await user.keyboard('20000');
  expect(price).toHaveValue('-20.000');
  await press(user, 'Guardar borrador');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.lines.at(-1)).toEqual({ description: 'Descuento', quantity: 1, unit_price: -20_000 });
});

test('a stored discount stays one, whatever is typed over it', async () => {
  offer = { ...DRAFT, lines: [DINNER, { description: 'Descuento', quantity: 1, unit_price: -10_000, total: -10_000 }] };
  const user = open();
  const price = (await screen.findAllByRole('textbox', { name: 'Precio unitario' })).at(-1) as HTMLElement;
  expect(price).toHaveValue('-10.000');
  await user.clear(price);
  await user.type(price, '-');
  await press(user, 'Guardar borrador');
  expect(await screen.findByText('Escribe un número entero.')).toBeVisible();
  expect(saved).toEqual([]);
  await user.clear(price);
  await user.paste('$ 30.000');
  expect(price).toHaveValue('-30.000');
  await press(user, 'Guardar borrador');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.lines.at(-1)).toEqual({ description: 'Descuento', quantity: 1, unit_price: -30_000 });
});

test('the focus goes into a line that is added, and stays among the lines when one is taken away', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Agregar línea' }));
  expect(screen.getAllByRole('textbox', { name: 'Detalle' })[1]).toHaveFocus();
  await press(user, 'Quitar la línea 2');
  expect(screen.getByRole('button', { name: 'Agregar línea' })).toHaveFocus();
});

test('an address that the browser does not copy is shown, chosen, to be copied by hand', async () => {
  offer = { ...DRAFT, state: 'enviada', state_name: 'Enviada', number: 'C-2026-0001' };
  const user = open();
  await screen.findByRole('button', { name: 'Copiar enlace' });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await press(user, 'Copiar enlace');
  const shown = await screen.findByRole<HTMLInputElement>('textbox', {
    name: 'Tu navegador no dejó copiar el enlace. Cópialo de aquí:',
  });
  expect(shown).toHaveValue(URL_OF);
  await waitFor(() => expect(shown).toHaveFocus());
  expect(shown.value.slice(shown.selectionStart ?? 0, shown.selectionEnd ?? 0)).toBe(URL_OF);
});

describe('sent with its link', () => {
  /** Sends as the real one does; what of the answers gets lost is named. */
  const send = async (lost: { sending?: boolean; link?: boolean }) => {
    server.use(
      http.post('*/api/v1/offers/send/4', () => {
        if (offer?.state !== 'borrador') return refuse(409, 'Esta cotización ya se envió.');
        offer = { ...DRAFT, state: 'enviada', state_name: 'Enviada', number: 'C-2026-0001' };
        return lost.sending ? HttpResponse.error() : answer(offer, 'La cotización fue enviada por correo.');
      }),
      http.post('*/api/v1/offers/link/4', () => (lost.link ? HttpResponse.error() : answer({ url: URL_OF }))),
    );
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Revisar y enviar' }));
    return { user, dialog: within(await screen.findByRole('dialog', { name: 'Así la ve el cliente' })) };
  };

  test.each([
    [{ link: true }, 'La cotización fue enviada, pero no pudimos copiar el enlace. Usa «Copiar enlace».'],
    [{ sending: true }, 'La cotización fue enviada y el enlace está copiado.'],
    [
      { sending: true, link: true },
      'La cotización fue enviada, pero no pudimos copiar el enlace. Usa «Copiar enlace».',
    ],
  ])('says what is true where answers get lost: %j', async (lost, told) => {
    const { user, dialog } = await send(lost);
    await user.click(dialog.getByRole('button', { name: 'Enviar y copiar enlace' }));
    expect(await screen.findByText(told)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Copiar enlace' })).toBeVisible();
  });

  test('or by mail, it is said though the answer got lost', async () => {
    const { user, dialog } = await send({ sending: true });
    await user.click(dialog.getByRole('button', { name: 'Enviar por correo' }));
    expect(await screen.findByText('La cotización fue enviada.')).toBeVisible();
  });

  test('by somebody else meanwhile, that is said', async () => {
    const { user, dialog } = await send({});
    offer = { ...DRAFT, state: 'enviada', state_name: 'Enviada', number: 'C-2026-0001' };
    await user.click(dialog.getByRole('button', { name: 'Enviar y copiar enlace' }));
    expect(await screen.findByText('Esta cotización ya se envió.')).toBeVisible();
  });
});

test.each([
  ['waits for an answer', { request_state: 'cotizada' }, true, null],
  ['has another offer that holds', { request_state: 'aceptada', state: 'reemplazada' }, false, null],
  ['is reopened', { request_state: 'contactada', state: 'aceptada', cancelled: true }, true, null],
  ['is lost', { request_state: 'perdida' }, false, 'Para enviar otra cotización, reabre la solicitud.'],
] as const)('a new version is offered where it can be made: the request %s', async (_what, changes, is, way) => {
  offer = { ...DRAFT, number: 'C-2026-0001', state: 'enviada', state_name: 'Enviada', ...changes };
  open();
  await screen.findByRole('button', { name: 'Copiar enlace' });
  expect(screen.queryAllByRole('button', { name: 'Nueva versión' })).toHaveLength(is ? 1 : 0);
  expect(screen.queryByText(/otra cotización/)?.textContent ?? null).toBe(way);
});

test('says once, above what can be done, that the offer came back by mail', async () => {
  const came = { problem: 'El correo volvió: la casilla está llena.', status_code: '5.2.2', reply: '552 mailbox full' };
  const mail = { ...came, state: 'refused' as const, settled_at: '2026-11-22T18:00:00Z' };
  offer = { ...DRAFT, number: 'C-2026-0004', state: 'enviada', state_name: 'Enviada', mail };
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Un correo no llegóCotización. El correo volvió: la casilla está llena. Su servidor dijo: «552 mailbox full»',
  );
  expect(screen.getAllByText(/la casilla está llena/)).toHaveLength(1);
});

test('without mail a draft says before it is sent that it goes by its link, and offers no other way', async () => {
  offer = { ...DRAFT, no_mail: 'server' };
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Revisar y enviar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Así la ve el cliente' }));
  expect(
    await dialog.findByText('Este sitio no tiene correo configurado. Envía el enlace por WhatsApp.'),
  ).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Enviar y copiar enlace' })).toBeEnabled();
  expect(dialog.queryByRole('button', { name: 'Enviar por correo' })).not.toBeInTheDocument();
});

test.each([
  ['address' as const, /^El cliente no dejó correo\. El cliente la abre con su enlace/, 0],
  ['server' as const, /^Este sitio no tiene correo configurado\. El cliente la abre con su enlace/, 0],
  ['blocked' as const, /^Datos bloqueados: el cliente pidió que no se usen\./, 0],
  [null, /^No se envió un correo\. El cliente la abre con su enlace/, 1],
])('a sent offer says that no mail was sent, and is mailed only where mails go out (%s)', async (why, words, ways) => {
  offer = { ...DRAFT, state: 'enviada', state_name: 'Enviada', number: 'C-2026-0001', no_mail: why };
  open();
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Enviar por correo' })).toHaveLength(ways);
});

test('a mail that was not needed any more is not said to be sent', async () => {
  const mail = { state: 'dropped' as const, problem: null, status_code: null, reply: null, settled_at: null };
  offer = { ...DRAFT, state: 'enviada', state_name: 'Enviada', number: 'C-2026-0001', mail };
  open();
  expect(await screen.findByText(/^No se envió un correo/)).toBeVisible();
  expect(screen.queryByText('Correo enviado.')).not.toBeInTheDocument();
});

test.each([
  ['a draft', { warnings: null as never }],
  ['the evening of a sent one', { state: 'aceptada' as const, evening: {} as never }],
])('%s that crashes says so in its place, and the others stay', async (_case, broken) => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  offer = { ...DRAFT, ...broken };
  open();
  expect(await screen.findByText(/^Algo falló de nuestro lado en esta parte/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

describe('a change of what was agreed', () => {
  const guests = { field: 'guests', label: 'Invitados', before: '8', after: '9', differs: true } as const;
  const CHANGE: OfferPageDto = {
    ...DRAFT,
    ...{ revision: 2, replaces_id: 3, replaces: 'C-2026-0001', request_state: 'aceptada', guests: 9 },
    compared: [guests, { field: 'chef', label: 'Chef', before: 'Ana Soto', after: 'Ana Soto', differs: false }],
  };

  test('is written as any offer but for day and hour, and shown beside what was agreed before it is sent', async () => {
    offer = CHANGE;
    const user = open();
    expect(await screen.findByText(/^Cambio de C-2026-0001: empieza como lo acordado\./)).toBeVisible();
    expect(screen.getByText(/El día y la hora se cambian en la velada, con «Cambiar fecha»\./)).toBeVisible();
    expect(screen.getByLabelText(/^Hora/)).not.toBeVisible();
    await user.type(await field(/^Condiciones/), ' Y más.');
    await press(user, 'Pedir confirmación');
    const dialog = within(await screen.findByRole('dialog', { name: 'Así la ve el cliente' }));
    expect(saved[0]).toMatchObject({ day: DRAFT.day, starts_at: '20:00', guests: 9 });
    const table = within(await dialog.findByRole('table', { name: 'Lo que cambia. Lo demás sigue igual.' }));
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual(['AcordadoCon el cambio', 'Invitados89']);
  });

  test('without an address leaves the evening where it is, and says so', async () => {
    const place = { field: 'place', label: 'Dónde', before: 'Italia 10, Ñuñoa', after: 'Italia 10, Ñuñoa' } as const;
    offer = { ...CHANGE, compared: [guests, { ...place, differs: false }] };
    const user = open();
    expect(await field(/^Dirección/)).toHaveValue('');
    expect(screen.getByText(/^Vacía, sigue la de la velada: Italia 10, Ñuñoa\./)).toBeVisible();
    await press(user, 'Pedir confirmación');
    const dialog = within(await screen.findByRole('dialog', { name: 'Así la ve el cliente' }));
    expect(await dialog.findByText(/ · Italia 10, Ñuñoa$/)).toBeVisible();
  });

  test('is noted as agreed with how the client said so, as it was stored last', async () => {
    const noted: object[] = [];
    offer = CHANGE;
    server.use(
      http.post('*/api/v1/offers/accept-by-phone/4', async ({ request }) => {
        noted.push((await request.json()) as object);
        offer = { ...CHANGE, state: 'aceptada', state_name: 'Aceptada', number: 'C-2026-0001 · v2', version: 3 };
        return answer(offer, 'Quedó anotado.');
      }),
    );
    const user = open();
    await user.type(await field(/^Condiciones/), ' Y más.');
    await press(user, 'El cliente ya dijo que sí');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'El cliente ya dijo que sí al cambio de C-2026-0001' }),
    );
    await user.type(dialog.getByRole('textbox', { name: /^Nota/ }), 'Me llamó.');
    await user.click(dialog.getByRole('button', { name: 'Anotar la aceptación' }));
    await waitFor(() => expect(noted).toEqual([{ text: 'Me llamó.', version: 2 }]));
    expect(await screen.findByRole('heading', { level: 1, name: 'C-2026-0001 · v2: Camila Rojas' })).toBeVisible();
  });

  test('that waits says that what was agreed holds, and can be withdrawn', async () => {
    const WAITS = { ...CHANGE, state: 'enviada' as const, state_name: 'Enviada', number: 'C-2026-0001 · v2' };
    offer = WAITS;
    server.use(
      http.post('*/api/v1/offers/withdraw/4', () => {
        offer = { ...WAITS, state: 'retirada', state_name: 'Retirada', version: 2 };
        return answer(offer, 'El cambio se retiró: sigue en pie lo acordado.');
      }),
    );
    const user = open();
    expect(await screen.findByText(/Sigue en pie lo acordado\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Nueva versión' })).not.toBeInTheDocument();
    await press(user, 'Retirar el cambio');
    expect(await screen.findByText(/^Se retiró/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retirar el cambio' })).not.toBeInTheDocument();
  });

  test('that was agreed is where the offer before it leads', async () => {
    offer = {
      ...{ ...DRAFT, state: 'reemplazada', state_name: 'Reemplazada', number: 'C-2026-0001', accepted_name: 'Camila' },
      change: { id: 5, number: 'C-2026-0001 · v2', state: 'aceptada' },
    };
    open();
    expect(await screen.findByText(/^Aceptó Camila.*Después se acordó un cambio\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'C-2026-0001 · v2' })).toHaveAttribute(
      'href',
      '/gestion/solicitudes/7/cotizaciones/5',
    );
  });
});
