import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { NoPayload } from '../src/platform/jobs/job.js';
import { Jobs } from '../src/platform/jobs/jobs.js';
import { JobsRepository } from '../src/platform/jobs/jobs.repository.js';
import { greetMailbox, lookInto } from '../src/platform/mail/mailbox.js';
import { MailsRepository } from '../src/platform/mail/mails.repository.js';
import { READ_RETURNED, ReturnedMails } from '../src/platform/mail/returned-mails.js';
import { query } from '../src/platform/database/query.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { emptyTables } from './harness/empty-tables.js';
import { eventually } from './harness/eventually.js';
import { headersOf, startMailServer, type MailServer, type Received } from './harness/mail-server.js';
import { startMailboxServer, type MailboxServer } from './harness/mailbox-server.js';
import { deliveryStatus, inWords } from './harness/notifications.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { startJobs } from './harness/start-jobs.js';

interface Mail {
  state: string;
  problem: string | null;
  status_code: string | null;
  reply: string | null;
  settled_at: string | null;
}

const REFUSED = {
  state: 'refused',
  problem: 'El correo volvió: la dirección no existe o no recibe correos.',
  status_code: '5.1.1',
  reply: '550 5.1.1 … Recipient address rejected: User unknown',
};

let test: TestApp;
let admin: SignedIn;
let mails: MailServer;
let mailbox: MailboxServer;

beforeAll(async () => {
  Logger.overrideLogger(false);
  mails = await startMailServer();
  mailbox = await startMailboxServer();
  test = await createTestApp({
    SMTP_URL: mails.url,
    MAIL_BOUNCES_URL: mailbox.url,
    MAIL_BOUNCES_TO: 'devueltos@sobremesa.example',
    JOBS_HURRY: 'true',
  });
  await startJobs(test);
  // These tests say when the mailbox is read. By itself that would come between two of their steps, every fifth minute.
  await query(test.em(), `delete from pgboss.schedule where name = $1`, [READ_RETURNED.name]);
  admin = await signIn(test);
});
afterAll(async () => {
  await test.close();
  await mails.close();
  await mailbox.close();
});
beforeEach(async () => {
  await query(test.em(), `delete from person where state = 'PENDING'`);
  await emptyTables(test.em(), 'quote_request');
  mails.received.length = 0;
});

const access = (patience = 60_000) => ({ url: mailbox.url, patience });

/** Reads the mailbox as a process does that has just started. */
const readAll = (): Promise<number> =>
  new ReturnedMails(test.app.get(MailsRepository, { strict: false }), test.app.get(Jobs), {
    ...test.env,
    MAIL_BOUNCES_URL: undefined,
  } as unknown as TestApp['env']).read(access());

const messageIdOf = (mail: Received | undefined): string =>
  /^message-id: <(.*)>$/im.exec(mail ? headersOf(mail) : '')?.[1] ?? '';

async function mailTo(reader: string, count = 1): Promise<string> {
  const found = (): Received[] => mails.received.filter(({ to }) => to.includes(reader));
  const mail = (await eventually(found, (all) => all.length >= count)).at(-1);
  // Its row says so a moment after the server has it.
  const underWay = () => query(test.em(), `select from mail where state = 'waiting' and problem is null`);
  await eventually(underWay, ({ length }) => length === 0);
  return messageIdOf(mail);
}

/** Invites somebody, and says under which name the mail went out. */
async function invite(reader: string): Promise<{ id: number; messageId: string }> {
  const person = { name: 'Eva Soto', email: reader, role: 'USER' };
  const { body } = await test.request.post('/api/v1/users/create').set(admin.header).send(person).expect(200);
  return { id: body.data.id, messageId: await mailTo(reader) };
}

async function invitation(search: string): Promise<Mail> {
  const { body } = await test.request.get('/api/v1/users/all').query({ search }).set(admin.header);
  return body.data[0].invitation_mail;
}

interface Unarrived extends Mail {
  title: string;
  about: string;
  request_id: number | null;
}
async function undelivered(): Promise<Unarrived[]> {
  const { body } = await test.request.get('/api/v1/system/status').set(admin.header).expect(200);
  return body.data.undelivered;
}

