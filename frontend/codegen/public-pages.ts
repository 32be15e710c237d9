import { join } from 'node:path';

import { runnerImport } from 'vite';

import type { PublicPage } from '../src/site/pages.ts';
import type { SecretPage } from '../src/app/secret-pages.ts';

const root = join(import.meta.dirname, '..');

/** What the server has to know of a page; its component and its loader are the frontend's. */
type ServedPage = Pick<PublicPage, 'path' | 'sitemap'> & {
  query: readonly string[];
  several: readonly string[];
  takesForm: boolean;
  secret: boolean;
  pays: boolean;
  takesFile: boolean;
};

/** A module of the frontend, run as the server runs it. */
const run = async <Module>(path: string): Promise<Module> =>
  (await runnerImport<Module>(path, { root, configFile: false, logLevel: 'error', define: { __SERVER__: 'true' } }))
    .module;

/** What the server has to know of the public pages and of those behind secret links, read from their two lists. */
export async function servedPages(): Promise<ServedPage[]> {
  const { PAGES } = await run<{ PAGES: readonly PublicPage[] }>('/src/site/pages.ts');
  const { SECRET_PAGES } = await run<{ SECRET_PAGES: readonly SecretPage[] }>('/src/app/secret-pages.ts');
  return [
    ...SECRET_PAGES.map(({ path, takeForm, query = [], pays = false, takesFile = false }) => ({
      path,
      query,
      several: [],
      sitemap: false,
      takesForm: takeForm !== undefined,
      secret: true,
      pays,
      takesFile,
    })),
    ...PAGES.map(({ path, query = [], several = [], sitemap, takesForm = false }) => ({
      path,
      query,
      several,
      sitemap,
      takesForm,
      secret: false,
      pays: false,
      takesFile: false,
    })),
  ];
}
