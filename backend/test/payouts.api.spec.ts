import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { PayoutsRepository } from '../src/modules/payouts/payouts.repository.js';
import { PayoutsService } from '../src/modules/payouts/payouts.service.js';
import { Agenda } from '../src/modules/agenda/index.js';
import { ledgerDifferences } from '../src/modules/money/index.js';
import { dayIn } from './harness/days.js';
import { madePdf } from './harness/made-papers.js';
import { Paying, TOTAL } from './harness/paying.js';
import { signInChef, type SignedInChef } from './harness/sign-in-chef.js';
import { signIn, type SignedIn } from './harness/sign-in.js';

const ACCOUNT = {
  bank: 'Banco de Chile',
  account_kind: 'Cuenta corriente',
  account_number: '00123456789',
  account_holder: 'Ana Pérez',
  account_rut: '76.086.428-5',
  account_email: 'ana@cocina.example',
};
const TODAY = dayIn(0);

let paying: Paying;
let moderator: SignedIn;
let chef: number;

const call = async (
  method: 'get' | 'post' | 'put',
  path: string,
  body?: object,
  who = paying.admin,
): Promise<Response> => {
  const sent = paying.test.request[method](`/api/v1/payouts/${path}`).set(who.header);
  return body ? sent.send(body) : sent;
};
const data = async <Data>(method: 'get' | 'post' | 'put', path: string, body?: object): Promise<Data> => {
  const answer = await call(method, path, body);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  const { data: shown }: { data: Data } = answer.body;
  return shown;
};

interface Part {
  evening_id: number;
  amount: number | null;
  pay: number | null;
  state: string;
  usual: number | null;
  version: number;
  difference: number;
  payout: { id: number; amount: number; reference: string | null } | null;
  retention: { percent: number; net: number } | null;
}
const part = (evening: number) => data<Part>('get', `of-evening/${evening}`);
const list = (query = '') => data<Part[]>('get', `all?${query}`);
const settle = (commission: number | null) =>
  data('put', 'settings', { commission, retentions: [{ from: '2026-01-01', percent: 15.25 }] });

/** An agreed evening that is over, with what its chef gets. */
async function ended(commission: number | null = 20, amount: number | null = null): Promise<number> {
  const evening = await paying.evening(TOTAL, dayIn(-3));
  await paying.sql(`update evening set begins_at = now() - interval '3 days', ends_at = now() - interval '2 days' where id = $1`, [evening]); // prettier-ignore
  await paying.sql('insert into chef_pay (evening_id, chef_id, commission, amount) values ($1, $2, $3, $4)', [evening, chef, commission, amount]); // prettier-ignore
  return evening;
}
/**
 * Staff note what a client agreed on the telephone.
 * @param told what the chef was told that they would get, and said 'Puedo' to
 * @returns the evening, and its offer
 */
async function agreed(told?: number): Promise<{ evening: number; offer: number }> {
  const post = async (path: string, body: object) => {
    const answer = await paying.test.request.post(`/api/v1/${path}`).set(paying.admin.header).send(body);
    return (answer.body as { data: { id: number } & { id: number }[] }).data;
  };
  const [city] = await paying.sql<{ id: number }>('select id from city');
  const asked = { guests: 8, kind: 'cena', city_id: city?.id, client_agreed: true, request_key: randomUUID() };
  const client = { name: 'Camila Rojas', email: 'camila@cocina.example', phone_number: '+56912345678' };
  const { id: request } = await post('quote_requests/take', { ...client, ...asked });
  const when = { day: dayIn(41), starts_at: '20:30', commune: 'Ñuñoa', guests: 8 };
  if (told !== undefined) {
    const question = { ...when, chef_ids: [chef], minutes: 240, pay: told, by: 'link' };
    const [inquiry] = await post(`offers/inquiries/ask/${request}`, question);
    await post(`offers/inquiries/note-answer/${inquiry?.id}`, { answer: 'can' });
  }
  await post(`offers/agree/${request}`, { chef_id: chef, ...when, total: TOTAL });
  const [row] = await paying.sql<{ id: number; offer: number }>(
    `select evening.id, offer.id as offer from evening join offer on offer.evening_id = evening.id
     where evening.quote_request_id = $1`,
    [request],
  );
  if (!row) throw new Error('Nothing was agreed.');
  return { evening: row.id, offer: row.offer };
}

const pay = (evenings: { evening_id: number; amount: number }[], changes: object = {}) =>
  data<{ evening_id: number; done: boolean; msg: string | null; name: string; row: object | null }[]>(
    'post',
    'mark-paid',
    {
      evenings,
      day: TODAY,
      reference: 'TEF-1',
      ...changes,
    },
  );
