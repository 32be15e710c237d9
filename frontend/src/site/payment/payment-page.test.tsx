/** @jest-environment node */
import type { MyMoneyDto, MyTryDto } from '../../api/link.generated';
import { sentPage, TOKEN } from '../../../test-setup/sent-page';

const ORDER = 'C-2026-0001-ABCDEFGH';
const MONEY: MyMoneyDto = {
  agreed: true,
  total: 360_000,
  paid: 0,
  left: 360_000,
  to_give_back: 0,
  reserva_hours: 48,
  saldo_days: 6,
  to_confirm: false,
  at_once: false,
  steps: [
    { what: 'reserva', amount: 180_000, left: 180_000, due_on: '2026-11-30', overdue: false },
    { what: 'saldo', amount: 180_000, left: 180_000, due_on: '2026-12-11', overdue: false },
  ],
  url: `https://sobremesa.example/pago/${TOKEN}`,
  number: 'C-2026-0001',
  client: 'Camila <b>',
  day: '2026-12-19',
  starts_at: '20:30',
  chef_name: 'Ana Soto',
  cancelled: false,
  card: true,
  account: null,
  transfers: [],
  tries: [],
  receipts: [],
  documents: [],
};

/** The page as the server writes it. */
async function open(changes: Partial<MyMoneyDto> = {}, query = '', form?: string, taken?: Response): Promise<string> {
  const fetch: typeof globalThis.fetch = (input) => {
    const { url, method } = input as Request;
    if (url.endsWith('/texts/shown/footer')) return Promise.resolve(Response.json(null, { status: 404 }));
    if (method === 'POST' && taken) return Promise.resolve(taken);
    const data = url.includes('/money/')
      ? { ...MONEY, ...changes }
      : { id: 1, phone_number: '+56912345678', headers: [] };
    return Promise.resolve(Response.json({ status: 200, msg: '', data }));
  };
  const { to, html } = await sentPage(`/pago/${TOKEN}${query}`, fetch, form);
  return to ?? html;
}

const tried = (state: MyTryDto['state'], pending = false): MyTryDto => ({
  order: ORDER,
  amount: 180_000,
  state,
  pending,
  at: '2026-11-28T20:00:00Z',
  form: null,
});

it('says what is due, when and why, and offers the next step or all of it', async () => {
  const html = await open();
  for (const words of [
    'Hola Camila &lt;b&gt;',
    'Hasta el lunes, 30 de noviembre de 2026',
    'Pagar la reserva: $180.000',
    'Pagar todo de una vez: $360.000',
  ])
    expect(html).toContain(words);
  expect(html).not.toContain('<script');
  // The yes has confirmed the date.
  expect(html).not.toMatch(/apartamos|se confirma/);
  expect(await open({ to_confirm: true })).toContain('La fecha se confirma cuando pagas la reserva.');
});

it('says that the evening is soon only where all is due at once for it', async () => {
  const [step] = MONEY.steps;
  const total = step && { ...step, what: 'total' as const, amount: 360_000, left: 360_000, due_on: '2026-11-01' };
  const steps = total ? [total] : [];
  expect(await open({ steps, at_once: true })).toContain('Se paga todo de una vez, porque tu mesa es pronto.');
  // A reserva of 100 % that is overdue.
  expect(await open({ steps })).not.toContain('porque tu mesa es pronto');
});

it('says no rule of a saldo that a move brought nearer', async () => {
  const said = async (due_on: string) => {
    const steps = MONEY.steps.map((step) => (step.what === 'saldo' ? { ...step, due_on } : step));
    return (await open({ steps })).includes('El saldo se paga 6 días hábiles antes de tu mesa.');
  };
  expect([await said('2099-12-11'), await said('2026-11-01')]).toEqual([true, false]);
});

