import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Company } from '../src/modules/company/index.js';
import { query } from '../src/platform/database/query.js';
import { EveningReminders } from '../src/modules/offers/evening-reminders.js';
import { Jobs } from '../src/platform/jobs/jobs.js';
import { Mails } from '../src/platform/mail/mails.js';
import { entryOf } from './harness/calendar-file.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { linesDuring } from './harness/log-lines.js';
import { emptyTables } from './harness/empty-tables.js';
import { dayIn, spokenDay } from './harness/days.js';
import { eventually } from './harness/eventually.js';
import { chefForm } from './harness/factories.js';
import {
  headersOf,
  partsOf,
  startMailServer,
  subjectOf,
  type MailServer,
  type Received,
} from './harness/mail-server.js';
import { HEARS, type EveningEvent, type EveningReader } from '../src/modules/offers/offer-mail-kinds.js';
import { mailsSettled } from './harness/mails-settled.js';
import { signIn, type SignedIn } from './harness/sign-in.js';

const CLIENT = 'camila@cocina.example';
const OFFICE = 'hola@sobremesa.example';
const CHEF = 'ana@cocina.example';
const OTHER = 'benjamin@cocina.example';

let server: MailServer;
let test: TestApp;
let admin: SignedIn;
let chefId: number;
let otherId: number;

interface Row {
  id: number;
  version: number;
  evening: { version: number } | null;
}

const post = async (call: string, body: object = {}): Promise<Row> =>
  (await test.request.post(`/api/v1/${call}`).set(admin.header).send(body).expect(200)).body.data as Row;
const put = async (call: string, body: object): Promise<Row> =>
  (await test.request.put(`/api/v1/${call}`).set(admin.header).send(body).expect(200)).body.data as Row;

const pageOf = async (of: string, id: number): Promise<Row> =>
  (await test.request.get(`/api/v1/${of}/get-one/${id}`).set(admin.header).expect(200)).body.data as Row;
/** Why a call is refused. */
const refusal = async (call: string): Promise<string> =>
  ((await test.request.post(`/api/v1/${call}`).set(admin.header).expect(409)).body as { msg: string }).msg;

const eveningOf = async (offer: Row): Promise<number> =>
  ((await pageOf('offers', offer.id)) as unknown as { evening: { id: number } }).evening.id;
/** Staff mail the chef the sheet of an accepted offer's evening. */
const sheetTo = async (offer: Row): Promise<unknown> =>
  post(`evenings/send-sheet/${await eveningOf(offer)}`, { by: 'mail' });
const sheetRefused = async (offer: Row): Promise<string> => {
  const sent = test.request.post(`/api/v1/evenings/send-sheet/${await eveningOf(offer)}`).set(admin.header);
  return ((await sent.send({ by: 'mail' }).expect(409)).body as { msg: string }).msg;
};

/** Mails to an address, each once: on a slow machine a job is taken again while its mail is under way, which is sent twice then. */
async function mailsTo(address: string, count: number): Promise<Received[]> {
  const idOf = ({ raw }: Received) => /^Message-ID: (.*)$/im.exec(raw)?.[1];
  const found = () => {
    const mails = server.received.filter(({ to }) => to.includes(address));
    const first = new Map(mails.toReversed().map((mail) => [idOf(mail), mail]));
    return Promise.resolve([...first.values()].toReversed());
  };
  return eventually(found, (mails) => mails.length >= count);
}

/** The calendar file of a mail, with the headers of its part. */
function calendarOf(mail: Received) {
  const [head = ''] = /Content-Type: text\/calendar[^]*?\n\n/.exec(mail.raw) ?? [];
  return { head, ...entryOf(partsOf(mail)['text/calendar'] ?? '') };
}

interface Sent {
  offer: Row;
  token: string;
  request: number;
}

/** The same to an address of the client. */
const sentTo = (email: string | null, by: 'mail' | 'link'): Promise<Sent> => sent(by, undefined, email);

/** A sent offer of a request, and its link. */
async function sent(
  by: 'mail' | 'link',
  texts = { name: 'Camila Rojas', commune: 'Ñuñoa' },
  email: string | null = CLIENT,
): Promise<Sent> {
  const request = await post('quote_requests/take', {
    name: texts.name,
    email,
    phone_number: '+56912345678',
    guests: 8,
    kind: 'cena',
    event_date: dayIn(30),
    chef_id: chefId,
    client_agreed: true,
    request_key: randomUUID(),
  });
  const draft = await post('offers/create', { request_id: request.id });
  const form = { day: dayIn(30), valid_until: dayIn(7), starts_at: '20:30', minutes: 240, guests: 8, conditions: 'x' };
  const saved = await put(`offers/update/${draft.id}`, {
    ...form,
    chef_id: chefId,
    proposal_ids: [],
    commune: texts.commune,
    lines: [{ description: 'Cena', quantity: 8, unit_price: 45_000 }],
  });
  const offer = await post(`offers/send/${draft.id}`, { by, version: saved.version });
  // Passing the link on counts as an answer, which a refused mail is not.
  if (by === 'mail' && email !== CLIENT) return { offer, token: '', request: request.id };
  const { url } = (await post(`offers/link/${draft.id}`)) as unknown as { url: string };
  return { offer, token: url.slice(url.lastIndexOf('/') + 1), request: request.id };
}

