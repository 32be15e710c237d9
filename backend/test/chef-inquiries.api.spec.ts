import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Company } from '../src/modules/company/index.js';
import { ExpiredOffers } from '../src/modules/offers/expired-offers.js';
import { ChefInquiries } from '../src/modules/offers/index.js';
import { query } from '../src/platform/database/query.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { dayIn, spokenDay } from './harness/days.js';
import { emptyTables } from './harness/empty-tables.js';
import { chefForm, dietId, proposalForm } from './harness/factories.js';
import { partsOf, startMailServer, subjectOf, type MailServer } from './harness/mail-server.js';
import { mailsSettled } from './harness/mails-settled.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { startJobs } from './harness/start-jobs.js';
import { RequestSteps, type Row } from './harness/request-steps.js';

const ANA = 'ana@cocina.example';
const KENJI = 'kenji@cocina.example';
const DAY = 24 * 60 * 60 * 1_000;
const OVER = 'Esta mesa no se hará contigo: no hace falta que hagas nada. Gracias por tu tiempo.';

let server: MailServer;
let test: TestApp;
let staff: SignedIn;
let ana: number;
let kenji: number;
let table: RequestSteps;

const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) => {
  const sent = test.request[method](`/api/v1/${path}`).set(staff.header);
  return body ? sent.send(body) : sent;
};
const inquiries = async (request: number): Promise<Row[]> =>
  (await table.call('get', `offers/inquiries/of-request/${request}`)) as unknown as Row[];
const page = async (inquiry: number) => {
  const token = await table.token('inquiry', inquiry);
  const { body } = await test.request.get(`/api/v1/offers/inquiries/by-link/${token}`).expect(200);
  return (body as { data: Row }).data;
};
const held = (request: number) =>
  query<{ chef_id: number; day: string; until: string }>(
    test.em(),
    `select chef_id, day::text, until from held_day where quote_request_id = $1 and until > now()`,
    [request],
  );
const happened = async (request: number): Promise<string[]> =>
  (
    await query<{ kind: string }>(
      test.em(),
      `select kind from quote_request_activity where quote_request_id = $1 order by id`,
      [request],
    )
  ).map(({ kind }) => kind);
const mailsTo = async (address: string) => {
  await mailsSettled(test.em());
  return server.received.filter(({ to }) => to.includes(address));
};
const subjects = async (address: string) => (await mailsTo(address)).map(subjectOf);
const toggle = (chef: number, was: 'ACTIVE' | 'DESACTIVADO') =>
  table.call('put', `chefs/change-state/${chef}`, { was });
const restrict = (id: number, restrictions: string) =>
  table.call('put', `quote_requests/restrictions/${id}`, { restrictions, restrictions_consent: true });

beforeAll(async () => {
  server = await startMailServer();
  test = await createTestApp({ SMTP_URL: server.url, JOBS_HURRY: 'true', RATE_LIMIT_LINKS: '1000000' });
  await startJobs(test);
  staff = await signIn(test);
  const office = { city: 'Santiago', address: 'Av. Italia 1439', email: 'hola@sobremesa.example' };
  const rest = { phoneNumber: '+56912345678', facebook: null, instagram: null, linkedin: null };
  await test
    .em()
    .persist(new Company({ ...office, ...rest }))
    .flush();
});
afterAll(async () => {
  await test.close();
  await server.close();
});
beforeEach(async () => {
  // A mail of the previous test that arrives late would be counted here.
  await mailsSettled(test.em());
  await emptyTables(test.em(), 'quote_request', 'offer_year', 'chef', 'chef_slug', 'secret_link', 'blocked_range');
  const create = async (changes: Record<string, unknown>) => {
    const { body } = await call('post', 'chefs/create', await chefForm(test, changes)).expect(200);
    return (body as { data: Row }).data.id;
  };
  ana = await create({ email: ANA });
  kenji = await create({ name: 'Kenji Morales', email: KENJI });
  table = new RequestSteps(test, staff, ana);
  server.received.length = 0;
});

