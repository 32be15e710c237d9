import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { IsInt } from 'class-validator';
import { Client } from 'pg';
import { JobFailure } from '../src/platform/jobs/job-failure.js';
import { defineJob, definePeriodicJob, type JobKind, type JobRun, type JobWork } from '../src/platform/jobs/job.js';
import { Jobs } from '../src/platform/jobs/jobs.js';
import { JobsRepository, type JobCounts } from '../src/platform/jobs/jobs.repository.js';
import { query } from '../src/platform/database/query.js';
import { BreakableProxy } from './harness/breakable-proxy.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { eventually } from './harness/eventually.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';
import { within } from './harness/soak.js';

class Dish {
  @IsInt()
  number!: number;
}

const COOK = defineJob({
  name: 'cook',
  title: 'Cocinar',
  payload: Dish,
  retries: 2,
  backoff: { first: 60, most: 600 },
  limit: 30,
  kept: 1,
});

let database: TestDatabase;
/** What was cooked, by whichever process. */
let cooked: number[] = [];
let replicas: TestApp[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const app of replicas.splice(0)) await app.close();
  cooked = [];
});
afterAll(() => database.drop());

/** A process whose queue is not opened yet. */
async function closed(settings: Record<string, string> = {}, cook: JobWork<Dish> = wellDone): Promise<TestApp> {
  const app = await createTestApp({ DATABASE_URL: database.url, JOBS_HURRY: 'true', ...settings });
  app.app.get(Jobs).handle(COOK, cook);
  replicas.push(app);
  return app;
}

async function replica(...asked: Parameters<typeof closed>): Promise<TestApp> {
  const app = await closed(...asked);
  await app.app.get(Jobs).start();
  return app;
}

const wellDone = ({ number }: Dish): Promise<void> => {
  cooked.push(number);
  return Promise.resolve();
};

const add = (app: TestApp, number: number, key?: string): Promise<boolean> =>
  app.em().transactional((em) => app.app.get(Jobs).add(em, COOK, { number }, key === undefined ? {} : { key }));

const countsOf = async (app: TestApp, { name }: JobKind = COOK): Promise<JobCounts | undefined> =>
  (await app.app.get(JobsRepository).counts()).find((counts) => counts.name === name);

async function listeners(): Promise<number> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { rowCount } = await client.query(
    `select from pg_stat_activity where datname = current_database() and query ~* 'listen'
       and query !~* 'content_changed' and pid <> pg_backend_pid()`,
  );
  await client.end();
  return rowCount ?? 0;
}

const troublesOf = (app: TestApp) => app.app.get(JobsRepository).troubled([COOK.name]);

