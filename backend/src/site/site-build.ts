import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PACKAGE_FOLDER } from '../platform/code-folder.js';

/** Injection token of the folder that holds the frontend's two builds. */
export const SITE_FOLDER = Symbol('SITE_FOLDER');

/** `frontend/dist` of this repository. */
export const DEFAULT_SITE_FOLDER = join(PACKAGE_FOLDER, '../frontend/dist');

/** What a page is rendered from (frontend/src/entry-server.tsx). */
export interface PageRequest {
  /** The absolute address of the page. */
  url: string;
  /** A form that was sent to that address without scripts: url-encoded, or as it came with a file. */
  form?: string | { type: string; body: Buffer };
  /** Whether a page that does not exist is only reported: its document is kept once for each route. */
  brief?: boolean;
  settings: { productName: string; publicUrl: string; uploadMaxMb: number; quoteRetentionMonths: number };
  baseUrl: string;
  fetch: typeof globalThis.fetch;
  /** What is remembered of the API's answer to a GET. */
  remembered: (path: string) => Promise<unknown>;
}

interface DocumentParts {
  head: string;
  page: string;
  state: string | null;
}

export type PageAnswer =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'absent' }
  | { kind: 'page'; status: number; parts: DocumentParts; modules: string[] };

/** The exports of the server's bundle. */
interface ServerBundle {
  renderPage: (request: PageRequest) => Promise<PageAnswer>;
  fillTemplate: (template: string, parts: DocumentParts, files: string[]) => string;
}

/** The page is at another address. */
export interface Redirection {
  status: number;
  location: string;
}

/** Nothing is at the address, and nothing was rendered. */
export interface Absence {
  absent: true;
}

/** A rendered page, a redirect, or the report that nothing is there. */
export type RenderedPage = Redirection | Absence | HtmlPage;

export interface HtmlPage {
  status: number;
  html: string;
}

/** The built frontend: its files, and a way to render an address. */
export interface SiteBuild {
  /** Folder with the files that browsers may fetch. */
  files: string;
  render(request: PageRequest): Promise<RenderedPage>;
}

/** The page template, and its script's name in Vite's manifest. */
const TEMPLATE = 'index.html';

/** The part of Vite's manifest that says which files a source file became. */
type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] } | undefined>;

/** Opens the frontend's build. Returns null if it does not exist. The server's bundle is loaded with the first page. */
export async function openBuild(folder: string): Promise<SiteBuild | null> {
  const files = join(folder, 'client');
  const [template, manifestText] = await Promise.all(
    [TEMPLATE, '.vite/manifest.json'].map((name) => readFile(join(files, name), 'utf8').catch(() => undefined)),
  );
  if (template === undefined || manifestText === undefined) return null;
  const manifest = JSON.parse(manifestText) as Manifest;
  const filesOf = rememberFiles(manifest);
  const bundle = pathToFileURL(join(folder, 'server/entry-server.js')).href;
  return {
    files,
    async render(request) {
      const { renderPage, fillTemplate } = (await import(bundle)) as ServerBundle;
      const answer = await renderPage(request);
      if (answer.kind === 'redirect') return { status: answer.status, location: answer.location };
      if (answer.kind === 'absent') return { absent: true };
      const { status, parts } = answer;
      return { status, html: fillTemplate(template, parts, filesOf(answer.modules)) };
    },
  };
}

/** Finds the files once for each kind of page: there are as many as routes. */
function rememberFiles(manifest: Manifest): (modules: string[]) => string[] {
  const found = new Map<string, string[]>();
  return (modules) => {
    const kind = modules.join();
    const files = found.get(kind) ?? filesBehind(manifest, modules);
    found.set(kind, files);
    return files;
  };
}

/** The scripts that the template's own loads, and those of the given sources, with their imports. */
export function filesBehind(manifest: Manifest, modules: string[]): string[] {
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  [TEMPLATE, ...(manifest[TEMPLATE]?.dynamicImports ?? []), ...modules].forEach(visit);
  return [...files].filter((file) => file !== manifest[TEMPLATE]?.file);
}
