import { NEXT_FILES_ID } from './next-files';
import { STATE_ID } from './page-state';

/** The three parts of a page that vary. The rest of the document is made at build time (index.html). */
export interface DocumentParts {
  head: string;
  page: string;
  /** What the browser continues from. Null for a page that runs no scripts. */
  state: string | null;
}

/**
 * Fills the built template. Replacer functions keep `$&` in a chef's description from being read as a pattern.
 * @param files chunks that the page's script imports, preloaded together once the page is painted
 */
export function fillTemplate(template: string, { head, page, state }: DocumentParts, files: string[] = []): string {
  if (state === null) return fillStill(template, head, page);
  const links = files.map((file) => `<link rel="modulepreload" href="/${file}">`).join('');
  // What stands in a <template> is not loaded before entry-client.tsx takes it out. An empty page has nothing to wait for.
  const preloads = page && links ? `<template id="${NEXT_FILES_ID}">${links}</template>` : links;
  // From the end on, so that nothing is searched that was put in.
  return template
    .replace('<!--preloads-->', () => preloads)
    .replace('<!--state-->', () => `<script type="application/json" id="${STATE_ID}">${state}</script>`)
    .replace('<!--page-->', () => page)
    .replace('<!--head-->', () => head);
}

/** The template's script, and the places of what it needs. */
const SCRIPTS = /\s*<script type="module"[^>]*><\/script>|<!--(state|preloads)-->/g;

/** A document that is complete as it is sent. */
const fillStill = (template: string, head: string, page: string): string =>
  template
    .replace(SCRIPTS, '')
    .replace('<!--head-->', () => head)
    .replace('<!--page-->', () => page);

const HOISTED = /^(?:<(title|style)\b[^>]*>[^<]*<\/\1>|<(?:meta|link)\b[^>]*>)+/;

/** React writes a tree's head elements before its markup, and escapes `<` and `>` in texts. They belong in the head. */
export function splitHead(markup: string): { head: string; page: string } {
  const head = HOISTED.exec(markup)?.[0] ?? '';
  return { head, page: markup.slice(head.length) };
}
