import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Strategy, type GoogleCallbackParameters, type VerifyCallback } from 'passport-google-oauth20';
import { GoogleSettings } from './google-settings.js';
import type { Attempt } from './sign-in-cookies.js';

declare global {
  // passport's own place for what a strategy says of a person.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace Express {
    interface User {
      /** The ID token. */
      credential: string;
    }
  }
}

/** How passport's decision about one request ends. */
interface Outcome {
  /** Where the browser has to go. */
  redirect?: string;
  /** The ID token; nothing where the issuer sent none. */
  credential?: string;
}

/** What a strategy reads of a request. passport's types ask for Express's whole request, this product has none. */
interface PassportRequest {
  query: { code?: string };
}

/** As passport calls a strategy. */
interface Authenticates {
  authenticate(request: PassportRequest, options: object): void;
}

const secret = (): string => randomBytes(32).toString('base64url');

/** The start of a sign-in, whose secrets come back from this browser only. */
export const newAttempt = (): Attempt => ({ state: secret(), nonce: secret(), verifier: secret() });

/**
 * Google's authorization-code flow with state, nonce and PKCE. The profile is not asked for: the ID token says all.
 * The account is always chosen anew, so that a person with several can change.
 */
@Injectable()
export class GoogleStrategy {
  constructor(private readonly settings: GoogleSettings) {}

  /** Where to send the browser to begin this attempt. */
  async begin(attempt: Attempt): Promise<string> {
    const { redirect } = await this.decide(attempt, {});
    if (redirect === undefined) throw new Error('the strategy did not begin a sign-in');
    return redirect;
  }

  /** Exchanges the code that came back for the ID token; undefined where the issuer sends none. */
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
 * passport's strategy for one attempt. Its middleware makes a copy of a strategy for every request and puts the ways out
 * on it; here they are methods of an object that serves one request. The attempt's secrets are with the browser
 * (SignInCookies), so that the strategy needs no store.
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
