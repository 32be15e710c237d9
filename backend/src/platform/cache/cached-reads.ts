import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallerRequest } from '../http/access.js';
import type { AnswerCache } from './answer-cache.js';
import type { CacheReport } from './cache-report.js';
import { FinishedAnswer } from './finished-answer.js';
import type { Table } from '../database/tables.js';
import { tagsOf, reportTags, type RouteTags, type RecordKind } from './tags.js';

/** What a route says of its answers. */
interface ReadConfig {
  cached?: boolean;
  cacheTags?: RouteTags;
}

/**
 * Marks an operation whose answers are the same for everyone and may be kept. A change of one of these tables invalidates
 * them; without any named, any change.
 */
export const Cached = (...tables: Table[]): MethodDecorator =>
  RouteConfig({ cached: true, ...(tables.length > 0 && { cacheTags: { tables } }) } satisfies ReadConfig);

/** The same for answers that show one record with its parts, which the operation names by `showsRecord`. */
export const CachedOf = (record: RecordKind, ...tables: Table[]): MethodDecorator =>
  RouteConfig({ cached: true, cacheTags: { record, tables } } satisfies ReadConfig);

/** Names the tables of an operation whose answers are not kept themselves, while pages that show them are. */
export const CacheTags = (...tables: Table[]): MethodDecorator =>
  RouteConfig({ cacheTags: { tables } } satisfies ReadConfig);

/** Whether a kept answer may be given. A request in a person's name gets its own answer. */
const isForEveryone = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && headers.authorization === undefined;

/**
 * Answers from memory, for the API and for pages, before anything else runs. It must be the server's first hook.
 * @param may whether a request may be answered like this; otherwise it takes the usual way, which answers why not
 */
export const answerFromMemory =
  (cache: AnswerCache, report: CacheReport, may: (request: FastifyRequest, route: string) => boolean) =>
  (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    if (!isForEveryone(request)) return done();
    const answer = (): void => {
      const known = cache.get(request.url);
      if (!known || !may(request, known.route)) return done();
      cache.countHit();
      report.count(known.route);
      reportTags(request, () => cache.tagsOf(request.url));
      const sending = known.send(request, reply);
      if (sending instanceof Promise) sending.catch(done);
    };
    const sure = cache.verifyFresh(request.url);
    if (sure) sure.then(answer).catch(done);
    else answer();
  };

/** When the making of an answer began. Only for answers that may be kept. */
const begun = new WeakMap<FastifyRequest, number>();

/**
 * Keeps the answers to public reads. Before the answer to a write of staff is sent, everything that shows the change is
 * dropped: the next request finds it.
 */
export function keepReads(server: FastifyInstance, cache: AnswerCache): void {
  if (!cache.enabled) return;
  server.addHook('onRequest', (request, _reply, done) => {
    const { cached = false } = request.routeOptions.config as ReadConfig;
    if (cached && isForEveryone(request)) begun.set(request, cache.begin());
    done();
  });
  server.addHook('onSend', (request, reply, payload, done) => {
    const since = begun.get(request);
    // What refuses may do so for reasons that are in no table of its operation.
    const tags = reply.statusCode === 200 ? tagsOf(request) : undefined;
    if (since !== undefined && reply.statusCode === 200 && typeof payload === 'string') {
      const answer = new FinishedAnswer(payload, reply);
      cache.keep(request.url, answer, since, tags);
      void reply.headers(answer.validators);
    }
    reportTags(request, () => tags);
    if (isStaffWrite(request, reply)) void cache.catchUp().then(() => done(null, payload));
    else done(null, payload);
  });
}

function isStaffWrite(request: CallerRequest, { statusCode }: FastifyReply): boolean {
  return request.method !== 'GET' && request.caller !== undefined && statusCode < 300;
}
