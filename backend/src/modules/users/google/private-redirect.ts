import type { FastifyReply } from 'fastify';
import type { SignInFailureCode } from './sign-in-failure.js';

/** The login page with what it needs to know, in the fragment: browsers send a fragment to no server. */
export const loginPage = (outcome: { credential: string } | { error: SignInFailureCode }): string =>
  `/login#${new URLSearchParams(outcome).toString()}`;

/** Redirects without leaving the address, which may hold a code, in a cache or a Referer header. */
export function redirectPrivately(reply: FastifyReply, target: string): void {
  void reply.header('Cache-Control', 'no-store').header('Referrer-Policy', 'no-referrer').redirect(target, 302);
}
