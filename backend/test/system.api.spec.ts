import { hostname } from 'node:os';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { IsInt } from 'class-validator';
import { query } from '../src/platform/database/query.js';
import { JobFailure } from '../src/platform/jobs/job-failure.js';
import { defineJob } from '../src/platform/jobs/job.js';
import { Jobs } from '../src/platform/jobs/jobs.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { linesDuring } from './harness/log-lines.js';
import { eventually } from './harness/eventually.js';
import { startMailServer } from './harness/mail-server.js';
import { signIn, type SignedIn } from './harness/sign-in.js';

const API = '/api/v1/system';
const NOBODY = '00000000-0000-4000-8000-000000000000';
const GONE = 'La tarea ya no está entre las que tienen problemas.';

class Dish {
  @IsInt()
  number!: number;
}

/** Fails for good at the first failure. */
const COOK = defineJob({
  name: 'cook',
  title: 'Cocinar',
  payload: Dish,
  retries: 0,
  backoff: { first: 600, most: 600 },
  limit: 30,
  kept: 1,
});
const BAKE = defineJob({ ...COOK, name: 'bake', title: 'Hornear', retries: 3 });

interface Troubled {
  id: string;
  title: string;
  failed: boolean;
  tries: number;
  next_at: string | null;
  error: string | null;
}
interface Status {
  versions: Record<string, string>;
  replicas: { host: string; answers: boolean }[];
  data: { bytes: number; images: number };
  jobs: { name: string; title: string; periodic: boolean; waiting: number; running: number; failed: number }[];
  troubled: Troubled[];
  speed: object[];
}

let test: TestApp;
let admin: SignedIn;
let salt: boolean;
let cooked: number[];
let given: number[];
/** Ends the work that is under way. */
let finish: (() => void) | undefined;

beforeAll(async () => {
  test = await createTestApp({ JOBS_HURRY: 'false' });
  admin = await signIn(test);
  for (const kind of [COOK, BAKE])
    test.app.get(Jobs).handle(
      kind,
      async ({ number }) => {
        if (number < 0) await new Promise<void>((resolve) => (finish = resolve));
        if (!salt) throw new JobFailure('Falta sal.');
        cooked.push(number);
      },
      (_em, { number }) => Promise.resolve(void given.push(number)),
    );
});
afterAll(() => test.close());
beforeEach(() => {
  salt = false;
  cooked = [];
  given = [];
});

const read = async (): Promise<Status> =>
  (await test.request.get(`${API}/status`).set(admin.header).expect(200)).body.data as Status;
const add = (kind: typeof COOK, number: number, key?: string): Promise<boolean> =>
  test.em().transactional((em) => test.app.get(Jobs).add(em, kind, { number }, key === undefined ? {} : { key }));
const retry = (id: string, who = admin) => test.request.post(`${API}/retry-job/${id}`).set(who.header);
const discard = (id: string, who = admin) => test.request.delete(`${API}/discard-job/${id}`).set(who.header);

/** A job that has just failed. */
async function troubled(kind = COOK, number = 1, key?: string): Promise<Troubled> {
  await add(kind, number, key);
  const [job] = await eventually(
    async () => (await read()).troubled,
    ([found]) => found !== undefined,
  );
  if (!job) throw new Error('no job is in trouble');
  return job;
}

describe('before the queue was opened', () => {
  it('there is no job, and none to try', async () => {
    const { jobs, troubled: none } = await read();
    expect(none).toEqual([]);
    expect(jobs.every(({ waiting, running, failed }) => waiting + running + failed === 0)).toBe(true);
    await retry(NOBODY).expect(404);
  });
});

