import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { LedgerService } from '../src/modules/money/ledger.service.js';
import { ledgerDifferences } from '../src/modules/money/index.js';
import { GiftCardMoney } from '../src/modules/money/gift-card-money.js';
import { MoneyLocks } from '../src/modules/money/money-locks.js';
import { PaymentsService } from '../src/modules/money/payments.service.js';
import { PAYMENT_LINK } from '../src/modules/offers/index.js';
import { RefundsService } from '../src/modules/money/refunds.service.js';
import { GiftCardKeeping } from '../src/modules/gift-cards/gift-card-keeping.js';
import { BUYER_LINK } from '../src/modules/gift-cards/gift-card-link.js';
import { MOST_WRONG_CODES } from '../src/modules/gift-cards/gift-card-limit.js';
import type { Caller } from '../src/platform/http/access.js';
import { Links } from '../src/platform/links/links.js';
import { monthsAfter } from '../src/modules/gift-cards/gift-card.entity.js';
import { dayAfter } from '../src/platform/http/value/day.js';
import { dayAndYear } from '../src/platform/http/value/words.js';
import { dayIn } from './harness/days.js';
import { eventually } from './harness/eventually.js';
import { partsOf, startMailServer, subjectOf, type MailServer, type Received } from './harness/mail-server.js';
import { mailsSettled } from './harness/mails-settled.js';
import { NO_DIFFERENCES, Paying, TOTAL } from './harness/paying.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { startJobs } from './harness/start-jobs.js';

type Row = Record<string, unknown> & { id: number };

let server: MailServer;
let paying: Paying;
let user: SignedIn;
let caller: Caller;
let money: GiftCardMoney;
let ledger: LedgerService;
let refunds: RefundsService;
let keeping: GiftCardKeeping;
let payments: PaymentsService;
let locks: MoneyLocks;

beforeAll(async () => {
  server = await startMailServer();
  paying = await Paying.start({ SMTP_URL: server.url, JOBS_HURRY: 'true' });
  await startJobs(paying.test);
  user = await signIn(paying.test, 'USER');
  const { id, name, email } = paying.admin.person;
  caller = { id, name, email, role: 'ADMIN', tokenId: '', tokenExpires: new Date() };
  const get = <One>(type: abstract new (...args: never[]) => One): One => paying.test.app.get(type, { strict: false });
  [payments, locks] = [get(PaymentsService), get(MoneyLocks)];
  [money, ledger, refunds, keeping] = [
    get(GiftCardMoney),
    get(LedgerService),
    get(RefundsService),
    get(GiftCardKeeping),
  ];
});
afterAll(async () => {
  await paying.close();
  await server.close();
});
beforeEach(() => {
  server.received.length = 0;
});

const call = async (
  method: 'get' | 'post' | 'put',
  path: string,
  body?: object,
  by: SignedIn | null = paying.admin,
) => {
  const request = paying.test.request[method](`/api/v1/gift_cards/${path}`);
  if (by) request.set(by.header);
  const answer = await (body ? request.send(body) : request);
  return { status: answer.status, body: answer.body as { msg: string; data: unknown; errors?: { field: string }[] } };
};
const done = async <Data = Row>(...asked: Parameters<typeof call>): Promise<Data> => {
  const { status, body } = await call(...asked);
  if (status > 201) throw new Error(`${asked[1]}: ${status} ${body.msg}`);
  return body.data as Data;
};

const gift = {
  amount: 60_000,
  buyer_name: 'Camila Rojas',
  buyer_email: 'camila@cocina.example',
  receiver_name: 'Antonia Pizarro',
  receiver_email: 'antonia@cocina.example',
  message: 'Feliz cumpleaños.',
  arrives_on: dayIn(0),
};
const paid = { way: 'transfer', paid_on: dayIn(0), reference: 'T-00041722' };
const sell = (changes: object = {}) => done('post', 'sell', { ...gift, ...paid, ...changes }, user);
const codeOf = async ({ id }: Row) => (await done<{ code: string }>('post', `show-code/${id}`)).code;
const page = (id: number) => done<Row & { entries: Row[] }>('get', `get-one/${id}`);
const spend = (evening: number, code: string, amount?: number) =>
  money.spend(evening, { code, amount, creation_key: randomUUID() });
const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

