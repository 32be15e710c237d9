import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { PastEvenings } from '../src/modules/quotes/past-evenings.js';
import { moveFor, movesOfStaff, QUOTE_STATES, type QuoteState } from '../src/modules/quotes/quote-moves.js';
import { workingMinutesAgo } from '../src/modules/quotes/working-hours.js';
import { query } from '../src/platform/database/query.js';
import { thisWeekInChile, todayInChile } from '../src/platform/http/value/day.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { EVENT_YEAR } from './harness/days.js';
import { emptyTables } from './harness/empty-tables.js';
import { chefForm, proposalForm } from './harness/factories.js';
import { raceAt } from './harness/race.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { rounds } from './harness/soak.js';

const API = '/api/v1/quote_requests';
const HOSTILE = '<img src=x onerror=alert(1)>"; drop table quote_request; -- {{7*7}}';

let test: TestApp;
let admin: SignedIn;
let moderator: SignedIn;

interface Happened {
  kind: string;
  text: string | null;
  [field: string]: unknown;
}
interface Row {
  id: number;
  name: string;
  version: number;
  activity: Happened[];
  [field: string]: unknown;
}

const form = (changes: object = {}) => ({
  name: 'Camila Rojas',
  email: 'camila@cocina.example',
  phone_number: '+56912345678',
  guests: 8,
  kind: 'cena',
  request_key: randomUUID(),
  ...changes,
});
const ask = async (changes: object = {}): Promise<void> => {
  await test.request
    .post(`${API}/create`)
    .send(form({ consent: true, ...changes }))
    .expect(201);
};
const take = (changes: object = {}, as = admin) =>
  test.request
    .post(`${API}/take`)
    .set(as.header)
    .send(form({ client_agreed: true, ...changes }));
const put = (call: string, body: object, as = admin) => test.request.put(`${API}/${call}`).set(as.header).send(body);
const move = (id: number, body: object, as = admin) => put(`move/${id}`, body, as);
const note = (id: number, text: unknown, as = admin) =>
  test.request.post(`${API}/note/${id}`).set(as.header).send({ text });
const page = async (id = 1, as = admin): Promise<Row> =>
  (await test.request.get(`${API}/get-one/${id}`).set(as.header).expect(200)).body.data as Row;
const names = async (search: string, as = admin): Promise<string[]> =>
  ((await test.request.get(`${API}/all${search}`).set(as.header).expect(200)).body.data as Row[]).map(
    ({ name }) => name,
  );
const set = (values: string, where = 'true') => query(test.em(), `update quote_request set ${values} where ${where}`);
const inState = (state: QuoteState): Promise<unknown> =>
  set(`stage = '${state}', lost_reason = ${state === 'perdida' ? `'precio'` : 'null'}`);

beforeAll(async () => {
  test = await createTestApp();
  admin = await signIn(test);
  moderator = await signIn(test, 'USER');
  await query(test.em(), `update person set name = 'Paula Soto' where id = $1`, [admin.person.id]);
  await query(test.em(), `update person set name = 'Diego Vera' where id = $1`, [moderator.person.id]);
});
afterAll(() => test.close());
beforeEach(() => emptyTables(test.em(), 'quote_request'));

