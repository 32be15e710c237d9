import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Company } from '../src/modules/company/index.js';
import { MessagesRepository } from '../src/modules/messages/messages.repository.js';
import { CHAT_TITLES } from '../src/modules/offers/evening-chats.js';
import { EveningReminders } from '../src/modules/offers/evening-reminders.js';
import { query } from '../src/platform/database/query.js';
import { entryOf } from './harness/calendar-file.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { dayIn } from './harness/days.js';
import { emptyTables } from './harness/empty-tables.js';
import { eventually } from './harness/eventually.js';
import { chefForm } from './harness/factories.js';
import { partsOf, startMailServer, type MailServer, type Received } from './harness/mail-server.js';
import { mailsSettled } from './harness/mails-settled.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { startJobs } from './harness/start-jobs.js';
import { RequestSteps, type Row } from './harness/request-steps.js';

const CLIENT = 'camila@cocina.example';
const CHEF = 'ana@cocina.example';
const NIGHT = { address: 'Los Leones 120', contact_name: 'Pedro Rojas', contact_phone: '9 8765 4321' };

let server: MailServer;
let test: TestApp;
let admin: SignedIn;
let table: RequestSteps;

beforeAll(async () => {
  server = await startMailServer();
  test = await createTestApp({ SMTP_URL: server.url, JOBS_HURRY: 'true' });
  await startJobs(test);
  admin = await signIn(test);
  const office = {
    city: 'Santiago',
    address: 'Av. Italia 1439',
    email: 'hola@sobremesa.example',
    phoneNumber: '+56912345678',
  };
  const company = new Company({ ...office, facebook: null, instagram: null, linkedin: null });
  await test.em().persist(company).flush();
  const { body } = await test.request
    .post('/api/v1/chefs/create')
    .set(admin.header)
    .send(await chefForm(test));
  table = new RequestSteps(test, admin, (body as { data: { id: number } }).data.id);
});
afterAll(async () => {
  await test.close();
  await server.close();
});
beforeEach(async () => {
  await emptyTables(test.em(), 'quote_request', 'offer_year');
  server.received.length = 0;
});

/** An agreed evening so many days ahead, with its request. */
async function agreed(days = 30): Promise<{ id: number; request: number }> {
  const request = await table.ask({ event_date: dayIn(days) });
  const offer = await table.offer(request, {
    day: dayIn(days),
    valid_until: dayIn(Math.min(days, 7)),
    address: 'Italia 10',
  });
  await table.accept(offer.id);
  const { evening } = await table.call('get', `agenda/of-request/${request}`);
  await settled();
  server.received.length = 0;
  return { id: (evening as Row).id, request };
}
/** The same with a chef who has the sheet: who has none hears nothing of what follows. */
async function informed(): Promise<{ id: number; request: number }> {
  const evening = await agreed();
  await sendSheet(evening.id);
  await settled();
  server.received.length = 0;
  return evening;
}
const settled = () => mailsSettled(test.em());
const page = (id: number) => table.call('get', `evenings/get-one/${id}`);
const sendSheet = (id: number, by = 'mail') => table.call('post', `evenings/send-sheet/${id}`, { by });
const call = (method: 'get' | 'post' | 'put', path: string) => test.request[method](`/api/v1/${path}`);
const staff = (method: 'get' | 'post' | 'put', path: string) => call(method, path).set(admin.header);
const activity = async (request: number) =>
  (await table.call('get', `quote_requests/get-one/${request}`)).activity as Row[];
const textOf = (mail: Received | undefined): string => (mail && partsOf(mail)['text/plain']) ?? '';
const to = (address: string) => server.received.filter((mail) => mail.to.includes(address));
const mailsTo = (address: string, count: number) =>
  eventually(
    () => Promise.resolve(to(address)),
    (mails) => mails.length >= count,
  );
/** The token of the chef's link in a mail or message. */
const sheetIn = (text: string): string => /\/ficha\/([\w-]+)/.exec(text)?.[1] ?? '';
const sheet = async (token: string) =>
  ((await call('get', `event_sheets/by-link/${token}`).expect(200)).body as { data: Row }).data;
const receive = (token: string, sequence: number) => call('post', `event_sheets/receive/${token}`).send({ sequence });

