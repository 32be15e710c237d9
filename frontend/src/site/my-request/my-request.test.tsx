/** @jest-environment node */
import { COMPANY, sentPage, TOKEN } from '../../../test-setup/sent-page';

const ADDRESS = `/solicitud/${TOKEN}`;
const REQUEST = {
  first_name: 'Camila <b>',
  kind: 'cena',
  state: 'nueva',
  withdrawn: false,
  asked_at: '2026-11-21T15:30:00.000Z',
  answered_by: 'WhatsApp',
  wishes: [{ name: 'Invitados', value: '8' }],
  restricted: false,
  restricted_at: null,
  can_restrict: true,
  can_withdraw: true,
  erasure: 'now',
  answered_until: null,
};

const OFFERS = [
  {
    number: 'C-2026-0002',
    state: 'vista',
    over: null,
    valid_until: '2026-12-05',
    total: 360_000,
    url: '/cotizacion/abc',
  },
  {
    number: 'C-2026-0001',
    state: 'reemplazada',
    over: 'Fue reemplazada.',
    valid_until: '2026-12-01',
    total: 400_000,
    url: '/cotizacion/def',
  },
];

/** What the API answers to a call, by its path; the page of the request unless said. */
type Answers = Record<string, { status: number; msg?: string; data?: unknown; errors?: object[] }>;

async function open(request: object | null, form?: string, answers: Answers = {}, query = '') {
  const calls: string[] = [];
  const bodies: Promise<string>[] = [];
  const answerTo = (input: string | URL | Request, init?: RequestInit): Response => {
    const call = new Request(input, init);
    const path = new URL(call.url).pathname.replace('/api/v1', '');
    calls.push(`${call.method} ${path}`);
    if (call.body) bodies.push(call.text());
    const found = answers[path];
    if (found) return Response.json({ msg: '', data: null, ...found }, { status: found.status });
    if (path.startsWith('/offers/evening-of-my-request/'))
      return Response.json({ status: 200, msg: '', data: { evening: null } });
    if (path.startsWith('/offers/of-my-request/')) return Response.json({ status: 200, msg: '', data: OFFERS });
    if (path === '/texts/shown/footer') return Response.json(null, { status: 404 });
    if (path === '/company/one') return Response.json({ status: 200, msg: '', data: COMPANY });
    const data = request && { ...REQUEST, ...request };
    return Response.json({ status: data ? 200 : 404, msg: 'No sirve.', data }, { status: data ? 200 : 404 });
  };
  const fetch = (...call: Parameters<typeof answerTo>) => Promise.resolve(answerTo(...call));
  const { status, to, html } = await sentPage(ADDRESS + query, fetch, form);
  const sent = (await Promise.all(bodies)).map((body): unknown => JSON.parse(body));
  return { calls, status, html: to ?? html, sent };
}

it.each([
  [{}, 'Recibimos tu solicitud', ['Retirar mi solicitud', 'Sí, borrar mis datos']],
  [{ state: 'contactada' }, 'Estamos preparando tu propuesta', ['Retirar mi solicitud']],
  [{ state: 'cotizada' }, 'Tu cotización está lista', ['Retirar mi solicitud']],
  [
    { state: 'aceptada', erasure: 'by_staff', can_withdraw: false },
    'Tu mesa está reservada',
    ['te responderá a más tardar'],
  ],
  [{ state: 'realizada', can_withdraw: false }, 'Gracias por sentarte a la mesa', []],
  [{ state: 'perdida', can_withdraw: false, withdrawn: true }, 'Retiraste tu solicitud', []],
  [{ state: 'perdida', can_withdraw: false }, 'Tu solicitud está cerrada', []],
])('%j: says so in the client\u2019s words, with what they can do', async (request, title, offered) => {
  const none = { [`/offers/of-my-request/${TOKEN}`]: { status: 200, data: [] } };
  const { status, html } = await open(request, undefined, none);
  expect(status).toBe(200);
  expect(html).toContain(title);
  for (const words of offered) expect(html).toContain(words);
  expect(html.includes('Retirar mi solicitud')).toBe(!('can_withdraw' in request));
  expect(html).toContain('Camila &lt;b&gt;');
  expect(html).not.toMatch(/<script/);
});

