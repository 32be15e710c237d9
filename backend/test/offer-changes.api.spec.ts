import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Company } from '../src/modules/company/index.js';
import { City } from '../src/modules/lookups/entities.js';
import { ExpiredOffers } from '../src/modules/offers/expired-offers.js';
import { REQUEST_LINK } from '../src/modules/quotes/index.js';
import { query } from '../src/platform/database/query.js';
import { Links } from '../src/platform/links/links.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { dayIn } from './harness/days.js';
import { emptyTables } from './harness/empty-tables.js';
import { chefForm, proposalForm } from './harness/factories.js';
import { signIn, type SignedIn } from './harness/sign-in.js';

let test: TestApp;
let admin: SignedIn;
let ana: number;
let benjamin: number;
let menu: Row;

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
  if (status >= 300) throw new Error(`${status}: ${body.msg}`);
  return body.data;
};
/** Why a call is refused. */
const refusal = async (call: PromiseLike<{ status: number; body: { msg: string } }>): Promise<string> => {
  const { status, body } = await call;
  return `${status} ${body.msg}`;
};
const sql = <Found>(text: string, values: unknown[] = []) => query<Found>(test.em(), text, values);

const page = ({ id }: Row) => done(get(`offers/get-one/${id}`));
const request = (id: unknown) => done(get(`quote_requests/get-one/${Number(id)}`));
const activityOf = async (offer: Row) =>
  (await request(offer['request_id']))['activity'] as { kind: string; [field: string]: unknown }[];
const tokenOf = async ({ id }: Row): Promise<string> => {
  const url = String((await done(post(`offers/link/${id}`)))['url']);
  return url.slice(url.lastIndexOf('/') + 1);
};
const read = async (token: string) => (await test.request.get(`/api/v1/offers/by-link/${token}`).expect(200)).body.data;
const accept = (token: string) =>
  test.request.post(`/api/v1/offers/accept/${token}`).send({ name: 'Camila Rojas', terms: true, terms_version: '1' });
const decline = (token: string) =>
  test.request.post(`/api/v1/offers/decline/${token}`).send({ reason: 'Así está bien' });

/** An accepted offer for eight, three weeks ahead. */
async function agreed(changes: object = {}): Promise<Row> {
  const of = await done(
    post('quote_requests/take', {
      ...{
        name: 'Camila Rojas',
        email: 'camila@cocina.example',
        phone_number: '+56912345678',
        guests: 8,
        kind: 'cena',
      },
      ...{ event_date: dayIn(21), chef_id: ana, proposal_id: menu.id, client_agreed: true, request_key: randomUUID() },
    }),
  );
  const draft = await done(post('offers/create', { request_id: of.id }));
  const saved = await done(put(`offers/update/${draft.id}`, { ...formOf(draft), ...changes, version: draft.version }));
  const offer = await done(post(`offers/send/${saved.id}`, { by: 'link', version: saved.version }));
  expect((await accept(await tokenOf(offer))).status).toBe(200);
  return page(offer);
}
const lines = (guests: number) => [{ description: 'Cena', quantity: guests, unit_price: 45_000 }];
const formOf = (offer: Row, changes: object = {}) => ({
  ...{ chef_id: ana, proposal_ids: [menu.id], guests: 8, day: offer['day'], starts_at: '20:30', minutes: 240 },
  ...{ commune: 'Ñuñoa', address: 'Los Leones 120', included: 'Ingredientes', conditions: 'Al aceptar se reserva.' },
  ...{ valid_until: offer['valid_until'], lines: lines(8), version: offer.version },
  ...changes,
});

const NINE = { guests: 9, lines: lines(9) };
const draftOf = (offer: Row) => done(post(`offers/change/${offer.id}`));
/** A draft that says something else. */
async function written(offer: Row, changes: object = NINE): Promise<Row> {
  const draft = await draftOf(offer);
  return done(put(`offers/update/${draft.id}`, formOf(draft, changes)));
}
const send = (draft: Row) => post(`offers/send/${draft.id}`, { by: 'link', version: draft.version });
const sent = async (offer: Row, changes: object = NINE) => done(send(await written(offer, changes)));
const byPhone = ({ id, version }: Row) => post(`offers/accept-by-phone/${id}`, { text: 'Me llamó.', version });
const withdraw = ({ id }: Row) => post(`offers/withdraw/${id}`);
const evenings = () =>
  sql<{ guests: number; minutes: number; sequence: number; chef_id: number; day: string; menu: string }>(
    `select guests, minutes, sequence, chef_id, day::text, menu from evening where cancelled_at is null order by id`,
  );
