import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import type { Options } from 'pino-http';
import { errorForLog, loggerOptions, requestId } from './logger-options.js';
import { publicPages } from '../public-pages.generated.js';
import { withoutSecrets, writtenPath } from './secret-address.js';
import { trustedProxies } from '../limit/trusted-proxies.js';

const optionsOf = (production: boolean, percent = 100): Options =>
  loggerOptions({ LOG_LEVEL: 'warn', LOG_SAMPLE_PERCENT: percent, production }).pinoHttp as Options;

/** How often of a thousand such answers a line is written, and at which level. */
function levelsOf(percent: number, method: string, status: number, error?: Error): Record<string, number> {
  const { customLogLevel } = optionsOf(true, percent);
  const counts: Record<string, number> = {};
  for (let count = 0; count < 1_000; count++) {
    const level = customLogLevel?.({ method } as IncomingMessage, { statusCode: status } as ServerResponse, error);
    counts[level ?? ''] = (counts[level ?? ''] ?? 0) + 1;
  }
  return counts;
}

describe('which answers have a line in the log', () => {
  it('all of them unless said', () => {
    expect(levelsOf(100, 'GET', 200)).toEqual({ info: 1_000 });
  });

  it('a share of the answered reads', () => {
    for (const method of ['GET', 'HEAD']) expect(levelsOf(0, method, 399)).toEqual({ silent: 1_000 });
    const { info = 0 } = levelsOf(10, 'GET', 304);
    expect(info).toBeGreaterThan(40);
    expect(info).toBeLessThan(200);
  });

  it('no read at all where the share is none, whatever the dice say', () => {
    const dice = jest.spyOn(Math, 'random').mockReturnValue(0);
    expect(levelsOf(0, 'GET', 200)).toEqual({ silent: 1_000 });
    dice.mockRestore();
  });

  it('every write, every refusal and every failure', () => {
    expect(levelsOf(0, 'POST', 200)).toEqual({ info: 1_000 });
    for (const status of [400, 499]) expect(levelsOf(0, 'GET', status)).toEqual({ info: 1_000 });
    expect(levelsOf(0, 'GET', 500)).toEqual({ error: 1_000 });
    expect(levelsOf(0, 'GET', 200, new Error('cut off'))).toEqual({ error: 1_000 });
  });
});