describe('the page of an evening', () => {
  it('has everything of it: an offer’s, one that was entered by hand, and one that was cancelled', async () => {
    const { id, request } = await agreed();
    expect(await page(id)).toMatchObject({
      ...{
        id,
        request_id: request,
        state: 'agreed',
        client_name: 'Camila Rojas',
        guests: 8,
        starts_at: '20:30',
        ends_at: '00:30',
      },
      ...{
        address: 'Italia 10',
        commune: 'Ñuñoa',
        chef: { chef_name: 'Ana María Pérez', email: CHEF },
        by_hand: false,
      },
      ...{
        offer: { number: expect.stringMatching(/^C-/), total: 360_000 },
        sheet: 'none',
        sheets: [],
        refund: { percent: 100 },
      },
      letters: expect.arrayContaining([expect.objectContaining({ reader: 'client', state: 'sent' })]),
      chats: [{ letter: 'accepted', reader: 'client' }],
      next: ['Envía la ficha a Ana María Pérez.', expect.stringMatching(/sale «Revisa tu velada»\.$/)],
    });
    await table.cancel(request, { by: 'chef', reason: 'Se enfermó' });
    expect(await page(id)).toMatchObject({
      ...{
        state: 'cancelled',
        refund: null,
        next: [],
        cancellation: { by: 'chef', percent: 100, reason: 'Se enfermó' },
      },
      // The chef never heard of it.
      chats: [{ letter: 'cancelled', reader: 'client' }],
    });
    await staff('post', `evenings/send-sheet/${id}`).send({ by: 'mail' }).expect(409);
    const other = await table.ask();
    const { id: byHand } = await table.byHand(other);
    expect(await page(byHand)).toMatchObject({ by_hand: true, offer: null, menus: [], refund: { amount: null } });
    await sendSheet(byHand);
    expect(await page(byHand)).toMatchObject({ sheet: 'current' });
    await staff('get', 'evenings/get-one/999').expect(404);
  });

  it('is the only one of a request, also where staff once entered it by hand: no offer is accepted beside it', async () => {
    const request = await table.ask();
    const { id: offer } = await table.offer(request);
    expect(await table.call('get', `agenda/of-request/${request}`)).toEqual({ evening: null });
    const { id } = await table.byHand(request);
    expect(await table.accept(offer)).toMatchObject({
      status: 409,
      msg: 'Ya aceptaste otra cotización. Escríbenos si quieres cambiar algo.',
    });
    const { chef } = await page(id);
    const agreement = {
      chef_id: (chef as Row).id,
      day: dayIn(40),
      starts_at: '21:00',
      commune: 'Ñuñoa',
      guests: 8,
      total: 480_000,
    };
    const { body } = await staff('post', `offers/agree/${request}`).send(agreement).expect(409);
    expect(body.msg).toBe('El cliente ya aceptó una cotización.');
    const evenings = await query(test.em(), 'select id from evening where quote_request_id = $1', [request]);
    expect(evenings).toEqual([{ id }]);
  });

  it('says nothing of a client whose data are blocked, and nothing goes out', async () => {
    const { id, request } = await agreed();
    await table.call('put', `evenings/night/${id}`, NIGHT);
    await table.call('put', 'personal_data/block', { requests: [request] });
    const shown = await page(id);
    expect(shown).toMatchObject({
      blocked: true,
      no_mail: 'blocked',
      address: null,
      contact_name: null,
      letters: [],
      chats: [],
    });
    expect(JSON.stringify(shown)).not.toMatch(/Camila|Leones|Pedro/);
    expect(JSON.stringify(await activity(request))).not.toMatch(/Leones|Pedro/);
    await staff('put', `evenings/night/${id}`).send(NIGHT).expect(409);
    await staff('post', `evenings/send-sheet/${id}`).send({ by: 'whatsapp' }).expect(409);
    await staff('post', `evenings/open-chat/${id}`).send({ letter: 'accepted', reader: 'client' }).expect(409);
    await settled();
    server.received.length = 0;
    await test.app.get(EveningReminders).sweep(new Date(`${dayIn(28)}T15:00:00Z`));
    expect(server.received).toEqual([]);
  });
});

