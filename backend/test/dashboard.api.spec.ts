import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Client } from 'pg';
import { DUTY_KIND_NAMES, kindsFor, type DutyKind } from '../src/modules/dashboard/duties/duty-kinds.js';
import type { TodayDto } from '../src/modules/dashboard/today.dto.js';
import { TodayMails } from '../src/modules/dashboard/today-mails.js';
import { Diet } from '../src/modules/lookups/index.js';
import { QuoteErasure } from '../src/modules/quotes/index.js';
import { query } from '../src/platform/database/query.js';
import { todayInChile } from '../src/platform/http/value/day.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { dayIn } from './harness/days.js';
import { emptyTables } from './harness/empty-tables.js';
import { chefForm, proposalForm, uploadedImage } from './harness/factories.js';
import { partsOf, startMailServer, subjectOf, type MailServer } from './harness/mail-server.js';
import { mailsSettled } from './harness/mails-settled.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { startJobs } from './harness/start-jobs.js';
import { statementsDuring } from './harness/statements.js';

const API = '/api/v1';

let server: MailServer;
let test: TestApp;
let admin: SignedIn;
let moderator: SignedIn;

beforeAll(async () => {
  server = await startMailServer();
  test = await createTestApp({ SMTP_URL: server.url, JOBS_HURRY: 'true' });
  await startJobs(test);
  admin = await signIn(test);
  moderator = await signIn(test, 'USER');
});
afterAll(async () => {
  await test.close();
  await server.close();
});
beforeEach(async () => {
  await emptyTables(test.em(), 'chef', 'comment', 'company', 'quote_request', 'data_right', 'money_settings');
  await query(test.em(), `delete from person where state = 'PENDING'`);
});

const post = (path: string, body: object) =>
  test.request
    .post(`${API}/${path}`)
    .set(admin.header)
    .send(body)
    .expect(({ ok }) => expect(ok).toBe(true));
const summary = async (who = admin): Promise<Record<string, unknown>> =>
  (await test.request.get(`${API}/dashboard/summary`).set(who.header).expect(200)).body.data as Record<string, unknown>;

async function newChef(changes: Record<string, unknown> = {}): Promise<number> {
  return (await post('chefs/create', await chefForm(test, changes))).body.data.id as number;
}
const newProposal = async (chef: number, changes: object = {}) =>
  post('proposals/create', await proposalForm(test, chef, { ...changes }));
const quoteForm = () => ({
  name: 'Camila Rojas',
  email: 'camila@cocina.example',
  phone_number: '+56912345678',
  guests: 8,
  kind: 'cena',
  consent: true,
  request_key: crypto.randomUUID(),
});
const enterCompany = () =>
  query(
    test.em(),
    `insert into company (id, city, address, email, phone_number, facebook)
     values (1, 'Santiago', 'Av. Italia 1439', 'hola@sobremesa.example', '+56912345678', 'https://facebook.com/x')`,
  );

const NOTHING = {
  active_chefs: 0,
  experiences: 0,
  opinions: 0,
  new_requests: 0,
  people_waiting: 0,
  chefs_without_experiences: 0,
  chefs_without_price: 0,
  chefs_without_food_types: 0,
  chefs_without_cities: 0,
  experiences_without_guests: 0,
  experiences_without_duration: 0,
  experiences_without_diets: 0,
  headers: 0,
  company_missing: ['city', 'address', 'email', 'phone_number', 'facebook', 'instagram', 'linkedin'],
};

