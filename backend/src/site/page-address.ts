/** First segments that are not the site's: whatever is unknown below them is answered by their owners. */
const NOT_PAGES = new Set(['api', 'files', 'assets']);

/** Whether a path belongs to the site. Paths that do not begin with a slash are no paths. */
export function isPagePath(pathname: string): boolean {
  return pathname.startsWith('/') && !NOT_PAGES.has(pathname.split('/')[1] ?? '');
}

/**
 * The one spelling of a page's path: no doubled and no final slashes, nor backslashes, which browsers read as slashes.
 * Always begins with exactly one slash, so that a redirect to it can never leave this site.
 */
export function tidyPath(pathname: string): string {
  return `/${pathname.split(/[/\\]/).filter(Boolean).join('/')}`;
}

/** What a page of the site reads of its query: filters, search and page of the lists, and what is asked for. */
const MEANINGFUL = new Set(['formato', 'comida', 'ciudad', 'busca', 'pagina', 'chef', 'experiencia', 'motivo']);

/**
 * The query without what no page reads, such as the marks of campaigns: the same page under another address is rendered
 * once. Scripts find the marks in the browser's address.
 * @returns '' or '?…', in the order and spelling given
 */
export function meaningfulQuery(query: string): string {
  const kept = query.split('&').filter((part) => MEANINGFUL.has(part.split('=')[0] ?? ''));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}