describe('a job', () => {
  it('is done once its transaction is committed, and never when that is rolled back', async () => {
    const app = await replica();
    const jobs = app.app.get(Jobs);
    await app.em().transactional(async (em) => {
      await jobs.add(em, COOK, { number: 1 });
    });
    const rolledBack = app.em().transactional(async (em) => {
      await jobs.add(em, COOK, { number: 2 });
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    await add(app, 3);
    await eventually(
      () => cooked.length,
      (length) => length >= 2,
    );
    expect(cooked).toEqual([1, 3]);
  });

  it('is one, while it waits, for everybody who asks with its key', async () => {
    const mute = await closed({ WORKER: 'false' });
    expect([await add(mute, 1, 'soup'), await add(mute, 2, 'soup'), await add(mute, 3, 'salad')]).toEqual([
      true,
      false,
      true,
    ]);
    await replica();
    await eventually(
      () => cooked.length,
      (length) => length >= 2,
    );
    expect(cooked).toEqual([1, 3]);
  });

  it('is tried again, then shown as failed with a reason that tells nobody’s data', async () => {
    const runs: boolean[] = [];
    const app = await replica({}, (_dish: Dish, { isLast }: JobRun) => {
      runs.push(isLast);
      const failure = new TypeError('ana@cocina.example does not eat this');
      throw Object.assign(failure, { code: 'E_TASTE' });
    });
    await add(app, 1);
    const [job] = await eventually(
      () => troublesOf(app),
      ([found]) => found?.failed === true,
    );
    expect(job).toMatchObject({ failed: true, tries: 3, nextAt: null, error: 'Error inesperado (TypeError E_TASTE).' });
    expect(runs).toEqual([false, false, true]);
    const kept = await query<{ output: unknown }>(app.em(), `select output from pgboss.job where id = $1`, [job?.id]);
    expect(JSON.stringify(kept)).not.toContain('ana@');
    await app.em().transactional((em) => app.app.get(Jobs).discard(em, COOK.name, job?.id ?? ''));
    expect(await troublesOf(app)).toEqual([]);
  });

  it('says between two tries what went wrong, and when the next one is', async () => {
    const app = await replica({ JOBS_HURRY: 'false' }, () => Promise.reject(new JobFailure('Falta sal.')));
    const before = Date.now();
    await add(app, 1);
    const [job] = await eventually(
      () => troublesOf(app),
      (jobs) => jobs.length > 0,
    );
    expect(job).toMatchObject({ failed: false, tries: 1, error: 'Falta sal.' });
    const nextAt = Date.parse(job?.nextAt ?? '');
    expect(nextAt - before).toBeGreaterThan(20_000);
    expect(nextAt - Date.now()).toBeLessThan(120_000);
    await app.em().transactional((em) => app.app.get(Jobs).discard(em, COOK.name, job?.id ?? ''));
  });

  it('can be tried at once, before its time and after it failed for good', async () => {
    let salt = 0;
    const app = await replica({ JOBS_HURRY: 'false' }, ({ number }: Dish, { isLast }: JobRun) => {
      if (salt-- > 0) throw new JobFailure(isLast ? 'Falta sal, y nadie va a comprar.' : 'Falta sal.');
      return wellDone({ number });
    });
    const jobs = app.app.get(Jobs);
    salt = 3;
    await add(app, 1);
    for (const [tries, error] of [
      [1, 'Falta sal.'],
      [2, 'Falta sal.'],
      [3, 'Falta sal, y nadie va a comprar.'],
    ] as const) {
      const [job] = await eventually(
        () => troublesOf(app),
        ([found]) => found?.tries === tries && found.error === error,
      );
      expect(job).toMatchObject({ tries, error, failed: tries === 3 });
      await app.em().transactional((em) => jobs.retry(em, COOK.name, job?.id ?? ''));
    }
    await eventually(
      () => cooked.length,
      (length) => length > 0,
    );
    expect(cooked).toEqual([1]);
  });

  it('of an earlier release that nobody understands any more fails', async () => {
    const app = await replica();
    await app.em().transactional((em) => app.app.get(Jobs).add(em, COOK as JobKind, { number: 'one' }));
    const [job] = await eventually(
      () => troublesOf(app),
      ([found]) => found?.failed === true,
    );
    expect(job?.error).toBe('No se entiende lo que pide.');
    expect(cooked).toEqual([]);
    await app.em().transactional((em) => app.app.get(Jobs).discard(em, COOK.name, job?.id ?? ''));
  });

  it('that takes too long is told to stop, and tried again', async () => {
    const brief = defineJob({ ...COOK, name: 'brief', limit: 5 });
    const signals: AbortSignal[] = [];
    const app = await closed();
    const jobs = app.app.get(Jobs);
    jobs.handle(brief, ({ number }, { signal }) => {
      signals.push(signal);
      if (signals.length > 1) return wellDone({ number });
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
    });
    await jobs.start();
    await app.em().transactional((em) => jobs.add(em, brief, { number: 1 }));
    await eventually(
      () => cooked.length,
      (length) => length > 0,
    );
    expect(cooked).toEqual([1]);
    expect(signals[0]?.aborted).toBe(true);
  });
});

describe('many processes', () => {
  it('make the tables of the queue together, and do each job once', async () => {
    const empty = await createTestDatabase();
    try {
      const apps: TestApp[] = [];
      for (let count = 0; count < 4; count++) apps.push(await closed({ DATABASE_URL: empty.url }));
      await Promise.all(apps.map((app) => app.app.get(Jobs).start()));
      const numbers = Array.from({ length: 60 }, (_, number) => number);
      await Promise.all(
        apps.map(async (app, at) => {
          for (const number of numbers.filter((one) => one % 4 === at)) await add(app, number);
        }),
      );
      await eventually(
        () => cooked.length,
        (length) => length >= numbers.length,
      );
      expect(cooked.toSorted((a, b) => a - b)).toEqual(numbers);
    } finally {
      for (const app of replicas.splice(0)) await app.close();
      await empty.drop();
    }
  });

  it('do not work where WORKER is false', async () => {
    const mute = await replica({ WORKER: 'false' });
    await add(mute, 1);
    expect(await countsOf(mute)).toMatchObject({ waiting: 1, running: 0 });
    expect(await listeners()).toBe(0);
    await replica();
    await eventually(
      () => cooked.length,
      (length) => length > 0,
    );
    expect(cooked).toEqual([1]);
  });

  it('do work with a time of its own once, and forget the time of what is no more', async () => {
    const often = definePeriodicJob({ name: 'often', title: 'Seguido', limit: 30, cron: '* * * * *' });
    const apps = [await closed(), await closed()];
    for (const { app } of apps) app.get(Jobs).handle(often, () => wellDone({ number: 7 }));
    const begun = Date.now();
    await Promise.all(apps.map(({ app }) => app.get(Jobs).start()));
    await eventually(
      () => cooked.length,
      (length) => length > 0,
    );
    const [first, second] = apps as [TestApp, TestApp];
    const done = `select from pgboss.job where name = 'often' and state = 'completed'`;
    await eventually(
      async () => (await query(first.em(), done)).length,
      (jobs) => jobs === cooked.length,
    );
    // The job of a minute may come after its end, with that of the next.
    expect(cooked.length).toBeLessThanOrEqual(1 + Math.ceil((Date.now() - begun) / 60_000));
    await first.close();
    await second.close();
    replicas = [];
    const later = await replica();
    expect(await query(later.em(), `select name from pgboss.schedule where name = 'often'`)).toEqual([]);
  });
});

describe('what happens by itself', () => {
  /** A row that each of them finds when its time has come, and the condition under which it is still there. */
  const LEFTOVERS: Record<string, [put: string, left: string]> = {
    'expired-sessions': [
      `insert into used_credential (key, expires_at) values ('old', now() - interval '25 hours')`,
      `used_credential`,
    ],
    'forget-counts': [`insert into strict_count (key, points, expire) values ('old', 1, 1)`, `strict_count`],
    'quote-retention': [
      `insert into quote_request (request_key, name, email, phone_number, guests, kind, search_key, stage, lost_reason, updated_at, created_at)
       values (gen_random_uuid(), 'Ana', 'ana@cocina.example', '+56912345678', 2, 'cena', '', 'perdida', 'precio', now() - interval '3 years', now())`,
      `quote_request`,
    ],
    'past-evenings': [
      `insert into quote_request (request_key, name, email, phone_number, guests, kind, search_key, stage, event_date)
       values (gen_random_uuid(), 'Ana', 'ana@cocina.example', '+56912345678', 2, 'cena', '', 'aceptada', now() - interval '3 days')`,
      `quote_request where stage <> 'realizada'`,
    ],
    'restrictions-erasure': [
      `with asked as (
         insert into quote_request (request_key, name, email, phone_number, guests, kind, search_key, event_date)
         values (gen_random_uuid(), 'Ana', 'ana@cocina.example', '+56912345678', 2, 'cena', '', now() - interval '3 months') returning id)
       insert into quote_request_restriction (quote_request_id, text, consent_version) select id, 'Sin maní', '1' from asked`,
      `quote_request_restriction`,
    ],
    'audit-retention': [
      `insert into audit_line (at, action, kind, actor) values (now() - interval '3 years', 'update', 'chef', 'system')`,
      `audit_line where at < now() - interval '25 months'`,
    ],
    'open-money': [
      `with asked as (
         insert into quote_request (request_key, name, email, phone_number, guests, kind, search_key, stage)
         values (gen_random_uuid(), 'Ana', 'ana@cocina.example', '+56912345678', 2, 'cena', '', 'aceptada') returning id),
       agreed as (
         insert into evening (quote_request_id, chef_name, day, starts_at, minutes, begins_at, ends_at, guests, commune, menu, client_first_name)
         select id, 'Ana', current_date, '20:30', 240, now(), now(), 2, '', '', 'Ana' from asked returning id)
       insert into payment (evening_id, buy_order, session_id, amount, created_at)
       select id, 'C-2026-0001-ABCDEFGH', gen_random_uuid(), 1000, now() - interval '1 hour' from agreed`,
      `payment where state = 'creada'`,
    ],
    'gift-cards': [
      `insert into gift_card (origin, amount, buyer_name, buyer_email, receiver_name, search_key, arrives_on, created_at)
       values ('web', 20000, 'Ana', 'ana@cocina.example', 'Pía', '', current_date, now() - interval '15 days')`,
      `gift_card where state = 'por_pagar'`,
    ],
    'bank-rows': [
      `insert into bank_row (source, day, amount, place, words, created_at)
       values ('bank', current_date, 1000, 0, 'TEF de Ana', now() - interval '91 days'),
         ('bank', current_date - 2300, 1000, 0, null, now())`,
      `bank_row where words is not null or day < current_date - 2200`,
    ],
    'unused-images': [
      `insert into image (kind, content_hash, width, height, placeholder, variants, created_at, updated_at)
       values ('logo', 'old', 1, 1, '', '[]', now() - interval '2 days', now())`,
      `image`,
    ],
  };

  it.each(Object.entries(LEFTOVERS))('is a job with its own times: %s', async (name, [put, table]) => {
    const app = await replica();
    const kind = app.app.get(Jobs).kinds.find((found) => found.name === name) as JobKind;
    const times = await query<{ cron: string }>(app.em(), 'select cron from pgboss.schedule where name = $1', [name]);
    expect(times).toEqual([{ cron: kind.cron }]);
    await query(app.em(), put);
    const [{ last } = { last: 0 }] = await query<{ last: number }>(
      app.em(),
      'select max(id)::int as last from audit_line',
    );
    await app.em().transactional((em) => app.app.get(Jobs).add(em, kind, {}));
    const left = await eventually(
      () => query(app.em(), `select from ${table}`),
      (rows) => rows.length === 0,
    );
    expect(left).toEqual([]);
    // Outside of a transaction nobody would have written it.
    const nameless = `select kind from audit_line where id > $1 and actor = 'database'`;
    expect(await query(app.em(), nameless, [last])).toEqual([]);
  });
});

describe('a process that stops', () => {
  it('finishes the job it has begun, and begins no other', async () => {
    let finish = (): void => undefined;
    const begun: number[] = [];
    const app = await replica({}, ({ number }: Dish) => {
      begun.push(number);
      return new Promise<void>((resolve) => {
        finish = () => {
          cooked.push(number);
          resolve();
        };
      });
    });
    await add(app, 1);
    await eventually(
      () => begun.length,
      (length) => length > 0,
    );
    await add(app, 2);
    const over = app.close();
    replicas = [];
    // The first thing that a process does which stops is to listen no more.
    await eventually(listeners, (count) => count === 0);
    finish();
    await over;
    expect([begun, cooked]).toEqual([[1], [1]]);
    await replica();
    await eventually(
      () => cooked.length,
      (length) => length > 1,
    );
    expect(cooked).toEqual([1, 2]);
  });

  it('waits for it five seconds, and leaves it to another process', async () => {
    const app = await replica({}, () => new Promise(() => undefined));
    await add(app, 1);
    await eventually(
      () => countsOf(app),
      (counts) => counts?.running === 1,
    );
    const before = performance.now();
    await app.close();
    replicas = [];
    // Five seconds, and what else a stop takes on a busy machine: 8.6 s were seen.
    expect(performance.now() - before).toBeLessThan(within(15_000));
    await replica();
    await eventually(
      () => cooked.length,
      (length) => length > 0,
    );
    expect(cooked).toEqual([1]);
  });
});

describe('a database that goes away', () => {
  it.each(['cut', 'mute'] as const)('and comes back (%s) finds the queue at work', async (how) => {
    const proxy = new BreakableProxy(new URL(database.url));
    await proxy.open();
    const app = await replica({ DATABASE_URL: proxy.url });
    await add(app, 1);
    // Until its end is stored too: otherwise it is done again, as it should be.
    await eventually(
      () => countsOf(app),
      (counts) => counts?.waiting === 0 && counts.running === 0,
    );
    if (how === 'mute') proxy.mute();
    await proxy.cut();
    await expect(add(app, 2)).rejects.toThrow();
    await proxy.open();
    await eventually(
      () => add(app, 3).catch(() => false),
      (added) => added,
    );
    await eventually(
      () => cooked.length,
      (length) => length > 1,
    );
    expect(cooked).toEqual([1, 3]);
    await app.close();
    replicas = [];
    await proxy.cut();
  });

  it('when a process starts is waited for', async () => {
    const proxy = new BreakableProxy(new URL(database.url));
    await proxy.open();
    const app = await closed({ DATABASE_URL: proxy.url });
    await proxy.cut();
    const started = app.app.get(Jobs).start();
    await proxy.open();
    await started;
    await add(app, 1);
    await eventually(
      () => cooked.length,
      (length) => length > 0,
    );
    expect(cooked).toEqual([1]);
    await app.close();
    replicas = [];
    await proxy.cut();
  });
});