describe('a mail that comes back later', () => {
  it('is shown where it belongs and in Sistema, with what the other server said, and sent again under another name', async () => {
    const { id, messageId } = await invite('eva@cocina.example');
    expect(await invitation('eva')).toMatchObject({ state: 'sent', problem: null, status_code: null, reply: null });
    mailbox.deliver(deliveryStatus({ messageId }));
    expect(await readAll()).toBe(1);
    expect(await invitation('eva')).toMatchObject(REFUSED);
    expect(await undelivered()).toMatchObject([
      { ...REFUSED, title: 'Invitación', about: 'Persona: Eva Soto', request_id: null },
    ]);
    // Anyone who shares the mailbox need not read it any more.
    expect(mailbox.flags().at(-1)).toEqual(['\\Seen']);

    await test.request.post(`/api/v1/users/invite-again/${id}`).set(admin.header).expect(200);
    const again = await mailTo('eva@cocina.example', 2);
    expect(again).not.toBe(messageId);
    // What is known of the first mail says nothing about the second.
    mailbox.deliver(deliveryStatus({ messageId }));
    expect(await readAll()).toBe(0);
    expect(await invitation('eva')).toMatchObject({ state: 'sent', problem: null, status_code: null, reply: null });
    mailbox.deliver(inWords({ messageId: again }));
    expect(await readAll()).toBe(1);
    expect(await invitation('eva')).toMatchObject({
      state: 'refused',
      problem: 'El correo volvió: la casilla está llena.',
      status_code: '5.2.2',
    });
  });

  it('is shown on the page of its request', async () => {
    const form = {
      name: 'Camila Rojas',
      email: 'camila@cocina.example',
      phone_number: '+56912345678',
      guests: 8,
      kind: 'clase_online',
      consent: true,
      request_key: randomUUID(),
    };
    await test.request.post('/api/v1/quote_requests/create').send(form).expect(201);
    const messageId = await mailTo('camila@cocina.example');
    mailbox.deliver(
      deliveryStatus({ messageId, reader: 'camila@cocina.example', status: '5.7.1', said: 'smtp; 550 spam' }),
    );
    await eventually(readAll, (known) => known === 1);
    const [mail] = await undelivered();
    expect(mail).toMatchObject({ title: 'Acuse de recibo', about: 'Solicitud: Camila Rojas' });
    const { body } = await test.request
      .get(`/api/v1/quote_requests/get-one/${mail?.request_id}`)
      .set(admin.header)
      .expect(200);
    expect(body.data.undelivered).toEqual([
      {
        title: 'Acuse de recibo',
        state: 'refused',
        problem: 'El correo volvió: el servidor de quien lo recibe no acepta los nuestros.',
        status_code: '5.7.1',
        reply: '550 spam',
        settled_at: expect.any(String),
      },
    ]);
  });

  it('is told to where returned mail belongs, and the reader sees our address', async () => {
    await invite('eva@cocina.example');
    const [mail] = mails.received as [Received];
    expect(mail.from).toBe('devueltos@sobremesa.example');
    expect(headersOf(mail)).toMatch(/^From: Sobremesa <hola@sobremesa\.example>$/m);
    expect(mail.to).toEqual(['eva@cocina.example']);
  });

  it('is found by the job that looks every few minutes', async () => {
    const { messageId } = await invite('eva@cocina.example');
    mailbox.deliver(deliveryStatus({ messageId }));
    await test.em().transactional((em) => test.app.get(Jobs).add(em, READ_RETURNED, new NoPayload()));
    const mail = await eventually(
      () => invitation('eva'),
      ({ state }) => state === 'refused',
    );
    expect(mail).toMatchObject(REFUSED);
    expect(READ_RETURNED.cron).toBe('*/5 * * * *');
  });
});

describe('what changes nothing', () => {
  it('is a notification of another reader, mail or time, a guess, and what people write', async () => {
    const { messageId } = await invite('eva@cocina.example');
    const { messageId: ofAna } = await invite('ana@cocina.example');
    const before = mailbox.flags().length;
    mailbox.deliver(
      // Ana knows the name of her mail only, and Eva's reader does not fit it.
      deliveryStatus({ messageId: ofAna, reader: 'eva@cocina.example' }),
      deliveryStatus({ messageId: `carta-${randomUUID()}@sobremesa.example` }),
      deliveryStatus({ messageId: 'carta-1-1-1790000000@sobremesa.example' }),
      deliveryStatus({ messageId, action: 'delayed', status: '4.4.1' }),
      inWords({ messageId }).replace('MAILER-DAEMON@', 'eva@'),
      `From: Eva <eva@cocina.example>\nTo: hola@sobremesa.example\nIn-Reply-To: <${messageId}>\nSubject: Re\n\n¡Gracias! <${messageId}>\n`,
    );
    expect(await readAll()).toBe(0);
    expect(await invitation('eva')).toMatchObject({ state: 'sent', problem: null });
    expect(await invitation('ana')).toMatchObject({ state: 'sent', problem: null });
    // None of it is marked as read.
    expect(mailbox.flags().slice(before)).toEqual([[], [], [], [], [], []]);
  });

  it('is the same notification once more, to another process, or under new numbers', async () => {
    const { messageId } = await invite('eva@cocina.example');
    mailbox.deliver(deliveryStatus({ messageId }), deliveryStatus({ messageId, status: '5.2.2' }));
    expect(await readAll()).toBe(1);
    const { settled_at: when } = await invitation('eva');
    expect(await readAll()).toBe(0);
    mailbox.renumber();
    expect(await readAll()).toBe(0);
    expect(await invitation('eva')).toMatchObject({ ...REFUSED, settled_at: when });
  });
});

