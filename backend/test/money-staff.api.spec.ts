import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ledgerDifferences } from '../src/modules/money/index.js';
import { EVENING_BALANCE, TAKES_MONEY } from '../src/modules/money/money.columns.js';
import { MAX_TOTAL } from '../src/modules/offers/offer.entity.js';
import { MoneyRepository } from '../src/modules/money/money.repository.js';
import { OPEN_STEPS, TO_CONFIRM } from '../src/modules/money/plan.columns.js';
import { isToConfirm, openSteps, planOf } from '../src/modules/money/plan.js';
import { balanceOf } from '../src/modules/money/balance.js';
import { PersonalData } from '../src/modules/personal-data/index.js';
import { PAYMENT_LINK } from '../src/modules/offers/index.js';
import { database } from '../src/platform/database/tables.js';
import { Links } from '../src/platform/links/links.js';
import { dayIn } from './harness/days.js';
import { madePdf } from './harness/made-papers.js';
import { NO_DIFFERENCES, Paying, TOTAL } from './harness/paying.js';
import { signIn, type SignedIn } from './harness/sign-in.js';

/** The money as staff see and write it, by HTTP; `money.spec.ts` has its rules. */

const API = '/api/v1/money';
const SETTINGS = { reserva_percent: 50, reserva_hours: 48, saldo_days: 6, confirms_date: true };
const ACCOUNT = {
  bank: 'Banco de Chile',
  account_kind: 'Cuenta corriente',
  account_number: '00123456789',
  account_holder: 'Sobremesa SpA',
  account_rut: '76.086.428-5',
  account_email: 'pagos@sobremesa.example',
};

let paying: Paying;
let admin: SignedIn;
let user: SignedIn;
let evening: number;

beforeAll(async () => {
  paying = await Paying.start();
  admin = paying.admin;
  user = await signIn(paying.test, 'USER');
});
afterAll(() => paying.close());
beforeEach(async () => {
  await paying.takesMoney();
  await paying.sql('update money_settings set reserva_hours = 48, saldo_days = 6, confirms_date = false');
  evening = await paying.evening();
});

type Method = 'get' | 'post' | 'put' | 'delete';
const call = (method: Method, path: string, body?: object, who = user) =>
  paying.test.request[method](`${API}/${path}`).set(who.header).send(body);
const money = async () => (await call('get', `evenings/${evening}`).expect(200)).body.data;
const take = (changes: object = {}) =>
  call('post', `evenings/${evening}/take`, {
    ...{ way: 'transfer', amount: TOTAL / 2, day: dayIn(0), reference: '000 123', note: 'Avisó por teléfono' },
    ...{ entry_key: randomUUID(), ...changes },
  });
const CAME = { way: 'transfer', day: dayIn(0) };
const cancel = (percent: number, daysAgo = 0) =>
  paying.sql(
    `update evening set cancelled_at = now() - make_interval(days => $3), cancelled_by = 'company', refund_percent = $1, refund_least = 30 where id = $2`,
    [percent, evening, daysAgo],
  );

const OFFER = {
  ...{ proposal_ids: [], guests: 8, starts_at: '20:30', minutes: 240, commune: 'Ñuñoa' },
  conditions: 'Al aceptar se reserva.',
  lines: [{ description: 'Cena', quantity: 8, unit_price: 45_000 }],
};
interface OfferAnswer {
  id: number;
  day: string;
  version: number;
  reserva_percent: number | null;
}
async function offers(method: 'post' | 'put', path: string, body: object): Promise<OfferAnswer> {
  const answer = await paying.test.request[method](`/api/v1/offers/${path}`).set(user.header).send(body);
  expect([answer.status, answer.body.msg]).toEqual([200, answer.body.msg]);
  return answer.body.data as OfferAnswer;
}
const chefId = async () => (await paying.sql<{ id: number }>('select id from chef limit 1'))[0]?.id;
/** A draft for a request of its own. */
async function draft(): Promise<OfferAnswer> {
  const form = {
    ...{ name: 'Camila Rojas', email: 'camila@cocina.example', phone_number: '+56912345678', guests: 8, kind: 'cena' },
  };
  const asked = { ...form, event_date: dayIn(60), client_agreed: true, request_key: randomUUID() };
  const { body } = await paying.test.request.post('/api/v1/quote_requests/take').set(user.header).send(asked);
  return offers('post', 'create', { request_id: body.data.id });
}

