import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { advisoryKey } from '../src/platform/database/lock.js';
import { query } from '../src/platform/database/query.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { dayIn } from './harness/days.js';
import { emptyTables } from './harness/empty-tables.js';
import { chefForm, proposalForm, proposalItem } from './harness/factories.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { rounds } from './harness/soak.js';
import { statementsDuring } from './harness/statements.js';
import { RequestSteps } from './harness/request-steps.js';

/**
 * Anyone who works on a request holds it and then locks its chef, an experience or a person. A deletion holds those and then
 * waits for the requests that name them. `WRITER_ROUNDS` lets all of them meet more often.
 */

const ROUNDS = Number(process.env['WRITER_ROUNDS'] ?? rounds(1, 10));

let test: TestApp;
let admin: SignedIn;
let chef: number;
let dish: number;
let colleague: number;
let table: RequestSteps;

beforeAll(async () => {
  test = await createTestApp();
  admin = await signIn(test);
});
afterAll(() => test.close());
beforeEach(makeReady);

/** A chef, an experience of theirs and a colleague, all of whom are about to be named by requests. */
async function makeReady(): Promise<void> {
  await emptyTables(test.em(), 'quote_request', 'deleted_record');
  await query(test.em(), "delete from person where email = 'paula@cocina.example'");
  const make = async (path: string, body: object): Promise<number> =>
    (await new RequestSteps(test, admin, 0).call('post', path, body)).id;
  chef = await make('chefs/create', await chefForm(test, { name: 'Ana Soto' }));
  dish = await make('proposals/create', await proposalForm(test, chef));
  colleague = await make('users/create', { name: 'Paula', email: 'paula@cocina.example', role: 'USER' });
  await query(test.em(), "update person set state = 'ACTIVE' where id = $1", [colleague]);
  table = new RequestSteps(test, admin, chef);
}

type Write = () => Promise<{ status: number; body: { msg?: string } }>;

const send = (method: 'post' | 'put' | 'delete', path: string, body?: object): Write => {
  const call = async () => test.request[method](`/api/v1/${path}`).set(admin.header).send(body);
  return call;
};

/** A request that names everything that is deleted. */
async function asked(): Promise<number> {
  const id = await table.ask({ choices: [{ chef_id: chef, proposal_id: dish }] });
  await table.call('put', `quote_requests/assign/${id}`, { owner_id: colleague });
  return id;
}
async function accepted(): Promise<{ request: number; offer: number }> {
  const request = await asked();
  const { id: offer } = await table.offer(request, { proposal_ids: [dish] });
  expect(await table.accept(offer)).toMatchObject({ status: 200 });
  return { request, offer };
}

/** What is done with a request. Each makes ready what it needs, and returns the write itself. */
const WORK: Record<string, () => Promise<Write>> = {
  'save a draft': async () => {
    const { id, ...draft } = await table.draft(await asked(), { proposal_ids: [dish] });
    const { guests, day, starts_at, minutes, commune, conditions, valid_until, lines, version } = draft;
    const words = { guests, day, starts_at, minutes, commune, address: null, included: null, conditions, valid_until };
    const priced = (lines as Record<string, unknown>[]).map(({ description, quantity, unit_price }) => ({
      description,
      quantity,
      unit_price,
    }));
    return send('put', `offers/update/${id}`, {
      ...words,
      lines: priced,
      version,
      chef_id: chef,
      proposal_ids: [dish],
    });
  },
  'accept an offer': async () => {
    const { id } = await table.offer(await asked(), { proposal_ids: [dish] });
    const body = { name: 'Camila Rojas', terms: true, terms_version: '1' };
    return send('post', `offers/accept/${await table.token('offer', id)}`, body);
  },
  'move an evening': async () => {
    const { offer } = await accepted();
    const { evening } = await table.call('get', `offers/get-one/${offer}`);
    const { version } = evening as { version: number };
    const to = { day: dayIn(31), starts_at: '20:30', note: 'Lo pidió el cliente.', version };
    return send('put', `offers/move-evening/${offer}`, to);
  },
  'give an opinion': async () => {
    const { request } = await accepted();
    await table.takesPlace(request);
    const words = { client_name: 'Camila R.', score: 5, description: 'Nadie se quería ir.' };
    return send('post', `opinions/give/${await table.token('opinion', request)}`, words);
  },
  'give a request to somebody': async () =>
    send('put', `quote_requests/assign/${await table.ask()}`, { owner_id: colleague }),
  'keep a note': async () => send('post', `quote_requests/note/${await asked()}`, { text: 'Llamar mañana.' }),
};

