import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { makeBackup, restoreBackup } from '../src/backup/index.js';
import { readEnv, type Env } from '../src/config/env.js';
import { tryWebpay } from '../src/doctor/network-parts.js';
import type { Tried } from '../src/doctor/try-parts.js';
import { LedgerService } from '../src/modules/money/ledger.service.js';
import { MoneyRepository } from '../src/modules/money/money.repository.js';
import { MoneySettingsService } from '../src/modules/money/money-settings.service.js';
import { OpenMoney } from '../src/modules/money/open-money.js';
import { PaymentsService } from '../src/modules/money/payments.service.js';
import { RefundsService } from '../src/modules/money/refunds.service.js';
import { Webpay, WebpaySilent } from '../src/modules/money/webpay.js';
import { EveningNights } from '../src/modules/offers/evening-nights.service.js';
import { EveningPages } from '../src/modules/offers/evening-pages.js';
import { EveningsService } from '../src/modules/offers/evenings.service.js';
import { OfferPages } from '../src/modules/offers/offer-pages.js';
import { PersonalData } from '../src/modules/personal-data/index.js';
import { QuoteErasure, REQUEST_LINK } from '../src/modules/quotes/index.js';
import { QuoteRetention } from '../src/modules/quotes/quote-retention.js';
import type { Caller } from '../src/platform/http/access.js';
import { Links } from '../src/platform/links/links.js';
import { differencesOf, verifyProduct } from '../src/verify/index.js';
import { Storage } from '../src/platform/storage/storage.js';
import { query } from '../src/platform/database/query.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { createTestDatabase } from './harness/test-database.js';
import { dayIn } from './harness/days.js';
import { partsOf, startMailServer, type MailServer } from './harness/mail-server.js';
import { mailsSettled } from './harness/mails-settled.js';
import { Paying, TOTAL } from './harness/paying.js';
import { signIn } from './harness/sign-in.js';
import { startJobs } from './harness/start-jobs.js';

/** Money by its rules, one by one; `money-sequences.spec.ts` mixes them. */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let mailServer: MailServer;
let paying: Paying;
let caller: Caller;
let payments: PaymentsService;
let refunds: RefundsService;
let ledger: LedgerService;
let job: OpenMoney;
let evening: number;

const get = <One>(type: abstract new (...args: never[]) => One): One => paying.test.app.get(type, { strict: false });

beforeAll(async () => {
  mailServer = await startMailServer({});
  paying = await Paying.start({ SMTP_URL: mailServer.url, JOBS_HURRY: 'true' });
  const { id, name, email } = paying.admin.person;
  caller = { id, name, email, role: 'ADMIN', tokenId: '', tokenExpires: new Date() };
  [payments, refunds, ledger, job] = [get(PaymentsService), get(RefundsService), get(LedgerService), get(OpenMoney)];
});
afterAll(async () => {
  await paying.close();
  await mailServer.close();
});
beforeEach(async () => {
  paying.mishaps.clear();
  paying.down.clear();
  await paying.takesMoney();
  evening = await paying.evening();
});

const balance = () => paying.balance(evening);
/** The payment that was begun last. */
const lastBegun = async () => (await paying.sql<{ id: number }>('select max(id) as id from payment'))[0]?.id ?? 0;
const stateOf = async (id: number) =>
  (await paying.sql<{ state: string }>('select state from payment where id = $1', [id]))[0]?.state;
/** Goes to Webpay and back. @returns the payment */
async function pay(choice = 'card-0', what: 'next' | 'rest' = 'next'): Promise<number> {
  const opened = await payments.begin(evening, what);
  const id = await lastBegun();
  const back = await paying.inForm(opened, choice);
  if (back) await payments.returned(back);
  return id;
}
const cancel = (percent: number) =>
  paying.sql(
    `update evening set cancelled_at = $1, cancelled_by = 'company', refund_percent = $2, refund_least = 30 where id = $3`,
    [new Date(), percent, evening],
  );