describe('how the company takes money', () => {
  const save = (changes: object = {}, who = admin) =>
    call('put', 'settings', { ...SETTINGS, version: 0, ...changes }, who);
  const read = async () => (await call('get', 'settings', undefined, admin).expect(200)).body.data;

  it('is proposed until somebody saves it, and then saved by its version', async () => {
    await paying.sql('delete from money_settings');
    expect(await read()).toMatchObject({ saved: false, reserva_percent: 50, version: 0, cards: true });
    expect(await money()).toMatchObject({ asked: false, plan: [], left: TOTAL });
    await save(ACCOUNT).expect(200);
    expect(await read()).toMatchObject({ ...SETTINGS, ...ACCOUNT, account_rut: '76086428-5', saved: true, version: 1 });
    // Opened before anybody had saved it.
    expect((await save().expect(409)).body.msg).toMatch(/Otra persona/);
    await save({ version: 1 }).expect(200);
    expect(await read()).toMatchObject({ bank: null, account_number: null, version: 2 });
  });

  it.each([
    ['half an account', { bank: 'Banco de Chile' }, 'account_number'],
    ['another check digit', { ...ACCOUNT, account_rut: '76086428-4' }, 'account_rut'],
    ['another kind of account', { ...ACCOUNT, account_kind: 'Colchón' }, 'account_kind'],
    ['a share above the whole', { reserva_percent: 101 }, 'reserva_percent'],
    ['no hour', { reserva_hours: 0 }, 'reserva_hours'],
  ])('is refused with %s', async (_what, changes, field) => {
    const { errors } = (await save(changes).expect(400)).body as { errors: { field: string }[] };
    expect(errors.map((error) => error.field)).toContain(field);
  });

  it('tells the account to nobody who does not pay', async () => {
    const { version } = await read();
    await save({ ...ACCOUNT, version }).expect(200);
    await call('get', 'settings').expect(403);
    const visitor = (path: string) => paying.test.request.get(`/api/v1/${path}`);
    const terms = await call('get', 'terms').expect(200);
    for (const { text } of [terms, await visitor('company/one').expect(200), await call('get', `evenings/${evening}`)])
      for (const secret of ['00123456789', '76086428-5', 'pagos@sobremesa.example']) expect(text).not.toContain(secret);
  });

  it('is fixed in an offer when it is sent, with the share that staff wrote', async () => {
    const { id, day, version } = await draft();
    const mine = { chef_id: await chefId(), day, valid_until: dayIn(3), reserva_percent: 30, version };
    const saved = await offers('put', `update/${id}`, { ...OFFER, ...mine });
    expect(saved).toMatchObject({ reserva_percent: 30 });
    // The evenings of the others have the first numbers.
    await paying.sql('update offer_year set last = 900');
    const sent = await offers('post', `send/${id}`, { by: 'link', version: saved.version });
    await offers('post', `accept-by-phone/${id}`, { text: 'Dijo que sí.', version: sent.version });
    await paying.sql('update money_settings set reserva_percent = 80, reserva_hours = 1, saldo_days = 20');
    evening = (await paying.sql<{ id: number }>('select evening_id as id from offer where id = $1', [id]))[0]?.id ?? 0;
    expect((await money()).plan).toMatchObject([
      { what: 'reserva', amount: 108_000, due_on: dayIn(2), left: 108_000, overdue: false },
      { what: 'saldo', amount: 252_000 },
    ]);
  });
});

