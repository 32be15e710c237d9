import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { query } from '../src/platform/database/query.js';
import { operations, type Operation } from './harness/contract.js';
import { dayIn } from './harness/days.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { chefForm, proposalForm } from './harness/factories.js';
import { madePdf } from './harness/made-papers.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { RequestSteps, type LinkKind } from './harness/request-steps.js';

/** What each call needs to be served, whose link opens it, and whether its offer has to be accepted. A call that is opened by a link and missing here fails the test. */
const CALLS: Record<string, { opens: LinkKind; body?: object; accepted?: true }> = {
  getMyRequest: { opens: 'request' },
  listMyOffers: { opens: 'request' },
  withdrawMyRequest: { opens: 'request' },
  eraseMyRequest: { opens: 'request' },
  readOffer: { opens: 'offer' },
  seeOffer: { opens: 'offer' },
  readOfferCalendar: { opens: 'offer', accepted: true },
  declineOffer: { opens: 'offer', body: { reason: null } },
  acceptOffer: { opens: 'offer', body: { name: 'Camila', terms: true, terms_version: '1' } },
  getOpinion: { opens: 'opinion' },
  readChefPreview: { opens: 'chef' },
  readProposalPreview: { opens: 'experience' },
  getMyEvening: { opens: 'request' },
  cancelMyEvening: { opens: 'request', body: { percent: 100 }, accepted: true },
  restrictMyRequest: { opens: 'request', body: { restrictions: null } },
  readChefInquiry: { opens: 'inquiry' },
  answerChefInquiry: { opens: 'inquiry', body: { answer: 'can', text: null } },
  completeMyEvening: { opens: 'request', body: { address: 'Los Leones 120' }, accepted: true },
  wishForMyEvening: { opens: 'request', body: { wish: 'Seremos diez.' }, accepted: true },
  readEventSheet: { opens: 'sheet' },
  receiveEventSheet: { opens: 'sheet', body: { sequence: 0 } },
  planOfOffer: { opens: 'offer' },
  planOfMyRequest: { opens: 'request' },
  readPayment: { opens: 'payment' },
  getMyDocument: { opens: 'payment' },
  announceTransfer: {
    opens: 'payment',
    body: { amount: 1_000, day: dayIn(0), transfer_key: '2f1f0f38-3c3b-4a6b-9d53-8c2a1a2b3c4d' },
  },
  payByCard: { opens: 'payment', body: { what: 'next' } },
  getGiftCardByLink: { opens: 'gift' },
  readGiftCardPayment: { opens: 'gift' },
  payGiftCard: { opens: 'gift' },
  // With a code that is made with the card.
  spendGiftCard: { opens: 'payment', body: { code: '', creation_key: '3f0c8a52-7d1e-4a6b-9c55-0b9d2f6e8a11' } },
  giveOpinion: { opens: 'opinion', body: { client_name: 'Camila R.', score: 5, description: 'Nadie se quería ir.' } },
};

/** What somebody may try instead of the link that they were sent. */
const TRIES = ['no token', 'a token of another purpose', 'altered', 'expired', 'revoked', 'USER', 'ADMIN'] as const;
type Try = (typeof TRIES)[number];

const NO_TOKEN = 'nadie';
const altered = (token: string): string => (token.startsWith('A') ? 'B' : 'A') + token.slice(1);

let test: TestApp;
let table: RequestSteps;
let chef: number;
let experience: number;
const staff: Partial<Record<Try, SignedIn>> = {};

beforeAll(async () => {
  test = await createTestApp();
  const admin = await signIn(test);
  Object.assign(staff, { ADMIN: admin, USER: await signIn(test, 'USER') });
  const create = async (path: string, form: object): Promise<number> => {
    const { body } = await test.request.post(`/api/v1/${path}/create`).set(admin.header).send(form);
    return (body as { data: { id: number } }).data.id;
  };
  chef = await create('chefs', await chefForm(test));
  experience = await create('proposals', await proposalForm(test, chef));
  table = new RequestSteps(test, admin, chef);
  // Long before the evenings of the past.
  await query(
    test.em(),
    `insert into money_settings (id, reserva_percent, created_at) values (1, 50, now() - interval '1 year')`,
  );
  const { id } = await table.call('post', 'gift_cards/sell', { ...GIFT, way: 'other', paid_on: dayIn(0) });
  const { code } = await table.call('post', `gift_cards/show-code/${id}`);
  Object.assign(CALLS['spendGiftCard']?.body ?? {}, { code });
});
afterAll(() => test.close());

const GIFT = {
  amount: 40_000,
  buyer_name: 'Camila Rojas',
  buyer_email: 'camila@cocina.example',
  receiver_name: 'Antonia Pizarro',
  arrives_on: dayIn(9),
};

/** The numbers of what links open, and of a document beside a payment. */
type Opened = Partial<Record<LinkKind | 'document', number>>;