describe('moving a request', () => {
  /** Neither an evening nor an offer to answer. */
  const FREE = { hasEvening: false, dayCame: true, offered: false };
  const WORDS = { reason: 'precio', text: 'Le pareció caro' };
  const every = QUOTE_STATES.flatMap((from) => QUOTE_STATES.map((to) => [from, to] as const));

  it.each(every)(
    'from %s to %s is answered to each role as the table says, and told when it is made',
    async (from, to) => {
      for (const [index, as] of [admin, moderator].entries()) {
        // A lost request returns where its client can go on: without an offer, to be contacted.
        const end = from === 'perdida' && to === 'cotizada' ? 'contactada' : to;
        const allowed = moveFor({ ...FREE, state: from }, end, as === admin ? 'admin' : 'hand') !== undefined;
        await ask();
        await inState(from);
        const { status, body } = await move(index + 1, { state: to, ...WORDS }, as);
        expect(status).toBe(allowed ? 200 : 409);
        const shown = await page(index + 1, as);
        expect(shown['state']).toBe(allowed ? end : from);
        expect(shown.activity).toHaveLength(allowed ? 1 : 0);
        if (allowed) {
          expect(shown.activity[0]).toMatchObject({
            kind: 'moved',
            actor: 'person',
            actor_name: as === admin ? 'Paula Soto' : 'Diego Vera',
            from,
            to: end,
            reason: to === 'perdida' ? 'precio' : null,
          });
          expect(shown.version).toBe(2);
        } else expect(body.msg).toMatch(/^La solicitud .*\.$/);
      }
    },
  );

  it('offers exactly the moves that are accepted', async () => {
    await ask();
    for (const state of QUOTE_STATES) {
      await inState(state);
      const offered = ((await page())['moves'] as { to: string }[]).map(({ to }) => to);
      expect(offered).toEqual(movesOfStaff({ ...FREE, state }).map(({ to }) => to));
    }
  });

  it.each([
    ['without a reason', {}, 'reason', 'Indica por qué se perdió la solicitud.'],
    ['for another reason without words', { reason: 'otra' }, 'text', 'Cuenta cuál fue el motivo.'],
    ['for another reason with blank words', { reason: 'otra', text: '   ' }, 'text', 'Cuenta cuál fue el motivo.'],
  ])('to lost %s is refused, and nothing changes', async (_name, words, field, msg) => {
    await ask();
    const { body } = await move(1, { state: 'perdida', ...words }).expect(409);
    expect(body.errors).toEqual([{ field, msg }]);
    expect(await page()).toMatchObject({ state: 'nueva', version: 1, activity: [] });
  });

  it.each([
    [{ state: 'perdida', reason: 'caro' }, 'reason'],
    [{ state: 'perdida', reason: 'otra', text: 'x'.repeat(501) }, 'text'],
    [{ state: 'perdida', reason: 'otra', text: 'a\u0000b' }, 'text'],
    [{ state: 'contactada', version: 0 }, 'version'],
    [{ state: 'contactada', owner: 1 }, 'owner'],
  ])('refuses %j', async (body, field) => {
    await ask();
    const answer = await move(1, body).expect(400);
    expect(answer.body.errors).toMatchObject([{ field }]);
  });

  it('that names an older version is refused in words that say who did what', async () => {
    await ask();
    await move(1, { state: 'contactada', version: 1 }, moderator).expect(200);
    const late = await move(1, { state: 'perdida', reason: 'precio', version: 1 }).expect(409);
    expect(late.body.msg).toBe(
      'Diego Vera la dejó en Contactada mientras la mirabas. Revisa la solicitud y vuelve a intentarlo.',
    );
    await put('assign/1', { owner_id: admin.person.id, version: 2 }, moderator).expect(200);
    expect((await put('next-step/1', { next_step: 'Llamar', version: 2 }).expect(409)).body.msg).toMatch(
      /^Diego Vera se la asignó a Paula Soto mientras la mirabas\./,
    );
    expect(await page()).toMatchObject({ state: 'contactada', next_step: null, version: 3 });
  });

  it('by two people at once is made by one, and the other is told, in each of many rounds', async () => {
    for (let round = 1; round <= rounds(20, 100); round++) {
      await ask();
      const body = (state: string) => ({ state, reason: state === 'perdida' ? 'fecha' : null, version: 1 });
      const both = [move(round, body('contactada')), move(round, body('perdida'), moderator)];
      const answers = round === 1 ? await raceAt(test, 'quote_request', both) : await Promise.all(both);
      const [winner, ...more] = answers.filter(({ status }) => status === 200);
      const [loser] = answers.filter(({ status }) => status === 409);
      expect([more, loser?.body.msg]).toEqual([[], expect.stringMatching(/ la dejó en .* mientras la mirabas\./)]);
      const shown = await page(round);
      expect([shown['state'], shown.version, shown.activity.length]).toEqual([winner?.body.data.state, 2, 1]);
    }
  });

  it('keeps the clock of the first answer', async () => {
    await ask();
    await set(`created_at = '2026-11-20T18:00-03:00'`);
    expect(await page()).toMatchObject({ overdue: true, answered_in_minutes: null });
    await move(1, { state: 'contactada' }).expect(200);
    await set(`first_answered_at = '2026-11-23T10:00-03:00'`);
    // An hour of Friday, Saturday's ten, and an hour of Monday.
    expect(await page()).toMatchObject({ overdue: false, waiting_minutes: null, answered_in_minutes: 720 });
  });
});

