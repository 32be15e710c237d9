import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { runAdmin } from '../src/admin/run-admin.js';
import { query } from '../src/platform/database/query.js';
import { JobsRepository } from '../src/platform/jobs/jobs.repository.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { eventually } from './harness/eventually.js';
import { startMailServer, type MailServer } from './harness/mail-server.js';
import { signIn } from './harness/sign-in.js';
import { startJobs } from './harness/start-jobs.js';

const NONE = 'No hay correos que reintentar.';

/** The product beside which mails are tried again. Its next tries are minutes away. */
let test: TestApp;
let url: string;
let server: MailServer | undefined;

beforeAll(async () => {
  server = await startMailServer();
  ({ url } = server);
  test = await createTestApp({ SMTP_URL: url, JOBS_HURRY: 'false' });
  await startJobs(test);
  // Their first try meets nobody.
  await closeServer();
});
afterAll(async () => {
  await test.close();
  await closeServer();
});
beforeEach(async () => {
  await closeServer();
  await query(test.em(), `delete from person where state = 'PENDING'`);
  await query(test.em(), `delete from pgboss.job where name = 'send-mail'`);
});

async function closeServer(): Promise<void> {
  await server?.close();
  server = undefined;
}
const openServer = async (): Promise<MailServer> => (server = await startMailServer({}, Number(new URL(url).port)));

/** Invites somebody while no mail server answers. */
async function invite(name: string): Promise<void> {
  const { header } = await signIn(test);
  const person = { name, email: `${name.toLowerCase()}@cocina.example`, role: 'USER' };
  const { body } = await test.request.post('/api/v1/users/create').set(header).send(person).expect(200);
  expect(body.data.invitation_mail).toMatchObject({ state: 'waiting', problem: expect.any(String) });
}
const states = () => query<{ state: string }>(test.em(), 'select state from mail order by id');

const mailRetry = (settings?: Record<string, string>) => mailCommand(['retry'], settings);

async function mailCommand(
  command: string[],
  settings: Record<string, string> = { SMTP_URL: url },
): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const { DATABASE_URL = '', DATA_DIR } = test.env;
  const source = { NODE_ENV: 'test', DATABASE_URL, DATA_DIR, DEMO_DATA: 'false', ...settings };
  const code = await runAdmin(['mail', ...command], (line) => lines.push(line), source);
  return { code, text: lines.join('\n') };
}

describe('mail retry', () => {
  it('lets what waits for its next try, and what nobody tries any more, be sent now: each once, and nothing twice', async () => {
    for (const name of ['Ana', 'Berta', 'Clara']) await invite(name);
    // As after two days of tries.
    const last = `(select max(id) from mail)`;
    await query(test.em(), `update mail set state = 'failed', settled_at = now() where id = ${last}`);
    await query(
      test.em(),
      `update pgboss.job set state = 'failed', completed_on = now() where (data->>'id')::int = ${last}`,
    );
    const { received } = await openServer();
    expect(await mailRetry()).toEqual({
      code: 0,
      text: '3 correos se intentan ahora, si el producto está en marcha.',
    });
    await eventually(
      () => received.length,
      (count) => count >= 3,
    );
    const sent = await eventually(states, (rows) => rows.every(({ state }) => state === 'sent'));
    expect(sent).toEqual([{ state: 'sent' }, { state: 'sent' }, { state: 'sent' }]);
    expect(received.flatMap(({ to }) => to).toSorted()).toEqual(
      ['ana', 'berta', 'clara'].map((name) => `${name}@cocina.example`),
    );
    // The job that had failed is done by another one, so nobody is told of it any more. A job ends after its mail is sent.
    const troubled = () => test.app.get(JobsRepository).troubled(['send-mail']);
    expect(await eventually(troubled, ({ length }) => length === 0)).toEqual([]);
    expect(await mailRetry()).toEqual({ code: 0, text: NONE });
    expect(received).toHaveLength(3);
  });

  it('of two people at once counts each mail for one of them, and doubles none', async () => {
    await invite('Delia');
    const { received } = await openServer();
    const answers = await Promise.all([mailRetry(), mailRetry()]);
    expect(answers.map(({ text }) => text).toSorted()).toEqual([
      '1 correo se intenta ahora, si el producto está en marcha.',
      NONE,
    ]);
    const sent = await eventually(states, (rows) => rows.every(({ state }) => state === 'sent'));
    expect(sent).toEqual([{ state: 'sent' }]);
    expect(received).toHaveLength(1);
  });

  it('leaves alone what the server has refused, and says so', async () => {
    await invite('Elsa');
    await query(test.em(), `update mail set state = 'refused', problem = 'address', settled_at = now()`);
    const { code, text } = await mailRetry();
    expect(code).toBe(0);
    expect(text).toMatch(/^No hay correos que reintentar\.\nEl servidor rechazó la dirección o el texto de 1 correo,/);
    expect(await states()).toEqual([{ state: 'refused' }]);
  });

  it('says where no mail server is configured, and what it is for', async () => {
    expect(await mailRetry({})).toEqual({ code: 1, text: 'SMTP_URL no está definida: no se envía ningún correo.' });
    const lines: string[] = [];
    expect(await runAdmin(['mail', '--help'], (line) => lines.push(line))).toBe(0);
    expect(lines.join('\n')).toMatch(/^Uso: sobremesa mail[^]*\n {2}retry/);
    expect(lines.join('\n')).not.toMatch(/Usage|Options|display/);
  });
});

describe('mail test', () => {
  it('sends one mail at once, as the product does', async () => {
    const { received } = await openServer();
    const { code, text } = await mailCommand(['test', 'ana@cocina.example']);
    expect(text).toMatch(/^El servidor de correo tomó el correo para ana@cocina\.example, desde Sobremesa <hola@/);
    expect(code).toBe(0);
    expect(received).toMatchObject([{ from: 'hola@sobremesa.example', to: ['ana@cocina.example'] }]);
    expect(await states()).toEqual([]);
  });

  it('says what is in the way', async () => {
    expect(await mailCommand(['test', 'ana@cocina.example'])).toEqual({
      code: 1,
      text: 'El servidor de correo no responde.',
    });
    expect(await mailCommand(['test', 'ana'])).toEqual({ code: 1, text: 'Escribe un correo completo.' });
    expect(await mailCommand(['test', 'ana@cocina.example'], {})).toEqual({
      code: 1,
      text: expect.stringContaining('SMTP_URL no está definida'),
    });
  });
});
