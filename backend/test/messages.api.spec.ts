import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Company } from '../src/modules/company/index.js';
import { query } from '../src/platform/database/query.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { linesDuring } from './harness/log-lines.js';
import { EVENT_YEAR, weekdayOf } from './harness/days.js';
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
const OFFICE = 'hola@sobremesa.example';

let server: MailServer;
let port: number;
/** While true, the server refuses the reader. */
let refuses = false;
let test: TestApp;
let admin: SignedIn;
/** What one test alone started. */
const endings: (() => Promise<unknown>)[] = [];

interface Happened {
  id: number;
  kind: string;
  text: string | null;
  [field: string]: unknown;
}
interface Page {
  state: string;
  version: number;
  activity: Happened[];
  answered_in_minutes: number | null;
}

const start = async (settings: Record<string, string>): Promise<TestApp> => {
  const app = await createTestApp({ JOBS_HURRY: 'true', ...settings });
  await startJobs(app);
  return app;
};
const restart = async () => void (server = await startMailServer(OPTIONS, port));
const OPTIONS = {
  onRcptTo(_address: unknown, _session: unknown, done: (error?: Error | null) => void) {
    done(refuses ? new Error('no') : null);
  },
};

beforeAll(async () => {
  Logger.overrideLogger(false);
  server = await startMailServer(OPTIONS);
  port = Number(new URL(server.url).port);
  test = await start({ SMTP_URL: server.url });
  admin = await signIn(test);
  await query(test.em(), `update person set name = 'Paula Soto' where id = $1`, [admin.person.id]);
  const details = { city: 'Santiago', address: 'Av. Providencia 1', phoneNumber: '+56912345678' };
  await test
    .em()
    .persist(new Company({ ...details, email: OFFICE, facebook: null, instagram: null, linkedin: null }))
    .flush();
});
afterAll(async () => {
  await test.close();
  await server.close();
});
beforeEach(async () => {
  refuses = false;
  // A mail of the previous test that arrives late would be counted here.
  await mailsSettled(test.em());
  server.received.length = 0;
  await emptyTables(test.em(), 'quote_request', 'reply_text');
});
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

const post = (path: string, body: object = {}) => test.request.post(`${API}/${path}`).set(admin.header).send(body);
const put = (path: string, body: object) => test.request.put(`${API}/${path}`).set(admin.header).send(body);
/** A request whose client has opened a mail, so that the next ones have their name. */
async function ask(changes: object = {}) {
  const answer = await post('quote_requests/take', {
    name: 'Camila Rojas',
    email: 'camila@cocina.example',
    phone_number: '+56912345678',
    guests: 8,
    kind: 'cena',
    event_date: `${EVENT_YEAR}-09-18`,
    client_agreed: true,
    request_key: randomUUID(),
    ...changes,
  }).expect(200);
  await query(test.em(), 'update quote_request set address_confirmed_at = now()');
  return answer;
}
const page = async (id = 1): Promise<Page> =>
  (await test.request.get(`${API}/quote_requests/get-one/${id}`).set(admin.header).expect(200)).body.data as Page;
const message = (changes: object = {}) => ({
  channel: 'mail',
  text: 'Hola {nombre}',
  request_key: randomUUID(),
  ...changes,
});
const messages = async (id = 1) => (await page(id)).activity.filter(({ kind }) => kind === 'message');
const textOf = (mail: Received | undefined) => mail && partsOf(mail)['text/plain'];

