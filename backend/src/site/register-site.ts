import type { FastifyInstance } from 'fastify';
import type { Env } from '../config/env.js';
import type { EmbedSettings } from '../embeds/index.js';
import { servePages, type Shared } from './pages.js';
import { serveSearchEngines } from './search-engines.js';
import type { SiteBuild } from './site-build.js';
import { serveFiles } from './static-files.js';

/** The settings that the site uses. */
export type SiteEnv = Pick<
  Env,
  'PRODUCT_NAME' | 'PUBLIC_URL' | 'FILES_PUBLIC_URL' | 'UPLOAD_MAX_MB' | 'QUOTE_RETENTION_MONTHS' | 'RATE_LIMIT_PAGES'
> & {
  embeds: EmbedSettings;
};

/** Installs the site on the server: files of the build, what search engines ask for, and the pages. */
export function registerSite(server: FastifyInstance, build: SiteBuild, env: SiteEnv, shared: Shared): void {
  serveFiles(server, build.files);
  serveSearchEngines(server, env, shared.cache, shared.counts);
  servePages(server, build, env, shared);
}
