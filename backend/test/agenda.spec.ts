import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Agenda, EveningCancelledError, EveningExistsError, type EveningPlan } from '../src/modules/agenda/index.js';
import { PastEvenings } from '../src/modules/quotes/past-evenings.js';
import { query } from '../src/platform/database/query.js';
import { StaleVersionError } from '../src/platform/database/versioned.entity.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { dayIn } from './harness/days.js';
import { emptyTables } from './harness/empty-tables.js';
import { chefForm } from './harness/factories.js';
import { signIn, type SignedIn } from './harness/sign-in.js';

const STAFF = { actor: 'system' } as const;

let test: TestApp;
let agenda: Agenda;
let admin: SignedIn;
let chef: number;

beforeAll(async () => {
  test = await createTestApp();
  admin = await signIn(test);
  agenda = test.app.get(Agenda, { strict: false });
  const form = await chefForm(test);
  const made = await test.request.post('/api/v1/chefs/create').set(admin.header).send(form).expect(200);
  chef = (made.body as { data: { id: number } }).data.id;
});
afterAll(() => test.close());
beforeEach(() => emptyTables(test.em(), 'quote_request', 'blocked_range'));

/** A request that was accepted. */
async function accepted(changes: object = {}): Promise<number> {
  const em = test.em();
  const values = { name: 'Íñigo Muñoz', event_date: '2027-01-10', stage: 'aceptada', ...changes };
  const [row] = await query<{ id: number }>(
    em,
    `insert into quote_request (request_key, name, email, phone_number, event_date, guests, kind, search_key, stage)
     values ($1, $2, 'i@correo.example', '+56912345678', $3, 8, 'cena', 'x', $4) returning id`,
    [randomUUID(), values.name, values.event_date, values.stage],
  );
  return row?.id ?? 0;
}

/** The day to which evenings are moved: nobody moves one to a day that has passed. */
const LATER = dayIn(60);

const plan = (requestId: number, changes: Partial<EveningPlan> = {}): EveningPlan => ({
  requestId,
  chefId: chef,
  day: '2027-01-16',
  startsAt: '20:30',
  minutes: 240,
  guests: 8,
  commune: 'Ñuñoa',
  menu: 'Cuatro tiempos',
  clientFirstName: 'Íñigo',
  ...changes,
});
const enter = (of: EveningPlan) => test.em().transactional(() => agenda.enter(of));
const move = (id: number, to: object) =>
  test.em().transactional(() => agenda.move(id, { day: LATER, startsAt: '21:00', note: 'Lluvia', ...to }, STAFF));
const cancel = (id: number, reason = 'Se arrepintieron') =>
  test.em().transactional(() => agenda.cancel(id, { by: 'client', reason, least: 100 }, STAFF));
interface Found {
  event_date: string;
  state: string;
  moves: { to: string }[];
  activity: Record<string, unknown>[];
}
const request = async (id: number) => {
  const { body } = await test.request.get(`/api/v1/quote_requests/get-one/${id}`).set(admin.header).expect(200);
  return (body as { data: Found }).data;
};