describe('whose turn it is', () => {
  it('is taken and given, to active people only, and told', async () => {
    await ask();
    await put('assign/1', { owner_id: admin.person.id }).expect(200);
    expect(await page()).toMatchObject({ owner: { id: admin.person.id, name: 'Paula Soto', active: true } });
    const gone = await signIn(test, 'USER', 'INACTIVE');
    for (const id of [gone.person.id, 2147483647]) {
      const { body } = await put('assign/1', { owner_id: id }).expect(409);
      expect(body.errors).toEqual([{ field: 'owner_id', msg: 'Elige a una persona activa.' }]);
    }
    await put('assign/1', { owner_id: null }).expect(200);
    const { activity, owner } = await page();
    expect(owner).toBeNull();
    expect(activity.map(({ kind, owner: to }) => [kind, to])).toEqual([
      ['assigned', null],
      ['assigned', 'Paula Soto'],
    ]);
  });

  it('is nobody’s again when its person leaves, also for good', async () => {
    const leaving = await signIn(test, 'USER');
    await ask();
    await put('assign/1', { owner_id: leaving.person.id }).expect(200);
    expect(await names('?view=waiting')).toEqual([]);
    await query(test.em(), `update person set state = 'INACTIVE' where id = $1`, [leaving.person.id]);
    expect(await names('?view=waiting')).toHaveLength(1);
    expect(await page()).toMatchObject({ owner: { active: false } });
    await query(test.em(), 'delete from person where id = $1', [leaving.person.id]);
    expect(await page()).toMatchObject({ owner: null, activity: [{ owner: 'Persona de prueba' }] });
  });

  it('names those to whom it can be given, without their addresses, for moderators too', async () => {
    const { body } = await test.request.get(`${API}/people`).set(moderator.header).expect(200);
    expect(body.data).toEqual(
      expect.arrayContaining([
        { id: moderator.person.id, name: 'Diego Vera', me: true },
        { id: admin.person.id, name: 'Paula Soto', me: false },
      ]),
    );
    expect(body.data).toHaveLength((await query(test.em(), `select from person where state = 'ACTIVE'`)).length);
  });

  it('goes with a next step, which is told, and which needs words when it has a day', async () => {
    await ask();
    await put('next-step/1', { next_step: 'Llamar', next_step_on: `${EVENT_YEAR}-01-12` }).expect(200);
    expect(await page()).toMatchObject({
      next_step: 'Llamar',
      next_step_on: `${EVENT_YEAR}-01-12`,
      activity: [{ kind: 'next_step', text: 'Llamar', on: `${EVENT_YEAR}-01-12` }],
    });
    const { body } = await put('next-step/1', { next_step_on: `${EVENT_YEAR}-01-12` }).expect(400);
    expect(body.errors).toEqual([{ field: 'next_step', msg: 'Escribe qué se hará ese día.' }]);
    await put('next-step/1', { next_step: 'Llamar', next_step_on: `${EVENT_YEAR}-02-30` }).expect(400);
    await put('next-step/1', {}).expect(200);
    expect(await page()).toMatchObject({ next_step: null, next_step_on: null });
  });

  it('takes no next step once it has ended, and gives none back that was planned', async () => {
    await ask();
    await put('next-step/1', { next_step: 'Llamar', next_step_on: `${EVENT_YEAR}-01-12` }).expect(200);
    await put('move/1', { state: 'perdida', reason: 'precio' }).expect(200);
    expect(await page()).toMatchObject({ state: 'perdida', next_step: null, next_step_on: null });
    const { body } = await put('next-step/1', { next_step: 'Llamar' }).expect(409);
    expect(body.msg).toBe('La solicitud está perdida: reábrela para planear un próximo paso.');
    await put('next-step/1', {}).expect(200);
  });

  it('is told by notes, which disturb nobody and stay', async () => {
    await ask();
    await note(1, HOSTILE, moderator).expect(200);
    await note(1, ' ').expect(400);
    await note(1, 'x'.repeat(2_001)).expect(400);
    await note(2, 'x').expect(404);
    expect(await page()).toMatchObject({
      version: 1,
      activity: [{ kind: 'note', text: HOSTILE, actor_name: 'Diego Vera' }],
    });
    await move(1, { state: 'contactada', version: 1 }).expect(200);
  });

  it('is told by one note however often that one is sent, also at once', async () => {
    await ask();
    const sent = { text: 'Llamé y no contestó.', creation_key: randomUUID() };
    const keep = (body: object) => test.request.post(`${API}/note/1`).set(admin.header).send(body).expect(200);
    await Promise.all([keep(sent), keep(sent), keep(sent)]);
    await keep(sent);
    expect((await page()).activity).toHaveLength(1);
    // The same words another time are another note.
    await keep({ ...sent, creation_key: randomUUID() });
    expect((await page()).activity).toHaveLength(2);
  });
});