const move = async (offer: Row, to: object) => {
  const { evening } = (await page(offer)) as unknown as { evening: { version: number } };
  return done(put(`offers/move-evening/${offer.id}`, { note: 'Pidió otra fecha', version: evening.version, ...to }));
};
const cancel = async (offer: Row) => {
  const { evening } = (await page(offer)) as unknown as { evening: { id: number } };
  return put(`offers/cancel-evening/${evening.id}`, { by: 'company', reason: 'Cerramos' });
};
/** Writes past what the database protects. */
const force = (text: string, values: unknown[] = []) =>
  test.em().transactional(async (em) => {
    await query(em, 'set local session_replication_role = replica');
    await query(em, text, values);
  });

beforeAll(async () => {
  test = await createTestApp();
  admin = await signIn(test);
  const office = { city: 'Santiago', address: 'Av. Italia 1439', email: 'hola@sobremesa.example' };
  const names = { facebook: null, instagram: null, linkedin: null };
  await test
    .em()
    .persist(new Company({ ...office, phoneNumber: '+56912345678', ...names }))
    .flush();
  const chef = async (name: string) => (await done(post('chefs/create', await chefForm(test, { name })))).id;
  ana = await chef('Ana María Pérez');
  benjamin = await chef('Benjamín Soto');
  menu = await done(post('proposals/create', await proposalForm(test, ana)));
});
afterAll(() => test.close());
beforeEach(async () => {
  await emptyTables(test.em(), 'quote_request', 'offer_year', 'text_version');
  await sql(`update chef set state = 'ACTIVE'`);
});

