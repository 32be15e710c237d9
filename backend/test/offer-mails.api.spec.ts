import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Company } from '../src/modules/company/index.js';
import { query } from '../src/platform/database/query.js';
import { Jobs } from '../src/platform/jobs/jobs.js';
import { Mails } from '../src/platform/mail/mails.js';
import { entryOf } from './harness/calendar-file.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { linesDuring } from './harness/log-lines.js';
import { emptyTables } from './harness/empty-tables.js';
import { dayIn } from './harness/days.js';
import { eventually } from './harness/eventually.js';
import { chefForm } from './harness/factories.js';
import { headersOf, partsOf, startMailServer, type MailServer, type Received } from './harness/mail-server.js';
import { mailsSettled } from './harness/mails-settled.js';
import { signIn, type SignedIn } from './harness/sign-in.js';

const CLIENT = 'camila@cocina.example';
const OFFICE = 'hola@sobremesa.example';
const CHEF = 'ana@cocina.example';

let server: MailServer;
let test: TestApp;
let admin: SignedIn;
let chefId: number;

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

/** The mails to an address, once there are so many. */
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
  const { body } = await test.request
    .post('/api/v1/chefs/create')
    .set(admin.header)
    .send(await chefForm(test));
  chefId = (body as { data: Row }).data.id;
});
afterAll(async () => {
  await test.close();
  await server.close();
});
beforeEach(async () => {
  await emptyTables(test.em(), 'quote_request', 'offer_year');
  server.received.length = 0;
});

describe('letters about an offer', () => {
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
    expect(await refusal(`offers/event-sheet/${offer.id}`)).toMatch(/bloqueada/);
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
    await query(
      test.em(),
      `update mail set state = 'refused', problem = 'address' where kind = 'offer-accepted-client'`,
    );
    expect(await mailed()).toMatchObject({ confirmation_mailed: false });
  });

  it('tell both sides once of an acceptance that is pressed twice, with the evening for their calendars', async () => {
    const { token } = await sent('link');
    await Promise.all([accept(token), accept(token)]);
    const mails = [...(await mailsTo(CLIENT, 1)), ...(await mailsTo(OFFICE, 1))];
    expect(mails).toHaveLength(2);
    const [one, other] = mails.map(calendarOf);
    expect(one?.head).toContain('method=REQUEST');
    expect(one?.event).toMatchObject({ sequence: 0, summary: 'Mesa con Ana María Pérez', location: 'Ñuñoa' });
    expect([one?.method, one?.status]).toEqual(['REQUEST', 'CONFIRMED']);
    expect(other?.event.summary).toBe('Ana María Pérez: mesa de Camila');
    expect(other?.event.uid).toBe(one?.event.uid);
  });

  it('that did not arrive are named beside the offer', async () => {
    const { offer, token } = await sent('link');
    await accept(token);
    // The company's must not arrive among the next letters.
    await Promise.all([mailsTo(CLIENT, 1), mailsTo(OFFICE, 1)]);
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
    const to = { day: dayIn(60), starts_at: '13:00', note: 'Otra fecha', version: evening?.version };
    await put(`offers/move-evening/${offer.id}`, to);
    const moved = (await mailsTo(CLIENT, 2)).map(calendarOf)[1];
    expect(moved?.event).toMatchObject({ uid: first?.event.uid, sequence: 1 });
    await mailsSettled(test.em());
    // Pressed again, because the answer was lost: nobody is written to twice.
    await put(`offers/move-evening/${offer.id}`, to);
    await cancel(offer);
    for (const [reader, letters] of [
      [CLIENT, 3],
      [OFFICE, 2],
      [CHEF, 2],
    ] as const) {
      const off = (await mailsTo(reader, letters)).map(calendarOf).at(-1);
      expect(off?.event).toMatchObject({ uid: first?.event.uid, sequence: 2 });
      expect([off?.method, off?.status]).toEqual(['CANCEL', 'CANCELLED']);
    }
  });

  /** Staff cancel the evening of an accepted offer. */
  const cancel = async (offer: Row, form: object = {}) => {
    const { evening } = (await pageOf('offers', offer.id)) as unknown as { evening: { id: number } };
    await put(`offers/cancel-evening/${evening.id}`, { by: 'client', reason: 'Se arrepintieron', ...form });
  };

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
      [CHEF, [1, 2, 3]],
    ] as const) {
      const told = (await mailsTo(reader, sequences.length)).map(calendarOf);
      expect(told.map(({ event, status }) => [event.uid, event.sequence, status])).toEqual(
        sequences.map((sequence) => [first?.event.uid, sequence, sequence === 3 ? 'CANCELLED' : 'CONFIRMED']),
      );
    }
    await nothingWaits();
    expect(server.received).toHaveLength(9);
  });

  it('tell of each change as it was then, when all of them leave later', async () => {
    const { offer } = await agreed();
    const held = server.hold();
    await post(`offers/event-sheet/${offer.id}`);
    await eventually(
      () => Promise.resolve(held.waiting),
      (mails) => mails.length === 1,
    );
    await put(`offers/move-evening/${offer.id}`, { day: dayIn(60), starts_at: '13:00', note: 'Otra fecha' });
    await post(`offers/event-sheet/${offer.id}`);
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
    await cancel(offer, { by: 'chef', reason: 'Se enfermó el hijo del chef' });
    const [mine] = (await mailsTo(CLIENT, 2)).slice(1);
    const [theirs] = (await mailsTo(OFFICE, 2)).slice(1);
    const [chefs] = await mailsTo(CHEF, 1);
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
    const of = () => pageOf('quote_requests', refusing.request) as unknown as Promise<Record<string, unknown>>;
    expect(await of()).toMatchObject({ state: 'nueva', answered_in_minutes: null });
    expect(await pageOf('offers', refusing.offer.id)).toMatchObject({ state: 'enviada', mail: { state: 'refused' } });
    await post(`offers/link/${refusing.offer.id}`);
    expect(await of()).toMatchObject({ state: 'cotizada', answered_in_minutes: expect.any(Number) });
  });

  it('bring the chef the event sheet', async () => {
    const { offer, token } = await sent('link');
    await accept(token);
    await test.request.post(`/api/v1/offers/event-sheet/${offer.id}`).set(admin.header).expect(200);
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
    await put(`offers/move-evening/${offer.id}`, { day: dayIn(60), starts_at: '13:00', note: 'Otra fecha' });
    await cancel(offer);
    const told = [...(await mailsTo(OFFICE, 2)), ...(await mailsTo(CHEF, 2))];
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
