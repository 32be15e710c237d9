import { join } from 'node:path';

import { runnerImport } from 'vite';

import type { PublicPage } from '../src/app/pages.ts';

const root = join(import.meta.dirname, '..');

/** What the server has to know of a page; its component and its loader are the frontend's. */
type ServedPage = Pick<PublicPage, 'path' | 'sitemap'> & Required<Pick<PublicPage, 'query' | 'takesForm'>>;

/** What the server has to know of the public pages, read from their one list. */
export async function servedPages(): Promise<ServedPage[]> {
  const { module } = await runnerImport<typeof import('../src/app/pages.ts')>('/src/app/pages.ts', {
    root,
    configFile: false,
    logLevel: 'error',
    define: { __SERVER__: 'true' },
  });
  return module.PAGES.map(({ path, query = [], sitemap, takesForm = false }) => ({ path, query, sitemap, takesForm }));
}