describe('a path in the log', () => {
  const token = 'aB-_3'.repeat(6).slice(0, 27);
  const pathOf = (url: string): unknown =>
    (optionsOf(true).serializers?.['req']?.({ id: 1, method: 'GET', url }) as { path: unknown } | undefined)?.path;

  it.each([
    [`/solicitud/${token}`, '/solicitud/…'],
    [`/api/v1/offers/${token}/accept`, '/api/v1/offers/…/accept'],
    [`/calendario/${token}.ics`, '/calendario/…'],
    [`/api/v1/offers/by-link/${token}x`, '/api/v1/offers/by-link/…'],
    [`/api/v1/offers/by-link/x${token}`, '/api/v1/offers/by-link/…'],
    [`/api/v1/offers/by-link/${token.slice(0, 20)}`, '/api/v1/offers/by-link/…'],
    [`/api/v1/offers/by-link/${token})`, '/api/v1/offers/by-link/…'],
    [`/api/v1/offers/by-link%2F${token}`, '/api/v1/offers/…'],
    [`/api/v1/offers//by-link//${token}`, '/api/v1/offers//by-link//…'],
    [`/api/v1/offers/by-link/%61${token.slice(1)}/x`, '/api/v1/offers/by-link/…/x'],
    [`http://sitio.example/api/v1/my_request/${token}?q=1`, '/api/v1/my_request/…'],
    [`/api/v1/auth/google/callback?code=4%2Fsecreto&state=x`, '/api/v1/auth/google/callback'],
    [`/api/v1/users/login;email=ana@correo.example`, '/api/v1/users/…'],
    ['/api/v1/users/change-permission/999999', '/api/v1/users/change-permission/999999'],
    ['/api/v1/quote_requests/get-one/12#x', '/api/v1/quote_requests/get-one/12'],
    ['/api/v1/personal_data/56912345678', '/api/v1/personal_data/…'],
    ['/chef/Ana-María', '/chef/…'],
    ['*', '…'],
  ])('of %s is %s', (address, written) => {
    expect(writtenPath(address)).toBe(written);
    expect(pathOf(`${address}${address.includes('?') ? '&' : '?'}search=ana@correo.example`)).toBe(written);
  });

  const { paths } = JSON.parse(
    readFileSync(new URL('../../../../../openapi/openapi.json', import.meta.url), 'utf8'),
  ) as {
    paths: object;
  };
  const words = Object.keys(paths).flatMap((path) => path.split('/').filter((part) => !part.startsWith('{')));

  it('has every word of the API', () => {
    for (const word of words) expect(writtenPath(`/${word}`)).toBe(`/${word}`);
  });

  it('is known of every secret address of pages and API', () => {
    const pages = publicPages.filter(({ secret: isSecret }) => isSecret).map(({ path }) => path);
    const calls = Object.keys(paths).filter((path) => path.includes('{token}'));
    expect(pages.length * calls.length).toBeGreaterThan(0);
    for (const path of [...pages, ...calls])
      expect(withoutSecrets(path.replace(/:token|{token}/, 'short'))).not.toContain('short');
  });

  const secret = fc
    .uint8Array({ minLength: 21, maxLength: 21 })
    .map((bytes) => Buffer.from(bytes).toString('base64url').slice(0, 27));
  const spelling = fc.constantFrom(
    (text: string) => text,
    (text: string) => `${text}x`,
    (text: string) => `x${text}`,
    (text: string) => `${text}.ics`,
    (text: string) => `${text}%20`,
    (text: string) => `${text}%2e`,
    (text: string) => `${text}%E0%A4%A`,
    (text: string) => `%2F${text}`,
    (text: string) => `/${text}`,
    (text: string) => `./${text}`,
    (text: string) => `${text};x=1`,
    (text: string) => `${text}?carta=${text}`,
    (text: string) => `${text.slice(0, 9)}%${text.charCodeAt(9).toString(16)}${text.slice(10)}`,
  );
  const prefix = fc.constantFrom(
    '/solicitud/',
    '/SOLICITUD/',
    '/cotizacion%2f',
    '//opinion//',
    '/api/v1/my_request/',
    '/api/v1/offers/seen/',
    'https://sobremesa.example/api/v1/offers/by-link/',
    '/api/v1/gift_cards/by_link/',
    '/api/v1/money/pay-gift-card/',
    'https://sobremesa.example/gift-card/',
    '/vista-previa/chef/',
    '/calendario/',
  );

  it('never has a token, whatever its spelling, nor has a text that quotes its address', () => {
    const parts = (token: string) => [token.slice(0, 9), token.slice(10, 20)].filter((part) => /[A-Z]/.test(part));
    fc.assert(
      fc.property(prefix, secret, spelling, (before, token, spell) => {
        const address = `${before}${spell(token)}`;
        for (const part of parts(token)) {
          expect(writtenPath(address)).not.toContain(part);
          expect(withoutSecrets(`Cannot GET ${address} "x"`)).not.toContain(part);
          expect(withoutSecrets(JSON.stringify({ msg: `Cannot GET ${address}`, level: 30 }))).not.toContain(part);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('a text in the log', () => {
  it.each([
    ['Cannot GET /api/v1/chefs/all?search=ana@correo.example', 'Cannot GET /api/v1/chefs/all?…'],
    ['failed: https://x.example/cb?code=4/abc&state=z end', 'failed: https://x.example/cb?… end'],
    ['no link aB-_3aB-_3aB-_3aB-_3aB-_3aB here', 'no link … here'],
    ['no link aB-_3aB-_3aB-_3aB-_3aB-_3aBx here', 'no link … here'],
    ['no link qWZtYbHHaKmnPRstUvwXyzAbCdQ here', 'no link … here'],
    ['{"reqId":"0b4f6f9e-3f0c-4a44-9d5f-0f7b8f0a7c11"}', '{"reqId":"0b4f6f9e-3f0c-4a44-9d5f-0f7b8f0a7c11"}'],
    ['Migration20261129000000_initial failed', 'Migration20261129000000_initial failed'],
    [
      '    at run (/app/dist/chunks/chef-cards-BxY12345.js:1:2)',
      '    at run (/app/dist/chunks/chef-cards-BxY12345.js:1:2)',
    ],
    ['TypeError: readableAddressOfTheRequestIsNot', 'TypeError: readableAddressOfTheRequestIsNot'],
  ])('%s is %s', (text, written) => {
    expect(withoutSecrets(text)).toBe(written);
  });

  it('is what every line goes through', () => {
    expect(optionsOf(true).hooks?.streamWrite).toBe(withoutSecrets);
  });
});

describe('a line of the log', () => {
  it('is one of JSON in production, and readable elsewhere', () => {
    expect(optionsOf(true)).not.toHaveProperty('stream');
    expect(optionsOf(false)).toHaveProperty('stream');
  });

  it('says who called, and of the request nothing twice', () => {
    const options = loggerOptions({ LOG_LEVEL: 'info', LOG_SAMPLE_PERCENT: 100, production: true });
    expect(options).toMatchObject({ assignResponse: true, pinoHttp: { quietReqLogger: true } });
  });

  it('is at least as grave as the settings say, and says the status', () => {
    const { level, serializers } = optionsOf(true);
    expect([level, serializers?.['res']?.({ statusCode: 404, body: 'x' })]).toEqual(['warn', { status: 404 }]);
  });

  it.each([
    ['/api/v1/chefs?page=2', true],
    ['/api/v1/health/live', false],
    ['/api/v1/page_speed/', false],
    ['/chefs', false],
    ['/chef/api/v1/health/', false],
  ])('stands for %s: %s', (address, written) => {
    const { autoLogging } = optionsOf(true);
    const ignore = typeof autoLogging === 'object' ? autoLogging.ignore : undefined;
    expect(ignore?.({ url: address } as IncomingMessage)).toBe(!written);
    expect(ignore?.({ url: '/', originalUrl: address } as unknown as IncomingMessage)).toBe(!written);
    expect(ignore?.({} as IncomingMessage)).toBe(true);
  });

  const from = (given: unknown, remoteAddress = '10.0.0.7') =>
    ({ headers: { 'x-request-id': given }, socket: { remoteAddress } }) as unknown as IncomingMessage;
  const behind = trustedProxies('10.0.0.0/8, loopback');

  it.each([['abcd-123'], ['A_'.repeat(32)]])('has the id that a proxy gave its request: %s', (given) => {
    expect(requestId(from(given), behind)).toBe(given);
    expect(requestId(from(given, '::ffff:10.0.0.7'), behind)).toBe(given);
    expect(requestId(from(given), trustedProxies(1))).toBe(given);
  });

  it.each([['abcd-12'], ['a'.repeat(65)], ['abcd 1234'], [['abcd-1234']], [undefined]])(
    'has an id of its own where a proxy gave %j',
    (given) => {
      expect(requestId(from(given), behind)).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
    },
  );

  it.each([
    [trustedProxies(false), '10.0.0.7'],
    [trustedProxies(0), '10.0.0.7'],
    [behind, '203.0.113.7'],
    [behind, ''],
  ])('has an id of its own where nobody trusts who gave one', (isTrusted, address) => {
    expect(requestId(from('abcd-1234', address), isTrusted)).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
  });

  it('has the id that the server knows its request by', () => {
    const { genReqId } = optionsOf(true);
    const answer = {} as ServerResponse;
    const headers = { 'x-request-id': 'abcd-1234' };
    expect(genReqId?.({ id: 'known', headers } as unknown as IncomingMessage, answer)).toBe('known');
    expect(genReqId?.({ headers } as unknown as IncomingMessage, answer)).not.toBe('abcd-1234');
  });
});

describe('an error in the log', () => {
  const row = Object.assign(new Error('duplicate key\n - detail: Key (email)=(ana@cocina.example) exists.'), {
    code: '23505',
    detail: 'Key (email)=(ana@cocina.example) exists.',
    query: 'insert into person',
  });

  it('says what it is and where, without the row and the statement', () => {
    const written = errorForLog(row);
    expect(written).toEqual({
      type: 'Error',
      message: 'duplicate key',
      stack: expect.stringMatching(/^Error: duplicate key\n {4}at /),
      code: '23505',
    });
  });

  it('may have a code that is a number', () => {
    expect(errorForLog(Object.assign(new Error('aborted'), { code: 20 }))).toMatchObject({ code: 20 });
  });

  it('that stands for several says it of each', () => {
    const written = errorForLog(new AggregateError([row, new Error('gone')], 'both'));
    expect(written).toMatchObject({
      message: 'both',
      aggregateErrors: [{ message: 'duplicate key' }, { message: 'gone' }],
    });
    expect(JSON.stringify(written)).not.toContain('ana@');
  });
});
