import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallerRequest } from '../http/access.js';
import type { AnswerCache } from './answer-cache.js';
import type { CacheReport } from './cache-report.js';
import { FinishedAnswer } from './finished-answer.js';

/**
 * Marks an operation whose answers are the same for everyone and change only with what visitors see, so that they may
 * be kept.
 */
export const Cached = (): MethodDecorator => RouteConfig({ cached: true });

/** Whether a kept answer may be given. A request in a person's name gets its own answer. */
const isForEveryone = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && headers.authorization === undefined;

/**
 * Answers from memory, for the API and for pages, before anything else runs. It must be the server's first hook.
 * @param may whether a request may be answered like this; otherwise it takes the usual way, which answers why not
 */
export const answerFromMemory =
  (cache: AnswerCache, report: CacheReport, may: (request: FastifyRequest) => boolean) =>
  (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    if (!isForEveryone(request)) return done();
    const answer = (): void => {
      const known = cache.get(request.url);
      if (!known || !may(request)) return done();
      cache.noteHit();
      report.count(known.route);
      known.send(request, reply).catch(done);
    };
    const sure = cache.makeSure(request.url);
    if (sure) void sure.then(answer);
    else answer();
  };

/** When the making of an answer began. Only for answers that may be kept. */
const begun = new WeakMap<FastifyRequest, number>();

/**
 * Keeps the answers to public reads. Drops everything before the answer to a write of staff is sent, so that whoever
 * has read that answer finds the change with the next request.
 */
export function keepReads(server: FastifyInstance, cache: AnswerCache): void {
  if (!cache.enabled) return;
  server.addHook('onRequest', (request, _reply, done) => {
    const { cached = false } = request.routeOptions.config as { cached?: boolean };
    if (cached && isForEveryone(request)) begun.set(request, cache.begin());
    done();
  });
  server.addHook('onSend', (request, reply, payload, done) => {
    const since = begun.get(request);
    if (since !== undefined && reply.statusCode === 200 && typeof payload === 'string') {
      const answer = new FinishedAnswer(payload, reply);
      cache.keep(request.url, answer, since);
      void reply.headers(answer.validators);
    }
    if (isStaffWrite(request, reply)) cache.drop();
    done(null, payload);
  });
}

function isStaffWrite(request: CallerRequest, { statusCode }: FastifyReply): boolean {
  return request.method !== 'GET' && request.caller !== undefined && statusCode < 300;
}
