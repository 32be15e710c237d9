import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { query } from '../src/platform/database/query.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { dayIn } from './harness/days.js';
import { emptyTables } from './harness/empty-tables.js';
import { chefForm, proposalForm } from './harness/factories.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { RequestSteps } from './harness/request-steps.js';

/** How far a request has come when its chef goes. */
const STAGES = ['asked', 'draft', 'offered', 'took place', 'opinion'] as const;
type Stage = (typeof STAGES)[number];

/** What tells of a request and its chef. */
const TOLD = [
  'quote_request',
  'quote_request_choice',
  'offer',
  'offer_line',
  'offer_menu',
  'evening',
  'opinion',
  'comment',
];

type Fate = 'deactivated' | 'deleted';

/** What is seen afterwards, and what can still be done. */
interface Seen {
  /** How many of the choices of the request are left. */
  choices: number;
  /** Whether a draft can be sent. */
  sent?: boolean;
  /** What the client hears who accepts an offer. */
  accepted?: string | true;
  /** Whether the client can say how it was. */
  asked?: boolean;
  /** How many opinions staff see. */
  opinions?: number;
}

const GONE = 'El chef de esta cotización ya no está con nosotros. Escríbenos y te proponemos otro.';

const OFF = 'Este chef ya no recibe mesas con nosotros por ahora. Escríbenos y te proponemos otro.';

const EXPECTED: Record<Stage, Record<Fate, Seen>> = {
  asked: { deactivated: { choices: 1 }, deleted: { choices: 0 } },
  draft: { deactivated: { choices: 1, sent: false }, deleted: { choices: 0, sent: false } },
  offered: { deactivated: { choices: 1, accepted: OFF }, deleted: { choices: 0, accepted: GONE } },
  'took place': { deactivated: { choices: 1, asked: true }, deleted: { choices: 0, asked: false } },
  opinion: { deactivated: { choices: 1, opinions: 1 }, deleted: { choices: 0, opinions: 0 } },
};

let test: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  admin = await signIn(test);
});
afterAll(() => test.close());

async function newChef(): Promise<number> {
  const form = await chefForm(test, { name: 'Chef Fugaz' });
  const { body } = await test.request.post('/api/v1/chefs/create').set(admin.header).send(form).expect(200);
  return (body as { data: { id: number } }).data.id;
}

/** A request that has come so far, with its offer if it has one. */
async function led(
  table: RequestSteps,
  stage: Stage,
  content: object = {},
): Promise<{ request: number; offer: number }> {
  const request = await table.ask();
  if (stage === 'asked') return { request, offer: 0 };
  if (stage === 'draft') return { request, offer: (await table.draft(request, content)).id };
  const { id: offer } = await table.offer(request, content);
  if (stage === 'offered') return { request, offer };
  await table.accept(offer);
  await table.takesPlace(request);
  if (stage === 'took place') return { request, offer };
  const token = await table.token('opinion', request);
  const words = { client_name: 'Camila R.', score: 5, description: 'Nadie se quería ir.' };
  await test.request.post(`/api/v1/opinions/give/${token}`).send(words).expect(200);
  return { request, offer };
}

const goes = (chef: number, fate: Fate) =>
  fate === 'deleted'
    ? test.request.delete(`/api/v1/chefs/delete/${chef}`).set(admin.header).expect(200)
    : test.request.put(`/api/v1/chefs/change-state/${chef}`).set(admin.header).expect(200);

/** Every page that tells of the request, for staff and for the client, can still be read. */
async function readAll(table: RequestSteps, { request, offer }: { request: number; offer: number }): Promise<void> {
  await table.call('get', `quote_requests/all?search=camila`);
  await table.call('get', `offers/of-request/${request}`);
  await table.call('get', `agenda/all?from=${dayIn(-40)}&to=${dayIn(40)}`);
  const mine = await table.token('request', request);
  const paths = [`my_request/${mine}`, `offers/of-my-request/${mine}`];
  if (offer) {
    const { state } = await table.call('get', `offers/get-one/${offer}`);
    if (state !== 'borrador') paths.push(`offers/by-link/${await table.token('offer', offer)}`);
  }
  for (const path of paths) await test.request.get(`/api/v1/${path}`).expect(200);
}

describe.each(STAGES)('a chef who goes when it is: %s', (stage) => {
  it.each<Fate>(['deactivated', 'deleted'])('%s: nothing breaks, and what can be done is as said', async (fate) => {
    const chef = await newChef();
    const table = new RequestSteps(test, admin, chef);
    const ids = await led(table, stage);
    await goes(chef, fate);
    await readAll(table, ids);
    const wanted = EXPECTED[stage][fate];
    const { choices } = await table.call('get', `quote_requests/get-one/${ids.request}`);
    const seen: Seen = { choices: (choices as unknown[]).length };
    const status = async (method: 'get' | 'post', path: string, body?: object) =>
      (await test.request[method](`/api/v1/${path}`).set(admin.header).send(body)).status;
    if ('sent' in wanted) {
      const { version } = await table.call('get', `offers/get-one/${ids.offer}`);
      seen.sent = (await status('post', `offers/send/${ids.offer}`, { by: 'link', version })) === 200;
    }
    if ('accepted' in wanted) {
      const answer = await table.accept(ids.offer);
      seen.accepted = answer.status === 200 || answer.msg;
    }
    if ('asked' in wanted) seen.asked = (await status('post', `opinions/link/${ids.request}`)) === 200;
    if ('opinions' in wanted) {
      const { body } = await test.request.get('/api/v1/comments/all?verified=true').set(admin.header).expect(200);
      seen.opinions = (body as { data: { chef_id: number }[] }).data.filter((one) => one.chef_id === chef).length;
      await table.call('get', `quote_requests/get-one/${ids.request}`);
    }
    expect(seen).toEqual(wanted);
  });
});

