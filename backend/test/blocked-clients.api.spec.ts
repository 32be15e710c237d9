import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Company } from '../src/modules/company/index.js';
import { OpinionMails } from '../src/modules/opinions/opinion-mails.js';
import { QuoteErasure } from '../src/modules/quotes/index.js';
import { Mails } from '../src/platform/mail/mails.js';
import { query } from '../src/platform/database/query.js';
import { operations, type Operation } from './harness/contract.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { dayIn } from './harness/days.js';
import { eventually } from './harness/eventually.js';
import { headersOf, partsOf, startMailServer, type MailServer, type Received } from './harness/mail-server.js';
import { mailsSettled } from './harness/mails-settled.js';
import { PlantedClient, type Way } from './harness/planted-client.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { rounds } from './harness/soak.js';
import { startJobs } from './harness/start-jobs.js';

const CHEF = 'ana@cocina.example';

let server: MailServer;
let test: TestApp;
let admin: SignedIn;
let user: SignedIn;
let chef: number;
let calendars: string[];

beforeAll(async () => {
  server = await startMailServer();
  test = await createTestApp({ SMTP_URL: server.url, JOBS_HURRY: 'true' });
  await startJobs(test);
  admin = await signIn(test);
  user = await signIn(test, 'USER');
  const office = {
    city: 'Santiago',
    address: 'Av. Italia 1439',
    email: 'hola@sobremesa.example',
    phoneNumber: '+56912345678',
  };
  await test
    .em()
    .persist(new Company({ ...office, facebook: null, instagram: null, linkedin: null }))
    .flush();
  chef = await storedChef();
  calendars = [];
  for (const chef_id of [null, chef]) {
    const given = await test.request.post('/api/v1/agenda/calendar/give').set(admin.header).send({ chef_id });
    calendars.push(new URL((given.body as { data: { url: string } }).data.url).pathname);
  }
});
afterAll(async () => {
  await test.close();
  await server.close();
});
beforeEach(() => {
  server.received.length = 0;
});

/** A chef who can be asked for. Nobody looks at the picture. */
async function storedChef(name = 'Ana María Pérez', email = CHEF): Promise<number> {
  const [row] = await query<{ id: number }>(
    test.em(),
    `with picture as (
       insert into image (kind, content_hash, width, height, placeholder, variants)
       values ('profile', 'none', 250, 250, '#ffffff', '[]') returning id)
     insert into chef (chef_name, slug, search_key, public_search_key, description, information, profile_image_id,
       cover_image_id, email, phone_number, price_per_person)
     select $2, $3, 'ana', 'ana', 'Cocina', 'Chile', id, id, $1, '+56912345678', 45000
     from picture returning id`,
    [email, name, name.replaceAll(' ', '-')],
  );
  await query(test.em(), `insert into chef_slug (key, chef_id) select lower(slug), id from chef where chef_name = $1`, [
    name,
  ]);
  return row?.id ?? 0;
}

const textsOf = (mail: Received): string => [headersOf(mail), ...Object.values(partsOf(mail))].join('\n');

const settled = () => mailsSettled(test.em());

async function blocked(way: Way, dined = false): Promise<PlantedClient> {
  const client = new PlantedClient(test, admin, chef);
  await client.goes(way);
  if (dined) {
    await client.dines();
    const { rows } = {
      rows: await query<{ id: number; words_version: number }>(
        test.em(),
        `select id, words_version from comment where client_name like $1`,
        [`${client.mark}%`],
      ),
    };
    await client.call('put', `comments/publish/${rows[0]?.id}`, { words_version: rows[0]?.words_version });
    await client.call('put', `comments/change-favorite/${rows[0]?.id}`, {});
  }
  await settled();
  server.received.length = 0;
  await client.call('put', 'personal_data/block', { requests: [client.request] });
  return client;
}

const said = (client: PlantedClient, text: string): boolean =>
  client.words.some((word) => text.toLowerCase().includes(word));

interface Answered {
  operation: string;
  status: number;
  text: string;
}

