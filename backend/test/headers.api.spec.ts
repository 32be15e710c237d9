import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { uploadedImage } from './harness/factories.js';
import { signIn } from './harness/sign-in.js';

const LIST = '/api/v1/modality/all';
const EMBEDS = '127.0.0.1:3000';

let test: TestApp;
let picture: string;

beforeAll(async () => {
  test = await createTestApp({
    CACHE_MB: '8',
    QUOTE_FORM_TYPE: '3',
    QUOTE_FORM_SCRIPT: 'https://docs.google.com/forms/d/e/1FAIp/viewform',
  });
  const { header } = await signIn(test);
  const { body } = await test.request
    .post('/api/v1/workered_company/create')
    .set(header)
    .send({
      name_company: 'Viña',
      color_logo: await uploadedImage(test, 'logo'),
      transparent_logo: await uploadedImage(test, 'logo'),
    });
  picture = (body as { data: { color_logo: { publicUrl: string } } }).data.color_logo.publicUrl;
});
afterAll(() => test.close());

/** Sends lines as they are, as no client of ours would. @returns the status of the first answer */
async function raw(...lines: string[]): Promise<number> {
  const { port } = test.app.getHttpServer().address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`);
  return Number((await text(socket)).split(' ')[1]);
}

describe('every answer', () => {
  it.each<[string, () => string, string?]>([
    ['a call', () => LIST],
    ['a call once more, from memory', () => LIST],
    ['a refused call', () => '/api/v1/chefs/all'],
    ['an unknown call', () => '/api/v1/nada'],
    ['a call that is spelled otherwise', () => '/%61pi/v1/modality/all'],
    ['a call that cannot be decoded', () => '/api/v1/%E0%A4%A'],
    ['a page that cannot be decoded', () => '/%E0%A4%A'],
    ['a stored file', () => picture],
    ['a missing file', () => '/files/nada.webp'],
    ['the document', () => '/api/openapi.json'],
    ['its page', () => '/api/docs'],
    ['a page of the site', () => '/chefs'],
    ["another company's form", () => '/embed/slot/quote', EMBEDS],
    ['our script beside it', () => '/embed/frame.js', EMBEDS],
  ])('uses no part of the device and says what it may load: %s', async (_name, address, host = 'localhost') => {
    const { headers } = await test.request.get(address()).set('host', host);
    expect(headers['permissions-policy']).toContain('camera=(), ');
    expect(headers['content-security-policy']).toMatch(/^default-src '(none|self)'; /);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('has what helmet says, and no word of HTTPS where visitors come without it', async () => {
    const { headers } = await test.request.get(LIST).expect(200);
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'referrer-policy': 'no-referrer',
      'x-dns-prefetch-control': 'off',
      'x-download-options': 'noopen',
      'x-frame-options': 'DENY',
      'x-permitted-cross-domain-policies': 'none',
      'x-xss-protection': '0',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it.each([() => LIST, () => picture])('that is no document may load nothing', async (address) => {
    const { headers } = await test.request.get(address()).expect(200);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    );
  });
});

it('no part of the device is named that a browser without it takes for an error', async () => {
  const { headers } = await test.request.get(LIST);
  const named = String(headers['permissions-policy']).split(', ');
  expect(named).toEqual(expect.arrayContaining(['hid=()', 'serial=()', 'usb=()']));
  expect(named).not.toContain('bluetooth=()');
});

describe('a host', () => {
  it.each(['localhost.', 'localhost.:3000', '127.0.0.1.:3000'])('with a final dot is refused: %s', async (host) => {
    for (const address of [LIST, '/chefs', '/embed/slot/quote', '/api/docs']) {
      const { body, headers } = await test.request.get(address).set('host', host).expect(400);
      expect(body).toEqual({ status: 400, msg: 'La dirección no se puede leer.', data: null });
      expect(headers['permissions-policy']).toBeDefined();
    }
  });

  it('that is named twice is refused, whichever comes first', async () => {
    const get = `GET ${LIST} HTTP/1.1`;
    expect(await raw(get, 'Host: localhost')).toBe(200);
    expect(await raw(get, 'Host: localhost', 'Host: 127.0.0.1:3000')).toBe(400);
    expect(await raw(get, 'Host: localhost', 'X-Other: 1', 'hOST: localhost')).toBe(400);
  });
});

describe('an address', () => {
  it('has at most 64 parameters', async () => {
    const address = (count: number) => `/chefs?${Array.from({ length: count }, (_, at) => `utm_${at}=1`).join('&')}`;
    expect((await test.request.get(address(64))).status).not.toBe(400);
    await test.request.get(address(65)).expect(400);
  });
});
