import { createSecretKey, hkdfSync, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService, type JwtModuleOptions } from '@nestjs/jwt';
import { isUUID } from 'class-validator';
import { Env } from '../../../config/env.js';
import { parseId } from '../../../platform/http/value/params.js';
import type { Person } from '../person.entity.js';

const ALGORITHM = 'HS256';
const ISSUER = 'sobremesa';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** The content of a valid token. What its owner may do is read from the database. */
export interface SessionClaims {
  ownerId: number;
  /** `jti` of the token, with which it can be ended. */
  tokenId: string;
  /** The owner's session epoch when the session began. Another one means that the access ended since. */
  epoch: string;
  expires: Date;
}

/** The part of a person that a token contains. */
type SessionOwner = Pick<Person, 'id' | 'sessionEpoch'>;

/** A door of the product. A token of one opens no other: it has another key and another audience. */
interface Door {
  /** What its key is derived for. */
  key: string;
  audience: string;
  /** How long a session lasts, in hours. */
  hours: number;
}

/**
 * Settings of a door's session tokens: one algorithm for signing and verifying, and a key of their own. The key is derived
 * from the token secret, so nothing else that is signed with the secret works as a session.
 */
export function tokenOptions(env: Env, { key: purpose, audience, hours }: Door): JwtModuleOptions {
  const key = Buffer.from(hkdfSync('sha256', env.TOKEN_SECRET, '', purpose, 32));
  return {
    // As a key object: of bytes the library first tries with each token whether they are a public key.
    secret: createSecretKey(key),
    signOptions: { algorithm: ALGORITHM, issuer: ISSUER, audience, expiresIn: `${hours}h` },
    verifyOptions: { algorithms: [ALGORITHM], issuer: ISSUER, audience },
  };
}

/** Settings of the session tokens of staff. */
export const sessionTokenOptions = (env: Env): JwtModuleOptions =>
  tokenOptions(env, { key: 'session token', audience: 'sobremesa-api', hours: env.TOKEN_TTL_HOURS });

const tokenIn = (authorization: string | undefined): string | undefined =>
  authorization === undefined ? undefined : BEARER.exec(authorization)?.[1];

/** class-validator's check as a type guard. */
const isUuid = (claim: unknown): claim is string => isUUID(claim);

/** Session tokens: a JWT with its owner's id and no rights. */
@Injectable()
export class SessionTokens {
  constructor(private readonly jwt: JwtService) {}

  issue({ id, sessionEpoch }: SessionOwner): string {
    return this.jwt.sign({ epoch: sessionEpoch }, { subject: String(id), jwtid: randomUUID() });
  }

  /** The content of the token in an Authorization header. Undefined without a valid token. */
  fromHeader(authorization: string | undefined): SessionClaims | undefined {
    const token = tokenIn(authorization);
    return token ? this.read(token) : undefined;
  }

  /** Whether the token in an Authorization header was signed here, also one that has expired. */
  wasIssued(authorization: string | undefined): boolean {
    const token = tokenIn(authorization);
    if (!token) return false;
    try {
      this.jwt.verify(token, { ignoreExpiration: true });
      return true;
    } catch {
      return false;
    }
  }

  /** The content of the token. Undefined when it is forged, expired, of another issuer, or no token. */
  read(token: string): SessionClaims | undefined {
    let claims: Record<string, unknown>;
    try {
      claims = this.jwt.verify<Record<string, unknown>>(token);
    } catch {
      return undefined;
    }
    const ownerId = parseId(claims['sub']);
    const { jti: tokenId, epoch, iat, exp } = claims;
    if (Number.isNaN(ownerId) || !isUuid(tokenId) || !isUuid(epoch)) return undefined;
    if (typeof iat !== 'number' || typeof exp !== 'number') return undefined;
    return { ownerId, tokenId, epoch, expires: new Date(exp * 1000) };
  }
}
