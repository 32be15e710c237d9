import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Company } from '../src/modules/company/index.js';
import { QuoteRetention } from '../src/modules/quotes/quote-retention.js';
import { OpinionMails } from '../src/modules/opinions/opinion-mails.js';
import { query } from '../src/platform/database/query.js';
import { operations } from './harness/contract.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { dayIn } from './harness/days.js';
import { eventually } from './harness/eventually.js';
import { chefForm } from './harness/factories.js';
import { headersOf, partsOf, startMailServer, type MailServer, type Received } from './harness/mail-server.js';
import { mailsSettled } from './harness/mails-settled.js';
import { PlantedClient, type Way } from './harness/planted-client.js';
import { rowsContaining } from './harness/rows-containing.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { sampleOf } from './harness/soak.js';
import { startJobs } from './harness/start-jobs.js';
import { SERVER_LOG } from './harness/test-server.js';
import { RequestSteps } from './harness/request-steps.js';

/** What only the client says: each is found nowhere else. */
const CLIENT = {
  name: 'Xiomara Quelentaro',
  email: 'xiomara.q@correo.example',
  phone_number: '+56977665544',
  message: 'Festejo secreto en Quebrada Honda',
};
const RESTRICTIONS = 'Zanahoriafobia severa';
/** Said on the way: why not the first offer, where the evening is, and how it was. */
const SAID = { reason: 'Motivo azulejo', address: 'Pasaje Azahar 77', opinion: 'Velada color turquesa' };

const CHEF = 'ana@cocina.example';
const OFFICE = 'hola@sobremesa.example';

let server: MailServer;
let test: TestApp;
let admin: SignedIn;
let table: RequestSteps;
/** Everything that a client and staff do with a request, once: each of the tests looks for something else in it. */
let request: number;
let offer: number;
let calendar: string;

beforeAll(async () => {
  server = await startMailServer();
  test = await createTestApp({ SMTP_URL: server.url, JOBS_HURRY: 'true' });
  await startJobs(test);
  admin = await signIn(test);
  const office = { city: 'Santiago', address: 'Av. Italia 1439', email: OFFICE, phoneNumber: '+56912345678' };
  const company = new Company({ ...office, facebook: null, instagram: null, linkedin: null });
  await test.em().persist(company).flush();
  const form = await chefForm(test, { email: CHEF });
  const { body } = await test.request.post('/api/v1/chefs/create').set(admin.header).send(form);
  table = new RequestSteps(test, admin, (body as { data: { id: number } }).data.id);
  await wholeWay();
});
afterAll(async () => {
  await test.close();
  await server.close();
});

async function wholeWay(): Promise<void> {
  request = await table.ask({ ...CLIENT, restrictions: RESTRICTIONS, restrictions_consent: true });
  await table.call('post', `quote_requests/note/${request}`, {
    text: `Llamó ${CLIENT.name} del ${CLIENT.phone_number}`,
  });
  await table.call('put', `quote_requests/next-step/${request}`, {
    next_step: `Escribir a ${CLIENT.email}`,
    next_step_on: dayIn(2),
  });
  const message = { channel: 'mail', text: `Hola {nombre}: ${CLIENT.name}, ¿{invitados}?`, request_key: randomUUID() };
  await table.call('post', `messages/send/${request}`, message);
  const first = await table.offer(request, { address: SAID.address }, 'mail');
  const decline = `/api/v1/offers/decline/${await table.token('offer', first.id)}`;
  await test.request.post(decline).send({ reason: SAID.reason }).expect(200);
  const { id } = await table.offer(request, { address: SAID.address }, 'mail');
  offer = id;
  // The mail of an offer that is accepted at once is not needed any more.
  await mailsSettled(test.em());
  expect((await table.accept(offer, { name: CLIENT.name })).status).toBe(200);
  const { evening } = await table.call('get', `offers/get-one/${offer}`);
  const { id: eveningId, version } = evening as { id: number; version: number };
  await table.call('post', `evenings/send-sheet/${eveningId}`, { by: 'mail' });
  const moved = { day: dayIn(45), starts_at: '21:00', note: `${CLIENT.name} cambió de día`, version };
  await table.call('put', `offers/move-evening/${offer}`, moved);
  await mailsTo(CHEF, 1);
  calendar = String((await table.call('post', 'agenda/calendar/give', { chef_id: 1 }))['url']);
  await table.takesPlace(request);
  await test.app.get(OpinionMails, { strict: false }).askAll();
  // The receipt, the message, two offers, the acceptance, the new day, and how it was.
  await mailsTo(CLIENT.email, 7);
  const opinion = `/api/v1/opinions/give/${await table.token('opinion', request)}`;
  const words = { client_name: CLIENT.name, score: 5, description: SAID.opinion };
  await test.request.post(opinion).send(words).expect(200);
}

async function mailsTo(address: string, count: number): Promise<Received[]> {
  return eventually(
    () => server.received.filter(({ to }) => to.includes(address)),
    (mails) => mails.length >= count,
  );
}