describe('the summary', () => {
  it('of an empty product is all zeros, and says that everything about the company is missing', async () => {
    expect(await summary()).toEqual(NOTHING);
  });

  it('counts active chefs, their experiences and the opinions', async () => {
    const [ana, former] = [await newChef(), await newChef({ name: 'Kenji Morales' })];
    await newProposal(ana);
    await newProposal(ana);
    await newProposal(former);
    for (const chef_id of [ana, ana, former])
      await post('comments/create', { client_name: 'Josefa', description: 'Inolvidable.', score: 5, chef_id });
    await test.request.put(`${API}/chefs/change-state/${former}`).set(admin.header).expect(200);
    expect(await summary()).toMatchObject({ active_chefs: 1, experiences: 2, opinions: 3 });
  });

  it('counts what active chefs lack, each lack by itself', async () => {
    await newProposal(await newChef());
    await newProposal(await newChef({ price_per_person: null, cities: [] }));
    await newChef({ food_types: [] });
    const former = await newChef({ price_per_person: null, food_types: [], cities: [] });
    await test.request.put(`${API}/chefs/change-state/${former}`).set(admin.header).expect(200);
    expect(await summary()).toMatchObject({
      active_chefs: 3,
      chefs_without_experiences: 1,
      chefs_without_price: 1,
      chefs_without_food_types: 1,
      chefs_without_cities: 1,
    });
  });

  it.each<[lack: string, names: string[]]>([
    ['experiences', ['Ana']],
    ['price', ['Ana', 'Beto']],
    ['food_types', ['Carla']],
    ['cities', ['Beto', 'Carla']],
  ])('its chefs without %s are those the list finds', async (lack, names) => {
    await newChef({ name: 'Ana', price_per_person: null });
    await newProposal(await newChef({ name: 'Beto', price_per_person: null, cities: [] }));
    await newProposal(await newChef({ name: 'Carla', food_types: [], cities: [] }));
    const { body, headers } = await test.request
      .get(`${API}/chefs/all?state=ACTIVE&missing=${lack}&page=1`)
      .set(admin.header)
      .expect(200);
    expect(body.data.map((chef: { chef_name: string }) => chef.chef_name)).toEqual(names);
    expect(headers['x-total-count']).toBe(String(names.length));
    expect(await summary()).toMatchObject({ [`chefs_without_${lack}`]: names.length });
    await test.request.get(`${API}/chefs/all?missing=email`).set(admin.header).expect(400);
  });

  it('counts what experiences of active chefs do not say, and the list finds their chefs', async () => {
    const diet = new Diet('Vegana', 'vegana');
    await test.em().persist(diet).flush();
    const whole = { guests_min: 2, guests_max: 8, duration_minutes: 120, diets: [diet.id] };
    const said = (chef: number, changes: object) => newProposal(chef, { ...whole, ...changes });
    const [ana, beto, former] = [
      await newChef({ name: 'Ana' }),
      await newChef({ name: 'Beto' }),
      await newChef({ name: 'Carla' }),
    ];
    await said(ana, {});
    await said(ana, { guests_min: null, guests_max: null });
    await said(beto, { guests_min: null, guests_max: null });
    await said(beto, { duration_minutes: null, diets: [] });
    await said(former, { duration_minutes: null, diets: [] });
    await test.request.put(`${API}/chefs/change-state/${former}`).set(admin.header).expect(200);
    expect(await summary()).toMatchObject({
      experiences: 4,
      experiences_without_guests: 2,
      experiences_without_duration: 1,
      experiences_without_diets: 1,
    });
    const lacking = async (lack: string): Promise<string[]> => {
      const { body } = await test.request.get(`${API}/chefs/all?state=ACTIVE&missing=${lack}`).set(admin.header);
      return body.data.map((chef: { chef_name: string }) => chef.chef_name) as string[];
    };
    expect([await lacking('guests'), await lacking('duration'), await lacking('diets')]).toEqual([
      ['Ana', 'Beto'],
      ['Beto'],
      ['Beto'],
    ]);
  });

  it('says what the company page lacks and how many covers there are', async () => {
    await enterCompany();
    await post('company/header/create', {
      cover_title: 'La mesa ya está puesta',
      cover_description: 'Chefs independientes.',
      header_image: await uploadedImage(test, 'header'),
      company_id: 1,
    });
    expect(await summary()).toMatchObject({ headers: 1, company_missing: ['instagram', 'linkedin'] });
  });

  it('counts the requests that nobody has dealt with, for moderators too', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 3; count++) {
      await post('quote_requests/create', quoteForm());
      const { body } = await test.request.get(`${API}/quote_requests/all`).set(admin.header).expect(200);
      ids.push(body.data[0].id as number);
    }
    for (const id of ids.slice(0, 2))
      await test.request
        .put(`${API}/quote_requests/change-state/${id}`)
        .set(admin.header)
        .send({ state: 'contactada' })
        .expect(200);
    expect(await summary(moderator)).toMatchObject({ new_requests: 1 });
  });

  it('tells administrators who is waited for, and nobody else anything about people', async () => {
    await signIn(test, 'USER', 'PENDING');
    await signIn(test, 'USER', 'INACTIVE');
    expect(await summary()).toMatchObject({ people_waiting: 1 });
    const statements = jest.spyOn(Client.prototype, 'query');
    expect(await summary(moderator)).toEqual({ ...NOTHING, people_waiting: null });
    const asked = statements.mock.calls.map(([statement]) => JSON.stringify(statement));
    statements.mockRestore();
    expect(asked.filter((text) => text.includes('PENDING'))).toEqual([]);
  });
});