it('lists the offers with their addresses', async () => {
  const { html } = await open({ state: 'cotizada' });
  expect(html).toContain('Tus cotizaciones');
  expect(html).toContain('<a href="/cotizacion/abc">C-2026-0002 · $360.000</a>');
  expect(html).toContain('Puedes aceptarla hasta el 5 de diciembre de 2026');
  expect(html).toContain('Hay una versión más nueva');
});

const [NEWEST, OLDER] = OFFERS;

it.each([
  [{ state: 'perdida', withdrawn: true }, 'vista', 'Retiraste tu solicitud'],
  [{ state: 'cotizada' }, 'enviada', 'Ya no hay una cotización abierta'],
  [{ state: 'aceptada', erasure: 'by_staff' }, 'vista', 'Tu mesa está reservada'],
  [{ state: 'perdida' }, 'aceptada', 'Tu solicitud está cerrada'],
])('%j: says of an offer that is %s why nobody can accept it any more', async (request, state, title) => {
  const data = [{ ...NEWEST, state, over: 'Escríbenos, y seguimos.' }];
  const { html } = await open(request, undefined, { [`/offers/of-my-request/${TOKEN}`]: { status: 200, data } });
  expect(html).toContain(title);
  expect(html).toContain('<p>Escríbenos, y seguimos.</p>');
  expect(html).not.toMatch(/Puedes aceptarla|La aceptaste|cambio por confirmar/);
});
it.each([
  ['rechazada', 'vencida', 'Ya no hay una cotización abierta', 'Nos dijiste que no a la última.'],
  ['vencida', 'rechazada', 'Ya no hay una cotización abierta', 'La última venció.'],
  ['rechazada', 'enviada', 'Tu cotización está lista', 'Puedes aceptarla'],
])(
  'says of a last offer that is %s, after one that is %s, whether there is one to answer',
  async (last, before, ...said) => {
    const data = [
      { ...NEWEST, state: last },
      { ...OLDER, state: before, over: null },
    ];
    const answers = { [`/offers/of-my-request/${TOKEN}`]: { status: 200, data } };
    const { html } = await open({ state: 'cotizada' }, undefined, answers);
    for (const words of said) expect(html).toContain(words);
    const closed = await open({ state: 'perdida', withdrawn: true }, undefined, answers);
    expect(closed.html).toContain('Retiraste tu solicitud');
    const accepted = await open({ state: 'aceptada', can_withdraw: false, erasure: 'by_staff' }, undefined, answers);
    expect(accepted.html.includes('Hay un cambio por confirmar')).toBe(before === 'enviada');
  },
);

it('says of an agreed evening that its date waits for a payment', async () => {
  const money = {
    agreed: true,
    total: 360_000,
    paid: 0,
    left: 360_000,
    to_give_back: 0,
    url: '/pago/x',
    steps: [{ what: 'total', amount: 1, left: 1, due_on: '2026-12-01', overdue: false }],
  };
  const plan = { status: 200, data: { plan: { ...money, reserva_hours: 48, saldo_days: 6, to_confirm: true } } };
  const none = { [`/offers/of-my-request/${TOKEN}`]: { status: 200, data: [] } };
  const accepted = { state: 'aceptada', erasure: 'by_staff', can_withdraw: false };
  const { html } = await open(accepted, undefined, { ...none, [`/money/of-my-request/${TOKEN}`]: plan });
  expect(html).toContain('Falta confirmar tu fecha');
  expect(html).toContain('Aceptaste la cotización. La fecha se confirma cuando pagas todo.');
  expect(html).not.toContain('Tu mesa está reservada');
});

it('is not found where the link opens nothing', async () => {
  expect((await open(null)).status).toBe(404);
});

it('withdraws and leads back to itself, however often it is pressed', async () => {
  const path = `/my_request/withdraw/${TOKEN}`;
  const { calls, status, html } = await open({}, 'accion=retirar', { [path]: { status: 200 } });
  expect([status, html]).toEqual([303, ADDRESS]);
  expect(calls).toEqual([`POST ${path}`]);
});