describe('an evening', () => {
  it('is entered once for its request, which takes over the day and says what happened', async () => {
    const id = await accepted();
    await enter(plan(id));
    await expect(enter(plan(id))).rejects.toThrow(EveningExistsError);
    const { event_date, activity } = await request(id);
    expect(event_date).toBe('2027-01-16');
    expect(activity).toMatchObject([{ kind: 'evening_entered', on: '2027-01-16', starts_at: '20:30' }]);
  });

  it('is entered by one of many who try at once', async () => {
    const id = await accepted();
    const tried = await Promise.allSettled(Array.from({ length: 8 }, () => enter(plan(id))));
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await request(id)).activity).toHaveLength(1);
  });

  it('is moved and cancelled with a note, and its request follows', async () => {
    const id = await accepted();
    const { id: evening, uid } = await enter(plan(id));
    expect(await move(evening, {})).toMatchObject({ uid, sequence: 1, version: 2, minutes: 240 });
    expect(await request(id)).toMatchObject({
      event_date: LATER,
      activity: [{ kind: 'evening_moved', on: LATER, starts_at: '21:00', text: 'Lluvia' }, {}],
    });
    expect(await cancel(evening)).toMatchObject({ uid, sequence: 2 });
    expect((await request(id)).activity).toMatchObject([
      { kind: 'moved', to: 'perdida', reason: 'retirada' },
      { kind: 'evening_cancelled', text: 'Se arrepintieron', cancelled_by: 'client', share: 100 },
      { kind: 'evening_moved' },
      { kind: 'evening_entered' },
    ]);
    // In the same words it may be a retry.
    expect(await cancel(evening)).toMatchObject({ uid, sequence: 2 });
    await expect(cancel(evening, 'Lluvia')).rejects.toThrow(EveningCancelledError);
    expect(await enter(plan(id))).toMatchObject({ sequence: 0 });
  });

  it('that somebody else moved meanwhile is not moved unseen', async () => {
    const { id: evening } = await enter(plan(await accepted()));
    const times = [{ startsAt: '20:00' }, { startsAt: '21:00' }];
    const tried = await Promise.allSettled(times.map((time) => move(evening, { ...time, version: 1 })));
    const [lost] = tried.filter(({ status }) => status === 'rejected');
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((lost as PromiseRejectedResult).reason).toBeInstanceOf(StaleVersionError);
  });

  it('that is moved to where it is stays as it is, whatever version was read', async () => {
    const id = await accepted();
    const { id: evening } = await enter(plan(id));
    await move(evening, { version: 1 });
    expect(await move(evening, { version: 1 })).toMatchObject({ sequence: 1, version: 2 });
    expect((await request(id)).activity).toHaveLength(2);
    await cancel(evening);
    await expect(move(evening, {})).rejects.toThrow(EveningCancelledError);
  });

  it.each([
    ['client', 'retirada'],
    ['chef', 'cancelo_chef'],
    ['company', 'cancelamos'],
    ['force', 'fuerza_mayor'],
  ] as const)('that is cancelled by %s loses its request as %s, for ever', async (by, reason) => {
    const id = await accepted();
    const { id: evening } = await enter(plan(id));
    const off = { by, reason: 'Lluvia', least: 50, percent: 80, note: 'Por cariño' };
    await test.em().transactional(() => agenda.cancel(evening, off, STAFF));
    expect(await request(id)).toMatchObject({ state: 'perdida', lost_reason: reason, has_evening: false });
    await expect(move(evening, {})).rejects.toThrow(EveningCancelledError);
    // What is given back stays, no matter who writes.
    for (const change of ['refund_percent = 100', 'refund_least = 0', `cancelled_by = 'chef2'`, 'cancelled_at = null'])
      await expect(query(test.em(), `update evening set ${change}`)).rejects.toMatchObject({
        message: expect.stringContaining('a cancelled evening is not changed'),
      });
  });

  it('is cancelled once by two who try at once', async () => {
    const { id: evening } = await enter(plan(await accepted()));
    const tried = await Promise.allSettled([cancel(evening), cancel(evening, 'Lluvia')]);
    const lost = tried.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
    expect(lost).toEqual([expect.any(EveningCancelledError)]);
  });

  it('keeps the name of a chef who was deleted', async () => {
    const form = await chefForm(test, { name: 'Se va' });
    const made = await test.request.post('/api/v1/chefs/create').set(admin.header).send(form).expect(200);
    const leaving = (made.body as { data: { id: number } }).data.id;
    await enter(plan(await accepted(), { chefId: leaving }));
    await query(
      test.em(),
      `update evening set begins_at = now() - interval '2 days', ends_at = now() - interval '1 day'`,
    );
    await test.request.delete(`/api/v1/chefs/delete/${leaving}`).set(admin.header).expect(200);
    expect(await query(test.em(), 'select chef_id, chef_name from evening')).toEqual([
      { chef_id: null, chef_name: 'Se va' },
    ]);
  });
});