const accept = (token: string) =>
  test.request
    .post(`/api/v1/offers/accept/${token}`)
    .send({ name: 'Camila Rojas', terms: true, terms_version: '1' })
    .expect(200);

beforeAll(async () => {
  server = await startMailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('no-existe') ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null),
  });
  test = await createTestApp({ SMTP_URL: server.url, JOBS_HURRY: 'true' });
  await test.app.get(Jobs).start();
  admin = await signIn(test);
  const office = { city: 'Santiago', address: 'Av. Italia 1439', email: OFFICE, phoneNumber: '+56912345678' };
  const company = new Company({ ...office, facebook: null, instagram: null, linkedin: null });
  await test.em().persist(company).flush();
  const chef = async (changes: Record<string, unknown> = {}): Promise<number> => {
    const form = await chefForm(test, changes);
    const { body } = await test.request.post('/api/v1/chefs/create').set(admin.header).send(form);
    return (body as { data: Row }).data.id;
  };
  chefId = await chef();
  otherId = await chef({ name: 'Benjamín Soto', email: OTHER });
});
afterAll(async () => {
  await test.close();
  await server.close();
});
beforeEach(async () => {
  // A mail of the previous test that arrives late would be counted here.
  await mailsSettled(test.em());
  await emptyTables(test.em(), 'money_settings', 'quote_request', 'offer_year');
  server.received.length = 0;
});

/** A restriction that stands nowhere else. */
const CARE = 'Zanahoriafobia severa';

/** What a mail about an evening is to say, and how it corrects its reader's calendar. */
interface Says {
  method: 'REQUEST' | 'CANCEL';
  subject: RegExp;
  says: RegExp[];
}

/**
 * For each event: what makes it happen to an agreed evening of eight with Ana, who has the sheet, and what each reader of `HEARS`
 * is to read. The sheet is the only mail with what guests cannot eat.
 */
const EVENTS: Record<
  EveningEvent,
  { happens: (agreed: Agreed) => Promise<unknown>; sequence: number; read: Partial<Record<EveningReader, Says>> }
> = {
  accepted: {
    happens: ({ token }) => accept(token),
    sequence: 0,
    read: {
      client: { method: 'REQUEST', subject: /confirmada/, says: [/Total: \$360\.000/, /Invitados: 8/, /Devoluciones/] },
      office: {
        method: 'REQUEST',
        subject: /Camila Rojas aceptó/,
        says: [/Total: \$360\.000/, /ya está en la agenda/],
      },
    },
  },
  sheet: {
    happens: ({ offer }) => sheetTo(offer),
    sequence: 0,
    read: { chef: { method: 'REQUEST', subject: /^Ficha C-/, says: [/Invitados: 8$/m, /Camila Rojas/] } },
  },
  moved: {
    happens: ({ offer }) => put(`offers/move-evening/${offer.id}`, { day: dayIn(60), starts_at: '13:00', note: 'x' }),
    sequence: 1,
    read: {
      client: { method: 'REQUEST', subject: /cambió de fecha u hora/, says: [/Hora: 13:00/, /Antes era: .*20:30/] },
      chef: { method: 'REQUEST', subject: /^Cambió\. Ficha/, says: [/13:00 \(cambió; antes .*20:30\)/] },
    },
  },
  changed: {
    happens: ({ request }) =>
      put(`quote_requests/restrictions/${request}`, { restrictions: CARE, restrictions_consent: true }),
    sequence: 1,
    read: {
      client: { method: 'REQUEST', subject: /Anotamos un cambio/, says: [/Por cuidado no lo repetimos/] },
      chef: { method: 'REQUEST', subject: /^Cambió\. Ficha/, says: [/Zanahoriafobia severa \(cambió\)/] },
    },
  },
  agreement_changed: {
    happens: async ({ offer }) => {
      const change = await changeOf(offer, {
        guests: 9,
        lines: [{ description: 'Cena', quantity: 9, unit_price: 45_000 }],
      });
      await post(`offers/accept-by-phone/${change.id}`, { text: 'Me llamó.' });
    },
    sequence: 1,
    read: {
      client: {
        method: 'REQUEST',
        subject: /cambió como acordamos/,
        says: [/C-\d{4}-\d{4} · v2/, /Invitados: antes 8, ahora 9/, /Total: \$405\.000/, /Invitados: 9$/m],
      },
      chef: { method: 'REQUEST', subject: /^Cambió\. Ficha C-.* · v2/, says: [/Invitados: 9 \(cambió; antes 8\)/] },
    },
  },
  chef_exchanged: {
    happens: async ({ offer }) => {
      const change = await changeOf(offer, { chef_id: otherId });
      await post(`offers/accept-by-phone/${change.id}`, { text: 'Me llamó.' });
    },
    sequence: 1,
    read: {
      client: {
        method: 'REQUEST',
        subject: /cambió como acordamos: Benjamín/,
        says: [/Chef: antes Ana María Pérez, ahora Benjamín Soto/, /Chef: Benjamín Soto/],
      },
      former_chef: {
        method: 'CANCEL',
        subject: /Ya no cocinas esta mesa/,
        says: [/Hola Ana María Pérez/, /ya no la cocinas/],
      },
    },
  },
  reminded: {
    happens: async () => {
      await query(
        test.em(),
        `insert into money_settings (id, reserva_percent, created_at) values (1, 50, now() - interval '1 day')`,
      );
      await test.app.get(EveningReminders).sweep(new Date(`${dayIn(28)}T15:00:00Z`));
    },
    sequence: 0,
    read: {
      client: {
        method: 'REQUEST',
        subject: /^Revisa tu velada/,
        says: [/El chef llega a las: 20:30/, /Invitados: 8$/m, /Falta por pagar/],
      },
      chef: { method: 'REQUEST', subject: /^Recordatorio\. Ficha/, says: [/Falta poco/, /Camila Rojas/] },
    },
  },
  cancelled: {
    happens: async ({ offer }) =>
      put(`offers/cancel-evening/${await eveningOf(offer)}`, { by: 'company', reason: 'Se cortó el agua' }),
    sequence: 1,
    read: {
      client: { method: 'CANCEL', subject: /fue cancelada/, says: [/Se devuelve el 100 %.*\$360\.000/] },
      office: { method: 'CANCEL', subject: /^Velada cancelada/, says: [/Canceló: nosotros/] },
      chef: { method: 'CANCEL', subject: /fue cancelada/, says: [/no se hará/] },
    },
  },
};

