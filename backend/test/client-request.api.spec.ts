import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Company } from '../src/modules/company/index.js';
import { query } from '../src/platform/database/query.js';
import { Links } from '../src/platform/links/links.js';
import { Mails } from '../src/platform/mail/mails.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { dayIn, EVENT_YEAR, spokenDay } from './harness/days.js';
import { emptyTables } from './harness/empty-tables.js';
import { eventually } from './harness/eventually.js';
import { chefForm } from './harness/factories.js';
import {
  headersOf,
  partsOf,
  startMailServer,
  subjectOf,
  type MailServer,
  type Received,
} from './harness/mail-server.js';
import { mailsSettled } from './harness/mails-settled.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { startJobs } from './harness/start-jobs.js';

const API = '/api/v1';
const SITE = 'https://sobremesa.example';
const OFFICE = 'hola@sobremesa.example';

let test: TestApp;
let admin: SignedIn;
let server: MailServer;
let chef: number;
/** Another one in each test: what the test before asked for may still be on its way. */
let client: string;

beforeAll(async () => {
  server = await startMailServer();
  test = await createTestApp({
    SMTP_URL: server.url,
    JOBS_HURRY: 'true',
    TRUST_PROXY: '1',
    PUBLIC_URL: SITE,
    DEMO_SIGN_IN: 'true',
    EMBED_URL: 'https://formularios.sobremesa.example',
  });
  await startJobs(test);
  admin = await signIn(test);
  const details = { city: 'Santiago', address: 'Av. Providencia 1', phoneNumber: '+56912345678' };
  await test
    .em()
    .persist(new Company({ ...details, email: OFFICE, facebook: null, instagram: null, linkedin: null }))
    .flush();
  const { body } = await test.request
    .post(`${API}/chefs/create`)
    .set(admin.header)
    .send(await chefForm(test))
    .expect(200);
  chef = body.data.id as number;
});
afterAll(async () => {
  await test.close();
  await server.close();
});
beforeEach(async () => {
  await emptyTables(test.em(), 'quote_request', 'secret_link', 'data_right', 'strict_count');
  server.received.length = 0;
  client = `camila.${randomUUID()}@cocina.example`;
});

const form = (changes: object = {}) => ({
  name: 'Camila Rojas',
  email: client,
  phone_number: '+56912345678',
  guests: 8,
  kind: 'cena',
  event_date: `${EVENT_YEAR}-09-18`,
  message: 'Somos <ocho>.',
  choices: [{ chef_id: chef }],
  budget_per_person: 45000,
  reply_by: 'llamada',
  restrictions: 'Celiaca en secreto',
  restrictions_consent: true,
  consent: true,
  request_key: randomUUID(),
  ...changes,
});
const ask = (changes: object = {}, visitor = '203.0.113.7') =>
  test.request.post(`${API}/quote_requests/create`).set('x-forwarded-for', visitor).send(form(changes)).expect(201);
const put = (path: string, body: object) =>
  test.request.put(`${API}/quote_requests/${path}`).set(admin.header).send(body).expect(200);
const stored = async (id = 1) =>
  (await test.request.get(`${API}/quote_requests/get-one/${id}`).set(admin.header).expect(200)).body.data;

const sentTo = (address: string): Received[] => server.received.filter(({ to }) => to.includes(address));
const mails = (address: string, count = 1) =>
  eventually(
    () => Promise.resolve(sentTo(address)),
    (mails) => mails.length >= count,
  );
const textOf = (mail: Received | undefined): string => (mail ? (partsOf(mail)['text/plain'] ?? '') : '');
const tokenIn = (text: string): string => /\/solicitud\/([\w-]{27})/.exec(text)?.[1] ?? '';