/** What a link of this purpose opens, with the numbers for which links are given. */
async function opened(kind: LinkKind): Promise<Opened> {
  const request = await table.ask();
  const ids = { request, chef, experience };
  if (kind === 'chef' || kind === 'experience') return ids;
  if (kind === 'gift') {
    const creation_key = randomUUID();
    await table.call('post', 'gift_cards/buy', { ...GIFT, agreed: true, creation_key });
    const bought = 'select id from gift_card where creation_key = $1';
    const [gift] = await query<{ id: number }>(test.em(), bought, [creation_key]);
    return { ...ids, gift: gift?.id ?? 0 };
  }
  if (kind === 'inquiry') return { ...ids, inquiry: (await table.inquire(request)).id };
  const { id: offer } = await table.offer(request);
  if (kind === 'request' || kind === 'offer') return { ...ids, offer };
  await table.accept(offer);
  const { evening } = await table.call('get', `agenda/of-request/${request}`);
  const { id: payment } = evening as { id: number };
  if (kind === 'payment') return { ...ids, payment, document: await noted(payment) };
  if (kind === 'opinion') {
    await table.takesPlace(request);
    return { ...ids, opinion: request };
  }
  await table.call('post', `evenings/send-sheet/${payment}`, { by: 'whatsapp' });
  const [sheet] = await query<{ id: number }>(test.em(), 'select max(id) as id from event_sheet');
  return { ...ids, sheet: sheet?.id ?? 0 };
}

/** A boleta of an evening, with its PDF. */
async function noted(evening: number): Promise<number> {
  const form = { kind: 'boleta', number: evening, issued_on: dayIn(0), amount: 1_000 };
  const { documents } = await table.call('post', `money/evenings/${evening}/documents`, form);
  const { id } = (documents as [{ id: number }])[0];
  const data = `data:application/pdf;base64,${madePdf().toString('base64')}`;
  await table.call('put', `money/documents/${id}/paper`, { data });
  return id;
}

/** The token with which somebody tries, and the session they have. */
async function tokenFor(what: Try, kind: LinkKind, ids: Opened): Promise<string> {
  if (what === 'no token') return NO_TOKEN;
  const id = ids[kind] ?? 0;
  const other = kind === 'request' ? 'chef' : 'request';
  if (what === 'a token of another purpose') return table.token(other, ids[other] ?? 0);
  if (what === 'expired') return table.token(kind, id, new Date(Date.now() - 1_000));
  const token = await table.token(kind, id);
  if (what === 'revoked') await table.revoke(kind, id);
  return what === 'revoked' ? token : altered(token);
}

async function answerTo({ method, path, operationId }: Operation, ids: Opened, token: string, session?: SignedIn) {
  const call = test.request[method](path.replace('{token}', token).replace('{id}', String(ids.document)));
  if (session) void call.set(session.header);
  return CALLS[operationId]?.body ? call.send(CALLS[operationId].body) : call;
}

const byLink = operations.filter((operation) => operation['x-access'] === 'link');

it('the table has every call that a link opens', () => {
  expect(byLink.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(CALLS).toSorted());
});

describe.each(byLink.map((operation) => [operation.operationId, operation] as const))('%s', (name, operation) => {
  it(`is the same 404 for ${TRIES.join(', ')}, and served for its own link`, async () => {
    const kind = CALLS[name]?.opens ?? 'request';
    const ids = await opened(kind);
    const answers = new Map<string, unknown>();
    for (const what of TRIES) {
      const { status, body } = await answerTo(operation, ids, await tokenFor(what, kind, ids), staff[what]);
      answers.set(what, { status, body });
    }
    const refusal = { status: 404, body: { status: 404, msg: 'Este enlace no existe o ya no sirve.', data: null } };
    expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(TRIES.map((what) => [what, refusal])));
    if (CALLS[name]?.accepted) await table.accept(ids.offer ?? 0);
    const { status } = await answerTo(operation, ids, await table.token(kind, ids[kind] ?? 0));
    expect([200, 204]).toContain(status);
  });
});

/** Addresses that calendars follow; they are no part of the document. */
describe('/calendario/{token}.ics', () => {
  it(`is the same 404 for ${TRIES.join(', ')}, and served for its own link`, async () => {
    const address = async () =>
      new URL((await table.call('post', 'agenda/calendar/give', { chef_id: null }))['url'] as string).pathname;
    const own = await address();
    const tries: [Try, string][] = [
      ['no token', `/calendario/${NO_TOKEN}.ics`],
      ['a token of another purpose', `/calendario/${await table.token('request', await table.ask())}.ics`],
      ['altered', own.replace(/.\.ics$/, (end) => (end.startsWith('A') ? 'B.ics' : 'A.ics'))],
      ['USER', `/calendario/${NO_TOKEN}.ics`],
      ['ADMIN', `/calendario/${NO_TOKEN}.ics`],
    ];
    await test.request.get(own).expect(200);
    await table.call('put', 'agenda/calendar/revoke', { chef_id: null });
    tries.push(['revoked', own]);
    const texts = new Set<string>();
    for (const [what, path] of tries) {
      const { status, text } = await test.request.get(path).set(staff[what]?.header ?? {});
      expect([what, status]).toEqual([what, 404]);
      texts.add(text);
    }
    expect(texts.size).toBe(1);
    await test.request.get(await address()).expect(200);
  });
});

it('the link of an offer whose request was deleted answers as a wrong one does', async () => {
  const request = await table.ask();
  const token = await table.token('offer', (await table.offer(request)).id);
  const read = async (which: string) => {
    const { status, body } = await test.request.get(`/api/v1/offers/by-link/${which}`);
    return [status, body];
  };
  expect((await read(token))[0]).toBe(200);
  await table.call('delete', `quote_requests/delete/${request}`);
  expect(await read(token)).toEqual(await read(altered(token)));
});
