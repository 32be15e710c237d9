import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BankRowDto, StatementReadDto } from '../src/modules/cash-book/reconciliation.dto.js';
import type {
  CashAccountDto,
  CashEntryDto,
  CashFiguresDto,
  CashPendingDto,
} from '../src/modules/cash-book/cash-book.dto.js';
import { GiftCardKey } from '../src/modules/gift-cards/index.js';
import { ledgerDifferences, MoneyRepository } from '../src/modules/money/index.js';
import { openSteps, planOf } from '../src/modules/money/plan.js';
import { balanceOf } from '../src/modules/money/balance.js';
import { CHEFS } from '../src/seed/content/chefs.js';
import { seedAgenda } from '../src/seed/demo-agenda.js';
import { seedGiftCards } from '../src/seed/demo-gift-cards.js';
import { seedMoney } from '../src/seed/demo-money.js';
import { seedOffers } from '../src/seed/demo-offers.js';
import { seedPayouts } from '../src/seed/demo-payouts.js';
import { seedRequests } from '../src/seed/demo-requests.js';
import { dayIn } from './harness/days.js';
import { emptyTables } from './harness/empty-tables.js';
import { chefForm } from './harness/factories.js';
import { Paying, TOTAL } from './harness/paying.js';

let paying: Paying;
beforeAll(async () => {
  paying = await Paying.start();
});
afterAll(() => paying.close());

const API = '/api/v1/cash_book';
const TODAY = dayIn(0);
const call = async (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) => {
  const sent = paying.test.request[method](`${API}/${path}`).set(paying.admin.header);
  const answer = await (body ? sent.send(body) : sent);
  return { status: answer.status, ...(answer.body as { msg: string; data: unknown }) };
};
const data = async <Data>(...asked: Parameters<typeof call>): Promise<Data> => {
  const answer = await call(...asked);
  if (answer.status > 201) throw new Error(`${asked[1]}: ${answer.status} ${answer.msg}`);
  return answer.data as Data;
};
const sum = (rows: readonly number[]): number => rows.reduce((all, one) => all + one, 0);

const figuresOf = (month: string) => data<CashFiguresDto>('get', `figures?month=${month}`);
const pendingOf = (month: string) => data<CashPendingDto>('get', `pending?month=${month}`);
const entriesOf = (month: string, more = '') => data<CashEntryDto[]>('get', `entries?month=${month}${more}`);
const accountsOf = (month: string, more = '') => data<CashAccountDto[]>('get', `accounts?month=${month}${more}`);

/** The last months and the next, by the database's clock. */
const months = () =>
  paying.sql<{
    month: string;
    today: string;
  }>(`select to_char(day, 'YYYY-MM') as month, (now() at time zone 'America/Santiago')::date::text as today
    from generate_series(date_trunc('month', now() at time zone 'America/Santiago') - interval '5 months',
      now() at time zone 'America/Santiago' + interval '2 months', '1 month') as day`);

/** An entry of an evening of its own. */
async function entry(amount: number, day = TODAY, reference: string | null = null, way = 'transfer'): Promise<number> {
  const evening = await paying.evening(TOTAL);
  const [{ id = 0 } = {}] = await paying.sql<{ id: number }>(
    `insert into money_entry (kind, amount, way, evening_id, actor, at, reference)
     values ('charge', $1, $2, $3, 'system', $4::date + time '15:00', $5) returning id`,
    [amount, way, evening, day, reference],
  );
  return id;
}
const shown = (day: string): string => day.split('-').toReversed().join('/');
const statement = (...rows: [day: string, amount: number, reference?: string, words?: string][]): string =>
  ['Fecha;Descripción;N° documento;Monto', ...rows.map(([day, amount, reference = '', words = '']) => `${shown(day)};"${words.replaceAll('"', '""')}";${reference};${amount.toLocaleString('es-CL')}`)].join('\n'); // prettier-ignore
const read = (text: string) => data<StatementReadDto>('post', 'bank_rows', { text });
const rows = (more = '') => data<BankRowDto[]>('get', `bank_rows?month=${TODAY.slice(0, 7)}${more}`);
const matched = (id: number) => paying.sql<{ entry_id: number }>('select entry_id from bank_match where bank_row_id = $1 order by entry_id', [id]); // prettier-ignore

