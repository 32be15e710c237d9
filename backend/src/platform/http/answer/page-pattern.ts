import type { FastifyRequest } from 'fastify';
import { publicPages } from '../public-pages.generated.js';

const PAGES = publicPages.map((page) => ({ ...page, segments: page.path.split('/') }));

/** The routes under which the site answers its pages: one for all, and one for each that takes a form. */
const PAGE_ROUTES = new Set<string>(['/*', ...PAGES.flatMap(({ path, takesForm }) => (takesForm ? [path] : []))]);

/** One of the site's pages, as frontend/src/site/pages.ts declares it. */
export type PublicPage = (typeof publicPages)[number];

/** The public page at a path. As in the router, case does not matter. */
export function publicPageAt(pathname: string): PublicPage | undefined {
  const asked = decoded(pathname).toLowerCase().split('/');
  return PAGES.find(
    ({ segments }) =>
      segments.length === asked.length && segments.every((part, at) => part.startsWith(':') || part === asked[at]),
  );
}

/**
 * What a page's address is counted under: the declared path, such as '/chef/:name', or one name for all of the
 * back-office's screens, one for Mi cocina's, and one for all that are no page. A visitor can make no new ones.
 */
export function pagePatternOf(address: string): string {
  const pathname = address.split('?', 1)[0] ?? '';
  if (/^\/(gestion|cocina|login)(\/|$)/.test(pathname)) return `/${pathname.split('/')[1]}`;
  return publicPageAt(pathname)?.path ?? 'unmatched';
}

/** The pattern that a request matched: of a page its own, because all pages are one route. A visitor can make no new ones. */
export function routePatternOf({ routeOptions, url }: FastifyRequest): string {
  if (routeOptions.url === undefined) return 'unmatched';
  return PAGE_ROUTES.has(routeOptions.url) ? pagePatternOf(url) : routeOptions.url;
}

/** Decodes percent signs. A text with invalid ones is returned unchanged. */
export function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
