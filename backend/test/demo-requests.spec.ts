import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { query } from '../src/platform/database/query.js';
import { EventSheets } from '../src/modules/offers/index.js';
import { CHEFS } from '../src/seed/content/chefs.js';
import { CANCELLED, COMPLETED } from '../src/seed/content/agenda.js';
import { ASKED, CHANGING } from '../src/seed/content/offers.js';
import { KITCHEN_CHEF } from '../src/seed/content/kitchen.js';
import { REQUESTS } from '../src/seed/content/requests.js';
import { seedAgenda } from '../src/seed/demo-agenda.js';
import { seedEvenings } from '../src/seed/demo-evenings.js';
import { seedInquiries } from '../src/seed/demo-inquiries.js';
import { seedKitchen } from '../src/seed/demo-kitchen.js';
import { seedMoney } from '../src/seed/demo-money.js';
import { seedOffers } from '../src/seed/demo-offers.js';
import { seedRequests } from '../src/seed/demo-requests.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { emptyTables } from './harness/empty-tables.js';
import { chefForm } from './harness/factories.js';
import { kitchenSession } from './harness/sign-in-chef.js';
import { signIn } from './harness/sign-in.js';

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
      await emptyTables(em, 'quote_request', 'data_right');
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

it('has what evenings and chefs bring: a stale sheet, a cancellation with its share, questions, and a chef who may enter', async () => {
  const { header } = await signIn(test);
  const theirs = REQUESTS.filter(({ name }) => name === CANCELLED || CHANGING.includes(name)).map(({ chef }) => chef);
  const needed = [KITCHEN_CHEF, ...theirs, 'Kenji Morales'];
  for (const { chef_name: name, email } of CHEFS.toReversed().filter((chef) => needed.includes(chef.chef_name)))
    await test.request
      .post('/api/v1/chefs/create')
      .set(header)
      .send(await chefForm(test, { name, email }))
      .expect(200);
  await test.em().transactional(async (em) => {
    await emptyTables(em, 'quote_request', 'data_right');
    await seedRequests(em);
    await seedAgenda(em);
    await seedOffers(em);
    await seedEvenings(em, test.app.get(EventSheets, { strict: false }));
    await seedInquiries(em);
    await seedKitchen(em);
    await seedMoney(em);
  });
  // Every timeline reads from the newest down, although what came by money was written last.
  const paid = await query<{ id: number }>(
    test.em(),
    "select quote_request_id as id from quote_request_activity where kind = 'money_received'",
  );
  expect(paid.length).toBeGreaterThan(0);
  for (const { id } of paid) {
    const page = await test.request.get(`/api/v1/quote_requests/get-one/${id}`).set(header).expect(200);
    const moments = (page.body.data.activity as { at: string }[]).map(({ at }) => at);
    expect(moments).toEqual(moments.toSorted().toReversed());
  }
  const stale = await query(
    test.em(),
    `select quote_request.name, confirmed_at is not null as confirmed, event_sheet.facts::text like '%Apoquindo%' as knows
     from event_sheet join evening on evening.id = evening_id join quote_request on quote_request.id = quote_request_id
     where event_sheet.sequence < evening.sequence`,
  );
  expect(stale).toEqual([{ name: COMPLETED.client, confirmed: true, knows: false }]);
  const cancelled = await query(
    test.em(),
    `select quote_request.name, stage, lost_reason, cancelled_by, refund_percent, offer.cancelled_at is not null as offer
     from evening join quote_request on quote_request.id = quote_request_id join offer on evening_id = evening.id
     where evening.cancelled_at is not null`,
  );
  expect(cancelled).toEqual([
    {
      ...{ name: CANCELLED, stage: 'perdida', lost_reason: 'retirada', cancelled_by: 'client' },
      ...{ refund_percent: 100, offer: true },
    },
  ]);
  // An evening with other guests, which waits for the client's yes.
  const changes = await query(
    test.em(),
    `select change.state, change.guests <> agreed.guests as other from offer as change
     join offer as agreed on agreed.number = change.number and agreed.state = 'aceptada' where change.revision > 1`,
  );
  expect(changes).toEqual([{ state: 'enviada', other: true }]);
  const answers = await query(test.em(), 'select answer from chef_inquiry order by answer');
  expect(answers).toEqual([{ answer: 'can' }, { answer: 'cannot' }, { answer: null }]);

  const [{ chef_id: chef = 0 } = {}] = await query<{ chef_id: number }>(
    test.em(),
    'select chef_id from kitchen_access',
  );
  const own = await kitchenSession(test, chef);
  const kitchen = async (path: string): Promise<unknown> =>
    (await test.request.get(`/api/v1/kitchen/${path}`).set(own.header).expect(200)).body.data;
  expect(await kitchen('me')).toMatchObject({ name: KITCHEN_CHEF });
  expect(await kitchen('inquiries/all')).toMatchObject([
    { guests: REQUESTS.find(({ name }) => ASKED.includes(name))?.guests, answer: null },
  ]);
  expect(await kitchen('profile')).toMatchObject({
    change: { state: 'waiting', fields: ['information', 'price_per_person'] },
  });
});