describe('the lists', () => {
  const today = todayInChile();
  const daysFrom = (days: number): string => {
    const day = new Date(`${today}T12:00:00Z`);
    day.setUTCDate(day.getUTCDate() + days);
    return day.toISOString().slice(0, 10);
  };

  beforeEach(async () => {
    const rows: [name: string, values: string][] = [
      ['Recién llegada', `created_at = now()`],
      ['Vieja sin responder', `created_at = now() - interval '30 days'`],
      ['Más vieja', `created_at = now() - interval '40 days'`],
      ['Paso vencido', `stage = 'contactada', next_step = 'x', next_step_on = '${daysFrom(-35)}'`],
      ['Paso de hoy', `stage = 'cotizada', next_step = 'x', next_step_on = '${today}'`],
      ['Paso futuro', `stage = 'contactada', next_step = 'x', next_step_on = '${daysFrom(9)}'`],
      ['Sin paso', `stage = 'aceptada'`],
      ['Mía', `stage = 'contactada', owner_id = ${admin.person.id}, next_step = 'x', next_step_on = '${daysFrom(10)}'`],
      ['Ajena', `stage = 'contactada', owner_id = ${moderator.person.id}`],
      ['Perdida', `stage = 'perdida', lost_reason = 'precio', owner_id = ${admin.person.id}`],
      ['Realizada', `stage = 'realizada'`],
    ];
    for (const [name, values] of rows) {
      await ask({ name });
      await set(values, `name = '${name}'`);
    }
  });

  it('of what waits have mine and nobody’s, what is overdue first, then what is due, then the rest', async () => {
    const waiting = [
      'Más vieja',
      'Paso vencido',
      'Vieja sin responder',
      ...(await names('?view=waiting&sort=turn')).slice(3, 5).sort(),
      'Paso futuro',
      'Mía',
      'Sin paso',
    ];
    expect(waiting.slice(3, 5)).toEqual(['Paso de hoy', 'Recién llegada']);
    expect(await names('?view=waiting&sort=turn')).toEqual(expect.arrayContaining(waiting));
    const found = await names('?view=waiting&sort=turn');
    expect([found.slice(0, 3), found.slice(5)]).toEqual([waiting.slice(0, 3), waiting.slice(5)]);
    expect(found).toHaveLength(8);
    const other = await names('?view=waiting', moderator);
    expect(other).toContain('Ajena');
    expect(other).not.toContain('Mía');
  });

  /** An offer that ended so many days ago without a yes. */
  const lostOffer = (name: string, state: string, ago: number) =>
    query(
      test.em(),
      `insert into offer (quote_request_id, number, state, chef_name, guests, day, starts_at, commune, conditions, valid_until,
         total, sent_at, settled_at)
       select id, 'C-2026-' || (1000 + id), $2, 'Ana', 8, '2027-01-10', '20:00', 'Ñuñoa', 'Reglas', '2027-01-01', 1000, now(),
         now() - make_interval(days => $3) from quote_request where name = $1`,
      [name, state, ago],
    );

  it('put declined and expired offers first, the longest ago first, until somebody does something about them', async () => {
    await set(
      `stage = 'cotizada', next_step = null, next_step_on = null`,
      `name in ('Sin paso', 'Paso futuro', 'Mía')`,
    );
    await lostOffer('Sin paso', 'vencida', 1);
    await lostOffer('Paso futuro', 'rechazada', 2);
    await lostOffer('Mía', 'enviada', 0);
    const first = async () => (await names('?view=waiting&sort=turn')).slice(0, 3);
    expect(await first()).toEqual(['Paso futuro', 'Sin paso', 'Más vieja']);
    const { body } = await test.request.get(`${API}/all?view=waiting&sort=turn`).set(admin.header).expect(200);
    const [declined, expired] = body.data as Row[];
    expect(declined).toMatchObject({ lost_offer: 'rechazada', overdue: true });
    expect(expired).toMatchObject({ lost_offer: 'vencida', overdue: true });
    // To take it is not to answer it; a plan is.
    const idOf = (name: string) => (body.data as Row[]).find((row) => row.name === name)?.id;
    await put(`assign/${idOf('Paso futuro')}`, { owner_id: admin.person.id }).expect(200);
    expect(await first()).toContain('Paso futuro');
    await put(`next-step/${idOf('Paso futuro')}`, { next_step: 'Llamar', next_step_on: daysFrom(5) }).expect(200);
    expect(await first()).toEqual(['Sin paso', 'Más vieja', 'Paso vencido']);
    // Another offer that the client can still accept.
    await query(test.em(), `update offer set state = 'enviada', settled_at = null where state = 'vencida'`);
    expect(await first()).toEqual(['Más vieja', 'Paso vencido', 'Vieja sin responder']);
  });

  it('are narrowed down to a colleague, or to nobody', async () => {
    expect(await names(`?owner=${moderator.person.id}`)).toEqual(['Ajena']);
    expect((await names(`?owner=${admin.person.id}&state=contactada`)).sort()).toEqual(['Mía']);
    // What waits for a colleague is not mine or nobody's.
    expect(await names(`?view=waiting&owner=${moderator.person.id}`)).toEqual(['Ajena']);
    expect(await names('?view=waiting&owner=0')).not.toContain('Mía');
    const nobodys = await names('?owner=0');
    expect(nobodys).toContain('Realizada');
    expect(nobodys).not.toEqual(expect.arrayContaining(['Mía']));
    await query(test.em(), `update person set state = 'INACTIVE' where id = $1`, [moderator.person.id]);
    expect(await names('?owner=0')).toContain('Ajena');
    await query(test.em(), `update person set state = 'ACTIVE' where id = $1`, [moderator.person.id]);
    await test.request.get(`${API}/all?owner=-1`).set(admin.header).expect(400);
  });

  it('say who cooks and at what hour, by the chef’s present name', async () => {
    await query(
      test.em(),
      `insert into evening (quote_request_id, chef_name, day, starts_at, minutes, begins_at, ends_at, guests, commune, menu,
         client_first_name, cancelled_at)
       select id, 'Ana Pérez', '2027-01-10', '20:30', 240, '2027-01-10T23:30:00Z', '2027-01-11T03:30:00Z', 8, 'Ñuñoa', '', 'Camila',
         case when name = 'Ajena' then now() end
       from quote_request where name in ('Mía', 'Ajena')`,
    );
    const { body } = await test.request.get(`${API}/all?sort=name`).set(admin.header).expect(200);
    const evenings = (body.data as Row[]).filter((row) => row['evening']).map(({ name, evening }) => [name, evening]);
    expect(evenings).toEqual([['Mía', { chef_name: 'Ana Pérez', starts_at: '20:30' }]]);
  });

  it('say what is overdue', async () => {
    const { body } = await test.request.get(`${API}/all?view=waiting&sort=turn`).set(admin.header).expect(200);
    const overdue = (body.data as Row[]).filter((row) => row['overdue']).map(({ name }) => name);
    expect(overdue).toEqual(['Más vieja', 'Paso vencido', 'Vieja sin responder']);
  });

  it('of mine have all that are, whatever their state', async () => {
    expect((await names('?view=mine')).sort()).toEqual(['Mía', 'Perdida']);
  });

  it('of this week have its evenings from Monday to Sunday, without those that fell through', async () => {
    const [monday, sunday] = thisWeekInChile();
    await set(`event_date = '${monday}'`, `name in ('Mía', 'Perdida')`);
    await set(`event_date = '${sunday}'`, `name = 'Realizada'`);
    await set(`event_date = date '${sunday}' + 1`, `name = 'Ajena'`);
    await set(`event_date = date '${monday}' - 1`, `name = 'Sin paso'`);
    expect(await names('?view=week&sort=event_date')).toEqual(['Mía', 'Realizada']);
  });

  it('go page by page without repeating or skipping, in any view and order', async () => {
    for (const search of ['view=waiting&sort=turn', 'sort=turn', 'sort=-turn', 'view=mine&sort=-turn']) {
      const all = await names(`?${search}`);
      const paged: string[] = [];
      for (let at = 1; at <= Math.ceil(all.length / 2); at++)
        paged.push(...(await names(`?${search}&page=${at}&perPage=2`)));
      expect(paged).toEqual(all);
    }
  });
});

