import type { FastifyReply } from 'fastify';
import type { SignInFailureCode } from './sign-in-failure.js';

/** Where somebody wants to sign in: staff at the back-office, chefs at Mi cocina. */
export const SIGN_IN_DOORS = ['gestion', 'cocina'] as const;
export type SignInDoor = (typeof SIGN_IN_DOORS)[number];

/** The page that takes a credential, and the call that it makes with it. */
const PAGES = { gestion: '/login', cocina: '/cocina/entrar' } as const satisfies Record<SignInDoor, string>;
export const LOGIN_CALLS = {
  gestion: '/api/v1/users/login',
  cocina: '/api/v1/kitchen/enter-with-google',
} as const satisfies Record<SignInDoor, string>;

export const doorOf = (asked: unknown): SignInDoor => (asked === 'cocina' ? 'cocina' : 'gestion');

/** The page of a door, with a result in the fragment, which browsers send to no server. */
export function loginPage(door: SignInDoor, outcome?: { credential: string } | { error: SignInFailureCode }): string {
  return outcome ? `${PAGES[door]}#${new URLSearchParams(outcome).toString()}` : PAGES[door];
}

/** Redirects. The address may contain a code, so it must not stay in a cache or a Referer header. */
export function redirectPrivately(reply: FastifyReply, target: string): void {
  void reply.header('Cache-Control', 'no-store').header('Referrer-Policy', 'no-referrer').redirect(target, 302);
}