describe('a change of what was agreed', () => {
  it('begins as a copy with the same number and the next version, and is one however often it is asked for', async () => {
    const offer = await agreed();
    const drafts = await Promise.all([draftOf(offer), draftOf(offer)]);
    expect(drafts[0]?.id).toBe(drafts[1]?.id);
    expect(drafts[0]).toMatchObject({
      ...{ state: 'borrador', number: null, revision: 2, replaces: offer['number'], replaces_id: offer.id },
      ...{ guests: 8, total: 360_000, day: dayIn(21), valid_until: dayIn(7), lines: [{ description: 'Cena' }] },
    });
    expect(await page(offer)).toMatchObject({ change: { id: drafts[0]?.id, state: 'borrador', number: null } });
    const change = await done(send(await written(offer)));
    expect(change).toMatchObject({ number: `${String(offer['number'])} · v2`, revision: 2, state: 'enviada' });
    expect(await refusal(post(`offers/change/${offer.id}`))).toMatch(/^409 Un cambio de esta velada ya espera/);
    await expect(
      sql(`insert into offer (quote_request_id, revision) select quote_request_id, 3 from offer limit 1`),
    ).rejects.toMatchObject({ message: expect.stringContaining('offer_one_change_unique') });
    await expect(force(`update offer set revision = 1 where id = $1`, [change.id])).rejects.toMatchObject({
      message: expect.stringContaining('offer_number_revision_unique'),
    });
  });

  it('leaves everything in force until the client says yes', async () => {
    const offer = await agreed();
    const before = await evenings();
    const change = await sent(offer);
    expect(await evenings()).toEqual(before);
    expect(await page(offer)).toMatchObject({ state: 'aceptada', total: 360_000, evening: { day: dayIn(21) } });
    expect((await done(get(`offers/event-sheet/${offer.id}`)))['text']).toContain('Invitados: 8');
    expect(await request(offer['request_id'])).toMatchObject({ state: 'aceptada', has_evening: true });
    expect(await page(change)).toMatchObject({ evening: null, request_state: 'aceptada' });
    const figures = await done(get('dashboard/requests?weeks=12'));
    expect(JSON.stringify(figures)).toContain('360000');
    expect(JSON.stringify(figures)).not.toContain('405000');
  });

  it('shows the client both sides, and becomes the evening with a yes, once', async () => {
    const offer = await agreed();
    const change = await sent(offer, { ...NINE, minutes: 300 });
    const [old, link] = [await tokenOf(offer), await tokenOf(change)];
    expect(await read(old)).toMatchObject({ state: 'aceptada', newer: { number: change['number'] } });
    const shown = await read(link);
    expect(shown).toMatchObject({ state: 'enviada', over: null, evening: { day: dayIn(21), starts_at: '20:30' } });
    expect((shown.compared as { differs: boolean }[]).filter(({ differs }) => differs)).toMatchObject([
      { field: 'guests', label: 'Invitados', before: '8', after: '9' },
      { label: 'Duración', before: '4 h', after: '5 h' },
      { label: 'Detalle', before: '8 × Cena: $360.000', after: '9 × Cena: $405.000' },
      { label: 'Total', before: '$360.000', after: '$405.000' },
    ]);
    expect((await Promise.all([accept(link), accept(link)])).map(({ status }) => status)).toEqual([200, 200]);

    expect(await evenings()).toMatchObject([{ guests: 9, minutes: 300, sequence: 1, chef_id: ana }]);
    expect(await page(offer)).toMatchObject({
      ...{ state: 'reemplazada', accepted_name: 'Camila Rojas', terms_version: '1', evening: null },
      settled_at: offer['settled_at'],
      change: { id: change.id, state: 'aceptada' },
    });
    expect(await page(change)).toMatchObject({ state: 'aceptada', total: 405_000, evening: { day: dayIn(21) } });
    const activity = await activityOf(offer);
    expect(activity.filter(({ kind }) => kind === 'evening_changed')).toMatchObject([
      {
        actor: 'client',
        offer: change['number'],
        changes: expect.arrayContaining([{ field: 'Invitados', before: '8', after: '9' }]),
      },
    ]);
    expect((await done(get(`offers/event-sheet/${change.id}`)))['text']).toContain('Invitados: 9');
    const figures = JSON.stringify(await done(get('dashboard/requests?weeks=12')));
    expect(figures).toContain('405000');
    expect(figures).not.toContain('360000');
    // The client's old link leads to what holds, and takes no answer.
    expect(await read(old)).toMatchObject({
      over: 'Después acordamos un cambio: lo que vale está en la versión nueva.',
      newer: { number: change['number'] },
    });
    expect((await accept(old)).status).toBe(409);
    const mine = await test
      .em()
      .transactional((em) => test.app.get(Links).give(em, REQUEST_LINK, Number(offer['request_id'])));
    const token = mine.slice(mine.lastIndexOf('/') + 1);
    const { body } = await test.request.get(`/api/v1/offers/of-my-request/${token}`).expect(200);
    expect(body.data).toMatchObject([
      { number: change['number'], state: 'aceptada', total: 405_000 },
      { number: offer['number'], state: 'reemplazada' },
    ]);
    const night = await test.request.get(`/api/v1/offers/evening-of-my-request/${token}`).expect(200);
    expect(night.body.data.evening).toMatchObject({ amount: 405_000 });
    const calendar = await test.request.get(`/api/v1/offers/calendar/${link}`).expect(200);
    expect(calendar.headers['content-disposition']).toMatch(/filename="C-\d{4}-\d{4}\.ics"/);
    expect(calendar.text).toMatch(/SEQUENCE:1/);
  });

  it('can be changed again, and each version counts, also one that was declined', async () => {
    const offer = await agreed();
    const first = await sent(offer);
    expect((await decline(await tokenOf(first))).status).toBe(200);
    const second = await sent(offer, { guests: 10 });
    expect(second['revision']).toBe(3);
    await done(byPhone(second));
    const third = await done(byPhone(await written(second, { guests: 11 })));
    expect(third).toMatchObject({
      state: 'aceptada',
      guests: 11,
      revision: 4,
      number: `${String(offer['number'])} · v4`,
    });
    expect(await evenings()).toMatchObject([{ guests: 11, sequence: 2 }]);
    expect((await sql(`select from offer where state = 'aceptada'`)).length).toBe(1);
  });

  it('is noted as agreed at once where the client said yes already, with the terms that were agreed', async () => {
    const offer = await agreed();
    const draft = await draftOf(offer);
    expect(await refusal(byPhone(draft))).toMatch(/^409 Todavía no cambia nada/);
    const saved = await done(put(`offers/update/${draft.id}`, formOf(draft, NINE)));
    expect(await refusal(byPhone(draft))).toMatch(/^409 Otra persona/);
    const pressed = await Promise.all([byPhone(saved), byPhone(saved)]);
    expect(pressed.map(({ status }) => status)).toEqual([200, 200]);
    expect(await page(saved)).toMatchObject({ state: 'aceptada', accepted_name: 'Camila Rojas', terms_version: '1' });
    expect((await activityOf(offer)).filter(({ kind }) => kind === 'evening_changed')).toMatchObject([
      { actor: 'person' },
    ]);
    expect((await activityOf(offer)).find(({ kind }) => kind === 'offer_accepted')).toMatchObject({
      text: 'Me llamó.',
    });
  });

  it.each<[string, object, string]>([
    ['a last day after the evening', { valid_until: dayIn(22) }, 'valid_until'],
    ['a last day that passed', { valid_until: dayIn(-1) }, 'valid_until'],
    ['no price', { lines: [] }, 'lines'],
    ['no guests', { guests: null }, 'guests'],
    ['no chef', { chef_id: null, proposal_ids: [] }, 'chef_id'],
  ])('is neither sent nor noted with %s', async (_, changes, field) => {
    const offer = await agreed();
    const draft = await written(offer, { ...NINE, ...changes });
    for (const call of [send(draft), byPhone(draft)]) {
      const { status, body } = await call;
      expect([status, body.errors[0].field]).toEqual([409, field]);
    }
    expect(await page(offer)).toMatchObject({ state: 'aceptada' });
  });

  it('is what the request says: its guests, and its commune where that is of the list', async () => {
    const em = test.em();
    const vitacura = (await em.findOne(City, { name: 'Vitacura' })) ?? new City('Vitacura');
    await em.persist(vitacura).flush();
    const city = vitacura.id;
    const offer = await agreed();
    const change = await sent(offer, { ...NINE, address: null, commune: 'vitacura' });
    await done(byPhone(change));
    expect(await request(offer['request_id'])).toMatchObject({ guests: 9, city: { id: city } });
    await done(byPhone(await sent(change, { commune: 'Parcela 4, Pirque' })));
    expect(await request(offer['request_id'])).toMatchObject({ guests: 8, city: { id: city } });
  });

  it('moves no evening: day and hour are those that it has now', async () => {
    const offer = await agreed();
    const draft = await written(offer, { ...NINE, day: dayIn(40), starts_at: '10:00' });
    expect(draft).toMatchObject({ day: dayIn(21), starts_at: '20:30' });
    await move(offer, { day: dayIn(30), starts_at: '13:00' });
    const change = await done(send(draft));
    expect(change).toMatchObject({ day: dayIn(30), starts_at: '13:00' });
    // Moved again while the client reads.
    await move(offer, { day: dayIn(31), starts_at: '14:00' });
    const token = await tokenOf(change);
    expect(await read(token)).toMatchObject({ evening: { day: dayIn(31), starts_at: '14:00' } });
    expect((await accept(token)).status).toBe(200);
    expect(await evenings()).toMatchObject([{ day: dayIn(31), guests: 9, sequence: 3 }]);
    expect(await request(offer['request_id'])).toMatchObject({ event_date: dayIn(31) });
  });

  it('keeps the address that the evening has now, and asks for one in another commune', async () => {
    const offer = await agreed({ address: null });
    const where = () => sql<{ address: string | null; commune: string }>('select address, commune from evening');
    const [{ id } = { id: 0 }] = await sql<{ id: number }>('select id from evening');
    const complete = (address: string) => done(put(`evenings/night/${id}`, { address }));
    await complete('Los Leones 120');
    const draft = await draftOf(offer);
    expect(draft).toMatchObject({ address: null });
    const change = await page(await done(send(await done(put(`offers/update/${draft.id}`, formOf(draft, NINE))))));
    expect(await read(await tokenOf(change))).toMatchObject({ address: 'Los Leones 120' });
    const changed = (change['compared'] as { field: string; differs: boolean }[]).filter(({ differs }) => differs);
    expect(changed.map(({ field }) => field)).toEqual(['guests', 'lines', 'total']);
    await done(byPhone(change));
    expect(await where()).toEqual([{ address: 'Los Leones 120', commune: 'Ñuñoa' }]);
    await complete('Otra 5');
    const elsewhere = await page(await sent(change, { address: 'Otra 5', commune: 'Vitacura' }));
    expect(elsewhere['compared']).toContainEqual(
      expect.objectContaining({ field: 'place', before: 'Otra 5, Ñuñoa', after: 'Vitacura' }),
    );
    await done(byPhone(elsewhere));
    expect(await where()).toEqual([{ address: null, commune: 'Vitacura' }]);
  });

  it('keeps what its client corrected for that night while it was open', async () => {
    const offer = await agreed();
    const change = await sent(offer);
    const links = test.app.get(Links, { strict: false });
    const mine = await test.em().transactional((em) => links.give(em, REQUEST_LINK, Number(offer['request_id'])));
    const token = mine.slice(mine.lastIndexOf('/') + 1);
    const night = { address: 'Los Leones 999, depto. 4', contact_name: 'Pedro', contact_phone: '+56987654321' };
    await done(test.request.post(`/api/v1/offers/complete-my-evening/${token}`).send(night));
    expect(await read(await tokenOf(change))).toMatchObject({ address: night.address });
    expect((await accept(await tokenOf(change))).status).toBe(200);
    expect(await sql('select guests, address, contact_name, contact_phone from evening')).toEqual([
      { guests: 9, ...night },
    ]);
    expect(await read(await tokenOf(change))).toMatchObject({ state: 'aceptada', address: night.address });
  });

  it('keeps the words that the client read, and experiences that the catalogue has no more', async () => {
    const gone = await done(post('proposals/create', await proposalForm(test, ana, { dish_name: 'Cazuela' })));
    const offer = await agreed({ proposal_ids: [gone.id] });
    await test.request.delete(`/api/v1/proposals/delete/${gone.id}`).set(admin.header).expect(200);
    const change = await sent(offer, { ...NINE, proposal_ids: [] });
    expect(change['menus']).toMatchObject([{ proposal_id: null, dish_name: 'Cazuela' }]);
    await done(byPhone(change));
    expect(await evenings()).toMatchObject([{ menu: 'Cazuela' }]);
  });
});

