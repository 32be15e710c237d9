import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Pool } from 'pg';
import { DatabasePulse } from '../src/platform/database/database-pulse.js';
import { createEmptyDatabase, type TestDatabase } from './harness/test-database.js';

/** What the proxy passes on, in bytes, and how often, in milliseconds: the greeting alone takes longer than the statement. */
const BYTES = 10;
const EVERY = 200;

let database: TestDatabase;
let proxy: Server;
const sockets: Socket[] = [];

beforeAll(async () => {
  database = await createEmptyDatabase();
  const { hostname, port } = new URL(database.url);
  proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    let left = Buffer.alloc(0);
    server.on('data', (bytes) => (left = Buffer.concat([left, bytes])));
    const timer = setInterval(() => {
      client.write(left.subarray(0, BYTES));
      left = left.subarray(BYTES);
    }, EVERY);
    client.pipe(server);
    client.on('error', () => undefined).on('close', () => (clearInterval(timer), server.destroy()));
    server.on('error', () => undefined);
    sockets.push(client, server);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => proxy.close(resolve));
  await database.drop();
});

it('a database that greets the question slowly is not taken for a silent one', async () => {
  const slow = new URL(database.url);
  slow.port = String((proxy.address() as AddressInfo).port);
  const { onPoolCreated, ...options } = new DatabasePulse(slow.href).driverOptions;
  const pool = new Pool({ connectionString: database.url, ...options });
  pool.on('error', () => undefined);
  onPoolCreated(pool);
  expect((await pool.query('select pg_sleep(4)')).rowCount).toBe(1);
  expect(sockets).toHaveLength(2);
  await pool.end();
});