it.each<[MyTryDto['state'], string]>([
  ['pagada', 'Recibimos tu pago de $180.000'],
  ['rechazada', 'El banco no aprobó el pago'],
  ['anulada', 'No terminaste el pago'],
  ['vencida', 'Se acabó el tiempo para pagar'],
])('says of a try that is %s what happened to the money', async (state, words) => {
  const html = await open({ tries: [tried(state)] }, `?pago=${ORDER}`);
  expect(html).toContain(words);
  expect(html.includes('No se cobró nada.')).toBe(state !== 'pagada');
  expect(html).toContain('name="pagar"');
  expect(await open({ tries: [tried(state)] })).not.toContain(words);
});

it.each<MyTryDto['state']>(['en_webpay', 'por_verificar'])(
  'asks not to pay again while nobody knows of a try (%s), wherever the client comes from',
  async (state) => {
    for (const query of ['', `?pago=${ORDER}`]) {
      const html = await open({ tries: [tried(state, true)], account: ACCOUNT }, query);
      expect(html).toContain('No vuelvas a pagar');
      for (const way of ['name="pagar"', 'Monto $', ACCOUNT.number]) expect(html).not.toContain(way);
      // What was transferred before can be announced.
      expect(html).toContain('Ya transferí');
    }
  },
);

it('leads to Webpay by a page of its own, which can be loaded again, with the amount that the server says', async () => {
  const form = { url: 'https://webpay.example/init', token: 'a1b2' };
  const opened = { ...form, order: ORDER, amount: 180_000 };
  const to = await open({}, '', 'pagar=next', Response.json({ status: 200, msg: '', data: opened }));
  expect(to).toBe(`/pago/${TOKEN}?webpay=${ORDER}`);
  const tries = [{ ...tried('en_webpay'), form }];
  const html = await open({ tries }, `?webpay=${ORDER}`);
  expect(html).toContain('Vas a pagar $180.000');
  expect(html).toContain('<form action="https://webpay.example/init" method="post"><input type="hidden" name="token_ws" value="a1b2"/>'); // prettier-ignore
  // Not under another address, nor once it is too late.
  expect(await open({ tries }, '?webpay=C-2026-0001-OTRA')).toContain('name="pagar"');
  expect(await open({ tries: [tried('en_webpay')] }, `?webpay=${ORDER}`)).toContain('name="pagar"');
});

it('begins no payment that nobody pressed', async () => {
  const html = await open({}, '', 'accion=otra', Response.error());
  expect(html).toContain('El formulario llegó incompleto. Envíalo otra vez.');
});

it('says why nothing was begun, and keeps the page', async () => {
  const refusal = Response.json({ status: 503, msg: 'Webpay no responde por ahora.', data: null }, { status: 503 });
  const html = await open({}, '', 'pagar=next', refusal);
  expect(html).toContain('Webpay no responde por ahora.');
  expect(html).toContain('name="pagar"');
});

const ACCOUNT = { bank: 'Banco Estado', kind: 'Cuenta corriente', number: '00123456789', holder: 'Sobremesa SpA', rut: '76.123.456-0', email: 'pagos@sobremesa.example' }; // prettier-ignore
const PAID: Partial<MyMoneyDto> = { paid: 360_000, left: 0, steps: [], account: ACCOUNT };

it('says what a gift card paid also when nothing is left to pay', async () => {
  const spent = Response.json({ status: 200, msg: '', data: { used: 360_000, left: 0 } });
  const html = await open(PAID, '', 'pagar=gift&code=ABCD', spent);
  expect(html).toContain('Pagaste $360.000 con tu gift card. Ya no queda saldo en ella.');
});

it.each(['pagar=gift&code=ABCD', 'accion=avisar&monto=1000&dia=2026-11-28'])(
  'says why %s was refused where its form is not there any more',
  async (form) => {
    const refusal = Response.json({ status: 409, msg: 'Ya no queda nada por pagar.', data: null }, { status: 409 });
    const again = refusal.clone();
    expect(await open(PAID, '', form, refusal)).toContain('Ya no queda nada por pagar.');
    const html = await open({ account: ACCOUNT }, '', form, again);
    expect(html.split('Ya no queda nada por pagar.')).toHaveLength(2);
  },
);

