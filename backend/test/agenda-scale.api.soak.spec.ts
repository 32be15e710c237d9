import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { query } from '../src/platform/database/query.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { chefForm } from './harness/factories.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { statementsDuring } from './harness/statements.js';

/** Number of evenings that the agenda must handle: years of them, of thirty chefs. */
const EVENINGS = Number(process.env['SCALE_REQUESTS'] ?? 10_000);
const CHEFS = 30;
const BATCH = 5_000;

/** How long a statement may take in the database, in milliseconds. */
const LIMIT = 50;

/** The machine may be busy: the quickest of these counts. */
const TRIES = 5;

let test: TestApp;
let admin: SignedIn;
let calendar: string;

beforeAll(async () => {
  test = await createTestApp();
  admin = await signIn(test);
  const sql = (text: string): Promise<unknown> => query(test.em(), text);
  const form = await chefForm(test, { name: 'Chef 1' });
  await test.request.post('/api/v1/chefs/create').set(admin.header).send(form).expect(200);
  await sql(`insert into chef (chef_name, slug, description, information, profile_image_id, cover_image_id, email, phone_number, search_key, public_search_key)
    select 'Chef ' || n, 'Chef-' || n, 'x', 'x', profile_image_id, cover_image_id, 'chef' || n || '@cocina.example', '+56912345678', 'chef', 'chef'
    from chef, generate_series(2, ${CHEFS}) n where id = 1`);
  for (let from = 1; from <= EVENINGS; from += BATCH) await fill(sql, from, Math.min(EVENINGS, from + BATCH - 1));
  await sql(`insert into blocked_range (chef_id, first_day, last_day, reason)
    select 1 + n % ${CHEFS}, current_date + 90 - n, current_date + 92 - n, 'Viaje' from generate_series(1, ${EVENINGS / 10}) n`);
  for (const table of ['quote_request', 'evening', 'blocked_range']) await sql(`vacuum analyze ${table}`);
  const given = await test.request.post('/api/v1/agenda/calendar/give').set(admin.header).send({}).expect(200);
  calendar = new URL((given.body as { data: { url: string } }).data.url).pathname;
}, 240_000);
afterAll(() => test.close());

/** Evenings of five years, the last of them ahead. Some overlap, and every tenth was cancelled. */
async function fill(sql: (text: string) => Promise<unknown>, from: number, to: number): Promise<void> {
  await sql(`insert into quote_request (request_key, name, email, phone_number, guests, kind, search_key, stage)
    select gen_random_uuid(), 'Visita ' || n, 'v@cocina.example', '+56912345678', 8, 'cena', 'visita', 'realizada' from generate_series(${from}, ${to}) n`);
  await sql(`insert into evening (quote_request_id, chef_id, chef_name, day, starts_at, minutes, begins_at, ends_at, guests, commune, menu, client_first_name, cancelled_at)
    select n, 1 + n % ${CHEFS}, 'Chef', day, '20:30', 240, day + time '23:30', day + time '23:30' + interval '4 hours', 8, 'Ñuñoa', 'Mar', 'Ana',
      case when n % 10 = 0 then now() end
    from generate_series(${from}, ${to}) n, lateral (select current_date + 120 - n % 1800 as day) days`);
}

/** How long the slowest of a call's statements takes in the database, in milliseconds. */
async function slowest(call: () => PromiseLike<{ status: number }>): Promise<number> {
  const statements = await statementsDuring(async () => expect((await call()).status).toBe(200));
  const about = statements.filter(({ text }) => /"evening"|"blocked_range"/.test(text));
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

describe(`at ${EVENINGS} evenings`, () => {
  const today = new Date();
  const dayIn = (days: number): string => new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const staff = (path: string) => test.request.get(`/api/v1/agenda${path}`).set(admin.header);

  it.each([
    ['a month of all chefs', () => staff(`/all?from=${dayIn(0)}&to=${dayIn(41)}`)],
    ['a month of one chef', () => staff(`/all?from=${dayIn(0)}&to=${dayIn(41)}&chef=7`)],
    ['three months long ago', () => staff(`/all?from=${dayIn(-900)}&to=${dayIn(-808)}`)],
    ['the evening of a request', () => staff('/of-request/512')],
    ['who is taken on a day', () => test.request.get(`/api/v1/agenda/taken?chefs=1,2,3,4&day=${dayIn(30)}`)],
    ['the calendar of all', () => test.request.get(calendar)],
    ['the page of a chef, free Saturdays named', () => test.request.get('/api/v1/chefs/get-one/Chef-1')],
  ])('%s takes less than 50 ms in the database', async (name, call) => {
    const took = await slowest(call);
    if (process.env['SCALE_REQUESTS']) process.stdout.write(`${name}: ${took.toFixed(1)} ms\n`);
    expect(took).toBeLessThan(LIMIT);
  });
});
