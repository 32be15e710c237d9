/** @jest-environment node */
import type { ClientOfferDto, MyPlanDto } from '../../api/link.generated';
import { COMPANY, sentPage, TOKEN } from '../../../test-setup/sent-page';

const OFFER: ClientOfferDto = {
  state: 'enviada',
  over: null,
  chef: null,
  chef_name: 'Ana <b>Soto',
  client: 'Camila',
  number: 'C-2026-0001',
  menus: [{ proposal_id: 1, dish_name: 'Cena del mar', starter: 'Machas', main_course: 'Congrio', dessert: 'Papayas' }],
  guests: 8,
  day: '2026-12-19',
  starts_at: '20:30',
  minutes: 240,
  commune: 'Ñuñoa',
  address: 'Los Aromos 12',
  included: 'Ingredientes',
  conditions: 'La fecha queda reservada.',
  valid_until: '2026-12-05',
  lines: [{ description: 'Cena', quantity: 8, unit_price: 45_000, total: 360_000 }],
  total: 360_000,
  per_person: 45_000,
  refunds: [
    { notice: 'Más de 5 días hábiles antes', percent: 100 },
    { notice: 'Entre 3 y 5 días hábiles antes', percent: 50 },
    { notice: 'Menos de 3 días hábiles antes', percent: 30 },
  ],
  business_days: 'Son días hábiles los de lunes a viernes, salvo festivos.',
  fee: 'El precio por persona no incluye el 10,75 %.',
  terms_day: '2026-11-01',
  terms_path: null,
  terms_version: '1',
  accepted_name: null,
  accepted_at: null,
  confirmation_mailed: false,
  evening: null,
  given_back: null,
  compared: null,
  newer: null,
};

/** What is paid when; null where nothing is asked. */
let plan: MyPlanDto | null = null;
beforeEach(() => {
  plan = null;
});

/** The page as the server writes it. */
async function open(
  changes: Partial<ClientOfferDto> = {},
  company: object = {},
  form?: string,
  refusal?: Response,
): Promise<string> {
  const fetch = (input: string | URL | Request) => {
    if (refusal && input instanceof Request && input.method === 'POST') return Promise.resolve(refusal);
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (pathname.endsWith('/texts/shown/footer')) return Promise.resolve(Response.json(null, { status: 404 }));
    if (pathname.includes('/money/of-offer/'))
      return Promise.resolve(Response.json({ status: 200, msg: '', data: { plan } }));
    const isCompany = pathname.endsWith('/company/one');
    const data = isCompany ? { ...COMPANY, ...company } : { ...OFFER, ...changes };
    return Promise.resolve(Response.json({ status: 200, msg: '', data }));
  };
  return (await sentPage(`/cotizacion/${TOKEN}`, fetch, form)).html;
}

it('shows the chef, the menu, the evening, the price and until when, and says what is included in it', async () => {
  const html = await open();
  for (const words of [
    'Camila, tu mesa con Ana &lt;b&gt;Soto',
    'sábado, 19 de diciembre de 2026',
    '20:30',
    '4 horas',
    'Los Aromos 12, Ñuñoa',
    'Machas',
    'Congrio',
    'Papayas',
    'Ingredientes',
    '$45.000</strong> por persona',
    '$360.000',
    'impuestos incluidos',
    'sábado, 5 de diciembre de 2026',
  ])
    expect(html).toContain(words);
  expect(html).not.toContain('<b>Soto');
});

it('says who we are, what is given back, and our fee as the terms state it', async () => {
  const html = await open();
  for (const words of ['Sobremesa SpA', 'RUT 76.086.428-5', 'Av. Italia 1, Santiago.', 'hola@sobremesa.example'])
    expect(html).toContain(words);
  for (const { notice } of OFFER.refunds) expect(html).toContain(notice);
  for (const words of [OFFER.business_days, OFFER.conditions, OFFER.fee]) expect(html).toContain(words);
  const unnamed = await open({}, { legal_name: null, rut: null });
  expect(unnamed).toContain('<strong>Sobremesa</strong>');
  expect(unnamed).not.toContain('RUT');
});

