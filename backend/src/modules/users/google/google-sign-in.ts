import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';
import { Env } from '../../../config/env.js';
import { GoogleSettings } from './google-settings.js';
import { GoogleStrategy, newAttempt } from './google.strategy.js';
import { doorOf, type SignInDoor } from './private-redirect.js';
import { SignInCookies, type Attempt } from './sign-in-cookies.js';
import { SignInFailure } from './sign-in-failure.js';

/** The parsed query. A repeated parameter is a list. */
type Query = Record<string, unknown>;

/** The redirect flow of the sign-in button. */
@Injectable()
export class GoogleSignIn {
  private readonly publicHost: string;

  constructor(
    env: Env,
    private readonly settings: GoogleSettings,
    private readonly strategy: GoogleStrategy,
    private readonly cookies: SignInCookies,
  ) {
    this.publicHost = new URL(env.PUBLIC_URL).host;
  }

  /** Whether the browser uses the host to which the issuer will send it back. Cookies of another host would be lost. */
  isOnPublicHost(request: FastifyRequest): boolean {
    return request.host === this.publicHost;
  }

  /** The sign-in that the request names; undefined unless this browser began it. */
  attemptOf(request: FastifyRequest): Attempt | undefined {
    const { state } = request.query as Query;
    return typeof state === 'string' ? this.cookies.attemptOf(request, state) : undefined;
  }

  /** The door of the sign-in that a request begins or finishes. */
  doorOf(request: FastifyRequest): SignInDoor {
    return this.attemptOf(request)?.door ?? doorOf((request.query as Query)['door']);
  }

  /** Begins a sign-in and returns where the browser goes. */
  begin(reply: FastifyReply, door: SignInDoor): Promise<string> {
    const attempt = newAttempt(door);
    this.cookies.keepAttempt(reply, attempt);
    return this.strategy.begin(attempt);
  }

  /**
   * Finishes a sign-in and gives the nonce to the browser, for the login call.
   * @returns the door and the credential
   * @throws SignInFailure
   */
  async finish(
    query: Query,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<{ door: SignInDoor; credential: string }> {
    const { code, state, error } = query;
    if (typeof state === 'string' && error !== undefined) this.cookies.takeAttempt(request, reply, state);
    if (error !== undefined) throw new SignInFailure(error === 'access_denied' ? 'access_denied' : 'server');
    if (typeof code !== 'string' || code === '' || typeof state !== 'string') throw new SignInFailure('expired');
    const attempt = this.cookies.takeAttempt(request, reply, state);
    if (!attempt) throw new SignInFailure('expired');
    const credential = await this.exchange(code, attempt);
    if (credential === undefined) throw new SignInFailure('server');
    refuseOtherNonce(credential, attempt.nonce);
    this.cookies.keepNonce(reply, attempt.nonce, attempt.door);
    return { door: attempt.door, credential };
  }

  /** passport would wait for the issuer without a limit. This does not. */
  private async exchange(code: string, attempt: Attempt): Promise<string | undefined> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error('the issuer took too long')), this.settings.timeout);
    try {
      return await Promise.race([this.strategy.exchange(code, attempt), late]);
    } catch (cause) {
      throw new SignInFailure('server', { cause });
    } finally {
      clearTimeout(timer);
    }
  }
}

/**
 * Throws unless the credential has the nonce of this sign-in. Otherwise somebody who changes the address at the issuer
 * could obtain a credential that belongs to no browser.
 */
function refuseOtherNonce(credential: string, nonce: string): void {
  let claimed: unknown;
  try {
    claimed = decodeJwt(credential)['nonce'];
  } catch (cause) {
    throw new SignInFailure('server', { cause });
  }
  if (claimed !== nonce) throw new SignInFailure('server');
}
