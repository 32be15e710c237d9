import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import S3rver from 's3rver';
import { runAdmin } from '../src/admin/run-admin.js';
import { backupPlace, drill, keepBackup, ScheduledBackups, type BackupPlace } from '../src/backup/index.js';
import { query } from '../src/platform/database/query.js';
import { Jobs } from '../src/platform/jobs/jobs.js';
import { openStorage } from '../src/platform/storage/storage.module.js';
import { Storage } from '../src/platform/storage/storage.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { chefForm } from './harness/factories.js';
import { signIn } from './harness/sign-in.js';
import { sampleOf } from './harness/soak.js';
import { createEmptyDatabase } from './harness/test-database.js';
import { shiftClock } from './harness/shift-clock.js';

let test: TestApp;
let folder: string;
let server: S3rver;
let s3: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-backups-'));
  const bucket = { port: 0, address: '127.0.0.1', silent: true, directory: join(folder, 's3') };
  server = new S3rver({ ...bucket, configureBuckets: [{ name: 'kept' }] });
  const { port } = await server.run();
  s3 = {
    BACKUP_S3_BUCKET: 'kept',
    S3_REGION: 'us-east-1',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    S3_FORCE_PATH_STYLE: 'true',
  };
  test = await createTestApp({ BACKUP_CRON: '15 4 * * *', JOBS_HURRY: 'true' });
  const { header } = await signIn(test);
  await test.request
    .post('/api/v1/chefs/create')
    .set(header)
    .send(await chefForm(test))
    .expect(200);
});
afterAll(async () => {
  await test.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const stored = (): Storage => test.app.get(Storage, { strict: false });
const databaseUrl = (): string => test.env.DATABASE_URL ?? '';
let places = 0;

/** Names of older backups, oldest first. */
const OLDER = [1, 2, 3].map((day) => `sobremesa-2026-01-0${day}T04-15-00-000Z`);

/** Both keep the same promises: by day one of them shows it. */
const PLACES = [
  ['a folder', () => ({ env: { BACKUP_DIR: join(folder, `place-${++places}`) }, older: putOlderFolders })],
  ['a bucket', () => ({ env: { BACKUP_DIR: join(folder, `aside-${++places}`), ...s3 }, older: putOlderObjects })],
] as const;

describe.each(sampleOf(PLACES, 1))('backups kept in %s', (_, make) => {
  let place: BackupPlace;
  let settings: Record<string, string>;
  let older: (place: BackupPlace) => Promise<void>;

  beforeEach(async () => {
    const made = make();
    older = made.older;
    settings = Object.fromEntries(Object.entries(made.env));
    const { S3_FORCE_PATH_STYLE, ...rest } = settings;
    place = await backupPlace(
      Object.assign(Object.create(test.env) as typeof test.env, rest, {
        S3_FORCE_PATH_STYLE: S3_FORCE_PATH_STYLE === 'true',
      }),
    );
    for (const name of await place.names()) await place.remove(name);
  });

  const keep = (count = 14) => keepBackup(databaseUrl(), stored(), place, count);

  it('get their name when they are whole, and nothing is left of their making', async () => {
    const name = await keep();
    expect(name).toMatch(/^sobremesa-\d{4}-/);
    expect(await place.names()).toEqual([name]);
    expect((await readdir(place.workplace)).filter((one) => one.startsWith('.'))).toEqual([]);
  });

  it('are as many as asked for: the oldest go once the new one is there, and nothing of others', async () => {
    await older(place);
    expect(await place.names()).toEqual(OLDER);
    const name = await keep(3);
    expect(await place.names()).toEqual([...OLDER.slice(1), name]);
  });

  it('stay while a new one cannot be made, and nothing of that is left', async () => {
    await older(place);
    const broken = Object.assign(Object.create(stored()) as Storage, { read: () => Promise.reject(new Error('away')) });
    await expect(keepBackup(databaseUrl(), broken, place, 1)).rejects.toThrow('away');
    expect(await place.names()).toEqual(OLDER);
    expect((await readdir(place.workplace)).filter((one) => one.startsWith('.'))).toEqual([]);
  });

  it('leave no copy behind where the place does not take the new one', async () => {
    const full = Object.assign(Object.create(place) as BackupPlace, { keep: () => Promise.reject(new Error('full')) });
    await expect(keepBackup(databaseUrl(), stored(), full, 1)).rejects.toThrow('full');
    expect((await readdir(place.workplace)).filter((one) => one.startsWith('.'))).toEqual([]);
  });

  it('remove what a killed process left of others', async () => {
    await older(place);
    await mkdir(place.workplace, { recursive: true });
    for (const left of ['.sobremesa-2026-01-05T04-15-00-000Z', '.sobremesa-2026-01-06T04-15-00-000Z.partial'])
      await mkdir(join(place.workplace, left, 'tables'), { recursive: true });
    await mkdir(join(place.workplace, '.mine.partial'));
    await keep();
    const hidden = (await readdir(place.workplace)).filter((one) => one.startsWith('.'));
    expect(hidden).toEqual(['.mine.partial']);
    expect(await allKeys()).not.toContainEqual(expect.stringContaining('2026-01-09'));
  });

  it('are made by one at a time', async () => {
    const names = await Promise.all([keep(), keep()]);
    expect(names[0]).not.toBe(names[1]);
    expect(await place.names()).toEqual([...names].sort());
  });

  it('come back, and a drill finds every row and file as it was', async () => {
    const name = await keep();
    const lines: string[] = [];
    const database = await createEmptyDatabase();
    const { DATA_DIR } = test.env;
    const source = { NODE_ENV: 'test', DATABASE_URL: databaseUrl(), DATA_DIR, ...settings };
    try {
      expect(await runAdmin(['drill', '--database', database.url], (line) => lines.push(line), source)).toBe(0);
    } finally {
      await database.drop();
    }
    expect(lines.join('\n')).toMatch(
      new RegExp(`^${name} de .*: se restauraron \\d+ filas y [1-9]\\d* archivos\\.\nTodo es como`),
    );
  });
});

it('a backup is named by the database, and stays, where the clock of its process is years behind', async () => {
  const env = Object.assign(Object.create(test.env) as typeof test.env, {
    BACKUP_DIR: join(folder, `place-${++places}`),
    BACKUP_S3_BUCKET: undefined,
  });
  const place = await backupPlace(env);
  await putOlderFolders(place);
  shiftClock(-10 * 365 * 86_400_000);
  const name = await keepBackup(databaseUrl(), stored(), place, 3).finally(() => jest.useRealTimers());
  expect(await place.names()).toEqual([...OLDER.slice(1), name]);
});

async function putOlderFolders(place: BackupPlace): Promise<void> {
  for (const name of OLDER) {
    await mkdir(join(place.workplace, name), { recursive: true });
    await writeFile(join(place.workplace, name, 'manifest.json'), '{}');
  }
  await mkdir(join(place.workplace, 'sobremesa-mine'));
}

const keptBucket = (): Promise<Storage> =>
  openStorage({
    STORAGE: 's3',
    DATA_DIR: '/unused',
    S3_BUCKET: 'kept',
    S3_REGION: s3['S3_REGION'],
    S3_ENDPOINT: s3['S3_ENDPOINT'],
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    S3_FORCE_PATH_STYLE: true,
  });

async function allKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of (await keptBucket()).keysIn('backups')) keys.push(key);
  return keys;
}

