import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { SMTPServerOptions } from 'smtp-server';
import { Company } from '../src/modules/company/index.js';
import { query } from '../src/platform/database/query.js';
import { Jobs } from '../src/platform/jobs/jobs.js';
import { JobsRepository } from '../src/platform/jobs/jobs.repository.js';
import { Mails } from '../src/platform/mail/mails.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { linesDuring } from './harness/log-lines.js';
import { EVENT_YEAR, spokenDay } from './harness/days.js';
import { emptyTables } from './harness/empty-tables.js';
import { eventually } from './harness/eventually.js';
import {
  headersOf,
  partsOf,
  startMailServer,
  subjectOf,
  type MailServer,
  type Received,
} from './harness/mail-server.js';
import { signIn } from './harness/sign-in.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';
import { within } from './harness/soak.js';
import { startJobs } from './harness/start-jobs.js';

const API = '/api/v1/quote_requests';
const OFFICE = 'hola@sobremesa.example';

let database: TestDatabase;
let server: MailServer;
/** The mail server's, also after it was away. */
let port: number;
/** While true, the server refuses the reader. */
let refuses = false;
const OPTIONS: SMTPServerOptions = {
  onRcptTo(_address, _session, done) {
    done(refuses ? new Error('no') : null);
  },
};
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
    JOBS_HURRY: 'true',
    ...settings,
  });
  endings.push(() => app.close());
  await startJobs(app);
  return app;
}

beforeAll(async () => {
  Logger.overrideLogger(false);
  database = await createTestDatabase();
  server = await startMailServer(OPTIONS);
  port = Number(new URL(server.url).port);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});
beforeEach(async () => {
  refuses = false;
  server.received.length = 0;
  test = await replica();
  await emptyTables(test.em(), 'quote_request', 'company');
  await query(test.em(), `delete from pgboss.job where name = 'send-mail'`);
  await storeCompany(OFFICE);
});

/** The mails to the company; those to clients are another test's. */
const toOffice = (): Received[] =>
  server.received.filter(({ to }) => to.every((reader) => reader.endsWith('@sobremesa.example')));

async function storeCompany(email: string): Promise<void> {
  const details = { city: 'Santiago', address: 'Av. Providencia 1', phoneNumber: '+56912345678' };
  const company = new Company({ ...details, email, facebook: null, instagram: null, linkedin: null });
  await test.em().persist(company).flush();
}
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
/** How many mails a request has had, and what became of the last. */
interface Mailed {
  mailed: boolean;
  mail: { state: string; problem: string | null } | null;
}
async function listed(app = test): Promise<Mailed[]> {
  const { header } = await signIn(app);
  const { body } = await app.request.get(`${API}/all?sort=created_at`).set(header).expect(200);
  return (body as { data: Mailed[] }).data;
}
/** What became of the requests' mails, once none of them is on its way. */
async function settled(): Promise<(string | undefined)[]> {
  const states = async () => (await listed()).map(({ mail }) => mail?.state);
  return eventually(states, (found) => !found.includes('waiting'));
}
const jobs = (app: TestApp): Jobs => app.app.get(Jobs);
const mails = (app: TestApp): Mails => app.app.get(Mails, { strict: false });