const took = (amount: number) =>
  ledger.take(evening, { way: 'transfer', amount, day: dayIn(0), entry_key: randomUUID() }, caller);
/** What the client's page says of the evening. */
async function mine() {
  const found = await paying.sql<{ id: number }>('select quote_request_id as id from evening where id = $1', [evening]);
  const url = await paying.test.em().transactional((em) => get(Links).give(em, REQUEST_LINK, found[0]?.id ?? 0));
  return get(EveningsService).mine(url.split('/').at(-1));
}
const giveBack = async (amount: number, way: 'card' | 'transfer' = 'card') =>
  refunds.give(evening, { way, amount, seen: (await balance()).toGiveBack }, caller);

describe('paying by card', () => {
  it('asks for the next step, then for the rest, and for nothing once all is paid', async () => {
    const first = await pay();
    expect(await stateOf(first)).toBe('pagada');
    expect(await balance()).toMatchObject({ paid: TOTAL / 2, left: TOTAL / 2 });
    await pay('card-4', 'rest');
    expect(await balance()).toMatchObject({ paid: TOTAL, left: 0, toGiveBack: 0 });
    await expect(payments.begin(evening, 'next')).rejects.toMatchObject({ code: 'nothing_due' });
  });

  it('asks for what a change added, and owes what it took away', async () => {
    await pay('card-0', 'rest');
    await paying.change(evening, TOTAL + 40_000);
    expect(await balance()).toMatchObject({ left: 40_000, toGiveBack: 0 });
    await pay('card-0', 'next');
    expect(await balance()).toMatchObject({ paid: TOTAL + 40_000, left: 0 });
    await paying.change(evening, TOTAL);
    expect(await balance()).toMatchObject({ left: 0, toGiveBack: 40_000 });
  });

  it('keeps how it was paid, and of the card its last digits alone', async () => {
    const id = await pay('card-4');
    const [kept] = await paying.sql('select card_type, instalments, card_digits, response_code from payment where id = $1', [id]); // prettier-ignore
    expect(kept).toEqual({ card_type: 'VC', instalments: 12, card_digits: '2032', response_code: 0 });
    const [entry] = await paying.sql<{ reference: string }>('select reference from money_entry where payment_id = $1', [id]); // prettier-ignore
    expect(entry?.reference).toMatch(/^\d{6}$/);
  });

  it('asks for nothing before the company said how it takes money, nor for a cancelled evening', async () => {
    await cancel(100);
    await expect(payments.begin(evening, 'rest')).rejects.toMatchObject({ code: 'nothing_due' });
    await paying.sql('delete from money_settings');
    evening = await paying.evening();
    await expect(payments.begin(evening, 'next')).rejects.toMatchObject({ code: 'nothing_due' });
  });

  it.each([
    ['reject', 'rechazada'],
    ['abort', 'anulada'],
    ['abort-post', 'anulada'],
    ['timeout', 'vencida'],
    ['error', 'anulada'],
  ])('comes back without money: %s', async (choice, state) => {
    expect(await stateOf(await pay(choice))).toBe(state);
    expect(await balance()).toMatchObject({ paid: 0 });
    expect(await stateOf(await pay())).toBe('pagada');
  });

  it('takes in once what comes back twice, in tabs and from elsewhere', async () => {
    const back = await paying.inForm(await payments.begin(evening, 'next'), 'card-0');
    if (!back) throw new Error('The form was over.');
    await Promise.all([payments.returned(back), payments.returned(back), payments.returned(back)]);
    await payments.returned(back);
    expect(await balance()).toMatchObject({ paid: TOTAL / 2 });
  });

  it('knows nothing of made-up returns', async () => {
    await payments.begin(evening, 'next');
    const [{ order = '' } = {}] = await paying.sql<{ order: string }>('select buy_order as "order" from payment order by id desc'); // prettier-ignore
    const strange = { session: randomUUID(), order };
    for (const back of [{}, { token: 'x' }, { aborted: 'x' }, { order }, strange, { order, session: "' or 1=1 --" }])
      expect(await payments.returned(back)).toBeUndefined();
  });

  it('takes in what was aborted in one tab and paid in the other', async () => {
    const opened = await payments.begin(evening, 'next');
    const id = await lastBegun();
    const back = await paying.inForm(opened, 'card-0');
    await payments.returned({ aborted: opened.token });
    expect(await stateOf(id)).toBe('anulada');
    await payments.returned(back ?? {});
    expect(await stateOf(id)).toBe('pagada');
  });

  it('takes in money for an evening that was cancelled or paid meanwhile: it is to give back', async () => {
    const back = await paying.inForm(await payments.begin(evening, 'rest'), 'card-0');
    await took(TOTAL);
    await payments.returned(back ?? {});
    expect(await balance()).toMatchObject({ paid: 2 * TOTAL, toGiveBack: TOTAL });
    evening = await paying.evening();
    const late = await paying.inForm(await payments.begin(evening, 'next'), 'card-0');
    await cancel(30);
    await payments.returned(late ?? {});
    expect(await balance()).toMatchObject({ paid: TOTAL / 2, toGiveBack: TOTAL / 2 });
  });

  it('takes in money of a client whose data were blocked and erased meanwhile', async () => {
    const back = await paying.inForm(await payments.begin(evening, 'next'), 'card-0');
    const [{ id = 0 } = {}] = await paying.sql<{ id: number }>('select quote_request_id as id from evening where id = $1', [evening]); // prettier-ignore
    await paying.sql('update quote_request set blocked_at = now() where id = $1', [id]);
    const taken = await payments.returned(back ?? {});
    expect(await balance()).toMatchObject({ paid: TOTAL / 2 });
    await paying.test.em().transactional((em) => get(PersonalData).erase(em, [id]));
    expect(await paying.sql('select card_digits, amount from payment where id = $1', [taken])).toEqual([
      { card_digits: null, amount: TOTAL / 2 },
    ]);
    expect(await balance()).toMatchObject({ paid: TOTAL / 2 });
  });

  it('takes no more than an evening can have, with all that waits', async () => {
    evening = await paying.evening(1_000_000_000);
    const all = (left: number) => payments.begin(evening, 'rest').then(({ amount }) => expect(amount).toBe(left));
    await all(1_000_000_000);
    await all(1_000_000_000);
    await expect(payments.begin(evening, 'rest')).rejects.toMatchObject({ code: 'too_much_paid' });
  });

  it('lets only so many tries of one evening wait', async () => {
    for (let tries = 0; tries < 10; tries++) await payments.begin(evening, 'next');
    await expect(payments.begin(evening, 'next')).rejects.toMatchObject({ code: 'too_many_tries' });
    await paying.pass(30 * MINUTE);
    await job.sweep();
    expect(await stateOf(await pay())).toBe('pagada');
  });
});

