import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FAILURE_PAGE } from './failure-page.js';
import { inProcessFetch } from './in-process-fetch.js';
import { isPagePath, tidyPath } from './page-address.js';
import { encodePage, encodingFor } from './page-encoding.js';
import { pageHeaders } from './page-headers.js';
import type { SiteEnv } from './register-site.js';
import type { RenderedPage, SiteBuild } from './site-build.js';

/** Seconds after which a visitor's program may try again while the API is away. */
const RETRY_AFTER_S = '5';

/** Renders every GET and HEAD that no other route answers; other methods there are nobody's, and answered 404. */
export function servePages(server: FastifyInstance, build: SiteBuild, env: SiteEnv): void {
  const headers = pageHeaders(env);

  server.get('/*', async (request, reply) => {
    const [pathname = '', ...query] = request.url.split('?');
    if (!isPagePath(pathname)) return reply.callNotFound();
    const tidy = tidyPath(pathname);
    if (tidy !== pathname) return reply.redirect([tidy, ...query].join('?'), 301);

    const page = await renderOrFail(server, build, env, request);
    if ('location' in page) return reply.redirect(page.location, page.status);
    return sendPage(request, reply.headers(headers), page);
  });
}

async function renderOrFail(
  server: FastifyInstance,
  build: SiteBuild,
  env: SiteEnv,
  request: FastifyRequest,
): Promise<RenderedPage> {
  try {
    return await build.render({
      url: env.PUBLIC_URL + request.url,
      settings: { productName: env.PRODUCT_NAME, publicUrl: env.PUBLIC_URL, uploadMaxMb: env.UPLOAD_MAX_MB },
      baseUrl: env.PUBLIC_URL,
      fetch: inProcessFetch(server, request.id),
    });
  } catch (error) {
    request.log.error({ err: error }, 'page could not be rendered');
    return { status: 500, html: FAILURE_PAGE };
  }
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: { status: number; html: string },
): Promise<FastifyReply> {
  if (page.status === 503) void reply.header('Retry-After', RETRY_AFTER_S);
  if (page.status === 200) {
    const etag = `W/"${createHash('sha256').update(page.html).digest('base64url')}"`;
    void reply.header('ETag', etag);
    const known = request.headers['if-none-match']?.split(',').some((tag) => tag.trim() === etag);
    if (known) return reply.code(304).send();
  }
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') void reply.header('Content-Encoding', encoding);
  return reply.code(page.status).send(await encodePage(page.html, encoding));
}
