import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { GoogleSignIn } from './google-sign-in.js';
import { SignInFailure, StartedElsewhere } from './sign-in-failure.js';

const requestIn = (context: ExecutionContext): FastifyRequest => context.switchToHttp().getRequest<FastifyRequest>();

/**
 * Allows a sign-in to begin only where a person opens its address in a tab, from this site or directly. It runs before
 * the rate limit per address: another site's images, frames or windows could otherwise use up an office's sign-ins.
 * Older browsers do not send where a request comes from, and are counted.
 */
@Injectable()
export class StartsHere implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { headers } = requestIn(context);
    const site = headers['sec-fetch-site'];
    const mode = headers['sec-fetch-mode'];
    const dest = headers['sec-fetch-dest'];
    const isOpened = (mode ?? 'navigate') === 'navigate' && (dest ?? 'document') === 'document';
    if (!isOpened || site === 'cross-site' || headers['sec-purpose'] !== undefined) throw new StartedElsewhere();
    return true;
  }
}

/**
 * Allows a sign-in to end only in the browser that began it. Invented callbacks of other sites do not count against the
 * limit.
 */
@Injectable()
export class BegunHere implements CanActivate {
  constructor(private readonly google: GoogleSignIn) {}

  canActivate(context: ExecutionContext): boolean {
    if (!this.google.attemptOf(requestIn(context))) throw new SignInFailure('expired');
    return true;
  }
}
