import type { Sources } from './providers.js';

/**
 * What an embedded document may do besides running scripts and sending forms. It may not navigate the page that shows
 * it.
 */
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin';

/** For documents that show nothing of other companies. */
export const NO_SOURCES: Sources = { scripts: [], frames: [], assets: [], calls: [] };

/**
 * The policy of one document: it may load our own script and its provider's hosts, and only the site's pages may frame
 * it. The sandbox applies also when the document is opened by itself.
 */
function policy({ scripts, frames, assets, calls }: Sources, pageOrigin: string): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "script-src-attr 'none'",
    `style-src ${["'unsafe-inline'", ...assets].join(' ')}`,
    `img-src ${['data:', ...assets].join(' ')}`,
    `font-src ${listed(assets)}`,
    `connect-src ${listed(calls)}`,
    `frame-src ${listed(frames)}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${pageOrigin}`,
    `sandbox ${SANDBOX}`,
  ].join('; ');
}

const listed = (hosts: readonly string[]): string => (hosts.length > 0 ? hosts.join(' ') : "'none'");

/** Headers of an embedded document. It may contain what a visitor looked at, so it is not cached. */
export function documentHeaders(sources: Sources, pageOrigin: string): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy(sources, pageOrigin),
    'Referrer-Policy': 'strict-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
    'Cache-Control': 'no-store',
  };
}

/** Headers of our own script. It is cached for minutes only, because its address never changes. */
export const SCRIPT_HEADERS: Readonly<Record<string, string>> = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'public, max-age=300',
};
