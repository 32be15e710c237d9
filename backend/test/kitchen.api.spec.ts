import { hkdfSync, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { decodeJwt, SignJWT } from 'jose';
import { query } from '../src/platform/database/query.js';
import { Company } from '../src/modules/company/index.js';
import { FilesService } from '../src/modules/files/index.js';
import { UnusedImages } from '../src/modules/files/unused-images.js';
import { Mails } from '../src/platform/mail/mails.js';
import { Agenda } from '../src/modules/agenda/index.js';
import { Browser } from './harness/browser.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { dayAfter, dayIn, weekdayOf } from './harness/days.js';
import { emptyTables } from './harness/empty-tables.js';
import { eventually } from './harness/eventually.js';
import { chefForm, pictureFor } from './harness/factories.js';
import { partsOf, startMailServer, type MailServer, type Received } from './harness/mail-server.js';
import { mailsSettled } from './harness/mails-settled.js';
import { kitchenSession, signInChef, type SignedInChef } from './harness/sign-in-chef.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { startJobs } from './harness/start-jobs.js';
import { RequestSteps } from './harness/request-steps.js';

const API = '/api/v1';

let server: MailServer;
let test: TestApp;
let staff: SignedIn;
let chef: SignedInChef;

beforeAll(async () => {
  Logger.overrideLogger(false);
  server = await startMailServer();
  test = await createTestApp({ JOBS_HURRY: 'true', SMTP_URL: server.url });
  await startJobs(test);
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
  await mailsSettled(test.em());
  await emptyTables(
    test.em(),
    'quote_request',
    'blocked_range',
    'weekly_block',
    'chef',
    'chef_slug',
    'kitchen_access',
    'secret_link',
  );
  chef = await signInChef(test);
  await mailsSettled(test.em());
  server.received.length = 0;
});

const ask = (email: string) => test.request.post(`${API}/kitchen/ask-for-link`).send({ email });
const enter = (token: string) => test.request.post(`${API}/kitchen/enter`).send({ token });
const me = (header: { authorization: string }) => test.request.get(`${API}/kitchen/me`).set(header);
const asStaff = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) => {
  const request = test.request[method](`${API}/${path}`).set(staff.header);
  return body ? request.send(body) : request;
};
const access = async () =>
  ((await asStaff('get', `chef-access/of/${chef.chefId}`).expect(200)).body as { data: { access: unknown } }).data
    .access;

/** No job and no mail is left to do. */
async function quiet(): Promise<void> {
  await eventually(
    () => query(test.em(), `select id from pgboss.job where name = 'kitchen-link' and state < 'completed'`),
    (jobs) => jobs.length === 0,
  );
  await mailsSettled(test.em());
}

