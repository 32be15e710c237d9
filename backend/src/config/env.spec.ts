import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, describe, expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import { LOG_WITHOUT_VALUES } from '../platform/database/log-without-values.js';
import { StartError } from '../platform/start/start-error.js';
import { Env, readEnv } from './env.js';
import { settingNames } from './setting-names.js';
import { cautionsOf } from './setting-rules.js';
import { unknownSettings } from './unknown-settings.js';

const dataDir = mkdtempSync(join(tmpdir(), 'env-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const local = (settings: Record<string, string> = {}) => readEnv({ DATA_DIR: dataDir, ...settings });

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/sobremesa',
  PUBLIC_URL: 'https://sobremesa.example/',
  TOKEN_SECRET: 'b8f5c1e07d9a4263b8f5c1e07d9a4263',
  GIFT_CARD_SECRET: '7c3e91ba5f204d68a17c3e91ba5f204d',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  PROTECTED_ADMINS: 'jefa@cocina.example',
};

const WEBPAY = { WEBPAY_COMMERCE_CODE: '597055555532', WEBPAY_API_KEY: 'key', WEBPAY_ENVIRONMENT: 'integration' };

describe('a fresh machine', () => {
  it('needs no setting', () => {
    expect(local()).toMatchObject({
      PORT: 3000,
      PUBLIC_URL: 'http://localhost:3000',
      DEMO_DATA: true,
      TRUST_PROXY: false,
    });
    expect(local().DATABASE_URL).toBeUndefined();
  });

  it('keeps its token secret, so that sessions survive a restart', () => {
    const { TOKEN_SECRET } = local();
    expect(TOKEN_SECRET.length).toBeGreaterThanOrEqual(32);
    expect(local().TOKEN_SECRET).toBe(TOKEN_SECRET);
  });

  it("protects the demo's administrators, where there is a demo", () => {
    expect(local().PROTECTED_ADMINS).toHaveLength(3);
    expect(local({ DEMO_DATA: 'false' }).PROTECTED_ADMINS).toEqual([]);
  });

  it('moves with PORT', () => {
    expect(local({ PORT: '4000' })).toMatchObject({ PORT: 4000, PUBLIC_URL: 'http://localhost:4000' });
  });

  it("shows others' forms under this machine's other name", () => {
    expect(local({ PORT: '4000' }).EMBED_URL).toBe('http://127.0.0.1:4000');
    expect(local({ PUBLIC_URL: 'http://cocina.example' }).EMBED_URL).toBeUndefined();
    expect(local({ EMBED_URL: 'http://otra.example/' }).EMBED_URL).toBe('http://otra.example');
  });

  it('takes an empty setting for none', () => {
    expect(local({ DATABASE_URL: '', PORT: '' })).toMatchObject({ PORT: 3000 });
    expect(local({ DATABASE_URL: '' }).DATABASE_URL).toBeUndefined();
  });
});

describe('a wrong setting', () => {
  it.each<[string, string]>([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '3000.5'],
    ['DATABASE_URL', 'mysql://db'],
    ['DATABASE_OWNER_URL', 'mysql://db'],
    ['DATABASE_URL', 'postgres://'],
    ['DATABASE_URL', 'postgres://ana:%zz@db/sobremesa'],
    ['DATABASE_URL', 'postgres://ana:%ff@db/sobremesa'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['PUBLIC_URL', 'http://cocina.example/sitio'],
    ['PUBLIC_URL', 'http://ana@cocina.example'],
    ['PUBLIC_URL', 'cocina.example'],
    ['TOKEN_SECRET', 'short'],
    ['GIFT_CARD_SECRET', 'short'],
    ['GIFT_CARD_MONTHS', '0'],
    ['RATE_LIMIT_GIFT_CARDS', '0'],
    ['UPLOAD_MAX_MB', '0'],
    ['STORAGE', 'ftp'],
    ['S3_ENDPOINT', 'almacén'],
    ['FILES_PUBLIC_URL', 'https://a b'],
    ['FILES_PUBLIC_URL', '/otra'],
    ['TRUST_PROXY', 'nobody'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_BOUNCES_URL', 'smtp://hola:clave@mail.example'],
    ['MAIL_BOUNCES_URL', 'imaps://mail.example/INBOX'],
    ['MAIL_BOUNCES_URL', 'imaps://hola@mail.example/INBOX'],
    ['MAIL_BOUNCES_URL', 'imaps://hola:%zz@mail.example/INBOX'],
    ['MAIL_BOUNCES_URL', 'imaps://hola:clave@mail.example/%ff'],
    ['MAIL_BOUNCES_URL', 'imap.example'],
    ['MAIL_BOUNCES_TO', 'Sobremesa <hola@sobremesa.example>'],
    ['MAIL_BOUNCES_TO', 'hola'],
    ['MAIL_OAUTH_TOKEN_URL', 'http://login.example/token'],
    ['MAIL_OAUTH_TOKEN_URL', 'login.example'],
    ['SMTP_URL', 'mail.example'],
    ['MAIL_FROM', 'Sobremesa'],
    ['MAIL_FROM', 'Sobremesa <hola@sobremesa.example> otra'],
    ['DEMO_SIGN_IN', 'maybe'],
    ['GOOGLE_STAND_IN', 'google'],
    ['WEBPAY_COMMERCE_CODE', '5970'],
    ['WEBPAY_ENVIRONMENT', 'test'],
    ['SHUTDOWN_DELAY', '-1'],
    ['SHUTDOWN_DELAY', '301'],
    ['DEMO_DATA', 'maybe'],
    ['PROTECTED_ADMINS', 'a@b.cl,b@b.cl,c@b.cl,d@b.cl'],
    ['PROTECTED_ADMINS', 'nobody'],
    ['PROTECTED_ADMINS', '"ana"@cocina.example'],
    ['PROTECTED_ADMINS', 'ana@cocina.example\nespia@evil.example'],
    ['BACKUP_CRON', 'daily'],
    ['BACKUP_CRON', '0 0 0 4 * * *'],
    ['BACKUP_CRON', '99 4 * * *'],
    ['BACKUP_KEEP', '0'],
    ['METRICS_PORT', '0'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization=%zz'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
    ['OTEL_TRACES_SAMPLER_ARG', 'half'],
    ['QUOTE_RETENTION_MONTHS', '-1'],
    ['AUDIT_RETENTION_MONTHS', '5'],
    ['RATE_LIMIT_PAGES', '0'],
    ['RATE_LIMIT_FILES', '0'],
    ['RATE_LIMIT_QUOTES', '0'],
    ['RATE_LIMIT_INVITATIONS', '0'],
    ['EMBED_URL', 'formularios'],
    ['QUOTE_FORM_TYPE', '0'],
    ['LEAD_FORM_TYPE', 'Pipedrive'],
    ['ANALYTICS_ID', 'UA-1'],
    ['ANALYTICS_ID', 'G-<script>'],
    ['ANALYTICS_CONVERSION', 'AW-1'],
  ])('%s=%s stops the start with a sentence that names it', (name, value) => {
    expect(() => local({ [name]: value })).toThrow(StartError);
    expect(() => local({ [name]: value })).toThrow(new RegExp(name));
  });

  it.each<[string, string]>([
    ['DATABASE_URL', 'postgres://ana:%C3%B1@db'],
    ['DATABASE_URL', 'postgresql:///sobremesa?host=/var/run/postgresql'],
    ['PUBLIC_URL', 'http://127.0.0.1:3000/'],
    ['S3_ENDPOINT', 'https://cocina.storage.example/storage/v1/s3'],
    ['FILES_PUBLIC_URL', 'https://cdn.example/files/'],
    ['TRUST_PROXY', '2'],
    ['TRUST_PROXY', 'loopback, 10.0.0.0/8, 192.168.0.0/255.255.0.0, fd00::/8, ::1'],
    ['BACKUP_CRON', '15 4 * * 1-6'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization=Bearer%20secret, x-team = kitchen'],
    ['OTEL_TRACES_SAMPLER_ARG', '0.25'],
    ['SMTP_URL', 'smtps://ana:secreto@mail.example:465'],
    ['MAIL_FROM', 'hola@sobremesa.example'],
    ['MAIL_BOUNCES_URL', 'imaps://hola%40sobremesa.example:clave%2F1@mail.example:993/Correos%20devueltos'],
    ['MAIL_BOUNCES_URL', 'imap://hola:clave@127.0.0.1/?requireTLS=false'],
    ['MAIL_BOUNCES_TO', 'devueltos@sobremesa.example'],
    ['PROTECTED_ADMINS', 'Ana.María+jefa@cocina.example'],
  ])('is not %s=%s', (name, value) => {
    expect(local({ [name]: value })).toHaveProperty(name);
  });

  it('is no mailbox without a password that an application opens', () => {
    const application = {
      MAIL_BOUNCES_URL: 'imaps://hola@mail.example/INBOX',
      MAIL_OAUTH_TOKEN_URL: 'https://login.example/inquilino/oauth2/v2.0/token',
    };
    expect(() => local(application)).toThrow(/: MAIL_OAUTH_CLIENT_ID, MAIL_OAUTH_CLIENT_SECRET no/);
    const whole = { ...application, MAIL_OAUTH_CLIENT_ID: 'sobremesa', MAIL_OAUTH_CLIENT_SECRET: 'clave' };
    expect(local(whole).MAIL_OAUTH_SCOPE).toBe('https://outlook.office365.com/.default');
  });

  it('is to serve as the owner of the database', () => {
    const owner = 'postgres://sobremesa:clave@db/sobremesa';
    expect(() => local({ DATABASE_OWNER_URL: owner, DATABASE_URL: owner })).toThrow(/: DATABASE_URL no/);
  });

  it('names what a bucket of backups lacks', () => {
    expect(() => local({ BACKUP_S3_BUCKET: 'kept' })).toThrow(/: S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY no/);
  });

  it('names everything the S3 store lacks', () => {
    expect(() => local({ STORAGE: 's3' })).toThrow(/S3_BUCKET.*S3_REGION.*S3_ACCESS_KEY_ID.*S3_SECRET_ACCESS_KEY/);
  });
});

describe('a secret in a file', () => {
  const file = join(dataDir, 'secret');
  const inFile = (text: string): string => {
    writeFileSync(file, text);
    return file;
  };

  it('is the setting, without the line break at its end', () => {
    const settings = { ...PRODUCTION, TOKEN_SECRET: '', TOKEN_SECRET_FILE: inFile(`${PRODUCTION.TOKEN_SECRET}\n`) };
    expect(readEnv(settings).TOKEN_SECRET).toBe(PRODUCTION.TOKEN_SECRET);
    expect(local({ SMTP_URL_FILE: inFile('smtps://ana:secreto@mail.example') }).SMTP_URL).toContain('ana:secreto');
  });

  it('is checked like any other', () => {
    expect(() => local({ DATABASE_URL_FILE: inFile('mysql://db') })).toThrow(/DATABASE_URL no tiene un valor válido/);
  });

  it('stops the start where it is missing, empty, far too long or said twice', () => {
    const absent = join(dataDir, 'nada');
    expect(() => local({ TOKEN_SECRET_FILE: absent })).toThrow(`TOKEN_SECRET_FILE: no se puede leer ${absent}.`);
    expect(() => local({ TOKEN_SECRET_FILE: inFile('\n') })).toThrow(/^TOKEN_SECRET_FILE: .* está vacío/);
    expect(() => local({ TOKEN_SECRET_FILE: inFile('x'.repeat(70_000)) })).toThrow(/no es un secreto/);
    const twice = { TOKEN_SECRET: PRODUCTION.TOKEN_SECRET, TOKEN_SECRET_FILE: inFile('otro') };
    expect(() => local(twice)).toThrow(/^TOKEN_SECRET y TOKEN_SECRET_FILE están definidas a la vez/);
  });

  it('is for secrets only', () => {
    expect(local({ PORT_FILE: inFile('4000') }).PORT).toBe(3000);
  });
});

describe('a site that others reach over https', () => {
  const PUBLIC_URL = 'https://sobremesa.example';

  it('does not let everybody be anybody, unless somebody says that it is a demonstration', () => {
    expect(() => local({ PUBLIC_URL })).toThrow(/GOOGLE_CLIENT_ID y GOOGLE_CLIENT_SECRET.*DEMO_SIGN_IN=true/);
    expect(() => local({ PUBLIC_URL, GOOGLE_CLIENT_ID: 'id' })).toThrow(StartError);
    expect(local({ PUBLIC_URL, DEMO_SIGN_IN: 'true' })).toMatchObject({ PUBLIC_URL, googleConfigured: false });
    expect(local({ PUBLIC_URL, GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' })).toMatchObject({ PUBLIC_URL });
    expect(local({ PUBLIC_URL: 'http://sobremesa.example' })).toMatchObject({ DEMO_SIGN_IN: false });
  });

  it('is none of the demonstrations where the product is in production', () => {
    const settings = { ...PRODUCTION, GOOGLE_CLIENT_ID: '', DEMO_SIGN_IN: 'true' };
    expect(() => readEnv(settings)).toThrow(/En producción hay que definir GOOGLE_CLIENT_ID/);
  });
});

it('figures have a port of their own', () => {
  expect(() => local({ PORT: '9464', METRICS_PORT: '9464' })).toThrow('METRICS_PORT y PORT dicen el mismo puerto');
});

describe('production', () => {
  it('starts when everything is set', () => {
    expect(readEnv(PRODUCTION)).toMatchObject({
      PUBLIC_URL: 'https://sobremesa.example',
      DEMO_DATA: false,
      PROTECTED_ADMINS: ['jefa@cocina.example'],
    });
  });

  it.each([
    'x'.repeat(40),
    'changeme'.repeat(5),
    '12345678'.repeat(4),
    'please-Change-this-before-production',
    'cambia-esto-antes-de-publicar-el-sitio',
    'your-very-long-token-signing-key-here',
    'EJEMPLO-de-clave-larga-para-las-sesiones',
  ])('does not start with the secret %s', (secret) => {
    for (const name of ['TOKEN_SECRET', 'GIFT_CARD_SECRET'])
      expect(() => readEnv({ ...PRODUCTION, [name]: secret })).toThrow(`${name} es fácil de adivinar`);
  });

  it.each([
    'sobremesa-secret-7Qm2xVd9LpRk4TzWc8Hb',
    'clave-de-la-cocina-94be1f7a20c6d358',
    'k9Xo/2Lr+Zb7Qe1Vt5Ny8Ac3Wm6Uf0Hj',
  ])('goes on with the secret %s, which was made for it', (TOKEN_SECRET) => {
    expect(readEnv({ ...PRODUCTION, TOKEN_SECRET })).toMatchObject({ TOKEN_SECRET });
  });

  it.each([
    'postgres://ana:postgres@db/datos',
    'postgres://ana:p%61ssword@db/datos',
    'postgres://sobremesa:sobremesa@10.0.0.7:5432/datos',
    'postgres://Ana:ana@db/datos',
    'postgres://ana:Secret@db.example/datos',
    'postgres://ana:cambiame@[2001:db8::1]/datos',
  ])('does not start with the database %s, whose password others could guess', (DATABASE_URL) => {
    expect(() => readEnv({ ...PRODUCTION, DATABASE_URL })).toThrow(/contraseña de DATABASE_URL es fácil de adivinar/);
  });

  it.each([
    'postgres://postgres:postgres@localhost/datos',
    'postgres://postgres:postgres@LOCALHOST:5433/datos',
    'postgres://postgres:postgres@127.0.0.1/datos',
    'postgres://postgres:postgres@[::1]:5432/datos',
    'postgres://postgres:postgres@%2Fvar%2Frun%2Fpostgresql/datos',
    'postgres://postgres:postgres@%2Fcloudsql%2Fproject%3Aregion%3Adatabase/datos',
    'postgres:///datos',
    'postgres://ana@db/datos',
    'postgres://ana:5f2c9a71e0b84d36@db/datos',
  ])('starts with the database %s', (DATABASE_URL) => {
    expect(readEnv({ ...PRODUCTION, DATABASE_URL })).toMatchObject({ DATABASE_URL });
  });

  it('says of an invalid address that it is none', () => {
    for (const DATABASE_URL of ['postgres', 'postgres://ana:%@db/datos', 'postgres://ana:postgres@db:x/datos'])
      expect(() => readEnv({ ...PRODUCTION, DATABASE_URL })).toThrow(/DATABASE_URL no tiene un valor válido/);
  });

  it('does not start without somebody who begins', () => {
    const { PROTECTED_ADMINS: _admins, ...nobody } = PRODUCTION;
    expect(() => readEnv(nobody)).toThrow('En producción hay que definir PROTECTED_ADMINS');
  });

  it('starts with a caution where sessions would travel in the clear', () => {
    expect(cautionsOf(readEnv(PRODUCTION))).toEqual([]);
    expect(cautionsOf(readEnv({ ...PRODUCTION, PUBLIC_URL: 'http://sobremesa.example' }))).toEqual([
      expect.stringContaining('PUBLIC_URL'),
    ]);
  });

  it('starts with a caution where a name is almost a setting', () => {
    const settings = { ...PRODUCTION, TOKEN_SECRET: '', PATH: '/bin' };
    const file = join(dataDir, 'token');
    writeFileSync(file, PRODUCTION.TOKEN_SECRET);
    const mistyped = { ...settings, TOKEN_SECRET_FILE: file, TRUST_PROXI: '1', SMTP_HOST: 'mail.example' };
    expect(cautionsOf(readEnv(mistyped))).toEqual([
      'TRUST_PROXI no es un ajuste del producto, y nadie lo lee: ¿es TRUST_PROXY?',
      'SMTP_HOST no es un ajuste del producto, y nadie lo lee (ver .env.example).',
    ]);
    expect(cautionsOf(local({ TRUST_PROXI: '1' }))).toHaveLength(1);
  });

  it('refuses stand-ins for providers', () => {
    expect(() => readEnv({ ...PRODUCTION, EMBED_STAND_INS: 'jotform=http://127.0.0.1:1' })).toThrow(/EMBED_STAND_INS/);
    expect(() => readEnv({ ...PRODUCTION, GOOGLE_STAND_IN: 'http://127.0.0.1:1' })).toThrow(/GOOGLE_STAND_IN es solo/);
    expect(() => readEnv({ ...PRODUCTION, WEBPAY_STAND_IN: 'http://127.0.0.1:1' })).toThrow(/WEBPAY_STAND_IN es solo/);
  });

  it('refuses the haste of tests', () => {
    expect(() => readEnv({ ...PRODUCTION, JOBS_HURRY: 'true' })).toThrow(/JOBS_HURRY/);
  });

  it.each([
    'DATABASE_URL',
    'PUBLIC_URL',
    'TOKEN_SECRET',
    'GIFT_CARD_SECRET',
    'GOOGLE_CLIENT_ID',
    'GOOGLE_CLIENT_SECRET',
  ])('does not start without %s', (name) => {
    expect(() => readEnv({ ...PRODUCTION, [name]: '' })).toThrow(new RegExp(`En producción hay que definir ${name}`));
  });
});

describe('Webpay', () => {
  it('is its code, its key and its environment, or nothing of it', () => {
    expect(local(WEBPAY).webpayConfigured).toBe(true);
    expect(local().webpayConfigured).toBe(false);
    for (const name of Object.keys(WEBPAY)) {
      const missing = () => local({ ...WEBPAY, [name]: '' });
      expect(missing).toThrow(StartError);
      expect(missing).toThrow(name);
    }
  });

  it('is said in production where it charges nobody', () => {
    const cautions = cautionsOf(readEnv({ ...PRODUCTION, ...WEBPAY }));
    expect(cautions).toEqual([expect.stringContaining('WEBPAY_ENVIRONMENT es integration')]);
    expect(cautionsOf(readEnv({ ...PRODUCTION, ...WEBPAY, WEBPAY_ENVIRONMENT: 'production' }))).toEqual([]);
  });
});

describe('what people read about settings', () => {
  // Settings with a default and settings with a rule: together these are all settings.
  const ruled = getMetadataStorage().getTargetValidationMetadatas(Env, '', true, false);
  const settings = [...new Set([...Object.keys(new Env()), ...ruled.map(({ propertyName }) => propertyName)])].sort();
  const root = join(import.meta.dirname, '../../..');
  const namedIn = (file: string, line: RegExp) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(line)].map(([, name = '']) => name).sort();

  it('names each of them in .env.example, and no other', () => {
    const ofComposeOnly = [
      'DATABASE_PASSWORD',
      'DATABASE_APP_PASSWORD',
      'SOBREMESA_IMAGE',
      'STORE_PASSWORD',
      'GRAFANA_PASSWORD',
    ];
    expect(namedIn('.env.example', /^#?([A-Z][A-Z0-9_]*)=/gm)).toEqual([...settings, ...ofComposeOnly].sort());
    expect(settingNames().sort()).toEqual(settings);
    expect(unknownSettings([...settings, ...ofComposeOnly], settings)).toEqual([]);
  });

  it('hands all of .env to the container, which decides about the rest itself, whatever .env says', () => {
    const [, app = ''] =
      /^ {2}app:\n((?: {4}.*\n|\n)+)/m.exec(readFileSync(join(root, 'docker-compose.yml'), 'utf8')) ?? [];
    expect(app).toMatch(/^ {4}env_file: \.env$/m);
    const decided = Object.fromEntries(
      [...app.matchAll(/^ {6}([A-Z][A-Z0-9_]*): (.*)$/gm)].map(([, name, value]) => [name, value]),
    );
    expect(decided).toEqual({
      NODE_ENV: 'production',
      HOST: '0.0.0.0',
      PORT: "'3000'",
      DATA_DIR: '/data',
      PROTECTED_ADMINS: '${PROTECTED_ADMINS:?define PROTECTED_ADMINS en .env}',
      DATABASE_OWNER_URL: expect.stringMatching(
        /^postgresql:\/\/sobremesa:\$\{DATABASE_PASSWORD:\?.*\}@database:5432\/sobremesa$/,
      ),
      DATABASE_URL: expect.stringMatching(
        /^postgresql:\/\/sobremesa_app:\$\{DATABASE_APP_PASSWORD:\?.*\}@database:5432\/sobremesa$/,
      ),
    });
    for (const name of Object.keys(decided)) expect(settings).toContain(name);
  });

  it('has a database of the container write as little into its log as the embedded one', () => {
    const settings = [...readFileSync(join(root, 'docker-compose.yml'), 'utf8').matchAll(/^ {6}- -c(\w+)=(\w+)$/gm)];
    expect(Object.fromEntries(settings.map(([, name, value]) => [name, value]))).toEqual(LOG_WITHOUT_VALUES);
  });

  it('shows in .env.example what the product starts with', () => {
    const example = readFileSync(join(root, '.env.example'), 'utf8');
    const shown = parseEnv(example.replace(/^#(?=[A-Z][A-Z0-9_]*=)/gm, ''));
    // Secrets are empty there, and stand-ins are for tests.
    const { TOKEN_SECRET, GIFT_CARD_SECRET } = PRODUCTION;
    const secrets = { TOKEN_SECRET, GIFT_CARD_SECRET, GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    const filled = {
      ...shown,
      ...secrets,
      NODE_ENV: 'production',
      EMBED_STAND_INS: '',
      GOOGLE_STAND_IN: '',
      ...WEBPAY,
      WEBPAY_STAND_IN: '',
      QUOTE_FORM_SCRIPT: 'x',
      LEAD_FORM_SCRIPT: 'x',
    };
    expect(readEnv({ ...filled, ANALYTICS_ID: '', ANALYTICS_CONVERSION: '' })).toMatchObject({
      PUBLIC_URL: 'https://sobremesa.example',
      MAIL_FROM: new Env().MAIL_FROM,
      UPLOAD_MAX_MB: new Env().UPLOAD_MAX_MB,
    });
  });
});