describe('the data for that night', () => {
  it('are completed by client and staff, told once to each with before and after, and taken until it begins', async () => {
    const { id, request } = await informed();
    const token = await table.token('request', request);
    const mine = (form: object) => call('post', `offers/complete-my-evening/${token}`).send(form);
    await mine({ ...NIGHT, contact_phone: '123' }).expect(400);
    const pressed = await Promise.all([mine(NIGHT), mine(NIGHT)]);
    expect(pressed.map(({ status }) => status)).toEqual([200, 200]);
    const [mail] = await mailsTo(CLIENT, 1);
    expect(entryOf(partsOf(mail as Received)['text/calendar'] ?? '')).toMatchObject({
      event: { sequence: 1, location: 'Los Leones 120, Ñuñoa' },
    });
    const [first] = await mailsTo(CHEF, 1);
    expect(textOf(mail)).toMatch(/Cambiaste la dirección, quién recibe al chef y su\s+teléfono/);
    expect(textOf(first)).toContain('Dónde: Los Leones 120, Ñuñoa (cambió; antes Italia 10, Ñuñoa)');
    expect(textOf(first)).toContain('Te recibe: Pedro Rojas, (+56) 9 8765 4321');
    await settled();
    expect(server.received).toHaveLength(2);
    const { version } = await page(id);
    // Sent again it says what is there, whatever was seen; other words were written without seeing it.
    await table.call('put', `evenings/night/${id}`, { ...NIGHT, version: version - 1 });
    await staff('put', `evenings/night/${id}`)
      .send({ ...NIGHT, address: 'Otra 5', version: version - 1 })
      .expect(409);
    await table.call('put', `evenings/night/${id}`, { address: 'Otra 5', version });
    const [, next] = await mailsTo(CHEF, 2);
    const [, told] = await mailsTo(CLIENT, 2);
    expect(textOf(told)).toContain('Cambiamos la dirección');
    expect(textOf(told)).not.toContain('Por cuidado');
    expect(textOf(next)).toContain('Dónde: Otra 5, Ñuñoa (cambió; antes Los Leones 120, Ñuñoa)');
    expect(textOf(next)).toContain('Te recibe: Nada (cambió)');
    expect((await activity(request)).slice(0, 2)).toMatchObject([
      {
        kind: 'evening_details_changed',
        actor: 'person',
        changes: [{ field: 'address', before: 'Los Leones 120', after: 'Otra 5' }, {}, {}],
      },
      {
        kind: 'evening_details_changed',
        actor: 'client',
        changes: [{ before: 'Italia 10' }, {}, { after: '+56987654321' }],
      },
    ]);
    // An old tab of the client overwrites nothing unseen; the same data again are no conflict.
    const stale = await mine({ ...NIGHT, address: 'Otra 6', seen: NIGHT }).expect(409);
    expect(stale.body).toMatchObject({ msg: expect.stringMatching(/cambiaron mientras los corregías/) });
    await mine({ address: 'Otra 5', seen: NIGHT }).expect(200);
    // What changed meanwhile are not these data.
    await query(test.em(), 'update evening set version = version + 1');
    await mine({ address: 'Otra 7', seen: { address: 'Otra 5' } }).expect(200);
    const { body } = await call('get', `offers/evening-of-my-request/${token}`).expect(200);
    expect(body).toMatchObject({
      data: {
        evening: { address: 'Otra 7', contact_name: null, can_complete: true, wishes: [] },
      },
    });
    // Each change is a mail to the chef: somebody with the link does not send them hundreds.
    await query(
      test.em(),
      `insert into quote_request_activity (quote_request_id, kind, actor) select $1, 'restrictions_changed', 'client' from generate_series(3, 20)`,
      [request],
    );
    expect((await mine(NIGHT).expect(409)).body).toMatchObject({ msg: expect.stringMatching(/muchas veces hoy/) });
    await mine({ address: 'Otra 7' }).expect(200);
    await call('post', `my_request/restrictions/${token}`)
      .send({ restrictions: 'Sin maní', restrictions_consent: true })
      .expect(409);
    await query(test.em(), `update evening set begins_at = now() - interval '1 minute'`);
    await mine(NIGHT).expect(409);
    await staff('put', `evenings/night/${id}`).send(NIGHT).expect(409);
    await call('post', `offers/wish-for-my-evening/${token}`).send({ wish: 'Diez' }).expect(409);
  });

  it('take a wish for other guests or another menu, which changes nothing and waits for staff', async () => {
    const { id, request } = await agreed();
    const token = await table.token('request', request);
    const wish = (text: string) => call('post', `offers/wish-for-my-evening/${token}`).send({ wish: text });
    await wish('').expect(400);
    await Promise.all([wish('Seremos diez').expect(200), wish('Seremos diez').expect(200)]);
    expect(await page(id)).toMatchObject({
      wishes: ['Seremos diez'],
      guests: 8,
      sequence: 0,
      next: [expect.stringContaining('pide un cambio'), {}, {}],
    });
    expect((await activity(request)).filter(({ kind }) => kind === 'change_wished')).toMatchObject([
      { actor: 'client', text: 'Seremos diez' },
    ]);
    for (const text of ['Nueve', 'Diez', 'Once', 'Doce']) await wish(text).expect(200);
    await wish('Trece').expect(409);
    // What staff do about something else answers no wish.
    await table.call('put', `quote_requests/next-step/${request}`, { next_step: 'Llamar', next_step_on: dayIn(1) });
    await query(
      test.em(),
      `insert into quote_request_activity (quote_request_id, kind, actor, data)
       select $1, 'letter_in_chat', 'person', jsonb_build_object('letter', letter, 'channel', 'whatsapp')
       from unnest($2::text[]) as letter`,
      [request, [CHAT_TITLES.payment, CHAT_TITLES.reminder]],
    );
    expect((await page(id)).wishes).toHaveLength(5);
    await table.call('post', `quote_requests/note/${request}`, { text: 'Le escribí.' });
    expect(await page(id)).toMatchObject({ wishes: [] });
    await settled();
    expect(server.received).toEqual([]);
  });

  it('are erased with their client, copied, and leave the sheet’s link without effect', async () => {
    const { id, request } = await informed();
    await table.call('put', `evenings/night/${id}`, NIGHT);
    await sendSheet(id);
    const token = sheetIn(textOf((await mailsTo(CHEF, 2))[1]));
    await sheet(token);
    const copy = await staff('post', 'personal_data/export').send({ requests: [request] });
    expect(JSON.stringify(copy.body)).toContain('Los Leones 120');
    await query(test.em(), `update quote_request set stage = 'realizada', evening_ends_at = now()`);
    await table.call('put', 'personal_data/erase', { requests: [request] });
    const kept = await query(
      test.em(),
      `select to_jsonb(e)::text || to_jsonb(s)::text as all from evening e join event_sheet s on s.evening_id = e.id`,
    );
    expect(JSON.stringify(kept)).not.toMatch(/Leones|Pedro|98765/);
    expect(JSON.stringify(await activity(request))).not.toMatch(/Leones|Pedro/);
    await call('get', `event_sheets/by-link/${token}`).expect(404);
  });
});

