import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { Company } from '../src/modules/company/index.js';
import { Person } from '../src/modules/users/index.js';
import { seed } from '../src/seed/seed.js';
import { Browser } from './harness/browser.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { chefForm } from './harness/factories.js';
import { linesDuring, type LogLine } from './harness/log-lines.js';
import { signIn, type SignedIn } from './harness/sign-in.js';
import { RequestSteps } from './harness/request-steps.js';

const API = '/api/v1';

/** A picture that is large enough for a logo. */
const SMALL = await sharp({ create: { width: 120, height: 120, channels: 3, background: '#8a3b2a' } })
  .png()
  .toBuffer();

let test: TestApp;
let admin: SignedIn;
let table: RequestSteps;

beforeAll(async () => {
  test = await createTestApp();
  admin = await signIn(test);
  const company = new Company({
    city: 'Santiago',
    address: 'Av. Italia 1439',
    email: 'hola@sobremesa.example',
    phoneNumber: '+56912345678',
    facebook: null,
    instagram: null,
    linkedin: null,
  });
  await test.em().persist(company).flush();
  const { body } = await test.request
    .post(`${API}/chefs/create`)
    .set(admin.header)
    .send(await chefForm(test));
  table = new RequestSteps(test, admin, (body as { data: { id: number } }).data.id);
});
afterAll(() => test.close());

const during = (work: () => PromiseLike<unknown>): Promise<LogLine[]> => linesDuring(test, work);
const byAdmin = () => ({ actor: 'person', person_id: admin.person.id, actor_name: admin.person.name });

it('tells that somebody signed in, and who', async () => {
  const email = 'entra@sobremesa.example';
  const person = Person.invite({ name: 'Elena Entra', email, role: 'USER' });
  await test.em().persist(person).flush();
  const browser = new Browser(test.env.PUBLIC_URL, test.app.getHttpServer().address() as AddressInfo);
  const chooser = await browser.open(`${API}/auth/google`);
  const [, account = ''] = new RegExp(`value="(\\d+)">(?:(?!</button>).)*${email}`, 's').exec(chooser.body) ?? [];
  const { url } = await browser.submit(chooser.url.href, { account });
  const credential = new URLSearchParams(url.hash.slice(1)).get('credential') ?? '';
  const lines = await during(async () => {
    expect((await browser.post(`${API}/users/login`, { email, credential })).status).toBe(200);
  });
  const who = { actor: 'person', person_id: person.id, actor_name: 'Elena Entra' };
  expect(lines.filter(({ kind }) => kind === 'session')).toMatchObject([
    { action: 'sign_in', record_id: person.id, record_name: 'Elena Entra', ...who },
  ]);
  // The first time an invitation becomes a person.
  expect(lines.filter(({ kind }) => kind === 'person')).toMatchObject([
    { action: 'update', record_id: person.id, ...who, changes: { state: ['PENDING', 'ACTIVE'], google_sub: true } },
  ]);
  expect(JSON.stringify(lines)).not.toContain(credential);
});

it('tells of a change of role', async () => {
  const { person } = await signIn(test, 'USER');
  const lines = await during(() => table.call('put', `users/update/${person.id}`, { role: 'ADMIN' }));
  expect(lines).toEqual([
    expect.objectContaining({ action: 'update', kind: 'person', record_id: person.id, ...byAdmin() }),
  ]);
  expect(lines[0]?.changes).toEqual({ role: ['USER', 'ADMIN'] });
});

it('tells that a client accepted an offer, and not who they are', async () => {
  const { id } = await table.offer(await table.ask({ name: 'Ximena Quilapán' }));
  const lines = await during(async () =>
    expect((await table.accept(id, { name: 'Ximena Quilapán' })).status).toBe(200),
  );
  const client = { actor: 'client', person_id: null, actor_name: null };
  expect(lines.find(({ kind }) => kind === 'offer')).toMatchObject({
    action: 'update',
    record_id: id,
    ...client,
    changes: { accepted_name: true, terms_version: [null, '1'] },
  });
  expect(lines.find(({ kind }) => kind === 'evening')).toMatchObject({ action: 'create', ...client });
  expect(JSON.stringify(lines)).not.toMatch(/Ximena|Quilapán/);
});

it('tells that the data of a client were erased, and keeps none of them', async () => {
  const id = await table.ask({ name: 'Ximena Quilapán', message: 'Fiesta turquesa' });
  const lines = await during(() => table.call('put', 'personal_data/erase', { requests: [id] }));
  expect(lines.find(({ kind }) => kind === 'quote_request')).toMatchObject({
    action: 'update',
    record_id: id,
    ...byAdmin(),
    changes: { name: true, email: true, phone_number: true, message: true, erased_at: [null, expect.anything()] },
  });
  expect(JSON.stringify(lines)).not.toMatch(/Ximena|Quilapán|turquesa|camila@/);
});

