import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { KeyReusedError } from '../src/platform/database/creation-key.js';
import { query } from '../src/platform/database/query.js';
import { Company } from '../src/modules/company/index.js';
import { document, operations, type Operation, type Schema } from './harness/contract.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { dayIn } from './harness/days.js';
import { everyRow } from './harness/every-row.js';
import { chefForm, proposalItem, uploadedImage } from './harness/factories.js';
import { signIn, type SignedIn } from './harness/sign-in.js';

/** An idempotency key belongs to one content, in every call that takes one. */

const API = '/api/v1';
const KEYS = ['creation_key', 'request_key'];

let test: TestApp;
let admin: SignedIn;
let chef: number;

beforeAll(async () => {
  test = await createTestApp();
  admin = await signIn(test);
  const contact = { city: 'Santiago', address: 'Av. Providencia 1', phoneNumber: '+56912345678' };
  const channels = { email: 'hola@sobremesa.example', facebook: null, instagram: null, linkedin: null };
  await test
    .em()
    .persist(new Company({ ...contact, ...channels }))
    .flush();
  chef = idIn((await send(CALLS['createChef'] as Call, await chefForm(test))).body);
  await send(CALLS['createQuoteRequest'] as Call, { ...asked(), request_key: randomUUID() });
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

const gift = () => ({
  amount: 40_000,
  buyer_name: 'Camila Rojas',
  buyer_email: 'camila@cocina.example',
  receiver_name: 'Antonia Pizarro',
  arrives_on: dayIn(5),
});

/** A call that takes a key: what it creates, and the same with one difference. */
interface Call {
  method: 'post' | 'put';
  path: () => string;
  body: (key: string) => Promise<object> | object;
  other: (body: never) => object;
}

/** A card is spent by the link of a payment, which gift-cards.api.spec.ts has: 'is used once by one form' presses twice at once there. */
const TRIED_BY_LINK = new Set(['spendGiftCard']);

const CALLS: Record<string, Call> = {
  createQuoteRequest: {
    method: 'post',
    path: () => '/quote_requests/create',
    body: (request_key) => ({ ...asked(), request_key }),
    other: (body: object) => ({ ...body, restrictions: 'Maní', restrictions_consent: true }),
  },
  takeQuoteRequest: {
    method: 'post',
    path: () => '/quote_requests/take',
    body: (request_key) => {
      const { consent: _given, ...taken } = asked();
      return { ...taken, client_agreed: true, request_key };
    },
    other: (body: object) => ({ ...body, guests: 9 }),
  },
  noteQuoteRequest: {
    method: 'post',
    path: () => '/quote_requests/note/1',
    body: (creation_key) => ({ text: 'Llamé.', creation_key }),
    other: (body: object) => ({ ...body, text: 'Llamé dos veces.' }),
  },
  sendMessage: {
    method: 'post',
    path: () => '/messages/send/1',
    body: (request_key) => ({ text: 'Hola.', channel: 'whatsapp', request_key }),
    other: (body: object) => ({ ...body, text: 'Hola otra vez.' }),
  },
  sellGiftCard: {
    method: 'post',
    path: () => '/gift_cards/sell',
    body: (creation_key) => ({ ...gift(), way: 'transfer', paid_on: dayIn(0), creation_key }),
    other: (body: object) => ({ ...body, amount: 50_000 }),
  },
  buyGiftCard: {
    method: 'post',
    path: () => '/gift_cards/buy',
    body: async (creation_key) => {
      const settled = `insert into money_settings (id, reserva_percent) values (1, 50) on conflict do nothing`;
      await query(test.em(), settled);
      return { ...gift(), agreed: true, creation_key };
    },
    other: (body: object) => ({ ...body, receiver_name: 'Otra' }),
  },
  createChef: {
    method: 'post',
    path: () => '/chefs/create',
    body: (creation_key) => chefForm(test, { creation_key }),
    other: (body: object) => ({ ...body, name: 'Otra' }),
  },
  createComment: {
    method: 'post',
    path: () => '/comments/create',
    body: (creation_key) => ({ client_name: 'Pía', description: 'Rico', score: 4, chef_id: chef, creation_key }),
    other: (body: object) => ({ ...body, score: 4.5 }),
  },
  createHeader: {
    method: 'post',
    path: () => '/company/header/create',
    body: async (creation_key) => ({
      cover_title: 'La mesa',
      cover_description: 'Ya está puesta.',
      header_image: await uploadedImage(test, 'header'),
      company_id: 1,
      creation_key,
    }),
    other: (body: object) => ({ ...body, cover_title: 'Otra' }),
  },
  createClientLogo: {
    method: 'post',
    path: () => '/workered_company/create',
    body: async (creation_key) => ({
      name_company: 'Viña',
      color_logo: await uploadedImage(test, 'logo'),
      transparent_logo: await uploadedImage(test, 'logo'),
      creation_key,
    }),
    other: (body: object) => ({ ...body, name_company: 'Otra' }),
  },
  createBlockedRange: {
    method: 'post',
    path: () => '/agenda/blocked/create',
    body: (creation_key) => ({
      chef_id: chef,
      first_day: dayIn(40),
      last_day: dayIn(41),
      reason: 'Viaje',
      creation_key,
    }),
    other: (body: object) => ({ ...body, last_day: dayIn(42) }),
  },
  replaceChefProposals: {
    method: 'put',
    path: () => `/proposals/update/chef/${chef}`,
    body: async (creation_key) => ({ proposals: [await proposalItem(test, { creation_key })], known: [] }),
    other: ({ proposals: [item] }: { proposals: object[] }) => ({
      proposals: [{ ...item, dessert: 'Otro' }],
      known: [],
    }),
  },
  replaceChefComments: {
    method: 'put',
    path: () => `/comments/update/chef/${chef}`,
    body: (creation_key) => ({ comments: [{ client_name: 'Ema', description: 'Bien', creation_key }], known: [] }),
    other: ({ comments: [item] }: { comments: object[] }) => ({
      comments: [{ ...item, description: 'Mal' }],
      known: [],
    }),
  },
};

const send = ({ method, path }: Call, body: object) =>
  test.request[method](API + path())
    .set(admin.header)
    .send(body);
const idIn = (body: unknown): number => (body as { data: { id: number } }).data.id;

/** Whether a body has a key, at whatever depth. */
function takesKey(schema: Schema | undefined, seen: string[] = []): boolean {
  if (!schema) return false;
  const name = (schema['$ref'] as string | undefined)?.split('/').at(-1);
  if (name) return !seen.includes(name) && takesKey(document.components.schemas[name], [...seen, name]);
  const fields = (schema['properties'] ?? {}) as Record<string, Schema>;
  const parts = [
    ...Object.values(fields),
    schema['items'] as Schema | undefined,
    ...((schema['allOf'] ?? []) as Schema[]),
  ];
  return KEYS.some((key) => key in fields) || parts.some((part) => takesKey(part, seen));
}
const bodyOf = ({ requestBody }: Operation) => requestBody?.content['application/json']?.schema;

it('is tried here for every call whose body has a key', () => {
  const found = operations.filter((one) => takesKey(bodyOf(one)) && !TRIED_BY_LINK.has(one.operationId));
  expect(found.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(CALLS).sort());
  for (const { operationId, responses } of found)
    expect([operationId, Object.keys(responses)]).toEqual([operationId, expect.arrayContaining(['422'])]);
});

describe.each(Object.entries(CALLS))('%s', (_name, call) => {
  it('answers the same content as the first time, refuses other content, and writes nothing for either', async () => {
    const body = await call.body(randomUUID());
    const first = await send(call, body);
    expect([200, 201]).toContain(first.status);
    const stored = await everyRow(test);

    // The same in another spelling: no order, and what is left out said.
    const again = Object.fromEntries(Object.entries(body).reverse());
    for (const same of [body, again]) {
      const answer = await send(call, same);
      expect([answer.status, answer.body]).toEqual([first.status, first.body]);
    }
    const refused = await send(call, call.other(body as never));
    const { message: msg } = new KeyReusedError();
    expect([refused.status, refused.body]).toEqual([422, { status: 422, msg, data: null }]);
    expect(await everyRow(test)).toEqual(stored);
  });
});