const entries = (evening: number) =>
  paying.sql<{ kind: string; amount: number }>('select kind, amount from money_entry where evening_id = $1 order by id', [evening]); // prettier-ignore
const sequence = async (evening: number) =>
  (await paying.sql<{ sequence: number }>('select sequence from evening where id = $1', [evening]))[0]?.sequence;

beforeAll(async () => {
  paying = await Paying.start();
  moderator = await signIn(paying.test, 'USER');
  [{ id: chef } = { id: 0 }] = await paying.sql<{ id: number }>('select id from chef');
});
afterAll(() => paying.close());
beforeEach(async () => {
  await paying.sql('delete from payee');
  await settle(20);
});

describe('what is agreed', () => {
  it('is the total less the commission of the day of the yes, which stays when the company changes it', async () => {
    const commission = () => paying.sql('select commission::float8, amount from chef_pay order by id desc limit 1');
    await data('put', `payee/${chef}`, { commission: 12.5, ...ACCOUNT });
    const { evening } = await agreed();
    expect(await commission()).toEqual([{ commission: 12.5, amount: null }]);
    await data('put', `payee/${chef}`, { commission: 40, ...ACCOUNT, version: 1 });
    expect(await part(evening)).toMatchObject({ pay: 315_000, state: 'ahead', retention: { percent: 15.25 } });
  });

  it('is what the chef was told when they said Puedo, and stands on the sheet alone', async () => {
    const { evening, offer } = await agreed(250_000);
    expect(await part(evening)).toMatchObject({ pay: 250_000, by_hand: true, commission: 20, usual: 288_000 });
    const read = (path: string) => paying.test.request.get(`/api/v1/${path}`).set(paying.admin.header).expect(200);
    const sheet = await read(`offers/event-sheet/${offer}`);
    expect((sheet.body as { data: { text: string } }).data.text).toContain('Recibes: $250.000');
    const { text } = await read(`offers/get-one/${offer}`);
    expect(text).not.toContain('250.000');
    expect((await agreed(288_000)).evening).toBeGreaterThan(evening);
    expect(await part(evening + 1)).toMatchObject({ pay: 288_000, by_hand: false });
  });

  it('is agreed by staff, once for what they saw, and makes the sheet stale', async () => {
    const evening = await paying.evening();
    expect(await part(evening)).toMatchObject({ pay: null, usual: 288_000, state: 'unsettled', version: 0 });
    const before = await sequence(evening);
    const agree = (amount: number | null, version: number) =>
      call('put', `settle/${evening}`, { amount, version }, moderator);
    expect((await agree(null, 0)).body.data).toMatchObject({ pay: 288_000, version: 1, by_hand: false });
    expect(await sequence(evening)).toBe((before ?? 0) + 1);
    expect(await agree(300_000, 0)).toMatchObject({ status: 409 });
    expect((await agree(300_000, 1)).body.data).toMatchObject({ pay: 300_000, by_hand: true });
    expect((await agree(300_000, 2)).status).toBe(200);
    expect(await sequence(evening)).toBe((before ?? 0) + 2);
    await paying.sql(`update evening set cancelled_at = now(), cancelled_by = 'client', refund_percent = 50, refund_least = 50 where id = $1`, [evening]); // prettier-ignore
    expect(await agree(1, 3)).toMatchObject({ status: 409, body: { msg: expect.stringContaining('cancel') } });
  });

  it('is the same by the function and by SQL, with money that came, went and was cancelled', async () => {
    const service = paying.test.app.get(PayoutsService, { strict: false });
    const repository = paying.test.app.get(PayoutsRepository, { strict: false });
    const agenda = paying.test.app.get(Agenda, { strict: false });
    const agreed: [commission: number | null, amount: number | null][] = [[20, null], [10.75, null], [null, null], [20, 123_457], [33.33, 0]]; // prettier-ignore
    for (const [commission, amount] of agreed)
      for (const paid of [0, 100_001, TOTAL, TOTAL + 7])
        for (const percent of [null, 0, 30, 50, 100]) {
          const evening = await ended(commission, amount);
          if (paid > 0) await paying.sql(`insert into money_entry (kind, amount, way, evening_id, actor) values ('charge', $1, 'transfer', $2, 'system')`, [paid, evening]); // prettier-ignore
          if (percent !== null) await paying.sql(`update evening set cancelled_at = now(), cancelled_by = 'client', refund_percent = $1, refund_least = 0 where id = $2`, [percent, evening]); // prettier-ignore
          const found = await repository.part(evening);
          const own = await paying.test.em().transactional(async () => service.part(await agenda.lock(evening)));
          expect({ commission, amount, paid, percent, part: found?.amount }).toEqual({ commission, amount, paid, percent, part: own }); // prettier-ignore
        }
  });
});