describe('Hoy', () => {
  let chef: number;
  beforeEach(async () => {
    await enterCompany();
    chef = await newChef();
    await query(test.em(), 'update person set today_mail = false');
  });

  const one = async (text: string, values: unknown[] = []): Promise<number> =>
    (await query<{ id: number }>(test.em(), `${text} returning id`, values))[0]?.id ?? Number.NaN;
  const say = (text: string, ...values: unknown[]) => query(test.em(), text, values);

  /** A request that came so many days ago. */
  const request = (stage: string, ago = 30, name = 'Camila Rojas') =>
    one(
      `insert into quote_request (request_key, name, email, phone_number, guests, kind, search_key, stage, lost_reason, created_at)
       values ($1, $2, 'camila@cocina.example', '+56912345678', 8, 'cena', '', $3, $4, now() - make_interval(days => $5))`,
      [randomUUID(), name, stage, stage === 'perdida' ? 'retirada' : null, ago],
    );
  const offer = (id: number, state: string, endedAgo: number | null, revision = 1) =>
    one(
      `insert into offer (quote_request_id, number, revision, state, chef_id, chef_name, guests, day, starts_at, commune, address, conditions,
         valid_until, total, sent_at, settled_at, accepted_name, decline_reason)
       values ($1, 'C-2026-' || (1000 + (select count(*) from offer)), $8, $2, $3, 'Ana', 8, $4, '20:30', 'Ñuñoa', 'Los Leones 120', 'Reglas', $4, 90000, now(),
         now() - make_interval(days => $5), $6, $7)`,
      [
        id,
        state,
        chef,
        dayIn(30),
        endedAgo,
        state === 'aceptada' ? 'Camila' : null,
        state === 'rechazada' ? 'Caro' : null,
        revision,
      ],
    );
  const evening = (id: number, days: number) =>
    one(
      `insert into evening (quote_request_id, chef_id, chef_name, day, starts_at, minutes, begins_at, ends_at, guests, commune, menu,
         client_first_name)
       values ($1, $2, 'Ana', $3::date, '23:30', 240, ($3::date + time '23:30') at time zone 'America/Santiago',
         ($3::date + time '23:30') at time zone 'America/Santiago' + interval '4 hours', 8, 'Ñuñoa', '', 'Camila')`,
      [id, chef, dayIn(days)],
    );
  const happened = (id: number, kind: string, actor: string, ago: number, data: object = {}) =>
    say(
      `insert into quote_request_activity (quote_request_id, kind, actor, at, data)
       values ($1, $2, $3, now() - make_interval(days => $4), $5)`,
      id,
      kind,
      actor,
      ago,
      JSON.stringify(data),
    );
  async function accepted(by: 'client' | 'person'): Promise<number> {
    const id = await request('aceptada');
    const offered = await offer(id, 'aceptada', 2);
    await say('update offer set evening_id = $1 where id = $2', await evening(id, 20), offered);
    await happened(id, 'offer_accepted', by, 2);
    return id;
  }

  /** The chef of a request's evening was sent the sheet so many hours ago. */
  const sheetFor = (id: number, ago: number) =>
    say(
      `with told as (insert into quote_request_activity (quote_request_id, kind, actor, at)
         values ($1, 'event_sheet_sent', 'person', now() - interval '3 days') returning id)
       insert into event_sheet (evening_id, chef_id, chef_name, sequence, sent_by, sent_at, activity_id)
       select evening.id, chef_id, 'Ana', 0, 'mail', now() - make_interval(hours => $2), told.id
       from told, evening where quote_request_id = $1`,
      id,
      ago,
    );
  async function sheet(ago: number): Promise<number> {
    const id = await request('aceptada');
    await evening(id, 20);
    await sheetFor(id, ago);
    return id;
  }

  /** An agreed evening whose sheet was sent, and what became of a change of it. */
  async function changing(state: string): Promise<number> {
    const id = await accepted('person');
    await sheetFor(id, 1);
    await say(`update quote_request set event_date = $1 where id = $2`, dayIn(20), id);
    await offer(id, state, state === 'enviada' ? null : 1, 2);
    return id;
  }

  /** The chef answered the question whether they can. */
  const answered = (id: number) =>
    say(
      `insert into chef_inquiry (quote_request_id, chef_id, chef_name, day, starts_at, minutes, guests, commune, answer, answered_at)
       values ($1, $2, 'Ana', $3, '20:30', 240, 8, 'Ñuñoa', 'can', now() - interval '1 day')`,
      id,
      chef,
      dayIn(30),
    );

  /** So much came for the only evening. */
  const paid = (amount: number) =>
    say(
      `insert into money_entry (evening_id, kind, way, amount, actor) select id, 'charge', 'transfer', $1, 'system' from evening`,
      amount,
    );

  const call = (method: 'post' | 'put', path: string, body: object = {}) =>
    test.request[method](`${API}/${path}`)
      .set(admin.header)
      .send(body)
      .expect(({ status }) => expect(status).toBeLessThan(300));
  const dutyOf = async (id: number) => (await today()).duties.find((duty) => duty.request_id === id);
  const sendSheet = async (id: number) =>
    call('post', `evenings/send-sheet/${(await dutyOf(id))?.evening_id}`, { by: 'mail' });
  const takeNotice = (id: number) => call('post', `quote_requests/note/${id}`, { text: 'Visto.' });

  async function today(who = admin, whose = 'all'): Promise<TodayDto> {
    const { body } = await test.request.get(`${API}/dashboard/today?whose=${whose}`).set(who.header).expect(200);
    return body.data as TodayDto;
  }
  const kinds = async (who = admin, whose = 'all') => (await today(who, whose)).duties.map(({ kind }) => kind);

  /** How a duty of each kind comes up, with the number of its request, what its press says, and what ends it. */
  const KINDS: Record<
    DutyKind,
    [comes: () => Promise<number | null>, press: string, ends: (id: number) => PromiseLike<unknown>]
  > = {
    late_request: [
      () => request('nueva'),
      'Responder',
      (id) => call('put', `quote_requests/change-state/${id}`, { state: 'contactada' }),
    ],
    accepted: [() => accepted('client'), 'Enviar ficha', sendSheet],
    sheet: [() => accepted('person'), 'Enviar ficha', sendSheet],
    declined: [
      async () => {
        const id = await request('cotizada');
        await offer(id, 'rechazada', 1);
        return id;
      },
      'Ver cotización',
      takeNotice,
    ],
    expired: [
      async () => {
        const id = await request('cotizada');
        await offer(id, 'vencida', 1);
        return id;
      },
      'Ver cotización',
      (id) => offer(id, 'enviada', null),
    ],
    undelivered: [
      async () => {
        const id = await request('cotizada');
        const offered = await offer(id, 'enviada', null);
        await say(
          `insert into mail (kind, offer_id, state, problem, settled_at) values ('offer-sent', $1, 'refused', 'address', now())`,
          offered,
        );
        return id;
      },
      'Ver cotización',
      () => say(`update mail set state = 'sent'`),
    ],
    change_open: [
      () => changing('enviada'),
      'Ver el cambio',
      async (id) => call('post', `offers/withdraw/${(await dutyOf(id))?.offer_id}`),
    ],
    change_declined: [() => changing('rechazada'), 'Ver el cambio', takeNotice],
    change_expired: [() => changing('vencida'), 'Ver el cambio', takeNotice],
    without_chef: [
      async () => {
        const id = await request('cotizada');
        await offer(id, 'vista', null);
        await call('put', `chefs/change-state/${chef}`, { was: 'ACTIVE' });
        return id;
      },
      'Ver cotización',
      () => call('put', `chefs/change-state/${chef}`, { was: 'DESACTIVADO' }),
    ],
    chef_answer: [
      async () => {
        const id = await request('contactada');
        await answered(id);
        return id;
      },
      'Ver la respuesta',
      takeNotice,
    ],
    withdrawn: [
      async () => {
        const id = await request('perdida');
        await happened(id, 'moved', 'client', 1, { to: 'perdida', reason: 'retirada' });
        return id;
      },
      'Enterado',
      takeNotice,
    ],
    next_step: [
      async () => {
        const id = await request('contactada');
        await say(`update quote_request set next_step = 'Llamar', next_step_on = $1 where id = $2`, dayIn(0), id);
        return id;
      },
      'Ver solicitud',
      (id) => call('put', `quote_requests/next-step/${id}`, { next_step: 'Llamar', next_step_on: dayIn(1) }),
    ],
    stale_sheet: [
      async () => {
        const id = await sheet(1);
        await say('update evening set sequence = 1');
        return id;
      },
      'Enviar la nueva',
      async () => {
        const [duty] = (await today()).duties;
        await call('post', `evenings/send-sheet/${duty?.evening_id}`, { by: 'mail' });
      },
    ],
    unconfirmed_sheet: [() => sheet(49), 'Ver la velada', () => say('update event_sheet set confirmed_at = now()')],
    transfer: [
      async () => {
        const id = await accepted('person');
        await sheetFor(id, 1);
        await say(
          `insert into transfer (evening_id, amount, day, creation_key)
           select id, 180000, $1, gen_random_uuid() from evening where quote_request_id = $2`,
          dayIn(0),
          id,
        );
        return id;
      },
      'Revisar',
      async () => {
        const [duty] = (await today()).duties;
        const listed = await test.request.get(`${API}/money/evenings/${duty?.evening_id}/transfers`).set(admin.header);
        const [{ id, version }] = listed.body.data as [{ id: number; version: number }];
        await call('put', `money/transfers/${id}/reject`, { version });
      },
    ],
    change_wish: [
      async () => {
        const id = await request('aceptada');
        await evening(id, 10);
        await happened(id, 'change_wished', 'client', 1);
        return id;
      },
      'Ver la velada',
      takeNotice,
    ],
    evening: [
      async () => {
        const id = await request('aceptada');
        await evening(id, 0);
        return id;
      },
      'Ver la velada',
      () => say('update evening set cancelled_at = now()'),
    ],
    opinion: [
      async () => {
        const id = await request('realizada');
        const comment = await one(
          `insert into comment (chef_id, client_name, description, score, search_key, verified, publication)
           values ($1, 'Camila R.', 'Inolvidable.', 4.5, '', true, 'waiting')`,
          [chef],
        );
        await say('insert into opinion (quote_request_id, comment_id) values ($1, $2)', id, comment);
        return id;
      },
      'Leer y publicar',
      async () => {
        const [comment] = await query<{ id: number }>(test.em(), 'select id from comment');
        await call('put', `comments/hide/${comment?.id}`, { reason: 'Nombra a otra persona.' });
      },
    ],
    opinion_answer: [
      async () => {
        await one(
          `insert into comment (chef_id, client_name, description, score, search_key, answer, answer_state, answered_at, answer_version)
           values ($1, 'Camila R.', 'Inolvidable.', 4.5, '', 'Gracias.', 'waiting', now(), 1)`,
          [chef],
        );
        await say(`update chef set chef_name = 'Camila Rojas' where id = $1`, chef);
        return null;
      },
      'Leer y publicar',
      async () => {
        const [comment] = await query<{ id: number }>(test.em(), 'select id from comment where answer is not null');
        await call('put', `comments/decide-answer/${comment?.id}`, { decision: 'published', answer_version: 1 });
      },
    ],
    profile: [
      async () => {
        await say(
          `insert into profile_change (chef_id, description, base) select id, 'Nueva', '{}' from chef order by id limit 1`,
        );
        await say(`update chef set chef_name = 'Camila Rojas' where id in (select chef_id from profile_change)`);
        return null;
      },
      'Revisar',
      () => say(`update profile_change set state = 'taken'`),
    ],
    payout: [
      async () => {
        const id = await request('realizada');
        const [offered, at] = [await offer(id, 'aceptada', 9), await evening(id, -2)];
        await say('update offer set evening_id = $1 where id = $2', at, offered);
        await say('insert into chef_pay (evening_id, chef_id, commission) values ($1, $2, 20)', at, chef);
        return id;
      },
      'Pagar',
      async () => {
        const [ended] = await query<{ id: number }>(test.em(), 'select id from evening');
        await call('put', `payouts/settle/${ended?.id}`, { amount: 0 });
      },
    ],
    gift_card_back: [
      async () => {
        await say(
          `with sold as (insert into gift_card (origin, state, amount, buyer_name, buyer_email, receiver_name, search_key,
             arrives_on, code_hash, sold_at, valid_until)
           values ('web', 'vigente', 40000, 'Camila Rojas', 'ana@cocina.example', 'Ana', '', $1, 'x', now(), $1) returning id)
           insert into money_entry (kind, amount, way, gift_card_id, actor)
             select 'gift_card_sold', 40000, 'transfer', id, 'system' from sold, generate_series(1, 2)`,
          dayIn(300),
        );
        return null;
      },
      'Ver gift card',
      async () => {
        const [{ id } = { id: 0 }] = await query<{ id: number }>(test.em(), 'select id from gift_card');
        await call('put', `gift_cards/void/${id}`, { reason: 'Doble pago', given_back: 'other', version: 1 });
      },
    ],
    gift_card: [
      async () => {
        await say(
          `with sold as (insert into gift_card (origin, state, amount, buyer_name, buyer_email, receiver_name, search_key,
             arrives_on, code_hash, sold_at, valid_until)
           values ('phone', 'vigente', 40000, 'Ana', 'ana@cocina.example', 'Camila Rojas', '', $1, 'x', now() - interval '11 months', $1)
           returning id)
           insert into money_entry (kind, amount, way, gift_card_id, actor)
             select 'gift_card_sold', 40000, 'transfer', id, 'system' from sold`,
          dayIn(20),
        );
        return null;
      },
      'Ver gift card',
      () => say(`update gift_card set valid_until = valid_until + 60`),
    ],
    overdue: [
      async () => {
        const id = await accepted('person');
        await sheetFor(id, 1);
        await say(
          `insert into money_settings (id, reserva_percent, reserva_hours, created_at) values (1, 50, 1, now() - interval '1 year')`,
        );
        return id;
      },
      'Ver los pagos',
      () => paid(45_000),
    ],
    refund: [
      async () => {
        const id = await accepted('person');
        await sheetFor(id, 1);
        await paid(100_000);
        return id;
      },
      'Devolver',
      async () => {
        const [{ evening_id: at } = { evening_id: 0 }] = (await today()).duties;
        await call('post', `money/evenings/${at}/refunds`, { way: 'transfer', amount: 10_000, seen: 10_000 });
      },
    ],
    to_verify: [
      async () => {
        const id = await accepted('person');
        await sheetFor(id, 1);
        await say(
          `insert into payment (evening_id, buy_order, session_id, amount, state, token, settled_at)
           select id, 'C-2026-1000-ABCDEFGH', gen_random_uuid(), 45000, 'por_verificar', 'ab', now() from evening`,
        );
        return id;
      },
      'Verificar',
      async () => {
        const [{ id } = { id: 0 }] = await query<{ id: number }>(test.em(), 'select id from payment');
        await call('put', `money/payments/${id}/verify`, { paid: false });
      },
    ],
    data_right: [
      async () => {
        const id = await request('realizada');
        await say(
          `insert into data_right (kind, step, requests, due_on, actor) values ('erasure', 'asked', array[$1::int], $2, 'client')`,
          id,
          dayIn(6),
        );
        return id;
      },
      'Atender',
      async () => {
        const [right] = await query<{ id: number }>(test.em(), 'select id from data_right');
        await call('put', `personal_data/refuse/${right?.id}`, { reason: 'La factura se guarda.' });
      },
    ],
  };

  it.each(DUTY_KIND_NAMES)('has %s until it is done, for whom it concerns', async (kind) => {
    const [comes, press, ends] = KINDS[kind];
    expect(await kinds()).toEqual([]);
    const id = await comes();
    const { duties, more } = await today();
    expect(duties).toMatchObject([{ kind, request_id: id, client: 'Camila Rojas', press: { label: press } }]);
    expect(more).toEqual([]);
    expect(await kinds(moderator)).toEqual(kindsFor('USER').includes(kind) ? [kind] : []);
    await ends(Number(id));
    expect(await kinds()).toEqual([]);
  });

  it('says of a change that its chef left, and not that its client may still say yes', async () => {
    const id = await accepted('person');
    await sheetFor(id, 1);
    await say('update quote_request set event_date = $1', dayIn(20));
    chef = await newChef({ name: 'Benjamín Soto', email: 'otro@cocina.example' });
    await offer(id, 'vista', null, 2);
    expect(await kinds()).toEqual(['change_open']);
    await call('put', `chefs/change-state/${chef}`, { was: 'ACTIVE' });
    const { duties } = await today();
    expect(duties).toMatchObject([{ kind: 'without_chef', text: expect.stringMatching(/· v2 · .*aceptar el cambio/) }]);
    // Too late for the evening.
    await say('update quote_request set event_date = $1', dayIn(-1));
    expect(await kinds()).not.toContain('without_chef');
  });

  it('has an offer that expired although it never reached its client, which the list puts first too', async () => {
    const id = await request('contactada');
    await offer(id, 'vencida', 1);
    expect(await kinds()).toEqual(['expired']);
    const { body } = await test.request.get(`${API}/quote_requests/all?sort=turn`).set(admin.header).expect(200);
    expect(body.data).toMatchObject([{ id, lost_offer: 'vencida', overdue: true }]);
    await takeNotice(id);
    expect(await kinds()).toEqual([]);
  });

  it('has the answer of a chef who may take over what was agreed', async () => {
    const id = await accepted('person');
    await sheetFor(id, 1);
    await answered(id);
    expect(await kinds()).toEqual(['chef_answer']);
    await say('update offer set cancelled_at = now()');
    expect(await kinds()).toEqual([]);
  });

  it('asks no more for what is left of an evening of more than 18 months ago', async () => {
    await KINDS.overdue[0]();
    await say(`update money_settings set created_at = created_at - interval '3 years'`);
    const lies = (months: number) =>
      say(
        `update evening set day = ((now() at time zone 'America/Santiago')::date - make_interval(months => $1::int))::date`,
        months,
      );
    await lies(17);
    expect(await kinds()).toContain('overdue');
    await lies(19);
    expect(await kinds()).not.toContain('overdue');
  });

  it('shows moderators all but what is for administrators', () => {
    expect(DUTY_KIND_NAMES.filter((kind) => !kindsFor('USER').includes(kind))).toEqual([
      'refund',
      'to_verify',
      'payout',
      'gift_card_back',
      'data_right',
    ]);
    expect(kindsFor('ADMIN')).toEqual(DUTY_KIND_NAMES);
  });

  it('begins with the oldest, whatever its kind, and says what there is to know', async () => {
    await KINDS.evening[0]();
    await request('nueva', 20);
    await KINDS.declined[0]();
    await request('nueva', 40, 'Íñigo Ruz');
    await KINDS.data_right[0]();
    const { duties } = await today();
    expect(duties.map(({ kind, client }) => [kind, client]).slice(0, 3)).toEqual([
      ['late_request', 'Íñigo Ruz'],
      ['late_request', 'Camila Rojas'],
      ['declined', 'Camila Rojas'],
    ]);
    // Which of these two is older depends on the hour of the run.
    duties.sort((one, other) => one.kind.localeCompare(other.kind));
    expect(duties.map(({ kind }) => kind)).toEqual([
      'data_right',
      'declined',
      'evening',
      'late_request',
      'late_request',
    ]);
    expect(duties[1]).toMatchObject({ text: 'C-2026-1000 · $90.000 · «Caro»' });
    expect(duties[0]).toMatchObject({ due_on: dayIn(6), press: { path: '/gestion/datos-personales' } });
    expect(duties[2]?.evening).toMatchObject({ day: dayIn(0), starts_at: '23:30', place: 'Ñuñoa' });
    expect(duties[2]?.evening?.phone_number).toMatch(/^\+56/);
  });

  it('has a gift card wait since the month before its end, whenever it was sold', async () => {
    await KINDS.gift_card[0]();
    await request('nueva', 24 * 15);
    const { duties } = await today();
    expect(duties.map(({ kind }) => kind)).toEqual(['late_request', 'gift_card']);
    expect(todayInChile(new Date(duties[1]?.since ?? ''))).toBe(dayIn(-10));
  });

  it('is mine, nobody’s or everybody’s', async () => {
    const [mine, hers, left] = [await request('nueva', 9), await request('nueva', 8), await request('nueva', 7)];
    const gone = await signIn(test, 'USER', 'INACTIVE');
    const owners: [SignedIn, number][] = [
      [admin, mine],
      [moderator, hers],
      [gone, left],
    ];
    for (const [owner, id] of owners)
      await say('update quote_request set owner_id = $1 where id = $2', owner.person.id, id);
    const free = await request('nueva', 6);
    await KINDS.data_right[0]();
    const found = async (whose: string) =>
      (await today(admin, whose)).duties.map(({ kind, request_id: id }) => (kind === 'data_right' ? kind : id));
    expect(await found('mine')).toEqual([mine]);
    expect(await found('nobodys')).toEqual([left, free, 'data_right']);
    expect(await found('all')).toEqual([mine, hers, left, free, 'data_right']);
    await test.request.get(`${API}/dashboard/today?whose=x`).set(admin.header).expect(400);
  });

  it('shows five of a kind, says how many more there are, and asks a bounded number of statements', async () => {
    for (let ago = 0; ago < 7; ago++) await request('nueva', 20 + ago);
    const statements = await statementsDuring(async () => {
      const { duties, more } = await today(admin, 'nobodys');
      expect(duties).toHaveLength(5);
      expect(more).toEqual([
        {
          kind: 'late_request',
          title: 'Sin responder a tiempo',
          count: 2,
          path: '/gestion/solicitudes?vista=todas&state=nueva&sort=turn&owner=0',
        },
      ]);
    });
    // What workers ask of the queue meanwhile counts nothing.
    expect(statements.filter(({ text }) => text.includes('over ()'))).toHaveLength(DUTY_KIND_NAMES.length);
  });

  it('asks nothing about clients who are blocked or erased, whose evening it still has', async () => {
    for (const kind of ['late_request', 'accepted', 'declined', 'withdrawn', 'opinion'] as const)
      await KINDS[kind][0]();
    await KINDS.evening[0]();
    expect(await kinds()).toHaveLength(6);
    await say('update quote_request set blocked_at = now()');
    const { duties } = await today();
    expect(duties.map(({ kind, client }) => [kind, client])).toEqual([['evening', 'Datos bloqueados']]);
    expect(duties[0]?.evening?.place).toBe('');
    await say(`update quote_request set blocked_at = null, erased_at = now(), message = null, search_key = ''`);
    expect(await kinds()).toEqual(['evening']);
  });

  it('asks for a transfer also where the client is blocked or erased, and says neither who it is nor what they sent', async () => {
    await KINDS.transfer[0]();
    await say(
      `with paper as (insert into private_paper (key, type, bytes) values ('private/papers/t.pdf', 'application/pdf', 1) returning id)
       update transfer set proof_id = paper.id from paper`,
    );
    const transfers = async () => {
      const { duties } = await today();
      return duties
        .filter(({ kind }) => kind === 'transfer')
        .map(({ client, text }) => [client, /con comprob/.test(text)]);
    };
    expect(await transfers()).toEqual([['Camila Rojas', true]]);
    await say('update quote_request set blocked_at = now()');
    expect(await transfers()).toEqual([['Datos bloqueados', false]]);
    const [{ id = 0 } = {}] = await query<{ id: number }>(test.em(), 'select id from quote_request');
    await test.em().transactional(() => test.app.get(QuoteErasure, { strict: false }).erase(id, { actor: 'system' }));
    expect(await transfers()).toEqual([[expect.not.stringContaining('Camila'), false]]);
    const [{ id: transfer = 0, version = 0 } = {}] = await query<{ id: number; version: number }>(
      test.em(),
      'select id, version from transfer',
    );
    await call('put', `money/transfers/${transfer}/confirm`, { amount: 180_000, day: dayIn(0), version });
    expect(await transfers()).toEqual([]);
  });

  it('is not quiet because somebody took the request, nor about a sheet that came back', async () => {
    const declined = await KINDS.declined[0]();
    await call('put', `quote_requests/assign/${declined}`, { owner_id: admin.person.id });
    expect(await kinds()).toEqual(['declined']);
    await takeNotice(Number(declined));
    const agreed = await accepted('client');
    await sendSheet(agreed);
    await mailsSettled(test.em());
    expect(await kinds()).toEqual([]);
    await say(`update mail set state = 'refused', problem = 'no_mailbox' where kind = 'evening-sheet'`);
    expect(await kinds()).toEqual(['sheet']);
  });

  it('opens the evening where its chef may be elsewhere, instead of sending the sheet', async () => {
    await accepted('client');
    await accepted('client');
    await say('update offer set unconfirmed = true');
    const { duties } = await today();
    expect(duties.map(({ press }) => press.does)).toEqual(['open', 'open']);
  });

  describe('by mail', () => {
    const [MONDAY, HOLIDAY, SUNDAY] = ['2026-11-23', '2026-12-08', '2026-11-22'];
    const eight = (day = MONDAY): Date => new Date(`${day}T11:00:00Z`);
    const sweep = (now: Date) => test.app.get(TodayMails).sweep(now);
    const want = (wanted: boolean, who = admin) =>
      test.request.put(`${API}/users/today-mail`).set(who.header).send({ wanted }).expect(200);
    const textOf = (index: number): string =>
      Object.values(partsOf(server.received[index] ?? ({ raw: '', to: [] } as never))).join('\n');

    beforeEach(async () => {
      await query(test.em(), 'delete from mail');
      server.received.length = 0;
    });

    it('goes to who asked for it, on working days, once a day', async () => {
      await request('nueva');
      expect((await today()).mailed).toBe(false);
      expect(await sweep(eight())).toBe(0);
      await want(true);
      expect([(await today()).mailed, (await today(moderator)).mailed]).toEqual([true, false]);
      expect(await sweep(eight(HOLIDAY))).toBe(0);
      expect(await sweep(eight(SUNDAY))).toBe(0);
      expect(await sweep(eight())).toBe(1);
      await mailsSettled(test.em());
      expect(server.received.map(({ to }) => to)).toEqual([[admin.person.email]]);
      expect(await sweep(eight())).toBe(0);
      expect(await sweep(eight('2099-11-23'))).toBe(1);
      await mailsSettled(test.em());
      expect(server.received).toHaveLength(2);
      await want(false);
      expect(await sweep(eight('2099-11-24'))).toBe(0);
      await test.request.put(`${API}/users/today-mail`).set(admin.header).send({ wanted: 'x' }).expect(400);
    });

    it('says what the reader would see, and no more', async () => {
      const id = await request('nueva');
      await say(
        `insert into quote_request_restriction (quote_request_id, text, consent_version) values ($1, 'Sin maní', '1')`,
        id,
      );
      await KINDS.data_right[0]();
      await KINDS.evening[0]();
      await want(true);
      await want(true, moderator);
      expect(await sweep(eight())).toBe(2);
      await mailsSettled(test.em());
      const mails = server.received.map(({ to }, index) => ({ to: to[0], text: textOf(index) }));
      const forAdmin = mails.find(({ to }) => to === admin.person.email)?.text ?? '';
      const forModerator = mails.find(({ to }) => to === moderator.person.email)?.text ?? '';
      for (const text of [forAdmin, forModerator]) {
        expect(text).toContain('Sin responder a tiempo: Camila Rojas · Cena para 8 personas');
        expect(text).toMatch(/Velada: Camila Rojas · 8 personas\n.*23:30.*Ñuñoa · cocina .* · \(\+56\)/);
        expect(text).toContain('/gestion');
        expect(text).not.toContain('Sin maní');
      }
      expect(forAdmin).toMatch(/Datos personales: Camila Rojas · Pide borrado\n.*plazo legal: /);
      expect(forModerator).not.toContain('Datos personales');
      expect(subjectOf(server.received[0] as never)).toMatch(/^Hoy: [23] cosas por hacer/);
    });

    it('is not sent where nothing waits, nor to somebody who may not sign in any more', async () => {
      await want(true);
      expect(await sweep(eight())).toBe(1);
      await mailsSettled(test.em());
      expect(server.received).toEqual([]);
      await request('nueva');
      const leaving = await signIn(test, 'USER');
      await want(true, leaving);
      await say(`update person set state = 'INACTIVE' where id = $1`, leaving.person.id);
      expect(await sweep(eight('2099-11-23'))).toBe(1);
      await mailsSettled(test.em());
      expect(server.received.map(({ to }) => to)).toEqual([[admin.person.email]]);
    });
  });
});
