import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import type { Options } from 'pino-http';
import { loggerOptions } from './logger-options.js';
import { withoutTokens } from './secret-address.js';

/** How often of a thousand such answers a line is written, and at which level. */
function levelsOf(percent: number, method: string, status: number, error?: Error): Record<string, number> {
  const { pinoHttp } = loggerOptions({ LOG_LEVEL: 'info', LOG_SAMPLE_PERCENT: percent, production: true });
  const { customLogLevel } = pinoHttp as Options;
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
    expect(levelsOf(0, 'GET', 200)).toEqual({ silent: 1_000 });
    const { info = 0 } = levelsOf(10, 'GET', 304);
    expect(info).toBeGreaterThan(40);
    expect(info).toBeLessThan(200);
  });

  it('every write, every refusal and every failure', () => {
    expect(levelsOf(0, 'POST', 200)).toEqual({ info: 1_000 });
    expect(levelsOf(0, 'GET', 403)).toEqual({ info: 1_000 });
    expect(levelsOf(0, 'GET', 503)).toEqual({ error: 1_000 });
    expect(levelsOf(0, 'GET', 200, new Error('cut off'))).toEqual({ error: 1_000 });
  });
});

describe('the address of a secret link', () => {
  const token = 'ab-_'.repeat(7).slice(0, 27);

  it.each([
    [`/solicitud/${token}`, '/solicitud/…'],
    [`/api/v1/offers/${token}/accept`, '/api/v1/offers/…/accept'],
    [`/calendario/${token}.ics`, '/calendario/….ics'],
    ['/chef/Ana-María', '/chef/Ana-María'],
    [`/chef/${token}x`, `/chef/${token}x`],
  ])('%s is written as %s', (address, written) => {
    expect(withoutTokens(address)).toBe(written);
    const { pinoHttp } = loggerOptions({ LOG_LEVEL: 'info', LOG_SAMPLE_PERCENT: 100, production: true });
    const { serializers } = pinoHttp as Options;
    expect(serializers?.['req']?.({ id: 1, method: 'GET', url: `${address}?q=1` })).toMatchObject({ path: written });
  });
});
