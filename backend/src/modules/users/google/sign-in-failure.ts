/** Why a sign-in did not come to an end; the login page has a sentence for each. */
export const SIGN_IN_FAILURES = ['access_denied', 'expired', 'server'] as const;
export type SignInFailureCode = (typeof SIGN_IN_FAILURES)[number];

/**
 * The redirect flow ends on the login page with a code: the person said no (`access_denied`), this browser began no such
 * sign-in or began it too long ago (`expired`), or the issuer did not play along (`server`).
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
