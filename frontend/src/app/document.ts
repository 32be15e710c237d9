import { STATE_ID } from './page-state';

/** The three parts of a page that vary; the rest of the document is made at build time (index.html). */
export interface DocumentParts {
  head: string;
  page: string;
  state: string;
}

/**
 * Fills the built template. Replacer functions, because `$&` and friends in a chef's text would otherwise be
 * read as patterns.
 *
 * @param chunks files of the build that this page's script will import next; listed for start.ts, which fetches them
 */
export function fillTemplate(template: string, { head, page, state }: DocumentParts, chunks: string[] = []): string {
  const scripts = chunks.map((file) => `<link data-script href="/${file}">`);
  return template
    .replace('<!--head-->', () => head)
    .replace('<!--page-->', () => page)
    .replace('<!--state-->', () => `<script type="application/json" id="${STATE_ID}">${state}</script>`)
    .replace('<!--chunks-->', () => scripts.join(''));
}

const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/**
 * React writes a tree's `<title>`, `<meta>`, `<link>` and its own image preloads in front of its markup;
 * they belong into the document's head. (React escapes `<` and `>` inside texts and attributes.)
 */
export function splitHead(markup: string): { head: string; page: string } {
  const head = HOISTED.exec(markup)?.[0] ?? '';
  return { head, page: markup.slice(head.length) };
}
