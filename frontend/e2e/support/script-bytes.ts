import { gzipSync } from 'node:zlib';

import type { Request } from '@playwright/test';

/** Most bytes of JavaScript in a first load, compressed with gzip. */
export const MAX_SCRIPT = {
  /** The lists weigh most. */
  site: 150_000,
  /** Where visits are counted: what asks whether they may be, and counts them, comes on top. */
  counted: 152_500,
  /** A telephone fetches it once, and no antd with it. */
  kitchen: 165_000,
  /** Grows with the calls of the API, whose hooks it holds. */
  gestion: 440_000,
  of: {
    /** The log names the fields of every record by the tables of their forms, which bring what edits them. */
    '/gestion/registro': 509_000,
    /** The editor of texts comes with its screen. */
    '/gestion/textos/:text': 630_000,
  } as Partial<Record<string, number>>,
};

/** The size of all scripts among these requests, compressed with gzip. */
export async function scriptBytes(requests: readonly Request[]): Promise<number> {
  const scripts = requests.filter((request) => new URL(request.url()).pathname.endsWith('.js'));
  const bodies = await Promise.all(scripts.map(async (request) => (await request.response())?.body()));
  return bodies.reduce((sum, body = Buffer.alloc(0)) => sum + gzipSync(body, { level: 9 }).length, 0);
}
