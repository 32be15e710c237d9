import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT, type JWK } from 'jose';
import { InvalidCredentialError, KeysUnavailableError } from '../users.errors.js';
import { CredentialVerifier } from './credential-verifier.js';
import type { GoogleSettings } from './google-settings.js';
import { KeySet } from './key-set.js';

const CLIENT = 'our-client';
const ISSUER = 'https://accounts.google.com';
const MINUTE = 60;

type Pair = Awaited<ReturnType<typeof generateKeyPair>>;
type Answer = (response: ServerResponse) => void;

let ours: Pair;
let foreign: Pair;
let published: JWK;
let keyServer: Server;
let answer: Answer;
let fetched: number;
let verifier: CredentialVerifier;

const now = (): number => Math.floor(Date.now() / 1000);

const claimsOf = (changes: object = {}): Record<string, unknown> => ({
  iss: ISSUER,
  aud: CLIENT,
  sub: '110169484474386276334',
  email: 'ana@cocina.example',
  email_verified: true,
  nonce: 'n-1',
  iat: now(),
  exp: now() + 60 * MINUTE,
  ...changes,
});

const sign = (changes: object = {}, key = ours.privateKey, header: object = {}): Promise<string> =>
  new SignJWT(claimsOf(changes)).setProtectedHeader({ alg: 'RS256', kid: 'k1', ...header }).sign(key);

const json =
  (body: unknown, status = 200): Answer =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const settings = (timeout: number): GoogleSettings => ({
  issuers: [ISSUER, 'accounts.google.com'],
  authorizationURL: '',
  tokenURL: '',
  jwksURL: `http://127.0.0.1:${(keyServer.address() as AddressInfo).port}/keys`,
  clientId: CLIENT,
  clientSecret: '',
  callbackURL: '',
  timeout,
});