describe('several at once', () => {
  it('are each changed or not, and say why not', async () => {
    for (let count = 0; count < 3; count++) await ask();
    await set(`stage = 'realizada'`, 'id = 2');
    const { body } = await put('lose-all', { ids: [1, 2, 3, 99], reason: 'spam' }).expect(200);
    expect(body.data).toEqual([
      { id: 1, name: 'Camila Rojas', done: true, msg: null },
      {
        id: 2,
        name: 'Camila Rojas',
        done: false,
        msg: 'La solicitud está realizada. Una solicitud realizada ya no se pierde.',
      },
      { id: 3, name: 'Camila Rojas', done: true, msg: null },
      { id: 99, name: null, done: false, msg: 'La solicitud no existe o ya fue eliminada.' },
    ]);
    expect((await page(3)).activity).toMatchObject([{ kind: 'moved', to: 'perdida', reason: 'spam' }]);
    const given = await put('assign-all', { ids: [1, 2], owner_id: moderator.person.id }, moderator).expect(200);
    expect(given.body.data).toEqual([
      { id: 1, name: 'Camila Rojas', done: true, msg: null },
      { id: 2, name: 'Camila Rojas', done: true, msg: null },
    ]);
    const nobody = await put('assign-all', { ids: [1], owner_id: 2147483647 }).expect(200);
    expect(nobody.body.data).toEqual([
      { id: 1, name: 'Camila Rojas', done: false, msg: 'Elige a una persona activa.' },
    ]);
  });

  it.each([
    ['lose-all', { ids: [], reason: 'spam' }],
    ['lose-all', { ids: [1, 1], reason: 'spam' }],
    ['lose-all', { ids: [1] }],
    ['lose-all', { ids: Array.from({ length: 101 }, (_, index) => index + 1), reason: 'spam' }],
    ['assign-all', { ids: ['1'], owner_id: 1 }],
  ])('%s refuses %j', (call, body) => put(call, body).expect(400));
});