describe('what is to give back', () => {
  const list = async () => (await call('get', 'refunds', undefined, admin).expect(200)).body.data;
  const give = (body: object, who = admin) => call('post', `evenings/${evening}/refunds`, body, who);
  const mine = async () =>
    (await list()).due.find(({ evening_id: id }: { evening_id: number }) => id === evening) as object | undefined;

  it('is listed with its reason, for administrators alone', async () => {
    await take({ amount: TOTAL + 10_000 });
    expect(await mine()).toMatchObject({ to_give_back: 10_000, cancelled_at: null, came_late: 0, by_card: 0 });
    await cancel(50);
    expect(await mine()).toMatchObject({ to_give_back: TOTAL / 2 + 10_000, percent: 50, client: 'Camila Rojas' });
    await call('get', 'refunds').expect(403);
    evening = await paying.evening();
    await cancel(30, 2);
    await take({ amount: 50_000 });
    expect(await mine()).toMatchObject({ to_give_back: 50_000, came_late: 50_000 });
    await give({ way: 'transfer', amount: 1, seen: TOTAL + 10_000 }, user).expect(403);
  });

  it('is given back once by two people, and stands in what happened', async () => {
    await take({ amount: TOTAL + 10_000 });
    const form = { way: 'transfer', amount: 10_000, seen: 10_000, reference: 'TEF 77' };
    const both = await Promise.all([give(form), give(form)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await mine()).toBeUndefined();
    const told = await paying.sql<{ data: object }>(
      `select data from quote_request_activity where kind = 'money_returned' and data->>'offer' like $1`,
      [`%${evening}`],
    );
    expect(told).toMatchObject([{ data: { amount: 10_000, way: 'transfer' } }]);
    expect((await money()).entries.at(-1)).toMatchObject({ kind: 'refund', amount: 10_000, reference: 'TEF77' });
  });

  it('waits while a refund by card is not decided, and staff say what became of it', async () => {
    const order = randomUUID().slice(0, 26);
    const [paid] = await paying.sql<{ id: number }>(
      `insert into payment (evening_id, buy_order, session_id, amount, state, token, settled_at)
       values ($1, $2, gen_random_uuid(), $3, 'pagada', $2, now()) returning id`,
      [evening, order, TOTAL],
    );
    await paying.sql(
      `insert into money_entry (evening_id, kind, way, amount, payment_id, actor) values ($1, 'charge', 'card', $2, $3, 'client')`,
      [evening, TOTAL, paid?.id],
    );
    await cancel(50);
    expect(await mine()).toMatchObject({ by_card: TOTAL, to_give_back: TOTAL / 2 });
    await paying.sql(
      `insert into refund (evening_id, payment_id, way, amount, state, settled_at, actor_name)
       values ($1, $2, 'card', $3, 'por_verificar', now(), 'Ana Soto')`,
      [evening, paid?.id, TOTAL / 2],
    );
    await give({ way: 'transfer', amount: TOTAL / 2, seen: TOTAL / 2 }).expect(409);
    const [open] = (await list()).refunds.filter(({ evening_id: id }: { evening_id: number }) => id === evening);
    expect(open).toMatchObject({ state_name: 'Por verificar', amount: TOTAL / 2, who: 'Ana Soto', buy_order: order });
    await call('put', `refunds/${open.id}/verify`, { made: true }, admin).expect(200);
    // Said again it is the same; the other answer came too late.
    await call('put', `refunds/${open.id}/verify`, { made: true }, admin).expect(200);
    await call('put', `refunds/${open.id}/verify`, { made: false }, admin).expect(409);
    expect(await mine()).toBeUndefined();
    expect(await money()).toMatchObject({ given_back: TOTAL / 2, to_give_back: 0 });
  });
});

describe('what a person said of a card', () => {
  /** A payment that nobody could ask for. @returns its id */
  const unknown = async (amount = TOTAL) => {
    const [row] = await paying.sql<{ id: number }>(
      `insert into payment (evening_id, buy_order, session_id, amount, state, token, settled_at)
       values ($1, $2, gen_random_uuid(), $3, 'por_verificar', $2, now()) returning id`,
      [evening, randomUUID().slice(0, 26), amount],
    );
    return row?.id ?? 0;
  };
  const entries = async (kind: string) =>
    ((await money()).entries as { id: number; kind: string; comes_to: number; correctable: boolean }[]).filter(
      (one) => one.kind === kind,
    );
  const correct = (id: number, amount: number, seen: number) =>
    call('put', `entries/${id}/correct`, { amount, seen, note: 'Era otra orden' }, admin);
  const verify = (what: string, body: object) => call('put', `${what}/verify`, body, admin);
  const mine = async () => {
    const { due } = (await call('get', 'refunds', undefined, admin).expect(200)).body.data;
    return due.find(({ evening_id: id }: { evening_id: number }) => id === evening);
  };
  const fits = async () => expect(await ledgerDifferences(paying.test.em())).toEqual(NO_DIFFERENCES);

  it('of a payment is corrected to nothing and back, and nothing else', async () => {
    const payment = await unknown();
    await verify(`payments/${payment}`, { paid: true }).expect(200);
    const [entry] = await entries('charge');
    expect(entry).toMatchObject({ comes_to: TOTAL, correctable: true });
    const id = entry?.id ?? 0;
    const part = await correct(id, TOTAL / 2, TOTAL);
    expect([part.status, part.body.errors]).toMatchObject([409, [{ field: 'amount' }]]);
    await verify(`payments/${payment}`, { paid: true }).expect(200);
    await correct(id, 0, TOTAL).expect(200);
    expect(await money()).toMatchObject({ paid: 0, left: TOTAL });
    // A tab that was opened before says it again.
    expect((await verify(`payments/${payment}`, { paid: true }).expect(409)).body.msg).toContain('ya fue resuelto');
    await fits();
    // What was never paid is not given back by card.
    await take({ amount: TOTAL + 10_000 }).expect(200);
    expect(await mine()).toMatchObject({ to_give_back: 10_000, by_card: 0 });
    const card = { way: 'card', amount: 10_000, seen: 10_000 };
    expect((await call('post', `evenings/${evening}/refunds`, card, admin).expect(409)).body.msg).toContain(
      'No quedan',
    );
    await correct(id, TOTAL, 0).expect(200);
    expect(await mine()).toMatchObject({ to_give_back: TOTAL + 10_000, by_card: TOTAL });
    await fits();
  });

  it('of a payment stays where something of it was given back, and what the provider said always', async () => {
    const payment = await unknown(TOTAL + 10_000);
    await verify(`payments/${payment}`, { paid: true }).expect(200);
    await take({ amount: TOTAL }).expect(200);
    const [entry] = await entries('charge');
    await paying.sql(
      `with made as (insert into refund (evening_id, payment_id, way, amount, state, settled_at, actor_name)
         values ($1, $2, 'card', 10000, 'hecha', now(), 'Ana Soto') returning id)
       insert into money_entry (evening_id, kind, way, amount, payment_id, refund_id, actor, actor_name)
         select $1, 'refund', 'card', 10000, $2, id, 'person', 'Ana Soto' from made`,
      [evening, payment],
    );
    const refused = await correct(entry?.id ?? 0, 0, TOTAL + 10_000);
    expect([refused.status, refused.body.msg]).toEqual([409, expect.stringMatching(/^Así se habría devuelto/)]);
    const [given] = await entries('refund');
    expect(given).toMatchObject({ comes_to: 10_000, correctable: false });
    expect((await correct(given?.id ?? 0, 0, 10_000).expect(409)).body.msg).toContain('es lo que dice Transbank');
    await fits();
  });

  it('of a refund is corrected, and it is given back by card again', async () => {
    const payment = await unknown();
    await verify(`payments/${payment}`, { paid: true }).expect(200);
    await cancel(50);
    const [refund] = await paying.sql<{ id: number }>(
      `insert into refund (evening_id, payment_id, way, amount, state, settled_at, actor_name)
       values ($1, $2, 'card', $3, 'por_verificar', now(), 'Ana Soto') returning id`,
      [evening, payment, TOTAL / 2],
    );
    await verify(`refunds/${refund?.id}`, { made: true }).expect(200);
    const [entry] = await entries('refund');
    expect(entry).toMatchObject({ comes_to: TOTAL / 2, correctable: true });
    await correct(entry?.id ?? 0, 0, TOTAL / 2).expect(200);
    await verify(`refunds/${refund?.id}`, { made: true }).expect(409);
    expect(await mine()).toMatchObject({ to_give_back: TOTAL / 2, by_card: TOTAL });
    await fits();
    // The ledger takes another refund of all of it, and then the first one not again.
    await paying.sql(
      `with made as (insert into refund (evening_id, payment_id, way, amount, state, settled_at, actor_name)
         values ($1, $2, 'card', $3, 'hecha', now(), 'Ana Soto') returning id)
       insert into money_entry (evening_id, kind, way, amount, payment_id, refund_id, actor, actor_name)
         select $1, 'refund', 'card', $3, $2, id, 'person', 'Ana Soto' from made`,
      [evening, payment, TOTAL],
    );
    expect((await correct(entry?.id ?? 0, TOTAL / 2, 0).expect(409)).body.msg).toMatch(/^Así se habría devuelto/);
    await fits();
  });
});

describe('the steps of the plan in SQL', () => {
  const today = dayIn(0);
  const moved = (id: number, hours: number) =>
    paying.sql('update evening set moved_at = now() - make_interval(hours => $1) where id = $2', [hours, id]);
  /** Whether an evening waits for its first payment, and its steps, where function and SQL say the same. */
  async function same(id: number, turn: number) {
    const known = await paying.test.app.get(MoneyRepository).facts(id);
    if (!known) throw new Error('The evening is gone.');
    const open = openSteps(planOf(known), balanceOf(known), today);
    const rows = await database(paying.test.em())
      .selectFrom('evening')
      .innerJoinLateral(EVENING_BALANCE.as('money'), (join) => join.onTrue())
      .innerJoinLateral(OPEN_STEPS.as('step'), (join) => join.onTrue())
      .select(['step.what', 'step.amount', 'step.due_on as dueOn', 'step.left'])
      .where('evening.id', '=', id)
      .orderBy('step.due_on')
      .orderBy('step.what')
      .execute();
    expect({ turn, rows }).toEqual({ turn, rows: open.map(({ overdue: _overdue, ...step }) => step) });
    const date = database(paying.test.em()).selectFrom('evening').select(TO_CONFIRM.as('waits')).where('id', '=', id);
    const { waits } = await date.executeTakeFirstOrThrow();
    expect({ turn, waits }).toEqual({ turn, waits: isToConfirm(known, balanceOf(known)) });
    return { waits, days: open.map(({ dueOn }) => dueOn) };
  }

  it('are due when planOf says, what was paid counts for the earlier one first, and so confirms the date', async () => {
    await paying.sql('update money_settings set confirms_date = true');
    const found = { waits: 0, confirmed: 0 };
    for (let turn = 0; turn < 40; turn += 1) {
      const [percent, hours, days] = [[0, 30, 50, 100][turn % 4], 1 + turn * 7, (turn * 5) % 13];
      const [agreed, ahead] = [100_001 + turn * 333, (turn * 11) % 90];
      const terms = { reserva_percent: percent, reserva_hours: hours, saldo_days: days };
      const settled_at = new Date(Date.now() - turn * 31 * 3_600_000);
      const id = await paying.evening(agreed, dayIn(ahead), { ...(turn % 5 > 0 && terms), settled_at });
      if (turn % 3 === 0) await paying.change(id, agreed + 50_000);
      if (turn % 4 > 1) await moved(id, turn * 9);
      if (turn % 2 === 0)
        await call('post', `evenings/${id}/take`, { ...CAME, amount: 20_000 * turn + 1, entry_key: randomUUID() });
      const { waits } = await same(id, turn);
      found[waits ? 'waits' : 'confirmed'] += 1;
    }
    expect(Math.min(found.waits, found.confirmed)).toBeGreaterThan(9);
  });

  it('are due on the day of a move that brought them nearer, and the reserva with the saldo at the latest', async () => {
    const agreed = async (ahead: number, agreedAgo: number, reserva_hours: number) => {
      const settled_at = new Date(Date.now() - agreedAgo * 24 * 3_600_000);
      return paying.evening(TOTAL, dayIn(ahead), { settled_at, reserva_percent: 50, reserva_hours, saldo_days: 6 });
    };
    const cases: [ahead: number, agreedAgo: number, hours: number, due: string[]][] = [
      [7, 20, 48, [dayIn(-18), today]],
      [7, 20, 720, [today, today]],
      [5, 1, 48, [today]],
    ];
    for (const [turn, [ahead, agreedAgo, hours, due]] of cases.entries()) {
      const id = await agreed(ahead, agreedAgo, hours);
      await moved(id, 0);
      expect((await same(id, turn)).days).toEqual(due);
    }
    const [reserva, saldo] = (await same(await agreed(25, 0, 720), 3)).days;
    expect(reserva).toBe(saldo);
  });
});

describe('the most that can be agreed', () => {
  it('is added up and shared by the database as by the rules', async () => {
    const facts = paying.test.app.get(MoneyRepository);
    for (const [percent, paid] of [
      [50, MAX_TOTAL],
      [33, MAX_TOTAL - 1],
      [100, 21_474_837],
    ] as const) {
      evening = await paying.evening(MAX_TOTAL, dayIn(60), { reserva_percent: percent });
      const stepsOf = () =>
        database(paying.test.em())
          .selectFrom('evening')
          .innerJoinLateral(EVENING_BALANCE.as('money'), (join) => join.onTrue())
          .innerJoinLateral(OPEN_STEPS.as('step'), (join) => join.onTrue())
          .select(['step.what', 'step.amount', 'step.left'])
          .where('evening.id', '=', evening)
          .execute();
      const share = percent * (MAX_TOTAL / 100);
      expect((await stepsOf()).find(({ what }) => what !== 'saldo')?.amount).toBe(share);
      await take({ amount: paid }).expect(200);
      await cancel(percent);
      const known = await facts.facts(evening);
      const balance = known && balanceOf(known);
      expect(await paying.balanceInSql(evening)).toEqual(balance);
      expect(balance?.toGiveBack).toBe(Math.round((paid * percent) / 100));
    }
    for (const path of ['money/refunds', 'payouts/all', 'dashboard/today'])
      await paying.test.request.get(`/api/v1/${path}`).set(admin.header).expect(200);
  });

  it('may come twice, and no more', async () => {
    await take({ amount: MAX_TOTAL }).expect(200);
    await take({ amount: MAX_TOTAL - 10 }).expect(200);
    await take({ amount: 10 }).expect(200);
    expect((await take({ amount: 1 }).expect(409)).body.msg).toMatch(/^Con este monto la velada sumaría más de/);
    expect(await money()).toMatchObject({ paid: 2 * MAX_TOTAL });
    await call('get', 'refunds', undefined, admin).expect(200);
    const [{ id }, , last] = (await money()).entries;
    const more = await call('put', `entries/${last.id}/correct`, { amount: 11, seen: 10, note: 'Un peso' }, admin);
    expect([more.status, more.body.msg]).toEqual([409, expect.stringMatching(/^Con este monto la velada sumaría/)]);
    await call(
      'put',
      `entries/${id}/correct`,
      { amount: TOTAL, seen: MAX_TOTAL, note: 'Tres ceros de más' },
      admin,
    ).expect(200);
  });
});

describe('the payments of an evening', () => {
  it('begin with the plan, and count what came for the earlier step first', async () => {
    expect(await money()).toMatchObject({ agreed: TOTAL, paid: 0, left: TOTAL, asked: true, to_confirm: false });
    const { body } = await take({ amount: 200_000 }).expect(200);
    expect(body.data).toMatchObject({ paid: 200_000, left: TOTAL - 200_000 });
    expect(body.data.plan).toMatchObject([
      { what: 'reserva', left: 0 },
      { what: 'saldo', left: TOTAL - 200_000 },
    ]);
    expect(body.data.entries).toMatchObject([
      {
        ...{ kind: 'charge', kind_name: 'Pago', amount: 200_000, comes_to: 200_000, way: 'transfer' },
        ...{ reference: '000123', note: 'Avisó por teléfono', who: user.person.name, correctable: true },
      },
    ]);
  });

  it('of an evening before the company took money are not asked for', async () => {
    await paying.sql('update money_settings set created_at = now()');
    evening = await paying.evening(TOTAL, dayIn(-3), { settled_at: new Date(Date.now() + 1_000) });
    expect(await money()).toMatchObject({ asked: false, plan: [], left: TOTAL });
    await paying.sql(`update money_settings set created_at = now() - interval '4 days'`);
    expect(await money()).toMatchObject({ asked: true });
  });

  it('are not asked for where it was agreed before, until a change says when they are due', async () => {
    await paying.sql(`update money_settings set created_at = now(), confirms_date = true`);
    const own = { reserva_percent: 50, reserva_hours: 48, saldo_days: 6 };
    const inSql = async () => {
      const found = database(paying.test.em()).selectFrom('evening').where('id', '=', evening);
      return found.select([TAKES_MONEY.as('asked'), TO_CONFIRM.as('waits')]).executeTakeFirst();
    };
    const quiet = { asked: false, to_confirm: false, plan: [], left: TOTAL };
    expect([await money(), await inSql()]).toMatchObject([quiet, { asked: false, waits: false }]);
    // Staff note what comes all the same.
    expect((await take({ amount: 1_000 }).expect(200)).body.data).toMatchObject({ ...quiet, left: TOTAL - 1_000 });
    await paying.change(evening, TOTAL + 40_000, own);
    expect((await money()).plan).toMatchObject([{ what: 'reserva', due_on: dayIn(2) }, { what: 'saldo' }]);
    expect(await inSql()).toEqual({ asked: true, waits: true });
    // The client read the terms of an offer that was sent with them, and what was agreed after is asked for.
    evening = await paying.evening(TOTAL, dayIn(40), own);
    expect((await money()).plan).toHaveLength(2);
    evening = await paying.evening(TOTAL, dayIn(40), { settled_at: new Date(Date.now() + 1_000) });
    expect((await money()).plan).toHaveLength(2);
  });

  it('stand as por confirmar until the reserva is paid, where the company said so', async () => {
    await paying.sql('update money_settings set confirms_date = true');
    const at = (path: string) => paying.test.request.get(path).set(admin.header).expect(200);
    const give = { chef_id: null };
    const { body } = await paying.test.request.post('/api/v1/agenda/calendar/give').set(admin.header).send(give);
    const feed = new URL(body.data.url).pathname;
    /** How the evening stands with its money, in the agenda, in the feed, and in what comes next. */
    const everywhere = async () => {
      const { evenings } = (await at(`/api/v1/agenda/all?from=${dayIn(39)}&to=${dayIn(41)}`)).body.data;
      const mine = evenings.find(({ id }: { id: number }) => id === evening);
      const { next } = (await at(`/api/v1/evenings/get-one/${evening}`)).body.data;
      const [{ uid = '' } = {}] = await paying.sql<{ uid: string }>('select uid from evening where id = $1', [evening]);
      const [entry = ''] = (await at(feed)).text.split('BEGIN:VEVENT').filter((one) => one.includes(uid));
      const said = [/STATUS:TENTATIVE/, /\(por confirmar\)/].map((words) => words.test(entry));
      return [(await money()).to_confirm, mine.to_confirm, ...said, /por confirmar/.test(next.join())];
    };
    expect(await everywhere()).toEqual([true, true, true, true, true]);
    await paying.sql(`update offer set settled_at = now() - interval '4 days' where evening_id = $1`, [evening]);
    const duties = async () => JSON.stringify((await at('/api/v1/dashboard/today')).body.data);
    expect(await duties()).toContain(', por confirmar');
    await take();
    expect(await everywhere()).toEqual([false, false, false, false, false]);
  });

  it('are noted once with one key, whatever is pressed twice', async () => {
    const entry_key = randomUUID();
    await Promise.all([take({ entry_key }), take({ entry_key })]);
    await take({ entry_key }).expect(200);
    await take({ entry_key, amount: TOTAL }).expect(422);
    expect(await money()).toMatchObject({ paid: TOTAL / 2 });
  });

  it.each([
    ['nothing', { amount: 0 }, 'amount'],
    ['a day ahead', { day: dayIn(1) }, 'day'],
    ['a card', { way: 'card' }, 'way'],
    ['words as reference', { reference: 'Camila Rojas, gracias' }, 'reference'],
    ['no key', { entry_key: null }, 'entry_key'],
  ])('are refused with %s', async (_what, changes, field) => {
    const { errors } = (await take(changes).expect(400)).body as { errors: { field: string }[] };
    expect(errors.map((error) => error.field)).toEqual([field]);
  });

  it('are corrected by an administrator, once for what was seen', async () => {
    await take();
    const [entry] = (await money()).entries;
    const form = { amount: 18_000, seen: TOTAL / 2, note: 'Un cero de más' };
    await call('put', `entries/${entry.id}/correct`, form).expect(403);
    await call('put', `entries/${entry.id}/correct`, form, admin).expect(200);
    await call('put', `entries/${entry.id}/correct`, form, admin).expect(409);
    const { paid, entries } = await money();
    expect(paid).toBe(18_000);
    expect(entries).toMatchObject([
      { comes_to: 18_000 },
      { kind: 'correction', amount: -162_000, corrects_id: entry.id, note: 'Un cero de más', correctable: false },
    ]);
  });

  it('of today count as before a cancellation later today', async () => {
    await take();
    await cancel(50);
    expect(await money()).toMatchObject({ cancelled: true, left: 0, to_give_back: TOTAL / 4, plan: [] });
  });

  it('have the numbers of boletas and facturas, each once', async () => {
    const form = { kind: 'boleta', number: 1024, issued_on: dayIn(0), amount: TOTAL };
    await call('post', `evenings/${evening}/documents`, form).expect(200);
    const { documents } = (await call('post', `evenings/${evening}/documents`, form).expect(200)).body.data;
    expect(documents).toMatchObject([{ kind_name: 'Boleta', number: 1024, amount: TOTAL }]);
    const other = await paying.evening();
    expect((await call('post', `evenings/${other}/documents`, form).expect(409)).body.msg).toMatch(/^La boleta 1024/);
    await call('post', `evenings/${other}/documents`, { ...form, kind: 'factura' }).expect(200);
    await call('delete', `documents/${documents[0].id}`).expect(200);
    await call('delete', `documents/${documents[0].id}`).expect(404);
    expect((await money()).documents).toEqual([]);
  });

  it('have the PDF of each, which staff attach and its client alone downloads', async () => {
    const form = { kind: 'factura', number: 77, issued_on: dayIn(0), amount: TOTAL };
    const { documents } = (await call('post', `evenings/${evening}/documents`, form).expect(200)).body.data;
    const [{ id }] = documents;
    const token = async (of: number) => {
      const url = await paying.test.em().transactional((em) => paying.test.app.get(Links, { strict: false }).give(em, PAYMENT_LINK, of)); // prettier-ignore
      return url.slice(url.lastIndexOf('/') + 1);
    };
    const visitor = (of: string) => paying.test.request.get(`${API}/documents/${id}/by-link/${of}`);
    const [own, other] = [await token(evening), await token(await paying.evening())];
    await visitor(own).expect(404);
    await call('get', `documents/${id}/paper`).expect(404);
    const attach = (bytes: Buffer, head = 'data:application/pdf;base64,') =>
      call('put', `documents/${id}/paper`, { data: head + bytes.toString('base64') });
    for (const wrong of [
      await attach(Buffer.from('<b>'), 'data:text/html;base64,'),
      await attach(Buffer.from('%PDF-1.4 nothing')),
    ])
      // prettier-ignore
      expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, 'data']);
    await attach(Buffer.alloc(5 * 1024 * 1024 + 1)).expect(413);
    await Promise.all([attach(madePdf()).expect(200), attach(madePdf()).expect(200)]);
    expect((await money()).documents).toMatchObject([{ number: 77, has_paper: true }]);
    const lines = await paying.sql<object>(`select actor, record_name from audit_line where kind = 'sale_document' and action = 'upload' and record_id = $1`, [id]); // prettier-ignore
    expect(lines).toEqual(Array.from({ length: 2 }, () => ({ actor: 'person', record_name: 'Factura 77' })));
    for (const file of [await visitor(own), await call('get', `documents/${id}/paper`)]) {
      expect(file.headers).toMatchObject({
        ...{ 'content-type': 'application/pdf', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
        'content-disposition': 'attachment; filename="factura-77.pdf"',
      });
      expect((file.body as Buffer).equals(madePdf())).toBe(true);
    }
    const page = await paying.test.request.get(`${API}/by-link/${own}`);
    expect(page.body.data.documents).toEqual([
      { id, name: 'Factura 77', issued_on: dayIn(0), amount: TOTAL, has_paper: true },
    ]);
    await visitor(other).expect(404);
    await paying.test.request.get(`${API}/documents/${id}/paper`).expect(401);
    await paying.sql(`update quote_request set blocked_at = now() where id = (select quote_request_id from evening where id = $1)`, [evening]); // prettier-ignore
    await visitor(own).expect(409);
    await call('get', `documents/${id}/paper`).expect(404);
    expect((await money()).documents).toMatchObject([{ has_paper: false }]);
    await paying.sql('update quote_request set blocked_at = null');
    await call('get', `documents/${id}/paper`).expect(200);
    const [{ id: request = 0 } = {}] = await paying.sql<{ id: number }>(`select quote_request_id as id from evening where id = $1`, [evening]); // prettier-ignore
    await paying.test
      .em()
      .transactional((em) => paying.test.app.get(PersonalData, { strict: false }).erase(em, [request]));
    await call('get', `documents/${id}/paper`).expect(404);
    expect((await money()).documents).toMatchObject([{ number: 77, has_paper: false }]);
    await call('put', 'documents/999999/paper', { data: 'data:application/pdf;base64,JVBERi0=' }).expect(404);
  });

  it('do not exist without the evening', async () => {
    await call('get', 'evenings/999999').expect(404);
    await call('post', 'evenings/999999/documents', {
      kind: 'boleta',
      number: 1,
      issued_on: dayIn(0),
      amount: 1,
    }).expect(404);
  });
});
