import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { City } from '../src/modules/lookups/index.js';
import { Company } from '../src/modules/company/index.js';
import { ExpiredOffers } from '../src/modules/offers/expired-offers.js';
import { ObsoleteConfirmations } from '../src/modules/offers/obsolete-confirmations.js';
import { beginningOf } from '../src/modules/offers/offer-terms.js';
import { ORIGINALS } from '../src/modules/texts/index.js';
import { REQUEST_LINK } from '../src/modules/quotes/index.js';
import { Links } from '../src/platform/links/links.js';
import { query } from '../src/platform/database/query.js';
import { todayInChile } from '../src/platform/http/value/day.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { dayIn } from './harness/days.js';
import { emptyTables } from './harness/empty-tables.js';
import { chefForm, proposalForm } from './harness/factories.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { rounds } from './harness/soak.js';

const HOSTILE = '<script>alert(1)</script>"; drop table offer; -- {{7*7}}';

let test: TestApp;
let admin: SignedIn;
let chef: Row;
let menu: Row;
let cityId: number;

interface Row {
  id: number;
  version: number;
  [field: string]: unknown;
}

const post = (call: string, body: object = {}) => test.request.post(`/api/v1/${call}`).set(admin.header).send(body);
const put = (call: string, body: object) => test.request.put(`/api/v1/${call}`).set(admin.header).send(body);
const get = (call: string) => test.request.get(`/api/v1/${call}`).set(admin.header);
const done = async (call: PromiseLike<{ status: number; body: { data: Row; msg: string } }>): Promise<Row> => {
  const { status, body } = await call;
  if (status !== 200) throw new Error(`${status}: ${body.msg}`);
  return body.data;
};

let asked = 0;

/** A request for a dinner with the chef, on a day in three weeks. */
async function request(changes: object = {}): Promise<Row> {
  asked += 1;
  const form = {
    name: 'Camila Rojas',
    email: 'camila@cocina.example',
    phone_number: '+56912345678',
    guests: 8,
    kind: 'cena',
    city_id: cityId,
    event_date: dayIn(21 + 2 * asked),
    chef_id: chef.id,
    proposal_id: menu.id,
    client_agreed: true,
    request_key: randomUUID(),
    ...changes,
  };
  return done(post('quote_requests/take', form));
}

const draftOf = (of: Row) => done(post('offers/create', { request_id: of.id }));
const formOf = (offer: Row, changes: object = {}) => ({
  chef_id: chef.id,
  proposal_ids: [menu.id],
  guests: 8,
  day: offer['day'],
  starts_at: '20:30',
  minutes: 240,
  commune: 'Ñuñoa',
  address: null,
  included: 'Ingredientes',
  conditions: 'Al aceptar se reserva.',
  valid_until: offer['valid_until'],
  lines: [{ description: 'Cena', quantity: 8, unit_price: 45_000 }],
  version: offer.version,
  ...changes,
});
const save = (offer: Row, changes: object = {}) => put(`offers/update/${offer.id}`, formOf(offer, changes));
const send = (offer: Row, by = 'link') => post(`offers/send/${offer.id}`, { by, version: offer.version });
const sentOf = async (of: Row): Promise<Row> => done(send(await draftOf(of)));
const tokenOf = async ({ id }: Row): Promise<string> => {
  const url = String((await done(post(`offers/link/${id}`)))['url']);
  return url.slice(url.lastIndexOf('/') + 1);
};
const tokenIn = (address: string): string => address.slice(address.lastIndexOf('/') + 1);
const read = (token: string) => test.request.get(`/api/v1/offers/by-link/${token}`);
const accept = (token: string, changes: object = {}) =>
  test.request
    .post(`/api/v1/offers/accept/${token}`)
    .send({ name: 'Camila Rojas', terms: true, terms_version: '1', ...changes });
const decline = (token: string, reason: unknown = null) =>
  test.request.post(`/api/v1/offers/decline/${token}`).send({ reason });
const pageOf = ({ id }: Row) => done(get(`quote_requests/get-one/${id}`));
const stateOf = async ({ id }: Row) => (await done(get(`offers/get-one/${id}`)))['state'];
const kindsOf = async (of: Row) =>
  ((await pageOf(of))['activity'] as { kind: string }[]).map(({ kind }) => kind).toReversed();
const sql = <Found>(text: string, values: unknown[] = []) => query<Found>(test.em(), text, values);

async function addChef(name: string): Promise<Row> {
  return (await post('chefs/create', await chefForm(test, { name }))).body.data as Row;
}

beforeAll(async () => {
  test = await createTestApp();
  admin = await signIn(test);
  await sql(`update person set name = 'Paula Soto' where id = $1`, [admin.person.id]);
  const city = new City('Ñuñoa');
  const office = { city: 'Santiago', address: 'Av. Italia 1439', email: 'hola@sobremesa.example' };
  const company = new Company({
    ...office,
    phoneNumber: '+56912345678',
    facebook: null,
    instagram: null,
    linkedin: null,
  });
  await test.em().persist([city, company]).flush();
  cityId = city.id;
  chef = await addChef('Ana María Pérez');
  menu = (await post('proposals/create', await proposalForm(test, chef.id))).body.data as Row;
});
afterAll(() => test.close());
beforeEach(() => emptyTables(test.em(), 'quote_request', 'offer_year', 'text_version', 'blocked_range'));

describe('the page of a request', () => {
  it('lists what was sent, the newest first, each with its own address, and no draft', async () => {
    const of = await request();
    const sent = await sentOf(of);
    const next = await done(post(`offers/new-version/${sent.id}`));
    const token = tokenIn(await test.em().transactional((em) => test.app.get(Links).give(em, REQUEST_LINK, of.id)));
    const list = async () => {
      const { body } = await test.request.get(`/api/v1/offers/of-my-request/${token}`).expect(200);
      return body.data as { number: string; state: string; over: string | null; total: number; url: string }[];
    };
    const [first] = await list();
    expect(first).toMatchObject({ number: sent['number'], state: 'enviada', total: 360_000 });
    expect(tokenIn(first?.url ?? '')).toBe(await tokenOf(sent));
    await done(send(next));
    expect((await list()).map(({ state }) => state)).toEqual(['enviada', 'reemplazada']);
    /** What the list says of the newest, which is what its own page says. */
    const over = async () => {
      const [{ url, over: why } = { url: '', over: '' }] = await list();
      const { body } = await test.request.get(`/api/v1/offers/by-link/${tokenIn(url)}`).expect(200);
      expect(why).toBe(body.data.over);
      return why;
    };
    expect(await over()).toBeNull();
    await sql(`update chef set state = 'DESACTIVADO'`);
    expect(await over()).toMatch(/ya no recibe mesas/);
    await sql(`update chef set state = 'ACTIVE'`);
    await test.request.post(`/api/v1/my_request/withdraw/${token}`).expect(200);
    expect(await over()).toMatch(/^Tu solicitud está cerrada/);
    await test.request.get(`/api/v1/offers/of-my-request/${await tokenOf(sent)}`).expect(404);
  });
});

