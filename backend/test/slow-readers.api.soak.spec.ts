import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SlowReaders } from '../src/platform/http/body/slow-readers.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';

/** Looks in a minute. */
const MINUTE = 12;

/** More answers of 200 KB than the system takes on its way. */
const REQUESTS = 150;

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Asks for much at once and reads nothing of it. */
async function asker(): Promise<Socket> {
  const { port } = test.app.getHttpServer().address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').pause();
  await once(socket, 'connect');
  const accepted = (await serverSockets()).at(-1);
  socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(REQUESTS));
  while (accepted?.writableLength === 0) await new Promise(setImmediate);
  return socket;
}

/** The server's ends of the open connections, the newest last. */
async function serverSockets(): Promise<Socket[]> {
  const sockets: Socket[] = [];
  const readers = test.app.get(SlowReaders);
  while (sockets.length === 0) {
    sockets.push(...(Reflect.get(readers, 'connections') as Map<Socket, unknown>).keys());
    await new Promise(setImmediate);
  }
  return sockets;
}

const look = (times: number): void => {
  for (let time = 0; time < times; time++) test.app.get(SlowReaders).look();
};

describe('a connection that asks', () => {
  it('and reads nothing is closed within a minute', async () => {
    const [socket, end] = [await asker(), (await serverSockets()).at(-1)];
    look(MINUTE);
    expect(end?.destroyed).toBe(false);
    look(1);
    expect(end?.destroyed).toBe(true);
    socket.destroy();
  });

  it('and reads goes on, however long its answers take', async () => {
    const [socket, end] = [await asker(), (await serverSockets()).at(-1)];
    look(MINUTE);
    const before = end?.bytesWritten ?? 0;
    socket.resume();
    while ((end?.bytesWritten ?? 0) < before + 1024 * 1024) await new Promise(setImmediate);
    look(MINUTE);
    expect(end?.destroyed).toBe(false);
    socket.destroy();
  });
});
