import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PersonalData } from '../src/modules/personal-data/index.js';
import type { DataRightDto } from '../src/modules/personal-data/personal-data.dto.js';
import { QuoteErasure } from '../src/modules/quotes/index.js';
import { QuoteRetention } from '../src/modules/quotes/quote-retention.js';
import { Company } from '../src/modules/company/index.js';
import { query } from '../src/platform/database/query.js';
import { Mails } from '../src/platform/mail/mails.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { emptyTables } from './harness/empty-tables.js';
import { dayIn, EVENT_YEAR, spokenDay } from './harness/days.js';
import { eventually } from './harness/eventually.js';
import { chefForm } from './harness/factories.js';
import { startMailServer, type MailServer } from './harness/mail-server.js';
import { rowsContaining } from './harness/rows-containing.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { startJobs } from './harness/start-jobs.js';
import { RequestSteps } from './harness/request-steps.js';

const API = '/api/v1';

/** What is planted, and must be found nowhere once it is erased. */
const NAME = 'Xiomara Quelentaro';
const EMAIL = 'xiomara.q@correo.example';
const PHONE = '+56977665544';
const MESSAGE = 'Xiomara celebra su cumpleaños';

/**
 * Tables in which no client is kept. A new table is declared by its module (`PersonalData.declare`), or named here with
 * the reason.
 */
const WITHOUT_CLIENTS: Record<string, string> = {
  audit_line: 'keeps of what is personal only that it changed; it must not be changed',
  refused_sign_in: 'counts of an hour',
  blocked_range: 'days of a chef, with a reason by staff',
  offer_texts: 'what staff write in every offer',
  offer_year: 'the last number of a year',
  reply_text: 'what staff write to everybody',
  chef: 'found by its own contact and changed on its own screen',
  chef_city: 'a chef’s',
  chef_food_type: 'a chef’s',
  chef_modality: 'a chef’s',
  chef_slug: 'a chef’s',
  city: 'a choice',
  client_logo: 'a company’s logo',
  company: 'the company’s own',
  deleted_record: 'which record was deleted, by its name',
  deleted_record_image: 'pictures of deleted records',
  diet: 'a choice',
  ended_session: 'hashes of sessions',
  person_session: 'sessions of the team',
  food_type: 'a choice',
  form_reference: 'a provider’s form',
  gallery_image: 'a chef’s',
  header: 'a cover',
  gift_card: 'who gave and got one: found by e-mail, and erased on the page of the card',
  image: 'a picture',
  mikro_orm_migrations: 'which migrations were done',
  modality: 'a choice',
  money_settings: 'the company’s own account',
  person: 'the team: found by its own contact and changed in Personas',
  proposal: 'an experience',
  proposal_city: 'an experience’s',
  proposal_diet: 'an experience’s',
  proposal_food_type: 'an experience’s',
  proposal_modality: 'an experience’s',
  proposal_slug: 'an experience’s',
  record_version: 'what staff wrote about chefs and the site; opinions that clients wrote have no versions',
  record_version_image: 'pictures of versions',
  replica: 'processes',
  kitchen_access: 'chefs, who are no clients',
  private_paper: 'files, which the records that name them own',
  bank_row: 'what the bank says of nobody in particular: its words go with the match, or in time',
  payee: 'chefs’ own accounts, which go with the chef',
  payout_settings: 'what the company settled',
  secret_link: 'hashes of links',
  seeding: 'which data were planted',
  store_mark: 'the mark of the store',
  text_version: 'what the site says, and who of the team wrote it',
  strict_count: 'hashes of addresses, for a while',
  profile_change: 'chefs, who are no clients',
  profile_change_menu_picture: 'pictures of chefs',
  profile_change_picture: 'pictures of chefs',
  weekly_block: 'days of chefs',
  used_credential: 'hashes of credentials, for a while',
};

let server: MailServer;
let test: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  server = await startMailServer({});
  test = await createTestApp({ SMTP_URL: server.url, JOBS_HURRY: 'true' });
  await startJobs(test);
  admin = await signIn(test);
});
afterAll(async () => {
  await test.close();
  await server.close();
});
beforeEach(async () => {
  server.received.length = 0;
  await emptyTables(test.em(), 'quote_request', 'company', 'data_right', 'record_version', 'deleted_record');
});