const EVENING = {
  day: '2026-12-12',
  starts_at: '20:30',
  chef_name: 'Ana María Pérez',
  cancelled: false,
  can_cancel: true,
  business_days: 4,
  notice: 'Entre 3 y 5 días hábiles antes',
  percent: 50,
  amount: 180_000,
  paid: null,
  guests: 8,
  commune: 'Ñuñoa',
  address: 'Los Leones <120>',
  contact_name: null,
  contact_phone: null,
  can_complete: true,
  wishes: ['Seremos diez'],
};
const withEvening = (changes: object): Answers => ({
  [`/offers/evening-of-my-request/${TOKEN}`]: { status: 200, data: { evening: { ...EVENING, ...changes } } },
});
const ACCEPTED = { state: 'aceptada', can_withdraw: false, erasure: 'by_staff' };

it('says what is given back before the evening is cancelled, and sends that along', async () => {
  const { html } = await open(ACCEPTED, undefined, withEvening({}));
  expect(html).toContain('Cancelar mi velada');
  expect(html).toContain('Hoy faltan 4 días hábiles (entre 3 y 5 días hábiles antes).');
  expect(html).toContain('Se devuelve el 50\u00a0% del total acordado: $180.000.');
  expect(html).toContain('name="porcentaje" value="50"');
  const path = `/offers/cancel-my-evening/${TOKEN}`;
  const { calls, status } = await open({}, 'accion=cancelar&porcentaje=50', { [path]: { status: 200 } });
  expect([status, calls]).toEqual([303, [`POST ${path}`]]);
  const changed = { status: 409, msg: 'Lo que se devuelve cambió.' };
  const refused = await open(ACCEPTED, 'accion=cancelar&porcentaje=100', { ...withEvening({}), [path]: changed });
  expect([refused.status, refused.html.includes(changed.msg)]).toEqual([409, true]);
});

it('shows the stored phone for that night as people write it, and says what the page has seen', async () => {
  const { html } = await open(ACCEPTED, undefined, withEvening({ contact_phone: '+56987654321' }));
  expect(html).toMatch(/name="telefono" value="\(\+56\) 9 8765 4321"/);
  expect(html).toContain('name="visto-telefono" value="+56987654321"');
});

it('takes the data for that night and a wish, keeps what was refused, and offers neither once it has begun', async () => {
  const { html } = await open(ACCEPTED, undefined, withEvening({}));
  expect(html).toContain('Datos para esa noche');
  expect(html).toContain('value="Los Leones &lt;120&gt;"');
  expect(html).toContain('Pediste: «Seremos diez».');
  const path = `/offers/complete-my-evening/${TOKEN}`;
  const form = 'accion=esa-noche&direccion=Italia+10&contacto=Pedro&telefono=123';
  const { calls, status } = await open({}, form, { [path]: { status: 200 } });
  expect([status, calls]).toEqual([303, [`POST ${path}`]]);
  const bad = {
    status: 400,
    msg: 'Revisa los datos.',
    errors: [{ field: 'contact_phone', msg: 'Escribe un teléfono.' }],
  };
  const refused = await open(ACCEPTED, form, { ...withEvening({}), [path]: bad });
  expect(refused.status).toBe(400);
  for (const kept of ['Escribe un teléfono.', 'value="Italia 10"', 'value="Pedro"', 'value="123"'])
    expect(refused.html).toContain(kept);
  expect(refused.html).toMatch(/id="night-contact_phone"[^>]*aria-invalid="true"[^>]*autofocus/);
  expect(refused.html).toContain('id="night-contact_phone-problem"');
  expect(refused.html.match(/autofocus/g)).toHaveLength(1);
  const conflict = { status: 409, msg: 'Alguien los cambió.' };
  const whole = await open(ACCEPTED, form, { ...withEvening({}), [path]: conflict });
  expect(whole.html).toMatch(/Alguien los cambió\.<\/p><div class="field">.*?id="night-address"[^>]*autofocus/);
  const begun = await open(ACCEPTED, form, { ...withEvening({ can_complete: false }), [path]: conflict });
  expect(begun.html).toContain('Alguien los cambió.');
  // With it stands what is stored now, and what was seen is sent.
  for (const now of [
    'Guardado ahora: Los Leones &lt;120&gt;',
    'Guardado ahora: nada',
    'name="visto-direccion" value="Los Leones &lt;120&gt;"',
  ])
    expect(refused.html).toContain(now);
  const { sent } = await open({}, `${form}&visto-direccion=Leones+1`, { [path]: { status: 200 } });
  expect(sent).toMatchObject([{ address: 'Italia 10', seen: { address: 'Leones 1', contact_name: null } }]);
  const wish = `/offers/wish-for-my-evening/${TOKEN}`;
  expect((await open({}, 'accion=pedir&pedido=Diez', { [wish]: { status: 200 } })).status).toBe(303);
  const many = { ...withEvening({}), [wish]: { status: 409, msg: 'Ya recibimos tus pedidos.' } };
  const full = await open(ACCEPTED, 'accion=pedir&pedido=Diez', many);
  expect([
    full.status,
    full.html.includes('Ya recibimos tus pedidos.'),
    full.html.includes('>Diez</textarea>'),
  ]).toEqual([409, true, true]);
  const empty = await open(ACCEPTED, 'accion=pedir&pedido=+', withEvening({}));
  expect([empty.status, empty.html.includes('Escribe qué quieres cambiar.')]).toEqual([400, true]);
  expect(empty.html).toMatch(/<textarea id="pedido"[^>]*aria-invalid="true"[^>]*autofocus/);
  expect((await open(ACCEPTED, undefined, withEvening({ can_complete: false }))).html).not.toContain('esa noche');
});