const textsOf = (mail: Received): string => [headersOf(mail), ...Object.values(partsOf(mail))].join('\n');
const tablesWith = async (text: string): Promise<string[]> => [
  ...new Set((await rowsContaining(test, text)).map((found) => found.table)),
];

/** Every answer to a GET of staff in which one of these texts stands, with the ids of what was done. */
async function answersWith(...texts: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { method, path, operationId } of operations) {
    if (method !== 'get' || path.includes('/auth/')) continue;
    const id = /\/offers\/(get-one|event-sheet)\//.test(path) ? offer : request;
    const url = path.replace('{id}', String(id)).replaceAll(/\{\w+\}/g, 'nadie');
    const answer = await test.request
      .get(url)
      .query(operationId === 'getAgenda' ? { from: dayIn(-30), to: dayIn(60) } : {})
      .set(admin.header);
    if (texts.some((text) => answer.text.includes(text))) found.push(operationId);
  }
  return found;
}

describe('restrictions of diet, on the whole way from the request to the opinion', () => {
  it('stand in their own table only', async () => {
    expect(await tablesWith(RESTRICTIONS)).toEqual(['public.quote_request_restriction']);
  });

  it('are mailed to the chef who cooks, and to nobody else', () => {
    const told = server.received.filter((mail) => textsOf(mail).includes(RESTRICTIONS));
    expect(new Set(told.flatMap(({ to }) => to))).toEqual(new Set([CHEF]));
    expect(headersOf(told[0] as Received)).not.toContain(RESTRICTIONS);
  });

  it('are answered on the page of the request and in the chef’s sheet only', async () => {
    expect(await answersWith(RESTRICTIONS)).toEqual(['getQuoteRequest', 'getEventSheet']);
    const page = await table.call('get', `quote_requests/get-one/${request}`);
    expect(JSON.stringify({ ...page, restrictions: null })).not.toContain(RESTRICTIONS);
  });

  it('are in no calendar and on no page of the client', async () => {
    const { text } = await test.request.get(new URL(calendar).pathname).expect(200);
    expect(text).toContain('SUMMARY');
    expect(text).not.toContain(RESTRICTIONS);
    for (const path of [
      `my_request/${await table.token('request', request)}`,
      `offers/of-my-request/${await table.token('request', request)}`,
      `offers/by-link/${await table.token('offer', offer)}`,
      `opinions/get-one/${await table.token('opinion', request)}`,
    ])
      expect((await test.request.get(`/api/v1/${path}`).expect(200)).text).not.toContain(RESTRICTIONS);
  });

  it('are in the copy that the person is entitled to, and in no log', async () => {
    const copy = await table.call('post', 'personal_data/export', { requests: [request] });
    expect(JSON.stringify(copy)).toContain(RESTRICTIONS);
    expect(await readFile(process.env[SERVER_LOG] ?? '', 'utf8')).not.toContain(RESTRICTIONS);
  });
});

describe('data of the client, on the same way', () => {
  it('are in what a chef’s calendar says no further than first name, commune and menu', async () => {
    const { text } = await test.request.get(new URL(calendar).pathname).expect(200);
    for (const secret of ['Quelentaro', CLIENT.email, '77665544', SAID.address, CLIENT.message])
      expect(text.replaceAll('\r\n ', '')).not.toContain(secret);
  });

  it('reach no visitor: neither the chef’s page nor a list tells of an opinion that waits', async () => {
    const visitor = operations.filter((one) => one.method === 'get' && one['x-access'] === 'everyone');
    for (const { path } of visitor) {
      const { text } = await test.request.get(path.replace('{name}', 'Ana-María-Pérez').replaceAll(/\{\w+\}/g, '1'));
      for (const secret of ['Xiomara', CLIENT.email, SAID.opinion])
        expect([path, text.includes(secret)]).toEqual([path, false]);
    }
  });

  it('are gone everywhere once the client is erased, and their links with them', async () => {
    const planted = [
      ...Object.values(CLIENT),
      ...Object.values(SAID),
      'Xiomara',
      'Quelentaro',
      '77665544',
      RESTRICTIONS,
    ];
    for (const text of [CLIENT.name, CLIENT.email, ...Object.values(SAID)])
      expect(await tablesWith(text)).not.toEqual([]);
    const links = { request, offer, opinion: request };
    const tokens = {
      my_request: await table.token('request', request),
      'offers/by-link': await table.token('offer', offer),
      'opinions/get-one': await table.token('opinion', request),
    };
    await mailsSettled(test.em());
    server.received.length = 0;

    await ended(request);
    await table.call('put', 'personal_data/erase', { requests: [request] });

    expect(await rowsContaining(test, ...planted)).toEqual([]);
    expect(await answersWith(...planted)).toEqual([]);
    for (const [call, token] of Object.entries(tokens)) await test.request.get(`/api/v1/${call}/${token}`).expect(404);
    const { status } = await test.request.post(`/api/v1/offers/link/${links.offer}`).set(admin.header);
    expect(status).toBe(409);
    expect(server.received).toEqual([]);
    const { text } = await test.request.get(new URL(calendar).pathname).expect(200);
    expect(text).not.toContain('Xiomara');
    const copy = await table.call('post', 'personal_data/export', { requests: [request] });
    for (const one of planted) expect(JSON.stringify(copy)).not.toContain(one);
  });
});