describe('a change that the client does not agree to', () => {
  const balance = async (offer: Row) => {
    expect(await page(offer)).toMatchObject({ state: 'aceptada', change: null, evening: { day: dayIn(21) } });
    expect(await evenings()).toMatchObject([{ guests: 8, sequence: 0 }]);
  };

  it('changes nothing when it is declined, and staff see it', async () => {
    const offer = await agreed();
    const change = await sent(offer);
    const token = await tokenOf(change);
    expect((await decline(token)).status).toBe(200);
    expect(await read(token)).toMatchObject({
      over: 'Dijiste que no a este cambio. Sigue en pie lo que habías aceptado.',
    });
    await balance(offer);
    expect(await activityOf(offer)).toContainEqual(
      expect.objectContaining({ kind: 'offer_declined', offer: change['number'], text: 'Así está bien' }),
    );
    expect(await request(offer['request_id'])).toMatchObject({ state: 'aceptada' });
    expect(await refusal(byPhone(change))).toMatch(/^409 El cliente dijo que no a este cambio/);
  });

  it('changes nothing when it expires, also before the job notes it', async () => {
    const offer = await agreed();
    const change = await sent(offer);
    const token = await tokenOf(change);
    await force(`update offer set valid_until = $1 where id = $2`, [dayIn(-1), change.id]);
    expect(await refusal(accept(token))).toMatch(/^409 Este cambio venció sin respuesta/);
    // The next one does not wait for the job.
    expect(await draftOf(offer)).toMatchObject({ revision: 3 });
    expect(await page(change)).toMatchObject({ state: 'vencida' });
    expect(await activityOf(offer)).toContainEqual(
      expect.objectContaining({ kind: 'offer_expired', offer: change['number'] }),
    );
    await sql(`delete from offer where state = 'borrador'`);
    await balance(offer);
  });

  it('expires with its evening, which may have been moved to an earlier day', async () => {
    const offer = await agreed();
    const change = await sent(offer);
    await move(offer, { day: dayIn(2), starts_at: '13:00' });
    expect(await test.app.get(ExpiredOffers).sweep(dayIn(2))).toBe(0);
    expect(await test.app.get(ExpiredOffers).sweep(dayIn(3))).toBe(1);
    expect(await page(change)).toMatchObject({ state: 'vencida' });
    expect(await page(offer)).toMatchObject({ state: 'aceptada' });
  });

  it('is withdrawn by staff once, and only while nobody answered', async () => {
    const offer = await agreed();
    const change = await sent(offer);
    const token = await tokenOf(change);
    const pressed = await Promise.all([withdraw(change), withdraw(change)]);
    expect(pressed.map(({ status }) => status)).toEqual([200, 200]);
    expect((await activityOf(offer)).filter(({ kind }) => kind === 'offer_withdrawn')).toHaveLength(1);
    expect(await read(token)).toMatchObject({ over: 'Retiramos este cambio. Sigue en pie lo que habías aceptado.' });
    expect(await refusal(accept(token))).toMatch(/^409 Retiramos este cambio/);
    await balance(offer);
    expect(await refusal(withdraw(offer))).toBe('409 Solo se retira un cambio de lo acordado.');
    const next = await sent(offer);
    await done(byPhone(next));
    expect(await refusal(withdraw(next))).toMatch(/^409/);
  });

  it('has one outcome when the client says yes while staff withdraw it', async () => {
    const offer = await agreed();
    const change = await sent(offer);
    const token = await tokenOf(change);
    const [yes, taken] = await Promise.all([accept(token), withdraw(change)]);
    expect([yes.status, taken.status].toSorted()).toEqual([200, 409]);
    const { state } = (await page(change)) as unknown as { state: string };
    expect(state).toBe(yes.status === 200 ? 'aceptada' : 'retirada');
    expect(await evenings()).toMatchObject([{ guests: yes.status === 200 ? 9 : 8 }]);
  });

  it('ends with an evening that is cancelled, and a draft of it goes', async () => {
    const offer = await agreed();
    const change = await sent(offer);
    const token = await tokenOf(change);
    await done(cancel(offer));
    expect(await page(change)).toMatchObject({ state: 'retirada' });
    expect(await refusal(accept(token))).toMatch(/^409 /);
    expect(await refusal(post(`offers/change/${offer.id}`))).toMatch(
      /^409 Esta cotización no tiene una comida agendada/,
    );
    const other = await agreed();
    const draft = await draftOf(other);
    await done(cancel(other));
    expect((await get(`offers/get-one/${draft.id}`)).status).toBe(404);
  });

  it('is refused once the evening has begun', async () => {
    const offer = await agreed();
    const change = await sent(offer);
    const token = await tokenOf(change);
    await sql(`update evening set begins_at = now() - interval '1 minute'`);
    expect(await read(token)).toMatchObject({ over: 'Tu velada ya comenzó: este cambio ya no se puede responder.' });
    expect(await refusal(accept(token))).toMatch(/^409 Tu velada ya comenzó/);
    expect(await refusal(byPhone(change))).toMatch(/^409 La velada ya comenzó/);
    await done(withdraw(change));
    expect(await refusal(post(`offers/change/${offer.id}`))).toMatch(/^409 La velada ya comenzó/);
  });

  it('waits while the client’s data are blocked, and goes with them when they are erased', async () => {
    const offer = await agreed();
    const change = await sent(offer);
    const token = await tokenOf(change);
    await done(put('personal_data/block', { requests: [offer['request_id']] }));
    expect((await accept(token)).status).toBe(409);
    for (const call of [post(`offers/change/${offer.id}`), byPhone(change)])
      expect(await refusal(call)).toMatch(/bloquead/);
    await done(put('personal_data/unblock', { requests: [offer['request_id']] }));
    expect((await accept(token)).status).toBe(200);
    // What holds stays as the paper of a sale; what it replaced goes.
    await done(cancel(change));
    await done(put('personal_data/erase', { requests: [offer['request_id']] }));
    expect(await sql(`select revision, accepted_name from offer`)).toEqual([
      { revision: 2, accepted_name: 'Datos borrados' },
    ]);
    expect(JSON.stringify(await sql(`select data from quote_request_activity`))).not.toMatch(/Invitados|Los Leones/);
  });

  it('is offered on what is in force and on nothing else', async () => {
    const offer = await agreed();
    const change = await done(byPhone(await written(offer)));
    expect(await refusal(post(`offers/change/${offer.id}`))).toMatch(/^409 /);
    expect((await post('offers/change/999999')).status).toBe(404);
    expect(await refusal(post(`offers/new-version/${offer.id}`))).toMatch(/^409 /);
    expect((await draftOf(change))['revision']).toBe(3);
  });
});