describe('a chef with evenings ahead', () => {
  const refused = async (chef: number, fate: Fate) => {
    const path = `/api/v1/chefs/${fate === 'deleted' ? 'delete' : 'change-state'}/${chef}`;
    const { body } = await test.request[fate === 'deleted' ? 'delete' : 'put'](path).set(admin.header).expect(409);
    return (body as { msg: string }).msg;
  };
  const ahead = async (chef: number) => {
    await test.request.get('/api/v1/agenda/ahead-of-chef/999999').set(admin.header).expect(404);
    const { body } = await test.request.get(`/api/v1/agenda/ahead-of-chef/${chef}`).set(admin.header).expect(200);
    return (body as { data: object[] }).data;
  };

  it.each<Fate>(['deactivated', 'deleted'])(
    'is not %s until each was cancelled, and the list says which',
    async (fate) => {
      const chef = await newChef();
      const table = new RequestSteps(test, admin, chef);
      const requests = [await table.ask(), await table.ask({ event_date: dayIn(40) })];
      for (const request of requests) await table.accept((await table.offer(request)).id);
      expect(await refused(chef, fate)).toMatch(
        /^Chef Fugaz tiene 2 veladas por delante: .*mesa de Camila; .*mesa de Camila\./,
      );
      expect(await ahead(chef)).toMatchObject([{ quote_request_id: requests[0] }, { quote_request_id: requests[1] }]);
      await query(
        test.em(),
        `update evening set begins_at = now() - interval '5 hours', ends_at = now() - interval '1 hour'
      where quote_request_id = $1`,
        [requests[0]],
      );
      expect(await refused(chef, fate)).toMatch(/tiene una velada por delante/);
      const { evening } = await table.call('get', `agenda/of-request/${requests[1] ?? 0}`);
      const off = { by: 'company', reason: 'Otro chef' };
      await table.call('put', `offers/cancel-evening/${(evening as { id: number }).id}`, off);
      expect(await ahead(chef)).toEqual([]);
      await goes(chef, fate);
      // What was agreed with a chef who went can still be read.
      await table.call('get', `agenda/of-request/${requests[0] ?? 0}`);
      if (fate === 'deactivated') await goes(chef, fate);
    },
  );

  it('does not leave while a client says yes: one of the two is refused', async () => {
    for (let round = 0; round < 4; round++) {
      const chef = await newChef();
      const table = new RequestSteps(test, admin, chef);
      const { id } = await table.offer(await table.ask());
      const leave = test.request.delete(`/api/v1/chefs/delete/${chef}`).set(admin.header);
      const [yes, gone] = await Promise.all([table.accept(id), leave.then(({ status }) => status)]);
      expect([yes.status, gone].toSorted()).toEqual([200, 409]);
    }
  });
});

describe.each(STAGES)('a chef who was deleted and is brought back, when it is: %s', (stage) => {
  it('is again the chef of all of it', async () => {
    await emptyTables(test.em(), 'quote_request', 'deleted_record', 'chef', 'chef_slug');
    const chef = await newChef();
    const table = new RequestSteps(test, admin, chef);
    const { id: proposal } = await table.call('post', 'proposals/create', await proposalForm(test, chef));
    const ids = await led(table, stage, { proposal_ids: [proposal] });
    const before = await rows();
    await goes(chef, 'deleted');
    expect(await rows()).not.toEqual(before);
    const [deletion] = await query<{ id: number }>(test.em(), 'select id from deleted_record');
    await table.call('post', `deleted_records/bring-back/${deletion?.id}`);
    expect(await rows()).toEqual(before);
    await readAll(table, ids);
    if (stage === 'offered') expect(await table.accept(ids.offer)).toMatchObject({ status: 200 });
  });
});

it('a sent offer that lost its chef takes no other one, and no other experience', async () => {
  const chef = await newChef();
  const table = new RequestSteps(test, admin, chef);
  const { id: proposal } = await table.call('post', 'proposals/create', await proposalForm(test, chef));
  await led(table, 'offered', { proposal_ids: [proposal] });
  await goes(chef, 'deleted');
  const other = await newChef();
  const { id: dish } = await table.call('post', 'proposals/create', await proposalForm(test, other));
  const change = (statement: string, id: number) =>
    expect(query(test.em(), statement, [id])).rejects.toThrow('a sent offer is not changed');
  await change('update offer set chef_id = $1 where chef_id is null', other);
  await change('update offer_menu set proposal_id = $1 where proposal_id is null', dish);
});

/** Everything that tells of the requests. */
async function rows(): Promise<Record<string, unknown>> {
  const read = async (table: string) =>
    query<{ row: object }>(test.em(), `select to_jsonb(one) - 'updated_at' as row from ${table} one order by id`);
  return Object.fromEntries(await Promise.all(TOLD.map(async (table) => [table, await read(table)] as const)));
}
