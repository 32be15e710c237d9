import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Agenda } from '../src/modules/agenda/index.js';
import { query } from '../src/platform/database/query.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { EVENT_YEAR, weekdayOf } from './harness/days.js';
import { emptyTables } from './harness/empty-tables.js';
import { chefForm } from './harness/factories.js';
import { signIn, type SignedIn } from './harness/sign-in.js';

const API = '/api/v1/agenda';

let test: TestApp;
let admin: SignedIn;
let moderator: SignedIn;
let camila: number;
let kenji: number;

interface Entry {
  id: number;
  version: number;
  [field: string]: unknown;
}
interface Entries {
  evenings: Entry[];
  blocked: Entry[];
  more: boolean;
}

beforeAll(async () => {
  test = await createTestApp();
  admin = await signIn(test);
  moderator = await signIn(test, 'USER');
  const chef = async (name: string): Promise<number> => {
    const form = await chefForm(test, { name });
    const { body } = await test.request.post('/api/v1/chefs/create').set(admin.header).send(form).expect(200);
    return (body as { data: { id: number } }).data.id;
  };
  camila = await chef('Camila Soto');
  kenji = await chef('Kenji Morales');
});
afterAll(() => test.close());
beforeEach(() => emptyTables(test.em(), 'quote_request', 'blocked_range'));

async function request(stage = 'aceptada'): Promise<number> {
  const [row] = await query<{ id: number }>(
    test.em(),
    `insert into quote_request (request_key, name, email, phone_number, guests, kind, search_key, stage)
     values ($1, '  Íñigo de la Torre', 'i@correo.example', '+56912345678', 8, 'cena', 'x', $2) returning id`,
    [randomUUID(), stage],
  );
  return row?.id ?? 0;
}
const post = (call: string, body: object, as = moderator) =>
  test.request.post(`${API}/${call}`).set(as.header).send(body);
const put = (call: string, body: object, as = moderator) =>
  test.request.put(`${API}/${call}`).set(as.header).send(body);
interface Entered {
  id?: number;
  chef_id?: number;
  day?: string;
  starts_at?: string;
  minutes?: number;
}
/** An evening that staff once entered by hand, without an offer. */
async function entered({ id, ...changes }: Entered = {}, byHand = true): Promise<Entry> {
  const plan = {
    requestId: id ?? (await request()),
    chefId: changes.chef_id ?? camila,
    day: changes.day ?? `${EVENT_YEAR}-01-14`,
    startsAt: changes.starts_at ?? '20:30',
    minutes: changes.minutes ?? 240,
    ...{ guests: 8, commune: 'Ñuñoa', menu: 'Cuatro tiempos', clientFirstName: 'Íñigo' },
  };
  const agenda = test.app.get(Agenda, { strict: false });
  await test.em().transactional(async () => {
    (await agenda.enter(plan)).byHand = byHand;
  });
  const { body } = await test.request.get(`${API}/of-request/${plan.requestId}`).set(moderator.header).expect(200);
  return (body as { data: { evening: Entry } }).data.evening;
}
const block = (changes: object = {}) =>
  post('blocked/create', {
    chef_id: camila,
    first_day: `${EVENT_YEAR}-01-10`,
    last_day: `${EVENT_YEAR}-01-14`,
    reason: 'Vacaciones',
    ...changes,
  });
const read = async (search = `from=${EVENT_YEAR}-01-01&to=${EVENT_YEAR}-01-31`): Promise<Entries> =>
  ((await test.request.get(`${API}/all?${search}`).set(moderator.header).expect(200)).body as { data: Entries }).data;
const activity = async (id: number): Promise<{ kind: string }[]> => {
  const { body } = await test.request.get(`/api/v1/quote_requests/get-one/${id}`).set(admin.header).expect(200);
  return (body as { data: { activity: { kind: string }[] } }).data.activity;
};