it.each([
  ['requests', 'quote_request', 'quote_requests/all'],
  ['people', 'person', 'users/all'],
  ['chefs', 'chef', 'chefs/all'],
  ['opinions', 'comment', 'comments/all'],
  ['lines of the log', 'audit_line', 'audit/all'],
])(
  'tells that somebody took the file of %s, and nothing of who reads the list, whole or by pages',
  async (_, kind, list) => {
    expect(await during(() => table.call('get', `${list}?export=true`))).toMatchObject([
      { action: 'export', kind, record_id: null, ...byAdmin() },
    ]);
    expect(await during(() => table.call('get', list))).toEqual([]);
    expect(await during(() => table.call('get', `${list}?page=1&perPage=100`))).toEqual([]);
  },
);

it('reports which chosen requests somebody exported', async () => {
  const ids = [await table.ask(), await table.ask()];
  const lines = await during(() => table.call('post', 'quote_requests/export', { ids }));
  expect(lines).toMatchObject(
    ids.map((id) => ({ action: 'export', kind: 'quote_request', record_id: id, ...byAdmin() })),
  );
});

it('tells that somebody uploaded a picture, and not what the file was called', async () => {
  const lines = await during(() =>
    test.request
      .post(`${API}/files/upload`)
      .set(admin.header)
      .field('kind', 'logo')
      .attach('file', SMALL, 'Ximena Quilapán.png')
      .expect(201),
  );
  expect(lines).toMatchObject([{ action: 'upload', kind: 'image', changes: { kind: [null, 'logo'] }, ...byAdmin() }]);
  expect(JSON.stringify(lines)).not.toContain('Ximena');
});

it('tells that somebody was invited again', async () => {
  const form = { name: 'Iris Invitada', email: 'iris@sobremesa.example', role: 'USER' };
  const { id } = await table.call('post', 'users/create', form);
  expect(await during(() => table.call('post', `users/invite-again/${String(id)}`))).toContainEqual(
    expect.objectContaining({ action: 'send_again', kind: 'person', record_id: id, ...byAdmin() }),
  );
});

it('reports which requests somebody copied for the person', async () => {
  const requests = [await table.ask(), await table.ask()];
  const lines = await during(() => table.call('post', 'personal_data/export', { requests }));
  const taken = lines.filter(({ action }) => action === 'export');
  expect(taken).toMatchObject(requests.map((id) => ({ kind: 'quote_request', record_id: id, ...byAdmin() })));
});

it('tells of the first data in one line, once', async () => {
  const empty = await createTestApp();
  const filling = () => linesDuring(empty, () => seed(empty.app, empty.env.DATABASE_URL ?? '', () => undefined));
  expect(await filling()).toMatchObject([
    {
      action: 'fill',
      kind: 'seeding',
      record_name: 'Datos de referencia',
      actor: 'system',
      actor_name: 'Primer inicio',
    },
  ]);
  expect(await filling()).toEqual([]);
  await empty.close();
});

it('tells what a text of the site says, in words, and beside it what the version before said', async () => {
  // What the page fills in is told by its name.
  const filled = { type: 'value', attrs: { name: 'product' } };
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }, filled] });
  const publish = (number: number, ...words: string[]) =>
    table.call('put', 'texts/publish/footer', {
      document: JSON.stringify({ type: 'doc', content: words.map(paragraph) }),
      number,
    });
  await publish(1, 'Se devuelve todo.', 'En cinco días.');
  await publish(2, 'Se devuelve la mitad.', 'En cinco días.');
  const { body } = await test.request
    .get(`${API}/audit/all?page=1&kind=text_version&search=footer`)
    .set(admin.header)
    .expect(200);
  const [second, first, original] = (body as { data: object[] }).data;
  expect(second).toMatchObject({ action: 'update', record_name: 'footer' });
  const both = 'Se devuelve todo.{Nombre del sitio}\nEn cinco días.{Nombre del sitio}';
  expect(second).toHaveProperty('changes', [
    { field: 'number', hidden: false, was: ['2'], now: ['3'] },
    {
      field: 'document',
      hidden: false,
      was: [both],
      now: ['Se devuelve la mitad.{Nombre del sitio}\nEn cinco días.{Nombre del sitio}'],
    },
  ]);
  expect(first).toMatchObject({ action: 'update' });
  expect(first).toHaveProperty(
    'changes',
    expect.arrayContaining([
      { field: 'document', hidden: false, was: [expect.stringMatching(/./)], now: [both] },
      { field: 'is_original', hidden: false, was: ['true'], now: ['false'] },
      { field: 'who', hidden: false, was: null, now: [admin.person.name] },
    ]),
  );
  // What there was first came after nothing.
  expect(original).toMatchObject({ action: 'create' });
});
