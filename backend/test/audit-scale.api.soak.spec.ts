import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { query } from '../src/platform/database/query.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { chefForm } from './harness/factories.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { statementsDuring } from './harness/statements.js';

/** Lines of the log. `AUDIT_LINES=1000000` is what the limit was found with. */
const LINES = Number(process.env['AUDIT_LINES'] ?? 50_000);
const BATCH = 25_000;

/** How long the first page may take in the database, in milliseconds. */
const LIMIT = 100;

/** The machine may be busy: the quickest of these counts. */
const TRIES = 5;

/** Pairs of saves, one with the log and one without, that are measured. */
const SAVES = Number(process.env['AUDIT_SAVES'] ?? 1);

/** Saves before the measured ones, until plans are made and code is compiled. */
const WARM = process.env['AUDIT_SAVES'] ? 20 : 0;

let test: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  admin = await signIn(test);
  for (let from = 1; from <= LINES; from += BATCH)
    await query(
      test.em(),
      `insert into audit_line (at, tx, action, kind, record_id, record_name, actor, person_id, actor_name, request_id, changes)
       select now() - (${LINES} - n) * interval '1 minute', n, 'update', (array['chef', 'proposal', 'quote_request', 'comment'])[1 + n % 4],
         1 + n % 5000, 'Nombre ' || n % 5000, 'person', 1 + n % 7, 'Persona ' || n % 7, 'request-' || n,
         jsonb_build_object('description', jsonb_build_array(repeat('antes ', 20), repeat('después ', 20)))
       from generate_series(${from}::int, ${Math.min(LINES, from + BATCH - 1)}::int) n`,
    );
  await query(test.em(), 'analyze audit_line');
}, 240_000);
afterAll(() => test.close());

/** How long the slowest of a call's statements takes in the database, in milliseconds. */
async function slowest(path: string): Promise<number> {
  const statements = await statementsDuring(() => test.request.get(`/api/v1${path}`).set(admin.header).expect(200));
  const about = statements.filter(({ text }) => /"audit_line"/.test(text));
  expect(about.length).toBeGreaterThan(0);
  let most = 0;
  for (const { text, values } of about) {
    const times: number[] = [];
    for (let count = 0; count < TRIES; count++) {
      const plan = await query<{ 'QUERY PLAN': [{ 'Execution Time': number }] }>(
        test.em(),
        `explain (analyze, timing off, format json) ${text}`,
        values,
      );
      times.push(plan[0]?.['QUERY PLAN'][0]['Execution Time'] ?? Infinity);
    }
    most = Math.max(most, Math.min(...times));
  }
  return most;
}

describe(`at ${LINES} lines`, () => {
  const today = new Date().toISOString().slice(0, 10);
  it.each([
    ['the first page', '/audit/all?page=1'],
    ['the first page of a person', '/audit/all?page=1&person=3'],
    ['the first page of a kind', '/audit/all?page=1&kind=comment'],
    ['the first page of a record', '/audit/all?page=1&search=512'],
    ['the first page of a name', '/audit/all?page=1&search=Nombre%204'],
    ['the first page of a day', `/audit/all?page=1&day=${today}`],
    ['the history of a record', '/audit/record/chef/512'],
  ])('%s takes less than 100 ms in the database', async (name, path) => {
    const took = await slowest(path);
    if (process.env['AUDIT_LINES']) process.stdout.write(`${name}: ${took.toFixed(1)} ms\n`);
    expect(took).toBeLessThan(LIMIT);
  });
});

/** The machine may be busy: the middle of the times of each kind counts. */
const middle = (times: number[]): number => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;

/** A database, its product, and a chef in it that is saved again and again. */
interface Saved {
  of: TestApp;
  by: SignedIn;
  form: Awaited<ReturnType<typeof chefForm>>;
  id: number;
  times: number[];
  /** Milliseconds of the processor: of this process during the saves, and of PostgreSQL. */
  used: number;
}

async function toSave(of: TestApp): Promise<Saved> {
  const by = await signIn(of);
  const form = await chefForm(of);
  const { body } = await of.request.post('/api/v1/chefs/create').set(by.header).send(form).expect(200);
  return { of, by, form, id: (body as { data: { id: number } }).data.id, times: [], used: 0 };
}

async function save(saved: Saved, turn: number): Promise<void> {
  const { of, by, form, id, times } = saved;
  const changes = { description: `Turno ${turn}`, cities: [turn % 2 === 0 ? 'Providencia' : 'Ñuñoa'] };
  const [before, used] = [performance.now(), process.cpuUsage()];
  await of.request
    .put(`/api/v1/chefs/update/${id}`)
    .set(by.header)
    .send({ ...form, ...changes })
    .expect(200);
  times.push(performance.now() - before);
  const { user, system } = process.cpuUsage(used);
  saved.used += (user + system) / 1_000;
}

/** What the connections of a database have used of the processor, in milliseconds. Linux counts it in hundredths of a second. */
async function usedBy({ em }: TestApp): Promise<number> {
  const found = await query<{ pid: number }>(
    em(),
    'select pid from pg_stat_activity where datname = current_database()',
  );
  const ticks = found.map(({ pid }) => {
    const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11) ?? [];
    return Number(user) + Number(system);
  });
  return ticks.reduce((sum, one) => sum + one, 0) * 10;
}

it(`a save is measured with the log and without, in turns (${SAVES} pairs)`, async () => {
  // Without the log is a database of its own: triggers that come and go would have their plans made again each time.
  const bare = await createTestApp();
  await query(
    bare.em(),
    `do $$ declare heard record; begin
      for heard in select t.tgname, t.tgrelid::regclass as of from pg_trigger t
        where t.tgname in ('log_insert', 'log_update', 'log_delete', 'log_truncate')
      loop execute format('drop trigger %I on %s', heard.tgname, heard.of); end loop;
    end $$`,
  );
  const [on, off] = [await toSave(test), await toSave(bare)];
  const last = await query<{ last: number }>(bare.em(), 'select coalesce(max(id), 0)::int as last from audit_line');
  for (let turn = 0; turn < SAVES + WARM; turn++) {
    if (turn === WARM && process.env['AUDIT_SAVES']) for (const one of [on, off]) one.used = -(await usedBy(one.of));
    // Who goes first finds the machine colder.
    for (const one of turn % 2 === 0 ? [on, off] : [off, on]) await save(one, turn);
  }
  expect(await query(bare.em(), 'select coalesce(max(id), 0)::int as last from audit_line')).toEqual(last);
  if (process.env['AUDIT_SAVES']) for (const one of [on, off]) one.used += await usedBy(one.of);
  await bare.close();
  const print = (what: string, told: number, untold: number): boolean =>
    process.stdout.write(
      `a save, ${what}: ${untold.toFixed(2)} ms without, ${told.toFixed(2)} ms with the log: ${((told / untold - 1) * 100).toFixed(1)} %\n`,
    );
  if (!process.env['AUDIT_SAVES']) return;
  print('by the clock', middle(on.times.slice(WARM)), middle(off.times.slice(WARM)));
  // A busy machine changes this less.
  print('of the processor', on.used / SAVES, off.used / SAVES);
}, 240_000);
