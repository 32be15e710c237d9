import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { boundBodies } from './bodies-in-flight.js';

let server: FastifyInstance;

beforeEach(async () => {
  server = Fastify({ trustProxy: true, forceCloseConnections: true });
  boundBodies(server, { fromOne: 2, inAll: 3 });
  server.post('/', () => 'read');
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => server.close());

async function begin(address: string): Promise<Socket> {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{`,
  );
  return socket;
}

/** The status of a whole body of an address. */
async function statusOf(address: string): Promise<number> {
  const socket = await begin(address);
  socket.write('}');
  return Number((await text(socket)).split(' ')[1]);
}

it('an address has its part, all together have theirs, and what has arrived or broken off counts no more', async () => {
  const [first, second] = [await begin('203.0.113.1'), await begin('203.0.113.1')];
  expect(await statusOf('203.0.113.1')).toBe(429);
  expect(await statusOf('203.0.113.2')).toBe(200);

  const other = await begin('203.0.113.3');
  expect(await statusOf('203.0.113.2')).toBe(503);

  first.write('}');
  expect(await text(first)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await statusOf('203.0.113.1')).toBe(200);

  const closed = [second, other].map((socket) => once(socket, 'close'));
  second.destroy();
  other.destroy();
  await Promise.all(closed);
  expect(await statusOf('203.0.113.1')).toBe(200);
});
