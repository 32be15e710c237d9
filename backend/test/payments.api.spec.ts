import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OpenMoney } from '../src/modules/money/open-money.js';
import { PaymentReminders } from '../src/modules/money/payment-reminders.js';
import { OFFER_LINK, PAYMENT_LINK } from '../src/modules/offers/index.js';
import { PersonalData } from '../src/modules/personal-data/index.js';
import { QuoteErasure, REQUEST_LINK } from '../src/modules/quotes/index.js';
import { Links } from '../src/platform/links/links.js';
import type { SecretLink } from '../src/platform/links/secret-link.js';
import { Mails } from '../src/platform/mail/mails.js';
import { dayIn, spokenDay } from './harness/days.js';
import { partsOf, startMailServer, type MailServer } from './harness/mail-server.js';
import { mailsSettled } from './harness/mails-settled.js';
import { Paying, TOTAL } from './harness/paying.js';
import { startJobs } from './harness/start-jobs.js';

/** What a client sees and pays by secret links. The rules of the ledger are in `money.spec.ts`. */

const MINUTE = 60_000;

let mailServer: MailServer;
let paying: Paying;
let evening: number;

const get = <One>(type: abstract new (...args: never[]) => One): One => paying.test.app.get(type, { strict: false });

beforeAll(async () => {
  mailServer = await startMailServer({});
  paying = await Paying.start({ SMTP_URL: mailServer.url, JOBS_HURRY: 'true' });
  await startJobs(paying.test);
  // These tests say when payments are asked about and clients reminded.
  await paying.sql('delete from pgboss.schedule');
});
afterAll(async () => {
  await paying.close();
  await mailServer.close();
});
beforeEach(async () => {
  paying.mishaps.clear();
  await paying.takesMoney();
  evening = await paying.evening();
});

/** The secret token of a record. */
async function tokenOf(link: SecretLink, subject: number): Promise<string> {
  const url = await paying.test.em().transactional((em) => get(Links).give(em, link, subject));
  return url.slice(url.lastIndexOf('/') + 1);
}
const one = async (column: string, table = 'evening', id = evening): Promise<number> => {
  const [row] = await paying.sql<{ id: number }>(`select ${column} as id from ${table} where id = $1`, [id]);
  return row?.id ?? 0;
};
const offerOf = async () => {
  const [row] = await paying.sql<{ id: number }>('select id from offer where evening_id = $1', [evening]);
  return row?.id ?? 0;
};
const call = (method: 'get' | 'post', path: string) => paying.test.request[method](`/api/v1/money/${path}`);
const page = async () => (await call('get', `by-link/${await tokenOf(PAYMENT_LINK, evening)}`).expect(200)).body.data;
const begin = async (what = 'next') => {
  const answer = await call('post', `pay-by-card/${await tokenOf(PAYMENT_LINK, evening)}`)
    .send({ what })
    .expect(200);
  return answer.body.data as { url: string; token: string; order: string; amount: number };
};
/** The fields that a browser brings back by their names. */
async function fieldsAfter(choice: string, what = 'next'): Promise<Record<string, string>> {
  const back = (await paying.inForm(await begin(what), choice)) ?? {};
  const named = { token_ws: back.token, TBK_TOKEN: back.aborted, TBK_ORDEN_COMPRA: back.order, TBK_ID_SESION: back.session }; // prettier-ignore
  return Object.fromEntries(Object.entries(named).filter((field): field is [string, string] => field[1] !== undefined));
}
const goBack = (fields: Record<string, string>, by: 'get' | 'post' = 'get') =>
  by === 'get'
    ? paying.test.request.get('/pago/retorno').query(fields)
    : paying.test.request.post('/pago/retorno').type('form').set('sec-fetch-site', 'cross-site').send(fields);
