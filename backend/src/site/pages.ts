import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerCache } from '../platform/cache/answer-cache.js';
import type { CacheReport } from '../platform/cache/cache-report.js';
import { FinishedAnswer } from '../platform/cache/finished-answer.js';
import { TagCollector } from '../platform/cache/tags.js';
import { decoded, pagePatternOf, publicPageAt, type PublicPage } from '../platform/http/answer/page-pattern.js';
import type { RequestCounts } from '../platform/http/limit/request-counts.js';
import { TOKEN_LENGTH } from '../platform/http/log/secret-address.js';
import type { Links } from '../platform/links/links.js';
import { RENDERED, timed } from '../platform/metrics/measured.js';
import { pageEmbeds } from '../embeds/index.js';
import { CROWDED_PAGE, failurePage } from './failure-page.js';
import { KEY_PLACE } from './form-key.js';
import { takeForms, type SentForm } from './form-post.js';
import { inProcessFetch } from './in-process-fetch.js';
import { isPagePath, pageAddress, tidyPath, withMarks } from './page-address.js';
import { rememberedAnswers } from './remembered-answers.js';
import { pageHeaders, secretPageHeaders } from './page-headers.js';
import type { SiteEnv } from './register-site.js';
import type { Absence, HtmlPage, PageRequest, Redirection, RenderedPage, SiteBuild } from './site-build.js';

/** Seconds after which a program may try again while the API is away. */
const RETRY_AFTER_S = '5';

/** The address of a page, and the form that was sent to it. */
interface Asked {
  address: string;
  form?: SentForm;
  /** Whether a page that does not exist is only reported. */
  brief?: boolean;
}

const HTML = 'text/html; charset=utf-8';

/** A token that nobody has. */
const NO_TOKEN = '0'.repeat(TOKEN_LENGTH);

/** What the site shares with the rest of the server. */
export interface Shared {
  cache: AnswerCache;
  counts: RequestCounts;
  report: CacheReport;
  links: Pick<Links, 'isInForce' | 'noteOpened'>;
  /** The origin of the provider of card payments; undefined where no card is taken. */
  cards: () => Promise<string | undefined>;
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
  { cache, counts, report, links, cards }: Shared,
): void {
  const remembered = rememberedAnswers(cache, report);
  const [open, secret] = [pageHeaders(env), secretPageHeaders(env)];
  const finish = (
    { status, html }: HtmlPage,
    request: FastifyRequest,
    reply: FastifyReply,
    headers = isSecret(request) ? secret : open,
  ): FinishedAnswer => {
    if (status === 429) void reply.header('Retry-After', counts.secondsLeft);
    if (status === 503) void reply.header('Retry-After', RETRY_AFTER_S);
    const finished = new FinishedAnswer(html, reply.code(status).headers(headers).type(HTML));
    // The same words of two people are two requests: each gets a form with a key of its own.
    if (pageOf(request)?.takesForm && !isSecret(request)) finished.keyPlace = KEY_PLACE;
    return finished;
  };
  const render = async (asked: Asked, request: FastifyRequest, reply: FastifyReply, collector = new TagCollector()) => {
    const connection = {
      fetch: inProcessFetch(server, request, collector),
      remembered: (path: string) => remembered(path, collector),
    };
    const page = await renderOrFail(build, env, asked, connection, request);
    if (!('html' in page)) return page;
    return finish(page, request, reply, leadsToWebpay(request) ? secretPageHeaders(env, await cards()) : undefined);
  };
  // There are endless addresses that do not exist, and guessing must cost little: those of one route share a cached document.
  const absence = async (key: string, address: string, request: FastifyRequest, reply: FastifyReply) => {
    await cache.verifyFresh(key);
    return cache.remember(key, (collector) => render({ address }, request, reply, collector), 404);
  };
  const send = (
    page: FinishedAnswer | Redirection | Absence,
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply | Promise<FastifyReply> => {
    if ('location' in page) return reply.redirect(withMarks(page.location, request.url), page.status);
    if ('absent' in page) reply.callNotFound();
    return 'absent' in page ? reply : page.send(request, reply);
  };
  const mayRender = (request: FastifyRequest) => counts.allows('page', request, env.RATE_LIMIT_PAGES);
  // Of a flood each refusal would be compressed again, which takes longer than all else of it. It names the seconds that are left.
  let crowded: { kind: string; page: FinishedAnswer } | undefined;
  const refuse = (request: FastifyRequest, reply: FastifyReply) => {
    const kind = `${isSecret(request)} ${counts.secondsLeft}`;
    if (crowded?.kind !== kind) crowded = { kind, page: finish({ status: 429, html: CROWDED_PAGE }, request, reply) };
    return crowded.page.send(request, reply);
  };

  // Where the database does not answer, the page says so.
  const opens = (request: FastifyRequest) => links.isInForce(tokenIn(request)).catch(() => true);
  // A page is shown even where it cannot be noted that a mail led to it.
  const noteOpened = (request: FastifyRequest, query: string) =>
    links.noteOpened(tokenIn(request), query).catch((err: unknown) => request.log.warn({ err }, 'opening not noted'));
  const refusalOf = ({ path }: PublicPage, request: FastifyRequest, reply: FastifyReply) => {
    const address = path.replace(':token', NO_TOKEN);
    return absence(address, address, request, reply);
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
      if (request.method === 'GET') await noteOpened(request, query.join('?'));
      return send(await render({ address }, request, reply), request, reply);
    }
    await cache.verifyFresh(address);
    const known = cache.get(address);
    // One with a key is compressed for each request, which costs as much as rendering a short one.
    if ((!known || known.keyPlace !== undefined) && !mayRender(request)) return refuse(request, reply);
    const made = await cache.remember(address, (collector) =>
      render({ address, brief: true }, request, reply, collector),
    );
    const key = `404 ${pagePatternOf(address)}`;
    return send('absent' in made ? await absence(key, address, request, reply) : made, request, reply);
  });
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';

const pageOf = (request: FastifyRequest): PublicPage | undefined => publicPageAt(pathOf(request));

/** Whether the page shows the press that leads to the provider of card payments: its address names the payment. */
const leadsToWebpay = (request: FastifyRequest): boolean =>
  pageOf(request)?.pays === true && new URL(request.url, 'http://page').searchParams.has('webpay');

/** Whether a secret link leads to the page: it is rendered for each visit, and not kept. */
const isSecret = (request: FastifyRequest): boolean => pageOf(request)?.secret ?? false;

/** The token of a secret link is the last part of its path. */
const tokenIn = (request: FastifyRequest): string | undefined => decoded(pathOf(request)).split('/').at(-1);

async function renderOrFail(
  build: SiteBuild,
  env: SiteEnv,
  { address, form, brief }: Asked,
  connection: Pick<PageRequest, 'fetch' | 'remembered'>,
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
        brief,
        baseUrl: env.PUBLIC_URL,
        ...connection,
      });
    return await timed(RENDERED, () => pagePatternOf(address), render);
  } catch (error) {
    request.log.error({ err: error }, 'page could not be rendered');
    return { status: 500, html: failurePage(request.id) };
  }
}