describe('an answer that is missing', () => {
  it('says that nothing was charged where Webpay is away, and ends the try', async () => {
    paying.mishaps.set('create', 'broken before');
    await expect(payments.begin(evening, 'next')).rejects.toMatchObject({ code: 'provider_away', status: 503 });
    await paying.pass(30 * MINUTE);
    await job.sweep();
    expect(await paying.sql('select state from payment where evening_id = $1', [evening])).toEqual([
      { state: 'vencida' },
    ]);
  });

  it('is asked for at once, and by the job where that is lost too', async () => {
    paying.mishaps.set('commit', 'answer lost');
    expect(await stateOf(await pay())).toBe('pagada');
    paying.mishaps.set('commit', 'broken after').set('status', 'request lost');
    const open = await pay();
    expect(await stateOf(open)).toBe('en_webpay');
    await paying.pass(2 * MINUTE);
    await job.sweep();
    expect(await stateOf(open)).toBe('pagada');
    expect(await balance()).toMatchObject({ paid: TOTAL, toGiveBack: 0 });
  });

  it('of a commit that never arrived sends another one, once it cannot be under way', async () => {
    paying.mishaps.set('commit', 'request lost');
    const open = await pay();
    await job.sweep();
    expect(await stateOf(open)).toBe('en_webpay');
    await paying.pass(2 * MINUTE);
    await job.sweep();
    expect(await stateOf(open)).toBe('pagada');
  });

  it('for a day is given to staff, who say what Transbank’s portal says', async () => {
    const lost = async () => {
      paying.mishaps.set('commit', 'answer lost');
      paying.down.add('status');
      const open = await pay();
      await paying.pass(DAY + MINUTE);
      await job.sweep();
      expect(await stateOf(open)).toBe('por_verificar');
      return open;
    };
    const [paid, unpaid] = [await lost(), await lost()];
    await payments.verify(paid, true, caller);
    await payments.verify(paid, true, caller);
    await payments.verify(unpaid, false, caller);
    await expect(payments.verify(paid, false, caller)).rejects.toMatchObject({ code: 'payment_moved' });
    expect(await balance()).toMatchObject({ paid: TOTAL / 2 });
  });

  it('is found later by the job, also after a day', async () => {
    paying.mishaps.set('commit', 'answer lost');
    paying.down.add('status');
    const open = await pay();
    await paying.pass(DAY + MINUTE);
    await job.sweep();
    expect(await stateOf(open)).toBe('por_verificar');
    paying.down.clear();
    await paying.pass(61 * MINUTE);
    await job.sweep();
    expect(await stateOf(open)).toBe('pagada');
  });

  it.each([
    ['another order', { buyOrder: 'other' }],
    ['another amount', { amount: 1 }],
    ['no code', { responseCode: null }],
    ['a state that nobody expects', { status: 'NULLIFIED' }],
  ])('that is about %s is for staff', async (_what, change) => {
    const webpay = get(Webpay);
    const commit = webpay.commit.bind(webpay);
    webpay.commit = async (token) => ({ ...(await commit(token)), ...change });
    try {
      expect(await stateOf(await pay())).toBe('por_verificar');
    } finally {
      webpay.commit = commit;
    }
    expect(await balance()).toMatchObject({ paid: 0 });
    await paying.pass(61 * MINUTE);
    await paying.sql('update payment set asked_at = created_at where evening_id = $1', [evening]);
    await job.sweep();
    expect(await balance()).toMatchObject({ paid: TOTAL / 2 });
  });
});

