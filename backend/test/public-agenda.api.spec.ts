import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Agenda } from '../src/modules/agenda/index.js';
import { Company } from '../src/modules/company/index.js';
import { query } from '../src/platform/database/query.js';
import { todayInChile } from '../src/platform/http/value/day.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { EVENT_YEAR } from './harness/days.js';
import { emptyTables } from './harness/empty-tables.js';
import { eventually } from './harness/eventually.js';
import { chefForm } from './harness/factories.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { statementsDuring } from './harness/statements.js';

const SATURDAY = `${EVENT_YEAR}-01-14`;

let test: TestApp;
let admin: SignedIn;
let chefs: number[];

beforeAll(async () => {
  test = await createTestApp({ CACHE_MB: '8' });
  admin = await signIn(test);
  chefs = [];
  for (const name of ['Camila', 'Kenji', 'Ignacia', 'Rosa', 'Tomás']) {
    const form = await chefForm(test, { name });
    const { body } = await test.request.post('/api/v1/chefs/create').set(admin.header).send(form).expect(200);
    chefs.push((body as { data: { id: number } }).data.id);
  }
});
afterAll(() => test.close());
beforeEach(() => emptyTables(test.em(), 'quote_request', 'blocked_range'));

/** Enters an evening of a chef. */
async function evening(chefId: number, day: string): Promise<number> {
  const em = test.em();
  const [row] = await query<{ id: number }>(
    em,
    `insert into quote_request (request_key, name, email, phone_number, guests, kind, search_key, stage)
     values ($1, 'Íñigo', 'i@correo.example', '+56912345678', 8, 'cena', 'x', 'aceptada') returning id`,
    [randomUUID()],
  );
  const plan = { requestId: row?.id ?? 0, chefId, day, startsAt: '22:00', minutes: 300, guests: 8 };
  const entered = await em.transactional(() =>
    test.app.get(Agenda, { strict: false }).enter({ ...plan, commune: 'Ñuñoa', menu: 'Mar', clientFirstName: 'Íñigo' }),
  );
  return entered.id;
}
const block = (chefId: number, first: string, last: string) =>
  query(
    test.em(),
    `insert into blocked_range (chef_id, first_day, last_day, reason) values ($1, $2, $3, 'Operación de rodilla')`,
    [chefId, first, last],
  );
const ask = (ids: unknown, day: unknown = SATURDAY) =>
  test.request.get(`/api/v1/agenda/taken?chefs=${String(ids)}&day=${String(day)}`);
const taken = async (ids: number[], day = SATURDAY): Promise<number[]> =>
  ((await ask(ids.join(), day).expect(200)).body as { data: { chef_ids: number[] } }).data.chef_ids;

describe('chefs who are taken on a day', () => {
  it('have a table that begins on it, or a blocked range around it', async () => {
    const [camila = 0, kenji = 0, ignacia = 0, rosa = 0, tomas = 0] = chefs;
    await evening(camila, SATURDAY);
    await evening(rosa, `${EVENT_YEAR}-01-13`);
    await block(kenji, `${EVENT_YEAR}-01-10`, SATURDAY);
    await block(tomas, SATURDAY, `${EVENT_YEAR}-01-20`);
    expect(await taken([rosa, kenji, ignacia, camila])).toEqual([camila, kenji]);
    expect(await taken([kenji], `${EVENT_YEAR}-01-15`)).toEqual([]);
    expect(await taken([kenji], `${EVENT_YEAR}-01-10`)).toEqual([kenji]);
    expect(await taken([tomas, 999_999])).toEqual([tomas]);
  });

  it('are told without why, whose and when', async () => {
    const [camila = 0] = chefs;
    await evening(camila, SATURDAY);
    await block(camila, SATURDAY, SATURDAY);
    const { text } = await ask(camila);
    expect(JSON.parse(text)).toEqual({ status: 200, msg: expect.any(String), data: { chef_ids: [camila] } });
  });

  it('are not told of chefs whom visitors do not see', async () => {
    const [camila = 0] = chefs;
    await evening(camila, SATURDAY);
    // A client may still say yes to the offer of a chef who was deactivated.
    const set = (state: string) => query(test.em(), `update chef set state = '${state}' where id = ${camila}`);
    // The process hears of SQL's changes a moment later.
    const becomes = (count: number) =>
      eventually(
        () => taken([camila]),
        ({ length }) => length === count,
      );
    await set('DESACTIVADO');
    expect(await becomes(0)).toEqual([]);
    await set('ACTIVE');
    expect(await becomes(1)).toEqual([camila]);
  });

  it('are answered from memory until something changes', async () => {
    const [camila = 0, kenji = 0] = chefs;
    const id = await evening(camila, SATURDAY);
    expect(await taken([camila, kenji])).toEqual([camila]);
    const read = async (): Promise<number> =>
      (await statementsDuring(() => taken([camila, kenji]))).filter(({ text }) => text.includes('evening')).length;
    expect(await eventually(read, (count) => count === 0)).toBe(0);
    await test
      .em()
      .transactional(() =>
        test.app
          .get(Agenda, { strict: false })
          .cancel(id, { by: 'chef', reason: null, least: 100 }, { actor: 'system' }),
      );
    expect(
      await eventually(
        () => taken([camila, kenji]),
        ({ length }) => length === 0,
      ),
    ).toEqual([]);
    await block(kenji, SATURDAY, SATURDAY);
    expect(
      await eventually(
        () => taken([camila, kenji]),
        ({ length }) => length === 1,
      ),
    ).toEqual([kenji]);
  });

  it.each([
    ['no chef', '', SATURDAY, 'chefs'],
    ['five chefs', '1,2,3,4,5', SATURDAY, 'chefs'],
    ['a chef twice', '1,1', SATURDAY, 'chefs'],
    ['other spellings', '1, 2', SATURDAY, 'chefs'],
    ['an invalid number', '0x1', SATURDAY, 'chefs'],
    ['a chef beyond int4', '2147483648', SATURDAY, 'chefs'],
    ['a list at the end', '1,', SATURDAY, 'chefs'],
    ['no day', '1', '', 'day'],
    ['a day that there is not', '1', `${EVENT_YEAR}-02-30`, 'day'],
    ['a day that is over', '1', '2020-01-01', 'day'],
  ])('are not told of %s', async (_name, ids, day, field) => {
    const { body } = await ask(ids, day).expect(400);
    expect(body).toMatchObject({ errors: [{ field }] });
  });

  it('are not told twice by one address, nor with something else in it', async () => {
    await ask('1&chefs=2').expect(400);
    await ask('1', `${SATURDAY}&x=1`).expect(400);
    await ask(`1,${'2'.repeat(5_000)}`).expect(400);
  });
});

