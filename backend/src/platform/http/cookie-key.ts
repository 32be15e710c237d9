import { hkdfSync } from 'node:crypto';

/** The key that signs cookies, derived from the token secret so that neither can stand in for the other. */
export function cookieKey(tokenSecret: string): string {
  return Buffer.from(hkdfSync('sha256', tokenSecret, '', 'cookie', 32)).toString('base64url');
}
