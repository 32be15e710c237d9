import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from './harness/create-test-app.js';

const HOST = 'Host: localhost';
const LOGIN = 'POST /api/v1/users/login HTTP/1.1';
const JSON_BODY = 'Content-Type: application/json';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Sends text as it is, as no client of ours would. @returns all that comes until the connection ends */
async function raw(sent: string): Promise<string> {
  const { port } = test.app.getHttpServer().address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(sent);
  return text(socket);
}

const request = (...lines: string[]): string => [...lines, '', ''].join('\r\n');

it.each([
  ['what is no request', '\u0016\u0003\u0001\r\n\r\n', 400],
  ['another protocol', request('PRI * HTTP/2.0', '', 'SM'), 400],
  ['lines that end in another way', `GET / HTTP/1.1\n${HOST}\n\n`, 400],
  ['two lengths', `${request(LOGIN, HOST, 'Content-Length: 2', 'Content-Length: 3')}{} `, 400],
  ['a length and pieces', `${request(LOGIN, HOST, 'Content-Length: 4', 'Transfer-Encoding: chunked')}0\r\n\r\n`, 400],
  ['a piece without a length', `${request(LOGIN, HOST, JSON_BODY, 'Transfer-Encoding: chunked')}ZZ\r\n`, 400],
  ['a head of a megabyte', request('GET / HTTP/1.1', HOST, `X-Long: ${'a'.repeat(20_000)}`), 431],
  [
    'a piece with endless words beside its length',
    `${request(LOGIN, HOST, JSON_BODY, 'Transfer-Encoding: chunked')}2;${'x'.repeat(20_000)}\r\n{}\r\n`,
    413,
  ],
  ['no host', request('GET /api/v1/chefs/active HTTP/1.1', 'Connection: close'), 400],
  ['no host for a page', request('GET / HTTP/1.1', 'Connection: close'), 400],
  ['what nobody can expect', `${request(LOGIN, HOST, 'Expect: 200-ok', 'Content-Length: 2')}{}`, 417],
])('%s is refused in a sentence, and once', async (_, sent, status) => {
  const answer = await raw(sent);
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toMatch(/^content-type: application\/json; charset=utf-8/im);
  expect(head).toMatch(/^content-security-policy: default-src 'none'/im);
  expect(JSON.parse(body)).toEqual({ status, msg: expect.stringMatching(/^(El|La) /), data: null });
});

it('a host is asked of nobody before HTTP 1.1', async () => {
  expect(await raw(request('GET /api/v1/health/live HTTP/1.0'))).toMatch(/^HTTP\/1\.1 200 /);
});