describe('asking', () => {
  it('writes to each chef without naming the client, once for the same question, and again for another', async () => {
    const request = await table.ask({ name: 'Camila Rojas' });
    const asked = { chef_ids: [ana, kenji], by: 'mail' };
    await table.inquire(request, asked);
    await table.inquire(request, asked);
    expect(await happened(request)).toEqual(['chef_asked', 'chef_asked']);
    expect((await inquiries(request)).map(({ chef_name, ended }) => [chef_name, ended])).toEqual([
      ['Kenji Morales', null],
      ['Ana María Pérez', null],
    ]);
    const [mail] = await mailsTo(ANA);
    const { 'text/plain': text = '' } = mail ? partsOf(mail) : {};
    for (const said of [spokenDay(dayIn(30)), '20:30', '8', 'Ñuñoa', 'Pastel de choclo', '$240.000', '/consulta/'])
      expect(text).toContain(said);
    expect(text).not.toContain('Camila');
    expect(await mailsTo(KENJI)).toHaveLength(1);

    const [first] = (await inquiries(request)).filter(({ chef_name }) => chef_name !== 'Kenji Morales');
    await table.inquire(request, { by: 'link', starts_at: '13:00' });
    expect(await page(first?.id ?? 0)).toMatchObject({
      over: 'Te preguntamos de nuevo con otros datos. Usa el enlace más nuevo.',
    });
    expect(await table.answer(first?.id ?? 0, 'can')).toMatchObject({ status: 409 });
    // The one who is asked again hears no 'ya no'.
    expect(await mailsTo(ANA)).toHaveLength(1);
    expect((await inquiries(request)).map(({ starts_at, ended }) => [starts_at, ended])).toEqual([
      ['13:00', null],
      ['20:30', null],
      ['20:30', 'replaced'],
    ]);
  });

  it('gives staff the words and the link for WhatsApp, and sends the mail later if they want', async () => {
    const inquiry = await table.inquire(await table.ask());
    expect(await mailsTo(ANA)).toHaveLength(0);
    const chat = new URL(String(inquiry['whatsapp']));
    expect(chat.pathname).toBe('/56912345678');
    const text = chat.searchParams.get('text') ?? '';
    expect(text).toContain(`¿puedes el ${spokenDay(dayIn(30))}, a las 20:30?`);
    const [, token = ''] = /\/consulta\/([\w-]+)$/.exec(text) ?? [];
    await test.request.get(`/api/v1/offers/inquiries/by-link/${token}`).expect(200);
    const again = await table.call('post', `offers/inquiries/mail-again/${inquiry.id}`);
    expect(again['mail']).toMatchObject({ state: 'sent' });
    expect(await mailsTo(ANA)).toHaveLength(1);
  });

  it.each([
    [
      'a chef who is not there',
      409,
      () => ({ chef_ids: [ana, 999] }),
      'Uno de los chefs ya no existe o está desactivado.',
    ],
    ['nobody', 400, () => ({ chef_ids: [] }), ''],
    ['eleven at once', 400, () => ({ chef_ids: Array.from({ length: 11 }, (_, index) => index + 1) }), ''],
    ['a day in the past', 400, () => ({ day: dayIn(-1) }), ''],
  ])('refuses %s, and asks nobody', async (_what, status, changes, msg) => {
    const request = await table.ask();
    const form = { chef_ids: [ana], day: dayIn(30), starts_at: '20:30', minutes: 240, guests: 8, commune: 'Ñuñoa' };
    const { body } = await call('post', `offers/inquiries/ask/${request}`, {
      ...form,
      by: 'link',
      ...changes(),
    }).expect(status);
    expect((body as { msg: string }).msg).toContain(msg);
    expect(await inquiries(request)).toEqual([]);
  });

  it('refuses once the client has decided, and more than sixty questions of a request', async () => {
    const request = await table.ask();
    await query(
      test.em(),
      `insert into chef_inquiry (quote_request_id, chef_name, day, starts_at, minutes, guests, commune, ended, ended_at)
       select $1, 'x', current_date, '20:00', 240, 8, '', 'withdrawn', now() from generate_series(1, 60)`,
      [request],
    );
    await expect(table.inquire(request)).rejects.toThrow('Una solicitud lleva como máximo 60 consultas.');
    const other = await table.ask();
    await table.accept((await table.offer(other)).id);
    await query(test.em(), `update evening set begins_at = now() - interval '1 minute'`);
    await expect(table.inquire(other)).rejects.toThrow('409');
  });
});