describe('a mailbox', () => {
  const own: MailboxServer[] = [];
  afterEach(async () => {
    for (const server of own.splice(0)) await server.close();
  });
  async function another(): Promise<MailboxServer> {
    const server = await startMailboxServer();
    own.push(server);
    return server;
  }

  it('is read in portions, each from where the last one ended', async () => {
    const { url, deliver, renumber } = await another();
    const status = deliveryStatus({ messageId: 'x@y.example' });
    for (let count = 0; count < 130; count++) deliver('From: eva@cocina.example\n\nHola', status);
    const first = await lookInto({ url, patience: 60_000 });
    expect([first.found.length, first.more]).toEqual([100, true]);
    const second = await lookInto({ url, patience: 60_000 }, first.place);
    expect([second.found.length, second.more]).toEqual([30, false]);
    expect(await lookInto({ url, patience: 60_000 }, second.place)).toMatchObject({
      found: [],
      more: false,
      place: second.place,
    });
    deliver(status);
    const [next, ...others] = (await lookInto({ url, patience: 60_000 }, second.place)).found;
    expect([next?.uid, others]).toEqual([261, []]);
    renumber();
    expect((await lookInto({ url, patience: 60_000 }, second.place)).found).toHaveLength(100);
  });

  it('gives its beginning of a message however large that is', async () => {
    const { url, deliver } = await another();
    deliver(`${deliveryStatus({ messageId: 'x@y.example' })}\n${'x'.repeat(3 * 1024 * 1024)}`);
    const { found } = await lookInto({ url, patience: 60_000 });
    expect(found[0]?.source.length).toBe(128 * 1024);
  });

  it('is not given the password over a connection that is not encrypted, unless its address says so', async () => {
    const { url, port } = await another();
    expect(await greetMailbox(url, 60_000)).toBeUndefined();
    expect(await greetMailbox(url.replace('?requireTLS=false', ''), 2_000)).toMatch(/^\w+$/);
    expect(await greetMailbox(url.replace('imap:', 'imaps:'), 2_000)).toMatch(/^\w+$/);
    expect(await greetMailbox(`imap://hola:otra@127.0.0.1:${port}/?requireTLS=false`, 2_000)).toBe(
      'AUTHENTICATIONFAILED',
    );
    expect(await greetMailbox(url.replace('INBOX', 'Nadie'), 2_000)).toMatch(/^\w+$/);
  });

  it('that cannot be read fails its job with a code; Sistema keeps only the last one', async () => {
    const { url, close } = await another();
    own.pop();
    await close();
    const app = await createTestApp({ SMTP_URL: mails.url, MAIL_BOUNCES_URL: url, JOBS_HURRY: 'true' });
    try {
      await startJobs(app);
      const jobs = app.app.get(JobsRepository, { strict: false });
      const failed = () => jobs.troubled([READ_RETURNED.name]).then((all) => all.filter((job) => job.failed));
      const ids = new Set<string>();
      for (let run = 0; run < 3; run++) {
        await app.em().transactional((em) => app.app.get(Jobs).add(em, READ_RETURNED, new NoPayload()));
        const [job] = await eventually(failed, ([first]) => first !== undefined && !ids.has(first.id));
        expect(job?.error).toMatch(/^La casilla de los correos devueltos no se pudo leer \(\w+\)\.$/);
        if (job) ids.add(job.id);
        expect(await eventually(failed, ({ length }) => length === 1)).toHaveLength(1);
      }
      expect(ids.size).toBe(3);
    } finally {
      await app.close();
    }
  });

  it('is not asked for where none is set', async () => {
    const app = await createTestApp({ SMTP_URL: mails.url });
    try {
      expect(app.app.get(Jobs).kinds.map(({ name }) => name)).not.toContain(READ_RETURNED.name);
      expect(test.app.get(Jobs).kinds.map(({ name }) => name)).toContain(READ_RETURNED.name);
    } finally {
      await app.close();
    }
  });
});
