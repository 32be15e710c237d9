import { gzipSync } from 'node:zlib';

import type { Request } from '@playwright/test';

/** Bytes of JavaScript, compressed by gzip, that a first load may bring. */
export const MAX_SCRIPT = { site: 130_000, gestion: 420_000 };

/** All scripts among what a visit asked for together, as gzip packs them. */
export async function scriptBytes(requests: readonly Request[]): Promise<number> {
  const scripts = requests.filter((request) => new URL(request.url()).pathname.endsWith('.js'));
  const bodies = await Promise.all(scripts.map(async (request) => (await request.response())?.body()));
  return bodies.reduce((sum, body = Buffer.alloc(0)) => sum + gzipSync(body, { level: 9 }).length, 0);
}
