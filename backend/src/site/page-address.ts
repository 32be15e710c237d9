import { publicPageAt } from '../platform/http/page-pattern.js';

/** First segments that are not the site's: whatever is unknown below them is answered by their owners. */
const NOT_PAGES = new Set(['api', 'files', 'assets']);

/** Whether a path belongs to the site. It must begin with a slash. */
export function isPagePath(pathname: string): boolean {
  return pathname.startsWith('/') && !NOT_PAGES.has(pathname.split('/')[1] ?? '');
}

/**
 * The single spelling of a page's path: no doubled or final slashes, and no backslashes, which browsers read as
 * slashes. It begins with exactly one slash, so that a redirect to it cannot leave this site.
 */
export function tidyPath(pathname: string): string {
  return `/${pathname.split(/[/\\]/).filter(Boolean).join('/')}`;
}

/** Of what may be chosen several times, such as diets, a page reads no more. */
const MOST_OF_ONE = 10;

/**
 * The address under which a page is rendered and cached: its path and what it reads of its query, in one order. Everything
 * else, such as the marks of campaigns, is left out, so that the same page is rendered once; scripts find the marks in the
 * browser's address. A path that is no page's has no query.
 */
export function pageAddress(pathname: string, query: string): string {
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