describe('the answer', () => {
  it('is taken once however often it is sent, can be changed, and holds the day only while it is «Puedo»', async () => {
    const request = await table.ask();
    const { id } = await table.inquire(request);
    expect(await page(id)).toMatchObject({ chef_name: 'Ana María Pérez', answer: null, over: null, overlaps: false });
    await Promise.all([table.answer(id, 'can'), table.answer(id, 'can')]);
    expect(await happened(request)).toEqual(['chef_asked', 'chef_answered']);
    expect(await page(id)).toMatchObject({ answer: 'can' });
    const [day] = await held(request);
    expect(day).toMatchObject({ chef_id: ana, day: dayIn(30) });
    expect(Math.round((Date.parse(day?.until ?? '') - Date.now()) / DAY)).toBe(7);

    expect(await table.answer(id, 'can_but')).toEqual({
      status: 400,
      msg: expect.stringContaining('qué tendría que ser distinto'),
    });
    expect(await table.answer(id, 'can_but', 'Puedo el domingo.')).toMatchObject({ status: 200 });
    expect(await held(request)).toEqual([]);
    expect(await table.answer(id, 'cannot')).toMatchObject({ status: 200 });
    const [inquiry] = await inquiries(request);
    expect(inquiry).toMatchObject({ answer: 'cannot', answer_text: null, held_until: null, over: null });
    expect(await happened(request)).toEqual(['chef_asked', 'chef_answered', 'chef_answered', 'chef_answered']);
  });

  it('is changed at most twenty times in a day by its chef; staff can still note it', async () => {
    const request = await table.ask();
    const { id } = await table.inquire(request);
    await query(
      test.em(),
      `insert into quote_request_activity (quote_request_id, at, kind, actor, data)
       select $1, now(), 'chef_answered', 'system', '{"chef": "Ana María Pérez"}' from generate_series(1, 19)`,
      [request],
    );
    expect(await table.answer(id, 'can')).toMatchObject({ status: 200 });
    expect(await table.answer(id, 'cannot')).toEqual({ status: 409, msg: expect.stringContaining('muchas veces hoy') });
    expect(await table.answer(id, 'can')).toMatchObject({ status: 200 });
    await table.call('post', `offers/inquiries/note-answer/${id}`, { answer: 'cannot', text: null });
    expect(await page(id)).toMatchObject({ answer: 'cannot' });
  });

  it('can be noted by staff, and given by a chef who is known otherwise, but to no other chef’s question', async () => {
    const request = await table.ask();
    const { id } = await table.inquire(request);
    const noted = await table.call('post', `offers/inquiries/note-answer/${id}`, { answer: 'can', text: null });
    expect(noted).toMatchObject({ answer: 'can' });
    const service = test.app.get(ChefInquiries, { strict: false });
    await expect(service.answer(kenji, id, { answer: 'cannot' })).rejects.toThrow('Esa consulta no existe');
    expect(await service.ofChef(kenji)).toEqual([]);
    expect(await service.ofChef(ana)).toMatchObject([{ id, answer: 'can' }]);
    expect(await service.answer(ana, id, { answer: 'cannot' })).toMatchObject({ answer: 'cannot' });
  });

  it('is not asked for any more of a chef who left, and again once they are back', async () => {
    const { id } = await table.inquire(await table.ask());
    await toggle(ana, 'ACTIVE');
    expect(await page(id)).toMatchObject({ over: expect.stringContaining('Tu perfil está desactivado') });
    expect(await table.answer(id, 'can')).toMatchObject({ status: 409 });
    await toggle(ana, 'DESACTIVADO');
    expect(await table.answer(id, 'can')).toMatchObject({ status: 200 });
    await call('delete', `chefs/delete/${ana}`).expect(200);
    expect(await page(id)).toMatchObject({ over: expect.stringContaining('Tu perfil está desactivado') });
  });

  it('is paused while the client’s data are blocked, and says nothing of them', async () => {
    const request = await table.ask();
    const { id } = await table.inquire(request);
    await table.call('put', 'personal_data/block', { requests: [request] });
    expect(await page(id)).toMatchObject({ over: expect.stringContaining('en pausa'), commune: '', menu: null });
    expect(await table.answer(id, 'can')).toMatchObject({ status: 409 });
    await table.call('put', 'personal_data/unblock', { requests: [request] });
    expect(await table.answer(id, 'can')).toMatchObject({ status: 200 });
  });

  it('warns the chef of a table of their own at that hour', async () => {
    const { id } = await table.inquire(await table.ask());
    const other = await table.ask();
    await table.accept((await table.offer(other)).id);
    expect(await page(id)).toMatchObject({ overlaps: true, over: null });
  });
});

