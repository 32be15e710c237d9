import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { query } from '../src/platform/database/query.js';
import { periodOf, type WeekCount } from '../src/modules/dashboard/period.js';
import { workingMinutes } from '../src/modules/quotes/working-hours.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { emptyTables } from './harness/empty-tables.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { statementsDuring } from './harness/statements.js';

const DAY = 24 * 3_600_000;

let test: TestApp;
let staff: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  staff = await signIn(test, 'USER');
});
afterAll(() => test.close());
beforeEach(() => emptyTables(test.em(), 'quote_request'));

interface Asked {
  created_at: Date;
  stage?: string;
  lost_reason?: string | null;
  first_answered_at?: Date | null;
  first_answer_minutes?: number | null;
  quoted_at?: Date | null;
  accepted_at?: Date | null;
  origin?: 'web' | 'phone';
  utm_source?: string | null;
}

async function store(asked: Asked): Promise<void> {
  const row = { stage: 'nueva', lost_reason: null, origin: 'web', utm_source: null, ...asked };
  await query(
    test.em(),
    `insert into quote_request (request_key, name, email, phone_number, guests, kind, search_key, stage, lost_reason,
       first_answered_at, quoted_at, accepted_at, origin, utm_source, created_at, first_answer_minutes)
     values (gen_random_uuid(), 'Camila', 'camila@cocina.example', '+56912345678', 8, 'cena', '', $1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      row.stage,
      row.lost_reason,
      row.first_answered_at ?? null,
      row.quoted_at ?? null,
      row.accepted_at ?? null,
      row.origin,
      row.utm_source,
      row.created_at,
      row.first_answer_minutes ?? null,
    ],
  );
}

const figures = async (weeks?: WeekCount) => {
  const { body } = await test.request
    .get(`/api/v1/dashboard/requests${weeks ? `?weeks=${weeks}` : ''}`)
    .set(staff.header)
    .expect(200);
  return body.data;
};

/** A moment in a week of the period, counted from the current one back. */
function weekAgo(weeks: number, after = 0): Date {
  const { starts } = periodOf('52');
  return new Date(Date.parse(starts[51 - weeks] ?? '') + after);
}

describe('the figures of requests', () => {
  it('are one statement each', async () => {
    const sent = await statementsDuring(() => figures('52'));
    const asked = sent.filter(({ text }) => /from "(quote_request|offer)"/.test(text)).map(({ text }) => text);
    expect(new Set(asked).size).toBe(asked.length);
    // By week, the way, the wait, the value by month, and why requests were lost.
    expect(asked).toHaveLength(5);
  });

  it('of nobody are empty weeks, twelve unless said', async () => {
    const found = await figures();
    expect(found.weeks).toHaveLength(12);
    expect(found).toMatchObject({
      answers: { median_minutes: null },
      funnel: { received: 0, answered: 0, quoted: 0, accepted: 0 },
      lost: [],
    });
    expect(found.weeks[11]).toEqual({
      week: periodOf('12').mondays[11],
      site: 0,
      campaign: 0,
      phone: 0,
    });
  });

  it.each(['4', '12', '52'] as const)('are of %s weeks', async (weeks) => {
    expect((await figures(weeks)).weeks.map(({ week }: { week: string }) => week)).toEqual(periodOf(weeks).mondays);
  });

  it.each(['5', '0', 'cuatro', '4&weeks=12', '4&since=2026-01-01'])('are not of %j weeks', async (weeks) => {
    const { status } = await test.request.get(`/api/v1/dashboard/requests?weeks=${weeks}`).set(staff.header);
    expect(status).toBe(400);
  });

  it('count each request in the week of Chile in which it came, by where it came from', async () => {
    await store({ created_at: weekAgo(0) });
    await store({ created_at: weekAgo(0, -1), utm_source: 'instagram' });
    await store({ created_at: weekAgo(3), origin: 'phone' });
    await store({ created_at: weekAgo(3, -1) });
    const { weeks } = await figures('4');
    expect(weeks).toMatchObject([
      { site: 0, campaign: 0, phone: 1 },
      { site: 0, campaign: 0, phone: 0 },
      { site: 0, campaign: 1, phone: 0 },
      { site: 1, campaign: 0, phone: 0 },
    ]);
  });

  it('follow each request as far as it came, whatever became of it', async () => {
    const created_at = weekAgo(0);
    await store({ created_at });
    await store({ created_at, stage: 'contactada', first_answered_at: created_at });
    await store({ created_at, stage: 'cotizada', quoted_at: created_at });
    await store({ created_at, stage: 'perdida', lost_reason: 'precio', quoted_at: created_at });
    await store({ created_at, stage: 'perdida', lost_reason: 'fecha', accepted_at: created_at });
    // Of a release before nothing is known but the stage.
    await store({ created_at, stage: 'realizada' });
    await store({ created_at: weekAgo(4, -1), stage: 'aceptada' });
    const { funnel } = await figures('4');
    expect(funnel).toEqual({ received: 6, answered: 5, quoted: 4, accepted: 2 });
  });

  it('sum up what clients accepted in each month of Chile, without what was called off', async () => {
    const { monthStarts, months } = periodOf('12');
    const at = (month: number, after = 0) => new Date(Date.parse(monthStarts[month] ?? '') + after);
    await store({ created_at: weekAgo(0) });
    const accept = (settled_at: Date, total: number, cancelled_at: Date | null = null) =>
      query(
        test.em(),
        `insert into offer (quote_request_id, number, state, chef_name, guests, day, starts_at, commune, conditions, valid_until,
           total, sent_at, settled_at, accepted_name, cancelled_at)
         values (1, 'C-2026-' || (1000 + (select count(*) from offer)), 'aceptada', 'Ana', 8, '2027-01-10', '20:00', 'Ñuñoa', 'Reglas',
           '2027-01-01', $1, $2, $2, 'Camila', $3)`,
        [total, settled_at, cancelled_at],
      );
    await query(test.em(), 'drop index offer_one_accepted_unique');
    await accept(at(1), 300_000);
    await accept(at(1, -1), 250_000);
    await accept(at(2, -1), 1_000_000_000);
    await accept(at(1, 1), 900_000, at(1, 2));
    const { accepted } = await figures('12');
    expect(accepted.slice(0, 2)).toEqual([
      { month: months[0], offers: 1, total: 250_000, paid: 0 },
      { month: months[1], offers: 2, total: 1_000_300_000, paid: 0 },
    ]);
    expect(accepted).toHaveLength(months.length);
  });

  it('count a change of what was agreed in the month of the first yes', async () => {
    const { monthStarts, months } = periodOf('12');
    const at = (month: number) => new Date(Date.parse(monthStarts[month] ?? '') + 1);
    await store({ created_at: weekAgo(0) });
    const agree = (revision: number, state: string, settled_at: Date, total: number) =>
      query(
        test.em(),
        `insert into offer (quote_request_id, number, revision, state, chef_name, guests, day, starts_at, commune, conditions,
           valid_until, total, sent_at, settled_at, accepted_name)
         values (1, 'C-2026-1000', $1, $2, 'Ana', 8, '2027-01-10', '20:00', 'Ñuñoa', 'Reglas', '2027-01-01', $3, $4, $4, 'Camila')`,
        [revision, state, total, settled_at],
      );
    await agree(1, 'reemplazada', at(0), 300_000);
    await agree(2, 'reemplazada', at(1), 350_000);
    await agree(3, 'aceptada', at(2), 400_000);
    const first = async () =>
      (await figures('12')).accepted
        .slice(0, 3)
        .map(({ offers, total }: { offers: number; total: number }) => [offers, total]);
    expect(months.length).toBeGreaterThan(2);
    expect(await first()).toEqual([
      [1, 400_000],
      [0, 0],
      [0, 0],
    ]);
    // Without the versions of an erased client.
    await query(
      test.em(),
      `set session_replication_role = replica; delete from offer where state = 'reemplazada'; reset session_replication_role`,
    );
    expect(await first()).toEqual([
      [0, 0],
      [0, 0],
      [1, 400_000],
    ]);
  });

  it('remember what a request went through on its way', async () => {
    await store({ created_at: weekAgo(0) });
    const move = (state: string, more: object = {}) =>
      test.request
        .put('/api/v1/quote_requests/move/1')
        .set(staff.header)
        .send({ state, ...more })
        .expect(200);
    await move('contactada');
    await query(test.em(), `update quote_request set stage = 'aceptada', quoted_at = now(), accepted_at = now()`);
    await move('perdida', { reason: 'fecha' });
    expect((await figures('4')).funnel).toEqual({ received: 1, answered: 1, quoted: 1, accepted: 1 });
  });

  it('count why requests were lost, the most frequent reason first', async () => {
    const created_at = weekAgo(1);
    for (const lost_reason of ['fecha', 'precio', 'precio', 'retirada'])
      await store({ created_at, stage: 'perdida', lost_reason });
    await store({ created_at });
    expect((await figures('4')).lost).toEqual([
      { reason: 'precio', count: 2 },
      { reason: 'fecha', count: 1 },
      { reason: 'retirada', count: 1 },
    ]);
  });

  it('take the median of what the clients waited, and say how many waited how long', async () => {
    const created_at = weekAgo(1);
    for (const first_answer_minutes of [0, 59, 60, 239, 600, 1_800, 9_000])
      await store({ created_at, first_answered_at: created_at, first_answer_minutes });
    await store({ created_at });
    const { answers } = await figures('4');
    expect(answers.median_minutes).toBe(239);
    expect(answers.waits).toEqual([
      { below_minutes: 60, count: 2 },
      { below_minutes: 120, count: 1 },
      { below_minutes: 240, count: 1 },
      { below_minutes: 600, count: 0 },
      { below_minutes: 1_800, count: 1 },
      { below_minutes: null, count: 2 },
    ]);
  });

  it('keep the wait of the first answer in working hours, once', async () => {
    const created_at = new Date(Date.now() - 9 * DAY);
    await store({ created_at });
    const move = (state: string, more: object = {}) =>
      test.request
        .put('/api/v1/quote_requests/move/1')
        .set(staff.header)
        .send({ state, ...more })
        .expect(200);
    const before = Math.floor(workingMinutes(created_at, new Date()));
    await move('contactada');
    const after = Math.floor(workingMinutes(created_at, new Date()));
    const minutes = (await figures('4')).answers.median_minutes;
    expect(minutes).toBeGreaterThanOrEqual(before);
    expect(minutes).toBeLessThanOrEqual(after);
    await query(test.em(), `update quote_request set first_answered_at = created_at, first_answer_minutes = 7`);
    await move('perdida', { reason: 'fecha' });
    await move('contactada');
    expect((await figures('4')).answers.median_minutes).toBe(7);
  });
});