describe('a chef is busy', () => {
  it('on the day of an evening and within a blocked range, and staff are told why', async () => {
    const id = await accepted();
    const { id: evening } = await enter(plan(id));
    await query(
      test.em(),
      `insert into blocked_range (chef_id, first_day, last_day, reason) values ($1, '2027-01-14', '2027-01-16', 'Viaje')`,
      [chef],
    );
    expect(await agenda.busyOn([chef, 999], '2027-01-16')).toMatchObject([
      { kind: 'evening', chefId: chef, eveningId: evening, requestId: id, startsAt: '20:30', clientFirstName: 'Íñigo' },
      { kind: 'blocked', chefId: chef, reason: 'Viaje', firstDay: '2027-01-14', lastDay: '2027-01-16' },
    ]);
    expect(await agenda.busyOn([chef], '2027-01-16', id)).toMatchObject([{ kind: 'blocked' }]);
    expect(await agenda.busyOn([chef], '2027-01-17')).toEqual([]);
    await cancel(evening);
    expect(await agenda.busyOn([chef], '2027-01-16')).toHaveLength(1);
  });

  it.each([
    ['within it', '2027-01-16', '22:00', 60, true],
    ['past its midnight', '2027-01-17', '00:00', 120, true],
    ['when it has ended', '2027-01-17', '00:30', 60, false],
    ['until it begins', '2027-01-16', '18:30', 120, false],
  ])('during an evening: %s', async (_name, day, at, minutes, is) => {
    const id = await accepted();
    await enter(plan(id));
    expect(await agenda.overlaps(chef, day, at, minutes)).toHaveLength(is ? 1 : 0);
    expect(await agenda.overlaps(chef, day, at, minutes, id)).toEqual([]);
  });

  it('with one evening, when two that overlap are asked for at the same moment', async () => {
    const ids = [await accepted(), await accepted()];
    const tries = ids.map((id) =>
      test.em().transactional(async () => {
        const found = await agenda.overlaps(chef, '2027-01-16', '20:30', 240, id);
        if (found.length > 0) return 'warned';
        await agenda.enter(plan(id));
        return 'entered';
      }),
    );
    const results = await Promise.allSettled(tries);
    const told = results.map((one) => (one.status === 'fulfilled' ? one.value : 'refused'));
    expect(told.filter((one) => one === 'entered')).toHaveLength(1);
  });
});

describe('a request that is lost', () => {
  const lose = (id: number, body: object = {}) =>
    test.request
      .put(`/api/v1/quote_requests/move/${id}`)
      .set(admin.header)
      .send({ state: 'perdida', reason: 'fecha', ...body });

  it.each([{}, { reason: 'otra' }, { reason: 'otra', text: 'Se mudan' }])(
    'keeps its evening: %j is refused',
    async (body) => {
      const id = await accepted();
      await enter(plan(id));
      const { msg } = (await lose(id, body).expect(409)).body as { msg: string };
      expect(msg).toMatch(/velada en la agenda.*cancela la velada/);
      expect(await request(id)).toMatchObject({ state: 'aceptada', has_evening: true });
      expect(await agenda.busyOn([chef], '2027-01-16')).toHaveLength(1);
    },
  );

  it('keeps its evening among several, and is named with the way', async () => {
    const [free, taken] = [await accepted(), await accepted({ name: 'Camila Rojas' })];
    await enter(plan(taken));
    const { body } = await test.request
      .put('/api/v1/quote_requests/lose-all')
      .set(admin.header)
      .send({ ids: [free, taken], reason: 'fecha' })
      .expect(200);
    expect((body as { data: object }).data).toEqual([
      { id: free, name: 'Íñigo Muñoz', done: true, msg: null },
      { id: taken, name: 'Camila Rojas', done: false, msg: expect.stringMatching(/cancela la velada/) },
    ]);
    expect(await agenda.busyOn([chef], '2027-01-16')).toHaveLength(1);
  });

  it('is not deleted while its evening stands', async () => {
    const id = await accepted();
    await enter(plan(id));
    await test.request.delete(`/api/v1/quote_requests/delete/${id}`).set(admin.header).expect(409);
    expect(await request(id)).toMatchObject({ state: 'aceptada' });
  });
});