/** Where a return leads, without the host. */
const led = async (fields: Record<string, string>, by: 'get' | 'post' = 'get') => {
  const { headers } = await goBack(fields, by).expect(303);
  expect(headers['cache-control']).toBe('no-store');
  return String(headers['location']).replace(/^https?:\/\/[^/]+/, '');
};

describe('what is due', () => {
  const planOf = async (offer: number) =>
    (await call('get', `of-offer/${await tokenOf(OFFER_LINK, offer)}`).expect(200)).body.data.plan;

  it('stands on the offer before the yes, and on the client’s pages after it', async () => {
    expect(await planOf(await paying.offered())).toMatchObject({
      agreed: false,
      url: null,
      paid: 0,
      steps: [
        { what: 'reserva', amount: TOTAL / 2, due_on: dayIn(2), overdue: false },
        { what: 'saldo', amount: TOTAL / 2, overdue: false },
      ],
    });
    const token = await tokenOf(REQUEST_LINK, await one('quote_request_id'));
    const mine = async () => (await call('get', `of-my-request/${token}`).expect(200)).body.data.plan;
    expect(await mine()).toMatchObject({ agreed: true, left: TOTAL, url: expect.stringContaining('/pago/') });
    await led(await fieldsAfter('card-0'));
    expect(await mine()).toMatchObject({ paid: TOTAL / 2, left: TOTAL / 2, steps: [{ left: 0 }, { left: TOTAL / 2 }] });
    expect(await planOf(await offerOf())).toEqual(await mine());
  });

  it('is all at once because the evening is near, and not because a reserva of 100 % is', async () => {
    evening = await paying.evening(TOTAL, dayIn(5));
    expect(await page()).toMatchObject({ at_once: true, steps: [{ what: 'total', due_on: dayIn(0) }] });
    const settled_at = new Date(Date.now() - 5 * 24 * 60 * MINUTE);
    const whole = { reserva_percent: 100, reserva_hours: 48, saldo_days: 6, settled_at };
    evening = await paying.evening(TOTAL, dayIn(40), whole);
    expect(await page()).toMatchObject({ at_once: false, steps: [{ what: 'total', overdue: true }] });
  });

  it('says what a change would make due, beside what was paid', async () => {
    await led(await fieldsAfter('card-0'));
    expect(await planOf(await paying.offered(TOTAL + 40_000, evening))).toMatchObject({
      agreed: false,
      total: TOTAL + 40_000,
      paid: TOTAL / 2,
      left: TOTAL / 2 + 40_000,
    });
  });

  it('is nothing while the company has not said how it takes money', async () => {
    await paying.sql('delete from money_settings');
    const offer = await tokenOf(OFFER_LINK, await offerOf());
    expect((await call('get', `of-offer/${offer}`).expect(200)).body.data).toEqual({ plan: null });
    expect(await page()).toMatchObject({ steps: [], receipts: [], left: TOTAL });
    const token = await tokenOf(PAYMENT_LINK, evening);
    const refused = await call('post', `pay-by-card/${token}`).send({ what: 'next' }).expect(409);
    expect(refused.body.msg).toBe('No hay nada que pagar por ahora.');
  });

  it('takes no amount from a browser', async () => {
    const token = await tokenOf(PAYMENT_LINK, evening);
    await call('post', `pay-by-card/${token}`).send({ what: 'next', amount: 1 }).expect(400);
    await call('post', `pay-by-card/${token}`).send({ what: 'all' }).expect(400);
    expect(await begin('rest')).toMatchObject({ amount: TOTAL, url: `${paying.provider.origin}/webpayserver/initTransaction` }); // prettier-ignore
  });
});