interface Agreed {
  offer: Row;
  token: string;
  request: number;
}

/** The draft of a change of what an offer agreed, saved with these changes. */
async function changeOf(offer: Row, changes: object): Promise<Row> {
  const draft = (await post(`offers/change/${offer.id}`)) as unknown as Record<string, unknown> & Row;
  const { guests, day, starts_at, minutes, commune, conditions, valid_until, version } = draft;
  const lines = [{ description: 'Cena', quantity: 8, unit_price: 45_000 }];
  const kept = { guests, day, starts_at, minutes, commune, conditions, valid_until, version, lines };
  return put(`offers/update/${draft.id}`, { ...kept, chef_id: chefId, proposal_ids: [], ...changes });
}

describe('the table of who hears of what about an evening', () => {
  it.each(Object.keys(EVENTS) as EveningEvent[])(
    'is kept for «%s»: each reader one mail, and nobody else',
    async (event) => {
      const { happens, sequence, read } = EVENTS[event];
      expect(Object.keys(HEARS[event]).toSorted()).toEqual(Object.keys(read).toSorted());
      const agreed = await sent('link');
      if (event !== 'accepted') await accept(agreed.token);
      if (event !== 'accepted' && event !== 'sheet') await sheetTo(agreed.offer);
      if (event === 'sheet')
        await put(`quote_requests/restrictions/${agreed.request}`, { restrictions: CARE, restrictions_consent: true });
      await mailsSettled(test.em());
      const before = server.received.length;
      await happens(agreed);
      await mailsSettled(test.em());

      const mails = server.received.slice(before);
      const addressOf = (reader: EveningReader): string => {
        if (reader === 'client') return CLIENT;
        return reader === 'office' ? OFFICE : CHEF;
      };
      const readers = Object.keys(read) as EveningReader[];
      expect(mails.flatMap(({ to }) => to).toSorted()).toEqual(readers.map(addressOf).toSorted());
      for (const reader of readers) {
        const mail = mails.find(({ to }) => to.includes(addressOf(reader))) as Received;
        const { method, subject, says } = read[reader] as Says;
        const text = partsOf(mail)['text/plain'] ?? '';
        expect(subjectOf(mail)).toMatch(subject);
        for (const words of says) expect(text).toMatch(words);
        const calendar = calendarOf(mail);
        expect([calendar.method, calendar.status]).toEqual([method, method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED']);
        expect(calendar.head).toContain(`method=${method}`);
        expect(calendar.event.sequence).toBe(event === 'sheet' ? 1 : sequence);
        expect(calendar.event.attendees).toHaveLength(1);
        if (reader === 'former_chef') {
          expect(text).not.toMatch(/Ñuñoa|Invitados|Dónde/);
          expect([calendar.event.location, calendar.event.description]).toEqual([null, '']);
        }
        expect(text.includes(CARE)).toBe(reader === 'chef' && (event === 'sheet' || event === 'changed'));
      }
      // One evening has one entry, no matter who reads of it.
      expect(new Set(mails.map((mail) => calendarOf(mail).event.uid)).size).toBe(1);
    },
  );

  it('leaves out a chef who was never sent the sheet: nothing that follows is the first word of the evening', async () => {
    const { moved, changed, agreement_changed: anew, reminded, cancelled } = EVENTS;
    const agreed = await sent('link');
    await accept(agreed.token);
    for (const { happens } of [moved, changed, anew]) await happens(agreed);
    await test.app.get(EveningReminders).sweep(new Date(`${dayIn(58)}T15:00:00Z`));
    const now = (await pageOf('offers', agreed.offer.id)) as unknown as { change: { id: number } };
    const change = await changeOf({ ...agreed.offer, id: now.change.id }, { chef_id: otherId });
    await post(`offers/accept-by-phone/${change.id}`, { text: 'Me llamó.' });
    await cancelled.happens({ ...agreed, offer: change });
    await mailsSettled(test.em());
    expect(reminded.read.chef).toBeDefined();
    const readers = server.received.flatMap(({ to }) => to);
    expect([readers.includes(CHEF), readers.includes(OTHER)]).toEqual([false, false]);
    expect(readers.filter((reader) => reader === CLIENT)).toHaveLength(7);
  });

  /** How staff correct the client of a request: what they press, and what client and chef read of it. */
  const CORRECTIONS: [what: string, correct: (request: number) => Promise<unknown>, says: RegExp, sheet: RegExp][] = [
    [
      'phone',
      (id) =>
        put(`quote_requests/facts/${id}`, {
          ...{ kind: 'cena', guests: 8, event_date: dayIn(30), reply_by: 'whatsapp', phone_number: '+56911112222' },
        }),
      /Cambiamos tu teléfono\. El chef lo verá en su ficha\./,
      /Teléfono: \(\+56\) 9 1111 2222 \(cambió; antes \(\+56\) 9 1234 5678\)/,
    ],
    [
      'name',
      (id) => put('personal_data/rectify', { requests: [id], name: 'Carolina Rojas' }),
      /Corregimos tus datos\. El chef los verá en su ficha\./,
      /Cliente: Carolina Rojas \(cambió; antes Camila Rojas\)/,
    ],
    [
      'phone, as their right,',
      (id) => put('personal_data/rectify', { requests: [id], phone_number: '+56911112222' }),
      /Corregimos tus datos/,
      /Teléfono: \(\+56\) 9 1111 2222 \(cambió/,
    ],
    [
      'phone, on which they receive the chef,',
      (id) => put('personal_data/rectify', { requests: [id], phone_number: '+56911112222' }),
      /Corregimos tus datos/,
      /Te recibe: La abuela, \(\+56\) 9 1111 2222 \(cambió/,
    ],
  ];

  it.each(CORRECTIONS)(
    'tells client and chef of the corrected %s of the client',
    async (what, correct, says, sheet) => {
      const agreed = await sent('link');
      await accept(agreed.token);
      if (what.includes('receive'))
        await query(test.em(), `update evening set contact_name = 'La abuela', contact_phone = '+56912345678'`);
      await sheetTo(agreed.offer);
      await mailsSettled(test.em());
      server.received.length = 0;
      await correct(agreed.request);
      await mailsSettled(test.em());
      const textTo = (reader: string) =>
        server.received.filter(({ to }) => to.includes(reader)).map((mail) => partsOf(mail)['text/plain']);
      expect(server.received.flatMap(({ to }) => to).toSorted()).toEqual([CHEF, CLIENT].toSorted());
      expect(textTo(CLIENT)[0]).toMatch(says);
      expect(textTo(CHEF)[0]).toMatch(sheet);
      expect(await query(test.em(), 'select client_first_name, sequence from evening')).toEqual([
        { client_first_name: what === 'name' ? 'Carolina' : 'Camila', sequence: 1 },
      ]);
    },
  );

  it.each(CORRECTIONS)('tells nobody of the corrected %s once the evening has begun', async (what, correct) => {
    const agreed = await sent('link');
    await accept(agreed.token);
    await sheetTo(agreed.offer);
    await mailsSettled(test.em());
    server.received.length = 0;
    await query(test.em(), `update evening set begins_at = now() - interval '1 minute'`);
    await correct(agreed.request);
    await mailsSettled(test.em());
    expect(server.received).toEqual([]);
    expect(await query(test.em(), 'select client_first_name, sequence from evening')).toEqual([
      { client_first_name: what === 'name' ? 'Carolina' : 'Camila', sequence: 0 },
    ]);
  });

  it('tells nobody of a corrected address for mails', async () => {
    const agreed = await sent('link');
    await accept(agreed.token);
    await sheetTo(agreed.offer);
    await mailsSettled(test.em());
    server.received.length = 0;
    const facts = { kind: 'cena', guests: 8, event_date: dayIn(30), reply_by: 'whatsapp' };
    await put(`quote_requests/facts/${agreed.request}`, { ...facts, email: 'otra@cocina.example' });
    await put('personal_data/rectify', { requests: [agreed.request], email: CLIENT });
    await mailsSettled(test.em());
    expect(server.received).toEqual([]);
  });

  it.each([
    [
      'blocked the day meanwhile',
      /Atención: Ana María Pérez tiene bloqueado ese día\. Confirma con el chef si puede\./,
    ],
    ['cooks another evening', /Atención: Ana María Pérez tiene otra velada a esa hora\./],
  ])('tells the company of a yes to a chef who %s', async (what, says) => {
    const blocked = { chef_id: chefId, first_day: dayIn(30), last_day: dayIn(30), reason: 'Viaje' };
    const agreed = await sent('link');
    const { id } = what.startsWith('blocked') ? await post('agenda/blocked/create', blocked) : { id: 0 };
    if (id === 0) await accept((await sent('link')).token);
    await mailsSettled(test.em());
    server.received.length = 0;
    await accept(agreed.token);
    const [told] = await mailsTo(OFFICE, 1);
    await test.request.delete(`/api/v1/agenda/blocked/delete/${id}`).set(admin.header);
    expect(partsOf(told as Received)['text/plain']).toMatch(says);
  });

  it('asks the client for a yes to a change by mail, and tells the company of a no', async () => {
    const agreed = await sent('link');
    await accept(agreed.token);
    await mailsSettled(test.em());
    server.received.length = 0;
    const change = await changeOf(agreed.offer, { guests: 9 });
    await post(`offers/send/${change.id}`, { by: 'mail', version: change.version });
    await mailsSettled(test.em());
    const [asks, ...others] = server.received;
    expect([asks?.to, others]).toEqual([[CLIENT], []]);
    expect(subjectOf(asks as Received)).toMatch(/^Un cambio para tu mesa, por confirmar: C-\d{4}-\d{4} · v2$/);
    for (const words of [/Invitados: antes 8, ahora 9/, /sigue en pie lo que habías aceptado/])
      expect(partsOf(asks as Received)['text/plain']).toMatch(words);
    const { url } = (await post(`offers/link/${change.id}`)) as unknown as { url: string };
    const token = url.slice(url.lastIndexOf('/') + 1);
    await test.request.post(`/api/v1/offers/decline/${token}`).send({ reason: null }).expect(200);
    await mailsSettled(test.em());
    const told = server.received.slice(1);
    expect(told.map(({ to }) => to)).toEqual([[OFFICE]]);
    expect(subjectOf(told[0] as Received)).toMatch(/dijo que no al cambio C-/);
  });

  it('tells a chef who is asked again by a later mail, and none who left gets another sheet', async () => {
    const agreed = await sent('link');
    await accept(agreed.token);
    await mailsSettled(test.em());
    const held = server.hold();
    await sheetTo(agreed.offer);
    await eventually(
      () => Promise.resolve(held.waiting),
      (mails) => mails.length === 1,
    );
    // While the first sheet is under way the evening moves, and another chef takes it.
    await put(`offers/move-evening/${agreed.offer.id}`, { day: dayIn(60), starts_at: '13:00', note: 'x' });
    const change = await changeOf(agreed.offer, { chef_id: otherId });
    await post(`offers/accept-by-phone/${change.id}`, { text: 'Me llamó.' });
    held.release();
    await mailsSettled(test.em());
    const to = (address: string) => server.received.filter((mail) => mail.to.includes(address)).map(calendarOf);
    expect(to(CHEF).map(({ method, event }) => [method, event.sequence])).toEqual([
      ['REQUEST', 0],
      ['CANCEL', 2],
    ]);
    // Who takes it over is sent the sheet as after any yes: by a press, or where the company wants it at once.
    expect(to(OTHER)).toEqual([]);
  });
});

describe('mails about an offer', () => {
  it('bring the client the link, and none where staff pass it on themselves', async () => {
    const { token } = await sent('mail');
    const [mail] = await mailsTo(CLIENT, 1);
    expect(headersOf(mail as Received)).toMatch(/Reply-To: .*hola@sobremesa\.example/);
    expect(mail?.raw.replaceAll('=\n', '')).toContain(`/cotizacion/${token}`);
    await sent('link');
    expect(server.received).toHaveLength(1);
  });

  it('are told of in what happened, and are not sent again where nobody can answer or may be written to', async () => {
    const { offer, token } = await sent('mail');
    await mailsTo(CLIENT, 1);
    const { request_id: id } = (await pageOf('offers', offer.id)) as unknown as { request_id: number };
    expect(await pageOf('quote_requests', id)).toMatchObject({
      no_mail: null,
      activity: expect.arrayContaining([expect.objectContaining({ kind: 'offer_sent', sent_by: 'mail' })]),
    });
    await put('personal_data/block', { requests: [id] });
    expect(await pageOf('offers', offer.id)).toMatchObject({ no_mail: 'blocked' });
    expect(await refusal(`offers/mail-again/${offer.id}`)).toMatch(/bloqueada/);
    await put('personal_data/unblock', { requests: [id] });
    await accept(token);
    await put('personal_data/block', { requests: [id] });
    expect(await sheetRefused(offer)).toMatch(/bloqueada/);
    await put('personal_data/unblock', { requests: [id] });
    expect(await refusal(`offers/mail-again/${offer.id}`)).toMatch(/ya no puede responder/);
  });

  it('about an acceptance are promised to the client until one does not arrive', async () => {
    const { token } = await sent('link');
    await accept(token);
    const mailed = async () =>
      ((await test.request.get(`/api/v1/offers/by-link/${token}`).expect(200)).body as { data: object }).data;
    expect(await mailed()).toMatchObject({ confirmation_mailed: true });
    await Promise.all([mailsTo(CLIENT, 1), mailsTo(OFFICE, 1)]);
    expect(await mailed()).toMatchObject({ confirmation_mailed: true });
    await mailsSettled(test.em());
    await query(
      test.em(),
      `update mail set state = 'refused', problem = 'address' where kind = 'offer-accepted-client'`,
    );
    expect(await mailed()).toMatchObject({ confirmation_mailed: false });
  });

  it('say after the yes, and after a change, what is to pay until when, and where', async () => {
    await query(test.em(), 'insert into money_settings (id, reserva_percent) values (1, 50)');
    const { offer, request } = await sent('link');
    const last = async () => {
      await mailsSettled(test.em());
      const [mail] = server.received.splice(0).filter(({ to }) => to.includes(CLIENT));
      return partsOf(mail as Received)['text/plain']?.replaceAll('\n', ' ') ?? '';
    };
    await post(`offers/accept-by-phone/${offer.id}`, { text: 'Me llamó.' });
    const plan = /Falta por pagar \$180\.000 con plazo hasta el (.*?) y \$180\.000 con plazo hasta el .*?\/pago\//;
    const accepted = await last();
    expect(accepted).toMatch(plan);
    expect(plan.exec(accepted)?.[1]).toBe(spokenDay(dayIn(2)));
    await EVENTS.agreement_changed.happens({ offer, token: '', request });
    expect(await last()).toMatch(/Falta por pagar \$202\.500 con plazo .* y \$202\.500 con plazo .*\/pago\//);
  });

  it('tell both sides once of an acceptance that is pressed twice, with the evening for their calendars', async () => {
    const { token } = await sent('link');
    await Promise.all([accept(token), accept(token)]);
    const [evening] = await query<{ uid: string }>(test.em(), 'select uid from evening');
    // A mail of the test before may come late. It is about another evening.
    const about = () =>
      [CLIENT, OFFICE].flatMap((reader) =>
        server.received
          .filter(({ to }) => to.includes(reader))
          .map(calendarOf)
          .filter((entry) => entry?.event.uid.includes(evening?.uid ?? '')),
      );
    const [one, other, ...more] = await eventually(
      () => Promise.resolve(about()),
      (entries) => entries.length >= 2,
    );
    expect(more).toEqual([]);
    expect(one?.head).toContain('method=REQUEST');
    expect(one?.event).toMatchObject({ sequence: 0, summary: 'Mesa con Ana María Pérez', location: 'Ñuñoa' });
    expect([one?.method, one?.status]).toEqual(['REQUEST', 'CONFIRMED']);
    expect(other?.event.summary).toBe('Ana María Pérez: mesa de Camila');
    expect(other?.event.uid).toBe(one?.event.uid);
  });

  it('that did not arrive are named beside the offer', async () => {
    const { offer, token } = await sent('link');
    await accept(token);
    // The company's must not arrive among the next mails.
    await Promise.all([mailsTo(CLIENT, 1), mailsTo(OFFICE, 1)]);
    await mailsSettled(test.em());
    const returned = `state = 'refused', problem = 'mailbox_full', status_code = '5.2.2', reply = '552 full', settled_at = now()`;
    await query(test.em(), `update mail set ${returned} where kind = 'offer-accepted-client'`);
    const { body } = await test.request.get(`/api/v1/offers/get-one/${offer.id}`).set(admin.header).expect(200);
    expect((body as { data: { undelivered: object[] } }).data.undelivered).toEqual([
      {
        title: 'Confirmación de la cotización',
        state: 'refused',
        problem: 'El correo volvió: la casilla está llena.',
        status_code: '5.2.2',
        reply: '552 full',
        settled_at: expect.any(String),
      },
    ]);
  });

  it('correct both calendars under the same name when the evening is moved, and take it out when it is off', async () => {
    const { offer, token } = await sent('link');
    await accept(token);
    const [first] = (await mailsTo(CLIENT, 1)).map(calendarOf);
    const page = await test.request.get(`/api/v1/offers/get-one/${offer.id}`).set(admin.header);
    const { evening } = (page.body as { data: Row }).data;
    await sheetTo(offer);
    const to = { day: dayIn(60), starts_at: '13:00', note: 'Otra fecha', version: evening?.version };
    await put(`offers/move-evening/${offer.id}`, to);
    const moved = (await mailsTo(CLIENT, 2)).map(calendarOf)[1];
    expect(moved?.event).toMatchObject({ uid: first?.event.uid, sequence: 1 });
    await mailsSettled(test.em());
    // Pressed again, because the answer was lost: nobody is written to twice.
    await put(`offers/move-evening/${offer.id}`, to);
    await cancel(offer);
    for (const [reader, mails] of [
      [CLIENT, 3],
      [OFFICE, 2],
      [CHEF, 3],
    ] as const) {
      const off = (await mailsTo(reader, mails)).map(calendarOf).at(-1);
      expect(off?.event).toMatchObject({ uid: first?.event.uid, sequence: 2 });
      expect([off?.method, off?.status]).toEqual(['CANCEL', 'CANCELLED']);
    }
  });

  /** Staff cancel the evening of an accepted offer. */
  const cancel = async (offer: Row, form: object = {}): Promise<unknown> =>
    put(`offers/cancel-evening/${await eveningOf(offer)}`, { by: 'client', reason: 'Se arrepintieron', ...form });

  /** Accepts, and waits until nobody is written to any more. */
  async function agreed(): Promise<{ offer: Row; first: ReturnType<typeof calendarOf> | undefined }> {
    const { offer, token } = await sent('link');
    await accept(token);
    const [first] = (await mailsTo(CLIENT, 1)).map(calendarOf);
    await mailsTo(OFFICE, 1);
    await nothingWaits();
    return { offer, first };
  }
  const nothingWaits = () => mailsSettled(test.em());

  it('go once more to an address that was corrected while the mail server had them', async () => {
    const held = server.hold();
    const { offer } = await sent('mail');
    await eventually(
      () => Promise.resolve(held.waiting),
      (mails) => mails.length === 1,
    );
    const { request_id: id } = (await pageOf('offers', offer.id)) as unknown as { request_id: number };
    await put('personal_data/rectify', { requests: [id], email: 'otra@correo.example' });
    const lines = await linesDuring(test, () => post(`offers/mail-again/${offer.id}`));
    expect(lines).toContainEqual(expect.objectContaining({ action: 'send_again', kind: 'offer', record_id: offer.id }));
    held.release();
    await mailsTo('otra@correo.example', 1);
    await nothingWaits();
  });

  it('tell of each of two changes within one conversation with the mail server, the later last', async () => {
    const { offer, first } = await agreed();
    await sheetTo(offer);
    await nothingWaits();
    const held = server.hold();
    await put(`offers/move-evening/${offer.id}`, { day: dayIn(60), starts_at: '13:00', note: 'Otra fecha' });
    await eventually(
      () => Promise.resolve(held.waiting),
      (mails) => mails.length === 1,
    );
    await put(`offers/move-evening/${offer.id}`, { day: dayIn(61), starts_at: '14:00', note: 'Y otra' });
    await cancel(offer);
    held.release();
    for (const [reader, sequences] of [
      [CLIENT, [0, 1, 2, 3]],
      [OFFICE, [0, 3]],
      [CHEF, [0, 1, 2, 3]],
    ] as const) {
      const told = (await mailsTo(reader, sequences.length)).map(calendarOf);
      expect(told.map(({ event, status }) => [event.uid, event.sequence, status])).toEqual(
        sequences.map((sequence) => [first?.event.uid, sequence, sequence === 3 ? 'CANCELLED' : 'CONFIRMED']),
      );
    }
    await nothingWaits();
    expect(server.received).toHaveLength(10);
  });

  it('tell of each change as it was then, when all of them leave later', async () => {
    const { offer } = await agreed();
    const held = server.hold();
    await sheetTo(offer);
    await eventually(
      () => Promise.resolve(held.waiting),
      (mails) => mails.length === 1,
    );
    await put(`offers/move-evening/${offer.id}`, { day: dayIn(60), starts_at: '13:00', note: 'Otra fecha' });
    await sheetTo(offer);
    await put(`offers/move-evening/${offer.id}`, { day: dayIn(61), starts_at: '14:00', note: 'Y otra' });
    held.release();
    const sheets = await mailsTo(CHEF, 4);
    const when = sheets.map((mail) =>
      /Cuándo: .*/.exec(partsOf(mail)['text/plain'] ?? '')?.[0].replace(/[^\d:(]+/g, ' '),
    );
    expect(when.map((text) => text?.match(/\d\d:\d\d/g))).toEqual([
      ['20:30'],
      ['13:00', '20:30'],
      ['13:00'],
      ['14:00', '13:00'],
    ]);
    const hours = (await mailsTo(CLIENT, 3))
      .slice(1)
      .map((mail) => /Hora: (.*)/.exec(partsOf(mail)['text/plain'] ?? '')?.[1]);
    expect(hours).toEqual(['13:00', '14:00']);
  });

  it('that would come after a later one are dropped, and the request says so', async () => {
    const { offer } = await agreed();
    await put(`offers/move-evening/${offer.id}`, { day: dayIn(60), starts_at: '13:00', note: 'Otra fecha' });
    await nothingWaits();
    // As if the first had been in trouble for a while.
    await query(test.em(), `update mail set state = 'failed', problem = 'busy' where kind = 'evening-client'`);
    await cancel(offer);
    await mailsTo(CLIENT, 3);
    await nothingWaits();
    server.received.length = 0;
    await test.app.get(Mails).retryTroubled();
    await nothingWaits();
    expect(server.received).toEqual([]);
    const { request_id: id } = (await pageOf('offers', offer.id)) as unknown as { request_id: number };
    expect(await pageOf('quote_requests', id)).toMatchObject({
      activity: expect.arrayContaining([
        expect.objectContaining({ kind: 'letter_overtaken', actor: 'system', letter: 'Cambio de la velada' }),
      ]),
    });
  });

  it('wait for the one of the same reader that another process is sending', async () => {
    const { offer } = await agreed();
    await put(`offers/move-evening/${offer.id}`, { day: dayIn(60), starts_at: '13:00', note: 'Otra fecha' });
    await nothingWaits();
    server.received.length = 0;
    const another = `update mail set state = 'waiting', on_wire_until = now() + interval '1 minute' where kind = 'evening-client'`;
    await query(test.em(), another);
    await cancel(offer);
    await mailsTo(OFFICE, 1);
    await eventually(
      () => query(test.em(), `select id from pgboss.job where name = 'send-mail' and retry_count > 0`),
      (tried) => tried.length > 0,
    );
    expect(server.received.filter(({ to }) => to.includes(CLIENT))).toEqual([]);
    const done = `update mail set state = 'sent', on_wire_until = null where kind = 'evening-client' and on_wire_until is not null`;
    await query(test.em(), done);
    const [mail] = await mailsTo(CLIENT, 1);
    expect(calendarOf(mail as Received).status).toBe('CANCELLED');
  });

  it('say of a cancelled evening what is given back, and who cancelled only to the company', async () => {
    const { offer } = await agreed();
    await sheetTo(offer);
    await cancel(offer, { by: 'chef', reason: 'Se enfermó el hijo del chef' });
    const [mine] = (await mailsTo(CLIENT, 2)).slice(1);
    const [theirs] = (await mailsTo(OFFICE, 2)).slice(1);
    const [chefs] = (await mailsTo(CHEF, 2)).slice(1);
    const text = (mail: Received | undefined): string => (mail && partsOf(mail)['text/plain']) ?? '';
    for (const mail of [mine, theirs])
      expect(text(mail)).toContain('Se devuelve el 100 % del total acordado: $360.000.');
    expect(text(theirs)).toContain('Canceló: el chef.');
    expect(text(chefs)).toContain('no se hará');
    for (const mail of [mine, theirs, chefs]) expect(text(mail)).not.toMatch(/hijo/);
    await nothingWaits();
  });

  it('that a mail server refuses at once are no answer and move nothing, until staff pass the link on', async () => {
    const refusing = await sentTo('no-existe@cocina.example', 'mail');
    await nothingWaits();
    const of = () => pageOf('quote_requests', refusing.request) as unknown as Promise<Record<string, unknown>>;
    expect(await of()).toMatchObject({ state: 'nueva', answered_in_minutes: null });
    expect(await pageOf('offers', refusing.offer.id)).toMatchObject({ state: 'enviada', mail: { state: 'refused' } });
    await post(`offers/link/${refusing.offer.id}`);
    expect(await of()).toMatchObject({ state: 'cotizada', answered_in_minutes: expect.any(Number) });
  });

  it('bring the chef the event sheet', async () => {
    const { offer, token } = await sent('link');
    await accept(token);
    await sheetTo(offer);
    const [mail] = await mailsTo(CHEF, 1);
    expect(mail?.raw).toContain('Camila Rojas');
  });

  it('tell chef and company of a client without an address, and what is not mailed stands in what happened', async () => {
    const { offer, token, request } = await sentTo(null, 'link');
    expect(await refusal(`offers/mail-again/${offer.id}`)).toBe(
      'El cliente no dejó correo. Envía el enlace por WhatsApp.',
    );
    expect(await pageOf('offers', offer.id)).toMatchObject({ no_mail: 'address' });
    await accept(token);
    await sheetTo(offer);
    await put(`offers/move-evening/${offer.id}`, { day: dayIn(60), starts_at: '13:00', note: 'Otra fecha' });
    await cancel(offer);
    const told = [...(await mailsTo(OFFICE, 2)), ...(await mailsTo(CHEF, 3))];
    await nothingWaits();
    expect(server.received).toHaveLength(told.length);
    for (const mail of told.filter(({ to }) => to.includes(OFFICE))) expect(headersOf(mail)).not.toMatch(/^reply-to/im);
    const { activity } = (await pageOf('quote_requests', request)) as unknown as { activity: { kind: string }[] };
    expect(activity.filter(({ kind }) => kind === 'letter_unmailed')).toMatchObject(
      ['Cambio de la velada', 'Cambio de la velada', 'Confirmación de la cotización'].map((letter) => ({ letter })),
    );
  });

  it('tell the company why a client declined', async () => {
    const { token } = await sent('link');
    const reason = 'Caro\r\nBcc: otro@correo.example';
    await test.request.post(`/api/v1/offers/decline/${token}`).send({ reason }).expect(200);
    const [mail] = await mailsTo(OFFICE, 1);
    expect(mail?.to).toEqual([OFFICE]);
    expect(headersOf(mail as Received)).not.toContain('otro@correo');
  });

  it('cannot be broken out of, neither their headers nor their calendar files', async () => {
    const hostile = 'Eva\r\nBcc: otro@correo.example\r\n\r\n<b>hola</b>';
    const commune = 'Ñuñoa\r\nATTENDEE:mailto:otro@correo.example\nEND:VEVENT\nBEGIN:VEVENT, ;\\ fin';
    const { token } = await sent('mail', { name: hostile, commune });
    await accept(token);
    const mails = [...(await mailsTo(CLIENT, 2)), ...(await mailsTo(OFFICE, 1))];
    expect(mails).toHaveLength(3);
    for (const mail of mails) {
      expect(mail.to).toHaveLength(1);
      expect(headersOf(mail)).not.toMatch(/^(bcc|cc):/im);
      expect(partsOf(mail)['text/html']).not.toContain('<b>hola');
    }
    for (const { event } of mails.slice(1).map(calendarOf)) {
      expect(event.attendees).toHaveLength(1);
      expect(event.location).toContain('fin');
    }
  });
});
