import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { query } from '../src/platform/database/query.js';
import { seedRequests } from '../src/seed/demo-requests.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it.each(['2026-11-23T09:44:00Z', '2026-03-01T03:30:00Z', '2026-07-15T23:50:00Z'])(
  'tells of the demo requests in the order in which things happen, seeded at %s',
  async (moment) => {
    const now = new Date(moment);
    await test.em().transactional(async (em) => {
      await query(em, 'truncate quote_request, data_right restart identity cascade');
      await seedRequests(em, now);
    });
    const early = await query(
      test.em(),
      `select name from quote_request join quote_request_activity step on quote_request_id = quote_request.id
       where step.data ->> 'to' = 'realizada' and (step.at at time zone 'America/Santiago')::date <= event_date`,
    );
    expect(early).toEqual([]);
    const swapped = await query(
      test.em(),
      `select name, kind from (
         select name, step.kind, step.at, lag(step.at) over (partition by quote_request_id order by step.id) as before
         from quote_request join quote_request_activity step on quote_request_id = quote_request.id
       ) as steps where at < before or at > $1`,
      [now.toISOString()],
    );
    expect(swapped).toEqual([]);
  },
);