const post = (path: string, body: object) => test.request.post(`${API}/${path}`).set(admin.header).send(body);
const put = (path: string, body: object) => test.request.put(`${API}/${path}`).set(admin.header).send(body);
const form = (changes: object = {}) => ({
  name: NAME,
  email: EMAIL,
  phone_number: PHONE,
  guests: 8,
  kind: 'cena',
  message: MESSAGE,
  consent: true,
  request_key: crypto.randomUUID(),
  ...changes,
});
/** Asks as a visitor does. @returns the number of the request */
async function ask(changes: object = {}): Promise<number> {
  await test.request.post(`${API}/quote_requests/create`).send(form(changes)).expect(201);
  const [row] = await query<{ id: number }>(test.em(), 'select max(id) as id from quote_request');
  return row?.id ?? 0;
}
const find = async (contact: string) => (await post('personal_data/find', { contact }).expect(200)).body.data;
const rights = async () =>
  (await test.request.get(`${API}/personal_data/rights`).set(admin.header).expect(200)).body.data;
const page = async (id: number) =>
  (await test.request.get(`${API}/quote_requests/get-one/${id}`).set(admin.header).expect(200)).body.data;
const mailOf = async (id: number): Promise<{ state: string; problem: string | null }> => (await page(id)).mail;
const inTransaction = <Result>(work: (em: ReturnType<TestApp['em']>) => Promise<Result>) =>
  test.em().transactional((em) => work(em));
const erasure = () => test.app.get(QuoteErasure, { strict: false });

/** Waits until clients have been told what arrived: what is sent from then on is another matter. */
async function receiptsSent(): Promise<void> {
  await eventually(
    () => query(test.em(), `select id from mail where state = 'waiting' and problem is null`),
    (waiting) => waiting.length === 0,
  );
  server.received.length = 0;
}