describe('another chef', () => {
  const EXCHANGED = { chef_id: 0, proposal_ids: [], lines: lines(8) };
  const exchange = () => ({ ...EXCHANGED, chef_id: benjamin });
  const busy = (chef: number) => sql(`select from evening where chef_id = $1 and cancelled_at is null`, [chef]);

  it('frees the former one’s day and takes the new one’s with the yes', async () => {
    const offer = await agreed();
    const change = await sent(offer, exchange());
    expect([(await busy(ana)).length, (await busy(benjamin)).length]).toEqual([1, 0]);
    await done(byPhone(change));
    expect([(await busy(ana)).length, (await busy(benjamin)).length]).toEqual([0, 1]);
    expect((await activityOf(offer)).find(({ kind }) => kind === 'evening_changed')).toMatchObject({
      chef: 'Benjamín Soto',
      changes: expect.arrayContaining([{ field: 'Chef', before: 'Ana María Pérez', after: 'Benjamín Soto' }]),
    });
    expect(await done(get(`offers/event-sheet/${change.id}`))).toMatchObject({ chef_name: 'Benjamín Soto' });
    expect(await done(put(`chefs/change-state/${ana}`, {}))).toMatchObject({ state: 'DESACTIVADO' });
    expect((await put(`chefs/change-state/${benjamin}`, {})).status).toBe(409);
  });

  it('who has another evening at that hour waits for a confirmation, as with any yes', async () => {
    await agreed({ chef_id: benjamin, proposal_ids: [] });
    const offer = await agreed();
    const change = await done(byPhone(await written(offer, exchange())));
    expect(change).toMatchObject({ state: 'aceptada', overlaps: true });
    expect(await activityOf(offer)).toContainEqual(
      expect.objectContaining({ kind: 'evening_overlaps', chef: 'Benjamín Soto' }),
    );
    expect(await done(post(`offers/confirm-overlap/${change.id}`))).toMatchObject({ overlaps: false });
    // A guest more is no reason to ask again.
    const next = await done(byPhone(await written(change, { ...exchange(), guests: 9 })));
    expect(next).toMatchObject({ overlaps: false });
  });

  it('who left meanwhile takes no evening', async () => {
    const offer = await agreed();
    const change = await sent(offer, exchange());
    const token = await tokenOf(change);
    await done(put(`chefs/change-state/${benjamin}`, {}));
    expect(await refusal(accept(token))).toMatch(/^409 El chef de este cambio ya no está disponible/);
    expect(await refusal(byPhone(change))).toMatch(/^409 El chef de este cambio ya no está disponible/);
    expect(await page(offer)).toMatchObject({ state: 'aceptada' });
    await done(withdraw(change));
    const draft = await written(offer, exchange());
    expect(await refusal(send(draft))).toBe('409 Ese chef está desactivado: elige otro.');
  });

  it('is where the list of a leaving chef leads', async () => {
    const offer = await agreed();
    expect(await refusal(put(`chefs/change-state/${ana}`, {}))).toMatch(/dale otro chef/);
    expect(await done(get(`agenda/ahead-of-chef/${ana}`))).toMatchObject([
      { quote_request_id: offer['request_id'], offer_id: offer.id },
    ]);
  });
});
