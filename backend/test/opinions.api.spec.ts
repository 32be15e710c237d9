import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Agenda } from '../src/modules/agenda/index.js';
import { Company } from '../src/modules/company/index.js';
import { OPINION_LINK } from '../src/modules/opinions/index.js';
import { OpinionMails } from '../src/modules/opinions/opinion-mails.js';
import { query } from '../src/platform/database/query.js';
import { Links } from '../src/platform/links/links.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { dayIn } from './harness/days.js';
import { emptyTables } from './harness/empty-tables.js';
import { eventually } from './harness/eventually.js';
import { chefForm } from './harness/factories.js';
import { headersOf, partsOf, startMailServer, type MailServer, type Received } from './harness/mail-server.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { startJobs } from './harness/start-jobs.js';

const API = '/api/v1';
const DAY = 24 * 60 * 60 * 1_000;
const NOWHERE = 'x'.repeat(27);

let server: MailServer;
let test: TestApp;
let staff: SignedIn;

interface Opinion {
  id: number;
  words_version: number;
  [field: string]: unknown;
}

const dayAgo = (days: number): string => dayIn(-days);

beforeAll(async () => {
  Logger.overrideLogger(false);
  server = await startMailServer();
  test = await createTestApp({ JOBS_HURRY: 'true', SMTP_URL: server.url, RATE_LIMIT_LINKS: '1000000' });
  await startJobs(test);
  // These tests say when opinions are asked for.
  await query(test.em(), 'delete from pgboss.schedule');
  staff = await signIn(test, 'USER');
  const details = { city: 'Santiago', address: 'Av. Providencia 1', phoneNumber: '+56912345678' };
  const company = { ...details, email: 'hola@sobremesa.example', facebook: null, instagram: null, linkedin: null };
  await test.em().persist(new Company(company)).flush();
});
afterAll(async () => {
  await test.close();
  await server.close();
});
beforeEach(async () => {
  server.received.length = 0;
  await emptyTables(test.em(), 'quote_request', 'comment', 'chef', 'chef_slug', 'secret_link');
  await test.request
    .post(`${API}/chefs/create`)
    .set(staff.header)
    .send(await chefForm(test))
    .expect(200);
});

const put = (path: string, body: object = {}) => test.request.put(`${API}/${path}`).set(staff.header).send(body);
const get = async <Data>(path: string): Promise<Data> =>
  (await test.request.get(`${API}/${path}`).set(staff.header).expect(200)).body.data as Data;
const page = (token: string) => test.request.get(`${API}/opinions/get-one/${token}`);
const words = (changes: object = {}) => ({
  client_name: 'Camila R.',
  score: 4.5,
  description: 'Nadie se quería ir.',
  ...changes,
});
const give = (token: string, changes: object = {}) =>
  test.request.post(`${API}/opinions/give/${token}`).send(words(changes));
const comments = (search = ''): Promise<Opinion[]> => get<Opinion[]>(`comments/all${search}`);
const onSite = async (): Promise<{ description: string; verified: boolean }[]> =>
  (await get<{ comments: { description: string; verified: boolean }[] }>('chefs/get-one/Ana-María-Pérez')).comments;
const sweep = (now?: Date) => test.app.get(OpinionMails, { strict: false }).askAll(now);

/** A request whose evening was so many days ago, as the product has it afterwards. */
async function evening(
  daysAgo: number,
  changes: { stage?: string; chef?: boolean; name?: string } = {},
): Promise<number> {
  const { stage = 'realizada', chef = true, name = 'Camila Rojas Soto' } = changes;
  await test.request
    .post(`${API}/quote_requests/take`)
    .set(staff.header)
    .send({
      name,
      email: 'camila@cocina.example',
      phone_number: '+56912345678',
      guests: 8,
      kind: 'cena',
      choices: chef ? [{ chef_id: 1 }] : [],
      client_agreed: true,
      request_key: randomUUID(),
    })
    .expect(200);
  const [row] = await query<{ id: number }>(
    test.em(),
    `update quote_request set stage = $1, event_date = $2, address_confirmed_at = now(), lost_reason = case when $1 = 'perdida' then 'precio' end
     where id = (select max(id) from quote_request) returning id`,
    [stage, dayAgo(daysAgo)],
  );
  return row?.id ?? 0;
}
/** The token that the client of a request is sent. */
const tokenOf = async (id: number, until: Date | null = null): Promise<string> => {
  const links = test.app.get(Links, { strict: false });
  const address = await test.em().transactional((em) => links.give(em, OPINION_LINK, id, until));
  return address.split('/').at(-1) ?? '';
};
const asked = async (id = 1): Promise<string> => tokenOf(await evening(id));

