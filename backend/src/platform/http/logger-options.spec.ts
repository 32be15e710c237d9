import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it, jest } from '@jest/globals';
import type { Options } from 'pino-http';
import { errorForLog, loggerOptions, requestId } from './logger-options.js';
import { withoutTokens } from './secret-address.js';

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

describe('the address of a secret link', () => {
  const token = 'ab-_'.repeat(7).slice(0, 27);

  it.each([
    [`/solicitud/${token}`, '/solicitud/…'],
    [`/api/v1/offers/${token}/accept`, '/api/v1/offers/…/accept'],
    [`/calendario/${token}.ics`, '/calendario/….ics'],
    [`/api/v1/offers/by-link/${token})`, '/api/v1/offers/by-link/…)'],
    [`/api/v1/offers/by-link/${token},x`, '/api/v1/offers/by-link/…,x'],
    [`/api/v1/offers/by-link/${token}%3E`, '/api/v1/offers/by-link/…'],
    [`/api/v1/offers/by-link/%61${token.slice(1)}/x`, '/api/v1/offers/by-link/…/x'],
    [`/api/v1/offers/by-link/${token}%E0%A4`, '/api/v1/offers/by-link/…'],
    ['/chef/Ana-Mar%C3%ADa', '/chef/Ana-Mar%C3%ADa'],
    ['/chef/Ana-María', '/chef/Ana-María'],
    [`/chef/${token}x`, `/chef/${token}x`],
  ])('%s is written as %s', (address, written) => {
    expect(withoutTokens(address)).toBe(written);
    const { serializers } = optionsOf(true);
    expect(serializers?.['req']?.({ id: 1, method: 'GET', url: `${address}?q=1` })).toMatchObject({ path: written });
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

  it.each([['abcd-123'], ['A_'.repeat(32)]])('has the id that a proxy gave its request: %s', (given) => {
    expect(requestId({ headers: { 'x-request-id': given } })).toBe(given);
  });

  it.each([['abcd-12'], ['a'.repeat(65)], ['abcd 1234'], [['abcd-1234']], [undefined]])(
    'has an id of its own where a proxy gave %j',
    (given) => {
      const headers = { 'x-request-id': given } as IncomingMessage['headers'];
      expect(requestId({ headers })).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
    },
  );

  it('has the id that the server knows its request by', () => {
    const { genReqId } = optionsOf(true);
    const answer = {} as ServerResponse;
    const headers = { 'x-request-id': 'abcd-1234' };
    expect(genReqId?.({ id: 'known', headers } as unknown as IncomingMessage, answer)).toBe('known');
    expect(genReqId?.({ headers } as unknown as IncomingMessage, answer)).toBe('abcd-1234');
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
