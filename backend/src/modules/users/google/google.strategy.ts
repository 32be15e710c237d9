import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Strategy, type GoogleCallbackParameters, type VerifyCallback } from 'passport-google-oauth20';
import { GoogleSettings } from './google-settings.js';
import type { SignInDoor } from './private-redirect.js';
import type { Attempt } from './sign-in-cookies.js';

declare global {
  // passport's own place for the data of a person.
  // oxlint-disable-next-line typescript/no-namespace
  namespace Express {
    interface User {
      /** The ID token. */
      credential: string;
    }
  }
}

/** The result of passport's decision about one request. */
interface Outcome {
  /** Where the browser must go. */
  redirect?: string;
  /** The ID token. Undefined when the issuer sent none. */
  credential?: string;
}

/** What a strategy reads of a request. passport's types require Express's whole request, which does not exist here. */
interface PassportRequest {
  query: { code?: string };
}

/** A strategy's method, as passport calls it. */
interface Authenticates {
  authenticate(request: PassportRequest, options: object): void;
}

const secret = (): string => randomBytes(32).toString('base64url');

/** New secrets for a sign-in. They must come back from the same browser. */
export const newAttempt = (door: SignInDoor): Attempt => ({
  door,
  state: secret(),
  nonce: secret(),
  verifier: secret(),
});

/**
 * Google's authorization-code flow with state, nonce and PKCE. It does not request the profile, because the ID token
 * has everything. The account is always chosen again, so that a person with several can change.
 */
@Injectable()
export class GoogleStrategy {
  constructor(private readonly settings: GoogleSettings) {}

  /** The address to which the browser goes to begin this sign-in. */
  async begin(attempt: Attempt): Promise<string> {
    const { redirect } = await this.decide(attempt, {});
    if (redirect === undefined) throw new Error('the strategy did not begin a sign-in');
    return redirect;
  }

  /** Exchanges the returned code for the ID token. Undefined when the issuer sends none. */
  async exchange(code: string, attempt: Attempt): Promise<string | undefined> {
    return (await this.decide(attempt, { code })).credential;
  }

  private decide(attempt: Attempt, query: PassportRequest['query']): Promise<Outcome> {
    const strategy = new AttemptStrategy(this.settings, attempt);
    const passport: Authenticates = strategy;
    passport.authenticate({ query }, { state: attempt.state, prompt: 'select_account' });
    return strategy.outcome;
  }
}

/**
 * passport's strategy for one sign-in. passport's middleware copies a strategy for every request and adds its outcomes
 * to the copy; here they are methods of an object for one request. The browser keeps the secrets (SignInCookies), so
 * the strategy needs no store.
 */
class AttemptStrategy extends Strategy {
  private readonly end = Promise.withResolvers<Outcome>();

  constructor(
    settings: GoogleSettings,
    private readonly attempt: Attempt,
  ) {
    super(
      {
        authorizationURL: settings.authorizationURL,
        tokenURL: settings.tokenURL,
        clientID: settings.clientId,
        clientSecret: settings.clientSecret,
        callbackURL: settings.callbackURL,
        scope: ['openid', 'email', 'profile'],
        skipUserProfile: true,
      },
      (_access: string, _refresh: string, answer: GoogleCallbackParameters, _profile: unknown, done: VerifyCallback) =>
        done(null, answer.id_token ? { credential: answer.id_token } : false),
    );
  }

  get outcome(): Promise<Outcome> {
    return this.end.promise;
  }

  override authorizationParams(options: object): object {
    const challenge = createHash('sha256').update(this.attempt.verifier).digest('base64url');
    return {
      ...super.authorizationParams(options),
      nonce: this.attempt.nonce,
      code_challenge: challenge,
      code_challenge_method: 'S256',
    };
  }

  override tokenParams(options: object): object {
    return { ...super.tokenParams(options), code_verifier: this.attempt.verifier };
  }

  override redirect(redirect: string): void {
    this.end.resolve({ redirect });
  }

  override success({ credential }: Express.User): void {
    this.end.resolve({ credential });
  }

  override fail(): void {
    this.end.resolve({});
  }

  override error(error: unknown): void {
    this.end.reject(error);
  }
}
