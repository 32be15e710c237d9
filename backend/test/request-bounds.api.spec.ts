import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BODIES_AT_ONCE } from '../src/platform/http/body/bodies-in-flight.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';

const LIST = '/api/v1/chefs/active';
const LOGIN = '/api/v1/users/login';
const HOST = 'Host: localhost';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ CACHE_MB: '8', TRUST_PROXY: '1', RATE_LIMIT_SIGN_IN: '3', RATE_LIMIT_LINKS: '3' });
});
afterAll(() => test.close());

async function open(): Promise<Socket> {
  const { port } = test.app.getHttpServer().address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

interface Answer {
  status: number;
  head: string;
  body: string;
}

const answerIn = (received: string): Answer => {
  const at = received.indexOf('\r\n\r\n');
  const head = received.slice(0, at);
  return { status: Number(head.split(' ')[1]), head, body: received.slice(at + 4) };
};

/** Sends a head as it is and reads until the connection ends. */
async function send(line: string, ...headers: string[]): Promise<Answer> {
  const socket = await open();
  socket.write([`${line} HTTP/1.1`, HOST, 'Connection: close', ...headers, '', ''].join('\r\n'));
  return answerIn(await text(socket));
}

const times = (piece: string, count: number): string => piece.repeat(count);
const list = (count: number, piece: (at: number) => string, between: string): string =>
  Array.from({ length: count }, (_, at) => piece(at)).join(between);

/** What no browser sends, of every header that we or a library parse. */
const HEADERS: [string, string][] = [
  ['Accept-Encoding', times(',', 15_000)],
  ['Accept-Encoding', list(100, () => 'br;q=0', ',')],
  ['Accept', list(1_000, () => 'a/b', ',')],
  ['Accept-Language', times('e', 2_000)],
  ['Authorization', `Bearer ${times('a', 8_000)}`],
  ['Cookie', list(1_500, (at) => `a${at}=1`, '; ')],
  ['If-None-Match', list(200, () => '"a"', ',')],
  ['If-Modified-Since', times('x', 500)],
  ['Range', `bytes=${list(1_000, (at) => `${at}-`, ',')}`],
  ['Content-Type', `multipart/form-data${times(';a=b', 1_000)}`],
  ['X-Forwarded-For', list(500, () => '1.1.1.1', ',')],
  ['Forwarded', list(500, () => 'for=1.1.1.1', ',')],
  ['X-Forwarded-Host', times('a.', 2_000)],
  ['Origin', `https://${times('a.', 1_000)}`],
  ['Referer', times('a', 12_000)],
  ['Traceparent', times('0', 1_000)],
  ['Baggage', list(500, (at) => `a${at}=1`, ',')],
  ['User-Agent', times('(', 5_000)],
  ['X-Request-Id', times('a', 1_000)],
];

describe.each([LIST, '/', '/no-existe', '/favicon.svg', '/api/nada', '/files/nada.webp', '/sitemap.xml'])(
  'before %s is looked for',
  (path) => {
    it.each(HEADERS)('a header is refused that is too long or has too many parts: %s', async (name, value) => {
      const { status, body } = await send(`GET ${path}`, `${name}: ${value}`);
      expect(status).toBe(431);
      expect(body.length).toBeLessThan(1_500);
    });

    it('a hundred more headers than anybody sends are refused', async () => {
      const { status } = await send(`GET ${path}`, ...Array.from({ length: 120 }, (_, at) => `X-${at}: 1`));
      expect(status).toBe(431);
    });
  },
);

it('a host is bounded too', async () => {
  const socket = await open();
  socket.write(`GET / HTTP/1.1\r\nHost: ${times('a.', 4_000)}\r\n\r\n`);
  expect(answerIn(await text(socket)).status).toBe(431);
});

describe('an address', () => {
  it.each([
    ['of many signs', `/${times('a', 4_000)}`, 414],
    ['of percent signs only', `/${times('%', 8_000)}`, 414],
    ['with many broken percent signs', `/${times('%E0%A4%A', 1_000)}`, 414],
    ['of many segments', times('/a', 1_000), 400],
    ['of many slashes', times('/', 500), 400],
    ['of many dot segments', times('/..', 500), 400],
    ['with a long query', `/chefs?busca=${times('a', 8_000)}`, 414],
    ['with many parameters', `/chefs?${list(100, (at) => `a${at}=1`, '&')}`, 400],
    ['with one parameter many times', `/chefs?${list(100, () => 'hasta=1', '&')}`, 400],
    ['with a nested parameter', `/chefs?a${times('[b]', 4_000)}=1`, 414],
    ['that is absolute', `http://localhost/${times('a/', 1_000)}`, 400],
    ['of a call with many signs', `/api/v1/chefs/get-one/${times('a', 4_000)}`, 414],
    ['of a call with many parameters', `${LIST}?${list(100, () => 'page=1', '&')}`, 400],
  ])('%s is refused', async (_, path, status) => {
    const answer = await send(`GET ${path}`);
    expect(answer.status).toBe(status);
    expect(answer.body.length).toBeLessThan(1_500);
    expect(answer.head).toMatch(/^connection: close/im);
    expect(answer.head).toMatch(/^x-content-type-options: nosniff/im);
  });

  it('of the longest name is none of them', async () => {
    const name = encodeURIComponent(times('🍷', 200));
    expect((await send(`GET /api/v1/chefs/get-one/${name}`)).status).toBe(404);
    expect((await send(`GET /cotiza?chef=${name}&experiencia=${name}`)).status).toBe(200);
  });

  it('is refused to a person on a page in Spanish, to a program in the envelope', async () => {
    const [page, call] = [await send(`GET /${times('a', 4_000)}`), await send(`GET /api/${times('a', 4_000)}`)];
    expect(page.head).toMatch(/^content-type: text\/html; charset=utf-8/im);
    expect(page.body).toContain('<h1>Esta dirección es demasiado larga</h1>');
    expect(JSON.parse(call.body)).toEqual({ status: 414, msg: 'La dirección es demasiado larga.', data: null });
  });
});

it.each(['HEAD', 'OPTIONS', 'TRACE', 'DELETE', 'PATCH', 'PURGE'])('%s is bounded like GET', async (method) => {
  expect((await send(`${method} /${times('a', 4_000)}`)).status).toBe(414);
  expect((await send(`${method} ${LIST}`, `Accept-Encoding: ${times(',', 5_000)}`)).status).toBe(431);
});

it('requests in a row on one connection are bounded one by one', async () => {
  const socket = await open();
  const good = `GET ${LIST} HTTP/1.1\r\n${HOST}\r\n\r\n`;
  socket.write(good + good + good.replace(LIST, `/${times('a', 4_000)}`));
  const received = await text(socket);
  expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 414']);
});

it('a request to change the protocol is answered as if it had not asked', async () => {
  const { status } = await send(`GET ${LIST}`, 'Connection: Upgrade', 'Upgrade: websocket');
  expect(status).toBe(200);
});

describe('a page that does not exist', () => {
  it.each([
    ['of no route', '/no/existe', '/tampoco/hay'],
    ['of one segment', '/no-existe', '/tampoco'],
    ['of a chef', '/chef/nadie', '/chef/tampoco'],
    ['of an experience', '/experiencia/nada', '/experiencia/tampoco'],
    ['of a list', '/chefs?pagina=900', '/chefs?pagina=901'],
    ['of the terms', '/terminos-y-condiciones/version/90', '/terminos-y-condiciones/version/91'],
  ])('%s has one document, whatever its address', async (_, one, other) => {
    const [first, second] = [await test.request.get(one).expect(404), await test.request.get(other).expect(404)];
    expect(first.text).toContain('<h1');
    expect(second.text).toBe(first.text);
  });

  it('of the back-office is the back-office', async () => {
    const [first, second] = [await test.request.get('/gestion'), await test.request.get('/gestion/no/hay')];
    expect([second.status, second.text]).toEqual([200, first.text]);
  });
});

describe('bodies that never end', () => {
  const head = (path: string, address: string, method = 'POST') =>
    [
      `${method} ${path} HTTP/1.1`,
      HOST,
      `X-Forwarded-For: ${address}`,
      'Content-Type: application/json',
      'Transfer-Encoding: chunked',
      '',
      '5',
      '{"a":',
      '',
    ].join('\r\n');

  it('are refused at once beyond the few that one address may send at a time, and others are served', async () => {
    const sockets = await Promise.all(
      Array.from({ length: BODIES_AT_ONCE.fromOne }, async () => {
        const socket = await open();
        socket.write(head(LOGIN, '203.0.113.1'));
        return socket;
      }),
    );
    const more = await open();
    more.write(head(LOGIN, '203.0.113.1'));
    const { status, head: told, body } = answerIn(await text(more));
    expect([status, JSON.parse(body)]).toEqual([
      429,
      { status: 429, msg: 'Llegan demasiados envíos a la vez. Intenta otra vez en unos segundos.', data: null },
    ]);
    expect(told).toMatch(/^retry-after: 10/im);

    await test.request.post(LOGIN).set('x-forwarded-for', '203.0.113.2').send({}).expect(400);
    await test.request.get(LIST).set('x-forwarded-for', '203.0.113.1').expect(200);
    for (const socket of sockets) socket.destroy();
  });

  it.each([
    ['of a call that nobody may make', '/api/v1/chefs/update/1', 'PUT', 401],
    ['of an invalid address', '/api/nada', 'GET', 404],
    ['of a read', LIST, 'GET', 200],
  ])('%s are not read: the connection ends with the answer', async (_, path, method, status) => {
    const socket = await open();
    socket.write(head(path, '203.0.113.3', method));
    expect(answerIn(await text(socket)).status).toBe(status);
  });

  it('are not read beyond what a call takes', async () => {
    const socket = await open();
    socket.write(
      `POST ${LOGIN} HTTP/1.1\r\n${HOST}\r\nContent-Type: application/json\r\nContent-Length: 90000000\r\n\r\n{`,
    );
    expect(answerIn(await text(socket)).status).toBe(413);
  });
});

it('a body for an invented secret link is counted before the link is looked for', async () => {
  const path = `/api/v1/money/announce-transfer/${'a'.repeat(27)}`;
  const statuses: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    const headers = ['Content-Type: application/json', 'Content-Length: 100000', 'X-Forwarded-For: 203.0.113.40'];
    statuses.push((await send(`POST ${path}`, ...headers)).status);
  }
  expect(statuses).toEqual([404, 404, 404, 429, 429]);
});