describe('the conciliation', () => {
  beforeEach(() => emptyTables(paying.owner(), 'bank_row', 'money_entry'));

  it('matches by reference, amount and day, keeps the rest, and doubles nothing when two people send the file again', async () => {
    const [named, ofDay] = [await entry(150_001, TODAY, 'TEF-48213'), await entry(150_002)];
    const text = statement([TODAY, 150_001, '0048213', 'TEF de Camila Rojas 12.345.678-9'], [TODAY, 150_002], [TODAY, 9_990, '77', '=HYPERLINK("http://x")'], [TODAY, 9_990, '77']); // prettier-ignore
    expect(await read(text)).toMatchObject({
      source: 'bank',
      read: 4,
      known: 0,
      matched: 2,
      unreadable: [],
      skipped: 0,
    });
    const again = await Promise.all([read(text), read(text), read(text)]);
    expect(again.map((one) => [one.known, one.matched])).toEqual([[4, 0], [4, 0], [4, 0]]); // prettier-ignore
    const all = await rows();
    expect(all.map(({ state, amount, words, entries }) => [state, amount, words, entries.map(({ id }) => id)])).toEqual(
      [
        ['pending', 9_990, '=HYPERLINK("http://x")', []],
        ['pending', 9_990, null, []],
        ['matched', 150_001, null, [named]],
        ['matched', 150_002, null, [ofDay]],
      ],
    );
    expect((await entriesOf(TODAY.slice(0, 7), '&bank=open')).map(({ id }) => id)).toEqual([]);
    expect(await pendingOf(TODAY.slice(0, 7))).toEqual({
      bank: { amount: 19_980, count: 2 },
      ours: { amount: 0, count: 0 },
    });
    // What was noted after the file came is found when it comes again.
    const late = await entry(19_990, TODAY, '77');
    expect((await entriesOf(TODAY.slice(0, 7), '&bank=open')).map(({ id }) => id)).toEqual([late]);
    const stored = JSON.stringify([await paying.sql('select * from bank_row'), await paying.sql(`select * from audit_line where kind in ('bank_row', 'bank_match')`)]); // prettier-ignore
    expect(stored).not.toMatch(/12\.?345\.?678|Camila/);
    expect(stored).toContain('4 filas');
  });

  it('is done by hand for the rest: several entries of one transfer, once, by whoever is first', async () => {
    const [one, two, three] = [await entry(100_000), await entry(80_000), await entry(70_000)];
    await read(statement([TODAY, 180_000, '', 'TEF de Camila'], [TODAY, 5_000]));
    const [small, row] = (await rows('&state=pending&sort=amount')) as [BankRowDto, BankRowDto];
    const offered = await data<{ id: number }[]>('get', `bank_rows/${row.id}/candidates`);
    expect(offered.map(({ id }) => id)).toEqual([one, two, three]);
    const match = (id: number, ...entry_ids: number[]) => call('put', `bank_rows/${id}/match`, { entry_ids });
    const race = await Promise.all([match(row.id, one, two), match(row.id, one, two), match(row.id, one, three)]);
    expect(race.map(({ status }) => status).toSorted()[2]).toBe(409);
    expect(race.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await matched(row.id)).toHaveLength(2);
    expect(await match(small.id, one)).toMatchObject({
      status: 409,
      msg: expect.stringContaining('Uno de los movimientos'),
    });
    expect(await call('put', `bank_rows/${row.id}/aside`, { aside: true })).toMatchObject({ status: 409 });
    expect((await ledgerDifferences(paying.test.em())).bank).toBe(0);
    await paying.sql(`update bank_row set aside_at = now(), aside_by = 'x' where id = $1`, [row.id]);
    expect((await ledgerDifferences(paying.test.em())).bank).toBe(2);
    await paying.sql(`update bank_row set aside_at = null, aside_by = null where id = $1`, [row.id]);
    // Undone, it stays undone although the file comes again; its words are there again.
    for (let press = 0; press < 2; press++)
      expect((await call('delete', `bank_rows/${row.id}/match`)).status).toBe(200);
    expect((await match(row.id, one, two)).status).toBe(200);
    const lines = await paying.sql<{ action: string; actor_name: string }>(`select action, actor_name from audit_line where kind = 'bank_match' order by id desc limit 4`); // prettier-ignore
    expect(lines.map(({ action }) => action).toSorted()).toEqual(['create', 'create', 'delete', 'delete']);
    expect(lines.every(({ actor_name: name }) => name === paying.admin.person.name)).toBe(true);
  });

  it('waits for no bank where it was cash; a cheque is matched by hand', async () => {
    const month = TODAY.slice(0, 7);
    const cash = await entry(90_000, TODAY, null, 'other');
    const states = async () => (await entriesOf(month)).map(({ bank }) => bank);
    expect(await states()).toEqual(['none']);
    expect((await pendingOf(month)).ours).toEqual({ amount: 0, count: 0 });
    expect(await read(statement([TODAY, 90_000]))).toMatchObject({ matched: 0 });
    const [row] = (await rows()) as [BankRowDto];
    const offered = await data<{ id: number }[]>('get', `bank_rows/${row.id}/candidates`);
    expect(offered.map(({ id }) => id)).toEqual([cash]);
    // Each answer is the row of the list as it is then, so that it can keep its place.
    const match = await data<BankRowDto>('put', `bank_rows/${row.id}/match`, { entry_ids: [cash] });
    expect(match).toMatchObject({ state: 'matched', by: paying.admin.person.name, entries: [{ id: cash }] });
    expect(await rows()).toEqual([match]);
    expect(await states()).toEqual(['matched']);
    const undone = await data<BankRowDto>('delete', `bank_rows/${row.id}/match`);
    expect(undone).toMatchObject({ state: 'pending', entries: [] });
    const aside = await data<BankRowDto>('put', `bank_rows/${row.id}/aside`, { aside: true });
    expect(aside).toMatchObject({ state: 'aside', by: paying.admin.person.name });
    expect(await rows()).toEqual([aside]);
  });

  it('leaves a match alone that somebody undid, and takes back what was set aside', async () => {
    const id = await entry(50_001);
    const text = statement([TODAY, 50_001, '', 'TEF de Pía'], [TODAY, -3_000, '', 'Comisión']);
    await read(text);
    const [fee, row] = (await rows('&sort=amount')) as [BankRowDto, BankRowDto];
    expect(row).toMatchObject({ state: 'matched', by: null, words: null });
    await data('delete', `bank_rows/${row.id}/match`);
    expect(await read(text)).toMatchObject({ known: 2, matched: 0 });
    expect((await rows('&sort=amount'))[1]).toMatchObject({ state: 'pending', words: 'TEF de Pía' });
    const aside = (to: boolean) => call('put', `bank_rows/${fee.id}/aside`, { aside: to });
    for (const to of [true, true]) expect((await aside(to)).status).toBe(200);
    expect((await rows('&state=aside')).map(({ by }) => by)).toEqual([paying.admin.person.name]);
    expect(await call('put', `bank_rows/${fee.id}/match`, { entry_ids: [id] })).toMatchObject({
      status: 409,
      msg: 'Lo que entró no se concilia con lo que salió.',
    });
    await aside(false);
    expect((await rows('&state=pending')).map(({ amount }) => amount)).toEqual([50_001, -3_000]);
    // What came to nothing waits for no bank.
    await paying.sql(`insert into money_entry (kind, amount, way, evening_id, corrects_id, actor)
      select 'correction', -amount, way, evening_id, id, 'system' from money_entry where id = $1`, [id]); // prettier-ignore
    expect(await call('put', `bank_rows/${row.id}/match`, { entry_ids: [id] })).toMatchObject({
      status: 409,
      msg: expect.stringContaining('Uno de los movimientos'),
    });
    expect((await entriesOf(TODAY.slice(0, 7))).map(({ bank }) => bank)).toEqual(['none', 'none']);
  });

  it('refuses what is no statement with a sentence, and what is not there', async () => {
    for (const text of ['', 'hola', 'Fecha;Monto\n\u0000', `Fecha;Monto\n${'1'.repeat(200_001)}`, 5])
      expect(await call('post', 'bank_rows', { text })).toMatchObject({ status: 400, msg: expect.any(String) });
    expect((await call('post', 'bank_rows', { text: 'x'.repeat(1_100_000) })).status).toBe(413);
    expect(await paying.sql('select id from bank_row')).toEqual([]);
    for (const [method, path, body] of [
      ['get', 'candidates'],
      ['delete', 'match'],
      ['put', 'match', { entry_ids: [1] }],
      ['put', 'aside', { aside: true }],
    ] as const)
      // prettier-ignore
      expect(await call(method, `bank_rows/2000000000/${path}`, body)).toMatchObject({ status: 404, msg: 'La fila del banco ya no existe.' });
  });
});