async function putOlderObjects(): Promise<void> {
  const bucket = await keptBucket();
  for (const name of OLDER) await bucket.put(`backups/${name}/manifest.json`, Buffer.from('{}'), 'application/json');
  // Half of a backup, whose manifest never arrived, is none.
  await bucket.put('backups/sobremesa-2026-01-09T04-15-00-000Z/checksums.txt', Buffer.from(''), 'text/plain');
}

describe('a drill', () => {
  const made = async (): Promise<string> => {
    const place = await backupPlace(
      Object.assign(Object.create(test.env) as typeof test.env, { BACKUP_DIR: join(folder, `drill-${++places}`) }),
    );
    return join(place.workplace, await keepBackup(databaseUrl(), stored(), place, 1));
  };
  const run = async (backup: string, change?: (storage: Storage) => Promise<void>) => {
    const database = await createEmptyDatabase();
    const at = join(folder, `drilled-${++places}`);
    const storage = await openStorage({ STORAGE: 'local', DATA_DIR: at, S3_FORCE_PATH_STYLE: false });
    const put = storage.put.bind(storage);
    if (change)
      storage.put = async (key, bytes, type) => {
        await put(key, bytes, type);
        // The mark of the store comes last.
        if (!key.startsWith('images/')) await change(storage);
      };
    try {
      return await drill(backup, database.url, storage, join(at, 'again'));
    } finally {
      await database.drop();
    }
  };

  it('refuses a backup that is not as it was written', async () => {
    const backup = await made();
    await appendFile(join(backup, 'tables/person.jsonl'), ' ');
    await expect(run(backup)).rejects.toThrow(/está dañado: tables\/person\.jsonl/);
  });

  it('names files that are not those of the backup', async () => {
    const backup = await made();
    const checksums = join(backup, 'checksums.txt');
    const text = await readFile(checksums, 'utf8');
    const [key = ''] = /images\/profile\/\S+/.exec(text) ?? [];
    const { differences } = await run(backup, (storage) => storage.remove(key));
    expect(differences.join()).toContain(`files/${key}: no está.`);
  });
});

describe('backups by schedule', () => {
  it('are made by the queue when BACKUP_CRON says so, in the time of Chile', async () => {
    await test.app.get(Jobs).start();
    const schedules = await query(test.em(), `select name, cron, timezone from pgboss.schedule where name = 'backup'`);
    expect(schedules).toEqual([{ name: 'backup', cron: '15 4 * * *', timezone: 'America/Santiago' }]);
    expect(test.app.get(Jobs).kinds.map(({ name }) => name)).toContain('backup');
  });

  it('are kept below the data folder unless said', async () => {
    const backups = test.app.get(ScheduledBackups, { strict: false });
    const name = await backups.make();
    expect(await readdir(join(test.env.DATA_DIR, 'backups'))).toEqual([name]);
  });

  it('are none without the setting', async () => {
    const other = await createTestApp();
    expect(other.app.get(Jobs).kinds.map(({ name }) => name)).not.toContain('backup');
    await other.close();
  });
});
