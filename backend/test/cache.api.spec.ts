import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { query } from '../src/platform/database/query.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { eventually } from './harness/eventually.js';
import { chefForm } from './harness/factories.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { statementsDuring } from './harness/statements.js';
import { within } from './harness/soak.js';

/** Tables that visitors never see, so a change in them drops nothing. */
const PRIVATE_TABLES = [
  'audit_line',
  'bank_match',
  'bank_row',
  'boleta',
  'chef_inquiry',
  'chef_pay',
  'data_right',
  'deleted_record',
  'deleted_record_image',
  'deleted_row',
  'ended_session',
  'event_sheet',
  'gift_card',
  'held_day',
  'kitchen_access',
  'mail',
  'mikro_orm_migrations',
  'money_entry',
  'money_note',
  'offer',
  'offer_line',
  'offer_menu',
  'offer_texts',
  'offer_year',
  'opinion',
  'payee',
  'payment',
  'payout',
  'payout_settings',
  'person',
  'person_session',
  'private_paper',
  'profile_change',
  'profile_change_menu_picture',
  'profile_change_picture',
  'quote_request',
  'quote_request_activity',
  'quote_request_choice',
  'quote_request_restriction',
  'record_version',
  'record_version_image',
  'refund',
  'refused_sign_in',
  'replica',
  'reply_text',
  'sale_document',
  'secret_link',
  'seeding',
  'store_mark',
  'strict_count',
  'transfer',
  'used_credential',
  'weekly_block',
];

const LIST = '/api/v1/chefs/active';

let test: TestApp;
let admin: SignedIn;
let chef: { id: number; version: number };
let form: Record<string, unknown>;

beforeAll(async () => {
  test = await createTestApp({ CACHE_MB: '8' });
  admin = await signIn(test);
  form = await chefForm(test);
  const { body } = await test.request.post('/api/v1/chefs/create').set(admin.header).send(form).expect(200);
  chef = (body as { data: typeof chef }).data;
});
afterAll(() => test.close());

const names = async (): Promise<string[]> => {
  const { body } = await test.request.get(LIST).expect(200);
  return (body as { chefs: { chef_name: string }[] }).chefs.map(({ chef_name }) => chef_name);
};

/** The headers that belong to the content, not to a single answer. */
const lasting = ({ headers }: { headers: Record<string, unknown> }) =>
  Object.entries(headers)
    .filter(([name]) => !/^(x-request-id|x-ratelimit-|date|content-(length|encoding))/.test(name))
    .sort();

/** How many statements about chefs a read runs. */
const statementsOf = async (read: () => PromiseLike<unknown>): Promise<number> =>
  (await statementsDuring(read)).filter(({ text }) => /"chef"/.test(text)).length;

const kept = async (): Promise<boolean> => {
  await test.request.get(LIST);
  return (await statementsOf(() => test.request.get(LIST))) === 0;
};

describe('public reads', () => {
  it('are made once, and afterwards sent as they are: compressed, or not at all', async () => {
    const first = await test.request.get(LIST).expect(200);
    const asked = () => test.request.get(LIST).set('Accept-Encoding', 'br').expect(200);
    expect(await statementsOf(asked)).toBe(0);
    const again = await asked();
    expect(again.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(lasting(again)).toEqual(lasting(first));
    expect(again.headers['x-content-type-options']).toBe('nosniff');
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    const head = await test.request.head(LIST).expect(200);
    expect([lasting(head), head.text]).toEqual([lasting(first), undefined]);
    await test.request.get(LIST).set('If-None-Match', String(again.headers['etag'])).expect(304);
  });

  it('show what staff changed on the very next request', async () => {
    for (let round = 0; round < 10; round++) {
      const name = `Ana María ${round}`;
      await names();
      await test.request
        .put(`/api/v1/chefs/update/${chef.id}`)
        .set(admin.header)
        .send({ ...form, name })
        .expect(200);
      expect(await names()).toEqual([name]);
    }
  });

  it('show what another process changed, within a second', async () => {
    await names();
    const before = performance.now();
    await query(test.em(), `update chef set chef_name = 'De otro proceso' where id = $1`, [chef.id]);
    expect(await eventually(names, ([name]) => name === 'De otro proceso')).toEqual(['De otro proceso']);
    expect(performance.now() - before).toBeLessThan(within(1_000));
  });

  it('are not kept for anyone who brings a session, and private reads for nobody', async () => {
    expect(await kept()).toBe(true);
    expect(await statementsOf(() => test.request.get(LIST).set(admin.header))).toBe(1);
    const staff = () => test.request.get('/api/v1/chefs/all').set(admin.header).expect(200);
    await staff();
    expect(await statementsOf(staff)).toBeGreaterThan(0);
    await test.request.get('/api/v1/chefs/all').expect(401);
  });

  it('count for the limit of their address like others, and are refused beyond it', async () => {
    const limited = await createTestApp({ CACHE_MB: '8', RATE_LIMIT_READS: '3', TRUST_PROXY: '1' });
    const ask = (address: string) => limited.request.get(LIST).set('x-forwarded-for', address);
    try {
      for (let count = 0; count < 3; count++) await ask('203.0.113.1').expect(200);
      const refused = await ask('203.0.113.1').expect(429);
      expect(refused.body).toMatchObject({ status: 429, data: null });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      const other = await ask('203.0.113.2').expect(200);
      expect(other.headers['x-ratelimit-limit']).toBeUndefined();
    } finally {
      await limited.close();
    }
  });

  it('that were refused are asked for again', async () => {
    await test.request.get('/api/v1/chefs/get-one/nadie').expect(404);
    expect(await statementsOf(() => test.request.get('/api/v1/chefs/get-one/nadie').expect(404))).toBe(1);
  });

  it('are made again while changes are not heard of, and kept again once they are', async () => {
    expect(await kept()).toBe(true);
    await query(
      test.em(),
      `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'sobremesa: changes'`,
    );
    expect(await eventually(kept, (is) => !is)).toBe(false);
    expect(await eventually(kept, (is) => is)).toBe(true);
  });
});

it('every table that visitors see tells of its changes', async () => {
  const found = await query<{ name: string; events: string[] }>(
    test.em(),
    `select c.relname as name, array(select t.tgname::text from pg_trigger t
         where t.tgrelid = c.oid and t.tgname like 'log%' and t.tgenabled <> 'D'
           and pg_get_triggerdef(t.oid) like '%"public":true%' order by 1) as events
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
  );
  expect(found.filter(({ events }) => events.length === 0).map(({ name }) => name)).toEqual(PRIVATE_TABLES);
  const all = ['log_delete', 'log_insert', 'log_truncate', 'log_update'];
  // A picture is seen only where a row refers to it, which tells of itself.
  for (const { name, events } of found.filter(({ events }) => events.length > 0))
    expect([name, events]).toEqual([name, name === 'image' ? ['log_truncate', 'log_update'] : all]);
});
