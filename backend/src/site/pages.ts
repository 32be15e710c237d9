import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerCache } from '../platform/cache/answer-cache.js';
import type { CacheReport } from '../platform/cache/cache-report.js';
import { FinishedAnswer } from '../platform/cache/finished-answer.js';
import { GatheredSources } from '../platform/cache/sources.js';
import { decoded, pagePatternOf, publicPageAt, type PublicPage } from '../platform/http/page-pattern.js';
import type { RequestCounts } from '../platform/http/request-counts.js';
import { TOKEN_LENGTH } from '../platform/http/secret-address.js';
import type { Links } from '../platform/links/links.js';
import { RENDERED, timed } from '../platform/metrics/measured.js';
import { pageEmbeds } from '../embeds/index.js';
import { CROWDED_PAGE, failurePage } from './failure-page.js';
import { takeForms } from './form-post.js';
import { inProcessCall, inProcessFetch } from './in-process-fetch.js';
import { isPagePath, pageAddress, tidyPath } from './page-address.js';
import { rememberedAnswers } from './remembered-answers.js';
import { pageHeaders, secretPageHeaders } from './page-headers.js';
import type { SiteEnv } from './register-site.js';
import type { HtmlPage, PageRequest, Redirection, RenderedPage, SiteBuild } from './site-build.js';

/** Seconds after which a program may try again while the API is away. */
const RETRY_AFTER_S = '5';

/** The address of a page, and the form that was sent to it. */
interface Asked {
  address: string;
  form?: string;
}

const HTML = 'text/html; charset=utf-8';

/** A token that nobody has. */
const NO_TOKEN = '0'.repeat(TOKEN_LENGTH);

/** What the site shares with the rest of the server. */
export interface Shared {
  cache: AnswerCache;
  counts: RequestCounts;
  report: CacheReport;
  links: Pick<Links, 'isInForce'>;
}

/**
 * Renders every GET and HEAD that no other route answers, and accepts the forms of pages that have one. Other
 * methods are answered with 404. Rendering is limited by address: filters and search words make endless pages, and each
 * costs as much as a thousand from memory.
 */
export function servePages(
  server: FastifyInstance,
  build: SiteBuild,
  env: SiteEnv,
  { cache, counts, report, links }: Shared,
): void {
  const remembered = rememberedAnswers(cache, report);
  const [open, secret] = [pageHeaders(env), secretPageHeaders(env)];
  const finish = ({ status, html }: HtmlPage, request: FastifyRequest, reply: FastifyReply): FinishedAnswer => {
    const headers = isSecret(request) ? secret : open;
    if (status === 429) void reply.header('Retry-After', counts.secondsLeft);
    if (status === 503) void reply.header('Retry-After', RETRY_AFTER_S);
    return new FinishedAnswer(html, reply.code(status).headers(headers).type(HTML));
  };
  const render = async (
    asked: Asked,
    request: FastifyRequest,
    reply: FastifyReply,
    gathered = new GatheredSources(),
  ) => {
    const connection = {
      fetch: inProcessFetch(server, request, gathered),
      call: inProcessCall(server, request, gathered),
      remembered: (path: string) => remembered(path, gathered),
    };
    const page = await renderOrFail(build, env, asked, connection, request);
    return 'location' in page ? page : finish(page, request, reply);
  };
  const send = (page: FinishedAnswer | Redirection, request: FastifyRequest, reply: FastifyReply) =>
    'location' in page ? reply.redirect(page.location, page.status) : page.send(request, reply);
  const mayRender = (request: FastifyRequest) => counts.allows('page', request, env.RATE_LIMIT_PAGES);
  // Of a flood each refusal would be compressed anew, which takes longer than all else of it. It names the seconds that are left.
  let crowded: { kind: string; page: FinishedAnswer } | undefined;
  const refuse = (request: FastifyRequest, reply: FastifyReply) => {
    const kind = `${isSecret(request)} ${counts.secondsLeft}`;
    if (crowded?.kind !== kind) crowded = { kind, page: finish({ status: 429, html: CROWDED_PAGE }, request, reply) };
    return crowded.page.send(request, reply);
  };

  // Where the database does not answer, the page says so.
  const opens = (request: FastifyRequest) => links.isInForce(tokenIn(request)).catch(() => true);
  // Links that open nothing have one page for each kind, so that guessing costs little.
  const refusalOf = async ({ path }: PublicPage, request: FastifyRequest, reply: FastifyReply) => {
    const address = path.replace(':token', NO_TOKEN);
    await cache.makeSure(address);
    return cache.remember(address, (gathered) => render({ address }, request, reply, gathered), 404);
  };

  // What a visitor sent is private, so the answer is rendered for each and not kept.
  takeForms(server, env, async (request, reply) => {
    if (!mayRender(request)) return refuse(request, reply);
    const page = pageOf(request);
    if (page?.secret && !(await opens(request))) return send(await refusalOf(page, request, reply), request, reply);
    return send(await render({ address: request.url, form: request.body }, request, reply), request, reply);
  });
  server.get('/*', async (request, reply) => {
    const [pathname = '', ...query] = request.url.split('?');
    if (!isPagePath(pathname)) return reply.callNotFound();
    const tidy = tidyPath(pathname);
    if (tidy !== pathname) {
      // The address that it leads to has the secret in it.
      if (publicPageAt(tidy)?.secret) void reply.headers(secret);
      return reply.redirect([tidy, ...query].join('?'), 301);
    }

    const address = pageAddress(pathname, query.join('?'));
    const page = pageOf(request);
    if (page?.secret) {
      if (!mayRender(request)) return refuse(request, reply);
      if (!(await opens(request))) return send(await refusalOf(page, request, reply), request, reply);
      return send(await render({ address }, request, reply), request, reply);
    }
    await cache.makeSure(address);
    if (!cache.get(address) && !mayRender(request)) return refuse(request, reply);
    const made = await cache.remember(address, (gathered) => render({ address }, request, reply, gathered));
    return send(made, request, reply);
  });
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';

const pageOf = (request: FastifyRequest): PublicPage | undefined => publicPageAt(pathOf(request));

/** Whether a secret link leads to the page: it is rendered for each visit, and not kept. */
const isSecret = (request: FastifyRequest): boolean => pageOf(request)?.secret ?? false;

/** The token of a secret link is the last part of its path. */
const tokenIn = (request: FastifyRequest): string | undefined => decoded(pathOf(request)).split('/').at(-1);

async function renderOrFail(
  build: SiteBuild,
  env: SiteEnv,
  { address, form }: Asked,
  connection: Pick<PageRequest, 'fetch' | 'call' | 'remembered'>,
  request: FastifyRequest,
): Promise<RenderedPage> {
  try {
    const render = () =>
      build.render({
        url: env.PUBLIC_URL + address,
        settings: {
          productName: env.PRODUCT_NAME,
          publicUrl: env.PUBLIC_URL,
          uploadMaxMb: env.UPLOAD_MAX_MB,
          quoteRetentionMonths: env.QUOTE_RETENTION_MONTHS,
          ...pageEmbeds(env.embeds),
        },
        form,
        baseUrl: env.PUBLIC_URL,
        ...connection,
      });
    return await timed(RENDERED, () => pagePatternOf(address), render);
  } catch (error) {
    request.log.error({ err: error }, 'page could not be rendered');
    return { status: 500, html: failurePage(request.id) };
  }
}