describe('paying', () => {
  it('notes several in one press, and names those that cannot be', async () => {
    const [first, second, ahead] = [await ended(), await ended(null, 90_000), await paying.evening()];
    await call('put', `settle/${ahead}`, { amount: 5_000 });
    const unsettled = await ended(null);
    const outcomes = await pay([
      { evening_id: first, amount: 288_000 },
      { evening_id: second, amount: 80_000 },
      { evening_id: ahead, amount: 5_000 },
      { evening_id: unsettled, amount: 5_000 },
      { evening_id: 2_000_000_000, amount: 5_000 },
    ]);
    expect(outcomes.map(({ done, msg }) => (done ? 'done' : msg))).toEqual([
      'done',
      'El monto cambió: ahora son $90.000.',
      'La velada aún no termina.',
      'Falta acordar cuánto recibe.',
      'La velada ya no existe.',
    ]);
    expect(outcomes[0]?.name).toMatch(/^Ana María Pérez, \d+ de /);
    expect(await entries(first)).toEqual([{ kind: 'payout', amount: 288_000 }]);
    expect(await entries(second)).toEqual([]);
    expect(await part(first)).toMatchObject({ state: 'paid', payout: { amount: 288_000, reference: 'TEF-1' } });
    expect(await call('put', `settle/${first}`, { amount: 1 })).toMatchObject({ status: 409 });
  });

  it('pays once, no matter who presses at once, and sent again says the same', async () => {
    const evening = await ended();
    const one = [{ evening_id: evening, amount: 288_000 }];
    const answers = await Promise.all([1, 2, 3, 4].map((by) => pay(one, { reference: `TEF-${by}` })));
    expect(answers.flat().filter(({ done }) => done)).toHaveLength(1);
    expect(answers.flat().find(({ done }) => !done)?.msg).toMatch(/^Ya se pagó el /);
    expect(await entries(evening)).toHaveLength(1);
    const { payout } = await part(evening);
    expect(await pay(one, { reference: payout?.reference })).toMatchObject([{ done: true }]);
    expect(await pay(one, { reference: payout?.reference, boleta_number: 81 })).toMatchObject([
      { done: false, msg: expect.stringContaining('deshaz ese pago') },
    ]);
    expect(await entries(evening)).toHaveLength(1);
    const insert = `insert into payout (evening_id, entry_id) select $1, id from money_entry where kind = 'charge' limit 1`;
    await paying.sql(`insert into money_entry (kind, amount, way, evening_id, actor) values ('charge', 1, 'transfer', $1, 'system')`, [evening]); // prettier-ignore
    await expect(paying.sql(insert, [evening])).rejects.toMatchObject({ code: '23505' });
  });

  it('takes a hundred in one press, and no more', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ evening_id: 2_000_000_000 + at, amount: 1 }));
    expect(await pay(many(100))).toHaveLength(100);
    expect((await call('post', 'mark-paid', { evenings: many(101), day: TODAY })).status).toBe(400);
    const ids = many(100).map(({ evening_id: id }) => id);
    expect(await data('post', 'bank-file', { evening_ids: ids })).toEqual({ lines: [], missing: [] });
  });

  it('is taken back by a line that names the other, once, and is due again', async () => {
    const evening = await ended();
    const one = [{ evening_id: evening, amount: 288_000 }];
    await pay(one);
    const { payout } = await part(evening);
    const undo = () => call('post', `undo/${payout?.id}`, { note: 'El banco la devolvió.' });
    expect((await Promise.all([undo(), undo()])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await entries(evening)).toEqual([
      { kind: 'payout', amount: 288_000 },
      { kind: 'correction', amount: -288_000 },
    ]);
    expect(await part(evening)).toMatchObject({ state: 'due', payout: null });
    expect(await pay(one)).toMatchObject([{ done: true }]);
    expect(await ledgerDifferences(paying.test.em())).toMatchObject({ payouts: 0 });
    // A tab that was opened before means a payout that is over.
    expect(await undo()).toMatchObject({ status: 409, body: { msg: expect.stringContaining('se anotó otro') } });
    expect((await call('post', 'undo/2000000000', { note: 'x' })).status).toBe(404);
  });

  it('answers with the row of the list as it is then, so that it can keep its place', async () => {
    const evening = await ended();
    const listed = async () => (await data<{ id: number }[]>('get', 'all')).find(({ id }) => id === evening);
    const [outcome, missing] = await pay([
      { evening_id: evening, amount: 288_000 },
      { evening_id: 2_000_000_000, amount: 1 },
    ]);
    expect(outcome?.row).toEqual(await listed());
    expect(outcome?.row).toMatchObject({ state: 'paid' });
    expect(missing?.row).toBeNull();
    const { payout } = await part(evening);
    const due = await data('post', `undo/${payout?.id}`, { note: 'El banco la devolvió.' });
    expect(due).toEqual(await listed());
    expect(due).toMatchObject({ state: 'due', payout: null });
  });

  it('shows by how much a part changed after it was paid, and lists that first of what was paid', async () => {
    const [same, more, cancelled] = [await ended(), await ended(), await ended()];
    for (const evening of [same, more, cancelled]) await pay([{ evening_id: evening, amount: 288_000 }]);
    await paying.change(more, TOTAL + 50_000);
    await paying.sql(`insert into money_entry (kind, amount, way, evening_id, actor) values ('charge', $1, 'transfer', $2, 'system')`, [TOTAL, cancelled]); // prettier-ignore
    await paying.sql(`update evening set cancelled_at = now(), cancelled_by = 'client', refund_percent = 50, refund_least = 0 where id = $1`, [cancelled]); // prettier-ignore
    const shown = (await list('state=paid')).map(({ evening_id: id, difference }) => [id, difference]);
    expect(shown.slice(0, 2)).toEqual([[more, 40_000], [cancelled, -144_000]]); // prettier-ignore
    expect(shown).toContainEqual([same, 0]);
    expect(await part(more)).toMatchObject({ amount: 288_000, state: 'paid', difference: 40_000 });
  });

  it('lists what is due first, by state, chef and days', async () => {
    const evening = await ended();
    const due = await list(`state=due&chef=${chef}&from=${dayIn(-3)}&to=${dayIn(-3)}`);
    expect(due.map(({ evening_id: id }) => id)).toContain(evening);
    expect(new Set(due.map(({ state }) => state))).toEqual(new Set(['due']));
    expect((await list('search=nadie')).length).toBe(0);
    const states = (await list()).map(({ state }) => state);
    expect(states).toEqual(states.toSorted((a, b) => 'due unsettled ahead paid'.indexOf(a) - 'due unsettled ahead paid'.indexOf(b))); // prettier-ignore
    expect((await call('get', 'all?state=nothing')).status).toBe(400);
  });

  it('makes a line for the bank of each chef with an account, and no log has it', async () => {
    const evenings = [await ended(), await ended(null, 12_000)];
    const file = () => data<{ lines: object[]; missing: string[] }>('post', 'bank-file', { evening_ids: evenings });
    expect(await file()).toEqual({ lines: [], missing: ['Ana María Pérez'] });
    await data('put', `payee/${chef}`, { ...ACCOUNT });
    expect(await file()).toMatchObject({
      lines: [
        { ...ACCOUNT, account_rut: '76086428-5', amount: 300_000, retention: { retained: 45_750, net: 254_250 } },
      ],
      missing: [],
    });
    // Each boleta is rounded for itself: together they are what the list says of each.
    const three = await Promise.all([1, 2, 3].map(() => ended(null, 33_333)));
    const { lines } = await data<{ lines: { retention: object }[] }>('post', 'bank-file', { evening_ids: three });
    const nets = (await Promise.all(three.map(part))).map(({ retention }) => retention?.net ?? 0);
    expect(lines.map(({ retention }) => retention)).toEqual([{ percent: 15.25, retained: 15_249, net: 84_750 }]);
    expect(nets).toEqual([28_250, 28_250, 28_250]);
    const [logged] = await paying.sql<{ all: string }>(`select coalesce(string_agg(changes::text, ''), '') as all from audit_line`); // prettier-ignore
    expect(logged?.all).not.toContain('00123456789');
    expect(await paying.sql(`select id from audit_line where action = 'export' and kind = 'payout'`)).not.toEqual([]);
  });
});

