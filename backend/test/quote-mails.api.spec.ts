import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { Company } from '../src/modules/company/index.js';
import { QuoteMails } from '../src/modules/quotes/quote-mails.js';
import { query } from '../src/platform/database/query.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { headersOf, partsOf, startMailServer, type MailServer, type Received } from './harness/mail-server.js';
import { signIn } from './harness/sign-in.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';

const API = '/api/v1/quote_requests';
const OFFICE = 'hola@sobremesa.example';

let database: TestDatabase;
let server: MailServer;
/** While true, the server refuses mail. */
let refuses = false;
let test: TestApp;
/** What ends each part that a test started. The last one is ended first. */
const endings: (() => Promise<unknown>)[] = [];

/** A replica of the product on the one database. */
async function replica(settings: Record<string, string> = { SMTP_URL: server.url }): Promise<TestApp> {
  const app = await createTestApp({
    DATABASE_URL: database.url,
    PUBLIC_URL: 'https://sobremesa.example',
    DEMO_SIGN_IN: 'true',
    EMBED_URL: 'https://formularios.sobremesa.example',
    ...settings,
  });
  endings.push(() => app.close());
  return app;
}

beforeAll(async () => {
  Logger.overrideLogger(false);
  database = await createTestDatabase();
  server = await startMailServer({
    onRcptTo: (_address, _session, done) => done(refuses ? new Error('later') : null),
  });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});
beforeEach(async () => {
  refuses = false;
  server.received.length = 0;
  test = await replica();
  await query(test.em(), 'truncate quote_request, company restart identity cascade');
  const details = { city: 'Santiago', address: 'Av. Providencia 1', phoneNumber: '+56912345678' };
  const company = new Company({ ...details, email: OFFICE, facebook: null, instagram: null, linkedin: null });
  await test.em().persist(company).flush();
});
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

const ask = (changes: object = {}, app = test) =>
  app.request
    .post(`${API}/create`)
    .send({
      name: 'Camila Rojas',
      email: 'camila@cocina.example',
      phone_number: '+56912345678',
      guests: 8,
      kind: 'clase_online',
      consent: true,
      request_key: randomUUID(),
      ...changes,
    })
    .expect(201);
const mailsOf = (app: TestApp): QuoteMails => app.app.get(QuoteMails, { strict: false });
/** Sends the mails that are due, and waits for the end. */
async function mailDue(app = test): Promise<void> {
  mailsOf(app).sendSoon();
  await mailsOf(app).whenIdle();
}
const makeDue = (): Promise<unknown> => query(test.em(), 'update quote_request set next_mail_at = now()');
interface Mailed {
  mailed: boolean;
  mail_attempts: number;
  pause: number;
}
const state = (): Promise<Mailed[]> =>
  query<Mailed>(
    test.em(),
    `select mailed_at is not null as mailed, mail_attempts, round(extract(epoch from next_mail_at - now()))::int as pause
     from quote_request order by id`,
  );

describe('a request', () => {
  it('is mailed to the company at once, with all of it, and answered to the visitor', async () => {
    await ask({ message: 'Somos <ocho>.\nDos vegetarianos.', event_date: '2099-09-18', utm_source: 'instagram' });
    await mailsOf(test).whenIdle();
    expect(server.received).toMatchObject([{ to: [OFFICE] }]);
    const [mail] = server.received as [Received];
    expect(headersOf(mail)).toMatch(/^reply-to: Camila Rojas <camila@cocina\.example>$/im);
    const { 'text/plain': text } = partsOf(mail);
    expect(text).toBe(
      [
        'Llegó una nueva solicitud de cotización.',
        'Si respondes este correo, le escribes directamente a Camila Rojas.',
        [
          'Nombre: Camila Rojas',
          'Correo: camila@cocina.example',
          'Teléfono: (+56) 9 1234 5678',
          'Tipo: Clase online',
          'Invitados: 8',
          'Fecha: viernes, 18 de septiembre de 2099',
          'Mensaje: Somos <ocho>.\nDos vegetarianos.',
          'Campaña: instagram',
        ].join('\n'),
        'Ver solicitudes:\nhttps://sobremesa.example/gestion/solicitudes',
      ].join('\n\n'),
    );
  });

  it('for something else is called a question, and names no number of people', async () => {
    await ask({ kind: 'otra', guests: null, message: '¿Buscan chefs?' });
    await mailsOf(test).whenIdle();
    const [mail] = server.received as [Received];
    expect(headersOf(mail)).toMatch(/^subject: Nueva consulta: Camila Rojas$/im);
    const { 'text/plain': text } = partsOf(mail);
    expect(text).toContain('Llegó una nueva consulta.');
    expect(text).toContain('Tipo: Otra consulta\nMensaje: ¿Buscan chefs?');
  });

  it('shows staff whether it was mailed', async () => {
    const { header } = await signIn(test);
    await ask();
    await mailsOf(test).whenIdle();
    const { body } = await test.request.get(`${API}/all`).set(header).expect(200);
    expect(body.data).toMatchObject([{ mailed: true }]);
  });

  it('that is sent twice is mailed once; what a program fills in is not mailed', async () => {
    const request_key = randomUUID();
    await Promise.all([ask({ request_key }), ask({ request_key }), ask({ website: 'x' })]);
    await mailDue();
    expect(server.received).toHaveLength(1);
  });

  it('adds no header and no reader by what it holds', async () => {
    await ask({
      name: 'Eva\nBcc: espia@evil.example',
      email: "eva'x@cocina.example",
      message: 'a\r\n.\r\nQUIT\r\nBcc: espia@evil.example',
    });
    await mailDue();
    const [mail] = server.received as [Received];
    expect(mail.to).toEqual([OFFICE]);
    expect(headersOf(mail)).not.toMatch(/^(bcc|cc):/im);
    expect(headersOf(mail).match(/^(to|subject|reply-to):/gim)).toHaveLength(3);
  });
});