describe('the mail that asks', () => {
  const mails = (count: number) =>
    eventually(
      () => server.received,
      (received) => received.length >= count,
    );
  const waiting = () => query(test.em(), `select from mail where kind = 'opinion' and state = 'waiting'`);

  it('is sent the day after the evening, once, with the link that opens the page', async () => {
    await evening(1);
    await sweep();
    await sweep();
    const [mail] = (await mails(1)) as [Received];
    expect(mail.to).toEqual(['camila@cocina.example']);
    expect(headersOf(mail)).toMatch(/^reply-to: Sobremesa <hola@sobremesa\.example>$/im);
    const { 'text/plain': text = '' } = partsOf(mail);
    expect(text).toContain('Hola Camila,');
    expect(text).toContain('Ana María Pérez');
    const token = /\/opinion\/([\w-]{27})\?carta=[\w-]+$/m.exec(text)?.[1] ?? '';
    await page(token).expect(200);
    await sweep(new Date(Date.now() + DAY));
    await eventually(waiting, (rows) => rows.length === 0);
    expect(server.received).toHaveLength(1);
  });

  it('is not sent to a client without an address, which the request says once', async () => {
    const id = await evening(1);
    await query(test.em(), 'update quote_request set email = null');
    await sweep();
    await sweep();
    const { activity } = await get<{ activity: object[] }>(`quote_requests/get-one/${id}`);
    expect(activity).toMatchObject([
      { kind: 'letter_unmailed', actor: 'system', letter: 'Pedido de una opinión' },
      { kind: 'taken_by_phone' },
    ]);
    expect(await query(test.em(), 'select from mail')).toEqual([]);
    await test.request.post(`${API}/opinions/link/${id}`).set(staff.header).expect(200);
  });

  it('is not sent on the day itself, long after, for another state, or where there is no chef', async () => {
    await evening(0);
    await evening(15);
    await evening(1, { stage: 'aceptada' });
    await evening(1, { stage: 'perdida' });
    await evening(1, { chef: false });
    await sweep();
    expect(await query(test.em(), `select from mail where kind = 'opinion'`)).toEqual([]);
  });

  it('is not sent about an evening that was called off, nor is a link given or an older one of use', async () => {
    const id = await evening(1);
    const token = await tokenOf(id);
    const agenda = test.app.get(Agenda, { strict: false });
    const agreed = { day: dayAgo(1), startsAt: '20:30', minutes: 240, guests: 8, commune: 'Ñuñoa', menu: '' };
    const plan = { ...agreed, requestId: id, chefId: 1, clientFirstName: 'Camila' };
    await test.em().transactional(() => agenda.enter(plan));
    await query(
      test.em(),
      `update evening set cancelled_at = now(), cancelled_by = 'client', refund_percent = 100, refund_least = 100
        where quote_request_id = $1`,
      [id],
    );
    await sweep();
    expect(await query(test.em(), `select from mail where kind = 'opinion'`)).toEqual([]);
    await test.request.post(`${API}/opinions/link/${id}`).set(staff.header).expect(409);
    await page(token).expect(404);
    await give(token).expect(404);
    await test.em().transactional(() => agenda.enter(plan));
    await test.request.post(`${API}/opinions/link/${id}`).set(staff.header).expect(200);
  });

  it('is dropped where the client was quicker, or the evening turned out not to have been', async () => {
    const [given, lost] = [await evening(1), await evening(1)];
    await give(await tokenOf(given)).expect(200);
    await server.close();
    await sweep();
    await query(test.em(), `update quote_request set stage = 'aceptada' where id = $1`, [lost]);
    server = await startMailServer({}, Number(new URL(server.url).port));
    const states = () => query<{ state: string }>(test.em(), `select state from mail where kind = 'opinion'`);
    const found = await eventually(states, (rows) => rows.every(({ state }) => state !== 'waiting'));
    expect(found.map(({ state }) => state)).toEqual(['dropped', 'dropped']);
    expect(server.received).toEqual([]);
  });
});

