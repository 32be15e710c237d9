import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from '../platform/cache/answer-cache.js';
import { FinishedAnswer } from '../platform/cache/finished-answer.js';
import { refuseCrowd } from '../platform/http/body/file-limit.js';
import type { RequestCounts } from '../platform/http/limit/request-counts.js';
import { inProcessFetch } from './in-process-fetch.js';
import type { SiteEnv } from './register-site.js';
import { readNamedPaths, sitemapOf } from './sitemap.js';

const SITEMAP = '/sitemap.xml';
const HOUR_S = 60 * 60;

/** Serves robots.txt, sitemap.xml and the web manifest, with the configured name and address. */
export function serveSearchEngines(
  server: FastifyInstance,
  env: SiteEnv,
  cache: AnswerCache,
  counts: RequestCounts,
): void {
  const cached = `public, max-age=${HOUR_S}`;

  server.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('Cache-Control', cached).send(robots(env.PUBLIC_URL)),
  );
  server.get('/site.webmanifest', (_request, reply) =>
    reply
      .type('application/manifest+json')
      .header('Cache-Control', cached)
      .send(JSON.stringify(manifest(env.PRODUCT_NAME))),
  );
  // The sitemap reads every list to its end, so it is kept like a page. Its query is ignored.
  server.get(SITEMAP, async (request, reply) => {
    await cache.verifyFresh(SITEMAP);
    const may = cache.get(SITEMAP) || counts.allows('page', request, env.RATE_LIMIT_PAGES);
    if (!may) return refuseCrowd(reply, counts);
    const sitemap = await cache.remember(SITEMAP, async (collector) => {
      const paths = await readNamedPaths(inProcessFetch(server, request, collector), env.PUBLIC_URL);
      void reply.type('application/xml').header('Cache-Control', cached);
      return new FinishedAnswer(sitemapOf(env.PUBLIC_URL, paths), reply);
    });
    return sitemap.send(request, reply);
  });
}

/** Everything but the back-office, Mi cocina and the API is open. */
function robots(publicUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /gestion',
    'Disallow: /cocina',
    'Disallow: /api/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

function manifest(name: string) {
  return {
    name,
    short_name: name,
    lang: 'es-CL',
    start_url: '/',
    display: 'browser',
    background_color: '#faf7f2',
    theme_color: '#8a3b2a',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  };
}