describe('the sheet', () => {
  it('is confirmed by its chef with one press, for the version that they read, and marks what differs in the next one', async () => {
    const { id, request } = await agreed();
    await sendSheet(id);
    const old = sheetIn(textOf((await mailsTo(CHEF, 1))[0]));
    await mailsSettled(test.em());
    expect(await page(id)).toMatchObject({
      sheet: 'current',
      sheet_confirmed_at: null,
      sheets: [{ sent_by: 'mail', sequence: 0, arrived: true }],
    });
    expect(await sheet(old)).toMatchObject({
      chef_name: 'Ana María Pérez',
      newer: false,
      confirmed_at: null,
      place: 'Italia 10, Ñuñoa',
    });
    await receive(old, 1).expect(409);
    const pressed = await Promise.all([receive(old, 0), receive(old, 0)]);
    expect(pressed.map(({ status }) => status)).toEqual([200, 200]);
    expect(await page(id)).toMatchObject({ sheet_confirmed_at: expect.any(String) });
    expect((await activity(request)).filter(({ kind }) => kind === 'sheet_received')).toHaveLength(1);
    // Sent again as it is, nobody is asked again.
    await sendSheet(id);
    expect(await page(id)).toMatchObject({ sheet: 'current', sheet_confirmed_at: expect.any(String) });
    await table.call('put', `evenings/night/${id}`, NIGHT);
    await settled();
    expect(await page(id)).toMatchObject({ sheet: 'current', sheet_confirmed_at: null });
    await receive(old, 0).expect(409);
    const shown = await sheet(old);
    expect(shown).toMatchObject({ newer: true, sequence: 1, confirmed_at: null });
    expect(shown.facts).toContainEqual({
      name: 'Dónde',
      value: 'Los Leones 120, Ñuñoa',
      changed: 'cambió; antes Italia 10, Ñuñoa',
    });
    await receive(old, 1).expect(200);
    expect(await sheet(old)).toMatchObject({ confirmed_at: expect.any(String) });
  });

  it('is old after a change that its mail did not bring, until it is sent again or read under an old link', async () => {
    const { id } = await agreed();
    const { chat } = (await sendSheet(id, 'whatsapp')) as unknown as { chat: { phone_number: string; text: string } };
    expect(chat.phone_number).toMatch(/^\+569/);
    expect(chat.text).toMatch(/Dónde: Italia 10, Ñuñoa[^]*Confirma que la recibiste: http/);
    await table.call('put', `evenings/night/${id}`, NIGHT);
    await settled();
    await query(test.em(), `update mail set state = 'refused', problem = 'address' where kind = 'evening-chef'`);
    expect(await page(id)).toMatchObject({
      sheet: 'stale',
      next: expect.arrayContaining(['Envía a Ana María Pérez la ficha nueva.']),
    });
    await receive(sheetIn(chat.text), 1).expect(200);
    expect(await page(id)).toMatchObject({
      sheet: 'current',
      sheet_confirmed_at: expect.any(String),
      sheets: [{ sent_by: 'link' }, {}, {}],
    });
  });

  it.each(['dropped', 'waiting'])('marks a change again whose own mail was %s', async (state) => {
    const { id } = await agreed();
    await sendSheet(id, 'whatsapp');
    await table.call('put', `evenings/night/${id}`, NIGHT);
    await settled();
    await query(test.em(), `update mail set state = '${state}' where kind = 'evening-chef'`);
    expect(await page(id)).toMatchObject({ sheet: state === 'dropped' ? 'stale' : 'current' });
    const { chat } = (await sendSheet(id, 'whatsapp')) as unknown as { chat: { text: string } };
    expect(chat.text).toContain('Dónde: Los Leones 120, Ñuñoa (cambió; antes Italia 10, Ñuñoa)');
  });

  it('is not read by a chef who was exchanged, nor more than three days after the evening; a cancelled evening says so', async () => {
    const { id, request } = await agreed();
    await sendSheet(id);
    const token = sheetIn(textOf((await mailsTo(CHEF, 1))[0]));
    await query(test.em(), `update evening set chef_id = null`);
    await call('get', `event_sheets/by-link/${token}`).expect(404);
    await query(test.em(), `update evening set chef_id = (select chef_id from event_sheet)`);
    await query(test.em(), `update evening set day = $1`, [dayIn(-4)]);
    await call('get', `event_sheets/by-link/${token}`).expect(404);
    await query(test.em(), `update evening set day = $1`, [dayIn(30)]);
    await table.cancel(request);
    expect(await sheet(token)).toMatchObject({ cancelled: true, facts: [], place: '' });
    await receive(token, 0).expect(409);
  });

  it('is sent, for the words to a client, on the day on which its present chef got it', async () => {
    const { id, request } = await agreed();
    const sentOn = async () => (await test.app.get(MessagesRepository, { strict: false }).agreed(request)).sheetSentOn;
    await sendSheet(id);
    await settled();
    expect(await sentOn()).toBe(dayIn(0));
    await query(test.em(), `update mail set state = 'refused', problem = 'address' where kind = 'evening-sheet'`);
    expect(await sentOn()).toBeNull();
    await sendSheet(id, 'whatsapp');
    expect(await sentOn()).toBe(dayIn(0));
    await query(test.em(), `update evening set chef_id = null`);
    expect(await sentOn()).toBeNull();
  });

  it('goes out at once after a yes where the company wants that, unless the chef may be elsewhere', async () => {
    await staff('put', 'company/settings').send({ sheet_at_once: true }).expect(200);
    expect((await staff('get', 'company/settings')).body).toMatchObject({
      data: { sheet_at_once: true, require_chef_answer: false },
    });
    const { id } = await agreed();
    expect(await page(id)).toMatchObject({ sheet: 'current' });
    const { id: crossing } = await agreed();
    expect(await page(crossing)).toMatchObject({ sheet: 'none' });
    // Another chef takes over: the same holds.
    const { body } = await staff('post', 'chefs/create').send(
      await chefForm(test, { name: 'Benjamín Soto', email: 'benjamin@cocina.example' }),
    );
    const { id: other } = (body as { data: { id: number } }).data;
    const exchange = async (evening: number): Promise<void> => {
      const { offer } = (await page(evening)) as unknown as { offer: { id: number } };
      const draft = await table.call('post', `offers/change/${offer.id}`);
      const { guests, day, starts_at, minutes, commune, conditions, valid_until, version, lines } = draft;
      const kept = { guests, day, starts_at, minutes, commune, conditions, valid_until, version };
      const words = (lines as Row[]).map(({ description, quantity, unit_price }) => ({
        description,
        quantity,
        unit_price,
      }));
      await table.call('put', `offers/update/${draft.id}`, { ...kept, lines: words, chef_id: other, proposal_ids: [] });
      await table.call('post', `offers/accept-by-phone/${draft.id}`, { text: 'Me llamó.' });
    };
    await exchange(id);
    expect(await page(id)).toMatchObject({ chef_name: 'Benjamín Soto', sheet: 'current' });
    // The mails of the first version stay, though another one is in force.
    expect((await page(id)).letters).toContainEqual(
      expect.objectContaining({ title: 'Confirmación de la cotización', reader: 'client' }),
    );
    await exchange(crossing);
    expect(await page(crossing)).toMatchObject({ chef_name: 'Benjamín Soto', sheet: 'none' });
    // Nor is it sent for a day that the chef has blocked: either chef, here.
    const [{ chef_id: ana = 0 } = {}] = await query<{ chef_id: number }>(test.em(), 'select chef_id from event_sheet');
    for (const chef_id of [ana, other]) {
      const blocked = { chef_id, first_day: dayIn(40), last_day: dayIn(40), reason: 'Viaje' };
      await staff('post', 'agenda/blocked/create').send(blocked).expect(200);
    }
    const { id: unfree } = await agreed(40);
    expect(await page(unfree)).toMatchObject({ sheet: 'none' });
    await exchange(unfree);
    expect(await page(unfree)).toMatchObject({ chef_name: 'Benjamín Soto', sheet: 'none' });
    await staff('put', 'company/settings').send({ sheet_at_once: false }).expect(200);
  });
});

