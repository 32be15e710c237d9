/** Why a sign-in failed. The login page has a sentence for each. */
export type SignInFailureCode = 'access_denied' | 'expired' | 'busy' | 'server';

/**
 * The redirect flow ends on the login page with a code: the person cancelled (`access_denied`), this browser began no
 * such sign-in or began it too long ago (`expired`), its address began too many within a minute (`busy`), or the issuer
 * failed (`server`).
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