describe('a draft', () => {
  it('begins with what the request says, and is one however often it is asked for', async () => {
    const of = await request();
    const [one, other] = await Promise.all([draftOf(of), draftOf(of)]);
    expect(other.id).toBe(one.id);
    expect(one).toMatchObject({
      number: null,
      state: 'borrador',
      chef: { id: chef.id, chef_name: 'Ana María Pérez' },
      menus: [{ proposal_id: menu.id, dish_name: 'Pastel de choclo', starter: 'Ensalada chilena' }],
      guests: 8,
      day: of['event_date'],
      starts_at: '20:00',
      commune: 'Ñuñoa',
      conditions: beginningOf(ORIGINALS.offer).conditions,
      valid_until: dayIn(7),
      lines: [{ description: 'Pastel de choclo, por persona', quantity: 8, unit_price: 45_000, total: 360_000 }],
      total: 360_000,
      mail: null,
    });
  });

  it('says nothing that is not known', async () => {
    const of = await request({ event_date: null, chef_id: null, proposal_id: null, city_id: null });
    expect(await draftOf(of)).toMatchObject({ chef: null, menus: [], day: null, lines: [], total: 0, commune: null });
  });

  it('is edited as it was seen: an older version is refused and nothing lost', async () => {
    const draft = await draftOf(await request());
    const saved = await done(save(draft, { lines: [{ description: 'Cena', quantity: 3, unit_price: 9_990 }] }));
    expect(saved).toMatchObject({ total: 29_970, starts_at: '20:30', version: draft.version + 1 });
    expect((await save(draft, { guests: 1 })).status).toBe(409);
    expect((await done(get(`offers/get-one/${draft.id}`)))['guests']).toBe(8);
  });

  it('keeps up to twenty lines in order, discounts too, and its words as they were written', async () => {
    const draft = await draftOf(await request());
    const lines = Array.from({ length: 20 }, (_, at) => ({
      description: `${HOSTILE} ${at}`,
      quantity: 1,
      unit_price: at === 19 ? -5 : 1,
    }));
    const saved = await done(save(draft, { lines, included: HOSTILE }));
    expect(saved).toMatchObject({ total: 14, included: HOSTILE });
    expect((saved['lines'] as Row[]).map((line) => line['description'])).toEqual(lines.map((line) => line.description));
  });

  it.each<[string, object, string]>([
    [
      '21 lines',
      { lines: Array.from({ length: 21 }, () => ({ description: 'x', quantity: 1, unit_price: 1 })) },
      'lines',
    ],
    ['no quantity', { lines: [{ description: 'x', quantity: 0, unit_price: 1 }] }, 'lines.0.quantity'],
    ['a thousand of one thing', { lines: [{ description: 'x', quantity: 1_000, unit_price: 1 }] }, 'lines.0.quantity'],
    ['half a peso', { lines: [{ description: 'x', quantity: 1, unit_price: 0.5 }] }, 'lines.0.unit_price'],
    ['a line without words', { lines: [{ description: ' ', quantity: 1, unit_price: 1 }] }, 'lines.0.description'],
    ['25 hours', { starts_at: '25:00' }, 'starts_at'],
    ['no day', { day: '2026-02-30' }, 'day'],
    ['a field of ours', { total: 1 }, 'total'],
  ])('refuses %s', async (_, changes, field) => {
    const draft = await draftOf(await request());
    const { status, body } = await save(draft, changes);
    expect([status, body.errors?.[0]?.field]).toEqual([400, field]);
  });

  it('refuses an experience of another chef', async () => {
    const draft = await draftOf(await request());
    const other = await addChef('Otra Chef');
    const { status, body } = await save(draft, { chef_id: other.id });
    expect([status, body.errors[0].field]).toEqual([409, 'proposal_ids']);
    const nobodys = await save(draft, { chef_id: 9_999, proposal_ids: [] });
    expect([nobodys.status, nobodys.body.errors[0].field]).toEqual([409, 'chef_id']);
  });

  it('is not begun once the request is closed', async () => {
    const of = await request();
    await done(put(`quote_requests/move/${of.id}`, { state: 'perdida', reason: 'fecha' }));
    const { status, body } = await post('offers/create', { request_id: of.id });
    expect([status, body.msg]).toEqual([409, 'La solicitud está perdida: reábrela para enviar otra cotización.']);
    expect(await done(get(`offers/of-request/${of.id}`))).toEqual([]);
  });

  it('of a client whose data are blocked is neither begun nor written', async () => {
    const of = await request();
    const draft = await draftOf(of);
    await done(put('personal_data/block', { requests: [of.id] }));
    for (const refused of [await post('offers/create', { request_id: of.id }), await save(draft)]) {
      expect(refused.status).toBe(409);
      expect(refused.body.msg).toMatch(/bloquead/);
    }
    expect((await done(get(`offers/get-one/${draft.id}`))).version).toBe(draft.version);
  });

  it('of a client whose data are erased is not begun, and goes with them', async () => {
    const of = await request();
    const draft = await draftOf(of);
    await done(put('personal_data/erase', { requests: [of.id] }));
    const refused = await post('offers/create', { request_id: of.id });
    expect([refused.status, refused.body.msg]).toEqual([409, expect.stringMatching(/borrados/)]);
    expect((await save(draft)).status).toBe(404);
    expect((await get(`offers/get-one/${draft.id}`)).status).toBe(404);
  });

  it('is deleted, and never a sent offer', async () => {
    const of = await request();
    const draft = await draftOf(of);
    await test.request.delete(`/api/v1/offers/delete/${draft.id}`).set(admin.header).expect(200);
    const sent = await sentOf(of);
    await test.request.delete(`/api/v1/offers/delete/${sent.id}`).set(admin.header).expect(409);
    expect(await done(get(`offers/of-request/${of.id}`))).toMatchObject([{ id: sent.id }]);
  });

  it('begins with the texts that staff keep', async () => {
    const texts = await done(get('offers/texts'));
    await done(put('offers/texts', { conditions: 'Otras', included: 'Todo', version: texts.version }));
    expect((await put('offers/texts', { conditions: 'x', included: 'x', version: texts.version })).status).toBe(409);
    expect(await draftOf(await request())).toMatchObject({ conditions: 'Otras', included: 'Todo' });
  });
});