it('says whether restrictions are noted, and takes a correction with its box', async () => {
  const { html } = await open({ restricted: true, restricted_at: '2026-11-28T12:00:00.000Z' });
  expect(html).toContain('Están anotadas.');
  expect(html.match(/name="visto" value="2026-11-28T12:00:00.000Z"/g)).toHaveLength(2);
  expect(html).toContain('Corregir restricciones');
  expect(html.match(/Si ya aceptaste una mesa, el chef lo sabrá/g)).toHaveLength(2);
  expect(html).not.toMatch(/<input[^>]*checkbox[^>]*checked/);
  const path = `/my_request/restrictions/${TOKEN}`;
  const form = 'accion=restricciones&restricciones=Sin+gluten&acepto=si';
  const { calls, status } = await open({}, form, { [path]: { status: 200 } });
  expect([status, calls]).toEqual([303, [`POST ${path}`]]);
  const empty = await open({}, 'accion=restricciones&restricciones=++');
  expect([empty.status, empty.html.includes('Escribe qué no pueden comer.')]).toEqual([400, true]);
  expect(empty.html).toMatch(/<textarea id="restricciones-texto"[^>]*aria-invalid="true"[^>]*autofocus/);
  const removed = await open({}, 'accion=restricciones&quitar=si', { [path]: { status: 200 } });
  expect([removed.status, removed.calls]).toEqual([303, [`POST ${path}`]]);
  const msg = 'Marca la casilla para que podamos usar este dato, o borra lo que escribiste.';
  const unticked = { status: 400, msg, errors: [{ field: 'restrictions_consent', msg }] };
  const refused = await open({}, 'accion=restricciones&restricciones=x', { [path]: unticked });
  expect([refused.status, refused.html.includes(msg)]).toEqual([400, true]);
  expect(refused.html).toMatch(/<input type="checkbox"[^>]*autofocus[^>]*aria-invalid="true"/);
  // What was typed is not lost.
  expect(refused.html).toMatch(/<details class="step" open="">[^]*>x<\/textarea>/);
  expect((await open({ can_restrict: false })).html).not.toContain('Agregar restricciones');
  // Browsers send a line break as two characters, and count one.
  const lines = await open({}, 'accion=restricciones&restricciones=a%0D%0Ab&acepto=si', { [path]: { status: 200 } });
  expect(lines.sent).toMatchObject([{ restrictions: 'a\nb' }]);
});

