import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { runAdmin } from '../src/admin/run-admin.js';
import { Env } from '../src/config/env.js';
import { buildInfo } from '../src/platform/build-info.js';
import { query } from '../src/platform/database/query.js';
import { Links } from '../src/platform/links/links.js';
import { LinkNotFoundError } from '../src/platform/links/links.errors.js';
import { LinksRepository } from '../src/platform/links/links.repository.js';
import { defineLink } from '../src/platform/links/secret-link.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { eventually } from './harness/eventually.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { startJobs } from './harness/start-jobs.js';

/** What an operator sets who wants nobody to read it in a public report. */
const PRIVATE = {
  SMTP_URL: 'smtp://cartera:clave-smtp@127.0.0.1:1',
  S3_BUCKET: 'bodega-de-fotos',
  PUBLIC_URL: 'http://cocina-privada.example',
  PROTECTED_ADMINS: 'jefa.oculta@cocina-privada.example',
  BACKUP_DIR: '/tmp/respaldos-ocultos',
  MAIL_FROM: 'Casa <casa@cocina-privada.example>',
};

const OFFER = defineLink({ purpose: 'test_offer', path: '/cotizacion/' });

let test: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  test = await createTestApp({ SMTP_URL: PRIVATE.SMTP_URL, JOBS_HURRY: 'true' });
  await startJobs(test);
  admin = await signIn(test);
});
afterAll(() => test.close());

async function run(words: string, settings: Record<string, string> = {}): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const { DATABASE_URL = '', DATA_DIR, TOKEN_SECRET } = test.env;
  const source = { NODE_ENV: 'test', DATABASE_URL, DATA_DIR, TOKEN_SECRET, DEMO_DATA: 'false', ...settings };
  const code = await runAdmin(words.split(' '), (line) => lines.push(line), source);
  return { code, text: lines.join('\n') };
}

describe('report', () => {
  it('has versions, settings, parts, the queue and sizes', async () => {
    const { code, text } = await run('report', { TRUST_PROXY: '2', BACKUP_CRON: '15 4 * * *', ...PRIVATE });
    expect(code).toBe(0);
    expect(text).toContain(`${buildInfo().version} (`);
    expect(text).toMatch(new RegExp(`^Node +${process.versions.node}$`, 'm'));
    expect(text).toMatch(/^PostgreSQL +\d+\.\d+, \d+ MB$/m);
    expect(text).toMatch(/^TRUST_PROXY +2$/m);
    expect(text).toMatch(/^BACKUP_CRON +15 4 \* \* \*$/m);
    expect(text).toMatch(/^SMTP_URL +definida$/m);
    expect(text).toMatch(/^PROTECTED_ADMINS +definida \(1\)$/m);
    expect(text).not.toMatch(/^UPLOAD_MAX_MB/m);
    expect(text).toMatch(/^FALLA +Correo +El servidor ‹SMTP_URL› no acepta la conexión \(\w+\)\.$/m);
    expect(text).toMatch(/^bien +Base de datos/m);
    expect(text).toMatch(/^person +(\d+ filas|sin contar) +\d+,\d MB$/m);
    expect(text).toMatch(/^\d+\.\d+\.\d+, desde 20\d\d-/m);
    expect(text).toMatch(/Léelo antes de publicarlo\.$/);
  });

  it('counts what failed, and why', async () => {
    await test.request
      .post('/api/v1/users/create')
      .set(admin.header)
      .send({ name: 'Eva Reservada', email: 'eva.reservada@cocina.example', role: 'USER' })
      .expect(200);
    const said = () => run('report').then(({ text }) => text);
    const text = await eventually(said, (lines) => /^\d × send-mail/m.test(lines));
    expect(text).toMatch(/^1 × send-mail: El servidor de correo no responde\.$/m);
  });

  it('names no secret, no place and nobody', async () => {
    const { text } = await run('report', PRIVATE);
    const words = [
      'cartera',
      'clave-smtp',
      '127.0.0.1',
      'bodega',
      'cocina-privada',
      'jefa.oculta',
      'respaldos-ocultos',
    ];
    const { DATABASE_URL = '', DATA_DIR, TOKEN_SECRET } = test.env;
    const { pathname, password } = new URL(DATABASE_URL);
    const people = ['Reservada', 'reservada@', admin.person.email, admin.person.name];
    for (const word of [...words, ...people, DATA_DIR, TOKEN_SECRET, pathname.slice(1), password || '\0'])
      expect(text).not.toContain(word);
  });

  it('says what it cannot read, and goes on', async () => {
    const { code, text } = await run('report', { DATABASE_URL: 'postgres://127.0.0.1:1/otra' });
    expect(code).toBe(0);
    expect(text).toMatch(/^FALLA +Base de datos/m);
    expect(text).toMatch(/^# Tablas más grandes\nNo se pudo leer \(\w+.*\)\.$/m);
    expect(text).not.toContain('127.0.0.1:1');
  });
});

describe('end-links', () => {
  const links = () => new Links(new LinksRepository(test.em()), test.app.get(Env), test.app.get(EventEmitter2));
  const give = (subject: number, until: Date | null = null) =>
    test.em().transactional((em) => links().give(em, OFFER, subject, until));
  const tokenIn = (address: string) => address.split('/').at(-1);

  it('ends every link at once, and the next one that is given is another', async () => {
    await query(test.em(), 'delete from secret_link');
    const [one, two] = [await give(1), await give(2, new Date(Date.now() + 60_000))];
    await give(3, new Date(Date.now() - 60_000));
    expect(await run('end-links')).toEqual({ code: 0, text: expect.stringMatching(/^Se cerraron 2 enlaces de /) });
    for (const address of [one, two])
      await expect(links().subjectOf(OFFER, tokenIn(address))).rejects.toEqual(new LinkNotFoundError());
    const again = await give(1);
    expect(again).not.toBe(one);
    expect(await links().subjectOf(OFFER, tokenIn(again))).toBe(1);
    expect((await run('end-links')).text).toMatch(/^Se cerró 1 enlace de /);
    expect((await run('end-links')).text).toBe('No hay enlaces que cerrar.');
  });
});
