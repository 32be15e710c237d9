import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import type { MailNotSentError } from '../src/platform/mail/mail-problems.js';
import { Mailer } from '../src/platform/mail/mailer.js';
import type { MailContent } from '../src/platform/mail/mail-content.js';
import { query } from '../src/platform/database/query.js';
import { JobsRepository } from '../src/platform/jobs/jobs.repository.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { eventually } from './harness/eventually.js';
import { headersOf, partsOf, startMailServer, type MailServer, type Received } from './harness/mail-server.js';
import { signIn } from './harness/sign-in.js';
import { within } from './harness/soak.js';
import { startJobs } from './harness/start-jobs.js';

beforeAll(() => Logger.overrideLogger(false));

/** What ends each part that a test started. The last one is ended first. */
const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

/** Starts a mail server on a free port until the test ends. */
async function mailServer(options?: SMTPServerOptions): Promise<MailServer> {
  const server = await startMailServer(options);
  endings.push(() => server.close());
  return server;
}

/** A server that accepts connections, sends these lines at once, and then nothing. */
async function silentServer(...lines: string[]): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    for (const line of lines) socket.write(`${line}\r\n`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  endings.push(() => {
    sockets.forEach((socket) => socket.destroy());
    return new Promise((resolve) => server.close(resolve));
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const MAIL_FROM = 'Sobremesa <hola@sobremesa.example>';
const mailer = (url: string | undefined, timeLimit?: number): Mailer =>
  new Mailer({ SMTP_URL: url, MAIL_FROM, PRODUCT_NAME: 'Sobremesa', MAIL_OAUTH_SCOPE: '' }, timeLimit);

/** 'sent', or what was in the way. */
const outcome = (sending: Promise<void>): Promise<string> =>
  sending.then(
    () => 'sent',
    (error: unknown) => (error as MailNotSentError).problem,
  );

const content = (changes: Partial<MailContent> = {}): MailContent => ({
  to: { name: 'Ana Ñandú', address: 'ana@cocina.example' },
  subject: 'Invitación',
  title: 'Te invitaron',
  paragraphs: ['Hola, Ana:', 'La mesa ya está puesta.'],
  action: { label: 'Iniciar sesión', url: 'https://sobremesa.example/login' },
  ...changes,
});

/** The refusal of a mail server with this code. */
const refusal = (responseCode: number): Error => Object.assign(new Error('no'), { responseCode });

describe('a mail', () => {
  it('reaches the server as text and as HTML', async () => {
    const { url, received } = await mailServer();
    expect(await outcome(mailer(url).send(content()))).toBe('sent');
    expect(received).toMatchObject([{ from: 'hola@sobremesa.example', to: ['ana@cocina.example'] }]);
    const [mail] = received as [Received];
    expect(headersOf(mail)).toContain('From: Sobremesa <hola@sobremesa.example>');
    expect(headersOf(mail)).toContain('Auto-Submitted: auto-generated');
    expect(headersOf(mail)).toContain('X-Auto-Response-Suppress: All');
    const { 'text/plain': text, 'text/html': html } = partsOf(mail);
    expect(text).toBe('Hola, Ana:\n\nLa mesa ya está puesta.\n\nIniciar sesión:\nhttps://sobremesa.example/login');
    expect(html).toContain('<html lang="es-CL">');
    expect(html).toMatch(/<h1[^>]*>Te invitaron<\/h1>/);
    expect(html).toMatch(/<p class="ink"[^>]*>La mesa ya está puesta\.<\/p>/);
    // Readable at night, and without a picture to load.
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).not.toMatch(/<img|url\(|src=/);
    expect(html).toContain('href="https://sobremesa.example/login"');
  });

  it('keeps the name that it is given, and says which mails it belongs to', async () => {
    const { url, received } = await mailServer();
    for (let count = 0; count < 2; count++)
      await mailer(url).send(content({ list: 'solicitudes' }), { id: 'carta-1-1-9' });
    for (const mail of received) {
      expect(headersOf(mail)).toMatch(/^message-id: <carta-1-1-9@sobremesa\.example>$/im);
      expect(headersOf(mail)).toMatch(/^list-id: "?Sobremesa"? <solicitudes\.sobremesa\.example>$/im);
    }
  });

  it('lists facts, in both', async () => {
    const { url, received } = await mailServer();
    await mailer(url).send(
      content({
        facts: [
          ['Comuna', 'Ñuñoa'],
          ['Mensaje', '<b>Hola</b>\nadiós'],
        ],
      }),
    );
    const { 'text/plain': text, 'text/html': html } = partsOf((received as [Received])[0]);
    expect(text).toContain('puesta.\n\nComuna: Ñuñoa\nMensaje: <b>Hola</b>\nadiós\n\nIniciar');
    expect(html).toContain('>Ñuñoa</td>');
    expect(html).toContain('>&lt;b&gt;Hola&lt;/b&gt;\nadiós</td>');
  });

  it.each([
    ['plain', { name: 'Eva', address: 'eva@cocina.example' }],
    ['with line breaks', { name: 'Eva\r\nBcc: espia@evil.example', address: 'eva@cocina.example' }],
    ['with addresses in its name', { name: '<espia@evil.example>, Eva', address: 'eva@cocina.example' }],
  ])('is answered to another address: %s', async (_name, replyTo) => {
    const { url, received } = await mailServer();
    await mailer(url).send(content({ replyTo }));
    const [mail] = received as [Received];
    expect(mail.to).toEqual(['ana@cocina.example']);
    expect(headersOf(mail).match(/^(to|reply-to|bcc|cc):.*$/gim)).toHaveLength(2);
    expect(headersOf(mail)).toMatch(/^reply-to: .*<?eva@cocina\.example>?$/im);
  });

  it('shows markup in its parts and never obeys it', async () => {
    const { url, received } = await mailServer();
    const evil = `<img src=x onerror="a('b')"> & co`;
    await mailer(url).send(
      content({
        paragraphs: [evil],
        subject: '</title><script>',
        action: { label: '<b>', url: 'https://x.example/?a="><b>' },
      }),
    );
    const { 'text/plain': text, 'text/html': html } = partsOf((received as [Received])[0]);
    expect(text).toContain(evil);
    expect(html).toContain('&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt; &amp; co');
    expect(html).not.toMatch(/<(img|script|b)\b/);
  });

  it.each<[string, MailContent['to'], string]>([
    [
      'line breaks in the name',
      { name: 'Ana\r\nBcc: espia@evil.example\r\n\r\nHola', address: 'ana@cocina.example' },
      'Invitación',
    ],
    [
      'line breaks in the subject',
      { name: 'Ana', address: 'ana@cocina.example' },
      'Hola\nBcc: espia@evil.example\u2028Cc: otro@evil.example',
    ],
    [
      'an address in the name',
      { name: '"Ana" <espia@evil.example>, otro@evil.example', address: 'ana@cocina.example' },
      'Invitación',
    ],
    ['a group in the name', { name: 'Ana: espia@evil.example;', address: 'ana@cocina.example' }, 'Invitación'],
  ])('has one reader and no header of the sender’s making in spite of %s', async (_name, to, subject) => {
    const { url, received } = await mailServer();
    await mailer(url).send(content({ to, subject }));
    const [mail] = received as [Received];
    expect(mail.to).toEqual(['ana@cocina.example']);
    expect(headersOf(mail)).not.toMatch(/^(bcc|cc):/im);
    expect(headersOf(mail).match(/^(to|subject):/gim)).toHaveLength(2);
  });

  it('keeps an emoji of several parts whole in its header', async () => {
    const { url, received } = await mailServer();
    await mailer(url).send(
      content({ to: { name: 'Ana 👩‍🍳', address: 'ana@cocina.example' }, subject: 'Chef\u202e 👩‍🍳' }),
    );
    const encoded = headersOf((received as [Received])[0]).match(/=\?utf-8\?[bq]\?[^?]*\?=/gi) ?? [];
    const words = encoded.map((word) => {
      const [, , how = '', text = ''] = word.split('?');
      if (how.toLowerCase() === 'b') return Buffer.from(text, 'base64').toString();
      return decodeURIComponent(text.replaceAll('_', ' ').replaceAll('=', '%'));
    });
    expect(words.join('|')).toContain('👩‍🍳');
    expect(words.filter((word) => word.includes('👩‍🍳'))).toHaveLength(2);
    expect(words.join()).not.toContain('\u202e');
  });

  it('goes to nobody else when the address itself is built to mislead', async () => {
    const { url, received } = await mailServer();
    const address = '"ana,<espia@evil.example>"@cocina.example';
    await outcome(mailer(url).send(content({ to: { name: 'Ana', address } })));
    expect(received.flatMap(({ to }) => to).filter((reader) => !reader.endsWith('@cocina.example'))).toEqual([]);
  });
});

describe('what cannot be sent', () => {
  it('is said where no server is configured', async () => {
    expect(await outcome(mailer(undefined).send(content()))).toBe('unreachable');
  });

  it('is said when the server is not there', async () => {
    const { url } = await mailServer();
    await endings.pop()?.();
    expect(await outcome(mailer(url).send(content()))).toBe('unreachable');
  });

  it('is said when the server refuses the reader, whose address stays out of the log', async () => {
    const { url, received } = await mailServer({
      onRcptTo: ({ address }, _session, done) => done(new Error(`no ${address}`)),
    });
    const warn = jest.spyOn(Logger.prototype, 'warn');
    expect(await outcome(mailer(url).send(content()))).toBe('address');
    expect(received).toEqual([]);
    expect(warn.mock.calls).toEqual([[{ code: 'EENVELOPE', responseCode: 550 }, 'mail not sent']]);
    warn.mockRestore();
  });

  it('is said when the server refuses the mail after it was sent whole', async () => {
    const { url } = await mailServer({
      onData(stream, _session, done) {
        stream.resume().on('end', () => done(refusal(554)));
      },
    });
    expect(await outcome(mailer(url).send(content()))).toBe('content');
  });

  it.each<[string, SMTPServerOptions, string]>([
    ['wants to wait', { onRcptTo: (_to, _session, done) => done(refusal(451)) }, 'busy'],
    ['refuses the sender', { onMailFrom: (_from, _session, done) => done(refusal(550)) }, 'sender'],
    [
      'wants to wait with the mail',
      { onData: (stream, _session, done) => stream.resume().on('end', () => done(refusal(452))) },
      'busy',
    ],
  ])('is told apart when the server %s', async (_name, options, problem) => {
    const { url } = await mailServer(options);
    expect(await outcome(mailer(url).send(content()))).toBe(problem);
  });

  it('is told apart when the server refuses the password', async () => {
    const { url } = await mailServer({
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(refusal(535)),
    });
    const withPassword = `${url.replace('smtp://', 'smtp://ana:secreto@')}/?requireTLS=false`;
    expect(await outcome(mailer(withPassword).send(content()))).toBe('login');
  });

  it('is told apart when it is no address at all', async () => {
    const { url } = await mailServer();
    const to = { name: 'Ana', address: 'ana@co cina.example' };
    expect(await outcome(mailer(url).send(content({ to })))).toBe('address');
  });

  it.each<[string, string[]]>([
    ['never greets', []],
    ['greets and never answers', ['220 hola']],
    ['answers and never takes the mail', ['220 hola', '250 hola']],
  ])('is said in time when the server %s', async (_name, lines) => {
    const start = Date.now();
    expect(await outcome(mailer(await silentServer(...lines), 200).send(content()))).toBe('unreachable');
    expect(Date.now() - start).toBeLessThan(within(2_000));
  });

  it('includes a password, unless the connection is encrypted or the address says otherwise', async () => {
    const passwords: unknown[] = [];
    const { url } = await mailServer({
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, done) => {
        passwords.push(password);
        done(null, { user: 'ana' });
      },
    });
    const withPassword = url.replace('smtp://', 'smtp://ana:secreto@');
    expect(await outcome(mailer(withPassword).send(content()))).not.toBe('sent');
    expect(passwords).toEqual([]);
    expect(await outcome(mailer(`${withPassword}/?requireTLS=false`).send(content()))).toBe('sent');
    expect(passwords).toEqual(['secreto']);
  });
});

describe('an invitation', () => {
  let test: TestApp;
  let server: { url: string; received: Received[] };
  let stopServer: (() => Promise<unknown>) | undefined;
  const refused = new Set<string>();

  beforeAll(async () => {
    server = await mailServer({
      onRcptTo: ({ address }, _session, done) => done(refused.has(address) ? new Error('no') : null),
    });
    stopServer = endings.pop();
    test = await createTestApp({
      SMTP_URL: server.url,
      PUBLIC_URL: 'https://sobremesa.example',
      DEMO_SIGN_IN: 'true',
      JOBS_HURRY: 'true',
    });
    await startJobs(test);
  });
  afterAll(async () => {
    await test.close();
    await stopServer?.();
  });
  beforeEach(() => {
    server.received.length = 0;
  });

  const invite = async (body: object) =>
    test.request
      .post('/api/v1/users/create')
      .set((await signIn(test)).header)
      .send(body);
  const inviteAgain = async (id: number) =>
    test.request.post(`/api/v1/users/invite-again/${id}`).set((await signIn(test)).header);
  const inList = async (search: string): Promise<{ invitation_mailed_at: string; invitation_mail: object }> => {
    const { body } = await test.request
      .get('/api/v1/users/all')
      .query({ search })
      .set((await signIn(test)).header);
    return body.data[0];
  };

  it('is mailed after it was stored, with the way in', async () => {
    const { status, body } = await invite({ name: 'Eva Soto', email: 'Eva@Cocina.Example', role: 'USER' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      state: 'PENDING',
      mail_sent: true,
      login_url: 'https://sobremesa.example/login',
    });
    const mail = server.received.pop() as Received;
    expect(mail.to).toEqual(['eva@cocina.example']);
    const { 'text/plain': text } = partsOf(mail);
    expect(text).toBe(
      [
        'Hola, Eva Soto:',
        'Te invitaron a la gestión de Sobremesa como Moderador.',
        'Entra con tu cuenta de Google eva@cocina.example. La primera vez que entres, tu acceso quedará activo.',
        'Iniciar sesión:\nhttps://sobremesa.example/login',
        'Si no esperabas esta invitación, puedes ignorar este correo.',
      ].join('\n\n'),
    );
  });

  it('is mailed again when the person is invited again', async () => {
    const { body: invited } = await invite({ name: 'Iris', email: 'iris@cocina.example', role: 'USER' });
    const { body } = await inviteAgain(invited.data.id);
    expect(body.data).toMatchObject({ role: 'USER', mail_sent: true });
    const [first, second] = server.received.splice(0).map((mail) => partsOf(mail)['text/plain']);
    expect(first).toContain('como Moderador');
    expect(second).toBe(first);
  });

  it('is not mailed when another one waits for the same address', async () => {
    await invite({ name: 'Rosa', email: 'rosa@cocina.example', role: 'USER' });
    server.received.splice(0);
    expect((await invite({ name: 'Rosa', email: 'rosa@cocina.example', role: 'ADMIN' })).status).toBe(409);
    expect(server.received).toEqual([]);
  });

  it('holds although the mail is refused for good; the list says so until it was sent again', async () => {
    refused.add('olga@cocina.example');
    const { status, body } = await invite({ name: 'Olga', email: 'olga@cocina.example', role: 'USER' });
    expect(status).toBe(200);
    const login_url = 'https://sobremesa.example/login';
    const refusedMail = { state: 'refused', problem: 'El servidor de correo rechazó la dirección.' };
    expect(body.data).toMatchObject({
      mail_sent: false,
      invitation_mailed_at: null,
      invitation_mail: refusedMail,
      login_url,
    });
    expect(await inList('olga@cocina.example')).toMatchObject({
      state: 'PENDING',
      invitation_mailed_at: null,
      invitation_mail: refusedMail,
    });
    expect(await test.app.get(JobsRepository).troubled(['send-mail'])).toEqual([]);
    refused.delete('olga@cocina.example');
    const again = await inviteAgain(body.data.id);
    expect(again.body.data).toMatchObject({ mail_sent: true, login_url });
    const { invitation_mailed_at: mailedAt } = again.body.data;
    expect(Date.now() - Date.parse(mailedAt)).toBeLessThan(within(10_000));
    const listed = await inList('olga@cocina.example');
    expect(Date.parse(listed.invitation_mailed_at)).toBe(Date.parse(mailedAt));
    expect(listed.invitation_mail).toMatchObject({ state: 'sent', problem: null });
  });

  it('waits while the mail server is away, says so, and is mailed once when it is back, however often it was asked for', async () => {
    const { url } = server;
    await stopServer?.();
    const { body } = await invite({ name: 'Nora', email: 'nora@cocina.example', role: 'USER' });
    const waiting = { state: 'waiting', problem: 'El servidor de correo no responde.' };
    expect(body.data).toMatchObject({ mail_sent: false, invitation_mail: waiting });
    await Promise.all([inviteAgain(body.data.id), inviteAgain(body.data.id)]);
    expect(await inList('nora@cocina.example')).toMatchObject({ invitation_mail: { state: 'waiting' } });
    const back = await startMailServer({}, Number(new URL(url).port));
    stopServer = () => back.close();
    const listed = await eventually(
      () => inList('nora@cocina.example'),
      ({ invitation_mailed_at: at }) => at !== null,
    );
    expect(listed).toMatchObject({ invitation_mail: { state: 'sent', problem: null } });
    expect(back.received.map(({ to }) => to)).toEqual([['nora@cocina.example']]);
  });

  it('is not mailed any more once the person has signed in, or is gone', async () => {
    const { url } = server;
    await stopServer?.();
    const asked = [];
    for (const name of ['Uma', 'Vera'])
      asked.push((await invite({ name, email: `${name}@cocina.example`, role: 'USER' })).body.data as { id: number });
    const [uma, vera] = asked as [{ id: number }, { id: number }];
    await query(test.em(), `update person set state = 'ACTIVE' where id = $1`, [uma.id]);
    await test.request.delete(`/api/v1/users/delete/${vera.id}`).set((await signIn(test)).header);
    const back = await startMailServer({}, Number(new URL(url).port));
    stopServer = () => back.close();
    const row = () => inList('uma@cocina.example');
    expect(
      await eventually(row, ({ invitation_mail: mail }) => (mail as { state: string }).state !== 'waiting'),
    ).toMatchObject({ invitation_mail: { state: 'dropped' } });
    const left = () => query(test.em(), `select from pgboss.job where name = 'send-mail' and state < 'completed'`);
    expect(await eventually(left, (rows) => rows.length === 0)).toEqual([]);
    expect(back.received).toEqual([]);
  });

  it('is not mailed when it is refused', async () => {
    const { email } = (await signIn(test)).person;
    expect((await invite({ name: 'Otra', email, role: 'USER' })).status).toBe(409);
    expect(server.received).toEqual([]);
  });

  it('says that nothing was mailed where no server is configured', async () => {
    const without = await createTestApp();
    endings.push(() => without.close());
    const { header } = await signIn(without);
    const { body } = await without.request
      .post('/api/v1/users/create')
      .set(header)
      .send({ name: 'Eva', email: 'eva@cocina.example', role: 'USER' });
    const login_url = `${without.env.PUBLIC_URL}/login`;
    expect(body.data).toMatchObject({ mail_sent: false, invitation_mail: null, login_url });
  });
});