describe('the state of the product', () => {
  it('has the versions, the processes that are alive and how much data there is', async () => {
    const { versions, replicas, data, jobs } = await read();
    expect(versions).toMatchObject({ node: process.versions.node, product: expect.any(String) });
    expect(versions['postgres']).toMatch(/^\d+(\.\d+)?$/);
    expect(replicas).toMatchObject([{ host: hostname(), answers: true }]);
    expect(data.bytes).toBeGreaterThan(1_000_000);
    expect(data.images).toBe(0);
    expect(jobs).toContainEqual(expect.objectContaining({ name: 'cook', title: 'Cocinar', periodic: false }));
    expect(jobs).toContainEqual(expect.objectContaining({ name: 'unused-images', periodic: true }));
  });

  it('names the process that answers among several', async () => {
    const { DATABASE_URL = '' } = test.env;
    const other = await createTestApp({ DATABASE_URL, DATA_DIR: test.env.DATA_DIR });
    const { replicas } = await read();
    await other.close();
    // Both began with this test's process, so they come in any order.
    expect(replicas.filter(({ answers }) => answers)).toHaveLength(1);
    expect(replicas).toHaveLength(2);
    expect((await read()).replicas).toHaveLength(1);
  });

  it('says how fast pages were for those who visited them', async () => {
    expect((await read()).speed).toEqual([]);
    const visit = { path: '/chef/Ana', device: 'phone', lcp: 400, cls: 0 };
    for (let count = 0; count < 2; count++)
      await test.request.post('/api/v1/page_speed/create').send(visit).expect(204);
    expect((await read()).speed).toEqual([
      { route: '/chef/:name', device: 'phone', visits: 2, lcp: 0.375, inp: null, ttfb: null, cls: 0.0075 },
    ]);
  });

  it('says of each part whether it works', async () => {
    const { body } = await test.request.get(`${API}/parts`).set(admin.header).expect(200);
    const parts = body.data as { part: string; state: string; said: string }[];
    expect(parts).toContainEqual(expect.objectContaining({ part: 'storage', name: 'Archivos', state: 'ok' }));
    expect(parts).toContainEqual(expect.objectContaining({ part: 'mail', name: 'Correo', state: 'off' }));
    expect(parts).toContainEqual(expect.objectContaining({ part: 'backups', name: 'Respaldos', state: 'off' }));
    // The tests ask by another port than the one of PUBLIC_URL.
    expect(parts.at(-1)).toMatchObject({
      part: 'visits',
      state: 'caution',
      said: expect.stringContaining('127.0.0.1'),
    });
    for (const { said } of parts) expect(said).not.toContain(new URL(test.env.DATABASE_URL ?? '').password || '\0');
  });

  it('is told to administrators only, and so are the jobs theirs', async () => {
    const moderator = await signIn(test, 'USER');
    const answers = [
      await test.request.get(`${API}/status`).set(moderator.header),
      await test.request.get(`${API}/parts`).set(moderator.header),
      await retry(NOBODY, moderator),
      await discard(NOBODY, moderator),
    ];
    for (const { status, body } of answers)
      expect([status, body.msg]).toEqual([403, 'No tienes permiso para hacer esto.']);
  });
});

