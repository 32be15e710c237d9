/** Why a sign-in failed. The login page has a sentence for each. */
export type SignInFailureCode = 'access_denied' | 'expired' | 'busy' | 'server';

/**
 * The redirect flow ends on the login page with a code. `access_denied`: the person cancelled. `expired`: this browser
 * began no such sign-in, or too long ago. `busy`: its address began too many within a minute. `server`: the issuer
 * failed.
 */
export class SignInFailure extends Error {
  constructor(
    readonly code: SignInFailureCode,
    options?: ErrorOptions,
  ) {
    super(code, options);
    this.name = 'SignInFailure';
  }
}

/** The request is not a person who opens the sign-in in a tab. A person finds the button on the login page. */
export class StartedElsewhere extends Error {}
