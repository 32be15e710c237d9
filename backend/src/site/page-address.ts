import { decoded, publicPageAt } from '../platform/http/answer/page-pattern.js';

/** First segments that are not the site's: whatever is unknown below them is answered by their owners. */
const NOT_PAGES = new Set(['api', 'files', 'assets']);

/** First segments of what staff and chefs see. All that follows them is ours too, and in lower case. */
const SIGNED_IN = new Set(['gestion', 'cocina', 'login']);

/** Whether a path belongs to the site. It must begin with a slash. */
export function isPagePath(pathname: string): boolean {
  return pathname.startsWith('/') && !NOT_PAGES.has(pathname.split('/')[1] ?? '');
}

/**
 * The single spelling of a page's path: no doubled or final slashes, no backslashes and no dots between slashes, all of
 * them read as browsers and the renderer read them; the page's own segments as they are declared (/CHEFS is /chefs). A path
 * that only the renderer took for a secret page would be kept as a public one. It begins with exactly one slash, so that
 * a redirect to it cannot leave this site.
 */
export function tidyPath(pathname: string): string {
  const parts = new URL(`http://page${pathname.replace(INVISIBLE_END, '')}`).pathname.split('/').filter(Boolean);
  return `/${(spelledOtherwise(pathname) ? asDeclared(parts) : parts).join('/')}`;
}

/** Characters without width that come along at the end of a copied address, as browsers send them: U+200B, U+200E, U+FEFF … */
const INVISIBLE_END = /(?:%E2%80%8[B-F]|%E2%81%A0|%EF%BB%BF)+$/i;

/** Whether a path may be another spelling of a page's. Most visits need no search. */
const spelledOtherwise = (pathname: string): boolean => /[A-Z%]/.test(pathname);

/**
 * The parts with the page's own segments as they are declared. What varies, such as a chef's name, stays. The router in the browser
 * does not look at case either: a path that only one of the two knows would have the server's answer under another page.
 */
function asDeclared(parts: readonly string[]): readonly string[] {
  if (SIGNED_IN.has(inSmallLetters(parts[0] ?? ''))) return parts.map(inSmallLetters);
  const declared = publicPageAt(`/${parts.join('/')}`)
    ?.path.slice(1)
    .split('/');
  // A coded slash within a part makes more segments of it than it has.
  if (declared?.length !== parts.length) return parts;
  return parts.map((part, at) => (declared[at]?.startsWith(':') ? part : (declared[at] ?? part)));
}

/** A segment in lower case and without codes, unless it has other signs than addresses of ours. */
function inSmallLetters(part: string): string {
  const plain = decoded(part).toLowerCase();
  return /^[\w-]+$/.test(plain) ? plain : part;
}

/** Of what may be chosen several times, such as diets, a page reads no more. */
const MOST_OF_ONE = 10;

/**
 * The address under which a page is rendered and cached: its path and what it reads of its query, in one order. Everything
 * else, such as the marks of campaigns, is left out, so that the same page is rendered once; scripts find the marks in the
 * browser's address. A path that is no page's has no query.
 */
export function pageAddress(pathname: string, query: string): string {
  // The browser draws the back-office and Mi cocina, so all of either is one document.
  for (const drawn of ['/gestion', '/cocina']) if (pathname.startsWith(`${drawn}/`)) return drawn;
  const asked = new URLSearchParams(query);
  const read = new URLSearchParams();
  const page = publicPageAt(pathname);
  const several: readonly string[] = page?.several ?? [];
  for (const name of page?.query ?? []) {
    const values = asked.getAll(name).slice(0, several.includes(name) ? MOST_OF_ONE : 1);
    for (const value of values) if (value) read.append(name, value);
  }
  return read.size > 0 ? `${pathname}?${read.toString()}` : pathname;
}

/**
 * Where a redirect leads, with what the page does not read of the query: the marks of a campaign belong to the visit, not to
 * the address.
 */
export function withMarks(location: string, asked: string): string {
  const [pathname = '', query = ''] = asked.split('?');
  const reads: readonly string[] = publicPageAt(pathname)?.query ?? [];
  const [marks, target] = [new URLSearchParams(query), new URL(location, 'http://page')];
  const unread = [...marks].filter(([name]) => !reads.includes(name) && !target.searchParams.has(name));
  if (unread.length === 0) return location;
  return location + (location.includes('?') ? '&' : '?') + new URLSearchParams(unread).toString();
}
