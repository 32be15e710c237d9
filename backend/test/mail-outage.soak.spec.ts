import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { eventually } from './harness/eventually.js';
import { startMailServer } from './harness/mail-server.js';
import { freePort, Product } from './harness/product.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  Product.mustBeBuilt();
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'sobremesa-outage-'));
});
afterAll(async () => {
  await Product.endAll();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function ask(port: string, name: string): Promise<number> {
  const body = {
    name,
    email: 'camila@cocina.example',
    phone_number: '+56912345678',
    guests: 8,
    kind: 'cena',
    consent: true,
    request_key: randomUUID(),
  };
  const answer = await fetch(`http://localhost:${port}/api/v1/quote_requests/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.status;
}

it('no mail is lost or doubled when processes are killed while the mail server is away or hangs', async () => {
  let hangs = true;
  let hanging = 0;
  const server = await startMailServer({
    onRcptTo(_address, _session, done) {
      if (hangs) hanging++;
      else done();
    },
  });
  const mailPort = Number(new URL(server.url).port);
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const settings = async () => ({
    PORT: String(await freePort()),
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    SMTP_URL: server.url,
    JOBS_HURRY: 'true',
  });
  const first = await settings();
  const killed = await new Product(first).up();
  await client.query(`insert into company (city, address, email, phone_number, version)
    values ('Santiago', 'Av. Providencia 1', 'hola@sobremesa.example', '+56912345678', 1) on conflict do nothing`);
  expect(await ask(first.PORT, 'En medio del envío')).toBe(201);
  await eventually(
    () => hanging,
    (count) => count > 0,
  );
  await killed.end('SIGKILL');
  await server.close();
  hangs = false;

  const second = await settings();
  const alone = await new Product(second).up();
  for (const name of ['Sin servidor 1', 'Sin servidor 2']) expect(await ask(second.PORT, name)).toBe(201);
  const problems = async () =>
    (
      await client.query<{ problem: string }>(
        `select problem from mail where state = 'waiting' and problem is not null`,
      )
    ).rowCount ?? 0;
  // The company and the client are told of each.
  await eventually(problems, (count) => count >= 4);
  await alone.end('SIGKILL');

  const back = await startMailServer({}, mailPort);
  const third = await settings();
  const last = await new Product(third).up();
  const sent = async () => (await client.query(`select from mail where state = 'sent'`)).rowCount ?? 0;
  expect(await eventually(sent, (count) => count === 6)).toBe(6);
  expect(await last.end('SIGTERM')).toBe(0);
  await client.end();
  await back.close();
  const subjects = [...server.received, ...back.received].map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1]);
  expect(subjects).toHaveLength(6);
  expect(new Set(subjects).size).toBe(6);
});