describe('in Mi cocina', () => {
  const kitchen = (method: 'get' | 'post', path: string, who: SignedInChef, body?: object) => {
    const sent = paying.test.request[method](`/api/v1/kitchen/payouts/${path}`).set(who.header);
    return body ? sent.send(body) : sent;
  };
  const pdf = (bytes = madePdf()) => `data:application/pdf;base64,${bytes.toString('base64')}`;
  const ofChef = async (evening: number, { chefId }: SignedInChef) => {
    await paying.sql('update evening set chef_id = $1 where id = $2', [chefId, evening]);
    await paying.sql('update chef_pay set chef_id = $1 where evening_id = $2', [chefId, evening]);
  };

  it('shows a chef what they earned and nobody else did, and takes their boleta until it was paid', async () => {
    const [own, other] = [await signInChef(paying.test), await signInChef(paying.test)];
    const [evening, theirs, ahead] = [await ended(), await ended(), await paying.evening()];
    await ofChef(evening, own);
    await ofChef(theirs, other);
    await ofChef(ahead, own);
    const shown = async (): Promise<Record<string, unknown>[]> =>
      (await kitchen('get', 'all', own).expect(200)).body.data as Record<string, unknown>[];
    const given = (id: number, data: string, who = own) => kitchen('post', `boleta/${id}`, who, { number: 12, data });
    expect((await shown()).filter(({ evening_id: id }) => id === theirs)).toEqual([]);
    expect((await shown()).find(({ evening_id: id }) => id === evening)).toMatchObject({ state: 'due', amount: 288_000, boleta: null }); // prettier-ignore
    await given(theirs, pdf()).expect(404);
    await given(ahead, pdf()).expect(409);
    await given(evening, 'data:text/html;base64,PGI+').expect(400);
    await given(evening, pdf(Buffer.from('%PDF-1.4 nothing'))).expect(400);
    await given(evening, pdf(Buffer.alloc(5 * 1024 * 1024 + 1))).expect(413);
    await given(evening, pdf()).expect(200);
    await given(evening, pdf()).expect(200);
    const file = await kitchen('get', `boleta/${evening}`, own).expect(200);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="boleta-12.pdf"',
      'cache-control': 'no-store',
    });
    const lines = await paying.sql<{ record_name: string }>(`select record_name from audit_line where kind = 'boleta' and action = 'upload'`); // prettier-ignore
    expect(lines.map(({ record_name: name }) => name)).toEqual(['Boleta 12']);
    await kitchen('get', `boleta/${evening}`, other).expect(404);
    const staff = (who: SignedIn) => paying.test.request.get(`/api/v1/payouts/boleta/${evening}`).set(who.header);
    await ofChef(evening, other);
    await staff(paying.admin).expect(404);
    const others = (await kitchen('get', 'all', other).expect(200)).body.data as Record<string, unknown>[];
    expect(others.find(({ evening_id: id }) => id === evening)).toMatchObject({ boleta: null });
    await given(evening, pdf(), other).expect(200);
    await kitchen('get', `boleta/${evening}`, own).expect(404);
    await kitchen('get', `boleta/${evening}`, other).expect(200);
    await ofChef(evening, own);
    await given(evening, pdf()).expect(200);
    await staff(paying.admin).expect(200);
    await staff(moderator).expect(403);
    expect(await pay([{ evening_id: evening, amount: 288_000 }])).toMatchObject([{ done: true }]);
    await given(evening, pdf()).expect(409);
    const [paid] = await shown();
    expect((await shown()).find(({ evening_id: id }) => id === evening)).toMatchObject({ state: 'paid', boleta: 12, payout: { by: null } }); // prettier-ignore
    expect(paid).not.toHaveProperty('total');
    // The former chef's does not keep the present one from giving theirs.
    await ofChef(evening, other);
    await given(evening, pdf(), other).expect(200);
  });
});