describe('a request from the telephone', () => {
  it('is the caller’s, notes the consent, and mails nobody', async () => {
    const { body } = await take({ message: HOSTILE, reply_by: 'llamada', budget_per_person: 60000 }, moderator).expect(
      200,
    );
    expect(body.data).toMatchObject({
      state: 'nueva',
      origin: 'phone',
      reply_by: 'llamada',
      budget_per_person: 60000,
      owner: { name: 'Diego Vera' },
      mailed: false,
      mail: null,
    });
    expect(await page()).toMatchObject({
      message: HOSTILE,
      activity: [{ kind: 'taken_by_phone', actor_name: 'Diego Vera', text: 'El cliente aceptó el uso de sus datos.' }],
    });
  });

  it('needs one of e-mail and phone: the one by which the client is answered', async () => {
    const problems = async (changes: object) =>
      ((await take(changes).expect(400)).body as { errors: { field: string }[] }).errors.map(({ field }) => field);
    expect(await problems({ email: null, phone_number: null })).toEqual(['phone_number']);
    expect(await problems({ email: '', reply_by: 'correo' })).toEqual(['email']);
    expect(await problems({ email: 'camila' })).toEqual(['email']);
    await take({ email: null, name: 'Sin Correo' }).expect(200);
    await take({ phone_number: null, reply_by: 'correo', name: 'Sin Teléfono' }).expect(200);
    expect(await page(1)).toMatchObject({ email: null, no_mail: 'server' });
    expect(await names('?search=9 1234')).toEqual(['Sin Correo']);
    // The site's own form has no such way.
    await test.request
      .post(`${API}/create`)
      .send(form({ consent: true, email: null }))
      .expect(400);
    await expect(set('phone_number = null', 'id = 1')).rejects.toThrow(/contact_check/);
  });

  it('is not kept without the client’s consent', async () => {
    const { body } = await take({ client_agreed: false }).expect(400);
    expect(body.errors).toEqual([
      { field: 'client_agreed', msg: 'Pregunta al cliente si acepta el uso de sus datos.' },
    ]);
    await take({ consent: true }).expect(400);
    // What they must not eat says something about their health: that is asked for by itself.
    const unasked = await take({ restrictions: 'Sin maní' }).expect(400);
    expect(unasked.body.errors).toMatchObject([{ field: 'restrictions_consent' }]);
    expect(await names('')).toEqual([]);
  });

  it('sent twice is one, told once', async () => {
    const request_key = randomUUID();
    await Promise.all([take({ request_key }), take({ request_key })]);
    await take({ request_key }).expect(200);
    expect(await names('')).toHaveLength(1);
    expect((await page()).activity).toHaveLength(1);
  });
});