/** What takes away what requests name, or gives it back. */
const DELETIONS: Record<string, () => Write | Promise<Write>> = {
  'delete a chef': () => send('delete', `chefs/delete/${chef}`),
  'delete an experience': () => send('delete', `proposals/delete/${dish}`),
  'replace the experiences of a chef': async () =>
    send('put', `proposals/update/chef/${chef}`, { proposals: [await proposalItem(test)] }),
  'bring back an experience': async () => {
    await table.call('delete', `proposals/delete/${dish}`);
    return send('post', `deleted_records/bring-back/${await lastDeletion()}`);
  },
  'bring back a chef': async () => {
    // A chef with an evening ahead stays.
    await query(
      test.em(),
      "update evening set day = $1, begins_at = now() - interval '20 hours', ends_at = now() - interval '16 hours'",
      [dayIn(-1)],
    );
    await table.call('delete', `chefs/delete/${chef}`);
    return send('post', `deleted_records/bring-back/${await lastDeletion()}`);
  },
  'delete a person': () => send('delete', `users/delete/${colleague}`),
};

async function lastDeletion(): Promise<number> {
  const [row] = await query<{ id: number }>(test.em(), 'select max(id) as id from deleted_record');
  return row?.id ?? 0;
}

const ENDED = 'Otra persona guardó al mismo tiempo. Intenta otra vez.';

const KEY = advisoryKey('deletion');
const ROWS = /from "(quote_request|chef|person)" .*for (no key )?(update|share)/;

it.each(Object.entries({ ...WORK, ...DELETIONS }))('says so before it locks a row: %s', async (_name, prepare) => {
  const write = await prepare();
  let answer;
  const sent = await statementsDuring(async () => (answer = await write()));
  expect(answer).toMatchObject({ status: 200 });
  const said = sent.findIndex(({ text }) => text.includes('pg_advisory_xact_lock') && text.includes(KEY));
  const locked = sent.findIndex(({ text }) => ROWS.test(text));
  expect(said).toBeGreaterThan(-1);
  if (locked >= 0) expect(said).toBeLessThan(locked);
});

it.each(Object.entries(DELETIONS))(
  'waits for anyone who works on a request, who gets the rest: %s',
  async (_name, prepare) => {
    const request = await asked();
    const write = await prepare();
    const worker = new Client({ connectionString: test.env.DATABASE_URL });
    await worker.connect();
    try {
      await worker.query('begin');
      await worker.query('select pg_advisory_xact_lock_shared($1)', [KEY]);
      await worker.query('select from quote_request where id = $1 for update', [request]);
      const answer = write();
      await waiting(worker);
      for (const named of ['chef', 'person']) await worker.query(`select from ${named} for update`);
      await worker.query('commit');
      expect(await answer).toMatchObject({ status: 200 });
    } finally {
      await worker.end();
    }
  },
);

/** Until the application waits for the worker's locks. */
async function waiting(worker: Client): Promise<void> {
  const asked = `select pg_stat_clear_snapshot(), (select count(*)::int from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock') as count`;
  for (const start = Date.now(); ;) {
    if ((await worker.query<{ count: number }>(asked)).rows[0]?.count) return;
    if (Date.now() - start > 120_000) throw new Error('Nobody waits.');
  }
}

it.each(Object.entries(DELETIONS))(
  'ends nobody who works on a request at the same moment: %s',
  async (_name, prepare) => {
    for (let round = 0; round < ROUNDS; round++) {
      if (round > 0) await makeReady();
      const writes: Write[] = [];
      for (const make of Object.values(WORK)) writes.push(await make());
      const deletion = await prepare();
      writes.splice(round % writes.length, 0, deletion);
      const answers = await Promise.all(writes.map((write) => write()));
      // Of two that wait for each other, PostgreSQL ends one. What is refused because its chef is gone says so.
      const ended = answers.filter(({ status, body }) => status >= 500 || body.msg === ENDED);
      expect(ended).toEqual([]);
    }
  },
  180_000 + 10_000 * ROUNDS,
);
