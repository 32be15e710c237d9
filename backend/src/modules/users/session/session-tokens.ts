import { createSecretKey, hkdfSync, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService, type JwtModuleOptions } from '@nestjs/jwt';
import { isUUID } from 'class-validator';
import { Env } from '../../../config/env.js';
import { parseId } from '../../../platform/http/value/params.js';
import type { Person } from '../person.entity.js';

const ALGORITHM = 'HS256';
const ISSUER = 'sobremesa';
const AUDIENCE = 'sobremesa-api';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** The content of a valid token. What the person may do is read from the database. */
export interface SessionClaims {
  personId: number;
  /** `jti` of the token, with which it can be ended. */
  tokenId: string;
  /** The person's session epoch when the session began. Another one means that the person was deactivated since. */
  epoch: string;
  expires: Date;
}

/** The part of a person that a token contains. */
export type SessionOwner = Pick<Person, 'id' | 'sessionEpoch'>;

/**
 * Settings of the session tokens: one algorithm for signing and verifying, and a key of their own. The key is derived
 * from the token secret, so nothing else that is signed with the secret works as a session.
 */
export function sessionTokenOptions(env: Env): JwtModuleOptions {
  const key = Buffer.from(hkdfSync('sha256', env.TOKEN_SECRET, '', 'session token', 32));
  return {
    // As a key object: of bytes the library first tries with each token whether they are a public key.
    secret: createSecretKey(key),
    signOptions: { algorithm: ALGORITHM, issuer: ISSUER, audience: AUDIENCE, expiresIn: `${env.TOKEN_TTL_HOURS}h` },
    verifyOptions: { algorithms: [ALGORITHM], issuer: ISSUER, audience: AUDIENCE },
  };
}

const tokenIn = (authorization: string | undefined): string | undefined =>
  authorization === undefined ? undefined : BEARER.exec(authorization)?.[1];

/** class-validator's check as a type guard. */
const isUuid = (claim: unknown): claim is string => isUUID(claim);

/** Session tokens: a JWT with the person's id and no rights. */
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
    const personId = parseId(claims['sub']);
    const { jti: tokenId, epoch, iat, exp } = claims;
    if (Number.isNaN(personId) || !isUuid(tokenId) || !isUuid(epoch)) return undefined;
    if (typeof iat !== 'number' || typeof exp !== 'number') return undefined;
    return { personId, tokenId, epoch, expires: new Date(exp * 1000) };
  }
}
