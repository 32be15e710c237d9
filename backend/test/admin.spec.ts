import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { mkdir, mkdtemp, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runAdmin } from '../src/admin/run-admin.js';
import { nameAt } from '../src/backup/index.js';
import { tryParts, type PartResult } from '../src/doctor/index.js';
import { query } from '../src/platform/database/query.js';
import { buildInfo } from '../src/platform/build-info.js';
import { ImageMaker } from '../src/platform/images/image-maker.js';
import { Storage } from '../src/platform/storage/storage.js';
import { ALL_KEYS } from '../src/verify/verify-product.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { chefForm } from './harness/factories.js';
import { startMailboxServer } from './harness/mailbox-server.js';
import { startMailServer } from './harness/mail-server.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { createEmptyDatabase, createTestDatabase } from './harness/test-database.js';

/** Anyone who runs the server, beside the running product. */
let test: TestApp;
let admin: SignedIn;
let chef: { id: number; chef_name: string };
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sobremesa-admin-'));
  test = await createTestApp();
  admin = await signIn(test);
  const form = await chefForm(test, { name: 'Ñusta', food_types: ['Peruana', 'Chilena', 'Árabe'] });
  const { body } = await test.request.post('/api/v1/chefs/create').set(admin.header).send(form).expect(200);
  chef = (body as { data: typeof chef }).data;
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a command with the settings of the running product. */
async function run(words: string, settings: Record<string, string> = {}): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const { DATABASE_URL = '', DATA_DIR } = test.env;
  const source = { NODE_ENV: 'test', DATABASE_URL, DATA_DIR, DEMO_DATA: 'false', ...settings };
  const code = await runAdmin(words.split(' '), (line) => lines.push(line), source);
  return { code, text: lines.join('\n') };
}

describe('the commands', () => {
  it('are listed in Spanish, and an invalid word is refused in Spanish', async () => {
    const help = await run('--help');
    expect(help.code).toBe(0);
    expect(help.text).toMatch(/^Uso: sobremesa/);
    const commands = 'doctor report people grant-admin end-sessions end-links mail verify backup restore';
    for (const command of commands.split(' ')) expect(help.text).toContain(`\n  ${command}`);
    expect(help.text).not.toMatch(/Usage|Options|display/);
    expect(await run('doktor')).toEqual({ code: 2, text: expect.stringContaining('No se entiende la orden') });
    expect((await run('grant-admin')).code).toBe(2);
  });

  it('say which product they are of, with its commit', async () => {
    const { version, commit, date } = buildInfo();
    expect(await run('--version')).toEqual({ code: 0, text: `${version} (${commit}, ${date})` });
  });

  it('say what is wrong with a setting, as the start does', async () => {
    expect(await run('people', { PORT: 'eighty' })).toEqual({ code: 1, text: expect.stringContaining('PORT') });
  });
});

describe('people', () => {
  it('lists everybody with role and state', async () => {
    const { code, text } = await run('people');
    expect(code).toBe(0);
    expect(text).toMatch(new RegExp(`${admin.person.email}\\s+Administrador\\s+Activo`));
  });
});

describe('grant-admin', () => {
  const state = async (email: string) =>
    query<{ role: string; state: string }>(test.em(), 'select role, state from person where email = $1', [email]);

  it('invites who is unknown, whatever the case of the address', async () => {
    const { code, text } = await run('grant-admin Jefa.Nueva@Cocina.example');
    expect(code).toBe(0);
    expect(text).toContain('/login');
    expect(await state('jefa.nueva@cocina.example')).toEqual([{ role: 'ADMIN', state: 'PENDING' }]);
  });

  it('makes a deactivated moderator an active administrator', async () => {
    const moderator = await signIn(test, 'USER');
    const id = moderator.person.id;
    await test.request.put(`/api/v1/users/change-permission/${id}`).set(admin.header).expect(200);
    expect((await run(`grant-admin ${moderator.person.email}`)).code).toBe(0);
    expect(await state(moderator.person.email)).toEqual([{ role: 'ADMIN', state: 'ACTIVE' }]);
  });

  it('refuses what is no address', async () => {
    expect(await run('grant-admin nadie')).toEqual({ code: 1, text: 'Escribe un correo completo.' });
  });
});

describe('end-sessions', () => {
  const works = async ({ header }: SignedIn) =>
    (await test.request.get('/api/v1/validate-token').set(header).expect(200)).body as unknown;

  it('ends those of one person at once in the running product, and no others', async () => {
    const other = await signIn(test, 'USER');
    expect((await run(`end-sessions ${other.person.email}`)).code).toBe(0);
    expect(await works(other)).toEqual({ isValid: false });
    expect(await works(admin)).toEqual({ isValid: true });
    expect(await run('end-sessions nadie@cocina.example')).toMatchObject({ code: 1 });
  });

  it('ends those of everybody', async () => {
    const two = [await signIn(test), await signIn(test, 'USER')];
    expect((await run('end-sessions')).code).toBe(0);
    for (const one of two) expect(await works(one)).toEqual({ isValid: false });
    admin = await signIn(test);
  });
});

