import { STATE_ID } from './page-state';

/** The three parts of a page that vary. The rest of the document is made at build time (index.html). */
export interface DocumentParts {
  head: string;
  page: string;
  /** What the browser continues from. Null for a page that runs no scripts. */
  state: string | null;
}

/**
 * Fills the built template. It uses replacer functions, because `$&` and similar texts in a chef's description would be
 * read as patterns.
 *
 * @param chunks files of the build that this page's script imports next; listed for start.ts, which fetches them
 */
export function fillTemplate(template: string, { head, page, state }: DocumentParts, chunks: string[] = []): string {
  if (state === null) return fillStill(template, head, page);
  const scripts = chunks.map((file) => `<link data-script href="/${file}">`);
  // From the end on, so that nothing is searched that was put in.
  return template
    .replace('<!--chunks-->', () => scripts.join(''))
    .replace('<!--state-->', () => `<script type="application/json" id="${STATE_ID}">${state}</script>`)
    .replace('<!--page-->', () => page)
    .replace('<!--head-->', () => head);
}

/** The template's scripts, what it fetches for them, and its mark that they are still to come. */
const SCRIPTS =
  /\s*<script type="module"[^>]*><\/script>|<link data-script[^>]*>|<!--(state|chunks)-->|(?<=<html[^>]*) data-opening/g;

/** A document that is complete as it is sent. */
const fillStill = (template: string, head: string, page: string): string =>
  template
    .replace(SCRIPTS, '')
    .replace('<!--head-->', () => head)
    .replace('<!--page-->', () => page);

const HOISTED = /^(?:<(title|style)\b[^>]*>[^<]*<\/\1>|<(?:meta|link)\b[^>]*>)+/;

/**
 * React writes a tree's `<title>`, `<meta>`, `<link>`, `<style>` and image preloads before its markup. They belong in the
 * document's head. (React escapes `<` and `>` inside texts and attributes.)
 */
export function splitHead(markup: string): { head: string; page: string } {
  const head = HOISTED.exec(markup)?.[0] ?? '';
  return { head, page: markup.slice(head.length) };
}