describe('giving back', () => {
  beforeEach(async () => {
    await pay();
    await cancel(50);
  });

  it('gives back the share by card, and no more', async () => {
    await giveBack(90_000);
    expect(await balance()).toMatchObject({ givenBack: 90_000, toGiveBack: 0 });
    await expect(giveBack(1)).rejects.toMatchObject({ code: 'refund_too_much' });
  });

  it('is told by pages and chat as it is reckoned here, also once it was made', async () => {
    await paying.sql('update offer set cancelled_at = now() where evening_id = $1', [evening]);
    const back = { percent: 50, amount: 90_000, paid: 180_000 };
    const pagesSay = async () => {
      const [{ id = 0 } = {}] = await paying.sql<{ id: number }>('select id from offer where evening_id = $1', [
        evening,
      ]);
      return {
        staff: (await get(EveningPages).forStaff(evening)).cancellation?.amount,
        ofOffer: (await get(OfferPages).forStaff(id)).cancellation?.amount,
        client: (await get(OfferPages).forClient(id)).given_back,
        mine: await mine(),
      };
    };
    const said = { staff: 90_000, ofOffer: 90_000, client: back, mine: expect.objectContaining(back) };
    expect((await balance()).toGiveBack).toBe(90_000);
    expect(await pagesSay()).toEqual(said);
    const { text } = await get(EveningNights).chat(evening, { letter: 'cancelled', reader: 'client' }, caller);
    expect(text).toContain('Se devuelve el 50 % de lo que pagaste: $90.000.');
    await giveBack(90_000);
    expect(await pagesSay()).toEqual(said);
  });

  it('makes one refund of two people who press at once, whatever they give back', async () => {
    const { toGiveBack: seen } = await balance();
    const both = await Promise.allSettled([
      refunds.give(evening, { way: 'card', amount: 40_000, seen }, caller),
      refunds.give(evening, { way: 'transfer', amount: 50_000, seen }, caller),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await paying.sql(`select from money_entry where evening_id = $1 and kind = 'refund'`, [evening])).toHaveLength(1); // prettier-ignore
  });

  it('asks for one whose answer is missing, and makes no other meanwhile', async () => {
    paying.mishaps.set('refund', 'answer lost').set('status', 'request lost');
    await giveBack(40_000);
    expect(await balance()).toMatchObject({ givenBack: 0 });
    await expect(giveBack(40_000, 'transfer')).rejects.toMatchObject({ code: 'refund_open' });
    await paying.pass(2 * MINUTE);
    await job.sweep();
    expect(await balance()).toMatchObject({ givenBack: 40_000, toGiveBack: 50_000 });
  });

  it('believes that one was not made only when it cannot be under way', async () => {
    paying.mishaps.set('refund', 'request lost');
    await giveBack(90_000);
    await paying.pass(2 * MINUTE);
    await job.sweep();
    await expect(giveBack(90_000)).rejects.toMatchObject({ code: 'refund_open' });
    await paying.pass(5 * MINUTE);
    await job.sweep();
    await giveBack(90_000);
    expect(await balance()).toMatchObject({ givenBack: 90_000 });
  });

  it('gives one to staff that nobody can decide for a day', async () => {
    paying.mishaps.set('refund', 'answer lost');
    paying.down.add('status');
    const id = await giveBack(90_000);
    await paying.pass(DAY + MINUTE);
    await job.sweep();
    await expect(giveBack(90_000, 'transfer')).rejects.toMatchObject({ code: 'refund_open' });
    await refunds.verify(id, true);
    expect(await balance()).toMatchObject({ givenBack: 90_000, toGiveBack: 0 });
    await expect(refunds.verify(id, false)).rejects.toMatchObject({ code: 'payment_moved' });
  });

  it('says in Spanish what Webpay refuses, and leaves the way by transfer', async () => {
    evening = await paying.evening();
    await pay('card-4');
    await cancel(50);
    await expect(giveBack(90_000)).rejects.toMatchObject({
      code: 'refund_refused',
      providerCode: 53,
      message: 'Transbank no devuelve una parte de un pago en cuotas, solo el total. No se devolvió nada: puedes hacerlo por transferencia.', // prettier-ignore
    });
    await giveBack(90_000, 'transfer');
    expect(await balance()).toMatchObject({ givenBack: 90_000 });
  });

  it('gives back the payment that is just so much before a larger one', async () => {
    evening = await paying.evening();
    const inInstalments = await pay('card-4');
    await paying.change(evening, TOTAL + 140_000);
    await pay('card-0', 'rest');
    await cancel(100);
    await giveBack(TOTAL / 2);
    await giveBack(TOTAL / 2 + 140_000);
    const made = await paying.sql<{ payment: number }>(
      'select payment_id as payment from refund where evening_id = $1 order by id',
      [evening],
    );
    expect(made[0]?.payment).toBe(inInstalments);
    expect(await balance()).toMatchObject({ givenBack: TOTAL + 140_000, toGiveBack: 0 });
  });

  it('gives back by card payment by payment', async () => {
    await expect(
      refunds.give(evening, { way: 'card', amount: 90_000, seen: 1 }, caller),
    ).rejects.toMatchObject({ code: 'money_changed' }); // prettier-ignore
    evening = await paying.evening();
    await pay();
    await pay();
    await cancel(100);
    await expect(giveBack(TOTAL)).rejects.toMatchObject({ message: expect.stringContaining('hasta $180.000') });
    await giveBack(TOTAL / 2);
    await giveBack(TOTAL / 2);
    await expect(giveBack(1)).rejects.toMatchObject({ code: 'refund_too_much' });
  });
});

describe('the ledger', () => {
  it('corrects by an entry that names the other, once, and only what staff wrote', async () => {
    const entry = await took(200_000);
    const form = { amount: 20_000, seen: 200_000, note: 'Un cero de más' };
    const both = await Promise.allSettled([ledger.correct(entry, form, caller), ledger.correct(entry, form, caller)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await balance()).toMatchObject({ paid: 20_000 });
    await pay();
    const [card] = await paying.sql<{ id: number }>(`select id from money_entry where evening_id = $1 and way = 'card'`, [evening]); // prettier-ignore
    await expect(ledger.correct(card?.id ?? 0, { ...form, seen: 160_000 }, caller)).rejects.toMatchObject({
      code: 'card_entry',
    });
  });

  it('corrects nothing below what was given back', async () => {
    const entry = await took(TOTAL + 50_000);
    await giveBack(50_000, 'transfer');
    const form = { amount: 49_999, seen: TOTAL + 50_000, note: 'No llegó' };
    await expect(ledger.correct(entry, form, caller)).rejects.toMatchObject({ code: 'correction_refused' });
  });

  it('corrects nothing that a refund under way gives back, and lets that refund end', async () => {
    const entry = await took(TOTAL / 2);
    await pay();
    await cancel(100);
    await giveBack(TOTAL / 2, 'transfer');
    paying.mishaps.set('refund', 'answer lost').set('status', 'request lost');
    await giveBack(TOTAL / 2);
    const form = { amount: 0, seen: TOTAL / 2, note: 'No llegó' };
    await expect(ledger.correct(entry, form, caller)).rejects.toMatchObject({ code: 'refund_open' });
    await paying.pass(2 * MINUTE);
    await job.sweep();
    expect(await balance()).toMatchObject({ givenBack: TOTAL });
  });

  it('is neither changed nor deleted, and takes no more back than came, no matter who writes', async () => {
    const entry = await took(50_000);
    for (const statement of [
      `update money_entry set amount = 1 where id = ${entry}`,
      `update money_entry set person_id = null where id = ${entry}`,
      `delete from money_entry where id = ${entry}`,
      `delete from evening where id = ${evening}`,
    ])
      await expect(paying.sql(statement)).rejects.toThrow('an entry of the ledger is not changed');
    const correction = (amount: number, corrects = entry, of = evening) =>
      paying.sql(
        `insert into money_entry (kind, amount, way, evening_id, corrects_id, actor) values ('correction', ${amount}, 'transfer', ${of}, ${corrects}, 'system')`,
      );
    await expect(correction(-50_001)).rejects.toThrow('not below zero');
    await expect(correction(-1, entry, await paying.evening())).rejects.toThrow('names an entry of its evening');
    const [refund] = await paying.sql<{ id: number }>(
      `insert into refund (evening_id, way, amount, state, settled_at, actor_name) values (${evening}, 'transfer', 50001, 'hecha', now(), 'x') returning id`,
    );
    await expect(
      paying.sql(`insert into money_entry (kind, amount, way, evening_id, refund_id, actor)
        values ('refund', 50001, 'transfer', ${evening}, ${refund?.id ?? 0}, 'system')`),
    ).rejects.toThrow('more is given back than was paid');
    await paying.sql(`delete from refund where id = ${refund?.id ?? 0}`);
  });

  it('comes back from a backup line by line, and is as fixed there', async () => {
    const entry = await took(TOTAL + 50_000);
    await ledger.correct(entry, { amount: TOTAL + 40_000, seen: TOTAL + 50_000, note: 'Eran 40.000 de más' }, caller);
    await paying.change(evening, TOTAL + 60_000);
    await pay('card-0', 'rest');
    await paying.change(evening, TOTAL + 20_000);
    await giveBack(40_000, 'transfer');
    const folder = await mkdtemp(join(tmpdir(), 'money-backup-'));
    const { DATABASE_URL = '' } = paying.test.env;
    await makeBackup(DATABASE_URL, get(Storage), join(folder, 'whole'));
    const database = await createTestDatabase();
    const fresh = await createTestApp({ DATABASE_URL: database.url });
    const all = (app: TestApp) =>
      query(app.em(), `select (select json_agg(e order by id) from money_entry e) as entries,
        (select json_agg(p order by id) from payment p) as payments, (select json_agg(r order by id) from refund r) as refunds,
        (select json_agg(n order by id) from money_note n) as notes, (select json_agg(s) from money_settings s) as settings`); // prettier-ignore
    try {
      await restoreBackup(database.url, fresh.app.get(Storage, { strict: false }), join(folder, 'whole'));
      expect(await all(fresh)).toEqual(await all(paying.test));
      await expect(query(fresh.em(), 'delete from money_entry')).rejects.toThrow('is not changed');
    } finally {
      await fresh.close();
      await database.drop();
      await rm(folder, { recursive: true });
    }
  });

  it('is compared with payments and refunds every night', async () => {
    const found = async () =>
      differencesOf(await verifyProduct(paying.test.em(), get(Storage), false)).filter((said) =>
        said.includes('libro'),
      );
    expect(await found()).toEqual([]);
    await paying.sql(`insert into payment (evening_id, buy_order, session_id, amount, state, token, settled_at)
      values (${evening}, 'stray', gen_random_uuid(), 1000, 'pagada', 'stray', now())`);
    expect(await found()).toEqual(['Pagos con tarjeta que no calzan con el libro de movimientos: 1.']);
    await paying.sql(`delete from payment where buy_order = 'stray'`);
  });

  it('goes with its evening after six years, and not before', async () => {
    await took(50_000);
    const [{ id = 0 } = {}] = await paying.sql<{ id: number }>('select quote_request_id as id from evening where id = $1', [evening]); // prettier-ignore
    await paying.test.em().transactional(() => get(QuoteErasure).erase(id, { actor: 'system' }));
    await paying.sql(
      `update quote_request set stage = 'realizada', created_at = now() - interval '7 years',
       accepted_at = now() - interval '7 years', evening_ends_at = now() - interval '7 years', event_date = null where id = $1`,
      [id],
    );
    await get(QuoteRetention).sweep();
    expect(await balance()).toMatchObject({ paid: 50_000 });
    await paying.sql('alter table money_entry disable trigger stays_on_update');
    await paying.sql(`update money_entry set noted_at = now() - interval '7 years' where evening_id = $1`, [evening]);
    await paying.sql('alter table money_entry enable trigger stays_on_update');
    await get(QuoteRetention).sweep();
    expect(await paying.sql('select from money_entry where evening_id = $1', [evening])).toEqual([]);
  });
});

it('lets the doctor say whether Webpay knows the shop', async () => {
  const doctor = (settings: Record<string, string>) =>
    tryWebpay({ env: readEnv({ NODE_ENV: 'test', ...settings }) } as Tried).catch((error: Error) => error.message);
  expect(await doctor(paying.settings)).toBe('Webpay responde y conoce el código y la llave.');
  expect(await doctor({ ...paying.settings, WEBPAY_API_KEY: 'other' })).toMatch(/^Webpay no conoce/);
  expect(await doctor({ ...paying.settings, WEBPAY_STAND_IN: 'http://127.0.0.1:1' })).toMatch(/^Webpay no responde/);
  expect(await doctor({})).toBe('Sin Webpay: hay uno de prueba.');
});

it('is silent in production where nothing is configured, and stops', async () => {
  const webpay = new Webpay({ production: true, webpayConfigured: false } as Env);
  await expect(webpay.origin()).rejects.toBeInstanceOf(WebpaySilent);
  await expect(webpay.status('any')).rejects.toBeInstanceOf(WebpaySilent);
  await webpay.onApplicationShutdown();
});

it('logs what Webpay did not do, without token or order', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn');
  paying.mishaps.set('commit', 'answer lost').set('status', 'request lost');
  await pay();
  const lines = JSON.stringify(warn.mock.calls);
  expect(lines).toContain('the payment provider did not do what was asked');
  const [{ token = '', order = '' } = {}] = await paying.sql<{ token: string; order: string }>('select token, buy_order as "order" from payment where evening_id = $1', [evening]); // prettier-ignore
  for (const secret of [token, order]) expect(lines).not.toContain(secret);
});

describe('how the company takes money', () => {
  const account = {
    bank: 'Banco de Chile',
    accountKind: 'Cuenta corriente',
    accountNumber: '00123456789',
    accountHolder: 'Sobremesa SpA',
    accountRut: '76086428-5',
    accountEmail: 'pagos@sobremesa.example',
  };
  beforeAll(async () => {
    await startJobs(paying.test);
    await mailsSettled(paying.test.em());
  });

  const save = async (changes: object = {}) => {
    const kept = await get(MoneyRepository).settings();
    const rules = { reservaPercent: 50, reservaHours: 48, saldoDays: 6, confirmsDate: false };
    const form = { ...rules, account, version: kept?.version ?? 0, ...changes };
    await get(MoneySettingsService).save(form, caller);
  };

  it('tells every administrator of another account, each time, and of nothing else', async () => {
    const other = await signIn(paying.test);
    await signIn(paying.test, 'USER');
    mailServer.received.length = 0;
    const readers = [paying.admin, other].map(({ person }) => person.email).toSorted();
    const told = async () => {
      await mailsSettled(paying.test.em());
      return mailServer.received.splice(0).map(({ to }) => to.join());
    };
    await save();
    expect((await told()).toSorted()).toEqual(readers);
    await save({ reservaPercent: 30 });
    expect(await told()).toEqual([]);
    await save({ account: { ...account, accountNumber: '999' } });
    expect((await told()).toSorted()).toEqual(readers);
    await expect(save({ version: 1 })).rejects.toMatchObject({ code: 'stale_version' });
  });

  it('says before a cancellation and by mail the share of what was paid, and of the total while no money is kept', async () => {
    expect(await get(EveningsService).refund(evening)).toMatchObject({ percent: 100, amount: 0, paid: 0 });
    await paying.sql('delete from money_settings');
    const agreed = { percent: 100, amount: TOTAL, paid: null };
    expect([await get(EveningsService).refund(evening), await mine()]).toMatchObject([agreed, agreed]);
    await paying.takesMoney();
    await pay();
    await paying.sql('delete from money_settings');
    const paid = { percent: 100, amount: 180_000, paid: 180_000 };
    expect([await get(EveningsService).refund(evening), await mine()]).toMatchObject([paid, paid]);
    await mailsSettled(paying.test.em());
    mailServer.received.length = 0;
    const form = { by: 'company', reason: 'Se enfermó el chef', version: 1 } as const;
    await get(EveningsService).cancel(evening, form, caller);
    await mailsSettled(paying.test.em());
    const mails = mailServer.received.map((mail) => partsOf(mail)['text/plain'] ?? '');
    for (const words of ['de lo que pagaste: $180.000.', 'de lo pagado: $180.000.'])
      expect(mails.filter((mail) => mail.includes(`Se devuelve el 100 % ${words}`))).toHaveLength(1);
  });

  it('leaves no account, token or card in the log of changes', async () => {
    await save();
    await pay();
    const lines = await paying.sql<{ text: string }>('select changes::text as text from audit_line');
    const [{ token = '' } = {}] = await paying.sql<{ token: string }>(`select token from payment where evening_id = $1`, [evening]); // prettier-ignore
    expect(token).toHaveLength(64);
    for (const secret of [account.accountNumber, account.accountRut, token, '"6623"'])
      expect(lines.filter(({ text }) => text.includes(secret))).toEqual([]);
  });
});