describe('a reply text', () => {
  const text = (changes: object = {}) => ({ name: 'Saludo', text: 'Hola {nombre}', ...changes });

  it('is created, listed by name, edited and deleted', async () => {
    await post('reply_texts/create', text({ name: 'Sin fecha' })).expect(200);
    await post('reply_texts/create', text({ name: 'Ánimo', text: 'Hola' })).expect(200);
    await put('reply_texts/update/1', text({ version: 1 })).expect(200);
    const { body } = await test.request.get(`${API}/reply_texts/all`).set(admin.header).expect(200);
    expect(body.data).toEqual([
      { id: 2, name: 'Ánimo', text: 'Hola', version: 1 },
      { id: 1, name: 'Saludo', text: 'Hola {nombre}', version: 2 },
    ]);
    await test.request.delete(`${API}/reply_texts/delete/1`).set(admin.header).expect(200);
    await test.request.delete(`${API}/reply_texts/delete/1`).set(admin.header).expect(404);
  });

  it('with an unknown field is refused by name, and nothing is stored', async () => {
    const { body } = await post('reply_texts/create', text({ text: 'Hola {apellido}' })).expect(400);
    expect(body.errors).toEqual([{ field: 'text', msg: expect.stringMatching(/^El campo \{apellido\} no existe\./) }]);
    await post('reply_texts/create', text()).expect(200);
    await put('reply_texts/update/1', text({ text: '{x}', version: 1 })).expect(400);
    const { body: list } = await test.request.get(`${API}/reply_texts/all`).set(admin.header).expect(200);
    expect(list.data).toMatchObject([{ text: 'Hola {nombre}', version: 1 }]);
  });

  it('that somebody else has saved meanwhile is not overwritten, and a name is given once', async () => {
    await post('reply_texts/create', text()).expect(200);
    await put('reply_texts/update/1', text({ text: 'Hola', version: 1 })).expect(200);
    const { body } = await put('reply_texts/update/1', text({ text: 'Chao', version: 1 })).expect(409);
    expect(body.msg).toMatch(/^Otra persona guardó cambios/);
    const { body: taken } = await post('reply_texts/create', text()).expect(409);
    expect(taken.errors).toEqual([{ field: 'name', msg: 'Ya hay un texto con ese nombre.' }]);
  });

  it('names only fields that the API lists', async () => {
    const { body } = await test.request.get(`${API}/messages/fields`).set(admin.header).expect(200);
    const names = (body.data as { name: string }[]).map(({ name }) => `{${name}}`);
    await post('reply_texts/create', text({ text: names.join(' ') })).expect(200);
  });
});