describe('sending', () => {
  it('numbers the offer, moves the request and is told once', async () => {
    const of = await request();
    const sent = await sentOf(of);
    const year = todayInChile().slice(0, 4);
    expect(sent).toMatchObject({ number: `C-${year}-0001`, state: 'enviada', sent_at: expect.any(String) });
    expect((await pageOf(of))['state']).toBe('cotizada');
    expect(await kindsOf(of)).toEqual(['taken_by_phone', 'offer_sent', 'moved']);
    expect((await send(sent)).status).toBe(409);
  });

  it('says what is missing, field by field, and uses no number', async () => {
    const of = await request({ event_date: null, chef_id: null, proposal_id: null });
    const draft = await done(save(await draftOf(of), { chef_id: null, proposal_ids: [], lines: [] }));
    // The page of the draft says the same before anybody sends it.
    const { lacks } = (await done(get(`offers/get-one/${draft.id}`))) as { lacks?: { field: string }[] };
    expect(lacks?.map(({ field }) => field)).toEqual(['chef_id', 'day', 'lines']);
    const { status, body } = await send(draft);
    expect(status).toBe(409);
    expect(body.errors).toEqual(lacks);
    const ofChef = await draftOf(await request());
    await sql(`update chef set state = 'DESACTIVADO' where id = $1`, [chef.id]);
    expect((await done(get(`offers/get-one/${ofChef.id}`)))['lacks']).toEqual([
      { field: 'chef_id', msg: 'Ana María Pérez está desactivado: elige a otro.' },
    ]);
    await sql(`update chef set state = 'ACTIVE' where id = $1`, [chef.id]);
    expect((await sentOf(await request()))['number']).toMatch(/-0001$/);
  });

  it('gives twelve offers that are sent at once twelve numbers in a row, and never one again', async () => {
    const drafts = await Promise.all(Array.from({ length: 12 }, async () => draftOf(await request())));
    const sent = await Promise.all(drafts.map((draft) => done(send(draft))));
    const ordinals = sent.map((one) => Number(String(one['number']).slice(-4))).toSorted((one, other) => one - other);
    expect(ordinals).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
    await test.request
      .delete(`/api/v1/quote_requests/delete/${String(sent[11]?.['request_id'])}`)
      .set(admin.header)
      .expect(200);
    expect((await sentOf(await request()))['number']).toMatch(/-0013$/);
  });

  it('warns of a day on which the chef has a table or takes none, and sends all the same', async () => {
    const first = await request();
    await accept(await tokenOf(await sentOf(first))).expect(200);
    const second = await draftOf(await request({ event_date: first['event_date'] }));
    const warnings = async () => (await done(get(`offers/get-one/${second.id}`)))['warnings'];
    expect(await warnings()).toEqual(['Ana María Pérez ya tiene una mesa ese día.']);
    await sql(`insert into blocked_range (chef_id, first_day, last_day, reason) values ($1, $2, $2, 'Vacaciones')`, [
      chef.id,
      first['event_date'],
    ]);
    expect(await warnings()).toHaveLength(2);
    expect(await done(send(second))).toMatchObject({ state: 'enviada' });
  });

  it('is refused once the client decided or the request is closed', async () => {
    const of = await request();
    const sent = await sentOf(of);
    const draft = await draftOf(of);
    await accept(await tokenOf(sent)).expect(200);
    expect((await send(draft)).body.msg).toBe('El cliente ya aceptó una cotización.');
    await done(cancel(sent));
    expect((await send(draft)).body.msg).toBe('La solicitud está perdida: reábrela para enviar otra cotización.');
  });
});

describe('a sent offer', () => {
  const CHANGES = [
    `update offer set total = 1`,
    `update offer set conditions = 'Otras'`,
    `update offer set number = 'C-2020-0001'`,
    `update offer set state = 'borrador', number = null`,
    `update offer set chef_id = null`,
    `delete from offer`,
    `update offer_line set unit_price = 1`,
    `delete from offer_line`,
    `insert into offer_line (offer_id, position, description, quantity, unit_price) select id, 9, 'x', 1, 1 from offer`,
    `update offer_menu set dish_name = 'x'`,
    `delete from offer_menu`,
  ];

  it.each(CHANGES)('stays, no matter who writes: %s', async (change) => {
    await sentOf(await request());
    await expect(sql(change)).rejects.toMatchObject({
      message: expect.stringContaining('a sent offer is not changed'),
    });
  });

  it('is edited as a new version, which replaces it when it is sent', async () => {
    const of = await request();
    const sent = await sentOf(of);
    expect((await save(sent)).body.msg).toBe('Esta cotización ya se envió: haz una nueva versión para cambiarla.');
    const next = await done(post(`offers/new-version/${sent.id}`));
    expect((await done(post(`offers/new-version/${sent.id}`))).id).toBe(next.id);
    expect(next).toMatchObject({ state: 'borrador', number: null, total: 360_000, replaces: sent['number'] });
    expect(await stateOf(sent)).toBe('enviada');
    const cheaper = await done(save(next, { lines: [{ description: 'Cena', quantity: 8, unit_price: 40_000 }] }));
    const year = todayInChile().slice(0, 4);
    expect(await done(send(cheaper))).toMatchObject({ number: `C-${year}-0002`, total: 320_000 });
    expect(await stateOf(sent)).toBe('reemplazada');
    expect((await accept(await tokenOf(sent))).body.msg).toMatch(/^Esta cotización fue reemplazada/);
  });

  it('goes with its request, and keeps the words of what was deleted', async () => {
    const other = await addChef('Chef Fugaz');
    const of = await request({ chef_id: other.id, proposal_id: null });
    const sent = await sentOf(of);
    await test.request.delete(`/api/v1/chefs/delete/${other.id}`).set(admin.header).expect(200);
    expect(await done(get(`offers/get-one/${sent.id}`))).toMatchObject({ chef: null, chef_name: 'Chef Fugaz' });
    const token = await tokenOf(sent);
    expect((await read(token)).body.data.over).toMatch(/^El chef de esta cotización ya no está/);
    expect((await accept(token)).body.msg).toMatch(/^El chef de esta cotización ya no está/);
    await test.request.delete(`/api/v1/quote_requests/delete/${of.id}`).set(admin.header).expect(200);
    expect(await sql('select from offer')).toEqual([]);
    await read(token).expect(404);
  });
});