describe('a kept day', () => {
  it('stands in the agenda and as a warning of other offers, is not public, and goes by itself', async () => {
    const request = await table.ask({ name: 'Íñigo Ruz' });
    const { id } = await table.inquire(request);
    await table.answer(id, 'can');
    const agenda = () => table.call('get', `agenda/all?from=${dayIn(30)}&to=${dayIn(30)}`);
    expect(await agenda()).toMatchObject({
      held: [{ quote_request_id: request, client_first_name: 'Íñigo', chef_id: ana, starts_at: '20:30' }],
    });
    const draft = await table.draft(await table.ask());
    const warnings = async (offer: number) => (await table.call('get', `offers/get-one/${offer}`))['warnings'];
    expect(await warnings(draft.id)).toEqual([
      expect.stringContaining('Ana María Pérez tiene apartado ese día a las 20:30 para otra solicitud, hasta el'),
    ]);
    // The request itself is not in its own way.
    expect(await warnings((await table.draft(request)).id)).toEqual([]);
    const { body } = await test.request.get(`/api/v1/agenda/taken?chefs=${ana}&day=${dayIn(30)}`).expect(200);
    expect((body as { data: unknown }).data).toEqual({ chef_ids: [] });

    await query(test.em(), `update held_day set until = now() - interval '1 second'`);
    expect(await agenda()).toMatchObject({ held: [] });
    expect(await warnings(draft.id)).toEqual([]);
    expect((await inquiries(request))[0]).toMatchObject({ answer: 'can', held_until: null });

    // 'Puedo' again keeps the day again, once.
    await query(test.em(), `update chef_inquiry set answered_at = now() - interval '8 days'`);
    await Promise.all([table.answer(id, 'can'), table.answer(id, 'can')]);
    const [day] = await held(request);
    expect(Math.round((Date.parse(day?.until ?? '') - Date.now()) / DAY)).toBe(7);
    expect((await happened(request)).filter((kind) => kind === 'chef_answered')).toHaveLength(2);
  });

  it('is kept as long as the chef’s offer, and becomes the evening with the yes', async () => {
    const request = await table.ask();
    const { id } = await table.inquire(request);
    await table.answer(id, 'can');
    const offer = await table.offer(request, { valid_until: dayIn(12) });
    const [day] = await held(request);
    expect(Math.round((Date.parse(day?.until ?? '') - Date.now()) / DAY)).toBeGreaterThan(11);
    await table.accept(offer.id);
    expect(await held(request)).toEqual([]);
    expect((await inquiries(request))[0]).toMatchObject({ ended: 'chosen', over: 'El cliente aceptó con este chef.' });
    expect(await page(id)).toMatchObject({ over: expect.stringContaining('El cliente aceptó contigo') });
    // Of the yes the chef hears by the sheet.
    expect(await subjects(ANA)).toEqual([]);
  });

  it('is kept as long as an offer that was sent before the answer', async () => {
    const request = await table.ask();
    const { id } = await table.inquire(request);
    await table.offer(request, { valid_until: dayIn(12) });
    await table.answer(id, 'can');
    const [day] = await held(request);
    expect(Math.round((Date.parse(day?.until ?? '') - Date.now()) / DAY)).toBeGreaterThan(11);
  });
});