describe('the page of an opinion', () => {
  it('asks about the chef and the day, under first name and initial', async () => {
    const token = await asked();
    const { body, headers } = await page(token).expect(200);
    expect(body.data).toEqual({
      chef_name: 'Ana María Pérez',
      chef_slug: 'Ana-María-Pérez',
      day: dayAgo(1),
      client_name: 'Camila R.',
      score: null,
      description: null,
      publication: null,
      changeable_until: null,
    });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('takes one opinion for each request, whatever is pressed twice', async () => {
    const token = await asked();
    const answers = await Promise.all([1, 2, 3].map(() => give(token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await comments()).toMatchObject([
      {
        client_name: 'Camila R.',
        score: 4.5,
        verified: true,
        publication: 'waiting',
        favorite: false,
        words_version: 1,
      },
    ]);
    const [given] = await query<{ id: number }>(test.em(), 'select id from opinion');
    await expect(
      query(test.em(), 'insert into opinion (quote_request_id, comment_id) values (1, null)'),
    ).rejects.toThrow(/opinion_quote_request_id_unique/);
    expect(given?.id).toBe(1);
    const { activity } = await get<{ activity: { kind: string; actor: string }[] }>('quote_requests/get-one/1');
    expect(activity.filter(({ kind }) => kind === 'opinion_given')).toMatchObject([{ actor: 'client' }]);
  });

  it('is marked in the list of requests once it is given', async () => {
    const token = await asked();
    await evening(1, { name: 'Nadie Opina' });
    const marks = async () =>
      (await get<{ opinion: boolean }[]>('quote_requests/all?sort=created_at')).map((one) => one.opinion);
    expect(await marks()).toEqual([false, false]);
    await give(token).expect(200);
    expect(await marks()).toEqual([true, false]);
  });

  it('lets it be changed for 30 days, and is used up then', async () => {
    const token = await asked();
    await give(token).expect(200);
    await give(token, { score: 3, description: 'Frío el postre.' }).expect(200);
    expect(await comments()).toMatchObject([{ score: 3, description: 'Frío el postre.', words_version: 2 }]);
    const { body } = await page(token).expect(200);
    expect(body.data).toMatchObject({ score: 3, publication: 'waiting', changeable_until: expect.any(String) });
    const end = Date.parse((body.data as { changeable_until: string }).changeable_until);
    expect(Math.round((end - Date.now()) / DAY)).toBe(30);
    const [link] = await query<{ until: string }>(test.em(), 'select until from secret_link');
    expect(Date.parse(link?.until ?? '')).toBe(end);
    await query(test.em(), `update secret_link set until = now() - interval '1 second'`);
    await page(token).expect(404);
    await give(token).expect(404);
    // Also where only the opinion's own end has come.
    await query(test.em(), `update secret_link set until = null`);
    await query(test.em(), `update opinion set created_at = now() - interval '31 days'`);
    await give(token, { score: 1 }).expect(404);
    expect(await comments()).toMatchObject([{ score: 3 }]);
  });

  it.each([
    ['no star', { score: 0 }, 'score'],
    ['a quarter of a star', { score: 4.25 }, 'score'],
    ['six stars', { score: 6 }, 'score'],
    ['301 characters', { description: 'a'.repeat(301) }, 'description'],
    ['no words', { description: ' ' }, 'description'],
    ['no name', { client_name: '' }, 'client_name'],
    ['more than is asked', { verified: true }, 'verified'],
  ])('refuses %s', async (_name, changes, field) => {
    const { body } = await give(await asked(), changes).expect(400);
    expect(body.errors).toMatchObject([{ field }]);
    expect(await comments()).toEqual([]);
  });

  it('says at once everything that is wrong', async () => {
    const { body } = await give(await asked(), { score: 0, description: '', client_name: ' ' }).expect(400);
    expect(body.errors.map(({ field }: { field: string }) => field).toSorted()).toEqual([
      'client_name',
      'description',
      'score',
    ]);
    expect(body.errors).toContainEqual({ field: 'score', msg: 'Elige al menos media estrella.' });
  });

  it('is the same 404 for every wrong link', async () => {
    const gone = await asked();
    await query(test.em(), 'delete from quote_request');
    const early = await tokenOf(await evening(1, { stage: 'aceptada' }));
    const over = await tokenOf(await evening(1), new Date(Date.now() - 1_000));
    const alone = await tokenOf(await evening(1, { chef: false }));
    const bodies = [];
    for (const token of [NOWHERE, gone, early, over, alone]) {
      bodies.push((await page(token).expect(404)).body, (await give(token).expect(404)).body);
    }
    const NONE = { status: 404, msg: 'Este enlace no existe o ya no sirve.', data: null };
    expect(bodies).toEqual(bodies.map(() => NONE));
    expect(await comments()).toEqual([]);
  });

  it('goes with the chef and with the request, and so does the comment', async () => {
    const token = await asked();
    await give(token).expect(200);
    await test.request.delete(`${API}/quote_requests/delete/1`).set(staff.header).expect(200);
    expect(await comments()).toEqual([]);
    await page(token).expect(404);
    const other = await asked();
    await give(other).expect(200);
    await test.request.delete(`${API}/chefs/delete/1`).set(staff.header).expect(200);
    expect(await comments()).toEqual([]);
    await page(other).expect(404);
  });
});

it('staff can send the link themselves, once the evening took place', async () => {
  const id = await evening(1);
  const { body } = await test.request.post(`${API}/opinions/link/${id}`).set(staff.header).expect(200);
  await page(new URL((body.data as { url: string }).url).pathname.split('/').at(-1) ?? '').expect(200);
  const early = await evening(1, { stage: 'aceptada' });
  await test.request.post(`${API}/opinions/link/${early}`).set(staff.header).expect(409);
  await test.request.post(`${API}/opinions/link/999`).set(staff.header).expect(404);
});

describe('staff', () => {
  const given = async (): Promise<Opinion> => {
    await give(await asked()).expect(200);
    const [opinion] = await comments();
    return opinion as Opinion;
  };

  it('read it under "Por publicar"; visitors once it is published, with its mark', async () => {
    await test.request
      .post(`${API}/comments/create`)
      .set(staff.header)
      .send({ client_name: 'Josefa', description: 'Rico.', score: 5, chef_id: 1 })
      .expect(200);
    const { id, words_version } = await given();
    expect(await onSite()).toMatchObject([{ description: 'Rico.', verified: false }]);
    expect((await comments('?publication=waiting')).map((one) => one.id)).toEqual([id]);
    expect(await comments('?verified=false')).toMatchObject([{ client_name: 'Josefa', publication: 'published' }]);
    await put(`comments/publish/${id}`, { words_version }).expect(200);
    expect(await onSite()).toMatchObject([
      { description: 'Nadie se quería ir.', verified: true },
      { description: 'Rico.', verified: false },
    ]);
    expect(await get('comments/favorite')).toEqual([]);
    expect(await comments('?publication=waiting')).toEqual([]);
  });

  it('hide it with a reason, which takes it off the home page too', async () => {
    const { id, words_version } = await given();
    await put(`comments/publish/${id}`, { words_version }).expect(200);
    await put(`comments/change-favorite/${id}`).expect(201);
    expect(await get('comments/favorite')).toMatchObject([{ verified: true }]);
    await put(`comments/hide/${id}`, { reason: ' ' }).expect(400);
    await put(`comments/hide/${id}`, { reason: 'Nombra a otra persona' }).expect(200);
    expect(await comments('?publication=hidden')).toMatchObject([
      { favorite: false, hidden_reason: 'Nombra a otra persona' },
    ]);
    expect(await onSite()).toEqual([]);
    expect(await get('comments/favorite')).toEqual([]);
    await put(`comments/change-favorite/${id}`).expect(409);
    await put(`comments/publish/${id}`, { words_version }).expect(200);
    expect(await comments()).toMatchObject([{ publication: 'published', hidden_reason: null }]);
  });

  it('never edit or delete it, on its own screen or in the chef form', async () => {
    const { id } = await given();
    const form = { client_name: 'Otro', description: 'Otra cosa', score: 5 };
    const { body } = await put(`comments/update/${id}`, form).expect(409);
    expect(body.msg).toBe('Una opinión verificada es del cliente: no se edita. Puedes publicarla u ocultarla.');
    await put(`comments/update/${id}`, { ...form, chef_id: 1 }).expect(409);
    await test.request.delete(`${API}/comments/delete/${id}`).set(staff.header).expect(409);
    await put('comments/update/chef/1', { comments: [{ ...form, id }] }).expect(409);
    await put('comments/update/chef/1', { comments: [] }).expect(200);
    expect((await get<{ comments: unknown[] }>('chefs/get-one-id/1')).comments).toEqual([]);
    expect(await comments()).toMatchObject([words({ verified: true, publication: 'waiting' })]);
  });

  it('publish only words that they have read: a change takes it off the site again', async () => {
    const token = await asked();
    await give(token).expect(200);
    const [first] = (await comments()) as [Opinion];
    await give(token, { description: 'Otra cosa.' }).expect(200);
    const { body } = await put(`comments/publish/${first.id}`, { words_version: 1 }).expect(409);
    expect(body.msg).toMatch(/^El cliente cambió su opinión/);
    await put(`comments/publish/${first.id}`, { words_version: 2 }).expect(200);
    await give(token, { description: 'Otra cosa.' }).expect(200);
    expect(await onSite()).toHaveLength(1);
    await give(token, { description: 'Una tercera.' }).expect(200);
    expect(await onSite()).toEqual([]);
  });

  it('publish and hide nothing that they entered themselves', async () => {
    await test.request
      .post(`${API}/comments/create`)
      .set(staff.header)
      .send({ client_name: 'Josefa', description: 'Rico.', score: 5, chef_id: 1 })
      .expect(200);
    await put('comments/publish/1', { words_version: 1 }).expect(409);
    await put('comments/hide/1', { reason: 'x' }).expect(409);
    await put('comments/publish/9', { words_version: 1 }).expect(404);
  });
});