describe('the client', () => {
  it('reads it by the link and no other way, and opening it is told once', async () => {
    const of = await request();
    const sent = await sentOf(of);
    const token = await tokenOf(sent);
    expect(await tokenOf(sent)).toBe(token);
    const { body } = await read(token).expect(200).expect('Cache-Control', 'no-store');
    expect(body.data).toMatchObject({
      client: 'Camila',
      state: 'enviada',
      over: null,
      chef_name: 'Ana María Pérez',
      total: 360_000,
      per_person: 45_000,
      refunds: [{ percent: 100 }, { percent: 50 }, { percent: 30 }],
      terms_version: '1',
    });
    expect(JSON.stringify(body)).not.toMatch(/ana@cocina|56912345678|camila@/);
    expect(await stateOf(sent)).toBe('enviada');
    await test.request.head(`/api/v1/offers/seen/${token}`);
    expect(await stateOf(sent)).toBe('enviada');
    await Promise.all([1, 2, 3].map(() => test.request.get(`/api/v1/offers/seen/${token}`).expect(204)));
    expect(await stateOf(sent)).toBe('vista');
    expect((await kindsOf(of)).filter((kind) => kind === 'offer_viewed')).toHaveLength(1);
  });

  it('is answered alike for every invalid link', async () => {
    const sent = await sentOf(await request());
    const token = await tokenOf(sent);
    await sql('update secret_link set revoked_at = now()');
    const tries = [token, 'x'.repeat(27), 'x', '%00', `${token}x`];
    for (const call of ['by-link', 'seen', 'calendar'])
      for (const one of tries) await test.request.get(`/api/v1/offers/${call}/${one}`).expect(404);
    for (const one of tries) await accept(one).expect(404);
    for (const one of tries) await decline(one).expect(404);
    expect(await tokenOf(sent)).not.toBe(token);
  });

  it('is agreed to by the terms that the client was shown, which stay what they were', async () => {
    const publish = (percents: number[], number: number) => {
      const document = { ...ORIGINALS.terms, attrs: { fee: 11.5, days: [6, 3], percents } };
      return done(put('texts/publish/terms', { document: JSON.stringify(document), number }));
    };
    const token = await tokenOf(await sentOf(await request()));
    await publish([90, 40, 20], 1);
    expect((await accept(token)).status).toBe(409);
    const shown = await read(token).expect(200);
    expect(shown.body.data).toMatchObject({
      terms_version: '2',
      terms_path: null,
      refunds: [
        { notice: 'Más de 6 días hábiles antes', percent: 90 },
        { notice: 'Entre 3 y 6 días hábiles antes', percent: 40 },
        { notice: 'Menos de 3 días hábiles antes', percent: 20 },
      ],
    });
    expect(shown.body.data.fee).toMatch(/^El precio por persona no incluye el 11,5 % que corresponde/);
    const { body } = await accept(token, { terms_version: '2' }).expect(200);
    expect(body.data.terms_path).toBe('/terminos-y-condiciones/version/2');
    await publish([80, 30, 10], 2);
    const later = await read(token).expect(200);
    expect(later.body.data).toMatchObject({
      terms_version: '2',
      refunds: [{ percent: 90 }, { percent: 40 }, { percent: 20 }],
    });
    const kept = await test.request.get('/api/v1/texts/terms/2').expect(200);
    expect(kept.body.data.document.attrs.percents).toEqual([90, 40, 20]);
  });

  it('keeps the terms of an acceptance from before the terms were a text', async () => {
    const token = await tokenOf(await sentOf(await request()));
    await accept(token, { terms_version: '2026-11-22' }).expect(200);
    await sql(`update offer set terms_version = '2026-11-22' where state = 'aceptada'`);
    const { body } = await read(token).expect(200);
    expect(body.data).toMatchObject({ terms_version: '1', terms_path: '/terminos-y-condiciones/version/1' });
  });

  it('accepts once, whatever is pressed twice: the request, the agenda and the other offers follow', async () => {
    const of = await request();
    const first = await sentOf(of);
    const second = await sentOf(of);
    const token = await tokenOf(second);
    const answers = await Promise.all([accept(token), accept(token), accept(token, { name: 'Pedro Rojas' })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]?.body.data).toMatchObject({
      state: 'aceptada',
      over: null,
      evening: { day: of['event_date'], starts_at: '20:00' },
    });
    expect(await stateOf(first)).toBe('reemplazada');
    expect(await stateOf(second)).toBe('aceptada');
    const page = await pageOf(of);
    expect(page['state']).toBe('aceptada');
    expect((await kindsOf(of)).filter((kind) => ['offer_accepted', 'evening_entered'].includes(kind))).toHaveLength(2);
    const kept = await sql(`select terms_version, settled_at is not null as at, evening_id is not null as evening
      from offer where state = 'aceptada'`);
    expect(kept).toEqual([{ terms_version: '1', at: true, evening: true }]);
    expect((await accept(await tokenOf(first))).body.msg).toBe(
      'Ya aceptaste otra cotización. Escríbenos si quieres cambiar algo.',
    );
    expect((await decline(token)).body.msg).toBe('Esta cotización ya está aceptada.');
  });

  it.each([
    ['no name', { name: '  ' }, 'name'],
    ['no terms', { terms: false }, 'terms'],
    ['other terms', { terms_version: '2019-01-01' }, 'terms'],
  ])('is asked again for %s', async (_, changes, field) => {
    const sent = await sentOf(await request());
    const { status, body } = await accept(await tokenOf(sent), changes);
    expect([status >= 400, body.errors[0].field]).toEqual([true, field]);
    expect(await stateOf(sent)).toBe('enviada');
  });

  it('declines once, with a reason or without', async () => {
    const of = await request();
    const sent = await sentOf(of);
    const token = await tokenOf(sent);
    await decline(token, HOSTILE).expect(200);
    await decline(token).expect(200);
    expect(await done(get(`offers/get-one/${sent.id}`))).toMatchObject({ state: 'rechazada', decline_reason: HOSTILE });
    expect((await accept(token)).body.msg).toMatch(/^Dijiste que no a esta cotización/);
    expect((await kindsOf(of)).filter((kind) => kind === 'offer_declined')).toHaveLength(1);
  });

  it('is told that it expired from midnight on, and the daily work writes it down once', async () => {
    const of = await request();
    const sent = await sentOf(of);
    const token = await tokenOf(sent);
    await sql(`alter table offer disable trigger stays_on_update`);
    await sql(`update offer set valid_until = $1`, [dayIn(-1)]);
    await sql(`alter table offer enable trigger stays_on_update`);
    expect((await read(token)).body.data).toMatchObject({ state: 'vencida', over: expect.stringMatching(/venció/) });
    expect((await accept(token)).body.msg).toBe('Esta cotización venció. Escríbenos y te enviamos una nueva.');
    expect((await post(`offers/accept-by-phone/${sent.id}`, { text: 'Me llamó.' })).body.msg).toBe(
      'Esta cotización venció: envíale al cliente una nueva versión.',
    );
    expect(await sql(`select state from offer`)).toEqual([{ state: 'enviada' }]);
    const work = test.app.get(ExpiredOffers, { strict: false });
    expect([await work.sweep(), await work.sweep()]).toEqual([1, 0]);
    expect(await sql(`select state from offer`)).toEqual([{ state: 'vencida' }]);
    expect((await kindsOf(of)).at(-1)).toBe('offer_expired');
  });

  it('is told that its hour has passed, and nobody accepts it', async () => {
    const sent = await sentOf(await request());
    const token = await tokenOf(sent);
    await sql(`alter table offer disable trigger stays_on_update`);
    await sql(`update offer set day = $1, valid_until = $1, starts_at = '00:00'`, [dayIn(0)]);
    await sql(`alter table offer enable trigger stays_on_update`);
    const over = 'La hora de esta cotización ya pasó. Escríbenos y te enviamos una nueva.';
    expect((await read(token)).body.data).toMatchObject({ state: 'enviada', over });
    expect(await accept(token)).toMatchObject({ status: 409, body: { msg: over } });
    expect(await decline(token)).toMatchObject({ status: 409, body: { msg: over } });
    expect((await post(`offers/accept-by-phone/${sent.id}`, { text: 'Me llamó.' })).body.msg).toBe(
      'La hora de esta cotización ya pasó: envíale al cliente una nueva versión.',
    );
    expect((await post(`offers/mail-again/${sent.id}`)).body.msg).toMatch(/^El cliente ya no puede responder/);
    expect(await sql(`select id from evening`)).toEqual([]);
  });

  it('is neither sent nor noted as agreed for an hour that has passed', async () => {
    const of = await request();
    const begun = { day: dayIn(0), valid_until: dayIn(0), starts_at: '00:00' };
    const draft = await done(save(await draftOf(of), begun));
    const errors = [{ field: 'starts_at', msg: 'Esa hora ya pasó: elige una más tarde.' }];
    const refused = { status: 409, body: { errors } };
    expect(await post(`offers/send/${draft.id}`, { by: 'link', version: draft.version })).toMatchObject(refused);
    const agreed = { chef_id: chef.id, day: dayIn(0), starts_at: '00:00', commune: 'Ñuñoa', guests: 8, total: 9 };
    expect(await post(`offers/agree/${of.id}`, agreed)).toMatchObject(refused);
  });

  it('cannot accept what belongs to a closed request', async () => {
    const of = await request();
    const token = await tokenOf(await sentOf(of));
    await done(put(`quote_requests/move/${of.id}`, { state: 'perdida', reason: 'fecha' }));
    expect((await accept(token)).body.msg).toBe('Tu solicitud está cerrada. Escríbenos si quieres retomarla.');
  });
});

