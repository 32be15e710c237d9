import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { UnusedImages } from '../src/modules/files/unused-images.js';
import { ExpiredOffers } from '../src/modules/offers/expired-offers.js';
import { PastEvenings } from '../src/modules/quotes/past-evenings.js';
import { QuoteRetention } from '../src/modules/quotes/quote-retention.js';
import { RestrictionsErasure } from '../src/modules/quotes/restrictions-erasure.js';
import { ExpiredRows } from '../src/modules/users/session/expired-rows.js';
import { OldVersions } from '../src/modules/versions/old-versions.js';
import { clockOffset, databaseNow } from '../src/platform/database/database-clock.js';
import { query } from '../src/platform/database/query.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { emptyTables } from './harness/empty-tables.js';
import { shiftClock } from './harness/shift-clock.js';

/** A process whose clock is years wrong deletes nothing too early, and what is due all the same. */
const YEARS = 5 * 365 * 24 * 60 * 60 * 1_000;

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ QUOTE_RETENTION_MONTHS: '12' });
});
afterEach(() => void jest.useRealTimers());
afterAll(() => test.close());

const REQUEST = `insert into quote_request (request_key, name, email, phone_number, guests, kind, search_key, stage, event_date, updated_at)
  values (gen_random_uuid(), 'Ana', 'ana@cocina.example', '+56912345678', 2, 'cena', '',`;

/** What is put for each clean-up: `due` is over by the database's clock, `kept` is not. */
const CLEANED: [
  name: string,
  sweep: () => Promise<unknown>,
  put: (age: string) => string,
  left: string,
  due: string,
  kept: string,
][] = [
  [
    'requests',
    () => test.app.get(QuoteRetention, { strict: false }).sweep(),
    // Papers of one that was accepted stay longer.
    (age) => `${REQUEST.replace('event_date', 'lost_reason, event_date')} 'perdida', 'precio', null, now() - ${age})`,
    'select from quote_request',
    `interval '2 years'`,
    `interval '1 month'`,
  ],
  [
    'food restrictions',
    () => test.app.get(RestrictionsErasure, { strict: false }).sweep(),
    (age) => `with asked as (${REQUEST} 'aceptada', (now() - ${age})::date, now()) returning id)
      insert into quote_request_restriction (quote_request_id, text, consent_version) select id, 'Celiaca', '2026-11' from asked`,
    'select from quote_request_restriction',
    `interval '40 days'`,
    `interval '10 days'`,
  ],
  [
    'evenings that are over',
    () => test.app.get(PastEvenings, { strict: false }).sweep(),
    (age) => `${REQUEST} 'aceptada', (now() - ${age})::date, now())`,
    `select from quote_request where stage = 'aceptada'`,
    `interval '3 days'`,
    `interval '-30 days'`,
  ],
  [
    'offers that nobody answered',
    () => test.app.get(ExpiredOffers, { strict: false }).sweep(),
    (age) => `with asked as (${REQUEST} 'cotizada', null, now()) returning id)
      insert into offer (quote_request_id, number, state, chef_name, guests, day, starts_at, address, conditions, valid_until,
        total, sent_at)
      select id, 'C-2026-0001', 'enviada', 'Ana', 2, (now() - ${age})::date, '20:30', 'Calle 1', 'Ninguna',
        (now() - ${age})::date, 90000, now() from asked`,
    `select from offer where state = 'enviada'`,
    `interval '3 days'`,
    `interval '-30 days'`,
  ],
  [
    'uploads that nothing uses',
    () => test.app.get(UnusedImages, { strict: false }).cleanUp(),
    (age) => `insert into image (kind, content_hash, width, height, placeholder, variants, created_at)
      values ('logo', 'old', 1, 1, '', '[]', now() - ${age})`,
    'select from image',
    `interval '2 days'`,
    `interval '1 hour'`,
  ],
  [
    'what was deleted',
    () => test.app.get(OldVersions, { strict: false }).forget(),
    (age) =>
      `insert into deleted_record (kind, record_id, name, lost, at) values ('chef', 1, 'Ana', '[]', now() - ${age})`,
    'select from deleted_record',
    `interval '40 days'`,
    `interval '10 days'`,
  ],
  [
    'credentials that were used',
    () => test.app.get(ExpiredRows, { strict: false }).remove(),
    (age) => `insert into used_credential (key, expires_at) values ('old', now() - ${age})`,
    'select from used_credential',
    `interval '2 days'`,
    // The process whose clock is slow would take it for a new one.
    `interval '5 minutes'`,
  ],
];

it.each(CLEANED)('%s go by the database’s clock', async (_name, sweep, put, left, due, kept) => {
  await emptyTables(test.em(), 'quote_request', 'image', 'deleted_record', 'used_credential');
  await query(test.em(), put(kept));
  shiftClock(YEARS);
  await sweep();
  expect(await query(test.em(), left)).toHaveLength(1);
  jest.useRealTimers();
  await emptyTables(test.em(), 'quote_request', 'image', 'deleted_record', 'used_credential');
  await query(test.em(), put(due));
  shiftClock(-YEARS);
  await sweep();
  expect(await query(test.em(), left)).toEqual([]);
});

it('is known by how much it is wrong', async () => {
  shiftClock(YEARS);
  const [row] = await query<{ year: number }>(test.em(), 'select extract(year from now())::int as year');
  expect((await databaseNow(test.em())).getUTCFullYear()).toBe(row?.year);
  expect(Math.round((await clockOffset(test.em())) / YEARS)).toBe(1);
});