it('shows each receipt with what it is not, and what is given back', async () => {
  const receipt = { at: '2026-11-28T20:00:00Z', way: 'card', card_type: 'VC', instalments: 12, card_digits: '2032' } as const; // prettier-ignore
  const html = await open({
    cancelled: true,
    steps: [],
    paid: 180_000,
    left: 0,
    to_give_back: 90_000,
    receipts: [{ ...receipt, number: 'C-2026-0001-1', kind: 'charge', amount: 180_000, authorization: '123456' }],
  });
  for (const words of [
    'Tu mesa fue cancelada',
    'C-2026-0001-1',
    'Tarjeta de crédito terminada en 2032, en 12 cuotas',
    '123456',
    'no es una boleta',
    'Te devolvemos',
  ])
    expect(html).toContain(words);
  expect(html).not.toContain('name="pagar"');
  const noon = { ...receipt, way: 'transfer', at: '2026-11-28T15:00:00Z', number: 'C-2026-0001-2' } as const;
  const other = await open({ receipts: [{ ...noon, kind: 'charge', amount: 180_000, authorization: null }] });
  expect(other).toContain('28 de noviembre de 2026');
  expect(other).not.toContain('12:00');
});

/** The page after its form with a file was sent, and what the API got. */
async function sendTransfer(fields: Record<string, string | File>, answer: Response): Promise<[html: string, unknown]> {
  let sent: unknown;
  const form = new FormData();
  for (const [name, value] of Object.entries({ accion: 'avisar', clave: KEY, ...fields })) form.append(name, value);
  const { headers, body } = new Response(form);
  const fetch: typeof globalThis.fetch = async (input) => {
    const { url, method } = input as Request;
    if (method === 'POST') sent = await (input as Request).json();
    if (method === 'POST') return answer;
    if (url.endsWith('/texts/shown/footer')) return Response.json(null, { status: 404 });
    const data = url.includes('/money/') ? { ...MONEY, account: ACCOUNT } : { id: 1, phone_number: '+56912345678', headers: [] }; // prettier-ignore
    return Response.json({ status: 200, msg: '', data });
  };
  const made = { type: headers.get('content-type') ?? '', body: await new Response(body).arrayBuffer() };
  const { to, html } = await sentPage(`/pago/${TOKEN}`, fetch, made);
  return [to ? `→ ${to}` : html, sent];
}
const KEY = '2f1f0f38-3c3b-4a6b-9d53-8c2a1a2b3c4d';

it('has the boletas and facturas, with the PDF of those that have one', async () => {
  const boleta = { id: 4, name: 'Boleta 12', issued_on: '2026-11-28', amount: 360_000, has_paper: true };
  const html = await open({ documents: [boleta, { ...boleta, id: 5, name: 'Factura 9', has_paper: false }] });
  expect(html).toContain('<strong>Boleta 12</strong> de $360.000, sábado, 28 de noviembre de 2026');
  expect(html).toContain(`<a href="/api/v1/money/documents/4/by-link/${TOKEN}" download="">Descargar PDF</a>`);
  expect(html.match(/Descargar PDF/g)).toHaveLength(1);
  expect(await open()).not.toContain('Boletas y facturas');
});

it('shows the account to who has to pay, ready to be copied, with what is due and the number', async () => {
  const html = await open({ account: ACCOUNT });
  for (const words of ['RUT 76.123.456-0', 'Cuenta corriente 00123456789', 'Monto $180.000', 'Mensaje C-2026-0001'])
    expect(html).toContain(words);
  expect(html).toMatch(/<input type="hidden" name="clave" value="[\da-f-]{36}"\/>/);
  expect(await open()).not.toContain('Por transferencia');
});

