import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import { StartError } from '../platform/start/start-error.js';
import { cautionsOf, Env, readEnv } from './env.js';

const dataDir = mkdtempSync(join(tmpdir(), 'env-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const local = (settings: Record<string, string> = {}) => readEnv({ DATA_DIR: dataDir, ...settings });

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/sobremesa',
  PUBLIC_URL: 'https://sobremesa.example/',
  TOKEN_SECRET: 'b8f5c1e07d9a4263b8f5c1e07d9a4263',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
};

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
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['TOKEN_SECRET', 'short'],
    ['UPLOAD_MAX_MB', '0'],
    ['STORAGE', 'ftp'],
    ['DEMO_DATA', 'maybe'],
    ['PROTECTED_ADMINS', 'a@b.cl,b@b.cl,c@b.cl,d@b.cl'],
    ['PROTECTED_ADMINS', 'nobody'],
    ['QUOTE_RETENTION_MONTHS', '-1'],
    ['RATE_LIMIT_PAGES', '0'],
    ['RATE_LIMIT_FILES', '0'],
    ['RATE_LIMIT_QUOTES', '0'],
    ['EMBED_URL', 'formularios'],
    ['QUOTE_FORM_TYPE', '4'],
    ['LEAD_FORM_TYPE', 'Pipedrive'],
    ['ANALYTICS_ID', 'UA-1'],
    ['ANALYTICS_ID', 'G-<script>'],
    ['ANALYTICS_CONVERSION', 'AW-1'],
  ])('%s=%s stops the start with a sentence that names it', (name, value) => {
    expect(() => local({ [name]: value })).toThrow(StartError);
    expect(() => local({ [name]: value })).toThrow(new RegExp(name));
  });

  it('names everything the S3 store lacks', () => {
    expect(() => local({ STORAGE: 's3' })).toThrow(/S3_BUCKET.*S3_REGION.*S3_ACCESS_KEY_ID.*S3_SECRET_ACCESS_KEY/);
  });
});

describe('production', () => {
  it('starts when everything is set', () => {
    expect(readEnv(PRODUCTION)).toMatchObject({
      PUBLIC_URL: 'https://sobremesa.example',
      DEMO_DATA: false,
      PROTECTED_ADMINS: [],
    });
  });

  it.each(['x'.repeat(40), 'changeme'.repeat(5), '12345678'.repeat(4)])(
    'does not start with the secret %s',
    (secret) => {
      expect(() => readEnv({ ...PRODUCTION, TOKEN_SECRET: secret })).toThrow(/TOKEN_SECRET es fácil de adivinar/);
    },
  );

  it('starts with a caution where sessions would travel in the clear', () => {
    const secure = { ...PRODUCTION, PROTECTED_ADMINS: 'jefa@cocina.example' };
    expect(cautionsOf(readEnv(secure))).toEqual([]);
    expect(cautionsOf(readEnv({ ...secure, PUBLIC_URL: 'http://sobremesa.example' }))).toEqual([
      expect.stringContaining('PUBLIC_URL'),
    ]);
  });

  it('refuses stand-ins for providers', () => {
    expect(() => readEnv({ ...PRODUCTION, EMBED_STAND_INS: 'jotform=http://127.0.0.1:1' })).toThrow(/EMBED_STAND_INS/);
  });

  it.each(['DATABASE_URL', 'PUBLIC_URL', 'TOKEN_SECRET', 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'])(
    'does not start without %s',
    (name) => {
      expect(() => readEnv({ ...PRODUCTION, [name]: '' })).toThrow(new RegExp(`En producción hay que definir ${name}`));
    },
  );
});

describe('what people read about settings', () => {
  // Settings with a default and settings with a rule: together these are all settings.
  const ruled = getMetadataStorage().getTargetValidationMetadatas(Env, '', true, false);
  const settings = [...new Set([...Object.keys(new Env()), ...ruled.map(({ propertyName }) => propertyName)])].sort();
  const root = join(import.meta.dirname, '../../..');
  const namedIn = (file: string, line: RegExp) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(line)].map(([, name = '']) => name).sort();

  it('names each of them in .env.example, and no other', () => {
    const ofComposeOnly = 'DATABASE_PASSWORD';
    expect(namedIn('.env.example', /^#?([A-Z][A-Z0-9_]*)=/gm)).toEqual([...settings, ofComposeOnly].sort());
  });

  it('hands each of them to the container, but for what the image decides and stand-ins', () => {
    const kept = ['NODE_ENV', 'HOST', 'DATA_DIR', 'EMBED_STAND_INS'];
    const handed = namedIn('docker-compose.yml', /^ {6}([A-Z][A-Z0-9_]*):/gm);
    expect(handed.filter((name) => !name.startsWith('POSTGRES_'))).toEqual(
      settings.filter((name) => !kept.includes(name)),
    );
  });
});