describe('the press before Webpay', () => {
  it('can be shown again until the client came back, or five minutes have passed', async () => {
    const { order, amount, ...form } = await begin();
    expect((await page()).tries).toMatchObject([{ order, amount, state: 'en_webpay', form }]);
    await paying.sql(`update payment set created_at = now() - interval '6 minutes' where buy_order = $1`, [order]);
    expect((await page()).tries).toMatchObject([{ order, form: null }]);
    await paying.sql('update payment set created_at = now() where buy_order = $1', [order]);
    const { token, ...back } = (await paying.inForm({ ...form }, 'abort')) ?? {};
    await led({ TBK_TOKEN: String(back.aborted), TBK_ORDEN_COMPRA: String(back.order), TBK_ID_SESION: String(back.session) }); // prettier-ignore
    expect(token).toBeUndefined();
    expect((await page()).tries).toMatchObject([{ order, state: 'anulada', form: null }]);
  });
});

describe('coming back from Webpay', () => {
  it.each([
    ['card-0', 'get', 'pagada'],
    ['reject', 'get', 'rechazada'],
    ['abort', 'get', 'anulada'],
    ['abort-post', 'post', 'anulada'],
    ['timeout', 'get', 'vencida'],
    ['error', 'get', 'anulada'],
  ] as const)('%s by %s leads to the page that says: %s', async (choice, by, state) => {
    const path = await led(await fieldsAfter(choice), by);
    const shown = await page();
    const [last] = shown.tries as { order: string; state: string; pending: boolean }[];
    expect(last).toMatchObject({ state, pending: false });
    expect(path).toBe(`/pago/${await tokenOf(PAYMENT_LINK, evening)}?pago=${last?.order}`);
    expect(shown.paid).toBe(state === 'pagada' ? TOTAL / 2 : 0);
  });

  it('twice and in two tabs takes the money once', async () => {
    const fields = await fieldsAfter('card-4');
    const paths = await Promise.all([led(fields), led(fields, 'post'), led(fields)]);
    expect(new Set([...paths, await led(fields)]).size).toBe(1);
    expect((await page()).receipts).toMatchObject([
      { kind: 'charge', amount: TOTAL / 2, way: 'card', card_type: 'VC', instalments: 12, card_digits: '2032', number: expect.stringMatching(/^C-2026-\d{4}-1$/), authorization: expect.stringMatching(/^\d{6}$/) },
    ]); // prettier-ignore
  });

  it('knows nothing of made-up returns, and asks nobody about most', async () => {
    const madeUp: Record<string, string>[] = [
      {},
      { token_ws: 'x'.repeat(64) },
      { token_ws: "' or 1=1" },
      { TBK_TOKEN: 'a', token_ws: 'b' },
    ];
    for (const fields of madeUp)
      for (const by of ['get', 'post'] as const) {
        const { text, headers } = await goBack(fields, by).expect(404);
        expect(text).toContain('No encontramos este pago');
        expect(headers['location']).toBeUndefined();
      }
    await paying.test.request.post('/pago/retorno').type('form').send('a='.padEnd(5_000, 'x')).expect(413);
    await paying.test.request.post('/pago/retorno').send({ token_ws: 'a' }).expect(415);
    const fields = await fieldsAfter('card-0');
    await paying.test.request.head('/pago/retorno').query(fields).expect(404);
    expect((await page()).paid).toBe(0);
  });

  it('says that nobody knows yet, and pays once the answer is there', async () => {
    paying.mishaps.set('commit', 'answer lost').set('status', 'request lost');
    await led(await fieldsAfter('card-0'));
    expect((await page()).tries[0]).toMatchObject({ state: 'en_webpay', pending: true });
    await paying.pass(2 * MINUTE);
    await get(OpenMoney).sweep();
    expect((await page()).tries[0]).toMatchObject({ state: 'pagada', pending: false });
  });

  it('leads after an hour only to a link that was not revoked', async () => {
    const fields = await fieldsAfter('card-0');
    const path = await led(fields);
    await paying.sql(`update payment set created_at = created_at - interval '2 hours' where evening_id = $1`, [
      evening,
    ]);
    expect(await led(fields)).toBe(path);
    // A mail that waits would give the page a link again.
    await mailsSettled(paying.test.em());
    const links = () => paying.sql('select from secret_link where revoked_at is null');
    await paying.sql('update secret_link set revoked_at = now() where revoked_at is null');
    expect((await goBack(fields).expect(200)).text).toContain('Anotamos cómo terminó tu pago');
    expect(await links()).toHaveLength(0);
  });

  it('takes the money of a client whose data are blocked or erased, and shows nobody their page', async () => {
    const request = await one('quote_request_id');
    const [first, second] = [await fieldsAfter('card-0'), await fieldsAfter('card-0', 'rest')];
    await paying.sql('update quote_request set blocked_at = now() where id = $1', [request]);
    const path = await led(first);
    await call('get', `by-link/${path.slice('/pago/'.length).split('?')[0]}`).expect(409);
    await paying.test.em().transactional((em) => get(QuoteErasure).erase(request, { actor: 'system' }).catch(() => get(PersonalData).erase(em, [request]))); // prettier-ignore
    await paying.sql('update quote_request set blocked_at = null, erased_at = now(), message = null where id = $1', [request]); // prettier-ignore
    const { text } = await goBack(second).expect(200);
    expect(text).toContain('Anotamos cómo terminó tu pago');
    expect(await paying.sql('select from money_entry where evening_id = $1', [evening])).toHaveLength(2);
    expect(await paying.sql('select card_type, card_digits from payment where evening_id = $1', [evening])).toEqual(
      Array.from({ length: 2 }, () => ({ card_type: 'VN', card_digits: null })),
    );
  });
});