describe('a message', () => {
  it('is seen filled in by the server before it is sent, with the chat for it', async () => {
    await post('chefs/create', await chefForm(test)).expect(200);
    await ask({ name: 'Camila  Rojas\nSoto', choices: [{ chef_id: 1 }] });
    const text = '{nombre}: {tipo} el {fecha} para {invitados}, con {chef}.\r\n\r\n{remitente} de {empresa}';
    const { body } = await post('messages/preview/1', { text }).expect(200);
    const filled = `Camila: cena el ${weekdayOf(`${EVENT_YEAR}-09-18`)} 18 de septiembre para 8, con Ana María Pérez.\n\nPaula de Sobremesa`;
    expect(body.data).toEqual({
      text: filled,
      mail_text: null,
      subject: 'Tu solicitud a Sobremesa',
      empty: [],
      whatsapp: `https://wa.me/56912345678?text=${encodeURIComponent(filled)}`,
      mail: true,
    });
    expect(await messages()).toEqual([]);
  });

  it('names the client’s own link, which is written into it when it leaves and is kept nowhere', async () => {
    await ask();
    const text = 'Hola {nombre}, míralo aquí: {enlace}';
    const { body: seen } = await post('messages/preview/1', { text, subject: '{enlace}' }).expect(200);
    expect(seen.data).toMatchObject({
      text: 'Hola Camila, míralo aquí: [enlace a tu solicitud]',
      empty: [{ name: 'enlace' }],
    });
    const [, address = ''] = decodeURIComponent(seen.data.whatsapp as string).match(/míralo aquí: (\S+)$/) ?? [];
    expect(address).toMatch(/\/solicitud\/[\w-]{27}$/);
    await post('messages/send/1', message({ text })).expect(200);
    expect(server.received.map(textOf).join('\n')).toContain(address);
    const kept = await query<{ text: string }>(
      test.em(),
      `select text from quote_request_activity where kind = 'message'`,
    );
    expect(kept).toEqual([{ text: 'Hola Camila, míralo aquí: [enlace a tu solicitud]' }]);
    const token = address.slice(address.lastIndexOf('/') + 1);
    await test.request.get(`${API}/my_request/${token}`).expect(200);
  });

  it('by mail reaches the client, is answered to the company, and is kept with what became of it', async () => {
    await ask();
    const text = 'Hola {nombre}:\n¿Sigue en pie?\n\nSaludos';
    const { body } = await post('messages/send/1', message({ text, subject: 'Tu {tipo}' })).expect(200);
    expect(body.data).toMatchObject({ channel: 'mail', mail: { state: 'sent', problem: null }, whatsapp: null });
    const [mail] = server.received as [Received];
    expect(mail.to).toEqual(['camila@cocina.example']);
    expect(headersOf(mail)).toMatch(/^reply-to: Sobremesa <hola@sobremesa\.example>$/im);
    expect(subjectOf(mail)).toBe('Tu cena');
    expect(textOf(mail)).toBe('Hola Camila:\n¿Sigue en pie?\n\nSaludos');
    expect(await messages()).toMatchObject([
      {
        actor_name: 'Paula Soto',
        channel: 'mail',
        subject: 'Tu cena',
        text: 'Hola Camila:\n¿Sigue en pie?\n\nSaludos',
        mail: { state: 'sent' },
      },
    ]);
  });

  it('is the first answer to a new request, and moves no other', async () => {
    await ask();
    await post('messages/send/1', message()).expect(200);
    const first = await page();
    expect(first).toMatchObject({ state: 'contactada', version: 2, answered_in_minutes: expect.any(Number) });
    expect(first.activity.map(({ kind }) => kind)).toEqual(['moved', 'message', 'taken_by_phone']);
    expect(first.activity[0]).toMatchObject({ actor_name: 'Paula Soto', from: 'nueva', to: 'contactada' });
    await put('quote_requests/move/1', { state: 'perdida', reason: 'precio' }).expect(200);
    await post('messages/send/1', message({ channel: 'whatsapp' })).expect(200);
    expect(await page()).toMatchObject({ state: 'perdida', version: 3 });
  });

  it('that is pressed twice at the same moment is one message, and answers the same', async () => {
    await ask();
    const sent = message();
    const answers = await Promise.all([1, 2, 3].map(() => post('messages/send/1', sent)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => (body as { data: { id: number } }).data.id)).size).toBe(1);
    expect(await messages()).toHaveLength(1);
    expect(server.received).toHaveLength(1);
  });

  it('by WhatsApp answers with the chat, mails nothing, and is refused without a phone to write to', async () => {
    await ask();
    const { body } = await post('messages/send/1', message({ channel: 'whatsapp', text: 'Hola & {nombre}' })).expect(
      200,
    );
    expect(body.data.whatsapp).toBe('https://wa.me/56912345678?text=Hola%20%26%20Camila');
    expect(await messages()).toMatchObject([{ channel: 'whatsapp', text: 'Hola & Camila', mail: null, subject: null }]);
    expect(server.received).toEqual([]);
    // An erased one, a landline, and none.
    for (const phone of ['+56000000000', '+56223456789', null]) {
      await query(test.em(), 'update quote_request set phone_number = $1', [phone]);
      await post('messages/send/1', message({ channel: 'whatsapp' })).expect(409);
      expect((await post('messages/preview/1', { text: 'Hola' }).expect(200)).body.data.whatsapp).toBeNull();
    }
    await query(test.em(), `update quote_request set phone_number = '+5491123456789'`);
    const { data } = (await post('messages/preview/1', { text: 'Hola' }).expect(200)).body;
    expect(data.whatsapp).toBe('https://wa.me/5491123456789?text=Hola');
  });

  it('to a client without an address goes by WhatsApp only', async () => {
    await ask({ email: null });
    expect((await post('messages/preview/1', { text: 'Hola' }).expect(200)).body.data).toMatchObject({ mail: false });
    const { body } = await post('messages/send/1', message()).expect(409);
    expect(body.msg).toBe('El cliente no dejó correo. Escribe por WhatsApp.');
    await post('messages/send/1', message({ channel: 'whatsapp' })).expect(200);
    // An address that was taken away after a mail to it was written.
    await query(test.em(), `update quote_request set email = 'camila@cocina.example'`);
    const { body: sent } = await post('messages/send/1', message({ text: 'Hola de nuevo' })).expect(200);
    await query(test.em(), 'update quote_request set email = null');
    await post(`messages/send-again/${(sent.data as { id: number }).id}`).expect(409);
  });

  it('with an empty field asks first', async () => {
    await ask({ event_date: null });
    const sent = message({ text: '{nombre}, ¿el {fecha} en {comuna}?' });
    const { body } = await post('messages/send/1', sent).expect(409);
    expect(body.msg).toBe('Estos campos quedan vacíos: día del evento, comuna del evento. Revísalo antes de enviar.');
    expect(await messages()).toEqual([]);
    await post('messages/send/1', { ...sent, allow_empty: true }).expect(200);
    expect(await messages()).toMatchObject([{ text: 'Camila, ¿el  en ?' }]);
  });

  it('that is not what was seen is not sent', async () => {
    await ask();
    const { body } = await post('messages/send/1', message({ seen: 'Hola Carla' })).expect(409);
    expect(body.msg).toMatch(/^La solicitud cambió/);
    await post('messages/send/1', message({ seen: 'Hola Camila' })).expect(200);
    expect(await messages()).toHaveLength(1);
  });

  it.each([
    ['an unknown field', { text: 'Hola {apellido}' }, 'text'],
    ['an unknown field in its subject', { subject: '{apellido}' }, 'subject'],
    ['nothing to read', { text: '{comuna}' }, 'text'],
    ['more than is kept', { text: `{chef}${'{nombre}'.repeat(249)}` }, 'text'],
  ])('with %s is refused', async (_name, changes, field) => {
    await ask({ name: 'Wolfeschlegelsteinhausen' });
    const { body } = await post('messages/send/1', message({ allow_empty: true, ...changes })).expect(400);
    expect(body.errors).toMatchObject([{ field }]);
    expect(await messages()).toEqual([]);
  });

  it('breaks out of no header and no markup, whatever the client is called', async () => {
    await ask({
      name: '<img/src=x>\r\nBcc: espia@evil.example',
      email: "eva'x@cocina.example",
    });
    const subject = 'Hola {nombre}\r\nBcc: espia@evil.example';
    await post('messages/send/1', message({ text: '<b>{nombre}</b>\r\n.\r\nQUIT\r\n{nombre}', subject })).expect(200);
    const [mail] = server.received as [Received];
    expect(mail.to).toEqual(["eva'x@cocina.example"]);
    expect(headersOf(mail)).not.toMatch(/^(bcc|cc):/im);
    expect(headersOf(mail).match(/^(to|subject|reply-to):/gim)).toHaveLength(3);
    expect(partsOf(mail)['text/html']).not.toMatch(/<img|<b>/);
    expect(partsOf(mail)['text/html']).toContain('&lt;b&gt;&lt;img/src=x&gt;&lt;/b&gt;');
  });

  it('is not found where there is no request, and goes with its request', async () => {
    await post('messages/preview/7', { text: 'Hola' }).expect(404);
    await post('messages/send/7', message()).expect(404);
    await ask();
    await post('messages/send/1', message()).expect(200);
    await test.request.delete(`${API}/quote_requests/delete/1`).set(admin.header).expect(200);
    expect(await query(test.em(), 'select from mail')).toEqual([]);
  });
});

