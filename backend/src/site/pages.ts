import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerCache } from '../platform/cache/answer-cache.js';
import { FinishedAnswer } from '../platform/cache/finished-answer.js';
import { pageEmbeds } from '../embeds/index.js';
import { FAILURE_PAGE } from './failure-page.js';
import { takeForms } from './form-post.js';
import { inProcessFetch } from './in-process-fetch.js';
import { isPagePath, meaningfulQuery, tidyPath } from './page-address.js';
import { pageHeaders } from './page-headers.js';
import type { SiteEnv } from './register-site.js';
import type { Redirection, RenderedPage, SiteBuild } from './site-build.js';

/** Seconds after which a visitor's program may try again while the API is away. */
const RETRY_AFTER_S = '5';

const HTML = 'text/html; charset=utf-8';

/**
 * Renders every GET and HEAD that no other route answers, and takes the form of the one page that has one; other methods
 * there are nobody's, and answered 404.
 */
export function servePages(server: FastifyInstance, build: SiteBuild, env: SiteEnv, cache: AnswerCache): void {
  const headers = pageHeaders(env);
  const send = (page: FinishedAnswer | Redirection, request: FastifyRequest, reply: FastifyReply) => {
    if ('location' in page) return reply.redirect(page.location, page.status);
    if (page.status === 503) void reply.header('Retry-After', RETRY_AFTER_S);
    return page.send(request, reply.headers(headers));
  };

  // What a visitor sent is theirs alone: rendered for each, and kept nowhere.
  takeForms(server, env, async (request, reply) => {
    const page = await renderOrFail(server, build, env, { address: request.url, form: request.body }, request);
    return send('location' in page ? page : new FinishedAnswer(page.html, HTML, page.status), request, reply);
  });
  server.get('/*', async (request, reply) => {
    const [pathname = '', ...query] = request.url.split('?');
    if (!isPagePath(pathname)) return reply.callNotFound();
    const tidy = tidyPath(pathname);
    if (tidy !== pathname) return reply.redirect([tidy, ...query].join('?'), 301);

    const address = pathname + meaningfulQuery(query.join('?'));
    const page =
      cache.get(address) ??
      (await cache.once(address, () => finishedPage(server, build, env, cache, address, request)));
    return send(page, request, reply);
  });
}

/** Renders a page, for everyone who waits for it. Only what is found is kept: addresses that lead nowhere are endless. */
async function finishedPage(
  server: FastifyInstance,
  build: SiteBuild,
  env: SiteEnv,
  cache: AnswerCache,
  address: string,
  request: FastifyRequest,
): Promise<FinishedAnswer | Redirection> {
  const begun = cache.now;
  const page = await renderOrFail(server, build, env, { address }, request);
  if ('location' in page) return page;
  const answer = new FinishedAnswer(page.html, HTML, page.status);
  if (page.status === 200) cache.keep(address, answer, begun);
  return answer;
}

async function renderOrFail(
  server: FastifyInstance,
  build: SiteBuild,
  env: SiteEnv,
  { address, form }: { address: string; form?: string },
  request: FastifyRequest,
): Promise<RenderedPage> {
  try {
    return await build.render({
      url: env.PUBLIC_URL + address,
      settings: {
        productName: env.PRODUCT_NAME,
        publicUrl: env.PUBLIC_URL,
        uploadMaxMb: env.UPLOAD_MAX_MB,
        ...pageEmbeds(env.embeds),
      },
      form,
      baseUrl: env.PUBLIC_URL,
      fetch: inProcessFetch(server, request),
    });
  } catch (error) {
    request.log.error({ err: error }, 'page could not be rendered');
    return { status: 500, html: FAILURE_PAGE };
  }
}