describe('the receipt', () => {
  it('is mailed once, says what it is not and what is left, and stands in what happened', async () => {
    await mailsSettled(paying.test.em());
    mailServer.received.length = 0;
    const fields = await fieldsAfter('card-2');
    await led(fields);
    await led(fields);
    await mailsSettled(paying.test.em());
    expect(mailServer.received).toHaveLength(1);
    const raw = mailServer.received[0]?.raw ?? '';
    const text = raw.replaceAll('=\n', '').replaceAll(/=([0-9A-F]{2})/g, (_code, hex) => `%${hex}`);
    for (const words of ['$180.000', 'terminada en 0568, en 3 cuotas', 'no es una boleta', 'Lo que sigue son'])
      expect(text).toContain(words);
    const [happened] = await paying.sql<{ kind: string; actor: string; data: object }>(
      'select kind, actor, data from quote_request_activity where quote_request_id = $1 order by id desc',
      [await one('quote_request_id')],
    );
    expect(happened).toMatchObject({
      kind: 'money_received',
      actor: 'client',
      data: { amount: TOTAL / 2, way: 'card' },
    });
  });

  it('has its counterpart once money was given back', async () => {
    await led(await fieldsAfter('card-2'));
    await paying.sql(
      `update evening set cancelled_at = now(), cancelled_by = 'company', refund_percent = 100, refund_least = 100 where id = $1`,
      [evening],
    );
    await mailsSettled(paying.test.em());
    mailServer.received.length = 0;
    const form = { way: 'card', amount: TOTAL / 2, seen: TOTAL / 2 };
    const give = () =>
      paying.test.request.post(`/api/v1/money/evenings/${evening}/refunds`).set(paying.admin.header).send(form);
    await give().expect(200);
    await give().expect(409);
    await mailsSettled(paying.test.em());
    const [mail, ...others] = mailServer.received.map(({ raw }) => raw.replaceAll('=\n', ''));
    expect(others).toEqual([]);
    expect(mail).toContain('Te devolvimos $180.000');
    expect(mail).toContain('terminada en');
  });
});