describe('three days before', () => {
  const sweep = (day: number) => test.app.get(EveningReminders).sweep(new Date(`${dayIn(day)}T15:00:00Z`));

  it('client and chef are reminded once, the client without what guests cannot eat', async () => {
    const { id, request } = await informed();
    await table.call('put', `quote_requests/restrictions/${request}`, {
      restrictions: 'Sin maní',
      restrictions_consent: true,
    });
    await settled();
    server.received.length = 0;
    expect(await sweep(26)).toBe(0);
    // The server was away on the day itself.
    expect(await Promise.all([sweep(28), sweep(28)])).toContain(1);
    const [mail] = await mailsTo(CLIENT, 1);
    const [reminder] = await mailsTo(CHEF, 1);
    expect(textOf(mail)).toMatch(
      /El chef llega a las: 20:30[^]*Dónde: Italia 10, Ñuñoa[^]*Están anotadas[^]*\/solicitud\//,
    );
    expect(textOf(mail)).not.toContain('maní');
    expect(textOf(reminder)).toMatch(/Falta poco[^]*Sin maní[^]*\/ficha\//);
    expect(await sweep(29)).toBe(0);
    await settled();
    expect(server.received).toHaveLength(2);
    expect(await page(id)).toMatchObject({ sheet: 'current' });
    expect((await activity(request))[0]).toMatchObject({ kind: 'evening_reminded', actor: 'system' });
  });

  it('nobody is of an evening that was agreed later, begins that day, was cancelled or lost its client', async () => {
    await agreed(3);
    expect(await sweep(1)).toBe(0);
    const { request } = await agreed();
    expect(await sweep(30)).toBe(0);
    await table.cancel(request);
    expect(await sweep(28)).toBe(0);
    const { request: erased } = await agreed();
    await query(
      test.em(),
      `update quote_request set erased_at = now(), message = null, search_key = '' where id = $1`,
      [erased],
    );
    expect(await sweep(28)).toBe(0);
  });
});

describe('mails about an evening', () => {
  it('open in WhatsApp with their text and link, where they tell of it as it is, and are noted', async () => {
    const { id, request } = await agreed();
    const open = (letter: string, reader = 'client') =>
      staff('post', `evenings/open-chat/${id}`).send({ letter, reader });
    const { body } = await open('accepted').expect(200);
    expect((body as { data: { text: string } }).data.text).toMatch(
      /^Hola Camila: tu mesa con Ana María Pérez está confirmada[^]*\/solicitud\//,
    );
    expect((await activity(request))[0]).toMatchObject({
      kind: 'letter_in_chat',
      actor: 'person',
      letter: 'Confirmación de la velada',
    });
    await open('changed').expect(409);
    await open('cancelled', 'chef').expect(409);
    await query(test.em(), `update quote_request set phone_number = '+56223456789'`);
    await open('accepted').expect(409);
  });
});