describe('«ya no»', () => {
  /** Ana and Kenji were asked and can; the offer is Ana's. */
  async function both() {
    const request = await table.ask();
    await table.inquire(request, { chef_ids: [ana, kenji] });
    const asked = await inquiries(request);
    for (const { id } of asked) await table.answer(id, 'can');
    return { request, offer: await table.offer(request), asked };
  }
  const toldOf = async (request: number) => ({
    ana: await subjects(ANA),
    kenji: await subjects(KENJI),
    held: (await held(request)).length,
  });
  const NO = [expect.stringContaining('Ya no')];

  it('goes to the chef of a declined offer, with the day free; the others wait on', async () => {
    const { request, offer } = await both();
    const token = await table.token('offer', offer.id);
    await test.request.post(`/api/v1/offers/decline/${token}`).send({ reason: null }).expect(200);
    await mailsSettled(test.em());
    expect(await toldOf(request)).toEqual({ ana: NO, kenji: [], held: 1 });
    expect((await happened(request)).at(-1)).toBe('chef_told');
    const [mail] = await mailsTo(ANA);
    expect(mail && partsOf(mail)['text/plain']).toContain('no hace falta que hagas nada');
  });

  it('goes to the chef of an expired offer', async () => {
    const { request } = await both();
    await test.app.get(ExpiredOffers, { strict: false }).sweep(dayIn(8));
    expect(await toldOf(request)).toEqual({ ana: NO, kenji: [], held: 1 });
  });

  it('goes to all others once one is chosen, also on the telephone', async () => {
    const { request } = await both();
    const agreed = { day: dayIn(30), starts_at: '13:00', commune: 'Ñuñoa', guests: 8, total: 300_000 };
    await table.call('post', `offers/agree/${request}`, { chef_id: ana, ...agreed });
    expect(await toldOf(request)).toEqual({ ana: [], kenji: NO, held: 0 });
  });

  it('goes to the chef of a version that a version with another chef replaces', async () => {
    const { request, offer } = await both();
    const version = await table.call('post', `offers/new-version/${offer.id}`);
    const next = await table.draft(request, { chef_id: kenji });
    expect(next.id).toBe(version.id);
    await table.call('post', `offers/send/${next.id}`, { by: 'link', version: next.version });
    expect(await toldOf(request)).toEqual({ ana: NO, kenji: [], held: 1 });
  });

  it.each([
    [
      'lost by staff',
      (request: number) => table.call('put', `quote_requests/move/${request}`, { state: 'perdida', reason: 'precio' }),
    ],
    [
      'lost with others',
      (request: number) => table.call('put', 'quote_requests/lose-all', { ids: [request], reason: 'precio' }),
    ],
    [
      'withdrawn by the client',
      async (request: number) =>
        test.request.post(`/api/v1/my_request/withdraw/${await table.token('request', request)}`).expect(200),
    ],
    [
      'erased by the client',
      async (request: number) =>
        test.request.post(`/api/v1/my_request/erase/${await table.token('request', request)}`).expect(200),
    ],
  ])('goes to all who were asked where the request is %s, but not to who could not anyway', async (_how, lose) => {
    const { request, asked } = await both();
    await table.answer(asked.find(({ chef_name }) => chef_name === 'Kenji Morales')?.id ?? 0, 'cannot');
    await lose(request);
    expect(await toldOf(request)).toEqual({ ana: NO, kenji: [], held: 0 });
    expect(await page(asked.find(({ chef_name }) => chef_name !== 'Kenji Morales')?.id ?? 0)).toMatchObject({
      over: OVER,
    });
  });

  it('goes to a chef whose question staff take back, once', async () => {
    const request = await table.ask();
    const { id } = await table.inquire(request);
    await table.call('post', `offers/inquiries/withdraw/${id}`);
    const again = await table.call('post', `offers/inquiries/withdraw/${id}`);
    expect(new URL(String(again['whatsapp'])).searchParams.get('text')).toContain('no se hará contigo');
    expect(await subjects(ANA)).toEqual(NO);
    expect(await happened(request)).toEqual(['chef_asked', 'chef_inquiry_withdrawn', 'chef_told']);
  });

  it('leaves nothing of the client’s words, and a link to nothing, after a deletion', async () => {
    const request = await table.ask();
    const { id } = await table.inquire(request);
    await table.answer(id, 'can');
    const token = await table.token('inquiry', id);
    await table.call('put', `quote_requests/move/${request}`, { state: 'perdida', reason: 'fecha' });
    await call('delete', `quote_requests/delete/${request}`).expect(200);
    await test.request.get(`/api/v1/offers/inquiries/by-link/${token}`).expect(404);
    expect(await held(request)).toEqual([]);
  });

  it.each([
    [null, 409],
    ['can', 409],
    ['cannot', 200],
  ] as const)('keeps its request from being deleted while its chef waits (answer: %s)', async (said, status) => {
    const request = await table.ask();
    const { id } = await table.inquire(request);
    if (said) await table.answer(id, said);
    const { body } = await call('delete', `quote_requests/delete/${request}`).expect(status);
    if (status === 409)
      expect(body.msg).toBe(
        'Consultaste a Ana María Pérez por esta mesa. Márcala perdida primero: así le llega el «ya no».',
      );
  });

  it('has a link to nothing after its client is erased, whose row stays', async () => {
    const request = await table.ask();
    const token = await table.token('inquiry', (await table.inquire(request)).id);
    await test.request.post(`/api/v1/my_request/erase/${await table.token('request', request)}`).expect(200);
    await test.request.get(`/api/v1/offers/inquiries/by-link/${token}`).expect(404);
  });
});