describe('a request', () => {
  it('is mailed to the company at once, with all of it, and answered to the visitor', async () => {
    await ask({
      message: 'Somos <ocho>.\nDos vegetarianos.',
      event_date: `${EVENT_YEAR}-09-18`,
      budget_per_person: 45000,
      reply_by: 'llamada',
      utm_source: 'instagram',
    });
    await settled();
    const { header } = await signIn(test);
    const { body } = await test.request.get(`${API}/all`).set(header).expect(200);
    const [{ id }] = (body as { data: [{ id: number }] }).data;
    expect(toOffice()).toMatchObject([{ to: [OFFICE] }]);
    const [mail] = toOffice() as [Received];
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
          `Fecha: ${spokenDay(`${EVENT_YEAR}-09-18`)}`,
          'Presupuesto: $45.000 por persona',
          'Responder por: Llamada',
          'Mensaje: Somos <ocho>.\nDos vegetarianos.',
          'Campaña: instagram',
        ].join('\n'),
        `Ver la solicitud:\nhttps://sobremesa.example/gestion/solicitudes/${id}`,
      ].join('\n\n'),
    );
  });

  it('for something else is called a question, and names no number of people', async () => {
    await ask({ kind: 'otra', guests: null, message: '¿Buscan chefs?' });
    await settled();
    const [mail] = toOffice() as [Received];
    expect(subjectOf(mail)).toBe('Nueva consulta: Camila Rojas');
    const { 'text/plain': text } = partsOf(mail);
    expect(text).toContain('Llegó una nueva consulta.');
    expect(text).toContain('Tipo: Otra consulta\nResponder por: WhatsApp\nMensaje: ¿Buscan chefs?');
  });

  it('shows staff whether it was mailed', async () => {
    const { header } = await signIn(test);
    await ask();
    await settled();
    const { body } = await test.request.get(`${API}/all`).set(header).expect(200);
    expect(body.data).toMatchObject([{ mailed: true }]);
  });

  it('that is sent twice is mailed once; what a program fills in is not mailed', async () => {
    const request_key = randomUUID();
    await Promise.all([ask({ request_key }), ask({ request_key }), ask({ website: 'x' })]);
    await settled();
    expect(toOffice()).toHaveLength(1);
  });

  it('adds no header and no reader by what it holds', async () => {
    await ask({
      name: 'Eva\nBcc: espia@evil.example',
      email: "eva'x@cocina.example",
      message: 'a\r\n.\r\nQUIT\r\nBcc: espia@evil.example',
    });
    await settled();
    const [mail] = toOffice() as [Received];
    expect(mail.to).toEqual([OFFICE]);
    expect(headersOf(mail)).not.toMatch(/^(bcc|cc):/im);
    expect(headersOf(mail).match(/^(to|subject|reply-to):/gim)).toHaveLength(3);
  });
});

