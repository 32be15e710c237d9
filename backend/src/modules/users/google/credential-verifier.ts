import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { jwtVerify, type JWTPayload } from 'jose';
import { InvalidCredentialError, KeysUnavailableError } from '../users.errors.js';
import { GoogleSettings } from './google-settings.js';
import { KeySet } from './key-set.js';

/** Oldest credential accepted, and how far the clocks may differ, in seconds. */
const MAX_AGE = 10 * 60;
const CLOCK_TOLERANCE = 5;

/** Longest `jti` kept as it is; a longer one is replaced by a hash. */
const JTI_MAX = 200;

/** What a verified credential says. */
export interface Credential {
  /** The account's lasting name at the issuer. */
  sub: string;
  email: string;
  emailVerified: boolean;
  /** Given by this product to the browser that began the sign-in. */
  nonce: string;
  /** What the credential is remembered by once used: its `jti`, else a hash of what is signed. */
  key: string;
  /** From when on it is refused anyway, so that it need not be remembered. */
  expires: Date;
}

/**
 * Verifies Google credentials (ID tokens): RS256 only, the issuer's published keys, `iss`, `aud` (one
 * string, ours), `exp`, `iat` at most ten minutes old. There is no way round any of it: the stand-in and the tests differ
 * in the settings only.
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
 * The same for every spelling of one credential: a signature can be written in several ways that decode alike, what is
 * signed cannot.
 */
function keyOf(credential: string, { jti }: JWTPayload): string {
  if (typeof jti === 'string' && jti !== '' && jti.length <= JTI_MAX) return `jti:${jti}`;
  const signed = credential.slice(0, credential.lastIndexOf('.'));
  return `sha256:${createHash('sha256').update(signed).digest('base64url')}`;
}