it('says for a minute that a form was saved, where it stands', async () => {
  const saved = /<p [^>]*role="status"[^>]*autofocus[^>]*>(Guardado|Recibimos tu pedido)\.<\/p>/;
  const forms = {
    'accion=esa-noche&direccion=Italia+10': `/offers/complete-my-evening/${TOKEN}`,
    'accion=pedir&pedido=Diez': `/offers/wish-for-my-evening/${TOKEN}`,
    'accion=restricciones&restricciones=x&acepto=si': `/my_request/restrictions/${TOKEN}`,
  };
  const clock = jest.spyOn(Date, 'now');
  for (const [form, path] of Object.entries(forms)) {
    clock.mockReturnValue(1_000_000_000);
    const sent = await open({}, form, { [path]: { status: 200 } });
    const query = sent.html.replace(ADDRESS, '');
    expect((await open(ACCEPTED, undefined, withEvening({}), query)).html.match(saved)).toHaveLength(2);
    clock.mockReturnValue(1_000_061_000);
    expect((await open(ACCEPTED, undefined, withEvening({}), query)).html).not.toMatch(saved);
  }
  clock.mockRestore();
});

it('offers no cancelling once the evening has begun, and says of a cancelled one what is given back', async () => {
  const { html } = await open(ACCEPTED, undefined, withEvening({ can_cancel: false }));
  expect(html).not.toContain('Cancelar mi velada');
  const gone = { state: 'perdida', can_withdraw: false, withdrawn: true };
  const off = await open(
    gone,
    undefined,
    withEvening({ can_cancel: false, cancelled: true, percent: 30, amount: 108_000 }),
  );
  expect(off.html).toContain('Tu mesa fue cancelada');
  expect(off.html).toContain('Se devuelve el 30\u00a0% del total acordado: $108.000.');
  const paid = { can_cancel: false, cancelled: true, percent: 50, amount: 90_000, paid: 180_000 };
  const owed = await open(gone, undefined, withEvening(paid));
  expect(owed.html).toContain('Se devuelve el 50\u00a0% de lo que pagaste: $90.000.');
  const none = await open(gone, undefined, withEvening({ ...paid, amount: 0, paid: 0 }));
  expect(none.html).toContain('No hay pagos: no hay nada que devolver.');
});

it('says that there is an offer to answer, although its mail is still on its way', async () => {
  expect((await open({ state: 'nueva' })).html).toContain('Tu cotización está lista');
});

it('says why it was not withdrawn', async () => {
  const refused = { status: 409, msg: 'La solicitud está realizada.' };
  const { status, html } = await open({}, 'accion=retirar', { [`/my_request/withdraw/${TOKEN}`]: refused });
  expect([status, html.includes('La solicitud está realizada.')]).toEqual([409, true]);
});

it('says at once that everything was erased, without asking for what is gone', async () => {
  const path = `/my_request/erase/${TOKEN}`;
  const { calls, status, html } = await open(null, 'accion=borrar', {
    [path]: { status: 200, data: { erased: true } },
  });
  expect([status, html.includes('Borramos tus datos')]).toEqual([200, true]);
  expect(calls).not.toContain(`GET /my_request/${TOKEN}`);
});

it('leads back where staff have the erasing to do, and after a form that it does not know', async () => {
  const data = { erased: false, answered_until: '2026-12-21' };
  const answers = { [`/my_request/erase/${TOKEN}`]: { status: 200, data } };
  const { status, html } = await open({}, 'accion=borrar', answers);
  expect([status, html]).toEqual([303, ADDRESS]);
  expect((await open({}, 'accion=otra')).status).toBe(303);
});

it('says until when staff answer a wish for erasure, instead of the button', async () => {
  const accepted = { state: 'aceptada', erasure: 'by_staff', answered_until: '2026-12-21' };
  const { html } = await open(accepted);
  expect(html).toContain('a más tardar el 21 de diciembre de 2026');
  expect(html).not.toContain('Borrar mis datos');
  // Staff wrote down what can be done at once.
  expect((await open({ ...accepted, state: 'nueva', erasure: 'now' })).html).toContain('Sí, borrar mis datos');
});