/** Staff cancel the evening of an accepted offer. */
const cancel = async (offer: { id: number }, changes: object = {}) => {
  const { evening } = (await done(get(`offers/get-one/${offer.id}`))) as unknown as { evening: Row | null };
  const form = { by: 'client', reason: 'Se arrepintieron', ...changes };
  return put(`offers/cancel-evening/${evening?.id ?? 0}`, form);
};

/** An offer that its client has accepted. */
async function agreed(changes: object = {}) {
  const of = await request(changes);
  const offer = await sentOf(of);
  await accept(await tokenOf(offer)).expect(200);
  return { of, offer, page: await done(get(`offers/get-one/${offer.id}`)) };
}

describe('an accepted evening', () => {
  const eveningOf = (page: Row) => page['evening'] as Row;

  it('that overlaps with another holds, and staff are told until they confirm it', async () => {
    const { of } = await agreed();
    const { offer, of: later } = await agreed({ event_date: of['event_date'] });
    expect(await done(get(`offers/get-one/${offer.id}`))).toMatchObject({ state: 'aceptada', overlaps: true });
    expect(await pageOf(later)).toMatchObject({
      state: 'aceptada',
      next_step: 'Confirmar: Ana María Pérez tiene otra mesa a esa hora',
      next_step_on: todayInChile(),
    });
    expect(await done(post(`offers/confirm-overlap/${offer.id}`))).toMatchObject({ overlaps: false });
    expect(await kindsOf(later)).toEqual(expect.arrayContaining(['evening_overlaps', 'overlap_confirmed']));
    expect(await pageOf(later)).toMatchObject({ next_step: null, next_step_on: null });
  });

  it.each([
    [
      'moved away',
      ({ id }: Row) => put(`offers/move-evening/${id}`, { day: dayIn(95), starts_at: '13:00', note: 'x' }),
    ],
    ['cancelled', (offer: Row) => cancel(offer)],
  ])('waits for nobody once the other one was %s, and its next step goes with that', async (_how, change) => {
    const first = await agreed();
    const { offer, of } = await agreed({ event_date: first.of['event_date'] });
    const third = await agreed({ event_date: first.of['event_date'] });
    const obsolete = test.app.get(ObsoleteConfirmations, { strict: false });
    expect(await obsolete.sweep()).toBe(0);
    await done(cancel(third.offer));
    expect(await done(get(`offers/get-one/${offer.id}`))).toMatchObject({ overlaps: true });
    await done(change(first.offer));
    expect(await done(get(`offers/get-one/${offer.id}`))).toMatchObject({ overlaps: false });
    expect([await obsolete.sweep(), await obsolete.sweep()]).toEqual([1, 0]);
    expect(await pageOf(of)).toMatchObject({ state: 'aceptada', next_step: null, next_step_on: null });
  });

  it('that overlaps keeps the step that somebody planned', async () => {
    const { of } = await agreed();
    const later = await request({ event_date: of['event_date'] });
    const step = { next_step: 'Pedir la factura', next_step_on: dayIn(2) };
    await done(put(`quote_requests/next-step/${later.id}`, step));
    const offer = await sentOf(later);
    await accept(await tokenOf(offer)).expect(200);
    expect(await pageOf(later)).toMatchObject(step);
    expect(await kindsOf(later)).toContain('evening_overlaps');
    // The agenda and 'Hoy' say it all the same.
    expect((await done(get(`agenda/of-request/${later.id}`)))['evening']).toMatchObject({ conflict: 'overlap' });
    const { duties } = (await done(get('dashboard/today'))) as unknown as { duties: Row[] };
    expect(duties.filter(({ request_id: id }) => id === later.id)).toMatchObject([
      { kind: 'accepted', text: expect.stringMatching(/ · el chef tiene otra velada a esa hora$/) },
    ]);
    await done(post(`offers/confirm-overlap/${offer.id}`));
    expect(await pageOf(later)).toMatchObject(step);
  });

  it('waits for a confirmation, too, where it is moved into another one', async () => {
    const first = await agreed();
    const { offer, of } = await agreed();
    const form = { day: first.offer['day'], starts_at: '20:30', note: 'Ese día' };
    expect(await done(put(`offers/move-evening/${offer.id}`, form))).toMatchObject({ overlaps: true });
    expect(await pageOf(of)).toMatchObject({ next_step: 'Confirmar: Ana María Pérez tiene otra mesa a esa hora' });
    expect(await kindsOf(of)).toContain('evening_overlaps');
    const away = { ...form, day: dayIn(95) };
    expect(await done(put(`offers/move-evening/${offer.id}`, away))).toMatchObject({ overlaps: false });
    expect(await pageOf(of)).toMatchObject({ next_step: null });
  });

  it.each(['accepted', 'moved'])(
    'that is %s to a day that the chef blocked meanwhile plans the question',
    async (how) => {
      const of = await request();
      const offer = await sentOf(of);
      const [day, free] = [dayIn(95), dayIn(96)];
      const block = { chef_id: chef.id, reason: 'Viaje' };
      if (how === 'moved') await accept(await tokenOf(offer)).expect(200);
      const blocked = how === 'moved' ? day : offer['day'];
      await done(post('agenda/blocked/create', { ...block, first_day: blocked, last_day: blocked }));
      if (how === 'moved') await done(put(`offers/move-evening/${offer.id}`, { day, starts_at: '20:30', note: 'x' }));
      else await accept(await tokenOf(offer)).expect(200);
      expect(await done(get(`offers/get-one/${offer.id}`))).toMatchObject({ overlaps: false });
      expect(await pageOf(of)).toMatchObject({
        next_step: 'Confirmar: Ana María Pérez tiene bloqueado ese día',
        next_step_on: todayInChile(),
      });
      const { duties } = (await done(get('dashboard/today'))) as unknown as { duties: Row[] };
      expect(duties).toContainEqual(
        expect.objectContaining({
          kind: how === 'moved' ? 'sheet' : 'accepted',
          text: expect.stringMatching(/ · el chef tiene bloqueado ese día$/),
        }),
      );
      await done(put(`offers/move-evening/${offer.id}`, { day: free, starts_at: '20:30', note: 'x' }));
      expect(await pageOf(of)).toMatchObject({ next_step: null });
    },
  );

  it('asks nothing of a chef who cooks it that day already, whatever is blocked there since', async () => {
    const { of, offer } = await agreed();
    const day = String(offer['day']);
    await done(post('agenda/blocked/create', { chef_id: chef.id, first_day: day, last_day: day, reason: 'Viaje' }));
    await done(put(`offers/move-evening/${offer.id}`, { day, starts_at: '21:00', note: 'Más tarde' }));
    const change = await done(post(`offers/change/${offer.id}`));
    await done(save(change, { minutes: 300 }));
    await done(post(`offers/accept-by-phone/${change.id}`, { text: 'Me llamó.' }));
    expect(await pageOf(of)).toMatchObject({ next_step: null });
  });

  it('waits for nobody once it was moved away itself', async () => {
    const first = await agreed();
    const { offer, of } = await agreed({ event_date: first.of['event_date'] });
    const moved = await done(
      put(`offers/move-evening/${offer.id}`, { day: dayIn(95), starts_at: '13:00', note: 'Otro día' }),
    );
    expect(moved).toMatchObject({ overlaps: false });
    expect((await pageOf(of))['next_step']).toBeNull();
  });

  it('is moved with a note, and the client sees the new day', async () => {
    const { of, offer, page } = await agreed();
    const day = dayIn(90);
    const form = { day, starts_at: '13:00', note: 'Cambio de fecha', version: eveningOf(page).version };
    expect(await done(put(`offers/move-evening/${offer.id}`, form))).toMatchObject({
      evening: { day, starts_at: '13:00' },
    });
    expect((await put(`offers/move-evening/${offer.id}`, { ...form, starts_at: '14:00' })).status).toBe(409);
    expect((await read(await tokenOf(offer))).body.data).toMatchObject({ evening: { day, starts_at: '13:00' } });
    expect((await pageOf(of))['event_date']).toBe(day);
  });

  it('is moved once however often that is pressed', async () => {
    const { of, offer, page } = await agreed();
    const form = { day: dayIn(90), starts_at: '13:00', note: 'Otra fecha', version: eveningOf(page).version };
    const moved = await done(put(`offers/move-evening/${offer.id}`, form));
    const request = await pageOf(of);
    expect(await done(put(`offers/move-evening/${offer.id}`, form))).toEqual(moved);
    expect(await pageOf(of)).toEqual(request);
  });

  it('is moved to no hour that has passed', async () => {
    const { offer, page } = await agreed();
    const passed = { day: dayIn(0), starts_at: '00:00', note: 'Hoy' };
    const errors = [{ field: 'starts_at', msg: 'Esa hora ya pasó: elige una más tarde.' }];
    expect(await put(`offers/move-evening/${offer.id}`, passed)).toMatchObject({ status: 409, body: { errors } });
    expect(eveningOf(await done(get(`offers/get-one/${offer.id}`)))).toEqual(eveningOf(page));
  });

  it('that took place is neither moved nor called off, and nobody is written to', async () => {
    const { of, offer, page } = await agreed();
    await sql(`update quote_request set event_date = $1 where id = $2`, [todayInChile(), of.id]);
    await done(put(`quote_requests/move/${of.id}`, { state: 'realizada' }));
    const before = await done(get(`offers/get-one/${offer.id}`));
    const refused = { status: 409, body: { msg: 'Esta comida ya se realizó: no se puede cambiar ni cancelar.' } };
    const moved = { day: dayIn(90), starts_at: '13:00', note: 'Tarde' };
    expect(await put(`offers/move-evening/${offer.id}`, moved)).toMatchObject(refused);
    const off = { by: 'client', reason: 'Tarde' };
    expect(await put(`offers/cancel-evening/${eveningOf(page).id}`, off)).toMatchObject(refused);
    expect(await done(get(`offers/get-one/${offer.id}`))).toEqual(before);
  });

  it('is cancelled for ever: what is given back is frozen and shown to both, and the request can be reopened', async () => {
    const { of, offer, page } = await agreed();
    const evening = eveningOf(page);
    expect(evening['refund']).toMatchObject({ percent: 100, amount: 360_000 });
    expect(await done(get(`offers/evening-refund/${evening.id}`))).toEqual(evening['refund']);
    await done(cancel(offer));
    const off = await done(get(`offers/get-one/${offer.id}`));
    const cancellation = {
      by: 'client',
      by_name: 'El cliente',
      reason: 'Se arrepintieron',
      percent: 100,
      amount: 360_000,
    };
    expect(off).toMatchObject({ state: 'aceptada', cancelled: true, evening: null, cancellation });
    const { data } = (await read(await tokenOf(offer))).body as { data: Row };
    expect(data).toMatchObject({
      over: expect.stringMatching(/^Esta mesa fue cancelada/),
      given_back: { percent: 100 },
    });
    const again = await put(`offers/cancel-evening/${evening.id}`, { by: 'chef', reason: 'x' });
    expect([again.status, again.body.msg]).toEqual([409, 'Esa velada ya fue cancelada.']);
    expect(off['request_state']).toBe('perdida');
    expect(await pageOf(of)).toMatchObject({ lost_reason: 'retirada' });
    await done(put(`quote_requests/move/${of.id}`, { state: 'contactada' }));
    const next = await done(post(`offers/new-version/${offer.id}`));
    await accept(await tokenOf(await done(send(next)))).expect(200);
  });

  it('is cancelled once however often that is pressed, and nobody else is blamed', async () => {
    const { of, offer, page } = await agreed();
    const form = { version: eveningOf(page).version, by: 'chef', reason: 'Se enfermó' };
    const call = `offers/cancel-evening/${eveningOf(page).id}`;
    const pressed = await Promise.all([put(call, form), put(call, form)]);
    pressed.push(await put(call, form));
    expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const other of [{ by: 'client' }, { reason: 'Viaja' }])
      expect((await put(call, { ...form, ...other })).body.msg).toBe('Esa velada ya fue cancelada.');
    expect((await kindsOf(of)).filter((kind) => kind === 'evening_cancelled')).toHaveLength(1);
    expect(await done(get(`offers/get-one/${offer.id}`))).toMatchObject({ cancellation: { by: 'chef', percent: 100 } });
  });

  /** An evening so few days ahead that the terms give back only a part of it. */
  const soon = async () => {
    const { offer, page, of } = await agreed();
    await sql(
      `update evening set day = $1, begins_at = now() + interval '20 hours', ends_at = now() + interval '24 hours'`,
      [dayIn(1)],
    );
    return { offer, of, id: eveningOf(page).id };
  };

  it('gives back what the terms say or more with a note, by who cancels and when', async () => {
    const { id, of } = await soon();
    const tell = async (form: object) => {
      const { status, body } = await put(`offers/cancel-evening/${id}`, { reason: 'x', ...form });
      return [status, (body as { errors?: { field: string }[] }).errors?.[0]?.field];
    };
    expect(await tell({ by: 'client', percent: 29 })).toEqual([409, 'percent']);
    expect(await tell({ by: 'client', percent: 31 })).toEqual([409, 'percent_note']);
    for (const by of ['chef', 'company', 'force']) expect(await tell({ by, percent: 99 })).toEqual([409, 'percent']);
    expect(await tell({ by: 'nobody' })).toEqual([400, 'by']);
    expect(await tell({ by: 'client', reason: ' ' })).toEqual([400, 'reason']);
    expect(await tell({ by: 'client', version: 99 })).toEqual([409, undefined]);
    expect((await pageOf(of))['state']).toBe('aceptada');
    expect(await tell({ by: 'client', percent: 60, percent_note: 'Cliente de siempre' })).toEqual([200, undefined]);
    const { activity } = (await pageOf(of)) as unknown as { activity: Row[] };
    expect(activity[1]).toMatchObject({ kind: 'evening_cancelled', cancelled_by: 'client', share: 60 });
  });

  describe('as its client sees it', () => {
    const mineOf = async ({ id }: { id: number }) => {
      const address = await test.em().transactional((em) => test.app.get(Links).give(em, REQUEST_LINK, id));
      const token = tokenIn(address);
      const read = async () => {
        const { body } = await test.request.get(`/api/v1/offers/evening-of-my-request/${token}`).expect(200);
        return (body as { data: { evening: Row | null } }).data.evening;
      };
      const off = (percent: number) => test.request.post(`/api/v1/offers/cancel-my-evening/${token}`).send({ percent });
      const withdraw = () => test.request.post(`/api/v1/my_request/withdraw/${token}`);
      return { read, off, withdraw };
    };

    it('is none before the yes', async () => {
      const of = await request();
      await sentOf(of);
      const { read, off } = await mineOf(of);
      expect(await read()).toBeNull();
      expect((await off(100)).status).toBe(409);
    });

    it('is cancelled with the share that was read, once, and not by withdrawing the request', async () => {
      const { of, offer } = await soon();
      const { read, off, withdraw } = await mineOf(of);
      expect(await read()).toMatchObject({ can_cancel: true, percent: 30, amount: 108_000, cancelled: false });
      expect((await withdraw().expect(409)).body.msg).toMatch(/«Cancelar mi velada»/);
      expect((await off(50).expect(409)).body.msg).toMatch(/ahora es el 30 %/);
      const pressed = await Promise.all([off(30), off(30)]);
      expect(pressed.map(({ status }) => status)).toEqual([200, 200]);
      expect(await read()).toMatchObject({ can_cancel: false, percent: 30, amount: 108_000, cancelled: true });
      expect(await done(get(`offers/get-one/${offer.id}`))).toMatchObject({
        request_state: 'perdida',
        cancellation: { by: 'client', percent: 30, reason: null },
      });
      expect((await kindsOf(of)).filter((kind) => kind === 'evening_cancelled')).toHaveLength(1);
    });

    it('is not cancelled any more once it has begun, while staff still can', async () => {
      const { of, id } = await soon();
      await sql(`update evening set begins_at = now() - interval '1 minute'`);
      const { read, off } = await mineOf(of);
      expect(await read()).toMatchObject({ can_cancel: false });
      expect((await off(30).expect(409)).body.msg).toMatch(/ya no se puede cambiar ni cancelar/);
      await done(put(`offers/cancel-evening/${id}`, { by: 'chef', reason: 'No llegó' }));
      expect(await read()).toMatchObject({ cancelled: true, percent: 100 });
      // Somebody else cancelled it: there is nothing left to cancel.
      expect((await off(100)).status).toBe(409);
    });

    it('has one outcome when staff and client cancel at once', async () => {
      const { of, id } = await soon();
      const { off } = await mineOf(of);
      const [mine, theirs] = await Promise.all([
        off(30),
        put(`offers/cancel-evening/${id}`, { by: 'company', reason: 'Cerramos' }),
      ]);
      expect([mine.status, theirs.status].toSorted()).toEqual([200, 409]);
      expect((await kindsOf(of)).filter((kind) => kind === 'evening_cancelled')).toHaveLength(1);
    });
  });

  it('has a sheet for the chef', async () => {
    const { offer } = await agreed();
    const sheet = await done(get(`offers/event-sheet/${offer.id}`));
    expect(sheet).toMatchObject({ chef_name: 'Ana María Pérez', email: 'ana@cocina.example' });
    expect(sheet['text']).toMatch(/Cliente: Camila Rojas\nTeléfono: \(\+56\) 9 1234 5678/);
    expect(sheet['text']).toMatch(/Pastel de choclo\n1\. Ensalada chilena/);
    expect(sheet['text']).toMatch(/^Duración: 4 h$/m);
    const draft = await draftOf(await request());
    expect((await get(`offers/event-sheet/${draft.id}`)).status).toBe(409);
  });

  it('has a sheet without a telephone once its client’s data are erased', async () => {
    const { of, offer } = await agreed();
    await sql('update quote_request set evening_ends_at = now() where id = $1', [of.id]);
    await put('personal_data/erase', { requests: [of.id] }).expect(200);
    const { text } = await done(get(`offers/event-sheet/${offer.id}`));
    expect(text).toContain('Cliente: ');
    expect(text).not.toContain('Teléfono');
  });

  it('is entered by staff whose client accepts on the telephone', async () => {
    const of = await request();
    const offer = await sentOf(of);
    expect(await done(post(`offers/accept-by-phone/${offer.id}`, { text: 'Me llamó.' }))).toMatchObject({
      state: 'aceptada',
      accepted_name: 'Camila Rojas',
      evening: { day: of['event_date'] },
    });
    expect((await pageOf(of))['state']).toBe('aceptada');
  });
});

