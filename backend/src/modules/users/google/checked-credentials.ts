import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '../email.js';
import { SessionsRepository } from '../session/sessions.repository.js';
import { InvalidCredentialError, UnverifiedEmailError } from '../users.errors.js';
import { CredentialVerifier, type Credential } from './credential-verifier.js';

/** A credential and the address that it must be for. */
interface GivenCredential {
  email: string;
  credential?: string | null;
}

/** Google's credentials as a sign-in takes them, at whichever door. */
@Injectable()
export class CheckedCredentials {
  constructor(
    private readonly verifier: CredentialVerifier,
    private readonly sessions: SessionsRepository,
  ) {}

  /**
   * What a credential says. Nothing is written.
   * @param isOwnNonce whether a nonce was given to this browser: a credential that somebody else obtained is refused,
   * so that no other site can sign a visitor in as another person
   * @throws InvalidCredentialError, UnverifiedEmailError, KeysUnavailableError
   */
  async check({ email, credential }: GivenCredential, isOwnNonce: (nonce: string) => boolean): Promise<Credential> {
    if (!credential) throw new InvalidCredentialError();
    const verified = await this.verifier.verify(credential);
    if (normalizeEmail(verified.email) !== normalizeEmail(email)) throw new InvalidCredentialError();
    if (!isOwnNonce(verified.nonce)) throw new InvalidCredentialError();
    if (!verified.emailVerified) throw new UnverifiedEmailError();
    return verified;
  }

  /**
   * Uses it up, within the caller's transaction.
   * @throws InvalidCredentialError if it was used before
   */
  async use({ key, expires }: Credential): Promise<void> {
    if (!(await this.sessions.useCredential(key, expires))) throw new InvalidCredentialError();
  }
}