describe('a mail that cannot be sent', () => {
  it('keeps nobody waiting, and is tried again after growing pauses until it is', async () => {
    refuses = true;
    await ask();
    await mailsOf(test).whenIdle();
    const pauses: number[] = [];
    for (let count = 1; count <= 12; count++) {
      const [row] = await state();
      expect(row).toMatchObject({ mailed: false, mail_attempts: count });
      pauses.push(Math.round((row?.pause ?? 0) / 60));
      await makeDue();
      await mailDue();
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360]);
    expect(server.received).toEqual([]);
    refuses = false;
    await makeDue();
    await mailDue();
    expect(await state()).toMatchObject([{ mailed: true }]);
    expect(server.received).toHaveLength(1);
  });

  it('is not tried before its pause is over', async () => {
    refuses = true;
    await ask();
    await mailsOf(test).whenIdle();
    refuses = false;
    await mailDue();
    expect(server.received).toEqual([]);
  });

  it('does not hold back the others for good', async () => {
    refuses = true;
    for (const name of ['Uno', 'Dos', 'Tres']) await ask({ name });
    await mailsOf(test).whenIdle();
    refuses = false;
    await makeDue();
    await mailDue();
    expect(server.received).toHaveLength(3);
  });

  it('is sent after a restart', async () => {
    refuses = true;
    await ask();
    await mailsOf(test).whenIdle();
    await endings.pop()?.();
    refuses = false;
    test = await replica({});
    await makeDue();
    const restarted = await replica();
    await mailsOf(restarted).whenIdle();
    expect(server.received).toHaveLength(1);
  });

  it('is sent once a server is configured, and once the company has an address', async () => {
    const mute = await replica({});
    await ask({}, mute);
    await mailsOf(mute).whenIdle();
    expect(await state()).toMatchObject([{ mailed: false, mail_attempts: 0 }]);
    await query(test.em(), "update company set email = 'otra@sobremesa.example'");
    await mailDue();
    expect(server.received).toMatchObject([{ to: ['otra@sobremesa.example'] }]);
  });

  it('is not sent when staff took the request up meanwhile, or deleted it', async () => {
    refuses = true;
    await ask();
    await ask();
    await mailsOf(test).whenIdle();
    const { header } = await signIn(test);
    await test.request.put(`${API}/change-state/1`).set(header).send({ state: 'contactada' }).expect(200);
    await test.request.delete(`${API}/delete/2`).set(header).expect(200);
    refuses = false;
    await makeDue();
    await mailDue();
    expect(server.received).toEqual([]);
  });
});

describe('two replicas', () => {
  it('mail each request once', async () => {
    const mute = await replica({});
    for (let count = 0; count < 12; count++) await ask({ name: `Visita ${count}` }, mute);
    const other = await replica();
    await Promise.all([mailDue(test), mailDue(other)]);
    const subjects = server.received.map((mail) => /^Subject: (.*)$/m.exec(headersOf(mail))?.[1]);
    expect(new Set(subjects).size).toBe(12);
    expect(subjects).toHaveLength(12);
  });

  it('pass over what the other is taking', async () => {
    const mute = await replica({});
    for (const name of ['Uno', 'Dos']) await ask({ name }, mute);
    const holder = new Client({ connectionString: database.url });
    await holder.connect();
    try {
      await holder.query('begin; select from quote_request where id = 1 for update');
      await mailDue();
      expect(await state()).toMatchObject([{ mailed: false }, { mailed: true }]);
    } finally {
      await holder.end();
    }
    await mailDue();
    expect(server.received).toHaveLength(2);
  });
});