describe('a yes on the telephone', () => {
  const form = (changes: object = {}) => ({
    ...{ chef_id: chef.id, day: dayIn(40), starts_at: '21:00', commune: 'Ñuñoa', guests: 8, total: 480_000 },
    ...changes,
  });
  const agree = (of: Row, changes: object = {}) => post(`offers/agree/${of.id}`, form(changes));

  it('is a yes to an offer: the move alone does not exist any more', async () => {
    const of = await request();
    await sentOf(of);
    const moved = await put(`quote_requests/move/${of.id}`, { state: 'aceptada', text: 'Me llamó.' });
    expect([moved.status, moved.body.msg]).toEqual([
      409,
      'La solicitud está cotizada. Un sí es un sí a una cotización: anótalo con «Aceptó por teléfono».',
    ]);
    expect(await sql('select from evening')).toEqual([]);
  });

  it.each(['nueva', 'contactada', 'cotizada'])(
    'to what no offer says makes one of a request that is %s',
    async (stage) => {
      const of = await request();
      if (stage === 'cotizada') await sentOf(of);
      if (stage === 'contactada') await done(put(`quote_requests/move/${of.id}`, { state: stage }));
      const page = await done(agree(of, { text: 'Me llamó.' }));
      expect(page).toMatchObject({
        ...{ state: 'aceptada', total: 480_000, number: expect.stringMatching(/^C-/), request_state: 'aceptada' },
        lines: [{ description: 'Cena: lo acordado', quantity: 1, unit_price: 480_000 }],
        menus: [{ dish_name: menu['dish_name'] }],
        evening: { day: dayIn(40), starts_at: '21:00' },
      });
      const request_ = await pageOf(of);
      expect(request_).toMatchObject({ state: 'aceptada', event_date: dayIn(40), has_evening: true });
      expect(request_['answered_in_minutes']).not.toBeNull();
      expect(await kindsOf(of)).toEqual(expect.arrayContaining(['offer_accepted', 'evening_entered']));
      expect(await sql(`select state from offer where state in ('enviada', 'vista', 'borrador')`)).toEqual([]);
    },
  );

  it('is noted once, however often it is pressed, and a draft becomes it', async () => {
    const of = await request();
    await draftOf(of);
    const pages = await Promise.all([done(agree(of)), done(agree(of))]);
    expect(pages[0]?.id).toBe(pages[1]?.id);
    expect(await sql('select from offer')).toHaveLength(1);
    expect((await agree(of, { total: 1 })).body.msg).toBe('El cliente ya aceptó una cotización.');
  });

  it('keeps what the draft says, and takes the usual words where it says nothing', async () => {
    const [drafted, fresh] = [await request(), await request()];
    const words = { included: 'Vajilla y copas', conditions: 'La piscina queda cerrada.', address: 'Italia 10' };
    await done(save(await draftOf(drafted), words));
    expect(await done(agree(drafted))).toMatchObject(words);
    const { included, conditions } = beginningOf(ORIGINALS.offer);
    expect(await done(agree(fresh, { day: dayIn(41) }))).toMatchObject({ included, conditions, address: null });
  });

  it('is refused for what is lost or took place, by a chef whom there is not, and without what must be said', async () => {
    const of = await request();
    await done(put(`quote_requests/move/${of.id}`, { state: 'perdida', reason: 'precio' }));
    expect((await agree(of)).status).toBe(409);
    expect((await agree({ id: 9_999, version: 1 })).status).toBe(404);
    const other = await request();
    expect((await agree(other, { chef_id: 9_999 })).status).toBe(409);
    for (const [field, value] of Object.entries({
      day: '2020-01-01',
      starts_at: '25:00',
      commune: '',
      guests: 0,
      total: 0,
    }))
      expect((await agree(other, { [field]: value })).body.errors).toMatchObject([{ field }]);
    expect(await sql('select from offer')).toEqual([]);
  });

  it('can be noted for what was accepted without an offer, before there was a way to', async () => {
    const of = await request();
    await sql(`update quote_request set stage = 'aceptada', accepted_at = now() where id = $1`, [of.id]);
    await done(agree(of));
    expect(await pageOf(of)).toMatchObject({ state: 'aceptada', has_evening: true });
  });
});

