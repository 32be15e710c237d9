import { gzipSync } from 'node:zlib';

import type { Request } from '@playwright/test';

/** Most bytes of JavaScript in a first load, compressed with gzip. */
export const MAX_SCRIPT = {
  /** The lists weigh most. */
  site: 150_000,
  /** Where visits are counted: what asks whether they may be, and counts them, comes on top. */
  counted: 152_500,
  /** A telephone fetches it once, and no antd with it. */
  kitchen: 166_000,
  /** Grows with the calls of the API, whose hooks it holds. */
  gestion: 450_000,
  of: {
    /** The log names the fields of every record by the tables of their forms, which bring what edits them. */
    '/gestion/registro': 509_000,
    /** The editor of texts comes with its screen. */
    '/gestion/textos/:text': 630_000,
  } as Partial<Record<string, number>>,
};

const sizes = new Map<string, Promise<number>>();

/**
 * The size of all scripts among these requests, compressed with gzip. They are fetched again: a browser keeps the body of
 * an answer only until the page is left.
 */
export async function scriptBytes(requests: readonly Request[]): Promise<number> {
  const scripts = requests.map((request) => request.url()).filter((url) => new URL(url).pathname.endsWith('.js'));
  const found = await Promise.all(scripts.map(sizeOf));
  return found.reduce((sum, size) => sum + size, 0);
}

function sizeOf(url: string): Promise<number> {
  const size = sizes.get(url) ?? fetchedSize(url);
  sizes.set(url, size);
  return size;
}

async function fetchedSize(url: string): Promise<number> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}.`);
  return gzipSync(await answer.bytes(), { level: 9 }).length;
}
