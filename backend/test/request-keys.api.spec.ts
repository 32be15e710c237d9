import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { PastEvenings } from '../src/modules/quotes/past-evenings.js';
import { RestrictionsErasure } from '../src/modules/quotes/restrictions-erasure.js';
import { KeyReusedError } from '../src/platform/database/creation-key.js';
import { query } from '../src/platform/database/query.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { dayIn } from './harness/days.js';
import { everyRow } from './harness/every-row.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { statementsDuring } from './harness/statements.js';

const API = '/api/v1';

let test: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  admin = await signIn(test);
});
afterAll(() => test.close());

const asked = () => ({
  name: 'Camila Rojas',
  email: 'camila@cocina.example',
  phone_number: '+56912345678',
  guests: 8,
  kind: 'cena',
  consent: true,
});

describe('a request that comes again under its key', () => {
  const HEALTH = { restrictions: 'Celíaca en secreto', restrictions_consent: true };
  const ask = (body: object) => test.request.post(`${API}/quote_requests/create`).send(body);
  const put = (path: string, body: object) =>
    test.request.put(`${API}/${path}`).set(admin.header).send(body).expect(200);
  const sql = (text: string) => query(test.em(), text);

  /** A stored request: what was sent, its link, and its row. */
  async function stored(changes: object = {}) {
    const body = { ...asked(), event_date: dayIn(20), request_key: randomUUID(), ...changes };
    const { link } = (await ask(body).expect(201)).body.data as { link: string };
    const [row] = await query<{ id: number }>(test.em(), 'select id from quote_request where request_key = $1', [
      body.request_key,
    ]);
    return { body, link, id: row?.id ?? 0, token: link.split('/').at(-1) ?? '' };
  }

  it('leads to the page that its first answer was to give, as long as it is open', async () => {
    for (const stage of ['nueva', 'contactada', 'cotizada', 'aceptada']) {
      const { body, link, id } = await stored();
      await sql(`update quote_request set stage = '${stage}' where id = ${id}`);
      const before = await everyRow(test);
      expect((await ask(body).expect(201)).body.data).toEqual({ link });
      await ask({ ...body, ...HEALTH }).expect(422);
      expect(await everyRow(test)).toEqual(before);
    }
  });

  it('gives a blocked one its page, which says so, and changes nothing', async () => {
    const { body, link, id } = await stored();
    await sql(`update quote_request set blocked_at = now() where id = ${id}`);
    const before = await everyRow(test);
    expect((await ask(body).expect(201)).body.data).toEqual({ link });
    expect(await everyRow(test)).toEqual(before);
  });

  it.each<[string, (of: { id: number; token: string }) => Promise<unknown>]>([
    ['was withdrawn', ({ token }) => test.request.post(`${API}/my_request/withdraw/${token}`).expect(200)],
    ['was lost', ({ id }) => put(`quote_requests/move/${id}`, { state: 'perdida', reason: 'precio' })],
    [
      'has taken place',
      async ({ id }) => {
        await sql(`update quote_request set stage = 'aceptada', event_date = '2026-01-10' where id = ${id}`);
        await test.app.get(PastEvenings).sweep(new Date('2026-01-12T12:00:00Z'));
      },
    ],
    ['was erased', ({ token }) => test.request.post(`${API}/my_request/erase/${token}`).expect(200)],
    [
      'has lost its restrictions with time',
      async ({ id }) => {
        await sql(`update quote_request set event_date = '2026-01-10' where id = ${id}`);
        await test.app.get(RestrictionsErasure).sweep(new Date('2026-03-12T12:00:00Z'));
      },
    ],
  ])('says so where it %s, and takes nothing: no data, no link', async (_how, happens) => {
    const { body, ...of } = await stored(HEALTH);
    await happens(of);
    const before = await everyRow(test);
    for (const sent of [
      body,
      { ...body, restrictions: 'Maní' },
      { ...body, restrictions: null, restrictions_consent: null },
    ])
      expect((await ask(sent)).body).toEqual({ status: 422, msg: new KeyReusedError().message, data: null });
    expect(await everyRow(test)).toEqual(before);
    // Another key is another request.
    await ask({ ...body, request_key: randomUUID() }).expect(201);
  });

  it('is looked for once by its index, however many were withdrawn before', async () => {
    const { body } = await stored();
    await sql(`insert into quote_request (request_key, name, email, phone_number, guests, kind, search_key, stage, lost_reason)
      with recursive chain(key, n) as (
        select md5('${body.request_key}')::uuid, 1 union all select md5(key::text)::uuid, n + 1 from chain where n < 2000
      ) select key, 'Camila', 'camila@cocina.example', '+56912345678', 8, 'cena', '', 'perdida', 'retirada' from chain`);
    await sql(`update quote_request set stage = 'perdida', lost_reason = 'retirada', request_digest = null
      where request_key = '${body.request_key}'`);
    const asking = (await statementsDuring(() => ask(body).expect(422))).filter(({ text }) =>
      text.includes('request_key = '),
    );
    expect(asking).toHaveLength(1);
    const [{ 'QUERY PLAN': plan } = { 'QUERY PLAN': '' }] = await query<{ 'QUERY PLAN': string }>(
      test.em(),
      `explain select id, request_digest from quote_request where request_key = $1::uuid`,
      [body.request_key],
    );
    expect(plan).toContain('quote_request_request_key_unique');
  });

  it('is asked for again by staff under a key of theirs only', async () => {
    const { body } = await stored();
    const { consent: _given, ...taken } = body;
    await test.request
      .post(`${API}/quote_requests/take`)
      .set(admin.header)
      .send({ ...taken, client_agreed: true })
      .expect(422);
  });
});