describe('a «Puedo» before sending', () => {
  it('is asked for once the company wants it: of the same chef, day and hour, while it holds', async () => {
    const settle = (required: boolean) => table.call('put', 'company/settings', { require_chef_answer: required });
    const request = await table.ask();
    const { id, version } = await table.draft(request);
    await settle(true);
    expect(await table.call('get', 'company/settings')).toEqual({ require_chef_answer: true, sheet_at_once: false });
    const send = () => call('post', `offers/send/${id}`, { by: 'link', version });
    const refusal = async () => (await send().expect(409)).body as { msg: string; errors: object[] };
    const sentence = `Falta que Ana María Pérez diga «Puedo» para el ${spokenDay(dayIn(30))}, a las 20:30: consúltale antes de enviar.`;
    expect(await refusal()).toMatchObject({ msg: sentence, errors: [{ field: 'chef_id', msg: sentence }] });
    const other = await table.inquire(request, { starts_at: '13:00' });
    await table.answer(other.id, 'can');
    await refusal();
    const inquiry = await table.inquire(request);
    await table.answer(inquiry.id, 'can_but', 'Más temprano.');
    await refusal();
    await table.answer(inquiry.id, 'can');
    await send().expect(200);
    await settle(false);
    await table.offer(await table.ask());
  });

  it('is asked for before another chef takes an agreed evening, which others are asked about until it begins', async () => {
    const request = await table.ask();
    const agreed = await table.offer(request);
    await table.accept(agreed.id);
    const { id, version, ...draft } = await table.call('post', `offers/change/${agreed.id}`);
    const { guests, day, starts_at, minutes, commune, conditions, valid_until } = draft;
    const lines = [{ description: 'Cena', quantity: 8, unit_price: 45_000 }];
    const kept = { guests, day, starts_at, minutes, commune, conditions, valid_until, version, lines };
    await table.call('put', `offers/update/${id}`, { ...kept, chef_id: kenji, proposal_ids: [] });
    await table.call('put', 'company/settings', { require_chef_answer: true });
    const yes = () => call('post', `offers/accept-by-phone/${id}`, { text: 'Dijo que sí.' });
    expect((await yes().expect(409)).body).toMatchObject({ msg: expect.stringContaining('Falta que Kenji Morales') });
    const inquiry = await table.inquire(request, { chef_ids: [kenji] });
    expect(await page(inquiry.id)).toMatchObject({ over: null });
    expect(await table.answer(inquiry.id, 'can')).toMatchObject({ status: 200 });
    await yes().expect(200);
    expect((await inquiries(request))[0]).toMatchObject({ chef_name: 'Kenji Morales', ended: 'chosen' });
    expect(await held(request)).toEqual([]);
    // Ana shall have it back: a withdrawn change, and an evening that is cancelled, are a 'ya no' to who was asked.
    const ask = async (): Promise<number> => {
      const { id: back, version: now } = await table.call('post', `offers/change/${id}`);
      const anew = { ...kept, version: now, valid_until: dayIn(7) };
      const draftBack = await table.call('put', `offers/update/${back}`, { ...anew, chef_id: ana, proposal_ids: [] });
      const { id: asked } = await table.inquire(request, { chef_ids: [ana] });
      await table.answer(asked, 'can');
      await table.call('post', `offers/send/${back}`, { by: 'link', version: draftBack.version });
      return back;
    };
    await table.call('post', `offers/withdraw/${await ask()}`);
    expect((await inquiries(request))[0]).toMatchObject({ chef_name: 'Ana María Pérez', ended: 'withdrawn' });
    await ask();
    await table.cancel(request);
    expect((await inquiries(request))[0]).toMatchObject({ chef_name: 'Ana María Pérez', ended: 'lost' });
    expect(await held(request)).toEqual([]);
    await table.call('put', 'company/settings', { require_chef_answer: false });
  });
});