describe('a message that does not arrive', () => {
  const settled = () =>
    eventually(messages, ([found]) => (found?.['mail'] as { state: string } | undefined)?.state !== 'waiting');

  it('says why, is sent again by a press, and not once it has arrived', async () => {
    await ask();
    refuses = true;
    const { body } = await post('messages/send/1', message()).expect(200);
    const problem = 'El servidor de correo rechazó la dirección.';
    expect(body.data).toMatchObject({ mail: { state: 'refused', problem } });
    const [kept] = await messages();
    expect(kept).toMatchObject({ mail: { state: 'refused', problem } });
    // A refused mail is no answer and moves nothing.
    const request = async () => {
      const { body } = await test.request.get('/api/v1/quote_requests/get-one/1').set(admin.header).expect(200);
      return (body as { data: object }).data;
    };
    expect(await request()).toMatchObject({ state: 'nueva', answered_in_minutes: null });
    refuses = false;
    expect(await linesDuring(test, () => post(`messages/send-again/${kept?.id}`).expect(200))).toContainEqual(
      expect.objectContaining({ action: 'send_again', kind: 'quote_request', actor: 'person' }),
    );
    expect(await settled()).toMatchObject([{ mail: { state: 'sent', problem: null } }]);
    expect(await request()).toMatchObject({ state: 'contactada', answered_in_minutes: expect.any(Number) });
    expect(server.received).toHaveLength(1);
    await post(`messages/send-again/${kept?.id}`).expect(409);
    await post('messages/send-again/999').expect(404);
  });

  it('waits while the mail server is away, loses nothing, and is sent once', async () => {
    await ask();
    await server.close();
    endings.push(restart);
    const { body } = await post('messages/send/1', message()).expect(200);
    expect(body.data).toMatchObject({ mail: { state: 'waiting' } });
    const [kept] = await messages();
    await post(`messages/send-again/${kept?.id}`).expect(200);
    await endings.pop()?.();
    expect(await settled()).toMatchObject([{ mail: { state: 'sent' } }]);
    expect(server.received).toHaveLength(1);
  });

  it('is not sent once its words are erased', async () => {
    await ask();
    await server.close();
    endings.push(restart);
    await post('messages/send/1', message()).expect(200);
    await test.em().transactional(async (em) => {
      await query(em, `select set_config('sobremesa.erasing_personal_data', 'on', true)`);
      await query(em, `update quote_request_activity set text = null where kind = 'message'`);
    });
    await endings.pop()?.();
    await post(`messages/send-again/${(await messages())[0]?.id}`).expect(200);
    expect(await settled()).toMatchObject([{ mail: { state: 'dropped' } }]);
    expect(server.received).toEqual([]);
  });

  it('by mail is refused where no mail server is configured', async () => {
    const mute = await start({});
    endings.push(() => mute.close());
    const there = await signIn(mute);
    const on = (path: string, body: object) => mute.request.post(`${API}/${path}`).set(there.header).send(body);
    await on('quote_requests/create', {
      name: 'Camila Rojas',
      email: 'camila@cocina.example',
      phone_number: '+56912345678',
      guests: 8,
      kind: 'cena',
      consent: true,
      request_key: randomUUID(),
    }).expect(201);
    expect((await on('messages/preview/1', { text: 'Hola' }).expect(200)).body.data.mail).toBe(false);
    const { body } = await on('messages/send/1', message()).expect(409);
    expect(body.msg).toBe('Este sitio no tiene correo configurado. Escribe por WhatsApp.');
    await on('messages/send/1', message({ channel: 'whatsapp' })).expect(200);
  });
});

it('two people who write at once both write, and the request moves once', async () => {
  await ask();
  const answers = await Promise.all([post('messages/send/1', message()), post('messages/send/1', message())]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { activity, state } = await page();
  expect(state).toBe('contactada');
  expect(activity.filter(({ kind }) => kind === 'message')).toHaveLength(2);
  expect(activity.filter(({ kind }) => kind === 'moved')).toHaveLength(1);
});
