import { afterEach, describe, expect, it } from '@jest/globals';
import { createRemoteJWKSet } from 'jose';
import { startIdentityProvider, type IdentityProvider, type IdentityProviderOptions } from './index.js';

const options: IdentityProviderOptions = {
  production: false,
  productName: 'Sobremesa',
  redirectURI: 'http://localhost:3000/api/v1/auth/google/callback',
  people: () => Promise.resolve([]),
  chefs: () => Promise.resolve([]),
};

let provider: IdentityProvider | undefined;

afterEach(() => provider?.stop());

describe('the stand-in for Google', () => {
  it('does not start in production', async () => {
    await expect(startIdentityProvider({ ...options, production: true })).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining('GOOGLE_CLIENT_ID'),
    });
  });

  it('listens on the loopback address only, with a secret of its own', async () => {
    provider = await startIdentityProvider(options);
    const other = await startIdentityProvider(options);
    await other.stop();
    expect(provider.issuer).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(other.clientSecret).not.toBe(provider.clientSecret);
  });

  it('describes itself as Google does: RS256, published keys, no private part', async () => {
    provider = await startIdentityProvider(options);
    const answer = await fetch(`${provider.issuer}/.well-known/openid-configuration`);
    expect(await answer.json()).toMatchObject({
      issuer: provider.issuer,
      jwks_uri: `${provider.issuer}/jwks`,
      authorization_endpoint: `${provider.issuer}/auth`,
      token_endpoint: `${provider.issuer}/token`,
    });
    const keys = createRemoteJWKSet(new URL(`${provider.issuer}/jwks`));
    await keys.reload();
    expect(keys.jwks()?.keys).toEqual([
      { kty: 'RSA', alg: 'RS256', use: 'sig', kid: expect.any(String), n: expect.any(String), e: 'AQAB' },
    ]);
  });

  it.each<[string, Record<string, string>]>([
    ['another address to come back to', { redirect_uri: 'http://evil.example/callback' }],
    ['another client', { client_id: 'other' }],
    ['no PKCE', { code_challenge: '' }],
  ])('refuses to sign in for %s', async (_what, change) => {
    provider = await startIdentityProvider(options);
    const request = new URL(`${provider.issuer}/auth`);
    const asked = {
      client_id: provider.clientId,
      redirect_uri: options.redirectURI,
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
      ...change,
    };
    request.search = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== '')).toString();
    const answer = await fetch(request, { redirect: 'manual' });
    const sentBack = new URL(answer.headers.get('location') ?? 'about:blank');
    expect([answer.status, sentBack.searchParams.get('error')]).toEqual(
      change['code_challenge'] === '' ? [303, 'invalid_request'] : [400, null],
    );
    if (answer.status === 400)
      expect(await answer.text()).toContain('Esta dirección no corresponde a un inicio de sesión en curso.');
  });

  it('says that it cannot read the people', async () => {
    provider = await startIdentityProvider({ ...options, people: () => Promise.reject(new Error('database away')) });
    const request = new URL(`${provider.issuer}/auth`);
    request.search = new URLSearchParams({
      client_id: provider.clientId,
      redirect_uri: options.redirectURI,
      response_type: 'code',
      scope: 'openid',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
    }).toString();
    const sent = await fetch(request, { redirect: 'manual' });
    const chooser = new URL(sent.headers.get('location') ?? '', provider.issuer);
    const cookie = sent.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const answer = await fetch(chooser, { headers: { cookie } });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('El servicio no está disponible por ahora.');
  });
});
