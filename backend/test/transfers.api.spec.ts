import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { TransfersService } from '../src/modules/money/transfers.service.js';
import { PAYMENT_LINK } from '../src/modules/offers/index.js';
import { PersonalData } from '../src/modules/personal-data/index.js';
import { QuoteErasure } from '../src/modules/quotes/index.js';
import { Links } from '../src/platform/links/links.js';
import { dayIn } from './harness/days.js';
import { partsOf, startMailServer, subjectOf, type MailServer } from './harness/mail-server.js';
import { mailsSettled } from './harness/mails-settled.js';
import { madePdf } from './harness/made-papers.js';
import { Paying, TOTAL } from './harness/paying.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { startJobs } from './harness/start-jobs.js';

/** Transfers that clients announce, and what staff find of them. */

const HALF = TOTAL / 2;
const PDF = `data:application/pdf;base64,${madePdf().toString('base64')}`;

let mailServer: MailServer;
let paying: Paying;
let user: SignedIn;
let evening: number;
let token: string;

const get = <One>(type: abstract new (...args: never[]) => One): One => paying.test.app.get(type, { strict: false });

beforeAll(async () => {
  mailServer = await startMailServer({});
  paying = await Paying.start({ SMTP_URL: mailServer.url, JOBS_HURRY: 'true' });
  user = await signIn(paying.test, 'USER');
  await startJobs(paying.test);
  await paying.takesMoney();
  await paying.sql(
    `update money_settings set bank = 'Banco Estado', account_kind = 'Cuenta corriente', account_number = '00123456789',
       account_holder = 'Sobremesa SpA', account_rut = '76123456-0', account_email = 'pagos@sobremesa.example'`,
  );
});
afterAll(async () => {
  await paying.close();
  await mailServer.close();
});
beforeEach(() => agreed());

/** An evening of its own, with its client's link. */
async function agreed(sent_at = new Date()): Promise<void> {
  evening = await paying.evening(TOTAL, dayIn(40), { sent_at });
  const url = await paying.test.em().transactional((em) => get(Links).give(em, PAYMENT_LINK, evening));
  token = url.slice(url.lastIndexOf('/') + 1);
}

const API = '/api/v1/money';
const page = async () => (await paying.test.request.get(`${API}/by-link/${token}`).expect(200)).body.data;
const announce = (changes: object = {}, at = token) =>
  paying.test.request
    .post(`${API}/announce-transfer/${at}`)
    .send({ amount: HALF, day: dayIn(0), transfer_key: randomUUID(), ...changes });
const listed = async () =>
  (await paying.test.request.get(`${API}/evenings/${evening}/transfers`).set(user.header).expect(200)).body.data as {
    id: number;
    version: number;
    state: string;
    has_proof: boolean;
    came: number | null;
  }[];
const first = async () => {
  const [found] = await listed();
  if (!found) throw new Error('Nothing was announced.');
  return found;
};
const decide = (id: number, how: 'confirm' | 'reject', body: object, who = user) =>
  paying.test.request
    .put(`${API}/transfers/${id}/${how}`)
    .set(who.header)
    .send(how === 'confirm' ? { day: dayIn(0), ...body } : body);
const entries = () =>
  paying.sql<{ amount: number; way: string }>('select amount, way from money_entry where evening_id = $1', [evening]);