it('announces a transfer with its proof, and leads back to the page', async () => {
  const proof = new File(['%PDF-'], 'transferencia.pdf', { type: 'application/pdf' });
  const taken = Response.json({ status: 200, msg: 'Gracias', data: null });
  const [html, sent] = await sendTransfer({ monto: '$ 180.000', dia: '2026-11-28', comprobante: proof }, taken);
  expect(html).toBe(`→ /pago/${TOKEN}`);
  expect(sent).toEqual({ amount: 180_000, day: '2026-11-28', transfer_key: KEY, proof: `data:application/pdf;base64,${btoa('%PDF-')}` }); // prettier-ignore
});

it('keeps what was typed of a transfer that is refused, with its key', async () => {
  const refusal = Response.json({ status: 409, msg: 'Ya nos avisaste.', data: null }, { status: 409 });
  const [html, sent] = await sendTransfer({ monto: '150.000', dia: '2026-11-27', comprobante: new File([], '') }, refusal); // prettier-ignore
  expect(sent).toMatchObject({ amount: 150_000, proof: null });
  for (const kept of ['Ya nos avisaste.', 'value="150.000"', 'value="2026-11-27"', `value="${KEY}"`])
    expect(html).toContain(kept);
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'foto.jpg', { type: 'image/jpeg' });
  const heavy = (await sendTransfer({ monto: '1', dia: '2026-11-27', comprobante: large }, refusal))[0];
  expect(blamed(heavy)).toEqual(['comprobante', 'El comprobante supera los 5 MB. Elige otro, o avisa sin él.']);
  expect(blamed((await sendTransfer({ monto: '150,5' }, refusal))[0])).toEqual(['monto', 'Escribe el monto en pesos, sin decimales.']); // prettier-ignore
  expect(blamed((await sendTransfer({ monto: '0' }, refusal))[0])).toEqual(['monto', 'Escribe un monto mayor que $0.']);
  const msg = 'Elige una fecha hasta hoy.';
  const late = Response.json({ status: 400, msg: 'Revisa.', data: null, errors: [{ field: 'day', msg }] }, { status: 400 }); // prettier-ignore
  expect(blamed((await sendTransfer({ monto: '1', dia: '2030-01-01' }, late))[0])).toEqual(['dia', msg]);
});

/** The name of the one field that is wrong and has the focus, and what is said of it. */
function blamed(html: string): [name: string | undefined, said: string | undefined] {
  const [control = '', ...others] = html.match(/<input[^>]*autofocus[^>]*>/gi) ?? [];
  expect([others, html.match(/aria-invalid="true"/g)]).toEqual([[], ['aria-invalid="true"']]);
  const id = /id="([\w-]+)"/.exec(control)?.[1];
  return [/name="(\w+)"/.exec(control)?.[1], new RegExp(`id="${id}-problem"[^>]*>([^<]*)`).exec(html)?.[1]];
}

it('blames of a gift card what is wrong, and keeps both fields', async () => {
  const said = async (form: string, taken?: Response) => {
    const html = await open({}, '', `pagar=gift&${form}`, taken);
    expect(html).toContain('value="ABCD"');
    return [...blamed(html), /name="amount"[^>]*value="([^"]*)"/.exec(html)?.[1]];
  };
  expect(await said('code=ABCD&amount=mil')).toEqual(['amount', 'Escribe el monto en pesos, sin decimales.', 'mil']);
  expect(await said('code=ABCD&amount=0')).toEqual(['amount', 'Escribe un monto mayor que $0.', '0']);
  const msg = 'No encontramos una gift card con ese código.';
  const unknown = Response.json({ status: 404, msg, data: null }, { status: 404 });
  expect(await said('code=ABCD&amount=40.000', unknown)).toEqual(['code', msg, '40.000']);
});

it('says what became of an announced transfer', async () => {
  const said = { amount: 180_000, day: '2026-11-28', came: null, has_proof: true };
  expect(await open({ transfers: [{ ...said, state: 'anunciada' }] })).toContain('La estamos buscando');
  expect(await open({ transfers: [{ ...said, state: 'no_llego' }] })).toContain('No la encontramos');
  expect(await open({ transfers: [{ ...said, state: 'confirmada', came: 180_000 }] })).not.toContain('avisaste');
});
