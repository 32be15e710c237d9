import type { FastifyReply } from 'fastify';
import type { SignInFailureCode } from './sign-in-failure.js';

export const LOGIN_PAGE = '/login';

/** The login page with a result in the fragment, which browsers send to no server. */
export const loginPage = (outcome: { credential: string } | { error: SignInFailureCode }): string =>
  `${LOGIN_PAGE}#${new URLSearchParams(outcome).toString()}`;

/** Redirects. The address may contain a code, so it must not stay in a cache or a Referer header. */
export function redirectPrivately(reply: FastifyReply, target: string): void {
  void reply.header('Cache-Control', 'no-store').header('Referrer-Policy', 'no-referrer').redirect(target, 302);
}
