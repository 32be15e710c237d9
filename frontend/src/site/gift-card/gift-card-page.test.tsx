/** @jest-environment node */
import { sentPage, TOKEN } from '../../../test-setup/sent-page';

const CARD = {
  number: 'G-00012',
  is_buyer: true,
  state: 'por_pagar',
  amount: 60_000,
  balance: 0,
  to_give_back: 0,
  experience_name: null,
  guests: null,
  buyer_name: 'Camila Rojas',
  receiver_name: 'Antonia Pizarro',
  receiver_email: 'antonia@cocina.example',
  message: 'Feliz cumpleaños.',
  arrives_on: '2026-12-24',
  valid_until: null,
  mailed_at: null,
  code: null,
};
const PAID = { ...CARD, state: 'vigente', balance: 60_000, valid_until: '2027-11-28', code: 'ABCD-EFGH-JKLM-NPQR' };
const ACCOUNT = {
  bank: 'Banco de Chile',
  account_kind: 'Cuenta corriente',
  account_number: '00112233',
  account_holder: 'Sobremesa SpA',
  account_rut: '76086428-5',
  account_email: 'pagos@sobremesa.example',
};
const PAY = { due: 60_000, card: true, account: ACCOUNT, tries: [] as object[], receipts: [] as object[] };

const ORDER = 'G-00012-ABCD';
const FORM = { url: 'https://webpay.example/form', token: 'T1' };

async function visit(card: object, pay: object, { query = '', form }: { query?: string; form?: string } = {}) {
  const opened = { ...FORM, order: ORDER, amount: 60_000 };
  const fetch = (input: string | URL | Request) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (pathname.includes('/texts/')) return Promise.resolve(Response.json(null, { status: 404 }));
    const data = pathname.includes('pay-gift-card') ? opened : pathname.includes('of-gift-card') ? pay : card;
    return Promise.resolve(Response.json({ status: 200, msg: '', data: pathname.includes('company') ? null : data }));
  };
  const { to, html } = await sentPage(`/gift-card/${TOKEN}${query}`, fetch, form);
  return to ?? html;
}

it('shows its buyer how it will look and how it is paid, and no code', async () => {
  const html = await visit(CARD, PAY);
  for (const words of [
    'Así queda tu gift card',
    'Pagar $60.000',
    'Banco de Chile',
    '76.086.428-5',
    'G-00012',
    'Mensaje',
    'Feliz cumpleaños.',
  ])
    expect(html).toContain(words);
  expect(html).not.toContain('<script');
});

it('leads to Webpay by a form of the provider’s, on a page that can be loaded again', async () => {
  expect(await visit(CARD, PAY, { form: '' })).toBe(`/gift-card/${TOKEN}?webpay=${ORDER}`);
  const tries = [{ order: ORDER, amount: 60_000, state: 'en_webpay', pending: false, at: '', form: FORM }];
  const html = await visit(CARD, { ...PAY, tries }, { query: `?webpay=${ORDER}` });
  expect(html).toContain('action="https://webpay.example/form"');
  expect(html).toContain('value="T1"');
});

it('does not ask to pay again while nobody knows what became of a try', async () => {
  const tries = [
    { order: ORDER, amount: 60_000, state: 'en_webpay', pending: true, at: '2026-11-28T12:00:00Z', form: null },
  ];
  const html = await visit(CARD, { ...PAY, tries }, { query: '?pago=G-00012-ABCD' });
  expect(html).toContain('Aún no sabemos');
  expect(html).not.toContain('Pagar $60.000');
});

it('tells its buyer what goes back of a card that was paid twice', async () => {
  const html = await visit({ ...PAID, to_give_back: 60_000 }, { ...PAY, due: 0, account: null });
  expect(html).toContain('Te devolvemos $60.000');
  expect(await visit(PAID, { ...PAY, due: 0, account: null })).not.toContain('Te devolvemos');
});

it('has for its buyer the receipt of the payment, and for nobody else', async () => {
  const receipt = {
    number: 'G-00012-1',
    kind: 'charge',
    at: '2026-11-28T15:00:00Z',
    amount: 60_000,
    way: 'card',
    card_type: 'VN',
    instalments: 3,
    card_digits: '6623',
    authorization: '1213',
  };
  const pay = { ...PAY, due: 0, account: null, receipts: [receipt] };
  const html = await visit(PAID, pay);
  const words = ['G-00012-1', 'Tarjeta de crédito terminada en 6623, en 3 cuotas', '1213', 'no es una boleta'];
  for (const text of words) expect(html).toContain(text);
  const held = await visit({ ...PAID, is_buyer: false, receiver_email: null }, pay);
  for (const text of words) expect(held).not.toContain(text);
});

it('says to who has it that it is not paid, and shows nothing of what is left', async () => {
  const html = await visit({ ...CARD, is_buyer: false, receiver_email: null }, PAY);
  expect(html).toContain('Esta gift card no está pagada');
  for (const hidden of ['Queda $', 'Falta pagarla', 'Pagar $60.000']) expect(html).not.toContain(hidden);
});

it('shows the code once it is paid, to its buyer and to who has it', async () => {
  const html = await visit(PAID, { ...PAY, due: 0, account: null });
  expect(html).toContain('ABCD-EFGH-JKLM-NPQR');
  expect(html).toContain('antonia@cocina.example');
  const held = await visit({ ...PAID, is_buyer: false, receiver_email: null }, PAY);
  expect(held).toContain('Antonia Pizarro, esto es para ti');
  for (const hidden of ['antonia@', 'Banco de Chile', 'Pagar $60.000']) expect(held).not.toContain(hidden);
});