describe('a lost request that is reopened', () => {
  it('is quoted for both sides while its offer is valid, and contacted afterwards', async () => {
    const of = await request();
    const offer = await sentOf(of);
    const lose = () => done(put(`quote_requests/move/${of.id}`, { state: 'perdida', reason: 'precio' }));
    await lose();
    expect(await pageOf(of)).toMatchObject({ moves: [{ to: 'cotizada', label: 'Reabrir' }] });
    expect((await read(await tokenOf(offer))).body.data.over).toMatch(/^Tu solicitud está cerrada/);
    // An older page still asks for the other state.
    expect(await done(put(`quote_requests/move/${of.id}`, { state: 'contactada' }))).toMatchObject({
      state: 'cotizada',
    });
    expect((await read(await tokenOf(offer))).body.data).toMatchObject({ over: null, state: 'enviada' });
    await lose();
    await sql(
      `set session_replication_role = replica; update offer set valid_until = '2026-01-01'; reset session_replication_role`,
    );
    expect(await done(put(`quote_requests/move/${of.id}`, { state: 'cotizada' }))).toMatchObject({
      state: 'contactada',
    });
  });
});

describe('without a mail server', () => {
  const refused = (instead: string) => ({
    status: 409,
    body: { msg: `Este sitio no tiene correo configurado. ${instead}`.trim() },
  });

  it('no offer is sent by mail: nothing changes, and by its link it is sent', async () => {
    const of = await request();
    const draft = await draftOf(of);
    expect(await send(draft, 'mail')).toMatchObject(refused('Envía el enlace por WhatsApp.'));
    expect(await done(get(`offers/get-one/${draft.id}`))).toMatchObject({
      state: 'borrador',
      number: null,
      no_mail: 'server',
    });
    expect(await pageOf(of)).toMatchObject({ state: 'nueva', no_mail: 'server' });
    const sent = await done(send(draft));
    expect(await post(`offers/mail-again/${sent.id}`)).toMatchObject(refused('Envía el enlace por WhatsApp.'));
    const { activity } = (await pageOf(of)) as unknown as { activity: Row[] };
    expect(activity).toContainEqual(
      expect.objectContaining({ kind: 'offer_sent', offer: sent['number'], sent_by: 'link' }),
    );
  });

  it('no sheet is mailed, and nothing says that it was', async () => {
    const { of, offer } = await agreed();
    const { evening } = (await done(get(`offers/get-one/${offer.id}`))) as unknown as { evening: { id: number } };
    expect(await post(`evenings/send-sheet/${evening.id}`, { by: 'mail' })).toMatchObject(
      refused('Envía la ficha por WhatsApp.'),
    );
    expect(await kindsOf(of)).not.toContain('event_sheet_sent');
  });

  it('the client takes the evening from the page for the calendar, as long as it takes place', async () => {
    const sent = await sentOf(await request());
    const calendar = async (offer: Row) => test.request.get(`/api/v1/offers/calendar/${await tokenOf(offer)}`);
    expect((await calendar(sent)).status).toBe(404);
    const { offer } = await agreed();
    const { status, headers, text } = await calendar(offer);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'cache-control': 'no-store',
    });
    expect(headers['content-disposition']).toMatch(/^attachment; filename="C-\d{4}-\d{4,}\.ics"$/);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*BEGIN:VEVENT[^]*END:VCALENDAR\r\n$/);
    await done(cancel(offer));
    expect((await calendar(offer)).status).toBe(404);
  });

  it('the client is promised no mail', async () => {
    const { offer } = await agreed();
    const { body } = await read(await tokenOf(offer)).expect(200);
    expect(body.data).toMatchObject({ state: 'aceptada', confirmation_mailed: false });
  });

  it('no request is told to the company again', async () => {
    const of = await request();
    expect(await post(`quote_requests/mail-again/${of.id}`)).toMatchObject(refused(''));
  });
});