describe('a mail that cannot be sent', () => {
  const AWAY = 'El servidor de correo no responde.';

  it('keeps the visitor not waiting, says why, and is sent once when the server is back', async () => {
    await server.close();
    const before = performance.now();
    await ask();
    expect(performance.now() - before).toBeLessThan(within(1_500));
    const [row] = await eventually(listed, ([found]) => found?.mail?.problem !== null);
    expect(row).toMatchObject({ mailed: false, mail: { state: 'waiting', problem: AWAY, settled_at: null } });
    server = await startMailServer(OPTIONS, port);
    expect(await settled()).toEqual(['sent']);
    expect(await listed()).toMatchObject([{ mailed: true }]);
    expect(toOffice()).toHaveLength(1);
  });

  it('is not tried again where the server refuses the address, and can be sent again by staff', async () => {
    refuses = true;
    await ask();
    expect(await settled()).toEqual(['refused']);
    expect(await listed()).toMatchObject([
      { mailed: false, mail: { problem: 'El servidor de correo rechazó la dirección.' } },
    ]);
    refuses = false;
    const { header } = await signIn(test, 'USER');
    let answer: unknown;
    const lines = await linesDuring(test, async () => {
      answer = (await test.request.post(`${API}/mail-again/1`).set(header).expect(200)).body.data;
    });
    expect(lines).toContainEqual(
      expect.objectContaining({ action: 'send_again', kind: 'quote_request', record_id: 1 }),
    );
    expect(answer).toMatchObject({ mailed: true, mail: { state: 'sent', problem: null } });
    expect(toOffice()).toHaveLength(1);
    await test.request.put(`${API}/change-state/1`).set(header).send({ state: 'contactada' }).expect(200);
    await test.request.post(`${API}/mail-again/1`).set(header).expect(409);
    await test.request.post(`${API}/mail-again/2`).set(header).expect(404);
  });

  it('does not hold back the others', async () => {
    await server.close();
    for (const name of ['Uno', 'Dos', 'Tres']) await ask({ name });
    server = await startMailServer(OPTIONS, port);
    expect(await settled()).toEqual(['sent', 'sent', 'sent']);
    expect(toOffice()).toHaveLength(3);
  });

  it('is not sent when staff took the request up meanwhile, or deleted it', async () => {
    await server.close();
    await ask();
    await ask();
    const { header } = await signIn(test);
    await test.request.put(`${API}/change-state/1`).set(header).send({ state: 'contactada' }).expect(200);
    await test.request.delete(`${API}/delete/2`).set(header).expect(200);
    server = await startMailServer(OPTIONS, port);
    expect(await settled()).toEqual(['dropped']);
    const left = () => query(test.em(), `select from pgboss.job where name = 'send-mail' and state < 'completed'`);
    expect(await eventually(left, (rows) => rows.length === 0)).toEqual([]);
    expect(toOffice()).toEqual([]);
  });

  it('waits for the company to have an address', async () => {
    const company = `delete from company`;
    await query(test.em(), company);
    await ask();
    const [row] = await eventually(listed, ([found]) => found?.mail?.problem !== null);
    expect(row).toMatchObject({ mail: { state: 'waiting', problem: 'Falta el correo de la empresa.' } });
    await storeCompany('otra@sobremesa.example');
    expect(await settled()).toEqual(['sent']);
    expect(toOffice()).toMatchObject([{ to: ['otra@sobremesa.example'] }]);
  });

  it('that was asked for before a server was configured, or by an earlier release, is sent once there is one', async () => {
    const mute = await replica({});
    // A replica with a server looks for such requests every tenth minute.
    await query(test.em(), `delete from pgboss.schedule where name = 'lost-mails'`);
    await ask({}, mute);
    expect(await listed()).toMatchObject([{ mailed: false, mail: null }]);
    await Promise.all([mails(test).findLost(), mails(await replica()).findLost()]);
    expect(await settled()).toEqual(['sent']);
    expect(toOffice()).toHaveLength(1);
  });

  it('is found again where its job is lost, as after a restored backup', async () => {
    const mute = await replica({ SMTP_URL: server.url, WORKER: 'false' });
    await endings.shift()?.();
    await ask({}, mute);
    await query(mute.em(), `delete from pgboss.job where name = 'send-mail'`);
    test = await replica();
    await mails(test).findLost(0);
    expect(await settled()).toEqual(['sent']);
  });

  it('that administrators give up is shown where it belongs, and can be sent again', async () => {
    await server.close();
    await ask();
    // The mail to the company or the receipt fails first, and one that is just being tried cannot be given up.
    const giveUp = async () => {
      const troubled = await test.app.get(JobsRepository).troubled(['send-mail']);
      for (const { id } of troubled) await test.em().transactional((em) => jobs(test).discard(em, 'send-mail', id));
      return (await listed()).map(({ mail }) => mail?.state);
    };
    expect(await eventually(giveUp, ([state]) => state === 'failed')).toEqual(['failed']);
    expect(await listed()).toMatchObject([{ mail: { state: 'failed', problem: AWAY } }]);
    server = await startMailServer(OPTIONS, port);
    const { header } = await signIn(test);
    await test.request.post(`${API}/mail-again/1`).set(header).expect(200);
    expect(await settled()).toEqual(['sent']);
    expect(toOffice()).toHaveLength(1);
  });
});

describe('two replicas', () => {
  it('mail each request once', async () => {
    const other = await replica();
    await Promise.all(
      Array.from({ length: 12 }, (_, count) => ask({ name: `Visita ${count}` }, count % 2 ? test : other)),
    );
    expect(new Set(await settled())).toEqual(new Set(['sent']));
    const subjects = toOffice().map(subjectOf);
    expect(new Set(subjects).size).toBe(12);
    expect(subjects).toHaveLength(12);
  });
});
