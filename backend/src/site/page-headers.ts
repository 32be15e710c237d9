import type { SiteEnv } from './register-site.js';

type HeaderEnv = Pick<SiteEnv, 'FILES_PUBLIC_URL' | 'embeds'>;

/**
 * What a page may load and do. Scripts come only from our own files and are never inline. Styles may be inline: the
 * style sheet is in the page, and placeholder colours, stars and Ant Design use style attributes. Pictures come from
 * here, from the file store, from previews of uploads (blob:, data:), and from Google's portraits of staff. Frames show
 * only documents of the embed origin, which in turn name their providers.
 */
export function contentSecurityPolicy({ FILES_PUBLIC_URL, embeds }: HeaderEnv): string {
  const store = URL.canParse(FILES_PUBLIC_URL) ? ` ${new URL(FILES_PUBLIC_URL).origin}` : '';
  return [
    "default-src 'self'",
    "script-src 'self'",
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${store} https://*.googleusercontent.com`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${embeds.origin ?? "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * What a page behind a secret link has instead: nobody stores it, its address reaches nobody, and no script runs in it.
 * @param cards the origin of the provider of card payments, where the page has a form that leads there
 */
export const secretPageHeaders = (env: HeaderEnv, cards?: string): Record<string, string> => ({
  ...pageHeaders(env),
  'Content-Security-Policy': contentSecurityPolicy(env)
    .replace("script-src 'self'", "script-src 'none'")
    .replace("form-action 'self'", `form-action 'self'${cards ? ` ${cards}` : ''}`),
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
});

/** Headers of every page. */
export function pageHeaders(env: HeaderEnv): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(env),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}
