import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Env } from '../../../config/env.js';
import { CALLBACK_PATH } from './google-settings.js';
import { LOGIN_CALLS, type SignInDoor } from './private-redirect.js';

/** How long a person may take at Google, and then the page to use the credential, in seconds. */
const LIFE = 10 * 60;

const ATTEMPT = 'sign_in_attempt_';
const NONCE = 'sign_in_nonce_';

/**
 * A browser accepts a cookie with such a name only from this host, with https and for all its paths. A subdomain, such
 * as the one for other companies' forms, could otherwise set a cookie that replaces ours.
 */
const HOST_PREFIX = '__Host-';

/** A sign-in under way: its door, and the secrets with which this browser must return from the issuer. */
export interface Attempt {
  door: SignInDoor;
  state: string;
  nonce: string;
  /** PKCE: proves to the issuer that the client that exchanges the code began the flow. */
  verifier: string;
}

/**
 * Binds a sign-in to the browser that began it, with signed HttpOnly cookies of ten minutes: one for the callback, and
 * the nonce for the login call. So a callback or a credential works only in its own browser. With https no other host
 * can set these cookies; without it, they are at least sent to their one path only.
 *
 * A cookie is named after one character of a hash of its secret. So sign-ins in several tabs do not disturb each other,
 * and a browser never has more than sixteen of each.
 */
@Injectable()
export class SignInCookies {
  private readonly secure: boolean;

  constructor(env: Env) {
    this.secure = env.PUBLIC_URL.startsWith('https:');
  }

  keepAttempt(reply: FastifyReply, attempt: Attempt): void {
    this.set(reply, this.nameOf(ATTEMPT, attempt.state), attempt, this.attributes(CALLBACK_PATH, 'lax'));
  }

  /**
   * The sign-in of this browser with this state. It is removed, so that it works once. Undefined if this browser began
   * none, or too long ago.
   */
  takeAttempt(request: FastifyRequest, reply: FastifyReply, state: string): Attempt | undefined {
    const attempt = this.attemptOf(request, state);
    if (attempt) reply.clearCookie(this.nameOf(ATTEMPT, state), this.attributes(CALLBACK_PATH, 'lax'));
    return attempt;
  }

  /** The sign-in of this browser with this state; undefined where it has none. */
  attemptOf(request: FastifyRequest, state: string): Attempt | undefined {
    const attempt = read<Attempt>(request, this.nameOf(ATTEMPT, state));
    return attempt?.state === state ? attempt : undefined;
  }

  keepNonce(reply: FastifyReply, nonce: string, door: SignInDoor): void {
    this.set(reply, this.nameOf(NONCE, nonce), { nonce, door }, this.attributes(LOGIN_CALLS[door], 'strict'));
  }

  /** Whether this browser returned from the issuer with this nonce, to this door. */
  hasNonce(request: FastifyRequest, nonce: string, door: SignInDoor): boolean {
    const kept = read<{ nonce: string; door: SignInDoor }>(request, this.nameOf(NONCE, nonce));
    return kept?.nonce === nonce && kept.door === door;
  }

  forgetNonce(reply: FastifyReply, nonce: string, door: SignInDoor): void {
    reply.clearCookie(this.nameOf(NONCE, nonce), this.attributes(LOGIN_CALLS[door], 'strict'));
  }

  private nameOf(kind: string, secret: string): string {
    return `${this.secure ? HOST_PREFIX : ''}${kind}${slotOf(secret)}`;
  }

  private attributes(path: string, sameSite: 'lax' | 'strict'): CookieSerializeOptions {
    return { path: this.secure ? '/' : path, sameSite, httpOnly: true, secure: this.secure };
  }

  private set(reply: FastifyReply, name: string, content: object, options: CookieSerializeOptions): void {
    const expires = Date.now() + LIFE * 1000;
    const value = Buffer.from(JSON.stringify({ ...content, name, expires })).toString('base64url');
    reply.setCookie(name, value, { ...options, maxAge: LIFE, signed: true });
  }
}

/** The content that was signed for this cookie and has not expired. */
function read<Content extends object>(request: FastifyRequest, name: string): Content | undefined {
  const cookie = request.cookies[name];
  if (cookie === undefined) return undefined;
  const { valid, value } = request.unsignCookie(cookie);
  if (!valid) return undefined;
  const content = JSON.parse(Buffer.from(value, 'base64url').toString()) as Content & {
    name?: string;
    expires?: number;
  };
  return content.name === name && Date.now() < (content.expires ?? 0) ? content : undefined;
}

const slotOf = (secret: string): string => createHash('sha256').update(secret).digest('hex').slice(0, 1);
