import { gzipSync } from 'node:zlib';

import type { Response } from '@playwright/test';

/** Most bytes of a client's page, compressed with gzip: it is opened on the way, from a mail. */
export const MAX_CLIENT_PAGE = 40_000;

/** Most bytes of a list of twelve cards, as a browser reads it. */
export const MAX_LIST_PAGE = 90_000;

/** The size of a document, compressed with gzip. */
export async function documentBytes(answer: Response | null): Promise<number> {
  return gzipSync((await answer?.body()) ?? '').length;
}