describe('what took place', () => {
  const mark = (id: number, state: string, as: SignedIn, body: object = {}) =>
    test.request
      .put(`/api/v1/quote_requests/move/${id}`)
      .set(as.header)
      .send({ state, ...body });
  const entered = async (day: string): Promise<number> => {
    const id = await accepted();
    await enter(plan(id, { day }));
    return id;
  };

  it('is marked by hand from the day of the evening on, not before', async () => {
    const early = await entered(dayIn(1));
    const { msg } = (await mark(early, 'realizada', admin).expect(409)).body as { msg: string };
    expect(msg).toBe('La velada todavía no llega: se puede marcar realizada desde su día.');
    expect((await request(early)).moves).toEqual([]);
    const today = await entered(dayIn(0));
    expect((await request(today)).moves).toEqual([
      { to: 'realizada', needs: 'confirmation', label: 'Marcar realizada', admin: false },
    ]);
    await mark(today, 'realizada', admin).expect(200);
  });

  it('is taken back at once by who marked it, with its next step, and by nobody else', async () => {
    const moderator = await signIn(test, 'USER');
    const id = await entered(dayIn(0));
    const step = { next_step: 'Llevar el delantal', next_step_on: dayIn(0) };
    await test.request.put(`/api/v1/quote_requests/next-step/${id}`).set(admin.header).send(step).expect(200);
    await mark(id, 'realizada', admin).expect(200);
    await mark(id, 'aceptada', moderator, { text: 'Fue un error' }).expect(409);
    await mark(id, 'aceptada', admin).expect(200);
    expect(await request(id)).toMatchObject({ state: 'aceptada', has_evening: true, ...step });
    await mark(id, 'realizada', moderator).expect(200);
    await mark(id, 'aceptada', moderator).expect(200);
    await mark(id, 'realizada', moderator).expect(200);
    await query(
      test.em(),
      `set session_replication_role = replica;
      update quote_request_activity set at = at - interval '2 minutes'; reset session_replication_role`,
    );
    await mark(id, 'aceptada', moderator).expect(409);
  });

  it('is reopened by an administrator with a note, and then the night leaves it alone', async () => {
    const id = await entered(dayIn(-2));
    const work = test.app.get(PastEvenings, { strict: false });
    expect(await work.sweep()).toBe(1);
    await mark(id, 'aceptada', admin).expect(409);
    await mark(id, 'aceptada', admin, { text: 'El chef no llegó' }).expect(200);
    expect(await work.sweep()).toBe(0);
    expect((await request(id)).state).toBe('aceptada');
    await mark(id, 'realizada', admin).expect(200);
  });
});

describe('the day after an evening', () => {
  const sweep = (now: string) => test.app.get(PastEvenings, { strict: false }).sweep(new Date(now));

  it('its request took place: when it has ended and the day is over, however late it ended', async () => {
    const id = await accepted();
    await enter(plan(id, { startsAt: '22:00', minutes: 600 }));
    expect(await sweep('2027-01-17T10:59:00Z')).toBe(0);
    expect(await sweep('2027-01-17T11:00:00Z')).toBe(1);
    expect((await request(id)).state).toBe('realizada');
  });

  it('begins at midnight in Chile for an evening that ended before', async () => {
    await enter(plan(await accepted(), { startsAt: '13:00', minutes: 180 }));
    expect(await sweep('2027-01-17T02:59:00Z')).toBe(0);
    expect(await sweep('2027-01-17T03:00:00Z')).toBe(1);
  });

  it('does not come for an evening that was cancelled', async () => {
    const id = await accepted();
    const { id: evening } = await enter(plan(id));
    await cancel(evening);
    expect(await sweep('2027-02-20T12:00:00Z')).toBe(0);
    expect(await request(id)).toMatchObject({ state: 'perdida', moves: [{ to: 'contactada' }] });
  });

  it('without an evening it is the day after the request’s, from six on', async () => {
    await accepted({ event_date: '2027-01-16' });
    expect(await sweep('2027-01-17T08:59:00Z')).toBe(0);
    expect(await sweep('2027-01-17T09:00:00Z')).toBe(1);
  });
});