describe('a client who has to pay', () => {
  it('is shown the account on the secret page alone, until all is paid', async () => {
    expect(await page()).toMatchObject({
      account: { bank: 'Banco Estado', number: '00123456789', rut: '76.123.456-0', holder: 'Sobremesa SpA' },
      number: expect.stringMatching(/^C-2026-/),
      transfers: [],
    });
    const open = await paying.test.request.get('/api/v1/company/one').expect(200);
    expect(JSON.stringify(open.body)).not.toMatch(/00123456789|76123456|76\.123/);
    await announce({ amount: TOTAL }).expect(200);
    const { id, version } = await first();
    await decide(id, 'confirm', { amount: TOTAL, version }).expect(200);
    expect(await page()).toMatchObject({ account: null, left: 0, transfers: [{ state: 'confirmada', came: TOTAL }] });
  });

  it('announces a transfer once, however often the form is sent', async () => {
    const said = { transfer_key: randomUUID(), proof: PDF };
    const answers = await Promise.all([announce(said), announce(said), announce(said)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await announce({ ...said, amount: HALF + 1 }).expect(422);
    expect(await listed()).toMatchObject([{ state: 'anunciada', has_proof: true, came: null }]);
    expect(await page()).toMatchObject({ paid: 0, transfers: [{ amount: HALF, state: 'anunciada' }] });
  });

  it('may have five that wait, and is told what is wrong with a form', async () => {
    await announce({ day: dayIn(1) }).expect(400);
    expect((await announce({ day: dayIn(-1) }).expect(400)).body.errors).toMatchObject([{ field: 'day' }]);
    await announce({ amount: 0 }).expect(400);
    const damaged = await announce({ proof: 'data:application/pdf;base64,aGVsbG8=' }).expect(400);
    expect(damaged.body.errors).toMatchObject([{ field: 'proof' }]);
    await announce({ proof: `data:application/pdf;base64,${'A'.repeat(7_100_000)}` }).expect(413);
    await announce({ proof: PDF }, 'a'.repeat(27)).expect(404);
    await announce({ proof: `data:application/pdf;base64,${'A'.repeat(60_000)}` }, 'a'.repeat(27)).expect(404);
    for (let count = 0; count < 5; count++) await announce().expect(200);
    const refused = await announce({ proof: PDF }).expect(409);
    expect(refused.body.msg).toContain('varias transferencias');
    for (const { id, version } of await listed()) await decide(id, 'reject', { version }).expect(200);
    for (let count = 0; count < 5; count++) await announce().expect(200);
    for (const { id, state, version } of await listed())
      if (state === 'anunciada') await decide(id, 'reject', { version }).expect(200);
    expect((await announce().expect(409)).body.msg).toContain('Hoy ya nos avisaste');
  });

  it('keeps no paper of a client whose data were blocked or erased while it was opened', async () => {
    const [{ id: request } = { id: 0 }] = await paying.sql<{ id: number }>(
      'select quote_request_id as id from evening where id = $1',
      [evening],
    );
    const papers = async () => (await paying.sql('select from private_paper')).length;
    const before = await papers();
    const announced = (code: string) => {
      const form = { amount: HALF, day: dayIn(0), creationKey: randomUUID(), proof: madePdf() };
      return expect(get(TransfersService).announce(evening, form)).rejects.toMatchObject({ code });
    };
    await paying.sql('update quote_request set blocked_at = now() where id = $1', [request]);
    await announced('link_suspended');
    await paying.test.em().transactional(() => get(QuoteErasure).erase(request, { actor: 'system' }));
    await announced('link_not_found');
    expect(await papers()).toBe(before);
    expect(await listed()).toEqual([]);
  });

  it('opens no endless number of files that are none', async () => {
    const damaged = `data:application/pdf;base64,${Buffer.from('%PDF-1.4 nothing').toString('base64')}`;
    const key = `papers evening ${evening}`;
    await announce({ proof: damaged }).expect(400);
    expect(await paying.sql('select points from strict_count where key = $1', [key])).toEqual([{ points: 1 }]);
    await paying.sql('update strict_count set points = 30 where key = $1', [key]);
    const refused = await announce({ proof: PDF }).expect(409);
    expect(refused.body).toMatchObject({
      msg: expect.stringContaining('muchos archivos'),
      errors: [{ field: 'proof' }],
    });
    await announce().expect(200);
  });
});

describe('staff', () => {
  it('confirm it once, pressed twice and by two at once, with what came', async () => {
    await announce().expect(200);
    const { id, version } = await first();
    const body = { amount: HALF - 500, version };
    const both = await Promise.all([decide(id, 'confirm', body), decide(id, 'confirm', body, paying.admin)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await entries()).toEqual([{ amount: HALF - 500, way: 'transfer' }]);
    await decide(id, 'confirm', { amount: HALF, version }).expect(409);
    await decide(id, 'reject', { version: version + 1 }).expect(409);
    expect(await page()).toMatchObject({
      paid: HALF - 500,
      transfers: [{ amount: HALF, came: HALF - 500 }],
      receipts: [{ way: 'transfer', amount: HALF - 500 }],
    });
    await mailsSettled(paying.test.em());
    const kinds = await paying.sql<{ kind: string }>(
      `select activity.kind from quote_request_activity activity join evening on evening.quote_request_id = activity.quote_request_id
       where evening.id = $1 order by activity.id`,
      [evening],
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(['transfer_announced', 'money_received']);
  });

  it('refuse an old version, and can still find one that they did not', async () => {
    await announce().expect(200);
    const { id, version } = await first();
    await decide(id, 'confirm', { amount: HALF, version: version + 1 }).expect(409);
    mailServer.received.length = 0;
    await Promise.all([decide(id, 'reject', { version }).expect(200), decide(id, 'reject', { version }).expect(200)]);
    await mailsSettled(paying.test.em());
    expect(mailServer.received).toHaveLength(1);
    expect(await page()).toMatchObject({ paid: 0, transfers: [{ state: 'no_llego' }] });
    await decide(id, 'confirm', { amount: HALF, version: version + 1 }).expect(200);
    expect(await entries()).toHaveLength(1);
  });

  it('decide again what was corrected to nothing, and the client hears of each correction', async () => {
    const correct = async (amount: number) => {
      const [{ id = 0, seen = 0 } = {}] = await paying.sql<{ id: number; seen: number }>(
        `select e.id, (select sum(amount)::int from money_entry where id = e.id or corrects_id = e.id) as seen
         from money_entry e where evening_id = $1 and kind = 'charge' order by e.id limit 1`,
        [evening],
      );
      const form = { amount, seen, note: 'Era de otra persona' };
      await paying.test.request.put(`${API}/entries/${id}/correct`).set(paying.admin.header).send(form).expect(200);
    };
    const mails = async () => {
      await mailsSettled(paying.test.em());
      const sent = mailServer.received
        .splice(0)
        .map((mail): [string, string] => [subjectOf(mail), partsOf(mail)['text/plain'] ?? '']);
      return sent.toSorted();
    };
    await announce({ proof: PDF }).expect(200);
    const { id, version } = await first();
    await decide(id, 'confirm', { amount: HALF, version }).expect(200);
    await mails();
    await correct(100_000);
    const number = `C-2026-${String(evening).padStart(4, '0')}-1`;
    expect(await mails()).toEqual([
      [`Corregimos tu comprobante ${number}`, expect.stringContaining('lo que recibimos son $100.000')],
    ]);
    expect(await listed()).toMatchObject([{ state: 'confirmada', came: 100_000, settled_by: user.person.name }]);
    expect(await page()).toMatchObject({ paid: 100_000, transfers: [{ state: 'confirmada', came: 100_000 }] });
    // Pressed again with what it does not come to any more, nothing is said to be confirmed.
    await decide(id, 'confirm', { amount: HALF, version }).expect(409);
    await correct(0);
    expect(await mails()).toEqual([[`Corregimos tu comprobante ${number}`, expect.stringContaining('ya no vale')]]);
    expect(await listed()).toMatchObject([{ state: 'anunciada', came: null, settled_by: null }]);
    const waiting = await paying.test.request.get(`${API}/transfers`).set(user.header).expect(200);
    expect((waiting.body.data as { id: number }[]).map((one) => one.id)).toContain(id);
    const { duties } = (await paying.test.request.get('/api/v1/dashboard/today').set(user.header).expect(200)).body
      .data;
    expect(JSON.stringify(duties)).toContain(`/gestion/veladas/${evening}#transferencias`);
    expect(await page()).toMatchObject({ paid: 0, receipts: [], transfers: [{ state: 'anunciada', came: null }] });
    await decide(id, 'confirm', { amount: HALF, version }).expect(409);
    const again = { amount: HALF, version: version + 1 };
    const both = await Promise.all([decide(id, 'confirm', again), decide(id, 'confirm', again)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await page()).toMatchObject({ paid: HALF, receipts: [{ amount: HALF }], transfers: [{ came: HALF }] });
    const told = await paying.sql<{ kind: string; data: object }>(
      `select activity.kind, activity.data from quote_request_activity activity
         join evening on evening.quote_request_id = activity.quote_request_id
       where evening.id = $1 and activity.kind = 'money_corrected' order by activity.id`,
      [evening],
    );
    expect(told.map(({ data }) => data)).toMatchObject([
      { changes: [{ field: 'Pago', before: '$180.000', after: '$100.000' }] },
      { changes: [{ field: 'Pago', before: '$100.000', after: '$0' }] },
    ]);
    // The other decision is possible too.
    await paying.sql(
      `insert into money_entry (kind, amount, way, evening_id, corrects_id, actor)
       select 'correction', -entry.amount, entry.way, entry.evening_id, entry.id, 'system'
       from transfer join money_entry entry on entry.id = transfer.entry_id where transfer.id = $1`,
      [id],
    );
    await decide(id, 'reject', { version: version + 2 }).expect(200);
    expect(await listed()).toMatchObject([{ state: 'no_llego', came: null }]);
  });

  it('take in what came for a cancelled evening: it is to give back', async () => {
    await announce().expect(200);
    await paying.sql(
      `update evening set cancelled_at = now() - interval '1 day', cancelled_by = 'client', refund_percent = 50 where id = $1`,
      [evening],
    );
    const { id, version } = await first();
    await decide(id, 'confirm', { amount: HALF, version }).expect(200);
    expect(await page()).toMatchObject({ cancelled: true, account: null, to_give_back: HALF });
  });

  it('say on which day it came: the client’s day decides no share', async () => {
    await agreed(new Date(Date.now() - 9 * 24 * 3_600_000));
    await announce({ day: dayIn(0) }).expect(200);
    await paying.sql(
      `update evening set cancelled_at = now() - interval '3 days', cancelled_by = 'client', refund_percent = 50 where id = $1`,
      [evening],
    );
    const { id, version } = await first();
    const confirm = (day: string) => decide(id, 'confirm', { amount: HALF, day, version });
    for (const day of [dayIn(1), dayIn(-10)])
      expect((await confirm(day).expect(400)).body.errors).toMatchObject([{ field: 'day' }]);
    await confirm(dayIn(-5)).expect(200);
    await confirm(dayIn(-5)).expect(200);
    await confirm(dayIn(-4)).expect(409);
    expect(await page()).toMatchObject({ to_give_back: HALF / 2, receipts: [{ amount: HALF }] });
  });

  it('read the proof as an attachment, and nobody after the client’s data were blocked or erased', async () => {
    await announce({ proof: PDF }).expect(200);
    await announce().expect(200);
    const [bare, proven] = await listed();
    const proof = (id = proven?.id) => paying.test.request.get(`${API}/transfers/${id}/proof`).set(user.header);
    const { headers, body } = await proof().expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="transferencia-${proven?.id}.pdf"`,
    });
    expect(
      Buffer.from(body as Uint8Array)
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    await proof(bare?.id).expect(404);
    await proof(2_000_000_000).expect(404);
    await paying.test.request.get(`${API}/transfers/${proven?.id}/proof`).expect(401);
    const [{ id: request } = { id: 0 }] = await paying.sql<{ id: number }>(
      'select quote_request_id as id from evening where id = $1',
      [evening],
    );
    await paying.sql('update quote_request set blocked_at = now() where id = $1', [request]);
    await proof().expect(404);
    expect(await listed()).toMatchObject([{ client: 'Datos bloqueados' }, { has_proof: false }]);
    await paying.sql('update quote_request set blocked_at = null where id = $1', [request]);
    await paying.test.em().transactional((em) => get(PersonalData).erase(em, [request]));
    expect((await listed()).map(({ has_proof: has }) => has)).toEqual([false, false]);
  });
});