describe('what is due is reminded of', () => {
  const DAY = 24 * 60 * MINUTE;
  const TERMS = { reserva_percent: 50, reserva_hours: 96, saldo_days: 6 };
  /** An evening whose reserva is due four days after a yes of so many days ago. */
  const agreedAgo = (days: number) =>
    paying.evening(TOTAL, dayIn(40), { ...TERMS, settled_at: new Date(Date.now() - days * DAY) });
  const sweep = () => get(PaymentReminders).sweep();
  const mails = async () => {
    await mailsSettled(paying.test.em());
    return mailServer.received.splice(0).map((mail) => partsOf(mail)['text/plain'] ?? '');
  };
  const reminded = (id: number) =>
    paying.sql<{ id: number; data: { amount: number; on: string } }>(
      `select activity.id, activity.data from quote_request_activity activity join evening using (quote_request_id)
       where evening.id = $1 and kind = 'payment_reminded'`,
      [id],
    );
  /** What becomes of a reminder that is sent once more. */
  const again = async (id: number) => {
    const [told] = await reminded(id);
    const kind = { name: 'payment-reminder', about: 'quote_request_activity_id', title: '' } as const;
    await paying.test.em().transactional((em) => get(Mails).again(em, kind, told?.id ?? 0));
    await mailsSettled(paying.test.em());
    const [mail] = await paying.sql<{ state: string }>('select state from mail where quote_request_activity_id = $1', [
      told?.id,
    ]);
    return mail?.state;
  };
  const take = (amount: number) =>
    paying.test.request
      .post(`/api/v1/money/evenings/${evening}/take`)
      .set(paying.admin.header)
      .send({ way: 'transfer', amount, day: dayIn(0), reference: '000 123', note: 'Llegó', entry_key: randomUUID() });
  // Whoever the tests before left to be reminded is reminded now.
  beforeEach(async () => {
    await sweep();
    await mails();
  });

  it('two days before and on the day after, once each, by two processes and after their end too', async () => {
    const [soon, late] = [await agreedAgo(2), await agreedAgo(5)];
    // What was agreed today is not reminded of today, and what has been overdue for long is not any more.
    await paying.evening(TOTAL, dayIn(40), { ...TERMS, reserva_hours: 48 });
    await agreedAgo(9);
    const [one, other] = await Promise.all([sweep(), sweep()]);
    expect([(one ?? 0) + (other ?? 0), await sweep()]).toEqual([2, 0]);
    const told = await mails();
    expect(told).toHaveLength(2);
    for (const words of [`El plazo es el ${spokenDay(dayIn(2))}`, `El plazo era el ${spokenDay(dayIn(-1))}`])
      expect(told.filter((mail) => mail.includes(words) && /\$180\.000[^]*\/pago\//.test(mail))).toHaveLength(1);
    expect(await reminded(soon)).toMatchObject([{ data: { amount: TOTAL / 2, on: dayIn(2) } }]);
    expect(await reminded(late)).toMatchObject([{ data: { amount: TOTAL / 2, on: dayIn(-1) } }]);
    // The other reminder of the same day.
    await paying.sql(`update offer set settled_at = settled_at - interval '3 days' where evening_id = $1`, [soon]);
    expect(await again(soon)).toBe('dropped');
    expect(await sweep()).toBe(1);
  });

  it.each([
    ['paid', () => take(TOTAL / 2).expect(200)],
    [
      'cancelled',
      () =>
        paying.sql(
          `update evening set cancelled_at = now(), cancelled_by = 'company', refund_percent = 100, refund_least = 100 where id = $1`,
          [evening],
        ),
    ],
    [
      'agreed for another day',
      () => paying.sql(`update offer set settled_at = settled_at + interval '1 day' where evening_id = $1`, [evening]),
    ],
    [
      'of somebody whose data are blocked',
      () =>
        paying.sql(
          `update quote_request set blocked_at = now() where id = (select quote_request_id from evening where id = $1)`,
          [evening],
        ),
    ],
    [
      'paid by card without an answer yet',
      async () => {
        paying.mishaps.set('commit', 'answer lost').set('status', 'request lost');
        await led(await fieldsAfter('card-0'));
      },
    ],
  ])('unless it is %s meanwhile', async (_what, happens) => {
    // prettier-ignore
    evening = await agreedAgo(5);
    expect(await sweep()).toBe(1);
    expect(await again(evening)).toBe('sent');
    await happens();
    expect(await again(evening)).toBe('dropped');
    evening = await agreedAgo(5);
    await happens();
    expect(await sweep()).toBe(0);
  });

  it('after a move nearer, which asks at once for what its mail says', async () => {
    evening = await paying.evening(TOTAL, dayIn(40), { settled_at: new Date(Date.now() - 20 * DAY) });
    await take(TOTAL / 2).expect(200);
    await mails();
    const move = async (day: string, starts_at: string) => {
      const { request } = paying.test;
      const moved = request.put(`/api/v1/offers/move-evening/${await offerOf()}`).set(paying.admin.header);
      await moved.send({ day, starts_at, note: 'Lo pidió' }).expect(200);
      return (await mails()).map((mail) => mail.replaceAll('\n', ' '));
    };
    expect(await move(dayIn(7), '20:30')).toEqual([
      expect.stringMatching(`Falta por pagar \\$180\\.000 con plazo hasta el ${spokenDay(dayIn(0))}: .*/pago/`),
    ]);
    expect((await page()).steps).toMatchObject([{ left: 0 }, { left: TOTAL / 2, due_on: dayIn(0), overdue: false }]);
    // Another hour changes nothing of it.
    expect(await move(dayIn(7), '21:00')).toEqual([expect.not.stringContaining('Falta por pagar')]);
    await sweep();
    expect(await reminded(evening)).toEqual([]);
    await get(PaymentReminders).sweep(new Date(Date.now() + DAY));
    expect(await reminded(evening)).toMatchObject([{ data: { amount: TOTAL / 2, on: dayIn(0) } }]);
  });

  it('unless a transfer is looked for, and to staff where the client has no address', async () => {
    evening = await agreedAgo(5);
    await paying.sql(
      `insert into transfer (evening_id, amount, day, state, creation_key) values ($1, 1000, current_date, 'anunciada', gen_random_uuid())`,
      [evening],
    );
    expect(await sweep()).toBe(0);
    await paying.sql(`delete from transfer where evening_id = $1`, [evening]);
    const request = await one('quote_request_id');
    await paying.sql('update quote_request set email = null where id = $1', [request]);
    expect([await sweep(), await sweep(), await mails()]).toEqual([1, 0, []]);
    const kinds = await paying.sql<{ kind: string }>(
      `select kind from quote_request_activity where quote_request_id = $1 order by id`,
      [request],
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(['payment_reminded', 'letter_unmailed']);
    const chat = { letter: 'payment', reader: 'client' };
    const staff = (method: 'get' | 'post', path: string) =>
      paying.test.request[method](`/api/v1/evenings/${path}/${evening}`).set(paying.admin.header);
    expect((await staff('get', 'get-one').expect(200)).body.data.chats).toContainEqual({
      ...chat,
      title: 'Recordatorio de pago',
    });
    const { text } = (await staff('post', 'open-chat').send(chat).expect(200)).body.data;
    expect(text).toMatch(/\$180\.000 con plazo hasta el .*\/pago\//);
    const accepted = await staff('post', 'open-chat')
      .send({ ...chat, letter: 'accepted' })
      .expect(200);
    expect(accepted.body.data.text).toMatch(/Falta por pagar \$180\.000 con .* En tu página lo pagas y completas/);
  });
});

it('stays within the limit for links, and loses no payment by it', async () => {
  const strict = await Paying.start({ RATE_LIMIT_LINKS: '2' });
  const token = 'a'.repeat(64);
  try {
    const statuses: number[] = [];
    for (let tries = 0; tries < 3; tries++)
      statuses.push((await strict.test.request.get('/pago/retorno').query({ token_ws: token })).status);
    expect(statuses).toEqual([404, 404, 429]);
  } finally {
    await strict.close();
  }
});
