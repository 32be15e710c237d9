import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  Strategy,
  type GoogleCallbackParameters,
  type StrategyOptions,
  type VerifyCallback,
} from 'passport-google-oauth20';
import { GoogleSettings } from './google-settings.js';
import type { Attempt } from './sign-in-cookies.js';

/** What the strategy sees of a request: the issuer's answer, and where attempts are kept. */
export interface SignInRequest {
  query: { code?: string; state?: string };
  keepAttempt(attempt: Attempt): void;
  takeAttempt(state: string): Attempt | undefined;
}

/** A finished sign-in. */
export interface Finished {
  /** The ID token. */
  credential: string;
  nonce: string;
}

type StoreCallback = (error: Error | null, state?: string) => void;
type VerifyStateCallback = (
  error: Error | null,
  verifier?: string | false,
  attempt?: { nonce: string } | { message: string },
) => void;

const secret = (): string => randomBytes(32).toString('base64url');

/** Keeps `state`, nonce and PKCE verifier in the browser's cookies. passport tells the two-sided form by the number of parameters. */
const attemptStore = {
  store(
    request: SignInRequest,
    verifier: string,
    { nonce }: { nonce: string },
    _meta: unknown,
    done: StoreCallback,
  ): void {
    const state = secret();
    request.keepAttempt({ state, nonce, verifier });
    done(null, state);
  },
  verify(request: SignInRequest, state: string, _meta: unknown, done: VerifyStateCallback): void {
    const attempt = request.takeAttempt(state);
    if (attempt) done(null, attempt.verifier, { nonce: attempt.nonce });
    else done(null, false, { message: 'unknown state' });
  },
};

/**
 * Google's authorization-code flow with state, nonce and PKCE. The profile is not asked for: the ID token says all.
 * The account is always chosen anew, so that a person with several can change.
 */
@Injectable()
export class GoogleStrategy extends Strategy {
  constructor(settings: GoogleSettings) {
    const options: StrategyOptions = {
      authorizationURL: settings.authorizationURL,
      tokenURL: settings.tokenURL,
      clientID: settings.clientId,
      clientSecret: settings.clientSecret,
      callbackURL: settings.callbackURL,
      scope: ['openid', 'email', 'profile'],
      pkce: true,
      skipUserProfile: true,
      // @types/passport-oauth2 does not know the store of an attempt with PKCE (five and four parameters).
      store: attemptStore as unknown as StrategyOptions['store'],
    };
    super(
      options,
      (_access: string, _refresh: string, answer: GoogleCallbackParameters, _profile: unknown, done: VerifyCallback) =>
        done(null, answer.id_token ? { credential: answer.id_token } : false),
    );
  }

  override authorizationParams(options: { state: { nonce: string } }): object {
    return { ...super.authorizationParams(options), nonce: options.state.nonce };
  }

  /** Where to send the browser to begin a sign-in. */
  async begin(request: SignInRequest): Promise<string> {
    const { redirect } = await this.decide(request, { state: { nonce: secret() }, prompt: 'select_account' });
    if (redirect === undefined) throw new Error('the strategy did not begin a sign-in');
    return redirect;
  }

  /** Exchanges the code for the ID token; undefined when this browser did not begin the attempt. */
  async finish(request: SignInRequest): Promise<Finished | undefined> {
    return (await this.decide(request, {})).finished;
  }

  /**
   * Lets passport decide about one request. Its middleware would need an Express response and a registry shared by the whole
   * process; what it does is this: a copy of the strategy per request, with the ways out a strategy can take.
   */
  private decide(request: SignInRequest, options: object): Promise<{ redirect?: string; finished?: Finished }> {
    return new Promise((resolve, reject) => {
      // `Object.create` forgets the type, and passport's asks for Express's request, of which the strategy uses no more
      // than SignInRequest has.
      const attempt = Object.create(this, {
        redirect: { value: (redirect: string) => resolve({ redirect }) },
        success: {
          value: ({ credential }: { credential: string }, { state }: { state: { nonce: string } }) =>
            resolve({ finished: { credential, nonce: state.nonce } }),
        },
        fail: { value: () => resolve({}) },
        error: { value: reject },
      }) as { authenticate(request: SignInRequest, options: object): void };
      attempt.authenticate(request, options);
    });
  }
}
