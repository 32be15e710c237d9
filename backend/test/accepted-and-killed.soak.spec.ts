import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { entryOf } from './harness/calendar-file.js';
import { eventually } from './harness/eventually.js';
import { Installation } from './harness/installation.js';
import { partsOf, startMailServer, type MailServer, type Received } from './harness/mail-server.js';
import { dayIn } from './harness/days.js';

const CLIENT = 'camila@cocina.example';
const OFFICE = 'hola@sobremesa.example';

let server: MailServer;
/** Recipients that the mail server is asked about and does not answer yet. */
let hanging = 0;
let hangs = true;
let installation: Installation;
let database: Client;
let headers: Record<string, string>;

beforeAll(async () => {
  server = await startMailServer({
    onRcptTo(_address, _session, done) {
      if (hangs) hanging++;
      else done();
    },
  });
  installation = await Installation.start(1, { SMTP_URL: server.url, JOBS_HURRY: 'true' });
  database = new Client({ connectionString: installation.database.url });
  await database.connect();
  await database.query(`insert into company (city, address, email, phone_number, version)
    values ('Santiago', 'Av. Italia 1439', '${OFFICE}', '+56912345678', 1) on conflict do nothing`);
  await database.query(
    `insert into image (kind, content_hash, width, height, placeholder, variants) values ('profile', 'x', 1, 1, '', '[]')`,
  );
  await database.query(`insert into chef (chef_name, slug, search_key, public_search_key, description, information,
      profile_image_id, cover_image_id, email, phone_number)
    values ('Ana', 'Ana', 'ana', 'ana', 'x', 'x', 1, 1, 'ana@cocina.example', '+56912345678')`);
  headers = { 'content-type': 'application/json', authorization: `Bearer ${await installation.signIn()}` };
});
afterAll(async () => {
  await database.end();
  await installation.end();
  await server.close();
});

async function call<Data>(method: string, path: string, body: object): Promise<Data> {
  const answer = await fetch(`${installation.url}/api/v1/${path}`, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: Data }).data;
}

/** An offer that can be accepted. @returns its token */
async function offered(): Promise<string> {
  const { rows } = await database.query<{ id: number }>(`select id from chef limit 1`);
  const request = { name: 'Camila Rojas', email: CLIENT, phone_number: '+56912345678', guests: 8, kind: 'cena' };
  const taken = { ...request, client_agreed: true, request_key: randomUUID() };
  const { id: request_id } = await call<{ id: number }>('POST', 'quote_requests/take', taken);
  const draft = await call<{ id: number; version: number }>('POST', 'offers/create', { request_id });
  const { version } = await call<{ version: number }>('PUT', `offers/update/${draft.id}`, {
    chef_id: rows[0]?.id,
    proposal_ids: [],
    guests: 8,
    day: dayIn(30),
    starts_at: '20:30',
    minutes: 240,
    commune: 'Ñuñoa',
    conditions: 'Al aceptar se reserva.',
    valid_until: dayIn(7),
    lines: [{ description: 'Cena', quantity: 8, unit_price: 45_000 }],
    version: draft.version,
  });
  await call('POST', `offers/send/${draft.id}`, { by: 'link', version });
  const { url } = await call<{ url: string }>('POST', `offers/link/${draft.id}`, {});
  return url.slice(url.lastIndexOf('/') + 1);
}

const accept = (token: string): Promise<unknown> =>
  call('POST', `offers/accept/${token}`, { name: 'Camila', terms: true, terms_version: '1' });
const count = async (sql: string): Promise<number> => (await database.query(sql)).rowCount ?? 0;
const replica = () => {
  const [one] = installation.replicas;
  if (!one) throw new Error('There is no replica.');
  return one;
};

/** Holds all requests, until it is told to let go: anyone who changes one waits. */
async function holdRequests(): Promise<() => Promise<void>> {
  const holder = new Client({ connectionString: installation.database.url });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select from quote_request for update');
  return () => holder.end();
}

/** When the process is killed: in the middle of the acceptance, as soon as it has answered, and in the middle of the mails. */
const KILLED: Record<string, (token: string) => Promise<void>> = {
  'while it accepts': async (token) => {
    const letGo = await holdRequests();
    const answered = accept(token).catch(() => undefined);
    await eventually(
      () => count(`select from pg_stat_activity where wait_event_type = 'Lock'`),
      (waiting) => waiting > 0,
    );
    await replica().end('SIGKILL');
    await letGo();
    await answered;
  },
  'once it has answered': async (token) => {
    await accept(token);
    await replica().end('SIGKILL');
  },
  'while it mails': async (token) => {
    await accept(token);
    await eventually(
      () => hanging,
      (asked) => asked > 0,
    );
    await replica().end('SIGKILL');
  },
};

it.each(Object.entries(KILLED))('killed %s: nothing is lost and nothing is told twice', async (_when, kill) => {
  await database.query('truncate quote_request restart identity cascade');
  [hangs, hanging] = [true, 0];
  server.received.length = 0;
  const token = await offered();
  await kill(token);
  hangs = false;
  await installation.startReplica(0);
  // A client who has no answer presses again, until the balancer has seen that somebody serves; so does one who has.
  const press = () =>
    accept(token).then(
      () => true,
      () => false,
    );
  expect(await eventually(press, Boolean)).toBe(true);
  await accept(token);

  const sent = () => count(`select from mail where state = 'sent'`);
  expect(await eventually(sent, (mails) => mails >= 2)).toBe(2);
  expect(await count(`select from mail`)).toBe(2);
  expect(await count(`select from evening where cancelled_at is null`)).toBe(1);
  expect(await count(`select from offer where state = 'aceptada'`)).toBe(1);
  expect(await count(`select from quote_request_activity where kind in ('offer_accepted', 'evening_entered')`)).toBe(2);
  const told = server.received.map(({ to }) => to.join()).toSorted();
  expect(told).toEqual([CLIENT, OFFICE]);
  const [one, other] = server.received.map(uidOf);
  expect(one).toBe(other);
});

const uidOf = (mail: Received): string => entryOf(partsOf(mail)['text/calendar'] ?? '').event.uid;