describe('what is to pay', () => {
  it('adds up what is to pay of evenings ahead and of the last 18 months', async () => {
    const due = async () => {
      const figures = await figuresOf(TODAY.slice(0, 7));
      return figures.due.count + figures.overdue.count;
    };
    await paying.takesMoney();
    await paying.sql(`update money_settings set created_at = now() - interval '3 years'`);
    const before = await due();
    await paying.evening(TOTAL, dayIn(-560));
    expect(await due()).toBe(before);
    await paying.evening(TOTAL, dayIn(-530));
    expect(await due()).toBe(before + 1);
    await paying.sql('delete from money_settings');
  });
});

/** Each figure of a month by itself, straight from the entries. */
async function recomputed(month: string) {
  const [found] = await paying.sql<Record<string, number>>(
    `with line as (
       select e.way, e.amount, c.kind as ckind, case when c.id is null then e.kind else c.kind end as kind
       from money_entry e left join money_entry c on c.id = e.corrects_id
       where to_char(case when c.id is null then e.at else c.at end at time zone 'America/Santiago', 'YYYY-MM') = $1)
     select ${['card', 'transfer', 'other']
       .flatMap((way) => [
         `coalesce((select sum(amount) from line where way = '${way}' and kind in ('charge', 'gift_card_sold')), 0)::int as ${way}_in`,
         `coalesce((select sum(amount) from line where way = '${way}' and kind = 'refund'), 0)::int as ${way}_back`,
         `coalesce((select sum(amount) from line where way = '${way}' and kind = 'payout'), 0)::int as ${way}_out`,
       ])
       .join(', ')},
       coalesce((select sum(amount) from line where kind = 'gift_card_used'), 0)::int as used`,
    [month],
  );
  if (!found) throw new Error('Nothing was recomputed.');
  return found;
}

