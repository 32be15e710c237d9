import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { Mailer } from '../src/platform/mail/mailer.js';
import type { Letter } from '../src/platform/mail/letter.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { headersOf, partsOf, startMailServer, type MailServer, type Received } from './harness/mail-server.js';
import { signIn } from './harness/sign-in.js';

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
  new Mailer({ SMTP_URL: url, MAIL_FROM }, timeLimit);
const letter = (changes: Partial<Letter> = {}): Letter => ({
  to: { name: 'Ana Ñandú', address: 'ana@cocina.example' },
  subject: 'Invitación',
  paragraphs: ['Hola, Ana:', 'La mesa ya está puesta.'],
  action: { label: 'Iniciar sesión', url: 'https://sobremesa.example/login' },
  ...changes,
});

describe('a letter', () => {
  it('reaches the server as text and as HTML', async () => {
    const { url, received } = await mailServer();
    expect(await mailer(url).send(letter())).toBe(true);
    expect(received).toMatchObject([{ from: 'hola@sobremesa.example', to: ['ana@cocina.example'] }]);
    const [mail] = received as [Received];
    expect(headersOf(mail)).toContain('From: Sobremesa <hola@sobremesa.example>');
    expect(headersOf(mail)).toContain('Auto-Submitted: auto-generated');
    const { 'text/plain': text, 'text/html': html } = partsOf(mail);
    expect(text).toBe('Hola, Ana:\n\nLa mesa ya está puesta.\n\nIniciar sesión:\nhttps://sobremesa.example/login');
    expect(html).toContain('<html lang="es-CL">');
    expect(html).toContain('<p style="margin:0 0 16px">La mesa ya está puesta.</p>');
    expect(html).toContain('href="https://sobremesa.example/login"');
  });

  it('lists facts, in both', async () => {
    const { url, received } = await mailServer();
    await mailer(url).send(
      letter({
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
    await mailer(url).send(letter({ replyTo }));
    const [mail] = received as [Received];
    expect(mail.to).toEqual(['ana@cocina.example']);
    expect(headersOf(mail).match(/^(to|reply-to|bcc|cc):.*$/gim)).toHaveLength(2);
    expect(headersOf(mail)).toMatch(/^reply-to: .*<?eva@cocina\.example>?$/im);
  });

  it('shows markup in its parts and never obeys it', async () => {
    const { url, received } = await mailServer();
    const evil = `<img src=x onerror="a('b')"> & co`;
    await mailer(url).send(
      letter({
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

  it.each<[string, Letter['to'], string]>([
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
    await mailer(url).send(letter({ to, subject }));
    const [mail] = received as [Received];
    expect(mail.to).toEqual(['ana@cocina.example']);
    expect(headersOf(mail)).not.toMatch(/^(bcc|cc):/im);
    expect(headersOf(mail).match(/^(to|subject):/gim)).toHaveLength(2);
  });

  it('goes to nobody else when the address itself is built to mislead', async () => {
    const { url, received } = await mailServer();
    const address = '"ana,<espia@evil.example>"@cocina.example';
    await mailer(url).send(letter({ to: { name: 'Ana', address } }));
    expect(received.flatMap(({ to }) => to).filter((reader) => !reader.endsWith('@cocina.example'))).toEqual([]);
  });
});

describe('what cannot be sent', () => {
  it('is said where no server is configured', async () => {
    expect(await mailer(undefined).send(letter())).toBe(false);
  });

  it('is said when the server is not there', async () => {
    const { url } = await mailServer();
    await endings.pop()?.();
    expect(await mailer(url).send(letter())).toBe(false);
  });

  it('is said when the server refuses the reader, whose address stays out of the log', async () => {
    const { url, received } = await mailServer({
      onRcptTo: ({ address }, _session, done) => done(new Error(`no ${address}`)),
    });
    const warn = jest.spyOn(Logger.prototype, 'warn');
    expect(await mailer(url).send(letter())).toBe(false);
    expect(received).toEqual([]);
    expect(warn.mock.calls).toEqual([[{ code: 'EENVELOPE', responseCode: 550 }, 'mail not sent']]);
    warn.mockRestore();
  });

  it('is said when the server refuses the mail after it was sent whole', async () => {
    const { url } = await mailServer({
      onData(stream, _session, done) {
        stream.resume().on('end', () => done(new Error('no')));
      },
    });
    expect(await mailer(url).send(letter())).toBe(false);
  });

  it.each<[string, string[]]>([
    ['never greets', []],
    ['greets and never answers', ['220 hola']],
    ['answers and never takes the mail', ['220 hola', '250 hola']],
  ])('is said in time when the server %s', async (_name, lines) => {
    const start = Date.now();
    expect(await mailer(await silentServer(...lines), 200).send(letter())).toBe(false);
    expect(Date.now() - start).toBeLessThan(2_000);
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
    expect(await mailer(withPassword).send(letter())).toBe(false);
    expect(passwords).toEqual([]);
    expect(await mailer(`${withPassword}/?requireTLS=false`).send(letter())).toBe(true);
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
    });
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
  const inList = async (search: string): Promise<{ invitation_mailed_at: string }> => {
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
        'Si no esperabas esta invitación, puedes ignorar este correo.',
        'Iniciar sesión:\nhttps://sobremesa.example/login',
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

  it('holds although the mail is refused; the list says so until it was sent again', async () => {
    refused.add('olga@cocina.example');
    const { status, body } = await invite({ name: 'Olga', email: 'olga@cocina.example', role: 'USER' });
    expect(status).toBe(200);
    const login_url = 'https://sobremesa.example/login';
    expect(body.data).toMatchObject({ mail_sent: false, invitation_mailed_at: null, login_url });
    expect(await inList('olga@cocina.example')).toMatchObject({ state: 'PENDING', invitation_mailed_at: null });
    refused.delete('olga@cocina.example');
    const again = await inviteAgain(body.data.id);
    expect(again.body.data).toMatchObject({ mail_sent: true, login_url });
    const { invitation_mailed_at: mailedAt } = again.body.data;
    expect(Date.now() - Date.parse(mailedAt)).toBeLessThan(10_000);
    const listed = await inList('olga@cocina.example');
    expect(Date.parse(listed.invitation_mailed_at)).toBe(Date.parse(mailedAt));
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
    expect(body.data).toMatchObject({ mail_sent: false, login_url: `${without.env.PUBLIC_URL}/login` });
  });
});