describe('other sites', () => {
  const IMAGE = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
  const TAB = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  const START = '/api/v1/auth/google';
  const visit = (path: string, headers: object, address: string) =>
    test.request.get(path).set({ ...headers, 'x-forwarded-for': address, host: 'localhost:3000' });

  it.each([
    ['an image', '203.0.113.20', IMAGE, 403],
    ['a script', '203.0.113.21', { ...IMAGE, 'sec-fetch-dest': 'script' }, 403],
    ['a frame', '203.0.113.22', { ...IMAGE, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }, 302],
    ['a window that it leads there', '203.0.113.23', { ...TAB, 'sec-fetch-site': 'cross-site' }, 302],
    ['a guess of the browser', '203.0.113.24', { ...TAB, 'sec-purpose': 'prefetch' }, 302],
  ])('begin no sign-in by %s, and do not use up those of the address', async (_, address, headers, status) => {
    for (let count = 0; count < 5; count++) {
      const refused = await visit(START, headers, address).expect(status);
      if (status === 302) expect(refused.headers['location']).toBe('/login');
      expect(refused.headers['set-cookie']).toBeUndefined();
    }
    const { headers: told } = await visit(START, TAB, address).expect(302);
    expect(told['set-cookie']).toHaveLength(1);
    expect(told['x-ratelimit-remaining']).toBeDefined();
  });

  it.each([LOGIN, '/%61pi/v1/users/login', '/api/v1/%75sers/login'])('send nothing to %s', async (path) => {
    const headers = [`Origin: https://otro.example`, 'Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: no-cors'];
    const { status, head } = await send(`POST ${path}`, ...headers, 'Content-Length: 0');
    expect([status, /x-ratelimit/i.test(head)]).toEqual([403, false]);
  });

  it('end none either', async () => {
    for (let count = 0; count < 5; count++) {
      const { headers } = await visit(
        `${START}/callback?code=a&state=b`,
        { ...TAB, 'sec-fetch-site': 'cross-site' },
        '203.0.113.11',
      );
      expect(headers['location']).toBe('/login#error=expired');
    }
    await visit(START, TAB, '203.0.113.11')
      .expect(302)
      .expect('set-cookie', /sign_in_attempt/);
  });

  it.each([{}, { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }])(
    'are not an older browser nor a bookmark',
    async (headers) => {
      await visit(START, headers, '203.0.113.12')
        .expect(302)
        .expect('set-cookie', /sign_in_attempt/);
    },
  );

  it("make no call of the API in a visitor's name, but may show pictures", async () => {
    await visit(LIST, IMAGE, '203.0.113.13').expect(403);
    await visit('/favicon.svg', IMAGE, '203.0.113.13').expect(200);
    await visit('/chefs', IMAGE, '203.0.113.13').expect(200);
  });
});