/** What is to pay of every evening by the end of a month, by the functions and not by SQL. */
async function stepsUntil(month: string, today: string) {
  const money = paying.test.app.get(MoneyRepository, { strict: false });
  let [due, overdue] = [0, 0];
  for (const { id } of await paying.sql<{ id: number }>('select id from evening')) {
    const facts = await money.facts(id);
    if (!facts) continue;
    for (const { left, dueOn, overdue: late } of openSteps(planOf(facts), balanceOf(facts), today)) {
      if (dueOn.slice(0, 7) > month) continue;
      if (late) overdue += left;
      else due += left;
    }
  }
  return [due, overdue];
}

/** Compares all that Caja says of every month with the entries themselves. */
async function comparesMonths(): Promise<number> {
  let moved = 0;
  for (const { month, today } of await months()) {
    const [figures, plain] = [await figuresOf(month), await recomputed(month)];
    const shown = Object.fromEntries(
      figures.ways.flatMap(({ way, came_in, given_back, paid_out }) => [
        [`${way}_in`, came_in],
        [`${way}_back`, given_back],
        [`${way}_out`, paid_out],
      ]),
    );
    expect({ month, ...shown, used: figures.gift_cards_used }).toEqual({ month, ...plain });
    const total = sum(figures.ways.map((way) => way.total));
    expect({ month, ...figures.sums }).toEqual({ month, by_entry: total, by_way: total, by_account: total });
    const [entries, accounts] = [await entriesOf(month), await accountsOf(month)];
    expect(sum(entries.map(({ amount }) => amount))).toBe(total);
    expect(sum(accounts.map((one) => one.moved))).toBe(total);
    const open = await entriesOf(month, '&bank=open');
    expect((await pendingOf(month)).ours).toEqual({
      amount: sum(open.map(({ amount }) => amount)),
      count: open.length,
    });
    expect([figures.due.amount, figures.overdue.amount]).toEqual(await stepsUntil(month, today));
    moved += entries.length;
  }
  return moved;
}