beforeAll(async () => {
  [ours, foreign] = await Promise.all([
    generateKeyPair('RS256', { extractable: true }),
    generateKeyPair('RS256', { extractable: true }),
  ]);
  published = { ...(await exportJWK(ours.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
});

beforeEach(async () => {
  fetched = 0;
  answer = json({ keys: [published] });
  keyServer = createServer((_request, response) => {
    fetched += 1;
    answer(response);
  });
  keyServer.listen(0, '127.0.0.1');
  await once(keyServer, 'listening');
  verifier = new CredentialVerifier(settings(5_000));
});

afterEach(async () => {
  keyServer.close();
  keyServer.closeAllConnections();
  if (keyServer.listening) await once(keyServer, 'close');
});

describe('a good credential', () => {
  it('says who the person is', async () => {
    expect(await verifier.verify(await sign())).toMatchObject({
      sub: '110169484474386276334',
      email: 'ana@cocina.example',
      emailVerified: true,
      nonce: 'n-1',
    });
  });

  it.each([ISSUER, 'accounts.google.com'])("is Google's under its spelling %s", async (iss) => {
    await expect(verifier.verify(await sign({ iss }))).resolves.toBeDefined();
  });

  it.each([
    ['almost ten minutes old', -10 * MINUTE + 5],
    ['of the next minutes by our clock, which is slow', 6],
    ['as late as that may be', 5 * MINUTE - 5],
  ])('may be %s', async (_what, ago) => {
    await expect(verifier.verify(await sign({ iat: now() + ago }))).resolves.toBeDefined();
  });

  it('may end by our clock, which is fast', async () => {
    await expect(verifier.verify(await sign({ exp: now() - 10, iat: now() - 5 * MINUTE }))).resolves.toBeDefined();
  });

  it.each([[false], [undefined], ['true'], [1]])(
    'whose email_verified is %p says that the e-mail is not verified',
    async (email_verified) => {
      expect((await verifier.verify(await sign({ email_verified }))).emailVerified).toBe(false);
    },
  );
});

describe('a credential is refused', () => {
  const refused = (credential: string): Promise<void> =>
    expect(verifier.verify(credential)).rejects.toThrow(new InvalidCredentialError());

  it.each(['', 'x', 'a.b', 'a.b.c', '..', 'null', `${'a'.repeat(5000)}.b.c`])(
    'when it is no credential: %.20p',
    refused,
  );

  it.each<[string, object]>([
    ['another issuer', { iss: 'https://accounts.google.com.evil.example' }],
    ['no issuer', { iss: undefined }],
    ['another audience', { aud: 'other-client' }],
    ['a list with our audience', { aud: [CLIENT] }],
    ['a list of audiences', { aud: [CLIENT, 'other-client'] }],
    ['no audience', { aud: undefined }],
    ['an end that has passed', { exp: now() - 5 * MINUTE - 5, iat: now() - 6 * MINUTE }],
    ['no end', { exp: undefined }],
    ['a beginning in the future', { iat: now() + 5 * MINUTE + 20 }],
    ['a beginning ten minutes ago', { iat: now() - 10 * MINUTE - 5 }],
    ['no beginning', { iat: undefined }],
    ['a validity that begins later', { nbf: now() + 5 * MINUTE + 20 }],
    ['no account', { sub: undefined }],
    ['an account that is no text', { sub: 7 }],
    ['an empty account', { sub: '' }],
    ['no e-mail', { email: undefined }],
    ['several e-mails', { email: ['ana@cocina.example'] }],
    ['no nonce', { nonce: undefined }],
    ['an empty nonce', { nonce: '' }],
  ])('with %s', async (_what, changes) => refused(await sign(changes)));

  it('when it is not signed', () => refused(new UnsecuredJWT(claimsOf()).encode()));

  it('when the public key was used as a secret', async () => {
    const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
    const signed = `${encode({ alg: 'HS256', kid: 'k1' })}.${encode(claimsOf())}`;
    const signature = createHmac('sha256', await exportSPKI(ours.publicKey))
      .update(signed)
      .digest('base64url');
    await refused(`${signed}.${signature}`);
  });

  it('when signed with another algorithm of the same key', async () => {
    const { privateKey } = await generateKeyPair('PS256');
    await refused(await sign({}, privateKey, { alg: 'PS256' }));
  });

  it('when signed with another key under the known name', async () => refused(await sign({}, foreign.privateKey)));

  it('when its key is unknown', async () => refused(await sign({}, foreign.privateKey, { kid: 'k2' })));

  it('when it brings its own key', async () => {
    const jwk = await exportJWK(foreign.publicKey);
    await refused(await sign({}, foreign.privateKey, { jwk, kid: undefined }));
  });

  it('when something in it was changed', async () => {
    const [header, , signature] = (await sign()).split('.');
    const payload = Buffer.from(JSON.stringify(claimsOf({ email: 'jefa@cocina.example' }))).toString('base64url');
    await refused([header, payload, signature].join('.'));
  });
});

describe('what a credential is remembered by', () => {
  const keyOf = async (credential: string): Promise<string> => (await verifier.verify(credential)).key;

  it('is the same for every spelling of it', async () => {
    const credential = await sign();
    // The last of 342 characters has four bits more than the signature's 256 bytes need.
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = alphabet.indexOf(credential.at(-1) ?? '');
    const respelled = [credential.slice(0, -1) + alphabet.charAt(last ^ 1), `${credential}==`, `${credential}\n`];
    const keys = await Promise.all(respelled.map((spelling) => keyOf(spelling).catch(() => 'refused')));
    const key = await keyOf(credential);
    expect(keys.filter((other) => other !== key && other !== 'refused')).toEqual([]);
  });

  it('is its jti when it has one', async () => {
    expect(await keyOf(await sign({ jti: 'once' }))).toBe(await keyOf(await sign({ jti: 'once', nonce: 'n-2' })));
    expect(await keyOf(await sign({ jti: 'once' }))).not.toBe(await keyOf(await sign({ jti: 'twice' })));
  });

  it('is what is signed where it has none, or none that fits where it is stored', async () => {
    expect(await keyOf(await sign({ jti: 'x'.repeat(200) }))).toBe(`jti:${'x'.repeat(200)}`);
    for (const jti of [undefined, '', 7, 'x'.repeat(201)]) {
      const credential = await sign({ jti });
      const signed = credential.split('.').slice(0, 2).join('.');
      expect(await keyOf(credential)).toBe(`sha256:${createHash('sha256').update(signed).digest('base64url')}`);
    }
  });

  it('is kept for as long as the credential would be accepted', async () => {
    const iat = now();
    const { expires } = await verifier.verify(await sign({ iat }));
    // Ten minutes by a clock that is five minutes slow.
    expect(expires).toEqual(new Date((iat + 15 * MINUTE) * 1000));
  });
});

describe("the issuer's keys", () => {
  const unavailable = async (changed = verifier): Promise<void> =>
    expect(changed.verify(await sign())).rejects.toMatchObject({ name: KeysUnavailableError.name, status: 503 });

  it.each<[string, Answer]>([
    ['an error', json({}, 500)],
    ['a redirect', (response) => void response.writeHead(302, { location: '/elsewhere' }).end()],
    ['no JSON', (response) => void response.end('<html>')],
    ['no key set', json({ clave: [] })],
    ['a closed connection', (response) => void response.destroy()],
  ])('that cannot be had (%s) are no verdict on the credential', async (_what, failure) => {
    answer = failure;
    await unavailable();
    answer = json({ keys: [published] });
    await expect(verifier.verify(await sign())).resolves.toBeDefined();
  });

  it('are waited for only so long', async () => {
    const pending: ServerResponse[] = [];
    answer = (response) => pending.push(response);
    const impatient = new CredentialVerifier(settings(500));
    await unavailable(impatient);
    answer = json({ keys: [published] });
    await expect(impatient.verify(await sign())).resolves.toBeDefined();
  });

  it('go on working while the issuer is away', async () => {
    await verifier.verify(await sign());
    answer = json({}, 500);
    await expect(verifier.verify(await sign({ nonce: 'n-2' }))).resolves.toBeDefined();
    expect(fetched).toBe(1);
  });

  it('are fetched once for many credentials', async () => {
    const credentials = await Promise.all(Array.from({ length: 10 }, (_, n) => sign({ nonce: `n-${n}` })));
    await Promise.all(credentials.map((credential) => verifier.verify(credential)));
    expect(fetched).toBe(1);
  });
});

describe('a key set that grows old', () => {
  let clock: number;
  let keys: KeySet;

  const keyFor = (kid = 'k1') => keys.keyFor({ alg: 'RS256', kid }, { payload: '', signature: '' });

  beforeEach(async () => {
    clock = 0;
    const { jwksURL, timeout } = settings(5_000);
    keys = new KeySet(jwksURL, timeout, () => clock);
    await keyFor();
    clock += 11 * MINUTE * 1000;
  });

  it('is fetched again, and a withdrawn key stops counting', async () => {
    answer = json({ keys: [{ ...published, kid: 'k2' }] });
    await expect(keyFor('k2')).resolves.toBeDefined();
    await expect(keyFor('k1')).rejects.toMatchObject({ code: 'ERR_JWKS_NO_MATCHING_KEY' });
  });

  it('is used on while the issuer is away, asking again every half minute', async () => {
    answer = json({}, 500);
    await expect(keyFor()).resolves.toBeDefined();
    await expect(keyFor()).resolves.toBeDefined();
    expect(fetched).toBe(2);
    clock += 31_000;
    await expect(keyFor()).resolves.toBeDefined();
    expect(fetched).toBe(3);
  });
});
