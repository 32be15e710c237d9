import { createServer, IncomingMessage, type ServerOptions } from 'node:http';
import { UnauthorizedException } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyContextConfig,
  FastifyServerOptions,
  onRequestAsyncHookHandler,
  RouteShorthandOptions,
} from 'fastify';
import type { Env } from '../../../config/env.js';
import { boundBodies, isUnread } from '../body/bodies-in-flight.js';
import { BodyGate, LARGE_BODY } from '../body/body-gate.js';
import { collectGarbage } from '../collect-garbage.js';
import { parseJsonBody } from '../body/json-body.js';
import { isInProcess } from '../answer/in-process.js';
import { requestId } from '../log/logger-options.js';
import { TIME_TO_SEND, readBody } from '../body/read-body.js';
import { readableAddress } from '../value/readable-address.js';
import { withinBounds } from './request-bounds.js';
import { SAFE_HEADERS } from '../answer/safe-headers.js';
import { trustedProxies } from './trusted-proxies.js';
import { refuseExpectation, refuseUnreadable } from './unreadable-requests.js';

const MB = 1024 * 1024;

/** Largest JSON body where an operation says nothing else: the longest text of a form has 8,000 characters. */
const DEFAULT_BODY = 32 * 1024;

/** An operation's limits for its body. */
interface BodyConfig {
  bodyLimit?: number;
  bodyParts?: number;
}

/** Most parts of a record with its pictures and lists of names. */
const RECORD_PARTS = 1_000;

/**
 * Raises the limits of an operation whose body may carry pictures as data URLs or many records.
 * @param parts most commas and colons of the body
 */
export const BodyLimit = (megabytes: number, parts = RECORD_PARTS): MethodDecorator =>
  RouteConfig({ bodyLimit: megabytes * MB, bodyParts: parts } satisfies BodyConfig);

/** The same for a route that is no operation of the API. */
export const largeBody = (bytes: number): Pick<RouteShorthandOptions, 'bodyLimit' | 'config'> => ({
  bodyLimit: bytes,
  config: { bodyLimit: bytes } satisfies BodyConfig as FastifyContextConfig,
});

/** Lowers the limits of an operation that takes a few words and numbers. */
export const TinyBody = (): MethodDecorator => RouteConfig({ bodyLimit: 2 * 1024, bodyParts: 16 } satisfies BodyConfig);

/**
 * Nest's pipes check what comes, and nothing is written by a schema. So what Fastify would do both with is not loaded: it took
 * four megabytes of each process.
 */
const NO_SCHEMAS: FastifyServerOptions['schemaController'] = {
  compilersFactory: { buildValidator: refuseSchemas, buildSerializer: refuseSchemas },
};

function refuseSchemas(): never {
  throw new Error('a route has a schema, which nothing here reads');
}

/** What Node itself bounds. */
const SERVER: ServerOptions = {
  requestTimeout: TIME_TO_SEND,
  headersTimeout: 15_000,
  keepAliveTimeout: 10_000,
  // How often both times are looked at: 30 s otherwise.
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16 * 1024,
  // A request without a host is refused as any other malformed one (`isHostMalformed`), and not without a word.
  requireHostHeader: false,
};

/** Limits that apply before any of our code runs: sizes, times, and whose headers are trusted. */
export function fastifyOptions(env: Env): FastifyServerOptions {
  const isTrusted = trustedProxies(env.TRUST_PROXY);
  return {
    trustProxy: env.TRUST_PROXY === false ? false : isTrusted,
    schemaController: NO_SCHEMAS,
    bodyLimit: DEFAULT_BODY,
    serverFactory: (handle) => createServer(SERVER, withinBounds(handle)),
    clientErrorHandler: refuseUnreadable,
    forceCloseConnections: 'idle',
    // Requests that still arrive while the process ends are answered as usual: the balancer could not know.
    return503OnClosing: false,
    // What the server asks itself, to render a page, has the id of the page's request: no client can make such a request.
    genReqId: (request) => requestId(request, request instanceof IncomingMessage ? isTrusted : () => true),
    routerOptions: { maxParamLength: 1_000, ignoreTrailingSlash: false },
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    frameworkErrors: refuseUnreadableAddress,
  };
}

/** What the server asks about an Authorization header before it reads a body. */
interface Bearers {
  /** Whether its bearer may work now at this address. */
  isKnown: (authorization: string | undefined, url: string) => Promise<boolean>;
  /** Throws unless the token of a secret link opens something. Counts the request first, because that takes a statement. */
  refuseUnlinked: (token: string, request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Whether it is a session of ours, also one that has ended. */
  wasKnown: (authorization: string | undefined) => boolean;
}

/**
 * Installs the JSON parser, the only one of the API, the body limits that operations declare, and the request id.
 */
export function defendServer(server: FastifyInstance, { isKnown, refuseUnlinked, wasKnown }: Bearers): void {
  server.server.on('checkExpectation', refuseExpectation);
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', async (request: FastifyRequest, payload: IncomingMessage) => {
    const { bodyLimit = DEFAULT_BODY, config } = request.routeOptions;
    const length = request.headers['content-length'];
    const body = await readBody(payload, length === undefined ? undefined : Number(length), bodyLimit);
    // The pieces that a large body came in would stay beside it and its text.
    if (body.length >= LARGE_BODY) collectGarbage();
    return parseJsonBody(body, (config as BodyConfig).bodyParts);
  });
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  boundBodies(server);
  // Node would read what is left of a refused body to its end. A browser whose session has just ended gets the answer
  // only after it has sent everything.
  server.addHook('onSend', (request, reply, payload, done) => {
    if (isUnread(request) && !wasKnown(request.headers.authorization)) void reply.header('Connection', 'close');
    done(null, payload);
  });
  const gate = new BodyGate();
  server.addHook('onRoute', (route) => {
    const limit = (route.config as BodyConfig | undefined)?.bodyLimit;
    if (limit === undefined) return;
    route.bodyLimit = limit;
    if (limit > DEFAULT_BODY)
      route.onRequest = [admitLarge(limit, { isKnown, refuseUnlinked }, gate), ...[route.onRequest ?? []].flat()];
  });
}

/**
 * Bodies are read before Nest's guards run. A large one is read only from anyone who may work or has a secret link, and only while
 * there is room for it. The guard asks once more: much can happen while a body arrives. What a page passes on has room already.
 */
function admitLarge(
  limit: number,
  { isKnown, refuseUnlinked }: Omit<Bearers, 'wasKnown'>,
  gate: BodyGate,
): onRequestAsyncHookHandler {
  return async (request, reply) => {
    if (isInProcess(request)) return;
    const bytes = Number(request.headers['content-length'] ?? limit);
    if (bytes <= DEFAULT_BODY) return;
    const { token } = request.params as { token?: string };
    if (token !== undefined) await refuseUnlinked(token, request, reply);
    else if (!(await isKnown(request.headers.authorization, request.routeOptions.url ?? '')))
      throw new UnauthorizedException();
    if (bytes <= limit) await gate.enter(bytes, request, reply);
  };
}

/** No hook has run before it, so it sets the headers itself. */
function refuseUnreadableAddress(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  void reply.status(400).headers({ ...SAFE_HEADERS, 'X-Content-Type-Options': 'nosniff' });
  void reply.send({ status: 400, msg: 'La dirección no se puede leer.', data: null });
}