describe('what the company settles', () => {
  it('refuses two rates from one day, a stale version, and what cannot be', async () => {
    const rate = { from: '2030-01-01', percent: 18 };
    const save = (body: object) => call('put', 'settings', { commission: 20, retentions: [rate], ...body });
    expect(await save({ retentions: [rate, rate] })).toMatchObject({ status: 409, body: { errors: [{ field: 'retentions' }] } }); // prettier-ignore
    expect((await save({ version: 1_000 })).status).toBe(409);
    expect(await data('put', `payee/${chef}`, { commission: 10 })).toMatchObject({ commission: 10, bank: null });
    const half = await call('put', `payee/${chef}`, { bank: 'Banco' });
    expect([half.status, half.body.errors?.length]).toEqual([409, 5]);
    for (const body of [
      { commission: 100 },
      { commission: -1 },
      { retentions: [] },
      { retentions: [{ from: 'x', percent: 1 }] },
    ])
      expect((await save(body)).status).toBe(400);
    expect((await call('put', `payee/${chef}`, { ...ACCOUNT, account_rut: '76086428-4' })).status).toBe(400);
    expect((await call('post', 'mark-paid', { evenings: [{ evening_id: 1, amount: 1 }], day: TODAY, reference: 'a b' })).status).toBe(400); // prettier-ignore
  });
});