describe('staff', () => {
  it('sell a card once however often the form arrives, and find it', async () => {
    const form = { ...gift, ...paid, creation_key: randomUUID() };
    const [one, other] = await Promise.all([done('post', 'sell', form, user), done('post', 'sell', form, user)]);
    expect(one.id).toBe(other.id);
    expect(one).toMatchObject({ state: 'vigente', amount: 60_000, balance: 60_000, origin: 'phone' });
    const { entries } = await page(one.id);
    expect(entries).toMatchObject([
      { kind: 'gift_card_sold', way: 'transfer', amount: 60_000, reference: 'T-00041722' },
    ]);
    for (const search of ['PIZARRO', 'camila@', String(one['number'])])
      expect((await done<Row[]>('get', `all?search=${encodeURIComponent(search)}`)).map(({ id }) => id)).toContain(
        one.id,
      );
    expect((await done<Row[]>('get', 'all?state=vencida')).map(({ id }) => id)).not.toContain(one.id);
  });

  it('refuse an invalid amount, and say where', async () => {
    for (const amount of [19_000, 20_500, 5_001_000, -1]) {
      const { status, body } = await call('post', 'sell', { ...gift, ...paid, amount });
      expect([status, body.errors?.[0]?.field]).toEqual([400, 'amount']);
    }
    for (const [wrong, msg] of [
      [{ amount: 19_000 }, 'Escribe un monto entre $20.000 y $5.000.000.'],
      [{ proposal_id: 0, guests: 2 }, 'Elige una experiencia.'],
      [{ proposal_id: 1, guests: 99 }, 'Escribe para cuántas personas es, de 1 a 60.'],
    ] as const)
      expect((await call('post', 'sell', { ...gift, ...paid, amount: null, ...wrong })).body).toMatchObject({
        errors: [{ msg }],
      });
    expect(
      (await call('post', 'sell', { ...gift, ...paid, amount: null, proposal_id: 999_999, guests: 2 })).status,
    ).toBe(409);
  });

  it('refuse a day of arrival that leaves less than a month, and say the last one', async () => {
    const last = monthsAfter(dayIn(0), 11);
    const late = await call('post', 'sell', { ...gift, ...paid, arrives_on: dayAfter(last, 1) }, user);
    expect([late.status, late.body.errors]).toEqual([
      400,
      [{ field: 'arrives_on', msg: expect.stringContaining(`hasta el ${dayAndYear(last)}`) }],
    ]);
    expect(await sell({ arrives_on: last })).toMatchObject({ arrives_on: last, valid_until: monthsAfter(last, 1) });
  });

  it('show a code again, which the log says, and nothing stores it', async () => {
    const card = await sell();
    const code = await codeOf(card);
    expect(await codeOf(card)).toBe(code);
    const lines = await paying.sql<{ action: string; line: string }>(
      `select action, audit_line::text as line from audit_line where kind = 'gift_card' and record_id = $1`,
      [card.id],
    );
    expect(lines.filter(({ action }) => action === 'export')).toHaveLength(2);
    const [stored] = await paying.sql<{ text: string }>('select gift_card::text as text from gift_card where id = $1', [
      card.id,
    ]);
    for (const text of [stored?.text ?? '', ...lines.map(({ line }) => line)])
      for (const hidden of [code, code.replaceAll('-', '')]) expect(text).not.toContain(hidden);
    for (const { line } of lines) expect(line).not.toMatch(/camila@|antonia@|Feliz/);
  });

  it('void a card with a reason, and what was left of it goes back by a line of the ledger', async () => {
    const card = await sell();
    const code = await codeOf(card);
    expect((await call('put', `void/${card.id}`, { reason: 'Doble compra' }, user)).status).toBe(403);
    const form = { reason: 'Doble compra', given_back: 'transfer', reference: 'T-1', version: card['version'] };
    expect((await call('put', `void/${card.id}`, { ...form, version: 1_000 })).status).toBe(409);
    expect(await page(card.id)).toMatchObject({ state: 'vigente', balance: 60_000 });
    const [one, other] = await Promise.all([
      call('put', `void/${card.id}`, form),
      call('put', `void/${card.id}`, form),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    expect(await page(card.id)).toMatchObject({
      state: 'anulada',
      balance: 0,
      void_reason: 'Doble compra',
      entries: [{ kind: 'refund', amount: -60_000 }, { kind: 'gift_card_sold' }],
    });
    expect(await refused(spend(await paying.evening(), code))).toBe('gift_card_unusable');
    expect((await call('post', 'balance', { code }, null)).status).toBe(404);
  });

  const correct = async (entry: number | undefined, amount: number, seen: number, by = paying.admin) => {
    const answer = await paying.test.request
      .put(`/api/v1/money/entries/${entry}/correct`)
      .set(by.header)
      .send({ amount, seen, note: 'Sobraba un monto' });
    return { status: answer.status, code: answer.body.code, errors: answer.body.errors };
  };

  it('correct the sale of a card that they wrote, down to what was used of it', async () => {
    const [card, evening] = [await sell({ amount: 600_000 }), await paying.evening()];
    await spend(evening, await codeOf(card), 40_000);
    const [used, sale] = (await page(card.id)).entries;
    expect((await correct(sale?.id, 60_000, 600_000, user)).status).toBe(403);
    expect(await correct(used?.id, 1, 40_000)).toMatchObject({ status: 409 });
    expect(await correct(sale?.id, 39_999, 600_000)).toMatchObject({ status: 409, errors: [{ field: 'amount' }] });
    expect(await correct(sale?.id, 5_000_001, 600_000)).toMatchObject({ status: 409, errors: [{ field: 'amount' }] });
    const presses = [await Promise.all([1, 2].map(() => correct(sale?.id, 60_000, 600_000)))].flat();
    expect(presses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await page(card.id)).toMatchObject({
      ...{ state: 'vigente', amount: 60_000, balance: 20_000, to_give_back: 0 },
      entries: [
        { kind: 'correction', amount: -540_000, way: 'transfer', note: 'Sobraba un monto', comes_to: null },
        { kind: 'gift_card_used' },
        { kind: 'gift_card_sold', amount: 600_000, comes_to: 60_000 },
      ],
    });
    expect((await correct(sale?.id, 90_000, 60_000)).status).toBe(200);
    expect(await page(card.id)).toMatchObject({ amount: 90_000, balance: 50_000 });
    expect(await ledgerDifferences(paying.test.em())).toEqual(NO_DIFFERENCES);
    await done('post', `erase/${card.id}`);
    expect((await page(card.id)).entries[0]).toMatchObject({ kind: 'correction', note: null });
  });

  it('correct a sale that was none: the card is not paid, nobody uses it, and it can be paid', async () => {
    const card = await sell();
    const code = await codeOf(card);
    const [sale] = (await page(card.id)).entries;
    expect((await correct(sale?.id, 0, 60_000)).status).toBe(200);
    expect(await page(card.id)).toMatchObject({ state: 'por_pagar', amount: 60_000, balance: 0, valid_until: null });
    expect((await call('post', 'balance', { code }, null)).status).toBe(404);
    expect(await refused(spend(await paying.evening(), code))).toBe('gift_card_unknown');
    expect((await correct(sale?.id, 60_000, 0)).status).toBe(409);
    expect(await ledgerDifferences(paying.test.em())).toEqual(NO_DIFFERENCES);
    await done('put', `receive/${card.id}`, paid, user);
    expect(await page(card.id)).toMatchObject({ state: 'vigente', balance: 60_000, to_give_back: 0 });
    expect(await codeOf(card)).toBe(code);
    expect(await ledgerDifferences(paying.test.em())).toEqual(NO_DIFFERENCES);
  });

  it('erase its people, and the card goes on', async () => {
    const card = await sell();
    const code = await codeOf(card);
    expect(await done('post', `erase/${card.id}`)).toMatchObject({
      buyer_name: 'Datos borrados',
      receiver_email: null,
    });
    expect((await done<Row[]>('get', 'all?search=antonia')).map(({ id }) => id)).not.toContain(card.id);
    expect((await call('post', 'balance', { code }, null)).status).toBe(200);
  });
});

describe('a visitor', () => {
  it('is offered cards only once the company said how it takes money', async () => {
    expect(await done('get', 'offer', undefined, null)).toEqual({ offered: false, months: 12, experiences: [] });
    const form = { ...gift, agreed: true, creation_key: randomUUID() };
    expect((await call('post', 'buy', form, null)).status).toBe(409);
    await paying.takesMoney();
    expect(await done('get', 'offer', undefined, null)).toMatchObject({ offered: true });
    const [one, other] = await Promise.all([
      done<{ url: string }>('post', 'buy', form, null),
      done<{ url: string }>('post', 'buy', form, null),
    ]);
    expect(one.url).toBe(other.url);
    const late = await call(
      'post',
      'buy',
      { ...form, creation_key: randomUUID(), arrives_on: dayAfter(monthsAfter(dayIn(0), 11), 1) },
      null,
    );
    expect([late.status, late.body.errors?.[0]?.field]).toEqual([400, 'arrives_on']);
    const token = one.url.split('/').at(-1);
    expect(await done('get', `by_link/${token}`, undefined, null)).toMatchObject({
      state: 'por_pagar',
      is_buyer: true,
      code: null,
      receiver_name: 'Antonia Pizarro',
    });
    expect((await call('post', 'buy', { ...form, amount: 90_000 }, null)).status).toBe(422);
  });

  it('gives an experience for its price of the day', async () => {
    await paying.sql(`update chef set price_per_person = 45000`);
    const [proposal] = await paying.sql<{ id: number }>(
      `insert into proposal (chef_id, dish_name, slug, search_key, description, profile_image_id, starter, main_course, dessert, guests_min, guests_max)
       select id, 'Cena de otoño', 'Cena-de-otono', '', '', profile_image_id, '', '', '', 2, 6 from chef limit 1 returning id`,
    );
    const { experiences } = await done<{ experiences: Row[] }>('get', 'offer', undefined, null);
    expect(experiences).toMatchObject([{ id: proposal?.id, name: 'Cena de otoño', price_per_person: 45_000 }]);
    const card = await sell({ amount: null, proposal_id: proposal?.id, guests: 4 });
    await paying.sql(`update chef set price_per_person = 99000`);
    expect(await page(card.id)).toMatchObject({
      amount: 180_000,
      balance: 180_000,
      experience_name: 'Cena de otoño',
      guests: 4,
    });
    expect(
      (await call('post', 'sell', { ...gift, ...paid, amount: null, proposal_id: proposal?.id, guests: 9 })).status,
    ).toBe(409);
  });

  it('learns what is left, and nothing of an invalid code', async () => {
    const card = await sell();
    const code = await codeOf(card);
    expect(await done('post', 'balance', { code: code.toLowerCase().replaceAll('-', ' ') }, null)).toMatchObject({
      balance: 60_000,
      usable: true,
    });
    const wrong = code.replace(/.$/, (sign) => (sign === '7' ? '8' : '7'));
    const answers = await Promise.all(
      [wrong, 'ABCD', '7777-7777-7777-7777'].map((text) => call('post', 'balance', { code: text }, null)),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.msg}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
    await paying.sql(`update strict_count set points = $1 where key = 'gift-card wrong codes'`, [MOST_WRONG_CODES]);
    expect((await call('post', 'balance', { code: wrong }, null)).status).toBe(429);
    expect(await refused(spend(await paying.evening(), wrong))).toBe('too_many_codes');
    expect((await call('post', 'balance', { code }, null)).status).toBe(200);
    await paying.sql(`delete from strict_count where key = 'gift-card wrong codes'`);
  });
});

describe('a buyer', () => {
  const bought = async (): Promise<{ token: string; id: number }> => {
    const form = { ...gift, agreed: true, creation_key: randomUUID() };
    const { url } = await done<{ url: string }>('post', 'buy', form, null);
    const [{ id = 0 } = {}] = await paying.sql<{ id: number }>('select id from gift_card where creation_key = $1', [
      form.creation_key,
    ]);
    return { token: url.split('/').at(-1) ?? '', id };
  };
  const ofMoney = async <Data = Row>(method: 'get' | 'post', path: string, body?: object) => {
    const answer = await paying.test.request[method](`/api/v1/money/${path}`).send(body);
    return { status: answer.status, data: answer.body.data as Data };
  };
  const begin = (token: string) => ofMoney<{ url: string; token: string }>('post', `pay-gift-card/${token}`);

  it('pays by card: once, whatever comes back, and then has a code', async () => {
    const { token, id } = await bought();
    expect((await ofMoney('get', `of-gift-card/${token}`)).data).toMatchObject({ due: 60_000, card: true, tries: [] });
    const [opened, second] = [await begin(token), await begin(token)];
    const back = await paying.inForm(opened.data, 'card-0');
    await Promise.all([1, 2].map(() => payments.returned(back ?? {})));
    const aborted = await paying.inForm(second.data, 'abort');
    await payments.returned(aborted ?? {});
    expect(await page(id)).toMatchObject({
      state: 'vigente',
      balance: 60_000,
      entries: [{ kind: 'gift_card_sold', way: 'card', amount: 60_000 }],
    });
    expect((await done('get', `by_link/${token}`, undefined, null))['code']).toMatch(/^[\w-]{19}$/);
    expect((await begin(token)).status).toBe(409);
    const { data: money } = await ofMoney<{ receipts: Row[] }>('get', `of-gift-card/${token}`);
    expect(money).toMatchObject({ due: 0, account: null });
    const number = `G-${String(id).padStart(5, '0')}-1`;
    expect(money.receipts).toMatchObject([
      {
        number,
        kind: 'charge',
        amount: 60_000,
        way: 'card',
        card_digits: expect.stringMatching(/^\d{4}$/),
        authorization: expect.any(String),
      },
    ]);
    await mailsSettled(paying.test.em());
    const texts = server.received.map((mail) => (partsOf(mail)['text/plain'] ?? '').replaceAll(/\s+/g, ' '));
    const said = texts.find((text) => text.includes(number));
    for (const words of [
      '$60.000',
      `terminada en ${String(money.receipts[0]?.['card_digits'])}`,
      'Autorización',
      'no es una boleta',
    ])
      expect(said).toContain(words);
    const home = await paying.test.request.get(`/pago/retorno?token_ws=${opened.data.token}`);
    expect([home.status, home.headers['location']]).toEqual([
      303,
      expect.stringContaining(`/gift-card/${token}?pago=G-`),
    ]);
  });

  it('is charged nothing for a card that the bank refuses, and keeps every peso that came twice', async () => {
    const { token, id } = await bought();
    const refusedOne = await begin(token);
    await payments.returned((await paying.inForm(refusedOne.data, 'reject')) ?? {});
    expect(await page(id)).toMatchObject({ state: 'por_pagar', balance: 0, entries: [] });
    const [one, other] = [await begin(token), await begin(token)];
    const backs = [await paying.inForm(one.data, 'card-0'), await paying.inForm(other.data, 'card-0')];
    await Promise.all(backs.map((back) => payments.returned(back ?? {})));
    expect(await page(id)).toMatchObject({ state: 'vigente', balance: 60_000, to_give_back: 60_000 });
    expect(await ledgerDifferences(paying.test.em())).toEqual(NO_DIFFERENCES);
  });

  const paidTwice = async () => {
    const { token, id } = await bought();
    for (const { data } of [await begin(token), await begin(token)])
      await payments.returned((await paying.inForm(data, 'card-0')) ?? {});
    return { token, id };
  };
  const owed = async () => {
    const hoy = await paying.test.request.get('/api/v1/dashboard/today').set(paying.admin.header);
    return hoy.body.data.duties.filter(({ kind }: Row) => kind === 'gift_card_back').map(({ text }: Row) => text);
  };
  const told = async (address: string) => {
    await mailsSettled(paying.test.em());
    return server.received.filter(({ to }) => to.includes(address)).map(subjectOf);
  };

  it('gets back what was paid twice, whatever was used meanwhile, and the card stays', async () => {
    const { token, id } = await paidTwice();
    const [number, code] = [`G-${String(id).padStart(5, '0')}`, await codeOf(await page(id))];
    expect(await told('camila@cocina.example')).toContain(`Te devolvemos $60.000: ${number}`);
    expect(await done('get', `by_link/${token}`, undefined, null)).toMatchObject({ to_give_back: 60_000 });
    expect(await spend(await paying.evening(), code)).toEqual({ used: 60_000, left: 0 });
    expect(await page(id)).toMatchObject({ state: 'agotada', balance: 0, to_give_back: 60_000 });
    expect((await owed()).join()).toContain(`${number} · $60.000 · se pagó dos veces`);

    const back = (amount: number, by = paying.admin) =>
      call('put', `give-back/${id}`, { way: 'transfer', amount, reference: 'T-2' }, by);
    expect((await back(60_000, user)).status).toBe(403);
    expect([(await back(60_001)).status, (await back(59_999)).status]).toEqual([409, 409]);
    const presses = await Promise.all([back(60_000), back(60_000)]);
    expect(presses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await page(id)).toMatchObject({ state: 'agotada', balance: 0, to_give_back: 0 });
    expect((await page(id)).entries[0]).toMatchObject({ kind: 'refund', amount: -60_000, reference: 'T-2' });
    expect((await owed()).join()).not.toContain(number);
    expect(await told('camila@cocina.example')).toContain(`Te devolvimos $60.000: ${number}`);
    expect((await told('antonia@cocina.example')).join()).not.toContain('Te devolv');
    expect(await ledgerDifferences(paying.test.em())).toEqual(NO_DIFFERENCES);
  });

  it('gets all of it back where the card is voided, and nothing of a card that was paid once goes back without that', async () => {
    const { id } = await paidTwice();
    await done('put', `void/${id}`, { reason: 'Se arrepintió', given_back: 'other' });
    expect(await page(id)).toMatchObject({ state: 'anulada', balance: 0, to_give_back: 0 });
    expect((await page(id)).entries[0]).toMatchObject({ kind: 'refund', amount: -120_000 });
    const once = await sell();
    const back = { way: 'other', amount: 60_000 };
    expect((await call('put', `give-back/${once.id}`, back)).status).toBe(409);
    expect((await call('put', `give-back/${once.id}`, { ...back, amount: 0 })).status).toBe(400);
  });

  it('whose transfer was noted by mistake, and who paid by card, is owed nothing once that is corrected', async () => {
    const { token, id } = await bought();
    const { data } = await begin(token);
    await done('put', `receive/${id}`, paid, user);
    await payments.returned((await paying.inForm(data, 'card-0')) ?? {});
    expect(await page(id)).toMatchObject({ balance: 60_000, to_give_back: 60_000 });
    const [byCard, byHand] = (await page(id)).entries;
    const correct = (entry: Row | undefined) =>
      refused(ledger.correct(entry?.id ?? 0, { amount: 0, seen: 60_000, note: 'Era otra' }, caller));
    expect(await correct(byCard)).toBe('card_entry');
    expect(await correct(byHand)).toBe('done');
    expect(await page(id)).toMatchObject({ state: 'vigente', amount: 60_000, balance: 60_000, to_give_back: 0 });
    expect(await ledgerDifferences(paying.test.em())).toEqual(NO_DIFFERENCES);
  });

  it('is mailed nothing once the data are erased, and what was paid twice goes back all the same', async () => {
    const { token, id } = await bought();
    const [first, second] = [(await begin(token)).data, (await begin(token)).data];
    await payments.returned((await paying.inForm(first, 'card-0')) ?? {});
    await done('post', `erase/${id}`);
    await mailsSettled(paying.test.em());
    server.received.length = 0;
    await payments.returned((await paying.inForm(second, 'card-0')) ?? {});
    await done('put', `give-back/${id}`, { way: 'other', amount: 60_000 });
    await mailsSettled(paying.test.em());
    expect(server.received).toEqual([]);
  });

  it('transfers, which staff see, once', async () => {
    const { id } = await bought();
    const form = { way: 'transfer', paid_on: dayIn(0), reference: 'T-9' };
    expect((await call('put', `receive/${id}`, { ...form, reference: 'Pago de Ana' }, user)).status).toBe(400);
    const both = await Promise.all([
      call('put', `receive/${id}`, form, user),
      call('put', `receive/${id}`, form, user),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.msg).toMatch(/ya está pagada.*devuélvelo/);
    expect(await page(id)).toMatchObject({ state: 'vigente', balance: 60_000 });
  });

  it('waits by card with staff where nobody knows what became of it', async () => {
    const { token, id } = await bought();
    await begin(token);
    await paying.sql(`update payment set state = 'por_verificar', settled_at = now() where gift_card_id = $1`, [id]);
    const waiting = async () => {
      const list = await paying.test.request.get('/api/v1/money/refunds').set(paying.admin.header);
      const hoy = await paying.test.request.get('/api/v1/dashboard/today').set(paying.admin.header);
      return [list.body.data.tries, hoy.body.data.duties.filter(({ kind }: Row) => kind === 'to_verify')];
    };
    const number = `G-${String(id).padStart(5, '0')}`;
    const [[tried], [duty]] = (await waiting()) as [Row[], Row[]];
    expect(tried).toMatchObject({ gift_card_id: id, evening_id: null, number, client: 'Camila Rojas' });
    expect(duty).toMatchObject({ path: `/gestion/gift-cards/${id}`, client: 'Camila Rojas', request_id: null });
    expect(duty?.['text']).toContain(number);
    const said = await paying.test.request
      .put(`/api/v1/money/payments/${tried?.id}/verify`)
      .set(paying.admin.header)
      .send({ paid: false });
    expect([said.status, await waiting()]).toEqual([200, [[], []]]);
  });

  it('whose payment by card a person verified by mistake owes it again, once that is corrected to nothing', async () => {
    const { token, id } = await bought();
    await begin(token);
    const [{ id: payment = 0 } = {}] = await paying.sql<{ id: number }>(
      `update payment set state = 'por_verificar', settled_at = now() where gift_card_id = $1 returning id`,
      [id],
    );
    await payments.verify(payment, true, caller);
    const [sale] = (await page(id)).entries;
    expect(sale).toMatchObject({ way: 'card', comes_to: 60_000 });
    const code = await codeOf(await page(id));
    const correct = (amount: number, seen: number) =>
      refused(ledger.correct(sale?.id ?? 0, { amount, seen, note: 'Era otra orden' }, caller));
    expect(await correct(30_000, 60_000)).toBe('whole_card_entry');
    expect((await Promise.all([correct(0, 60_000), correct(0, 60_000)])).sort()).toEqual(['done', 'gift_card_moved']);
    expect(await page(id)).toMatchObject({ state: 'por_pagar', amount: 60_000, balance: 0 });
    expect(await refused(spend(await paying.evening(), code))).toBe('gift_card_unknown');
    expect((await ofMoney('get', `of-gift-card/${token}`)).data).toMatchObject({ due: 60_000, receipts: [] });
    expect(await ledgerDifferences(paying.test.em())).toEqual(NO_DIFFERENCES);

    // Its buyer paid it meanwhile, and the first payment came after all: it goes back.
    await payments.returned((await paying.inForm((await begin(token)).data, 'card-0')) ?? {});
    expect(await correct(60_000, 0)).toBe('done');
    expect(await page(id)).toMatchObject({ state: 'vigente', amount: 60_000, balance: 60_000, to_give_back: 60_000 });
    expect(await correct(0, 60_000)).toBe('done');
    expect(await page(id)).toMatchObject({ state: 'vigente', balance: 60_000, to_give_back: 0 });
    expect(await ledgerDifferences(paying.test.em())).toEqual(NO_DIFFERENCES);
  });

  it('can use the card again where the payment had been right', async () => {
    const { token, id } = await bought();
    await begin(token);
    const [{ id: payment = 0 } = {}] = await paying.sql<{ id: number }>(
      `update payment set state = 'por_verificar', settled_at = now() where gift_card_id = $1 returning id`,
      [id],
    );
    await payments.verify(payment, true, caller);
    const [sale] = (await page(id)).entries;
    for (const amount of [0, 60_000])
      await ledger.correct(sale?.id ?? 0, { amount, seen: 60_000 - amount, note: 'Era otra orden' }, caller);
    expect(await page(id)).toMatchObject({ state: 'vigente', balance: 60_000, to_give_back: 0 });
    expect(await ledgerDifferences(paying.test.em())).toEqual(NO_DIFFERENCES);
  });

  it('has no code for staff before it is paid, nor one that another key made', async () => {
    const unpaid = await bought();
    const moved = await sell();
    await paying.sql(`update gift_card set code_hash = 'x' where id = $1`, [moved.id]);
    for (const { id } of [unpaid, moved])
      expect(await call('post', `show-code/${id}`)).toMatchObject({
        status: 409,
        body: { msg: 'El código de esta gift card no se puede mostrar.' },
      });
  });

  it('is forgotten in time as whole as on a press', async () => {
    const { token, id } = await bought();
    await payments.returned((await paying.inForm((await begin(token)).data, 'card-0')) ?? {});
    await paying.sql(
      `update gift_card set created_at = now() - interval '20 years', sold_at = now() - interval '20 years',
         valid_until = current_date - 7000 where id = $1`,
      [id],
    );
    await keeping.sweep();
    expect(await paying.sql('select card_digits from payment where gift_card_id = $1', [id])).toEqual([
      { card_digits: null },
    ]);
    const links = paying.test.app.get(Links, { strict: false });
    expect(await refused(links.subjectOf(BUYER_LINK, token))).toBe('link_not_found');
  });

  it('whose data are erased has no page any more, and the digits of the card are gone', async () => {
    const { token, id } = await bought();
    const [first, second] = [(await begin(token)).data, (await begin(token)).data];
    await payments.returned((await paying.inForm(first, 'card-0')) ?? {});
    await done('post', `erase/${id}`);
    await payments.returned((await paying.inForm(second, 'card-0')) ?? {});
    expect((await call('get', `by_link/${token}`, undefined, null)).status).toBe(404);
    expect(await paying.sql('select state, card_digits from payment where gift_card_id = $1', [id])).toEqual(
      Array.from({ length: 2 }, () => ({ state: 'pagada', card_digits: null })),
    );
  });

  it('of an evening pays with a card on the secret page, and one answer is for every wrong code', async () => {
    const [card, evening] = [await sell(), await paying.evening()];
    const links = paying.test.app.get(Links, { strict: false });
    const url = await paying.test.em().transactional((em) => links.give(em, PAYMENT_LINK, evening));
    const spendOn = (code: string) =>
      ofMoney<{ used: number; left: number }>('post', `spend-gift-card/${url.split('/').at(-1)}`, {
        code,
        creation_key: randomUUID(),
      });
    expect((await spendOn('7777-7777-7777-7777')).status).toBe(404);
    expect((await spendOn('hola')).status).toBe(404);
    expect((await spendOn(await codeOf(card))).data).toEqual({ used: 60_000, left: 0 });
    expect(await paying.balance(evening)).toMatchObject({ paid: 60_000, left: TOTAL - 60_000 });
  });
});

describe('a card', () => {
  it('pays in parts, never more than is due and never more than it has', async () => {
    const [card, first, second] = [await sell({ amount: 400_000 }), await paying.evening(), await paying.evening()];
    const code = await codeOf(card);
    expect(await spend(first, code, 100_000)).toEqual({ used: 100_000, left: 300_000 });
    expect(await spend(first, code)).toEqual({ used: TOTAL - 100_000, left: 40_000 });
    expect(await refused(spend(first, code))).toBe('nothing_due');
    expect(await spend(second, code)).toEqual({ used: 40_000, left: 0 });
    expect(await refused(spend(second, code))).toBe('gift_card_unusable');
    expect(await paying.balance(second)).toMatchObject({ paid: 40_000, left: TOTAL - 40_000 });
    expect(await page(card.id)).toMatchObject({ state: 'agotada', balance: 0 });
    expect(await ledgerDifferences(paying.test.em())).toEqual(NO_DIFFERENCES);
  });

  it('is used once by one form, and by two tabs as far as it reaches', async () => {
    const [card, one, other] = [await sell({ amount: 200_000 }), await paying.evening(), await paying.evening()];
    const code = await codeOf(card);
    const key = randomUUID();
    await Promise.all([1, 2].map(() => money.spend(one, { code, amount: 50_000, creation_key: key })));
    expect(await page(card.id)).toMatchObject({ balance: 150_000 });
    const again = money.spend(other, { code, amount: 50_000, creation_key: key });
    expect(await refused(again)).toBe('idempotency_key_reused');
    const tabs = await Promise.all([one, other, one, other].map((evening) => refused(spend(evening, code, 100_000))));
    expect(tabs.filter((end) => end === 'done').length).toBeGreaterThanOrEqual(2);
    expect(await page(card.id)).toMatchObject({ balance: 0 });
    expect(await ledgerDifferences(paying.test.em())).toEqual(NO_DIFFERENCES);
  });

  it('is not below zero, no matter who writes the ledger', async () => {
    const card = await sell({ amount: 20_000 });
    const insert = (kind: string, amount: number, more = '') =>
      refused(
        paying.sql(
          `insert into money_entry (kind, amount, way, gift_card_id, actor) values ($1, $2, 'gift_card', $3, 'system') ${more}`,
          [kind, amount, card.id],
        ),
      );
    expect(await insert('gift_card_used', 20_001)).toBe('23000');
    expect(await insert('charge', 100)).toBe('23514');
    expect(
      await refused(
        paying.sql(
          `insert into money_entry (kind, amount, way, gift_card_id, evening_id, actor) values ('gift_card_used', 1, 'gift_card', $1, $2, 'system')`,
          [card.id, await paying.evening()],
        ),
      ),
    ).toBe('23514');
  });

  /** Writes the ledger with statements of one's own. Nothing of it stays. */
  async function atTheLedger(work: (write: (row: object) => Promise<number>, writer: Client) => Promise<void>) {
    const writer = new Client({ connectionString: paying.test.env.DATABASE_URL });
    await writer.connect();
    try {
      await writer.query('begin');
      const write = async (row: object) => {
        const entry = Object.entries({ actor: 'system', ...row });
        const places = entry.map((_, at) => `$${at + 1}`).join();
        const { rows } = await writer.query<{ id: number }>(
          `insert into money_entry (${entry.map(([column]) => column).join()}) values (${places}) returning id`,
          entry.map(([, value]) => value),
        );
        return rows[0]?.id ?? 0;
      };
      await work(write, writer);
    } finally {
      await writer.query('rollback');
      await writer.end();
    }
  }

  it('is held to each of its rules by the database, no matter who writes the ledger', async () => {
    const [card, other, evening_id] = [await sell({ amount: 100_000 }), await sell(), await paying.evening()];
    await atTheLedger(async (write, writer) => {
      const refusal = async (row: object) => {
        await writer.query('savepoint here');
        const said = await write(row).then(
          () => 'written',
          (error: Error) => error.message,
        );
        await writer.query('rollback to here');
        return said;
      };
      const [transfer, of] = [
        { way: 'transfer', evening_id },
        { way: 'gift_card', evening_id },
      ];
      const refund = async (way: string, amount: number, payment_id: number | null = null) => {
        const { rows } = await writer.query<{ id: number }>(
          `insert into refund (evening_id, way, amount, state, settled_at, payment_id, actor_name)
           values ($1, $2, $3, 'hecha', now(), $4, 'x') returning id`,
          [evening_id, way, amount, payment_id],
        );
        return { kind: 'refund', amount, way, evening_id, refund_id: rows[0]?.id, payment_id };
      };
      const charge = await write({ ...transfer, kind: 'charge', amount: 30_000 });
      const correction = { ...transfer, kind: 'correction', amount: -10_000 };
      const corrected = await write({ ...correction, corrects_id: charge });
      const ofItsEvening = 'a correction names an entry of its evening';
      expect(await refusal({ ...correction, amount: 1, corrects_id: corrected })).toBe(ofItsEvening);

      const back = await write(await refund('transfer', 10_000));
      const more = { ...correction, amount: 10_001, corrects_id: back };
      expect(await refusal(more)).toBe('more is given back than was paid');
      const { rows } = await writer.query<{ id: number }>(
        `insert into payment (evening_id, buy_order, session_id, amount, state, token, settled_at)
         values ($1, 'rules', gen_random_uuid(), 5000, 'pagada', 'rules', now()) returning id`,
        [evening_id],
      );
      const payment_id = rows[0]?.id ?? 0;
      await write({ kind: 'charge', amount: 5_000, way: 'card', evening_id, payment_id });
      expect(await refusal(await refund('card', 5_001, payment_id))).toBe('more is given back by card than was paid');

      const used = { kind: 'gift_card_used', amount: 4_000, way: 'gift_card', gift_card_id: card.id };
      expect(await refusal({ ...used, amount: 100_001 })).toBe('a gift card is not below zero');
      const use = await write(used);
      const faces = 'an entry faces that of its gift card';
      const facing = { ...of, kind: 'charge', amount: 4_000, gift_card_entry_id: use };
      expect(await refusal({ ...facing, amount: 3_999 })).toBe(faces);
      await write(facing);
      const usedAgain = await write(used);
      expect(await refusal({ ...(await refund('gift_card', 4_000)), gift_card_entry_id: usedAgain })).toBe(faces);
      const returned = await write({ ...used, kind: 'gift_card_returned', amount: 1, gift_card_id: other.id });
      expect(await refusal({ ...(await refund('gift_card', 1)), gift_card_entry_id: returned })).toBe(faces);

      const { rows: sales } = await writer.query<{ id: number }>(
        `select id from money_entry where gift_card_id = $1 and kind = 'gift_card_sold'`,
        [other.id],
      );
      const less = { kind: 'correction', way: 'transfer', gift_card_id: other.id, corrects_id: sales[0]?.id };
      const ofItsSale = 'a correction names a sale of its gift card that a person wrote';
      expect(await refusal({ ...less, amount: 1, gift_card_id: card.id })).toBe(ofItsSale);
      expect(await refusal({ ...less, amount: -1, corrects_id: returned })).toBe(ofItsSale);
      expect(await refusal({ ...less, amount: -60_001 })).toBe('an entry is not below zero');
      const isPaid = 'a gift card that is valid is paid';
      expect(await refusal({ ...less, amount: -1 })).toBe(isPaid);
      expect(await refusal({ kind: 'refund', way: 'other', gift_card_id: other.id, amount: 1 })).toBe(isPaid);

      await writer.query(`update gift_card set state = 'anulada', void_reason = 'x' where id = $1`, [card.id]);
      expect(await refusal({ ...used, amount: 1 })).toBe('a gift card that is not valid is not used');
    });
  });

  it('locks its gift card, and a charge its evening, so that a second entry waits for the first', async () => {
    const [card, evening_id] = [await sell({ amount: 100_000 }), await paying.evening()];
    for (const row of [
      { kind: 'charge', amount: 1, way: 'transfer', evening_id },
      { kind: 'gift_card_used', amount: 1, way: 'gift_card', gift_card_id: card.id },
    ]) {
      let second: Promise<unknown> = Promise.resolve();
      const { promise: untilDecided, resolve: decided } = Promise.withResolvers<void>();
      await atTheLedger(async (write) => {
        await write(row);
        let end = '';
        second = atTheLedger(async (writeToo, writer) => {
          const { rows } = await writer.query<{ pid: number }>('select pg_backend_pid() as pid');
          const waits = async () =>
            paying.sql(`select from pg_stat_activity where pid = $1 and wait_event_type = 'Lock'`, [rows[0]?.pid]);
          const written = writeToo(row).then(() => (end ||= 'written'));
          await eventually(waits, (found) => found.length > 0 || end !== '');
          end ||= 'waits';
          decided();
          await written;
        });
        await untilDecided;
        expect(end).toBe('waits');
      });
      await second;
    }
  });

  /** Who gave back what stands in what happened, and the mail to the client about it. */
  const toldBack = async (evening: number) => {
    const told = await paying.sql<{ actor: string; mail: string | null }>(
      `select activity.actor, mail.kind as mail from quote_request_activity activity
         join evening on evening.quote_request_id = activity.quote_request_id
         left join mail on mail.quote_request_activity_id = activity.id
       where evening.id = $1 and activity.kind = 'money_returned' order by activity.id`,
      [evening],
    );
    return told.map(({ actor, mail }) => [actor, mail]);
  };

  it('gets back first what it paid of an evening that is cancelled, and lives thirty days longer', async () => {
    const [card, evening] = [await sell({ amount: 100_000 }), await paying.evening()];
    const code = await codeOf(card);
    await spend(evening, code);
    const rest = { way: 'transfer', amount: TOTAL - 100_000, day: dayIn(0), entry_key: randomUUID() } as const;
    await ledger.take(evening, rest, caller);
    await paying.sql(`update gift_card set valid_until = current_date - 10 where id = $1`, [card.id]);
    expect(await refused(spend(await paying.evening(), code))).toBe('gift_card_unusable');
    const cancelled = await paying.test.request
      .put(`/api/v1/offers/cancel-evening/${evening}`)
      .set(paying.admin.header)
      .send({ by: 'company', reason: 'El chef se enfermó', percent: 100, version: 1 });
    expect([cancelled.status, cancelled.body.msg]).toEqual([200, cancelled.body.msg]);
    expect(await page(card.id)).toMatchObject({
      state: 'vigente',
      balance: 100_000,
      valid_until: dayIn(30),
      entries: [
        { kind: 'gift_card_returned', evening_id: evening },
        { kind: 'gift_card_used', evening_id: evening },
        {},
      ],
    });
    expect(await toldBack(evening)).toEqual([['system', 'money-returned']]);
    const balance = await paying.balance(evening);
    expect(balance).toMatchObject({ givenBack: 100_000, toGiveBack: TOTAL - 100_000 });
    await refunds.give(evening, { way: 'transfer', amount: TOTAL - 100_000, seen: balance.toGiveBack }, caller);
    expect(await ledgerDifferences(paying.test.em())).toEqual(NO_DIFFERENCES);
  });

  it('that was voided meanwhile gets nothing back: it is to give back in other ways', async () => {
    const [card, evening] = [await sell({ amount: 100_000 }), await paying.evening()];
    await spend(evening, await codeOf(card), 60_000);
    const version = Number((await page(card.id))['version']);
    const left = await call('put', `void/${card.id}`, { reason: 'Se perdió', version });
    expect([left.status, left.body.msg]).toEqual([409, expect.stringContaining('queda dinero')]);
    await done('put', `void/${card.id}`, { reason: 'Se perdió', given_back: 'other', version });
    const cancelled = await paying.test.request
      .put(`/api/v1/offers/cancel-evening/${evening}`)
      .set(paying.admin.header)
      .send({ by: 'company', reason: 'El chef se enfermó', percent: 100, version: 1 });
    expect(cancelled.status).toBe(200);
    expect(await page(card.id)).toMatchObject({ state: 'anulada', balance: 0 });
    expect(await paying.balance(evening)).toMatchObject({ givenBack: 0, toGiveBack: 60_000 });
    const { body } = await paying.test.request.get('/api/v1/money/refunds').set(paying.admin.header).expect(200);
    const due = body.data.due.find(({ evening_id: id }: { evening_id: number }) => id === evening);
    expect(due).toMatchObject({ to_give_back: 60_000, to_gift_cards: 0 });
    await refunds.give(evening, { way: 'transfer', amount: 60_000, seen: 60_000 }, caller);
    expect(await ledgerDifferences(paying.test.em())).toEqual(NO_DIFFERENCES);
  });

  it('gets back before money is given when less was agreed, and Devoluciones says how much', async () => {
    const [card, evening] = [await sell({ amount: 100_000 }), await paying.evening()];
    const owed = async () => {
      const { body } = await paying.test.request.get('/api/v1/money/refunds').set(paying.admin.header).expect(200);
      const due = body.data.due.find(({ evening_id: id }: { evening_id: number }) => id === evening);
      const rule = await locks.withEvening(evening, (locked) => money.owed(locked));
      expect(due?.to_gift_cards ?? 0).toBe(rule);
      return [due?.to_give_back ?? 0, rule];
    };
    await spend(evening, await codeOf(card));
    const cash = { way: 'transfer', amount: TOTAL - 100_000, day: dayIn(0), entry_key: randomUUID() } as const;
    await ledger.take(evening, cash, caller);
    await paying.change(evening, TOTAL - 50_000);
    expect(await owed()).toEqual([50_000, 50_000]);
    await paying.change(evening, TOTAL - 150_000);
    expect(await owed()).toEqual([150_000, 100_000]);
    const give = (way: 'transfer' | 'gift_card', amount: number, seen: number) =>
      refused(refunds.give(evening, { way, amount, seen }, caller));
    expect(await give('transfer', 60_000, 150_000)).toBe('gift_card_first');
    expect(await give('gift_card', 100_001, 150_000)).toBe('refund_too_much');
    expect(await give('gift_card', 100_000, 150_000)).toBe('done');
    expect(await owed()).toEqual([50_000, 0]);
    expect(await toldBack(evening)).toEqual([['person', 'money-returned']]);
    expect(await give('transfer', 50_000, 50_000)).toBe('done');
    const [used] = (await page(card.id)).entries.filter(({ kind }) => kind === 'gift_card_used');
    expect(await page(card.id)).toMatchObject({ balance: 100_000 });
    const [charge] = await paying.sql<{ id: number }>('select id from money_entry where gift_card_entry_id = $1', [
      used?.id,
    ]);
    expect(await refused(ledger.correct(charge?.id ?? 0, { amount: 1, seen: 100_000, note: 'x' }, caller))).toBe(
      'gift_card_entry',
    );
    expect(await ledgerDifferences(paying.test.em())).toEqual(NO_DIFFERENCES);
  });
});

describe('mails', () => {
  const subjects = async () => {
    await mailsSettled(paying.test.em());
    return server.received.map((mail): [string, string] => [String(mail.to), subjectOf(mail)]).sort();
  };

  beforeEach(async () => {
    await mailsSettled(paying.test.em());
    server.received.length = 0;
  });

  it('bring the card on its day to who gets it, once, and its link opens it', async () => {
    const card = await sell({ receiver_email: 'nico@cocina.example', arrives_on: dayIn(3) });
    expect(JSON.stringify(await subjects())).not.toContain('nico@');
    await keeping.sweep(new Date(Date.now() + 3 * 86_400_000));
    await keeping.sweep(new Date(Date.now() + 3 * 86_400_000));
    await mailsSettled(paying.test.em());
    const mails = server.received.filter(({ to }) => JSON.stringify(to).includes('nico@'));
    expect(mails).toHaveLength(1);
    const text = partsOf(mails[0] as Received)['text/plain'] ?? '';
    const token = /gift-card\/([\w-]+)/.exec(text)?.[1];
    const code = await codeOf(card);
    expect(text).not.toContain(code);
    expect(await done('get', `by_link/${token}`, undefined, null)).toMatchObject({
      code,
      is_buyer: false,
      receiver_email: null,
    });
    expect(await page(card.id)).toMatchObject({ mailed_at: expect.any(String) });
  });

  it('say to its buyer that it is the day on that day only', async () => {
    const late = await sell({ receiver_email: null, arrives_on: dayIn(3) });
    await paying.sql(`update gift_card set arrives_on = current_date - 2 where id = $1`, [late.id]);
    await sell({ receiver_email: null });
    await keeping.sweep();
    await mailsSettled(paying.test.em());
    const said = server.received.map((mail) => partsOf(mail)['text/plain'] ?? '');
    for (const words of ['Hoy querías entregar tu gift card a', 'Querías entregar tu gift card a'])
      expect(said.filter((text) => text.includes(words))).toHaveLength(1);
  });

  it('say to the buyer, and not to who knows of nothing, that a card ends that has not arrived', async () => {
    const people = { buyer_email: 'quien@cocina.example', receiver_email: 'luz@cocina.example', arrives_on: dayIn(60) };
    const { id } = await sell(people);
    await mailsSettled(paying.test.em());
    server.received.length = 0;
    await paying.sql(`update gift_card set valid_until = current_date + 20 where id = $1`, [id]);
    await keeping.sweep();
    expect(await subjects()).toEqual([['quien@cocina.example', 'La gift card para Antonia Pizarro vence pronto']]);
    const text = partsOf(server.received[0] as Received)['text/plain'] ?? '';
    const token = /gift-card\/([\w-]+)/.exec(text)?.[1];
    expect(await done('get', `by_link/${token}`, undefined, null)).toMatchObject({ is_buyer: true });
    // On its day it has ended.
    await paying.sql(`update gift_card set arrives_on = current_date, valid_until = current_date - 1 where id = $1`, [
      id,
    ]);
    await keeping.sweep();
    expect(JSON.stringify(await subjects())).not.toContain('luz@');
  });

  it('say that a card is void to its buyer, with what went back, and to who got it, without the reason', async () => {
    const people = { buyer_email: 'paga@cocina.example', receiver_email: 'sol@cocina.example' };
    const [mailed, waiting, erased, used] = [
      await sell(people),
      await sell({ ...people, arrives_on: dayIn(3) }),
      await sell(people),
      await sell(people),
    ];
    await spend(await paying.evening(), await codeOf(used));
    await mailsSettled(paying.test.em());
    server.received.length = 0;
    await done('post', `erase/${erased.id}`);
    const back = { reason: 'Un fraude', given_back: 'transfer', reference: 'T-77' };
    await done('put', `void/${mailed.id}`, back);
    expect(await subjects()).toEqual([
      ['paga@cocina.example', `Te devolvimos $60.000: ${String(mailed['number'])}`],
      ['sol@cocina.example', 'Tu gift card ya no se puede usar'],
    ]);
    const texts = server.received.map((mail) => partsOf(mail)['text/plain'] ?? '');
    for (const text of texts) expect(text).not.toContain('fraude');
    for (const words of ['$60.000', 'por transferencia', 'T-77'])
      expect(texts.filter((text) => text.includes(words))).toHaveLength(1);
    server.received.length = 0;
    // Who knows of no card hears of none, and nobody of what nobody loses.
    await done('put', `void/${waiting.id}`, back);
    await done('put', `void/${erased.id}`, back);
    await done('put', `void/${used.id}`, { reason: 'Un fraude' });
    expect(await subjects()).toEqual([['paga@cocina.example', `Te devolvimos $60.000: ${String(waiting['number'])}`]]);
  });

  it('say until when a card is valid that got back money after its end, once for each end', async () => {
    const card = await sell({ receiver_email: 'rosa@cocina.example', amount: 100_000 });
    const evenings = [await paying.evening(), await paying.evening()];
    for (const evening of evenings) await spend(evening, await codeOf(card), 50_000);
    await mailsSettled(paying.test.em());
    for (const evening of evenings) {
      server.received.length = 0;
      await paying.sql(`update gift_card set valid_until = current_date - 10 where id = $1`, [card.id]);
      await paying.test.request
        .put(`/api/v1/offers/cancel-evening/${evening}`)
        .set(paying.admin.header)
        .send({ by: 'company', reason: 'El chef se enfermó', percent: 100, version: 1 });
      await keeping.sweep();
      await keeping.sweep();
      const toHolder = (await subjects()).filter(([to]) => to === 'rosa@cocina.example');
      expect(toHolder).toEqual([['rosa@cocina.example', 'Volvió dinero a tu gift card']]);
      const said = (subject: string) => {
        const mail = server.received.find((one) => subjectOf(one).startsWith(subject));
        return mail && partsOf(mail)['text/plain']?.replaceAll(/\s+/g, ' ');
      };
      for (const subject of ['Volvió dinero', 'Te devolvimos $50.000'])
        expect(said(subject)).toContain(`se puede usar hasta el ${dayAndYear(dayIn(30))}`);
    }
  });

  it('say a month before its end that there is something left, once, and drop what nobody paid', async () => {
    const card = await sell({ receiver_email: 'pedro@cocina.example' });
    await paying.sql(`update gift_card set valid_until = current_date + 20 where id = $1`, [card.id]);
    await keeping.sweep();
    await keeping.sweep();
    expect(
      (await subjects()).filter(([to, subject]) => to === 'pedro@cocina.example' && /vence/.test(subject)),
    ).toHaveLength(1);
    await paying.sql(`update gift_card set created_at = now() - interval '15 days' where state = 'por_pagar'`);
    await keeping.sweep();
    expect(await paying.sql(`select from gift_card where state = 'por_pagar'`)).toEqual([]);
  });
});
