import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { Agenda } from '../src/modules/agenda/index.js';
import { query } from '../src/platform/database/query.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { dayIn } from './harness/days.js';
import { emptyTables } from './harness/empty-tables.js';
import { chefForm } from './harness/factories.js';
import { signIn, type SignedIn } from './harness/sign-in.js';

const HOSTILE = 'Ana\r\nEND:VEVENT\r\nATTENDEE:mailto:x@y.z';

let test: TestApp;
let admin: SignedIn;
let moderator: SignedIn;
let camila: number;
let kenji: number;

beforeAll(async () => {
  test = await createTestApp({ CACHE_MB: '8' });
  admin = await signIn(test);
  moderator = await signIn(test, 'USER');
  camila = await chef('Camila Soto');
  kenji = await chef('Kenji Morales');
});
afterAll(() => test.close());
beforeEach(() => emptyTables(test.em(), 'quote_request', 'blocked_range'));

async function chef(name: string): Promise<number> {
  const form = await chefForm(test, { name });
  const { body } = await test.request.post('/api/v1/chefs/create').set(admin.header).send(form).expect(200);
  return (body as { data: { id: number } }).data.id;
}
async function evening(chefId: number, days: number, texts: object = {}): Promise<number> {
  const em = test.em();
  const [row] = await query<{ id: number }>(
    em,
    `insert into quote_request (request_key, name, email, phone_number, guests, kind, search_key, stage, message)
     values ($1, 'Íñigo Secreto', 'secreto@correo.example', '+56998765432', 8, 'cena', 'x', 'aceptada', 'alergia secreta') returning id`,
    [randomUUID()],
  );
  const plan = { requestId: row?.id ?? 0, chefId, day: dayIn(days), startsAt: '22:00', minutes: 300, guests: 8 };
  const { id } = await em.transactional(() =>
    test.app
      .get(Agenda, { strict: false })
      .enter({ ...plan, commune: 'Ñuñoa', menu: 'Cuatro tiempos', clientFirstName: 'Íñigo', ...texts }),
  );
  return id;
}
const block = (chefId: number) =>
  query(
    test.em(),
    `insert into blocked_range (chef_id, first_day, last_day, reason) values ($1, $2, $2, 'Operación de rodilla')`,
    [chefId, dayIn(5)],
  );
const give = async (chef_id: number | null, as = moderator): Promise<string> => {
  const { body } = await test.request.post('/api/v1/agenda/calendar/give').set(as.header).send({ chef_id }).expect(200);
  return new URL((body as { data: { url: string } }).data.url).pathname;
};
const revoke = (chef_id: number | null) =>
  test.request.put('/api/v1/agenda/calendar/revoke').set(moderator.header).send({ chef_id }).expect(200);
const entries = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));