/** The evening of a request, if there is one, has ended: before, nobody is erased. */
const ended = (request: number) =>
  query(test.em(), 'update quote_request set evening_ends_at = now() where id = $1 and evening_ends_at > now()', [
    request,
  ]);

/** The ways in which a client's data end, and what is left of a request that was accepted. */
const ENDS = {
  'staff erase': async (client: PlantedClient) => {
    await ended(client.request);
    return client.call('put', 'personal_data/erase', { requests: [client.request] });
  },
  'the client erases': async (client: PlantedClient) => {
    const token = await client.token('request');
    return test.request.post(`/api/v1/my_request/erase/${token}`).expect(200);
  },
  'staff delete': (client: PlantedClient) => client.call('delete', `quote_requests/delete/${client.request}`),
  'time is over': async (client: PlantedClient) => {
    const stage = `case when accepted_at is null then 'perdida' else 'realizada' end`;
    await query(
      test.em(),
      `update quote_request set stage = ${stage}, lost_reason = case when accepted_at is null then 'fecha' end,
        updated_at = now() - interval '10 years' where id = $1`,
      [client.request],
    );
    await test.app.get(QuoteRetention, { strict: false }).sweep();
  },
} as const;

const WAYS: [Way, ...(keyof typeof ENDS)[]][] = [
  [{ came: 'by form' }, 'staff erase', 'the client erases', 'staff delete', 'time is over'],
  [{ came: 'by phone' }, 'staff erase'],
  [{ came: 'by form', agreed: 'by link' }, 'staff erase', 'staff delete', 'time is over'],
  [{ came: 'by phone', agreed: 'by phone' }, 'staff erase'],
  [{ came: 'by form', agreed: 'by hand' }, 'staff erase', 'staff delete'],
];
const CASES = WAYS.flatMap(([way, ...ends]) => ends.map((end) => [way, end] as const));

/** What a job still holds is looked at too. */
describe('whatever was written about a client', () => {
  it.each(sampleOf(CASES, 5))('is gone from every table: %j, %s', async (way, end) => {
    const client = new PlantedClient(test, admin, 1);
    await client.goes(way);
    // A request with an evening ahead stays.
    if (way.agreed === 'by hand' && end === 'staff delete') await client.dines();
    if (way.agreed === 'by link') {
      await client.dines();
      const page = await client.call('get', `quote_requests/get-one/${client.request}`);
      expect(JSON.stringify(page)).toContain(client.mark);
    }
    // The log has none of it, also before.
    const logged = (await rowsContaining(test, client.mark)).filter(({ table: name }) => name === 'public.audit_line');
    expect(logged).toEqual([]);
    expect(await tablesWith(client.mark)).not.toEqual([]);
    await mailsSettled(test.em());
    server.received.length = 0;

    await ENDS[end](client);

    await mailsSettled(test.em());
    expect(await rowsContaining(test, ...client.words)).toEqual([]);
    expect(server.received.filter((mail) => textsOf(mail).includes(client.mark))).toEqual([]);
    const offers = await query(
      test.em(),
      `select state, number is not null as numbered, guests, total, day is not null as dated, chef_name,
        (select json_agg(json_build_array(quantity, unit_price)) from offer_line where offer_id = offer.id) as lines
       from offer where quote_request_id = $1`,
      [client.request],
    );
    const papers = {
      state: 'aceptada',
      numbered: true,
      guests: 8,
      total: 360_000,
      dated: true,
      chef_name: expect.any(String),
      lines: [[8, 45_000]],
    };
    expect(offers).toEqual(way.agreed && way.agreed !== 'by hand' ? [papers] : []);
  });

  it('keeps what was accepted for six years after the evening, and then nothing', async () => {
    const client = new PlantedClient(test, admin, 1);
    await client.goes({ came: 'by form', agreed: 'by link' });
    const kept = () => query(test.em(), 'select id from quote_request where id = $1', [client.request]);
    await ENDS['time is over'](client);
    expect(await kept()).toHaveLength(1);
    const { status, body } = await test.request
      .delete(`/api/v1/quote_requests/delete/${client.request}`)
      .set(admin.header);
    expect([status, (body as { msg: string }).msg]).toEqual([409, expect.stringMatching(/seis años/)]);
    const past = `update quote_request set created_at = created_at - $2::interval, accepted_at = accepted_at - $2::interval,
      evening_ends_at = evening_ends_at - $2::interval, event_date = event_date - $2::interval where id = $1`;
    await query(test.em(), past, [client.request, '5 years']);
    await test.app.get(QuoteRetention, { strict: false }).sweep();
    expect(await kept()).toHaveLength(1);
    await query(test.em(), past, [client.request, '2 years']);
    await test.app.get(QuoteRetention, { strict: false }).sweep();
    expect(await kept()).toEqual([]);
  });
});