describe('the next free Saturdays of a chef', () => {
  beforeAll(async () => {
    const contact = { city: 'Santiago', address: 'Av. Italia 1439', email: 'hola@sobremesa.example' };
    const company = new Company({
      ...contact,
      phoneNumber: '+56912345678',
      facebook: null,
      instagram: null,
      linkedin: null,
    });
    await test.em().persist(company).flush();
  });

  const show = (is: boolean) =>
    test.request.put('/api/v1/company/free-saturdays').set(admin.header).send({ show: is }).expect(200);
  const saturdays = async (name = 'Camila'): Promise<string[]> => {
    const { body } = await test.request.get(`/api/v1/chefs/get-one/${name}`).expect(200);
    return (body as { data: { free_saturdays: string[] } }).data.free_saturdays;
  };
  const after = (day: string, days: number): string =>
    new Date(Date.parse(day) + days * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);

  it('are told only where the company lets them be, and then only as days', async () => {
    expect(await saturdays()).toEqual([]);
    await show(true);
    const named = await eventually(saturdays, ({ length }) => length === 4);
    expect(named).toHaveLength(4);
    for (const day of named) expect(new Date(day).getUTCDay()).toBe(6);
    const [first = ''] = named;
    const today = todayInChile();
    expect(first > today && first <= after(today, 7)).toBe(true);
    expect(named).toEqual([0, 7, 14, 21].map((days) => after(first, days)));
    await show(false);
    expect(await eventually(saturdays, ({ length }) => length === 0)).toEqual([]);
  });

  it('are those without a table and without a block, and change with the agenda', async () => {
    await show(true);
    const [camila = 0, kenji = 0] = chefs;
    const [first = '', second = '', third = '', fourth = ''] = await eventually(
      saturdays,
      ({ length }) => length === 4,
    );
    const id = await evening(camila, first);
    await evening(kenji, second);
    await block(camila, after(third, -1), third);
    const free = [second, fourth, after(fourth, 7), after(fourth, 14)];
    expect(await eventually(saturdays, ([day]) => day === second)).toEqual(free);
    await test
      .em()
      .transactional(() =>
        test.app
          .get(Agenda, { strict: false })
          .cancel(id, { by: 'chef', reason: null, least: 100 }, { actor: 'system' }),
      );
    expect(await eventually(saturdays, ([day]) => day === first)).toEqual([first, ...free.slice(0, 3)]);
    await block(camila, first, after(first, 100));
    expect(await eventually(saturdays, ({ length }) => length === 0)).toEqual([]);
    await show(false);
  });

  it('are a setting of the company, which is yes or no', async () => {
    const { body } = await test.request.get('/api/v1/company/one').expect(200);
    expect(body).toMatchObject({ data: { show_free_saturdays: false } });
    await test.request.put('/api/v1/company/free-saturdays').set(admin.header).send({ show: 'si' }).expect(400);
  });
});

it('nobody collects a calendar by asking for one day after the other', async () => {
  const limited = await createTestApp({ RATE_LIMIT_AGENDA: '3' });
  const statuses: number[] = [];
  for (let day = 10; day < 15; day++) {
    const path = `/api/v1/agenda/taken?chefs=1&day=${EVENT_YEAR}-02-${day}`;
    statuses.push((await limited.request.get(path)).status);
  }
  await limited.close();
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});
