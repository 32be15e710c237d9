import type { SiteEnv } from './register-site.js';

/**
 * What a page may load and do (quality.md 4). Scripts only from our own files, never inline; styles may be inline, since
 * the sheet is in the page and placeholder colours, stars and Ant Design use style attributes. Pictures come from here,
 * from the file store, from previews of uploads (blob:, data:), and from Google's portraits of staff.
 */
export function contentSecurityPolicy({ FILES_PUBLIC_URL }: Pick<SiteEnv, 'FILES_PUBLIC_URL'>): string {
  const store = URL.canParse(FILES_PUBLIC_URL) ? ` ${new URL(FILES_PUBLIC_URL).origin}` : '';
  return [
    "default-src 'self'",
    "script-src 'self'",
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${store} https://*.googleusercontent.com`,
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of every page. */
export function pageHeaders(env: Pick<SiteEnv, 'FILES_PUBLIC_URL'>): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(env),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}
