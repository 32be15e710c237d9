import type { Env } from '../../../config/env.js';

/** Path of the callback, as registered with the issuer. */
export const CALLBACK_PATH = '/api/v1/auth/google/callback';

/** The issuer of credentials: Google, or the stand-in of a fresh machine. The same code uses both. */
export class GoogleSettings {
  /** Every spelling of `iss` that is the issuer's. */
  readonly issuers!: readonly string[];
  readonly authorizationURL!: string;
  readonly tokenURL!: string;
  /** Where the issuer publishes the keys it signs with. */
  readonly jwksURL!: string;
  readonly clientId!: string;
  readonly clientSecret!: string;
  /** Where the issuer sends the browser back to. */
  readonly callbackURL!: string;
  /** How long the issuer may take to answer, in milliseconds. */
  readonly timeout!: number;
}

const TIMEOUT = 5_000;

/** The address of the callback. */
export const callbackURL = (env: Env): string => env.PUBLIC_URL + CALLBACK_PATH;

/** Google's published addresses (https://accounts.google.com/.well-known/openid-configuration). */
export function googleSettings(env: Env, clientId: string, clientSecret: string): GoogleSettings {
  return {
    issuers: ['https://accounts.google.com', 'accounts.google.com'],
    authorizationURL: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenURL: 'https://oauth2.googleapis.com/token',
    jwksURL: 'https://www.googleapis.com/oauth2/v3/certs',
    clientId,
    clientSecret,
    callbackURL: callbackURL(env),
    timeout: TIMEOUT,
  };
}

/** The data of a stand-in for Google, once it listens. */
interface StandInIssuer {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** The same settings for the embedded provider. Its endpoints are below its issuer. */
export function standInSettings(env: Env, { issuer, clientId, clientSecret }: StandInIssuer): GoogleSettings {
  return {
    issuers: [issuer],
    authorizationURL: `${issuer}/auth`,
    tokenURL: `${issuer}/token`,
    jwksURL: `${issuer}/jwks`,
    clientId,
    clientSecret,
    callbackURL: callbackURL(env),
    timeout: TIMEOUT,
  };
}