/** The records of a client by which reads are asked, by what their addresses begin with. */
async function idsOf(client: PlantedClient): Promise<Record<string, number>> {
  const one = async (text: string): Promise<number> =>
    (await query<{ id: number }>(test.em(), text, [client.request]))[0]?.id ?? 0;
  return {
    comments: await one('select comment_id as id from opinion where quote_request_id = $1'),
    offers: client.offer,
    evening: await one('select id from evening where quote_request_id = $1'),
    message: await one(`select id from quote_request_activity where quote_request_id = $1 and kind = 'message'`),
  };
}

function idFor(path: string, client: PlantedClient, ids: Record<string, number>): number {
  if (path.includes('/comments/')) return ids['comments'] ?? 0;
  if (path.includes('/of-request/')) return client.request;
  if (/\/offers\/(cancel-evening|evening-refund)\//.test(path)) return ids['evening'] ?? 0;
  if (path.includes('/offers/agree/')) return client.request;
  if (path.includes('/offers/')) return ids['offers'] ?? 0;
  if (path.includes('/agenda/evening/') || path.includes('/evenings/')) return ids['evening'] ?? 0;
  if (path.includes('/messages/send-again/')) return ids['message'] ?? 0;
  if (path.includes('/chefs/')) return chef;
  return client.request;
}

async function tokenFor(path: string, client: PlantedClient): Promise<string> {
  if (path.includes('/my_request/') || path.includes('/of-my-request/')) return client.token('request');
  if (path.includes('/opinions/')) return client.token('opinion');
  if (path.includes('/event_sheets/')) return client.token('sheet');
  if (path.includes('-my-evening/')) return client.token('request');
  return client.token('offer');
}

async function addressOf({ path }: Operation, client: PlantedClient, ids: Record<string, number>): Promise<string> {
  return path
    .replace('{token}', path.includes('{token}') ? await tokenFor(path, client) : '')
    .replace('{id}', String(idFor(path, client, ids)))
    .replace('{kind}', 'quote_request')
    .replace('{name}', 'Ana-María-Pérez')
    .replaceAll(/\{\w+\}/g, '1');
}

const QUERIES: Record<string, object> = {
  getAgenda: { from: dayIn(-30), to: dayIn(62) },
  listTakenChefs: { day: dayIn(45) },
};

/** Every answer to a GET, as staff or as a visitor who has the client's links. */
async function everyAnswer(client: PlantedClient, as?: SignedIn): Promise<Answered[]> {
  const ids = await idsOf(client);
  const answers: Answered[] = [];
  for (const operation of operations) {
    if (operation.method !== 'get' || operation.path.includes('/auth/')) continue;
    const asked = test.request.get(await addressOf(operation, client, ids)).query(QUERIES[operation.operationId] ?? {});
    const { status, text } = await (as ? asked.set(as.header) : asked);
    answers.push({ operation: operation.operationId, status, text: text ?? '' });
  }
  for (const address of calendars) {
    const { status, text } = await test.request.get(address);
    answers.push({ operation: address, status, text: text.replaceAll('\r\n ', '') });
  }
  for (const search of client.words) {
    const { status, text } = await test.request.get('/api/v1/quote_requests/all').query({ search }).set(user.header);
    answers.push({ operation: `search ${search}`, status, text: text.replace(search, '') });
  }
  return answers;
}

/** By day the shortest way and the longest. */
const WAYS = (
  [
    [{ came: 'by form' }, false],
    [{ came: 'by phone', agreed: 'by phone' }, true],
    [{ came: 'by form', agreed: 'by link' }, false],
    [{ came: 'by form', agreed: 'by hand' }, false],
  ] satisfies [Way, boolean][]
).slice(0, rounds(2, 4));

/** What may be called all the same: it says nothing to anybody outside, and begins nothing. */
const SILENT: Record<string, string> = {
  assignQuoteRequest: 'whose turn it is',
  moveEvening: 'an agreed evening goes on: the chef hears it',
  cancelEvening: 'the same',
  shiftEvening: 'the same',
  dropEvening: 'the same',
  confirmOverlap: 'whether the chef can',
};

/** A body for each call about a request, an offer, an evening or an opinion. */
const bodies = (client: PlantedClient): Record<string, object> => ({
  moveQuoteRequest: { state: 'perdida', reason: 'fecha' },
  changeQuoteRequestState: { state: 'contactada' },
  planQuoteRequest: { next_step: 'x', next_step_on: dayIn(3) },
  noteQuoteRequest: { text: 'x' },
  previewMessage: { text: 'x' },
  sendMessage: { text: 'x', channel: 'mail', request_key: randomUUID() },
  acceptOffer: { name: 'x', terms: true, terms_version: '1' },
  declineOffer: { reason: 'x' },
  sendOffer: { by: 'mail', version: 1 },
  sendSheet: { by: 'mail' },
  acceptOfferByPhone: { text: 'x' },
  giveOpinion: { client_name: 'x', score: 5, description: 'x' },
  enterEvening: {
    quote_request_id: client.request,
    chef_id: chef,
    day: dayIn(70),
    starts_at: '20:00',
    minutes: 60,
    guests: 2,
    commune: 'x',
  },
  createOffer: { request_id: client.request },
});

/** Tries every call about a client: each is refused, and nobody is written to. */
async function nothingBegins(client: PlantedClient): Promise<void> {
  const ids = await idsOf(client);
  const draft = (
    await query<{ id: number; version: number }>(
      test.em(),
      `select id, version from offer where quote_request_id = $1 and state = 'borrador'`,
      [client.request],
    )
  )[0];
  const answers: [string, number][] = [];
  for (const operation of operations) {
    if (operation.method === 'get' || operation.operationId in SILENT) continue;
    const isAbout = /\/v1\/(quote_requests|offers|evenings|my_request|opinions|messages)\/.*\{(id|token)\}/.test(
      operation.path,
    );
    const body = bodies(client)[operation.operationId];
    if (!isAbout && !(body && !operation.path.includes('{'))) continue;
    const ofDraft = /\/offers\/(update|send|delete)\//.test(operation.path);
    if (ofDraft && !draft) continue;
    const asked = test.request[operation.method](
      await addressOf(operation, client, ofDraft ? { ...ids, offers: draft?.id ?? 0 } : ids),
    ).set(admin.header);
    const { status } = await (body || operation.method !== 'delete' ? asked.send(body ?? {}) : asked);
    answers.push([operation.operationId, status]);
  }
  // Where the evening is none of an offer's, or none was given, there is nothing to find (404), or the body does not fit (400).
  expect(answers.filter(([, status]) => ![400, 404, 409].includes(status))).toEqual([]);
  const refused = answers.filter(([, status]) => status === 409).map(([name]) => name);
  expect(refused).toEqual(
    expect.arrayContaining([
      'moveQuoteRequest',
      'planQuoteRequest',
      'noteQuoteRequest',
      'mailQuoteRequestAgain',
      'deleteQuoteRequest',
      'withdrawMyRequest',
      'eraseMyRequest',
      'previewMessage',
      'sendMessage',
      'sendMessageAgain',
      'createOffer',
      'giveOpinion',
      'linkOpinion',
    ]),
  );
  if (client.offer)
    expect(refused).toEqual(expect.arrayContaining(['acceptOffer', 'declineOffer', 'linkOffer', 'mailOfferAgain']));
  if (client.offer && ids['evening']) expect(refused).toContain('sendSheet');
  if (draft) expect(refused).toEqual(expect.arrayContaining(['sendOffer', 'deleteOffer']));
  await test.app.get(OpinionMails, { strict: false }).askAll();
  await settled();
  expect(server.received).toEqual([]);
}

describe('a client whose data are blocked', () => {
  describe.each(WAYS)('%j, who dined: %s', (way, dined) => {
    let client: PlantedClient;
    beforeAll(async () => {
      client = await blocked(way, dined);
    });

    it('is named by no read, of staff or by a link', async () => {
      // What the others of the staff read, an administrator reads too.
      for (const as of [admin, undefined, user].slice(0, rounds(2, 3)))
        for (const { operation, text } of await everyAnswer(client, as))
          // Where blocking is handled, an administrator reads why something was refused.
          if (as !== admin || operation !== 'listDataRights')
            expect([operation, said(client, text) && text]).toEqual([operation, false]);
      const page = await client.call('get', `quote_requests/get-one/${client.request}`);
      expect(page).toMatchObject({ name: 'Datos bloqueados', email: '', phone_number: '', blocked: true });
      // And all that is kept.
      const found = await client.call('post', 'personal_data/export', { requests: [client.request] });
      expect(JSON.stringify(found)).toContain(client.mark);
    });

    it('is told so by their links', async () => {
      const paths = { request: 'my_request', offer: 'offers/by-link', opinion: 'opinions/get-one' } as const;
      for (const [kind, path] of Object.entries(paths) as [keyof typeof paths, string][]) {
        if (kind === 'offer' && !client.offer) continue;
        const { status, body } = await test.request.get(`/api/v1/${path}/${await client.token(kind)}`);
        expect([kind, status, (body as { msg: string }).msg]).toEqual([
          kind,
          409,
          'Estamos revisando tus datos y por ahora no los usamos. Escríbenos si necesitas algo.',
        ]);
      }
    });

    it('is written to by nobody, and nothing begins', async () => {
      await nothingBegins(client);
    });

    it('is there again once the data are used again', async () => {
      await client.call('put', 'personal_data/unblock', { requests: [client.request] });
      const again = await everyAnswer(client, user);
      const naming = again.filter(({ text }) => said(client, text)).map(({ operation }) => operation);
      expect(naming).toEqual(expect.arrayContaining(['getQuoteRequest', ...(dined ? ['listFavoriteComments'] : [])]));
      expect((await test.request.get(`/api/v1/my_request/${await client.token('request')}`)).status).toBe(200);
    });
  });

  it.each(['by link', 'by hand'] as const)(
    'has an evening agreed %s: moved and called off, its chef hears it without the client',
    async (agreed) => {
      const client = await blocked({ came: 'by form', agreed });
      const { evening: id } = await idsOf(client);
      const entry = async () => {
        const agenda = (await client.call('get', `agenda/all?from=${dayIn(0)}&to=${dayIn(75)}`)) as unknown as {
          evenings: { id: number; version: number }[];
        };
        return agenda.evenings.find((one) => one.id === id);
      };
      expect(await entry()).toMatchObject({
        client_first_name: 'Datos bloqueados',
        commune: '',
        menu: '',
        chef_name: 'Ana María Pérez',
        blocked: true,
      });
      const move = async (starts_at: string) => {
        const to = { day: dayIn(65), starts_at, note: 'Aviso del chef', version: (await entry())?.version };
        if (agreed === 'by link') await client.call('put', `offers/move-evening/${client.offer}`, to);
        else await client.call('put', `agenda/evening/move/${id}`, { ...to, minutes: 240, confirmed: true });
      };
      // While the first mail is on the wire, the others wait: each says how things were at its change.
      const held = server.hold();
      await move('19:00');
      await eventually(
        () => held.waiting,
        (mails) => mails.length > 0,
      );
      await move('18:00');
      const off = { by: 'chef', reason: 'Se cancela', version: (await entry())?.version };
      await client.call('put', `offers/cancel-evening/${id}`, off);
      held.release();
      await settled();
      const mails = server.received.map((mail) => ({ to: mail.to, text: textsOf(mail) }));
      expect(mails).toEqual([
        { to: [CHEF], text: expect.stringMatching(/cambió de fecha u hora[^]*19:00/) },
        { to: [CHEF], text: expect.stringMatching(/cambió de fecha u hora[^]*18:00/) },
        { to: [CHEF], text: expect.stringMatching(/fue cancelada[^]*STATUS:CANCELLED/) },
      ]);
      for (const { text } of mails) expect(said(client, text)).toBe(false);
    },
  );

  describe('whose evening changed while the mail server was away', () => {
    let client: PlantedClient;
    beforeEach(async () => {
      client = new PlantedClient(test, admin, chef);
      await client.goes({ came: 'by form', agreed: 'by link' });
    });
    const move = async (starts_at: string) => {
      const { evening } = (await client.call('get', `offers/get-one/${client.offer}`)) as unknown as {
        evening: { version: number };
      };
      const to = { day: dayIn(65), starts_at, note: 'Aviso', version: evening.version };
      await client.call('put', `offers/move-evening/${client.offer}`, to);
    };
    const cancel = async () =>
      client.call('put', `offers/cancel-evening/${(await idsOf(client))['evening']}`, { by: 'chef', reason: 'No va' });
    /** Blocks or erases the client before any mail to the chef has left. @returns those that leave afterwards */
    const toChefAfter = async (what: string): Promise<string[]> => {
      await settled();
      await query(
        test.em(),
        `update mail set state = 'failed' where kind in ('evening-chef', 'evening-former-chef')
         and quote_request_activity_id in (select id from quote_request_activity where quote_request_id = $1)`,
        [client.request],
      );
      server.received.length = 0;
      await client.call('put', `personal_data/${what}`, { requests: [client.request] });
      await test.app.get(Mails).retryTroubled();
      await settled();
      const mails = server.received.filter(({ to }) => to.includes(CHEF)).map(textsOf);
      for (const text of mails) expect(said(client, text)).toBe(false);
      return mails;
    };

    it('lets its chef know of a move that waited while they were blocked', async () => {
      await move('18:00');
      expect(await toChefAfter('block')).toEqual([
        expect.stringMatching(/cambió de fecha u hora[^]*18:00[^]*Datos bloqueados/),
      ]);
    });

    it.each(['block', 'erase'])(
      'lets its chef know of the end that waited, and of nothing before it: %s',
      async (what) => {
        await move('18:00');
        await cancel();
        expect(await toChefAfter(what)).toEqual([expect.stringMatching(/fue cancelada[^]*STATUS:CANCELLED/)]);
      },
    );

    it('lets the chef know who does not cook it any more', async () => {
      const chef_id = await storedChef('Benjamín Soto', 'otro@cocina.example');
      const draft = await client.call('post', `offers/change/${client.offer}`);
      const { day, valid_until, conditions } = draft;
      const form = { chef_id, proposal_ids: [], guests: 8, day, starts_at: '21:00', minutes: 240, commune: 'Ñuñoa' };
      const lines = [{ description: 'Cena', quantity: 8, unit_price: 45_000 }];
      const { version } = await client.call('put', `offers/update/${draft.id}`, {
        ...{ ...form, conditions, valid_until, lines, version: draft.version },
      });
      await client.call('post', `offers/accept-by-phone/${draft.id}`, { text: 'Me llamó', version });
      expect(await toChefAfter('block')).toEqual([
        expect.stringMatching(/Esta mesa la toma otra persona[^]*STATUS:CANCELLED/),
      ]);
    });

    it('tells its chef of what becomes of it after they were erased', async () => {
      await settled();
      server.received.length = 0;
      // As an earlier release allowed it.
      await test.em().transactional(() => test.app.get(QuoteErasure).erase(client.request, { actor: 'system' }));
      await cancel();
      await settled();
      expect(server.received.map(({ to }) => to)).toEqual([[CHEF]]);
      expect(server.received.map(textsOf)).toEqual([expect.stringMatching(/fue cancelada[^]*Datos borrados/)]);
    });
  });

  it('is asked for an opinion once the data are used again', async () => {
    const client = await blocked({ came: 'by form', agreed: 'by link' });
    await client.call('put', 'personal_data/unblock', { requests: [client.request] });
    await query(
      test.em(),
      `update evening set day = $1, begins_at = now() - interval '20 hours', ends_at = now() - interval '16 hours' where quote_request_id = $2`,
      [dayIn(-1), client.request],
    );
    await query(test.em(), `update quote_request set event_date = $1 where id = $2`, [dayIn(-1), client.request]);
    await client.call('put', `quote_requests/move/${client.request}`, { state: 'realizada' });
    await client.call('put', 'personal_data/block', { requests: [client.request] });
    await settled();
    server.received.length = 0;
    await test.app.get(OpinionMails, { strict: false }).askAll();
    await settled();
    expect(server.received.map(({ to }) => to)).not.toContainEqual([`${client.mark}@correo.example`]);
    await client.call('put', 'personal_data/unblock', { requests: [client.request] });
    await test.app.get(OpinionMails, { strict: false }).askAll();
    await settled();
    expect(server.received.map(({ to }) => to)).toContainEqual([`${client.mark}@correo.example`]);
  });
});