describe('a calendar', () => {
  it('of a chef has their tables and blocked days, and of clients first name, commune and menu only', async () => {
    const id = await evening(camila, 3);
    await evening(camila, -80);
    await evening(camila, -100);
    await evening(camila, 500);
    await evening(kenji, 3);
    await block(camila);
    await test.em().transactional(async () => {
      const agenda = test.app.get(Agenda, { strict: false });
      await agenda.cancel(await evening(camila, 4), { by: 'chef', reason: null, least: 100 }, { actor: 'system' });
      await agenda.move(id, { day: dayIn(6), startsAt: '20:00', note: null }, { actor: 'system' });
    });
    const { text, headers } = await test.request.get(await give(camila)).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
    });
    const read = entries(text);
    expect(read.map(({ summary }) => summary)).toEqual(['Mesa de Íñigo', 'Mesa de Íñigo', 'Bloqueado']);
    expect(read[1]).toMatchObject({ sequence: 1, location: 'Ñuñoa', description: 'Cuatro tiempos\n8 personas' });
    expect(text).not.toMatch(/secret|98765432|rodilla|gestion/i);
  });

  it('of all says whose table it is and where its request is', async () => {
    await evening(camila, 3);
    await evening(kenji, 4);
    await block(kenji);
    const { text } = await test.request.get(await give(null)).expect(200);
    expect(entries(text).map(({ summary }) => summary)).toEqual([
      'Camila Soto: mesa de Íñigo',
      'Kenji Morales: mesa de Íñigo',
      'Kenji Morales: bloqueado (Operación de rodilla)',
    ]);
    expect(text.replaceAll('\r\n ', '')).toMatch(/^URL;VALUE=URI:https?:\/\/.+\/gestion\/solicitudes\/1\r$/m);
  });

  it('is one calendar whatever is written into it', async () => {
    await evening(camila, 3, { menu: HOSTILE, commune: HOSTILE, clientFirstName: HOSTILE });
    const { text } = await test.request.get(await give(camila)).expect(200);
    expect(entries(text)).toHaveLength(1);
    expect(text).not.toMatch(/^ATTENDEE/m);
  });

  it('says at each reading what holds, and is not sent again to who has it', async () => {
    const address = await give(camila);
    await evening(camila, 3);
    const read = (tag = '') => test.request.get(address).set('If-None-Match', tag);
    const { headers } = await read().expect(200);
    const tag = String(headers['etag']);
    const again = await read(tag);
    expect([again.status, again.text]).toEqual([304, '']);
    await query(test.em(), 'update quote_request set blocked_at = now()');
    const { text } = await read(tag).expect(200);
    expect(text).not.toMatch(/Íñigo|Ñuñoa|Cuatro tiempos/);
    await evening(camila, 6);
    expect(entries((await read(tag).expect(200)).text)).toHaveLength(2);
  });
});

describe('the address of a calendar', () => {
  it('is the same for all who ask, until it is revoked for all who have it', async () => {
    const address = await give(camila);
    expect(await give(camila, admin)).toBe(address);
    expect(await give(kenji)).not.toBe(address);
    expect(address).toMatch(/^\/calendario\/[\w-]{27}\.ics$/);
    await test.request.get(address).expect(200);
    await revoke(camila);
    await test.request.get(address).expect(404);
    const next = await give(camila);
    expect(next).not.toBe(address);
    await test.request.get(next).expect(200);
    await test.request.get(await give(kenji)).expect(200);
  });

  it('opens nothing any more once its chef was deleted', async () => {
    const leaving = await chef('Se va');
    const address = await give(leaving);
    await test.request.get(address).expect(200);
    await test.request.delete(`/api/v1/chefs/delete/${leaving}`).set(admin.header).expect(200);
    await test.request.get(address).expect(404);
    await test.request
      .post('/api/v1/agenda/calendar/give')
      .set(moderator.header)
      .send({ chef_id: leaving })
      .expect(400);
  });

  it('that is wrong is answered like one that never was', async () => {
    const address = await give(camila);
    await revoke(kenji);
    const wrong = [
      address.replace('.ics', ''),
      address.replace('.ics', '.ICS'),
      address.replace(/.\.ics/, (end) => (end.startsWith('A') ? 'B.ics' : 'A.ics')),
      '/calendario/x.ics',
      '/calendario/.ics',
      '/calendario/calendar%20of%20all',
      '/calendario/%00.ics',
      `/calendario/${camila}.ics`,
    ];
    const answers = await Promise.all(wrong.map((path) => test.request.get(path)));
    expect(answers.map(({ status }) => status)).toEqual(wrong.map(() => 404));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    await test.request.get(`/calendario/${'a'.repeat(2_000)}.ics`).expect(404);
  });

  it('is asked for only so often', async () => {
    const limited = await createTestApp({ RATE_LIMIT_LINKS: '2' });
    try {
      for (const status of [404, 404, 429])
        await limited.request.get('/calendario/aaaaaaaaaaaaaaaaaaaaaaaaaaa.ics').expect(status);
    } finally {
      await limited.close();
    }
  });
});