it.each<[string, Partial<ClientOfferDto>, string]>([
  ['over', { state: 'vencida', over: 'Esta cotización venció.' }, 'Esta cotización venció.'],
  [
    'cancelled',
    { state: 'aceptada', over: 'Tu mesa fue cancelada.', given_back: { percent: 50, amount: 90_000, paid: 180_000 } },
    'Se devuelve el 50\u00a0% de lo que pagaste: $90.000.',
  ],
  ['accepted', { state: 'aceptada', accepted_name: 'Camila Rojas' }, 'Tu mesa está confirmada.'],
])('%s says so, and takes no answer', async (_what, changes, words) => {
  const html = await open(changes);
  expect(html).toContain(words);
  expect(html).not.toContain('name="terms"');
  expect(await open()).toContain('name="terms"');
});

it('promises a mail where one was written, and no other', async () => {
  const promise = 'Te enviamos un correo con la fecha para tu calendario.';
  expect(await open({ state: 'aceptada', confirmation_mailed: true })).toContain(promise);
  expect(await open({ state: 'aceptada' })).not.toContain('correo con la fecha');
});

it('offers the evening for the calendar once there is one', async () => {
  const link = /<a href="\/api\/v1\/offers\/calendar\/[\w-]+" download="">Agregar a tu calendario<\/a>/;
  const evening = { day: '2026-12-12', starts_at: '20:30' };
  expect(await open({ state: 'aceptada', evening })).toMatch(link);
  expect(await open({ state: 'aceptada', evening: null })).not.toContain('calendario');
  expect(await open()).not.toContain('calendario');
});

it('says before the yes how it is paid, after it where, and nothing where nothing is asked', async () => {
  const step = { amount: 180_000, left: 180_000, overdue: false };
  const asked: MyPlanDto = {
    ...{
      agreed: false,
      total: 360_000,
      paid: 0,
      left: 360_000,
      to_give_back: 0,
      url: null,
      reserva_hours: 48,
      saldo_days: 6,
      to_confirm: true,
      at_once: false,
    },
    steps: [
      { ...step, what: 'reserva', due_on: '2026-11-30' },
      { ...step, what: 'saldo', due_on: '2026-12-11' },
    ],
  };
  expect(await open()).toContain('No pagas nada aquí: después te contactamos para el pago.');
  plan = asked;
  const before = await open();
  for (const words of [
    'En las 48 horas después de aceptar',
    'La fecha se confirma cuando pagas la reserva.',
    'Hasta el viernes, 11 de diciembre de 2026',
    'Aceptar no cobra nada',
  ])
    expect(before).toContain(words);
  expect(before).not.toContain('/pago/');
  // A reserva that may take longer is due with the saldo.
  plan = { ...asked, steps: asked.steps.map((one) => ({ ...one, due_on: '2026-12-11' })) };
  expect(await open()).not.toContain('horas después de aceptar');
  plan = { ...asked, agreed: true, url: 'https://sobremesa.example/pago/x' };
  const after = await open({ state: 'aceptada', accepted_name: 'Camila Rojas' });
  expect(after).toContain('<a class="btn" href="https://sobremesa.example/pago/x">Pagar la reserva: $180.000</a>');
  expect(after).toContain('</strong> La fecha se confirma cuando pagas la reserva.');
  expect(after).not.toContain('Tu mesa está confirmada.');
  plan = { ...plan, to_confirm: false };
  expect(await open({ state: 'aceptada' })).toContain('Tu mesa está confirmada.');
  plan = { ...plan, to_confirm: true };
  expect(await open({ state: 'vencida', over: 'Esta cotización venció.' })).toContain('Cómo se paga');
  plan = asked;
  expect(await open({ state: 'vencida', over: 'Esta cotización venció.' })).not.toContain('Cómo se paga');
});

