import { afterEach, describe, expect, it } from '@jest/globals';
import { CARDS } from './cards.js';
import { startPaymentProvider, type PaymentProvider, type PaymentProviderOptions } from './index.js';

const API = '/rswebpaytransaction/api/webpay/v1.2/transactions';
const RETURN = 'http://localhost:3000/pago/retorno';
const MINUTE = 60_000;

let provider: PaymentProvider;
let ahead = 0;

const start = async (options: Partial<PaymentProviderOptions> = {}): Promise<void> => {
  ahead = 0;
  provider = await startPaymentProvider({
    production: false,
    productName: 'Sobremesa',
    now: () => Date.now() + ahead,
    ...options,
  });
};
afterEach(() => provider.stop());

async function call(method: string, path = '', body?: object, key = provider.apiKey) {
  const headers = { 'Tbk-Api-Key-Id': provider.commerceCode, 'Tbk-Api-Key-Secret': key };
  const asked = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const answer = await fetch(provider.origin + API + path, asked);
  const said = (await answer.json()) as Record<string, unknown>;
  return { status: answer.status, ...said } as Record<string, unknown>;
}

const create = async (amount = 180_000, order = `C-2026-0001-${Math.random().toString(36).slice(2, 10)}`) => {
  const made = await call('POST', '', { buy_order: order, session_id: 'one', amount, return_url: RETURN });
  return String(made['token']);
};
const post = (path: string, fields: Record<string, string>) =>
  fetch(provider.origin + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const open = (token: string) => post('/webpayserver/initTransaction', { token_ws: token });
/** Opens the form and ends it. @returns what the browser brings back by GET */
async function choose(token: string, choice: string): Promise<Record<string, string>> {
  await open(token);
  const ended = await post('/webpayserver/choose', { token_ws: token, choice });
  expect(ended.status).toBe(303);
  const back = new URL(ended.headers.get('location') ?? '');
  expect(back.href.startsWith(RETURN)).toBe(true);
  return Object.fromEntries(back.searchParams);
}
const paid = async (card = 0, amount?: number): Promise<string> => {
  const token = await create(amount);
  await choose(token, `card-${card}`);
  await call('PUT', `/${token}`);
  return token;
};

describe('the stand-in for Webpay', () => {
  it('does not start in production', async () => {
    await start();
    await expect(startPaymentProvider({ production: true, productName: 'Sobremesa' })).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining('WEBPAY_COMMERCE_CODE'),
    });
  });

  it('listens on the loopback address only, under its own name, and answers to its own key', async () => {
    await start();
    expect(provider.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(await call('POST', '', {}, 'another')).toEqual({ status: 401, error_message: 'Not Authorized' });
    const elsewhere = provider.origin.replace('127.0.0.1', 'localhost');
    expect((await fetch(elsewhere)).status).toBe(421);
  });

  it.each([
    ['a long order', { buy_order: 'x'.repeat(27) }],
    ['no session', { session_id: '' }],
    ['a long address', { return_url: `${RETURN}?${'x'.repeat(255)}` }],
    ['no amount', { amount: 0 }],
    ['a part of a peso', { amount: 10.5 }],
  ])('refuses %s', async (_what, change) => {
    await start();
    const sent = { buy_order: 'one', session_id: 'one', amount: 1_000, return_url: RETURN, ...change };
    expect((await call('POST', '', sent)).status).toBe(422);
  });

  it('takes a buy order once', async () => {
    await start();
    await create(1_000, 'same');
    expect((await call('POST', '', { buy_order: 'same', session_id: 'x', amount: 1, return_url: RETURN })).status).toBe(
      422,
    );
  });

  it('shows what is to pay, every card, and that nothing is charged', async () => {
    await start();
    const form = await open(await create(180_000));
    const page = await form.text();
    for (const said of ['$180.000', 'no se cobra nada', ...CARDS.map(({ name }) => name), 'Dejar pasar el tiempo'])
      expect(page).toContain(said);
    expect(form.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each(CARDS.map((card, index) => [card.name, index] as const))('approves: %s', async (_name, index) => {
    await start();
    const { type, instalments, digits } = CARDS[index] as (typeof CARDS)[number];
    const token = await create();
    expect(await choose(token, `card-${index}`)).toEqual({ token_ws: token });
    expect(await call('GET', `/${token}`)).toMatchObject({ status: 'INITIALIZED' });
    const said = { payment_type_code: type, installments_number: instalments, card_detail: { card_number: digits } };
    expect(await call('PUT', `/${token}`)).toMatchObject({ status: 'AUTHORIZED', response_code: 0, ...said });
    expect(await call('GET', `/${token}`)).toMatchObject({ status: 'AUTHORIZED', response_code: 0, ...said });
  });

  it('comes back in its other ways, in which nothing can be committed', async () => {
    await start();
    const names = { abort: 'TBK_ID_SESION TBK_ORDEN_COMPRA TBK_TOKEN', timeout: 'TBK_ID_SESION TBK_ORDEN_COMPRA' };
    for (const [choice, brought] of Object.entries({ ...names, error: `${names.abort} token_ws` })) {
      const token = await create();
      expect(
        Object.keys(await choose(token, choice))
          .toSorted()
          .join(' '),
      ).toBe(brought);
      expect((await call('PUT', `/${token}`)).status).toBe(422);
      expect(await call('GET', `/${token}`)).toMatchObject({ status: 'INITIALIZED' });
    }
    const token = await create();
    await open(token);
    const page = await (await post('/webpayserver/choose', { token_ws: token, choice: 'abort-post' })).text();
    expect(page).toContain(`method="post" action="${RETURN}"`);
    expect(page).toContain(`name="TBK_TOKEN" value="${token}"`);
  });

  it('commits once, what was refused too, and nothing that nobody paid', async () => {
    await start();
    const unpaid = await create();
    expect((await call('PUT', `/${unpaid}`)).status).toBe(422);
    const token = await paid();
    expect((await call('PUT', `/${token}`)).status).toBe(422);
    const refused = await create();
    await choose(refused, 'reject');
    expect(await call('PUT', `/${refused}`)).toMatchObject({ status: 'FAILED', response_code: -1 });
    expect((await call('PUT', '/unknown')).status).toBe(422);
  });

  it('waits five minutes for the form, ten in it, five for the shop, and tells the state for a week', async () => {
    await start();
    const [late, slow, uncommitted] = [await create(), await create(), await create()];
    await open(slow);
    await choose(uncommitted, 'card-0');
    ahead += 6 * MINUTE;
    expect((await open(late)).status).toBe(400);
    expect((await call('PUT', `/${uncommitted}`)).status).toBe(422);
    ahead += 5 * MINUTE;
    expect((await post('/webpayserver/choose', { token_ws: slow, choice: 'card-0' })).status).toBe(400);
    ahead += 8 * 24 * 60 * MINUTE;
    expect((await call('GET', `/${late}`)).status).toBe(422);
  });

  it('gives back whole within the hour as a reversal, later as an annulment, in parts with what is left', async () => {
    await start();
    const [soon, whole, parts] = [await paid(), await paid(), await paid(0, 100_000)];
    const refund = (token: string, amount: number) => call('POST', `/${token}/refunds`, { amount });
    expect(await refund(soon, 180_000)).toMatchObject({ type: 'REVERSED' });
    expect(await refund(parts, 30_000)).toMatchObject({ type: 'NULLIFIED', response_code: 0, balance: 70_000 });
    ahead += 61 * MINUTE;
    expect(await refund(whole, 180_000)).toMatchObject({ type: 'NULLIFIED', nullified_amount: 180_000, balance: 0 });
    expect(await call('GET', `/${soon}`)).toMatchObject({ status: 'REVERSED' });
    expect(await call('GET', `/${whole}`)).toMatchObject({ status: 'NULLIFIED', balance: 0 });
    expect(await call('GET', `/${parts}`)).toMatchObject({ status: 'PARTIALLY_NULLIFIED', balance: 70_000 });
  });

  it('refuses refunds with the codes of Webpay', async () => {
    await start();
    const [token, instalments, unpaid, old] = [await paid(), await paid(4), await create(), await paid()];
    const code = async (of: string, amount: number) =>
      (await call('POST', `/${of}/refunds`, { amount }))['response_code'];
    expect(await code('unknown', 1)).toBe(274);
    expect(await code(unpaid, 1)).toBe(292);
    expect(await code(token, 180_001)).toBe(311);
    expect(await code(instalments, 90_000)).toBe(53);
    expect(await call('POST', `/${token}/refunds`, { amount: 180_000 })).toMatchObject({ type: 'REVERSED' });
    expect(await code(token, 1)).toBe(310);
    ahead += 91 * 24 * 60 * MINUTE;
    expect(await code(old, 180_000)).toBe(284);
  });

  it('fails on purpose, before and after it did what was asked', async () => {
    const wanted = [
      'request lost',
      'answer lost',
      'broken before',
      'broken after',
      { done: 'late', after: 5 },
    ] as const;
    let next: (typeof wanted)[number] | undefined;
    await start({ mishap: (asked) => (asked === 'commit' ? next : undefined) });
    for (const mishap of wanted) {
      next = undefined;
      const token = await create();
      await choose(token, 'card-0');
      next = mishap;
      const said = await call('PUT', `/${token}`).then(
        ({ status }) => status,
        () => 'no answer',
      );
      const done = mishap !== 'request lost' && mishap !== 'broken before';
      expect(said).toBe(typeof mishap === 'object' ? 'AUTHORIZED' : mishap.endsWith('lost') ? 'no answer' : 500);
      expect(await call('GET', `/${token}`)).toMatchObject({ status: done ? 'AUTHORIZED' : 'INITIALIZED' });
    }
  });
});
