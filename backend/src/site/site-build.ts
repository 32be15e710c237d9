import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PACKAGE_FOLDER } from '../platform/code-folder.js';
import type { InProcessCall } from './in-process-fetch.js';
import { SteadyPart, type AroundSteady } from '../platform/http/steady-part.js';

/** Injection token of the folder that holds the frontend's two builds. */
export const SITE_FOLDER = Symbol('SITE_FOLDER');

/** `frontend/dist` of this repository. */
export const DEFAULT_SITE_FOLDER = join(PACKAGE_FOLDER, '../frontend/dist');

/** What a page is rendered from (frontend/src/entry-server.tsx). */
export interface PageRequest {
  /** The absolute address of the page. */
  url: string;
  /** A form that was sent to that address without scripts, url-encoded as it came. */
  form?: string;
  settings: { productName: string; publicUrl: string; uploadMaxMb: number; quoteRetentionMonths: number };
  baseUrl: string;
  fetch: typeof globalThis.fetch;
  /** The same calls without what `fetch` makes around them. */
  call: InProcessCall;
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
  | { kind: 'page'; status: number; parts: DocumentParts; modules: string[] };

/** The exports of the server's bundle. */
interface ServerBundle {
  renderPage: (request: PageRequest) => Promise<PageAnswer>;
  fillTemplate: (template: string, parts: DocumentParts, chunks: string[]) => string;
}

/** The page is at another address. */
export interface Redirection {
  status: number;
  location: string;
}

/** A rendered page, or a redirect. */
export type RenderedPage = Redirection | HtmlPage;

export interface HtmlPage {
  status: number;
  /** The document, or what stands around the part that all have. */
  html: string | AroundSteady;
}

/** The built frontend: its files, and a way to render an address. */
export interface SiteBuild {
  /** Folder with the files that browsers may fetch. */
  files: string;
  render(request: PageRequest): Promise<RenderedPage>;
}

/** The styles, which are more than half of a page, stand between the places of its own head and of its markup. */
const STEADY = /(?<=<!--head-->).+(?=<!--page-->)/s;

/** The part of Vite's manifest that says which files a source file became. */
type Manifest = Record<string, { file: string; imports?: string[] } | undefined>;

/** Opens the frontend's build. Returns null when there is none. The server's bundle is loaded with the first page. */
export async function openBuild(folder: string): Promise<SiteBuild | null> {
  const files = join(folder, 'client');
  const [template, manifestText] = await Promise.all(
    ['index.html', '.vite/manifest.json'].map((name) => readFile(join(files, name), 'utf8').catch(() => undefined)),
  );
  if (template === undefined || manifestText === undefined) return null;
  const manifest = JSON.parse(manifestText) as Manifest;
  const chunks = chunksIn(manifest);
  const bundle = pathToFileURL(join(folder, 'server/entry-server.js')).href;
  const around = aroundStyles(template);
  return {
    files,
    async render(request) {
      const { renderPage, fillTemplate } = (await import(bundle)) as ServerBundle;
      const answer = await renderPage(request);
      if (answer.kind === 'redirect') return { status: answer.status, location: answer.location };
      const { status, parts } = answer;
      const next = chunks(answer.modules);
      const fill = (piece: string) => fillTemplate(piece, parts, next);
      if (!around) return { status, html: fill(template) };
      return { status, html: { before: fill(around.before), part: around.part, after: fill(around.after) } };
    },
  };
}

/** The template around the part that every page has, which is the most of it and is never searched or copied. */
function aroundStyles(template: string): AroundSteady | undefined {
  const found = STEADY.exec(template);
  if (!found) return undefined;
  const [styles] = found;
  return {
    before: template.slice(0, found.index),
    part: new SteadyPart(styles),
    after: template.slice(found.index + styles.length),
  };
}

/** Finds the files once for each kind of page: there are as many as routes. */
function chunksIn(manifest: Manifest): (modules: string[]) => string[] {
  const found = new Map<string, string[]>();
  return (modules) => {
    const kind = modules.join();
    const chunks = found.get(kind) ?? chunksOf(manifest, modules);
    found.set(kind, chunks);
    return chunks;
  };
}

/** The files of the given sources and of their imports, without those that the template already names. */
export function chunksOf(manifest: Manifest, modules: string[]): string[] {
  const known = filesBehind(manifest, ['index.html']);
  return [...filesBehind(manifest, modules)].filter((file) => !known.has(file));
}

function filesBehind(manifest: Manifest, entries: string[]): Set<string> {
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return files;
}
