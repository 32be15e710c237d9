import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { tryEmbedHost, trySite } from '../src/doctor/network-parts.js';
import type { Tried } from '../src/doctor/try-parts.js';
import { OF_ANOTHER, OVER, VALID, type TestCertificate } from './harness/certificates.js';

const DAY = 24 * 60 * 60 * 1_000;
const END = Date.parse('2120-01-01T00:00:00Z');

const known = getCACertificates('default');
beforeAll(() => setDefaultCACertificates([...known, VALID.cert, OVER.cert, OF_ANOTHER.cert]));
afterAll(() => setDefaultCACertificates(known));
afterEach(() => void jest.restoreAllMocks());

/** What doctor says of a site, and of an embed host, that has this certificate. */
async function saidOf(certificate: TestCertificate, status = 200): Promise<[site: string, embed: string]> {
  const server = createServer(certificate, (_request, response) => response.writeHead(status).end('{}'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const attempt = async (part: (tried: Tried) => Promise<string>, env: object): Promise<string> =>
    part({ env } as unknown as Tried)
      .catch((error: unknown) => (error as Error).message)
      .then((said) => said.replaceAll(url, 'https://SITE'));
  try {
    return [
      await attempt(trySite, { PUBLIC_URL: url }),
      await attempt(tryEmbedHost, { PUBLIC_URL: 'https://otra.example', EMBED_URL: url, EMBED_STAND_INS: [] }),
    ];
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

describe('the certificate of the site and of the embed host', () => {
  it('is not mentioned while it is valid for long', async () => {
    expect(await saidOf(VALID)).toEqual(['https://SITE responde.', 'https://SITE responde.']);
  });

  it.each([
    [10.5, 'en 10 días'],
    [1.5, 'mañana'],
    [0.5, 'hoy'],
  ])('is, where nobody renewed it %s days before its end', async (days, when) => {
    jest.spyOn(Date, 'now').mockReturnValue(END - days * DAY);
    const said = `https://SITE responde, pero su certificado vence ${when} y nadie lo ha renovado.`;
    expect(await saidOf(VALID)).toEqual([said, said]);
  });

  it('is the reason, where it is over or of another name', async () => {
    expect(await saidOf(OVER)).toEqual([
      'https://SITE no responde (PUBLIC_URL, CERT_HAS_EXPIRED). Su certificado venció: renuévalo.',
      'https://SITE no responde (EMBED_URL, CERT_HAS_EXPIRED). Su certificado venció: renuévalo.',
    ]);
    expect((await saidOf(OF_ANOTHER))[0]).toBe(
      'https://SITE no responde (PUBLIC_URL, ERR_TLS_CERT_ALTNAME_INVALID). Su certificado es de otro nombre.',
    );
  });

  it('is not, where the product behind it fails', async () => {
    expect(await saidOf(VALID, 502)).toEqual([
      'https://SITE no responde (PUBLIC_URL, 502).',
      'https://SITE no responde (EMBED_URL, 502).',
    ]);
  });
});
