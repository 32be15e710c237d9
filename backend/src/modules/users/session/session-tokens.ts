import { randomUUID, hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService, type JwtModuleOptions } from '@nestjs/jwt';
import { isUUID } from 'class-validator';
import { Env } from '../../../config/env.js';
import { parseId } from '../../../platform/http/params.js';
import type { Person } from '../person.entity.js';

const ALGORITHM = 'HS256';
const ISSUER = 'sobremesa';
const AUDIENCE = 'sobremesa-api';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** What a valid token says; whether the person may still do anything is read from the database. */
export interface SessionClaims {
  personId: number;
  /** `jti` of the token, by which it is ended. */
  tokenId: string;
  /** The person's when the session began: another one since means that the person was deactivated. */
  epoch: string;
  expires: Date;
}

/** What of a person a token carries. */
export type SessionOwner = Pick<Person, 'id' | 'sessionEpoch'>;

/**
 * Settings of the session tokens: one algorithm for signing and verifying, and a key of their own, derived from the
 * token secret, so that nothing else signed with it can pass for a session.
 */
export function sessionTokenOptions(env: Env): JwtModuleOptions {
  return {
    secret: Buffer.from(hkdfSync('sha256', env.TOKEN_SECRET, '', 'session token', 32)),
    signOptions: { algorithm: ALGORITHM, issuer: ISSUER, audience: AUDIENCE, expiresIn: `${env.TOKEN_TTL_HOURS}h` },
    verifyOptions: { algorithms: [ALGORITHM], issuer: ISSUER, audience: AUDIENCE },
  };
}

/** class-validator's check, as the compiler understands it. */
const isUuid = (claim: unknown): claim is string => isUUID(claim);

/** Session tokens: a JWT that names the person and nothing else. */
@Injectable()
export class SessionTokens {
  constructor(private readonly jwt: JwtService) {}

  issue({ id, sessionEpoch }: SessionOwner): string {
    return this.jwt.sign({ epoch: sessionEpoch }, { subject: String(id), jwtid: randomUUID() });
  }

  /** What the token of an Authorization header says; undefined as for `read`, and without one. */
  fromHeader(authorization: string | undefined): SessionClaims | undefined {
    const token = authorization && BEARER.exec(authorization)?.[1];
    return token ? this.read(token) : undefined;
  }

  /** What the token says; undefined when it is forged, expired, of another issuer or not a token. */
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
