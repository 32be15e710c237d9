import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { jwtVerify, type JWTPayload } from 'jose';
import { InvalidCredentialError, KeysUnavailableError } from '../users.errors.js';
import { GoogleSettings } from './google-settings.js';
import { KeySet } from './key-set.js';

/**
 * The oldest accepted credential, and how far the issuer's clock and ours may differ, in seconds. The second is added to the first:
 * none is older than ten minutes by our clock.
 */
const MAX_AGE = 5 * 60;
const CLOCK_TOLERANCE = 5 * 60;

/** Longest `jti` that is stored as it is. A longer one is replaced by a hash. */
const JTI_MAX = 200;

/** The content of a verified credential. */
export interface Credential {
  /** The account's permanent id at the issuer. */
  sub: string;
  email: string;
  emailVerified: boolean;
  /** The nonce that this product gave to the browser that began the sign-in. */
  nonce: string;
  /** The key under which a used credential is stored: its `jti`, or a hash of what is signed. */
  key: string;
  /** When it expires, so that it need not be stored any longer. */
  expires: Date;
}

/**
 * Verifies Google credentials (ID tokens): RS256 only, the issuer's published keys, `iss`, `aud` (one string, ours),
 * `exp`, `iat` at most ten minutes old. No setting skips any of it: the stand-in and the tests use the same code with
 * other settings.
 */
@Injectable()
export class CredentialVerifier {
  private readonly keys: KeySet;

  constructor(private readonly settings: GoogleSettings) {
    this.keys = new KeySet(settings.jwksURL, settings.timeout);
  }

  /**
   * @throws InvalidCredentialError
   * @throws KeysUnavailableError
   */
  async verify(credential: string): Promise<Credential> {
    const claims = await this.claimsOf(credential);
    if (typeof claims.aud !== 'string') throw new InvalidCredentialError();
    return {
      sub: textOf(claims, 'sub'),
      email: textOf(claims, 'email'),
      emailVerified: claims['email_verified'] === true,
      nonce: textOf(claims, 'nonce'),
      key: keyOf(credential, claims),
      expires: new Date((Number(claims.iat) + MAX_AGE + 2 * CLOCK_TOLERANCE) * 1000),
    };
  }

  private async claimsOf(credential: string): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(credential, this.keys.keyFor, {
        algorithms: ['RS256'],
        issuer: [...this.settings.issuers],
        audience: this.settings.clientId,
        maxTokenAge: MAX_AGE,
        clockTolerance: CLOCK_TOLERANCE,
        requiredClaims: ['sub', 'exp', 'iat', 'email', 'nonce'],
      });
      return payload;
    } catch (error) {
      if (error instanceof KeysUnavailableError) throw error;
      throw new InvalidCredentialError();
    }
  }
}

function textOf(claims: JWTPayload, name: string): string {
  const claim = claims[name];
  if (typeof claim !== 'string' || claim === '') throw new InvalidCredentialError();
  return claim;
}

/**
 * The same key for every spelling of one credential: a signature can be written in several ways that decode alike, but
 * what is signed cannot.
 */
function keyOf(credential: string, { jti }: JWTPayload): string {
  if (typeof jti === 'string' && jti !== '' && jti.length <= JTI_MAX) return `jti:${jti}`;
  const signed = credential.slice(0, credential.lastIndexOf('.'));
  return `sha256:${createHash('sha256').update(signed).digest('base64url')}`;
}