describe('the figures of the demo', () => {
  it('are those of its entries, by entry, by way, and by evening or gift card', async () => {
    for (const { chef_name: name, email } of CHEFS.slice(0, 10))
      await paying.test.request
        .post('/api/v1/chefs/create')
        .set(paying.admin.header)
        .send(await chefForm(paying.test, { name, email }))
        .expect(200);
    const [{ id: paper = 0 } = {}] = await paying.sql<{ id: number }>(
      `insert into private_paper (key, type, bytes) values ('private/papers/x.pdf', 'application/pdf', 1) returning id`,
    );
    await paying.owner().transactional(async (em) => {
      await emptyTables(em, 'quote_request', 'offer_year', 'bank_row', 'money_entry');
      await seedRequests(em);
      await seedAgenda(em);
      await seedOffers(em);
      await seedPayouts(em, paper);
      await seedMoney(em);
      await seedGiftCards(em, paying.test.app.get(GiftCardKey, { strict: false }));
    });
    // What was written wrong, in an earlier month, and a payout that was undone.
    await paying.sql(`insert into money_entry (kind, amount, way, evening_id, corrects_id, actor)
      select 'correction', -amount, way, evening_id, id, 'system' from money_entry where kind = 'payout' order by at limit 1`);
    await paying.sql(`insert into money_entry (kind, amount, way, evening_id, corrects_id, actor)
      select 'correction', -1000, way, evening_id, id, 'system' from money_entry where kind = 'charge' and way = 'transfer' order by at limit 1`);
    expect(await comparesMonths()).toBeGreaterThan(10);
  });

  it('say of each evening what is agreed, paid and left, and of the dashboard’s months what came in', async () => {
    const [here] = await months();
    const rows = await accountsOf(TODAY.slice(0, 7), '&of=evening');
    const money = paying.test.app.get(MoneyRepository, { strict: false });
    expect(rows.length).toBeGreaterThan(1);
    for (const { evening_id: id, agreed, paid, given_back, left } of rows) {
      const facts = await money.facts(id ?? 0);
      const own = facts && balanceOf(facts);
      expect([id, agreed, paid, given_back, left]).toEqual([id, own?.agreed, own?.paid, own?.givenBack, own?.left]);
    }
    expect((await accountsOf(TODAY.slice(0, 7), '&open=true')).every(({ left }) => left > 0)).toBe(true);
    const dashboard = await paying.test.request.get('/api/v1/dashboard/requests?weeks=52').set(paying.admin.header);
    const { accepted } = (dashboard.body as { data: { accepted: { month: string; paid: number }[] } }).data;
    expect(here && accepted.map(({ month }) => month)).toContain(here?.month);
    for (const { month, paid } of accepted)
      expect({ month, paid }).toEqual({ month, paid: sum((await figuresOf(month)).ways.map((way) => way.came_in)) });
  });

  it('narrow the list of entries down, and hide who is blocked', async () => {
    const [{ month = '' } = {}] = await paying.sql<{ month: string }>(
      `select to_char(at at time zone 'America/Santiago', 'YYYY-MM') as month from money_entry where kind = 'payout' order by at desc limit 1`,
    );
    const payouts = await entriesOf(month, '&kind=payout&way=transfer');
    expect(payouts.length).toBeGreaterThan(0);
    expect(payouts.every(({ kind, way }) => kind === 'payout' && way === 'transfer')).toBe(true);
    const [{ id, number, client } = { id: 0, number: '', client: '' }] = payouts;
    expect((await entriesOf(month, `&search=${number}`)).map((one) => one.id)).toContain(id);
    await paying.sql(`update quote_request set blocked_at = now() where name = $1`, [client]);
    expect((await entriesOf(month)).find((one) => one.id === id)?.client).toBe('Datos bloqueados');
    await paying.sql(`update quote_request set blocked_at = null where name = $1`, [client]);
    for (const wrong of ['2026-13', '1999-01', '0000-01', 'x', '2026-11-01'])
      expect((await call('get', `figures?month=${wrong}`)).status).toBe(400);
  });
});