it('keeps what was written and ticked where an answer is not taken, and focuses what is wrong', async () => {
  const checkbox = (html: string) => /<input[^>]*name="terms"[^>]*>/.exec(html)?.[0] ?? '';
  const name = (html: string) => /<input[^>]*name="name"[^>]*>/.exec(html)?.[0] ?? '';

  const nameless = await open({}, {}, 'answer=si&terms=si&name=+');
  expect(nameless).toContain('Escribe tu nombre.');
  expect(checkbox(nameless)).toContain('checked=""');
  expect([name(nameless), checkbox(nameless)].map((input) => input.includes('autofocus'))).toEqual([true, false]);

  const unticked = await open({}, {}, 'answer=si&name=Camila');
  expect(unticked).toContain('Acepta los términos para confirmar.');
  expect(name(unticked)).toContain('value="Camila"');
  expect(checkbox(unticked)).not.toContain('checked=""');
  expect([name(unticked), checkbox(unticked)].map((input) => input.includes('autofocus'))).toEqual([false, true]);
});

it('asks again for agreement where the terms have changed since, and not where the service was away', async () => {
  const ticked = async (status: number) => {
    const refusal = Response.json({ status, msg: 'No.', data: null }, { status });
    const html = await open({}, {}, 'answer=si&terms=si&name=Camila', refusal);
    expect(html).toContain('value="Camila"');
    return /<input[^>]*name="terms"[^>]*>/.exec(html)?.[0].includes('checked=""');
  };
  expect(await ticked(409)).toBe(false);
  expect(await ticked(503)).toBe(true);
});

it('counts a line break of the reason once, as the field does', async () => {
  const asked: unknown[] = [];
  const fetch = async (input: string | URL | Request) => {
    if (input instanceof Request && input.method === 'POST') asked.push(await input.json());
    return Response.json({ status: 200, msg: '', data: null });
  };
  const form = new URLSearchParams({ answer: 'no', reason: 'Es caro.\r\nY tarde.' }).toString();
  await sentPage(`/cotizacion/${TOKEN}`, fetch, form);
  expect(asked).toEqual([{ reason: 'Es caro.\nY tarde.' }]);
});

it('shows a change beside what was agreed, stresses what differs, and asks for a yes or no to it', async () => {
  const html = await open({
    number: 'C-2026-0001 · v2',
    evening: { day: '2026-12-20', starts_at: '13:00' },
    compared: [
      { field: 'guests', label: 'Invitados', before: '8', after: '9', differs: true },
      { field: 'included', label: 'Incluye', before: 'Vino', after: '', differs: true },
      { field: 'chef', label: 'Chef', before: 'Ana <b>Soto', after: 'Ana <b>Soto', differs: false },
    ],
  });
  expect(html).toMatch(/<tr class="is-new"><th scope="row">Invitados.*?<td>8<\/td><td><strong>9<\/strong><\/td>/);
  expect(html).toContain('<td>Vino</td><td><strong>Nada</strong></td>');
  expect(html).toContain('<tr><th scope="row">Chef</th><td>Ana &lt;b&gt;Soto</td><td>Igual</td></tr>');
  for (const words of [
    'mientras no digas que sí, nada cambia',
    '¿Te parece este cambio?',
    'Sí, cambiar',
    'No, dejarlo como estaba',
    'domingo, 20 de diciembre de 2026',
  ])
    expect(html).toContain(words);
  expect(await open()).not.toContain('Lo que cambia');
});

it('leads from what was accepted to a change that waits, and from what it replaced to what holds', async () => {
  const newer = { number: 'C-2026-0001 · v2', url: 'https://sobremesa.example/cotizacion/nueva' };
  const link = (label: string) => `<a href="${newer.url}">${label} (C-2026-0001 · v2)</a>`;
  const waits = await open({ state: 'aceptada', accepted_name: 'Camila Rojas', newer });
  expect(waits).toContain('Te propusimos un cambio. Mientras no digas que sí, vale esto.');
  expect(waits).toContain(link('Ver el cambio'));
  const over = 'Después acordamos un cambio: lo que vale está en la versión nueva.';
  expect(await open({ state: 'reemplazada', over, newer })).toContain(link('Ver la versión nueva'));
});

it('shows that the share is given back, so that nobody reads it as a charge', async () => {
  expect(await open()).toMatch(/<thead><tr><th scope="col">Cancelas<\/th><th scope="col">Te devolvemos<\/th>/);
});