describe('an evening that staff entered by hand', () => {
  it('is read with the client’s first name only', async () => {
    const id = await request();
    expect(await entered({ id })).toMatchObject({
      quote_request_id: id,
      client_first_name: 'Íñigo',
      chef_id: camila,
      chef_name: 'Camila Soto',
      starts_at: '20:30',
      ends_at: '00:30',
      by_hand: true,
      conflict: null,
    });
    expect(await activity(id)).toMatchObject([{ kind: 'evening_entered' }]);
    // Nobody enters one any more: a yes is a yes to an offer.
    await post('evening/create', {}).expect(404);
  });

  it('that would overlap another one of the chef waits for somebody to confirm it', async () => {
    await entered();
    const { id } = await entered({ day: `${EVENT_YEAR}-01-21` });
    const to = { day: `${EVENT_YEAR}-01-14`, starts_at: '20:30', minutes: 240, note: 'x' };
    const same = await put(`evening/move/${id}`, to).expect(409);
    expect(same.body.msg).toMatch(/^El chef ya tiene una mesa a esa hora: 20:30 para Íñigo en Ñuñoa\. Confirma/);
    const next = { ...to, day: `${EVENT_YEAR}-01-15`, starts_at: '00:00' };
    expect((await put(`evening/move/${id}`, next).expect(409)).body).toMatchObject({
      msg: `El chef ya tiene una mesa a esa hora: 20:30 del ${weekdayOf(`${EVENT_YEAR}-01-14`)} 14 de enero para Íñigo en Ñuñoa. Confirma que quieres moverla igual.`,
      errors: [{ field: 'confirmed' }],
    });
    await put(`evening/move/${id}`, { ...to, confirmed: true }).expect(200);
  });

  it('is moved with a note, unless somebody else was faster or it would overlap', async () => {
    await entered({ day: `${EVENT_YEAR}-01-21` });
    const { id, version } = await entered();
    const to = { day: `${EVENT_YEAR}-01-20`, starts_at: '21:00', minutes: 180, note: 'Por la lluvia', version };
    await put(`evening/move/${id}`, { ...to, day: `${EVENT_YEAR}-01-21` }).expect(409);
    const { body } = await put(`evening/move/${id}`, to).expect(200);
    expect(body).toMatchObject({ data: { day: `${EVENT_YEAR}-01-20`, ends_at: '00:00', version: version + 1 } });
    await put(`evening/move/${id}`, { ...to, minutes: 240 }).expect(409);
    await put(`evening/move/9999`, to).expect(404);
    await test.request.get(`${API}/of-request/9999`).set(moderator.header).expect(404);
    expect((await put(`evening/move/${id}`, { ...to, note: ' ' }).expect(400)).body.errors).toMatchObject([
      { field: 'note' },
    ]);
  });

  it('is moved once however often that is pressed, and is not confirmed again', async () => {
    await entered({ day: `${EVENT_YEAR}-01-21` });
    const { id, version, quote_request_id } = await entered();
    const to = { day: `${EVENT_YEAR}-01-21`, starts_at: '21:00', minutes: 180, note: 'Por la lluvia', version };
    const moved = await put(`evening/move/${id}`, { ...to, confirmed: true }).expect(200);
    expect((await put(`evening/move/${id}`, to).expect(200)).body.data).toEqual(moved.body.data);
    expect(await activity(Number(quote_request_id))).toMatchObject([
      { kind: 'evening_moved' },
      { kind: 'evening_entered' },
    ]);
  });

  it('is cancelled like any other, with what is given back by today’s terms', async () => {
    const { id, version, quote_request_id } = await entered();
    const cancel = (form: object) =>
      test.request
        .put(`/api/v1/offers/cancel-evening/${id}`)
        .set(moderator.header)
        .send({ by: 'client', ...form });
    await cancel({ reason: 'Se enfermó', version: version + 1 }).expect(409);
    await cancel({ reason: 'Se enfermó', version }).expect(200);
    await cancel({ reason: 'Otra vez' }).expect(409);
    expect(await read()).toEqual({ evenings: [], held: [], blocked: [], more: false });
    expect(await activity(Number(quote_request_id))).toMatchObject([
      { kind: 'moved', to: 'perdida', reason: 'retirada' },
      { kind: 'evening_cancelled', text: 'Se enfermó', share: 100 },
      { kind: 'evening_entered' },
    ]);
    await test.request
      .put('/api/v1/offers/cancel-evening/9999')
      .set(moderator.header)
      .send({ by: 'chef', reason: 'x' })
      .expect(404);
  });

  it('is not changed here when it came with an offer', async () => {
    const requestId = await request();
    const { id } = await entered({ id: requestId }, false);
    const to = { day: `${EVENT_YEAR}-01-20`, starts_at: '21:00', minutes: 180, note: 'x' };
    await put(`evening/move/${id}`, to).expect(409);
    await put(`evening/move/${id}`, { ...to, day: `${EVENT_YEAR}-01-14`, starts_at: '20:30', minutes: 240 }).expect(
      409,
    );
    expect((await read()).evenings).toMatchObject([{ day: `${EVENT_YEAR}-01-14`, by_hand: false, version: 1 }]);
  });

  it.each([
    [{ starts_at: '24:00' }, 'starts_at'],
    [{ starts_at: '8:30' }, 'starts_at'],
    [{ minutes: 29 }, 'minutes'],
    [{ minutes: 961 }, 'minutes'],
    [{ day: '2020-01-01' }, 'day'],
    [{ by_hand: false }, 'by_hand'],
  ])('is not moved with %j', async (changes, field) => {
    const { id } = await entered();
    const to = { day: `${EVENT_YEAR}-01-20`, starts_at: '21:00', minutes: 180, note: 'x', ...changes };
    expect((await put(`evening/move/${id}`, to).expect(400)).body.errors).toMatchObject([{ field }]);
  });
});

