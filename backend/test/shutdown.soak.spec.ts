import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get, request as send, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { freePort, Product } from './harness/product.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';

const READ = '/api/v1/modality/all';
const READY = '/api/v1/health/ready';

let database: TestDatabase;
let folder: string;
let port: number;
const agent = new Agent({ keepAlive: true });

beforeAll(async () => {
  Product.mustBeBuilt();
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'sobremesa-shutdown-'));
});
afterEach(() => Product.endAll());
afterAll(async () => {
  agent.destroy();
  await database.drop();
  await rm(folder, { recursive: true });
});

async function started(SHUTDOWN_DELAY: string): Promise<Product> {
  port = await freePort();
  return new Product({ DATABASE_URL: database.url, DATA_DIR: folder, PORT: String(port), SHUTDOWN_DELAY }).up();
}

/** Asks on a connection that is kept, if the server keeps it. */
async function ask(path: string): Promise<{ status: number | undefined; connection: string | undefined }> {
  const [answer] = (await once(get({ port, path, agent }), 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return { status: answer.statusCode, connection: answer.headers.connection };
}

it('a process that is told to end says that it is not ready, answers on, and closes each connection with its answer', async () => {
  const product = await started('2');
  // From here on its answer is in memory, which sends it another way.
  expect(await ask(READ)).toEqual({ status: 200, connection: 'keep-alive' });
  const ended = product.end('SIGTERM');
  while ((await ask(READY)).status === 200) await pause(10);
  expect(await ask(READY)).toEqual({ status: 503, connection: 'close' });
  expect(await ask(READ)).toEqual({ status: 200, connection: 'close' });
  expect(await ask('/api/v1/users/all')).toEqual({ status: 401, connection: 'close' });
  expect(await ended).toBe(0);
});

it('it finishes what is under way', async () => {
  const product = await started('0');
  const body = JSON.stringify({ credential: 'x'.repeat(2_000) });
  const outgoing = send({
    port,
    method: 'POST',
    path: '/api/v1/users/login',
    headers: { 'content-type': 'application/json', 'content-length': body.length },
  });
  outgoing.write(body.slice(0, 1_000));
  // Once another request is answered, the server has read this one's head.
  await ask(READ);
  const ended = product.end('SIGTERM');
  await pause(300);
  outgoing.end(body.slice(1_000));
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(400);
  expect(answer.resume().headers.connection).toBe('close');
  expect(await ended).toBe(0);
});

it('it waits for nobody who asks nothing', async () => {
  const product = await started('0');
  const [unused, kept] = [connect(port), ask(READ)];
  await Promise.all([once(unused, 'connect'), kept]);
  unused.on('error', () => undefined);
  const before = performance.now();
  expect(await product.end('SIGTERM')).toBe(0);
  expect(performance.now() - before).toBeLessThan(5_000);
});

it('it ends within nine seconds of the delay although somebody never sends the rest', async () => {
  const product = await started('0');
  const never = send({ port, method: 'POST', path: '/api/v1/users/login', headers: { 'content-length': 1_000 } });
  never.on('error', () => undefined).write('{');
  await ask(READ);
  const before = performance.now();
  // Whether the body's own time is over first or the server's patience, depends on when it began.
  expect([0, 1]).toContain(await product.end('SIGTERM'));
  expect(performance.now() - before).toBeLessThan(12_000);
});