describe('what is declared', () => {
  it('is every table with data about clients', async () => {
    const tables = await query<{ name: string }>(
      test.em(),
      `select tablename as name from pg_tables where schemaname = 'public'`,
    );
    const declared: string[] = test.app.get(PersonalData, { strict: false }).tables.map(({ table }) => table);
    const known = [...declared, ...Object.keys(WITHOUT_CLIENTS)];
    expect(tables.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
    expect(declared.filter((name) => name in WITHOUT_CLIENTS)).toEqual([]);
  });

  it('says of each column with words whether it is about the client', async () => {
    const { tables } = test.app.get(PersonalData, { strict: false });
    for (const name of new Set(tables.map(({ table }) => table))) {
      const columns = await query<{ name: string }>(
        test.em(),
        `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1
           and data_type in ('text', 'character varying', 'json', 'jsonb', 'uuid', 'ARRAY')`,
        [name],
      );
      const ways = tables.filter(({ table }) => table === name);
      const said: string[] = ways.flatMap(({ erased, kept }) =>
        erased === 'rows' ? columns.map((column) => column.name) : [...Object.keys(erased), ...kept],
      );
      expect({ name, unsaid: columns.map((column) => column.name).filter((column) => !said.includes(column)) }).toEqual(
        {
          name,
          unsaid: [],
        },
      );
    }
  });
});

describe('a person', () => {
  it.each([EMAIL, EMAIL.toUpperCase(), PHONE, '9 7766 5544'])('is found by %s', async (contact) => {
    const id = await ask();
    await ask({ email: `x${EMAIL}`, phone_number: '+56922222222', message: `Escribe a ${EMAIL} o ${PHONE}` });
    expect(await find(contact)).toMatchObject({
      requests: [
        {
          id,
          name: NAME,
          consent_purpose: 'Responder la solicitud',
          consent_version: '2026-11',
          blocked_at: null,
          erased_at: null,
        },
      ],
      mentions: [],
    });
  });

  it.each(['', 'Xiomara', '123', '@'.repeat(255)])('is not searched by %j', async (contact) => {
    await post('personal_data/find', { contact }).expect(400);
  });

  it('is found by the number of a request, which a blocked one shows', async () => {
    const id = await ask();
    expect((await find(`#${id}`)).requests).toMatchObject([{ id, name: NAME }]);
    expect((await find('#999999999')).requests).toEqual([]);
  });

  it('is found by the e-mail and phone that the request had before they were corrected', async () => {
    const id = await ask();
    const facts = { kind: 'cena', guests: 8, reply_by: 'whatsapp' };
    await put(`quote_requests/facts/${id}`, { ...facts, email: 'Otra@correo.example' }).expect(200);
    await put(`quote_requests/facts/${id}`, {
      ...facts,
      email: 'tercera@correo.example',
      phone_number: '+56922222222',
    });
    await ask({ email: 'nadie@correo.example', phone_number: '+56933333333' });
    for (const contact of [EMAIL, PHONE, 'otra@CORREO.example', 'tercera@correo.example', '+56922222222'])
      expect((await find(contact)).requests.map((one: { id: number }) => one.id)).toEqual([id]);
    await put('personal_data/erase', { requests: [id] }).expect(200);
    for (const contact of [EMAIL, PHONE, 'otra@correo.example'])
      expect(await find(contact)).toEqual({ requests: [], mentions: [] });
  });

  it('is found as who receives a chef, also before that was corrected', async () => {
    const { body } = await test.request
      .post(`${API}/chefs/create`)
      .set(admin.header)
      .send(await chefForm(test, {}));
    const table = new RequestSteps(test, admin, body.data.id);
    const request = await table.ask({ event_date: dayIn(30) });
    await table.accept((await table.offer(request)).id);
    const token = await table.token('request', request);
    const says = (contact_phone: string | null) =>
      test.request
        .post(`${API}/offers/complete-my-evening/${token}`)
        .send({ address: 'Italia 10', contact_name: 'Pedro', contact_phone })
        .expect(200);
    await says('+56955554444');
    const [evening] = await query<{ id: number }>(test.em(), 'select id from evening');
    const mentions = [
      {
        title: 'Quién recibe al chef',
        name: `Velada del ${spokenDay(dayIn(30))}`,
        path: `/gestion/veladas/${evening?.id ?? 0}`,
      },
    ];
    expect(await find('9 5555 4444')).toEqual({ requests: [], mentions });
    await says('+56966665555');
    expect((await find('9 5555 4444')).mentions).toEqual(mentions);
    expect((await find('9 6666 5555')).mentions).toEqual(mentions);
    expect((await find('9 7777 6666')).mentions).toEqual([]);
  });

  it('is also found among chefs and the team', async () => {
    const { body } = await test.request
      .post(`${API}/chefs/create`)
      .set(admin.header)
      .send(await chefForm(test, { email: EMAIL }));
    const { mentions } = await find(EMAIL);
    expect(mentions).toEqual([
      { title: 'Chefs', name: expect.any(String), path: `/gestion/chef/editar-chef/${body.data.id}` },
    ]);
    expect((await find(admin.person.email)).mentions).toMatchObject([{ title: 'Personas', name: admin.person.name }]);
    await test.request.delete(`${API}/chefs/delete/${body.data.id}`).set(admin.header);
  });
});

describe('the rights', () => {
  it('export everything that is kept, and say so', async () => {
    const id = await ask();
    await post(`quote_requests/note/${id}`, { text: 'Llamó Xiomara' }).expect(200);
    const { body } = await post('personal_data/export', { requests: [id] }).expect(200);
    expect(body.data.data).toMatchObject({
      Solicitudes: [{ name: NAME, email: EMAIL, phone_number: PHONE, message: MESSAGE }],
      Seguimiento: [{ text: 'Llamó Xiomara' }],
    });
    expect((await rights()).log).toMatchObject([
      { kind: 'access', step: 'done', requests: [id], actor: 'person', actor_name: admin.person.name },
    ]);
  });

  it('correct name, e-mail and phone, and the search finds the new ones', async () => {
    const id = await ask();
    await put('personal_data/rectify', { requests: [id] }).expect(400);
    await put('personal_data/rectify', { requests: [id], email: 'nuevo@correo.example', name: 'Xiomara Q.' }).expect(
      200,
    );
    expect(await page(id)).toMatchObject({ name: 'Xiomara Q.', email: 'nuevo@correo.example', phone_number: PHONE });
    expect((await find('nuevo@correo.example')).requests).toHaveLength(1);
    expect((await find(EMAIL)).requests).toHaveLength(0);
    expect((await page(id)).activity[0]).toMatchObject({ kind: 'rectified' });
  });

  it('find and correct the phone of another country, and a client without one', async () => {
    const id = await ask({ phone_number: '+54 9 11 2345 6789' });
    expect((await find('0054 9 11 2345 6789')).requests).toMatchObject([{ id, phone_number: '+5491123456789' }]);
    await put('personal_data/rectify', { requests: [id], phone_number: '+1 212 555 0100' }).expect(200);
    expect((await find('+1 (212) 555-0100')).requests).toMatchObject([{ id }]);
    const taken = { name: NAME, phone_number: '+56933333333', guests: 8, kind: 'cena', client_agreed: true };
    const { id: mailless } = (
      await post('quote_requests/take', { ...taken, request_key: crypto.randomUUID() }).expect(200)
    ).body.data as { id: number };
    expect((await find('9 3333 3333')).requests).toMatchObject([{ id: mailless, email: null }]);
    await put('personal_data/rectify', { requests: [mailless], email: 'ahora@correo.example' }).expect(200);
    expect((await find('AHORA@correo.example')).requests).toMatchObject([{ id: mailless }]);
    const silent = await ask({ phone_number: null, reply_by: 'correo', email: 'sin@correo.example' });
    expect((await find('sin@correo.example')).requests).toMatchObject([{ id: silent, phone_number: '' }]);
  });

  it.each(['name', 'email', 'phone_number'])('correct no %s to nothing', async (field) => {
    const id = await ask();
    const corrections = { name: 'Xiomara Q.', email: 'nuevo@correo.example', phone_number: '+56922222222' };
    const refused = await put('personal_data/rectify', { requests: [id], ...corrections, [field]: ' ' }).expect(400);
    expect(refused.body.errors).toMatchObject([{ field }]);
    expect(await page(id)).toMatchObject({ name: NAME, email: EMAIL, phone_number: PHONE });
    await put('personal_data/rectify', { requests: [id], ...corrections, [field]: null }).expect(200);
  });

  it('block: no mail goes out, nobody works on it, and it can be undone', async () => {
    const id = await ask();
    await put('personal_data/block', { requests: [id] }).expect(200);
    expect(await page(id)).toMatchObject({ blocked: true, moves: [] });
    const { body } = await put(`quote_requests/move/${id}`, { state: 'contactada' }).expect(409);
    expect(body.msg).toMatch(/bloqueada/);
    await put('personal_data/unblock', { requests: [id] }).expect(200);
    await put(`quote_requests/move/${id}`, { state: 'contactada' }).expect(200);
    expect((await rights()).log.map(({ kind }: { kind: string }) => kind)).toEqual(['unblock', 'block']);
  });

  it('a mail that waits is dropped once its client is blocked', async () => {
    const details = {
      city: 'Santiago',
      address: 'Av. Italia 1',
      phoneNumber: '+56912345678',
      email: 'hola@sobremesa.example',
    };
    const id = await ask();
    await eventually(
      () => mailOf(id),
      ({ problem }) => problem !== null,
    );
    await receiptsSent();
    await put('personal_data/block', { requests: [id] }).expect(200);
    await test
      .em()
      .persist(new Company({ ...details, facebook: null, instagram: null, linkedin: null }))
      .flush();
    await post(`quote_requests/mail-again/${id}`, {}).expect(409);
    await test.app.get(Mails).retryTroubled();
    expect(
      await eventually(
        () => mailOf(id),
        ({ state }) => state === 'dropped',
      ),
    ).toMatchObject({ state: 'dropped' });
    expect(server.received).toEqual([]);
  });

  it('refuse a request that does not exist, and change nothing', async () => {
    const id = await ask();
    await put('personal_data/erase', { requests: [id, id + 1] }).expect(404);
    expect(await page(id)).toMatchObject({ erased: false });
    expect((await rights()).log).toEqual([]);
  });

  it('that were asked for by letter are a task from the day of the letter, which doing them answers', async () => {
    const id = await ask();
    const letter = { requests: [id], kind: 'access', asked_on: dayIn(-20) };
    await post('personal_data/note', letter).expect(200);
    await post('personal_data/note', letter).expect(200);
    const { tasks } = await rights();
    expect(tasks).toMatchObject([{ kind: 'access', requests: [id], due_on: dayIn(10), actor: 'person' }]);
    await put('personal_data/block', { requests: [id] }).expect(200);
    expect((await rights()).tasks).toHaveLength(1);
    await post('personal_data/export', { requests: [id] }).expect(200);
    expect(await rights()).toMatchObject({
      tasks: [],
      log: [{ kind: 'access', step: 'done', due_on: dayIn(10) }, {}, {}],
    });
    await post('personal_data/note', { ...letter, asked_on: dayIn(1) }).expect(400);
    await post('personal_data/note', { ...letter, kind: 'unblock' }).expect(400);
    await post('personal_data/note', { ...letter, requests: [id + 1] }).expect(404);
  });

  it('are written into a log that nobody changes', async () => {
    await put('personal_data/block', { requests: [await ask()] }).expect(200);
    await expect(query(test.em(), `update data_right set kind = 'access'`)).rejects.toThrow(/is not changed/);
    await expect(query(test.em(), 'delete from data_right')).rejects.toThrow(/is not changed/);
  });
});

describe('erasing', () => {
  it('leaves nothing of the person in any table, mail or job', async () => {
    const id = await ask();
    const other = await ask({
      name: 'Otra Persona',
      email: 'otra@correo.example',
      phone_number: '+56922222222',
      message: 'Hola',
    });
    await post(`quote_requests/note/${id}`, { text: `Llamar a ${NAME} (${PHONE})` }).expect(200);
    await put(`quote_requests/next-step/${id}`, {
      next_step: `Escribir a ${EMAIL}`,
      next_step_on: `${EVENT_YEAR}-01-01`,
    }).expect(200);
    await put(`quote_requests/move/${id}`, { state: 'perdida', reason: 'otra', text: `${NAME} no contesta` }).expect(
      200,
    );
    await put(`quote_requests/move/${id}`, { state: 'contactada' }).expect(200);
    await find(EMAIL);
    await post('personal_data/export', { requests: [id] }).expect(200);
    for (const text of [NAME, EMAIL, PHONE]) expect(await rowsContaining(test, text)).not.toEqual([]);
    await receiptsSent();

    await put('personal_data/erase', { requests: [id] }).expect(200);

    for (const text of [NAME, 'Xiomara', 'Quelentaro', EMAIL, PHONE, '77665544', MESSAGE]) {
      expect(await rowsContaining(test, text)).toEqual([]);
      expect(server.received.filter((mail) => JSON.stringify(mail).includes(text))).toEqual([]);
    }
    expect(await page(id)).toMatchObject({
      name: 'Datos borrados',
      erased: true,
      state: 'perdida',
      lost_reason: 'retirada',
      kind: 'cena',
      guests: 8,
      moves: [],
    });
    expect(await page(other)).toMatchObject({ name: 'Otra Persona', message: 'Hola', erased: false });
    await put(`quote_requests/move/${id}`, { state: 'contactada' }).expect(409);
  });

  it('leaves nothing to do in one that goes on, and says that something was planned', async () => {
    const id = await ask();
    await query(test.em(), `update quote_request set stage = 'aceptada', accepted_at = now() where id = $1`, [id]);
    await put(`quote_requests/next-step/${id}`, { next_step: 'Llamar', next_step_on: `${EVENT_YEAR}-01-01` }).expect(
      200,
    );
    await put('personal_data/erase', { requests: [id] }).expect(200);
    expect(await page(id)).toMatchObject({
      state: 'aceptada',
      erased: true,
      next_step: null,
      next_step_on: null,
      activity: [{ kind: 'erased' }, { kind: 'next_step', text: null, on: `${EVENT_YEAR}-01-01` }],
    });
  });

  it('takes the opinion of the client away, and none that staff wrote down', async () => {
    const { body } = await test.request
      .post(`${API}/chefs/create`)
      .set(admin.header)
      .send(await chefForm(test));
    const chef_id = body.data.id as number;
    for (const client_name of [NAME, 'Otra Persona'])
      await post('comments/create', { client_name, description: `${client_name} lo cuenta`, score: 5, chef_id });
    const id = await ask();
    await query(
      test.em(),
      `insert into opinion (quote_request_id, comment_id) select $1, id from comment where client_name = $2`,
      [id, NAME],
    );
    // What a client wrote has no versions.
    await query(test.em(), `delete from record_version where kind = 'comment'`);
    await put('personal_data/erase', { requests: [id] }).expect(200);
    expect(await rowsContaining(test, 'Xiomara')).toEqual([]);
    expect(await rowsContaining(test, 'Otra Persona lo cuenta')).toHaveLength(1);
  });

  it('is done at once for a client whose request nobody accepted, once', async () => {
    const id = await ask();
    expect(await inTransaction(() => erasure().askedByClient(id))).toEqual({ erased: true });
    expect(await inTransaction(() => erasure().askedByClient(id))).toEqual({ erased: true });
    expect(await page(id)).toMatchObject({ erased: true, state: 'perdida', lost_reason: 'retirada' });
    expect((await page(id)).activity[0]).toMatchObject({ kind: 'erased', actor: 'client' });
    expect(await rights()).toMatchObject({ tasks: [], log: [{ kind: 'erasure', step: 'done', actor: 'client' }] });
  });

  it('answers the wish for it in every way: by deleting the last of its requests, and by their age', async () => {
    const [first, second, third] = [await ask(), await ask(), await ask()];
    for (const requests of [[first, second], [third]])
      await post('personal_data/note', { requests, kind: 'erasure', asked_on: '2026-01-12' }).expect(200);
    await post('personal_data/note', { requests: [third], kind: 'access', asked_on: '2026-01-12' }).expect(200);
    const gone = (id: number) =>
      test.request.delete(`${API}/quote_requests/delete/${id}`).set(admin.header).expect(200);
    const open = async () => (await rights()).tasks.map(({ kind, requests }: DataRightDto) => [kind, requests]);
    await gone(first);
    expect(await open()).toEqual([
      ['erasure', [first, second]],
      ['erasure', [third]],
      ['access', [third]],
    ]);
    await gone(second);
    expect((await rights()).log[0]).toMatchObject({
      kind: 'erasure',
      step: 'done',
      requests: [first, second],
      actor: 'person',
    });
    await query(
      test.em(),
      `update quote_request set stage = 'perdida', lost_reason = 'precio', updated_at = now() - interval '9 years'`,
    );
    await test.app.get(QuoteRetention, { strict: false }).sweep();
    expect(await open()).toEqual([['access', [third]]]);
    expect((await rights()).log[0]).toMatchObject({ step: 'done', requests: [third], actor: 'system' });
  });

  it('is refused while an evening lies ahead, of all that were named together, with the way out', async () => {
    const [first, second] = [await ask(), await ask()];
    const ends = (when: string) =>
      query(
        test.em(),
        `update quote_request set stage = 'aceptada', accepted_at = now(), evening_ends_at = now() + $2::interval where id = $1`,
        [second, when],
      );
    await ends('1 minute');
    const { body } = await put('personal_data/erase', { requests: [first, second] }).expect(409);
    expect(body.msg).toBe(
      `La solicitud ${second} tiene una velada por delante. Cancélala primero, o borra los datos cuando haya terminado.`,
    );
    expect([await page(first), await page(second)]).toMatchObject([{ erased: false }, { erased: false }]);
    expect((await rights()).log).toEqual([]);
    await ends('-1 minute');
    await put('personal_data/erase', { requests: [first, second] }).expect(200);
  });

  it('of something accepted is a task of thirty days, which staff do or refuse', async () => {
    const [first, second] = [await ask(), await ask()];
    await query(test.em(), `update quote_request set stage = 'aceptada', accepted_at = now()`);
    const outcome = await inTransaction(() => erasure().askedByClient(first));
    expect(await inTransaction(() => erasure().askedByClient(first))).toEqual(outcome);
    await inTransaction(() => erasure().askedByClient(second));
    const { tasks } = await rights();
    expect(tasks).toMatchObject([
      {
        kind: 'erasure',
        step: 'asked',
        requests: [first],
        actor: 'client',
        due_on: (outcome as { dueOn: string }).dueOn,
      },
      { requests: [second] },
    ]);
    const [due, asked] = [Date.parse(tasks[0].due_on), Date.parse(tasks[0].at)];
    expect(Math.round((due - asked) / 86_400_000)).toBeGreaterThanOrEqual(29);
    expect(Math.round((due - asked) / 86_400_000)).toBeLessThanOrEqual(30);

    await put('personal_data/erase', { requests: [first], task_id: tasks[0].id }).expect(200);
    expect(await page(first)).toMatchObject({ erased: true, state: 'aceptada' });
    await put(`personal_data/refuse/${tasks[1].id}`, { reason: 'La factura se guarda seis años.' }).expect(200);
    expect((await rights()).tasks).toEqual([]);
    await put(`personal_data/refuse/${tasks[1].id}`, { reason: 'Otra vez' }).expect(409);
    await put('personal_data/block', { requests: [second], task_id: tasks[1].id }).expect(409);
    expect(await page(second)).toMatchObject({ erased: false, blocked: false });
  });
});