describe('the contact', () => {
  const facts = { kind: 'cena', guests: 8, reply_by: 'whatsapp' };

  it('is corrected by staff with before and after, and stays where it is not sent', async () => {
    await take({ email: null });
    await put('facts/1', { ...facts, email: ' Nueva@correo.example ', phone_number: '9 8765 4321' }, moderator).expect(
      200,
    );
    expect(await page()).toMatchObject({
      email: 'Nueva@correo.example',
      phone_number: '+56987654321',
      activity: [
        {
          kind: 'facts_changed',
          changes: [
            { field: 'email', before: null, after: 'Nueva@correo.example' },
            { field: 'phone_number', before: '+56912345678', after: '+56987654321' },
          ],
        },
        { kind: 'taken_by_phone' },
      ],
    });
    expect(await names('?search=nueva@')).toHaveLength(1);
    await put('facts/1', facts).expect(200);
    expect(await page()).toMatchObject({ email: 'Nueva@correo.example' });
    await put('facts/1', { ...facts, email: null }).expect(200);
    expect(await page()).toMatchObject({ email: null });
  });

  it('that changes has to be confirmed again, and cannot go where the client is answered by it', async () => {
    await take();
    await set('address_confirmed_at = now()');
    await put('facts/1', { ...facts, phone_number: '+56922222222' }).expect(200);
    expect(await query(test.em(), 'select from quote_request where address_confirmed_at is null')).toEqual([]);
    await put('facts/1', { ...facts, email: 'otra@correo.example' }).expect(200);
    expect(await query(test.em(), 'select from quote_request where address_confirmed_at is null')).toHaveLength(1);
    const refused = async (changes: object) =>
      ((await put('facts/1', { ...facts, ...changes }).expect(400)).body as { errors: { field: string }[] }).errors;
    expect(await refused({ phone_number: null })).toMatchObject([{ field: 'phone_number' }]);
    expect(await refused({ email: null, reply_by: 'correo' })).toMatchObject([{ field: 'email' }]);
    await put('facts/1', { ...facts, phone_number: null, reply_by: 'correo' }).expect(200);
  });
});

describe('choices', () => {
  let chefs: number[];
  let proposal: number;
  const post = async (path: string, body: object): Promise<number> =>
    (await test.request.post(`/api/v1/${path}`).set(admin.header).send(body)).body.data.id as number;
  const choices = async (id = 1) =>
    ((await page(id))['choices'] as { chef: { id: number }; proposal: { id: number } | null }[]).map(
      ({ chef, proposal: dish }) => [chef.id, dish?.id ?? null],
    );

  beforeEach(async () => {
    chefs = [];
    for (let count = 0; count < 4; count++) chefs.push(await post('chefs/create', await chefForm(test)));
    proposal = await post('proposals/create', await proposalForm(test, chefs[1] ?? 0));
  });

  it('are up to four, in the client’s order, the first also as the one choice of before', async () => {
    const [a, b, c, d] = chefs;
    await ask({
      chef_id: d,
      choices: [{ chef_id: c }, { chef_id: b, proposal_id: proposal }, { chef_id: b }, { chef_id: a }],
    });
    expect(await choices()).toEqual([
      [c, null],
      [b, proposal],
      [b, null],
      [a, null],
    ]);
    expect(await page()).toMatchObject({ chef: { id: c }, proposal: null });
  });

  it('of the one chef or experience of before are one choice', async () => {
    await ask({ proposal_id: proposal });
    expect(await choices()).toEqual([[chefs[1], proposal]]);
    await query(test.em(), 'delete from quote_request_choice');
    expect(await choices()).toEqual([[chefs[1], proposal]]);
  });

  it('that are not public are left out, and one twice or a fifth is refused', async () => {
    const [a = 0, b = 0] = chefs;
    await test.request.put(`/api/v1/chefs/change-state/${a}`).set(admin.header).expect(200);
    await ask({ choices: [{ chef_id: a }, { chef_id: 2147483647 }, { chef_id: b }] });
    expect(await choices()).toEqual([[b, null]]);
    const send = (list: object[]) => test.request.post(`${API}/create`).send(form({ consent: true, choices: list }));
    const { body } = await send([{ chef_id: b }, { chef_id: b }]).expect(400);
    expect(body.errors).toEqual([{ field: 'choices', msg: 'Elige a cada chef o experiencia una sola vez.' }]);
    await send([1, 2, 3, 4, 5].map((chef_id) => ({ chef_id }))).expect(400);
    await send([{}]).expect(400);
  });

  it('go with their chef, and lose an experience that is deleted', async () => {
    const [a = 0, b = 0] = chefs;
    await ask({ choices: [{ chef_id: b, proposal_id: proposal }, { chef_id: b }, { chef_id: a }] });
    await test.request.delete(`/api/v1/proposals/delete/${proposal}`).set(admin.header).expect(200);
    expect(await choices()).toEqual([
      [b, null],
      [b, null],
      [a, null],
    ]);
    await test.request.delete(`/api/v1/chefs/delete/${b}`).set(admin.header).expect(200);
    expect(await choices()).toEqual([[a, null]]);
  });

  it('are corrected by staff, told with before and after, and one that is gone loses no other', async () => {
    const [a = 0, b = 0, c = 0] = chefs;
    await ask({ choices: [{ chef_id: a }, { chef_id: b, proposal_id: proposal }] });
    const correct = (list: object[]) =>
      put('facts/1', { kind: 'cena', guests: 8, reply_by: 'whatsapp', choices: list });
    await correct([{ chef_id: c }, { proposal_id: proposal }]).expect(200);
    expect(await choices()).toEqual([
      [c, null],
      [b, proposal],
    ]);
    const { activity, ...now } = await page();
    expect(now).toMatchObject({ chef: { id: c }, proposal: null });
    expect(activity[0]).toMatchObject({ kind: 'facts_changed', changes: [{ field: 'choices' }] });
    const [changed] = (activity[0]?.['changes'] ?? []) as { before: string; after: string }[];
    // Chefs may have one name.
    expect([changed?.before, changed?.after].map((text) => text?.split(', ').length)).toEqual([2, 2]);
    await test.request.put(`/api/v1/chefs/change-state/${c}`).set(admin.header).expect(200);
    const { body } = await correct([{ chef_id: c }, { chef_id: a }]).expect(409);
    expect(body.errors).toMatchObject([{ field: 'choices' }]);
    await correct([{ chef_id: a }, { chef_id: a }]).expect(400);
    expect(await choices()).toHaveLength(2);
    await correct([]).expect(200);
    expect(await choices()).toEqual([]);
  });

  it('sent twice are stored once', async () => {
    const request_key = randomUUID();
    for (let count = 0; count < 2; count++) await ask({ request_key, choices: [{ chef_id: chefs[0] }] });
    expect(await choices()).toEqual([[chefs[0], null]]);
  });
});

