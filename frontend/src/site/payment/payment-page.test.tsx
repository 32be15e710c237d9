/** @jest-environment node */
import type { MyMoneyDto, MyTryDto } from '../../api/link.generated';
import { fillTemplate, renderPage } from '../../entry-server';

const settings = { productName: 'Sobremesa', publicUrl: 'https://sobremesa.example' };
const TEMPLATE =
  '<!doctype html><html lang="es-CL"><head><!--head--></head><body><!--page--><!--state--></body></html>';
const TOKEN = 'abcdefghijklmnopqrstuvwxyz0';
const ORDER = 'C-2026-0001-ABCDEFGH';
const MONEY: MyMoneyDto = {
  agreed: true,
  total: 360_000,
  paid: 0,
  left: 360_000,
  to_give_back: 0,
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
  tries: [],
  receipts: [],
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
  const url = `${settings.publicUrl}/pago/${TOKEN}${query}`;
  const answer = await renderPage({ url, form, settings, baseUrl: settings.publicUrl, fetch });
  if (answer.kind === 'redirect') throw new Error(`led to ${answer.location}`);
  // React separates texts that follow each other.
  return fillTemplate(TEMPLATE, answer.parts, []).replaceAll('<!-- -->', '');
}

const tried = (state: MyTryDto['state'], pending = false): MyTryDto => ({
  order: ORDER,
  amount: 180_000,
  state,
  pending,
  at: '2026-11-28T20:00:00Z',
});

it('says what is due, when and why, and offers the next step or all of it', async () => {
  const html = await open();
  for (const words of [
    'Hola Camila &lt;b&gt;',
    'Hasta el lunes, 30 de noviembre de 2026',
    'Con la reserva apartamos al chef',
    'Pagar la reserva: $180.000',
    'Pagar todo de una vez: $360.000',
  ])
    expect(html).toContain(words);
  expect(html).not.toContain('<script');
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
      const html = await open({ tries: [tried(state, true)] }, query);
      expect(html).toContain('No vuelvas a pagar');
      expect(html).not.toContain('name="pagar"');
    }
  },
);

it('leads to Webpay by a form, with the amount that the server says', async () => {
  const opened = { url: 'https://webpay.example/init', token: 'a1b2', amount: 180_000 };
  const html = await open({}, '', 'pagar=next', Response.json({ status: 200, msg: '', data: opened }));
  expect(html).toContain('Vas a pagar $180.000');
  expect(html).toContain('<form action="https://webpay.example/init" method="post"><input type="hidden" name="token_ws" value="a1b2"/>'); // prettier-ignore
});

it('says why nothing was begun, and keeps the page', async () => {
  const refusal = Response.json({ status: 503, msg: 'Webpay no responde por ahora.', data: null }, { status: 503 });
  const html = await open({}, '', 'pagar=next', refusal);
  expect(html).toContain('Webpay no responde por ahora.');
  expect(html).toContain('name="pagar"');
});

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
});