describe('a job in trouble', () => {
  beforeAll(() => test.app.get(Jobs).start());
  beforeEach(async () => {
    await query(test.em(), 'delete from pgboss.job');
  });

  it('is shown with its last error, its tries and when it is tried next', async () => {
    const job = await troubled(BAKE);
    expect(job).toMatchObject({ title: 'Hornear', about: null, failed: false, tries: 1, error: 'Falta sal.' });
    expect(Date.parse(job.next_at ?? '')).toBeGreaterThan(Date.now());
    expect((await read()).jobs).toContainEqual(expect.objectContaining({ name: 'bake', waiting: 1, failed: 0 }));
  });

  it('that is a mail says whose', async () => {
    const busy = await startMailServer({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('later'), { responseCode: 451 })),
    });
    const { DATABASE_URL = '', DATA_DIR } = test.env;
    const mailing = await createTestApp({ DATABASE_URL, DATA_DIR, SMTP_URL: busy.url, JOBS_HURRY: 'false' });
    await mailing.app.get(Jobs).start();
    const person = { name: 'Eva Soto', email: 'eva@cocina.example', role: 'USER' };
    await mailing.request.post('/api/v1/users/create').set(admin.header).send(person).expect(200);
    const troubles = async (): Promise<Status['troubled']> =>
      ((await mailing.request.get(`${API}/status`).set(admin.header).expect(200)).body.data as Status).troubled;
    // The queue records a failed try after the mail has its problem.
    expect(await eventually(troubles, ({ length }) => length > 0)).toMatchObject([
      { title: 'Correos', about: 'Persona: Eva Soto', error: 'El servidor de correo pidió esperar.' },
    ]);
    await mailing.close();
    await busy.close();
  });

  it('is tried at once, before its time or after it failed for good, and not only when somebody looks next', async () => {
    for (const kind of [BAKE, COOK]) {
      const { id, failed } = await troubled(kind);
      expect(failed).toBe(kind === COOK);
      expect((await retry(id).expect(200)).body.msg).toBe('La tarea se intenta ahora.');
      const [again] = await eventually(
        async () => (await read()).troubled,
        ([found]) => found?.tries === 2,
      );
      expect(again).toMatchObject({ id, tries: 2 });
      salt = true;
      const lines = await linesDuring(test, () => retry(id).expect(200));
      expect(lines).toMatchObject([{ action: 'retry', kind: 'job', actor: 'person' }]);
      expect(
        await eventually(
          () => cooked,
          ({ length }) => length > 0,
        ),
      ).toEqual([1]);
      await eventually(read, ({ troubled: left }) => left.length === 0);
      expect((await retry(id).expect(404)).body.msg).toBe(GONE);
      expect((await discard(id).expect(404)).body.msg).toBe(GONE);
      salt = false;
      cooked = [];
    }
  });

  it('is tried once more, not more often, when two press at once', async () => {
    const { id } = await troubled();
    const colleague = await signIn(test);
    const answers = await Promise.all([retry(id), retry(id, colleague), retry(id), retry(id, colleague)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await eventually(
      async () => (await read()).troubled[0],
      (job) => job?.failed === true && job.tries > 1,
    );
    salt = true;
    await retry(id).expect(200);
    await eventually(read, ({ troubled: left }) => left.length === 0);
    expect(cooked).toEqual([1]);
  });

  it('is given up once, and its module is told once, when two press at once', async () => {
    const { id } = await troubled();
    const colleague = await signIn(test);
    let answers: { status: number }[] = [];
    const lines = await linesDuring(test, async () => {
      answers = await Promise.all([discard(id), discard(id, colleague)]);
    });
    expect(lines).toMatchObject([{ action: 'discard', kind: 'job', record_name: 'Cocinar', actor: 'person' }]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(given).toEqual([1]);
    expect((await read()).troubled).toEqual([]);
    expect(cooked).toEqual([]);
  });

  it('is not given up while it is being tried; trying it then changes nothing', async () => {
    await add(BAKE, -1);
    await eventually(
      () => finish,
      (begun) => begun !== undefined,
    );
    const [{ id = '' } = {}] = await query<{ id: string }>(test.em(), `select id from pgboss.job where name = 'bake'`);
    expect((await discard(id).expect(409)).body.msg).toBe(
      'La tarea se está intentando en este momento. Espera a que termine.',
    );
    await retry(id).expect(200);
    salt = true;
    finish?.();
    expect(
      await eventually(
        () => cooked,
        ({ length }) => length > 0,
      ),
    ).toEqual([-1]);
    expect(given).toEqual([]);
  });

  it('is not tried beside another one that does the same', async () => {
    const { id } = await troubled(COOK, 1, 'soup');
    const [{ id: other = '' } = {}] = await query<{ id: string }>(
      test.em(),
      `insert into pgboss.job (name, data, singleton_key, policy, start_after)
       values ('cook', '{"number":2}', 'soup', 'exclusive', now() + interval '1 hour') returning id`,
    );
    expect((await retry(id).expect(409)).body.msg).toBe(
      'Otra tarea igual ya está en espera o en curso: puedes descartar esta.',
    );
    // What waits and never failed is nobody's trouble.
    await discard(other).expect(404);
    await discard(id).expect(200);
  });

  it('is named by an identifier, or refused with a sentence', async () => {
    for (const id of ['1', 'x', `${NOBODY}0`, '%00'])
      expect((await retry(id).expect(400)).body.msg).toBe('El identificador no es válido.');
    expect((await retry(NOBODY).expect(404)).body.msg).toBe(GONE);
    expect((await discard(NOBODY).expect(404)).body.msg).toBe(GONE);
  });

  it('of a kind that this release does not know is neither shown nor touched', async () => {
    const [{ id = '' } = {}] = await query<{ id: string }>(
      test.em(),
      `insert into pgboss.job (name, data, state) values ('__pgboss__send-it', '{}', 'failed') returning id`,
    );
    expect((await read()).troubled).toEqual([]);
    await retry(id).expect(404);
    await discard(id).expect(404);
  });
});