/** Asks for a quote and takes the token out of the receipt. */
async function asked(changes: object = {}): Promise<string> {
  await ask(changes);
  return tokenIn(textOf((await mails(client))[0]));
}
const read = (token: string) => test.request.get(`${API}/my_request/${token}`);
const withdraw = (token: string) => test.request.post(`${API}/my_request/withdraw/${token}`);
const erase = (token: string) => test.request.post(`${API}/my_request/erase/${token}`);
/** Brings the request as far as the yes, of an evening that is today. */
async function accept(id = 1): Promise<void> {
  const agreed = { chef_id: chef, day: dayIn(0), starts_at: '23:59', commune: 'Ñuñoa', guests: 8, total: 360_000 };
  await test.request.post(`${API}/offers/agree/${id}`).set(admin.header).send(agreed).expect(200);
}
/** Staff cancel its evening. */
async function cancel(id = 1): Promise<void> {
  const { body } = await test.request.get(`${API}/agenda/of-request/${id}`).set(admin.header).expect(200);
  await test.request
    .put(`${API}/offers/cancel-evening/${body.data.evening.id}`)
    .set(admin.header)
    .send({ by: 'company', reason: 'Cerramos' })
    .expect(200);
}

describe('the receipt', () => {
  it('tells at once that a request arrived, for when and how many, and where to follow it', async () => {
    await ask();
    const [mail] = await mails(client);
    const text = textOf(mail);
    expect(subjectOf(mail as Received)).toBe('Recibimos tu solicitud');
    expect(headersOf(mail as Received)).toMatch(new RegExp(`^reply-to: .*${OFFICE}`, 'im'));
    for (const line of [
      `Fecha: ${spokenDay(`${EVENT_YEAR}-09-18`)}`,
      'Invitados: 8',
      `Ver mi solicitud:\n${SITE}/solicitud/`,
    ])
      expect(text).toContain(line);
  });

  it('has none of the words of the form: anybody can send one to anybody', async () => {
    const words = {
      name: 'https://robo.example Tu cuenta',
      message: 'Entra en https://robo.example',
      restrictions: 'Clic aquí',
    };
    await ask({ ...words, budget_per_person: 98_765, reply_by: 'correo' });
    const [mail] = await mails(client);
    const whole = JSON.stringify([headersOf(mail as Received), partsOf(mail as Received)]);
    for (const word of ['robo.example', 'cuenta', 'Clic', '98.765', '98765', 'Camila'])
      expect(whole).not.toContain(word);
    expect(headersOf(mail as Received)).toMatch(new RegExp(`^to: ${client}$`, 'im'));
  });

  it('is one for a request that is sent twice, and none for one that was taken by telephone', async () => {
    const request_key = randomUUID();
    await ask({ request_key });
    await ask({ request_key });
    const { consent: _given, ...taken } = form({ request_key: randomUUID() });
    const call = test.request.post(`${API}/quote_requests/take`).set(admin.header);
    await call.send({ ...taken, client_agreed: true }).expect(200);
    await mails(OFFICE);
    await mails(client);
    const kinds = await query<{ kind: string }>(test.em(), `select kind from mail order by kind`);
    expect(kinds.map(({ kind }) => kind)).toEqual(['new-request', 'request-receipt']);
  });

  const receipts = async (): Promise<number> =>
    (await query(test.em(), `select from mail where kind = 'request-receipt'`)).length;
  const linkOf = async (email: string, visitor: string) =>
    ((await ask({ email }, visitor)).body as { data: { link: string | null } }).data.link;

  it('goes from one visitor to one mailbox three times a day, however it is spelled; then the link is shown', async () => {
    const [name = '', domain = ''] = client.split('@');
    const spelled = [
      client,
      client.toUpperCase(),
      `${name}+x@${domain}`,
      `${name.replaceAll('-', '-.')}@${domain}`,
      client,
    ];
    const links = [];
    for (const email of spelled) links.push(await linkOf(email, '203.0.113.7'));
    expect(links.map((link) => link === null)).toEqual([true, true, true, false, false]);
    expect(await receipts()).toBe(3);
    expect((await read(tokenIn(links[3] ?? '')).expect(200)).body.data.first_name).toBe('Camila');
    // The owner asks from elsewhere: nobody has used up their mails.
    expect(await linkOf(client, '198.51.100.9')).toBeNull();
    expect(await receipts()).toBe(4);
  });

  it('goes to one mailbox ten times a day at most, and its owner has the link even then', async () => {
    for (let visitor = 1; visitor <= 4; visitor++)
      for (let count = 0; count < 3; count++) await linkOf(client, `203.0.113.${visitor}`);
    expect(await receipts()).toBe(10);
    const link = await linkOf(client, '198.51.100.9');
    await read(tokenIn(link ?? '')).expect(200);
  });

  it('goes from one visitor to thirty mailboxes a day at most', async () => {
    for (let count = 0; count < 32; count++) await linkOf(`c${count}.${client}`, '203.0.113.50');
    expect(await receipts()).toBe(30);
  });

  it('makes no address known as read, and its link does; another address of the client is not', async () => {
    const isConfirmed = async () =>
      (await query<{ at: string | null }>(test.em(), 'select address_confirmed_at as at from quote_request'))[0]?.at !==
      null;
    await ask();
    const text = textOf((await mails(client))[0]);
    const opened = (query = '') => test.app.get(Links).noteOpened(tokenIn(text), query);
    const mark = new URL(/https:\S+\/solicitud\/\S+/.exec(text)?.[0] ?? '').search;
    await opened();
    await opened('carta=');
    await opened(mark.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')));
    expect(await isConfirmed()).toBe(false);
    await opened(mark.slice(1));
    expect(await isConfirmed()).toBe(true);
    const correct = test.request.put(`${API}/personal_data/rectify`).set(admin.header);
    await correct.send({ requests: [1], email: `otra.${client}` }).expect(200);
    expect(await isConfirmed()).toBe(false);
    await opened(mark.slice(1));
    expect(await isConfirmed()).toBe(false);
  });

  it('is followed by mails without a name until its link was opened', async () => {
    await ask({ name: 'Robo.example Rojas' });
    const text = textOf((await mails(client))[0]);
    const mark = new URL(/https:\S+\/solicitud\/\S+/.exec(text)?.[0] ?? '').search.slice(1);
    const words = { text: 'Hola {nombre}:\n\n{nombre}, ¿sigue en pie? {enlace}', subject: 'Para {nombre}' };
    const post = (path: string, body: object) =>
      test.request.post(`${API}/messages/${path}/1`).set(admin.header).send(body).expect(200);
    const preview = async () => (await post('preview', words)).body.data;
    const write = async (seen: string) => post('send', { ...words, channel: 'mail', request_key: randomUUID(), seen });
    const before = await preview();
    expect(before).toMatchObject({
      text: expect.stringContaining('Hola Robo.example:'),
      mail_text: expect.stringMatching(/^Hola:\n\n¿Sigue/),
      subject: 'Para',
    });
    await write(before.mail_text);
    const [, unnamed] = await mails(client, 2);
    expect(JSON.stringify([headersOf(unnamed as Received), partsOf(unnamed as Received)])).not.toContain(
      'Robo.example',
    );
    expect(textOf(unnamed)).toContain(`?${mark}`);
    await test.app.get(Links).noteOpened(tokenIn(textOf(unnamed)), mark);
    const after = await preview();
    expect(after).toMatchObject({ mail_text: null, subject: 'Para Robo.example' });
    await write(after.text);
    const [, , named] = await mails(client, 3);
    expect(textOf(named)).toContain('Hola Robo.example:');
  });

  it('cannot be broken out of by a name', async () => {
    await ask({ name: 'Eva\r\nBcc: espia@evil.example <b>', message: 'a\r\n.\r\nQUIT' });
    const [mail] = await mails(client);
    expect(headersOf(mail as Received)).not.toMatch(/^(bcc|cc):/im);
    expect(partsOf(mail as Received)['text/html']).not.toContain('<b>');
  });
});

it('without a mail server the answer has the link instead, for a program one that opens nothing', async () => {
  const mute = await createTestApp({
    PUBLIC_URL: SITE,
    DEMO_SIGN_IN: 'true',
    EMBED_URL: 'https://f.sobremesa.example',
  });
  try {
    const send = (changes: object) =>
      mute.request.post(`${API}/quote_requests/create`).send({ ...form({ choices: [] }), ...changes });
    const { link } = (await send({}).expect(201)).body.data;
    expect(link).toMatch(new RegExp(`^${SITE}/solicitud/[\\w-]{27}$`));
    expect((await mute.request.get(`${API}/my_request/${tokenIn(link)}`).expect(200)).body.data.first_name).toBe(
      'Camila',
    );
    const trap = (await send({ website: 'x' }).expect(201)).body.data.link;
    expect(trap).toMatch(new RegExp(`^${SITE}/solicitud/[\\w-]{27}$`));
    await mute.request.get(`${API}/my_request/${tokenIn(trap)}`).expect(404);
  } finally {
    await mute.close();
  }
});

describe('the page of a request', () => {
  it('shows its client the state and what was asked, without contact data and restrictions, and nobody stores it', async () => {
    const token = await asked();
    const { body, headers } = await read(token).expect(200);
    expect(body.data).toEqual({
      first_name: 'Camila',
      kind: 'cena',
      state: 'nueva',
      withdrawn: false,
      asked_at: expect.any(String),
      answered_by: 'Llamada',
      wishes: expect.arrayContaining([{ name: 'Invitados', value: '8' }]),
      restricted: true,
      restricted_at: expect.any(String),
      can_restrict: true,
      can_withdraw: true,
      erasure: 'now',
      answered_until: null,
    });
    expect(JSON.stringify(body)).not.toMatch(/secreto|cocina\.example|56912/);
    expect([headers['cache-control'], headers['referrer-policy']]).toEqual(['no-store', 'no-referrer']);
  });

  it('is one and the same 404 for what is wrong, deleted, or no token', async () => {
    const token = await asked();
    const wrong = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
    const answers = [await read(wrong), await read('nadie'), await withdraw(wrong), await erase('1')];
    await test.request.delete(`${API}/quote_requests/delete/1`).set(admin.header).expect(200);
    answers.push(await read(token), await withdraw(token), await erase(token));
    for (const { status, body } of answers)
      expect([status, body]).toEqual([404, { status: 404, msg: 'Este enlace no existe o ya no sirve.', data: null }]);
  });
});

describe('withdrawing', () => {
  // What one of these tells the company must not come to the next.
  afterEach(() => mailsSettled(test.em()));

  it('loses the request as the client’s, once, however often it is pressed', async () => {
    const token = await asked();
    const pressed = await Promise.all([withdraw(token), withdraw(token), withdraw(token)]);
    expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { state, lost_reason, activity } = await stored();
    expect([state, lost_reason]).toEqual(['perdida', 'retirada']);
    expect(activity).toMatchObject([{ kind: 'moved', actor: 'client', from: 'nueva', to: 'perdida' }]);
    expect((await read(token).expect(200)).body.data).toMatchObject({ withdrawn: true, can_withdraw: false });
  });

  it('is told to the company, once for each time', async () => {
    const token = await asked();
    const told = () => sentTo(OFFICE).filter((mail) => textOf(mail).includes('El cliente retiró su solicitud'));
    for (let count = 1; count <= 2; count++) {
      await Promise.all([withdraw(token), withdraw(token)]);
      await eventually(
        () => Promise.resolve(told()),
        (mails) => mails.length === count,
      );
      await put('move/1', { state: 'contactada' });
    }
    await mailsSettled(test.em());
    expect(told()).toHaveLength(2);
  });

  it('is refused while an evening is agreed, which it does not cancel, and once it has taken place', async () => {
    const token = await asked();
    await accept();
    expect((await read(token).expect(200)).body.data).toMatchObject({ state: 'aceptada', can_withdraw: false });
    expect((await withdraw(token).expect(409)).body.msg).toMatch(/«Cancelar mi velada»/);
    expect(await stored()).toMatchObject({ state: 'aceptada', has_evening: true });
    await put('move/1', { state: 'realizada' });
    expect((await withdraw(token).expect(409)).body.msg).toBe(
      'Esta comida ya se realizó: la solicitud ya no se retira.',
    );
  });
});

describe('erasing', () => {
  const PERSONAL = /camila|rojas|cocina\.example|56912345678|ocho|secreto|ana mar|anotado/i;

  it('takes everything about the client out at once, and a figure remains', async () => {
    const token = await asked();
    await put('next-step/1', { next_step: 'Llamar a Camila', next_step_on: `${EVENT_YEAR}-01-12` });
    await test.request
      .post(`${API}/quote_requests/note/1`)
      .set(admin.header)
      .send({ text: 'Anotado: Rojas' })
      .expect(200);
    await mails(OFFICE);
    expect((await erase(token).expect(200)).body.data).toEqual({ erased: true, answered_until: null });

    const rows = await query(
      test.em(),
      `select q::text as one from quote_request q union all select a::text from quote_request_activity a
       union all select c::text from quote_request_choice c union all select r::text from quote_request_restriction r
       union all select m::text from mail m`,
    );
    const kept = JSON.stringify(rows);
    expect(kept).not.toMatch(PERSONAL);
    const request = await stored();
    expect(request).toMatchObject({
      name: 'Datos borrados',
      state: 'perdida',
      lost_reason: 'retirada',
      kind: 'cena',
      guests: 8,
      erased: true,
      moves: [],
      restrictions: null,
    });
    expect(request.activity.map(({ kind, actor }: { kind: string; actor: string }) => [kind, actor])).toEqual([
      ['erased', 'client'],
      ['moved', 'client'],
      ['note', 'person'],
      ['next_step', 'person'],
    ]);
    for (const { status } of [await read(token), await withdraw(token), await erase(token)]) expect(status).toBe(404);
    const move = test.request.put(`${API}/quote_requests/move/1`).set(admin.header);
    expect((await move.send({ state: 'contactada' }).expect(409)).body.msg).toMatch(/fueron borrados/);
  });

  it('happens once, however many ask for it at a time', async () => {
    const token = await asked();
    const statuses = (await Promise.all([erase(token), erase(token), withdraw(token)])).map(({ status }) => status);
    expect(statuses.slice(0, 2).toSorted()).toEqual([200, 404]);
    const { activity } = await stored();
    expect(activity.filter(({ kind }: { kind: string }) => kind === 'erased')).toHaveLength(1);
  });

  it('leaves other requests of the same client alone', async () => {
    await ask();
    const receipt = textOf((await mails(client))[0]);
    await ask();
    await mails(client, 2);
    await erase(tokenIn(receipt)).expect(200);
    const left = await query<{ name: string }>(test.em(), `select name from quote_request order by name`);
    expect(left.map(({ name }) => name)).toEqual(['Camila Rojas', 'Datos borrados']);
  });

  it.each(['aceptada', 'realizada', 'perdida'])(
    'of what was accepted and is %s is a task for staff, once',
    async (now) => {
      const token = await asked();
      await accept();
      if (now === 'realizada') await put('move/1', { state: 'realizada' });
      if (now === 'perdida') await cancel();
      expect((await read(token).expect(200)).body.data.erasure).toBe('by_staff');
      const until = expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown;
      for (let count = 0; count < 2; count++)
        expect((await erase(token).expect(200)).body.data).toEqual({ erased: false, answered_until: until });
      const { name, state } = await stored();
      expect([name, state]).toEqual(['Camila Rojas', now]);
      expect(await query(test.em(), `select from data_right where kind = 'erasure'`)).toHaveLength(1);
      const mails = await eventually(
        () => Promise.resolve(sentTo(OFFICE).filter((mail) => textOf(mail).includes('La ley da 30 días'))),
        (found) => found.length > 0,
      );
      expect(mails).toHaveLength(1);
      const { activity } = await stored();
      expect(activity.filter(({ kind }: { kind: string }) => kind === 'erasure_asked')).toHaveLength(1);
    },
  );

  it('is told on the page until staff answer, and can be asked for again after they refused', async () => {
    const token = await asked();
    await accept();
    const until = async () => (await read(token).expect(200)).body.data.answered_until as unknown;
    expect(await until()).toBeNull();
    const { answered_until: told } = (await erase(token).expect(200)).body.data;
    expect(await until()).toBe(told);
    const { body } = await test.request.get(`${API}/personal_data/rights`).set(admin.header).expect(200);
    await test.request
      .put(`${API}/personal_data/refuse/${body.data.tasks[0].id}`)
      .set(admin.header)
      .send({ reason: 'La factura se guarda seis años.' })
      .expect(200);
    expect(await until()).toBeNull();
  });

  it('before the receipt was sent, sends none', async () => {
    await server.close();
    await ask();
    const id = await query<{ id: number }>(test.em(), 'select id from quote_request');
    expect(id).toEqual([{ id: 1 }]);
    await query(test.em(), `update quote_request set erased_at = now(), message = null, search_key = ''`);
    server = await startMailServer({}, Number(new URL(server.url).port));
    await test.app.get(Mails, { strict: false }).findLost(0);
    const open = () => query(test.em(), `select from mail where kind = 'request-receipt' and state = 'waiting'`);
    await eventually(open, (rows) => rows.length === 0);
    expect(sentTo(client)).toEqual([]);
  });
});
