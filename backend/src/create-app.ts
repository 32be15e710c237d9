import { hkdfSync } from 'node:crypto';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { ThrottlerException } from '@nestjs/throttler';
import cookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.js';
import type { Env } from './config/env.js';
import { embedHostOf, keepEmbedHost, readEmbedSettings } from './embeds/index.js';
import { KitchenSessionService } from './modules/kitchen/index.js';
import { SessionService } from './modules/users/index.js';
import { forRequest } from './platform/audit/author.js';
import { AnswerCache } from './platform/cache/answer-cache.js';
import { CacheReport } from './platform/cache/cache-report.js';
import { answerFromMemory, keepReads } from './platform/cache/cached-reads.js';
import { limitFiles } from './platform/http/body/file-limit.js';
import { RequestCounts } from './platform/http/limit/request-counts.js';
import { addSafeHeaders } from './platform/http/answer/safe-headers.js';
import { isHostMalformed, refuseMalformedHost } from './platform/http/limit/malformed-host.js';
import { defendServer, fastifyOptions } from './platform/http/limit/server-limits.js';
import { Links } from './platform/links/links.js';
import { LinkNotFoundError } from './platform/links/links.errors.js';
import { HandlerSpans } from './platform/tracing/handler-spans.js';
import type { Tracing } from './platform/tracing/tracing.js';
import { serveOpenApi } from './openapi-document.js';

/** The prefix of every call of the API. */
const API_PREFIX = 'api/v1';

/** What chefs' calls begin with: staff's sessions open none of them, and theirs nothing else. */
const KITCHEN = `/${API_PREFIX}/kitchen/`;

/** What other programs read by an address that people hand to them, not part of the API's. */
const OUTSIDE = ['calendario/:file'];

/**
 * Builds and configures the whole application without listening: `main.ts` serves it, the tests call it, and the
 * OpenAPI document describes it.
 * @param options.preview builds the modules without starting them, to read the API's description without a database
 */
export async function createApp(env: Env, options: { preview?: boolean } = {}): Promise<NestFastifyApplication> {
  // Before the database's first connection, whose statements are part of traces.
  const tracing = options.preview ? undefined : await openTracing(env);
  const adapter = new FastifyAdapter(fastifyOptions(env));
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(env), adapter, {
    bufferLogs: true,
    bodyParser: false,
    abortOnError: false,
    ...options,
  });
  if (!options.preview) app.useLogger(app.get(Logger));
  app.setGlobalPrefix(API_PREFIX, { exclude: OUTSIDE });
  await app.register(cookie, { secret: cookieKey(env.TOKEN_SECRET) });
  const server = app.getHttpAdapter().getInstance();
  tracing?.watch(server);
  if (tracing) app.useGlobalInterceptors(new HandlerSpans());
  server.addHook('onRequest', (request, _reply, done) => forRequest(request.id, done));
  addSafeHeaders(server, env.PUBLIC_URL.startsWith('https:'));
  const sessions = (): SessionService => app.get(SessionService, { strict: false });
  const chefs = (): KitchenSessionService => app.get(KitchenSessionService, { strict: false });
  defendServer(server, {
    isKnown: async (authorization, url) =>
      (await (url.startsWith(KITCHEN) ? chefs() : sessions()).callerOf(authorization)) !== undefined,
    refuseUnlinked: async (token, request, reply) => {
      const counts = app.get(RequestCounts);
      if (!counts.allows('link', request, env.RATE_LIMIT_LINKS)) {
        void reply.header('Retry-After', counts.secondsLeft);
        throw new ThrottlerException();
      }
      if (!(await app.get(Links, { strict: false }).isInForce(token))) throw new LinkNotFoundError();
    },
    wasKnown: (authorization) => sessions().wasIssued(authorization) || chefs().wasIssued(authorization),
  });
  if (options.preview) return app;
  rememberAnswers(app, adapter, env);
  limitFiles(server, app.get(RequestCounts), env.RATE_LIMIT_FILES);
  serveOpenApi(app);
  return app;
}

/** The key that signs cookies, derived from the token secret so that neither can stand in for the other. */
const cookieKey = (tokenSecret: string): string =>
  Buffer.from(hkdfSync('sha256', tokenSecret, '', 'cookie', 32)).toString('base64url');

/** Keeps traces where the settings name a collector. Otherwise nothing of it is loaded. */
async function openTracing(env: Env): Promise<Tracing | undefined> {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return undefined;
  const { startTracing } = await import('./platform/tracing/tracing.js');
  return startTracing(env);
}

/** Puts the cached answers in front of everything else, behind the same limits. The embed host gets none of them. */
function rememberAnswers(app: NestFastifyApplication, adapter: FastifyAdapter, env: Env): void {
  const server = adapter.getInstance();
  const isEmbedHost = env.production ? embedHostOf(readEmbedSettings(env)) : () => false;
  keepEmbedHost(server, isEmbedHost);
  const cache = app.get(AnswerCache);
  const counts = app.get(RequestCounts);
  const may = (request: FastifyRequest, route: string): boolean =>
    !isEmbedHost(request) && counts.allows('read', request, env.RATE_LIMIT_READS, route);
  const fromMemory = answerFromMemory(cache, app.get(CacheReport), may);
  adapter.setOnRequestHook((request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    if (isHostMalformed(request)) refuseMalformedHost(reply);
    else fromMemory(request, reply, done);
  });
  keepReads(server, cache);
}