describe('an offer of a chef who was deactivated', () => {
  it('is accepted by nobody, in no way, and says why calmly', async () => {
    const request = await table.ask();
    const offer = await table.offer(request);
    expect(await table.call('get', `offers/open-of-chef/${ana}`)).toMatchObject([
      { id: offer.id, request_id: request, client_name: 'Camila Rojas' },
    ]);
    await toggle(ana, 'ACTIVE');
    const token = await table.token('offer', offer.id);
    const { body } = await test.request.get(`/api/v1/offers/by-link/${token}`).expect(200);
    const calm = 'Este chef ya no recibe mesas con nosotros por ahora. Escríbenos y te proponemos otro.';
    expect(body).toMatchObject({ data: { state: 'enviada', over: calm } });
    expect(await table.accept(offer.id)).toEqual({ status: 409, msg: calm });
    const byPhone = await call('post', `offers/accept-by-phone/${offer.id}`, { text: 'Dijo que sí.' }).expect(409);
    expect((byPhone.body as { msg: string }).msg).toContain('está desactivado');
    const agreed = { day: dayIn(30), starts_at: '20:30', commune: 'Ñuñoa', guests: 8, total: 360_000 };
    const noted = await call('post', `offers/agree/${request}`, { chef_id: ana, ...agreed }).expect(409);
    const gone = { errors: [{ field: 'chef_id', msg: 'Ana María Pérez está desactivado: elige a otro.' }] };
    expect(noted.body).toMatchObject(gone);
    expect(await query(test.em(), 'select id from evening')).toEqual([]);
    const draft = await table.call('post', `offers/new-version/${offer.id}`);
    const unsent = await call('post', `offers/send/${draft.id}`, { by: 'link', version: draft.version }).expect(409);
    expect(unsent.body).toMatchObject(gone);
    await toggle(ana, 'DESACTIVADO');
    expect(await table.accept(offer.id)).toMatchObject({ status: 200 });
  });
});

describe('no matter who writes an offer', () => {
  it('sees what guests cannot eat, and which diets of the list that names; nobody sees it of a sent one', async () => {
    await dietId(test, 'Vegana');
    await dietId(test, 'Sin gluten');
    await dietId(test, 'Kosher');
    await call('post', 'proposals/create', await proposalForm(test, ana)).expect(201);
    const request = await table.ask();
    await restrict(request, 'Dos veganos y una celíaca.');
    const draft = await table.draft(request);
    const read = (id: number) => table.call('get', `offers/get-one/${id}`);
    expect(await read(draft.id)).toMatchObject({
      restrictions: 'Dos veganos y una celíaca.',
      needed_diets: [{ name: 'Sin gluten' }, { name: 'Vegana' }],
    });
    const none = await table.draft(await table.ask());
    expect(await read(none.id)).toMatchObject({ restrictions: null, needed_diets: [] });
    await table.call('post', `offers/send/${draft.id}`, { by: 'link', version: draft.version });
    expect(await read(draft.id)).toMatchObject({ restrictions: null, needed_diets: [] });
  });
});