describe('an accepted evening', () => {
  const sweep = (now: string): Promise<number> => test.app.get(PastEvenings).sweep(new Date(now));

  it('is realizada by itself on the next day, from six in the morning, once', async () => {
    await ask();
    await set(`stage = 'aceptada', event_date = '2026-11-20'`);
    expect(await sweep('2026-11-20T23:59-03:00')).toBe(0);
    // It goes on past midnight.
    expect(await sweep('2026-11-21T05:59-03:00')).toBe(0);
    expect(await sweep('2026-11-21T06:00-03:00')).toBe(1);
    expect(await sweep('2026-11-21T06:00-03:00')).toBe(0);
    expect(await page()).toMatchObject({
      state: 'realizada',
      version: 2,
      activity: [{ kind: 'moved', actor: 'system', actor_name: null, from: 'aceptada', to: 'realizada' }],
    });
  });

  it.each([
    ['summer time ends', '2026-04-04', '2026-04-05T05:30-04:00', '2026-04-05T06:30-04:00'],
    ['summer time begins', '2026-09-05', '2026-09-06T04:30-03:00', '2026-09-06T07:30-03:00'],
  ])('when %s in its night is over on the next morning too', async (_name, day, before, after) => {
    await ask();
    await set(`stage = 'aceptada', event_date = '${day}'`);
    expect([await sweep(before), await sweep(after)]).toEqual([0, 1]);
  });

  it('is moved by one of two processes, and others are left alone', async () => {
    for (let count = 0; count < 150; count++) await ask();
    await set(`stage = 'aceptada', event_date = '2026-11-01'`);
    await set(`stage = 'cotizada'`, 'id = 1');
    await set('event_date = null', 'id = 2');
    const moved = await Promise.all([sweep('2026-11-21T12:00Z'), sweep('2026-11-21T12:00Z')]);
    // What one has locked the other passes over, so that a further sweep may be needed for what came between.
    const rest = await sweep('2026-11-21T12:00Z');
    expect((moved[0] ?? 0) + (moved[1] ?? 0) + rest).toBe(148);
    const told = await query(test.em(), 'select from quote_request_activity');
    expect(told).toHaveLength(148);
    expect(await page(2)).toMatchObject({ state: 'aceptada' });
  });
});

it('says what has waited for longer than the house promises, as the setting has it', async () => {
  const patient = await createTestApp({ ANSWER_PROMISE_HOURS: '10' });
  try {
    const somebody = await signIn(patient);
    await query(
      patient.em(),
      `insert into quote_request (request_key, name, email, phone_number, guests, kind, search_key, created_at)
       select gen_random_uuid(), name, 'v@cocina.example', '+56912345678', 8, 'cena', '', came
       from (values ('Ayer', $1::timestamptz), ('Antes', $2::timestamptz)) as asked (name, came)`,
      [workingMinutesAgo(9 * 60, new Date()), workingMinutesAgo(11 * 60, new Date())],
    );
    const { body } = await patient.request.get(`${API}/all?sort=name`).set(somebody.header).expect(200);
    const late = (body as { data: { name: string; overdue: boolean }[] }).data;
    expect(late.map(({ name, overdue }) => [name, overdue])).toEqual([
      ['Antes', true],
      ['Ayer', false],
    ]);
  } finally {
    await patient.close();
  }
});