describe('blocked days', () => {
  it('are written down once for each key', async () => {
    const creation_key = '3f0c8a52-7d1e-4a6b-9c55-0b9d2f6e8a11';
    const [one, two] = await Promise.all([block({ creation_key }), block({ creation_key })]);
    expect([one?.status, two?.status]).toEqual([200, 200]);
    const again = await block({ creation_key }).expect(200);
    expect((again.body as { data: unknown }).data).toEqual((one?.body as { data: unknown } | undefined)?.data);
    await block({ creation_key, reason: 'Otro' }).expect(422);
    expect((await read()).blocked).toHaveLength(1);
  });

  it('are kept with a reason, changed by anyone who has seen the latest, and freed', async () => {
    const made = ((await block().expect(200)).body as { data: Entry }).data;
    expect(made).toMatchObject({ chef_name: 'Camila Soto', reason: 'Vacaciones', version: 1 });
    const next = {
      chef_id: kenji,
      first_day: `${EVENT_YEAR}-01-12`,
      last_day: `${EVENT_YEAR}-01-12`,
      reason: 'Viaje',
      version: 1,
    };
    await put(`blocked/update/${made.id}`, next).expect(200);
    await put(`blocked/update/${made.id}`, next).expect(409);
    expect((await read()).blocked).toMatchObject([{ ...next, version: 2 }]);
    const remove = () => test.request.delete(`${API}/blocked/delete/${made.id}`).set(moderator.header);
    await remove().expect(200);
    await remove().expect(404);
    await put(`blocked/update/${made.id}`, next).expect(404);
    expect((await read()).blocked).toEqual([]);
  });

  it.each([
    [{ last_day: `${EVENT_YEAR}-01-09` }, 'last_day'],
    [{ last_day: `${EVENT_YEAR + 1}-01-11` }, 'last_day'],
    [{ first_day: `${EVENT_YEAR}-02-30` }, 'first_day'],
    [{ reason: '' }, 'reason'],
    [{ reason: 'x'.repeat(201) }, 'reason'],
    [{ chef_id: 9_999 }, 'chef_id'],
  ])('are refused with %j', async (changes, field) => {
    expect((await block(changes).expect(400)).body.errors).toMatchObject([{ field }]);
  });

  it('go with their chef', async () => {
    const leaving = await chefForm(test, { name: 'Se va' });
    const { body } = await test.request.post('/api/v1/chefs/create').set(admin.header).send(leaving).expect(200);
    const { id } = (body as { data: { id: number } }).data;
    await block({ chef_id: id }).expect(200);
    await test.request.delete(`/api/v1/chefs/delete/${id}`).set(admin.header).expect(200);
    expect((await read()).blocked).toEqual([]);
  });
});