describe('verify', () => {
  const anyKey = async (): Promise<string> => {
    const [row] = await query<{ key: string }>(test.em(), `select variants->0->>'key' as key from image limit 1`);
    return row?.key ?? '';
  };
  const fileOf = (key: string) => join(test.env.DATA_DIR, 'files', key);

  it('finds nothing in a healthy product', async () => {
    expect(await run('verify')).toEqual({ code: 0, text: expect.stringContaining('Todo calza.') });
  });

  it('knows every column that the product computes', async () => {
    const columns = await query<{ name: string }>(
      test.em(),
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and column_name ~ '(search|name)_key$' order by 1`,
    );
    const known = ALL_KEYS.map(({ table, column }) => `${table}.${column}`).sort();
    expect(known).toEqual(columns.map(({ name }) => name));
  });

  it('finds search keys that differ, and writes them again', async () => {
    await query(test.em(), `update chef set search_key = 'otra', public_search_key = 'cosa' where id = $1`, [chef.id]);
    const found = await run('verify');
    expect(found).toEqual({ code: 1, text: expect.stringContaining('chef.public_search_key: 1 filas difieren.') });
    expect(found.text).toContain('chef.search_key: 1 filas difieren.');
    const search = () => test.request.get('/api/v1/chefs/all?search=nusta').set(admin.header).expect(200);
    expect((await search()).body.data).toHaveLength(0);
    expect(await run('verify --repair')).toMatchObject({ code: 0 });
    expect((await search()).body.data).toHaveLength(1);
    expect(await run('verify')).toMatchObject({ code: 0 });
  });

  it('finds a file that no row has, and removes it only when told to', async () => {
    const key = (await anyKey()).replace(/[0-9a-f]{32}/, 'f'.repeat(32));
    const storage = test.app.get(Storage, { strict: false });
    await storage.put(key, Buffer.from('x'), 'image/webp');
    expect(await run('verify')).toMatchObject({ code: 1, text: expect.stringContaining('ninguna imagen usa: 1.') });
    expect(await storage.exists(key)).toBe(true);
    expect(await run('verify --repair')).toMatchObject({ code: 0 });
    expect(await storage.exists(key)).toBe(false);
  });

  it('names a file that a row has and the store has not, but none of an upload that is just arriving', async () => {
    const key = await anyKey();
    const bytes = await test.request.get(`/files/${key}`).expect(200);
    await unlink(fileOf(key));
    expect(await run('verify')).toMatchObject({ code: 0 });
    await query(test.em(), `update image set created_at = now() - interval '1 hour'`);
    expect(await run('verify --repair')).toMatchObject({ code: 1, text: expect.stringContaining(`  ${key}`) });
    await writeFile(fileOf(key), bytes.body as Buffer);
    expect(await run('verify')).toMatchObject({ code: 0 });
  });
});

describe('backup and restore', () => {
  it('bring everything into an empty database and store', async () => {
    const database = await createEmptyDatabase();
    try {
      const made = await run(`backup ${join(folder, 'whole')}`);
      expect(made).toMatchObject({ code: 0, text: expect.stringMatching(/filas y \d+ archivos/) });
      const there = { DATABASE_URL: database.url, DATA_DIR: join(folder, 'there') };
      expect(await run(`restore ${join(folder, 'whole')}`, there)).toMatchObject({ code: 0 });
      expect(await run('verify', there)).toMatchObject({ code: 0 });
      expect((await run('people', there)).text).toBe((await run('people')).text);
      expect(await run(`restore ${join(folder, 'whole')}`, there)).toMatchObject({ code: 1 });
    } finally {
      await database.drop();
    }
  });
});

describe('doctor', () => {
  const parts = async (
    settings: Partial<TestApp['env']> = {},
    maker = test.app.get(ImageMaker, { strict: false }),
  ): Promise<Record<string, PartResult>> => {
    const env = Object.assign(Object.create(test.env) as typeof test.env, settings);
    const storage = test.app.get(Storage, { strict: false });
    const databaseUrl = settings.DATABASE_URL ?? test.env.DATABASE_URL ?? '';
    const tried = await tryParts({ env, databaseUrl, storage, maker });
    return Object.fromEntries(tried.map((result) => [result.part, result]));
  };

  it('prints a line for each part, and ends with 0 when none failed', async () => {
    const { code, text } = await run('doctor');
    expect(text.split('\n')).toHaveLength(14);
    expect(text).toMatch(/^bien +Base de datos +PostgreSQL \d+/m);
    expect(text).toMatch(/^bien +Archivos +La carpeta .* guarda y devuelve\.$/m);
    expect(text).toMatch(/^— +Correo +SMTP_URL no está definida/m);
    expect(code).toBe(0);
  });

  it('ends with 1 when a part failed, and goes on with the others', async () => {
    const { code, text } = await run('doctor', { SMTP_URL: 'smtp://127.0.0.1:1' });
    expect(text).toMatch(/^FALLA +Correo +El servidor 127\.0\.0\.1:1 no acepta la conexión \(\w+\)\.$/m);
    expect(text).toMatch(/^bien +Base de datos/m);
    expect(code).toBe(1);
  });

  it('makes a picture, and says when the process for it does not start', async () => {
    expect(await parts()).toMatchObject({ pictures: { state: 'ok', said: 'Se procesan.' } });
    const broken = new ImageMaker({ args: ['--eval', 'process.exit(1)'] });
    expect(await parts({}, broken)).toMatchObject({
      pictures: { state: 'failed', said: expect.stringContaining('no arranca') },
    });
  });

  it('says that the mail server greets', async () => {
    const mail = await startMailServer();
    try {
      expect(await parts({ SMTP_URL: mail.url })).toMatchObject({ mail: { state: 'ok' } });
      expect(mail.received).toEqual([]);
    } finally {
      await mail.close();
    }
  });

  it('says that the mailbox of returned mails can be read, or why not', async () => {
    const mailbox = await startMailboxServer();
    try {
      expect(await parts()).toMatchObject({ 'returned-mail': { state: 'off' } });
      expect(await parts({ MAIL_BOUNCES_URL: mailbox.url })).toMatchObject({
        'returned-mail': { state: 'ok', said: `La casilla de 127.0.0.1:${mailbox.port} se puede leer.` },
      });
      const wrong = `imap://hola:secreto@127.0.0.1:${mailbox.port}/?requireTLS=false`;
      const { 'returned-mail': part } = await parts({ MAIL_BOUNCES_URL: wrong });
      expect(part).toMatchObject({
        state: 'failed',
        said: `La casilla de 127.0.0.1:${mailbox.port} no se puede abrir (AUTHENTICATIONFAILED).`,
      });
    } finally {
      await mailbox.close();
    }
  });

  it('knows when the last backup was made, and whether one is missing', async () => {
    const BACKUP_DIR = join(folder, 'kept');
    const daily = { BACKUP_DIR, BACKUP_CRON: '15 4 * * *' };
    const said = async (settings: Record<string, string>) => (await parts(settings)).backups;
    const put = (ago: number): Promise<unknown> =>
      mkdir(join(BACKUP_DIR, nameAt(new Date(Date.now() - ago))), { recursive: true });
    expect(await said({ BACKUP_DIR })).toMatchObject({ state: 'off', said: expect.stringContaining('No hay ninguno') });
    expect(await said(daily)).toMatchObject({ state: 'caution', said: expect.stringContaining('Falta el del') });
    await put(2 * 24 * 60 * 60 * 1000);
    expect(await said({ BACKUP_DIR })).toMatchObject({ state: 'off', said: expect.stringContaining('hay 1 en') });
    expect(await said(daily)).toMatchObject({ state: 'caution', said: expect.stringContaining('Falta el del') });
    await put(0);
    expect(await said(daily)).toMatchObject({
      state: 'ok',
      said: expect.stringMatching(/^El último es del \d+ \p{L}+ \d{4}, \d\d:\d\d; hay 2 en la carpeta .*kept\.$/u),
    });
  });

  it('says of the database that it is away, or of a newer product', async () => {
    expect(await parts({ DATABASE_URL: 'postgres://127.0.0.1:1/x' })).toMatchObject({
      database: { state: 'failed', said: expect.stringContaining('no responde en 127.0.0.1:1') },
      migrations: { state: 'failed' },
    });
    const database = await createTestDatabase();
    const newer = await createTestApp({ DATABASE_URL: database.url });
    try {
      await query(newer.em(), `insert into mikro_orm_migrations (name) values ('Migration2999')`);
      expect(await parts({ DATABASE_URL: database.url })).toMatchObject({
        migrations: { state: 'failed', said: expect.stringContaining('Migration2999') },
      });
      await query(newer.em(), 'delete from mikro_orm_migrations');
      expect(await parts({ DATABASE_URL: database.url })).toMatchObject({
        migrations: { state: 'caution', said: expect.stringMatching(/^Faltan \d/) },
      });
    } finally {
      await newer.close();
      await database.drop();
    }
  });

  it('asks for Google’s keys where Google signs people in', async () => {
    expect((await parts()).google?.state).toBe('off');
    const google = (await parts({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' })).google;
    // A machine without a way to the internet has none of Google's keys.
    expect(google?.said).toMatch(/llaves de Google/);
  });

  it('knows whether the site and the embed host answer', async () => {
    const server = createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await parts({ PUBLIC_URL: 'http://localhost:1', EMBED_URL: url })).toMatchObject({
      site: { state: 'caution' },
      embeds: { state: 'ok' },
    });
    expect(await parts({ PUBLIC_URL: url, EMBED_URL: 'http://localhost:1' })).toMatchObject({
      site: { state: 'ok' },
      embeds: { state: 'caution' },
    });
    expect(await parts({ PUBLIC_URL: url, EMBED_URL: url })).toMatchObject({ embeds: { state: 'off' } });
    server.close();
  });
});
