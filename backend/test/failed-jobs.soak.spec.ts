import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { BACKUP_JOB } from '../src/backup/index.js';
import { advisoryKey } from '../src/platform/database/lock.js';
import { query } from '../src/platform/database/query.js';
import { Jobs } from '../src/platform/jobs/jobs.js';
import { JobsRepository } from '../src/platform/jobs/jobs.repository.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { eventually } from './harness/eventually.js';
import { freePort, Product } from './harness/product.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';

/** Jobs that fail in every way, and die, in processes that serve visitors. */
const KB = 1024;
const CRON = '15 4 29 2 *';

let folder: string;
let database: TestDatabase;
/** Adds jobs and looks at the queue, and does no job. */
let desk: TestApp;

beforeAll(() => Product.mustBeBuilt());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'failed-jobs-'));
  database = await createTestDatabase();
  desk = await createTestApp({ DATABASE_URL: database.url, WORKER: 'false', BACKUP_CRON: CRON });
});
afterEach(async () => {
  await Product.endAll();
  await desk.close();
  await database.drop();
  await rm(folder, { recursive: true });
});
afterAll(() => Product.endAll());

const settings = async (more: Record<string, string> = {}): Promise<Record<string, string>> => ({
  DATABASE_URL: database.url,
  DATA_DIR: join(folder, 'data'),
  BACKUP_DIR: join(folder, 'backups'),
  BACKUP_CRON: CRON,
  NODE_ENV: 'test',
  LOG_LEVEL: 'error',
  PORT: String(await freePort()),
  ...more,
});

const isLive = async ({ PORT = '' }: Record<string, string>): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${PORT}/api/v1/health/live`)).ok;

/** Asks for a backup as its time does. */
async function askForBackup(): Promise<void> {
  const jobs = desk.app.get(Jobs);
  const backup = jobs.kinds.find(({ name }) => name === BACKUP_JOB);
  if (!backup) throw new Error('There is no such job.');
  await desk.em().transactional(async (em) => void (await jobs.add(em, backup, {})));
}

const troubles = () => desk.app.get(JobsRepository).troubled([BACKUP_JOB]);
const backups = (): Promise<string[]> => readdir(join(folder, 'backups')).catch(() => []);

describe('a backup on a full disk', () => {
  it('fails, leaves nothing of the copy behind, and the process goes on serving', async () => {
    await query(
      desk.em(),
      `insert into quote_request (request_key, name, email, phone_number, guests, kind, message, search_key)
       select gen_random_uuid(), 'Ana', 'ana@cocina.example', '+56912345678', 2, 'cena', repeat('x', 450), ''
       from generate_series(1, 1200)`,
    );
    const env = await settings();
    const product = await new Product(env, 256 * KB).up();
    await askForBackup();
    const [job] = await eventually(troubles, (jobs) => jobs.length > 0);
    expect(job).toMatchObject({ name: BACKUP_JOB, error: expect.stringMatching(/^No queda espacio para el respaldo/) });
    expect(await isLive(env)).toBe(true);
    expect(await backups()).toEqual([]);
    expect(product.output).not.toContain('triggerUncaughtException');
  });
});

describe('a process that dies during a backup', () => {
  it('has it taken again within minutes, and its leftovers removed', async () => {
    // The backup waits for this lock, so the process is killed in the middle of the job.
    const lock = new Client({ connectionString: database.url });
    await lock.connect();
    await lock.query('select pg_advisory_lock($1)', [advisoryKey('backup')]);
    const product = await new Product(await settings()).up();
    await askForBackup();
    const job = () =>
      query<{ state: string; heartbeat_seconds: number | null; expire_seconds: number }>(
        desk.em(),
        `select state, heartbeat_seconds, expire_seconds from pgboss.job where name = $1`,
        [BACKUP_JOB],
      );
    const [running] = await eventually(job, ([found]) => found?.state === 'active');
    await product.end('SIGKILL');
    await lock.end();
    expect(running?.expire_seconds).toBe(6 * 60 * 60);
    expect(running?.heartbeat_seconds).toBeLessThanOrEqual(120);
    const name = 'sobremesa-2026-01-01T04-15-00-000Z';
    const place = join(folder, 'backups');
    await writeLeftovers(place, [`.${name}`, `.${name}.partial`]);
    // A minute passes in which nobody hears of the dead process, and the pause before the next try.
    await query(desk.em(), `update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute'`);
    await new Product(await settings({ JOBS_HURRY: 'true' })).up();
    await eventually(job, ([found]) => found?.state === 'retry');
    await query(desk.em(), `update pgboss.job set start_after = now() where state = 'retry'`);
    const made = await eventually(
      backups,
      (names) => names.length === 1 && names[0]?.startsWith('sobremesa-') === true,
    );
    expect(made).toEqual([expect.not.stringContaining(name)]);
  });
});

async function writeLeftovers(place: string, names: string[]): Promise<void> {
  for (const name of names) {
    await mkdir(join(place, name, 'tables'), { recursive: true });
    await writeFile(join(place, name, 'tables/person.jsonl'), '{}');
  }
}

describe('a promise that is rejected while nobody waits for it', () => {
  it('is told, and the process goes on serving; what is thrown into nothing ends it', async () => {
    const trigger = join(folder, 'trigger.mjs');
    await writeFile(
      trigger,
      `process.on('SIGUSR2', () => void Promise.reject(new Error('ana@cocina.example')));
       process.on('SIGWINCH', () => { throw new TypeError('broken'); });`,
    );
    const env = await settings({ NODE_OPTIONS: `--import=${pathToFileURL(trigger).href}` });
    const product = await new Product(env).up();
    process.kill(product.pid, 'SIGUSR2');
    await product.says('that nobody waited for');
    expect(await isLive(env)).toBe(true);
    process.kill(product.pid, 'SIGWINCH');
    expect(await product.exitCode()).toBe(1);
  });
});