/** How often the client and the staff meet. */
const ROUNDS = rounds(12, 300);

describe('two devices that accept while staff replace the offer', () => {
  it(`have one outcome in ${ROUNDS} rounds, told to both`, async () => {
    const of = await request();
    const first = await sentOf(of);
    const next = await done(post(`offers/new-version/${first.id}`));
    const token = await tokenOf(first);
    const before = await sql<{ offers: string; requests: string }>(
      `select json_agg(offer) offers, (select json_agg(r) from quote_request r) requests from offer`,
    );
    const outcomes = new Map<string, number>();
    for (let round = 0; round < ROUNDS; round++) {
      const calls = [accept(token), accept(token), send(next)].map((call) => call.then(({ status }) => status));
      const [one, other, staff] = await Promise.all(round % 2 ? calls : calls.toReversed()).then((statuses) =>
        round % 2 ? statuses : statuses.toReversed(),
      );
      const states = await sql<{ state: string }>(`select state from offer order by id`);
      const evenings = await sql(`select from evening where cancelled_at is null`);
      const outcome = [one, other, staff, ...states.map(({ state }) => state), evenings.length].join(' ');
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      await again(before);
    }
    const accepted = '200 200 409 aceptada borrador 1';
    const replaced = '409 409 200 reemplazada enviada 0';
    expect([...outcomes.keys()].filter((outcome) => outcome !== accepted && outcome !== replaced)).toEqual([]);
    expect([...outcomes.values()].reduce((sum, count) => sum + count, 0)).toBe(ROUNDS);
  }, 240_000);

  /** Puts the offers and the request back to where the round began. */
  async function again([kept]: { offers: string; requests: string }[]): Promise<void> {
    const { em } = test;
    await em().transactional(async (within) => {
      await query(within, `set local session_replication_role = replica`);
      await query(within, `delete from evening`);
      await query(
        within,
        `update offer set state = old.state, number = old.number, version = old.version, sent_at = old.sent_at,
        settled_at = null, accepted_name = null, terms_version = null, evening_id = null
        from json_populate_recordset(null::offer, $1::json) old where old.id = offer.id`,
        [JSON.stringify(kept?.offers)],
      );
      await query(
        within,
        `update quote_request set stage = old.stage, version = old.version
        from json_populate_recordset(null::quote_request, $1::json) old where old.id = quote_request.id`,
        [JSON.stringify(kept?.requests)],
      );
    });
  }
});