describe('the agenda', () => {
  it('has what touches the days asked for, of all chefs or one, in order', async () => {
    await entered({ day: `${EVENT_YEAR}-01-31`, chef_id: kenji });
    await entered({ day: `${EVENT_YEAR}-01-14`, starts_at: '21:00' });
    await entered({ day: `${EVENT_YEAR}-01-14`, starts_at: '13:00', minutes: 120 });
    await entered({ day: `${EVENT_YEAR}-02-01` });
    await block({ first_day: `${EVENT_YEAR - 1}-12-20`, last_day: `${EVENT_YEAR}-01-01` }).expect(200);
    await block({ first_day: `${EVENT_YEAR}-01-31`, last_day: `${EVENT_YEAR}-02-05`, chef_id: kenji }).expect(200);
    await block({ first_day: `${EVENT_YEAR}-02-01`, last_day: `${EVENT_YEAR}-02-05` }).expect(200);
    const all = await read();
    expect(all.evenings.map(({ day, starts_at: at }) => `${String(day)} ${String(at)}`)).toEqual([
      `${EVENT_YEAR}-01-14 13:00`,
      `${EVENT_YEAR}-01-14 21:00`,
      `${EVENT_YEAR}-01-31 20:30`,
    ]);
    expect(all.blocked).toHaveLength(2);
    const one = await read(`from=${EVENT_YEAR}-01-01&to=${EVENT_YEAR}-01-31&chef=${kenji}`);
    expect(one).toMatchObject({ evenings: [{ chef_id: kenji }], blocked: [{ chef_id: kenji }] });
  });

  it('marks what is in each other’s way', async () => {
    await entered({ day: `${EVENT_YEAR}-01-14`, starts_at: '21:00' });
    await entered({ day: `${EVENT_YEAR}-01-15`, starts_at: '00:00', minutes: 60 });
    await entered({ day: `${EVENT_YEAR}-01-20`, starts_at: '13:00', minutes: 120 });
    await entered({ day: `${EVENT_YEAR}-01-20`, starts_at: '20:00' });
    await entered({ day: `${EVENT_YEAR}-01-25` });
    await entered({ day: `${EVENT_YEAR}-01-14`, chef_id: kenji });
    await entered({ day: `${EVENT_YEAR}-01-27` });
    await block({ first_day: `${EVENT_YEAR}-01-25`, last_day: `${EVENT_YEAR}-01-26` }).expect(200);
    const marks = (await read()).evenings.map(({ day, chef_id, conflict }) => [day, chef_id, conflict]);
    expect(marks).toEqual([
      [`${EVENT_YEAR}-01-14`, kenji, null],
      [`${EVENT_YEAR}-01-14`, camila, 'overlap'],
      [`${EVENT_YEAR}-01-15`, camila, 'overlap'],
      [`${EVENT_YEAR}-01-20`, camila, 'same_day'],
      [`${EVENT_YEAR}-01-20`, camila, 'same_day'],
      [`${EVENT_YEAR}-01-25`, camila, 'blocked'],
      [`${EVENT_YEAR}-01-27`, camila, null],
    ]);
  });

  it.each([
    [`from=${EVENT_YEAR}-01-31&to=${EVENT_YEAR}-01-01`, 'to'],
    [`from=${EVENT_YEAR}-01-01&to=${EVENT_YEAR}-12-31`, 'to'],
    [`from=${EVENT_YEAR}-01-01`, 'to'],
    [`from=hoy&to=${EVENT_YEAR}-01-01`, 'from'],
    [`from=${EVENT_YEAR}-01-01&to=${EVENT_YEAR}-01-02&chef=x`, 'chef'],
    [`from=${EVENT_YEAR}-01-01&to=${EVENT_YEAR}-01-02&all=1`, 'all'],
  ])('is not asked for %s', async (search, field) => {
    const { body } = await test.request.get(`${API}/all?${search}`).set(moderator.header).expect(400);
    expect(body).toMatchObject({ errors: [{ field }] });
  });
});