/** The tokens of the links that were mailed, oldest first. */
async function mailedLinks(): Promise<string[]> {
  await quiet();
  return server.received.flatMap((mail) => /#enlace=([\w-]+)/.exec(textOf(mail))?.[1] ?? []);
}
const textOf = (mail: Received): string => partsOf(mail)['text/plain'] ?? '';

async function aLink(): Promise<string> {
  await ask(chef.email).expect(200);
  const [link] = (await mailedLinks()).slice(-1);
  if (!link) throw new Error('no link was mailed');
  return link;
}

/** Lets the last request for a link be so many minutes ago. */
const aged = (minutes: number) =>
  query(
    test.em(),
    `update kitchen_access set link_asked_at = link_asked_at - make_interval(mins => $1),
    link_until = link_until - make_interval(mins => $1)`,
    [minutes],
  );

describe('the invitation', () => {
  it('is mailed to the address that staff keep, and once more when asked', async () => {
    await asStaff('post', `chef-access/invite/${chef.chefId}`).expect(200);
    await mailsSettled(test.em());
    expect(server.received.map(({ to }) => to)).toEqual([[chef.email]]);
    const text = server.received.map(textOf).join();
    expect(text).toContain(`Entra con este correo, ${chef.email}`);
    expect(text).toContain(`${test.env.PUBLIC_URL}/cocina`);
    expect(await access()).toMatchObject({
      email: chef.email,
      last_visit_at: null,
      invitation_mail: { state: 'sent' },
    });
  });

  it('goes to nobody who is not on the site, and to nobody who does not exist', async () => {
    await asStaff('put', `chefs/change-state/${chef.chefId}`).expect(200);
    await asStaff('post', `chef-access/invite/${chef.chefId}`).expect(409);
    await asStaff('post', 'chef-access/invite/2147483647').expect(404);
    await asStaff('get', 'chef-access/of/2147483647').expect(404);
  });

  it('gives an address to one chef only, also of two at once', async () => {
    const twins = await Promise.all(
      ['Ana', 'Berta'].map(async (name) => {
        const form = await chefForm(test, { name, email: 'Las.Dos@cocina.example' });
        return (await asStaff('post', 'chefs/create', form).expect(200)).body.data.id as number;
      }),
    );
    const answers = await Promise.all(twins.map((id) => asStaff('post', `chef-access/invite/${id}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.msg).toContain('Cada chef necesita el suyo');
  });
});

describe('the mailed link', () => {
  it('lets the chef in once, and staff see the visit', async () => {
    const link = await aLink();
    const { body } = await enter(link).expect(200);
    const session = body.data as { name: string; email: string; token: string };
    expect(session).toMatchObject({ name: chef.form['name'], email: chef.email });
    const { body: own } = await me({ authorization: `Bearer ${session.token}` }).expect(200);
    expect(own.data).toMatchObject({ name: chef.form['name'], email: chef.email });
    expect(await access()).toMatchObject({ last_visit_at: expect.any(String) });
    await enter(link).expect(404);
  });

  it('lets in one of two presses at once', async () => {
    const link = await aLink();
    const answers = await Promise.all([enter(link), enter(link)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('is not asked about where it can be none, and nothing is counted', async () => {
    const counted = () => query(test.em(), 'select * from refused_sign_in order by 1, 2');
    const before = await counted();
    for (const token of ['corto', 'x'.repeat(28), `${'x'.repeat(26)}*`])
      expect((await enter(token).expect(404)).body.msg).toBe('Este enlace ya se usó o caducó. Pide uno nuevo.');
    expect(await counted()).toEqual(before);
    await enter('x'.repeat(27)).expect(404);
    expect(await counted()).not.toEqual(before);
    for (const path of ['enter', 'ask-for-link'])
      await test.request
        .post(`${API}/kitchen/${path}`)
        .send({ token: 'x'.repeat(3_000) })
        .expect(413);
  });

  it('stands in no page and in no log, and reading its page uses nothing up', async () => {
    const link = await aLink();
    for (let times = 0; times < 3; times++) await test.request.get('/cocina/entrar').expect(200);
    const lines = await query(test.em(), `select * from audit_line where kind = 'kitchen_access'`);
    expect(JSON.stringify(lines)).not.toContain(link);
    await enter(link).expect(200);
  });

  it('works for fifteen minutes', async () => {
    const first = await aLink();
    await aged(16);
    const { body } = await enter(first).expect(404);
    expect(body.msg).toBe('Este enlace ya se usó o caducó. Pide uno nuevo.');
    await enter(await aLink()).expect(200);
    await aged(2);
    await enter(await aLink()).expect(200);
  });

  it('is the only one while it works, however often anybody asks', async () => {
    await Promise.all([ask(chef.email), ask(chef.email), ask(` ${chef.email.toUpperCase()} `)]);
    const links = await mailedLinks();
    expect(links).toHaveLength(1);
    for (let times = 0; times < 7; times++) {
      await aged(2);
      expect((await ask(chef.email).expect(200)).body.msg).toContain('te mandamos un enlace');
      expect(await mailedLinks()).toEqual(links);
    }
    await enter(links[0] ?? '').expect(200);
  });

  it('is not sent to somebody who waits no more', async () => {
    await aLink();
    await aged(16);
    await query(test.em(), `update mail set state = 'waiting', round = round + 1 where kind = 'kitchen-link'`);
    await test.app.get(Mails, { strict: false }).findLost(0);
    expect(await mailedLinks()).toHaveLength(1);
    expect(await query(test.em(), `select state from mail where kind = 'kitchen-link'`)).toEqual([
      { state: 'dropped' },
    ]);
  });

  it('nobody learns who has access: the answer and what the call does are the same', async () => {
    const other = await chefForm(test, { name: 'Sin acceso', email: 'sin-acceso@cocina.example' });
    await asStaff('post', 'chefs/create', other).expect(200);
    const done = async (email: string) => {
      const before = await query<{ n: number }>(
        test.em(),
        `select count(*)::int as n from pgboss.job where name = 'kitchen-link'`,
      );
      const { status, body } = await ask(email);
      const after = await query<{ n: number }>(
        test.em(),
        `select count(*)::int as n from pgboss.job where name = 'kitchen-link'`,
      );
      return { status, body: body as object, jobs: (after[0]?.n ?? 0) - (before[0]?.n ?? 0) };
    };
    const known = await done(chef.email);
    expect(known).toMatchObject({ status: 200, jobs: 1 });
    expect(await done('nadie@cocina.example')).toEqual(known);
    expect(await done('sin-acceso@cocina.example')).toEqual(known);
    expect(await mailedLinks()).toHaveLength(1);
    expect(server.received.map(({ to }) => to)).toEqual([[chef.email]]);
  });
});

describe('with Google', () => {
  const newBrowser = () => new Browser(test.env.PUBLIC_URL, test.app.getHttpServer().address() as AddressInfo);

  /** Begins at a door and comes back with what the issuer says of this address. */
  async function credentialOf(browser: Browser, email: string, door = '?door=cocina', page = '/cocina/entrar') {
    const chooser = await browser.open(`${API}/auth/google${door}`);
    const button = [...chooser.body.matchAll(/<button name="account" value="(\d+)">(.*?)<\/button>/gs)].find(
      ([, , shown]) => shown?.includes(email),
    );
    const { url } = await browser.open(
      chooser.url.href,
      {
        method: 'POST',
        type: 'application/x-www-form-urlencoded',
        body: new URLSearchParams({ account: button?.[1] ?? '' }).toString(),
      },
      page,
    );
    expect(url.pathname).toBe(page);
    return new URLSearchParams(url.hash.slice(1)).get('credential') ?? '';
  }

  it('lets the chef in with the address that staff keep, and each credential once', async () => {
    const browser = newBrowser();
    const credential = await credentialOf(browser, chef.email);
    expect(decodeJwt(credential)['email']).toBe(chef.email);
    const { status, body } = await browser.post(`${API}/kitchen/enter-with-google`, { email: chef.email, credential });
    expect(status).toBe(200);
    await me({ authorization: `Bearer ${(JSON.parse(body) as { data: { token: string } }).data.token}` }).expect(200);
    const again = await browser.post(`${API}/kitchen/enter-with-google`, { email: chef.email, credential });
    expect(again.status).toBe(401);
  });

  it('no credential goes from one door to the other, nor from one browser to another', async () => {
    const browser = newBrowser();
    const forStaff = await credentialOf(browser, chef.email, '', '/login');
    expect(
      (await browser.post(`${API}/kitchen/enter-with-google`, { email: chef.email, credential: forStaff })).status,
    ).toBe(401);
    const forKitchen = await credentialOf(browser, staff.person.email);
    expect(
      (await browser.post(`${API}/users/login`, { email: staff.person.email, credential: forKitchen })).status,
    ).toBe(401);
    const own = await credentialOf(browser, chef.email);
    expect(
      (await newBrowser().post(`${API}/kitchen/enter-with-google`, { email: chef.email, credential: own })).status,
    ).toBe(401);
  });

  it('refuses people without access, and another account of the same address', async () => {
    const browser = newBrowser();
    const credential = await credentialOf(browser, staff.person.email);
    const refused = await browser.post(`${API}/kitchen/enter-with-google`, { email: staff.person.email, credential });
    expect(refused.status).toBe(403);
    await query(test.em(), `update kitchen_access set google_sub = 'another'`);
    const other = await credentialOf(browser, chef.email);
    expect(
      (await browser.post(`${API}/kitchen/enter-with-google`, { email: chef.email, credential: other })).status,
    ).toBe(403);
  });

  it('refuses an account with which another chef signs in', async () => {
    const browser = newBrowser();
    const credential = await credentialOf(browser, chef.email);
    const form = await chefForm(test, { name: 'Otra', email: 'otra@cocina.example' });
    const made = await test.request.post(`${API}/chefs/create`).set(staff.header).send(form).expect(200);
    await query(
      test.em(),
      `insert into kitchen_access (chef_id, email, google_sub) values ($1, 'otra@cocina.example', $2)`,
      [made.body.data.id, decodeJwt(credential).sub],
    );
    const answer = await browser.post(`${API}/kitchen/enter-with-google`, { email: chef.email, credential });
    expect([answer.status, (JSON.parse(answer.body) as { msg: string }).msg]).toEqual([
      403,
      'Esta no es la cuenta de Google con la que entraste antes. Escríbenos y lo vemos.',
    ]);
  });

  it('comes back to its own page when it fails', async () => {
    const browser = newBrowser();
    const cancelled = await browser.open(
      `${API}/auth/google/callback?error=access_denied&state=none&door=cocina`,
      {},
      '/cocina/entrar',
    );
    expect(cancelled.url.pathname + cancelled.url.hash).toBe('/cocina/entrar#error=expired');
  });
});

describe('a session', () => {
  it('of a chef opens nothing of staff, and one of staff nothing of chefs', async () => {
    await test.request.get(`${API}/chefs/all`).set(chef.header).expect(401);
    await test.request.get(`${API}/validate-token`).set(chef.header).expect(200, { isValid: false });
    await me(staff.header).expect(401);
  });

  it('of the other door has no large body read', async () => {
    const body = 'x'.repeat(40_000);
    const send = (path: string, { header }: { header: { authorization: string } }) =>
      test.request.put(`${API}/${path}`).set(header).set('Content-Type', 'application/json').send(body);
    await send(`chefs/update/${chef.chefId}`, chef).expect(401);
    await send('kitchen/profile', staff).expect(401);
    await send('kitchen/profile', chef).expect(400);
  });

  it('is not made by anybody else: expired, of another audience, or by another key', async () => {
    const { sub = '', epoch } = decodeJwt<{ epoch: string }>(chef.token);
    const signed = (key: string, audience: string, ends: string) =>
      new SignJWT({ epoch })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(sub)
        .setJti(randomUUID())
        .setIssuer('sobremesa')
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(ends)
        .sign(new Uint8Array(hkdfSync('sha256', test.env.TOKEN_SECRET, '', key, 32)));
    await me({ authorization: `Bearer ${await signed('kitchen token', 'sobremesa-kitchen', '1h')}` }).expect(200);
    for (const token of [
      'garbage',
      await signed('kitchen token', 'sobremesa-kitchen', '-1s'),
      await signed('kitchen token', 'sobremesa-api', '1h'),
      await signed('session token', 'sobremesa-kitchen', '1h'),
      await signed('session token', 'sobremesa-api', '1h'),
    ])
      await me({ authorization: `Bearer ${token}` }).expect(401);
  });

  it('ends on the server when the chef leaves', async () => {
    const other = await kitchenSession(test, chef.chefId);
    await test.request.post(`${API}/kitchen/leave`).set(chef.header).expect(200);
    await me(chef.header).expect(401);
    await me(other.header).expect(200);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['staff end the access', () => asStaff('delete', `chef-access/end/${chef.chefId}`).expect(200)],
    ['the chef is deactivated', () => asStaff('put', `chefs/change-state/${chef.chefId}`).expect(200)],
    ['the chef is deleted', () => asStaff('delete', `chefs/delete/${chef.chefId}`).expect(200)],
    [
      'the address changes',
      () => asStaff('put', `chefs/update/${chef.chefId}`, { ...chef.form, email: 'otra@cocina.example' }).expect(200),
    ],
    [
      'somebody changes the address in the database',
      () => query(test.em(), `update chef set email = 'x@cocina.example'`),
    ],
    ['somebody deactivates the chef there', () => query(test.em(), `update chef set state = 'DESACTIVADO'`)],
  ])('ends at once when %s', async (_what, end) => {
    const link = await aLink();
    await me(chef.header).expect(200);
    await end();
    await me(chef.header).expect(401);
    await enter(link).expect(404);
    await aged(5);
    server.received.length = 0;
    await ask(chef.email).expect(200);
    await quiet();
    expect(server.received).toEqual([]);
  });

  it.each<['put' | 'delete', string]>([
    ['put', 'chefs/change-state'],
    ['delete', 'chefs/delete'],
  ])('stays, with the chef, where an evening ahead refuses %s %s', async (method, path) => {
    await evening(chef.chefId, dayIn(9));
    const kept = () =>
      query(
        test.em(),
        `select chef.state, kitchen_access.email from chef join kitchen_access on chef_id = chef.id where chef.id = $1`,
        [chef.chefId],
      );
    for (let times = 0; times < 5; times++) await asStaff(method, `${path}/${chef.chefId}`).expect(409);
    expect(await kept()).toEqual([{ state: 'ACTIVE', email: chef.email }]);
    await me(chef.header).expect(200);
  });

  it.each([
    ['delete', 'chef-access/end'],
    ['put', 'chefs/change-state'],
  ] as const)('takes the address of the calendar with it: %s %s', async (method, path) => {
    const { url } = (await change('post', 'days/calendar').expect(200)).body.data as { url: string };
    await test.request.get(new URL(url).pathname).expect(200);
    await asStaff(method, `${path}/${chef.chefId}`).expect(200);
    await test.request.get(new URL(url).pathname).expect(404);
  });

  it('does not come back with the chef: staff invite again', async () => {
    await asStaff('put', `chefs/change-state/${chef.chefId}`).expect(200);
    await asStaff('put', `chefs/change-state/${chef.chefId}`).expect(200);
    await me(chef.header).expect(401);
    expect(await access()).toBeNull();
    await asStaff('delete', `chef-access/end/${chef.chefId}`).expect(404);
    await asStaff('post', `chef-access/invite/${chef.chefId}`).expect(200);
    await me(chef.header).expect(401);
    await me((await kitchenSession(test, chef.chefId)).header).expect(200);
  });

  it('the log names the chef who signs in and out, and says nothing of visits', async () => {
    const { body } = await enter(await aLink()).expect(200);
    const header = { authorization: `Bearer ${body.data.token as string}` };
    await query(test.em(), `update kitchen_access set last_visit_at = now() - interval '1 day'`);
    await me(header).expect(200);
    await test.request.post(`${API}/kitchen/leave`).set(header).expect(200);
    const lines = await query(
      test.em(),
      `select action, actor, actor_name, person_id from audit_line where kind = 'kitchen_access' and actor_name = $1
       order by id`,
      [chef.form['name']],
    );
    const by = { actor: 'chef', actor_name: chef.form['name'], person_id: null };
    expect(lines).toEqual([
      { action: 'sign_in', ...by },
      { action: 'sign_out', ...by },
    ]);
    expect(await access()).toMatchObject({
      last_visit_at: expect.stringContaining(new Date().toISOString().slice(0, 10)),
    });
  });
});

const kitchen = async <Data>(path: string, of = chef): Promise<Data> =>
  (await test.request.get(`${API}/kitchen/${path}`).set(of.header).expect(200)).body.data as Data;
const change = (method: 'post' | 'put' | 'delete', path: string, body?: object, of = chef) => {
  const request = test.request[method](`${API}/kitchen/${path}`).set(of.header);
  return body ? request.send(body) : request;
};

/** Enters an evening of a chef. */
async function evening(chefId: number, day: string, client = 'Íñigo'): Promise<{ id: number; requestId: number }> {
  const em = test.em();
  const [row] = await query<{ id: number }>(
    em,
    `insert into quote_request (request_key, name, email, phone_number, guests, kind, search_key, stage)
     values ($1, $2, 'i@correo.example', '+56912345678', 8, 'cena', 'x', 'aceptada') returning id`,
    [randomUUID(), `${client} Errázuriz`],
  );
  const requestId = row?.id ?? 0;
  const plan = { requestId, chefId, day, startsAt: '20:30', minutes: 240, guests: 8 };
  const words = { commune: 'Ñuñoa', menu: 'Mar', clientFirstName: client };
  const agenda = test.app.get(Agenda, { strict: false });
  const { id } = await em.transactional(() => agenda.enter({ ...plan, ...words }));
  return { id, requestId };
}

describe('evenings', () => {
  interface Row {
    id: number;
    day: string;
    over: boolean;
  }
  interface Sheet {
    title: string;
    facts: { name: string; value: string; changed: string | null }[];
    sequence: number;
    confirmed_at: string | null;
  }
  const receive = (id: number, sequence: number, of = chef) =>
    test.request.post(`${API}/kitchen/evenings/receive/${id}`).set(of.header).send({ sequence });
  const rows = (of = chef) => kitchen<Row[]>('evenings/all', of);
  const sheetOf = (id: number, of = chef) => test.request.get(`${API}/kitchen/evenings/sheet/${id}`).set(of.header);

  it('are listed and opened from the yes until three days after, the soonest first', async () => {
    const later = await evening(chef.chefId, dayIn(20));
    const soon = await evening(chef.chefId, dayIn(5));
    const past = await evening(chef.chefId, dayIn(-2));
    const old = await evening(chef.chefId, dayIn(-5));
    expect(await rows()).toMatchObject([
      { id: past.id, over: true },
      {
        id: soon.id,
        day: dayIn(5),
        starts_at: '20:30',
        guests: 8,
        commune: 'Ñuñoa',
        client_first_name: 'Íñigo',
        over: false,
      },
      { id: later.id },
    ]);
    await sheetOf(old.id).expect(404);
    const { facts } = (await sheetOf(past.id).expect(200)).body.data as Sheet;
    expect(facts).toContainEqual({ name: 'Cliente', value: 'Íñigo Errázuriz', changed: null });
    expect(facts).toContainEqual({ name: 'Teléfono', value: expect.stringContaining('1234'), changed: null });
  });

  it('have the newest facts, with what guests cannot eat', async () => {
    const { id, requestId } = await evening(chef.chefId, dayIn(5));
    const restricted = { restrictions: 'Sin maní', restrictions_consent: true, version: null };
    await asStaff('put', `quote_requests/restrictions/${requestId}`, restricted).expect(200);
    expect(((await sheetOf(id)).body.data as Sheet).facts).toContainEqual({
      name: 'Restricciones de alimentación',
      value: 'Sin maní',
      changed: null,
    });
    await query(test.em(), `update evening set day = $1, guests = 11`, [dayIn(6)]);
    const { title, facts } = (await sheetOf(id).expect(200)).body.data as Sheet;
    expect(title).toContain(weekdayOf(dayIn(6)));
    expect(facts).toContainEqual({ name: 'Invitados', value: '11', changed: null });
  });

  it('are confirmed in the version that the chef read, once, by nobody else', async () => {
    const { id, requestId } = await evening(chef.chefId, dayIn(5));
    const other = await signInChef(test);
    await receive(id, 0, other).expect(404);
    const confirmed = (await receive(id, 0).expect(200)).body.data as Sheet;
    expect(confirmed.confirmed_at).not.toBeNull();
    expect(((await receive(id, 0).expect(200)).body.data as Sheet).confirmed_at).toBe(confirmed.confirmed_at);
    const restricted = { restrictions: 'Sin maní', restrictions_consent: true, version: null };
    await asStaff('put', `quote_requests/restrictions/${requestId}`, restricted).expect(200);
    await receive(id, 0).expect(409);
    const { sequence, confirmed_at: again, facts } = (await sheetOf(id)).body.data as Sheet;
    expect([sequence, again]).toEqual([1, null]);
    expect(facts).toContainEqual({ name: 'Restricciones de alimentación', value: 'Sin maní', changed: 'cambió' });
    await receive(id, 1).expect(200);
    const happened = await query<{ kind: string }>(
      test.em(),
      "select kind from quote_request_activity where kind = 'sheet_received'",
    );
    expect(happened).toHaveLength(2);
    await query(test.em(), 'update quote_request set blocked_at = now()');
    await receive(id, 1).expect(409);
  });

  it('of others do not exist, nor cancelled ones, nor those that went to another chef', async () => {
    const other = await signInChef(test);
    const { id } = await evening(other.chefId, dayIn(5));
    expect(await rows()).toEqual([]);
    await sheetOf(id).expect(404);
    await sheetOf(id, other).expect(200);
    await query(test.em(), `update evening set chef_id = $1`, [chef.chefId]);
    expect(await rows(other)).toEqual([]);
    await sheetOf(id, other).expect(404);
    await sheetOf(id).expect(200);
    await query(
      test.em(),
      `update evening set cancelled_at = now(), cancelled_by = 'client', refund_percent = 100, refund_least = 100`,
    );
    expect(await rows()).toEqual([]);
    await sheetOf(id).expect(404);
  });

  it('say nothing of a client whose data are blocked', async () => {
    const { id } = await evening(chef.chefId, dayIn(5));
    await query(test.em(), 'update quote_request set blocked_at = now()');
    expect(await rows()).toMatchObject([{ id, commune: '', client_first_name: 'Datos bloqueados' }]);
    const words = { msg: expect.stringMatching(/^Esta ficha no se muestra por ahora\. La mesa sigue en pie/) };
    expect((await sheetOf(id).expect(409)).body).toMatchObject(words);
    expect((await receive(id, 0).expect(409)).body).toMatchObject(words);
  });
});

describe('inquiries', () => {
  interface Question {
    id: number;
    day: string;
    answer: string | null;
  }
  const all = (of = chef) => kitchen<Question[]>('inquiries/all', of);
  const answer = (id: number, said: string, text: string | null = null, of = chef) =>
    change('post', `inquiries/answer/${id}`, { answer: said, text }, of);
  /** Staff ask a chef about a day for somebody's request. */
  const asked = async (day: string, client: string, of = chef): Promise<{ id: number }> => {
    const table = new RequestSteps(test, staff, of.chefId);
    return table.inquire(await table.ask({ name: client }), { day });
  };

  it('are the own open ones by their days, name no client, and can be answered again', async () => {
    const later = await asked(dayIn(20), 'Íñigo Errázuriz');
    const soon = await asked(dayIn(10), 'Josefa Lira');
    expect(await all()).toMatchObject([
      { id: soon.id, day: dayIn(10), starts_at: '20:30', guests: 8, pay: 240_000, answer: null, over: null },
      { id: later.id, answer: null },
    ]);
    expect(JSON.stringify(await all())).not.toMatch(/Josefa|Lira|Errázuriz/);
    // A double click.
    const twice = [await answer(soon.id, 'can').expect(200), await answer(soon.id, 'can').expect(200)];
    for (const { body: taken } of twice)
      expect(taken.data).toMatchObject({ answer: 'can', held_until: expect.any(String) });
    const { body } = await answer(soon.id, 'can_but').expect(400);
    expect(body.errors).toMatchObject([{ field: 'text' }]);
    await answer(soon.id, 'quizás').expect(400);
    await answer(soon.id, 'can_but', 'El domingo.').expect(200);
    expect((await all())[0]).toMatchObject({ answer: 'can_but', answer_text: 'El domingo.', held_until: null });
    const told = await query(
      test.em(),
      "select data ->> 'answer' as answer, text from quote_request_activity where kind = 'chef_answered' order by id",
    );
    expect(told).toEqual([
      { answer: 'can', text: null },
      { answer: 'can_but', text: 'El domingo.' },
    ]);
  });

  it('are also those for an agreed evening that may get another chef', async () => {
    const other = await signInChef(test);
    const table = new RequestSteps(test, staff, other.chefId);
    const request = await table.ask();
    const offer = await table.offer(request, { day: dayIn(10), valid_until: dayIn(5) });
    await table.accept(offer.id);
    const { id } = await table.inquire(request, { chef_ids: [chef.chefId], day: dayIn(10) });
    expect(await all()).toMatchObject([{ id, over: null }]);
    await answer(id, 'can').expect(200);
    expect(await all()).toMatchObject([{ id, answer: 'can' }]);
    await table.cancel(request);
    expect(await all()).toEqual([]);
  });

  it('of others do not exist', async () => {
    const other = await signInChef(test);
    const { id } = await asked(dayIn(10), 'Inés Vial', other);
    expect(await all()).toEqual([]);
    await answer(id, 'can').expect(404);
    await answer(2147483647, 'can').expect(404);
    expect(await all(other)).toMatchObject([{ id, answer: null }]);
  });

  it('are there no more, and take no answer, once they are over or while the client is blocked', async () => {
    const { id } = await asked(dayIn(10), 'Rosa Vial');
    await query(test.em(), 'update quote_request set blocked_at = now()');
    expect(await all()).toEqual([]);
    expect((await answer(id, 'can').expect(409)).body.msg).toContain('en pausa');
    await query(test.em(), 'update quote_request set blocked_at = null');
    expect(await all()).toMatchObject([{ id }]);
    await query(test.em(), 'update chef_inquiry set day = $1', [dayIn(-1)]);
    expect(await all()).toEqual([]);
    await answer(id, 'can').expect(409);
    await query(test.em(), 'update chef_inquiry set day = $1', [dayIn(10)]);
    await asStaff('post', `offers/inquiries/withdraw/${id}`).expect(200);
    expect(await all()).toEqual([]);
    expect((await answer(id, 'can').expect(409)).body.msg).toContain('Esta mesa no se hará contigo');
  });
});

describe('the calendar', () => {
  interface Days {
    taken: string[];
    blocked: { first_day: string; last_day: string; own: boolean; weekly: boolean }[];
    weekly: { weekday: number; last_day: string }[];
    first_free: string;
  }
  const days = (from = dayIn(0), to = dayIn(60), of = chef) => kitchen<Days>(`days/all?from=${from}&to=${to}`, of);
  const block = (first: string, last = first, reason: string | null = null) =>
    change('put', 'days/block', { first_day: first, last_day: last, reason });
  const free = (first: string, last = first, of = chef) =>
    change('put', 'days/free', { first_day: first, last_day: last }, of);
  const isTaken = async (day: string) =>
    (
      (await test.request.get(`${API}/agenda/taken?chefs=${chef.chefId}&day=${day}`).expect(200)).body as {
        data: { chef_ids: number[] };
      }
    ).data.chef_ids.length > 0;
  const ranges = async () => (await days()).blocked.map(({ first_day, last_day }) => [first_day, last_day]);
  /** The next day of the week, from Monday, 1, on which something can be blocked still. */
  const next = (weekday: number, weeks = 0): string => {
    const day = Array.from({ length: 7 }, (_, at) => dayIn(2 + at)).find(
      (one) => (new Date(`${one}T00:00:00Z`).getUTCDay() || 7) === weekday,
    );
    return dayAfter(day ?? '', 7 * weeks);
  };

  it('blocks free days until 24 hours before they begin, and visitors see it at once', async () => {
    expect((await days()).first_free).toBe(dayIn(2));
    for (const day of [dayIn(0), dayIn(1)]) expect((await block(day).expect(409)).body.msg).toContain('llámanos');
    expect(await isTaken(dayIn(2))).toBe(false);
    await block(dayIn(2), dayIn(4), 'Vacaciones').expect(200);
    expect(await isTaken(dayIn(2))).toBe(true);
    expect(await days()).toMatchObject({
      blocked: [{ first_day: dayIn(2), last_day: dayIn(4), own: true, weekly: false }],
    });
    const { body } = await asStaff('get', `agenda/all?from=${dayIn(0)}&to=${dayIn(9)}&chef=${chef.chefId}`).expect(200);
    expect(body.data.blocked).toMatchObject([{ first_day: dayIn(2), last_day: dayIn(4), reason: 'Vacaciones' }]);
    // A double click, or a try without an answer.
    await block(dayIn(2), dayIn(4)).expect(200);
    expect(await ranges()).toEqual([[dayIn(2), dayIn(4)]]);
    await block(dayIn(9), dayIn(8)).expect(400);
    await block(dayIn(3), dayIn(400)).expect(400);
  });

  it('does not take back a day with an evening: only staff do', async () => {
    await evening(chef.chefId, dayIn(10));
    expect((await block(dayIn(8), dayIn(12)).expect(409)).body.msg).toContain('Tienes velada');
    expect((await days()).taken).toEqual([dayIn(10)]);
    await block(dayIn(8), dayIn(9)).expect(200);
  });

  it('opens days of its own, and what lies beside them stays blocked', async () => {
    await block(dayIn(5), dayIn(15)).expect(200);
    await free(dayIn(8), dayIn(9)).expect(200);
    await free(dayIn(8), dayIn(9)).expect(200);
    expect(await ranges()).toEqual([
      [dayIn(5), dayIn(7)],
      [dayIn(10), dayIn(15)],
    ]);
    await free(dayIn(1), dayIn(30)).expect(200);
    expect(await ranges()).toEqual([]);
  });

  it('makes one of the own blocks inside a longer one, and takes no endless number of them', async () => {
    for (const at of [5, 7, 9]) await block(dayIn(at)).expect(200);
    await block(dayIn(5), dayIn(8)).expect(200);
    expect(await ranges()).toEqual([
      [dayIn(5), dayIn(8)],
      [dayIn(9), dayIn(9)],
    ]);
    await query(
      test.em(),
      `insert into blocked_range (chef_id, first_day, last_day, reason, by_chef)
       select $1, $2::date + 2 * n, $2::date + 2 * n, 'Mucho', true from generate_series(1, 298) n`,
      [chef.chefId, dayIn(20)],
    );
    expect((await block(dayIn(11)).expect(409)).body.msg).toContain('como máximo 300 bloqueos');
    await free(dayIn(6)).expect(409);
    await free(dayIn(9)).expect(200);
    await block(dayIn(11)).expect(200);
  });

  it('does not open what staff blocked, also where they rewrote what the chef had blocked', async () => {
    const form = { chef_id: chef.chefId, first_day: dayIn(5), last_day: dayIn(6), reason: 'Un reclamo' };
    const { body } = await asStaff('post', 'agenda/blocked/create', form).expect(200);
    expect((await days()).blocked).toMatchObject([{ own: false }]);
    expect(JSON.stringify(await days())).not.toContain('reclamo');
    await free(dayIn(5)).expect(409);
    await asStaff('delete', `agenda/blocked/delete/${body.data.id as number}`).expect(200);
    await block(dayIn(5)).expect(200);
    const [own] = await query<{ id: number }>(test.em(), 'select id from blocked_range');
    await asStaff('put', `agenda/blocked/update/${own?.id ?? 0}`, { ...form, last_day: dayIn(5), version: 1 }).expect(
      200,
    );
    await free(dayIn(5)).expect(409);
  });

  it("'los lunes no' holds everywhere up to its end, around evenings, and single ones can be opened", async () => {
    await evening(chef.chefId, next(1, 1));
    await change('put', 'days/weekly', { weekday: 1, last_day: next(1, 3) }).expect(200);
    await change('put', 'days/weekly', { weekday: 1, last_day: next(1, 3) }).expect(200);
    expect(await days()).toMatchObject({
      taken: [next(1, 1)],
      blocked: [next(1), next(1, 1), next(1, 2), next(1, 3)].map((day) => ({
        first_day: day,
        last_day: day,
        own: true,
        weekly: true,
      })),
      weekly: [{ weekday: 1, last_day: next(1, 3) }],
    });
    expect(await isTaken(next(1, 2))).toBe(true);
    expect(await isTaken(next(1, 4))).toBe(false);
    const busy = await test.app.get(Agenda, { strict: false }).busyOn([chef.chefId], next(1, 2));
    expect(busy).toMatchObject([{ kind: 'blocked', reason: 'Los lunes no' }]);
    await free(next(1, 1), next(1, 2)).expect(200);
    // A later end adds days, and leaves open what was opened; an earlier one takes days away.
    await change('put', 'days/weekly', { weekday: 1, last_day: next(1, 4) }).expect(200);
    expect((await ranges()).map(([day]) => day)).toEqual([next(1), next(1, 3), next(1, 4)]);
    await change('put', 'days/weekly', { weekday: 1, last_day: next(1, 3) }).expect(200);
    expect((await ranges()).map(([day]) => day)).toEqual([next(1), next(1, 3)]);
    await change('put', 'days/weekly/end', { weekday: 1 }).expect(200);
    await change('put', 'days/weekly/end', { weekday: 1 }).expect(200);
    expect(await days()).toMatchObject({ blocked: [], weekly: [] });
    // Staff end it as a rule, too, and not only day by day.
    await change('put', 'days/weekly', { weekday: 1, last_day: next(1, 3) }).expect(200);
    const end = { chef_id: chef.chefId, weekday: 1 };
    await asStaff('put', 'agenda/weekly/end', end).expect(200);
    expect(await days()).toMatchObject({ blocked: [], weekly: [] });
    await asStaff('put', 'agenda/weekly/end', { ...end, chef_id: 2_147_483_647 }).expect(400);
    await change('put', 'days/weekly', { weekday: 1, last_day: dayIn(1) }).expect(400);
    await change('put', 'days/weekly', { weekday: 1, last_day: dayIn(1200) }).expect(400);
    await change('put', 'days/weekly', { weekday: 8, last_day: dayIn(40) }).expect(400);
  });

  it("'los lunes no' takes the day of an evening that is cancelled, unless the chef opened it", async () => {
    const [cancelled, opened] = [await evening(chef.chefId, next(1, 1)), await evening(chef.chefId, next(1, 2))];
    await change('put', 'days/weekly', { weekday: 1, last_day: next(1, 3) }).expect(200);
    await free(next(1, 2)).expect(200);
    const { body } = await asStaff('get', `agenda/all?from=${dayIn(0)}&to=${dayIn(40)}&chef=${chef.chefId}`).expect(
      200,
    );
    expect((body.data.evenings as { conflict: string | null }[]).map(({ conflict }) => conflict)).toEqual([null, null]);
    for (const { id } of [cancelled, opened])
      await asStaff('put', `offers/cancel-evening/${id}`, { by: 'client', reason: 'No puede' }).expect(200);
    expect(await isTaken(next(1, 1))).toBe(true);
    expect(await isTaken(next(1, 2))).toBe(false);
  });

  it('has an address of its own, and shows nothing of others', async () => {
    const { url } = (await change('post', 'days/calendar').expect(200)).body.data as { url: string };
    expect((await change('post', 'days/calendar').expect(200)).body.data).toEqual({ url });
    await evening(chef.chefId, dayIn(5));
    const read = () => test.request.get(new URL(url).pathname);
    expect((await read().expect(200)).text).toContain('Mesa de Íñigo');
    const other = await signInChef(test);
    await block(dayIn(9)).expect(200);
    await free(dayIn(9), dayIn(9), other).expect(200);
    expect(await days(dayIn(0), dayIn(60), other)).toMatchObject({ taken: [], blocked: [] });
    expect(await ranges()).toEqual([[dayIn(9), dayIn(9)]]);
    await change('delete', 'days/calendar').expect(200);
    await read().expect(404);
    await kitchen(`days/all?from=${dayIn(0)}&to=${dayIn(92)}`);
    await test.request
      .get(`${API}/kitchen/days/all?from=${dayIn(0)}&to=${dayIn(93)}`)
      .set(chef.header)
      .expect(400);
  });
});

describe('the profile', () => {
  interface Shown {
    description: string;
    price_per_person: number | null;
    profile_image: { id: number };
    gallery: { id: number }[];
    menus: { id: number; version: number; profile_image: { id: number } }[];
  }
  interface Profile {
    shown: Shown;
    change: {
      state: string;
      fields: string[];
      changed_since: string[];
      note: string | null;
      version: number;
      menus: number[];
      new_menus: { id: string; profile_image: { id: number } }[];
      wanted: Shown;
    } | null;
    chef_version?: number;
  }
  const NOTHING = {
    ...{ description: false, information: false, price_per_person: false, profile_image: false, gallery: false },
    menus: [],
    new_menus: [],
  };
  const own = (of = chef) => kitchen<Profile>('profile', of);
  const form = (changes: object = {}) => ({
    description: 'Cocina chilena de temporada.',
    information: 'Doce años en restaurantes.',
    price_per_person: 45_000,
    profile_image: chef.form['profile_image'],
    gallery: chef.form['gallery'],
    menus: [],
    new_menus: [],
    version: 0,
    ...changes,
  });
  const propose = (changes: object = {}, of = chef) => change('put', 'profile', form(changes), of);
  const forStaff = async (): Promise<Profile> =>
    (await asStaff('get', `profile-changes/of/${chef.chefId}`).expect(200)).body.data as Profile;
  const decide = async (take: object, note: string | null = null, seen?: Profile) => {
    const { change: waiting, chef_version } = seen ?? (await forStaff());
    const body = { ...NOTHING, ...take, note, version: waiting?.version ?? 1, chef_version };
    return asStaff('put', `profile-changes/decide/${chef.chefId}`, body);
  };
  const onSite = async (): Promise<{ description: string; price_per_person: number; profile_image: { id: number } }> =>
    (
      await test.request
        .get(`${API}/chefs/get-one/${encodeURIComponent(String(chef.form['name']).replaceAll(' ', '-'))}`)
        .expect(200)
    ).body.data;

  const newPicture = async (kind: 'gallery' | 'proposal') => ({
    data: `data:image/png;base64,${(await pictureFor(kind)).toString('base64')}`,
  });
  const words = (changes: object = {}) => ({
    ...{ dish_name: 'Pastel', description: 'Rico', starter: 'Sopa', main_course: 'Pastel', dessert: 'Flan' },
    ...{ guests_min: 4, guests_max: 8, diets: [], ...changes },
  });
  /** An experience that staff made for the chef. */
  const menu = async (dish_name: string): Promise<{ id: number; profile_image: { id: number } }> => {
    const made = await asStaff('post', 'proposals/create', {
      ...words({ dish_name, chef_id: chef.chefId, profile_image: await newPicture('proposal') }),
      ...{ modalities: chef.form['modalities'], food_types: [], cities: [] },
    }).expect(201);
    return (made.body as { data: { id: number; profile_image: { id: number } } }).data;
  };

  it('changes on the site only when staff take it, in the name of the chef', async () => {
    const before = await onSite();
    await propose({ description: 'Mar y humo.', price_per_person: 60_000 }).expect(200);
    expect(await onSite()).toEqual(before);
    expect(await own()).toMatchObject({
      shown: { description: 'Cocina chilena de temporada.' },
      change: {
        state: 'waiting',
        fields: ['description', 'price_per_person'],
        changed_since: [],
        wanted: { description: 'Mar y humo.' },
      },
    });
    expect((await decide({ description: true, price_per_person: true })).status).toBe(200);
    expect(await onSite()).toMatchObject({ description: 'Mar y humo.', price_per_person: 60_000 });
    expect((await own()).change).toMatchObject({ state: 'taken', fields: [] });
    const versions = (await asStaff('get', `versions/chef/${chef.chefId}`).expect(200)).body.data as object[];
    expect(JSON.stringify(versions)).toContain(String(chef.form['name']));
    const [line] = await query(
      test.em(),
      `select actor, actor_name, person_id from audit_line where kind = 'chef' and record_id = $1 order by id desc limit 1`,
      [chef.chefId],
    );
    expect(line).toEqual({ actor: 'chef', actor_name: chef.form['name'], person_id: null });
  });

  it('is taken field by field; the rest goes back with a note, and is proposed again', async () => {
    await propose({ description: 'Mar y humo.', information: 'Aprendí en Chiloé.' }).expect(200);
    expect((await decide({ description: true })).body.msg).toBe('Cuéntale al chef por qué no tomas todo.');
    expect((await onSite()).description).toBe('Cocina chilena de temporada.');
    expect((await decide({ description: true }, '¿En qué lugar de Chiloé?')).status).toBe(200);
    expect((await onSite()).description).toBe('Mar y humo.');
    const returned = await own();
    expect(returned.change).toMatchObject({
      state: 'returned',
      fields: ['information'],
      note: '¿En qué lugar de Chiloé?',
    });
    expect((await decide({ information: true })).status).toBe(409);
    const again = { description: 'Mar y humo.', information: 'Aprendí en Achao.', version: returned.change?.version };
    await propose(again).expect(200);
    expect((await own()).change).toMatchObject({ state: 'waiting', fields: ['information'], note: null });
  });

  it('has one open change, which an old tab does not overwrite, and which can be taken back', async () => {
    await propose({ description: 'Una' }).expect(200);
    const { change: first } = await own();
    await propose({ description: 'Dos', version: first?.version }).expect(200);
    await propose({ description: 'Tres', version: first?.version }).expect(409);
    await propose({ description: 'De otra pestaña' }).expect(409);
    expect(await query(test.em(), 'select description from profile_change')).toEqual([{ description: 'Dos' }]);
    await change('delete', 'profile').expect(200);
    await change('delete', 'profile').expect(200);
    expect((await own()).change).toBeNull();
    expect((await decide({ description: true })).status).toBe(409);
    await propose().expect(409);
    await propose({ price_per_person: null, description: 'Otra' }).expect(409);
  });

  it('shows what staff changed meanwhile, and takes nothing over it unseen', async () => {
    await propose({ description: 'Mar y humo.' }).expect(200);
    const seen = await forStaff();
    await asStaff('put', `chefs/update/${chef.chefId}`, { ...chef.form, description: 'La empresa escribió.' }).expect(
      200,
    );
    expect((await decide({ description: true }, null, seen)).status).toBe(409);
    expect((await onSite()).description).toBe('La empresa escribió.');
    expect((await forStaff()).change?.changed_since).toEqual(['description']);
    const two = await Promise.all([decide({ description: true }), decide({ description: true })]);
    expect(two.map(({ status }) => status).sort()[0]).toBe(200);
    expect((await onSite()).description).toBe('Mar y humo.');
  });

  it('brings a picture, which stays while the change waits', async () => {
    const data = `data:image/png;base64,${(await pictureFor('profile')).toString('base64')}`;
    await propose({ profile_image: { data, type: 'image/png', filename: 'yo.png', size: 1 } }).expect(200);
    const before = await onSite();
    const { change: waiting } = await own();
    expect(waiting?.fields).toEqual(['profile_image']);
    await query(test.em(), `update image set created_at = now() - interval '3 days'`);
    await test.app.get(UnusedImages, { strict: false }).cleanUp();
    expect((await decide({ profile_image: true })).status).toBe(200);
    expect((await onSite()).profile_image.id).toBe(waiting?.wanted.profile_image.id);
    expect(before.profile_image.id).not.toBe(waiting?.wanted.profile_image.id);
    // Also one that is larger than other bodies may be.
    for (const length of [4, 4_000_000])
      await propose({
        profile_image: { data: `data:image/png;base64,${'A'.repeat(length)}`, type: 'image/png' },
      }).expect(400);
  });

  it('brings gallery, words, guests and diets of experiences, each taken or returned', async () => {
    const { id: vegan } = (
      await query<{ id: number }>(
        test.em(),
        `insert into diet (name, name_key) values ('Vegana', 'vegana') returning id`,
      )
    )[0] as { id: number };
    const [one, other] = [await menu('Pastel'), await menu('Curanto')];
    const [{ id: first }, { id: second }] = [one, other];
    const form = (of: { id: number; profile_image: { id: number } }, changes: object = {}) =>
      words({ id: of.id, profile_image: { id: of.profile_image.id }, ...changes });
    const hung = (await own()).shown.gallery.map(({ id }) => ({ id }));
    const menus = [
      form(one, { dessert: 'Leche nevada', guests_max: 12, diets: [vegan] }),
      form(other, { dish_name: 'Curanto en olla' }),
    ];
    for (const [wrong, status] of [
      [{ menus: [form(one, { guests_max: 2 })] }, 400],
      [{ menus: [form(one, { guests_min: null })] }, 400],
      [{ menus: [form(one, { diets: [2_147_483_647] })] }, 400],
      [{ menus: [form(one, { id: 2_147_483_647 })] }, 404],
      [{ gallery: [] }, 400],
      [{ menus: [form(one, { dish_name: 'Pastel' })] }, 409],
    ] as const)
      await propose(wrong).expect(status);
    await propose({ menus, gallery: [...hung, await newPicture('gallery')] }).expect(200);
    const { change: waiting } = await own();
    expect(waiting).toMatchObject({ fields: ['gallery'], menus: [first, second], menus_changed_since: [] });
    expect(waiting?.wanted).toMatchObject({
      gallery: [...hung, {}],
      menus: [{ id: first, dessert: 'Leche nevada', diets: [{ id: vegan, name: 'Vegana' }] }, { id: second }],
    });
    // The picture stays while it waits, and can be named again: it is the chef's own.
    await query(test.em(), `update image set created_at = now() - interval '3 days'`);
    await test.app.get(UnusedImages, { strict: false }).cleanUp();
    const gallery = (waiting?.wanted.gallery ?? []).map(({ id }) => ({ id }));
    await propose({ menus, gallery: gallery.toReversed(), version: waiting?.version }).expect(200);

    const seen = await forStaff();
    const version = seen.shown.menus.find(({ id }) => id === first)?.version ?? 0;
    const onPage = async () => (await onSite()) as unknown as Pick<Shown, 'gallery'>;
    const before = await onPage();
    expect((await decide({ gallery: true, menus: [{ id: first, version: version + 1 }] }, 'Aún no')).status).toBe(409);
    expect((await decide({ gallery: true, menus: [{ id: first, version }] })).status).toBe(409);
    expect((await decide({ gallery: true, menus: [{ id: first, version }] }, '¿Con locos?')).status).toBe(200);
    const after = await onPage();
    expect(after.gallery.map(({ id }) => ({ id }))).toEqual(gallery.toReversed());
    expect(before.gallery).toHaveLength(hung.length);
    expect(await query(test.em(), 'select dish_name, dessert, guests_max from proposal order by id')).toEqual([
      { dish_name: 'Pastel', dessert: 'Leche nevada', guests_max: 12 },
      { dish_name: 'Curanto', dessert: 'Flan', guests_max: 8 },
    ]);
    expect((await own()).change).toMatchObject({ state: 'returned', fields: [], menus: [second], note: '¿Con locos?' });
    // An experience that staff delete is no change any more.
    await asStaff('delete', `proposals/delete/${second}`).expect(200);
    expect((await own()).change).toMatchObject({ menus: [] });
  });

  it('brings pictures of experiences and new ones, which staff take once, in the name of the chef', async () => {
    const there = await menu('Pastel');
    const id = randomUUID();
    const face = async () => ({ profile_image: await newPicture('proposal') });
    const anew = async (changes: object = {}) => ({
      ...words({ id, dish_name: 'Fideuá', ...(await face()) }),
      ...{ modalities: chef.form['modalities'], food_types: ['Levantina'], ...changes },
    });
    // A picture of an experience that neither is public nor was proposed by this chef.
    const ofNobody = await test.app
      .get(FilesService, { strict: false })
      .upload(await pictureFor('proposal'), 'proposal', 'otra.png');
    for (const wrong of [
      { modalities: [] },
      { modalities: [2_147_483_647] },
      { guests_max: 2 },
      { diets: [2_147_483_647] },
      { profile_image: { id: (await own()).shown.profile_image.id } },
      { profile_image: { id: ofNobody.id } },
      { id: 'uno' },
    ])
      await propose({ new_menus: [await anew(wrong)] }).expect(400);
    const menus = [{ ...words({ id: there.id }), ...(await face()) }];
    await propose({ menus, new_menus: [await anew()] }).expect(200);
    const listed = () => query(test.em(), 'select dish_name, profile_image_id as image from proposal order by id');
    expect(await listed()).toEqual([{ dish_name: 'Pastel', image: there.profile_image.id }]);
    // The pictures stay while they wait, and can be named again: they are the chef's own.
    await query(test.em(), `update image set created_at = now() - interval '3 days'`);
    await test.app.get(UnusedImages, { strict: false }).cleanUp();
    const { change: first } = await own();
    expect(first).toMatchObject({ fields: [], menus: [there.id], new_menus: [{ id, food_types: ['Levantina'] }] });
    const [fresh, shown] = [first?.new_menus[0]?.profile_image.id, first?.wanted.menus[0]?.profile_image.id];
    const again = {
      menus: [{ ...words({ id: there.id }), profile_image: { id: shown } }],
      new_menus: [
        await anew({ profile_image: { id: fresh } }),
        await anew({ id: randomUUID(), dish_name: 'Horchata' }),
      ],
      version: first?.version,
    };
    await propose(again).expect(200);

    const seen = await forStaff();
    const take = {
      menus: [{ id: there.id, version: seen.shown.menus[0]?.version }],
      new_menus: [{ id }],
    };
    expect((await decide(take)).body.msg).toBe('Cuéntale al chef por qué no tomas todo.');
    const pressed = await Promise.all([decide(take, '¿Y la horchata?', seen), decide(take, '¿Y la horchata?', seen)]);
    expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await listed()).toEqual([
      { dish_name: 'Pastel', image: shown },
      { dish_name: 'Fideuá', image: fresh },
    ]);
    const { slug } = await kitchen<{ slug: string }>('me');
    const { body } = await test.request.get(`${API}/proposals/one/Fideu%C3%A1`).expect(200);
    expect(body.data).toMatchObject({
      ...{ chef: { slug }, guests_min: 4, proposal_food_types: [{ food_type: { name: 'Levantina' } }] },
      proposal_cities: (chef.form['cities'] as string[]).map((name) => ({ city: { name } })),
    });
    const by = await query(
      test.em(),
      `select distinct actor, actor_name from audit_line where kind = 'proposal' and record_name = 'Fideuá'`,
    );
    expect(by).toEqual([{ actor: 'chef', actor_name: chef.form['name'] }]);
    expect((await own()).change).toMatchObject({
      state: 'returned',
      menus: [],
      new_menus: [{ dish_name: 'Horchata' }],
    });
    // What was published before its decision was stored is not made again: it becomes what the chef corrected meanwhile.
    const corrected = (await own()).change?.new_menus[0]?.profile_image.id;
    await query(
      test.em(),
      `update profile_change set state = 'waiting', note = null,
       new_menus = jsonb_set(new_menus, '{0,id}', (select to_jsonb(creation_key) from proposal where dish_name = 'Fideuá'))`,
    );
    expect((await decide({ new_menus: [{ id }] })).status).toBe(200);
    expect(await listed()).toEqual([
      { dish_name: 'Pastel', image: shown },
      { dish_name: 'Horchata', image: corrected },
    ]);
  });

  it('is nobody else’s', async () => {
    const other = await signInChef(test);
    const theirGallery = (await own(other)).shown.gallery;
    await propose({ gallery: theirGallery.map(({ id }) => ({ id })) }).expect(400);
    const theirs = { id: (await own(other)).shown.profile_image.id };
    expect((await propose({ profile_image: theirs }).expect(400)).body).toMatchObject({
      errors: [{ field: 'profile_image', msg: expect.stringContaining('ya no está disponible') }],
    });
    await change('delete', 'profile').expect(200);
    expect((await own(other)).shown.profile_image.id).toBe(theirs.id);
    await propose({ description: 'Mar y humo.' }).expect(200);
    expect((await own(other)).change).toBeNull();
    await change('delete', 'profile', undefined, other).expect(200);
    expect((await own()).change).not.toBeNull();
    await asStaff('get', 'profile-changes/of/2147483647').expect(404);
  });
});

describe('opinions', () => {
  it('are those that visitors read, with their day, the newest first, and only the own ones', async () => {
    const other = await signInChef(test);
    const say = (chef_id: number, client_name: string) =>
      asStaff('post', 'comments/create', { client_name, description: 'Inolvidable.', score: 4.5, chef_id }).expect(200);
    await say(chef.chefId, 'Josefa');
    await say(chef.chefId, 'Rosa');
    await say(other.chefId, 'Inés');
    await query(
      test.em(),
      `insert into comment (chef_id, client_name, description, score, search_key, verified, publication)
       values ($1, 'Berta', 'Por publicar', 5, '', true, 'waiting')`,
      [chef.chefId],
    );
    expect(await kitchen('opinions')).toMatchObject([
      { client_name: 'Rosa', score: 4.5, verified: false, day: dayIn(0), answer: null, answer_version: 0 },
      { client_name: 'Josefa' },
    ]);
  });

  it('are answered once each by their own chef, and visitors read the answer after staff published it', async () => {
    const other = await signInChef(test);
    const { body } = await asStaff('post', 'comments/create', {
      ...{ client_name: 'Josefa', description: 'Inolvidable.', score: 4.5, chef_id: chef.chefId },
    }).expect(200);
    const { id } = (body as { data: { id: number } }).data;
    const answer = (text: string, version: number, of = chef) =>
      change('put', `opinions/answer/${id}`, { text, version }, of);
    const decide = (form: object) => asStaff('put', `comments/decide-answer/${id}`, form);
    const onSite = async (): Promise<string | null> => {
      const { slug } = await kitchen<{ slug: string }>('me');
      const page = await test.request.get(`/api/v1/chefs/get-one/${encodeURIComponent(slug)}`).expect(200);
      const { comments } = (page.body as { data: { comments: { answer: string | null }[] } }).data;
      return comments[0]?.answer ?? null;
    };
    const own = async () => (await kitchen<{ answer: object | null }[]>('opinions'))[0]?.answer;

    await answer('No es mía.', 0, other).expect(404);
    await answer('x'.repeat(301), 0).expect(400);
    await decide({ decision: 'published', answer_version: 1 }).expect(409);
    // Pressed twice it is one answer; an old tab overwrites nothing.
    const pressed = await Promise.all([answer('Gracias, Josefa.', 0), answer('Gracias, Josefa.', 0)]);
    expect(pressed.map(({ status }) => status)).toEqual([200, 200]);
    await answer('De otra pestaña.', 0).expect(409);
    expect([await own(), await onSite()]).toEqual([{ text: 'Gracias, Josefa.', state: 'waiting', note: null }, null]);

    await decide({ decision: 'returned', answer_version: 1 }).expect(409);
    await decide({ decision: 'returned', answer_version: 1, note: 'Sin su nombre.' }).expect(200);
    expect(await own()).toEqual({ text: 'Gracias, Josefa.', state: 'returned', note: 'Sin su nombre.' });
    await answer('Gracias.', 1).expect(200);
    await decide({ decision: 'published', answer_version: 1 }).expect(409);
    await decide({ decision: 'published', answer_version: 2 }).expect(200);
    expect(await onSite()).toBe('Gracias.');
    await decide({ decision: 'hidden', answer_version: 2, note: 'Suena a burla.' }).expect(200);
    // Why it was hidden is for staff.
    expect([await own(), await onSite()]).toEqual([{ text: 'Gracias.', state: 'hidden', note: null }, null]);
    await decide({ decision: 'published', answer_version: 2 }).expect(200);
    await change('delete', `opinions/answer/${id}`).expect(200);
    expect([await own(), await onSite()]).toEqual([null, null]);
  });
});
